"""A table on which codes are played and rules are heard, the same for every game.

A game's ``position.py`` builds its positions by hand, and a table of its own on top of this one.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tablelab.core.chance import Chance
from tablelab.core.events import Event, EventLog, Violation
from tablelab.core.game import Game


class Referee:
    """Plays codes by the rules; every step is checked for the invariants of the game.

    ``log`` holds all events, ``broken`` the ids of the rules that have refused something.
    """

    game: ClassVar[Game[Any, Any]]

    def __init__(self, state: Any) -> None:
        self.state = state
        self.log = EventLog()
        self.broken: set[str] = set()
        self._census = self.game.census(state)

    def verify(self) -> None:
        """The position breaks no invariant, and all components are still there."""
        assert self.faults() == []
        assert self.game.census(self.state) == self._census, "a component was lost or made"

    def faults(self) -> list[str]:
        """Invariants of the game that the position breaks."""
        return self.game.faults(self.state)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose decision it is."""
        return (self.state.seat,)

    @property
    def legal(self) -> set[str]:
        """Codes of all that those whose decision it is may do."""
        game = self.game
        return {game.code(do) for seat in self.asked for do in game.legal(self.state, seat)}

    @property
    def rules(self) -> set[str]:
        """Ids of all rules that have spoken at this table, in events or refusals."""
        return {event.rule for event in self.log} | self.broken

    def play(self, code: str, seat: int, chance: Chance) -> None:
        """Play a code for a seat; it must be legal."""
        game, action = self.game, self.game.parse(code)
        found = game.violations(self.state, seat, action)
        assert not found, f"{code} breaks {[(broken.rule, broken.key) for broken in found]}"
        assert action in game.legal(self.state, seat), f"{code} is not listed as legal"
        game.apply(self.state, seat, action, chance, self.log)
        self.verify()

    def said(self, code: str, seat: int | None = None) -> list[Violation]:
        """Why a code is refused; [] would mean that it is legal.

        Where a repair is offered it must be legal.
        """
        seat = self.asked[0] if seat is None else seat
        action = self.game.parse(code)
        found = self.game.violations(self.state, seat, action)
        listed = action in self.game.legal(self.state, seat)
        assert bool(found) != listed, "the two lists differ"
        for violation in found:
            if violation.repair is not None:
                assert violation.repair in self.legal, f"the repair {violation.repair} is illegal"
        self.broken.update(violation.rule for violation in found)
        return found

    def refused(self, code: str, seat: int | None = None) -> list[str]:
        """The rules that refuse a code, in the order given; [] would mean that it is legal."""
        return [violation.rule for violation in self.said(code, seat)]

    def told(self, rule: str) -> list[dict[str, Any]]:
        """The data of every event of a rule so far."""
        return [dict(event.data) for event in self.log if event.rule == rule]


class OneChance(Referee):
    """A table with one source of chance for everything that is played on it."""

    def __init__(self, state: Any, chance: Chance) -> None:
        super().__init__(state)
        self.chance = chance

    def act(self, *codes: str) -> list[Event]:
        """Play codes, each by the seat that is asked; the events that they caused."""
        before = len(self.log)
        for code in codes:
            self.play(code, self.asked[0], self.chance)
        return list(self.log[before:])
