// Numbers that a game adds beside its board: exact chances, what is left in a stack.

function panelsPanel(table) {
  const node = el("div", { class: "tl-panels" });
  let shown = "";

  function panel({ id, title, rows, note }) {
    return el(
      "section",
      { class: "tl-panel tl-card", data: { panel: id } },
      el("h3", { class: "tl-heading" }, title),
      el("ul", { class: "tl-panelrows" }, rows.map((each) => row(each))),
      note ? el("p", { class: "tl-quiet-text" }, note) : null,
    );
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
      node.hidden = snap.panels.length === 0;
      fill(node, snap.panels.map(panel));
    },
  };
}
