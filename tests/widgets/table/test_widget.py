from __future__ import annotations

import gc
import json
import re
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import ipywidgets
import pytest
from tablelab_widgets import play
from tablelab_widgets.table import assets
from tablelab_widgets.table.start import Setup
from tablelab_widgets.table.texts import WORDS
from tablelab_widgets.table.widget import Table

from tablelab.core.text import LANGUAGES
from tablelab.games import get
from tests.widgets.table.scene import draw


def make(drawing: Any = draw) -> Table:
    table = Table(get("raids"), drawing)
    table.controller.begin(Setup(("Ada", "Ben"), ("human", "human"), 5, "en", {}))
    table.push()
    return table


def act(table: Table) -> None:
    code = table.snapshot["actions"][0]["code"]
    table._handle_custom_msg({"kind": "act", "code": code, "seq": 1}, [])


def test_a_message_changes_snapshot_and_is_acknowledged() -> None:
    table = make()
    act(table)
    assert table.snapshot["entries"] == 1
    assert table.snapshot["ack"] == 1
    table.close()


def test_a_snapshot_that_cannot_be_had_becomes_a_banner(monkeypatch: pytest.MonkeyPatch) -> None:
    table = make()
    before = table.snapshot
    monkeypatch.setattr(table.controller, "snapshot", lambda: 1 / 0)
    table._handle_custom_msg({"kind": "hint", "seq": 9}, [])
    assert "ZeroDivisionError" in table.snapshot["trouble"]["detail"]
    assert table.snapshot["actions"] == before["actions"]
    assert table.snapshot["ack"] == 9
    table.close()


def test_what_is_no_message_becomes_a_banner() -> None:
    table = make()
    for nonsense in ("act", 7, None, ["act"]):
        table._handle_custom_msg(nonsense, [])
        assert table.snapshot["trouble"]
    table.close()


@pytest.mark.parametrize("message", [{}, {"kind": None}, {"kind": "explode"}, {"kind": ["act"]}])
def test_a_message_that_nobody_knows_becomes_a_banner(message: dict[str, Any]) -> None:
    table = make()
    table._handle_custom_msg({**message, "seq": 3}, [])
    assert table.snapshot["trouble"]["title"]
    assert table.snapshot["ack"] == 3
    act(table)
    assert table.snapshot["entries"] == 1, "the game goes on"
    table._handle_custom_msg({"kind": "dismiss"}, [])
    assert table.snapshot["trouble"] is None
    table.close()


def test_a_board_that_cannot_be_drawn_becomes_a_banner_and_the_game_goes_on() -> None:
    broken = False

    def drawing(*args: Any, **options: Any) -> Any:
        if broken:
            raise ZeroDivisionError("the sea is flat")
        return draw(*args, **options)

    table = make(drawing)
    broken = True
    act(table)
    assert "the sea is flat" in table.snapshot["trouble"]["detail"]
    assert table.board == {}
    act(table)
    assert table.snapshot["entries"] == 2, "with the buttons alone"
    broken = False
    act(table)
    assert table.board
    assert table.snapshot["entries"] == 3
    table.close()


def test_its_text_is_the_board_and_the_same_every_time() -> None:
    first, second = make(), make()
    assert repr(first) == repr(second)
    assert "Ada" in repr(first)
    before = repr(first)
    act(first)
    assert repr(first) != before
    first.close()
    second.close()


def test_closed_tables_are_forgotten() -> None:
    references = []
    known = len(ipywidgets.widgets.widget._instances)
    for _ in range(20):
        table = make()
        act(table)
        table.close()
        references.append(weakref.ref(table))
        del table
    gc.collect()
    assert not [reference for reference in references if reference() is not None]
    assert len(ipywidgets.widgets.widget._instances) == known


def test_the_page_has_every_word_that_it_uses_in_every_language() -> None:
    script = assets.script()
    used = set(re.findall(r'\bt\("([a-z][a-z.]*)"\)', script))
    words = {key.removeprefix("table.") for key in WORDS}
    assert {key for key in used if not key.startswith("lesson.")} <= words
    for language in LANGUAGES:
        text = get("raids").text(language)
        assert all(text.template(key) for key in WORDS)


def test_data_never_becomes_markup() -> None:
    script = assets.script()
    for way in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "DOMParser"):
        assert way not in script


def test_the_front_end_asks_nobody_outside() -> None:
    outside = re.findall(r"https?://[\w.]+", assets.script() + assets.style())
    assert set(outside) <= {"http://www.w3.org"}, "only the name of the SVG vocabulary"


def test_modules_are_small_and_the_last_one_exports_the_view() -> None:
    parts = sorted(Path(assets.__file__).parent.parent.glob("static/js/*.js"))
    assert all(len(part.read_text().splitlines()) < 300 for part in parts)
    assert assets.script().count("export default {") == 1


def test_a_widget_brings_only_a_loader_that_knows_the_code_by_its_content(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = assets.loader()
    assert len(before) < 2000, "it stays in the page for every table"
    table = play("raids")
    assert (table._esm, table.code) == (before, assets.script())
    monkeypatch.setattr(assets, "script", lambda: "export default {};")
    assets.loader.cache_clear()
    other = assets.loader()
    assets.loader.cache_clear()
    assert other != before
    assert "@key@" not in before + other


def test_plotly_is_handed_over_packed_or_plain() -> None:
    import gzip

    assert gzip.decompress(assets.plotly(True)) == assets.plotly(False)
    assert len(assets.plotly(True)) < 450_000


def test_play_opens_with_a_start_panel_or_begins_at_once() -> None:
    waiting = play("raids", players=["Ada", "Ben"], seed=3)
    assert waiting.snapshot["phase"] == "start"
    assert [row["name"] for row in waiting.snapshot["form"]["seats"][:2]] == ["Ada", "Ben"]
    assert waiting.snapshot["form"]["seed"] == "3"
    playing = play("raids", players={"Ada": "human", "Ben": "greedy"}, seed=3, begin=True)
    assert playing.snapshot["phase"] == "play"
    assert [seat["kind"] for seat in playing.snapshot["seats"]] == ["human", "greedy"]
    waiting.close()
    playing.close()


@pytest.mark.parametrize("name", ["raids", "submarine", "red_peak", "red_november"])
def test_every_game_with_a_board_is_played_on_this_table(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablelab.games.IDS", ("raids", "submarine", "red_peak", "red_november"))
    monkeypatch.setattr("tablelab_widgets.boards.get", lambda _: SimpleNamespace(draw=draw))
    table = play(name, players=["Ada", "Ben", "Cleo"], seed=3, clock="off", begin=True)
    table._handle_custom_msg({"kind": "seat", "value": table.controller.session.curtain}, [])
    for seq in range(30):
        shown = table.snapshot
        assert shown["trouble"] is None
        if shown["curtain"]:
            table._handle_custom_msg({"kind": "seat", "value": shown["curtain"]["seat"]}, [])
            continue
        act(table)
        assert table.snapshot["entries"] == shown["entries"] + 1, (name, seq)
    assert json.loads(json.dumps(table.get_state(["words", "snapshot", "board"])))
    table.close()


@pytest.mark.parametrize(
    "wrong",
    [
        {"language": "fr"},
        {"players": ["Ada"], "begin": True},
        {"players": ["Ada"]},
        {"players": ["Ada", "Ben", "Cleo", "Dana", "Emil"]},
        {"players": {"Ada": "human", "Ben": "wizard"}, "begin": True},
        {"seed": -1, "begin": True},
        {"options": {"no_such": "x"}, "begin": True},
    ],
)
def test_play_refuses_what_cannot_be_played(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        play("raids", **wrong)
