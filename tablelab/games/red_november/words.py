"""Red November in words: labels of actions, and whose turn it is.

See :mod:`tablelab.games.red_november.naming` for how things are called,
:mod:`tablelab.games.red_november.asking` for whose turn it is, and
:mod:`tablelab.games.red_november.board_words` for the whole table as text. Everything here is said
from a view, so nothing can be said that the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablelab.core.chance import Seeded
from tablelab.core.text import Text
from tablelab.games.red_november import actions as do
from tablelab.games.red_november.asking import prompt
from tablelab.games.red_november.board_words import board_text as whole_table
from tablelab.games.red_november.chances import bonus, success_chance
from tablelab.games.red_november.components import AQUALUNG, COFFEE, EXTINGUISHER, GROG, SEA
from tablelab.games.red_november.naming import item_label, noun
from tablelab.games.red_november.state import ANSWER, CHARM, FIX, LOW, NONE, State
from tablelab.games.red_november.turn.fix import wading
from tablelab.games.red_november.turn.move import entry_cost, levels
from tablelab.games.red_november.view import GnomeView, View, offer_known, sample

__all__ = ["board_text", "describe", "noun", "prompt"]


def describe(view: View, action: do.Action, text: Text) -> str:
    """What an action means here, as the label of its button; also of actions not possible now."""
    return _LABELS[type(action)](view, action, text)


def _active(view: View) -> GnomeView:
    return view.gnomes[view.active]


def _rules(view: View) -> State:
    # The rules count costs, on a state behind the view: no second version of a rule here. What is
    # hidden costs nothing, so it does not matter how it is filled in.
    return sample(view, Seeded("words"))


def _for(label: str, minutes: int, text: Text, low: bool = False) -> str:
    """A label with what it costs."""
    key = "red_november.low_water_minutes" if low else "red_november.minutes"
    return text("red_november.do.for", do=label, cost=text(key, n=minutes))


# -- moving ---------------------------------------------------------------------------------------


def _to(room: str, sea: str, to: int, text: Text) -> str:
    """A label that leads somewhere; ``room`` and ``sea`` are the keys of its sentences."""
    return text(sea) if to == SEA else text(room, number=to)


def _open(view: View, action: do.Open, text: Text) -> str:
    label = _to("red_november.do.open", "red_november.do.open_sea", action.to, text)
    label = _for(label, view.parts.costs["open"], text)
    at = _active(view).at
    joined = SEA not in (at, action.to) and action.to in view.parts.neighbours[at]
    if joined and levels(_rules(view), at, action.to):
        return text("red_november.do.levels", do=label)
    return label


def _enter(view: View, action: do.Enter, text: Text) -> str:
    to = view.opened
    if to == NONE:
        return text("red_november.do.enter_open")
    cost = entry_cost(_rules(view), to)
    if to == SEA:
        suit = _active(view).air == 0
        label = text("red_november.do.enter_sea_suit" if suit else "red_november.do.enter_sea")
        return _for(label, cost, text)
    label = text("red_november.do.enter", number=to)
    return _for(label, cost, text, low=view.water[to] == LOW) if cost else label


def _play(view: View, action: do.Play, text: Text) -> str:
    if action.item == GROG:
        return _drink("red_november.do.drink", view, text)
    if action.item == EXTINGUISHER:
        more = view.parts.items[EXTINGUISHER].bonus
        return text("red_november.do.play_extinguisher", bonus=more)
    if action.item == COFFEE:
        return text("red_november.do.play_coffee")
    if action.item == AQUALUNG:
        return text("red_november.do.play_aqualung")
    return text("red_november.do.play", what=item_label(text, action.item))


def _drink(key: str, view: View, text: Text) -> str:
    level = min(view.parts.limits["intoxication"], _active(view).level + 1)
    return text(key, bonus=view.parts.items[GROG].bonus, level=level)


# -- repairs --------------------------------------------------------------------------------------


def _fix(view: View, action: do.Fix, text: Text) -> str:
    label = text(f"red_november.do.fix_{action.job}", number=action.hatch)
    extra = wading(_rules(view), action.job)
    if not extra:
        return label
    return text("red_november.do.wading", do=label, n=extra)


def _add(view: View, action: do.Add, text: Text) -> str:
    if action.item == GROG:
        return _drink("red_november.do.drink_now", view, text)
    more = bonus(view, (action.item,)) - bonus(view)
    return text("red_november.do.add", what=item_label(text, action.item), bonus=more)


def _spend(view: View, action: do.Spend, text: Text) -> str:
    if view.phase != FIX:
        return text("red_november.do.spend", n=action.minutes)
    chance, faces = success_chance(view, action.minutes), view.parts.limits["die"]
    if chance == 1:
        return text("red_november.do.spend_certain", n=action.minutes)
    cases = int(chance * faces)
    return text("red_november.do.spend_chance", n=action.minutes, cases=cases, of=faces)


def _charm(view: View, action: do.Charm, text: Text) -> str:
    if not action.use:
        return text("red_november.do.no_charm")
    if view.phase != CHARM:
        return text("red_november.do.charm")
    faces = view.parts.limits["die"]
    cases = int(success_chance(view, view.minutes) * faces)
    return text("red_november.do.charm_chance", cases=cases, of=faces)


def _retreat(view: View, action: do.Retreat, text: Text) -> str:
    state, to = _rules(view), action.to
    at, costs = _active(view).at, view.parts.costs
    label = _to("red_november.do.retreat", "red_november.do.retreat_sea", to, text)
    if view.house.failed_fire == "free":
        return label
    wet = SEA not in (at, to) and levels(state, at, to)
    entering = costs["enter_low"] if wet else entry_cost(state, to)
    return _for(label, costs["open"] + entering, text)


# -- other actions --------------------------------------------------------------------------------


def _draw(view: View, action: do.Draw, text: Text) -> str:
    label = text(f"red_november.do.draw_{action.what}", n=action.number)
    return _for(label, action.number * view.parts.costs["draw"] + _extra(view), text)


def _extra(view: View) -> int:
    return wading(_rules(view), "")


def _trade(view: View, action: do.Trade, text: Text) -> str:
    label = text("red_november.do.trade", gnome=action.gnome)
    return _for(label, view.parts.costs["trade"] + _extra(view), text)


def _answer(view: View, action: do.Answer, text: Text) -> str:
    if not action.accept:
        return text("red_november.do.decline")
    if view.phase != ANSWER or not offer_known(view, view.viewer):
        return text("red_november.do.accept")
    return text("red_november.do.accept_this", gives=view.gives, wants=view.wants)


def _attack(view: View, action: do.Attack, text: Text) -> str:
    label = text("red_november.do.attack", gnome=action.gnome)
    return _for(label, view.parts.costs["attack"] + _extra(view), text)


def _wait(view: View, action: do.Wait, text: Text) -> str:
    if not action.minutes:
        return text("red_november.do.no_action")
    return text("red_november.do.wait", n=action.minutes)


def _item(key: str) -> Callable[[View, Any, Text], str]:
    return lambda view, action, text: text(key, what=item_label(text, action.item))


def _plain(key: str) -> Callable[[View, Any, Text], str]:
    return lambda view, action, text: text(key)


def _defend(view: View, action: do.Defend, text: Text) -> str:
    return text("red_november.do.defend" if action.use else "red_november.do.submit")


_LABELS: dict[type, Callable[[View, Any, Text], str]] = {
    do.Open: _open,
    do.Enter: _enter,
    do.Play: _play,
    do.Fix: _fix,
    do.Add: _add,
    do.Spend: _spend,
    do.Charm: _charm,
    do.Retreat: _retreat,
    do.Draw: _draw,
    do.Trade: _trade,
    do.Give: _item("red_november.do.give"),
    do.Want: _item("red_november.do.want"),
    do.Offer: _plain("red_november.do.offer"),
    do.Cancel: _plain("red_november.do.cancel"),
    do.Answer: _answer,
    do.Attack: _attack,
    do.Defend: _defend,
    do.Wait: _wait,
    do.Desert: _plain("red_november.do.desert"),
    do.Block: lambda view, action, text: text("red_november.do.block", number=action.to),
    do.Ignite: lambda view, action, text: text("red_november.do.ignite", number=action.room),
    do.Throw: _item("red_november.do.throw"),
}


# -- the whole table ------------------------------------------------------------------------------


def board_text(view: View, text: Text) -> str:
    """The whole table as lines of text, with whose turn it is at the end."""
    return f"{whole_table(view, text)}\n\n{prompt(view, text)}"
