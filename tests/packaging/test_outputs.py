"""Cells of a page that is read: several outputs are sent one by one."""

from __future__ import annotations

from typing import Any

from tablelab_widgets.site.server import one_by_one


def told(*outputs: str, cell: int = 0, total: int = 1) -> dict[str, Any]:
    return {
        "action": "execution_result",
        "payload": {
            "output_cell": {"cell_type": "code", "outputs": list(outputs)},
            "cell_index": cell,
            "total_cell": total,
        },
    }


def test_a_message_with_several_outputs_becomes_several() -> None:
    parts = list(one_by_one(told("a", "b", "c", cell=1, total=4)))
    assert [part["payload"]["output_cell"]["outputs"] for part in parts] == [["a"], ["b"], ["c"]]
    assert {part["payload"]["cell_index"] for part in parts} == {1}


def test_only_the_last_output_of_the_last_cell_ends_the_talk() -> None:
    """The page hangs up when the number of a cell and one are the number of all."""
    parts = list(one_by_one(told("a", "b", cell=3, total=4)))
    ends = [part["payload"]["cell_index"] + 1 == part["payload"]["total_cell"] for part in parts]
    assert ends == [False, True]


def test_all_other_messages_stay_as_they_are() -> None:
    error = {"action": "execution_error", "payload": {"error": "no"}}
    for message in (told(), told("a"), error, "text", {}):
        assert list(one_by_one(message)) == [message]
