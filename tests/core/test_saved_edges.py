"""What happens to files on their way, and what must not get into one."""

from __future__ import annotations

from typing import Any

import pytest

from tablelab.core.clock import NoClock
from tablelab.core.errors import LONGEST_CAUSE, TablelabError
from tablelab.core.match import Match
from tablelab.core.record import LATEST_MS, VERSION, load, save
from tests.core.saved import GAMES, changed, fault, played
from tests.toys.trove import GAME

# -- on the way -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("front", "behind"), [("\ufeff", ""), ("", "\n"), ("", "\r\n\n"), ("\ufeff", "\r\n")]
)
def test_what_editors_add_does_no_harm(front: str, behind: str) -> None:
    match = played()
    assert load(front + save(match) + behind, GAMES).entries == match.entries


def test_a_mark_in_front_of_something_else_makes_it_no_match() -> None:
    assert fault("\ufeff{}").cause == "this is no saved match of tablelab"
    assert fault("\ufeff\ufeff" + save(played())).line == 1


def test_a_key_that_stands_twice_is_damage() -> None:
    """Some programs read the first, some the last: the file would say two things."""
    lines = save(played()).splitlines()
    lines[2] = lines[2].replace('{"seat": ', '{"seat": 7, "seat": ', 1)
    assert fault("\n".join(lines)).line == 3


# -- numbers and texts without measure ------------------------------------------------------------


@pytest.mark.parametrize(
    "ms", [-1, -(10**30), 2**53, int("9" * 4_300)], ids=["-1", "before", "after", "huge"]
)
def test_a_time_that_cannot_be(ms: int) -> None:
    """The last one can be read, but a deadline after it could not even be written."""

    def put_off(records: list[dict[str, Any]]) -> None:
        for record in records[1:-1]:
            record["ms"] = ms

    error = changed(put_off)
    assert error.line == 2
    assert "the time must be 0 to 9007199254740991" in error.cause


def test_a_branch_of_less_than_nothing() -> None:
    assert "branch mark" in changed(lambda r: r[0].update(branched=-1)).cause


def test_more_names_than_seats() -> None:
    error = changed(lambda r: r[0].update(names=["Ada", "Bo", "Cy"]))
    assert (error.line, error.cause) == (1, "there are 3 names for 2 seats")


@pytest.mark.parametrize("field", ["version", "rules", "game", "options", "seats"])
def test_long_values_are_not_quoted_at_length(field: str) -> None:
    long = "x" * 100_000
    error = changed(lambda r: r[0].update({field: {long: long} if field == "options" else long}))
    assert error.line == 1
    assert len(error.cause) <= LONGEST_CAUSE
    assert len(changed(lambda r: r[2].update(do=long)).cause) <= LONGEST_CAUSE


def test_only_a_newer_version_is_for_a_newer_program() -> None:
    assert "a newer tablelab" in changed(lambda r: r[0].update(version=VERSION + 1)).cause
    for version in (0, -1, "2", None):
        error = changed(lambda r, version=version: r[0].update(version=version))  # type: ignore[misc]
        assert error.cause == f"there is no format version {version!r}"


# -- what is saved can be loaded ------------------------------------------------------------------


def test_notes_come_back_as_json_keeps_them() -> None:
    match = played(3)
    match.meta = {"marks": {9: "a", 10: "b"}, "kinds": ("human", None)}
    loaded = load(save(match), GAMES)
    assert loaded.meta == {"marks": {"9": "a", "10": "b"}, "kinds": ["human", None]}
    assert save(loaded) == save(match)


@pytest.mark.parametrize("notes", [{"a": float("nan")}, {"a": {1}}, {"a": b"x"}, {(1,): 2}, ["a"]])
def test_notes_that_are_no_json_are_not_saved(notes: Any) -> None:
    match = played(3)
    match.meta = notes
    with pytest.raises(TablelabError, match="the notes of the match"):
        save(match)


@pytest.mark.parametrize("seed", ["1", 1.5, True, None])
def test_a_match_has_a_seed_that_can_be_saved(seed: Any) -> None:
    with pytest.raises(TablelabError, match=f"seed must be a whole number, not {seed!r}"):
        Match.new(GAME, 2, seed=seed)


@pytest.mark.parametrize("names", ["Ada", [None, "Bo"], [1, 2], ["Ada", "Bo", "Cy"]])
def test_a_match_has_names_that_can_be_saved(names: Any) -> None:
    with pytest.raises(TablelabError, match="names"):
        Match.new(GAME, 2, names=names)


def test_the_latest_time_can_be_saved() -> None:
    match = Match.new(GAME, 2, clock=NoClock(LATEST_MS))
    assert match.act(0, "wager:0").ms == 2**53 - 1
    assert load(save(match), GAMES).entries == match.entries
