"""Hand-made positions of Raids, and a table on which codes are played and rules are heard.

A position is the moment before a turn begins. It needs not hold all 64 tiles, but all 40 Vikings
are accounted for: what is on no ship, village or visit tile lies in the supply.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tablelab.core.chance import Chance, Seeded
from tablelab.games.raids import GAME
from tablelab.games.raids.state import NEXT, House, Ship, State
from tablelab.games.raids.turn import run
from tests.games.referee import OneChance

PARTS = GAME.parts
HOME = 17


def ship(
    at: int = 0,
    vikings: int = 0,
    hold: str = "",
    *,
    runes: str = "",
    sold: str = "",
    monsters: str = "",
    coins: int = 0,
) -> Ship:
    """A ship; tiles are ids with spaces between them."""
    made = Ship()
    made.at, made.vikings, made.coins = at, vikings, coins
    made.hold, made.runes = _tiles(hold), _tiles(runes)
    made.sold, made.monsters = _tiles(sold), _tiles(monsters)
    return made


def _tiles(ids: str) -> tuple[Any, ...]:
    return tuple(PARTS.tiles[tile] for tile in ids.split())


def position(
    *ships: Ship,
    board: Mapping[int, str] | None = None,
    stock: Mapping[int, tuple[int, ...]] | None = None,
    villages: tuple[int, int] = (0, 0),
    ghost: Ship | None = None,
    waiting: Sequence[int] | None = None,
    arrived: Sequence[int] | None = None,
    voyage: int = 1,
    counts: str = "arrival",
    chance: Chance | None = None,
    **options: str,
) -> Table:
    """A table at the moment before a turn begins, played on to the first question.

    Visit and plunder tiles are fully stocked unless ``stock`` says otherwise; the neutral ship of
    a game for two is at home unless ``ghost`` is given; ``counts`` is what the harbour rewards.
    """
    state = State(len(ships), House(**GAME.complete_options(len(ships), options)), PARTS)
    state.ships = list(ships) + ([ghost or ship(HOME)] if len(ships) == 2 else [])
    state.voyage, state.villages = voyage, list(villages)
    for place, tile in (board or {}).items():
        state.board[place] = PARTS.tiles[tile]
        state.stock[place] = (stock or {}).get(place, PARTS.tiles[tile].slots)
    state.waiting = _order(state, 0, waiting)
    state.arrived = _order(state, HOME, arrived)
    _lay_harbour_tiles(state, counts)
    state.supply = 0
    state.supply = 40 - GAME.census(state)["viking"]
    _check(state)
    state.phase = NEXT
    return Table(state, chance or Seeded("hand-made"))


def _order(state: State, at: int, wanted: Sequence[int] | None) -> list[int]:
    there = [number for number, ship in enumerate(state.ships) if ship.at == at]
    assert sorted(wanted if wanted is not None else there) == there, "who is in the harbour?"
    return list(wanted if wanted is not None else there)


def _lay_harbour_tiles(state: State, counts: str) -> None:
    """The harbour tile that is asked for in this voyage, any others in the other voyages."""
    wanted = next(tile.id for tile in PARTS.harbour_tiles.values() if tile.counts == counts)
    others = [tile for tile in PARTS.harbour_tiles if tile != wanted]
    laid = [*others[: state.voyage - 1], wanted, *others[state.voyage - 1 :]]
    state.harbour, state.unused = tuple(laid[:4]), tuple(laid[4:])


def _check(state: State) -> None:
    assert state.supply >= 0, "more than 40 Vikings"
    piles = [tile for tile in state.board if tile is not None]
    for there in state.ships:
        piles += [*there.hold, *there.runes, *there.sold, *there.monsters]
    assert len(set(ids(piles))) == len(piles), "a tile lies at two places"
    for number, there in enumerate(state.ships):
        if 0 < there.at < HOME:
            tile = state.board[there.at]
            assert tile is not None
            assert tile.is_stop, f"ship {number} lies at no stop tile"
    assert GAME.faults(state) == []


class Table(OneChance):
    """Plays codes by the rules; every step is checked for the invariants of the game."""

    game = GAME
    state: State

    def __init__(self, state: State, chance: Chance) -> None:
        super().__init__(state, chance)
        run(state, chance, self.log)
        self.verify()

    def ship(self, number: int) -> Ship:
        """One of the ships."""
        return self.state.ships[number]

    def crews(self) -> list[int]:
        """Vikings aboard, by ship."""
        return [ship.vikings for ship in self.state.ships]

    def places(self) -> list[int]:
        """Where the ships are: 0 waiting, a space, or 17 at home."""
        return [ship.at for ship in self.state.ships]

    def tiles(self) -> dict[int, str]:
        """The tiles on the board, by space."""
        return {place: tile.id for place, tile in enumerate(self.state.board) if tile}


def ids(tiles: Iterable[Any]) -> list[str]:
    """The ids of some tiles."""
    return [tile.id for tile in tiles]
