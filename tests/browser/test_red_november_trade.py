"""Red November at one screen: a trade between two people, openly and among crazed gnomes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import patrols
from tests.browser.serving import Server
from tests.browser.table import Table
from tests.browser.wire import Wire

PEOPLE = ("human", "human", "human")


@pytest.fixture
def wire(page: Page) -> Wire:
    """Hears what the page's kernel says."""
    return Wire().tap(page)


@pytest.fixture
def boat(wire: Wire, page: Page, site: Server) -> Table:
    """The table of Red November, at its start panel."""
    return Table(page).open(site.table("play/red_november.ipynb"))


def items(table: Table, gnome: int) -> set[str]:
    """The items of a gnome that lie open on the board."""
    places = table.find(f".tl-target[data-target^='item-{gnome}-']")
    names: list[str] = places.evaluate_all("all => all.map(each => each.dataset.target)")
    return {name.split("-", 2)[2] for name in names}


def propose(table: Table) -> None:
    """Anna, with Grog and a toolbox, wants Ben's crowbar for her Grog."""
    table.click("gnome-2")
    table.click("item-1-grog")


def test_an_offer_is_accepted(boat: Table) -> None:
    boat.load(patrols.saved(patrols.trading(), *PEOPLE))
    boat.tool("undo").click()
    boat.rest()
    assert boat.data("curtain") == ""
    propose(boat)
    boat.click("item-2-crowbar")
    boat.press("offer")
    assert boat.data("curtain") == "", "nobody has a secret"
    expect(boat.find(".tl-who")).to_contain_text("Ben")
    expect(boat.find(".tl-prompt")).to_contain_text("crowbar")
    assert boat.codes == ["accept", "decline"]
    boat.press("accept")
    assert items(boat, 1) == {"toolbox", "crowbar"}
    assert items(boat, 2) == {"grog", "lucky_charm"}
    label = boat.find(".tl-target[data-target='crew-1']").get_attribute("aria-label") or ""
    assert "time 59" in label, "a trade costs whoever is on turn a minute"
    expect(boat.banner).to_be_hidden()


def test_an_offer_is_declined(boat: Table) -> None:
    boat.load(patrols.saved(patrols.trading("give:grog", "offer"), *PEOPLE))
    boat.press("decline")
    expect(boat.find(".tl-who")).to_contain_text("Anna")
    assert items(boat, 1) == {"grog", "toolbox"}
    assert not [code for code in boat.codes if code.startswith("trade:")]
    assert "wait:1" in boat.codes


# -- crazed gnomes hide what they have ------------------------------------------------------------


def hidden(table: Table, wire: Wire, *gnomes: int) -> None:
    """Of these gnomes' items there is no trace in the page, nor did one come over the wire."""
    html = table.page.content()
    for gnome in gnomes:
        sign = f"item-{gnome}-"
        assert sign not in html
        assert sign not in wire.text


def lift(table: Table, seat: int) -> None:
    """The device is handed to a seat, and nothing is to be seen before."""
    assert table.data("curtain") == str(seat)
    expect(table.find(".tl-curtaintitle")).to_contain_text(patrols.NAMES[seat])
    expect(table.find(".tl-game")).to_be_hidden()
    assert table.find(".tl-target").count() == 0
    table.find(".tl-curtain .tl-button").click()
    expect(table.root).to_have_attribute("data-curtain", "")
    table.rest()


def test_crazed_gnomes_trade_behind_the_curtain(boat: Table, wire: Wire) -> None:
    boat.load(patrols.saved(patrols.trading("give:grog", crazed="yes"), *PEOPLE))
    hidden(boat, wire, 1, 2, 3)
    lift(boat, 0)
    assert items(boat, 1) == {"grog", "toolbox"}
    hidden(boat, wire, 2, 3)
    # Nobody knows what Ben has: anything can be asked for, on the buttons.
    assert {"want:crowbar", "want:coffee", "want:speargun"} <= set(boat.codes)
    boat.press("want:crowbar")
    hidden(boat, wire, 2, 3)
    wire.clear()
    boat.press("offer")
    hidden(boat, wire, 2, 3)
    wire.clear()
    lift(boat, 1)
    assert items(boat, 2) == {"crowbar", "lucky_charm"}
    hidden(boat, wire, 1, 3)
    expect(boat.find(".tl-prompt")).to_contain_text("Grog")
    boat.press("accept")
    hidden(boat, wire, 1, 3)
    if boat.data("curtain"):
        lift(boat, int(boat.data("curtain")))
    expect(boat.banner).to_be_hidden()


def test_what_a_crazed_gnome_has_not_it_cannot_give(boat: Table) -> None:
    match = patrols.trading("want:coffee", "offer", crazed="yes")
    boat.load(patrols.saved(match, *PEOPLE))
    lift(boat, 1)
    assert boat.codes == ["decline"]
    boat.press("decline")
    lift(boat, 0)
    assert items(boat, 2) == set()
    assert "wait:1" in boat.codes
