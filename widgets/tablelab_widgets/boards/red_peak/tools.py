"""The ten tools as our own vector drawings: each an icon in a box of 64 x 64 units.

Every tool has a silhouette of its own, so that it can be told from the others in one colour, too.
"""

from __future__ import annotations

from tablelab_widgets.boards.svg import INK, LINE, THIN, placed

COLOURS: dict[str, dict[str, str]] = {
    "flashlight": {"main": "#4a6f8a", "light": "#fbe58c", "deep": "#2f4a5e"},
    "first_aid": {"main": "#3a9a5c", "light": "#fffaf0", "deep": "#1f6138"},
    "map": {"main": "#e9d7a4", "light": "#c6dcb4", "deep": "#b8402f"},
    "compass": {"main": "#d9a638", "light": "#f6f1e1", "deep": "#c23b31"},
    "axe": {"main": "#93a1ab", "light": "#dfe6ea", "deep": "#9a6a3c"},
    "provisions": {"main": "#b9c3c7", "light": "#e6ecee", "deep": "#e9b445"},
    "rope": {"main": "#d6ab62", "light": "#f0d6a0", "deep": "#8d6330"},
    "spade": {"main": "#8b98a0", "light": "#cfd8dc", "deep": "#a2703f"},
    "torch": {"main": "#f08a24", "light": "#fde070", "deep": "#8a5a33"},
    "knife": {"main": "#c3ced4", "light": "#eff3f5", "deep": "#5c4a6b"},
}
"""The colours of each icon: ``main`` for its body, ``light`` and ``deep`` for its parts."""

_DRAWINGS: dict[str, str] = {
    "flashlight": (
        '<path d="M40 4L62 26L50 34L30 14Z" fill="{light}" opacity=".95"/>'
        f'<path d="M5 49L29 25L39 35L15 59Q10 62 6 58T5 49Z" fill="{{main}}" {LINE}/>'
        f'<path d="M23 21L33 11L53 31L43 41Z" fill="{{deep}}" {LINE}/>'
        f'<path d="M33 11L37 7L57 27L53 31Z" fill="{{main}}" {LINE}/>'
        '<path d="M11 49L29 31L31.5 33.5L13 52Z" fill="#fff" opacity=".4"/>'
        f'<circle cx="26" cy="38" r="3.6" fill="{{light}}" {LINE}/>'
        f'<path d="M47 8L51 2M56 17L62 13M52 12L59 5" {THIN}/>'
    ),
    "first_aid": (
        f'<path d="M21 17V10Q21 6 25 6H39Q43 6 43 10V17" fill="none" {LINE} '
        'style="stroke-width:4.6"/>'
        f'<rect x="5" y="16" width="54" height="42" rx="8" fill="{{main}}" {LINE}/>'
        '<path d="M9 22Q9 20 12 20H52Q55 20 55 22V26H9Z" fill="#fff" opacity=".28"/>'
        f'<circle cx="32" cy="37.5" r="15.5" fill="{{light}}" {LINE}/>'
        '<path d="M28 27H36V33.5H42.5V41.5H36V48H28V41.5H21.5V33.5H28Z" fill="{main}"/>'
    ),
    "map": (
        f'<path d="M4 14L22 7L42 14L60 7V50L42 57L22 50L4 57Z" fill="{{main}}" {LINE}/>'
        '<path d="M22 8.5L42 15V55.5L22 48.8Z" fill="#fff" opacity=".38"/>'
        '<path d="M45 17L57.5 12V27Q50 24 45 31ZM6.5 40Q14 33 20.5 42V47.5L6.5 53Z" '
        'fill="{light}"/>'
        f'<path d="M22 7V50M42 14V57" {THIN}/>'
        '<path d="M10 22Q17 17 24 25T36 31" fill="none" stroke="{ink}" stroke-width="3" '
        'stroke-dasharray="4.5 4" stroke-linecap="round"/>'
        '<path d="M41 31L52 43M52 31L41 43" stroke="{deep}" stroke-width="5" '
        'stroke-linecap="round"/>'
    ),
    "compass": (
        f'<circle cx="32" cy="7" r="5.4" fill="{{light}}" {LINE}/>'
        f'<circle cx="32" cy="36" r="25" fill="{{main}}" {LINE}/>'
        f'<circle cx="32" cy="36" r="18.5" fill="{{light}}" {LINE} style="stroke-width:2"/>'
        '<path d="M32 20V24M32 48V52M16 36H20M44 36H48" stroke="{ink}" stroke-width="2.4" '
        'stroke-linecap="round"/>'
        f'<path d="M43 24L36 40L28 32Z" fill="{{deep}}" {LINE} style="stroke-width:1.8"/>'
        f'<path d="M21 48L36 40L28 32Z" fill="#5c6d78" {LINE} style="stroke-width:1.8"/>'
        '<circle cx="32" cy="36" r="2.4" fill="{light}"/>'
    ),
    "axe": (
        f'<path d="M16 60L40 8" {LINE} style="stroke-width:9.5"/>'
        '<path d="M16 60L40 8" fill="none" stroke="{deep}" stroke-width="5" '
        'stroke-linecap="round"/>'
        f'<path d="M36 7L43 10C50 12 55 11 61 8C62 22 56 34 45 41C44 33 39 28 33 26L29 24Z" '
        f'fill="{{main}}" {LINE}/>'
        '<path d="M58.6 12C59 22 54.6 30.6 46.6 36.6C46 33 44.6 30.4 42.8 28.2'
        'C49 24 53 18 53.6 12.6Z" fill="{light}"/>'
    ),
    "provisions": (
        f'<path d="M10 15V51Q10 60 32 60T54 51V15Z" fill="{{main}}" {LINE}/>'
        '<path d="M11.5 24Q32 33 52.5 24V46Q32 55 11.5 46Z" fill="{deep}"/>'
        f'<path d="M10.5 23Q32 32 53.5 23M10.5 46Q32 55 53.5 46" {THIN}/>'
        f'<ellipse cx="32" cy="14" rx="22" ry="9" fill="{{light}}" {LINE}/>'
        f'<ellipse cx="32" cy="14" rx="14" ry="5" fill="{{main}}" {LINE} '
        'style="stroke-width:1.8"/>'
        '<path d="M32 45Q22 43 22 36Q22 31 27 31Q31 31 32 34Q33 31 37 31Q42 31 42 36Q42 43 32 45Z" '
        'fill="#cf3f31"/><path d="M32 33Q31 28 36 27" fill="none" stroke="#3d6b36" '
        'stroke-width="2.4" stroke-linecap="round"/>'
    ),
    "rope": (
        '<path d="M46 45Q58 46 56 58" fill="none" stroke="{ink}" stroke-width="9.6" '
        'stroke-linecap="round"/>'
        '<path d="M46 45Q58 46 56 58" fill="none" stroke="{main}" stroke-width="5" '
        'stroke-linecap="round"/>'
        f'<circle cx="30" cy="32" r="19" fill="none" {LINE} style="stroke-width:19"/>'
        '<circle cx="30" cy="32" r="19" fill="none" stroke="{main}" stroke-width="14.4"/>'
        f'<circle cx="30" cy="32" r="21.6" {THIN} style="stroke-width:1.8"/>'
        f'<circle cx="30" cy="32" r="16.4" {THIN} style="stroke-width:1.8"/>'
        '<path d="M7 23Q12 12 22 8.4L24 12Q15 15 10.4 24.4Z" fill="{light}"/>'
        f'<path d="M22 46L17 61L32 63L35 48Z" fill="{{deep}}" {LINE}/>'
        f'<path d="M20 52L34 54M19 57L33 59" {THIN} style="stroke:{{light}}"/>'
    ),
    "spade": (
        '<g transform="rotate(40 32 32) translate(4.6 4.6) scale(.86)">'
        f'<path d="M32 3V38" {LINE} style="stroke-width:8.6"/>'
        '<path d="M32 3V38" stroke="{deep}" stroke-width="4.4"/>'
        f'<path d="M22 -6H42L39 4H25Z" fill="{{deep}}" {LINE}/>'
        f'<path d="M18 35H46V50Q44 63 32 71Q20 63 18 50Z" fill="{{main}}" {LINE}/>'
        '<path d="M22 39H29V63Q22.6 57.4 22 49Z" fill="{light}"/>'
        f'<path d="M32 36V54" {THIN}/></g>'
    ),
    "torch": (
        f'<path d="M25 36H39L35 61H29Z" fill="{{deep}}" {LINE}/>'
        f'<path d="M33 3Q50 17 45 31Q42 37 32 37T19 31Q14 22 25 13Q25 19 28 20Q34 13 33 3Z" '
        f'fill="{{main}}" {LINE}/>'
        '<path d="M34 17Q41 25 38.6 31Q36.6 34.4 32 34.4T25 30.6Q24 26 28 23Q34 23 34 17Z" '
        'fill="{light}"/>'
        f'<path d="M20 34H44L41 43H23Z" fill="#b78348" {LINE}/>'
        f'<path d="M28 35L30 42M36 35L34 42" {THIN}/>'
    ),
    "knife": (
        f'<path d="M60 4Q63 20 51 32L37 45L25 33Z" fill="{{main}}" {LINE}/>'
        '<path d="M57.6 9.6Q58.4 20 48.6 30L37 41L33.6 37.6Z" fill="{light}"/>'
        f'<path d="M22 29L41 48L36 52L18 34Z" fill="#d9a638" {LINE}/>'
        f'<path d="M24 40L30 46L17 59Q11 63 7 58T6 49Z" fill="{{deep}}" {LINE}/>'
        '<circle cx="20" cy="50" r="2.2" fill="#e8dff0"/>'
        '<circle cx="13" cy="56" r="2.2" fill="#e8dff0"/>'
    ),
}

NAMES = tuple(_DRAWINGS)
"""All tools there are."""


def tool(name: str, x: float, y: float, size: float) -> str:
    """A tool as an SVG fragment, ``size`` units wide and high, with its centre at (x, y)."""
    return placed(_DRAWINGS[name].format(ink=INK, **COLOURS[name]), x, y, size)
