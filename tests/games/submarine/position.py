"""Hand-made positions of Submarine, and a table on which codes are played and rules are heard.

A position is the moment before a turn begins. Columns are 1 to 6 and levels 2 to 5, as in codes;
a square is called ``"3.2"`` (column 3, level 2). All 60 cards are accounted for: what is in no
hand and not spent is in the pool. The board holds the markers that are asked for; so that no
column is empty by accident, the columns with none get a helmet on level 5.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tablelab.core.chance import Chance, Scripted, Seeded
from tablelab.core.deck import Deck
from tablelab.core.events import Event
from tablelab.games.submarine import GAME
from tablelab.games.submarine.state import SHIP, UNSEEN, House, Player, State
from tablelab.games.submarine.turn import begin_turn
from tests.games.referee import OneChance

PARTS = GAME.parts
LEFT, RIGHT = 0, 7
"""The docks, as columns before the first and after the last."""

# The fact sheet's ids (2.1), copied by hand.
KINDS = "amphora anchor chest crown sword goblet mask statuette pouch lamp ring helmet shell"
KINDS_IN_ORDER = KINDS.split()
COLOURS_IN_ORDER = ["red", "yellow", "green", "blue", "purple"]
ELEVEN = " ".join(f"{kind}-purple" for kind in KINDS_IN_ORDER[:11])
"""A container with everything but the helmet."""


def at(square: str) -> int:
    """The number of a square such as ``"3.2"``."""
    column, level = map(int, square.split("."))
    assert 1 <= column <= 6, square
    assert 2 <= level <= 5, square
    return (column - 1) * 4 + level - 2


def name_of(square: int) -> str:
    """The name of a square's number: the opposite of :func:`at`."""
    return f"{square // 4 + 1}.{square % 4 + 2}"


def marker(name: str) -> int:
    """The number of a marker such as ``"crown-red"``."""
    kind, colour = name.split("-")
    return KINDS_IN_ORDER.index(kind) * 5 + COLOURS_IN_ORDER.index(colour)


def markers(names: str) -> list[int]:
    """The numbers of markers, sorted."""
    return sorted(marker(name) for name in names.split())


def names_of(numbers: Iterable[int]) -> set[str]:
    """The names of markers."""
    return {f"{KINDS_IN_ORDER[n // 5]}-{COLOURS_IN_ORDER[n % 5]}" for n in numbers}


def colours(names: str) -> list[int]:
    """The numbers of colours, in the order given."""
    return [COLOURS_IN_ORDER.index(name) for name in names.split()]


def player(
    subs: str = "",
    ship: int = LEFT,
    hand: str = "purple",
    pile: int = 0,
    *,
    container: str = "",
    jokers: str = "",
) -> Player:
    """A seat's things; ``subs`` names a square for each submarine, ``pile`` counts cards.

    Without a card in any hand the game would be over, so there is one if nothing is said.
    """
    made = Player()
    made.ship = ship - 1
    for square in subs.split():
        made.subs[at(square)] += 1
    made.hand = sorted(colours(hand))
    made.pile = [UNSEEN] * pile
    for one in markers(container):
        assert made.container[one // 5] == -1, "one marker of a kind on the container"
        made.container[one // 5] = one
    made.jokers = markers(jokers)
    return made


def position(
    *players: Player,
    board: Mapping[str, str] | None = None,
    turn: int = 0,
    spent: str = "",
    bare: Sequence[int] = (),
    moving: int = 0,
    dry: int = 0,
    voyage: int = 1,
    draws: str | None = None,
    **options: str,
) -> Table:
    """A table at the moment before the turn of seat ``turn`` begins.

    ``bare`` names columns that really hold no marker; ``draws`` are the colours that are drawn,
    in order, and then no more (None: by lot). ``moving`` and ``dry`` are the state's.
    """
    state = State(len(players), House(**GAME.complete_options(len(players), options)), PARTS)
    state.seats = list(players)
    state.start = state.seat = turn
    state.moving, state.dry, state.voyage = moving, dry, voyage
    for square, names in (board or {}).items():
        state.board[at(square)] = tuple(markers(names))
    _fill(state, bare)
    state.spent = [spent.split().count(colour) for colour in COLOURS_IN_ORDER]
    cards = Counter(dict.fromkeys(range(5), 12))
    cards.subtract(dict(enumerate(state.spent)))
    for there in players:
        cards.subtract(there.hand)
    state.pool = Deck(cards.elements())
    state.undealt = len(state.pool) - sum(len(there.pile) for there in players)
    state.phase = SHIP
    _check(state)
    chance = Seeded("hand-made") if draws is None else Scripted(colours(draws))
    return Table(state, chance)


def _fill(state: State, bare: Sequence[int]) -> None:
    used = set(_markers_in(state))
    spare = [n for n in range(59, 54, -1) if n not in used] + [
        n for n in range(55) if n not in used
    ]
    for column in range(1, 7):
        squares = range((column - 1) * 4, column * 4)
        if column not in bare and not any(state.board[square] for square in squares):
            state.board[squares[-1]] = (spare.pop(0),)


def _markers_in(state: State) -> list[int]:
    found = [one for there in state.board for one in there]
    for there in state.seats:
        found += [*there.jokers, *(one for one in there.container if one >= 0)]
    return found


def _check(state: State) -> None:
    found = _markers_in(state)
    assert len(set(found)) == len(found), "a marker lies at two places"
    assert state.undealt >= 0, "more than 60 cards"
    assert all(sum(there.subs) for there in state.seats), "every seat has submarines"


class Table(OneChance):
    """Plays codes by the rules; at every step nothing may get lost."""

    game = GAME
    state: State

    def __init__(self, state: State, chance: Chance) -> None:
        super().__init__(state, chance)
        begin_turn(state, chance, self.log)
        self.verify()

    def faults(self) -> list[str]:
        """Faults but one: hand-made crews are smaller than those of the box."""
        return [fault for fault in super().faults() if "submarines in the water" not in fault]

    def offers(self, kind: str) -> set[str]:
        """The legal codes of one kind, such as ``"take"``, without the kind."""
        return {code.partition(":")[2] for code in self.legal if code.startswith(f"{kind}:")}

    def act(self, *codes: str) -> list[Event]:
        """Play codes, each by the seat that is asked; the events that they caused."""
        assert len(self.log) < 500, "the scene does not end"
        return super().act(*codes)

    def refused(self, code: str, seat: int | None = None) -> list[str]:
        """Why a code is refused, as the last parts of the message keys; [] would be legal."""
        return [found.key.removeprefix("submarine.no.") for found in self.said(code, seat)]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The data of every event with a message key so far."""
        return [dict(event.data) for event in self.log if event.key == f"submarine.{key}"]

    def seat(self, number: int) -> Player:
        """One of the seats."""
        return self.state.seats[number]

    def lying(self, square: str) -> set[str]:
        """The markers in a square."""
        return names_of(self.state.board[at(square)])

    def subs(self, number: int) -> list[str]:
        """The squares of a seat's submarines, from left to right and top to bottom."""
        return [name_of(n) for n, there in enumerate(self.seat(number).subs) for _ in range(there)]

    def ships(self) -> list[int]:
        """Where the ships are: 0 left dock, a column, 7 right dock."""
        return [there.ship + 1 for there in self.state.seats]

    def hand(self, number: int) -> list[str]:
        """The colours in a hand, sorted by number."""
        return [COLOURS_IN_ORDER[colour] for colour in self.seat(number).hand]

    def piles(self) -> list[int]:
        """How many cards lie in each pile."""
        return [len(there.pile) for there in self.state.seats]

    def jokers(self, number: int) -> set[str]:
        """The jokers that can be used."""
        return names_of(self.seat(number).jokers)

    def gained(self, number: int) -> set[str]:
        """The jokers that can be used from the next turn on."""
        return names_of(self.seat(number).gained)

    def container(self, number: int) -> set[str]:
        """The artefacts on the container."""
        return names_of(one for one in self.seat(number).container if one >= 0)
