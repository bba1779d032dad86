"""What the back of the board shows: lake, waterfall, birds, monkeys, bridge, temple and tree.

Each fills a box of 64 x 64 units and is calm enough to stand behind a path.
"""

from __future__ import annotations

from tablelab_widgets.boards.svg import INK, LINE, THIN, placed

_LEAF = "#4f8f4a"

_DRAWINGS: dict[str, str] = {
    "lake": (
        f'<path d="M4 36Q3 20 20 17Q26 9 38 14Q58 13 60 32Q62 48 44 50Q34 58 22 51Q5 51 4 36Z" '
        f'fill="#4aa3c4" {LINE}/>'
        '<path d="M10 34Q11 23 23 22Q28 16 37 19Q52 19 54 31Q50 24 40 25Q30 23 24 28Q14 27 10 34Z" '
        'fill="#8fd0e0"/>'
        '<path d="M17 39q4 -4 8 0t8 0M33 33q4 -4 8 0t8 0M28 46q3 -3 6 0t6 0" fill="none" '
        'stroke="#e6f6fa" stroke-width="2.6" stroke-linecap="round"/>'
        '<path d="M52 52V38M56 54V42M48 54V43" stroke="#3d6b36" stroke-width="3" '
        'stroke-linecap="round"/><path d="M52 38v-4" stroke="#7a4a26" stroke-width="4.6" '
        'stroke-linecap="round"/>'
    ),
    "waterfall": (
        f'<path d="M3 60V20Q10 6 22 8H42Q55 6 61 20V60Z" fill="#8d8f86" {LINE}/>'
        '<path d="M8 26L16 20M8 40L17 36M56 28L48 24M57 43L47 38" stroke="#5e6059" '
        'stroke-width="2.6" stroke-linecap="round"/>'
        f'<path d="M20 8H44V48Q50 52 50 58H14Q14 52 20 48Z" fill="#62b7d6" {LINE}/>'
        '<path d="M25 11V44M32 14V48M39 11V44" stroke="#e9f8fd" stroke-width="3.4" '
        'stroke-linecap="round" stroke-dasharray="13 5"/>'
        f'<path d="M10 58Q10 50 19 51Q24 44 32 48Q40 44 45 51Q54 50 54 58Z" fill="#f4fcff" {LINE}/>'
    ),
    "birds": (
        f'<path d="M3 19Q11 8 20 17Q23 6 34 10Q27 15 27 22Q22 29 14 25Q13 18 3 19Z" '
        f'fill="#d8463c" {LINE}/>'
        f'<path d="M31 34Q40 22 49 31Q53 20 63 24Q56 30 56 36Q51 43 42 39Q41 33 31 34Z" '
        f'fill="#2f7fc1" {LINE}/>'
        f'<path d="M6 51Q14 40 23 49Q26 38 37 42Q30 47 30 54Q25 61 17 57Q16 51 6 51Z" '
        f'fill="#f0b428" {LINE}/>'
        f'<path d="M20 17Q23 19 27 22M49 31Q52 33 56 36M23 49Q26 51 30 54" {THIN}/>'
    ),
    "monkeys": (
        f'<circle cx="10" cy="31" r="8" fill="#8a5a36" {LINE}/>'
        f'<circle cx="54" cy="31" r="8" fill="#8a5a36" {LINE}/>'
        '<circle cx="10" cy="31" r="3.6" fill="#e8bf93"/><circle cx="54" cy="31" r="3.6" '
        'fill="#e8bf93"/>'
        f'<path d="M32 6Q54 7 53 31Q52 58 32 58T11 31Q10 7 32 6Z" fill="#8a5a36" {LINE}/>'
        '<path d="M32 27Q36 18 43 22T44 35Q49 40 45 47Q40 54 32 54T19 47Q15 40 20 35'
        'Q14 26 21 22T32 27Z" fill="#e8bf93"/>'
        '<circle cx="25.5" cy="30" r="3" fill="{ink}"/><circle cx="38.5" cy="30" r="3" '
        'fill="{ink}"/>'
        f'<path d="M30 40.5H34M24 45.5Q32 51 40 45.5" {THIN} style="stroke-width:2.6"/>'
        f'<path d="M27 7Q30 1 32 5Q34 0 37 6" {THIN}/>'
    ),
    "bridge": (
        f'<path d="M3 62V26H14V62ZM50 62V26H61V62Z" fill="#9a7748" {LINE}/>'
        '<path d="M9 18V30M55 18V30" stroke="{ink}" stroke-width="8.4" stroke-linecap="round"/>'
        '<path d="M9 18V30M55 18V30" stroke="#b98d57" stroke-width="4" stroke-linecap="round"/>'
        f'<path d="M8 31Q32 52 56 31L56 41Q32 62 8 41Z" fill="#c79a5c" {LINE}/>'
        f'<path d="M18 37.6V48M27 41V51.6M37 41V51.6M46 37.6V48" {THIN}/>'
        f'<path d="M9 17Q32 40 55 17" fill="none" {LINE} style="stroke-width:4.4"/>'
        f'<path d="M18 25V38M27 29.5V41M37 29.5V41M46 25V38" {THIN}/>'
    ),
    "temple": (
        f'<path d="M3 60V49H12V38H20V28H44V38H52V49H61V60Z" fill="#b3ab96" {LINE}/>'
        f'<path d="M24 28V18H21V11H43V18H40V28Z" fill="#c9c2ae" {LINE}/>'
        f'<path d="M27 60V45Q32 39 37 45V60Z" fill="#4a4439" {LINE}/>'
        f'<path d="M12 49H27M37 49H52M20 38H44" {THIN}/>'
        '<circle cx="32" cy="23" r="3.4" fill="#e0a92e"/>'
        f'<path d="M43 11Q52 9 49 20Q55 24 49 30M10 60Q6 52 11 48" fill="none" '
        f'stroke="{_LEAF}" stroke-width="4.4" stroke-linecap="round"/>'
    ),
    "tree": (
        f'<path d="M27 62Q29 50 25 38L32 30L39 38Q35 50 37 62Q44 58 49 62H15Q20 58 27 62Z" '
        f'fill="#8a5f38" {LINE}/>'
        f'<path d="M32 3Q44 1 48 11Q60 13 59 25Q60 38 47 38Q40 45 32 39Q24 45 17 38'
        f'Q4 38 5 25Q4 13 16 11Q20 1 32 3Z" fill="{_LEAF}" {LINE}/>'
        '<path d="M13 22Q15 15 22 16Q25 7 34 9Q27 13 26 21Q18 19 13 22ZM38 17Q45 15 50 20Q43 20 '
        '40 25Z" fill="#86bd62"/>'
        f'<path d="M20 31Q25 34 29 30M36 33Q43 34 46 29" {THIN}/>'
    ),
}

NAMES = tuple(_DRAWINGS)
"""All features there are."""


def feature(name: str, x: float, y: float, size: float) -> str:
    """A feature as an SVG fragment, ``size`` units wide and high, with its centre at (x, y)."""
    return placed(_DRAWINGS[name].format(ink=INK), x, y, size)
