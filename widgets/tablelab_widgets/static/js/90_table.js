// The table: what all panels share, and how messages go up and pictures come down.

const SILENCE = 12000; // milliseconds without an answer after which the kernel counts as lost
const STARTING = 60000; // the same where it may still be running the cells of a whole notebook
const PHONE = 640; // pixels of width below which everything lies one below the other

function makeTable(model, root) {
  const table = {
    model,
    root,
    id: freshId("table"),
    snap: model.get("snapshot"),
    busy: false,
    looked: null, // the action that is pointed at
    chosen: null, // the action that a finger has chosen but not yet done
    noted: null,
    alarmed: null,
    patience: SILENCE,
  };
  table.textBoardId = `${table.id}-text`;
  let sequence = Math.floor(Math.random() * 1e9) * 1000;
  let last = null;
  let silence = 0;
  let acting = false; // whether an act is under way; other messages do not keep anybody from acting
  const waiting = new Set(); // questions that the kernel has not answered yet

  function useWords() {
    const { words, rules, sections, options, languages, speeds } = model.get("words");
    Object.assign(table, { words, rules, sections, options, languages, speeds });
  }
  useWords();
  table.useWords = useWords;
  table.t = (key) => table.words?.[key] ?? key;

  /** Send what a person did. An act while another is under way is dropped: it was a double click. */
  table.send = (message, { act = false } = {}) => {
    if (act && acting) return false;
    if (act) [acting, table.chosen] = [true, null];
    sequence += 1;
    last = sequence;
    setBusy(true, message.kind === "ready" ? STARTING : table.patience);
    if (message.kind !== "dismiss") table.noted = null;
    model.send({ ...message, seq: sequence });
    return true;
  };

  function setBusy(busy, patience) {
    table.busy = busy;
    acting = acting && busy;
    root.dataset.busy = String(busy);
    clearTimeout(silence);
    if (busy) silence = setTimeout(unanswered, patience);
  }

  /** What was sent may be lost: whoever tries again must be heard. What comes twice is late. */
  function unanswered() {
    setBusy(false);
    table.alarm(new Error("no answer"));
  }

  /** The kernel has answered up to here. */
  table.heard = () => {
    if (table.busy && table.snap.ack === last) setBusy(false);
    if (!table.busy && table.silent) table.calm();
  };

  /** What the button of an action says; where others act too, that is what a click means. */
  table.labelOf = (code) => table.snap.actions?.find((each) => each.code === code)?.label ?? "";

  table.act = (code) => {
    const label = table.labelOf(code);
    if (table.send({ kind: "act", code, label, at: table.snap.version }, { act: true })) {
      table.panels?.actions.sent(code);
    }
  };

  /** Ask the kernel for something that comes back as a message of its own. */
  table.ask = (message, kind, patience) =>
    new Promise((resolve, reject) => {
      const question = { kind, resolve, reject };
      question.timer = setTimeout(() => {
        waiting.delete(question);
        reject(new Error(`no answer to ${message.kind}`));
      }, Math.max(patience, table.patience));
      waiting.add(question);
      model.send(message);
    });

  function answered(message, buffers) {
    if (message.kind === "sprites") {
      for (const [key, uri] of Object.entries(message.sprites)) sprites().set(key, uri);
      table.pictured?.();
    }
    for (const question of waiting) {
      if (question.kind !== message.kind) continue;
      clearTimeout(question.timer);
      waiting.delete(question);
      question.resolve({ message, buffers });
    }
  }
  model.on("msg:custom", answered);

  table.look = (code) => {
    table.looked = code;
    table.panels?.actions.mark(code ?? table.chosen);
    table.panels?.preview.mark(code ?? table.chosen);
    table.panels?.board.overlay.mark(code ?? table.chosen);
  };
  table.choose = (code) => {
    table.chosen = code;
    table.look(code);
    table.panels?.preview.offer(code);
  };
  table.note = (text) => {
    table.noted = text ? { kind: "say", title: text, detail: "" } : null;
    table.panels?.notice.update(table.snap);
  };
  /** Something failed in the page itself: say so, the table stays as it is. */
  table.alarm = (error, title = "kernel.silent") => {
    console.error("tablelab:", error);
    table.silent = title === "kernel.silent";
    table.alarmed = { title: table.t(title), text: table.t("again"), detail: String(error) };
    table.panels?.banner.update(table.snap);
  };
  table.calm = () => {
    const own = table.alarmed !== null;
    table.alarmed = null;
    table.silent = false;
    table.panels?.banner.update(table.snap);
    if (!own) table.send({ kind: "dismiss" });
  };
  table.openRule = (id) => table.panels?.rules.show(id);
  table.targetLabel = ({ label, code }) => {
    const action = code && table.snap.actions?.find((each) => each.code === code);
    return action ? `${label}. ${action.label}` : label;
  };
  table.openFile = () => pickFile(table);
  table.destroy = () => {
    model.off("msg:custom", answered);
    clearTimeout(silence);
    for (const question of waiting) {
      clearTimeout(question.timer);
      question.reject(new Error("the table was closed"));
    }
    waiting.clear();
  };
  return table;
}

const LARGEST_FILE = 2e6;

/** Let a person choose a saved match; the browser reads it, Python judges it. */
function pickFile(table) {
  const input = el("input", { type: "file", accept: ".jsonl,.txt,application/jsonl" });
  input.addEventListener("change", async () => {
    const [file] = input.files;
    if (!file) return;
    if (file.size > LARGEST_FILE) {
      table.note(filled(table.t("open.large"), { most: LARGEST_FILE / 1e6 }));
      return;
    }
    const text = await file.text().catch(() => null); // it is gone, or may not be read: Python says so
    table.send({ kind: "open", text });
  });
  input.click();
}
