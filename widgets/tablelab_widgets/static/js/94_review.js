// The review of a match: opening it, and the turns to choose from.

/** Let a person choose a saved match. Python judges it, and says so in the piece itself. */
function openMatch(table) {
  table.note = () => table.send({ kind: "open", large: true });
  table.openFile();
}

/** Moments of a match, one of them chosen. */
function cardsBlock(table) {
  const node = el("div", { class: "tl-turns", role: "group" });

  function card({ id, mark, seat, title, value, text, up }, { key, chosen }) {
    return el(
      "button",
      {
        type: "button",
        class: "tl-turncard",
        "aria-pressed": String(id === chosen),
        data: { turn: id, up: String(up) },
        on: { click: () => table.send({ kind: "choose", key, value: id }) },
      },
      el("span", { class: "tl-turnmark" }, mark),
      el("span", { class: "tl-turntitle" }, seat === null ? null : seatMark(seat), title),
      el("b", { class: "tl-turnvalue" }, value),
      text ? el("span", { class: "tl-turntext" }, text) : null,
    );
  }

  return {
    node,
    update(block) {
      const held = node.contains(document.activeElement) ? document.activeElement.dataset.turn : null;
      node.setAttribute("aria-label", block.label);
      fill(node, block.items.map((item) => card(item, block)));
      if (held) node.querySelector(`[data-turn="${held}"]`)?.focus({ preventScroll: true });
    },
  };
}
