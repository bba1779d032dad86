"""The tables open. A file of its own, so that the folders run side by side."""

from __future__ import annotations

from tests.notebooks.running import inside, run


def test_tables_open() -> None:
    run(*inside("play"), *inside(""))
