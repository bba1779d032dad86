from __future__ import annotations

import json

import pytest
from tablelab_widgets.table.controller import Controller

from tablelab.games.raids.components import PASSED
from tests.widgets.table.scene import Deal, first_legal


def passed_space(controller: Controller) -> int:
    """A space with a tile that is only passed: nobody may stop there (RD-SAIL-5)."""
    match = controller.session.match
    assert match is not None
    board = match.view(None).board
    return next(at for at, tile in enumerate(board) if tile and tile.kind in PASSED)


def test_pointing_at_a_legal_target_acts(deal: Deal) -> None:
    table = deal("human", "human")
    target = next(target for target in table.targets() if target["code"])
    seat = table.session.human
    table.handle({"kind": "point", "target": target["id"], "at": table.session.version})
    match = table.session.match
    assert match is not None
    assert [(entry.seat, entry.code) for entry in match.entries] == [(seat, target["code"])]


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_illegal_target_is_answered_by_its_rule(deal: Deal, language: str) -> None:
    table = deal("human", "human")
    table.handle({"kind": "language", "value": language})
    at = passed_space(table)
    table.handle({"kind": "point", "target": f"space:{at}", "at": table.session.version})
    notice = table.snapshot()["notice"]
    assert notice["kind"] == "why"
    assert "RD-SAIL-5" in [broken["rule"] for broken in notice["broken"]]
    assert table.snapshot()["entries"] == 0
    rule = table.words()["rules"]["RD-SAIL-5"]
    assert rule["title"] == table.session.game.rulebook["RD-SAIL-5"].title[language]
    for broken in notice["broken"]:
        assert broken["text"]
        assert not broken["text"].startswith("raids.")


def test_the_answer_changes_its_language_with_the_table(deal: Deal) -> None:
    table = deal("human", "human")
    table.handle({"kind": "point", "target": f"space:{passed_space(table)}"})
    english = table.snapshot()["notice"]
    table.handle({"kind": "language", "value": "de"})
    german = table.snapshot()["notice"]
    assert english["title"] != german["title"]
    assert english["broken"][0]["text"] != german["broken"][0]["text"]


def test_the_repair_of_a_refusal_is_legal(deal: Deal) -> None:
    table = deal("human", "human")
    table.handle({"kind": "point", "target": f"space:{passed_space(table)}"})
    repairs = [broken["repair"] for broken in table.snapshot()["notice"]["broken"]]
    repair = next(repair for repair in repairs if repair)
    table.handle({"kind": "act", "code": repair["code"]})
    assert table.snapshot()["entries"] == 1
    assert table.snapshot()["notice"] is None


def test_every_action_has_a_label_and_says_what_comes_of_it(deal: Deal) -> None:
    table = deal("human", "human", "human")
    match, game = table.session.match, table.session.game
    assert match is not None
    lots = 0
    while match.outcome is None:
        seat = table.session.human
        assert seat is not None
        action = table.snapshot()["actions"][0]
        entry = match.act(seat, game.parse(action["code"]))
        after = [sum(points.values()) for points in game.points(match.state)]
        preview = action["preview"]
        told = [line["rule"] for line in preview["lines"]]
        assert action["label"]
        assert preview["lot"] == bool(entry.outcomes), "what chance decides is not foretold"
        assert told == [event.rule for event in entry.events][: len(told)]
        assert preview["lot"] or len(told) == len(entry.events)
        assert all(after[change["seat"]] == change["to"] for change in preview["points"])
        lots += preview["lot"]
    assert lots == 3, "only the tiles of voyages 2, 3 and 4 are left to chance"


def test_a_preview_does_not_change_the_match(deal: Deal) -> None:
    table = deal("human", "human")
    before = table.text_board()
    table.snapshot()
    assert table.text_board() == before
    assert table.snapshot()["entries"] == 0


def test_pointing_means_what_is_legal_there_now(deal: Deal) -> None:
    table = deal("human", "human")  # with the neutral ship, which the leader sends on
    while not first_legal(table).startswith("ghost:"):
        table.handle({"kind": "act", "code": first_legal(table)})
    target = next(target for target in table.targets() if target["code"])
    table.handle({"kind": "point", "target": target["id"]})
    match = table.session.match
    assert match is not None
    assert match.entries[-1].code == target["code"]
    assert target["code"].startswith("ghost:")


def test_a_click_that_comes_too_late_does_nothing(deal: Deal) -> None:
    table = deal("human", "human")
    old = table.session.version
    table.handle({"kind": "act", "code": first_legal(table), "at": old})
    table.handle({"kind": "act", "code": first_legal(table), "at": old})
    assert table.snapshot()["entries"] == 1
    assert table.snapshot()["notice"]["kind"] == "say"


def test_a_place_does_nothing_but_what_the_page_showed_there(deal: Deal) -> None:
    table = deal("human", "human")
    target = next(target for target in table.targets() if target["code"])
    place = {"kind": "point", "target": target["id"], "at": table.session.version}
    for shown in (None, "sail:home"):  # a page whose board is not yet painted anew
        table.handle({**place, "code": shown})
        assert table.snapshot()["entries"] == 0
        assert table.snapshot()["notice"]["title"] == table.session.text("table.late")
    table.handle({**place, "code": target["code"]})
    assert table.snapshot()["entries"] == 1


def test_nobody_acts_while_looking_back(deal: Deal) -> None:
    table = deal("human", "human")
    code = first_legal(table)
    table.handle({"kind": "act", "code": code})
    table.handle({"kind": "seek", "index": 0})
    shown = table.snapshot()
    assert (shown["cursor"], shown["entries"], shown["actions"]) == (0, 1, [])
    assert all(target["code"] is None for target in table.targets())
    table.handle({"kind": "act", "code": code})
    assert table.snapshot()["entries"] == 1
    assert table.snapshot()["notice"]["title"] == table.session.text("table.back.first")


def test_places_without_a_meaning_say_so(deal: Deal) -> None:
    table = deal("human", "human")
    for target in ("sea", "nowhere", None):
        table.handle({"kind": "point", "target": target})
        assert table.snapshot()["notice"]["kind"] == "say"
    table.handle({"kind": "act", "code": "no such action"})
    assert table.snapshot()["notice"]["kind"] == "say"


def test_when_only_bots_play_pointing_acts_for_nobody(deal: Deal) -> None:
    table = deal("greedy", "random")
    table.handle({"kind": "point", "target": "home"})
    assert table.snapshot()["entries"] == 0
    assert table.snapshot()["notice"]["kind"] == "say"


def test_a_hint_is_a_legal_action_with_its_consequences(deal: Deal) -> None:
    table = deal("human", "human")
    table.handle({"kind": "hint"})
    notice = table.snapshot()["notice"]
    assert notice["kind"] == "hint"
    assert notice["code"] in {action["code"] for action in table.snapshot()["actions"]}
    assert notice["preview"]["lines"]


def test_the_seed_never_shows(deal: Deal) -> None:
    table = deal("human", "greedy", seed=987654321012)
    shown = json.dumps([table.snapshot(), table.words(), table.text_board()])
    assert "987654321012" not in shown


def test_everything_the_page_gets_is_json(deal: Deal) -> None:
    table = deal("human", "human")
    table.handle({"kind": "act", "code": first_legal(table)})
    for data in (table.snapshot(), table.words(), table.targets()):
        assert json.loads(json.dumps(data)) == data


def test_values_that_do_not_exist_change_nothing(deal: Deal) -> None:
    table = deal("human", "human")
    before = table.snapshot()
    for kind in ("language", "theme", "shape", "speed"):
        for value in ("klingon", None, 7, ["en"]):
            table.handle({"kind": kind, "value": value})
    for index in ("1", None, True, 2.5):
        table.handle({"kind": "seek", "index": index})
    assert table.snapshot() == before


def test_the_log_names_a_rule_in_every_line(deal: Deal) -> None:
    table = deal("human", "human")
    for _ in range(20):
        table.handle({"kind": "act", "code": first_legal(table)})
    (answer,) = table.handle({"kind": "log", "from": 0, "to": 100})
    assert [entry["n"] for entry in answer["entries"]] == list(range(21))
    rules = table.words()["rules"]
    for entry in answer["entries"]:
        assert all(line["rule"] in rules and line["text"] for line in entry["lines"])
