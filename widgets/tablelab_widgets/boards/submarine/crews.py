"""The players' panels beside or below the sea, and what lies on the sea-floor."""

from __future__ import annotations

from tablelab.core.chance import Seeded
from tablelab.core.text import Text
from tablelab.games.submarine.components import KINDS, standard
from tablelab.games.submarine.ending import winners
from tablelab.games.submarine.state import OVER, PLACE
from tablelab.games.submarine.view import SeatView, View, sample
from tablelab_widgets.boards.base import Canvas, Inset, Theme
from tablelab_widgets.boards.submarine import labels, panel, signs
from tablelab_widgets.boards.submarine.geometry import Geometry
from tablelab_widgets.boards.submarine.markers import (
    backs_sprite,
    card_sprite,
    chip_sprite,
    missing_sprite,
)
from tablelab_widgets.boards.submarine.panel import Form
from tablelab_widgets.boards.submarine.vessels import Group, submarine

_FINGER = 88.0
"""What a finger needs on a phone, in units."""

_MOST = 48.0
"""The largest gap between two panels."""


def floor(
    canvas: Canvas, plan: Geometry, view: View, text: Text, theme: Theme, letters: tuple[str, ...]
) -> None:
    """Spent cards, cards that nobody has, and unused shells."""
    y = plan.sea[1] - plan.floor / 2 + 6
    left = 14.0
    word = text("board.submarine.spent")
    picture = signs.spent_sprite(view.spent, letters, word, theme)
    canvas.put(picture, left + signs.SPENT[0] / 2, y, *signs.SPENT)
    left += signs.SPENT[0] + 4
    if view.undealt:
        picture = signs.undealt_sprite(view.undealt, theme)
        canvas.put(picture, left + signs.UNDEALT[0] / 2, y, *signs.UNDEALT)
        left += signs.UNDEALT[0] + 4
    for marker in view.unused:
        canvas.put(chip_sprite(marker, "", theme), left + 22, y, 44, 44)
        left += 47
    name = labels.floor(view, text)
    canvas.target("floor", plan.sea[0] / 2, y, plan.sea[0], plan.floor - 12, name)


# -- panels ---------------------------------------------------------------------------------------


def form(plan: Geometry, players: int) -> Form:
    """The form of the panels: with few players beside the sea there is room for large ones."""
    if plan.shape == "tall" or players == 5:
        return panel.SLIM
    return panel.ROOMY if players <= 3 else panel.MIDDLE


def height(plan: Geometry, players: int) -> float:
    """The height of the figure."""
    if plan.shape == "wide":
        return plan.sea[1]
    return plan.sea[1] + players * (panel.SLIM.height + 10)


def _insets(canvas: Canvas, plan: Geometry, players: int) -> list[Inset]:
    scale = plan.aside / panel.WIDTH
    high = form(plan, players).height * scale
    if plan.shape == "tall":
        return [Inset(canvas, 0, plan.sea[1] + 10 + (high + 10) * i, scale) for i in range(players)]
    gap = min(_MOST, (plan.sea[1] - players * high) / (players - 1))
    top = (plan.sea[1] - players * high - (players - 1) * gap) / 2
    left = plan.width() - plan.aside
    return [Inset(canvas, left, top + (high + gap) * i, scale) for i in range(players)]


def panels(
    canvas: Canvas, plan: Geometry, view: View, text: Text, theme: Theme, letters: tuple[str, ...]
) -> None:
    """Everything of all players; what comes and goes is put last."""
    shown = form(plan, view.players)
    places = list(zip(_insets(canvas, plan, view.players), view.seats, strict=True))
    standing = emphasised(view)
    for place, seat in places:
        _head(place, view, seat, shown, text, theme, seat.seat in standing)
        _container(place, seat, shown, text, theme)
    for place, seat in places:
        _pile(place, seat, shown, text, theme, letters)
        _hand(place, seat, shown, text, letters)
        _jokers(place, seat, shown, text, theme, letters)


def emphasised(view: View) -> tuple[int, ...]:
    """The seats whose panels stand out: who decides, and in the end who has won."""
    if view.phase != OVER:
        return (view.seat,)
    # Hands and piles do not matter here, only how many cards there are, and that is open.
    return winners(sample(view, Seeded("winners")))


def _head(
    place: Inset, view: View, seat: SeatView, shown: Form, text: Text, theme: Theme, active: bool
) -> None:
    words = tuple(text(f"board.submarine.{word}") for word in ("hand", "pile", "jokers"))
    picture = panel.frame_sprite(seat.seat, shown, words, active, theme)
    place.put(picture, 0, 0, panel.WIDTH, shown.height)
    waiting = ""
    if view.phase == PLACE and (left := _unplaced(view, seat)):
        waiting = submarine(Group(seat.seat, left, "plain"))
    start = seat.seat == view.start
    picture = panel.name_sprite(text.name(seat.seat), active, start, waiting, theme)
    place.put(picture, 82, 12, *panel.NAME)
    artefacts = KINDS - seat.container.count(-1)
    place.put(panel.score_sprite(artefacts, KINDS, theme), 494, 12, 240, 48)


def _unplaced(view: View, seat: SeatView) -> int:
    return view.parts.crews[view.players].submarines - sum(seat.subs)


def _container(place: Inset, seat: SeatView, shown: Form, text: Text, theme: Theme) -> None:
    side = shown.space
    for kind, marker in enumerate(seat.container):
        x, y = shown.centre(kind)
        picture = missing_sprite(kind, theme) if marker < 0 else chip_sprite(marker, "", theme)
        place.put(picture, x - side / 2, y - side / 2, side, side)
    rows = KINDS // shown.across
    high = shown.pitch[1] * rows
    name = labels.container(seat, text)
    wide = panel.WIDTH - 18
    place.target(f"container-{seat.seat}", panel.WIDTH / 2, panel.HEAD + high / 2, wide, high, name)


def _hand(place: Inset, seat: SeatView, shown: Form, text: Text, letters: tuple[str, ...]) -> None:
    (wide, high), top = shown.card, shown.row + 27
    y = top + high / 2
    step = (panel.PILE - panel.HAND - 8) / standard().hand
    if seat.hand is None:
        count = seat.hand_size
        width = wide + max(count - 1, 0) * wide * 22 / 56
        place.put(backs_sprite(count, True), panel.HAND, top, width, high)
        x = panel.HAND + 1.5 * step
        place.target(f"hand-{seat.seat}", x, y, 3 * step - 6, high, labels.hand_backs(seat, text))
        return
    for index, colour in enumerate(seat.hand):
        left = panel.HAND + step * index
        place.put(card_sprite(colour, letters[colour]), left, top, wide, high)
        name = labels.hand_card(seat, colour, text)
        # Cards of one colour are the same decision: the first of them stands for all.
        same = seat.hand.index(colour) != index
        codes = () if same else (f"swap:{standard().colours[colour]}",)
        x, reach = left + wide / 2, max(high, _FINGER)
        place.target(
            f"hand-{seat.seat}-{index}", x, top + high - reach / 2, step - 1, reach, name, *codes
        )


def _pile(
    place: Inset, seat: SeatView, shown: Form, text: Text, theme: Theme, letters: tuple[str, ...]
) -> None:
    (wide, high), top = shown.card, shown.row + 27
    place.put(backs_sprite(len(seat.pile), False), panel.PILE, top, wide, high)
    known = known_cards(seat)
    place.put(panel.known_sprite(known, letters, theme), panel.KNOWN, top, 96, 84)
    reach = panel.JOKERS - panel.PILE - 12
    x, y = panel.PILE + reach / 2 - 4, top + high / 2
    place.target(f"pile-{seat.seat}", x, y, reach, high, labels.pile(seat, known, text))


def known_cards(seat: SeatView) -> tuple[tuple[int, int], ...]:
    """The cards of a pile that the viewer knows: place, counted from the top, and colour."""
    size = len(seat.pile)
    return tuple(
        (size - index, colour)
        for index, colour in reversed(list(enumerate(seat.pile)))
        if colour is not None
    )


def _jokers(
    place: Inset, seat: SeatView, shown: Form, text: Text, theme: Theme, letters: tuple[str, ...]
) -> None:
    held = [(marker, False) for marker in seat.jokers] + [(marker, True) for marker in seat.gained]
    side, top = shown.joker, shown.row + 27 + (shown.card[1] - shown.joker) / 2
    room = panel.WIDTH - 14 - panel.JOKERS
    step = min(side + 5.0, (room - side) / max(len(held) - 1, 1))
    for index, (marker, later) in enumerate(held):
        left = panel.JOKERS + step * index
        place.put(panel.joker_sprite(later, theme), left - 2, top - 2, side + 4, side + 4)
        shrink = 0.14 * side if later else 0.06 * side
        picture = chip_sprite(marker, letters[marker % 5], theme)
        place.put(picture, left + shrink / 2, top + shrink / 2, side - shrink, side - shrink)
        x, y = left + min(step, side) / 2, top + side / 2
        name = labels.joker(seat, marker, later, text)
        place.target(f"joker-{seat.seat}-{index}", x, y, min(step, side), side, name)
