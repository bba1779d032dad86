"""What the things of Red November are called: names, cases, numbers."""

from __future__ import annotations

import pytest

from tablelab.core.match import Match
from tablelab.core.text import LANGUAGES
from tablelab.games.red_november import GAME
from tablelab.games.red_november.naming import all_of
from tablelab.games.red_november.state import NONE
from tests.games.red_november.speaking import (
    NAMES,
    SEA,
    position,
)

HOSTILE = ("{0.__class__}", "<script>alert(1)</script>", "%s %(n)d", "{gnome}\n\\x00", "'\"`")


# -- names -----------------------------------------------------------------------------------------


def test_hostile_names_come_out_as_they_are() -> None:
    for language in LANGUAGES:
        text = GAME.text(language, HOSTILE)
        match = Match.new(GAME, 5, seed=3, names=HOSTILE)
        view = match.view(0)
        assert HOSTILE[view.seat] in GAME.prompt(view, text)
        board = GAME.board_text(view, text)
        assert all(name in board for name in HOSTILE)
        for seat, name in enumerate(HOSTILE):
            assert name in text("red_november.turn", gnome=seat, n=60)
            assert name in text("red_november.no.not_your_turn", seat=seat)
            assert name in text("red_november.trades", gnome=0, other=seat)


def test_hostile_names_lead_several_gnomes() -> None:
    text = GAME.text("en", HOSTILE[:2])
    assert text("red_november.gone", gnome=2) == "{0.__class__}'s gnome 2 is gone."
    assert HOSTILE[1] in text("red_november.gone", gnome=3)


def test_players_without_a_name_are_numbered() -> None:
    german = GAME.text("de", ("", "Ben", "Cem"))
    assert german("red_november.gone", gnome=0) == "Spieler 1 ist fort."
    assert GAME.text("en")("red_november.gone", gnome=4) == "Player 5 is gone."


def test_one_or_two_players_lead_several_gnomes() -> None:
    two, alone = GAME.text("en", ("Anna", "Ben")), GAME.text("de", ("Anna",))
    named = [GAME.noun(two, "gnome", number) for number in range(5)]
    assert named == [
        "Anna's gnome 1",
        "Ben's gnome 1",
        "Anna's gnome 2",
        "Ben's gnome 2",
        "Anna's gnome 3",
    ]
    state = position(2)
    for number, gnome in enumerate(state.gnomes):
        assert NAMES[gnome.seat] in named[number]
    assert alone("red_november.gone", gnome=2) == "Gnom 3 von Anna ist fort."


# -- cases and numbers -----------------------------------------------------------------------------


def test_places_have_their_prepositions() -> None:
    english, german = GAME.text("en", NAMES[:3]), GAME.text("de", NAMES[:3])
    room, sea = {"gnome": 0, "room": 6, "way": 5}, {"gnome": 0, "room": 6, "way": SEA}
    assert english("red_november.opens", **room) == "Anna opens the hatch to room 5 (middle)."
    assert english("red_november.enters", takes=1, gnome=0, to=SEA) == (
        "Anna goes into the sea: 1 minute."
    )
    assert german("red_november.enters", takes=0, gnome=0, to=5) == "Anna geht in Raum 5 (Mitte)."
    assert german("red_november.opens", **room) == "Anna öffnet die Luke zu Raum 5 (Mitte)."
    assert german("red_november.opens", **sea) == "Anna öffnet die Luke zum Meer."
    assert german("red_november.drowns", gnome=0, room=SEA) == "Anna ertrinkt im Meer."
    assert german("red_november.levels", room=5, to=6) == (
        "Das Wasser gleicht sich aus: Es steht jetzt in Raum 5 (Mitte) und in Raum 6 (Turm) "
        "niedrig."
    )
    assert german("red_november.no.no_hatch", room=SEA, way=1) == (
        "Es gibt im Meer keine Luke zu Raum 1 (Maschinenraum)."
    )


def test_only_repairs_of_hatches_name_one() -> None:
    english, german = GAME.text("en", NAMES[:3]), GAME.text("de", NAMES[:3])
    hatch: dict[str, object] = {"gnome": 0, "work": ["unblock", 4]}
    engine: dict[str, object] = {"gnome": 0, "work": ["engine", NONE]}
    assert english("red_november.begins", **hatch) == (
        "Anna begins unblocking the hatch to room 4."
    )
    assert english("red_november.succeeds", **engine) == "Anna succeeds in repairing the engine."
    assert german("red_november.succeeds", **hatch) == (
        "Anna schafft es, die Luke zu Raum 4 freizumachen."
    )
    assert german("red_november.begins", **engine) == "Anna versucht, die Maschine zu reparieren."


def test_names_in_a_sentence_are_joined() -> None:
    english, german = GAME.text("en"), GAME.text("de")
    assert all_of(english, ["Anna"]) == "Anna"
    assert all_of(german, ["Anna", "Ben"]) == "Anna und Ben"
    assert all_of(english, ["Anna", "Ben", "Cem"]) == "Anna, Ben and Cem"


@pytest.mark.parametrize(
    ("item", "english", "german"),
    [
        ("crowbar", "a crowbar", "eine Brechstange"),
        ("engine_manual", "an engine manual", "ein Maschinenhandbuch"),
        ("aqualung", "an aqualung", "einen Taucheranzug"),
    ],
)
def test_items_are_objects_of_sentences(item: str, english: str, german: str) -> None:
    data = {"gnome": 1, "item": item}
    assert GAME.text("en", NAMES)("red_november.throws", **data) == f"Ben throws {english} away."
    assert GAME.text("de", NAMES)("red_november.throws", **data) == f"Ben wirft {german} weg."


def test_every_item_has_article_and_label_that_fit() -> None:
    english, german = GAME.text("en"), GAME.text("de")
    for item in GAME.parts.items:
        article, _, noun = english.word("item", item).partition(" ")
        assert noun == english(f"red_november.label.{item}")
        assert article == ("an" if noun[0] in "aeiou" else "a")
        article, _, noun = german.word("item", item).partition(" ")
        assert noun == german(f"red_november.label.{item}")
        assert article in ("einen", "eine", "ein")


def test_offers_are_lists_of_items() -> None:
    data = {"gnome": 0, "other": 1, "gives": ["grog", "crowbar", "grog"], "wants": []}
    assert GAME.text("en", NAMES[:3])("red_november.offers", **data) == (
        "Anna offers Ben a trade: gives Grog ×2, crowbar, wants nothing."
    )
    assert GAME.text("de", NAMES[:3])("red_november.offers", **data) == (
        "Anna bietet Ben einen Tausch an: gibt Grog ×2, Brechstange, will nichts."
    )


def test_one_is_singular() -> None:
    english, german = GAME.text("en", NAMES[:3]), GAME.text("de", NAMES[:3])
    assert english("red_november.waits", gnome=0, n=1) == "Anna waits 1 minute."
    assert english("red_november.does_nothing", gnome=0, n=0) == "Anna does nothing."
    assert german("red_november.waits", gnome=0, n=2) == "Anna wartet 2 Minuten."
    assert german("red_november.drop_to", n=1) == ("Der Gnom am Zug behält höchstens 1 Gegenstand.")


def test_unknown_values_stay_as_they_are() -> None:
    text = GAME.text("en", NAMES)
    strange = [("what", "{x}"), ("item", "spoon"), ("kind", "{y}"), ("job", "sleep")]
    strange += [("track", "hunger"), ("phase", "next")]
    for field, value in strange:
        assert GAME.noun(text, field, value) == value
    for odd in (["sleep", 3], [], ["engine"]):
        assert GAME.noun(text, "work", odd) == str(odd)
    for field in ("room", "to", "token"):
        assert GAME.noun(text, field, 99) == "99"
