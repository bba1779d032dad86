// The rulebook: every line of the game can be opened as the text of its rule.

/** A small button that opens a rule. */
function ruleChip(table, rule) {
  return el(
    "button",
    {
      type: "button",
      class: "tl-rulechip",
      title: filled(table.t("rule.open"), { rule }),
      data: { rule },
      on: {
        click: (event) => {
          event.preventDefault();
          table.openRule(rule);
        },
      },
    },
    table.rules[rule]?.title ?? rule,
  );
}

/** Where a rule or value comes from. */
function badge(table, source) {
  return el("span", { class: "tl-badge", data: { source } }, table.t(`source.${source}`));
}

/** Text, ruling and source of a rule; the ruling may be folded, where there is much to read. */
function ruleBody(table, id, folded = false) {
  const rule = table.rules[id];
  if (!rule) return el("p", {}, id);
  const option = rule.option && table.options[rule.option];
  return el(
    "div",
    { class: "tl-rulebody" },
    el("p", { class: "tl-ruletext" }, rule.text),
    rule.ruling ? ruling(table, rule.ruling, folded) : null,
    option
      ? el("p", { class: "tl-ruling" }, filled(table.t("rule.chosen"), { option: option.title, value: option.value }))
      : null,
    el("p", { class: "tl-rulesource" }, badge(table, rule.source), ` ${rule.where}`),
  );
}

function ruling(table, text, folded) {
  const name = table.t("rule.ruling");
  if (!folded) return el("p", { class: "tl-ruling" }, el("strong", {}, `${name} `), text);
  const title = name.replace(/:$/, "");
  return el("details", { class: "tl-ruling" }, el("summary", {}, title), el("p", {}, text));
}

function rulesDialog(table) {
  const title = el("h2", { class: "tl-ruletitle", tabindex: "-1" });
  const body = el("div", {});
  const contents = el("nav", { class: "tl-contents" });
  const shut = el("button", { type: "button", class: "tl-close", on: { click: () => node.close() } }, icon("close"));
  const node = el(
    "dialog",
    {
      class: "tl-dialog",
      "aria-label": "",
      on: { click: (event) => event.target === node && node.close() },
    },
    el("div", { class: "tl-dialogbody" }, shut, title, body, contents),
  );
  let open = null;
  let read = null; // the rules in the language in which they stand there

  function show(id) {
    open = id;
    read = table.rules;
    if (id) {
      setText(title, table.rules[id]?.title ?? id);
      fill(body, el("p", { class: "tl-ruleid" }, id), ruleBody(table, id));
    } else {
      setText(title, table.t("rules"));
      fill(body);
    }
    node.setAttribute("aria-label", title.textContent);
    shut.setAttribute("aria-label", table.t("close"));
    fill(contents, table.sections.map((section) => chapter(section, id)));
  }

  function chapter({ title: name, rules }, id) {
    return el(
      "details",
      { open: id === null ? rules === table.sections[0].rules : rules.includes(id) },
      el("summary", {}, name),
      el("ul", {}, rules.map((rule) => el("li", {}, link(rule, id)))),
    );
  }

  function link(rule, id) {
    return el(
      "button",
      {
        type: "button",
        class: "tl-rulelink",
        "aria-current": rule === id ? "true" : null,
        on: { click: () => (show(rule), title.focus(), node.scrollTo?.(0, 0)) },
      },
      el("span", {}, table.rules[rule].title),
      el("span", { class: "tl-ruleid" }, rule),
    );
  }

  return {
    node,
    show(id) {
      show(id);
      if (!node.open) node.showModal();
      title.focus();
    },
    update() {
      if (node.open && read !== table.rules) show(open);
    },
    destroy: () => node.open && node.close(),
  };
}
