"""Hidden hands at one screen: the curtain, and what goes over the wire behind it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablelab.core.match import Match, Start
from tablelab.games.submarine import GAME
from tests.browser import dives
from tests.browser.serving import Server
from tests.browser.table import Table
from tests.browser.wire import Wire

NAMES = ("Anna", "Bo")


@pytest.fixture
def wire(page: Page) -> Wire:
    """Hears what the page's kernel says."""
    return Wire().tap(page)


@pytest.fixture
def sea(wire: Wire, page: Page, site: Server) -> Table:
    """The table of Submarine, at its start panel."""
    return Table(page).open(site.table("play/submarine.ipynb"))


def lift(table: Table) -> str:
    """Raise the curtain; the name of who says that they have the device."""
    seat = table.data("curtain")
    table.find(".tl-curtain .tl-button").click()
    expect(table.root).to_have_attribute("data-curtain", "")
    table.rest()
    return NAMES[int(seat)]


def signs(name: str) -> tuple[str, ...]:
    """By these a hand that lies open would be recognised: each card's words, and its place."""
    seat = NAMES.index(name)
    return (f"{name}, hand: ", f"hand-{seat}-0", f'"seat": {seat}, "n": 3, "colours"')


def test_behind_the_curtain_there_is_nothing_to_see(sea: Table, wire: Wire) -> None:
    match = dives.first_match(dives.asked("ship", voyage=2), 2)
    sea.load(dives.saved(match, "human", "human"))
    seen: set[str] = set()
    for _ in range(4):
        assert sea.data("curtain") != ""
        expect(sea.find(".tl-curtain")).to_be_visible()
        expect(sea.find(".tl-game")).to_be_hidden()
        html = sea.page.content()
        for name in NAMES:
            for sign in signs(name):
                assert sign not in html
                assert sign not in wire.text
        assert sea.find(".tl-target").count() == 0
        assert sea.find(".tl-plot image").count() == 0
        name = lift(sea)
        (other,) = set(NAMES) - {name}
        own = f"{name}, hand: "
        assert own in sea.page.content()
        assert own in wire.text
        _end_turn(sea, lambda other=other: _blind(sea, wire, other))
        seen.add(name)
        wire.clear()
    assert seen == set(NAMES)


def _blind(table: Table, wire: Wire, name: str) -> None:
    """Nothing of a hand is in the page or came over the wire."""
    html = table.page.content()
    for sign in signs(name):
        assert sign not in html
        assert sign not in wire.text


def _end_turn(table: Table, check: Any) -> None:
    """Sail on and do nothing more, until the device is handed on."""
    for _ in range(6):
        check()
        ships = [code for code in table.codes if code.startswith("ship:")]
        table.press(ships[0] if ships else "end")
        if table.data("curtain"):
            return
    raise AssertionError("nobody else is asked")


def twins() -> tuple[Match[Any, Any], Match[Any, Any]]:
    """Two matches before Anna's first turn that differ in nothing but Bo's hand."""
    first = dives.asked("ship")
    match = dives.first_match(lambda match: first(match) and match.state.start == 0, 2)
    old = match.start
    hand = old.outcomes[-3:]
    assert sorted(hand) == match.state.seats[1].hand, "Bo's hand was drawn last"
    other = tuple((colour + 1) % 5 for colour in hand)
    start = Start(old.seats, old.options, old.seed, old.names, (*old.outcomes[:-3], *other))
    twin = Match.replayed(GAME, start, match.entries)
    assert twin.view(0) == match.view(0)
    assert twin.view(1) != match.view(1)
    return match, twin


def test_another_hand_changes_nothing_that_the_page_is_told(
    sea: Table, wire: Wire, site: Server
) -> None:
    told, pages, after = [], [], []
    for match in twins():
        wire.clear()
        sea.load(dives.saved(match, "human", "human"))
        assert sea.data("curtain") in ("", "0")
        if sea.data("curtain"):
            lift(sea)
        _end_turn(sea, lambda: None)
        told.append(wire.told())
        pages.append(sea.find(".tl-curtain").inner_text())
        assert lift(sea) == "Bo"
        after.append(wire.told() - told[-1])
        sea.open(site.table("play/submarine.ipynb"))
    assert told[0] == told[1]
    assert pages[0] == pages[1]
    assert len(told[0]) > 3
    assert after[0] != after[1], "what Bo sees must differ, or nothing was compared"


def test_a_click_behind_the_curtain_is_no_way_round(sea: Table) -> None:
    sea.load(dives.saved_at(dives.asked("ship", voyage=2), "human", "human"))
    entries = sea.entries
    heading = sea.find(".tl-curtaintitle")
    expect(heading).to_contain_text("Anna")
    # Neither a hint nor the rules raise it.
    for tool in ("hint", "rules"):
        sea.tool(tool).click(force=True)
        sea.rest()
        assert sea.data("curtain") == "0"
        assert sea.find(".tl-target").count() == 0
    sea.page.keyboard.press("Escape")
    # Going back hands the device back, and does not show anybody's cards.
    sea.tool("undo").click(force=True)
    sea.rest()
    assert sea.data("curtain") != ""
    assert sea.find(".tl-target").count() == 0
    sea.tool("redo").click(force=True)
    sea.rest()
    expect(heading).to_contain_text("Anna")
    assert sea.entries == entries
    lift(sea)
    expect(sea.find(".tl-game")).to_be_visible()
