// What every page of the site does by itself: light or dark, the language, plotly.js ahead of the
// kernel, a skeleton until the table stands, and a word when its kernel has gone.
(function () {
  "use strict";
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  const script = document.currentScript;
  const written = script && script.dataset.language; // of a page that stands here in each language

  // -- choices that are remembered -----------------------------------------------------------

  function remember(name, value) {
    try {
      localStorage.setItem("tablelab." + name, value);
    } catch (error) {
      // Storage is switched off: the choice holds for this page.
    }
  }

  function remembered(name) {
    try {
      return localStorage.getItem("tablelab." + name);
    } catch (error) {
      return null;
    }
  }

  function choose(name, allowed, otherwise) {
    const asked = query.get(name);
    if (allowed.includes(asked)) {
      remember(name, asked);
      return asked;
    }
    const before = remembered(name);
    return allowed.includes(before) ? before : otherwise();
  }

  const state = {
    theme: choose("theme", ["light", "dark"], () =>
      matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
    language: written || choose("language", ["en", "de"], () =>
      (navigator.language || "en").toLowerCase().startsWith("de") ? "de" : "en"),
  };
  // Whoever reads a page that they could have in the other language has chosen this one.
  if (written) remember("language", written);
  let printing = false; // on paper everything is light

  function paint() {
    const dark = state.theme === "dark" && !printing;
    const theme = dark ? "dark" : "light";
    root.dataset.theme = theme;
    root.lang = written || state.language;
    document.querySelectorAll("[data-theme-css]").forEach((link) => {
      link.media = link.dataset.themeCss === theme ? "all" : "not all";
    });
    const body = document.body;
    if (body && body.hasAttribute("data-jp-theme-light")) {
      body.dataset.jpThemeLight = String(!dark);
      body.dataset.jpThemeName = dark ? "JupyterLab Dark" : "JupyterLab Light";
      body.classList.toggle("theme-dark", dark);
      body.classList.toggle("theme-light", !dark);
    }
    document.querySelectorAll("[data-theme-switch]").forEach((button) =>
      button.setAttribute("aria-pressed", String(dark)));
    document.querySelectorAll("[data-language]").forEach((button) =>
      button.setAttribute("aria-pressed", String(button.dataset.language === state.language)));
    const name = "data-name-" + root.lang;
    document.querySelectorAll("[" + name + "]").forEach((control) =>
      control.setAttribute("aria-label", control.getAttribute(name)));
  }

  function change(name, value) {
    state[name] = value;
    remember(name, value);
    paint();
    window.dispatchEvent(new CustomEvent("tablelab:" + name, { detail: value }));
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if ("themeSwitch" in button.dataset) {
      change("theme", state.theme === "dark" ? "light" : "dark");
    } else if (button.dataset.language) {
      change("language", button.dataset.language);
    } else if ("reload" in button.dataset) {
      location.reload();
    }
  });

  for (const [moment, now] of [["beforeprint", true], ["afterprint", false]]) {
    window.addEventListener(moment, () => {
      printing = now;
      if (state.theme === "dark") paint();
    });
  }

  // -- plotly.js -----------------------------------------------------------------------------

  if (script && script.dataset.plotly) {
    window.tablelabPlotly = new Promise((resolve, reject) => {
      const tag = document.createElement("script");
      tag.src = script.dataset.plotly;
      tag.onload = () => resolve(window.Plotly);
      tag.onerror = () => {
        window.tablelabPlotly = null; // whoever comes later asks the kernel
        reject(new Error("plotly.js did not arrive"));
      };
      document.head.append(tag);
    });
    // Whoever needs it hears of a failure; on a page without a board nobody does.
    window.tablelabPlotly.catch(() => {});
  }

  // -- the skeleton --------------------------------------------------------------------------

  const PATIENCE = 4000; // ms until the page says that it takes longer
  const ENOUGH = 30000; // ms after which the skeleton goes, whatever happened

  function stillWaiting() {
    document.querySelectorAll("[data-waiting]").forEach((line) => {
      line.hidden = line.dataset.waiting !== "slow";
    });
  }

  function stands() {
    const waiting = document.getElementById("site-waiting");
    if (waiting) waiting.remove();
  }

  function cellsArrived() {
    // Voilà calls this when all cells have run, and again when its theme is ready.
    window.cellLoaded = true;
    const cells = document.getElementById("rendered_cells");
    if (!cells) return; // a page that is read looks after its gaps itself: article.js
    const widget = "application/vnd.jupyter.widget-view+json";
    const coming = Array.from(cells.querySelectorAll("script[type$='cell-output+json']"));
    const later = "progressive" in document.body.dataset && cells.querySelector(".jp-CodeCell");
    if (!later && !coming.some((output) => output.textContent.includes(widget))) {
      stands();
      return;
    }
    const look = new MutationObserver(() => {
      if (!cells.querySelector(".jp-OutputArea-output .lm-Widget > *")) return;
      look.disconnect();
      requestAnimationFrame(stands);
    });
    look.observe(cells, { childList: true, subtree: true });
    setTimeout(stands, ENOUGH);
  }

  // Voilà moves the cells into a shell at the end of the page; they belong into our frame.
  function frameShell() {
    const shell = document.getElementById("main");
    if (!shell) return;
    moved.disconnect();
    document.getElementById("site-main").append(shell);
  }
  const moved = new MutationObserver(frameShell);
  document.addEventListener("DOMContentLoaded", () => {
    if (!document.getElementById("rendered_cells")) return;
    moved.observe(document.body, { childList: true });
    frameShell();
  });

  window.addEventListener("tablelab:ready", stands);
  setTimeout(stillWaiting, PATIENCE);

  // -- the kernel ----------------------------------------------------------------------------

  const RETRY = 3000; // ms between two looks at a server that does not answer
  let kernel = null;
  let open = 0;
  let over = false;
  let leaving = false;
  let looking = false;

  function notice(kind) {
    if (over) return;
    document.querySelectorAll("[data-notice]").forEach((box) => {
      box.hidden = box.dataset.notice !== kind;
    });
    document.querySelectorAll("#rendered_cells, .site-slot").forEach((part) => {
      part.inert = kind !== null; // text stays to be read
    });
    root.classList.toggle("site-dimmed", kind !== null);
  }

  function gone() {
    stands();
    notice("gone");
    over = true;
  }

  async function lookAfterKernel() {
    if (looking || leaving || over) return;
    looking = true;
    try {
      const kernels = document.getElementById("site-notice").dataset.kernels;
      const answer = await fetch(kernels + kernel, { cache: "no-store" });
      if (answer.status === 404) gone();
      else if (open > 0) notice(null);
    } catch (error) {
      notice("lost");
    }
    looking = false;
    // Jupyter connects again by itself; until then the page keeps looking.
    if (!over && open === 0) setTimeout(lookAfterKernel, RETRY);
  }

  // The whole field, as it stands in a message about the kernel: the mere word may be a name.
  const ENDED = /"execution_state":\s*"(restarting|dead)"/;

  function ended(message) {
    if (typeof message === "string") return ENDED.test(message);
    return message.byteLength < 4096 && ENDED.test(new TextDecoder().decode(message));
  }

  function watch(socket, id) {
    kernel = id;
    socket.addEventListener("open", () => {
      open += 1;
      notice(null);
      socket.addEventListener("close", () => {
        open -= 1;
        lookAfterKernel();
      });
    });
    socket.addEventListener("close", () => setTimeout(lookAfterKernel, 0));
    socket.addEventListener("message", (event) => {
      // A kernel that died was started anew, and knows nothing of this page.
      if (ended(event.data)) gone();
    });
  }

  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(url, protocols) {
      super(url, protocols);
      const channel = /\/api\/kernels\/([\w-]+)\/channels/.exec(String(url));
      if (channel) watch(this, channel[1]);
    }
  };
  window.addEventListener("pagehide", (event) => {
    const close = document.getElementById("site-notice")?.dataset.close;
    const config = document.getElementById("jupyter-config-data");
    const own = kernel || (config && JSON.parse(config.textContent).kernelId);
    if (close && own && !event.persisted) navigator.sendBeacon(close + own);
  });
  window.addEventListener("beforeunload", () => {
    leaving = true;
    setTimeout(() => { leaving = false; }, 1000); // somebody chose to stay
  });

  // -- beginning -----------------------------------------------------------------------------

  window.tablelab = { state, paint, change, remember, stillWaiting, cellsArrived };
  paint();
  document.addEventListener("DOMContentLoaded", paint);
})();
