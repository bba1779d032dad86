"""The linters, the types, the layers and the catalogues, as one run of the tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

TOOLS = {
    "lint": ["-m", "ruff", "check", "."],
    "format": ["-m", "ruff", "format", "--check", "."],
    "types": ["-m", "mypy"],
    "layers": ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
    "catalogues": ["tools/catalogues.py", "check"],
}


@pytest.mark.parametrize("tool", TOOLS)
def test_clean(tool: str) -> None:
    path = os.pathsep.join([str(ROOT), str(ROOT / "widgets")])
    done = subprocess.run(
        [sys.executable, *TOOLS[tool]],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
