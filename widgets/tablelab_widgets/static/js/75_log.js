// The log: what happened, each line with the rule that caused it, newest first.

function logPanel(table) {
  const title = el("h3", { class: "tl-heading" });
  const list = el("ol", { class: "tl-log", reversed: true, tabindex: "0", role: "list" });
  const older = button("", () => fetchOlder(), { small: true, look: "quiet" });
  const node = el("section", { class: "tl-story tl-card" }, title, list, older);
  let key = null;
  let entries = new Map(); // number -> entry
  const rows = new Map(); // number -> { mark, node }
  let asked = null; // the log of which the older part is on its way
  let followed = null;

  function fetchOlder() {
    const first = Math.min(...entries.keys());
    if (first <= 0 || asked === key) return;
    asked = key;
    table
      .ask({ kind: "log", from: 0, to: first }, "log", PATIENCE)
      .then(({ message }) => {
        if (message.key !== table.snap.log?.key) return; // another match, or other eyes
        message.entries.forEach(keep);
        show();
      })
      .catch((error) => table.alarm(error))
      .finally(() => (asked = null));
  }

  function keep(entry) {
    entries.set(entry.n, entry);
  }

  /** Only what follows each other without a gap is shown: the rest is asked for as what is older. */
  function cutGaps() {
    let first = table.snap.log.total - 1;
    while (entries.has(first - 1)) first -= 1;
    for (const n of entries.keys()) if (n < first || n >= table.snap.log.total) entries.delete(n);
  }

  function show() {
    cutGaps();
    const wanted = [...entries.keys()].sort((a, b) => b - a);
    for (const [n, row] of rows) {
      if (entries.has(n)) continue;
      row.node.remove();
      rows.delete(n);
    }
    wanted.forEach((n, place) => {
      const mark = JSON.stringify(entries.get(n));
      let row = rows.get(n);
      if (row?.mark !== mark) {
        const fresh = { mark, node: logEntry(table, entries.get(n)) };
        row?.node.replaceWith(fresh.node);
        rows.set(n, fresh);
        row = fresh;
      }
      const back = filled(table.t("replay.at"), { index: n, total: table.snap.entries });
      row.node.querySelector(".tl-logn").setAttribute("aria-label", back);
      row.node.classList.toggle("current", table.snap.cursor === n);
      row.node.classList.toggle("later", table.snap.cursor !== null && n > table.snap.cursor);
      if (list.children[place] !== row.node) list.insertBefore(row.node, list.children[place] ?? null);
    });
    follow(table.snap.cursor);
    older.hidden = wanted.at(-1) === 0;
    setText(older.lastChild, table.t("log.older"));
  }

  /** Bring the moment that is looked at into sight; the page itself stays where it is. */
  function follow(cursor) {
    if (cursor === followed) return;
    followed = cursor;
    const row = cursor === null ? null : rows.get(cursor)?.node;
    list.scrollTop = row ? row.offsetTop : 0;
  }

  return {
    node,
    update(snap) {
      setText(title, table.t("log"));
      list.setAttribute("aria-label", table.t("log"));
      if (key !== snap.log.key) {
        key = snap.log.key;
        entries = new Map();
      }
      snap.log.entries.forEach(keep);
      show();
    },
  };
}

function logEntry(table, { n, seat, name, lines }) {
  const head = n === 0 ? table.t("log.opening") : name;
  const back = el(
    "button",
    {
      type: "button",
      class: "tl-logn",
      on: { click: () => table.send({ kind: "seek", index: n }) },
    },
    String(n),
  );
  return el(
    "li",
    { class: "tl-logentry", data: { n } },
    el("div", { class: "tl-loghead" }, back, seat === null ? null : seatMark(seat), el("strong", {}, head)),
    lines.length ? el("ul", { class: "tl-lines" }, lines.map((line) => logLine(table, line))) : null,
  );
}

/** One sentence with its rule. */
function logLine(table, { rule, text }) {
  return el("li", {}, el("span", {}, text), " ", ruleChip(table, rule));
}
