// Looking back: a slider over the whole match.

const REPLAY_STEP = 900;

function replayPanel(table) {
  const title = el("h3", { class: "tl-heading" });
  const place = el("output", { class: "tl-place" });
  const slider = el("input", { type: "range", min: 0, step: 1, on: { input: () => go(Number(slider.value)) } });
  const step = (name, to) =>
    el("button", { type: "button", class: "tl-button tl-iconbutton", on: { click: () => (stop(), go(to())) } }, icon(name));
  const at = () => table.snap.cursor ?? table.snap.entries;
  const controls = {
    first: step("first", () => 0),
    previous: step("previous", () => at() - 1),
    play: el("button", { type: "button", class: "tl-button tl-iconbutton", on: { click: toggle } }),
    next: step("next", () => at() + 1),
    last: step("last", () => table.snap.entries),
  };
  const node = el(
    "section",
    { class: "tl-replay tl-card" },
    el("div", { class: "tl-replayhead" }, title, place),
    slider,
    el("div", { class: "tl-replaybuttons" }, Object.values(controls)),
  );
  let timer = 0;
  let wanted = null; // where the slider has gone while the kernel was still busy

  function go(index) {
    const to = Math.min(Math.max(index, 0), table.snap.entries);
    if (table.busy) wanted = to;
    else table.send({ kind: "seek", index: to });
  }

  function toggle() {
    if (timer) return stop();
    if (at() >= table.snap.entries) go(0);
    timer = setInterval(() => {
      if (at() >= table.snap.entries) stop();
      else go(at() + 1);
    }, REPLAY_STEP);
    label(table.snap);
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    label(table.snap);
  }

  function label(snap) {
    const playing = timer ? "pause" : "play";
    fill(controls.play, icon(playing));
    for (const [name, control] of Object.entries(controls)) {
      control.setAttribute("aria-label", table.t(`replay.${name === "play" ? playing : name}`));
      control.title = control.getAttribute("aria-label");
    }
    allow(controls.first, at() > 0, "");
    allow(controls.previous, at() > 0, "");
    allow(controls.next, at() < snap.entries, "");
    allow(controls.last, at() < snap.entries, "");
  }

  return {
    node,
    update(snap) {
      const text = filled(table.t("replay.at"), { index: at(), total: snap.entries });
      setText(title, table.t("replay"));
      setText(place, text);
      slider.max = snap.entries;
      if (document.activeElement !== slider || wanted === null) slider.value = at();
      setAll(slider, { "aria-label": table.t("replay"), "aria-valuetext": text });
      label(snap);
      if (wanted !== null && !table.busy) {
        const to = wanted;
        wanted = null;
        if (to !== at()) go(to);
      }
    },
    destroy: stop,
  };
}

/** The line above the board that says that this is not the present. */
function backPanel(table) {
  const text = el("p", {});
  const now = button("", () => table.send({ kind: "seek", index: table.snap.entries }), { look: "primary", icon: "last" });
  const fork = button("", () => table.send({ kind: "branch" }), { icon: "branch" });
  const node = el("section", { class: "tl-back", hidden: true }, text, el("div", { class: "tl-backbuttons" }, now, fork));
  return {
    node,
    update(snap) {
      node.hidden = snap.cursor === null;
      if (node.hidden) return;
      setText(text, filled(table.t("back"), { index: snap.cursor, total: snap.entries }));
      setText(now.lastChild, table.t("back.now"));
      setText(fork.lastChild, table.t("back.branch"));
      fork.title = table.t("back.text");
    },
  };
}
