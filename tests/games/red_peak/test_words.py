"""Red Peak in words: all that is said in whole games, to whom, and every refusal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import tablelab.games.red_peak as red_peak
from tablelab.core.chance import Seeded
from tablelab.core.deck import Deck
from tablelab.core.events import Event
from tablelab.core.text import LANGUAGES
from tablelab.games.red_peak import GAME
from tablelab.games.red_peak.actions import GIVES, TIME_UP
from tablelab.games.red_peak.grid import NORTH, SOUTH, WEST, space_at
from tablelab.games.red_peak.state import OVER, State
from tests.games.red_peak.speaking import (
    Options,
    cornered,
    do,
    english,
    exhausted,
    games,
    is_sentence,
    labels,
    on_the_beach,
    play,
    sound,
    start,
    texts,
    walled,
)

HOSTILE = ("{0.__class__}", "<script>alert(1)</script>", "%s %(n)d", "{seat}\n\\x00")
ALL_OTHER = {option.id: option.values[-1] for option in GAME.info.options}
EACH_OTHER = [{option.id: value} for option in GAME.info.options for value in option.values[1:]]
GAMES: list[tuple[int, Options]] = [
    *((seats, options) for seats in GAME.info.seats for options in ({}, ALL_OTHER)),
    *((3, options) for options in EACH_OTHER),
]
"""Numbers of seats and options: all seats, all options, and each option by itself."""
SOURCES = Path(red_peak.__file__).parent


# -- everything that is said in whole games -------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_all_that_is_said_in_a_game_can_be_read(seats: int, options: Options) -> None:
    for state, seat, _, events in games(seats, options, seed=11):
        for viewer in (seat, None) if seat >= 0 else (None,):
            view = GAME.view(state, viewer)
            for text in texts(seats):
                assert sound(GAME.board_text(view, text))
                assert GAME.board_text(view, text).endswith(GAME.prompt(view, text))
                assert GAME.prompt(view, text).endswith(".")
        for event in events:
            assert event.rule in GAME.rulebook
            for text in texts(seats):
                assert is_sentence(text(event.key, **event.data)), event


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_labels_of_one_decision_differ(seats: int, options: Options) -> None:
    for state, seat, _, _ in games(seats, options, seed=12):
        if seat >= 0:
            for text in texts(seats):
                found = labels(state, text, seat)
                assert len(set(found)) == len(found), found
                assert all(map(sound, found))


@pytest.mark.parametrize("options", [{}, ALL_OTHER], ids=["default", "other"])
def test_every_refusal_and_its_repair_can_be_read(options: Options) -> None:
    for number, (state, _, _, _) in enumerate(games(2, options, seed=13)):
        if number % 5 == 0:
            for seat in range(2):
                for _ in refused(state, seat):
                    pass


def refused(state: State, seat: int) -> Iterator[str]:
    """The keys of all refusals in a position, each of them read in both languages."""
    view = GAME.view(state, seat if 0 <= seat < state.players else None)
    foreign = [GIVES[card, "map"] for card in state.hands[seat - 1][:1]]
    for action in (*GAME.candidates(state, seat), *foreign, TIME_UP):
        for text in texts(2):
            assert sound(GAME.describe(view, action, text))
        for broken in GAME.violations(state, seat, action):
            yield broken.key
            for text in texts(2):
                assert is_sentence(text(broken.key, **broken.data)), broken
                if broken.repair:
                    assert sound(GAME.describe(view, GAME.parse(broken.repair), text))


def test_every_event_of_the_code_is_heard_somewhere() -> None:
    heard: set[str] = set()
    for options in ({}, ALL_OTHER | {"volcano": "easy"}):
        for seed in range(8):
            for _, _, _, events in games(3, options, seed):
                heard.update(event.key for event in events)
    for _, _, _, events in play(exhausted(), 5, []):
        heard.update(event.key for event in events)
    heard.update(event.key for event in (*shuffles(), *nights(), *boat_left()))
    heard.update(event.key for event in do(cornered(), "concede"))
    assert emitted() - heard == set()


def emitted() -> set[str]:
    """Every message that the rules can send."""
    files = [*SOURCES.glob("turn/*.py"), *(SOURCES / f"{name}.py" for name in EMITTERS)]
    return {
        key
        for file in files
        for key in re.findall(r'"(red_peak\.[a-z_]+)"', file.read_text("utf-8"))
    }


EMITTERS = ("apply", "setup", "ending")


def shuffles() -> list[Event]:
    """An evening on which the only cards are in the discard."""
    state = on_the_beach()
    state.deck, state.discard, state.volcano = Deck(), ["C01"], Deck(["none"])
    return [*do(state, "dare"), *do(state, "take:cards")]


def boat_left() -> list[Event]:
    """A boat that is not paid."""
    state = on_the_beach(boats="B1")
    do(state, "day")
    state.multitools = 0
    return [*do(state, "board:B1"), *do(state, "give-up")]


def nights() -> list[Event]:
    """Nights in which a stack is empty, a task is done, a bonus tile is turned up."""
    state = start(board="back", bonus_tiles="yes")
    do(state, "day")
    state.path.append(space_at(2, 4))
    state.tiles.append("W18")
    state.headings.append(SOUTH)
    state.bonuses = [space_at(2, 4)]
    state.tasks = ("lake",)
    state.parts = replace(state.parts, features=state.parts.features | {"lake": space_at(2, 4)})
    state.stack, state.boat_stack = Deck(), Deck()
    state.deck, state.discard = Deck(), []
    state.multitools = 4
    events = do(state, "go")
    for tool in state.parts.paths["W18"].tools:
        events += do(state, f"multi:{tool}")
    return events


def test_every_refusal_of_the_code_is_heard_somewhere() -> None:
    heard: set[str] = set()
    for state in some_positions():
        for seat in (0, 1, state.players):
            heard.update(refused(state, seat))
    source = (SOURCES / "violations.py").read_text("utf-8")
    assert set(re.findall(r'"(red_peak\.no\.[a-z_]+)"', source)) - heard == set()


def some_positions() -> Iterator[State]:
    """Positions in which every kind of refusal occurs."""
    yield (state := start(2))
    do(state, "day")
    yield state.clone()
    do(state, lay(state, "straight"))
    yield state.clone()
    do(state, "go")
    yield state.clone()
    state.multitools = 0
    yield state.clone()
    beach = on_the_beach(2, boats="")
    beach.volcano = Deck(["none"] * 9)
    yield beach.clone()
    do(beach, "dare")
    beach.boats, beach.stack = ["B1"], Deck()
    yield beach
    tasks = on_the_beach(2, board="back")
    tasks.tasks = ("lake",)
    do(tasks, "day")
    yield tasks
    west = [(1, 3), (1, 2)]
    yield walled(west, WEST)  # a curve to the right would leave the board: a dead end
    yield walled([*west, (1, 1)], WEST)  # off the board
    yield walled([*west, (1, 1), (2, 1)], NORTH)  # occupied
    yield walled([*west, (2, 2), (3, 2), (4, 2), (4, 1)], NORTH)  # a pocket
    lost = start(2)
    lost.phase, lost.ended_by = OVER, "RP-END-2"
    yield lost


def lay(state: State, shape: str) -> str:
    """The code of laying the first tile of a shape in the supply."""
    return next(
        GAME.code(action)
        for action in GAME.legal(state, 0)
        if GAME.code(action).startswith("lay:")
        and state.parts.paths[GAME.code(action).split(":")[1]].shape == shape
    )


# -- nothing hidden is said -----------------------------------------------------------------------


@pytest.mark.parametrize("hands", ["own", "open"])
def test_hands_are_named_only_to_those_who_may_see_them(hands: str) -> None:
    for state, _, _, _ in games(3, {"hands": hands}, seed=21):
        public = {*state.discard, *(cover[1] for cover in state.covers if cover)}
        for viewer in (0, 1, 2, None):
            board = GAME.board_text(GAME.view(state, viewer), english())
            day = state.phase in ("lay", "pay")
            for seat, hand in enumerate(state.hands):
                may = day and (hands == "open" or viewer == seat)
                for card in set(hand) - public:
                    assert (re.search(rf"\b{card}\b", board) is not None) == may


def test_what_is_said_does_not_depend_on_what_is_hidden() -> None:
    for state, seat, _, _ in games(3, {"bonus_tiles": "yes"}, seed=22):
        if seat < 0:
            continue
        view = GAME.view(state, seat)
        other = GAME.view(GAME.sample(view, Seeded("other hands")), seat)
        for text in texts(3):
            assert GAME.board_text(other, text) == GAME.board_text(view, text)


# -- names ----------------------------------------------------------------------------------------


def test_hostile_names_come_out_as_they_are() -> None:
    for language in LANGUAGES:
        text = GAME.text(language, HOSTILE)
        state = start(4)
        board = GAME.board_text(GAME.view(state, None), text)
        assert all(name in board for name in HOSTILE)
        for seat, name in enumerate(HOSTILE):
            assert name in text("red_peak.card", seat=seat)
            assert name in text("red_peak.gives", seat=seat, card="C05", tool="map")
        state.supply, state.hands = ["W03"], [["C16"], [], [], ["C05"]]
        do(state, "day")
        do(state, "lay:W03:ahead")
        do(state, "go")
        do(state, "give:C05:map", seat=3)
        assert HOSTILE[3] in GAME.board_text(GAME.view(state, None), text)


def test_players_without_a_name_are_numbered() -> None:
    assert GAME.text("de", ("", "Ben"))("red_peak.card", seat=0) == (
        "Spieler 1 bekommt verdeckt eine Karte."
    )
    assert GAME.text("en")("red_peak.card", seat=2) == "Player 3 gets a card, face down."
