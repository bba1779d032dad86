"""A rulebook is read whole, or refused with the rule and what it lacks."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tablelab.core.rulebook import SOURCES, Rulebook

SECTION = '[[section]]\nid = "a"\ntitle = { en = "A", de = "B" }\n'
RULE = """[[rule]]
id = "T-1"
section = "a"
source = "seed"
where = { en = "page 2", de = "Seite 2" }
title = { en = "One", de = "Eins" }
text = { en = "First.", de = "Erstens." }
"""


@pytest.fixture
def read(tmp_path: Path):  # type: ignore[no-untyped-def]  # a function of text
    def read(text: str) -> Rulebook:
        path = tmp_path / "rules.toml"
        path.write_text(text, encoding="utf-8")
        return Rulebook.load(path)

    return read


def test_a_whole_rulebook(read) -> None:  # type: ignore[no-untyped-def]
    second = RULE.replace("T-1", "T-2") + 'option = "luck"\nruling = { en = "So.", de = "So." }\n'
    book = read(SECTION + RULE + second)
    assert [rule.id for rule in book] == ["T-1", "T-2"]
    assert len(book) == 2
    assert "T-1" in book
    assert "T-3" not in book
    assert book.order("T-1") < book.order("T-2")
    assert (book["T-1"].ruling, book["T-1"].option) == ({}, None)
    assert (book["T-2"].ruling["de"], book["T-2"].option) == ("So.", "luck")
    assert book.sections[0].title["de"] == "B"
    with pytest.raises(KeyError, match="no rule 'T-3'"):
        book["T-3"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "T-1"\n', "", "a rule has no id"),
        ('source = "seed"\n', "", "rule T-1 has no source"),
        ('where = { en = "page 2", de = "Seite 2" }\n', "", "T-1: no where in en, de"),
        ('{ en = "page 2", de = "Seite 2" }', '"page 2"', "T-1: where must be a table"),
        ('section = "a"\n', "", "rule T-1 has no section"),
        ('section = "a"\n', 'section = "b"\n', "rule T-1: no section 'b'"),
        ('"seed"', '"hearsay"', "source is 'hearsay'"),
        (', de = "Erstens."', "", "T-1: no text in de"),
        ('"Erstens."', '""', "T-1: no text in de"),
        ('"Erstens."', "5", "T-1: no text in de"),
        ('{ en = "One", de = "Eins" }', '"One"', "T-1: title must be a table"),
        ('title = { en = "One", de = "Eins" }\n', "", "T-1: no title in en, de"),
        (RULE, RULE + RULE, "stands twice"),
        (RULE, RULE + 'ruling = { en = "Only English." }\n', "T-1: no ruling in de"),
        (RULE, RULE + 'option = ""\n', "T-1 has no option"),
        (', de = "B"', "", "a: no title in de"),
        (RULE, "", "there are no rules"),
        (SECTION, "", "no section 'a'"),
    ],
)
def test_what_is_missing_is_named(  # type: ignore[no-untyped-def]
    read, old: str, new: str, message: str
) -> None:
    whole = SECTION + RULE
    assert old in whole
    with pytest.raises(ValueError, match=message):
        read(whole.replace(old, new, 1))


def test_a_file_that_is_no_toml(read) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(tomllib.TOMLDecodeError):
        read("rule = [")


def test_the_sources_are_known() -> None:
    assert set(SOURCES) == {"seed", "published", "house"}
