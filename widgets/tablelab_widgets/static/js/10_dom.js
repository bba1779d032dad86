// Making elements. Data never becomes markup: all text goes in as text.

const FOCUSABLE = new Set(["button", "input", "select", "summary", "a", "textarea"]);

/** An element with properties and children; strings become text nodes, null is left out. */
function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  // JupyterLab's one-letter shortcuts act on whatever has the focus; only this attribute stops them.
  if (FOCUSABLE.has(tag) || "tabindex" in props) node.setAttribute("data-lm-suppress-shortcuts", "true");
  setAll(node, props);
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return node;
}

/** Set properties: `on` holds listeners, `data` dataset entries, the rest are attributes. */
function setAll(node, props) {
  for (const [name, value] of Object.entries(props)) {
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    } else if (name === "data") {
      Object.assign(node.dataset, value);
    } else if (name === "value") {
      node.value = value;
    } else if (value === false || value === null || value === undefined) {
      node.removeAttribute(name);
    } else {
      node.setAttribute(name, value === true ? "" : value);
    }
  }
}

/** Put text into a node, touching the page only when it differs. */
function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Replace all children. */
function fill(node, ...children) {
  node.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
}

/** Fill `{name}` placeholders of a template. */
function filled(template, data = {}) {
  return template.replace(/\{(\w+)\}/g, (whole, name) => (name in data ? String(data[name]) : whole));
}

let lastId = 0;

/** An id that no other element of the page has. */
function freshId(stem) {
  lastId += 1;
  return `tablelab-${stem}-${lastId}-${Math.floor(Math.random() * 1e6)}`;
}

/** A button with an optional icon; `look` is "primary", "quiet" or empty. */
function button(label, press, { icon: shape = null, look = "", title = null, small = false } = {}) {
  const node = el("button", {
    type: "button",
    class: `tl-button ${look && `tl-${look}`} ${small ? "tl-small" : ""}`,
    title,
    on: { click: press },
  });
  if (shape) node.append(icon(shape));
  node.append(el("span", {}, label));
  return node;
}

/** Give a control that cannot be used now its reason instead of taking it out of reach. */
function allow(node, can, reason) {
  node.setAttribute("aria-disabled", String(!can));
  node.title = can ? "" : reason;
}
