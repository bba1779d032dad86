"""Scenes of the harbour, the next voyage, the end of the game, and the neutral ship."""

from __future__ import annotations

from tablelab.core.chance import Seeded
from tablelab.core.events import EventLog
from tests.games.raids.position import GAME, HOME, PARTS, position, ship
from tests.games.raids.scenarios.register import fires


@fires("RD-BONUS-1", "RD-SAILS-1", "RD-VOYAGE-1", "RD-VOYAGE-2", "RD-VOYAGE-3", "RD-VOYAGE-4")
def the_first_voyage_ends() -> set[str]:
    crews = (ship(HOME, 1, "1-01 1-02"), ship(HOME), ship(HOME), ship(HOME))
    table = position(*crews, arrived=(3, 0, 2, 1), villages=(1, 6))
    assert [ship.coins for ship in table.state.ships] == [3, 0, 1, 6]
    assert table.crews() == [3, 0, 0, 0]
    assert table.state.villages == [4, 6]
    assert sorted(table.tiles().values()) == sorted(PARTS.voyages[1])
    assert table.state.waiting == [1, 2, 0, 3]
    return table.rules


@fires("RD-BONUS-2", "RD-BONUS-3", "RD-BONUS-4")
def a_later_voyage_ends() -> set[str]:
    crews = (ship(HOME, 0, "1-07"), ship(HOME, sold="1-08"), ship(HOME), ship(HOME, 0, "1-09 2-06"))
    table = position(*crews, arrived=(2, 1, 0, 3), voyage=2, counts="goods")
    # Two goods, then one each (ship 1 was home earlier), and one ship with none.
    assert [ship.coins for ship in table.state.ships] == [1, 3, 0, 6]
    return table.rules


@fires(
    "RD-END-1",
    "RD-SCORE-1",
    "RD-SCORE-2",
    "RD-SCORE-3",
    "RD-SCORE-4",
    "RD-SCORE-5",
    "RD-SCORE-6",
    "RD-SCORE-7",
    "RD-SCORE-8",
)
def the_game_ends() -> set[str]:
    rich = ship(HOME, 5, "1-06 2-05 1-10 1-07", runes="1-11 1-12", sold="2-07", monsters="2-16")
    table = position(rich, ship(HOME, coins=9), ship(HOME), voyage=4, counts="axes")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    # Runes 3, standard 3, goods sold 5, monster 4, two Mjölnirs times five Vikings.
    assert outcome.scores == (3 + 3 + 5 + 4 + 10, 9, 0)
    assert outcome.winners == (0,)
    return table.rules


@fires("RD-GHOST-1")
def two_players_and_a_third_ship() -> set[str]:
    log = EventLog()
    state = GAME.setup(2, GAME.complete_options(2, {}), Seeded(1), log)
    assert state.waiting[2] == 2
    assert state.ships[2].vikings == 0
    return {event.rule for event in log}


@fires("RD-GHOST-2", "RD-GHOST-3", "RD-GHOST-4")
def the_neutral_ship_is_sent() -> set[str]:
    board = {2: "1-11", 4: "1-07", 5: "1-01", 7: "1-14", 12: "1-10", 14: "1-12"}
    table = position(ship(4, 2), ship(5, 2), ghost=ship(2), board=board, villages=(2, 2))
    assert table.state.discarded == ["1-11"]
    assert table.legal == {"ghost:12", "ghost:14"}
    assert table.state.seat == 1
    table.act("ghost:12")
    assert table.state.villages == [2, 2]
    assert table.state.stock[7] == (1, 1)
    return table.rules


@fires("RD-GHOST-5")
def the_neutral_ship_is_driven_away() -> set[str]:
    board = {2: "1-11", 4: "1-07", 5: "1-01", 12: "1-10"}
    table = position(ship(2, 2), ship(4, 2), ghost=ship(5), board=board)
    table.act("sail:5")
    assert table.places() == [5, 4, 12]
    assert table.ship(0).vikings == 1
    return table.rules


@fires("RD-GHOST-6")
def the_neutral_ship_forfeits_its_coins() -> set[str]:
    table = position(ship(HOME), ship(HOME), ghost=ship(HOME), arrived=(2, 1, 0))
    assert [ship.coins for ship in table.state.ships] == [1, 3, 0]
    return table.rules
