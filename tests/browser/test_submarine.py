"""Submarine with the mouse: a whole game, fees and jokers, prices, saving and resuming."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tablelab.games.submarine import GAME
from tablelab.games.submarine.actions import CARD, Salvage, marker_code
from tablelab.games.submarine.components import colour_of, kind_of
from tablelab.games.submarine.state import State
from tests.browser import dives
from tests.browser.serving import Server
from tests.browser.table import Table

NUMBER = re.compile(r"\d+")
NOTEBOOK = "play/submarine.ipynb"


@pytest.fixture
def sea(page: Page, site: Server) -> Table:
    """The table of Submarine, at its start panel."""
    return Table(page).open(site.table(NOTEBOOK))


def test_a_whole_game_of_two_by_clicks(sea: Table) -> None:
    sea.begin("human", "greedy", seed=7)
    board = buttons = 0
    while sea.data("phase") == "play":
        before = sea.entries
        markers = [place for place in sea.targets if place.startswith("marker-")]
        surface = [place for place in sea.targets if place.startswith("surface-")]
        if places := markers or surface:
            sea.click(places[0])
            board += 1
        else:
            sea.press("end" if "end" in sea.codes else sea.codes[-1])
            buttons += 1
        assert sea.entries > before
        assert board + buttons < 200
    assert board > 10
    assert buttons > 4
    outcome = sea.find(".tl-outcome")
    expect(outcome).to_be_visible()
    rows = sea.find(".tl-scores tr").all()
    names, *_, totals = [row.locator("th, td").all_inner_texts() for row in rows]
    best = max(range(1, 3), key=lambda seat: int(totals[seat]))
    assert names[best] in outcome.inner_text()
    expect(sea.banner).to_be_hidden()


def _fee(state: State, seat: int, square: int) -> int:
    """The fee as the rules have it: foreign submarines in the square and above it."""
    top = square - square % 4
    return sum(
        other.subs[place]
        for number, other in enumerate(state.seats)
        if number != seat
        for place in range(top, square + 1)
    )


def _square(state: State, marker: int) -> int:
    return next(place for place, there in enumerate(state.board) if marker in there)


def _pile(table: Table, seat: int) -> int:
    label = table.find(f".tl-target[data-target='pile-{seat}']").get_attribute("aria-label") or ""
    return int(NUMBER.findall(label)[0])


def test_a_salvage_with_a_fee(sea: Table) -> None:
    def dear(state: State, do: Salvage) -> bool:
        return do.joker == CARD and _fee(state, 0, _square(state, do.marker)) > 1

    match, take = dives.taking(dear, 3)
    state = match.state
    fee = _fee(state, 0, _square(state, take.marker))
    sea.load(dives.saved(match, "human", "greedy", "greedy"))
    piles = [_pile(sea, seat) for seat in range(3)]
    assert piles == [len(there.pile) for there in state.seats]
    place = sea.find(f".tl-target[data-target='marker-{marker_code(take.marker)}']")
    tip = sea.find(".tl-tip")
    place.hover()
    expect(tip).to_contain_text("Costs Anna")
    expect(tip).to_contain_text("This can be paid.")
    for seat in (1, 2):
        top = _square(state, take.marker) // 4 * 4
        due = sum(state.seats[seat].subs[top : _square(state, take.marker) + 1])
        if due:
            expect(tip).to_contain_text(f"{due} card{'s' * (due > 1)} to {dives.NAMES[seat]}")
    entries = sea.entries
    place.click()
    expect(sea.root).not_to_have_attribute("data-entries", str(entries))
    sea.rest()
    assert _pile(sea, 0) == piles[0] - fee
    assert sum(_pile(sea, seat) for seat in range(3)) == sum(piles)
    log = sea.find(f".tl-logentry[data-n='{entries + 1}']")
    expect(log.locator("[data-rule='SB-FEE-1']").first).to_be_visible()
    # The treasure is in the container or beside it, and no longer in the sea.
    expect(place).to_have_count(0)


def test_a_salvage_with_a_joker(sea: Table) -> None:
    def only_by_joker(state: State, do: Salvage) -> bool:
        return (
            do.joker != CARD
            and colour_of(do.marker) not in state.seats[0].hand
            and state.seats[0].container[kind_of(do.marker)] < 0
            and _fee(state, 0, _square(state, do.marker)) > 0
        )

    match, take = dives.taking(only_by_joker, 3)
    state = match.state
    sea.load(dives.saved(match, "human", "greedy", "greedy"))
    piles = [_pile(sea, seat) for seat in range(3)]
    place = sea.find(f".tl-target[data-target='marker-{marker_code(take.marker)}']")
    place.hover()
    expect(sea.find(".tl-tip")).to_contain_text("has no")
    expect(sea.find(".tl-tip")).to_contain_text("A joker pays for everything.")
    entries = sea.entries
    place.click()
    expect(sea.root).not_to_have_attribute("data-entries", str(entries))
    sea.rest()
    # No fee is due, and the joker lies where the treasure lay.
    assert [_pile(sea, seat) for seat in range(3)] == piles
    joker = sea.find(f".tl-target[data-target='marker-{marker_code(take.joker)}']")
    square = _square(state, take.marker)
    label = joker.get_attribute("aria-label") or ""
    assert f"column {square // 4 + 1}, level {square % 4 + 2}" in label
    expect(place).to_have_count(0)


def test_every_treasure_tells_its_price(sea: Table) -> None:
    match = dives.first_match(dives.asked("ship", voyage=2), 3)
    state = match.state
    sea.load(dives.saved(match, "human", "greedy", "greedy"))
    tip = sea.find(".tl-tip")
    colours = GAME.parts.colours
    looked = {True: 0, False: 0}
    for square, there in enumerate(state.board):
        for marker in there[:1]:
            fee = _fee(state, 0, square)
            payable = colour_of(marker) in state.seats[0].hand and fee <= len(state.seats[0].pile)
            if looked[payable] > 2:
                continue
            looked[payable] += 1
            place = sea.find(f".tl-target[data-target='marker-{marker_code(marker)}']")
            place.hover()
            expect(tip).to_be_visible()
            expect(tip).to_contain_text(f"{colours[colour_of(marker)]} card")
            said = tip.inner_text()
            due = [int(n) for n in re.findall(r"(\d+) cards? to", said)]
            assert sum(due) == fee
            assert ("This can be paid." in said) == payable
    assert min(looked.values()) > 0
    # The same by keys: what has the focus tells its name, and Escape silences it.
    sea.page.mouse.move(0, 0)
    expect(tip).to_be_hidden()
    sea.find(".tl-target[tabindex='0']").press("ArrowDown")
    expect(tip).to_be_visible()
    name = sea.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert (tip.locator("span").inner_text()) in name
    sea.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def test_a_refused_salvage_names_its_rule(sea: Table) -> None:
    match = dives.first_match(dives.asked("act", voyage=2), 2)
    sea.load(dives.saved(match, "human", "greedy"))
    ship = match.state.seats[0].ship
    far = next(
        there[0] for square, there in enumerate(match.state.board) if there and square // 4 != ship
    )
    before = (sea.entries, sea.text)
    sea.click(f"marker-{marker_code(far)}")
    assert (sea.entries, sea.text) == before
    expect(sea.notice.locator(".tl-reason").first).not_to_be_empty()
    said = sea.notice.locator("summary").all_inner_texts()
    assert said
    assert {each.rpartition(" · ")[2] for each in said} <= {rule.id for rule in GAME.rulebook}


def test_save_reload_resume(sea: Table) -> None:
    sea.begin("human", "greedy", "greedy", names=("Ruth", "Sam", "Tove"), seed=21)
    for _ in range(3):
        sea.press(sea.codes[0])
    content = save_as(sea)
    expect(sea.root).to_have_attribute("data-autosaved", str(sea.entries))
    entries, text, codes = sea.entries, sea.text, sea.codes
    kept = sea.page.evaluate("localStorage['tablelab.autosave.submarine']")
    assert "you_draw" not in kept
    assert '"do"' not in kept.replace("\\", "")
    sea.page.reload()
    sea.rest()
    offer = sea.find(".tl-resume")
    expect(offer).to_contain_text("Ruth, Sam, Tove")
    offer.get_by_role("button").click()
    expect(sea.root).to_have_attribute("data-phase", "play")
    sea.rest()
    assert (sea.entries, sea.text, sea.codes) == (entries, text, codes)
    sea.press(sea.codes[0])
    assert sea.entries > entries
    sea.load(content)
    assert (sea.entries, sea.text, sea.codes) == (entries, text, codes)


def save_as(table: Table) -> str:
    """Download the match; whoever does so is told what the file holds."""
    with table.page.expect_download() as download:
        table.tool("save").click()
    assert download.value.suggested_filename == f"submarine-{table.entries:03d}.jsonl"
    table.rest()
    expect(table.notice).to_be_visible()
    return Path(download.value.path()).read_text(encoding="utf-8")
