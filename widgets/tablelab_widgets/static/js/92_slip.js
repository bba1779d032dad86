// What slides under the pointer at the last moment is not what a person meant to press.

const GLANCE = 400; // milliseconds in which nobody has seen that something else lies there now

/** Watches what lies under the mouse while the table is drawn anew, and stops a press that slips. */
function slipWatch(table) {
  let pointer = null; // where the mouse is; a finger shows first what it will do
  let slid = null; // { button, until, own }: what lies there now instead of something else

  function follow({ pointerType, clientX, clientY }) {
    pointer = pointerType === "touch" ? null : [clientX, clientY];
  }

  /** The button under the mouse that does something, and what. */
  function under() {
    const button = pointer && document.elementFromPoint(...pointer)?.closest("button");
    const means = button && (button.dataset.code ?? button.dataset.means);
    return means && table.root.contains(button) ? { button, means } : null;
  }

  function stop(event) {
    const slips = slid?.button === event.target.closest("button") && performance.now() < slid.until;
    // After one's own move only the second half of a double click can be meant.
    if (!slips || event.detail === 0 || (slid.own && event.detail < 2)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!slid.own) table.note(table.t("late"));
  }

  table.root.addEventListener("pointermove", follow);
  table.root.addEventListener("pointerdown", follow);
  table.root.addEventListener("click", stop, true);

  return {
    /** Draw, and see whether that has put something else under the mouse. */
    during(draw) {
      const [before, busy] = [under(), table.busy];
      draw();
      const after = before && under();
      if (!after || after.means === before.means) return;
      slid = { button: after.button, until: performance.now() + GLANCE, own: busy && !table.busy };
    },
  };
}
