from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tablelab_widgets.table.controller import Controller
from tablelab_widgets.table.files import LARGEST_FILE

from tablelab.core.record import load, save
from tablelab.games import get
from tests.widgets.table.scene import Deal, bots_move, draw, first_legal


def saved(table: Controller) -> str:
    (answer,) = table.handle({"kind": "save"})
    assert answer["kind"] == "file"
    assert answer["name"].endswith(".jsonl")
    return str(answer["text"])


@pytest.fixture
def played(deal: Deal) -> Controller:
    table = deal("human", "greedy", "random")
    bots_move(table)
    table.handle({"kind": "language", "value": "de"})
    table.handle({"kind": "act", "code": first_legal(table)})
    bots_move(table)
    return table


def test_a_saved_match_goes_on_where_it_stood(played: Controller) -> None:
    fresh = Controller(get("raids"), draw)
    fresh.handle({"kind": "open", "text": saved(played)})
    assert fresh.text_board() == played.text_board()
    assert fresh.session.kinds == ("human", "greedy", "random")
    assert fresh.session.language == "de"
    mine, other = fresh.snapshot(), played.snapshot()
    for part in ("actions", "seats", "log", "entries", "turn", "phase"):
        if part != "log":
            assert mine[part] == other[part]
    assert mine["log"]["entries"] == other["log"]["entries"]


def cut(text: str) -> str:
    return text[: len(text) * 2 // 3]


def edited(text: str) -> str:
    lines = text.splitlines()
    lines[1] = lines[1].replace("sail:", "sail:1")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    "damage", [cut, edited, lambda _: "", lambda _: "hello", lambda _: 7, lambda _: None]
)
def test_a_damaged_file_leaves_the_table_as_it_was(
    played: Controller, damage: Callable[[str], Any]
) -> None:
    text = saved(played)
    before = played.snapshot()
    played.handle({"kind": "open", "text": damage(text)})
    after = played.snapshot()
    assert after.pop("notice")["title"]
    before.pop("notice")
    assert after == before


def test_a_damaged_file_is_answered_with_its_line(played: Controller) -> None:
    text = edited(saved(played))
    played.handle({"kind": "open", "text": text})
    notice = played.snapshot()["notice"]
    assert "2" in notice["title"]
    assert notice["detail"]


def test_a_file_that_is_too_large_is_not_even_read(played: Controller) -> None:
    before = played.text_board()
    played.handle({"kind": "open", "text": "x" * (LARGEST_FILE + 1)})
    assert played.snapshot()["notice"]["title"] == played.session.text("table.open.large", most=2)
    assert played.text_board() == before


def forged(table: Controller, **changes: Any) -> str:
    """A file whose checksums are right but whose notes or names are not ours."""
    match = load(saved(table), {"raids": get("raids")})
    match.meta = changes.pop("meta", match.meta)
    if "names" in changes:
        object.__setattr__(match.start, "names", changes["names"])
    return save(match)


@pytest.mark.parametrize(
    "meta",
    [
        {},
        {"kinds": ["human"]},
        {"kinds": ["human", "hacker", "human"]},
        {"kinds": [["human"], {}, 3]},
        {"kinds": "human", "language": ["de"]},
        {"language": "klingon", "kinds": None},
        {"kinds": {"0": "human"}},
    ],
)
def test_strange_notes_seat_people_everywhere(played: Controller, meta: dict[str, Any]) -> None:
    text = forged(played, meta=meta)
    played.handle({"kind": "open", "text": text})
    assert played.session.kinds == ("human",) * 3
    assert played.session.language in ("en", "de")
    assert json.dumps(played.snapshot())


@pytest.mark.parametrize("bad", ["x" * 25, "a\u202eb", "line\nbreak", "\x00", " "])
def test_names_that_the_start_panel_refuses_are_refused_in_files_too(
    played: Controller, bad: str
) -> None:
    before = played.text_board()
    played.handle({"kind": "open", "text": forged(played, names=("Ada", bad, "Cleo"))})
    assert played.snapshot()["notice"]["title"] == played.session.text("table.open.names")
    assert played.text_board() == before


def test_the_autosave_is_a_file_that_opens(played: Controller) -> None:
    (answer,) = played.handle({"kind": "autosave"})
    assert answer["saved"]["names"] == ["Ada", "Ben", "Cleo"]
    fresh = Controller(get("raids"), draw)
    fresh.handle({"kind": "open", "text": answer["saved"]["text"]})
    assert fresh.text_board() == played.text_board()
