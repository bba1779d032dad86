// The countdown. The kernel judges; the page only draws, and asks once a deadline what is left.

const ANNOUNCED = [60, 30, 10, 5]; // seconds at which a screen reader is told
const RETRY = 2000;

function clockPanel(table) {
  const time = el("span", { class: "tl-clocktime" });
  const bar = el("span", { class: "tl-clockbar" });
  const node = el("div", { class: "tl-clock", role: "timer", tabindex: "0", hidden: true }, time, el("span", { class: "tl-clocktrack" }, bar));
  const live = el("p", { class: "tl-unseen", role: "status", "aria-live": "polite" });
  let gen = null; // the deadline that is counted down to
  let end = null; // when it comes, by this browser's clock; null while that is not known
  let total = 1;
  let told = Infinity; // the last number of seconds that was announced
  let timer = 0;

  function stop() {
    clearTimeout(timer);
    timer = 0;
  }

  /** Ask what is left. Also when the count is over: the kernel may see it differently. */
  function ask() {
    stop();
    const mine = gen;
    table
      .ask({ kind: "clock" }, "clock", PATIENCE)
      .then(({ message }) => {
        // An answer about another deadline comes too late; the snapshot brings the right one.
        if (mine !== gen || message.gen !== gen || message.left === null) return again(mine);
        end = Date.now() + message.left;
        total = Math.max(message.total, 1);
        count();
      })
      .catch(() => again(mine));
  }

  function again(mine) {
    if (mine === gen && gen !== null && !timer) timer = setTimeout(ask, RETRY);
  }

  function count() {
    stop();
    const left = Math.max(0, end - Date.now());
    draw(left);
    timer = left > 0 ? setTimeout(count, (left % 1000) + 20) : setTimeout(ask, 150);
  }

  function draw(left) {
    const seconds = Math.ceil(left / 1000);
    const words = seconds
      ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
      : table.t("clock.up");
    setText(time, words);
    node.setAttribute("aria-label", seconds ? filled(table.t("clock.left"), { time: words }) : words);
    node.dataset.state = stateOf(seconds);
    bar.style.width = `${Math.min(100, (100 * left) / total)}%`;
    announce(seconds);
  }

  function announce(seconds) {
    const due = ANNOUNCED.filter((each) => seconds <= each && each < told);
    if (!due.length) return;
    told = Math.min(...due);
    if (seconds > told - 2) setText(live, filled(table.t("clock.said"), { n: told }));
  }

  /** A tab that slept, or a lid that was closed: the count may have stood still. */
  function wake() {
    if (!document.hidden && gen !== null) ask();
  }
  document.addEventListener("visibilitychange", wake);

  return {
    node,
    live,
    update(snap) {
      node.hidden = !snap.clock;
      if (!snap.clock) {
        stop();
        gen = null;
        return;
      }
      if (snap.clock.gen === gen) return;
      gen = snap.clock.gen;
      [end, told] = [null, Infinity];
      setText(live, "");
      setText(time, "–:––");
      node.setAttribute("aria-label", table.t("clock.waits"));
      node.dataset.state = "calm";
      ask();
    },
    destroy() {
      stop();
      gen = null;
      document.removeEventListener("visibilitychange", wake);
    },
  };
}

function stateOf(seconds) {
  if (seconds > 30) return "calm";
  if (seconds > 10) return "soon";
  if (seconds > 5) return "close";
  return seconds > 0 ? "last" : "up";
}
