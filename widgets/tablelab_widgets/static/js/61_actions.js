// The actions as buttons: a few side by side, many in groups that can be folded and searched.

const SEARCHED = 20; // so many actions get a field to find one

function actionsPanel(table) {
  const title = el("h3", { class: "tl-heading" });
  const search = el("input", { type: "search", class: "tl-search", autocomplete: "off", hidden: true, on: { input: () => sift() } });
  const none = el("p", { class: "tl-quiet-text", role: "status", hidden: true });
  const groups = el("div", { class: "tl-actiongroups" });
  const node = el("section", { class: "tl-actions tl-card" }, title, search, none, groups);
  const buttons = new Map(); // code -> button
  const outputs = []; // lines below rows of amounts: { codes, line }
  let arranged = null; // the groups that stand there
  let opened = new Set(); // titles of groups that a person has opened
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

  function label(actions, shown) {
    const amounts = new Set(shown.flatMap(({ look, codes }) => (look === "amounts" ? codes : [])));
    for (const { code, label: words, note } of actions) {
      const made = buttons.get(code) ?? make(code);
      const number = amounts.has(code) ? code.split(":").at(-1) : null;
      if (number === null) setText(made, words);
      else fill(made, el("span", {}, number), note ? el("small", {}, note) : null);
      setAll(made, { "aria-label": number === null ? null : words });
      made.classList.toggle("tl-amount", number !== null);
      made.classList.remove("sent");
    }
  }

  /** Only when the groups are others than those that stand there: a button keeps its focus. */
  function arrange(snap) {
    const mark = JSON.stringify([snap.groups, snap.seats.map(({ name }) => name)]);
    const kept = new Set(snap.actions.map(({ code }) => code));
    for (const [code, old] of buttons) {
      if (kept.has(code)) continue;
      old.remove();
      buttons.delete(code);
    }
    label(snap.actions, snap.groups);
    if (mark === arranged) return;
    arranged = mark;
    const focused = document.activeElement?.dataset?.code;
    outputs.length = 0;
    const people = new Set(snap.groups.map(({ seat }) => seat));
    let last = null;
    const parts = [];
    for (const group of snap.groups) {
      if (people.size > 1 && group.seat !== last) parts.push(seatHeading(snap, group.seat));
      last = group.seat;
      parts.push(groupNode(group));
    }
    fill(groups, parts);
    search.value = "";
    sift();
    if (focused && document.activeElement !== buttons.get(focused)) {
      buttons.get(focused)?.focus({ preventScroll: true });
    }
  }

  function seatHeading(snap, seat) {
    return el("h4", { class: "tl-seatname" }, seatMark(seat), snap.seats[seat].name);
  }

  function groupNode({ look, title: words, codes }) {
    const members = codes.map((code) => buttons.get(code));
    if (look === "amounts") return amountsNode(words, codes, members);
    const list = el("div", { class: "tl-group" }, members);
    if (look !== "folded") return list;
    const name = words || table.t("group.more");
    const fold = el(
      "details",
      {
        class: "tl-fold",
        open: opened.has(name),
        on: { toggle: () => search.value || (fold.open ? opened.add(name) : opened.delete(name)) },
      },
      el("summary", {}, filled(table.t("group"), { title: name, n: codes.length })),
      list,
    );
    return fold;
  }

  function amountsNode(words, codes, members) {
    const line = el("p", { class: "tl-amountline tl-quiet-text", "aria-hidden": "true" });
    outputs.push({ codes: new Set(codes), line });
    return el(
      "div",
      { class: "tl-amounts", role: "group", "aria-label": words },
      el("span", { class: "tl-label" }, words),
      el("div", { class: "tl-amountrow" }, members),
      line,
    );
  }

  /** Show only the actions that contain what was typed. */
  function sift() {
    const wanted = search.value.trim().toLocaleLowerCase();
    let left = 0;
    for (const made of buttons.values()) {
      const words = (made.getAttribute("aria-label") ?? made.textContent).toLocaleLowerCase();
      made.hidden = !words.includes(wanted);
      left += made.hidden ? 0 : 1;
    }
    for (const group of groups.querySelectorAll(".tl-group, .tl-amounts")) {
      const empty = [...group.querySelectorAll(".tl-action")].every((made) => made.hidden);
      const whole = group.closest("details") ?? group;
      whole.hidden = empty;
      if (whole !== group) whole.open = wanted ? !empty : opened.has(foldName(whole));
    }
    none.hidden = left > 0 || buttons.size === 0;
  }

  const foldName = (fold) => fold.firstChild.textContent.replace(/ \(\d+\)$/, "");

  return {
    node,
    update(snap) {
      // While the bots move the card keeps its height: what stands below must not jump.
      const waits = snap.bots && height > 0;
      node.hidden = snap.actions.length === 0 && !waits;
      setText(title, waits ? snap.turn.waiting : table.t("actions"));
      setAll(search, { placeholder: table.t("filter"), "aria-label": table.t("filter") });
      setText(none, table.t("filter.none"));
      search.hidden = snap.actions.length < SEARCHED;
      arrange(snap);
      groups.style.minHeight = waits ? `${height}px` : "";
      if (snap.actions.length) height = groups.offsetHeight;
      if (snap.actions.length === 0 && !waits) height = 0;
      if (snap.actions.length === 0) opened = new Set();
    },
    mark(code) {
      for (const [other, each] of buttons) each.classList.toggle("linked", other === code);
      for (const { codes, line } of outputs) {
        const words = codes.has(code) ? buttons.get(code)?.getAttribute("aria-label") : null;
        setText(line, words ?? "\u00a0");
      }
    },
    sent: (code) => buttons.get(code)?.classList.add("sent"),
    focus() {
      const first = [...buttons.values()].find((each) => each.offsetParent !== null);
      first?.focus({ preventScroll: true });
      return Boolean(first);
    },
  };
}
