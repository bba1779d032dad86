// The end of a match: who has won, and with what.

const LEGEND_FOOT = 14; // pixels below the legend

/** The final scoring: the winner, a stacked bar chart, and the same as a table. */
function finalPanel(table) {
  const title = el("h3", { class: "tl-outcome", tabindex: "-1" });
  const marks = el("span", { class: "tl-winners" });
  const ended = el("p", { class: "tl-ended" });
  const subtitle = el("p", { class: "tl-heading" });
  const chart = el("div", { class: "tl-chart", role: "img" });
  const numbers = el("div", { class: "tl-scroll", tabindex: "0", role: "group" });
  const node = el("section", { class: "tl-final tl-card", hidden: true });
  node.append(el("div", { class: "tl-outcomehead" }, marks, title), ended, subtitle, chart, numbers);
  let drawn = null;
  let plotly = null;
  let width = 0; // for which the chart was drawn

  function cells(seats) {
    const sources = seats[0].points.map(({ label }) => label);
    const head = ["", ...seats.map(({ name }) => name)];
    const rows = sources.map((label, at) => [label, ...seats.map(({ points }) => points[at].n)]);
    const sums = [table.t("total"), ...seats.map(({ total }) => total)];
    return el(
      "table",
      { class: "tl-scores" },
      el("thead", {}, el("tr", {}, head.map((text) => (text ? el("th", { scope: "col" }, text) : el("td"))))),
      el("tbody", {}, rows.map((row) => scoreRow(row))),
      el("tfoot", {}, scoreRow(sums)),
    );
  }

  /** The rule that ended the game, in its own words. */
  function ending(rule) {
    return [`${table.t("ended")} `, ruleChip(table, rule), el("span", { class: "tl-endtext" }, table.rules[rule]?.text ?? "")];
  }

  function scoreRow([label, ...values]) {
    return el("tr", {}, el("th", { scope: "row" }, label), values.map((n) => el("td", {}, String(n))));
  }

  async function draw(figure) {
    try {
      plotly = await loadPlotly(table.ask);
      const { data, layout } = structuredClone(figure);
      width = chart.clientWidth;
      await plotly.react(chart, data, { ...layout, width: Math.max(260, width) }, CONFIG);
      // There is room for a legend of several lines; what it does not take is cut off.
      const legend = chart.querySelector(".legend")?.getBBox().height ?? 0;
      chart.style.height = `${layout.height - Math.max(0, layout.margin.b - legend - LEGEND_FOOT)}px`;
    } catch (error) {
      console.error("tablelab: the chart cannot be drawn", error);
      chart.hidden = true; // the table below says the same
    }
  }

  return {
    node,
    heading: title,
    update(snap) {
      node.hidden = !isOver(snap);
      if (node.hidden) {
        drawn = null;
        return;
      }
      setText(title, snap.outcome.title);
      node.dataset.won = String(snap.outcome.won ?? "");
      fill(ended, ending(snap.outcome.rule));
      setText(subtitle, table.t("scoring"));
      marks.hidden = snap.outcome.won !== null; // all of them, or nobody
      fill(marks, snap.seats.map((seat, index) => (seat.winner ? seatMark(index) : null)));
      numbers.setAttribute("aria-label", table.t("scoring"));
      chart.setAttribute("aria-label", table.t("scoring.text"));
      const scored = snap.seats.some(({ points }) => points.length);
      subtitle.hidden = chart.hidden = numbers.hidden = !scored;
      if (!scored) return;
      fill(numbers, cells(snap.seats));
      const figure = table.model.get("chart");
      if (figure.data && figure !== drawn) {
        drawn = figure;
        draw(figure);
      }
    },
    resize() {
      if (!node.hidden && drawn && chart.clientWidth !== width) draw(drawn);
    },
    destroy() {
      if (plotly && drawn) plotly.purge(chart);
    },
  };
}
