"""Our own vector drawings for Raids: each an icon in a box of 64 x 64 units.

Every icon has a silhouette of its own, so that it can be told from the others in one colour, too.
"""

from __future__ import annotations

from tablelab_widgets.boards.svg import INK, LINE, THIN, num, placed

COLOURS: dict[str, dict[str, str]] = {
    "sail": {"main": "#b5453a", "light": "#f6ead6", "deep": "#7a4a28"},
    "axe": {"main": "#93a1ab", "light": "#dfe6ea", "deep": "#8a5c36"},
    "mjolnir": {"main": "#8880b4", "light": "#d6d1ea", "deep": "#57508a"},
    "goods": {"main": "#b27a42", "light": "#dfb47c", "deep": "#5b4632"},
    "standard": {"main": "#e0ab33", "light": "#f8e3a4", "deep": "#7a4a28"},
    "rune": {"main": "#98a39c", "light": "#cbd3cc", "deep": "#a63d2a"},
    "trading_post": {"main": "#2f8b85", "light": "#f4ead2", "deep": "#8a5c36"},
    "visit": {"main": "#6f9450", "light": "#d9bd83", "deep": "#7a5230"},
    "plunder": {"main": "#9b6a34", "light": "#f0c44f", "deep": "#5b4632"},
    "monster": {"main": "#2c7580", "light": "#8fcac4", "deep": "#c8503c"},
    "viking": {"main": "#9aa6af", "light": "#f0cfa6", "deep": "#b9682e"},
    "coin": {"main": "#e5b23a", "light": "#f9dd87", "deep": "#93691a"},
    "anchor": {"main": "#41637a", "light": "#8fb0c2", "deep": "#24404f"},
    "star": {"main": "#e5b23a", "light": "#f9dd87", "deep": "#93691a"},
    "discarded": {"main": "#c9b88f", "light": "#efe4c6", "deep": "#8a7a55"},
}
"""The colours of each icon: ``main`` for its body, ``light`` and ``deep`` for its parts."""

_DRAWINGS: dict[str, str] = {
    "sail": (
        f'<path d="M32 4V61" {LINE} style="stroke-width:4.5;stroke:{{deep}}"/>'
        f'<path d="M9 15Q32 7 55 15Q61 33 56 50Q32 42 8 50Q3 33 9 15Z" fill="{{light}}" {LINE}/>'
        '<path d="M17.5 13Q23.5 11.5 28 11.2Q29.5 28 28 45.3Q22 45.7 16.5 47.6'
        "Q13 30 17.5 13ZM36.5 11.2Q43 11.7 47 13Q51 30 47.7 47.6Q42 45.8 36.5 45.3"
        'Q38.5 28 36.5 11.2Z" fill="{main}"/>'
        f'<path d="M9 15Q32 7 55 15Q61 33 56 50Q32 42 8 50Q3 33 9 15Z" fill="none" {LINE}/>'
        f'<path d="M8 50L27 60M56 50L37 60" {THIN}/>'
    ),
    "axe": (
        f'<path d="M23 60L35 6" {LINE} style="stroke-width:8.5"/>'
        '<path d="M23 60L35 6" fill="none" stroke="{deep}" stroke-width="4.5" '
        'stroke-linecap="round"/>'
        f'<path d="M32.5 9.5L37.5 10.6C44 11 51 8.5 57 4.5C61 19 57.5 34 47.5 43.5'
        f'C46 35 40.5 29.5 32.8 28.5L28.5 27.5Z" fill="{{main}}" {LINE}/>'
        '<path d="M56 9C58.5 20 55.5 31 48.6 38.5C47.8 35 46.5 32.5 45 30.5'
        'C50.5 24.5 53 17.5 52.6 11Z" fill="{light}"/>'
    ),
    "double_axe": (
        f'<path d="M32 62V6" {LINE} style="stroke-width:8.5"/>'
        '<path d="M32 62V6" fill="none" stroke="{deep}" stroke-width="4.5" stroke-linecap="round"/>'
        f'<path d="M32 15C42 16 50 11 55 4C63 15 63 33 55 44C50 37 42 32 32 33'
        f'C22 32 14 37 9 44C1 33 1 15 9 4C14 11 22 16 32 15Z" fill="{{main}}" {LINE}/>'
        '<path d="M54.5 9.5C59.5 18 59.5 30 54.5 38.5C53 36.5 51.5 35 50 33.8'
        "C53 27 53 21 50 14.5ZM9.5 9.5C4.5 18 4.5 30 9.5 38.5C11 36.5 12.5 35 14 33.8"
        'C11 27 11 21 14 14.5Z" fill="{light}"/>'
        f'<path d="M27.5 15V33M36.5 15V33" {THIN}/>'
    ),
    "mjolnir": (
        f'<circle cx="32" cy="8" r="5" fill="none" {LINE} style="stroke-width:3.4"/>'
        f'<path d="M27 13H37L38.5 33H25.5Z" fill="{{main}}" {LINE}/>'
        f'<path d="M19 33H45L58 38V49L38 55L32 61L26 55L6 49V38Z" fill="{{light}}" {LINE}/>'
        '<path d="M7.5 44L26 50.5L32 56.5L38 50.5L56.5 44V48L37.3 53.7L32 59L26.7 53.7'
        'L7.5 48Z" fill="{main}"/>'
        '<path d="M32 37L38 43L32 49L26 43ZM16 40.5L20 43.5L16 46M48 40.5L44 43.5L48 46" '
        'fill="none" stroke="{deep}" stroke-width="2.4" stroke-linejoin="round" '
        'stroke-linecap="round"/>'
    ),
    "goods": (
        f'<path d="M16 7H48Q57 32 48 58H16Q7 32 16 7Z" fill="{{main}}" {LINE}/>'
        '<path d="M25.5 8.5H38.5Q42 32 38.5 56.5H25.5Q22 32 25.5 8.5Z" fill="{light}"/>'
        f'<path d="M25.5 8Q22 32 25.5 57M38.5 8Q42 32 38.5 57" {THIN}/>'
        f'<path d="M12.8 17.5H51.2L52.6 25H11.4ZM11.4 40H52.6L51.2 47.5H12.8Z" '
        f'fill="{{deep}}" {LINE}/>'
    ),
    "standard": (
        f'<path d="M14 62V4" {LINE} style="stroke-width:7"/>'
        '<path d="M14 61V5" stroke="{deep}" stroke-width="3.2" stroke-linecap="round"/>'
        f'<path d="M15 9L59 6Q60 32 42 44Q30 51 15 51Z" fill="{{main}}" {LINE}/>'
        '<path d="M20 14L54 11.5Q53 29 39 38.5Q30 44.5 20 45.5Z" fill="{light}"/>'
        '<path d="M23 33C25 25 28 20 34 19.5C34.5 16.5 37.5 15 40 16.5L46 17.8L40.5 20'
        "C41 23.5 39.5 26.5 37.5 28.5L42 33L36 31.5L36.5 36L32.5 32C29 34 26.5 33.5 23 33Z"
        '" fill="{ink}"/>'
        f'<path d="M52 33L56.5 40M45.5 41L49 48.5M37 46.5L39 54M28 50L28.5 57" {THIN}/>'
    ),
    "rune": (
        f'<path d="M13 60L10 30Q10 12 24 6Q38 0 48 12Q56 22 53 36L54 60Z" fill="{{main}}" {LINE}/>'
        '<path d="M18 57L16 31Q16 17 27 11.5Q37 7 44 15.5Q50 24 47.5 36L48 57Z" fill="{light}"/>'
        '<path d="M27 52V18M27 21L40 31L27 38M29 37L41 51" fill="none" stroke="{deep}" '
        'stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/>'
        f'<path d="M9 60H57" {LINE}/>'
    ),
    "rune_b": (
        f'<path d="M13 60L10 30Q10 12 24 6Q38 0 48 12Q56 22 53 36L54 60Z" fill="{{main}}" {LINE}/>'
        '<path d="M18 57L16 31Q16 17 27 11.5Q37 7 44 15.5Q50 24 47.5 36L48 57Z" fill="{light}"/>'
        '<path d="M27 52V17M27 35Q38 34 42 24M27 23Q34 22 37 15" fill="none" stroke="{deep}" '
        'stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/>'
        f'<path d="M9 60H57" {LINE}/>'
    ),
    "trading_post": (
        f'<path d="M12 26V60M52 26V60" {LINE} style="stroke-width:5;stroke:{{deep}}"/>'
        f'<path d="M8 42H56V60H8Z" fill="{{deep}}" {LINE}/>'
        f'<path d="M8 51H56" {THIN}/>'
        '<circle cx="24" cy="36.5" r="5" fill="#d0763a" stroke="{ink}" stroke-width="2.2"/>'
        '<circle cx="35" cy="36.5" r="5" fill="#e5b23a" stroke="{ink}" stroke-width="2.2"/>'
        '<circle cx="29.5" cy="32" r="5" fill="#8fae52" stroke="{ink}" stroke-width="2.2"/>'
        f'<path d="M14 6H50L60 22V25Q55.6 31 51.2 25Q46.8 31 42.4 25Q38 31 32 25'
        f'Q26 31 21.6 25Q17.2 31 12.8 25Q8.4 31 4 25V22Z" fill="{{light}}" {LINE}/>'
        '<path d="M19.5 7.3H27L23.2 24.5Q19 29 14.6 25.5L13.5 23.5ZM37 7.3H44.5'
        'L50.5 23.5L49.4 25.5Q45 29 40.8 24.5Z" fill="{main}"/>'
        f'<path d="M5 22H59" {THIN}/>'
    ),
    "visit": (
        f'<path d="M10 34L12 60H52L54 34Z" fill="{{light}}" {LINE}/>'
        f'<path d="M25 60V44Q32 37 39 44V60Z" fill="{{deep}}" {LINE}/>'
        f'<path d="M3 38Q18 32 32 10Q46 32 61 38L58 44Q42 38 32 24Q22 38 6 44Z" fill="{{main}}" '
        f"{LINE}/>"
        f'<path d="M32 16Q27 8 22 3M32 16Q37 8 42 3" {LINE} fill="none" style="stroke-width:3.6"/>'
        f'<path d="M17 48V58M47 48V58" {THIN}/>'
    ),
    "plunder": (
        f'<path d="M7 30H57V58H7Z" fill="{{main}}" {LINE}/>'
        f'<path d="M7 30Q7 9 22 9H42Q57 9 57 30Z" fill="{{main}}" {LINE}/>'
        f'<path d="M5 27H59V35H5Z" fill="{{light}}" {LINE}/>'
        f'<path d="M15 11Q13 18 13.5 27H20Q19.5 17 22 9.5ZM49 11Q51 18 50.5 27H44Q44.5 17 42 9.5Z'
        f'M13.5 35H20V58H13.5ZM44 35H50.5V58H44Z" fill="{{deep}}"/>'
        f'<path d="M26 28H38V42Q32 47 26 42Z" fill="{{light}}" {LINE}/>'
        '<circle cx="32" cy="35.5" r="2.6" fill="{ink}"/>'
    ),
    "monster": (
        f'<path d="M39 54C37 45 40 36 46 36C52 36 54 45 53 54Z" fill="{{main}}" {LINE}/>'
        f'<path d="M53 54C53 48 57 47 58 41C62 46 62 52 60.5 54Z" fill="{{main}}" {LINE}/>'
        f'<path d="M13 54C15 44 9.5 40 10.5 28C11.5 15 22 9 30 10.5L42 15.5L39 19L44 22.5'
        f'C38 26 31 26 27.5 28C24.5 30 31 40 31 54Z" fill="{{main}}" {LINE}/>'
        '<path d="M17.5 53C19 44 15 39 16 30C17 24 20 21 24 20.5C21 26 21 30 22.5 35'
        'C24 41 26 46 26.2 53Z" fill="{light}"/>'
        f'<path d="M11 26L4.5 22L12.5 20L8 13L16.5 14.5L16 6.5L23.5 10.5" fill="{{deep}}" {LINE}/>'
        '<circle cx="28" cy="16.5" r="2.7" fill="#fff"/><circle cx="28.6" cy="16.8" r="1.4" '
        'fill="{ink}"/>'
        '<path d="M2 56Q8 50 14 56T26 56T38 56T50 56T62 56" fill="none" stroke="{light}" '
        'stroke-width="5" stroke-linecap="round"/>'
        f'<path d="M2 59Q8 53 14 59T26 59T38 59T50 59T62 59" {THIN}/>'
    ),
    "viking": (
        f'<path d="M15 34V46Q20 62 32 62Q44 62 49 46V34Z" fill="{{deep}}" {LINE}/>'
        f'<path d="M18 32H46V42Q42 48 32 46Q22 48 18 42Z" fill="{{light}}" {LINE}/>'
        '<path d="M23 49.5Q32 44 41 49.5Q36 52 32 50Q28 52 23 49.5Z" fill="{ink}"/>'
        '<circle cx="25" cy="38.5" r="2.4" fill="{ink}"/><circle cx="39" cy="38.5" r="2.4" '
        'fill="{ink}"/>'
        f'<path d="M12 34C11 15 20 4 32 4C44 4 53 15 52 34Q32 27 12 34Z" fill="{{main}}" {LINE}/>'
        f'<path d="M28.5 5Q32 2 35.5 5V29L34.5 44H29.5L28.5 29Z" fill="{{main}}" {LINE}/>'
        f'<path d="M12.5 27Q32 20 51.5 27V34.5Q32 27 12.5 34.5Z" fill="#c79a4a" {LINE}/>'
    ),
    "coin": (
        f'<circle cx="32" cy="32" r="27" fill="{{main}}" {LINE}/>'
        '<circle cx="32" cy="32" r="20" fill="{light}" stroke="{deep}" stroke-width="2.6"/>'
        '<path d="M32 18V46M18 32H46" stroke="{deep}" stroke-width="4.4" stroke-linecap="round"/>'
        '<circle cx="32" cy="32" r="6" fill="{light}" stroke="{deep}" stroke-width="2.6"/>'
    ),
    "anchor": (
        f'<path d="M32 18V58M20 25H44M9 40Q12 57 32 58Q52 57 55 40" fill="none" {LINE} '
        'style="stroke-width:9"/>'
        f'<path d="M32 18V58M20 25H44M9 40Q12 57 32 58Q52 57 55 40" fill="none" stroke="{{main}}" '
        'stroke-width="4.6" stroke-linecap="round"/>'
        f'<circle cx="32" cy="11" r="6" fill="{{light}}" {LINE} style="stroke-width:3.4"/>'
        f'<path d="M9 34L3 45H16ZM55 34L48 45H61Z" fill="{{main}}" {LINE}/>'
    ),
    "star": (
        f'<path d="M32 4L40.5 22L60 24.5L45.8 38.2L49.4 57.5L32 48.2L14.6 57.5'
        f'L18.2 38.2L4 24.5L23.5 22Z" fill="{{main}}" {LINE}/>'
        '<path d="M32 11L37.8 24.8L32 43.5L26.2 24.8Z" fill="{light}"/>'
    ),
    "discarded": (
        f'<rect x="6" y="8" width="36" height="36" rx="6" fill="{{main}}" {LINE}/>'
        f'<rect x="14" y="14" width="36" height="36" rx="6" fill="{{main}}" {LINE}/>'
        f'<rect x="22" y="21" width="36" height="36" rx="6" fill="{{light}}" {LINE}/>'
        '<path d="M31 30L49 48M49 30L31 48" stroke="{deep}" stroke-width="4.6" '
        'stroke-linecap="round"/>'
    ),
}

NAMES = tuple(_DRAWINGS)
"""All icons there are."""


def icon(name: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """The icon as an SVG fragment, ``size`` units wide and high, with its centre at (x, y)."""
    colours = COLOURS[{"double_axe": "axe", "rune_b": "rune"}.get(name, name)]
    return placed(_DRAWINGS[name].format(ink=INK, **colours), x, y, size, turn)


def shield(x: float, y: float, r: float, main: str, rim: str, *, filled: bool = True) -> str:
    """A round shield with its boss; not ``filled`` it is the empty ring of one."""
    line = f'stroke="{INK}" stroke-width="{num(r * 0.14)}"'
    if not filled:
        return (
            f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r * 0.92)}" fill="{main}" '
            f'fill-opacity=".16" stroke="{rim}" stroke-width="{num(r * 0.16)}" '
            f'stroke-dasharray="{num(r * 0.4)} {num(r * 0.26)}"/>'
        )
    a = r * 0.92
    wedge = f"M{num(x)} {num(y)}V{num(y - a)}A{num(a)} {num(a)} 0 0 1 {num(x + a)} {num(y)}Z"
    other = f"M{num(x)} {num(y)}V{num(y + a)}A{num(a)} {num(a)} 0 0 1 {num(x - a)} {num(y)}Z"
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(a)}" fill="{main}" {line}/>'
        f'<path d="{wedge}{other}" fill="{rim}"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(a)}" fill="none" {line}/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r * 0.3)}" fill="#c9ced2" {line}/>'
    )
