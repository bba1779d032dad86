"""Red November: the exact chances of a repair, of the next event, of fainting, and what is left
until the submarine is lost."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from tablelab.core.text import Text
from tablelab.games.red_november.chances import (
    bonus,
    distance_to_loss,
    faint_chance,
    next_event,
    success_chance,
    symbols_crossed,
)
from tablelab.games.red_november.components import GROG, TOKENS, TRACKS
from tablelab.games.red_november.naming import gnome_name, item_label
from tablelab.games.red_november.state import FIX, IN_PLAY, MOVE, OVER
from tablelab.games.red_november.view import View
from tablelab_widgets.panels import Panel, Row, Tone, odds

NEAR, SOON = 2, 4
"""So many spaces before a loss are alarming, or something to watch."""

HARMLESS = "respite"

STAR, SQUARE = "★", "▫"
"""The symbols of the time track, as they stand on buttons."""

SHOWN = 6
"""So many kinds of event stand in sight at the most; one more would be no fold."""


def panels(view: View, text: Text) -> list[Panel]:
    """The numbers that matter now, while the game goes on."""
    if view.phase == OVER:
        return []
    found = [_repair(view, text)] if view.phase == FIX else []
    found += [_losing(view, text), _events(view, text)]
    faints = _faints(view, text)
    return [*found, faints] if faints.rows else found


def notes(view: View) -> dict[str, str]:
    """For each number of minutes: of a repair its chance, and the symbols that the time crosses."""
    if view.phase not in (MOVE, FIX):
        return {}
    found = {}
    for minutes in range(1, view.parts.limits["minutes"] + 1):
        stars, squares = symbols_crossed(view, minutes)
        symbols = STAR * stars + SQUARE * squares
        if view.phase == FIX:
            cases = int(success_chance(view, minutes) * view.parts.limits["die"])
            found[f"spend:{minutes}"] = f"{cases}/{view.parts.limits['die']}\n{symbols}".strip()
        elif symbols:
            found[f"wait:{minutes}"] = symbols
    return found


# -- the repair -----------------------------------------------------------------------------------


def _repair(view: View, text: Text) -> Panel:
    """Each number of minutes with its chance and the symbols that the time crosses, and what each
    item in hand would change."""
    rows = []
    for minutes in range(1, view.parts.limits["minutes"] + 1):
        chance = success_chance(view, minutes)
        crossed = symbols_crossed(view, minutes)
        words = [text("panel.red_november.minutes", n=minutes)]
        for key, number in zip(("stars", "squares"), crossed, strict=True):
            if number:
                words.append(text(f"red_november.{key}", n=number))
        tone: Tone = "good" if chance == 1 else ""
        rows.append(Row(", ".join(words), _tenths(view, chance, text), float(chance), tone))
    rows += _additions(view, text)
    return Panel(
        "repair",
        text("panel.red_november.repair", job=view.job, hatch=view.hatch),
        tuple(rows),
        text("panel.red_november.repair.note", bonus=bonus(view)),
    )


def _tenths(view: View, chance: Fraction, text: Text) -> str:
    """The chance of a repair in faces of the die, which is exact and short."""
    if chance == 1:
        return odds(chance, text)
    faces = view.parts.limits["die"]
    return text("panel.red_november.cases", cases=int(chance * faces), of=faces)


def _additions(view: View, text: Text) -> list[Row]:
    """The items in hand that help, with the minutes from which each alone makes success certain."""
    rows = []
    for item in Counter(view.gnomes[view.active].items or ()):
        if item != GROG and view.job not in view.parts.items[item].repairs:
            continue
        total = bonus(view, (item,))
        label = text("panel.red_november.add", what=item_label(text, item))
        least = max(1, view.parts.limits["die"] - total)
        rows.append(Row(label, text("panel.red_november.certain", n=least)))
    return rows


# -- losing ---------------------------------------------------------------------------------------


def _losing(view: View, text: Text) -> Panel:
    rows = []
    far = distance_to_loss(view)
    for track in TRACKS:
        left = far[track] or 0
        share = 1 - left / (view.parts.last - 1)
        name = text(f"red_november.track_name.{track}")
        value = text("panel.red_november.spaces", n=left)
        rows.append(Row(name, value, share, _tone(left)))
    for number, token in enumerate(TOKENS):
        minutes = far[token]
        if minutes is None:
            continue
        value = text("panel.red_november.minutes", n=max(0, minutes))
        rows.append(Row(text.word("token", number), value, None, _tone(minutes // 2)))
    return Panel(
        "losing",
        text("panel.red_november.losing"),
        tuple(rows),
        text("panel.red_november.losing.note"),
    )


def _tone(left: int) -> Tone:
    return "bad" if left <= NEAR else "warn" if left <= SOON else "good"


# -- events and fainting --------------------------------------------------------------------------


def _events(view: View, text: Text) -> Panel:
    """The kinds of event that the next card can be, the likeliest first."""
    chances = [(kind, chance) for kind, chance in next_event(view).items() if chance]
    chances.sort(key=lambda pair: -pair[1])
    rows = tuple(
        Row(
            text.word("kind", kind),
            odds(chance, text),
            float(chance),
            "good" if kind == HARMLESS else "",
        )
        for kind, chance in chances
    )
    title = text("panel.red_november.events")
    note = text("panel.red_november.events.note", n=len(view.deck))
    if len(rows) <= SHOWN + 1:
        return Panel("events", title, rows, note)
    more = rows[SHOWN:]
    fold = text("panel.red_november.events.more", n=len(more))
    return Panel("events", title, rows[:SHOWN], note, more, fold)


def _faints(view: View, text: Text) -> Panel:
    """The gnomes that may faint; the one on turn also if it drank one more."""
    rows = []
    for number, gnome in enumerate(view.gnomes):
        if gnome.fate != IN_PLAY:
            continue
        name = gnome_name(text, number)
        if chance := faint_chance(view, number):
            rows.append(Row(name, odds(chance, text), float(chance), _risk(float(chance))))
        if number == view.active and view.phase in (MOVE, FIX) and GROG in (gnome.items or ()):
            chance = faint_chance(view, number, 1)
            label = text("panel.red_november.one_more", name=name)
            rows.append(Row(label, odds(chance, text), float(chance), _risk(float(chance))))
    return Panel(
        "faints",
        text("panel.red_november.faints"),
        tuple(rows),
        text("panel.red_november.faints.note", n=view.parts.costs["faint"]),
    )


def _risk(chance: float) -> Tone:
    return "bad" if chance >= 0.5 else "warn"
