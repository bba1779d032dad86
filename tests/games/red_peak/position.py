"""Hand-made positions of Red Peak, and a table on which codes are played and rules are heard.

All cards and tiles are there in every position: what is in no hand, supply or path lies in its
stack. So the census of a table never changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablelab.core.chance import Chance, Scripted, Seeded
from tablelab.core.deck import Deck
from tablelab.core.events import Event, Violation
from tablelab.core.game import CLOCK
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.actions import TURNS
from tablelab.games.red_peak.grid import STEPS, space_at
from tablelab.games.red_peak.state import LAY, PLAN, House, State
from tests.games.referee import Referee

PARTS = GAME.parts
STRAIGHTS = "W01 W02 W03 W04 W08 W09 W10 W11"
"""A path straight down from the camp to the beach."""

CARDS = list(PARTS.cards)
SAND = 90_000


def position(
    hands: Sequence[str] = ("", "", ""),
    *,
    players: int | None = None,
    path: str = "",
    supply: str = "",
    boats: str = "",
    tasks: str = "",
    deck: str | None = None,
    discard: str = "",
    stack: str | None = None,
    volcano: tuple[int, int, int] | None = None,
    lava: int | None = None,
    time_tiles: int = 3,
    multitools: int = 3,
    next_card: int = 0,
    evening: bool = False,
    open_hands: bool = False,
    **options: str,
) -> Table:
    """A position by day (or evening) with the tent at the end of ``path``.

    A path is tile ids, curves with their turn: ``"W03 W05:left"`` (without shapes: the side, as
    ``W03:south``). ``volcano`` is how many tiles of no eruption, eruption, double are left.
    ``deck`` or ``stack`` limit what is left there; the rest of the cards is in the last hand, the
    rest of the path tiles in the supply.
    """
    seats = players or max(2, len(hands))
    options["hands"] = "open" if open_hands else "own"
    state = State(seats, House(**GAME.complete_options(seats, options)), PARTS)
    _cards(state, hands, deck, discard)
    _lay_path(state, path.split())
    state.supply = sorted(supply.split())
    rest = [tile for tile in PARTS.paths if tile not in (*state.supply, *state.tiles)]
    state.stack = Deck(rest if stack is None else stack.split())
    state.supply = sorted({*state.supply, *rest} - set(state.stack.unseen))
    state.boats = sorted(boats.split())
    state.boat_stack = Deck(boat for boat in PARTS.boats if boat not in state.boats)
    if state.house.bonus_tiles == "yes":
        back = state.house.board == "back"
        state.bonuses = sorted(PARTS.bonus_spaces_back if back else PARTS.bonus_spaces)
    state.tasks = tuple(sorted(tasks.split()))
    _volcano(state, volcano)
    state.tent = state.adventurer = len(state.path) - 1
    state.lava = state.lava if lava is None else lava
    state.time_tiles, state.multitools, state.next_card = time_tiles, multitools, next_card
    state.day, state.phase = 1, PLAN if evening else LAY
    state.deadline = None if evening else SAND
    return Table(state)


def day(hands: Sequence[str] = ("", "", ""), **kwargs: Any) -> Table:
    """A day that has just begun."""
    return position(hands, **kwargs)


def evening(hands: Sequence[str] = ("", "", ""), **kwargs: Any) -> Table:
    """An evening, in the middle of the planning."""
    return position(hands, evening=True, **{"path": "W03 W10", **kwargs})


def beach(hands: Sequence[str] = ("", "", ""), **kwargs: Any) -> Table:
    """A day with the tent on the beach, straight down from the camp (lava far behind it)."""
    return position(hands, **{"path": STRAIGHTS, "lava": 3, **kwargs})


def _cards(state: State, hands: Sequence[str], deck: str | None, discard: str) -> None:
    state.hands = [sorted(hand.split()) for hand in hands]
    state.hands += [[] for _ in range(state.players - len(hands))]
    held = {card for hand in state.hands for card in hand}
    state.discard = sorted(discard.split())
    rest = [card for card in PARTS.cards if card not in held and card not in state.discard]
    state.deck = Deck(rest if deck is None else deck.split())
    left = set(rest) - set(state.deck.unseen)
    state.hands[-1] = sorted({*state.hands[-1], *left})


def _lay_path(state: State, steps: list[str]) -> None:
    for step in steps:
        tile, _, turn = step.partition(":")
        side = TURNS.index(turn or "ahead")
        heading = state.headings[-1] if side < 3 else side - 3
        state.path.append(STEPS[state.path[-1]][heading])
        state.tiles.append(tile)
        quarter = {0: 0, 1: 3, 2: 1}.get(side, 0)
        shaped = state.house.shapes == "on"
        state.headings.append((heading + quarter) % 4 if shaped else state.headings[-1])


def _volcano(state: State, left: tuple[int, int, int] | None) -> None:
    preset = PARTS.volcanoes[state.house.volcano]
    if left is not None:
        kinds = ("none", "eruption", "double")
        wanted = dict(zip(kinds, left, strict=True))
        state.volcano = Deck(kind for kind in kinds for _ in range(wanted[kind]))
        state.drawn = {kind: preset[kind] - wanted[kind] for kind in kinds}
        assert min(state.drawn.values()) >= 0, f"the stack has only {preset}"


class Table(Referee):
    """Plays codes by the rules; every step is checked for the invariants of the game."""

    game = GAME
    state: State

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.verify()

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that may act."""
        return GAME.actors(self.state).seats

    @property
    def rules(self) -> set[str]:
        """Ids of all rules that have spoken at this table, or have ended the game."""
        return super().rules | ({self.state.ended_by} - {""})

    def act(self, *codes: str, draws: Sequence[object] | None = None) -> list[Event]:
        """Play codes, each by the first seat that may; all ``draws`` must be used by them."""
        chance: Chance = Seeded(1) if draws is None else Scripted(draws)
        events = [event for code in codes for event in self._do(code, None, chance)]
        if isinstance(chance, Scripted):
            assert not chance.rest, f"outcomes left: {chance.rest}"
        return events

    def by(self, seat: int, code: str, draws: Sequence[object] | None = None) -> list[Event]:
        """Play a code for one seat."""
        return self._do(code, seat, Seeded(1) if draws is None else Scripted(draws))

    def time_up(self, draws: Sequence[object] = ()) -> list[Event]:
        """The sand has run out."""
        before = len(self.log)
        assert self.state.deadline is not None
        self.state.now = self.state.deadline
        chance = Scripted(draws)
        GAME.apply(self.state, CLOCK, GAME.parse("time-up"), chance, self.log)
        assert not chance.rest
        self.verify()
        return list(self.log[before:])

    def _do(self, code: str, seat: int | None, chance: Chance) -> list[Event]:
        before, action = len(self.log), GAME.parse(code)
        seats = self.asked if seat is None else (seat,)
        willing = [who for who in seats if not GAME.violations(self.state, who, action)]
        assert willing, f"{code}: {self.said(code, seats[0] if seats else 0)}"
        self.play(code, willing[0], chance)
        return list(self.log[before:])

    def said(self, code: str, seat: int | None = 0) -> list[Violation]:
        """Why a code is refused, to seat 0 if no other is named."""
        return super().said(code, seat)

    def refused(self, code: str, seat: int | None = 0) -> list[str]:
        """The rules that refuse a code to a seat; [] would mean that it is legal."""
        return super().refused(code, seat)

    def pay(self, *codes: str, draws: Sequence[object] | None = None) -> list[Event]:
        """Set out and pay: ``pay("C01:map", "multi:axe")``."""
        return self.act(
            "go",
            *(code if code.startswith("multi") else f"give:{code}" for code in codes),
            draws=draws,
        )


def at(row: int, column: int) -> int:
    """A space as people count."""
    return space_at(row, column)
