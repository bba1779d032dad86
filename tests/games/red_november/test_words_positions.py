"""Labels and prompts of Red November in hand-made positions."""

from __future__ import annotations

import re

import pytest

from tablelab.core.chance import Scripted
from tablelab.core.deck import Deck
from tablelab.games.red_november import GAME
from tablelab.games.red_november.components import TOKENS, TRACKS
from tablelab.games.red_november.state import (
    DEAD,
    DESERTED,
    HIGH,
    IN_PLAY,
    LOW,
    NONE,
    OVER,
)
from tests.games.red_november.speaking import (
    SEA,
    act,
    labels,
    position,
    quiet,
    told,
)

# -- labels ----------------------------------------------------------------------------------------


def test_labels_of_moving_tell_costs_and_what_the_water_does() -> None:
    state = position(at=5, items="grog fire_extinguisher coffee", level=2, water={6: HIGH, 7: LOW})
    said = labels(state)
    assert said[:8] == [
        "Open the hatch to room 2 (1 minute)",
        "Open the hatch to room 4 (1 minute)",
        "Open the hatch to room 6 (1 minute): the water levels out",
        "Open the hatch to room 7 (1 minute)",
        "Open the hatch to room 8 (1 minute)",
        "Drink Grog (+3 to repairs, intoxication 3)",
        "Ready a fire extinguisher (+3 to putting out)",
        "Drink coffee (intoxication 0)",
    ]
    assert "Wait 1 minute" in said
    assert "Do nothing" not in said
    act(state, "open:7")
    assert "Enter room 7 (low water: 1 minute)" in labels(state)
    assert "Do nothing" in labels(state)
    act(state, "open:8")
    assert "Raum 8 betreten" in labels(state, "de")


def test_labels_of_the_way_out_and_back() -> None:
    state = position(at=6, items="aqualung aqualung", water={3: LOW})
    assert "Open the hatch to the sea (1 minute)" in labels(state)
    act(state, "open:sea")
    assert "Swim out to sea with an aqualung (1 minute)" in labels(state)
    act(state, "enter", "open:3")
    assert "Enter room 3 (low water: 2 minutes)" in labels(state)
    act(state, "open:9")
    assert "Enter room 9 (1 minute)" in labels(state)


def test_labels_of_actions_in_low_water_tell_the_extra_minutes() -> None:
    state = position(at=8, water={8: LOW})
    state.blocked = [(7, 8)]
    state.gnomes[1].at, state.gnomes[1].items = 8, ["grog"]
    said = labels(state)
    assert "Unblock the hatch to room 7 (low water: 2 more minutes)" in said
    assert "Pump out the water" in said
    assert "Draw 1 item (3 minutes)" in said
    assert "Draw 4 items (6 minutes)" in said
    assert "Trade with Ben (3 minutes)" in said
    dry = position(at=1)
    assert "Repair the engine" in labels(dry)
    cabin = position(at=10)
    assert "2 Grog nehmen (2 Minuten)" in labels(cabin, "de")


def test_labels_of_a_repair_tell_exact_chances() -> None:
    state = position(at=1, items="toolbox grog", level=1)
    act(state, "fix:engine")
    assert labels(state)[:3] == [
        "Drink Grog (+3, intoxication 2)",
        "Add the toolbox (+2)",
        "Spend 1 minute: succeeds in 1 of 10 cases",
    ]
    act(state, "add:toolbox", "add:grog")
    assert labels(state) == [
        *(f"Spend {n} minute{'s' * (n > 1)}: succeeds in {n + 5} of 10 cases" for n in range(1, 5)),
        *(f"Spend {n} minutes: certain success" for n in range(5, 11)),
    ]
    assert "4 Minuten ausgeben: gelingt in 9 von 10 Fällen" in labels(state, "de")


def test_labels_of_the_lucky_charm() -> None:
    state = position(at=1, items="lucky_charm")
    act(state, "fix:engine", "spend:4", chance=Scripted([7]))
    assert labels(state) == [
        "Use the lucky charm: succeeds in 4 of 10 cases",
        "Keep the lucky charm and fail",
    ]
    assert told(state).startswith(
        "Anna has not succeeded in repairing the engine, with a target of 4: "
        "roll again with the lucky charm, or let it be."
    )


@pytest.mark.parametrize(
    ("option", "expected"),
    [
        ("at_cost", ["Flee to room 2 (2 minutes)", "Flee to room 4 (1 minute)"]),
        ("free", ["Flee to room 2", "Flee to room 4"]),
    ],
)
def test_labels_of_the_flight_are_what_it_costs(option: str, expected: list[str]) -> None:
    # High water levels out when the hatch is opened, so room 2 can be entered, through low water.
    state = position(at=5, fire=(5,), water={2: HIGH}, failed_fire=option)
    state.blocked = [(5, 6), (5, 7), (5, 8)]
    act(state, "fix:extinguish", "spend:1", chance=Scripted([10]))
    assert labels(state) == expected
    for code in ("retreat:2", "retreat:4"):
        after = quiet(state.clone())
        act(after, code)
        label = expected[code == "retreat:4"]
        cost = int(re.findall(r"(\d) minute", label)[0]) if "(" in label else 0
        assert state.ghost - after.gnomes[0].time == cost


def test_labels_of_a_trade() -> None:
    state = position(at=6, items="grog coffee")
    state.gnomes[1].items = ["crowbar"]
    act(state, "trade:2", "give:grog")
    assert labels(state) == [
        "Give: coffee",
        "Ask for: crowbar",
        "Make the offer",
        "Call the trade off",
    ]
    act(state, "want:crowbar")
    assert told(state) == (
        "Anna trades with Ben: gives Grog, wants crowbar. "
        "Add to it, make the offer, or call it off."
    )
    act(state, "offer")
    assert labels(state) == ["Accept: get Grog, give crowbar", "Decline the offer"]
    assert told(state) == "Ben decides on a trade with Anna: gets Grog, gives crowbar."


# -- prompts ---------------------------------------------------------------------------------------


def test_the_prompt_of_moving_tells_time_and_stars() -> None:
    state = position(at=5, time=44)
    assert told(state) == (
        "Anna is in room 5 (middle), with intoxication 0: move, play items, or choose an action. "
        "The time is 44; nothing is spent yet. The next star comes in 2 minutes, on 42."
    )
    act(state, "open:7", "open:8")
    assert told(state) == (
        "Anna is in room 5 (middle), with intoxication 0: move, play items, or choose an action. "
        "The hatch to room 8 (equipment stores) is open. "
        "The time is 44; with 2 minutes spent the ghost is on 42, and 1 star and 1 square lie on "
        "the way. The next star comes in 3 minutes, on 39."
    )


def test_the_prompt_of_a_drunk_gnome_counts_the_bad_cards() -> None:
    state = position(level=2)
    state.deck = Deck(["fire/0", "fire/1", "fire/2", "fire/3"])
    assert "In the faint check 2 of 4 cards are bad." in told(state)
    assert "Bei der Ohnmachtsprobe sind 2 von 4 Karten schlecht." in told(state, "de")
    state = position(level=2, faint_check="after_grog")
    assert "faint check" not in told(state)


@pytest.mark.parametrize(
    ("where", "danger"),
    [
        ({"at": 5, "fire": (5,)}, "Anna stands in a fire in room 5 (middle)"),
        ({"at": 5, "water": {5: HIGH}}, "Anna is in high water in room 5 (middle)"),
        ({"at": SEA}, "come in or put on an aqualung, or drown"),
    ],
)
def test_the_prompt_warns_of_death(where: dict[str, object], danger: str) -> None:
    state = position(**where)  # type: ignore[arg-type]  # a position's keywords
    assert danger in told(state)
    if state.gnomes[0].at == SEA or state.water[5]:
        act(state, "wait:1")
        assert state.gnomes[0].fate == DEAD


def test_fresh_air_takes_the_warning_away() -> None:
    state = position(at=SEA, items="aqualung")
    act(state, "play:aqualung")
    assert "drown" not in told(state)
    act(state, "wait:1")
    assert state.gnomes[0].fate == IN_PLAY


def test_the_prompt_of_a_repair_tells_what_is_certain() -> None:
    state = position(at=3, items="crowbar")
    state.blocked = [(3, 4)]
    act(state, "fix:unblock:4", "add:crowbar")
    assert told(state).startswith(
        "Anna is unblocking the hatch to room 4: add items, or choose the minutes. "
        "Items add 3; 7 minutes are enough for certain."
    )
    act(state, "spend:7")
    assert state.blocked == []


def test_the_prompts_of_events_tell_what_is_chosen() -> None:
    state = position(time=58)
    state.deck = Deck(["hatch_blocked/0"])
    act(state, "wait:1", chance=Scripted(["hatch_blocked/0", 5]))
    assert told(state) == "Anna chooses which hatch in room 5 (middle) is blocked."
    assert labels(state)[0] == "Block the hatch to room 2"
    state = position(time=58, items="grog coffee crowbar")
    state.deck = Deck(["stumble/0"])
    act(state, "wait:1")
    assert told(state) == "Anna has 3 items and may keep 1: throw one away."
    assert labels(state, "de")[0] == "Wegwerfen: Kaffee"
    state = position(at=1, time=58, fire=(5,))
    state.deck = Deck(["fire_spreads/0"])
    act(state, "wait:1")
    assert told(state, "de") == "Anna wählt, wo sich das Feuer ausbreitet."
    assert "Let the fire spread to room 8" in labels(state)


def test_the_prompts_of_the_end_tell_how_it_came() -> None:
    def over(rule: str, saved: bool = False, **fields: object) -> str:
        state = position()
        for name, value in fields.items():
            setattr(state, name, value)
        state.phase, state.seat, state.ended_by, state.saved = OVER, NONE, rule, saved
        return told(state)

    assert over("RN-END-1", saved=True) == (
        "The game is over: the submarine is saved, and the crew has won."
    )
    for place, track in enumerate(TRACKS):
        tracks = [1, 1, 1]
        tracks[place] = GAME.parts.last
        assert f"the track for {track} is full" in over("RN-END-2", tracks=tracks)
    for place in range(len(TOKENS)):
        tokens = [40, 40, 40, 40]
        tokens[place] = 61
        name = GAME.noun(GAME.text("en"), "token", place)
        assert f"nobody prevented {name}," in over("RN-END-3", tokens=tokens)
    assert "no gnome is left aboard" in over("RN-END-4")


def test_the_end_tells_of_deserters() -> None:
    state = position()
    state.gnomes[1].fate = DESERTED
    state.phase, state.seat, state.ended_by = OVER, NONE, "RN-END-4"
    assert told(state).endswith("Ben has deserted and wins.")
    state.gnomes[2].fate, state.saved = DESERTED, True
    assert told(state, "de").endswith("Ben und Cem haben sich abgesetzt und verlieren.")
