// What the loader can ask for, by the `part` of a widget.

/** The styles of all parts: once a page, since the page imports this module once. */
function bringStyle(text) {
  document.head.append(el("style", { data: { tablelab: "parts" } }, text));
}

export default { table: renderTable, lesson: renderLesson };
