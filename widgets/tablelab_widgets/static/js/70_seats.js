// Points now, by seat and source.

function seatsPanel(table) {
  const title = el("h3", { class: "tl-heading" });
  const list = el("ul", { class: "tl-seats" });
  const node = el("section", { class: "tl-points tl-card" }, title, list);

  function row(seat, index) {
    const sources = seat.points.filter(({ n }) => n !== 0);
    return el(
      "li",
      { class: `tl-seat ${seat.acting ? "acting" : ""}`, data: { seat: index } },
      seatMark(index),
      el(
        "span",
        { class: "tl-seatlabel" },
        el("strong", {}, seat.name),
        el("span", { class: "tl-quiet-text" }, status(seat)),
      ),
      el("span", { class: "tl-total", title: table.t("points.now") }, String(seat.total)),
      el(
        "span",
        { class: "tl-sources" },
        sources.map(({ label, n }) => el("span", { class: "tl-source" }, `${label} `, el("b", {}, String(n)))),
      ),
    );
  }

  function status(seat) {
    const parts = [seat.kindLabel];
    if (seat.winner) parts.push(table.t("seat.winner"));
    else if (seat.acting) parts.push(table.t("seat.acting"));
    return parts.join(" · ");
  }

  return {
    node,
    update(snap) {
      setText(title, table.t("points.now"));
      fill(list, snap.seats.map(row));
    },
  };
}

/** The final scoring: the winner, a stacked bar chart, and the same as a table. */
function finalPanel(table) {
  const title = el("h3", { class: "tl-prompt" });
  const chart = el("div", { class: "tl-chart", role: "img" });
  const numbers = el("div", { class: "tl-scroll", tabindex: "0", role: "group" });
  numbers.setAttribute("data-lm-suppress-shortcuts", "true");
  const node = el("section", { class: "tl-final tl-card", hidden: true }, title, chart, numbers);
  let drawn = null;
  let plotly = null;

  function cells(seats) {
    const sources = seats[0].points.map(({ label }) => label);
    const head = ["", ...seats.map(({ name }) => name)];
    const rows = sources.map((label, at) => [label, ...seats.map(({ points }) => points[at].n)]);
    const sums = [table.t("total"), ...seats.map(({ total }) => total)];
    return el(
      "table",
      { class: "tl-scores" },
      el("thead", {}, el("tr", {}, head.map((text) => el("th", { scope: "col" }, text)))),
      el("tbody", {}, rows.map((row) => scoreRow(row))),
      el("tfoot", {}, scoreRow(sums)),
    );
  }

  function scoreRow([label, ...values]) {
    return el("tr", {}, el("th", { scope: "row" }, label), values.map((n) => el("td", {}, String(n))));
  }

  async function draw(figure) {
    try {
      plotly = await loadPlotly(table.ask);
      const { data, layout } = structuredClone(figure);
      const width = Math.max(260, Math.floor(chart.clientWidth));
      await plotly.react(chart, data, { ...layout, width }, CONFIG);
    } catch (error) {
      console.error("tablelab: the chart cannot be drawn", error);
      chart.hidden = true; // the table below says the same
    }
  }

  return {
    node,
    update(snap) {
      const over = snap.phase === "over" && snap.cursor === null;
      node.hidden = !over;
      if (!over) {
        drawn = null;
        return;
      }
      setText(title, table.t("scoring"));
      numbers.setAttribute("aria-label", table.t("scoring"));
      chart.setAttribute("aria-label", table.t("scoring.text"));
      fill(numbers, cells(snap.seats));
      const figure = table.model.get("chart");
      if (figure.data && figure !== drawn) {
        drawn = figure;
        draw(figure);
      }
    },
    resize() {
      if (!node.hidden && drawn) draw(drawn);
    },
    destroy() {
      if (plotly && drawn) plotly.purge(chart);
    },
  };
}
