"""The notebooks: stored executed and small, they say what they are, and their links lead on."""

from __future__ import annotations

import re

import pytest

from tablelab import games
from tablelab.core.text import LANGUAGES
from tests.notebooks.stored import FOLDER, NAMES, OF_ALL_GAMES, READINGS, cells, prose, read, said

MOST_BYTES = 150_000
MOST_CELLS = 60
MOST_WORDS = 1200
"""Of a notebook that teaches a game, outside of code: about what one reads in six minutes."""

LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


@pytest.mark.parametrize("name", NAMES)
def test_stored_without_widget_state_and_small(name: str) -> None:
    assert "widgets" not in read(name)["metadata"]
    assert (FOLDER / name).stat().st_size < MOST_BYTES


@pytest.mark.parametrize("name", NAMES)
def test_stored_executed_in_order_and_without_errors(name: str) -> None:
    found = cells(name, "code")
    assert [cell["execution_count"] for cell in found] == list(range(1, len(found) + 1))
    outputs = [output for cell in found for output in cell["outputs"]]
    assert "error" not in [output["output_type"] for output in outputs]
    assert "stderr" not in [output.get("name") for output in outputs]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_in_the_outputs_changes_from_run_to_run(name: str) -> None:
    outputs = [str(output) for cell in cells(name, "code") for output in cell["outputs"]]
    assert [output[:300] for output in outputs if re.search(r"\bat 0x[0-9a-f]{6,}", output)] == []


@pytest.mark.parametrize("name", NAMES)
def test_says_what_it_is(name: str) -> None:
    metadata = read(name)["metadata"]
    assert metadata["title"]
    assert metadata["kernelspec"]["name"] == "python3"
    kind, _, file = name.rpartition("/")
    assert said(name)["kind"] == (kind or "index")
    if kind and name not in OF_ALL_GAMES:
        assert said(name)["game"] == file.split(".")[0]
        assert said(name)["game"] in games.IDS


@pytest.mark.parametrize("name", READINGS)
def test_a_page_that_is_read_says_its_language(name: str) -> None:
    assert said(name)["language"] in LANGUAGES
    assert said(name)["language"] == ("de" if name.endswith(".de.ipynb") else "en")


@pytest.mark.parametrize("name", READINGS)
def test_a_page_that_is_read_is_short(name: str) -> None:
    assert len(cells(name)) <= MOST_CELLS
    if said(name)["kind"] == "rules":
        words = re.findall(r"\w+", re.sub(r"\]\([^)]*\)", "]", prose(name)))
        assert len(words) <= MOST_WORDS


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name: str) -> None:
    links = LINK.findall(prose(name))
    missing = [link for link in links if not (FOLDER / name).parent.joinpath(link).exists()]
    assert missing == []


@pytest.mark.parametrize("name", READINGS)
def test_links_stay_in_the_language(name: str) -> None:
    """A German page leads to German pages, an English one to English ones."""
    folder = (FOLDER / name).parent
    led = [
        (folder / link).resolve().relative_to(FOLDER).as_posix()
        for link in LINK.findall(prose(name))
    ]
    spoken = {link: said(link).get("language") for link in led if link in NAMES}
    own = said(name)["language"]
    assert {link: code for link, code in spoken.items() if code not in (None, own)} == {}


def test_the_index_leads_to_every_notebook() -> None:
    led = set(LINK.findall(prose("index.ipynb")))
    assert [name for name in NAMES if name != "index.ipynb" and name not in led] == []
    assert any(name.startswith("play/") for name in NAMES)
