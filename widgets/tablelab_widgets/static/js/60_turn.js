// Whose turn it is, what can be done, and what would come of it.

function turnPanel(table) {
  const who = el("p", { class: "tl-who" });
  const prompt = el("h3", { class: "tl-prompt", tabindex: "-1" });
  const waiting = el("span", {});
  const skip = button("", () => table.send({ kind: "skip" }), { icon: "skip", small: true });
  const bots = el("div", { class: "tl-waiting", hidden: true }, waiting, skip);
  const choices = choicePanel(table);
  const live = el("p", { class: "tl-unseen", role: "status", "aria-live": "polite" });
  const node = el("section", { class: "tl-turn tl-card" }, who, prompt, choices.node, bots);
  return {
    node,
    live,
    heading: prompt,
    update(snap) {
      node.hidden = isOver(snap); // the final scoring says it all
      const acting = snap.seats.map((seat, index) => ({ ...seat, index })).filter((seat) => seat.acting);
      fill(who, acting.map((seat) => el("span", { class: "tl-seatname" }, seatMark(seat.index), seat.name)));
      who.hidden = acting.length === 0;
      setText(prompt, snap.prompt);
      bots.hidden = !snap.bots;
      setText(waiting, snap.turn.waiting);
      setText(skip.lastChild, table.t("skip"));
      choices.update(snap);
      announce(snap);
    },
  };

  /** Say what happened and what comes now, once, in the order in which it matters. */
  function announce(snap) {
    if (snap.curtain) return setText(live, snap.curtain.title);
    const happened = snap.last.lines.map((line) => line.text);
    const now = isOver(snap) ? snap.outcome.title : snap.bots ? "" : snap.prompt;
    setText(live, [...happened, now].filter(Boolean).join(" "));
  }
}

/** Whether the end of a finished match is shown, and not an earlier moment. */
const isOver = (snap) => snap.phase === "over" && snap.cursor === null;
