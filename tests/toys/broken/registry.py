"""Broken games and the checks of the battery that must find the fault: each of them."""

from __future__ import annotations

from collections.abc import Callable

from tests.toys.trove import Trove

BROKEN: dict[type[Trove], tuple[str, ...]] = {}


def caught_by(*checks: str) -> Callable[[type[Trove]], type[Trove]]:
    def register(broken: type[Trove]) -> type[Trove]:
        BROKEN[broken] = checks
        return broken

    return register
