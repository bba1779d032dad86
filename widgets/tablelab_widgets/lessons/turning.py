"""A review in words, cards and a chart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablelab.core.game import CLOCK
from tablelab.core.match import Match
from tablelab.core.text import Text
from tablelab.lab.chances import Estimate
from tablelab.lab.turns import Review, Turn
from tablelab_widgets import charts
from tablelab_widgets.lessons import blocks, sight
from tablelab_widgets.lessons.sight import Json

if TYPE_CHECKING:
    from tablelab_widgets.charts import Look as ChartLook

Played = Match[Any, Any]


def about(match: Played, text: Text) -> str:
    """Who played, and how long."""
    names = ", ".join(text.name(seat) for seat in range(match.start.seats))
    key = "lesson.review.so.far" if match.outcome is None else "lesson.review.about"
    return text(key, names=names, n=len(match))


def claim(found: Review, text: Text) -> str:
    """What the chart shows."""
    if not found.turns:
        return text("lesson.review.claim.none")
    return text("lesson.review.claim", n=len(found.turns))


def how(found: Review, text: Text) -> str:
    """How the chances came about, and what they are not."""
    measured = text("lesson.review.how", n=found.playouts, moments=len(found.points))
    judged = text("lesson.review.judged", n=found.candidates) if found.candidates else ""
    return " ".join(filter(None, [measured, text("lesson.review.bots"), judged]))


def chart(found: Review, look: ChartLook) -> Json:
    """The chances all along, a line for each side; the turns are marked by their numbers."""
    text = look.text
    sides = range(len(found.points[0].chances))
    team = text("lesson.review.team")
    lines = [
        (
            team if found.team else text.name(side),
            [(p.index, p.chances[side].share, p.chances[side].interval) for p in found.points],
        )
        for side in sides
    ]
    figure = charts.curves(
        lines,
        look,
        title=claim(found, text),
        x=text("lesson.review.x"),
        y=text("lesson.review.y"),
        unit="%",
    )
    marks = [(turn.entry + 1, str(number)) for number, turn in enumerate(found.turns, 1)]
    return charts.marked(figure, look, marks)


# -- turns ------------------------------------------------------------------------------------


def eyes(turn: Turn) -> int | None:
    """Through whose eyes a turn is seen: who decided; an onlooker's where time was up."""
    return None if turn.seat == CLOCK else turn.seat


def cards(match: Played, found: Review, text: Text, chosen: int) -> Json:
    """The turns, to be chosen from."""
    items = [
        {
            "id": str(place),
            "mark": str(place + 1),
            "seat": eyes(turn),
            "title": _deed(match, turn, text),
            "value": _way(turn, text),
            "text": text(f"lesson.review.cause.{turn.cause}"),
            "up": turn.change.value > 0,
        }
        for place, turn in enumerate(found.turns)
    ]
    return blocks.cards("turn", text("lesson.review.turns"), items, str(chosen))


def _deed(match: Played, turn: Turn, text: Text) -> str:
    who = sight.author(text, turn.seat)
    if turn.seat == CLOCK:
        return who
    return f"{who}: {_action(match, turn, match.entries[turn.entry].code, text)}"


def _action(match: Played, turn: Turn, code: str, text: Text) -> str:
    view = match.view(turn.seat, turn.entry)
    words: str = match.game.describe(view, match.game.parse(code), text)
    return words


def _way(turn: Turn, text: Text) -> str:
    before, after = (charts.percent(it.share, text, 0) for it in (turn.before, turn.after))
    return text("lesson.review.way", before=before, after=after)


def shown(match: Played, turn: Turn, text: Text, moment: str) -> list[Json]:
    """One turn: what each choice promised, the board, and what happened."""
    index = turn.entry + (moment == "after")
    view = match.view(eyes(turn), index)
    ways = [("before", text("lesson.before")), ("after", text("lesson.after"))]
    said = sight.lines(match.entries[turn.entry].events, text, eyes(turn))
    made = [blocks.bars("promised", _rows(match, turn, text), _whose(match, turn, text))]
    made += [
        blocks.text(f"judged-{place}", sentence, "answer")
        for place, sentence in enumerate(judged(turn, text))
    ]
    head = text("lesson.review.decision", number=turn.entry + 1)
    return [
        *made,
        blocks.switch("moment", text("lesson.board.when"), ways, moment),
        blocks.board(text("lesson.board"), sight.as_text(match, view, text)),
        blocks.lines("lines", said, head, eyes(turn)),
    ]


def _whose(match: Played, turn: Turn, text: Text) -> str:
    """Whose chance the bars show."""
    if match.game.info.cooperative:
        return text("lesson.review.whose.team")
    return text("lesson.review.whose", seat=sight.author(text, turn.seat))


def _rows(match: Played, turn: Turn, text: Text) -> list[Json]:
    def row(label: str, it: Estimate, tone: str = "") -> Json:
        value = charts.estimate(it.share, it.interval if it.playouts else None, text, "%")
        return {"label": label, "value": value, "share": it.share, "tone": tone}

    made = [row(text("lesson.review.row.before"), turn.before)]
    if turn.best is not None and turn.advised is not None:
        action = _action(match, turn, turn.advised, text)
        made.append(row(text("lesson.review.row.advised", action=action), turn.best, "right"))
    if turn.luck is not None and turn.seat != CLOCK:
        action = _action(match, turn, match.entries[turn.entry].code, text)
        made.append(row(text("lesson.review.row.chosen", action=action), turn.chosen))
    return [*made, row(text("lesson.review.row.after"), turn.after)]


def judged(turn: Turn, text: Text) -> list[str]:
    """What the player chose, and what chance did, in sentences."""
    said = []
    if turn.choice is not None:
        key = "worse" if turn.choice.value < 0 else "better" if turn.choice.value > 0 else "equal"
        points = charts.number(abs(round(100 * turn.choice.value)), text)
        said.append(text(f"lesson.review.choice.{key}", points=points))
        if key != "equal" and not turn.choice.clear:
            said[-1] += " " + text("lesson.review.unclear")
    elif turn.advised is not None:
        said.append(text("lesson.review.choice.same"))
    elif turn.seat != CLOCK:
        said.append(text("lesson.review.choice.none"))
    if turn.luck is not None:
        key = "down" if turn.luck.value < 0 else "up" if turn.luck.value > 0 else "nothing"
        points = charts.number(abs(round(100 * turn.luck.value)), text)
        said.append(text(f"lesson.review.luck.{key}", points=points))
    return said


# -- the rest ---------------------------------------------------------------------------------


def rules(found: Review, text: Text) -> list[Json]:
    """The rules that had a say, and those that had none, both folded."""
    total = len(found.met) + len(found.unmet)
    met = text("lesson.review.rules.met", n=len(found.met), total=total)
    unmet = text("lesson.review.rules.unmet", n=len(found.unmet))
    made = [blocks.rules("met", found.met, met)] if found.met else []
    return [*made, blocks.rules("unmet", found.unmet, unmet)] if found.unmet else made


def described(match: Played, found: Review, text: Text) -> list[str]:
    """The review as lines of text."""
    made = [f"  {about(match, text)}", f"  {how(found, text)}"]
    if not found.turns:
        made.append(f"  {text('lesson.review.none')}")
    for number, turn in enumerate(found.turns, 1):
        head = f"{text('lesson.review.decision', number=turn.entry + 1)}. "
        made.append(f"  {number}. {head}{_deed(match, turn, text)}: {_way(turn, text)}")
        made += [f"     {row['label']}: {row['value']}" for row in _rows(match, turn, text)]
        made += [f"     {sentence}" for sentence in judged(turn, text)]
    total = len(found.met) + len(found.unmet)
    made.append(f"  {text('lesson.review.rules.met', n=len(found.met), total=total)}")
    return made
