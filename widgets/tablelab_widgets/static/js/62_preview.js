// Consequences before one commits: what would come of the action that is pointed at.

function previewPanel(table) {
  const title = el("h3", { class: "tl-heading" });
  const body = el("div", { class: "tl-previewbody" });
  const sheet = el("div", { class: "tl-sheet tl-card", popover: "manual" });
  const node = el("section", { class: "tl-preview tl-card" }, title, body, sheet);
  let shown = null;
  let offered = null;
  let last = null; // the action that was looked at last, and in which version of the match

  const find = (code) => table.snap.actions?.find((each) => each.code === code);

  /** What was looked at stays when one looks away: its rules can be opened, and nothing jumps. */
  function show(code) {
    const { version } = table.snap;
    if (find(code)) last = { code, version };
    const action = last?.version === version ? find(last.code) : undefined;
    // Filled anew only when it says something else: a click must find the button that it began on.
    const mark = JSON.stringify([action, table.snap.language, table.snap.version]);
    if (mark === shown) return;
    shown = mark;
    if (action) return fill(body, el("h4", {}, action.label), previewBody(table, action.preview));
    const hint = table.snap.actions?.length ? table.t("preview.none") : "";
    fill(body, el("p", { class: "tl-quiet-text" }, hint));
  }

  /** What a finger has chosen, with a button to do it. */
  function offer(code) {
    const action = find(code);
    const mark = JSON.stringify([action ?? null, table.snap.language]);
    if (mark === offered) return;
    offered = mark;
    if (action) {
      fill(
        sheet,
        closeButton(table, () => table.choose(null)),
        el(
          "div",
          { class: "tl-previewbody" },
          el("h4", {}, action.label),
          previewBody(table, action.preview),
          button(table.t("hint.do"), () => table.act(code), { look: "primary", icon: "play" }),
        ),
      );
    }
    if (!action) fill(sheet);
    if (sheet.isConnected) sheet.togglePopover?.(Boolean(action));
  }

  return {
    node,
    offer,
    update(snap) {
      node.hidden = snap.actions.length === 0 && !snap.bots;
      setText(title, table.t("preview"));
      show(table.looked);
      offer(table.chosen);
    },
    mark: show,
  };
}

/** The cross in the corner of something that can be put away. */
function closeButton(table, press) {
  return el(
    "button",
    { type: "button", class: "tl-close", "aria-label": table.t("close"), on: { click: press } },
    icon("close"),
  );
}

/** What will come of an action: its events, each with its rule, and the points that change. */
function previewBody(table, { lines, points, lot, unsure }) {
  const seatPoints = ({ seat, from, to }) =>
    el(
      "span",
      { class: "tl-pointchange" },
      seatMark(seat),
      filled(table.t("points.change"), { name: table.snap.seats[seat].name, from, to }),
    );
  return [
    el(
      "ul",
      { class: "tl-lines" },
      lines.map((line) => logLine(table, line)),
      lot ? el("li", { class: "tl-lot" }, table.t("lot")) : null,
      unsure ? el("li", { class: "tl-lot" }, table.t("unsure")) : null,
    ),
    points.length ? el("p", { class: "tl-pointchanges" }, points.map(seatPoints)) : null,
  ];
}
