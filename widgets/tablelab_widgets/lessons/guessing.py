"""A guess before an experiment: it is kept, and nobody says yet whether it is right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablelab_widgets.lessons import blocks
from tablelab_widgets.lessons.choices import Choices, Valued
from tablelab_widgets.lessons.sight import Json, Look

if TYPE_CHECKING:
    from tablelab_widgets.lessons.lesson import Lesson


class Guess(Valued):
    """What the reader expects. An experiment that knows of it shows its result only afterwards."""

    judged_here = False

    def __init__(
        self, lesson: Lesson, question: str, choices: Choices, unit: str, why: str
    ) -> None:
        first = next(iter(choices)) if choices is not None else 0
        super().__init__(lesson, question, first, choices, unit, why)

    @property
    def right(self) -> bool | None:
        """Not for this piece to say."""
        return None

    def _state(self, value: object) -> str:
        return ""

    def verdict(self) -> list[Json]:
        """That it is kept."""
        return [blocks.verdict("verdict", "plain", self.t("lesson.guess.kept"), self.settled())]

    def settled(self) -> str:
        """What was guessed."""
        return self.t("lesson.guess.said", said=self.in_words(self.said))

    def explained(self, look: Look) -> list[Json]:
        """Nothing yet."""
        return []
