"""The whole table of Red November as lines of text: for a screen reader, a terminal, a test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tablelab.core.text import Text
from tablelab.games.red_november.chances import distance_to_loss
from tablelab.games.red_november.components import (
    EXTINGUISHER,
    GROG,
    ROOMS,
    SEA,
    TOKENS,
    TRACKS,
    faint_number,
)
from tablelab.games.red_november.naming import (
    card_list,
    counted,
    gnome_name,
    item_label,
    item_list,
    room_label,
)
from tablelab.games.red_november.state import DEAD, DESERTED, IN_PLAY, NONE, OVER
from tablelab.games.red_november.view import GnomeView, View

INDENT = "  "


def board_text(view: View, text: Text) -> str:
    """Time, tracks, submarine, gnomes, stacks; one thing a line, parts divided by empty lines."""
    blocks = [_time(view, text), _tracks(view, text), _submarine(view, text)]
    blocks += [_gnome(view, number, text) for number in range(len(view.gnomes))]
    blocks += [_events(view, text), _items(view, text)]
    if turn := _turn(view, text):
        blocks.append([text("red_november.board.turn"), *turn])
    return "\n\n".join(map(_block, blocks))


def _block(lines: list[str]) -> str:
    """The first line is the heading of the others."""
    return f"\n{INDENT}".join(lines)


# -- time and tracks ------------------------------------------------------------------------------


def _time(view: View, text: Text) -> list[str]:
    lines = [text("red_november.board.time")]
    for space in range(max(view.parts.starts.values()), -1, -1):
        if what := _space(view, space, text):
            lines.append(text("red_november.board.space", number=space, what="; ".join(what)))
    latest = max((gnome.time for gnome in view.gnomes if gnome.fate == IN_PLAY), default=0)
    stars, squares = view.parts.event_spaces, view.parts.item_spaces
    lines.append(text("red_november.board.stars", what=_ahead(stars, latest, text)))
    lines.append(text("red_november.board.squares", what=_ahead(squares, latest, text)))
    return lines


def _ahead(spaces: Iterable[int], latest: int, text: Text) -> str:
    ahead = sorted((space for space in spaces if space < latest), reverse=True)
    return ", ".join(map(str, ahead)) or text("red_november.nothing")


def _space(view: View, space: int, text: Text) -> list[str]:
    keepers = [number for number in reversed(view.pile) if view.gnomes[number].time == space]
    what = []
    if keepers:
        what.append(", ".join(gnome_name(text, number) for number in keepers))
    if view.phase != OVER and view.ghost == space:
        what.append(text("red_november.board.ghost"))
    what += [text.word("token", token) for token, at in enumerate(view.tokens) if at == space]
    return what


def _tracks(view: View, text: Text) -> list[str]:
    lines = [text("red_november.board.tracks")]
    for track, place in zip(TRACKS, view.tracks, strict=True):
        name = text(f"red_november.track_name.{track}")
        last = view.parts.last
        lines.append(text("red_november.board.track", name=name, place=place, last=last))
    far = distance_to_loss(view)
    for token, at in enumerate(view.tokens):
        if at == NONE:
            continue
        lines.append(_token(token, at, far[TOKENS[token]], text))
    return lines


def _token(token: int, at: int, left: int | None, text: Text) -> str:
    if left is None:
        return text("red_november.board.token_harmless", token=token, place=at)
    if left <= 0:
        return text("red_november.board.token_passed", token=token, place=at)
    return text("red_november.board.token", token=token, place=at, n=left)


# -- the submarine --------------------------------------------------------------------------------


def _submarine(view: View, text: Text) -> list[str]:
    lines = [text("red_november.board.submarine")]
    for room in (*range(1, ROOMS + 1), SEA):
        what = "; ".join(_room(view, room, text)) or text("red_november.board.quiet")
        label = room_label(text, room)
        lines.append(text("red_november.board.room", name=label[0].upper() + label[1:], what=what))
    return lines


def _room(view: View, room: int, text: Text) -> list[str]:
    what = []
    if room != SEA:
        if view.fire[room]:
            what.append(text("red_november.board.fire"))
        if view.water[room]:
            what.append(text(f"red_november.board.water_{view.water[room]}"))
        blocked = [str(sum(hatch) - room) for hatch in view.blocked if room in hatch]
        if blocked:
            what.append(text("red_november.board.blocked", what=", ".join(blocked)))
    there = [
        _figure(view, number, text)
        for number, gnome in enumerate(view.gnomes)
        if gnome.at == room and gnome.fate == IN_PLAY
    ]
    return [*what, ", ".join(there)] if there else what


def _figure(view: View, number: int, text: Text) -> str:
    name = gnome_name(text, number)
    if view.gnomes[number].fainted:
        return text("red_november.board.lying", name=name)
    return name


# -- the gnomes -----------------------------------------------------------------------------------


def _gnome(view: View, number: int, text: Text) -> list[str]:
    gnome, name = view.gnomes[number], gnome_name(text, number)
    if gnome.fate == DEAD:
        return [text("red_november.board.dead", name=name)]
    if gnome.fate == DESERTED:
        return [text("red_november.board.deserted", name=name)]
    head = text(
        "red_november.board.gnome",
        name=name,
        room=gnome.at,
        time=gnome.time,
        level=gnome.level,
    )
    return [head, _hand(gnome, text), *_state_of(gnome, text)]


def _hand(gnome: GnomeView, text: Text) -> str:
    if gnome.items is None:
        return text("red_november.board.hidden_items", n=gnome.item_count)
    return text("red_november.board.items", what=item_list(text, gnome.items))


def _state_of(gnome: GnomeView, text: Text) -> list[str]:
    lines = []
    if gnome.fainted:
        lines.append(text("red_november.board.fainted"))
    if gnome.drew:
        lines.append(text("red_november.board.drew"))
    if gnome.air:
        lines.append(text(f"red_november.board.air_{gnome.air}"))
    return lines


# -- the stacks -----------------------------------------------------------------------------------


def _events(view: View, text: Text) -> list[str]:
    lines = [text("red_november.board.deck", n=len(view.deck))]
    if view.deck:
        lines.append(text("red_november.board.deck_kinds", what=card_list(text, view.deck)))
        lines.append(text("red_november.board.deck_numbers", what=_numbers(view.deck, text)))
    lines.append(text("red_november.board.discard", what=card_list(text, view.discard)))
    if view.removed:
        lines.append(text("red_november.board.removed", what=card_list(text, view.removed)))
    if view.kraken_aside:
        lines.append(text("red_november.board.kraken_aside"))
    return lines


def _numbers(cards: Iterable[str], text: Text) -> str:
    counts = Counter(map(faint_number, cards))
    return counted(
        text,
        (
            (str(number) if number else text("red_november.board.no_number"), counts[number])
            for number in sorted(counts)
        ),
    )


def _items(view: View, text: Text) -> list[str]:
    return [
        text("red_november.board.stock", n=view.stock_size),
        text("red_november.board.cabin", number=view.cabin),
        text("red_november.board.item_discard", what=item_list(text, view.item_discard)),
    ]


# -- this turn ------------------------------------------------------------------------------------


def _turn(view: View, text: Text) -> list[str]:
    if view.phase == OVER:
        return []
    lines = []
    played = ((GROG, view.grogs), (EXTINGUISHER, view.extinguishers))
    if view.grogs + view.extinguishers:
        what = counted(text, ((item_label(text, item), n) for item, n in played))
        lines.append(text("red_november.board.played", what=what))
    if view.refused:
        lines.append(text("red_november.board.refused"))
    if view.deserting:
        lines.append(text("red_november.board.deserting", gnome=view.active))
    if view.opening:
        lines.append(text("red_november.board.opening", n=view.opening))
    return lines
