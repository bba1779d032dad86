"""The landing page shows what a folder holds, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tablelab_widgets.site import places, shelf

from tablelab import games

ROOT = Path(__file__).resolve().parents[2]


def write(folder: Path, name: str, **metadata: object) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"cells": [], "metadata": metadata}), encoding="utf-8")


def raids(kind: str) -> dict[str, str]:
    return {"game": "raids", "kind": kind}


def test_our_own_folder_shows_every_game_that_can_be_played() -> None:
    assert places.notebooks() == ROOT / "notebooks"
    shown = [card.game for card in shelf.cards(places.notebooks())]
    assert shown
    assert shown == [game for game in games.IDS if game in shown]
    assert shelf.others(places.notebooks()) == []


def test_a_game_without_a_table_has_no_card(tmp_path: Path) -> None:
    write(tmp_path, "rules/raids.ipynb", title="The rules", tablelab=raids("rules"))
    assert shelf.cards(tmp_path) == []
    assert [page.title for page in shelf.others(tmp_path)] == ["The rules"]


def test_a_card_gathers_the_pages_of_its_game(tmp_path: Path) -> None:
    write(tmp_path, "a.ipynb", tablelab=raids("analysis"))
    write(tmp_path, "p.ipynb", tablelab=raids("play"))
    (card,) = shelf.cards(tmp_path)
    assert dict(card.pages) == {"play": "p.ipynb", "analysis": "a.ipynb"}
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
