"""What is read: rules, boards, recorded stretches, the card."""

from __future__ import annotations

import pytest
from tablelab_widgets import Lesson
from tablelab_widgets.lessons.blocks import cited
from tablelab_widgets.lessons.sight import Look

from tablelab import games
from tests.widgets.lessons.kit import shown, words


def test_rules_are_those_of_the_rulebook() -> None:
    for language in ("en", "de"):
        lesson = Lesson("raids", language=language)
        piece = lesson.rules("RD-TAKE-1", "RD-SAIL-1")
        for rule_id in ("RD-TAKE-1", "RD-SAIL-1"):
            rule = lesson.game.rulebook[rule_id]
            assert rule.text[language] in repr(piece)
            assert rule_id in lesson.offered
            assert rule_id not in lesson.met, "nobody has seen it yet"
        piece.handle({"kind": "seen"})
        assert {"RD-TAKE-1", "RD-SAIL-1"} <= lesson.met
    with pytest.raises(KeyError, match="no rule 'RD-NONE-1'"):
        lesson.rules("RD-NONE-1")


def test_the_board_is_seen_by_who_acts() -> None:
    lesson = Lesson("submarine")
    match = lesson.match(seats=3, seed=4)
    seat = match.actors.seats[0]
    own, other = lesson.board(match), lesson.board(match, seat=(seat + 1) % 3)
    assert repr(own) == match.game.board_text(match.view(seat), lesson.text)
    assert repr(own) != repr(other)


def test_a_board_has_its_places_and_its_text() -> None:
    lesson = Lesson("raids")
    match = lesson.match("sail:5", seats=3, seed=4)
    piece = lesson.board(match, index=0, caption="The start")
    assert repr(piece).startswith("The start\n")
    assert shown(piece, "board")[0]["text"] == match.game.board_text(match.view(2, 0), lesson.text)
    assert piece.board(Look()).targets


def test_steps_go_forward_and_back_and_stop_at_the_ends() -> None:
    lesson = Lesson("raids")
    match = lesson.match("sail:5", "sail:7", seats=3, seed=4)
    piece = lesson.steps(match, notes={2: "Ada follows."})
    assert shown(piece, "lines") == []
    for to, step in ((1, 1), (2, 2), (9, 2), (0, 0), (-3, 0)):
        piece.handle({"kind": "step", "value": to})
        assert piece.at == step
    piece.go(2)
    (told,) = shown(piece, "lines")
    assert [line["rule"] for line in told["lines"]] == [e.rule for e in match.entries[1].events]
    assert "Ada follows." in words(piece)
    piece.handle({"kind": "step", "value": "next"})
    assert piece.at == 2


def test_a_stretch_must_be_in_the_match() -> None:
    lesson = Lesson("raids")
    match = lesson.match("sail:5", seats=3, seed=4)
    for first, last in ((0, 2), (1, 0), (-1, 1)):
        with pytest.raises(IndexError, match="entries 0 to 1"):
            lesson.steps(match, first, last)
    with pytest.raises(IndexError, match="notes for"):
        lesson.steps(match, notes={5: "Never."})


def test_a_stretch_as_text_names_every_rule() -> None:
    lesson = Lesson("raids")
    match = lesson.match("sail:5", "sail:7", seats=3, seed=4)
    piece = lesson.steps(match)
    for entry in match.entries:
        for event in entry.events:
            assert f"[{event.rule}]" in repr(piece)
            assert event.rule in lesson.offered
    assert not lesson.met
    piece.go(1)
    assert lesson.met == {event.rule for event in match.entries[0].events}


def test_a_stretch_of_a_game_with_secrets_tells_each_only_their_own() -> None:
    """What an onlooker sees of a drawn card is that one was drawn."""
    lesson = Lesson("submarine")
    moment = lesson.moment("SB-CARD-1", where=lambda found: found.entry.seat == 0)
    seat, code = moment.meta["next"]
    match = lesson.after(moment, f"{seat}/{code}", lots=3)
    private = [event for event in match.entries[-1].events if event.audience == (seat,)]
    assert private, "the moment must have something to hide"
    told = lesson.text(private[0].key, **private[0].data)
    last = len(match)
    own = lesson.steps(match, last - 1, last, seat=seat)
    other = lesson.steps(match, last - 1, last, seat=(seat + 1) % 3)
    own.go(last)
    other.go(last)
    assert told in words(own)
    assert told not in words(other)
    assert told not in repr(other)


@pytest.mark.parametrize("game", games.IDS)
def test_the_card_has_every_rule(game: str) -> None:
    lesson = Lesson(game, language="de")
    piece = lesson.card()
    assert all(rule.id in repr(piece) for rule in lesson.game.rulebook)
    assert cited(piece.blocks(Look())) == set(), "the page is given the whole rulebook anyway"
