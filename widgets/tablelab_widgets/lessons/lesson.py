"""A lesson: one game, one language, and all the pieces of a notebook that teaches it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tablelab.core.game import Game
from tablelab.core.match import Match
from tablelab_widgets.boards.base import Target
from tablelab_widgets.lessons import positions
from tablelab_widgets.lessons.asked import Asked
from tablelab_widgets.lessons.asking import Question
from tablelab_widgets.lessons.blocks import cited
from tablelab_widgets.lessons.choices import Choices, Valued
from tablelab_widgets.lessons.experiment import Experiment, Parameter, Run
from tablelab_widgets.lessons.exploring import Examples
from tablelab_widgets.lessons.guessing import Guess
from tablelab_widgets.lessons.judging import May, Point
from tablelab_widgets.lessons.positions import Lots
from tablelab_widgets.lessons.predicting import Measure, Odds, Predict
from tablelab_widgets.lessons.quiz import Quiz
from tablelab_widgets.lessons.reading import BoardPiece, Card, Rules, Steps
from tablelab_widgets.lessons.reviewing import Reviewing
from tablelab_widgets.lessons.sight import Json, Look, Step
from tablelab_widgets.lessons.stage import Stage
from tablelab_widgets.lessons.summary import Summary

if TYPE_CHECKING:
    from tablelab_widgets.charts import Look as ChartLook
    from tablelab_widgets.table.widget import Table

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal")
"""Who plays in lessons, if nothing else is said."""


class Lesson(Stage):
    """What a notebook says about one game, with the engine as its witness.

    It remembers which questions there are (``questions``), which rules its pieces show
    (``offered``), and which of them the learner has met (``met``): read, seen at work, or asked
    about. ``names`` are those of the players by seat.
    """

    def __init__(
        self, game: str | Game[Any, Any], *, language: str = "en", names: Sequence[str] = NAMES
    ) -> None:
        super().__init__(game, language, names)
        self.questions: list[Question] = []
        self.met: set[str] = set()
        self.offered: set[str] = set()
        self._followers: list[Callable[[], None]] = []

    # -- reading ------------------------------------------------------------------------------

    def rules(self, *ids: str) -> Rules:
        """Rules in the words of the rulebook; KeyError for one that it does not have."""
        return Rules(self, ids)

    def board(
        self,
        match: Match[Any, Any],
        seat: int | None = None,
        index: int | None = None,
        caption: str = "",
    ) -> BoardPiece:
        """The board after the first ``index`` entries (None: all) through the eyes of ``seat``."""
        return BoardPiece(self, match, seat, index, caption)

    def steps(
        self,
        match: Match[Any, Any],
        first: int = 0,
        last: int | None = None,
        notes: Mapping[int, str] | None = None,
        seat: int | None = None,
    ) -> Steps:
        """A stretch of a match, one decision after the other; ``notes`` by number of entry."""
        return Steps(self, match, first, last, notes, seat)

    def card(self) -> Card:
        """The whole rulebook, to be searched and printed."""
        return Card(self)

    def examples(self, rule: str | None = None) -> Examples:
        """Any rule at work in a simulated game; it opens with ``rule`` if one is given."""
        return Examples(self, rule)

    def summary(self) -> Summary:
        """What was answered so far, and which rules have been met."""
        return Summary(self)

    # -- asking -------------------------------------------------------------------------------

    def may(
        self,
        question: str,
        match: Match[Any, Any],
        codes: Sequence[str] | Mapping[str, str],
        seat: int | None = None,
        why: str = "",
    ) -> May:
        """Which of these actions are allowed? The engine knows, and says why not.

        ``codes`` may be a mapping from codes to labels of your own.
        """
        return May(self, question, match, codes, seat, why)

    def predict(
        self,
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
    ) -> Predict:
        """What will come of an action? ``measure`` reads the answer off what the engine does.

        ``does`` stands for the action's own label, where that says too much.
        """
        return Predict(self, question, match, code, measure, choices, unit, lots, why, seat, does)

    def odds(
        self,
        question: str,
        match: Match[Any, Any],
        code: str,
        event: Callable[[Step], bool],
        labels: Callable[[Step], str] | None = None,
        why: str = "",
        seat: int | None = None,
        does: str = "",
        lots: int | None = None,
    ) -> Odds:
        """How likely is it that ``event`` comes true? The engine tries all that chance can do.

        ``does`` stands for the action's own label, where that says too much. ``lots`` is how many
        of the things that chance decides are tried: 1 for a die, whatever is drawn after it.
        """
        return Odds(self, question, match, code, event, labels, why, seat, does, lots)

    def ask(
        self,
        question: str,
        answer: object,
        choices: Choices = None,
        rule: str | None = None,
        why: str = "",
        unit: str = "",
    ) -> Valued:
        """A question of knowledge; let ``answer`` be an expression that asks the engine."""
        return Asked(self, question, answer, choices, unit, why, rule)

    def point(
        self,
        question: str,
        match: Match[Any, Any],
        places: str | Collection[str] | Callable[[Target], bool],
        why: str = "",
        seat: int | None = None,
    ) -> Point:
        """Where on the board is it? ``places`` are ids of targets, or judge a target."""
        return Point(self, question, match, places, why, seat)

    def quiz(self, title: str, questions: Sequence[Question]) -> Quiz:
        """Questions one after the other, with the result at the end."""
        return Quiz(self, title, questions)

    # -- playing and trying -------------------------------------------------------------------

    def play(
        self,
        match: Match[Any, Any],
        people: Collection[int] = (0,),
        bots: str = "greedy",
        clock: str = "off",
    ) -> Table:
        """A real table from this position; ``people`` are the seats that the learner plays.

        ``clock`` is ``"on"``, ``"slow"`` or ``"off"``, in games that are played against time.
        """
        from tablelab_widgets import play
        from tablelab_widgets.table import clocks

        kinds = ["human" if seat in people else bots for seat in range(match.start.seats)]
        again = positions.copy(match)
        again.clock = clocks.make(clock, match.entries[-1].ms if len(match) else 0)
        again.meta["clock"] = clock
        return play(
            self.game,
            match=again,
            kinds=kinds,
            language=self.language,
            keep=False,  # what is tried here must not take the place of a real game
        )

    def guess(
        self, question: str, choices: Choices = None, unit: str = "%", why: str = ""
    ) -> Guess:
        """A guess that is kept until an experiment answers."""
        return Guess(self, question, choices, "" if choices is not None else unit, why)

    def choice(
        self, label: str, values: Mapping[Any, str] | Sequence[Any], start: Any = None
    ) -> Parameter:
        """A parameter of an experiment; it starts with the first value if nothing is said."""
        labelled = dict(values) if isinstance(values, Mapping) else {v: str(v) for v in values}
        return Parameter(label, labelled, next(iter(labelled)) if start is None else start)

    def experiment(
        self,
        title: str,
        run: Run,
        chart: Callable[[Any, ChartLook], Json],
        answer: Callable[[Any], str | Sequence[str]],
        parameters: Mapping[str, Parameter] | None = None,
        guess: Question | None = None,
        about: str = "",
    ) -> Experiment:
        """An experiment that runs with its start values at once, and again with others."""
        return Experiment(self, title, run, chart, answer, parameters, guess, about)

    def review(
        self, match: Match[Any, Any] | None = None, playouts: int | None = None, seed: int = 1
    ) -> Reviewing:
        """How the chances went in a played match and where it turned: see
        :func:`tablelab.lab.review`. Without ``match`` the reader opens a saved one of any game."""
        return Reviewing(self, match, playouts, seed)

    # -- remembering --------------------------------------------------------------------------

    def asked(self, question: Question) -> None:
        """A question stands in the notebook."""
        self.questions.append(question)

    def heard(self, question: Question) -> None:
        """A question was answered."""
        self.met |= cited(question.blocks(Look()))
        self.offered |= self.met
        self._tell()

    def meet(self, ids: Iterable[str]) -> None:
        """The learner has met these rules."""
        fresh = set(ids) - self.met
        if not fresh:
            return
        self.met |= fresh
        self.offered |= fresh
        self._tell()

    def _tell(self) -> None:
        for follower in tuple(self._followers):
            follower()

    def offer(self, ids: Iterable[str]) -> None:
        """A piece shows these rules."""
        self.offered |= set(ids)

    def follow(self, follower: Callable[[], None]) -> None:
        """Call ``follower`` when there is something new to remember."""
        self._followers.append(follower)
