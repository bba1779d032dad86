"""Our own vector drawings for Red November: each an icon in a box of 64 x 64 units."""

from __future__ import annotations

from tablelab_widgets.boards.svg import INK, LINE, THIN, placed

_L = LINE.format(ink=INK)
_T = THIN.format(ink=INK)


def _thick(d: str, colour: str, width: float) -> str:
    """A line in a colour with an outline."""
    caps = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path d="{d}" {caps} stroke="{INK}" stroke-width="{width + 5}"/>'
        f'<path d="{d}" {caps} stroke="{colour}" stroke-width="{width}"/>'
    )


def _book(colour: str, deep: str, sign: str) -> str:
    return (
        f'<path d="M12 6H50Q54 6 54 10V58H16Q10 58 10 52V10Q10 6 12 6Z" fill="{colour}" {_L}/>'
        f'<path d="M10 52Q10 46 16 46H54V58H16Q10 58 10 52Z" fill="#fdf6e3" {_L}/>'
        f'<path d="M17 7V45" stroke="{deep}" stroke-width="4"/>{sign}'
    )


def _cog(x: float, y: float, r: float, fill: str) -> str:
    teeth = "".join(
        f'<rect x="{x - r * 0.22:.1f}" y="{y - r * 1.3:.1f}" width="{r * 0.44:.1f}" '
        f'height="{r * 2.6:.1f}" rx="2" fill="{fill}" {_L} transform="rotate({turn} {x} {y})"/>'
        for turn in (0, 45, 90, 135)
    )
    return (
        f'{teeth}<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" {_L}/>'
        f'<circle cx="{x}" cy="{y}" r="{r * 0.86:.1f}" fill="{fill}"/>'
        f'<circle cx="{x}" cy="{y}" r="{r * 0.4:.1f}" fill="#fdf6e3" {_L}/>'
    )


def _bubbles(fill: str) -> str:
    return (
        f'<circle cx="25" cy="38" r="18" fill="{fill}" {_L}/>'
        f'<circle cx="49" cy="20" r="11" fill="{fill}" {_L}/>'
        f'<circle cx="51" cy="47" r="6.5" fill="{fill}" {_L}/>'
        '<path d="M14 36Q15 27 23 25M42 18Q43 13 48 13" fill="none" stroke="#fff" '
        'stroke-width="3.6" stroke-linecap="round"/>'
    )


def _trefoil(x: float, y: float, r: float) -> str:
    side, up = r * 0.5, y - r * 0.87
    blade = f"M{x} {y}L{x - side:.1f} {up:.1f}A{r} {r} 0 0 1 {x + side:.1f} {up:.1f}Z"
    blades = "".join(
        f'<path d="{blade}" fill="{INK}" transform="rotate({turn} {x} {y})"/>'
        for turn in (0, 120, 240)
    )
    return (
        f'{blades}<circle cx="{x}" cy="{y}" r="{r * 0.3:.1f}" fill="#ffd23f" '
        f'stroke="#ffd23f" stroke-width="1"/><circle cx="{x}" cy="{y}" r="{r * 0.2:.1f}" '
        f'fill="{INK}"/>'
    )


_ROCKET = (
    f'<path d="M32 3Q44 14 43 32V44H21V32Q20 14 32 3Z" fill="#e9e4d6" {_L}/>'
    f'<path d="M32 3Q40 10 42.4 22H21.6Q24 10 32 3Z" fill="#d0432f" {_L}/>'
    f'<path d="M21 32L10 46V54L21 48ZM43 32L54 46V54L43 48Z" fill="#d0432f" {_L}/>'
    f'<circle cx="32" cy="31" r="5.5" fill="#58b4cf" {_L}/>'
    f'<path d="M25 46H39Q38 56 32 62Q26 56 25 46Z" fill="#ffb13d" {_L}/>'
)

_TENTACLE = _thick("M8 58Q4 34 18 30Q34 26 32 44Q30 54 42 54Q60 52 54 28Q50 12 36 12", "#8a5fa8", 9)
_TENTACLE += "".join(
    f'<circle cx="{x}" cy="{y}" r="2.6" fill="#f3d9ee"/>'
    for x, y in ((9, 46), (16, 33), (31, 38), (37, 53), (53, 45), (53, 28), (44, 14))
)

_GAUGE = (
    f'<circle cx="32" cy="33" r="26" fill="#f7f1e2" {_L}/>'
    f'<path d="M12 42A21.5 21.5 0 1 1 52 42" fill="none" stroke="#3478bd" stroke-width="5"/>'
    '<path d="M44 17A21.5 21.5 0 0 1 52 42" fill="none" stroke="#d0432f" stroke-width="5"/>'
    f'<path d="M32 36L46 22" fill="none" stroke="{INK}" stroke-width="4.6" '
    f'stroke-linecap="round"/><circle cx="32" cy="36" r="5" fill="{INK}"/>'
    f'<path d="M22 50H42" {_T}/>'
)

_THERMOMETER = (
    f'<path d="M25 10Q25 4 32 4T39 10V36Q47 41 47 49A15 13 0 0 1 17 49Q17 41 25 36Z" '
    f'fill="#f7f1e2" {_L}/>'
    '<path d="M29 20H35V40Q42 43 42 49A10 8.5 0 0 1 22 49Q22 43 29 40Z" fill="#d5492f"/>'
    f'<path d="M44 12H50M44 20H54M44 28H50" {_T}/>'
)

_MUG = (
    _thick("M46 24Q59 22 58 36Q57 46 45 46", "#8a5a2c", 4)
    + f'<path d="M10 18H48V54Q48 60 42 60H16Q10 60 10 54Z" fill="#b97a3c" {_L}/>'
    '<path d="M19 24V56M29 24V56M39 24V56" stroke="#8a5a2c" stroke-width="3"/>'
    f'<path d="M8 22Q2 12 13 10Q18 2 28 7Q38 1 44 9Q54 11 50 22Q46 29 40 23Q34 30 27 23Q19 30 '
    f'14 24Q11 27 8 22Z" fill="#fffaf0" {_L}/>'
)

_DRAWINGS: dict[str, str] = {
    # items
    "grog": _MUG,
    "fire_extinguisher": (
        _thick("M30 12Q12 10 10 30V44", "#5b6670", 3.4)
        + f'<path d="M20 26Q20 17 31 17T42 26V58Q42 61 39 61H23Q20 61 20 58Z" fill="#d0392f" {_L}/>'
        f'<path d="M20 36H42V48H20Z" fill="#fdf6e3" {_L}/>'
        f'<path d="M27 8H36V18H27ZM36 10L54 5V15L36 14Z" fill="#9aa6ad" {_L}/>'
        f'<path d="M5 42H15L17 54H3Z" fill="#3d464d" {_L}/>'
        '<path d="M25 24Q25 21 28 20V58H25Z" fill="#fff" opacity=".35"/>'
    ),
    "crowbar": (
        _thick("M12 56L46 22Q56 12 48 6Q42 3 38 9", "#3f73a5", 6)
        + _thick("M12 56L7 51", "#3f73a5", 6)
        + '<path d="M16 50L45 21" stroke="#9cc4e4" stroke-width="2.4" stroke-linecap="round"/>'
    ),
    "water_pump": (
        _thick("M24 20L52 6", "#8a5a2c", 4)
        + f'<path d="M16 22H34V54H16Z" fill="#4f9d8a" {_L}/>'
        f'<path d="M12 54H38V61H12ZM13 18H37V25H13Z" fill="#37776a" {_L}/>'
        f'<path d="M34 30H48Q56 30 56 38V42H46V38H34Z" fill="#4f9d8a" {_L}/>'
        f'<path d="M51 45Q58 54 51 59Q44 54 51 45Z" fill="#58b4cf" {_L}/>'
        '<path d="M20 27V52" stroke="#a8dccf" stroke-width="3"/>'
    ),
    "engine_manual": _book("#e08a2e", "#a75f12", _cog(36, 27, 9.5, "#fdf6e3")),
    "pump_manual": _book(
        "#3f9b5a",
        "#1f5e33",
        f'<circle cx="31" cy="31" r="8.5" fill="#c9eef5" {_L}/>'
        f'<circle cx="44" cy="20" r="5.5" fill="#c9eef5" {_L}/>',
    ),
    "reactor_manual": _book(
        "#d0432f",
        "#8a2314",
        f'<circle cx="36" cy="27" r="13" fill="#ffd23f" {_L}/>' + _trefoil(36, 27, 11),
    ),
    "toolbox": (
        _thick("M22 22V14Q22 11 25 11H39Q42 11 42 14V22", "#9aa6ad", 3.4)
        + f'<path d="M6 24H58V56H6Z" fill="#b8402f" {_L}/>'
        f'<path d="M4 22H60V34H4Z" fill="#d65a42" {_L}/>'
        f'<path d="M27 30H37V41H27Z" fill="#f2c95a" {_L}/>'
        '<path d="M11 40V51M53 40V51" stroke="#7d2418" stroke-width="3"/>'
    ),
    "deactivation_code": (
        f'<path d="M14 4H50Q54 4 54 8V56Q54 60 50 60H14Q10 60 10 56V8Q10 4 14 4Z" '
        f'fill="#4c5a66" {_L}/>'
        f'<path d="M16 10H48V22H16Z" fill="#bfe6a8" {_L}/>'
        f'<path d="M21 16H23M29 16H31M37 16H39" stroke="{INK}" stroke-width="4.6"/>'
        + "".join(
            f'<circle cx="{x}" cy="{y}" r="4" fill="#f7f1e2"/>'
            for x in (20, 32, 44)
            for y in (31, 42, 53)
            if (x, y) != (44, 53)
        )
        + '<circle cx="44" cy="53" r="4" fill="#d0432f"/>'
    ),
    "speargun": (
        _thick("M6 50L50 14", "#9aa6ad", 4)
        + f'<path d="M44 6L62 4L57 21L51 15Z" fill="#d3dade" {_L}/>'
        f'<path d="M8 40L26 26L33 34L17 47Q19 56 13 60L6 53Z" fill="#c8762c" {_L}/>'
        f'<path d="M24 44Q27 50 32 46" {_T}/>'
        '<path d="M13 42L26 32" stroke="#f3b878" stroke-width="3" stroke-linecap="round"/>'
    ),
    "aqualung": (
        f'<path d="M12 20Q12 10 20 10T28 20V56Q28 60 24 60H16Q12 60 12 56Z" fill="#f2c230" {_L}/>'
        f'<path d="M36 20Q36 10 44 10T52 20V56Q52 60 48 60H40Q36 60 36 56Z" fill="#f2c230" {_L}/>'
        f'<path d="M17 4H23V11H17ZM41 4H47V11H41Z" fill="#9aa6ad" {_L}/>'
        + _thick("M20 6H44", "#5b6670", 3)
        + f'<path d="M10 30H54V38H10Z" fill="#4c5a66" {_L}/>'
        '<path d="M17 18V27M41 18V27" stroke="#fdf0b8" stroke-width="3.4"/>'
    ),
    "lucky_charm": (
        _thick("M34 34Q36 50 46 60", "#2f6b34", 3)
        + "".join(
            f'<path d="M32 32Q16 28 20 15Q25 7 32 15Q39 7 44 15Q48 28 32 32Z" fill="#57a84f" {_L} '
            f'transform="rotate({turn} 32 32) translate(0 -1)"/>'
            for turn in (0, 90, 180, 270)
        )
        + '<path d="M32 29V16M35 32H48M32 35V48M29 32H16" stroke="#2f6b34" stroke-width="2"/>'
    ),
    "coffee": (
        _thick("M45 32Q58 30 56 41Q54 48 43 48", "#fdf6e3", 3.4)
        + f'<path d="M10 26H48V44Q46 56 36 57H22Q12 56 10 44Z" fill="#fdf6e3" {_L}/>'
        f'<ellipse cx="29" cy="27" rx="18.5" ry="5" fill="#6b3e1f" {_L}/>'
        f'<path d="M20 17Q15 12 20 8T20 2M31 17Q26 12 31 8T31 2M42 17Q37 12 42 8T42 2" {_T}/>'
        f'<path d="M6 58H52" {_T}/>'
    ),
    # rooms
    "engine": _cog(24, 36, 15, "#e08a2e") + _cog(48, 17, 9, "#c9cfd3"),
    "oxygen": _bubbles("#8fd6e4"),
    "reactor": f'<circle cx="32" cy="32" r="27" fill="#ffd23f" {_L}/>' + _trefoil(32, 32, 23),
    "missile": _ROCKET,
    "stores": (
        f'<path d="M8 14H56V58H8Z" fill="#c79a5b" {_L}/>'
        f'<path d="M8 14H56V24H8ZM8 48H56V58H8Z" fill="#a9793b" {_L}/>'
        f'<path d="M14 48L50 24" stroke="#a9793b" stroke-width="7"/>'
        f'<path d="M12 45L46 24M18 48L52 27" {_T}/>'
    ),
    "cabin": (
        "".join(
            f'<path d="M32 4V60" stroke="{INK}" stroke-width="8" stroke-linecap="round" '
            f'transform="rotate({turn} 32 32)"/><path d="M32 4V60" stroke="#b97a3c" '
            f'stroke-width="3.6" stroke-linecap="round" transform="rotate({turn} 32 32)"/>'
            for turn in (0, 45, 90, 135)
        )
        + f'<circle cx="32" cy="32" r="17" fill="none" {_L} style="stroke-width:11"/>'
        '<circle cx="32" cy="32" r="17" fill="none" stroke="#b97a3c" stroke-width="6"/>'
        f'<circle cx="32" cy="32" r="6" fill="#e2bd6c" {_L}/>'
    ),
    # dangers
    "asphyxiation": _bubbles("#8fd09f"),
    "heat": _THERMOMETER,
    "pressure": _GAUGE,
    "crushed": _GAUGE,
    "asphyxiated": _bubbles("#8fd09f"),
    "devoured": _TENTACLE,
    "skull": (
        f'<path d="M32 5Q56 5 56 29Q56 40 46 44V58H18V44Q8 40 8 29Q8 5 32 5Z" '
        f'fill="#fdf6e3" {_L}/>'
        f'<circle cx="22" cy="29" r="7" fill="{INK}"/><circle cx="42" cy="29" r="7" fill="{INK}"/>'
        f'<path d="M32 36L28 43H36Z" fill="{INK}"/><path d="M26 50V58M32 50V58M38 50V58" {_T}/>'
    ),
    # time
    "star": (
        f'<path d="M32 3L40.5 22L61 24L45.5 38L50 59L32 48L14 59L18.5 38L3 24L23.5 22Z" '
        f'fill="#d0392f" {_L}/>'
    ),
    "square": (
        f'<path d="M8 8H56V56H8Z" fill="#d0392f" {_L}/>'
        '<path d="M21 21H43V43H21Z" fill="#f6c9a0"/>'
    ),
    "clock": (
        f'<circle cx="32" cy="33" r="26" fill="#fdf6e3" {_L}/>'
        f'<path d="M32 16V34L43 41" fill="none" stroke="{INK}" stroke-width="5" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "card": (
        f'<path d="M12 4H52Q56 4 56 8V56Q56 60 52 60H12Q8 60 8 56V8Q8 4 12 4Z" '
        f'fill="#274a5c" {_L}/><path d="M14 10H50V54H14Z" fill="none" stroke="#8fc9d2" '
        'stroke-width="2.6"/><path d="M32 17L36.5 27L47 28L39 35L41 46L32 40L23 46L25 35L17 '
        '28L27.5 27Z" fill="#d0392f"/>'
    ),
    "spent": (
        f'<path d="M22 12L56 20L47 58L13 50Z" fill="#efe2c2" {_L}/>'
        f'<path d="M8 10H42V50H8Z" fill="#fdf6e3" {_L}/>'
        f'<path d="M15 20H35M15 29H35M15 38H27" {_T}/>'
    ),
    "bag": (
        f'<path d="M24 16Q6 30 9 48Q11 60 32 60T55 48Q58 30 40 16Z" fill="#9c7446" {_L}/>'
        f'<path d="M18 5Q25 9 32 5Q39 9 46 5L41 17H23Z" fill="#9c7446" {_L}/>'
        f'<path d="M20 15H44V21H20Z" fill="#d0392f" {_L}/>'
    ),
    "air": (
        f'<circle cx="32" cy="30" r="24" fill="#bfe6ee" {_L}/>'
        f'<path d="M14 52H50V60H14Z" fill="#e2bd6c" {_L}/>'
        '<path d="M17 26Q19 15 29 13" fill="none" stroke="#fff" stroke-width="5" '
        'stroke-linecap="round"/>'
    ),
    "cross": (
        f'<path d="M26 4H38V20H54V32H38V60H26V32H10V20H26Z" fill="#c9cfd3" {_L}/>'
    ),
    "asleep": (
        f'<path d="M6 58Q-2 30 14 14T50 8Q66 20 58 42T34 62Q16 64 6 58Z" fill="#fffdf6" {_L}/>'
        f'<path d="M14 34H32L14 53H32M36 15H49L36 29H49" fill="none" stroke="{INK}" '
        'stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "boat": (
        f'<path d="M4 38H60L52 56H14Z" fill="#b97a3c" {_L}/>'
        f'<path d="M30 6V36H8Z" fill="#fdf6e3" {_L}/><path d="M35 12V36H54Z" fill="#e9dcc0" {_L}/>'
    ),
}  # fmt: skip

_DRAWINGS["missile_token"] = _ROCKET

NAMES = tuple(_DRAWINGS)
"""All icons there are."""

TOKENS = ("crushed", "asphyxiated", "missile_token", "devoured")
"""The icons of the destruction tokens."""


def icon(name: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """An icon as an SVG fragment, ``size`` units wide and high, its centre at (x, y)."""
    return placed(_DRAWINGS[name], x, y, size, turn)
