"""The rules core stands on the standard library alone."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

EVERYTHING = """
import pkgutil, importlib, sys, json
import tablelab
for module in pkgutil.walk_packages(tablelab.__path__, "tablelab."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
import tablelab.games
for game in tablelab.games.every().values():
    game.rulebook
print(json.dumps(sorted(name.partition(".")[0] for name in sys.modules)))
"""


def run(code: str) -> str:
    """What ``code`` prints in a Python that has no installed packages at all."""
    command = [sys.executable, "-S", "-E", "-c", code]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_all_of_the_core_works_without_any_installed_package() -> None:
    loaded = set(json.loads(run(EVERYTHING)))
    assert "tablelab" in loaded
    # The script itself is "__main__", which is no module of the library.
    assert loaded - set(sys.stdlib_module_names) - {"__main__"} == {"tablelab"}


def test_the_lazy_door_does_not_open_by_itself() -> None:
    code = "import tablelab.widgets, sys; print('tablelab_widgets' in sys.modules)"
    assert run(code).strip() == "False"
