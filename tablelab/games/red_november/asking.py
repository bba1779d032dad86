"""Whose turn it is in Red November, and what can be done now, with the numbers that matter."""

from __future__ import annotations

from collections.abc import Callable

from tablelab.core.chance import Seeded
from tablelab.core.text import Text
from tablelab.games.red_november.chances import (
    bonus,
    distance_to_loss,
    faint_chance,
    next_cards,
    next_star,
    success_chance,
    symbols_due,
)
from tablelab.games.red_november.components import SEA, TOKENS, TRACKS
from tablelab.games.red_november.naming import all_of, gnome_name
from tablelab.games.red_november.state import (
    ANSWER,
    BLOCK,
    CHARM,
    DEFEND,
    DESERTED,
    DISCARD,
    FIX,
    HIGH,
    MOVE,
    NONE,
    OVER,
    RETREAT,
    SPREAD,
    TRADE,
)
from tablelab.games.red_november.turn.hazards import drowns
from tablelab.games.red_november.view import View, offer_known, sample


def prompt(view: View, text: Text) -> str:
    """Whose turn it is and what can be done now, with the numbers that matter."""
    return " ".join(_PROMPTS[view.phase](view, text))


# -- the clock ------------------------------------------------------------------------------------


def _clock(view: View, text: Text) -> list[str]:
    """The time, what is spent of it, and the stars on the way."""
    time = view.gnomes[view.active].time
    if not view.spent:
        said = [text("red_november.ask.clock_start", time=time)]
    else:
        stars, squares = symbols_due(view)
        said = [
            text(
                "red_november.ask.clock",
                n=view.spent,
                time=time,
                ghost=view.ghost,
                stars=text("red_november.stars", n=stars),
                squares=text("red_november.squares", n=squares),
            )
        ]
    star = next_star(view)
    if star is not None:
        said.append(text("red_november.ask.next_star", n=view.ghost - star, space=star))
    return said


def _faint(view: View, text: Text) -> list[str]:
    chance = faint_chance(view, view.active)
    if not chance:
        return []
    cards = len(next_cards(view))
    bad = int(chance * cards)
    return [text("red_november.ask.faint", cards=bad, of=cards)]


# -- the turn -------------------------------------------------------------------------------------


def _ask_move(view: View, text: Text) -> list[str]:
    gnome = view.gnomes[view.active]
    data = {"gnome": view.active, "room": gnome.at, "level": gnome.level}
    said = [text(f"red_november.ask.move_{_danger(view)}", **data)]
    if view.opened != NONE:
        said.append(text("red_november.ask.opened", way=view.opened))
    return [*said, *_faint(view, text), *_clock(view, text)]


def _danger(view: View) -> str:
    """What the active gnome must not end its movement in: fire, high, drown or none."""
    at = view.gnomes[view.active].at
    if at == SEA:
        return "drown" if drowns(sample(view, Seeded("asking"))) else "none"
    if view.fire[at]:
        return "fire"
    return "high" if view.water[at] == HIGH else "none"


def _ask_fix(view: View, text: Text) -> list[str]:
    added = bonus(view)
    certain = max(1, view.parts.limits["die"] - added)
    work = (view.job, view.hatch)
    asked = text("red_november.ask.fix", gnome=view.active, work=work, bonus=added, n=certain)
    return [asked, *_faint(view, text), *_clock(view, text)]


def _ask_charm(view: View, text: Text) -> list[str]:
    faces = view.parts.limits["die"]
    target = int(success_chance(view, view.minutes) * faces)
    work = (view.job, view.hatch)
    asked = text("red_november.ask.charm", gnome=view.active, work=work, target=target)
    return [asked, *_clock(view, text)]


def _ask_retreat(view: View, text: Text) -> list[str]:
    room = view.gnomes[view.active].at
    asked = text("red_november.ask.retreat", gnome=view.active, room=room)
    return [asked, *_clock(view, text)]


# -- trade and attack -----------------------------------------------------------------------------


def _ask_trade(view: View, text: Text) -> list[str]:
    data = {"gnome": view.active, "other": view.partner}
    if not offer_known(view, view.viewer):
        return [text("red_november.ask.trade_secret", **data)]
    return [text("red_november.ask.trade", gives=view.gives, wants=view.wants, **data)]


def _ask_answer(view: View, text: Text) -> list[str]:
    data = {"gnome": view.active, "other": view.partner}
    if not offer_known(view, view.viewer):
        return [text("red_november.ask.answer_secret", **data)]
    return [text("red_november.ask.answer", gives=view.gives, wants=view.wants, **data)]


def _ask_defend(view: View, text: Text) -> list[str]:
    return [text("red_november.ask.defend", gnome=view.active, other=view.partner)]


# -- events ---------------------------------------------------------------------------------------


def _ask_block(view: View, text: Text) -> list[str]:
    return [text("red_november.ask.block", gnome=view.active, room=view.room)]


def _ask_spread(view: View, text: Text) -> list[str]:
    return [text("red_november.ask.spread", gnome=view.active)]


def _ask_discard(view: View, text: Text) -> list[str]:
    number, keep = view.drops[0]
    held = view.gnomes[number].item_count
    return [text("red_november.ask.discard", gnome=number, n=held, keep=keep)]


# -- the end --------------------------------------------------------------------------------------


def _over(view: View, text: Text) -> list[str]:
    said = [_cause(view, text)]
    gone = [number for number, gnome in enumerate(view.gnomes) if gnome.fate == DESERTED]
    if gone:
        who = all_of(text, [gnome_name(text, number) for number in gone])
        lose, win = "red_november.ask.deserters_lose", "red_november.ask.deserters_win"
        said.append(text(lose if view.saved else win, n=len(gone), who=who))
    return said


def _cause(view: View, text: Text) -> str:
    if view.saved:
        return text("red_november.ask.saved")
    if view.ended_by == "RN-END-2":
        track = TRACKS[view.tracks.index(view.parts.last)]
        return text("red_november.ask.lost_track", track=track)
    if view.ended_by == "RN-END-3":
        far = distance_to_loss(view)
        passed = (far[token] for token in TOKENS)
        token = next(n for n, left in enumerate(passed) if left is not None and left <= 0)
        return text("red_november.ask.lost_token", token=token)
    return text("red_november.ask.lost_all")


_PROMPTS: dict[str, Callable[[View, Text], list[str]]] = {
    MOVE: _ask_move,
    FIX: _ask_fix,
    CHARM: _ask_charm,
    RETREAT: _ask_retreat,
    TRADE: _ask_trade,
    ANSWER: _ask_answer,
    DEFEND: _ask_defend,
    BLOCK: _ask_block,
    SPREAD: _ask_spread,
    DISCARD: _ask_discard,
    OVER: _over,
}
