"""Scenes of relocating, salvaging, fees and jokers."""

from __future__ import annotations

from tests.games.submarine.position import marker, player, position
from tests.games.submarine.scenarios.register import fires

TREASURES = {"3.2": "ring-red", "3.3": "crown-red anchor-blue", "3.5": "mask-red shell-blue"}


@fires("SB-TURN-3", "SB-MOVE-1", "SB-MOVE-2", "SB-MOVE-3")
def submarines_relocate() -> set[str]:
    table = position(
        player("3.3 3.4 5.2", hand="red red blue", pile=5), player("1.2"), board=TREASURES
    )
    table.act("ship:3")
    assert table.refused("move:3>1.5") == ["too_far"]
    assert table.refused("move:3>3.3") == ["stays"]
    assert table.refused("move:2>5.3") == ["none_active"]
    table.act("move:3>6.2")
    assert table.refused("take:crown-red") == ["relocating", "no_diver"]
    table.act("move:4>3.3")
    assert table.state.seat == 1, "the last active submarine has acted"
    assert table.subs(0) == ["3.3", "5.2", "6.2"]
    return table.rules


@fires("SB-SALVAGE-1", "SB-SALVAGE-2", "SB-SALVAGE-3", "SB-SALVAGE-4", "SB-JOKER-3")
def cards_pay_for_treasures() -> set[str]:
    table = position(
        player("3.3", hand="red blue", pile=5, container="crown-green"),
        player("1.2"),
        board=TREASURES,
        draws="red red red",
    )
    table.act("ship:3", "take:anchor-blue")
    assert table.container(0) == {"crown-green", "anchor-blue"}
    assert table.refused("take:ring-red") == ["no_diver"]
    table.act("take:crown-red")
    assert table.told("gains_joker") == [{"seat": 0, "marker": marker("crown-red")}]
    assert table.told("joker_ready") == [{"seat": 0, "n": 1}]
    assert table.state.spent == [1, 0, 0, 1, 0]
    return table.rules


@fires("SB-FEE-1", "SB-FEE-2")
def who_lies_above_collects() -> set[str]:
    table = position(
        player("3.3 3.5", hand="red red red", pile=3, jokers="shell-red"),
        player("3.2 3.4"),
        player("3.4", pile=1),
        board=TREASURES,
    )
    table.act("ship:3", "take:crown-red")
    assert table.piles() == [2, 1, 1]
    # On level 5 two of seat 1 and one of seat 2 lie above: three cards, and only two are left.
    assert table.refused("take:mask-red") == ["pile_too_small"]
    return table.rules


@fires("SB-JOKER-1", "SB-JOKER-2", "SB-JOKER-4")
def jokers_pay_without_a_fee() -> set[str]:
    table = position(
        player("3.5", hand="blue", jokers="shell-green"),
        player("3.2"),
        board=TREASURES,
    )
    table.act("ship:3")
    assert table.refused("take:shell-blue:shell-green") == ["shell_by_joker"]
    table.act("take:mask-red:shell-green")
    assert table.lying("3.5") == {"shell-blue", "shell-green"}
    assert table.hand(0) == ["blue"]
    free = position(player("3.5", hand="blue"), player("1.2"), board=TREASURES)
    free.act("ship:3", "take:shell-blue")
    assert free.jokers(0) == {"shell-blue"}
    return table.rules | free.rules
