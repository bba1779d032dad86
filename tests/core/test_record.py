"""A saved match comes back whole, or is refused with the line and the cause."""

from __future__ import annotations

import json

import pytest

from tablelab.core.record import FORMAT, VERSION, load, save
from tests.core.saved import GAMES, changed, fault, played, records_of
from tests.toys.trove import GAME, Trove

HOSTILE = ("\u2028 \u2029 \x85 \x0b \x1c", '"]}\\n\n\r', "\ud800", "Zoë 💎 <script>", "{seat}\x00")


# -- there and back -------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [0, 1, 12, 1_000])
def test_there_and_back(steps: int) -> None:
    match = played(steps)
    match.meta["bots"] = ["greedy", None]
    text = save(match)
    loaded = load(text, GAMES)
    assert loaded.start == match.start
    assert loaded.entries == match.entries
    assert loaded.meta == match.meta
    assert loaded.outcome == match.outcome
    assert GAME.digest(loaded.state) == GAME.digest(match.state)
    assert save(loaded) == text


def test_a_branch_stays_marked() -> None:
    assert load(save(played().branch(4)), GAMES).start.branched == 4


@pytest.mark.parametrize("name", HOSTILE)
def test_any_name_survives(name: str) -> None:
    text = save(played(4, (name, name[::-1])))
    assert text.isascii()
    assert load(text, GAMES).start.names == (name, name[::-1])


def test_it_is_one_json_object_a_line() -> None:
    match = played(names=HOSTILE[:2])
    lines = save(match).splitlines()
    assert len(lines) == len(match) + 2
    assert all(isinstance(json.loads(line), dict) for line in lines)


def test_other_line_ends_do_no_harm() -> None:
    match = played()
    text = save(match).replace("\n", "\r\n")
    assert load(text, GAMES).entries == match.entries
    assert load(save(match).removesuffix("\n"), GAMES).entries == match.entries


# -- damage ---------------------------------------------------------------------------------------


def test_cut_off_after_any_line() -> None:
    lines = save(played()).splitlines(keepends=True)
    for kept in range(1, len(lines)):
        error = fault("".join(lines[:kept]))
        assert error.line == kept
        assert "cut off" in error.cause


def test_cut_off_anywhere() -> None:
    text = save(played(6))
    for kept in range(len(text) - 1):
        error = fault(text[:kept])
        assert error.line == max(1, text[:kept].count("\n") + (not text[:kept].endswith("\n")))


def test_every_changed_value_is_found_in_its_line() -> None:
    original = records_of(save(played(6)))
    for number, record in enumerate(original, start=1):
        for field, value in record.items():
            for other in (_other(value), 0.5, [value], {"a": value}):
                changed = [dict(record) for record in original]
                changed[number - 1][field] = other
                text = "\n".join(map(json.dumps, changed)) + "\n"
                error = fault(text)
                assert error.line == number, (field, other)
            without = [dict(record) for record in original]
            del without[number - 1][field]
            assert fault("\n".join(map(json.dumps, without))).line == number


def _other(value: object) -> object:
    if isinstance(value, int) and not isinstance(value, bool):
        return value + 1
    return f"{value}x" if isinstance(value, str) else "x"


def test_a_line_left_out_doubled_or_moved() -> None:
    lines = save(played()).splitlines()
    assert fault("\n".join(lines[:3] + lines[4:])).line == 4
    assert fault("\n".join([*lines[:4], lines[3], *lines[4:]])).line == 5
    assert fault("\n".join([*lines[:3], lines[4], lines[3], *lines[5:]])).line == 4
    assert fault("\n".join([*lines, lines[-1]])).line == len(lines) + 1
    assert fault("\n".join([*lines[:3], "", *lines[3:]])).line == 4


def test_two_matches_in_one_file() -> None:
    assert fault(save(played(3)) + save(played(3))).line == 6


@pytest.mark.parametrize("text", ["", " \n\n ", "\n"])
def test_nothing_in_it(text: str) -> None:
    assert (fault(text).line, fault(text).cause) == (1, "the file is empty")


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "[1, 2]",
        "null",
        "{}",
        '{"format": "other"}',
        '{"cells": [], "nbformat": 4}',
        "\x00\x01\x02",
        "<html></html>",
        "[" * 100_000,
        '{"a":' * 100_000,
        "9" * 100_000,
        "NaN",
        "\ufeff{}",
        "\ud800",
    ],
)
def test_something_else(text: str) -> None:
    error = fault(text)
    assert (error.line, error.cause) == (1, "this is no saved match of tablelab")


@pytest.mark.parametrize(
    "line", ["[" * 100_000, "1e999", "NaN", '{"ms": NaN}', '{"ms": 1e999}', "x"]
)
def test_something_else_in_the_middle(line: str) -> None:
    lines = save(played()).splitlines()
    error = fault("\n".join([*lines[:3], line, *lines[3:]]))
    assert (error.line, error.cause) == (4, "the line is damaged: it is not a JSON object")


def test_nesting_of_any_depth() -> None:
    """Near the limit of recursion one step of loading may fail where another did not."""
    lines = save(played(2)).splitlines()
    for depth in range(700, 1_000, 3):
        deep = '{"seat":' + "[" * depth + "]" * depth + "}"
        assert fault("\n".join([*lines[:1], deep, *lines[1:]])).line == 2


# -- other programs, other versions, cheats -------------------------------------------------------


def test_a_newer_format() -> None:
    error = changed(lambda r: r[0].update(version=VERSION + 1))
    assert error.line == 1
    assert f"format version {VERSION + 1}" in error.cause
    assert "newer tablelab" in error.cause


@pytest.mark.parametrize("version", [0, -1, True, 1.0, "1", None, [1]])
def test_a_version_that_never_was(version: object) -> None:
    assert changed(lambda r: r[0].update(version=version)).line == 1


def test_other_rules() -> None:
    error = changed(lambda r: r[0].update(rules=2))
    assert error.line == 1
    assert "rules version 2, this program has version 1" in error.cause


@pytest.mark.parametrize("game", ["chess", "", None, 3, [], {}])
def test_another_game(game: object) -> None:
    error = changed(lambda r: r[0].update(game=game))
    assert error.line == 1
    assert "there are trove" in error.cause


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("seats", [4, 0, -1, "2", None, 2.0, True, [2], 10**30]),
        ("options", [{"timer": "maybe"}, {"luck": "x"}, {"timer": ["on"]}, [], None, "timer"]),
        ("seed", ["1", None, 1.5, True, []]),
        ("names", ["Ada", [1], None, [None], {"0": "Ada"}]),
        ("chance", [None, "1", [[1]], [None], [{}], [1.5], [1, 1], [9, 9, 9, 9], [1] * 99]),
        ("branched", ["1", 1.5, True, []]),
        ("meta", [None, [], "x", 1]),
        ("format", ["", None, [FORMAT], FORMAT.upper()]),
    ],
)
def test_a_header_that_makes_no_sense(field: str, values: list[object]) -> None:
    for value in values:
        assert changed(lambda r, value=value: r[0].update({field: value})).line == 1, value  # type: ignore[misc]
    if field != "branched":  # without it, it is no branch
        assert changed(lambda r: r[0].pop(field)).line == 1


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("seat", [5, -2, -1, "0", None, 0.0, True, [0], 10**30]),
        ("do", ["draw:", "nothing", "", "time-up", 3, None, ["draw"], "wager:9" * 9_999]),
        ("ms", ["1", None, 1.5, True, -1, [1], -(10**30)]),
        ("chance", [None, "1", [[1]], [7], [1.0], [True], [3, 3, 3]]),
    ],
)
def test_a_decision_that_makes_no_sense(field: str, values: list[object]) -> None:
    for value in values:
        assert changed(lambda r, value=value: r[3].update({field: value})).line == 4, value  # type: ignore[misc]


def test_decisions_that_the_rules_do_not_allow() -> None:
    error = changed(lambda r: r[2].update(r[1]))
    assert error.line == 3
    assert "the rules do not allow this" in error.cause
    assert "TR-WAGER-1" in error.cause


def test_an_end_that_does_not_fit() -> None:
    length = len(played()) + 2
    assert changed(lambda r: r[-1].update(end=99)).line == length
    assert changed(lambda r: r[-1].update(digest="0" * 16)).line == length
    assert changed(lambda r: r[-1].pop("digest")).line == length
    assert changed(lambda r: r.pop(-2)).line == length - 1
    assert changed(lambda r: r.pop()).line == length - 1


def test_games_may_be_several() -> None:
    class Other(Trove):
        pass

    assert load(save(played()), {"other": Other(), "trove": GAME}).game is GAME
    assert "no game 'trove' here" in fault(save(played()), {}).cause
