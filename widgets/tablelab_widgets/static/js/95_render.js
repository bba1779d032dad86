// One view of a table: its panels, its theme and shape, and the way from a snapshot to the page.

function renderTable({ model, el: host }) {
  const root = el("div", { class: "tablelab-table", data: { phase: "", entries: "", busy: "false" } });
  const table = makeTable(model, root);
  const text = el("pre", { class: "tl-textboard", id: table.textBoardId, tabindex: "0" });
  const textTitle = el("summary", {});
  const textBoard = el("details", { class: "tl-textbox tl-card" }, textTitle, text);
  const panels = {
    toolbar: toolbarPanel(table),
    banner: bannerPanel(table),
    start: startPanel(table),
    clock: clockPanel(table),
    curtain: curtainPanel(table),
    turn: turnPanel(table),
    notice: noticePanel(table),
    back: backPanel(table),
    final: finalPanel(table),
    board: boardPanel(table),
    actions: actionsPanel(table),
    preview: previewPanel(table),
    seats: seatsPanel(table),
    extras: panelsPanel(table),
    log: logPanel(table),
    replay: replayPanel(table),
    rules: rulesDialog(table),
  };
  table.panels = panels;
  table.showTextBoard = () => (textBoard.open = true);
  const now = el("div", { class: "tl-now" }, panels.back.node, panels.turn.node, panels.notice.node);
  const game = el(
    "div",
    { class: "tl-game" },
    panels.final.node,
    el("div", { class: "tl-top" }, now, panels.preview.node, panels.extras.node),
    el(
      "div",
      { class: "tl-main" },
      panels.board.node,
      panels.actions.node,
      panels.seats.node,
      panels.replay.node,
      textBoard,
    ),
    panels.log.node,
  );
  const answer = el("div", { class: "tl-answer" }); // where notices stand while there is no game
  root.append(panels.toolbar.node, panels.banner.node, panels.turn.live, panels.clock.live, answer, panels.start.node, panels.clock.node, panels.curtain.node, game, panels.rules.node);
  const keeper = autosaver(table);
  const slips = slipWatch(table);
  const inGame = ["back", "turn", "actions", "preview", "extras", "seats", "log", "replay"].map((name) => panels[name]);
  let lostFocus = null; // where the focus stood when the bots' moves took its button away

  function update() {
    try {
      // A page may come to see a widget before the kernel has filled it; what it has comes at once.
      if (model.get("snapshot").phase) slips.during(() => draw(model.get("snapshot")));
    } catch (error) {
      table.alarm(error, "trouble.title");
    }
  }

  function draw(snap) {
    const chosen = table.labelOf(table.chosen);
    table.snap = snap;
    table.useWords();
    const focused = areaOf(document.activeElement);
    // Where all act at once others' moves leave a finger's choice alone, as long as it is the same.
    const holds = chosen && snap.turn?.seats.length > 1 && table.labelOf(table.chosen) === chosen;
    if (!holds) table.chosen = null;
    const playing = snap.phase !== "start";
    const covered = Boolean(snap.curtain);
    game.hidden = !playing || covered;
    root.lang = snap.language;
    table.heard();
    panels.toolbar.update(snap);
    panels.banner.update(snap);
    const place = playing && !covered ? now : answer;
    if (panels.notice.node.parentNode !== place) place.append(panels.notice.node);
    panels.notice.update(snap);
    panels.start.update(snap);
    panels.curtain.update(snap);
    panels.clock.update(snap);
    if (playing) {
      for (const panel of inGame) panel.update(snap);
      setText(text, snap.text);
      setText(textTitle, table.t("text"));
      text.setAttribute("aria-label", table.t("text"));
      panels.board.update(snap);
      panels.final.update(snap);
    }
    panels.rules.update();
    keeper.update(snap);
    keepFocus(focused);
    label(snap);
  }

  /** What a test or a style sheet wants to know. */
  function label(snap) {
    Object.assign(root.dataset, {
      phase: snap.phase,
      entries: snap.entries,
      seat: (snap.turn?.seats ?? []).join(","),
      human: snap.turn?.human ?? "",
      curtain: snap.curtain?.seat ?? "",
      looking: String(snap.cursor !== null && snap.cursor !== undefined),
      version: snap.version ?? "",
    });
  }

  function areaOf(node) {
    if (!node || !root.contains(node)) return null;
    if (panels.actions.node.contains(node)) return "actions";
    if (panels.board.node.contains(node)) return "board";
    if (panels.curtain.node.contains(node)) return "curtain";
    return panels.start.node.contains(node) ? "start" : "other";
  }

  /** A button that is gone must not throw a keyboard player out of the table. */
  function keepFocus(before) {
    // What was hidden keeps the focus until the browser draws; it counts as gone already.
    const held = areaOf(document.activeElement) && document.activeElement.getClientRects().length;
    const gone = before && !held;
    if (table.snap.phase === "start") {
      if (gone) panels.start.focus();
      return;
    }
    if (table.snap.curtain) {
      // To the heading, not to the button: a second Enter must not raise the curtain.
      if (gone) panels.curtain.heading.focus({ preventScroll: false });
      return;
    }
    const heading = isOver(table.snap) ? panels.final.heading : panels.turn.heading;
    const parked = document.activeElement === heading;
    if (gone) lostFocus = before === "board" ? "board" : "actions";
    if (!lostFocus || !(gone || parked)) {
      if (!parked) lostFocus = null;
      return;
    }
    if (lostFocus === "board") panels.board.overlay.focus();
    else if (panels.actions.focus()) lostFocus = null;
    else heading.focus({ preventScroll: !isOver(table.snap) });
  }
  table.refocus = () => panels.actions.focus() || panels.turn.heading.focus({ preventScroll: true });

  const unwatch = whenChanged(model, update);

  const look = pageLook(table, host, () => panels.final.resize());

  const site = window.tablelab; // the page around the table, when it is one of our site
  const siteLanguage = ({ detail }) => {
    if (detail !== table.snap.language) table.send({ kind: "language", value: detail });
  };
  window.addEventListener("tablelab:language", siteLanguage);

  // A key that is held down presses a button once: what comes after it is another decision.
  root.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter" && event.target.closest("button")) event.preventDefault();
  });

  host.append(root);
  const { theme, shape } = look.begin();
  update();
  table.send({ kind: "ready", theme, shape, language: site?.state?.language });
  window.dispatchEvent(new CustomEvent("tablelab:ready"));

  return once(() => {
    unwatch();
    look.end();
    window.removeEventListener("tablelab:language", siteLanguage);
    keeper.destroy();
    for (const panel of Object.values(panels)) panel.destroy?.();
    table.destroy();
    root.remove();
  });
}

/** Do something once and then let go of it: whoever keeps a cleanup must not keep its table. */
function once(action) {
  return () => {
    const act = action;
    action = null;
    act?.();
  };
}
