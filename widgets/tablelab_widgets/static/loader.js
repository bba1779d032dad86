// Loads the code once a page. What a widget has as its module is imported anew for every widget
// and stays in the page for good, so that is only this. The code itself comes as a trait, or, where
// many widgets share a page, from the kernel when it is asked for.

const KEY = "@key@"; // stands for the content: another version on the same page has its own
const PATIENCE = 60000; // milliseconds: the kernel may be running a whole notebook

function code(model) {
  const loaded = (window.tablelabCode ??= new Map());
  if (!loaded.has(KEY)) {
    const found = source(model).then(imported);
    loaded.set(KEY, found);
    found.catch(() => loaded.delete(KEY)); // the next widget may try again
  }
  return loaded.get(KEY);
}

function imported(text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  return import(address).finally(() => URL.revokeObjectURL(address));
}

async function source(model) {
  return model.get("code") || asked(model);
}

function asked(model) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => done(reject, new Error("the kernel does not answer")), PATIENCE);
    const done = (end, value) => {
      clearTimeout(timer);
      model.off("msg:custom", answer);
      end(value);
    };
    const answer = (message, buffers) => {
      if (message.kind === "code") done(resolve, new TextDecoder().decode(buffers[0]));
    };
    model.on("msg:custom", answer);
    model.send({ kind: "code" });
  });
}

export default {
  render: async (view) => (await code(view.model)).default[view.model.get("part") || "table"](view),
};
