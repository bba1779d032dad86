"""What pictures of Red November show; :mod:`.shots_more` takes them."""

from __future__ import annotations

from tests.browser import patrols
from tests.browser.scenes import PEOPLE, Scene, opened
from tests.browser.table import Table


def november_start(table: Table) -> None:
    """The start panel with its options."""
    table.find(".tl-options > summary").click()


def november_first(table: Table) -> None:
    """The first turn of three."""
    table.begin("human", "human", "human", seed=3)


def november_way(table: Table) -> None:
    """A room that is looked at: what the way there costs."""
    opened(table, patrols.saved(patrols.begun(8, 4, 3), *PEOPLE))
    table.find(".tl-target[data-target='room-3']").hover()
    table.find(".tl-tip").wait_for()


def november_crisis(table: Table) -> None:
    """Three gnomes, and little time."""
    opened(table, patrols.saved(patrols.crisis(), *PEOPLE))


def november_crowd(table: Table) -> None:
    """Eight gnomes, and little time."""
    opened(table, patrols.saved(patrols.crisis(8), *["human"] * 8))


def november_two(table: Table) -> None:
    """Two people lead four gnomes."""
    opened(table, patrols.saved(patrols.crisis(2), "human", "human"))


def november_repair(table: Table) -> None:
    """Minutes and items for a repair."""
    opened(table, patrols.saved(patrols.mending(), *PEOPLE))
    table.find(".tl-action[data-code='spend:4']").hover()


def november_refused(table: Table) -> None:
    """A fire behind the open hatch, with its rule."""
    opened(table, patrols.saved(patrols.done(patrols.barred(), "open:8"), *PEOPLE))
    table.click("room-8")
    table.notice.locator("summary").first.click()


def november_trade(table: Table) -> None:
    """An offer is put together."""
    opened(table, patrols.saved(patrols.trading("give:grog", "want:crowbar"), *PEOPLE))


def november_crazed(table: Table) -> None:
    """An offer among crazed gnomes, who hide what they have."""
    match = patrols.trading("give:grog", "want:crowbar", crazed="yes")
    opened(table, patrols.saved(match, *PEOPLE))


def november_answer(table: Table) -> None:
    """An offer is answered."""
    match = patrols.trading("give:grog", "want:crowbar", "offer")
    opened(table, patrols.saved(match, *PEOPLE))


def november_won(table: Table) -> None:
    """Rescued."""
    _last_click(table, True)


def november_lost(table: Table) -> None:
    """Lost."""
    _last_click(table, False)


def _last_click(table: Table, won: bool) -> None:
    match, (code,) = patrols.before_end(won)
    opened(table, patrols.saved(match, *PEOPLE))
    table.press(code)


NOVEMBER: tuple[Scene, ...] = (
    november_start,
    november_first,
    november_way,
    november_crisis,
    november_crowd,
    november_two,
    november_repair,
    november_refused,
    november_trade,
    november_crazed,
    november_answer,
    november_won,
    november_lost,
)
