// The start panel. What people typed survives a change of language and a refusal.

function startPanel(table) {
  const node = el("form", { class: "tl-start", novalidate: true, on: { submit } });
  let built = null; // the language for which the fields were built
  let values = null; // what has been typed
  let game = null;
  let submitted = false; // whether the answer to a press of the button is awaited

  function submit(event) {
    event.preventDefault();
    submitted = true;
    collect();
    const seats = values.seats.slice(0, values.count);
    const { seed, options, clock } = values;
    table.send({ kind: "start", seats, seed, options, clock, language: table.snap.language });
  }

  function collect() {
    for (const control of node.elements) {
      const [group, key, part] = (control.name || "").split(".");
      if (group === "seat") values.seats[key][part] = control.value;
      else if (group === "seed" || group === "clock") values[group] = control.value;
      else if (group === "option") values.options[key] = control.value;
      else if (group === "count" && control.checked) values.count = Number(control.value);
    }
  }

  function preset(form) {
    return {
      seats: form.seats.map(({ name, kind }) => ({ name, kind })),
      count: form.count,
      seed: form.seed,
      clock: form.clock,
      options: Object.fromEntries(form.options.map(({ id, value }) => [id, value])),
    };
  }

  function build(form) {
    const chosen = form.options.filter(({ id, choices }) => values.options[id] !== choices[0].id);
    fill(
      node,
      resumeCard(table),
      el("h3", { class: "tl-heading", tabindex: "-1" }, table.t("form.title")),
      countField(form),
      el("div", { class: "tl-seatrows" }, form.seats.map((_, seat) => seatRow(form, seat))),
      message("seats"),
      form.clocks.length ? el("div", { class: "tl-startrow" }, clockField(form)) : null,
      el("div", { class: "tl-startrow" }, seedField()),
      el(
        "details",
        { class: "tl-options", open: chosen.length > 0 },
        el("summary", {}, `${table.t("form.options")} (${form.options.length})`),
        el("p", { class: "tl-quiet-text" }, table.t("form.more")),
        form.options.map((option) => optionRow(option)),
        message("options"),
      ),
      el(
        "div",
        { class: "tl-startbuttons" },
        el("button", { type: "submit", class: "tl-button tl-primary tl-large" }, table.t("form.start")),
        button(table.t("form.open"), table.openFile, { icon: "open" }),
        el("span", { class: "tl-quiet-text" }, table.t("form.open.hint")),
      ),
    );
    showCount();
  }

  function message(field) {
    return el("p", { class: "tl-error", id: `${table.id}-error-${field}`, data: { error: field }, hidden: true });
  }

  function countField(form) {
    const choices = form.counts.map((count) =>
      el(
        "label",
        { class: "tl-choice" },
        el("input", {
          type: "radio",
          name: "count",
          value: count,
          checked: count === values.count,
          on: { change: () => (collect(), showCount()) },
        }),
        el("span", {}, String(count)),
      ),
    );
    return el("fieldset", { class: "tl-count" }, el("legend", {}, table.t("form.seats")), choices);
  }

  function showCount() {
    node.querySelectorAll(".tl-seatrow").forEach((row, seat) => {
      row.hidden = seat >= values.count;
    });
  }

  function seatRow(form, seat) {
    const { name, kind } = values.seats[seat];
    const number = filled(table.t("form.seat"), { number: seat + 1 });
    return el(
      "div",
      { class: "tl-seatrow" },
      seatMark(seat),
      el("input", {
        type: "text",
        name: `seat.${seat}.name`,
        value: name,
        // One more than allowed: what is too long is refused with its reason, not silently cut.
        maxlength: form.longest * 4,
        autocomplete: "off",
        "aria-label": `${number}: ${table.t("form.name")}`,
        "aria-describedby": `${table.id}-error-name.${seat}`,
      }),
      el(
        "select",
        { name: `seat.${seat}.kind`, "aria-label": `${number}: ${table.t("form.kind")}` },
        form.kinds.map(({ id, label }) => el("option", { value: id, selected: id === kind }, label)),
      ),
      message(`name.${seat}`),
      message(`kind.${seat}`),
    );
  }

  function seedField() {
    return el(
      "label",
      { class: "tl-field" },
      el("span", { class: "tl-label" }, table.t("form.seed")),
      el("input", {
        type: "text",
        inputmode: "numeric",
        name: "seed",
        value: values.seed,
        autocomplete: "off",
        "aria-describedby": `${table.id}-error-seed`,
      }),
      el("span", { class: "tl-quiet-text" }, table.t("form.seed.hint")),
      message("seed"),
    );
  }

  function clockField(form) {
    return el(
      "label",
      { class: "tl-field" },
      el("span", { class: "tl-label" }, table.t("form.clock")),
      el(
        "select",
        { name: "clock", "aria-describedby": `${table.id}-error-clock` },
        form.clocks.map(({ id, label }) => el("option", { value: id, selected: id === values.clock }, label)),
      ),
      el("span", { class: "tl-quiet-text" }, table.t("form.clock.hint")),
      message("clock"),
    );
  }

  function optionRow({ id, title, choices, rule, source }) {
    const label = freshId("option");
    return el(
      "div",
      { class: "tl-option" },
      el("span", { class: "tl-label", id: label }, title),
      el(
        "select",
        { name: `option.${id}`, "aria-labelledby": label },
        choices.map((choice) =>
          el("option", { value: choice.id, selected: choice.id === values.options[id] }, choice.label),
        ),
      ),
      el("span", { class: "tl-optionfoot" }, badge(table, source), ruleChip(table, rule)),
      message(`option.${id}`),
    );
  }

  function showErrors(errors) {
    let first = null;
    for (const place of node.querySelectorAll("[data-error]")) {
      const reason = errors[place.dataset.error] ?? "";
      setText(place, reason);
      place.hidden = !reason;
      const field = fieldOf(place);
      if (field) field.setAttribute("aria-invalid", String(Boolean(reason)));
      if (reason && !first) first = field ?? place;
    }
    if (submitted && !table.busy) first?.focus();
    submitted = submitted && table.busy;
  }

  function fieldOf(place) {
    const [group, key] = place.dataset.error.split(".");
    const names = { name: `seat.${key}.name`, kind: `seat.${key}.kind`, option: `option.${key}` };
    return node.elements.namedItem(names[group] ?? group);
  }

  return {
    node,
    update(snap) {
      node.hidden = snap.phase !== "start";
      if (node.hidden) {
        built = null;
        return;
      }
      if (values === null || game !== snap.game) {
        values = preset(snap.form);
        game = snap.game;
      }
      if (built !== snap.language) {
        if (built !== null) collect();
        build(snap.form);
        built = snap.language;
      }
      showErrors(snap.form.errors);
    },
    focus: () => node.querySelector(".tl-heading").focus(),
  };
}

/** The match that this browser kept of its own accord, offered for going on. */
function resumeCard(table) {
  const saved = readAutosave(table.snap.game);
  if (!saved) return null;
  const text = filled(table.t("autosave.text"), {
    names: saved.names.join(", "),
    entries: saved.entries,
    when: new Date(saved.at).toLocaleString(table.snap.language),
  });
  const go = () => table.send({ kind: "open", text: saved.text });
  return el(
    "div",
    { class: "tl-card tl-resume" },
    el("p", {}, text),
    button(table.t("autosave.resume"), go, { icon: "play", look: "primary" }),
  );
}
