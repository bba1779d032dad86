"""Our own vector drawings for Submarine: each an icon in a box of 64 x 64 units.

Every kind of treasure has a silhouette of its own, so that it can be told from the others in one
colour, too.
"""

from __future__ import annotations

from tablelab.games.submarine.components import standard
from tablelab_widgets.boards.svg import INK, LINE, THIN, placed

_GOLD = {"main": "#e2ac34", "light": "#f9df8c", "deep": "#a8741a"}
_BRONZE = {"main": "#b98a4e", "light": "#e3c18a", "deep": "#7c5526"}

COLOURS: dict[str, dict[str, str]] = {
    "amphora": {"main": "#cd7446", "light": "#efb183", "deep": "#5a2f22"},
    "anchor": {"main": "#5f7d8e", "light": "#a9c0cc", "deep": "#cda86a"},
    "chest": {"main": "#9a6533", "light": "#f4ca55", "deep": "#5d3d22"},
    "crown": _GOLD | {"deep": "#c23b3b"},
    "sword": {"main": "#c5d0d6", "light": "#eef3f5", "deep": "#a8741a"},
    "goblet": _GOLD | {"deep": "#2f7f8f"},
    "mask": _GOLD | {"deep": "#2b5f9e"},
    "statuette": {"main": "#4c5a66", "light": "#8c9ba6", "deep": "#e2ac34"},
    "pouch": {"main": "#a9774d", "light": "#f4ca55", "deep": "#6b4426"},
    "lamp": _BRONZE | {"deep": "#e8702a"},
    "ring": _GOLD | {"deep": "#35a3b5"},
    "helmet": _BRONZE | {"deep": "#b83a34"},
    "shell": {"main": "#f0b7a4", "light": "#fde3d8", "deep": "#b4604e"},
}
"""The colours of each icon: ``main`` for its body, ``light`` and ``deep`` for its parts."""

_DRAWINGS: dict[str, str] = {
    "amphora": (
        f'<path d="M25 11Q7 9 12 31M39 11Q57 9 52 31" fill="none" {LINE} style="stroke-width:7.5"/>'
        '<path d="M25 11Q7 9 12 31M39 11Q57 9 52 31" fill="none" stroke="{main}" '
        'stroke-width="3" stroke-linecap="round"/>'
        f'<path d="M22 4H42V10H38V17Q40 22 47 26Q55 32 48 45Q43 54 37 57V61H27V57'
        f'Q21 54 16 45Q9 32 17 26Q24 22 26 17V10H22Z" fill="{{main}}" {LINE}/>'
        '<path d="M21 28Q15 34 20 43Q24 51 28 54Q23 43 23 36Q23 30 27 25Z" fill="{light}"/>'
        '<path d="M13.5 35L19 30.5L24.5 36L30 30.5L35.5 36L41 30.5L46.5 36L51 32.5" fill="none" '
        'stroke="{deep}" stroke-width="3" stroke-linejoin="round"/>'
        '<path d="M17 45.5H47" stroke="{deep}" stroke-width="2.6"/>'
    ),
    "anchor": (
        f'<path d="M32 17V57M20 24H44M9 39Q12 57 32 58Q52 57 55 39" fill="none" {LINE} '
        'style="stroke-width:10"/>'
        '<path d="M32 17V57M20 24H44M9 39Q12 57 32 58Q52 57 55 39" fill="none" '
        'stroke="{main}" stroke-width="5" stroke-linecap="round"/>'
        f'<circle cx="32" cy="10" r="6.4" fill="none" {LINE} style="stroke-width:7"/>'
        '<circle cx="32" cy="10" r="6.4" fill="none" stroke="{light}" stroke-width="2.6"/>'
        f'<path d="M9 31L2 44H17ZM55 31L47 44H62Z" fill="{{light}}" {LINE}/>'
        '<path d="M33 12Q48 8 45 21T36 35T43 48" fill="none" stroke="{ink}" stroke-width="5.4" '
        'stroke-linecap="round"/>'
        '<path d="M33 12Q48 8 45 21T36 35T43 48" fill="none" stroke="{deep}" stroke-width="2.6" '
        'stroke-linecap="round"/>'
    ),
    "chest": (
        f'<path d="M8 28L5 15Q8 4 20 4H44Q56 4 59 15L56 28Z" fill="{{main}}" {LINE}/>'
        '<path d="M12 26L10 16Q12 9 20 9H44Q52 9 54 16L52 26Z" fill="{deep}"/>'
        f'<path d="M8 36Q9 27 17 27Q20 20 27 22Q33 16 40 22Q47 20 49 27Q56 28 56 36Z" '
        f'fill="{{light}}" {LINE}/>'
        '<path d="M17 31Q21 27 25 31M29 28Q34 23 38 28M41 32Q45 28 49 32" fill="none" '
        'stroke="{main}" stroke-width="2.4" stroke-linecap="round"/>'
        f'<path d="M6 35H58V60H6Z" fill="{{main}}" {LINE}/>'
        '<path d="M13 36H20V59H13ZM44 36H51V59H44Z" fill="{deep}"/>'
        f'<path d="M26 35H38V47Q32 52 26 47Z" fill="{{light}}" {LINE}/>'
        '<circle cx="32" cy="42" r="2.6" fill="{ink}"/>'
    ),
    "crown": (
        f'<path d="M9 48L4 19L19 31L32 9L45 31L60 19L55 48Z" fill="{{main}}" {LINE}/>'
        '<path d="M13 44L9.5 26L20 36L32 16.5L36 24L22 44Z" fill="{light}"/>'
        f'<path d="M8 47Q32 41 56 47V57Q32 51 8 57Z" fill="{{light}}" {LINE}/>'
        f'<circle cx="4.5" cy="17" r="4" fill="{{light}}" {LINE}/>'
        f'<circle cx="32" cy="8" r="4.6" fill="{{light}}" {LINE}/>'
        f'<circle cx="59.5" cy="17" r="4" fill="{{light}}" {LINE}/>'
        f'<path d="M32 27L37.5 34L32 41L26.5 34Z" fill="{{deep}}" {LINE}/>'
        '<circle cx="18" cy="50.6" r="2.6" fill="{deep}"/>'
        '<circle cx="32" cy="49.4" r="2.6" fill="{deep}"/>'
        '<circle cx="46" cy="50.6" r="2.6" fill="{deep}"/>'
    ),
    "sword": (
        '<g transform="rotate(45 32 32)">'
        f'<path d="M26.5 4L32 -8L37.5 4V42H26.5Z" fill="{{main}}" {LINE}/>'
        '<path d="M32 -4V41H28V5Z" fill="{light}"/>'
        f'<path d="M29 48H35V63H29Z" fill="#7a4a28" {LINE}/>'
        f'<path d="M29 53L35 51M29 58L35 56" {THIN}/>'
        f'<path d="M13 41Q32 45 51 41V49Q32 52 13 49Z" fill="#e2ac34" {LINE}/>'
        f'<circle cx="32" cy="67" r="5.4" fill="#e2ac34" {LINE}/>'
        '<circle cx="32" cy="46" r="2.6" fill="#c23b3b"/></g>'
    ),
    "goblet": (
        f'<path d="M13 5H51Q54 35 36 39V50Q46 51 49 60H15Q18 51 28 50V39Q10 35 13 5Z" '
        f'fill="{{main}}" {LINE}/>'
        '<path d="M17.5 8H28Q26 26 31 35.5Q17 33 17.5 8ZM22 57Q25 53 31 53V57Z" fill="{light}"/>'
        f'<path d="M12.6 11H51.4L51 20H13Z" fill="{{light}}" {LINE}/>'
        '<circle cx="21" cy="15.5" r="2.8" fill="{deep}"/>'
        '<circle cx="32" cy="15.5" r="2.8" fill="#c23b3b"/>'
        '<circle cx="43" cy="15.5" r="2.8" fill="{deep}"/>'
        f'<path d="M26 42.5Q32 45 38 42.5V47Q32 49 26 47Z" fill="{{light}}" {LINE}/>'
    ),
    "mask": (
        f'<path d="M32 3Q50 3 54 21L61 57H45L43 47Q32 56 21 47L19 57H3L10 21Q14 3 32 3Z" '
        f'fill="{{main}}" {LINE}/>'
        '<path d="M11 24L8 38L17.5 35ZM7.2 43L5.6 52H17L18.5 45ZM53 24L56 38L46.5 35Z'
        'M56.8 43L58.4 52H47L45.5 45ZM17 11L13 18L19 20L23 13ZM47 11L51 18L45 20L41 13Z" '
        'fill="{deep}"/>'
        f'<path d="M18 24Q18 14 32 14Q46 14 46 24Q46 46 32 52Q18 46 18 24Z" '
        f'fill="{{light}}" {LINE}/>'
        '<path d="M21 27Q25 23 29.5 27Q25 31 21 27ZM34.5 27Q39 23 43 27Q39 31 34.5 27Z" '
        'fill="{ink}"/>'
        f'<path d="M32 29V36M27 42Q32 45 37 42" {THIN}/>'
        f'<path d="M29 50H35V61H29Z" fill="{{deep}}" {LINE}/>'
    ),
    "statuette": (
        '<path d="M45 51Q58 49 53 36" fill="none" stroke="{ink}" stroke-width="7.5" '
        'stroke-linecap="round"/>'
        '<path d="M45 51Q58 49 53 36" fill="none" stroke="{main}" stroke-width="3" '
        'stroke-linecap="round"/>'
        f'<path d="M17 3L26 10H36L45 3L44 19Q43 26 38 29Q48 38 47 54H15Q14 38 24 29'
        f'Q19 26 18 19Z" fill="{{main}}" {LINE}/>'
        '<path d="M20 51Q20 39 27 31Q24 41 26 51Z" fill="{light}"/>'
        f'<path d="M24 27Q31 32 38 27L40 31Q31 37 22 31Z" fill="{{deep}}" {LINE}/>'
        '<path d="M22.5 17Q26 13.5 29 17Q26 20 22.5 17ZM33 17Q36 13.5 39.5 17Q36 20 33 17Z" '
        'fill="{deep}"/>'
        f'<path d="M8 53H54V61H8Z" fill="{{deep}}" {LINE}/>'
        f'<path d="M31 44V53" {THIN}/>'
    ),
    "pouch": (
        f'<path d="M23 18Q7 30 8 47Q10 60 32 60Q54 60 56 47Q57 30 41 18Z" fill="{{main}}" {LINE}/>'
        f'<path d="M17 5Q23 9 28 5Q32 9 37 5Q42 9 47 5L41 18H23Z" fill="{{main}}" {LINE}/>'
        f'<path d="M21 15H43V22H21Z" fill="{{deep}}" {LINE}/>'
        '<path d="M18 29Q12 38 14 46Q18 37 25 28Z" fill="{light}" opacity=".45"/>'
        f'<circle cx="33" cy="42" r="11.5" fill="{{light}}" {LINE}/>'
        '<circle cx="33" cy="42" r="6.4" fill="none" stroke="{deep}" stroke-width="2.4"/>'
        f'<path d="M42 20Q52 22 49 32" {THIN}/>'
    ),
    "lamp": (
        '<path d="M47 26Q63 22 60 35Q57 43 44 41" fill="none" stroke="{ink}" stroke-width="8" '
        'stroke-linecap="round"/>'
        '<path d="M47 26Q63 22 60 35Q57 43 44 41" fill="none" stroke="{main}" '
        'stroke-width="3.2" stroke-linecap="round"/>'
        f'<path d="M3 27L8 24Q16 30 20 26Q26 20 34 20Q47 20 50 31Q50 44 37 47H29'
        f'Q17 46 13 38Q10 32 3 31Z" fill="{{main}}" {LINE}/>'
        '<path d="M19 33Q23 25 32 24.5Q38 24 42 26Q30 28 26 38Q21 37 19 33Z" fill="{light}"/>'
        f'<path d="M26 47H40L45 58H21Z" fill="{{main}}" {LINE}/>'
        f'<path d="M27 21Q34 12 41 21Z" fill="{{light}}" {LINE}/>'
        f'<circle cx="34" cy="13" r="3.4" fill="{{light}}" {LINE}/>'
        f'<path d="M5 24Q-2 15 6 3Q7 10 11 13Q13 20 9 24Z" fill="{{deep}}" {LINE}/>'
        '<path d="M6.6 22.5Q3.6 17 6.8 12Q9.6 18 8.6 22.5Z" fill="#fbd45c"/>'
    ),
    "ring": (
        f'<circle cx="32" cy="41" r="16.5" fill="none" {LINE} style="stroke-width:11.5"/>'
        '<circle cx="32" cy="41" r="16.5" fill="none" stroke="{main}" stroke-width="6.2"/>'
        '<path d="M18.5 47.5A15.5 15.5 0 0 1 21 30" fill="none" stroke="{light}" '
        'stroke-width="3.4" stroke-linecap="round"/>'
        f'<path d="M16 13L24 3H40L48 13L32 29Z" fill="{{deep}}" {LINE}/>'
        '<path d="M24 3L20.5 13L32 27L43.5 13L40 3L32 12Z" fill="#9be0e6" opacity=".75"/>'
        f'<path d="M16 13H48M24 3L32 13L40 3M24 13L32 28L40 13" {THIN}/>'
    ),
    "helmet": (
        f'<path d="M5 25Q7 2 32 2Q57 2 59 25Q50 13 32 13Q14 13 5 25Z" fill="{{deep}}" {LINE}/>'
        f'<path d="M17 7L20 14M26 4L27.5 12M38 4L36.5 12M47 7L44 14" {THIN}/>'
        f'<path d="M32 11Q53 11 54 33L51 53L39 61L37 44L32 51L27 44L25 61L13 53L10 33'
        f'Q11 11 32 11Z" fill="{{main}}" {LINE}/>'
        '<path d="M15 33Q15 18 29 16Q22 22 22 31Z" fill="{light}"/>'
        '<path d="M14 37Q21 31 29 35L28 41Q19 43 14 37ZM50 37Q43 31 35 35L36 41Q45 43 50 37Z" '
        'fill="{ink}"/>'
        f'<path d="M32 12V46" {THIN}/>'
    ),
    "shell": (
        f'<path d="M32 60L24 56H17L20 48Q2 38 5 23Q11 4 32 4Q53 4 59 23Q62 38 44 48L47 56H40Z" '
        f'fill="{{main}}" {LINE}/>'
        '<path d="M30 48L19 9Q12 13 9 22L26 47ZM34 48L45 9Q52 13 55 22L38 47Z" fill="{light}"/>'
        '<path d="M32 52V6M28.5 51L19 9M35.5 51L45 9M25.5 50L8 21M38.5 50L56 21" '
        'fill="none" stroke="{deep}" stroke-width="2.6" stroke-linecap="round"/>'
        f'<path d="M22 49Q32 54 42 49" {THIN}/>'
    ),
}

NAMES = tuple(_DRAWINGS)
"""All icons there are: the kinds of markers by their ids."""


def icon(kind: int, x: float, y: float, size: float) -> str:
    """A kind's icon as an SVG fragment, ``size`` units wide and high, its centre at (x, y)."""
    name = standard().kinds[kind]
    return placed(_DRAWINGS[name].format(ink=INK, **COLOURS[name]), x, y, size)
