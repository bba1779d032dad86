// A piece of a lesson: blocks one below the other, each drawn by its own kind of part.

const WIDE = 1.5; // a board that is wider than that needs the whole width

function renderLesson({ model, el: host }) {
  const root = el("div", { class: "tablelab-table tl-lesson", data: { busy: "false", entries: "" } });
  const table = makeTable(model, root);
  const banner = bannerPanel(table);
  const rules = rulesDialog(table);
  const body = el("div", { class: "tl-blocks" });
  table.panels = { banner, rules };
  table.patience = STARTING;
  // What a table does when an action is looked at; there are none here.
  table.look = table.choose = () => {};
  table.showTextBoard = () => {
    const folded = body.querySelector(".tl-textbox");
    if (folded) folded.open = true;
  };
  const blocks = new Map(); // key -> { kind, mark, part }

  function update() {
    try {
      if (model.get("snapshot").blocks) draw(model.get("snapshot"));
    } catch (error) {
      table.alarm(error, "trouble.title");
    }
  }

  function draw(snap) {
    table.snap = snap;
    table.useWords();
    root.lang = snap.language;
    table.heard();
    const held = document.activeElement;
    const had = body.contains(held);
    const seen = new Set();
    snap.blocks.forEach((block, place) => {
      const name = `${block.kind}-${block.key}`;
      seen.add(name);
      const shown = blocks.get(name) ?? begin(name, block);
      const mark = JSON.stringify(block);
      if (shown.mark !== mark || block.kind === "board" || block.kind === "chart") shown.part.update(block);
      shown.mark = mark;
      if (body.children[place] !== shown.part.node) body.insertBefore(shown.part.node, body.children[place] ?? null);
    });
    for (const [name, { part }] of blocks) {
      if (seen.has(name)) continue;
      part.destroy?.();
      part.node.remove();
      blocks.delete(name);
    }
    body.dataset.board = boardShape(snap);
    banner.update(snap);
    rules.update();
    if (had && !body.contains(document.activeElement)) settle(held);
    root.dataset.drawn = String(snap.ack ?? "");
  }

  /** Whether there is a board, and whether text has room beside it. */
  function boardShape({ blocks: shown }) {
    if (!shown.some(({ kind }) => kind === "board")) return "none";
    return (model.get("board").figure?.layout.meta?.aspect ?? 1) > WIDE ? "wide" : "high";
  }

  function begin(name, block) {
    const part = BLOCKS[block.kind](table);
    part.node.classList.add("tl-block");
    part.node.dataset.block = block.kind;
    blocks.set(name, { part, mark: null });
    return blocks.get(name);
  }

  /** A button that is gone must not throw a keyboard reader out of the lesson. */
  function settle(held) {
    if (body.contains(held)) return held.focus({ preventScroll: true }); // it was only moved
    const verdict = body.querySelector(".tl-verdict");
    const next = verdict ?? body.querySelector("button, input, [tabindex]");
    next?.focus({ preventScroll: Boolean(verdict) });
  }

  const unwatch = whenChanged(model, update);

  root.append(banner.node, body, rules.node);
  host.append(root);
  const look = pageLook(table, host, () => {
    for (const { part } of blocks.values()) part.resize?.();
  });
  const width = new ResizeObserver(() => table.measure());
  width.observe(root);
  const { theme, shape } = look.begin();
  update();
  if (theme !== "light" || shape !== "wide") table.send({ kind: "ready", theme, shape });
  window.dispatchEvent(new CustomEvent("tablelab:ready"));

  return once(() => {
    unwatch();
    look.end();
    width.disconnect();
    for (const { part } of blocks.values()) part.destroy?.();
    rules.destroy();
    table.destroy();
    root.remove();
  });
}
