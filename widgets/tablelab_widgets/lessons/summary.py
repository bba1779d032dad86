"""What was predicted and what came of it, and which rules the learner has met."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablelab_widgets.lessons import blocks
from tablelab_widgets.lessons.piece import Piece
from tablelab_widgets.lessons.sight import Json, Look

if TYPE_CHECKING:
    from tablelab_widgets.lessons.lesson import Lesson


class Summary(Piece):
    """The learner's own way through the lesson; it stays on this page."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson)
        lesson.follow(self.changed)

    def blocks(self, look: Look) -> list[Json]:
        """Answers, hits, rules met and rules still to be met."""
        lesson = self.lesson
        # A cell that is run again asks the same question again: the latest counts.
        asked = list(
            {
                (question.question, *question.offered()): question
                for question in lesson.questions
                if question.judged_here
            }.values()
        )
        answered = [question for question in asked if question.answered]
        hits = sum(question.right is True for question in answered)
        met, total = len(lesson.met), len(lesson.game.rulebook)
        made = [
            blocks.progress(
                "answered",
                len(answered),
                max(1, len(asked)),
                self.t("lesson.summary.answered", n=len(answered), total=len(asked)),
            ),
            blocks.progress("met", met, total, self.t("lesson.summary.met", n=met, total=total)),
        ]
        if not answered:
            return [*made, blocks.text("none", self.t("lesson.summary.none"), "quiet")]
        rows = [
            {
                "id": str(place),
                "label": question.question,
                "said": True,
                "right": question.right is True,
                "verdict": question.settled(),
                "lines": [],
                "broken": [],
            }
            for place, question in enumerate(answered)
        ]
        tone: blocks.Tone = "right" if hits == len(answered) else "plain"
        said = self.t("lesson.quiz.hits", n=hits, total=len(answered))
        made.append(blocks.verdict("hits", tone, said))
        made.append(blocks.marks("all", rows, "", "", locked=True))
        if unmet := [rule.id for rule in lesson.game.rulebook if rule.id not in lesson.met]:
            made.append(blocks.rules("rules", unmet, self.t("lesson.summary.unmet", n=len(unmet))))
        return made

    def described(self) -> str:
        """What can be said before anybody has answered."""
        lesson = self.lesson
        met, total = len(lesson.met), len(lesson.game.rulebook)
        return self.t("lesson.summary.met", n=met, total=total)
