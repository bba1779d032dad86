"""Nothing that only one person may know is in the page of another: traits and messages searched."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tablelab_widgets.table import seal
from tablelab_widgets.table.start import Setup
from tablelab_widgets.table.widget import Table

from tests.widgets.table import marked
from tests.widgets.table.marked import GAME, marks

TRAITS = ("words", "snapshot", "board", "chart")


@pytest.fixture(autouse=True)
def own_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key of these tests is not that of the machine's user."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path))
    seal._key.cache_clear()


class Screen:
    """A table whose page is watched: everything that reaches it must be for the holder's eyes."""

    def __init__(self, *kinds: str, language: str = "en", seed: int = 3) -> None:
        self.table = Table(GAME, marked.draw)
        self.holder: int | None = None
        self.found: set[str] = set()
        self.sealed: list[str] = []
        self.sequence = 0
        self.patient = False
        names = ("Ada", "Ben", "Cleo")[: len(kinds)]
        self.table.controller.begin(Setup(names, kinds, seed, language, {}))
        self.people = [seat for seat, kind in enumerate(kinds) if kind == "human"]
        self.table.send = self.receive  # type: ignore[method-assign]
        self.table.observe(lambda change: self.check(change["new"]), list(TRAITS))
        self.table.push()

    @property
    def match(self) -> Any:
        return self.table.match

    def expected(self) -> int | None:
        """Whose eyes may be at the screen, worked out from the rules of the curtain alone."""
        if len(self.people) == 1:
            return self.people[0]
        acting = [seat for seat in self.match.actors.seats if seat in self.people]
        if self.match.outcome is not None or (acting and self.holder not in acting):
            self.holder = None
        return self.holder

    def receive(self, message: Any, buffers: Any = None) -> None:
        if message.get("kind") == "file":
            return  # the players' own act; it says what it holds
        if message.get("kind") == "autosave":
            self.sealed.append(message["saved"]["text"])
        self.check(message)

    def check(self, shown: Any) -> None:
        seen = marks(json.dumps(shown, ensure_ascii=False))
        expected = self.expected()
        allowed = set() if expected is None else {str(expected)}
        assert seen <= allowed, f"seat {seen - allowed} is in the page of {expected}"
        self.found |= seen

    def say(self, **message: Any) -> Any:
        """Send a message as a page does, and look at all that stands in the page after it."""
        self.sequence += 1
        self.table._handle_custom_msg({**message, "seq": self.sequence}, [])
        self.look()
        assert self.table.snapshot["trouble"] is None
        return self.table.snapshot

    def look(self) -> None:
        self.check(self.table.get_state(list(TRAITS)))
        self.check(repr(self.table))

    def lift(self) -> None:
        """Whoever is asked for says that the device is theirs."""
        curtain = self.table.snapshot["curtain"]
        if curtain is not None:
            other = 1 - curtain["seat"]
            assert self.say(kind="seat", value=other)["curtain"] == curtain, "not for the other"
            self.holder = curtain["seat"]
            self.say(kind="seat", value=curtain["seat"])


def curious(screen: Screen, lot: random.Random) -> None:
    """All that a nosy person can ask for."""
    index = lot.randrange(len(screen.match) + 1)
    illegal = lot.choice(["swap:red", "swap:blue", "ship:6", "take:crown-red", "move:2>1.3"])
    questions: list[dict[str, Any]] = [
        {"kind": "hint"},
        {"kind": "act", "code": illegal},
        {"kind": "point", "target": "hand:0"},
        {"kind": "point", "target": "hand:1"},
        {"kind": "log", "from": 0, "to": 9999},
        {"kind": "sprites", "keys": ["hand0", "hand1"]},
        {"kind": "seek", "index": index},
        {"kind": "autosave"},
        {"kind": "save"},
        {"kind": "undo"},
        {"kind": "redo"},
        {"kind": "ready", "theme": "dark", "shape": "tall"},
        {"kind": "ready", "theme": "light", "shape": "wide"},
    ]
    for question in lot.sample(questions, 5):
        screen.say(**question)
    screen.say(kind="seek", index=len(screen.match))


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_of_two_people_shows_nobody_what_the_other_holds(language: str) -> None:
    screen, lot = Screen("human", "human", language=language), random.Random(5)
    curtains = 0
    while screen.match.outcome is None:
        curtains += screen.table.snapshot["curtain"] is not None
        if lot.random() < 0.3:
            curious(screen, lot)
        screen.lift()
        if lot.random() < 0.3:
            curious(screen, lot)
            screen.lift()
        actions = screen.table.snapshot["actions"]
        assert actions
        salvages = [each for each in actions if each["code"].startswith("take")]
        screen.say(kind="act", code=lot.choice(salvages or actions)["code"])
    assert screen.found == {"0", "1"}, "each has seen the own hand"
    assert curtains > 10
    assert screen.sealed
    curious(screen, lot)
    screen.table.close()


def test_a_person_among_bots_sees_only_the_own_hand_while_they_move() -> None:
    screen = Screen("random", "human", "greedy")
    lot = random.Random(2)
    while screen.match.outcome is None:
        while screen.table.waits_for_bots():
            assert screen.table.move_bot()
            screen.table.push()
            screen.look()
        if screen.match.outcome is None:
            curious(screen, lot)
            code = lot.choice(screen.table.snapshot["actions"] or [{"code": "end"}])["code"]
            screen.say(kind="act", code=code)
    assert screen.found == {"1"}
    screen.table.close()


def test_behind_the_curtain_nobody_acts_and_nobody_is_answered() -> None:
    screen = Screen("human", "human")
    for question in (
        {"kind": "act", "code": "place:1"},
        {"kind": "point", "target": "column:1"},
        {"kind": "hint"},
    ):
        shown = screen.say(**question)
        assert (shown["entries"], shown["actions"]) == (0, [])
        assert shown["notice"]["kind"] == "say"
    screen.table.close()


def test_who_takes_a_decision_back_must_have_the_device_again() -> None:
    screen = Screen("human", "human")
    screen.lift()
    first = screen.holder
    screen.say(kind="act", code="place:1")
    assert screen.table.snapshot["curtain"]["seat"] != first
    shown = screen.say(kind="undo")
    assert shown["entries"] == 0
    assert shown["curtain"]["seat"] == first
    screen.table.close()


def test_who_takes_back_the_last_decision_of_a_match_is_asked_who_it_is() -> None:
    screen = Screen("human", "human")
    while screen.match.outcome is None:
        screen.lift()
        actions = [each["code"] for each in screen.table.snapshot["actions"]]
        screen.say(kind="act", code="end" if "end" in actions else actions[0])
    assert screen.table.snapshot["undo"]["can"], "the scene needs an end that tells nothing"
    assert screen.say(kind="undo")["curtain"] is not None
    screen.table.close()


def test_one_redo_does_again_what_one_undo_took_back_though_the_curtain_falls() -> None:
    screen = Screen("human", "human")
    for _ in range(3):
        screen.lift()
        screen.say(kind="act", code=screen.table.snapshot["actions"][0]["code"])
    for left in (2, 1, 0):
        assert screen.say(kind="undo")["entries"] == left
    for again in (1, 2, 3):
        assert screen.say(kind="redo")["entries"] == again
    screen.table.close()


def test_the_same_person_needs_no_curtain_between_two_decisions() -> None:
    screen = Screen("human", "random")
    while screen.table.waits_for_bots():
        screen.table.move_bot()
    screen.table.push()
    assert screen.table.snapshot["curtain"] is None
    assert screen.table.snapshot["actions"]
    screen.table.close()


def test_saving_says_that_the_file_holds_all_hands() -> None:
    screen = Screen("human", "human")
    shown = screen.say(kind="save")
    assert shown["notice"]["title"] == GAME.text("en").template("table.save.all")
    screen.table.close()


def test_what_the_browser_keeps_cannot_be_read_but_resumed() -> None:
    screen = Screen("human", "human")
    for _ in range(16):  # all submarines are placed, the first cards are played
        screen.lift()
        screen.say(kind="act", code=screen.table.snapshot["actions"][0]["code"])
    screen.say(kind="autosave")
    (kept,) = screen.sealed
    assert kept.startswith(seal.PREFIX)
    assert not any(word in kept for word in ("seed", "place:", '"chance"', "red"))
    fresh = Screen("human", "human", seed=8)
    fresh.say(kind="open", text=kept)
    assert fresh.match.entries == screen.match.entries
    assert fresh.table.snapshot["curtain"] is not None
    for table in (screen.table, fresh.table):
        table.close()


def test_a_broken_or_foreign_seal_leaves_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Screen("human", "human")
    screen.say(kind="autosave")
    (kept,) = screen.sealed
    swapped = kept[:-8] + ("A" if kept[-8] != "A" else "B") + kept[-7:]
    for broken in (swapped, kept[:60], seal.PREFIX, seal.PREFIX + "ä", seal.PREFIX + "!!"):
        shown = screen.say(kind="open", text=broken)
        assert shown["notice"]["title"] == GAME.text("en").template("table.open.sealed")
    monkeypatch.setattr(seal, "_key", lambda: bytes(32))
    assert screen.say(kind="open", text=kept)["notice"]["kind"] == "say"
    monkeypatch.setattr(seal, "_key", lambda: None)
    (answer,) = screen.table.controller.handle({"kind": "autosave"})
    assert answer["saved"] is None, "where no key can be kept the browser keeps nothing"
    screen.table.close()


def test_an_exception_that_names_a_card_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen("human", "human")
    screen.lift()

    def fail(*_: Any) -> Any:
        raise RuntimeError("the red card of Ben")

    monkeypatch.setattr("tablelab_widgets.table.explain.advice", fail)
    screen.table._handle_custom_msg({"kind": "hint"}, [])
    assert screen.table.snapshot["trouble"]["detail"] == "hint: RuntimeError"
    screen.table.close()


def test_each_person_finds_the_own_hand_and_the_own_log_again() -> None:
    screen = Screen("human", "human")
    keys = []
    for _ in range(4):
        keys.append(screen.table.snapshot["log"]["key"])
        screen.lift()
        shown, holder = screen.table.snapshot, screen.holder
        keys.append(shown["log"]["key"])
        opening = json.dumps(shown["log"]["entries"][0], ensure_ascii=False)
        assert marks(opening) == {str(holder)}, "what was drawn at the beginning"
        assert f"hand:{holder}" in [target["id"] for target in screen.table.board["targets"]]
        screen.say(kind="act", code="place:1")
    # A page keeps lines of the log that it has: they are void when other eyes look.
    assert all(one != other for one, other in pairwise(keys))
    screen.table.close()


def test_an_answer_is_for_the_one_who_asked() -> None:
    screen = Screen("human", "human")
    screen.lift()
    screen.say(kind="act", code="ship:6")
    session = screen.table.controller.session
    assert screen.table.snapshot["notice"]["kind"] == "why"
    session.present = None
    assert screen.table.controller.snapshot()["notice"] is None
    screen.table.close()
