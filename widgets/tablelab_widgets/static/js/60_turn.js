// Whose turn it is, what can be done, and what would come of it.

function turnPanel(table) {
  const who = el("p", { class: "tl-who" });
  const prompt = el("h3", { class: "tl-prompt", tabindex: "-1" });
  const waiting = el("span", {});
  const skip = button("", () => table.send({ kind: "skip" }), { icon: "skip", small: true });
  const bots = el("div", { class: "tl-waiting", hidden: true }, waiting, skip);
  const live = el("p", { class: "tl-unseen", role: "status", "aria-live": "polite" });
  const node = el("section", { class: "tl-turn tl-card" }, who, prompt, bots);
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
      announce(snap);
    },
  };

  /** Say what happened and what comes now, once, in the order in which it matters. */
  function announce(snap) {
    const happened = snap.last.lines.map((line) => line.text);
    const now = isOver(snap) ? snap.outcome.title : snap.bots ? "" : snap.prompt;
    setText(live, [...happened, now].filter(Boolean).join(" "));
  }
}

/** Whether the end of a finished match is shown, and not an earlier moment. */
const isOver = (snap) => snap.phase === "over" && snap.cursor === null;

const FEW = 8;

function actionsPanel(table) {
  const title = el("h3", { class: "tl-heading" });
  const groups = el("div", { class: "tl-actiongroups" });
  const node = el("section", { class: "tl-actions tl-card" }, title, groups);
  const buttons = new Map(); // code -> button
  let height = 0; // of the buttons when a person was last asked

  function make(code) {
    const made = el("button", {
      type: "button",
      class: "tl-button tl-action",
      data: { code },
      on: {
        click: (event) => press(code, event),
        focus: () => table.look(code),
        blur: () => table.look(null),
        pointerenter: (event) => event.pointerType !== "touch" && table.look(code),
        pointerleave: () => table.look(null),
      },
    });
    buttons.set(code, made);
    return made;
  }

  function press(code, event) {
    if (event.pointerType === "touch" && table.chosen !== code) table.choose(code);
    else table.act(code);
  }

  function arrange(actions) {
    const kept = new Set(actions.map(({ code }) => code));
    for (const [code, old] of buttons) {
      if (kept.has(code)) continue;
      old.remove();
      buttons.delete(code);
    }
    // Many actions stand in one group a verb, in the order of the rules; a few in a single one.
    const verbs = new Map();
    const many = actions.length > FEW;
    for (const { code, label } of actions) {
      const verb = many ? code.split(":")[0] : "";
      const made = buttons.get(code) ?? make(code);
      setText(made, label);
      made.classList.remove("sent");
      verbs.set(verb, [...(verbs.get(verb) ?? []), made]);
    }
    const wanted = [...verbs.values()];
    while (groups.children.length > wanted.length) groups.lastChild.remove();
    while (groups.children.length < wanted.length) groups.append(el("div", { class: "tl-group" }));
    wanted.forEach((members, index) => {
      const group = groups.children[index];
      members.forEach((made, place) => {
        if (group.children[place] !== made) group.insertBefore(made, group.children[place] ?? null);
      });
      while (group.children.length > members.length) group.lastChild.remove();
    });
  }

  return {
    node,
    update(snap) {
      // While the bots move the card keeps its height: what stands below must not jump.
      const waits = snap.bots && height > 0;
      node.hidden = snap.actions.length === 0 && !waits;
      setText(title, waits ? snap.turn.waiting : table.t("actions"));
      arrange(snap.actions);
      groups.style.minHeight = waits ? `${height}px` : "";
      if (snap.actions.length) height = groups.offsetHeight;
      if (snap.actions.length === 0 && !waits) height = 0;
    },
    mark(code) {
      for (const [other, each] of buttons) each.classList.toggle("linked", other === code);
    },
    sent: (code) => buttons.get(code)?.classList.add("sent"),
    focus() {
      const first = buttons.values().next().value;
      first?.focus({ preventScroll: true });
      return Boolean(first);
    },
  };
}
