// Numbers that a game adds beside its board: exact chances, what is left in a stack.

function panelsPanel(table) {
  const node = el("div", { class: "tl-panels" });
  let shown = "";
  const opened = new Set(); // ids of panels that a person has unfolded

  function panel({ id, title, rows, more, fold, note }) {
    return el(
      "section",
      { class: "tl-panel tl-card", data: { panel: id } },
      el("h3", { class: "tl-heading" }, title),
      list(rows),
      more.length ? folded(id, fold, more) : null,
      note ? el("p", { class: "tl-quiet-text" }, note) : null,
    );
  }

  const list = (rows) => el("ul", { class: "tl-panelrows" }, rows.map((each) => row(each)));

  function folded(id, words, rows) {
    const open = opened.has(id);
    const keep = ({ target }) => (target.open ? opened.add(id) : opened.delete(id));
    return el("details", { class: "tl-fold", open, on: { toggle: keep } }, el("summary", {}, words), list(rows));
  }

  function row({ label, value, share, tone }) {
    const bar =
      share === null
        ? null
        : el("span", { class: "tl-share", "aria-hidden": "true" }, el("span", { style: `width:${(share * 100).toFixed(2)}%` }));
    return el("li", { class: "tl-panelrow", data: { tone } }, el("span", {}, label), el("b", {}, value), bar);
  }

  return {
    node,
    update(snap) {
      const mark = JSON.stringify(snap.panels);
      if (mark === shown) return;
      shown = mark;
      const held = node.contains(document.activeElement) && document.activeElement.closest(".tl-panel");
      node.hidden = snap.panels.length === 0;
      fill(node, snap.panels.map(panel));
      const again = [...node.children].find((each) => held && each.dataset.panel === held.dataset.panel);
      again?.querySelector("summary")?.focus({ preventScroll: true });
    },
  };
}
