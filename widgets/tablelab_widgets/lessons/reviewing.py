"""The review of a played game: a person opens a saved match and sees where it turned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablelab import games
from tablelab.core.errors import TablelabError
from tablelab.core.match import Match
from tablelab.lab.review import review, usual
from tablelab.lab.turns import Review
from tablelab_widgets.boards.base import Board
from tablelab_widgets.lessons import blocks, positions, sight, turning
from tablelab_widgets.lessons.job import Job
from tablelab_widgets.lessons.piece import Piece
from tablelab_widgets.lessons.sight import Json, Look
from tablelab_widgets.table import files

if TYPE_CHECKING:
    from tablelab_widgets.lessons.lesson import Lesson

TIMES = (1, 3, 10)
"""How much more than usual can be played: for more certainty one waits."""


class Reviewing(Piece):
    """Reviews ``match`` at once, or without one whatever the reader opens, of whichever game.

    A new match takes the place of the one that is shown only when its review has come: what is
    refused, stopped or fails loses nothing.
    """

    def __init__(
        self,
        lesson: Lesson,
        match: Match[Any, Any] | None = None,
        playouts: int | None = None,
        seed: int = 1,
    ) -> None:
        super().__init__(lesson)
        self.opens = match is None
        if match is not None and not match.start.names:
            match = positions.named(match, lesson.names)
        self.match = match
        self.found: Review | None = None
        self.turn, self.moment = 0, "after"
        self.times = self.shown = 1
        self._playouts, self._seed = playouts, seed
        self._waits: Match[Any, Any] | None = None
        self._refused: tuple[str, str] | None = None
        self._job = Job(self.changed)
        if match is not None:
            self.found = review(match, self._number(match), seed)

    def _number(self, match: Match[Any, Any]) -> int:
        return self.times * (self._playouts or usual(match.game))

    @property
    def running(self) -> bool:
        """Whether it is at work."""
        return self._job.running

    def wait(self) -> None:
        """Wait until it is no longer at work."""
        self._job.wait()

    # -- what a person does -------------------------------------------------------------------

    def handle(self, message: Json) -> None:
        """Open a file, run, stop, agree to see hands, choose a turn, or before and after."""
        kind, name, value = (message.get(key) for key in ("kind", "id", "value"))
        if kind == "open" and self.opens and not self.running:
            large = message.get("large") is True  # so large that the page has not even read it
            self.open(" " * (files.LARGEST_FILE + 1) if large else message.get("text"))
        elif kind == "press" and name == "stop":
            self._job.stop()
        elif kind == "press" and name == "agree" and self._waits is not None:
            self.begin(self._waits)
        elif kind == "press" and name == "run" and self.match is not None:
            self.begin(self.match)
        elif kind == "choose" and name == "times" and not self.running:
            if value not in [str(each) for each in TIMES]:
                raise ValueError(f"there is no choice {value!r}")
            self.times = int(str(value))
        elif kind == "choose" and message.get("key") == "moment" and value in ("before", "after"):
            self.moment = str(value)
        elif kind == "choose" and message.get("key") == "turn":
            self.choose(int(str(value)))

    def choose(self, number: int) -> None:
        """Show another of the turns (from 0)."""
        turns = self.found.turns if self.found else ()
        if number not in range(len(turns)):
            raise ValueError(f"there is no turn {number}")
        self.turn, self.moment = number, "after"

    def open(self, content: object) -> None:
        """Judge a file as a table does, and begin with its match if it is sound."""
        self._refused = self._waits = None
        known = {**games.every(), self.lesson.game.info.id: self.lesson.game}
        try:
            match = files.opened(content, known).match
            if not len(match):
                raise TablelabError(self.t("lesson.review.empty"))
        except files.NotOpened as refused:
            # The table's words say that the table stays as it was; here there is none.
            why = refused.said.key.removeprefix("table.open.")
            said = self.t(f"lesson.review.refused.{why}", **refused.said.data)
            self._refused = (said, refused.detail)
            return
        except TablelabError as nothing:
            self._refused = (str(nothing), "")
            return
        if match.game.info.hidden and match.outcome is None:
            self._waits = match
            return
        self.begin(match)

    def begin(self, match: Match[Any, Any]) -> None:
        """Review a match in the background."""
        self._waits, number, times = None, self._number(match), self.times

        def finished(found: Review) -> None:
            if match.game.info.id != self.lesson.game.info.id:
                made = type(self.lesson)
                self.lesson = made(match.game.info.id, language=self.lesson.language)
            self.match, self.found, self.shown = match, found, times
            self.turn, self.moment = 0, "after"

        self._job.begin(lambda told: review(match, number, self._seed, told), finished)

    # -- the page -----------------------------------------------------------------------------

    def blocks(self, look: Look) -> list[Json]:
        """The way in, what goes on, the chances, the turns, and the rules."""
        made = [blocks.heading("title", self._title())]
        if self.match is None:
            made.append(blocks.text("hint", self.t("lesson.review.hint")))
        else:
            made.append(blocks.text("about", turning.about(self.match, self._text), "quiet"))
        made += self._controls()
        if self.match is not None and self.found is not None:
            made += self._result(self.match, self.found)
        return made

    @property
    def _text(self) -> Any:
        language = self.lesson.language
        return self.lesson.text if self.match is None else sight.text_of(self.match, language)

    def _title(self) -> str:
        if self.match is None:
            return self.t("lesson.review.title")
        title = self.match.game.info.title[self.lesson.language]
        return self.t("lesson.review.title.of", game=title)

    def _controls(self) -> list[Json]:
        made: list[Json] = []
        if self.running:
            done, total = self._job.done
            stop = blocks.button("stop", self.t("lesson.experiment.stop"), icon="close")
            made.append(blocks.progress("run", done, total, self.t("lesson.experiment.running")))
            return [*made, blocks.buttons("run", [stop])]
        if self.match is not None:
            made.append(blocks.fields("fields", [self._field(self.match)], locked=False))
        items = []
        if self.opens:
            key = "lesson.review.open" if self.match is None else "lesson.review.another"
            look = "primary" if self.match is None else ""
            items.append(blocks.button("open", self.t(key), look=look, icon="open"))
        if self.match is not None:
            why = self.t("lesson.experiment.same") if self.times == self.shown else ""
            items.append(blocks.button("run", self.t("lesson.review.run"), look="primary", why=why))
        made.append(blocks.buttons("ways", items))
        if self._refused is not None:
            made.append(blocks.verdict("refused", "wrong", *self._refused))
        if self._job.failed:
            said = self.t("lesson.review.failed")
            made.append(blocks.verdict("failed", "wrong", said, self._job.failed))
        if self._waits is not None:
            agree = blocks.button("agree", self.t("lesson.review.agree"))
            made.append(blocks.verdict("hands", "plain", self.t("lesson.review.hands")))
            made.append(blocks.buttons("hands", [agree]))
        return made

    def _field(self, match: Match[Any, Any]) -> Json:
        usually = self._playouts or usual(match.game)
        said = [(it, self.t("lesson.review.playouts", n=it * usually)) for it in TIMES]
        return {
            "id": "times",
            "label": self.t("lesson.review.times"),
            "value": str(self.times),
            "options": [{"id": str(each), "label": label} for each, label in said],
        }

    def _result(self, match: Match[Any, Any], found: Review) -> list[Json]:
        words = {"numbers": self.t("lesson.experiment.numbers")}
        made = [blocks.chart("chart", turning.claim(found, self._text), words)]
        made.append(blocks.text("how", turning.how(found, self._text), "quiet"))
        if found.turns:
            made.append(turning.cards(match, found, self._text, self.turn))
            made += turning.shown(match, found.turns[self.turn], self._text, self.moment)
        else:
            made.append(blocks.text("none", self.t("lesson.review.none"), "answer"))
        return made + turning.rules(found, self._text)

    def board(self, look: Look) -> Board | None:
        """The board before or after the turn that is shown."""
        if self.match is None or self.found is None or not self.found.turns:
            return None
        turn = self.found.turns[self.turn]
        index = turn.entry + (self.moment == "after")
        return sight.draw(self.match, self._text, look, turning.eyes(turn), index)

    def chart(self, look: Look) -> Json | None:
        """The chances all along."""
        if self.found is None:
            return None
        from tablelab_widgets.charts import Look as ChartLook

        narrow = look.shape == "tall"
        return turning.chart(self.found, ChartLook(look.theme, narrow, self._text))

    def described(self) -> str:
        """What was found, as text."""
        if self.match is None or self.found is None:
            return f"{self._title()}\n  {self.t('lesson.review.hint')}"
        return "\n".join([self._title(), *turning.described(self.match, self.found, self._text)])
