"""Raids in words: labels, prompts, the text board, and sentences that fit their values."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tablelab.core.match import Match
from tablelab.core.text import LANGUAGES, Text
from tablelab.games.raids import GAME
from tablelab.games.raids.state import State
from tests.games.raids.position import position, ship

NAMES = ("Anna", "Ben", "Cem", "Dora")
HOSTILE = ("{0.__class__}", "<script>alert(1)</script>", "%s %(n)d", "{ship}\n\\x00")
OTHER_VALUES = {option.id: option.values[1] for option in GAME.info.options}


def play(seats: int, options: dict[str, object], seed: int) -> Iterator[tuple[Match, State, int]]:
    """A game by chance: the match before each decision, its state, and who decides."""
    names = NAMES[:seats]
    match = Match.new(GAME, seats, options, seed=seed, names=names)
    dice = random.Random(seed)
    while match.outcome is None:
        seat = match.actors.seats[0]
        yield match, match.state, seat
        match.act(seat, dice.choice(match.legal(seat)))
    yield match, match.state, -1


def sound(sentence: str) -> bool:
    """Whether a sentence is put together: no placeholder, no key, no gap left in it."""
    return (
        bool(sentence.strip())
        and "{" not in sentence
        and "raids." not in sentence
        and "None" not in sentence
        and all(line == line.rstrip() for line in sentence.split("\n"))
    )


def texts(seats: int) -> list[Text]:
    return [GAME.text(language, NAMES[:seats]) for language in LANGUAGES]


# -- everything that is said in whole games -------------------------------------------------------


@pytest.mark.parametrize("options", [{}, OTHER_VALUES], ids=["default", "other"])
@pytest.mark.parametrize("seats", GAME.info.seats)
def test_all_that_is_said_in_a_game_can_be_read(seats: int, options: dict[str, object]) -> None:
    for text in texts(seats):
        for match, state, seat in play(seats, options, seed=11):
            view = GAME.view(state, None)
            assert sound(GAME.board_text(view, text))
            assert sound(GAME.prompt(view, text))
            for event in match.entries[-1].events if match.entries else match.opening:
                sentence = text(event.key, **event.data)
                assert sound(sentence), event
                assert sentence.endswith("."), sentence
                assert sentence[0].isupper() or sentence[0].isdigit(), sentence
            if seat >= 0:
                assert NAMES[seat] in GAME.prompt(view, text)


@pytest.mark.parametrize("options", [{}, OTHER_VALUES], ids=["default", "other"])
@pytest.mark.parametrize("seats", GAME.info.seats)
def test_labels_of_one_decision_differ(seats: int, options: dict[str, object]) -> None:
    for text in texts(seats):
        for match, state, seat in play(seats, options, seed=12):
            if seat < 0:
                continue
            view = GAME.view(state, seat)
            labels = [GAME.describe(view, action, text) for action in match.legal(seat)]
            assert len(set(labels)) == len(labels), labels
            assert all(sound(label) for label in labels)


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_every_refusal_and_its_repair_can_be_read(seats: int) -> None:
    for text in texts(seats):
        for number, (match, state, _) in enumerate(play(seats, {}, seed=13)):
            if number % 7:
                continue
            view = GAME.view(state, None)
            for seat in range(seats):
                for action in GAME.candidates(state, seat):
                    assert sound(GAME.describe(view, action, text))
                    for broken in match.violations(seat, action):
                        sentence = text(broken.key, **broken.data)
                        assert sound(sentence)
                        assert sentence.endswith("."), sentence
                        if broken.repair:
                            assert sound(GAME.describe(view, GAME.parse(broken.repair), text))


def test_the_text_board_has_every_space_ship_and_tile() -> None:
    for text in texts(2):
        for _, state, _ in play(2, {}, seed=14):
            view = GAME.view(state, None)
            lines = GAME.board_text(view, text).split("\n")
            for place in range(1, 17):
                word = GAME.noun(text, "place", place)
                ours = [
                    line for line in lines if line.strip().lower().startswith(f"{word.lower()}:")
                ]
                assert len(ours) == 1, place
                for there in view.ships:
                    name = text.name(there.seat) if there.seat is not None else "eutral"
                    assert (name in ours[0]) == (there.at == place)
                tile = view.board[place]
                if tile is not None and tile.value:
                    assert str(tile.value) in ours[0]


# -- names ----------------------------------------------------------------------------------------


def test_hostile_names_come_out_as_they_are() -> None:
    for language in LANGUAGES:
        text = GAME.text(language, HOSTILE)
        match = Match.new(GAME, 4, seed=3, names=HOSTILE)
        seat = match.actors.seats[0]
        view = match.view(seat)
        assert HOSTILE[seat] in GAME.prompt(view, text)
        board = GAME.board_text(view, text)
        assert all(name in board for name in HOSTILE)
        for ship_number, name in enumerate(HOSTILE):
            assert name in text("raids.leaves", ship=ship_number)
            assert name in text("raids.no.not_your_turn", seat=ship_number)
        match.act(
            seat, GAME.parse("sail:1" if GAME.parse("sail:1") in match.legal(seat) else "sail:2")
        )
        view = match.view(None)
        rival = next(
            action for action in match.legal(view.seat) if action.to == view.ships[seat].at
        )
        assert HOSTILE[seat] in GAME.describe(view, rival, text)


def test_players_without_a_name_are_numbered() -> None:
    assert GAME.text("de", ("", "Ben"))("raids.leaves", ship=0) == "Spieler 1 verlässt den Hafen."
    assert GAME.text("en")("raids.leaves", ship=2) == "Player 3 leaves the harbour."


def test_the_third_ship_of_two_players_is_the_neutral_one() -> None:
    two, three = GAME.text("en", ("", "")), GAME.text("en", ("", "", ""))
    assert two("raids.leaves", ship=2) == "The neutral ship leaves the harbour."
    assert three("raids.leaves", ship=2) == "Player 3 leaves the harbour."
    german = GAME.text("de", ("Anna", "Ben"))
    assert (
        german("raids.attacks", ship=0, foe=2, at=7)
        == "Anna greift an Feld 7 das neutrale Schiff an."
    )


# -- cases and numbers ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "to", "english", "german"),
    [
        (0, 7, "from the harbour to space 7", "aus dem Hafen zu Feld 7"),
        (7, 17, "from space 7 to the harbour", "von Feld 7 in den Hafen"),
    ],
)
def test_places_have_their_prepositions(start: int, to: int, english: str, german: str) -> None:
    for language, phrase in (("en", english), ("de", german)):
        text = GAME.text(language, NAMES)
        assert phrase in text("raids.sails", ship=0, start=start, to=to)


@pytest.mark.parametrize(
    ("tile", "english", "german"),
    [
        ("1-06", "a Mjölnir", "einen Mjölnir"),
        ("1-09", "goods (4)", "eine Ware (4)"),
        ("2-04", "a double axe", "eine Doppelaxt"),
        ("1-04", "an axe", "eine Axt"),
        ("1-13", "a trading post", "einen Handelsplatz"),
    ],
)
def test_tiles_are_objects_of_sentences(tile: str, english: str, german: str) -> None:
    assert (
        GAME.text("en", NAMES)("raids.discards", ship=0, tile=tile)
        == f"Anna throws {english} away."
    )
    assert GAME.text("de", NAMES)("raids.discards", ship=0, tile=tile) == f"Anna wirft {german} ab."


def test_one_is_singular() -> None:
    english, german = GAME.text("en", NAMES), GAME.text("de", NAMES)
    assert english("raids.defeats", ship=0, tile="1-16", n=1, value=3).endswith("with 1 Viking.")
    assert german("raids.defeats", ship=0, tile="1-16", n=1, value=3).endswith("mit 1 Wikinger.")
    assert german("raids.defeats", ship=0, tile="1-16", n=0, value=3).endswith("mit 0 Wikingern.")


def test_unknown_values_stay_as_they_are() -> None:
    text = GAME.text("en", NAMES)
    assert GAME.noun(text, "tile", "no-such-tile") == "no-such-tile"
    assert GAME.noun(text, "what", "{x}") == "{x}"


# -- hand-made positions --------------------------------------------------------------------------


def test_the_monster_prompt_tells_value_need_and_crew() -> None:
    # Strength 4, one double axe aboard: two Vikings are needed.
    table = position(
        ship(1, 5, "2-04"),
        ship(2, 0),
        ship(17),
        board={1: "1-11", 2: "1-12", 3: "2-16", 4: "1-07"},
    )
    table.act("sail:4")
    view = GAME.view(table.state, None)
    text = GAME.text("en", NAMES)
    assert GAME.prompt(view, text) == (
        "Anna meets a monster worth 4: sacrifice one Viking and sail on, or defeat it with 2. "
        "5 Vikings are aboard."
    )
    assert labels(view, table.state, text) == [
        "Sacrifice 1 Viking",
        "Defeat the monster (2 Vikings)",
    ]


def test_the_fight_prompt_tells_bid_place_and_crew() -> None:
    table = position(ship(1, 3), ship(4, 2), ship(17), board={1: "1-11", 4: "1-07", 5: "1-12"})
    text = GAME.text("de", NAMES)
    assert "Fahrt zu Feld 4: Ware 3 (1 Schild), Kampf gegen Ben" in labels(
        GAME.view(table.state, None), table.state, text
    )
    table.act("sail:4")
    view = GAME.view(table.state, None)
    assert GAME.prompt(view, text) == (
        "Ben kämpft an Feld 4 gegen Anna: Biete 2 oder fliehe. 2 Wikinger sind an Bord."
    )
    assert labels(view, table.state, text) == ["2 Wikinger bieten", "Fliehen"]


def test_equal_goods_are_told_apart_by_their_ids_only_if_needed() -> None:
    # 1-07 and 1-08 are alike; 1-09 is worth more.
    table = position(ship(1, 0, "1-07 1-08 1-09"), ship(2), ship(17), board={1: "1-13", 2: "1-11"})
    text = GAME.text("en", NAMES)
    assert labels(GAME.view(table.state, None), table.state, text) == [
        "Sell: goods 3 (1 shield) [1-07]",
        "Sell: goods 3 (1 shield) [1-08]",
        "Sell: goods 4 (0 shields)",
        "Sell nothing",
    ]
    table.act("sell:1-07")
    assert labels(GAME.view(table.state, None), table.state, text) == [
        "Sell: goods 3 (1 shield)",
        "Sell: goods 4 (0 shields)",
        "Sell nothing more",
    ]


def test_a_shared_victory_names_all_winners() -> None:
    state = position(ship(1), ship(2), ship(17), board={1: "1-11", 2: "1-12"}).state
    for number, coins in enumerate((7, 3, 7)):
        state.ships[number].coins, state.ships[number].runes = coins, ()
    state.phase, state.seat = "over", -1
    prompt = GAME.prompt(GAME.view(state, None), GAME.text("en", NAMES))
    assert prompt == "The game is over. Anna, Cem win together with 7 points each."


def test_runes_of_two_kinds_are_named_by_kind() -> None:
    ships = (ship(1, 0, runes="1-11 1-12"), ship(2), ship(17))
    board = {1: "1-13", 2: "2-09"}
    text = GAME.text("en", NAMES)
    one = GAME.board_text(GAME.view(position(*ships, board=board).state, None), text)
    assert "Runes: 2" in one
    ships = (ship(1, 0, runes="1-11 1-12"), ship(2), ship(17))
    two = position(*ships, board=board, rune_kinds="two")
    assert "Runes: rune A, rune B" in GAME.board_text(GAME.view(two.state, None), text)


def labels(view: object, state: State, text: Text) -> list[str]:
    return [GAME.describe(view, action, text) for action in GAME.legal(state, state.seat)]


@pytest.mark.parametrize(
    ("voyage", "counts", "coins"), [(1, "arrival", "6, 3, 1"), (2, "vikings", "6, 3")]
)
def test_the_neutral_ship_is_ranked_only_by_arrival(voyage: int, counts: str, coins: str) -> None:
    board = {2: "1-11", 7: "1-10", 9: "1-02"}
    table = position(
        ship(2, 3), ship(9, 1), ghost=ship(7), board=board, voyage=voyage, counts=counts
    )
    text = GAME.board_text(GAME.view(table.state, None), GAME.text("en"))
    assert f"(coins: {coins})" in text
