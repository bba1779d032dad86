"""Running the notebooks of a folder, all cells in fresh kernels."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from tests.notebooks.stored import FOLDER, NAMES, ROOT

SECONDS = 900
"""The longest that a folder may take."""

COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def run(*names: str) -> None:
    """Run notebooks by nbval; an error in a cell fails, with the cell and what it said."""
    if not names:
        pytest.skip("there are none")
    command = ["-m", "pytest", "-q", "--nbval-lax", "--nbval-current-env", "-p", "no:cacheprovider"]
    if "PYTEST_XDIST_WORKER" not in os.environ:  # else every processor has its work already
        command += ["-n", "2", "--dist", "loadfile"]  # the cells of a notebook belong together
    done = subprocess.run(
        [sys.executable, *command, *(str(FOLDER / name) for name in names)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "widgets")])},
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )
    if done.returncode or not re.search(r"\d+ passed", done.stdout):
        pytest.fail(readable(done.stdout + done.stderr), pytrace=False)


def inside(folder: str) -> list[str]:
    """The notebooks of a folder; the index is in none."""
    return [name for name in NAMES if name.rpartition("/")[0] == folder]


def readable(output: str) -> str:
    """What went wrong, without colours and without what passed."""
    plain = COLOUR.sub("", output)
    _, found, failures = plain.partition("= FAILURES =")
    return failures.strip("= \n") if found else plain
