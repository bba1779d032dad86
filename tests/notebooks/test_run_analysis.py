"""The notebooks that analyse run. A file of its own, so that the folders run side by side."""

from __future__ import annotations

from tests.notebooks.running import inside, run


def test_they_run() -> None:
    run(*inside("analysis"))
