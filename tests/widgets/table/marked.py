"""Submarine in which everything that is made for one seat's eyes carries that seat's mark."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tablelab_widgets.boards.base import Board, Target

from tablelab.core.chance import Chance
from tablelab.core.events import Emit, Event, silent
from tablelab.core.game import Options
from tablelab.core.text import Text
from tablelab.games.submarine import Submarine
from tablelab.games.submarine.components import standard
from tests.widgets.table.scene import place

MARK = re.compile(r"eyes of seat (\w+)")


def mark(seat: object) -> str:
    """What stands in a text that only this seat may read."""
    return f" <eyes of seat {seat}>"


def marks(shown: str) -> set[str]:
    """The seats for whose eyes a text is."""
    return set(MARK.findall(shown))


class Marked(Submarine):
    """The rules are those of Submarine; words, events and codes of hands are marked."""

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> Any:
        return super().setup(seats, options, chance, marking(emit))

    def apply(
        self, state: Any, seat: int, action: Any, chance: Chance, emit: Emit = silent
    ) -> None:
        super().apply(state, seat, action, chance, marking(emit))

    def describe(self, view: Any, action: Any, text: Text) -> str:  # type: ignore[override]
        return Submarine.describe(view, action, text) + eyes(view)

    def prompt(self, view: Any, text: Text) -> str:  # type: ignore[override]
        return Submarine.prompt(view, text) + eyes(view)

    def board_text(self, view: Any, text: Text) -> str:  # type: ignore[override]
        return Submarine.board_text(view, text) + eyes(view)


def eyes(view: Any) -> str:
    """The marks of all hands that can be seen in a view; the public one has none."""
    return "".join(mark(seat.seat) for seat in view.seats if seat.hand is not None)


def marking(emit: Emit) -> Emit:
    """Private events name their reader in the cards that they tell."""

    def marked(
        rule: str,
        key: str,
        /,
        *,
        audience: tuple[int, ...] | None = None,
        twin: Event | None = None,
        **data: object,
    ) -> None:
        if audience is not None:
            (reader,) = audience
            data |= {
                name: [mark(reader)] if name == "colours" else mark(reader)
                for name in ("colours", "colour", "drawn")
                if name in data
            }
        emit(rule, key, audience=audience, twin=twin, **data)

    return marked


def draw(view: Any, text: Text, *, theme: str, shape: str, last: Sequence[Event] = ()) -> Board:
    """A board that shows every hand of the view, as a place and as a picture, and what was told."""
    seen = [seat.seat for seat in view.seats if seat.hand is not None]
    targets = [
        Target(f"hand:{seat}", 0, 0, 1, 1, mark(seat), ("swap:red", "swap:green")) for seat in seen
    ]
    told = [str(dict(event.data)) for event in last]
    columns = [place(f"column:{n}", f"place:{n}", f"ship:{n}") for n in range(1, 7)]
    figure = {"data": [], "layout": {"images": [], "meta": {"told": told}}}
    return Board(figure, {f"hand{seat}": mark(seat) for seat in seen}, [*columns, *targets])


GAME = Marked(standard())
