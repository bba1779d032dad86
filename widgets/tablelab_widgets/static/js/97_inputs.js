// The parts of a lesson with which it is answered: choices, marks, numbers, buttons.

/** One of several answers. */
function optionsBlock(table) {
  const legend = el("legend", { class: "tl-unseen" });
  const list = el("div", { class: "tl-replies" });
  const node = el("fieldset", { class: "tl-answers" }, legend, list);
  const name = freshId("choice");
  const rows = new Map();

  function row({ id }) {
    const input = el("input", { type: "radio", name, value: id, on: { change: () => table.send({ kind: "choose", id: "input", value: id }) } });
    const text = el("span", {});
    const state = el("span", { class: "tl-state" });
    rows.set(id, { input, text, state, node: el("label", { class: "tl-reply" }, input, text, state) });
    return rows.get(id);
  }

  return {
    node,
    update({ label, items, chosen, locked }) {
      setText(legend, label);
      for (const item of items) {
        const made = rows.get(item.id) ?? row(item);
        setText(made.text, item.label);
        made.input.checked = item.id === chosen;
        made.input.disabled = locked;
        made.node.dataset.state = item.state;
        setText(made.state, item.state ? table.t(`lesson.marked.${item.state}`) : "");
        if (!made.node.isConnected) list.append(made.node);
      }
    },
  };
}

/** A list in which each line is marked with yes or no; then each says what is true and why. */
function marksBlock(table) {
  const node = el("ul", { class: "tl-marks" });
  const names = new Map();

  function pair({ id, label, said }, { yes, no, locked }) {
    const name = names.get(id) ?? names.set(id, freshId("mark")).get(id);
    const one = (value, words) =>
      el(
        "label",
        { class: "tl-markchoice" },
        el("input", {
          type: "radio",
          name,
          disabled: locked,
          checked: said === value,
          data: { mark: `${id}-${value}` },
          on: { change: () => table.send({ kind: "choose", id, value }) },
        }),
        el("span", {}, words),
      );
    return el("span", { class: "tl-pair", role: "radiogroup", "aria-label": label }, one(true, yes), one(false, no));
  }

  function settled(item) {
    if (!item.verdict) return null;
    return el(
      "div",
      { class: "tl-settled" },
      el("p", { class: "tl-itemverdict" }, el("strong", {}, table.t(`lesson.marked.${item.right ? "right" : "wrong"}`)), " · ", item.verdict),
      item.lines.length ? el("ul", { class: "tl-lines" }, item.lines.map((line) => logLine(table, line))) : null,
      item.more ? el("p", { class: "tl-lot" }, item.more) : null,
      item.broken.length ? el("ul", { class: "tl-lines" }, item.broken.map((each) => reason(each, item.instead))) : null,
    );
  }

  function reason({ rule, text, repair }, instead) {
    const line = logLine(table, { rule, text });
    if (repair) line.append(el("span", { class: "tl-instead" }, ` ${instead} ${repair}.`));
    return line;
  }

  return {
    node,
    update(block) {
      const held = node.contains(document.activeElement) ? document.activeElement.dataset.mark : null;
      fill(
        node,
        block.items.map((item) =>
          el(
            "li",
            { class: "tl-markrow", data: { right: item.right ?? "" } },
            el("span", { class: "tl-marklabel" }, item.label),
            block.yes ? pair(item, block) : null,
            settled(item),
          ),
        ),
      );
      if (held) node.querySelector(`[data-mark="${held}"]`)?.focus({ preventScroll: true });
    },
  };
}

/** A number, which is sent when it is typed. */
function numberBlock(table) {
  const input = el("input", {
    type: "number",
    step: "any",
    inputmode: "decimal",
    on: {
      input: () => table.send({ kind: "number", value: input.value }),
      keydown: (event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        table.send({ kind: "press", id: "check" });
      },
    },
  });
  const label = el("span", {});
  const unit = el("span", {});
  const node = el("label", { class: "tl-number" }, label, input, unit);
  return {
    node,
    update({ label: words, value, unit: name, locked }) {
      setText(label, words);
      setText(unit, name);
      if (document.activeElement !== input || locked) input.value = value ?? "";
      input.disabled = locked;
    },
  };
}

function buttonsBlock(table) {
  const node = el("div", { class: "tl-lessonbuttons" });
  const made = new Map();

  function press(id) {
    const { node: pressed, why } = made.get(id);
    if (why) pressed.nextSibling.hidden = false; // it says why it cannot be pressed
    else if (id === "open") openMatch(table);
    else table.send({ kind: "press", id });
  }

  return {
    node,
    update({ items }) {
      fill(
        node,
        items.map(({ id, label, look, icon: shape, why }) => {
          const kept = made.get(id) ?? { node: button(label, () => press(id), { look, icon: shape || null }) };
          made.set(id, Object.assign(kept, { why }));
          setText(kept.node.lastChild, label);
          kept.node.dataset.press = id;
          allow(kept.node, !why, why);
          return [kept.node, el("span", { class: "tl-quiet-text", role: "status", hidden: true }, why)];
        }),
      );
    },
  };
}

/** A few ways of looking at the same thing, one of them pressed. */
function switchBlock(table) {
  const node = el("div", { class: "tl-switch", role: "group" });
  return {
    node,
    update({ key, label, items, chosen }) {
      const held = node.contains(document.activeElement) ? document.activeElement.dataset.way : null;
      node.setAttribute("aria-label", label);
      const name = key.split("-").at(-1); // a quiz puts the number of the question before it
      fill(
        node,
        items.map(({ id, label: words }) => {
          const made = button(words, () => table.send({ kind: "choose", key: name, value: id }), { small: true });
          setAll(made, { "aria-pressed": String(id === chosen), data: { way: id } });
          return made;
        }),
      );
      if (held) node.querySelector(`[data-way="${held}"]`)?.focus({ preventScroll: true });
    },
  };
}

/** Values of an experiment. */
function fieldsBlock(table) {
  const node = el("div", { class: "tl-fields" });
  const made = new Map();

  function field({ id, options }) {
    const select = el("select", { on: { change: () => table.send({ kind: "choose", id, value: select.value }) } });
    fill(select, options.map((option) => el("option", { value: option.id }, option.label)));
    const text = el("span", {});
    made.set(id, { select, text });
    node.append(el("label", { class: "tl-lessonfield" }, text, select));
    return made.get(id);
  }

  return {
    node,
    update({ items, locked }) {
      for (const item of items) {
        const { select, text } = made.get(item.id) ?? field(item);
        setText(text, item.label);
        select.value = item.value;
        select.disabled = locked;
      }
    },
  };
}

const BLOCKS = {
  bars: barsBlock,
  board: boardBlock,
  buttons: buttonsBlock,
  card: cardBlock,
  cards: cardsBlock,
  chart: chartBlock,
  fields: fieldsBlock,
  heading: headingBlock,
  lines: linesBlock,
  marks: marksBlock,
  number: numberBlock,
  options: optionsBlock,
  progress: progressBlock,
  rules: rulesBlock,
  steps: stepsBlock,
  switch: switchBlock,
  text: textBlock,
  verdict: verdictBlock,
};
