// The board: plotly draws it, real buttons lie over it.

const CONFIG = { staticPlot: true, displayModeBar: false, displaylogo: false, responsive: false };

function boardPanel(table) {
  const stage = el("div", { class: "tl-plot" });
  const wait = el("p", { class: "tl-wait", role: "status" });
  const overlay = overlayPanel(table);
  const picture = el("div", { class: "tl-picture", role: "img" }, stage);
  const frame = el("div", { class: "tl-frame" }, picture, overlay.node, wait);
  const node = el("section", { class: "tl-board" }, frame);
  let plotly = null;
  let shown = null; // the trait that is painted, and for which width
  let width = 0;
  let failed = false;

  function size(layout) {
    const aspect = layout.meta?.aspect ?? 1.5;
    const wide = Math.max(200, Math.floor(frame.clientWidth));
    return { width: wide, height: Math.round(wide / aspect) };
  }

  /** Paint the board trait, unless it is painted already; asks for what it still needs. */
  function paint() {
    const board = table.model.get("board");
    if (table.snap.curtain) return clear();
    if (!frame.isConnected || frame.clientWidth === 0) return;
    stage.hidden = !board.figure;
    if (!board.figure) return undrawn();
    const { width: wide, height } = size(board.figure.layout);
    frame.style.height = `${height}px`;
    if (!plotly) return load();
    if (shown === board && width === wide) return painted(); // a decision need not change the board
    const missing = missingSprites(board.figure);
    if (missing.length) return askForSprites(missing);
    const figure = withSprites(board.figure);
    Object.assign(figure.layout, { width: wide, height, autosize: false });
    plotly.react(stage, figure.data, figure.layout, CONFIG);
    [shown, width] = [board, wide];
    wait.hidden = true;
    overlay.place(board.targets, placer(stage));
    painted();
  }

  /** The board on the page is that after so many decisions. */
  function painted() {
    table.root.dataset.painted = String(table.snap.entries);
  }

  /** No picture: the buttons and the board as text carry the game. */
  function undrawn() {
    shown = null;
    overlay.place([], null);
    setText(wait, table.t("plotly.failed"));
    wait.hidden = false;
  }

  /** Behind the curtain nothing of the last person's board remains in the page. */
  function clear() {
    if (shown && plotly) plotly.purge(stage);
    fill(stage);
    shown = null;
    overlay.place([], null);
  }

  function load() {
    setText(wait, failed ? table.t("plotly.failed") : table.t("busy"));
    if (failed || load.running) return;
    load.running = true;
    loadPlotly(table.ask)
      .then((found) => {
        plotly = found;
        paint();
      })
      .catch((error) => {
        failed = true;
        console.error("tablelab: the board cannot be drawn", error);
        setText(wait, table.t("plotly.failed"));
        table.showTextBoard();
      });
  }

  const asked = new Set(); // pictures that have been asked for: what does not come is not asked for for ever

  function askForSprites(keys) {
    const fresh = keys.filter((key) => !asked.has(key));
    if (!fresh.length) return;
    for (const key of fresh) asked.add(key);
    table.ask({ kind: "sprites", keys: fresh }, "sprites", PATIENCE).catch((error) => {
      for (const key of fresh) asked.delete(key);
      table.alarm(error);
    });
  }
  // Whichever question they answer: the board may have become another one meanwhile.
  table.pictured = paint;

  const watch = new ResizeObserver(() => {
    table.measure();
    paint();
  });
  watch.observe(frame);
  watch.observe(table.root); // before a game begins there is no frame to be seen

  return {
    node,
    paint,
    overlay,
    update(snap) {
      picture.setAttribute("aria-label", table.t("board"));
      picture.setAttribute("aria-describedby", table.textBoardId);
      overlay.update(snap);
      paint();
    },
    destroy() {
      watch.disconnect();
      if (plotly) plotly.purge(stage);
    },
  };
}

/** From data coordinates to pixels of the frame. */
function placer(stage) {
  const { xaxis, yaxis } = stage._fullLayout;
  const unit = Math.abs(xaxis.d2p(1) - xaxis.d2p(0));
  return ([x, y, w, h]) => ({
    x: xaxis._offset + xaxis.d2p(x),
    y: yaxis._offset + yaxis.d2p(y),
    w: w * unit,
    h: h * unit,
  });
}
