"""Many actions in an order in which they can be overlooked."""

from __future__ import annotations

from typing import Any

import pytest
import tablelab_widgets  # noqa: F401  # its catalogues
from tablelab_widgets.table.groups import FEW, LONG, groups, shared_title

from tablelab.games import get

TEXT = get("raids").text("en")


def row(code: str, label: str = "", seat: int = 0) -> dict[str, Any]:
    return {"code": code, "label": label or code, "seat": seat}


def made(*rows: dict[str, Any]) -> list[tuple[str, str, list[str]]]:
    return [(group["look"], group["title"], group["codes"]) for group in groups(rows, TEXT)]


def test_a_few_actions_stand_side_by_side() -> None:
    rows = [row(f"sail:{n}") for n in range(FEW - 1)] + [row("flee")]
    assert made(*rows) == [("list", "", [each["code"] for each in rows])]


def test_more_stand_by_verb_in_the_order_of_the_rules() -> None:
    rows = (
        [row(f"take:{n}") for n in range(5)] + [row("end")] + [row(f"swap:{n}") for n in range(5)]
    )
    assert [codes for _, _, codes in made(*rows)] == [
        [f"take:{n}" for n in range(5)],
        ["end"],
        [f"swap:{n}" for n in range(5)],
    ]


def test_neighbours_with_one_action_each_share_a_group() -> None:
    rows = [row(f"open:{n}") for n in range(FEW)] + [row("play:grog"), row("fix:pump")]
    rows += [row(f"draw:{n}") for n in range(2)] + [row("end"), row("desert"), row("go", seat=1)]
    assert [codes for _, _, codes in made(*rows)] == [
        [f"open:{n}" for n in range(FEW)],
        ["play:grog", "fix:pump"],
        ["draw:0", "draw:1"],
        ["end", "desert"],
        ["go"],
    ]


def test_a_long_group_is_divided_and_folded_and_says_how_its_labels_begin() -> None:
    rows = [
        row(f"move:{level}>{column}.2", f"Move a submarine from level {level} to column {column}")
        for level in (2, 3)
        for column in range(LONG)
    ]
    first, second = made(*rows, row("end", "Do nothing"))[:2]
    assert first[:2] == ("folded", "Move a submarine from level 2 to column …")
    assert second[:2] == ("folded", "Move a submarine from level 3 to column …")
    assert made(*rows, row("end"))[2] == ("list", "", ["end"])


def test_a_long_group_that_cannot_be_divided_is_folded_whole() -> None:
    rows = [row(f"want:{n}", f"Ask for thing {n}") for n in range(LONG + 1)]
    assert [(look, title) for look, title, _ in made(*rows)] == [("folded", "Ask for thing …")]


def test_minutes_stand_in_a_row() -> None:
    rows = [row(f"spend:{n}", f"Spend {n} minutes") for n in range(1, 4)]
    look, title, codes = made(*rows, row("cancel"))[0]
    assert (look, title) == ("amounts", TEXT.template("table.amounts.spend"))
    assert codes == ["spend:1", "spend:2", "spend:3"]


def test_every_action_stands_in_one_group_of_its_seat() -> None:
    rows = [row(f"give:C{n}:map", seat=n % 3) for n in range(40)] + [row("go", seat=0)]
    found = groups(rows, TEXT)
    codes = [code for group in found for code in group["codes"]]
    assert sorted(codes) == sorted(each["code"] for each in rows)
    of = {each["code"]: each["seat"] for each in rows}
    assert all(of[code] == group["seat"] for group in found for code in group["codes"])


@pytest.mark.parametrize(
    ("labels", "title"),
    [
        (["Sell wool", "Sell wood"], ""),
        (["Put a boat into column 1", "Put a boat into column 2"], "Put a boat into column …"),
        (["Ask for: grog", "Ask for: coffee"], "Ask for …"),
        ([], ""),
    ],
)
def test_titles_are_whole_words(labels: list[str], title: str) -> None:
    assert shared_title(labels) == title
