"""Experiments: a question that the laboratory answers while one waits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tablelab_widgets.lessons import blocks
from tablelab_widgets.lessons.asking import Question
from tablelab_widgets.lessons.job import Job
from tablelab_widgets.lessons.piece import Piece
from tablelab_widgets.lessons.sight import Json, Look

if TYPE_CHECKING:
    from tablelab_widgets.charts import Look as ChartLook
    from tablelab_widgets.lessons.lesson import Lesson

Values = Mapping[str, Any]
"""Chosen values by name of parameter."""

Run = Callable[[Values, Callable[[int, int], None]], Any]
"""Does the experiment; told how to report progress, which is also how it is stopped."""


@dataclass(frozen=True)
class Parameter:
    """A value that can be chosen: ``values`` are its choices with their labels."""

    label: str
    values: Mapping[Any, str]
    start: Any

    def __post_init__(self) -> None:
        if self.start not in self.values:
            raise ValueError(f"{self.label!r} starts with {self.start!r}, which is no choice")


class Experiment(Piece):
    """Runs with its start values at once; the reader changes them and runs it again.

    ``run`` must give the same result for the same values: results are kept by their values.
    """

    def __init__(
        self,
        lesson: Lesson,
        title: str,
        run: Run,
        chart: Callable[[Any, ChartLook], Json],
        answer: Callable[[Any], str | Sequence[str]],
        parameters: Mapping[str, Parameter] | None = None,
        guess: Question | None = None,
        about: str = "",
    ) -> None:
        super().__init__(lesson)
        self.title, self.about, self.guess = title, about, guess
        self._run, self._chart, self._answer = run, chart, answer
        self.parameters = dict(parameters or {})
        self.chosen = {name: each.start for name, each in self.parameters.items()}
        self.shown = dict(self.chosen)
        self._known: dict[tuple[Any, ...], Any] = {}
        self._job = Job(self.changed)
        self._known[self._key(self.chosen)] = run(self.chosen, lambda done, total: None)
        if guess is not None:
            guess.watch(self.changed)

    # -- results ------------------------------------------------------------------------------

    def _key(self, values: Values) -> tuple[Any, ...]:
        return tuple(values[name] for name in self.parameters)

    @property
    def result(self) -> Any:
        """The result that is shown."""
        return self._known[self._key(self.shown)]

    @property
    def answers(self) -> list[str]:
        """The result in sentences."""
        said = self._answer(self.result)
        return [said] if isinstance(said, str) else list(said)

    @property
    def running(self) -> bool:
        """Whether it is at work."""
        return self._job.running

    def set(self, **values: Any) -> Experiment:
        """Choose values and wait for their result, as a reader does with the buttons."""
        for name, value in values.items():
            if name not in self.parameters or value not in self.parameters[name].values:
                raise ValueError(f"{name} cannot be {value!r}")
            self.chosen[name] = value
        self.begin()
        self.wait()
        return self

    def wait(self) -> None:
        """Wait until it is no longer at work."""
        self._job.wait()

    # -- running ------------------------------------------------------------------------------

    def begin(self) -> None:
        """Run with the chosen values, in the background; what is known is shown at once."""
        if self.running:
            return
        values = dict(self.chosen)
        if self._key(values) in self._known:
            self._job.failed = ""
            self.shown = values
            return

        def finished(result: Any) -> None:
            self._known[self._key(values)] = result
            self.shown = values

        self._job.begin(lambda progress: self._run(values, progress), finished)

    def handle(self, message: Json) -> None:
        """Choose a value, run, or stop."""
        kind, name = message.get("kind"), message.get("id")
        if kind == "press" and name == "run":
            self.begin()
        elif kind == "press" and name == "stop":
            self._job.stop()
        elif kind == "choose" and name in self.parameters and not self.running:
            values = list(self.parameters[str(name)].values)
            place = message.get("value")
            if not (isinstance(place, str) and place.isdecimal() and int(place) < len(values)):
                raise ValueError(f"there is no choice {place!r}")
            self.chosen[str(name)] = values[int(place)]

    # -- the page -----------------------------------------------------------------------------

    def blocks(self, look: Look) -> list[Json]:
        """Parameters, progress, the chart, and what it says."""
        made = [blocks.heading("title", self.title)]
        if self.about:
            made.append(blocks.text("about", self.about))
        if self.parameters:
            items = [self._field(name, each) for name, each in self.parameters.items()]
            made.append(blocks.fields("fields", items, locked=self.running))
        if self.running:
            stop = blocks.button("stop", self.t("lesson.experiment.stop"), icon="close")
            done, total = self._job.done
            made.append(blocks.progress("run", done, total, self.t("lesson.experiment.running")))
            made.append(blocks.buttons("run", [stop]))
        elif self.parameters:
            why = self.t("lesson.experiment.same") if self.chosen == self.shown else ""
            run = blocks.button("run", self.t("lesson.experiment.run"), look="primary", why=why)
            made.append(blocks.buttons("run", [run]))
        if failed := self._job.failed:
            said = self.t("lesson.experiment.failed")
            made.append(blocks.verdict("failed", "wrong", said, failed))
        if self.guess is not None and not self.guess.answered:
            return [*made, blocks.text("guess", self.t("lesson.experiment.guess"), "note")]
        made.append(
            blocks.chart("chart", self.title, {"numbers": self.t("lesson.experiment.numbers")})
        )
        for place, sentence in enumerate(self.answers):
            made.append(blocks.text(f"answer-{place}", sentence, "answer"))
        if self.guess is not None:
            said = self.guess.in_words(self.guess.said)
            made.append(blocks.text("said", self.t("lesson.experiment.said", said=said), "note"))
        return made

    def _field(self, name: str, parameter: Parameter) -> Json:
        values = list(parameter.values)
        return {
            "id": name,
            "label": parameter.label,
            "value": str(values.index(self.chosen[name])),
            "options": [
                {"id": str(place), "label": label}
                for place, label in enumerate(parameter.values.values())
            ],
        }

    def chart(self, look: Look) -> Json | None:
        """The figure of the result."""
        if self.guess is not None and not self.guess.answered:
            return None
        from tablelab_widgets.charts import Look as ChartLook

        narrow = look.shape == "tall"
        return self._chart(self.result, ChartLook(look.theme, narrow, self.lesson.text))

    def described(self) -> str:
        """The question and the answer of the start values."""
        chosen = ", ".join(
            f"{each.label}: {each.values[self.shown[name]]}"
            for name, each in self.parameters.items()
        )
        head = f"{self.title} ({chosen})" if chosen else self.title
        return "\n".join([head, *(f"  {sentence}" for sentence in self.answers)])
