// The curtain between the turns of different people, and the choice whose hand is held.

/** A full panel behind which nothing lies that only one person may see. */
function curtainPanel(table) {
  const mark = el("div", { class: "tl-curtainmark" });
  const title = el("h3", { class: "tl-curtaintitle", tabindex: "-1" });
  const text = el("p", { class: "tl-quiet-text" });
  const lift = button("", () => table.send({ kind: "seat", value: table.snap.curtain?.seat }), {
    look: "primary",
  });
  lift.classList.add("tl-large");
  const node = el("section", { class: "tl-curtain tl-card", hidden: true }, mark, title, text, lift);
  return {
    node,
    heading: title,
    update(snap) {
      node.hidden = !snap.curtain;
      if (!snap.curtain) return;
      fill(mark, seatMark(snap.curtain.seat));
      setText(title, snap.curtain.title);
      setText(text, table.t("curtain.text"));
      setText(lift.lastChild, snap.curtain.lift);
    },
  };
}

/** For a team that acts at once: whose cards are on the page. */
function choicePanel(table) {
  const title = el("span", { class: "tl-quiet-text" });
  const row = el("div", { class: "tl-choicerow" });
  const node = el("div", { class: "tl-choices", role: "group", hidden: true }, title, row);
  const buttons = new Map(); // seat -> button
  return {
    node,
    update(snap) {
      const seats = snap.choices ?? [];
      node.hidden = seats.length < 2;
      setText(title, table.t("choose"));
      node.setAttribute("aria-label", table.t("choose"));
      for (const [seat, old] of buttons) {
        if (seats.includes(seat)) continue;
        old.remove();
        buttons.delete(seat);
      }
      for (const seat of seats) {
        if (!buttons.has(seat)) buttons.set(seat, chip(seat));
        const made = buttons.get(seat);
        setText(made.lastChild, snap.seats[seat].name);
        made.setAttribute("aria-pressed", String(snap.turn.human === seat));
        if (made.parentNode !== row) row.append(made);
      }
    },
  };

  function chip(seat) {
    return el(
      "button",
      {
        type: "button",
        class: "tl-button tl-small",
        data: { choice: seat },
        on: { click: () => table.send({ kind: "seat", value: seat }) },
      },
      seatMark(seat),
      el("span", {}),
    );
  }
}
