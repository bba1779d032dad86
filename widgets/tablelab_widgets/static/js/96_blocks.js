// The parts of a lesson that are read: paragraphs, rules, what happened, bars, steps, boards.

/** A part that is filled anew whenever its block has changed. */
function refilled(node, content) {
  return { node, update: (block) => fill(node, content(block)) };
}

function headingBlock() {
  return refilled(el("h3", { class: "tl-lessontitle" }), ({ text }) => text);
}

function textBlock() {
  const node = el("p", { class: "tl-lessontext" });
  return {
    node,
    update({ text, look }) {
      node.dataset.look = look;
      setText(node, text);
    },
  };
}

function linesBlock(table) {
  const node = el("section", { class: "tl-happened" });
  const row = (line, focus) => {
    const made = logLine(table, line);
    made.classList.toggle("tl-focus", line.rule === focus);
    if (line.repair) made.append(el("span", { class: "tl-instead" }, ` ${table.t("lesson.instead")} ${line.repair}.`));
    return made;
  };
  return refilled(node, ({ lines, head, seat, focus }) => [
    head ? el("p", { class: "tl-loghead" }, seat === null ? null : seatMark(seat), el("strong", {}, head)) : null,
    el("ul", { class: "tl-lines" }, lines.map((line) => row(line, focus))),
  ]);
}

function verdictBlock() {
  const node = el("section", { class: "tl-verdict", role: "status", tabindex: "-1" });
  return {
    node,
    update({ tone, title, text }) {
      node.dataset.tone = tone;
      const signs = { right: "check", wrong: "close", plain: "hint" };
      fill(node, icon(signs[tone]), el("p", {}, el("strong", {}, title), " ", text));
    },
  };
}

/** Rules as cards: open to be read, or a folded list of their titles. */
function rulesBlock(table) {
  const cards = (ids, open) => el("div", { class: "tl-rulecards" }, ids.map((id) => ruleCard(table, id, open)));
  const node = el("div", {});
  const shown = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      shown.disconnect();
      table.send({ kind: "seen" });
    },
    { rootMargin: "-25% 0px" }, // not at the edge, where one scrolls past
  );
  return {
    node,
    update({ ids, fold, report }) {
      fill(node, fold ? el("details", { class: "tl-unmet" }, el("summary", {}, fold), cards(ids, false)) : cards(ids, true));
      if (report) shown.observe(node);
    },
    destroy: () => shown.disconnect(),
  };
}

function ruleCard(table, id, opened) {
  const title = table.rules[id]?.title ?? id;
  const name = [el("span", { class: "tl-rulename" }, title), " ", el("span", { class: "tl-ruleid" }, id)];
  if (opened) {
    return el("section", { class: "tl-rulecard", data: { rule: id } }, el("h3", {}, name), ruleBody(table, id, true));
  }
  return el("details", { class: "tl-rulecard", data: { rule: id } }, el("summary", {}, name), ruleBody(table, id));
}

function barsBlock() {
  const row = ({ label, value, share, tone }) =>
    el(
      "li",
      { class: "tl-panelrow", data: { tone } },
      el("span", {}, label),
      el("b", {}, value),
      el("span", { class: "tl-share", "aria-hidden": "true" }, el("span", { style: `width:${(share * 100).toFixed(2)}%` })),
    );
  const node = el("section", { class: "tl-bars" });
  return refilled(node, ({ caption, rows }) => [
    el("p", { class: "tl-quiet-text" }, caption),
    el("ul", { class: "tl-panelrows" }, rows.map(row)),
  ]);
}

function progressBlock() {
  const bar = el("progress", { class: "tl-progress" });
  const text = el("span", { class: "tl-quiet-text" });
  const node = el("div", { class: "tl-progressline" }, text, bar);
  return {
    node,
    update({ done, total, text: words }) {
      bar.max = Math.max(total, 1);
      bar.value = done;
      bar.setAttribute("aria-label", words);
      setText(text, words);
    },
  };
}

/** Forward and back; the arrow keys do the same while one of the buttons has the focus. */
function stepsBlock(table) {
  let at = 0;
  let total = 0;
  const go = (to) => table.send({ kind: "step", value: Math.min(Math.max(to, 0), total) });
  const first = el("button", { type: "button", class: "tl-button tl-iconbutton", on: { click: () => go(0) } }, icon("first"));
  const back = button("", () => go(at - 1), { icon: "previous" });
  const on = button("", () => go(at + 1), { icon: "next", look: "primary" });
  const place = el("span", { class: "tl-place", role: "status" });
  const bar = el("progress", { class: "tl-progress", "aria-hidden": "true" });
  const node = el("div", { class: "tl-steps", role: "group" }, el("div", { class: "tl-stepbuttons" }, first, back, on), place, bar);
  node.addEventListener("keydown", (event) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    go(at + way);
  });
  return {
    node,
    update(block) {
      ({ at, total } = block);
      const { words } = block;
      setText(back.lastChild, words.back);
      setText(on.lastChild, words.on);
      setText(place, words.at);
      setAll(first, { "aria-label": words.first, title: words.first });
      setAll(node, { "aria-label": words.at });
      allow(back, at > 0, "");
      allow(first, at > 0, "");
      allow(on, at < total, "");
      bar.max = Math.max(1, total);
      bar.value = at;
    },
  };
}

/** The board; it is drawn when it comes near what is seen of the page. */
function boardBlock(table) {
  const text = el("pre", { class: "tl-textboard", id: table.textBoardId, tabindex: "0" });
  const title = el("summary", {});
  const place = el("div", { class: "tl-boardplace" });
  const node = el("div", { class: "tl-lessonboard" }, place, el("details", { class: "tl-textbox" }, title, text));
  let panel = null;
  const near = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      panel = boardPanel(table);
      fill(place, panel.node);
      panel.update(table.snap);
    },
    { rootMargin: "900px" },
  );
  near.observe(node);
  return {
    node,
    update({ text: words, pointing }) {
      node.dataset.pointing = String(pointing);
      // The room that the board will take, so that nothing jumps when it is drawn.
      place.style.aspectRatio = table.model.get("board").figure?.layout.meta?.aspect ?? "auto";
      setText(title, table.t("text"));
      text.setAttribute("aria-label", table.t("text"));
      setText(text, words);
      panel?.update(table.snap);
    },
    destroy() {
      near.disconnect();
      panel?.destroy();
    },
  };
}

/** A chart of the laboratory, and its numbers as a table. */
function chartBlock(table) {
  const picture = el("div", { class: "tl-chart", role: "img" });
  const numbers = el("div", { class: "tl-scroll", tabindex: "0", role: "group" });
  const title = el("summary", {});
  const folded = el("details", { class: "tl-numbers" }, title, numbers);
  const node = el("figure", { class: "tl-figure" }, picture, folded);
  let drawn = null;
  let width = 0;
  let plotly = null;

  async function draw() {
    const figure = table.model.get("chart");
    if (!figure.data || !picture.clientWidth) return;
    if (figure === drawn && picture.clientWidth === width) return;
    drawn = figure;
    width = picture.clientWidth;
    try {
      plotly = await loadPlotly(table.ask);
      if (figure !== drawn) return; // a newer one has come meanwhile
      const { data, layout } = structuredClone(figure);
      await plotly.react(picture, data, { ...layout, width: Math.max(280, width) }, { ...CONFIG, staticPlot: false });
      table.root.dataset.charted = String(table.snap.ack ?? "");
    } catch (error) {
      console.error("tablelab: the chart cannot be drawn", error);
      picture.hidden = true;
      folded.open = true; // the table says the same
    }
  }

  function cells({ head, rows }) {
    const line = (values, tag) =>
      el("tr", {}, values.map((value, at) => el(at === 0 ? "th" : tag, { scope: at === 0 && tag === "td" ? "row" : tag === "th" ? "col" : null }, String(value))));
    return el("table", { class: "tl-scores" }, el("thead", {}, line(head, "th")), el("tbody", {}, rows.map((row) => line(row, "td"))));
  }

  const size = new ResizeObserver(() => draw());
  size.observe(picture);
  return {
    node,
    update({ label, words }) {
      picture.setAttribute("aria-label", label);
      numbers.setAttribute("aria-label", words.numbers);
      setText(title, words.numbers);
      const content = table.model.get("chart").layout?.meta?.table;
      folded.hidden = !content;
      if (content) fill(numbers, cells(content));
      draw();
    },
    destroy() {
      size.disconnect();
      if (plotly) plotly.purge(picture);
    },
  };
}

/** The whole rulebook: sections to unfold, a field to find a word, a button to print. */
function cardBlock(table) {
  const search = el("input", { type: "search", class: "tl-search", autocomplete: "off", on: { input: () => sift() } });
  const none = el("p", { class: "tl-quiet-text", role: "status", hidden: true });
  const all = button("", () => unfold(), { small: true });
  const print = button("", () => (unfold(true), window.print()), { small: true });
  const list = el("div", { class: "tl-cardlist" });
  const node = el("section", { class: "tl-card tl-rulebook" }, el("div", { class: "tl-cardhead" }, search, all, print), none, list);
  let shown = null;

  function build() {
    shown = table.rules;
    fill(
      list,
      table.sections.map(({ title, rules }) =>
        el("section", { class: "tl-chapter" }, el("h3", {}, title), rules.map((id) => ruleCard(table, id, false))),
      ),
    );
  }

  function sift() {
    const wanted = search.value.trim().toLocaleLowerCase();
    let found = 0;
    for (const chapter of list.children) {
      let some = false;
      for (const card of chapter.querySelectorAll(".tl-rulecard")) {
        const hit = card.textContent.toLocaleLowerCase().includes(wanted);
        card.hidden = !hit;
        some ||= hit;
        found += hit;
      }
      chapter.hidden = !some;
    }
    none.hidden = found > 0;
  }

  function unfold(open = [...list.querySelectorAll("details")].some((card) => !card.open)) {
    for (const card of list.querySelectorAll("details")) card.open = open;
  }

  return {
    node,
    update({ words }) {
      setAll(search, { placeholder: words.search, "aria-label": words.search });
      setText(none, words.none);
      setText(all.lastChild, words.all);
      setText(print.lastChild, words.print);
      if (shown !== table.rules) build();
    },
  };
}
