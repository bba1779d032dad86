"""What the active gnome can do for the crew: worth of each repair to it, and what time costs it."""

from __future__ import annotations

from collections.abc import Iterator

from tablelab.games.red_november.components import AQUALUNG, EXTINGUISHER, GROG, SEA, TOKENS
from tablelab.games.red_november.duties import duties
from tablelab.games.red_november.hatches import gain as ways_gained
from tablelab.games.red_november.outlook import (
    faint_chance,
    job_at,
    outlook,
    urgent,
    worth,
)
from tablelab.games.red_november.routes import FAR, costs_to, stands
from tablelab.games.red_november.state import DRY, State, hatch_between, in_play
from tablelab.games.red_november.turn.fix import REPAIRS
from tablelab.games.red_november.turn.move import fireproof

SHARED = 0.6
"""What is left of a repair's worth for each other gnome that is there already."""

TOKEN = 2.0
"""Worth of removing a destruction token: it is a sure loss, but there is time until then."""

SEEN_TO, ALONE = 0.12, 3.0
"""What is left of a token's worth for a gnome whose duty it is not; and how much more it is worth
for the only one that can still remove it."""

CLEARING = 8
"""Minutes that a blocked hatch on the way is taken to cost, and a fire at its end."""

RISK, DRUNK = 1.3, 0.18
"""How much a faint costs more than its minutes, since who lies there can die; and what part of the
minutes to come the checks cost of which there would be none without the first Grog."""

LOST = 0.02
"""What is left of the worth of anything with which a token is passed that nobody can remove."""

SMALL = 1e-6
"""Worth of what is hardly worth anything."""

LINK = 2e-5
"""Worth of a hatch for each point of :func:`.hatches.gain`."""

ESCAPE = 0.01
"""Worth of a way out of a room without any."""

GOALS = (1, 2, 4, 7)
"""The rooms in which there is something to repair."""


class Judgement:
    """How the active gnome of one position sees things.

    ``worths`` are by job; ``ways`` the minutes from every room to each of the :data:`GOALS` with
    what the gnome has against fire, ``proof_ways`` those that it would have with an item.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.gnome = state.gnome
        self.safe = fireproof(state)
        self.proof = self.safe or any(item in self.gnome.items for item in (EXTINGUISHER, GROG))
        diver = urgent(state, "devoured") and (self.gnome.air or AQUALUNG in self.gnome.items)
        goals = (*GOALS, SEA) if diver else GOALS
        self.ways = {goal: costs_to(state, goal, self.proof, CLEARING) for goal in goals}
        self.proof_ways = {goal: costs_to(state, goal, True, CLEARING) for goal in goals}
        ahead = outlook(state)
        self.worths = {
            job: worth(state, ahead, track) if track else 0.0 for job, (track, _) in REPAIRS.items()
        }
        self.duties = duties(state)

    # -- repairs ----------------------------------------------------------------------------------

    def at(self, room: int) -> float:
        """Worth of the repair that belongs to a room, however many gnomes are there."""
        job = job_at(self.state, room)
        return self.gain(job) if job else 0.0

    def gain(self, job: str) -> float:
        """Worth of a repair that changes tracks or tokens; other ones count as dear."""
        return self.worths[job] + self._token(job) if job in REPAIRS else 1.0

    def mine(self, room: int) -> float:
        """Worth of the repair in a room if this gnome sets about it, and others may, too."""
        if room == SEA:
            return self.gain("kraken")
        job = job_at(self.state, room)
        if job is None:
            return 0.0
        gnomes = self.state.gnomes
        there = sum(gnomes[n].at == room and not gnomes[n].fainted for n in self.others())
        return self.worths[job] * SHARED**there + self._token(job)

    def _token(self, job: str) -> float:
        """A token's worth: little for whose duty it is not, much for who alone can remove it."""
        duty = self.duties.get(REPAIRS[job][1])
        if duty is None:
            return 0.0
        if duty.last(self.state.active):
            return TOKEN * ALONE
        return TOKEN * (1 if duty.gnome == self.state.active else SEEN_TO)

    def time(self, job: str = "") -> int:
        """The minutes that the turn may still take before all is lost, if ``job`` succeeds."""
        state = self.state
        kept = [
            state.tokens[TOKENS.index(token)]
            for token, duty in self.duties.items()
            if duty.last(state.active) and token != REPAIRS.get(job, ("", ""))[1]
        ]
        return state.ghost - max(kept, default=-FAR)

    def others(self) -> list[int]:
        """The other gnomes that still have turns."""
        gnomes = self.state.gnomes
        return [n for n in in_play(self.state) if n != self.state.active and gnomes[n].time > 0]

    def hatches(self, room: int) -> Iterator[tuple[int, float, int]]:
        """The blocked hatches of a room: worth of unblocking, minutes until it bears fruit."""
        neighbours = self.state.parts.neighbours[room]
        blocked = [to for to in neighbours if hatch_between(room, to) in self.state.blocked]
        for to in blocked:
            for goal, way in self.ways.items():
                onward = 1 + (self.state.water[to] != DRY) + way[to]
                if onward + CLEARING <= way[room] < FAR:
                    yield to, self.mine(goal), onward + 10
            alone = ESCAPE if len(blocked) == len(neighbours) else SMALL
            yield to, alone + LINK * ways_gained(self.state, room, to), 0

    def pumping(self, room: int) -> Iterator[tuple[float, int]]:
        """What is reached from a room only when it is dry: worth, minutes until it bears fruit."""
        for to in self.state.parts.neighbours[room]:
            if to == SEA or hatch_between(room, to) in self.state.blocked:
                continue
            if not stands(self.state, room, to):
                continue
            for goal, way in self.ways.items():
                if 2 + way[to] + CLEARING <= way[room] < FAR:
                    yield self.mine(goal), 2 + way[to] + 10

    def beyond_fires(self, room: int, minutes: int) -> Iterator[tuple[float, int]]:
        """What can be reached from a room only with something against fire, which takes so many
        minutes to get: worth, minutes until it bears fruit."""
        for goal, way in self.ways.items():
            later = self.proof_ways[goal][room]
            if way[room] >= FAR > later:
                # A fire in the goal itself is put out in one turn, the repair made in another.
                before = later - CLEARING + 1 if self.state.fire[goal] else 0
                late = minutes + before > self.time()
                yield self.mine(goal) * (LOST if late else 1), later + 10

    def aqualung(self, draws: int) -> float:
        """Hope for an aqualung when the Kraken is there and nobody has one."""
        if not urgent(self.state, "devoured"):
            return 0.0
        gnomes = [self.state.gnomes[n] for n in in_play(self.state)]
        if any(AQUALUNG in gnome.items or gnome.air for gnome in gnomes):
            return 0.0
        stock = self.state.stock.unseen
        return TOKEN * draws * stock.count(AQUALUNG) / max(1, len(stock))

    # -- time -------------------------------------------------------------------------------------

    def minutes(self, minutes: int, grog: bool = False) -> float:
        """The minutes that a turn really costs: none after the rescue, more with a faint."""
        ghost = max(0, self.state.ghost - minutes)
        spent = self.state.ghost - ghost
        # Even minutes that cost nothing any more are not spent on walking to and fro.
        return max(0.5, spent + self.faint_cost(ghost, grog)) + 0.05 * minutes

    def faint_cost(self, ghost: int, grog: bool = False) -> float:
        """The minutes that the faint check costs on average, if the ghost is then at ``ghost``.

        With ``grog`` one is drunk before.
        """
        house, limits = self.state.house, self.state.parts.limits
        level = min(limits["intoxication"], self.gnome.level + grog)
        checks = house.faint_check == "drunk" or grog or self.state.grogs > 0
        if not level or not checks:
            return 0.0
        lost = min(self.state.parts.costs["faint"], ghost)
        cost = faint_chance(self.state, level) * lost * RISK
        return cost + (DRUNK * ghost if grog and house.faint_check == "drunk" else 0.0)
