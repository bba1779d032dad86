"""Going from place to place of a crowded board with the arrow keys."""

from __future__ import annotations

from tests.browser.table import Table

_OFFSET = """target => {
  const here = document.activeElement?.closest(".tl-target");
  const there = document.querySelector(`.tl-target[data-target="${target}"]`);
  if (!here || !there) return null;
  const [one, other] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [from, to] = [middle(one), middle(other)];
  return [here.dataset.target, to[0] - from[0], to[1] - from[1]];
}"""

FAR = 60
"""Key presses after which a place counts as out of reach."""


def step_to(table: Table, target: str) -> None:
    """Step towards a place: first along the way that is longer, and nowhere twice by one key."""
    tried: set[tuple[str, str]] = set()
    for _ in range(FAR):
        found = table.page.evaluate(_OFFSET, target)
        assert found is not None, "the focus is not on the board"
        here, across, down = found
        if here == target:
            return
        keys = _keys(across, down)
        key = next((key for key in keys if (here, key) not in tried), None)
        assert key is not None, f"{target} is not reached by the arrow keys"
        tried.add((here, key))
        table.page.keyboard.press(key)
    raise AssertionError(f"{target} is not reached by the arrow keys")


def _keys(across: float, down: float) -> list[str]:
    """The arrow keys, the most promising one first."""
    ways = {"ArrowRight": across, "ArrowLeft": -across, "ArrowDown": down, "ArrowUp": -down}
    return sorted(ways, key=lambda key: -ways[key])
