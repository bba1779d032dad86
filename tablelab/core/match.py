"""One played game: act, undo, redo, branch, look back.

A match owns the only true state. It hands out copies, checks every action against the rules, asks
the clock, and remembers what chance decided, so that any moment of it can be shown again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any, Generic, TypeVar

from tablelab.core.chance import Chance, Recording, Scripted, Seeded
from tablelab.core.clock import Clock, NoClock
from tablelab.core.entry import TIME_UP, Entry, Start
from tablelab.core.errors import IllegalAction, NotUndoable, TablelabError
from tablelab.core.events import Event, EventLog, Violation
from tablelab.core.game import CLOCK, Actors, Game, Outcome, StateLike

__all__ = ["TIME_UP", "Entry", "Match", "Start"]

S = TypeVar("S", bound=StateLike)
A = TypeVar("A")


class Match(Generic[S, A]):
    """A game in play. ``meta`` is a JSON table that a front end may keep its own notes in.

    Where an action is asked for, its code will do: ``match.act(0, "sail:7")``. A code that the
    game does not have raises BadCode.
    """

    def __init__(self, game: Game[S, A], start: Start, clock: Clock, chance: Chance) -> None:
        """Use :meth:`new`, :meth:`replayed` or :func:`tablelab.core.record.load` instead."""
        self.game = game
        self.clock = clock
        self.meta: dict[str, Any] = {}
        recording, log = Recording(chance), EventLog()
        state = game.setup(start.seats, start.options, recording, log)
        self.start = replace(start, outcomes=tuple(recording.outcomes))
        self.opening: tuple[Event, ...] = tuple(log)
        self._states = [state]
        self._entries: list[Entry] = []
        self._undone: list[Entry] = []

    @classmethod
    def new(
        cls,
        game: Game[S, A],
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: int = 0,
        names: Sequence[str] = (),
        clock: Clock | None = None,
        chance: Chance | None = None,
    ) -> Match[S, A]:
        """Begin a match; raises BadOption for seats or options that the game does not have.

        ``names`` are by seat; who has none is called by a number. ``chance`` decides the set-up
        instead of the seed (a scripted lesson, real cards). Raises TablelabError for a seed or
        for names that could not be saved.
        """
        complete = game.complete_options(seats, options or {})
        if type(seed) is not int:
            raise TablelabError(f"the seed must be a whole number, not {seed!r}")
        start = Start(seats, complete, seed, _names(names, seats))
        return cls(game, start, clock or NoClock(), chance or Seeded(f"{seed}/setup"))

    @classmethod
    def replayed(
        cls, game: Game[S, A], start: Start, entries: Sequence[Entry], clock: Clock | None = None
    ) -> Match[S, A]:
        """A match in which all ``entries`` happen again, each checked by the rules."""
        match = cls(game, start, clock or NoClock(), Scripted(start.outcomes))
        if len(match.start.outcomes) < len(start.outcomes):
            raise TablelabError("the set-up leaves outcomes unused")
        for entry in entries:
            match.repeat(entry)
        return match

    # -- looking ------------------------------------------------------------------------------

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All decisions so far."""
        return tuple(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __bool__(self) -> bool:
        # A match that has just begun is there, although nothing has been decided in it.
        return True

    def __repr__(self) -> str:
        # Not the seed: it would tell whoever looks what is in the stock.
        seats, acting = self.start.seats, self.actors.seats
        turn = f"{', '.join(map(str, acting))} to act" if acting else "over"
        return f"<Match of {self.game.info.id}: {seats} seats, {len(self)} entries, {turn}>"

    @property
    def state(self) -> S:
        """A copy of the present state."""
        return self._states[-1].clone()

    def state_at(self, index: int) -> S:
        """A copy of the state after the first ``index`` entries; IndexError if there are less."""
        return self._states[self._known(index)].clone()

    def view(self, seat: int | None, index: int | None = None) -> Any:
        """What ``seat`` (None: an onlooker) may know, now or after the first ``index`` entries.

        Raises IndexError for an entry or a seat that is not there: counted from behind, the seat
        would be another's.
        """
        if seat is not None and seat not in range(self.start.seats):
            raise IndexError(f"the match has seats 0 to {self.start.seats - 1}, not {seat!r}")
        state = self._states[-1 if index is None else self._known(index)]
        return self.game.view(state, seat)

    def _known(self, index: int) -> int:
        if not 0 <= index <= len(self._entries):
            raise IndexError(f"the match has entries 0 to {len(self._entries)}, not {index}")
        return index

    @property
    def actors(self) -> Actors:
        """Who may act now."""
        return self.game.actors(self._states[-1])

    def legal(self, seat: int) -> list[A]:
        """All legal actions of ``seat``."""
        return list(self.game.legal(self._states[-1], seat))

    def violations(self, seat: int, action: A | str) -> list[Violation]:
        """Every rule that ``action`` breaks now, in rule order; empty exactly when it is legal."""
        return self.game.violations(self._states[-1], seat, self._action(action))

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return self.game.outcome(self._states[-1])

    def preview(self, seat: int, action: A | str, chance: Chance) -> tuple[S, tuple[Event, ...]]:
        """What would come of a legal ``action`` if chance fell so; the match does not change."""
        action = self._action(action)
        self._check(seat, action)
        return self._applied(seat, action, self._now(), chance)

    def _action(self, action: A | str) -> A:
        return self.game.parse(action) if isinstance(action, str) else action

    def _applied(
        self, seat: int, action: A, ms: int, chance: Chance
    ) -> tuple[S, tuple[Event, ...]]:
        state, log = self.state, EventLog()
        self.game.stamp(state, ms)
        self.game.apply(state, seat, action, chance, log)
        return state, tuple(log)

    # -- playing ------------------------------------------------------------------------------

    def act(self, seat: int, action: A | str, chance: Chance | None = None) -> Entry:
        """Do a legal action; raises IllegalAction with every broken rule otherwise.

        When time has run out before, the clock's entry is made first and the action is judged
        after it. ``chance`` decides this one action instead of the seed.
        """
        action = self._action(action)
        # The clock is read once: an action cannot be too late and in time at the same moment.
        now = self._now()
        self._tick(now)
        self._check(seat, action)
        return self._advance(seat, self.game.code(action), action, now, chance)

    def tick(self) -> list[Entry]:
        """Let the clock act if a deadline has passed: the entries that it made."""
        return self._tick(self._now())

    def _now(self) -> int:
        # A match that goes on with a new clock goes on where it stopped, not before.
        # Whole milliseconds, whatever a clock of somebody's own may give: others are not saved.
        return max(int(self.clock.now()), self._entries[-1].ms if self._entries else 0)

    def _tick(self, now: int) -> list[Entry]:
        made: list[Entry] = []
        while self.clock.runs:
            deadline = self.actors.deadline
            if deadline is None or now < deadline:
                break
            made.append(
                self._advance(CLOCK, TIME_UP, self.game.parse(TIME_UP), max(deadline, 0), None)
            )
        return made

    def repeat(self, entry: Entry) -> Entry:
        """Do again what ``entry`` says, with its outcomes at its time; checked by the rules."""
        done = self._repeat(entry)
        self._undone.clear()
        return done

    def _repeat(self, entry: Entry) -> Entry:
        action = self.game.parse(entry.code)
        if entry.seat != CLOCK:
            self._check(entry.seat, action)
        else:
            self._check_clock(entry)
        if self._entries and entry.ms < self._entries[-1].ms:
            raise TablelabError("time goes backwards")
        script = Scripted(entry.outcomes)
        state, events = self._applied(entry.seat, action, entry.ms, script)
        if script.rest:
            raise TablelabError(f"{entry.code!r} leaves {len(script.rest)} outcomes unused")
        done = Entry(entry.seat, entry.code, entry.ms, entry.outcomes, events)
        self._states.append(state)
        self._entries.append(done)
        return done

    def _check(self, seat: int, action: A) -> None:
        if broken := self.violations(seat, action):
            raise IllegalAction(self.game.code(action), broken)

    def _check_clock(self, entry: Entry) -> None:
        deadline = self.actors.deadline
        if entry.code != TIME_UP or deadline is None or entry.ms < deadline:
            raise TablelabError("the clock acts where no time is up")

    def _advance(self, seat: int, code: str, action: A, ms: int, chance: Chance | None) -> Entry:
        # Each decision has its own stream: a resumed match needs no generator state. A branch has
        # streams of its own, or it would show what the lots of its original will be.
        tree = "" if self.start.branched is None else f"/branch {self.start.branched}"
        source = chance or Seeded(f"{self.start.seed}{tree}/{len(self._entries)}")
        recording = Recording(source)
        state, events = self._applied(seat, action, ms, recording)
        entry = Entry(seat, code, ms, tuple(recording.outcomes), events)
        self._states.append(state)
        self._entries.append(entry)
        self._undone.clear()
        return entry

    # -- going back ---------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the last entry can be taken back without anybody having learned anything."""
        return bool(self._entries) and not self._entries[-1].informs

    @property
    def can_redo(self) -> bool:
        """Whether an entry was taken back and nothing else done since."""
        return bool(self._undone)

    def undo(self) -> Entry:
        """Take the last entry back; raises NotUndoable beyond the last gain of information."""
        if not self._entries:
            raise NotUndoable("nothing has been done yet")
        if not self.can_undo:
            raise NotUndoable("somebody has learned something since: branch the match instead")
        self._states.pop()
        entry = self._entries.pop()
        self._undone.append(entry)
        return entry

    def redo(self) -> Entry:
        """Do the entry again that was last taken back."""
        if not self._undone:
            raise NotUndoable("nothing was taken back")
        entry = self._repeat(self._undone[-1])
        self._undone.pop()
        return entry

    def branch(self, index: int, clock: Clock | None = None) -> Match[S, A]:
        """A new match that shares the first ``index`` entries and is marked as a branch.

        From there on it has lots of its own: nobody can look ahead in a branch.
        """
        start = replace(self.start, options=dict(self.start.options), branched=self._known(index))
        match = self.replayed(self.game, start, self._entries[:index], clock)
        match.meta = deepcopy(self.meta)
        return match


def _names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names of the players; one text would be a name for each of its letters."""
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise TablelabError(f"the names must be a list of texts, not {names!r}")
    if len(names) > seats:
        raise TablelabError(f"there are {len(names)} names for {seats} seats")
    return tuple(names)
