"""The notebooks: stored executed and small, they run, and what they link to exists."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablelab import games

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "notebooks"
NOTEBOOKS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.ipynb"))
MOST_BYTES = 150_000


def read(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return content


def code_cells(name: str) -> list[dict[str, Any]]:
    return [cell for cell in read(name)["cells"] if cell["cell_type"] == "code"]


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_stored_without_widget_state_and_small(name: str) -> None:
    assert "widgets" not in read(name)["metadata"]
    assert (FOLDER / name).stat().st_size < MOST_BYTES


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_stored_executed_in_order_and_without_errors(name: str) -> None:
    cells = code_cells(name)
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    kinds = [output["output_type"] for cell in cells for output in cell["outputs"]]
    assert "error" not in kinds


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_says_what_it_is(name: str) -> None:
    metadata = read(name)["metadata"]
    assert metadata["title"]
    assert metadata["tablelab"]["kind"] in {"index", "play", "rules", "analysis"}


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_links_lead_somewhere(name: str) -> None:
    texts = ["".join(cell["source"]) for cell in read(name)["cells"]]
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)\)", "\n".join(texts))
    missing = [link for link in links if not (FOLDER / name).parent.joinpath(link).exists()]
    assert missing == []


def test_the_index_leads_to_every_game_that_can_be_played() -> None:
    text = "".join("".join(cell["source"]) for cell in read("index.ipynb")["cells"])
    playable = [game for game in games.IDS if (FOLDER / "play" / f"{game}.ipynb").exists()]
    assert playable
    assert [game for game in playable if f"(play/{game}.ipynb)" not in text] == []


def test_they_run() -> None:
    """All cells in fresh kernels: an error in any of them fails."""
    path = os.pathsep.join([str(ROOT), str(ROOT / "widgets")])
    command = ["-m", "pytest", "-q", "--nbval-lax", "--nbval-current-env", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, *command, str(FOLDER)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"\d+ passed", done.stdout)
