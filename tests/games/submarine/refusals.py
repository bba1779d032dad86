"""Positions in which something is refused, and what the rules say to it."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.submarine.position import RIGHT, Table, player, position

SEA = {
    "3.2": "ring-red lamp-blue",
    "3.4": "mask-red shell-blue",
    "5.2": "goblet-red",
}


def sailing(**options: str) -> Table:
    return position(player("3.2 5.2", ship=2, hand="red"), player("1.2"), board=SEA, **options)


def acting(subs: str = "3.2", hand: str = "red", pile: int = 3, **more: str) -> Table:
    """Seat 0 is asked what its submarines do in column 3; seat 1 has one on (3, 3)."""
    table = position(
        player(subs, hand=hand, pile=pile, **more),  # type: ignore[arg-type]
        player("3.3", jokers="sword-green"),
        board=SEA,
    )
    table.act("ship:3")
    return table


def relocating() -> Table:
    table = acting("3.2 3.4")
    table.act("move:4>3.3")
    return table


def salvaging() -> Table:
    table = acting("3.2 3.4", jokers="sword-red")
    table.act("take:ring-red")
    return table


def newly_gained() -> Table:
    """The lamp is a duplicate that was gained in this turn."""
    table = acting("3.2", hand="blue red", container="lamp-green")
    table.act("take:lamp-blue")
    return table


def docked() -> Table:
    return position(player("3.2", ship=RIGHT, hand="red", pile=2), player("1.2"), board=SEA)


def over() -> Table:
    return position(
        player("3.2", ship=RIGHT, hand="red"), player("1.2", ship=RIGHT), board=SEA, dry=1
    )


def shells(**more: str) -> Table:
    return acting("3.4", hand="blue", jokers="sword-red", **more)


Case = tuple[str, Callable[[], Table], str, int | None, list[str], bool]

CASES: dict[str, Case] = {
    # name: (message, table, code, seat (None: who is asked), rules, whether a repair is offered)
    "game over": ("over", over, "ship:3", 0, ["SB-END-4"], False),
    "not my turn": ("not_your_turn", sailing, "ship:1", 1, ["SB-TURN-1"], False),
    "all are placed": ("all_placed", sailing, "place:3", None, ["SB-SETUP-6"], False),
    "on the dock": ("on_dock", docked, "ship:3", None, ["SB-DOCK-1"], False),
    "dock, no dive": ("on_dock", docked, "take:ring-red", None, ["SB-DOCK-1"], False),
    "dock, no move": ("on_dock", docked, "move:2>1.2", None, ["SB-DOCK-1"], False),
    "swap at sea": ("swap_only_on_dock", sailing, "swap:red", None, ["SB-DOCK-2"], False),
    "swap in column": ("swap_only_on_dock", acting, "swap:red", None, ["SB-DOCK-2"], False),
    "no such card": ("not_in_hand", docked, "swap:green", None, ["SB-DOCK-2"], True),
    "ship first, end": ("ship_first", sailing, "end", None, ["SB-TURN-2"], False),
    "ship first, move": ("ship_first", sailing, "move:2>1.2", None, ["SB-TURN-2"], False),
    "ship first, take": ("ship_first", sailing, "take:ring-red", None, ["SB-TURN-2"], False),
    "ship once": ("ship_moved", acting, "ship:dock", None, ["SB-TURN-2"], False),
    "back": (
        "backwards",
        lambda: position(player("3.2 5.2", ship=3), player("1.2")),
        "ship:3",
        None,
        ["SB-SHIP-1"],
        True,
    ),
    "nobody below": ("no_submarine_there", sailing, "ship:4", None, ["SB-SHIP-2"], True),
    "leave early": (
        "leave_early",
        lambda: sailing(leave_early="forbidden"),
        "ship:dock",
        None,
        ["SB-SHIP-3"],
        True,
    ),
    "salvaging": ("salvaging", salvaging, "move:4>1.4", None, ["SB-TURN-3"], False),
    "none on the level": ("none_active", acting, "move:4>1.4", None, ["SB-MOVE-2"], False),
    "too deep": ("too_far", acting, "move:2>1.4", None, ["SB-MOVE-1"], True),
    "own square": ("stays", acting, "move:2>3.2", None, ["SB-MOVE-3"], False),
    "relocating": ("relocating", relocating, "take:ring-red", None, ["SB-TURN-3"], False),
    "in another column": ("other_column", acting, "take:goblet-red", None, ["SB-SALVAGE-1"], False),
    "no diver": ("no_diver", acting, "take:mask-red", None, ["SB-SALVAGE-1"], False),
    "no card": ("no_card", acting, "take:lamp-blue", None, ["SB-SALVAGE-2"], False),
    "no card but a joker": (
        "no_card",
        lambda: acting(jokers="sword-red"),
        "take:lamp-blue",
        None,
        ["SB-SALVAGE-2"],
        True,
    ),
    "pile too small": (
        "pile_too_small",
        lambda: acting("3.4", pile=0),
        "take:mask-red",
        None,
        ["SB-FEE-2"],
        False,
    ),
    "pile too small but a joker": (
        "pile_too_small",
        lambda: acting("3.4", pile=0, jokers="sword-red"),
        "take:mask-red",
        None,
        ["SB-FEE-2"],
        True,
    ),
    "too new": (
        "joker_too_new",
        newly_gained,
        "take:ring-red:lamp-blue",
        None,
        ["SB-JOKER-3"],
        True,
    ),
    "not my joker": (
        "no_such_joker",
        acting,
        "take:ring-red:sword-green",
        None,
        ["SB-JOKER-2"],
        True,
    ),
    "joker for itself": (
        "no_such_joker",
        acting,
        "take:ring-red:ring-red",
        None,
        ["SB-JOKER-2"],
        True,
    ),
    "shell": (
        "shell_by_joker",
        shells,
        "take:shell-blue:sword-red",
        None,
        ["SB-JOKER-4"],
        True,
    ),
    # Two rules at once, in the order of the rulebook.
    "back, nobody below": (
        "backwards",
        sailing,
        "ship:1",
        None,
        ["SB-SHIP-1", "SB-SHIP-2"],
        True,
    ),
    "too far and none there": (
        "too_far",
        acting,
        "move:5>1.2",
        None,
        ["SB-MOVE-1", "SB-MOVE-2"],
        False,
    ),
    "stays and none there": (
        "stays",
        acting,
        "move:4>3.4",
        None,
        ["SB-MOVE-2", "SB-MOVE-3"],
        False,
    ),
    "salvaged there": (
        "salvaging",
        salvaging,
        "move:2>1.2",
        None,
        ["SB-TURN-3", "SB-MOVE-2"],
        False,
    ),
    "no diver, no card": (
        "no_diver",
        lambda: acting(hand="green"),
        "take:mask-red",
        None,
        ["SB-SALVAGE-1", "SB-SALVAGE-2"],
        False,
    ),
    "no diver, no card, a joker that cannot help": (
        "no_card",
        lambda: acting(hand="green", jokers="sword-red"),
        "take:mask-red",
        None,
        ["SB-SALVAGE-1", "SB-SALVAGE-2"],
        False,
    ),
    "no card, no fee": (
        "no_card",
        lambda: acting("3.4", pile=0),
        "take:shell-blue",
        None,
        ["SB-SALVAGE-2", "SB-FEE-2"],
        False,
    ),
    "no diver, no joker": (
        "no_such_joker",
        acting,
        "take:mask-red:crown-red",
        None,
        ["SB-SALVAGE-1", "SB-JOKER-2"],
        False,
    ),
    "shell by no joker": (
        "shell_by_joker",
        shells,
        "take:shell-blue:crown-red",
        None,
        ["SB-JOKER-2", "SB-JOKER-4"],
        True,
    ),
    "relocating, no diver": (
        "relocating",
        relocating,
        "take:mask-red",
        None,
        ["SB-TURN-3", "SB-SALVAGE-1"],
        False,
    ),
}
