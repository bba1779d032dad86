// Consequences before one commits: what would come of the action that is pointed at.

function previewPanel(table) {
  const title = el("h3", { class: "tl-heading" });
  const body = el("div", { class: "tl-previewbody" });
  const node = el("section", { class: "tl-preview tl-card" }, title, body);

  function show(code) {
    const action = table.snap.actions?.find((each) => each.code === code);
    node.classList.toggle("chosen", Boolean(action) && table.chosen === code);
    if (!action) return fill(body, el("p", { class: "tl-quiet-text" }, table.t("preview.none")));
    fill(
      body,
      el("h4", {}, action.label),
      table.chosen === code
        ? button(table.t("hint.do"), () => table.act(code), { look: "primary", icon: "play" })
        : null,
      previewBody(table, action.preview),
    );
  }

  return {
    node,
    update(snap) {
      node.hidden = snap.actions.length === 0;
      setText(title, table.t("preview"));
      show(table.looked);
    },
    mark: (code) => show(code ?? table.chosen),
  };
}

/** What will come of an action: its events, each with its rule, and the points that change. */
function previewBody(table, { lines, points, lot }) {
  return [
    el(
      "ul",
      { class: "tl-lines" },
      lines.map((line) => logLine(table, line)),
      lot ? el("li", { class: "tl-lot" }, table.t("lot")) : null,
    ),
    points.length
      ? el(
          "p",
          { class: "tl-pointchanges" },
          points.map(({ seat, from, to }) =>
            el(
              "span",
              { class: "tl-pointchange" },
              seatMark(seat),
              filled(table.t("points.change"), { name: table.snap.seats[seat].name, from, to }),
            ),
          ),
        )
      : null,
  ];
}
