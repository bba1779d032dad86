"""The evening: whether to draw a volcano tile for a bonus, and which bonus to take.

Nobody sees a hand at night, so that all of this is reckoned from the number of cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod

from tablelab.games.red_peak.actions import BEGIN_DAY, DARE, Action, Take
from tablelab.games.red_peak.chances import stacks
from tablelab.games.red_peak.distances import tiles_left
from tablelab.games.red_peak.planner import UNKNOWN_BOAT, scratch
from tablelab.games.red_peak.prospects import Nights, Outlook, draws, expected, survives
from tablelab.games.red_peak.state import State
from tablelab.games.red_peak.turn.laying import fitting_turns, turns_of
from tablelab.games.red_peak.turn.planning import choices
from tablelab.games.red_peak.view import View

DARING = 0.15
"""A draw that loses the tent with a higher probability is not risked for a bonus."""

IDLE, BOLD = 0.6, 0.3
"""If the coming day is so likely to bring nothing, a draw that risks so much is taken."""

LACKS = 0.7
"""The probability that a card does not show a certain tool: three of ten are on it."""


def evening(view: View, legal: Sequence[Action]) -> Action:
    """Begin the day, or draw for a bonus first."""
    if DARE not in legal:
        return BEGIN_DAY
    if not view.time_tiles:
        # Beginning the day costs a draw as well: who dares and takes the time tile is as well off,
        # and knows more when choosing.
        return DARE
    stack, full = stacks(view)
    state, margin = scratch(view), view.tent - view.lava
    after = draws(stack, full, margin, 1)
    risk = 1 - survives(after)
    if _idle(view, state, "") > IDLE:
        return DARE if risk <= BOLD else BEGIN_DAY
    bonuses = choices(state)
    dared = sum(
        chance * max(_worth(view, state, bonus, ((left, ahead, 1.0),)) for bonus in bonuses)
        for left, ahead, chance in after
    )
    begun = _worth(view, state, "", ((stack, margin, 1.0),))
    return DARE if risk <= DARING and dared > begun else BEGIN_DAY


def choose(view: View, legal: Sequence[Action]) -> Action:
    """The bonus after which the outlook is best."""
    stack, _ = stacks(view)
    now: Nights = ((stack, view.tent - view.lava, 1.0),)
    state = scratch(view)
    takes = [action for action in legal if isinstance(action, Take)]
    return max(takes, key=lambda take: _worth(view, state, take.bonus, now))


def _worth(view: View, state: State, bonus: str, now: Nights) -> float:
    """The hope with a bonus, the danger of a lost day included."""
    idle, outlook = _idle(view, state, bonus), _outlook(view, state, bonus)
    if outlook.time_tiles:
        lost = expected(replace(outlook, time_tiles=outlook.time_tiles - 1), now)
    else:
        _, full = stacks(view)
        lost = sum(
            chance * expected(outlook, draws(stack, full, margin, 1))
            for stack, margin, chance in now
        )
    return (1 - idle) * expected(outlook, now) + idle * lost


def _idle(view: View, state: State, bonus: str) -> float:
    """The probability that nothing can be paid tomorrow: no tile that fits, no boat."""
    cards = sum(view.hand_sizes) + _more(view, bonus, "cards")
    multitools = view.multitools + _more(view, bonus, "multitools")
    fitting = set(fitting_turns(state))
    asked = [
        len(view.parts.paths[tile].tools)
        for tile in view.supply
        if fitting & set(turns_of(view.parts.paths[tile], state))
    ]
    if not tiles_left(state, view.path, view.headings[-1]):
        asked = [len(view.parts.boats[boat].tools) for boat in view.boats]
        asked += [UNKNOWN_BOAT[0]] * _more(view, bonus, "boats")
    elif fitting:
        asked += [3] * min(_more(view, bonus, "paths"), len(view.stack))
    return prod(1 - _pays(symbols, cards, multitools) for symbols in asked)


def _pays(symbols: int, cards: int, multitools: int) -> float:
    """About how likely so many unknown cards and multitools pay so many symbols."""
    left = max(0, symbols - multitools)
    if left == 0:
        return 1.0
    if cards < left:
        return 0.0
    # The cards that pay the other symbols cannot pay this one.
    return float((1 - LACKS ** (cards - (left - 1) / 2)) ** left)


def _more(view: View, bonus: str, kind: str) -> int:
    return view.parts.planning[kind] if bonus == kind else 0


def _outlook(view: View, state: State, bonus: str) -> Outlook:
    """The outlook with a bonus."""
    boats = [view.parts.boats[boat] for boat in view.boats]
    turned = _more(view, bonus, "boats")
    return Outlook(
        tiles=tiles_left(state, view.path, view.headings[-1]),
        cards=sum(view.hand_sizes) + _more(view, bonus, "cards"),
        multitools=view.multitools + _more(view, bonus, "multitools"),
        time_tiles=view.time_tiles + _more(view, bonus, "time_tiles"),
        supply=len(view.supply) + min(_more(view, bonus, "paths"), len(view.stack)),
        boats=(
            *((len(boat.tools), boat.volcano) for boat in boats),
            *(UNKNOWN_BOAT,) * turned,
        ),
        more_boats=len(view.boat_stack) > turned,
    )
