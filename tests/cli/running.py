"""Commands as tests run them: in this process, with what they print."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablelab.cli import main

ROOT = Path(__file__).parents[2]
SIMULATE = ["simulate", "raids", "--seats", "3", "--players", "random,random,random"]


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    """Exit status, output and errors of a command."""
    try:
        status = main(argv)
    except SystemExit as stop:
        status = int(stop.code or 0)
    output = capsys.readouterr()
    return status, output.out, output.err


def run_json(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    """The one JSON object that a command prints; anything else on the outputs is a failure."""
    status, out, err = run(capsys, *argv, "--json")
    assert (status, err) == (0, "")
    assert out.count("\n") == 1
    data = json.loads(out)
    assert isinstance(data, dict)
    return data
