from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from tablelab_widgets.table.controller import Controller
from tablelab_widgets.table.start import LARGEST_SEED, LONGEST_NAME

from tablelab.games import get
from tests.widgets.table.scene import draw


@pytest.fixture
def table() -> Controller:
    return Controller(get("raids"), draw)


def form(*names: Any, kind: Any = "human", **others: Any) -> dict[str, Any]:
    seats = [{"name": name, "kind": kind} for name in names]
    return {"kind": "start", "seats": seats, "seed": "7", "options": {}, "language": "en", **others}


def errors(table: Controller, message: dict[str, Any]) -> set[str]:
    table.handle(message)
    shown = table.snapshot()
    assert shown["phase"] == "start"
    assert all(shown["form"]["errors"].values())
    return set(shown["form"]["errors"])


def test_a_good_form_starts_the_match(table: Controller) -> None:
    table.handle(form(" Ada ", "Ben", kind="greedy", language="de"))
    shown = table.snapshot()
    assert (shown["phase"], shown["language"]) == ("play", "de")
    assert [(seat["name"], seat["kind"]) for seat in shown["seats"]] == [
        ("Ada", "greedy"),
        ("Ben", "greedy"),
    ]


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * (LONGEST_NAME + 1),
        None,
        7,
        ["Ada"],
        "a\nb",
        "a\u202eb",
        "a\u2028b",
        "\u200b",
        "a\x00b",
    ],
)
def test_impossible_names_are_refused_beside_their_field(table: Controller, name: object) -> None:
    assert errors(table, form("Ada", name)) == {"name.1"}


def test_two_players_cannot_share_a_name(table: Controller) -> None:
    assert errors(table, form("Straße", "STRASSE")) == {"name.1"}


@pytest.mark.parametrize(
    "name", ["<img src=x onerror=alert", "{seat}", "%s %(n)d", 'O\'Neill & "Co"', "李"]
)
def test_markup_and_placeholders_are_names_like_any_other(table: Controller, name: str) -> None:
    table.handle(form(name, "Ben"))
    assert table.snapshot()["seats"][0]["name"] == name
    assert name in table.text_board()


@pytest.mark.parametrize("seed", ["x", "1.5", "-1", "1e3", "٣", str(LARGEST_SEED + 1), True, [1]])
def test_seeds_are_whole_numbers(table: Controller, seed: object) -> None:
    assert errors(table, form("Ada", "Ben", seed=seed)) == {"seed"}


@pytest.mark.parametrize("seed", ["", "  ", None, "0", 12, str(LARGEST_SEED)])
def test_a_seed_may_be_left_to_chance(table: Controller, seed: object) -> None:
    table.handle(form("Ada", "Ben", seed=seed))
    assert table.snapshot()["phase"] == "play"


@pytest.mark.parametrize("names", [(), ("Ada",), tuple("ABCDE")])
def test_the_number_of_seats_is_the_games(table: Controller, names: tuple[str, ...]) -> None:
    assert errors(table, form(*names)) == {"seats"}


@pytest.mark.parametrize("seats", [None, "two", 2, {"0": {}}])
def test_seats_that_are_no_list_are_refused(table: Controller, seats: object) -> None:
    assert errors(table, {**form("Ada", "Ben"), "seats": seats}) == {"seats"}


def test_kinds_options_and_languages_that_do_not_exist_are_refused(table: Controller) -> None:
    assert errors(table, form("Ada", "Ben", kind="wizard")) == {"kind.0", "kind.1"}
    assert errors(table, form("Ada", "Ben", options={"no_such": "x"})) == {"options"}
    known = get("raids").info.options[0].id
    assert errors(table, form("Ada", "Ben", options={known: "x"})) == {f"option.{known}"}
    assert errors(table, form("Ada", "Ben", options=[])) == {"options"}
    assert errors(table, form("Ada", "Ben", language="klingon")) == {"language"}


def test_reasons_speak_the_tables_language(table: Controller) -> None:
    errors(table, form("Ada", ""))
    english = table.snapshot()["form"]["errors"]["name.1"]
    table.handle({"kind": "language", "value": "de"})
    assert table.snapshot()["form"]["errors"]["name.1"] != english


def test_every_option_shows_its_choices_its_rule_and_its_source(table: Controller) -> None:
    shown = {option["id"]: option for option in table.snapshot()["form"]["options"]}
    for option in get("raids").info.options:
        row = shown[option.id]
        assert [choice["id"] for choice in row["choices"]] == list(option.values)
        assert row["rule"] in get("raids").rulebook
        assert row["source"] in ("seed", "published", "house")


def test_options_reach_the_match(table: Controller) -> None:
    table.handle(form("Ada", "Ben", options={"axe_floor": "one"}))
    assert table.session.match is not None
    assert table.session.match.start.options["axe_floor"] == "one"
    assert table.words()["options"]["axe_floor"]["value"]


# -- the other games ------------------------------------------------------------------------------


def of(name: str) -> Controller:
    return Controller(import_module(f"tablelab.games.{name}").GAME, draw)


@pytest.mark.parametrize("name", ["raids", "submarine", "red_peak", "red_november"])
def test_every_game_proposes_a_start_that_is_accepted(name: str) -> None:
    table = of(name)
    shown = table.snapshot()["form"]
    assert shown["count"] == 4
    assert len(shown["seats"]) == max(shown["counts"])
    seats = shown["seats"][: shown["count"]]
    table.handle({"kind": "start", "seats": seats, "seed": shown["seed"], "clock": shown["clock"]})
    assert table.snapshot()["phase"] == "play"


def test_only_a_game_with_deadlines_has_a_clock(table: Controller) -> None:
    assert table.snapshot()["form"]["clocks"] == []
    table.handle(form("Ada", "Ben", clock="on"))
    assert table.session.clock == "off"


@pytest.mark.parametrize("kind", ["on", "slow", "off", None])
def test_the_clock_is_chosen_at_the_start(kind: str | None) -> None:
    table = of("red_peak")
    assert [each["id"] for each in table.snapshot()["form"]["clocks"]] == ["on", "slow", "off"]
    table.handle(form("Ada", "Ben", clock=kind))
    assert table.session.clock == (kind or "on")


@pytest.mark.parametrize("kind", ["fast", 1, True, ["on"], ""])
def test_a_clock_that_does_not_exist_is_refused(kind: object) -> None:
    assert errors(of("red_peak"), form("Ada", "Ben", clock=kind)) == {"clock"}
