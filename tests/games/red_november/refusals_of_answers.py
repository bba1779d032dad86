"""Refusals by name, second part: repairs under way, and what is asked in between."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.red_november.position import Table
from tests.games.red_november.refused import (
    after,
    asked,
    blocking,
    plain,
    retreating,
    spreading,
    throwing,
    trading,
)

Case = tuple[str, Callable[[], Table], str, int | None, list[str], str | None]

ANSWERS: dict[str, Case] = {
    # as in refusals.CASES
    "no help": (
        "no_help",
        lambda: after(plain("crowbar", at=1), "fix:engine"),
        "add:crowbar",
        None,
        ["RN-FIX-4"],
        None,
    ),
    "no item to add": (
        "not_held",
        lambda: after(plain(at=1), "fix:engine"),
        "add:toolbox",
        None,
        ["RN-ITEM-4"],
        None,
    ),
    "no retreat": ("no_retreat", retreating, "retreat:5", None, ["RN-FIRE-1"], "retreat:3"),
    "nothing to give": ("not_held", trading, "give:coffee", None, ["RN-ITEM-4"], None),
    "asked for all": (
        "all_asked_for",
        lambda: after(trading(), "want:coffee"),
        "want:grog",
        None,
        ["RN-TRADE-1"],
        None,
    ),
    "not theirs": ("not_theirs", trading, "want:grog", None, ["RN-TRADE-1"], None),
    "empty offer": ("empty_offer", trading, "offer", None, ["RN-TRADE-1"], "cancel"),
    "cannot deliver": ("cannot_deliver", asked, "accept", None, ["RN-TRADE-2"], "decline"),
    "cannot block": ("cannot_block", blocking, "block:9", None, ["RN-EVENT-5"], "block:2"),
    "cannot spread": ("cannot_spread", spreading, "ignite:9", None, ["RN-EVENT-3"], "ignite:2"),
    "not to throw": ("not_held", throwing, "throw:aqualung", None, ["RN-ITEM-4"], "throw:coffee"),
}
