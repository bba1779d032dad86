// The head of the table: its title, and what can be done with the match as a whole.

function toolbarPanel(table) {
  const title = el("h2", { class: "tl-title" });
  const mark = el("span", { class: "tl-branchmark", hidden: true });
  const leave = button("", () => table.send({ kind: "leave" }), { small: true });
  const tool = (shape, press) => button("", press, { icon: shape, look: "quiet" });
  const tools = {
    undo: tool("undo", () => may("undo")),
    redo: tool("redo", () => may("redo")),
    hint: tool("hint", () => table.send({ kind: "hint" })),
    rules: tool("rules", () => table.openRule(null)),
    save: tool("save", () => table.ask({ kind: "save" }, "file", PATIENCE).then(save, table.alarm)),
    open: tool("open", table.openFile),
    "game.new": tool("fresh", renew),
  };
  const speed = el("select", { on: { change: () => table.send({ kind: "speed", value: speed.value }) } });
  const language = el("select", { on: { change: () => speak(language.value) } });
  const speedField = el("label", { class: "tl-pick" }, el("span", {}), speed);
  const languageField = el("label", { class: "tl-pick" }, el("span", { class: "tl-unseen" }), language);
  const inGame = ["undo", "redo", "hint", "save", "open", "game.new"];
  const node = el(
    "header",
    { class: "tl-head" },
    el("div", { class: "tl-titles" }, title, mark, leave),
    el("div", { class: "tl-tools", role: "group" }, Object.values(tools)),
    el("div", { class: "tl-picks" }, speedField, languageField),
  );

  function may(kind) {
    const { undo, redo } = table.snap;
    if (kind === "undo" && !undo.can) table.note(undo.why);
    else if (kind === "redo" && !redo) table.note(table.t("redo.nothing"));
    else table.send({ kind });
  }

  /** On a page of our site its frame changes too, and tells the table. */
  function speak(value) {
    if (window.tablelab?.change) window.tablelab.change("language", value);
    else table.send({ kind: "language", value });
  }

  function save({ message }) {
    download(message.name, message.text);
  }

  function renew() {
    const running = table.snap.phase === "play" && table.snap.entries > 0;
    if (!running || window.confirm(table.t("game.new.sure"))) table.send({ kind: "new" });
  }

  function choices(select, options, value) {
    const mark = JSON.stringify(options);
    if (select.dataset.mark !== mark) {
      select.dataset.mark = mark;
      fill(select, options.map(({ id, label }) => el("option", { value: id }, label)));
    }
    select.value = value;
  }

  return {
    node,
    update(snap) {
      const playing = snap.phase !== "start";
      setText(title, snap.title);
      for (const [name, each] of Object.entries(tools)) {
        setText(each.lastChild, table.t(name));
        each.dataset.tool = name;
        each.hidden = !playing && inGame.includes(name);
      }
      node.querySelector(".tl-tools").setAttribute("aria-label", table.t("game"));
      choices(speed, table.speeds, snap.speed);
      choices(language, table.languages, snap.language);
      setText(speedField.firstChild, table.t("speed"));
      setText(languageField.firstChild, table.t("language"));
      speedField.hidden = !playing || !snap.seats.some(({ kind }) => kind !== "human");
      mark.hidden = !playing || snap.branch === null;
      leave.hidden = !playing || !snap.trunk;
      if (!playing) return;
      allow(tools.undo, snap.undo.can, snap.undo.why);
      allow(tools.redo, snap.redo, table.t("redo.nothing"));
      allow(tools.hint, snap.turn.human !== null, "");
      setText(mark, filled(table.t("branch"), { index: snap.branch ?? 0 }));
      setText(leave.lastChild, table.t("branch.leave"));
    },
  };
}
