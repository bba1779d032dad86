"""The landing page shows what a folder holds, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tablelab_widgets.site import config, places, shelf
from tablelab_widgets.site.shelf import Way

from tablelab import games

ROOT = Path(__file__).resolve().parents[2]

ALL_GAMES = ("review.de", "review")
"""Our pages that are on no single game."""


def write(folder: Path, name: str, **metadata: object) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"cells": [], "metadata": metadata}), encoding="utf-8")


def raids(kind: str, language: str = "") -> dict[str, str]:
    return {"game": "raids", "kind": kind} | ({"language": language} if language else {})


def ways(folder: Path, kind: str) -> dict[str, Way]:
    (card,) = shelf.cards(folder)
    return dict(card.pages[kind])


def test_our_own_folder_shows_every_game_that_can_be_played() -> None:
    assert places.notebooks() == ROOT / "notebooks"
    shown = [card.game for card in shelf.cards(places.notebooks())]
    assert shown
    assert shown == [game for game in games.IDS if game in shown]
    # Pages on no single game stand below the games, in every language.
    others = shelf.others(places.notebooks())
    assert [page.path for page in others] == [f"analysis/{name}.ipynb" for name in ALL_GAMES]
    assert {page.game for page in others} == {""}


def test_a_game_without_a_table_has_no_card(tmp_path: Path) -> None:
    write(tmp_path, "rules/raids.ipynb", title="The rules", tablelab=raids("rules"))
    assert shelf.cards(tmp_path) == []
    assert [page.title for page in shelf.others(tmp_path)] == ["The rules"]


def test_a_card_gathers_the_pages_of_its_game(tmp_path: Path) -> None:
    write(tmp_path, "a.ipynb", tablelab=raids("analysis"))
    write(tmp_path, "p.ipynb", tablelab=raids("play"))
    (card,) = shelf.cards(tmp_path)
    assert card.pages["analysis"] == {"en": Way("a.ipynb"), "de": Way("a.ipynb")}
    assert list(card.pages) == ["play", "analysis"]  # the order of the buttons
    assert card.seats == "2–4"
    assert card.art is None
    assert shelf.others(tmp_path) == []


@pytest.mark.parametrize("content", ["", "[]", '{"metadata": 3}', '{"metadata": {"tablelab": 1}}'])
def test_a_file_that_is_no_notebook_is_left_out(tmp_path: Path, content: str) -> None:
    (tmp_path / "x.ipynb").write_text(content, encoding="utf-8")
    assert shelf.find_pages(tmp_path) == []


def test_an_unknown_kind_or_game_is_an_ordinary_page(tmp_path: Path) -> None:
    write(tmp_path, "x.ipynb", title="X", tablelab={"game": "chess", "kind": "<b>"})
    assert [(page.title, page.kind) for page in shelf.others(tmp_path)] == [("X", "")]


def test_copies_that_jupyter_keeps_are_not_shown(tmp_path: Path) -> None:
    write(tmp_path, ".ipynb_checkpoints/p-checkpoint.ipynb", tablelab=raids("play"))
    assert shelf.find_pages(tmp_path) == []


def test_a_button_leads_to_the_page_in_the_readers_language(tmp_path: Path) -> None:
    write(tmp_path, "play/raids.ipynb", tablelab=raids("play"))
    write(tmp_path, "rules/raids.ipynb", tablelab=raids("rules", "en"))
    write(tmp_path, "rules/raids.de.ipynb", tablelab=raids("rules", "de"))
    assert ways(tmp_path, "rules") == {
        "en": Way("rules/raids.ipynb"),
        "de": Way("rules/raids.de.ipynb"),
    }
    assert shelf.others(tmp_path) == []


@pytest.mark.parametrize(("there", "missing"), [("en", "de"), ("de", "en")])
def test_where_there_is_none_to_the_other_and_says_so(
    tmp_path: Path, there: str, missing: str
) -> None:
    write(tmp_path, "p.ipynb", tablelab=raids("play"))
    write(tmp_path, "r.ipynb", tablelab=raids("rules", there))
    assert ways(tmp_path, "rules") == {there: Way("r.ipynb"), missing: Way("r.ipynb", only=there)}


def test_a_page_in_no_language_of_ours_is_for_everybody(tmp_path: Path) -> None:
    write(tmp_path, "p.ipynb", tablelab=raids("play", "xx"))
    assert ways(tmp_path, "play") == {"en": Way("p.ipynb"), "de": Way("p.ipynb")}


def test_twins_are_the_same_page_in_each_language(tmp_path: Path) -> None:
    write(tmp_path, "rules/raids.ipynb", tablelab=raids("rules", "en"))
    write(tmp_path, "analysis/raids.ipynb", tablelab=raids("analysis", "de"))
    (alone, english) = shelf.find_pages(tmp_path)
    assert shelf.twins([alone, english], alone) == {}
    write(tmp_path, "rules/raids.de.ipynb", tablelab=raids("rules", "de"))
    pages = shelf.find_pages(tmp_path)
    both = {"en": "rules/raids.ipynb", "de": "rules/raids.de.ipynb"}
    assert [shelf.twins(pages, page) for page in pages] == [{}, both, both]


def test_twins_of_a_page_on_no_single_game(tmp_path: Path) -> None:
    for name, language in (("one", "en"), ("one.de", "de"), ("two", "en")):
        write(tmp_path, f"{name}.ipynb", tablelab={"kind": "analysis", "language": language})
    german, english, other = shelf.find_pages(tmp_path)
    both = {"en": "one.ipynb", "de": "one.de.ipynb"}
    assert shelf.twins([german, english, other], german) == both
    assert shelf.twins([german, english, other], english) == both
    assert shelf.twins([german, english, other], other) == {}


def test_a_notebook_that_changes_is_read_again(tmp_path: Path) -> None:
    write(tmp_path, "x.ipynb", title="Before")
    assert [page.title for page in shelf.find_pages(tmp_path)] == ["Before"]
    write(tmp_path, "x.ipynb", title="Afterwards")
    assert [page.title for page in shelf.find_pages(tmp_path)] == ["Afterwards"]


@pytest.mark.parametrize(
    ("path", "read"),
    [
        ("rules/r.ipynb", True),
        ("a.ipynb", True),
        ("p.ipynb", False),
        ("no.ipynb", False),
        ("../outside.ipynb", False),
        ("/dev/zero", False),
    ],
)
def test_what_is_read_like_an_article(tmp_path: Path, path: str, read: bool) -> None:
    folder = tmp_path / "site"
    write(folder, "rules/r.ipynb", tablelab=raids("rules"))
    write(folder, "a.ipynb", tablelab=raids("analysis"))
    write(folder, "p.ipynb", tablelab=raids("play"))
    write(tmp_path, "outside.ipynb", tablelab=raids("rules"))
    assert shelf.is_read(folder, path) is read


@pytest.mark.parametrize(
    ("notebook", "folder"),
    [
        ("notebooks/rules/raids.ipynb", "notebooks"),
        ("play/raids.ipynb", ""),
        ("mine/raids.ipynb", "mine"),
        ("raids.ipynb", ""),
    ],
)
def test_a_jupyter_server_finds_the_shelf_around_a_notebook(notebook: str, folder: str) -> None:
    assert config.shelf_of(notebook) == folder
