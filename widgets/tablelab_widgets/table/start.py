"""The start panel: reading what people typed, and refusing nonsense with a reason."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablelab.core.game import Game
from tablelab.core.text import LANGUAGES
from tablelab_widgets.table.clocks import PACES
from tablelab_widgets.table.session import HUMAN, SEAT_KINDS, Json, Said, Session

LONGEST_NAME = 24
"""Characters of a player's name, so that it fits beside a ship."""

LARGEST_SEED = 10**12
"""Seeds are whole numbers from 0 to this."""

MANY_SEATS = 4
"""So many seats the start panel proposes, where the game allows it."""

_SEED = re.compile(r"[0-9]{1,13}")


@dataclass(frozen=True, slots=True)
class Setup:
    """A valid start: one name and kind a seat, the seed, language, options, and the clock
    (:data:`~tablelab_widgets.table.clocks.PACES`)."""

    names: tuple[str, ...]
    kinds: tuple[str, ...]
    seed: int
    language: str
    options: Mapping[str, str]
    clock: str = "off"


class BadForm(Exception):
    """What was typed cannot be played; ``errors`` has one reason a field."""

    def __init__(self, errors: dict[str, Said]) -> None:
        self.errors = errors
        super().__init__(", ".join(errors))


def name_fault(name: object) -> Said | None:
    """Why ``name`` is no player's name, or None when it is one."""
    if not isinstance(name, str) or not name.strip():
        return Said("table.name.empty")
    if len(name.strip()) > LONGEST_NAME:
        return Said("table.name.long", {"most": LONGEST_NAME})
    # Control characters, line breaks and marks that turn the writing direction of all that follows.
    if any(unicodedata.category(sign)[0] == "C" or sign in "\u2028\u2029" for sign in name):
        return Said("table.name.signs")
    return None


def read_form(message: Mapping[str, Any], game: Game[Any, Any], language: str) -> Setup:
    """The start that a form describes; raises BadForm with a reason for each bad field."""
    errors: dict[str, Said] = {}
    names, kinds = _seats(message.get("seats"), game, errors)
    seed = _seed(message.get("seed", ""), errors)
    options = _options(message.get("options", {}), game, errors)
    clock = _clock(message.get("clock"), game, errors)
    wanted = message.get("language", language)
    if wanted not in LANGUAGES:
        errors["language"] = Said("table.form.language")
    if errors:
        raise BadForm(errors)
    return Setup(names, kinds, seed, str(wanted), options, clock)


def _seats(
    given: object, game: Game[Any, Any], errors: dict[str, Said]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    if not isinstance(given, list) or len(given) not in game.info.seats:
        allowed = ", ".join(map(str, game.info.seats))
        errors["seats"] = Said("table.form.seats.bad", {"allowed": allowed})
        return (), ()
    rows = [row if isinstance(row, dict) else {} for row in given]
    names, kinds, seen = [], [], set()
    for seat, row in enumerate(rows):
        name, kind = row.get("name"), row.get("kind")
        if fault := name_fault(name):
            errors[f"name.{seat}"] = fault
            continue
        name = unicodedata.normalize("NFC", str(name).strip())
        if name.casefold() in seen:
            errors[f"name.{seat}"] = Said("table.name.twice", {"name": name})
        seen.add(name.casefold())
        if kind not in SEAT_KINDS:
            errors[f"kind.{seat}"] = Said("table.form.kind.bad")
        names.append(name)
        kinds.append(str(kind))
    return tuple(names), tuple(kinds)


def _seed(given: object, errors: dict[str, Said]) -> int:
    written = "" if given is None or isinstance(given, bool) else str(given).strip()
    if written == "" and not isinstance(given, bool):
        return secrets.randbelow(10**9)
    if not _SEED.fullmatch(written) or int(written) > LARGEST_SEED:
        most = f"{LARGEST_SEED:_}".replace("_", "\u202f")
        errors["seed"] = Said("table.form.seed.bad", {"most": most})
        return 0
    return int(written)


def _options(given: object, game: Game[Any, Any], errors: dict[str, Said]) -> dict[str, str]:
    if not isinstance(given, dict):
        errors["options"] = Said("table.form.options.bad")
        return {}
    values = {option.id: option.values for option in game.info.options}
    for name, value in given.items():
        if value not in values.get(name, ()):
            field = f"option.{name}" if name in values else "options"
            errors[field] = Said("table.form.options.bad")
    return {str(name): str(value) for name, value in given.items()}


def _clock(given: object, game: Game[Any, Any], errors: dict[str, Said]) -> str:
    """The kind of clock; a game without deadlines has none, whatever is asked for."""
    if not game.info.timed:
        return "off"
    if given is None:
        return next(iter(PACES))
    if not isinstance(given, str) or given not in PACES:
        errors["clock"] = Said("table.form.options.bad")
    return str(given)


def default_seats(session: Session) -> list[Json]:
    """A name and kind for as many seats as the game can have: one person and bots."""
    most = max(session.game.info.seats)
    return [
        {"name": session.text(f"table.name.{seat + 1}"), "kind": SEAT_KINDS[-1] if seat else HUMAN}
        for seat in range(most)
    ]


def form(session: Session, preset: Mapping[str, Any]) -> Json:
    """All that the start panel shows, in words; ``preset`` are values given in Python."""
    game, text = session.game, session.text
    seats = default_seats(session)
    for seat, row in enumerate(preset.get("seats", ())):
        seats[seat] = {**seats[seat], **row}
    return {
        "counts": list(game.info.seats),
        "count": len(preset.get("seats", ())) or _proposed(game),
        "seats": seats,
        "kinds": [{"id": kind, "label": text(f"table.kind.{kind}")} for kind in SEAT_KINDS],
        "clocks": _clocks(session) if game.info.timed else [],
        "clock": preset.get("clock", next(iter(PACES))),
        "seed": str(preset.get("seed", "")),
        "longest": LONGEST_NAME,
        "options": [_option(session, option, preset) for option in game.info.options],
        "errors": {field: said.in_words(text) for field, said in session.errors.items()},
    }


def _proposed(game: Game[Any, Any]) -> int:
    """The number of seats nearest to :data:`MANY_SEATS`."""
    return min(game.info.seats, key=lambda seats: (abs(seats - MANY_SEATS), seats))


def _clocks(session: Session) -> list[Json]:
    return [{"id": kind, "label": session.text(f"table.clock.{kind}")} for kind in PACES]


def _option(session: Session, option: Any, preset: Mapping[str, Any]) -> Json:
    text, key = session.text, f"{session.game.info.id}.option.{option.id}"
    chosen: Mapping[str, str] = preset.get("options", {})
    return {
        "id": option.id,
        "title": text(key),
        "choices": [{"id": value, "label": text(f"{key}.{value}")} for value in option.values],
        "value": chosen.get(option.id, option.default),
        "rule": option.rule,
        "source": option.source,
    }
