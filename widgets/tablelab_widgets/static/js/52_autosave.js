// The browser keeps the running match, so that a reload or a lost kernel costs nothing.

const AUTOSAVE_PAUSE = 600;
const AUTOSAVE_KEY = (game) => `tablelab.autosave.${game}`;

/** The kept match of a game, or null; anything strange in the storage counts as none. */
function readAutosave(game) {
  try {
    const saved = JSON.parse(localStorage.getItem(AUTOSAVE_KEY(game)));
    const sound =
      typeof saved?.text === "string" && Number.isInteger(saved.entries) && Array.isArray(saved.names);
    return sound ? saved : null;
  } catch {
    return null; // storage is switched off, or not ours
  }
}

/** Keep a match. A full or forbidden storage is no reason to disturb the game. */
function writeAutosave(game, saved) {
  try {
    localStorage.setItem(AUTOSAVE_KEY(game), JSON.stringify({ ...saved, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/** Asks for the saved match a moment after the last change. */
function autosaver(table) {
  let timer = 0;
  let kept = null;
  return {
    update(snap) {
      const mark = `${snap.log?.key}/${snap.entries}`;
      if (snap.phase === "start" || snap.entries === 0 || mark === kept) return;
      kept = mark;
      clearTimeout(timer);
      timer = setTimeout(keep, AUTOSAVE_PAUSE);
    },
    destroy: () => clearTimeout(timer),
  };

  async function keep() {
    try {
      const { message } = await table.ask({ kind: "autosave" }, "autosave", PATIENCE);
      // A game with secrets comes sealed, or not at all.
      table.root.dataset.autosaved = message.saved && writeAutosave(message.game, message.saved)
        ? String(message.saved.entries)
        : "no";
    } catch {
      table.root.dataset.autosaved = "no";
    }
  }
}

/** Hand a saved match over as a file. */
function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/jsonl;charset=utf-8" }));
  const link = el("a", { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
