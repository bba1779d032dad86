// What the page around a widget looks like: light or dark, wide or a phone's.

/** The page's theme: Jupyter's own word, else the system's. */
function pageTheme() {
  const said = document.body.dataset.jpThemeLight;
  if (said === "true" || said === "false") return said === "true" ? "light" : "dark";
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Follows the page's theme and the widget's width; tells the kernel, and `resized`, of changes. */
function pageLook(table, host, resized) {
  const { root } = table;
  let theme = null;
  let shape = null;

  function useTheme() {
    const now = pageTheme();
    if (now === theme) return;
    const first = theme === null;
    theme = now;
    root.dataset.theme = now;
    if (!first) table.send({ kind: "theme", value: now });
  }
  table.measure = () => {
    const width = root.clientWidth;
    if (!width) return;
    const now = width < PHONE ? "tall" : "wide";
    if (now !== shape && shape !== null) table.send({ kind: "shape", value: now });
    shape = now;
    root.dataset.shape = now;
    resized();
  };
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", useTheme);
  const page = new MutationObserver(useTheme);
  page.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });

  return {
    /** The widget stands in the page: what it looks like there. */
    begin() {
      useTheme();
      shape = (host.clientWidth || window.innerWidth) < PHONE ? "tall" : "wide";
      root.dataset.shape = shape;
      return { theme, shape };
    },
    end() {
      system.removeEventListener("change", useTheme);
      page.disconnect();
    },
  };
}

/** Call `draw` when any of a model's traits has changed; those that change together, once. */
function whenChanged(model, draw) {
  let pending = false;
  const changed = () => {
    if (pending) return;
    pending = true;
    queueMicrotask(() => {
      pending = false;
      draw();
    });
  };
  const traits = ["words", "snapshot", "board", "chart"].map((name) => `change:${name}`);
  for (const trait of traits) model.on(trait, changed);
  return () => {
    for (const trait of traits) model.off(trait, changed);
  };
}
