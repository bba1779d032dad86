"""What the README says is so: its commands run, its links lead somewhere."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

README = (ROOT / "README.md").read_text(encoding="utf-8")
SHELL = re.findall(r"```sh\n(.*?)\n```", README, re.DOTALL)
CONSOLE = re.findall(r"^\$ tablelab (.*)$", README, re.MULTILINE)
PYTHON = re.findall(r"```python\n(.*?)\n```", README, re.DOTALL)
LINKS = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)


def test_two_commands_of_one_line_each() -> None:
    play, test = SHELL
    assert "\n" not in play + test
    assert all(command.startswith("python3 -m venv .venv && ") for command in (play, test))
    assert "tablelab serve" in play
    assert "pytest" in test


def test_ci_runs_exactly_the_test_command() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert script.read_text(encoding="utf-8").splitlines()[-1] == SHELL[1]


@pytest.mark.parametrize("link", LINKS)
def test_links_lead_somewhere(link: str) -> None:
    assert (ROOT / link).exists()


def test_the_rules_work_without_a_table() -> None:
    opens, plays = PYTHON
    assert "play(" in opens
    done = subprocess.run(
        [sys.executable, "-c", plays], cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    prompt, legal, *refusals, told, shares = done.stdout.splitlines()
    assert any(name in prompt for name in ("Ada", "Bo", "Cy"))
    assert "sail:" in legal
    assert refusals, "nobody can stop at that space"
    assert told.startswith("['")
    assert sum(map(float, shares.strip("()").split(", "))) == pytest.approx(1)


def test_there_are_examples() -> None:
    assert {line.split()[0] for line in CONSOLE} == {"games", "simulate", "check", "bench"}


@pytest.mark.parametrize("line", CONSOLE)
def test_commands_run(line: str) -> None:
    command = [sys.executable, "-m", "tablelab", *shlex.split(line)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
