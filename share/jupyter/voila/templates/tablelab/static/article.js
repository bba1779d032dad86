// A page that is read: its contents, how far one has come, the way to the other language, and the
// gaps that boards and questions will fill.
(function () {
  "use strict";
  const WIDE = matchMedia("(min-width: 1080px)"); // as in article.css
  const SOON = 120; // px below the top at which a part counts as being read
  const EMPTY = 8000; // ms after which a cell that has run and shows nothing needs no gap

  let parts = []; // { heading, link, at } in the order of the page, where there is a list of them
  let begun = false;

  function article() {
    if (begun) return;
    begun = true;
    list();
    document.querySelectorAll(".site-slot").forEach(fill);
    follow();
  }

  // -- contents ------------------------------------------------------------------------------

  function title(heading) {
    const copy = heading.cloneNode(true);
    copy.querySelectorAll(".anchor-link").forEach((mark) => mark.remove());
    return copy.textContent.trim();
  }

  // A cell's name is the same in every language; only its first heading can go by it.
  function address(heading, taken) {
    const part = heading.closest("[id^='part-']");
    if (part && !taken.has(part.id)) {
      taken.add(part.id);
      return part.id;
    }
    return heading.id;
  }

  function list() {
    const contents = document.querySelector(".site-contents");
    const found = Array.from(document.querySelectorAll(".site-article .jp-RenderedMarkdown :is(h1, h2)"));
    const top = found.find((heading) => heading.tagName === "H1");
    const taken = new Set();
    const all = found
      .filter((heading) => heading === top || heading.tagName === "H2")
      .map((heading) => ({ heading, link: document.createElement("a"), at: address(heading, taken) }))
      .filter(({ at }) => at);
    if (all.length < 2) return;
    parts = all;
    for (const { heading, link, at } of parts) {
      link.href = "#" + at;
      link.textContent = title(heading);
      const item = document.createElement("li");
      item.append(link);
      contents.querySelector("ol").append(item);
    }
    const unfold = () => { contents.open = WIDE.matches; };
    const fold = () => { if (!WIDE.matches) contents.open = false; };
    WIDE.addEventListener("change", unfold);
    contents.addEventListener("click", (event) => { if (event.target.closest("a")) fold(); });
    contents.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || WIDE.matches) return;
      fold();
      contents.querySelector("summary").focus();
    });
    unfold();
    contents.hidden = false;
  }

  // -- where one is --------------------------------------------------------------------------

  function toGo() {
    return document.documentElement.scrollHeight - window.innerHeight;
  }

  function here() {
    // The last part may be too short to come to the top.
    if (toGo() > 0 && window.scrollY > toGo() - 2) return parts[parts.length - 1];
    const passed = parts.filter(({ heading }) => heading.getBoundingClientRect().top < SOON);
    return passed[passed.length - 1];
  }

  // A long list scrolls along, but only the list.
  function show(link) {
    const box = link.closest("nav");
    const { top, bottom } = link.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (bottom > frame.bottom) box.scrollTop += bottom - frame.bottom + SOON;
    else if (top < frame.top) box.scrollTop -= frame.top - top + SOON;
  }

  function look() {
    const current = here() || parts[0];
    for (const { link } of parts) {
      if (!current || link !== current.link) link.removeAttribute("aria-current");
      else if (!link.hasAttribute("aria-current")) {
        link.setAttribute("aria-current", "true");
        show(link);
      }
    }
    const now = document.querySelector(".site-now");
    if (now) now.textContent = current && current !== parts[0] ? title(current.heading) : "";
    const done = toGo() > 0 ? Math.min(1, window.scrollY / toGo()) : 0;
    document.querySelector(".site-progress > div").style.transform = `scaleX(${done})`;
  }

  function follow() {
    let asked = false;
    const soon = () => {
      if (asked) return;
      asked = true;
      requestAnimationFrame(() => {
        asked = false;
        look();
      });
    };
    window.addEventListener("scroll", soon, { passive: true });
    window.addEventListener("resize", soon);
    new ResizeObserver(soon).observe(document.querySelector(".site-article"));
    look();
  }

  // -- the other language --------------------------------------------------------------------

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-twin]");
    if (!link) return;
    window.tablelab.remember("language", link.dataset.twin);
    const to = new URL(link.href);
    to.search = location.search;
    to.searchParams.delete("language");
    const current = here();
    to.hash = current && current !== parts[0] ? current.at : location.hash;
    link.href = to.href;
  });

  // -- paper ---------------------------------------------------------------------------------

  // The card of all rules has a button of its own to print it: then the rest stays off the paper.
  let pressed = null;
  let folded = [];

  document.addEventListener("click", (event) => {
    pressed = event.target.closest(".tl-rulebook button");
    setTimeout(() => { pressed = null; }, 0);
  }, true);

  window.addEventListener("beforeprint", () => {
    folded = Array.from(document.querySelectorAll(".tl-rulebook details:not([open])"));
    folded.forEach((rule) => { rule.open = true; });
    const slot = pressed && pressed.closest(".site-slot");
    if (!slot) return;
    slot.classList.add("site-printed");
    document.documentElement.classList.add("site-part");
  });

  window.addEventListener("afterprint", () => {
    folded.forEach((rule) => { rule.open = false; });
    document.documentElement.classList.remove("site-part");
    document.querySelectorAll(".site-printed").forEach((slot) => slot.classList.remove("site-printed"));
  });

  // -- gaps ----------------------------------------------------------------------------------

  const SHOWN = ".lm-Widget > *, pre, img, svg, .jp-RenderedHTMLCommon > *";

  function fill(slot) {
    const gap = slot.querySelector(".site-gap");
    if (!gap) return;
    const done = () => {
      seen.disconnect();
      gap.remove();
    };
    const seen = new MutationObserver(() => {
      const output = slot.querySelector(".jp-OutputArea-output");
      if (output && (output.matches(".lm-Widget:not(:empty)") || output.querySelector(SHOWN))) {
        requestAnimationFrame(done);
      } else if (slot.querySelector(".jp-Cell-outputWrapper")) {
        setTimeout(done, EMPTY);
      }
    });
    seen.observe(slot, { childList: true, subtree: true });
  }

  window.tablelab.article = article;
})();
