// Answers: why not, a hint, a message, and the banner when something went wrong.

function noticePanel(table) {
  const node = el("section", { class: "tl-notice tl-card", role: "status", hidden: true });
  let shown = "";

  function dismiss() {
    table.note(null);
    table.send({ kind: "dismiss" });
    table.refocus();
  }

  function why({ title, broken }) {
    return [
      el("h3", { class: "tl-heading" }, filled(table.t("why.title"), { action: title })),
      el("ul", { class: "tl-broken" }, broken.map((each) => violation(each))),
    ];
  }

  function violation({ rule, text, repair }) {
    return el(
      "li",
      {},
      el("p", { class: "tl-reason" }, text),
      el(
        "details",
        { class: "tl-ruledetails" },
        el("summary", {}, `${table.rules[rule]?.title ?? rule} · ${rule}`),
        ruleBody(table, rule),
      ),
      repair
        ? button(filled(table.t("why.instead"), { action: repair.label }), () => table.act(repair.code), {
            icon: "repair",
            look: "primary",
          })
        : null,
    );
  }

  function hint({ title, code, preview }) {
    return [
      el("h3", { class: "tl-heading" }, filled(table.t("hint.title"), { action: title })),
      previewBody(table, preview),
      button(table.t("hint.do"), () => table.act(code), { icon: "play", look: "primary" }),
    ];
  }

  function say({ title, detail }) {
    return [
      el("p", { class: "tl-reason" }, title),
      detail
        ? el(
            "details",
            {},
            el("summary", {}, table.t("details")),
            el("p", { class: "tl-technical", lang: "en" }, detail),
          )
        : null,
    ];
  }

  const kinds = { why, hint, say };
  return {
    node,
    update(snap) {
      const notice = table.noted ?? snap.notice;
      const mark = JSON.stringify([notice, snap.language]);
      if (mark === shown) return;
      shown = mark;
      node.hidden = !notice;
      node.dataset.kind = notice?.kind ?? "";
      fill(node, notice ? [closeButton(table, dismiss), kinds[notice.kind](notice)] : []);
      // An answer out of sight is no answer.
      if (notice) node.scrollIntoView?.({ block: "nearest" });
    },
  };
}

function bannerPanel(table) {
  const node = el("section", { class: "tl-banner", role: "alert", hidden: true });
  let shown = "";
  return {
    node,
    update(snap) {
      const trouble = table.alarmed ?? snap.trouble;
      const mark = JSON.stringify(trouble ?? null);
      if (mark === shown) return;
      shown = mark;
      node.hidden = !trouble;
      if (!trouble) return fill(node);
      fill(
        node,
        icon("warn"),
        el(
          "div",
          { class: "tl-bannertext" },
          el("strong", {}, trouble.title),
          el("p", {}, trouble.text),
          trouble.detail
            ? el(
                "details",
                {},
                el("summary", {}, table.t("details")),
                el("p", { class: "tl-technical", lang: "en" }, trouble.detail),
              )
            : null,
        ),
        button(table.t("close"), () => table.calm(), { small: true }),
      );
    },
  };
}
