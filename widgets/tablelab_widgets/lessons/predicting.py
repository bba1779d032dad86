"""Predictions: the learner says what an action will lead to, then the engine does it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from tablelab.core.errors import TooManyBranches
from tablelab.core.exact import branches
from tablelab.core.match import Match
from tablelab_widgets.boards.base import Board
from tablelab_widgets.lessons import blocks, sight
from tablelab_widgets.lessons.choices import Choices, Valued, number_of
from tablelab_widgets.lessons.positions import Lots, chance_of
from tablelab_widgets.lessons.sight import Json, Look, Step

if TYPE_CHECKING:
    from tablelab_widgets.lessons.lesson import Lesson

Measure = Callable[[Step], object]
"""What is asked about a step: a number, or one of the choices."""

MOST_WAYS = 3_000
"""In so many ways at most chance may fall."""

CLOSE = 5
"""Who guesses a chance within so many percentage points is right."""


class OfAction(Valued):
    """A question about one action: who does it, and in which words that is said."""

    match: Match[Any, Any]
    seat: int
    code: str
    does: str

    def take_up(
        self, lesson: Lesson, match: Match[Any, Any], code: str, seat: int | None, does: str
    ) -> None:
        """Note what is done; the question itself can only be asked when the engine has tried it."""
        self.match, self.does = match, does
        self.seat, self.code = lesson.who(match, code, seat)
        self._text = sight.text_of(match, lesson.language)

    def deed(self) -> Json:
        """What is done, as a block; ``does`` stands in for a label that would say too much."""
        action = self.does or sight.described(self.match, self.seat, self.code, self._text)
        does = self.t("lesson.does", seat=self._text.name(self.seat), action=action)
        return blocks.text("action", does, "action")


class Predict(OfAction):
    """What will come of ``code``? ``measure`` reads the answer off the step that the engine does.

    ``does`` says what is done, where the action's own label would give the answer away.
    Raises what the rules raise when the action is not allowed here, and BadOutcome when chance
    would decide and no ``lots`` do.
    """

    def __init__(
        self,
        lesson: Lesson,
        question: str,
        match: Match[Any, Any],
        code: str,
        measure: Measure,
        choices: Choices = None,
        unit: str = "",
        lots: Lots = None,
        why: str = "",
        seat: int | None = None,
        does: str = "",
    ) -> None:
        self.take_up(lesson, match, code, seat, does)
        self.step = sight.done(match, self.seat, self.code, chance_of(lots))
        self.moment = "after"
        super().__init__(lesson, question, measure(self.step), choices, unit, why)

    def about(self, look: Look) -> list[Json]:
        """The board, and what is done."""
        made = [self.deed()]
        if self.answered:
            ways = [("before", self.t("lesson.before")), ("after", self.t("lesson.after"))]
            made.append(blocks.switch("moment", self.t("lesson.board.when"), ways, self.moment))
        return [*made, blocks.board(self.t("lesson.board"), self._as_text())]

    def _view(self) -> Any:
        return self.step.views[1 if self.answered and self.moment == "after" else 0]

    def _as_text(self) -> str:
        return sight.as_text(self.match, self._view(), self._text, self.answered)

    def board(self, look: Look) -> Board:
        """The board before the action; after it, once the answer is given."""
        last = sight.heard(self.step.events, self.seat) if self._shows_after() else ()
        return sight.draw_view(self.match, self._view(), self._text, look, last)

    def _shows_after(self) -> bool:
        return self.answered and self.moment == "after"

    def explained(self, look: Look) -> list[Json]:
        """All that happened, each with its rule."""
        said = sight.lines(self.step.events, self._text, self.seat)
        return [blocks.lines("lines", said, self._text.name(self.seat), self.seat)]

    def handle(self, message: Json) -> None:
        """Switch between before and after, or take in the answer."""
        if message.get("kind") == "choose" and message.get("key") == "moment":
            if message.get("value") in ("before", "after"):
                self.moment = str(message["value"])
        else:
            super().handle(message)


class Odds(OfAction):
    """How likely is it that ``event`` comes true? The engine tries every way chance can fall.

    ``labels`` names the group in which an outcome is shown; without it there are two: that it
    comes true, and that it does not. ``does`` says what is done, where the action's own label would
    give the chance away. ``lots`` is how many of the things that chance decides are tried: a die is
    one, and what is drawn after it need not matter. The truth is a percentage; it is that of the
    true position, also where hands are hidden: ask only for what the seat can know. Raises
    TooManyBranches when chance can fall in more than :data:`MOST_WAYS` ways.
    """

    def __init__(
        self,
        lesson: Lesson,
        question: str,
        match: Match[Any, Any],
        code: str,
        event: Callable[[Step], bool],
        labels: Callable[[Step], str] | None = None,
        why: str = "",
        seat: int | None = None,
        does: str = "",
        lots: int | None = None,
    ) -> None:
        self.take_up(lesson, match, code, seat, does)
        game = match.game
        before = match.state
        game.stamp(before, match.entries[-1].ms if len(match) else 0)
        self.groups: dict[str, tuple[Fraction, bool]] = {}
        self.chance = Fraction(0)
        # Not merged by state: what an outcome is called may depend on what has happened.
        ways = branches(game, before, self.seat, game.parse(self.code), lots)
        for number, branch in enumerate(ways):
            if number == MOST_WAYS:
                raise TooManyBranches(f"{question!r}: say how many lots are to be tried")
            views = (game.view(before, self.seat), game.view(branch.state, self.seat))
            step = Step(self.seat, before, branch.state, branch.events, views)
            true = bool(event(step))
            default = lesson.text("lesson.yes" if true else "lesson.no")
            name = labels(step) if labels else default
            share, known = self.groups.get(name, (Fraction(0), true))
            if known != true:
                raise ValueError(f"the group {name!r} holds outcomes of both kinds")
            self.groups[name] = (share + branch.probability, true)
            self.chance += branch.probability if true else 0
        super().__init__(lesson, question, float(self.chance * 100), None, "%", why)

    def taken(self, value: object) -> object:
        """A number from 0 to 100."""
        number = number_of(value)
        if not 0 <= number <= 100:
            raise ValueError(f"{number} is no percentage")
        return number

    def judged(self, said: object) -> bool:
        """Right is who is close."""
        assert isinstance(said, int | float)
        return abs(said - float(self.chance * 100)) <= CLOSE

    def ready(self) -> bool:
        """A whole answer is a percentage."""
        return isinstance(self.draft, int | float) and 0 <= self.draft <= 100

    def in_words(self, value: object) -> str:
        """Rounded, as a person says it."""
        assert isinstance(value, int | float)
        return super().in_words(round(value, 1))

    def settled(self) -> str:
        """What was guessed and what the chance is, also as a fraction."""
        exact = f"{self.chance.numerator}/{self.chance.denominator}"
        said, truth = self.in_words(self.said), self.in_words(self.truth)
        return self.t("lesson.odds.is", said=said, truth=truth, fraction=exact, close=CLOSE)

    def about(self, look: Look) -> list[Json]:
        """The board, and what is done."""
        view = self.match.view(self.seat)
        described = sight.as_text(self.match, view, self._text, self.answered)
        return [self.deed(), blocks.board(self.t("lesson.board"), described)]

    def board(self, look: Look) -> Board:
        """The board before the action."""
        return sight.draw(self.match, self._text, look, self.seat)

    def explained(self, look: Look) -> list[Json]:
        """All outcomes with their chances."""
        rows = [
            {
                "label": name,
                "value": self.in_words(float(share * 100)),
                "share": float(share),
                "tone": "right" if true else "",
            }
            for name, (share, true) in sorted(self.groups.items(), key=lambda each: -each[1][0])
        ]
        return [blocks.bars("bars", rows, self.t("lesson.odds.all"))]
