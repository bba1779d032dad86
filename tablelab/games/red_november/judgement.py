"""What the active gnome can do for the crew: worth of each repair to it, and what time costs it."""

from __future__ import annotations

from collections.abc import Iterator

from tablelab.games.red_november.components import AQUALUNG, EXTINGUISHER, GROG, SEA
from tablelab.games.red_november.outlook import (
    faint_chance,
    job_at,
    minutes_left,
    outlook,
    urgent,
    worth,
)
from tablelab.games.red_november.routes import FAR, costs_to, distances
from tablelab.games.red_november.state import DRY, State, hatch_between, in_play
from tablelab.games.red_november.turn.fix import REPAIRS
from tablelab.games.red_november.turn.move import fireproof

SHARED = 0.6
"""What is left of a repair's worth for each other gnome that is there already."""

SEEN_TO = 0.12
"""What is left of a token's worth while somebody else is nearer, and there is time."""

HASTE = 14
"""Minutes before a token destroys the submarine in which nobody relies on others any more."""

CLEARING = 8
"""Minutes that a blocked hatch on the way is taken to cost, and a fire at its end."""

RISK, DRUNK = 1.3, 0.18
"""How much a faint costs more than its minutes, since who lies there can die; and what part of the
minutes to come the checks cost of which there would be none without the first Grog."""

SMALL = 1e-6
"""Worth of what is hardly worth anything."""

ESCAPE = 0.01
"""Worth of a way out of a room without any."""

GOALS = (1, 2, 4, 7)
"""The rooms in which there is something to repair."""

WORKPLACES = {"crushed": "engine", "asphyxiated": "oxygen", "missile": "missile"}


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
        self.ways = {goal: costs_to(state, goal, self.proof, CLEARING) for goal in GOALS}
        self.proof_ways = {goal: costs_to(state, goal, True, CLEARING) for goal in GOALS}
        ahead = outlook(state)
        self.worths = {job: worth(state, ahead, job) for job in REPAIRS}

    # -- repairs ----------------------------------------------------------------------------------

    def at(self, room: int) -> float:
        """Worth of the repair that belongs to a room, whoever makes it."""
        job = job_at(self.state, room)
        return self.worths[job] if job else 0.0

    def mine(self, room: int) -> float:
        """Worth of the repair in a room if this gnome sets about it, and others may, too."""
        job = job_at(self.state, room)
        if job is None:
            return 0.0
        token = REPAIRS[job][1]
        if token and urgent(self.state, token):
            return self._token(token, self.worths[job])
        gnomes = self.state.gnomes
        there = sum(gnomes[n].at == room and not gnomes[n].fainted for n in self.others())
        return self.worths[job] * SHARED**there

    def kraken(self, minutes: int) -> float:
        """Worth of killing the Kraken for a gnome that is so many minutes away from the sea."""
        gnomes = self.state.gnomes
        near = [
            min(distances(self.state, gnomes[n].at)[out] for out in self.state.parts.exterior)
            for n in self.others()
            if AQUALUNG in gnomes[n].items and gnomes[n].at != SEA
        ]
        return self._relied("devoured", self.worths["kraken"], near, minutes)

    def _token(self, token: str, gain: float) -> float:
        way = distances(self.state, self.state.parts.functions[WORKPLACES[token]])
        gnomes = self.state.gnomes
        near = [
            way[gnomes[n].at]
            for n in self.others()
            if gnomes[n].at != SEA and not gnomes[n].fainted
        ]
        return self._relied(token, gain, near, way[self.gnome.at])

    def _relied(self, token: str, gain: float, near: list[int], mine: int) -> float:
        """A token's worth; little if somebody else is nearer and there is time.

        Minutes that were spent on the way count, or else a gnome could change its mind for ever.
        """
        in_time = minutes_left(self.state, token) > HASTE
        return (
            gain * SEEN_TO if in_time and min(near, default=FAR) < mine - self.state.spent else gain
        )

    def others(self) -> list[int]:
        """The other gnomes that still have turns."""
        gnomes = self.state.gnomes
        return [n for n in in_play(self.state) if n != self.state.active and gnomes[n].time > 0]

    def hatches(self, room: int) -> Iterator[tuple[int, float, int]]:
        """The blocked hatches of a room: worth of unblocking, minutes until it bears fruit."""
        neighbours = self.state.parts.neighbours[room]
        blocked = [to for to in neighbours if hatch_between(room, to) in self.state.blocked]
        for to in blocked:
            for goal in GOALS:
                way = self.ways[goal]
                onward = 1 + (self.state.water[to] != DRY) + way[to]
                if onward + CLEARING <= way[room] < FAR:
                    yield to, self.mine(goal), onward + 10
            yield to, (ESCAPE if len(blocked) == len(neighbours) else SMALL), 0

    def beyond_fires(self, room: int) -> Iterator[tuple[float, int]]:
        """What can be reached from a room only with something against fire: worth and minutes."""
        for goal in GOALS:
            if self.ways[goal][room] >= FAR > self.proof_ways[goal][room]:
                yield self.mine(goal), self.proof_ways[goal][room] + 10

    def aqualung(self, draws: int) -> float:
        """Hope for an aqualung when the Kraken is there and nobody has one."""
        if not urgent(self.state, "devoured"):
            return 0.0
        gnomes = [self.state.gnomes[n] for n in in_play(self.state)]
        if any(AQUALUNG in gnome.items or gnome.air for gnome in gnomes):
            return 0.0
        stock = self.state.stock.unseen
        return self.worths["kraken"] * draws * stock.count(AQUALUNG) / max(1, len(stock))

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
