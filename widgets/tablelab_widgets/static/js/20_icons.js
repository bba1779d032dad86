// Small line icons of our own, 20 x 20.

const ICONS = {
  undo: "M8 4 4 8l4 4M4 8h7a5 5 0 0 1 0 10H8",
  redo: "m12 4 4 4-4 4M16 8H9a5 5 0 0 0 0 10h3",
  hint: "M7.5 15h5M8.5 18h3M10 2a5 5 0 0 0-3 9c.7.6 1 1.2 1 2h4c0-.8.3-1.4 1-2a5 5 0 0 0-3-9Z",
  save: "M10 3v9m-4-4 4 4 4-4M3 13v4h14v-4",
  open: "M10 12V3M6 7l4-4 4 4M3 13v4h14v-4",
  fresh: "M10 4v12M4 10h12",
  rules: "M4 3h9l3 3v11H4zM7 8h6M7 11h6M7 14h4",
  play: "M6 4v12l10-6z",
  pause: "M7 4v12M13 4v12",
  first: "M5 4v12M15 4l-7 6 7 6z",
  last: "M15 4v12M5 4l7 6-7 6z",
  next: "m7 4 6 6-6 6",
  previous: "m13 4-6 6 6 6",
  skip: "M3 5v10l6-5zM10 5v10l6-5zM17.5 5v10",
  check: "m4 10.5 4 4 8-9",
  close: "m5 5 10 10M15 5 5 15",
  branch: "M6 3v14M6 12c0-4 8-2 8-7M14 5V3m0 2 2-2m-2 2-2-2",
  warn: "M10 3 2 17h16zM10 8v4M10 14.5v.5",
  repair: "M4 10h11m-4-4 4 4-4 4",
};

/** An icon as an SVG element, invisible to screen readers. */
function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("class", "tl-icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** A seat's mark: its letter on its colour, as on its ship. */
function seatMark(seat) {
  const letter = seat === null ? "·" : String.fromCharCode(65 + seat);
  return el(
    "span",
    { class: "tl-mark", data: { seat: seat === null ? "none" : seat }, "aria-hidden": "true" },
    letter,
  );
}
