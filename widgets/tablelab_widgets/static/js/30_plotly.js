// plotly.js is loaded once a page: from the page itself, from the site, or else from the kernel.

const PATIENCE = 20000; // milliseconds

/** A promise of plotly.js. `ask(message, kind)` asks the kernel and promises its answer. */
async function loadPlotly(ask) {
  if (window.Plotly) return window.Plotly;
  try {
    const found = await window.tablelabPlotly; // the site, or another table, may be at it already
    if (found || window.Plotly) return found || window.Plotly;
  } catch {
    // The site could not give it; the kernel can.
  }
  if (!asked) {
    asked = fetchPlotly(ask).finally(() => {
      asked = null; // the next table may try again
    });
    window.tablelabPlotly = asked;
  }
  return asked;
}

let asked = null;

async function fetchPlotly(ask) {
  const packed = typeof DecompressionStream === "function";
  const { message, buffers } = await ask({ kind: "plotly", packed }, "plotly", PATIENCE);
  const source = await unpacked(buffers[0], message.packed);
  const module = { exports: {} };
  // The bundle is our own vendored file, handed over by our own kernel.
  new Function("module", "exports", "define", source)(module, module.exports, undefined);
  return module.exports;
}

async function unpacked(view, packed) {
  if (!packed) return new TextDecoder().decode(view);
  const stream = new Blob([view]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}

/** Pictures that this page has already received, by key; keys stand for their content. */
function sprites() {
  window.tablelabSprites ??= new Map();
  return window.tablelabSprites;
}

/** The keys of pictures that a figure needs and that have not come yet. */
function missingSprites(figure) {
  const keys = new Set();
  for (const { source } of figure.layout.images ?? []) {
    if (source.startsWith("sprite:") && !sprites().has(source.slice(7))) keys.add(source.slice(7));
  }
  return [...keys];
}

/** The figure with its pictures put in. The trait itself stays as it came. */
function withSprites(figure) {
  const images = (figure.layout.images ?? []).map((image) =>
    image.source.startsWith("sprite:")
      ? { ...image, source: sprites().get(image.source.slice(7)) ?? "" }
      : { ...image },
  );
  const { data, layout } = structuredClone({ ...figure, layout: { ...figure.layout, images: [] } });
  return { data, layout: { ...layout, images } };
}
