"""Questions of knowledge, whose answer is an expression on the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablelab_widgets.lessons import blocks
from tablelab_widgets.lessons.choices import Choices, Valued
from tablelab_widgets.lessons.sight import Json, Look

if TYPE_CHECKING:
    from tablelab_widgets.lessons.lesson import Lesson


class Asked(Valued):
    """A question without a position; ``rule`` is shown once it is answered."""

    def __init__(
        self,
        lesson: Lesson,
        question: str,
        truth: object,
        choices: Choices,
        unit: str,
        why: str,
        rule: str | None,
    ) -> None:
        super().__init__(lesson, question, truth, choices, unit, why)
        self.rule = None if rule is None else lesson.game.rulebook[rule].id

    def explained(self, look: Look) -> list[Json]:
        """The rule that says so."""
        return [blocks.rules("rule", [self.rule])] if self.rule else []
