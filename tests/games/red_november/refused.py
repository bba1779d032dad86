"""Positions in which something is refused, for the table of refusals."""

from __future__ import annotations

from tests.games.red_november.position import PARTS, SEA, Table, gnome, position

FULL = "coffee crowbar grog speargun toolbox"


def plain(items: str = "", at: int = 5, **case: object) -> Table:
    return position(gnome(at, 30, items), gnome(5, 20, "coffee"), gnome(1, 10), **case)  # type: ignore[arg-type]


def after(table: Table, *steps: str | tuple[object, ...]) -> Table:
    table.act(*steps)
    return table


def drew() -> Table:
    return after(position(gnome(8), gnome(1, 20)), ("draw:items:1", "coffee"))


def retreating() -> Table:
    return after(plain(at=1, fire=[1]), "fix:extinguish", ("spend:1", 2))


def walked_out(**case: object) -> Table:
    """Ten minutes beyond 0, in room 5, with the hatch to room 6 open."""
    table = position(gnome(5, 1), gnome(1, 0), **case)  # type: ignore[arg-type]
    return after(table, *["open:6", "enter", "open:5", "enter"] * 5, "open:6")


def blocking() -> Table:
    table = position(gnome(5, 58), gnome(1, 20), symbols=True)
    return after(table, ("wait:1", "hatch_blocked/0", 5))


def spreading() -> Table:
    table = position(gnome(1, 58), gnome(1, 20), symbols=True, fire=[5])
    return after(table, ("wait:1", "fire_spreads/0"))


def throwing() -> Table:
    table = position(gnome(1, 58, FULL), gnome(1, 20), symbols=True)
    return after(table, ("wait:1", "turbulence/3"))


def trading(**case: str) -> Table:
    return after(plain("crowbar", **case), "trade:2")


def deserting(at: int = SEA, time: int = 9, items: str = "aqualung") -> Table:
    """One step short of deserting, by what a case takes away."""
    return position(gnome(at, time, items), gnome(1, 5), gnome(1, 5))


def nothing_to_draw() -> Table:
    """Ben holds all that does not lie in the cabin."""
    everything = [item.id for item in PARTS.items.values() for _ in range(item.count)]
    return position(gnome(8), gnome(1, 20, " ".join(everything[PARTS.limits["cabin_grog"] :])))


def asked() -> Table:
    return after(trading(crazed="yes"), "want:aqualung", "offer")


def over() -> Table:
    return after(position(gnome(5, 1), gnome(1, 0)), "wait:1")
