"""A piece as a widget: what the page sends, and what it is given."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import pytest
from tablelab_widgets import Lesson
from tablelab_widgets.lessons.widget import PieceWidget
from tablelab_widgets.lessons.words import OWN, SHARED
from tablelab_widgets.table import assets


@pytest.fixture
def lesson() -> Lesson:
    return Lesson("raids")


def widget_of(lesson: Lesson) -> PieceWidget:
    match = lesson.match("sail:5", seats=3, seed=4)
    return PieceWidget(lesson.may("May she?", match, ["sail:7", "flee"]))


def send(widget: PieceWidget, **message: Any) -> None:
    widget._receive(widget, message, [])


def test_every_rule_on_the_page_comes_with_its_text(lesson: Lesson) -> None:
    widget = widget_of(lesson)
    assert widget.words["rules"] == {}
    send(widget, kind="choose", id="0", value=True)
    send(widget, kind="choose", id="1", value=True)
    send(widget, kind="press", id="check", seq=7)
    assert "RD-FIGHT-2" in widget.words["rules"]
    assert widget.snapshot["ack"] == 7
    listed = {rule for section in widget.words["sections"] for rule in section["rules"]}
    assert listed == set(widget.words["rules"])


def test_the_card_brings_the_whole_rulebook(lesson: Lesson) -> None:
    widget = PieceWidget(lesson.card())
    assert set(widget.words["rules"]) == {rule.id for rule in lesson.game.rulebook}


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "choose", "id": "9", "value": True},
        {"kind": "choose"},
        {"kind": ["list"]},
        {},
        {"kind": "press", "id": {"a": 1}},
        {"kind": "point", "target": 7},
        {"kind": "sprites", "keys": "all"},
        {"kind": "theme", "value": 5},
        {"kind": "dismiss"},
    ],
)
def test_nothing_that_a_page_sends_breaks_a_lesson(lesson: Lesson, message: dict[str, Any]) -> None:
    logging.disable(logging.ERROR)
    try:
        widget = widget_of(lesson)
        send(widget, **message)
        widget._receive(widget, "no table", [])
    finally:
        logging.disable(logging.NOTSET)
    assert widget.snapshot["blocks"][0]["text"] == "May she?"


def test_what_goes_wrong_is_a_banner_until_the_next_deed(
    lesson: Lesson, caplog: pytest.LogCaptureFixture
) -> None:
    widget = widget_of(lesson)
    send(widget, kind="choose", id="9", value=True)
    assert "no action" in widget.snapshot["trouble"]["detail"]
    assert caplog.records
    send(widget, kind="choose", id="0", value=True)
    assert widget.snapshot["trouble"] is None


def test_a_piece_that_cannot_be_drawn_says_so_and_keeps_its_page(
    lesson: Lesson, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    widget = widget_of(lesson)
    before = widget.snapshot["blocks"]

    def fail(look: object) -> None:
        raise RuntimeError("no paint left")

    monkeypatch.setattr(widget.piece, "board", fail)
    send(widget, kind="choose", id="0", value=True)
    assert "no paint left" in widget.snapshot["trouble"]["detail"]
    assert [block["kind"] for block in widget.snapshot["blocks"]] == [b["kind"] for b in before]
    assert caplog.records


def test_the_page_says_what_it_looks_like(lesson: Lesson) -> None:
    widget = widget_of(lesson)
    wide = widget.board["figure"]["layout"]["meta"]["aspect"]
    send(widget, kind="ready", theme="dark", shape="tall")
    assert widget.board["figure"]["layout"]["meta"]["aspect"] < wide
    send(widget, kind="shape", value="wide")
    assert widget.board["figure"]["layout"]["meta"]["aspect"] == wide


def test_code_and_pictures_are_sent_when_they_are_asked_for(
    lesson: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = widget_of(lesson)
    sent: list[tuple[Any, Any]] = []
    monkeypatch.setattr(
        widget, "send", lambda content, buffers=None: sent.append((content, buffers))
    )
    send(widget, kind="code")
    assert sent[-1][1] == [assets.script().encode()]
    sources = {image["source"] for image in widget.board["figure"]["layout"]["images"]}
    keys = [source.removeprefix("sprite:") for source in sources]
    send(widget, kind="sprites", keys=[*keys, "unknown", 7])
    assert set(sent[-1][0]["sprites"]) == set(keys)


def test_a_page_of_many_pieces_stays_light(lesson: Lesson) -> None:
    """No code and no styles with each: what a piece brings by itself is small."""
    widget = PieceWidget(lesson.ask("How many?", 3))
    state = widget.get_state()
    assert "code" not in state
    assert sum(len(str(value)) for value in state.values()) < 8_000


def test_a_notebook_shows_the_widget_and_keeps_the_text(lesson: Lesson) -> None:
    piece = lesson.ask("How many?", 3, [2, 3])
    bundle = piece._repr_mimebundle_()
    assert bundle["text/plain"] == repr(piece)
    assert "application/vnd.jupyter.widget-view+json" in bundle


def test_the_page_has_every_word_that_its_parts_use() -> None:
    folder = Path(assets.__file__).parent.parent / "static" / "js"
    parts = (
        "40_board",
        "42_overlay",
        "80_rules",
        "90_table",
        "96_blocks",
        "97_inputs",
        "98_lesson",
    )
    source = "".join((folder / f"{part}.js").read_text(encoding="utf-8") for part in parts)
    used = set(re.findall(r'\bt\("([a-z][a-z.]*)"\)', source))
    only_tables = {key for key in used if key.startswith("open.")}
    known = {key.removeprefix("table.") for key in (*SHARED, *OWN)}
    assert used - only_tables <= known
