"""Red Peak in words: labels of actions, and what can be done now.

See :mod:`tablelab.games.red_peak.naming` for how things are called and
:mod:`tablelab.games.red_peak.board_words` for the whole table as text. Everything here is said
from a view, so nothing can be said that the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Callable

from tablelab.core.chance import Seeded
from tablelab.core.text import Text
from tablelab.games.red_peak.actions import (
    TURNS,
    Action,
    BeginDay,
    Board,
    Concede,
    Dare,
    Give,
    GiveUp,
    Go,
    Lay,
    Multitool,
    Rest,
    Take,
    TakeBack,
    TimeUp,
    Withdraw,
)
from tablelab.games.red_peak.board_words import board_text as whole_table
from tablelab.games.red_peak.board_words import heading_label, stack_of
from tablelab.games.red_peak.grid import HEADINGS
from tablelab.games.red_peak.legal import lays, may_board, may_concede
from tablelab.games.red_peak.naming import (
    boat_label,
    joined,
    noun,
    rewards_label,
    tile_label,
    tool_labels,
)
from tablelab.games.red_peak.state import CHOOSE, LAY, MULTITOOL, OVER, PAY, PLAN
from tablelab.games.red_peak.turn.laying import QUARTERS, shaped, target
from tablelab.games.red_peak.turn.planning import REWARDS
from tablelab.games.red_peak.view import View, sample

__all__ = ["board_text", "describe", "noun", "prompt"]


# -- labels of actions ----------------------------------------------------------------------------


def describe(view: View, action: Action, text: Text) -> str:
    """What an action means here, as the label of its button; also of actions not possible now."""
    match action:
        case Lay(tile, turn):
            return _lay(view, tile, turn, text)
        case TakeBack():
            return _take_back(view, text)
        case Board(boat):
            what = boat_label(text, view.parts.boats[boat])
            return text("red_peak.do.board", boat=boat, what=what)
        case Give(card, tool):
            return text("red_peak.do.give", card=card, tool=tool)
        case Multitool(tool):
            return text("red_peak.do.multitool", tool=tool)
        case Withdraw(tool):
            return _withdraw(view, tool, text)
        case GiveUp():
            return _give_up(view, text)
        case Take(bonus):
            return _take(view, bonus, text)
        case BeginDay():
            key = "red_peak.do.day" if view.time_tiles else "red_peak.do.day_draw"
            return text(key, day=view.day + 1)
        case Go():
            return text("red_peak.do.go", n=_ahead(view))
        case Rest():
            return text("red_peak.do.rest")
        case Dare():
            return text("red_peak.do.dare")
        case Concede():
            return text("red_peak.do.concede")
        case TimeUp():
            return text("red_peak.do.time_up")


def _lay(view: View, tile: str, turn: int, text: Text) -> str:
    way = text.template(f"red_peak.turn.{TURNS[turn]}")
    if turn in QUARTERS and view.house.shapes == "on":
        # Left and right are seen along the path, which often runs down the page.
        heading = (view.headings[-1] + QUARTERS[turn]) % len(HEADINGS)
        way = text("red_peak.do.way", way=way, heading=heading_label(text, heading))
    what = tile_label(text, view.parts.paths[tile])
    return text("red_peak.do.lay", tile=tile, way=way, what=what)


def _take_back(view: View, text: Text) -> str:
    if not _ahead(view):
        return text("red_peak.do.back_none")
    return text("red_peak.do.back", tile=view.tiles[-1])


def _withdraw(view: View, tool: str, text: Text) -> str:
    for symbol, cover in _symbols(view):
        if symbol == tool and cover is not None and cover[0] != MULTITOOL:
            return text("red_peak.do.withdraw_card", card=cover[1], tool=tool)
        if symbol == tool and cover is not None:
            break
    return text("red_peak.do.withdraw", tool=tool)


def _give_up(view: View, text: Text) -> str:
    if view.boat:
        return text("red_peak.do.leave_boat", boat=view.boat)
    return text("red_peak.do.give_up", n=_ahead(view))


def _take(view: View, bonus: str, text: Text) -> str:
    number = view.parts.planning[bonus]
    # Of the last card or path tile there is no second one (RP-PLAN-2).
    if bonus == "cards":
        number = min(number, view.deck_size + len(view.discard)) or number
    elif bonus == "paths":
        number = min(number, len(view.stack)) or number
    return text("red_peak.do.take", what=rewards_label(text, [REWARDS[bonus]] * number))


def _ahead(view: View) -> int:
    """How many tiles lie beyond the adventurer."""
    return max(0, len(view.path) - 1 - view.adventurer)


def _symbols(view: View) -> list[tuple[str, tuple[int, str] | None]]:
    """Each symbol of the tile or boat that is to be paid, with what covers it."""
    if view.phase != PAY:
        return []
    if view.boat:
        tools = view.parts.boats[view.boat].tools
    else:
        tools = view.parts.paths[view.tiles[view.adventurer + 1]].tools
    return list(zip(tools, view.covers, strict=True))


# -- what can be done now -------------------------------------------------------------------------


def prompt(view: View, text: Text) -> str:
    """What the team can do now, with the numbers that matter."""
    return _PROMPTS[view.phase](view, text)


def _ask_plan(view: View, text: Text) -> str:
    if not view.day:
        return " ".join([text("red_peak.ask.first"), _left(view, text)])
    parts = [text("red_peak.ask.plan", day=view.day, next=view.day + 1), _left(view, text)]
    if not view.time_tiles:
        parts.append(text("red_peak.ask.no_time"))
    return " ".join([*parts, _risk(view, text)])


def _ask_choose(view: View, text: Text) -> str:
    return " ".join([text("red_peak.ask.choose"), _left(view, text)])


def _ask_lay(view: View, text: Text) -> str:
    # The rules know what can be laid; that depends on open things alone.
    state = sample(view, Seeded("what can be laid"))
    ways, ahead = bool(lays(state)), _ahead(view)
    can = [
        ("red_peak.can.lay", ways),
        ("red_peak.can.back", ahead > 0),
        ("red_peak.can.go", ahead > 0),
        ("red_peak.can.board", may_board(state) and bool(view.boats)),
        ("red_peak.can.concede", may_concede(state)),
        ("red_peak.can.rest", not ahead),
    ]
    what = joined(text, [text.template(key) for key, possible in can if possible], "or")
    parts = [text("red_peak.ask.lay", day=view.day, what=what)]
    if ways and shaped(state):
        parts.append(text("red_peak.ask.next_space", space=target(state, 0)))
    return " ".join([*parts, _left(view, text)])


def _ask_pay(view: View, text: Text) -> str:
    missing = [tool for tool, cover in _symbols(view) if cover is None]
    what = tool_labels(text, missing)
    if view.boat:
        parts = [text("red_peak.ask.pay_boat", boat=view.boat, what=what)]
    else:
        tile = view.tiles[view.adventurer + 1]
        parts = [text("red_peak.ask.pay", tile=tile, what=what)]
        if later := _ahead(view) - 1:
            parts.append(text("red_peak.ask.later", n=later))
    if len(missing) > view.multitools or view.house.give_up == "at_will":
        parts.append(text("red_peak.ask.short"))
    return " ".join([*parts, _left(view, text)])


def _over(view: View, text: Text) -> str:
    if view.won:
        return text("red_peak.ask.won", day=view.day)
    lava = view.ended_by == "RP-END-2"
    return text("red_peak.ask.lost" if lava else "red_peak.ask.conceded", day=view.day)


def _left(view: View, text: Text) -> str:
    """Time tiles, multitools, and how near the lava is."""
    margin = view.tent - view.lava
    data = {"time": view.time_tiles, "multitools": view.multitools, "margin": margin}
    return text("red_peak.ask.left", **data)


def _risk(view: View, text: Text) -> str:
    stack = stack_of(view)
    number = sum(stack.values())
    return text("red_peak.ask.risk", number=number, bad=number - stack["none"])


_PROMPTS: dict[str, Callable[[View, Text], str]] = {
    PLAN: _ask_plan,
    CHOOSE: _ask_choose,
    LAY: _ask_lay,
    PAY: _ask_pay,
    OVER: _over,
}


# -- the whole table ------------------------------------------------------------------------------


def board_text(view: View, text: Text) -> str:
    """The whole table as lines of text, with what can be done now at the end."""
    return f"{whole_table(view, text)}\n\n{prompt(view, text)}"
