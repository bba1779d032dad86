from __future__ import annotations

from tablelab_widgets.table import bots
from tablelab_widgets.table.controller import Controller

from tablelab.core.match import Match
from tests.widgets.table.scene import Deal, bots_move, first_legal


def the_match(table: Controller) -> Match[object, object]:
    assert table.session.match is not None
    return table.session.match


def digest(table: Controller) -> str:
    match = the_match(table)
    return match.game.digest(match.state)


def test_undo_goes_back_through_the_bots_to_the_persons_decision(deal: Deal) -> None:
    table = deal("human", "greedy", "random", "greedy")
    bots_move(table)
    before, count = digest(table), len(the_match(table))
    table.handle({"kind": "act", "code": first_legal(table)})
    assert bots_move(table) > 0, "the scene needs a bot between two decisions of the person"
    table.handle({"kind": "undo"})
    assert (digest(table), len(the_match(table))) == (before, count)
    assert table.session.human == 0


def test_redo_does_again_what_one_undo_took_back(deal: Deal) -> None:
    table = deal("human", "greedy", "random", "greedy")
    bots_move(table)
    table.handle({"kind": "act", "code": first_legal(table)})
    bots_move(table)
    after, count = digest(table), len(the_match(table))
    table.handle({"kind": "undo"})
    table.handle({"kind": "redo"})
    assert (digest(table), len(the_match(table))) == (after, count)


def test_before_a_person_has_decided_undo_gives_its_reason(deal: Deal) -> None:
    table = deal("human", "human")
    reason = table.session.text("table.undo.nothing")
    assert table.snapshot()["undo"] == {"can": False, "why": reason}
    watched = deal("greedy", "random")
    question = bots.question(watched.session)
    assert question is not None
    bots.answer(watched.session, question, question.decide())
    assert watched.snapshot()["undo"]["why"] == watched.session.text("table.undo.nobody")
    watched.handle({"kind": "undo"})
    assert len(the_match(watched)) == 1


def play_to_the_next_voyage(table: Controller) -> None:
    while the_match(table).view(None).voyage == 1:
        table.handle({"kind": "act", "code": first_legal(table)})


def test_what_has_come_to_light_cannot_be_taken_back(deal: Deal) -> None:
    table = deal("human", "human", "human")
    play_to_the_next_voyage(table)  # its tiles lie face up now
    before = digest(table)
    assert table.snapshot()["undo"]["why"] == table.session.text("table.undo.informed")
    table.handle({"kind": "undo"})
    assert digest(table) == before


def test_a_branch_goes_on_from_there_and_keeps_the_original(deal: Deal) -> None:
    table = deal("human", "human", "human")
    play_to_the_next_voyage(table)
    trunk, end = the_match(table), digest(table)
    table.handle({"kind": "seek", "index": 2})
    table.handle({"kind": "branch"})
    shown = table.snapshot()
    assert (shown["branch"], shown["entries"], shown["cursor"]) == (2, 2, None)
    assert shown["trunk"]
    assert the_match(table).entries == trunk.entries[:2]
    table.handle({"kind": "act", "code": first_legal(table)})
    assert digest(table) != end
    table.handle({"kind": "leave"})
    assert the_match(table) is trunk
    assert digest(table) == end


def test_looking_back_shows_the_old_position(deal: Deal) -> None:
    table = deal("human", "human")
    opening = table.text_board()
    table.handle({"kind": "act", "code": first_legal(table)})
    present = table.text_board()
    table.handle({"kind": "seek", "index": 0})
    assert table.text_board() == table.snapshot()["text"] == opening != present
    table.handle({"kind": "seek", "index": 99})
    assert table.snapshot()["cursor"] is None
    assert table.text_board() == present


def test_looking_back_shows_the_old_points(deal: Deal) -> None:
    table = deal("human", "human", "human")
    play_to_the_next_voyage(table)  # somebody has the harbour bonus by now
    assert any(seat["total"] for seat in table.snapshot()["seats"])
    table.handle({"kind": "seek", "index": 0})
    assert not any(seat["total"] for seat in table.snapshot()["seats"])


def test_bots_wait_while_somebody_looks_back(deal: Deal) -> None:
    table = deal("human", "greedy", "greedy")
    bots_move(table)
    table.handle({"kind": "act", "code": first_legal(table)})
    assert bots.question(table.session) is not None
    table.handle({"kind": "seek", "index": 0})
    assert bots.question(table.session) is None
