"""The longest and widest names that there can be, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.matches import last_decision, saved_at
from tests.browser.pocket import fits, phone
from tests.browser.serving import Server
from tests.browser.table import Table

LETTERS = "WMQ@mw%&"
WIDE = [letter * 24 for letter in LETTERS]

_OUTSIDE = """root => {
  const shown = [...root.querySelectorAll("*")].filter(node => node.checkVisibility());
  const aside = ".tl-scroll, .tl-frame, .tl-chart, .tl-unseen, .tl-choice, svg";
  return shown.filter(node => !node.closest(aside)).filter(node => {
    const [box, around] = [node, node.parentElement.closest(".tl-button, .tl-card") ?? root]
      .map(each => each.getBoundingClientRect());
    return box.width > 1 && (box.right > around.right + 1 || box.left < around.left - 1);
  }).map(node => node.outerHTML.slice(0, 160));
}"""


def outside(table: Table) -> list[str]:
    """What stands out of its card or button, or of the table, at the sides."""
    found: list[str] = table.root.evaluate(_OUTSIDE)
    return found


@pytest.mark.parametrize(
    ("game", "seats"), [("raids", 4), ("submarine", 2), ("red_peak", 6), ("red_november", 8)]
)
def test_long_names_stay_inside(browser: Browser, site: Server, game: str, seats: int) -> None:
    with phone(browser, site.table(f"play/{game}.ipynb")) as table:
        table.begin(*["human"] * seats, names=WIDE[:seats], seed=7)
        for turn in range(8):
            assert fits(table)
            assert outside(table) == []
            if table.data("curtain"):
                table.find(".tl-curtain .tl-button").click()
                table.rest()
                table.tool("hint").click()
                table.answered()
            elif codes := table.codes:
                table.press(codes[turn % len(codes)])


def test_long_names_stay_inside_at_the_end(browser: Browser, site: Server) -> None:
    with phone(browser, site.table()) as table:
        table.load(saved_at(last_decision(), *["human"] * 4, names=tuple(WIDE[:4])))
        table.tool("hint").click()
        table.answered()
        assert outside(table) == []
        table.press(table.codes[-1])
        assert table.data("phase") == "over"
        assert fits(table)
        assert outside(table) == []
