"""Our own vector drawings for Red Peak besides the tools: rewards, the volcano, the pieces."""

from __future__ import annotations

from tablelab_widgets.boards.svg import INK, LINE, THIN, placed

COLOURS: dict[str, dict[str, str]] = {
    "card": {"main": "#3c6e57", "light": "#f6ecd2", "deep": "#e0b54a"},
    "multitool": {"main": "#c0392f", "light": "#e8edf0", "deep": "#9aa7ae"},
    "time": {"main": "#f0d48a", "light": "#fbf4df", "deep": "#8a5c36"},
    "path": {"main": "#7fae5b", "light": "#ecd6a0", "deep": "#4f7a3c"},
    "boat": {"main": "#b06d38", "light": "#f6ead0", "deep": "#c8503c"},
    "volcano": {"main": "#7d5245", "light": "#ffb43a", "deep": "#e2471f"},
    "none": {"main": "#b9c6c9", "light": "#e7eeef", "deep": "#7b5b4f"},
    "eruption": {"main": "#7d5245", "light": "#ffc247", "deep": "#e2471f"},
    "double": {"main": "#5f3a33", "light": "#ffd35a", "deep": "#d42f17"},
    "sun": {"main": "#f2b632", "light": "#ffe28a", "deep": "#c98a12"},
    "moon": {"main": "#f3e3a2", "light": "#fff7d6", "deep": "#c9b25e"},
    "discard": {"main": "#c9b88f", "light": "#efe4c6", "deep": "#8a7a55"},
    "tent": {"main": "#e8832a", "light": "#f9c07a", "deep": "#8f3f1d"},
    "adventurer": {"main": "#c79a55", "light": "#f2cda4", "deep": "#3f6f8f"},
    "bonus": {"main": "#7b57b0", "light": "#f6d96a", "deep": "#4d3178"},
    "check": {"main": "#2f8a4c", "light": "#ffffff", "deep": "#1c5b31"},
    "task": {"main": "#e0a92e", "light": "#fbe6a0", "deep": "#8a6413"},
}
"""The colours of each icon: ``main`` for its body, ``light`` and ``deep`` for its parts."""

_CONE = "M22 25L5 59H59L42 25Q37 29 32 26T22 25Z"

_DRAWINGS: dict[str, str] = {
    "card": (
        f'<rect x="21" y="4" width="34" height="48" rx="6" fill="{{light}}" {LINE} '
        'transform="rotate(9 38 28)"/>'
        f'<rect x="8" y="10" width="35" height="49" rx="6" fill="{{main}}" {LINE}/>'
        '<path d="M25.5 20L35 34.5L25.5 49L16 34.5Z" fill="{deep}"/>'
        '<path d="M25.5 27L30.5 34.5L25.5 42L20.5 34.5Z" fill="{main}"/>'
    ),
    "multitool": (
        f'<path d="M40 30L57 8L61 13L48 36Z" fill="{{light}}" {LINE}/>'
        f'<path d="M33 27L32 4L39 3L42 27Z" fill="{{deep}}" {LINE}/>'
        f'<path d="M25 31L8 15L11 8L19 7L18 14L23 16L33 26Z" fill="{{light}}" {LINE}/>'
        f'<rect x="8" y="29" width="50" height="23" rx="11.5" fill="{{main}}" {LINE} '
        'transform="rotate(-8 32 40)"/>'
        '<path d="M29.5 33.5H35.5V38H40V44H35.5V48.5H29.5V44H25V38H29.5Z" fill="{light}"/>'
    ),
    "time": (
        f'<path d="M15 8H49V12Q49 23 38 32Q49 41 49 52V56H15V52Q15 41 26 32Q15 23 15 12Z" '
        f'fill="{{light}}" {LINE}/>'
        '<path d="M20 19H44Q41 25.6 32 32Q23 25.6 20 19ZM32 36V45Q42 47 44.6 53H19.4'
        'Q22 47 32 45Z" fill="{main}"/>'
        '<path d="M32 31V48" stroke="#d9a83c" stroke-width="2.6"/>'
        f'<path d="M10 3H54V10H10ZM10 54H54V61H10Z" fill="{{deep}}" {LINE}/>'
    ),
    "path": (
        f'<rect x="6" y="6" width="52" height="52" rx="9" fill="{{main}}" {LINE}/>'
        '<path d="M32 6V24Q32 32 40 32H58" fill="none" stroke="{deep}" stroke-width="22"/>'
        '<path d="M32 5V24Q32 32 40 32H59" fill="none" stroke="{light}" stroke-width="17"/>'
        f'<rect x="6" y="6" width="52" height="52" rx="9" fill="none" {LINE}/>'
    ),
    "boat": (
        f'<path d="M31 5V44" {LINE} style="stroke-width:4.6;stroke:#6b4426"/>'
        f'<path d="M34 6Q54 20 55 38H34Z" fill="{{light}}" {LINE}/>'
        f'<path d="M27 12Q14 24 11 38H27Z" fill="{{deep}}" {LINE}/>'
        f'<path d="M4 43H60Q56 60 44 60H20Q8 60 4 43Z" fill="{{main}}" {LINE}/>'
        '<path d="M9.5 48H54.6" stroke="#fff" stroke-width="2.6" opacity=".45"/>'
    ),
    "volcano": (
        '<path d="M32 3Q43 12 39 24H25Q20 14 29 11Q31 8 32 3Z" fill="{light}"/>'
        f'<path d="{_CONE}" fill="{{main}}" {LINE}/>'
        f'<path d="M22 25Q27 30 32 26T42 25L47 35Q44 44 40 37Q38 33 36 40Q33 51 29 41'
        f'Q27 35 24 38Q20 41 17.5 34Z" fill="{{deep}}" {LINE} style="stroke-width:2"/>'
        '<path d="M15 8L18 12M49 7L46 11M21 3L23 7M43 2L42 6" stroke="{deep}" stroke-width="3" '
        'stroke-linecap="round"/>'
    ),
    "none": (
        f'<path d="M19 21Q8 22 9 13Q11 6 19 8Q24 0 33 3Q42 2 44 9Q54 8 54 15Q54 22 45 21Z" '
        f'fill="{{light}}" {LINE}/>'
        f'<path d="M22 30L5 59H59L42 30Q37 34 32 31T22 30Z" fill="{{deep}}" {LINE}/>'
        '<path d="M24 33L17 45Q24 42 28 47Q32 40 38 45Q42 41 47 45L40 33Q36 36 32 34T24 33Z" '
        'fill="{main}"/>'
    ),
    "eruption": (
        f'<path d="M32 1Q45 10 40 26H24Q18 14 28 10Q31 6 32 1Z" fill="{{light}}" {LINE}/>'
        f'<path d="{_CONE}" fill="{{main}}" {LINE}/>'
        f'<path d="M22 25Q27 30 32 26T42 25L48 37Q45 47 40 39Q38 35 36 42Q33 54 29 43'
        f'Q27 37 24 41Q19 45 16 37Z" fill="{{deep}}" {LINE} style="stroke-width:2"/>'
    ),
    "double": (
        f'<path d="M23 0Q33 9 29 25H16Q10 13 18 10Q22 6 23 0ZM41 0Q31 9 35 25H48'
        f'Q54 13 46 10Q42 6 41 0Z" fill="{{light}}" {LINE}/>'
        f'<path d="M15 24L2 59H62L49 24Q40 29 32 25T15 24Z" fill="{{main}}" {LINE}/>'
        f'<path d="M15 24Q24 29 32 25T49 24L54 38Q50 50 45 41Q42 36 39 45Q36 56 32 44'
        f'Q28 36 25 44Q21 53 18 42Q14 44 10 38Z" fill="{{deep}}" {LINE} style="stroke-width:2"/>'
    ),
    "sun": (
        '<path d="M32 3V11M32 53V61M3 32H11M53 32H61M11.5 11.5L17 17M47 47L52.5 52.5'
        'M52.5 11.5L47 17M17 47L11.5 52.5" stroke="{deep}" stroke-width="5" '
        'stroke-linecap="round"/>'
        f'<circle cx="32" cy="32" r="16" fill="{{main}}" {LINE}/>'
        '<path d="M21 30Q23 21 32 20Q26 24 25 32Z" fill="{light}"/>'
    ),
    "moon": (
        f'<path d="M40 5Q22 9 22 30T44 55Q28 63 15 51T8 22Q16 4 40 5Z" fill="{{main}}" {LINE}/>'
        '<path d="M17 20Q12 32 19 44Q12 38 12.6 28Q14 22 17 20Z" fill="{light}"/>'
        f'<path d="M48 14L50.6 20.4L57 23L50.6 25.6L48 32L45.4 25.6L39 23L45.4 20.4Z" '
        f'fill="{{light}}" {LINE} style="stroke-width:2"/>'
    ),
    "discard": (
        f'<rect x="6" y="13" width="32" height="44" rx="6" fill="{{main}}" {LINE} '
        'transform="rotate(-12 22 35)"/>'
        f'<rect x="23" y="8" width="33" height="46" rx="6" fill="{{light}}" {LINE} '
        'transform="rotate(6 40 31)"/>'
        '<path d="M32 23L47 39M47 23L32 39" stroke="{deep}" stroke-width="5" '
        'stroke-linecap="round"/>'
    ),
    "tent": (
        f'<path d="M30 9L35 3M34 9L29 3" {LINE} style="stroke-width:3.4"/>'
        f'<path d="M32 8L61 56H3Z" fill="{{main}}" {LINE}/>'
        '<path d="M31 14L8 53H18Z" fill="{light}"/>'
        f'<path d="M32 22L44 56H20Z" fill="{{deep}}" {LINE}/>'
        f'<path d="M32 22V56L25 56Q32 44 32 22Z" fill="{{light}}" {LINE} style="stroke-width:2"/>'
    ),
    "adventurer": (
        f'<path d="M14 62Q12 40 24 37H40Q52 40 50 62Z" fill="{{deep}}" {LINE}/>'
        f'<path d="M24 37L32 46L40 37Z" fill="#f3ead2" {LINE} style="stroke-width:2"/>'
        f'<path d="M19 43L27 62M45 43L38 62" {THIN} style="stroke:#7a4a26;stroke-width:4.4"/>'
        f'<path d="M21 20H43V29Q42 40 32 40T21 29Z" fill="{{light}}" {LINE}/>'
        '<circle cx="27.6" cy="27.5" r="1.9" fill="{ink}"/>'
        '<circle cx="36.4" cy="27.5" r="1.9" fill="{ink}"/>'
        f'<path d="M28.6 33.4Q32 36 35.4 33.4" {THIN}/>'
        f'<path d="M18 17Q18 3 27 5Q32 8 37 5Q46 3 46 17Q58 17 61 22Q46 27 32 26T3 22'
        f'Q6 17 18 17Z" fill="{{main}}" {LINE}/>'
        '<path d="M18 17Q32 22 46 17V13Q32 18 18 13Z" fill="#6b4426"/>'
    ),
    "bonus": (
        f'<rect x="6" y="6" width="52" height="52" rx="11" fill="{{main}}" {LINE}/>'
        f'<rect x="11.5" y="11.5" width="41" height="41" rx="7" {THIN} '
        'style="stroke:#f6d96a"/>'
        '<path d="M23 25Q23 16 32 16T41 25Q41 30 36 33Q32 35.4 32 40" fill="none" '
        'stroke="{light}" stroke-width="6.4" stroke-linecap="round"/>'
        '<circle cx="32" cy="48.4" r="4" fill="{light}"/>'
    ),
    "check": (
        f'<circle cx="32" cy="32" r="27" fill="{{main}}" {LINE}/>'
        '<path d="M18 33L28 43L46 22" fill="none" stroke="{light}" stroke-width="8" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "task": (
        f'<path d="M15 60V5" {LINE} style="stroke-width:6"/>'
        f'<path d="M17 7Q32 0 44 9T60 9V35Q48 42 38 34T17 34Z" fill="{{main}}" {LINE}/>'
        '<path d="M20 12Q30 7 38 13V31Q30 26 20 30Z" fill="{light}"/>'
    ),
}

NAMES = tuple(_DRAWINGS)
"""All icons there are."""


def icon(name: str, x: float, y: float, size: float) -> str:
    """The icon as an SVG fragment, ``size`` units wide and high, with its centre at (x, y)."""
    return placed(_DRAWINGS[name].format(ink=INK, **COLOURS[name]), x, y, size)
