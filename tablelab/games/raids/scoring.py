"""Glory points at the end of the game (rules RD-SCORE-*)."""

from __future__ import annotations

from tablelab.games.raids.components import Components, Tile
from tablelab.games.raids.state import House, Ship, count

SOURCES = ("coins", "runes", "standards", "goods", "monsters", "mjolnirs")
"""What brings points, in the order of the rules text."""


def rune_points(runes: int, house: House, parts: Components) -> int:
    """Points for runes of one family: 1, 3, 6, 10, 15; from the sixth on a new set begins.

    With ``runes_beyond_five = capped`` 15 is the most, the other reading of the text's "up to 15".
    """
    full = len(parts.rune_points) - 1
    sets, rest = divmod(runes, full)
    return _capped(sets * parts.rune_points[full] + parts.rune_points[rest], house, parts)


def _capped(total: int, house: House, parts: Components) -> int:
    return min(total, parts.rune_points[-1]) if house.runes_beyond_five == "capped" else total


def points(ship: Ship, house: House, parts: Components) -> dict[str, int]:
    """What the ship would score now, by source."""
    return {
        "coins": ship.coins,
        "runes": _runes(ship.runes, house, parts),
        "standards": sum(tile.value for tile in ship.hold if tile.kind == "standard"),
        "goods": sum(tile.value for tile in ship.sold),
        "monsters": sum(tile.value for tile in ship.monsters),
        "mjolnirs": count(ship, "mjolnir") * ship.vikings,
    }


def _runes(runes: tuple[Tile, ...], house: House, parts: Components) -> int:
    if house.rune_kinds == "one":
        return rune_points(len(runes), house, parts)
    families = [tile.family for tile in runes]
    counts = [families.count(family) for family in sorted(set(families))]
    # The cap is on all runes together, not on each family.
    return _capped(sum(rune_points(count, house, parts) for count in counts), house, parts)
