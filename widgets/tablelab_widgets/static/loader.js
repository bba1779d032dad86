// Loads the table's code once a page. What a widget has as its module is imported anew for every
// widget and stays in the page for good, so that is only this; the code itself comes as a trait.

const KEY = "@key@"; // stands for the content: another version on the same page has its own

function code(model) {
  const loaded = (window.tablelabCode ??= new Map());
  if (!loaded.has(KEY)) {
    const address = URL.createObjectURL(new Blob([model.get("code")], { type: "text/javascript" }));
    loaded.set(KEY, import(address).finally(() => URL.revokeObjectURL(address)));
  }
  return loaded.get(KEY);
}

export default { render: async (view) => (await code(view.model)).default.render(view) };
