"""The widget layer of tablelab.

``play("raids")`` puts a playable table into the notebook, ``Lesson("raids")`` teaches the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablelab.core.game import Game
from tablelab.core.match import Match
from tablelab.core.text import LANGUAGES, add_catalogues
from tablelab.games import get

if TYPE_CHECKING:
    from tablelab_widgets.lessons import Lesson
    from tablelab_widgets.table.widget import Table

__all__ = ["Lesson", "play"]

add_catalogues(Path(__file__).resolve().parent / "locale")


def __getattr__(name: str) -> Any:
    """``Lesson``, loaded only when somebody asks for it: a table does not need it."""
    if name == "Lesson":
        from tablelab_widgets.lessons import Lesson

        return Lesson
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def play(
    game: str | Game[Any, Any] = "raids",
    *,
    players: Mapping[str, str] | Sequence[str] | None = None,
    seed: int | None = None,
    language: str = "en",
    options: Mapping[str, str] | None = None,
    clock: str | None = None,
    begin: bool = False,
    match: Match[Any, Any] | None = None,
    kinds: Sequence[str] | None = None,
    keep: bool = True,
) -> Table:
    """A table on which ``game`` is played: ``play("raids")``; a game of your own is named by its
    module (:func:`tablelab.games.get`), or given itself.

    It opens with a start panel. ``players`` (names, or names with ``"human"``, ``"random"`` or
    ``"greedy"``), ``seed`` and ``options`` fill it in; with ``begin`` the match starts at once.
    ``clock`` is ``"on"``, ``"slow"`` or ``"off"``, for games that are played against time.
    ``match`` lays an existing match on the table, played by ``kinds`` (people, if not given).
    Unless ``keep`` is false the browser keeps the running match, in place of an older one.
    Raises ValueError for values with which no match can be started.
    """
    # Here, not above: rules texts and boards can be had without the widget machinery.
    from tablelab_widgets import boards
    from tablelab_widgets.table.session import HUMAN, SEAT_KINDS
    from tablelab_widgets.table.start import BadForm, read_form
    from tablelab_widgets.table.widget import Table

    if language not in LANGUAGES:
        raise ValueError(f"language is {language!r}; there are {', '.join(LANGUAGES)}")
    chosen = get(game) if isinstance(game, str) else game
    seats = _seats(players, HUMAN)
    if players is not None and len(seats) not in chosen.info.seats:
        allowed = ", ".join(map(str, chosen.info.seats))
        raise ValueError(f"{chosen.info.id} is played by {allowed} players, not {len(seats)}")
    preset: dict[str, Any] = {"seats": seats, "options": dict(options or {})}
    if seed is not None:
        preset["seed"] = seed
    if clock is not None:
        preset["clock"] = clock
    drawing = boards.of(chosen).draw
    table = Table(chosen, drawing, language=language, preset=preset, keep=keep)
    if match is not None:
        who = tuple(kinds) if kinds is not None else (HUMAN,) * match.start.seats
        if len(who) != match.start.seats or not set(who) <= set(SEAT_KINDS):
            raise ValueError(f"kinds must name one of {', '.join(SEAT_KINDS)} for each seat")
        table.controller.show(match, who)
    elif begin:
        form = table.controller.snapshot()["form"]
        message = {**preset, "seats": seats or form["seats"][: form["count"]]}
        try:
            table.controller.begin(read_form(message, chosen, language))
        except BadForm as refused:
            text = table.controller.session.text
            reasons = "; ".join(
                f"{field}: {said.in_words(text)}" for field, said in refused.errors.items()
            )
            raise ValueError(reasons) from refused
    table.push()
    return table


def _seats(players: Mapping[str, str] | Sequence[str] | None, human: str) -> list[dict[str, str]]:
    """One row a seat of the start panel."""
    if players is None:
        return []
    if isinstance(players, Mapping):
        return [{"name": name, "kind": kind} for name, kind in players.items()]
    return [{"name": name, "kind": human} for name in players]
