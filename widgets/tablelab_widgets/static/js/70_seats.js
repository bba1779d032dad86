// Points now, by seat and source.

function seatsPanel(table) {
  const title = el("h3", { class: "tl-heading" });
  const list = el("ul", { class: "tl-seats" });
  const node = el("section", { class: "tl-points tl-card" }, title, list);

  function row(seat, index) {
    const sources = seat.points.filter(({ n }) => n !== 0);
    return el(
      "li",
      { class: `tl-seat ${seat.acting ? "acting" : ""}`, data: { seat: index } },
      seatMark(index),
      el(
        "span",
        { class: "tl-seatlabel" },
        el("strong", {}, seat.name),
        el("span", { class: "tl-quiet-text" }, status(seat)),
      ),
      el("span", { class: "tl-total", title: table.t("points.now") }, String(seat.total)),
      el(
        "span",
        { class: "tl-sources" },
        sources.map(({ label, n }) => el("span", { class: "tl-source" }, `${label} `, el("b", {}, String(n)))),
      ),
    );
  }

  function status(seat) {
    const parts = [seat.kindLabel];
    if (seat.winner) parts.push(table.t("seat.winner"));
    else if (seat.acting) parts.push(table.t("seat.acting"));
    return parts.join(" · ");
  }

  return {
    node,
    update(snap) {
      node.hidden = isOver(snap) || !snap.seats.some(({ points }) => points.length);
      setText(title, table.t("points.now"));
      fill(list, snap.seats.map(row));
    },
  };
}
