"""What a repair in Red November costs on average, exactly: its minutes until it succeeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from tablelab.games.red_november.chances import faint_chance, success_chance
from tablelab.games.red_november.components import CHARM, GROG
from tablelab.games.red_november.view import View


@dataclass(frozen=True, slots=True)
class Repair:
    """A repair that is tried, turn by turn, until it succeeds.

    ``first`` and ``later`` are the chances of the first and of every later try, as items help only
    once; ``first_turn`` and ``later_turn`` are the minutes that a try takes on average, with those
    lost by wading and fainting.
    """

    first: Fraction
    later: Fraction
    first_turn: Fraction
    later_turn: Fraction

    @property
    def minutes(self) -> Fraction:
        """The minutes until it succeeds, on average."""
        return self.first_turn + (1 - self.first) * self.later_turn / self.later

    def longer_than(self, tries: int) -> Fraction:
        """The chance that so many tries are not enough; raises ValueError for less than one."""
        if tries < 1:
            raise ValueError(f"there are no {tries} tries")
        return (1 - self.first) * (1 - self.later) ** (tries - 1)


def repair(
    view: View,
    minutes: int,
    items: Sequence[str] = (),
    *,
    low_water: bool = False,
    gnome: int = 0,
    job: str = "engine",
) -> Repair:
    """A repair to which a gnome gives so many minutes (1 to 10) in each try.

    ``items`` are played in the first try. A faint check uses the cards of the view's deck, in each
    try the same: what other gnomes turn up meanwhile is left out, and so are the events on the
    way, walking, and the end of time. Raises ValueError for other minutes, and for a lucky charm.
    """
    if not 1 <= minutes <= view.parts.limits["minutes"]:
        raise ValueError(f"a try gets 1 to {view.parts.limits['minutes']} minutes, not {minutes}")
    if CHARM in items:
        raise ValueError("a lucky charm is kept after a success; that is not reckoned here")
    grogs = sum(item == GROG for item in items)
    wading = view.parts.costs["low_water"] if low_water else 0
    faint = view.parts.costs["faint"]
    after = with_level(view, view.gnomes[gnome].level + grogs, gnome)
    return Repair(
        first=success_chance(view, minutes, items, job),
        later=success_chance(view, minutes, (), job),
        first_turn=minutes + wading + faint * faint_chance(view, gnome, grogs),
        later_turn=minutes + wading + faint * faint_chance(after, gnome),
    )


def with_level(view: View, level: int, gnome: int = 0) -> View:
    """The same table with another intoxication of a gnome (at most the highest there is)."""
    level = min(level, view.parts.limits["intoxication"])
    gnomes = list(view.gnomes)
    gnomes[gnome] = replace(gnomes[gnome], level=level)
    return replace(view, gnomes=tuple(gnomes))


def grog_gain(view: View, turns: int, gnome: int = 0) -> Fraction:
    """The minutes that one more Grog for a repair wins on average, if so many turns are to come.

    It saves as many minutes as it adds to the roll, once. It costs what the faint checks cost
    more, in this turn and, as far as they go on, in the turns after it. ``turns`` counts this turn.
    What else a faint can do, death by fire above all, is left out. Raises ValueError for less than
    one turn.
    """
    if turns < 1:
        raise ValueError(f"there are no {turns} turns")
    drunk = with_level(view, view.gnomes[gnome].level + 1, gnome)
    now = faint_chance(view, gnome, 1) - faint_chance(view, gnome)
    later = faint_chance(drunk, gnome) - faint_chance(view, gnome)
    cost = view.parts.costs["faint"] * (now + (turns - 1) * later)
    return view.parts.items[GROG].bonus - cost
