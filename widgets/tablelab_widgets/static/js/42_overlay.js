// Real buttons over the plot: names, arrow keys, and an answer to the finger before Python's.

const TOUCH = 44; // the smallest comfortable target in pixels, where the neighbours leave room
const TIP_GAP = 6; // pixels between a place and what tells its name

function overlayPanel(table) {
  const node = el("div", { class: "tl-overlay", role: "group" });
  // The button's own name says the same, so that nobody hears it twice.
  const tip = el("div", { class: "tl-tip", "aria-hidden": "true", hidden: true });
  node.append(tip);
  const buttons = new Map(); // id -> { node, target, box }
  let current = null; // the id of the one button that Tab reaches
  let told = null; // the place whose name is shown

  function make(id) {
    const place = { target: null, box: null };
    place.node = el("button", {
      type: "button",
      class: "tl-target",
      tabindex: "-1",
      data: { target: id },
      on: {
        click: (event) => press(place, event),
        keydown: (event) => walk(event, place),
        focus: () => {
          settle(id);
          look(place);
          if (place.node.matches(":focus-visible")) tell(place);
        },
        blur: () => away(place),
        pointerenter: (event) => event.pointerType !== "touch" && (look(place), tell(place)),
        pointerleave: () => away(place),
      },
    });
    buttons.set(id, place);
    return place;
  }

  function look(place) {
    if (place.target.code) table.look(place.target.code);
  }

  function away(place) {
    table.look(null);
    if (told === place) tell(null);
  }

  /** Show what a place is called, beside it and inside the board; null shows nothing. */
  function tell(place) {
    told = place;
    tip.hidden = !place?.box;
    if (tip.hidden) return fill(tip);
    const action = table.snap.actions?.find(({ code }) => code === place.target.code);
    fill(tip, el("span", {}, place.target.label), action ? el("strong", {}, action.label) : null);
    const { x, y, inner } = place.box;
    const [wide, high] = [tip.offsetWidth, tip.offsetHeight];
    const below = y + inner.h / 2 + TIP_GAP;
    const above = y - inner.h / 2 - TIP_GAP - high;
    const fits = below + high <= node.clientHeight;
    const left = Math.min(Math.max(x - wide / 2, TIP_GAP), node.clientWidth - wide - TIP_GAP);
    tip.style.left = `${Math.max(left, 0)}px`;
    tip.style.top = `${fits ? below : Math.max(above, 0)}px`;
  }

  function press(place, event) {
    const { id, code } = place.target;
    // A finger cannot hover: its first touch shows what will come, the second one does it.
    if (code && event.pointerType === "touch" && table.chosen !== code) {
      table.choose(code);
      return;
    }
    const label = table.labelOf(code);
    const point = { kind: "point", target: id, code, label, at: table.snap.version };
    if (table.send(point, { act: true })) {
      place.node.classList.add("sent");
    }
  }

  function settle(id) {
    current = id;
    for (const [other, place] of buttons) place.node.tabIndex = other === id ? 0 : -1;
  }

  function walk(event, from) {
    const places = [...buttons.values()].filter((place) => place.box);
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    let to = null;
    if (event.key in step) to = neighbour(from, places, step[event.key]);
    else if (event.key === "Home") to = places[0];
    else if (event.key === "End") to = places[places.length - 1];
    else if (event.key === "Escape") return tell(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
    to?.node.focus({ preventScroll: false });
  }

  return {
    node,
    /** Lay the buttons; `at` turns data coordinates into pixels. */
    place(targets, at) {
      const held = [...buttons.values()].find((place) => place.node === document.activeElement);
      const kept = new Set(targets.map((target) => target.id));
      for (const [id, place] of buttons) {
        if (kept.has(id)) continue;
        place.node.remove();
        buttons.delete(id);
      }
      const boxes = roomy(targets.map((target) => at(target.at)));
      targets.forEach((target, index) => {
        const place = buttons.get(target.id) ?? make(target.id);
        Object.assign(place, { target, box: boxes[index] });
        const { x, y, w, h } = boxes[index];
        setAll(place.node, {
          "aria-label": table.targetLabel(target),
          style: `left:${x - w / 2}px;top:${y - h / 2}px;width:${w}px;height:${h}px;` +
            `--ring-w:${boxes[index].inner.w}px;--ring-h:${boxes[index].inner.h}px`,
        });
        place.node.classList.toggle("legal", Boolean(target.code));
        place.node.dataset.means = target.code ?? "";
        for (const side of ["left", "right"]) {
          place.node.classList.toggle(`joins-${side}`, joined(index, targets, boxes, side));
        }
        if (node.children[index] !== place.node) node.insertBefore(place.node, node.children[index]);
      });
      // A button that was moved among the others has lost the focus.
      if (held && kept.has(held.target.id)) held.node.focus({ preventScroll: true });
      tell(kept.has(told?.target.id) ? told : null); // what it says may have changed
      const legal = targets.find((target) => target.code);
      if (!node.contains(document.activeElement)) settle((legal ?? targets[0])?.id);
      else if (!buttons.has(current)) settle(targets[0]?.id);
    },
    update() {
      node.setAttribute("aria-label", table.t("board"));
      for (const place of buttons.values()) place.node.classList.remove("sent");
    },
    /** Mark the targets of an action that is looked at elsewhere, but not where it only leads. */
    mark(code) {
      for (const { node: place, target } of buttons.values()) {
        place.classList.toggle("linked", code !== null && target.code === code && !target.via);
      }
    },
    focus: () => buttons.get(current)?.node.focus(),
  };
}

/** The nearest place in a direction: what lies far aside counts as far away. */
function neighbour(from, places, [dx, dy]) {
  let best = null;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place.box.x - from.box.x, place.box.y - from.box.y];
    const ahead = x * dx + y * dy;
    if (place === from || ahead <= 1) continue;
    const distance = ahead + 2.5 * Math.abs(x * dy + y * dx);
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** Whether a legal place goes on in the next one, as the two ways to lay one tile do. */
function joined(index, targets, boxes, side) {
  if (!targets[index].code) return false;
  const one = boxes[index].inner;
  const way = side === "left" ? -1 : 1;
  return boxes.some(({ inner }, other) => {
    if (other === index || !targets[other].code) return false;
    const gap = way * (inner.x - one.x) - (inner.w + one.w) / 2;
    return Math.abs(gap) < 1 && Math.abs(inner.y - one.y) < 1 && Math.abs(inner.h - one.h) < 1;
  });
}

/** Boxes made large enough for a finger, as far as they do not run into their neighbours. */
function roomy(boxes) {
  return boxes.map((box) => {
    let [w, h] = [Math.max(box.w, TOUCH), Math.max(box.h, TOUCH)];
    for (const other of boxes) {
      if (other === box) continue;
      const [gapX, gapY] = [Math.abs(other.x - box.x), Math.abs(other.y - box.y)];
      const apart = gapX >= (box.w + other.w) / 2 || gapY >= (box.h + other.h) / 2;
      const meets = gapX < (w + Math.max(other.w, TOUCH)) / 2 && gapY < (h + Math.max(other.h, TOUCH)) / 2;
      if (!apart || !meets) continue;
      if (gapX - (box.w + other.w) / 2 >= gapY - (box.h + other.h) / 2) {
        w = Math.max(box.w, Math.min(w, gapX));
      } else {
        h = Math.max(box.h, Math.min(h, gapY));
      }
    }
    return { x: box.x, y: box.y, w, h, inner: box };
  });
}
