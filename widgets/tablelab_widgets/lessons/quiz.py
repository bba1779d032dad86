"""Several questions one after the other, and at the end what to read again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablelab_widgets.boards.base import Board
from tablelab_widgets.lessons import blocks
from tablelab_widgets.lessons.asking import Question
from tablelab_widgets.lessons.piece import Piece
from tablelab_widgets.lessons.sight import Json, Look

if TYPE_CHECKING:
    from tablelab_widgets.lessons.lesson import Lesson


class Quiz(Piece):
    """Questions, one at a time. No marks leave the page. Raises ValueError without a question."""

    def __init__(self, lesson: Lesson, title: str, questions: Sequence[Question]) -> None:
        super().__init__(lesson)
        if not questions:
            raise ValueError(f"{title!r}: a quiz needs at least one question")
        self.title = title
        self.questions = tuple(questions)
        self.at = 0

    @property
    def over(self) -> bool:
        """Whether all questions have been gone through."""
        return self.at == len(self.questions)

    @property
    def hits(self) -> int:
        """How many answers were right."""
        return sum(question.right is True for question in self.questions)

    def blocks(self, look: Look) -> list[Json]:
        """The question that is asked now, or the result."""
        if self.over:
            return self._result()
        total = len(self.questions)
        question = self.questions[self.at]
        place = self.t("lesson.quiz.at", number=self.at + 1, total=total)
        made = [
            blocks.heading("title", self.title),
            blocks.progress("at", self.at, total, place),
            *_keyed(question.blocks(look), self.at),
        ]
        last = self.at + 1 == total
        label = self.t("lesson.quiz.result" if last else "lesson.quiz.next")
        why = "" if question.answered else self.t("lesson.quiz.first")
        go_on = blocks.button("next", label, look="primary", icon="next", why=why)
        return [*made, blocks.buttons("go", [go_on])]

    def _result(self) -> list[Json]:
        total = len(self.questions)
        said = self.t("lesson.quiz.hits", n=self.hits, total=total)
        tone: blocks.Tone = "right" if self.hits == total else "plain"
        rows = [
            {
                "id": str(place),
                "label": question.question,
                "said": True,
                "right": question.right is True,
                "verdict": question.settled() if question.answered else "",
                "lines": [],
                "broken": [],
            }
            for place, question in enumerate(self.questions)
        ]
        again = blocks.button("restart", self.t("lesson.quiz.again"), icon="undo")
        return [
            blocks.heading("title", self.title),
            blocks.verdict("result", tone, said),
            blocks.marks("all", rows, "", "", locked=True),
            blocks.buttons("go", [again]),
        ]

    def board(self, look: Look) -> Board | None:
        """The board of the question that is asked now."""
        return None if self.over else self.questions[self.at].board(look)

    def marked(self) -> frozenset[str]:
        """What stands out on that board."""
        return frozenset() if self.over else self.questions[self.at].marked()

    def handle(self, message: Json) -> None:
        """Go on, begin again, or answer the question."""
        pressed = message.get("id") if message.get("kind") == "press" else None
        if pressed == "next" and not self.over and self.questions[self.at].answered:
            self.at += 1
        elif pressed == "restart" and self.over:
            self.at = 0
            for question in self.questions:
                question.again()
        elif not self.over:
            self.questions[self.at].handle(message)

    def described(self) -> str:
        """All questions as text."""
        asked = "\n".join(repr(question) for question in self.questions)
        return f"{self.title}\n{asked}"


def _keyed(made: list[Json], place: int) -> list[Json]:
    """The blocks of one question; but for the board they are not those of the last one."""
    return [
        block if block["kind"] == "board" else {**block, "key": f"{place}-{block['key']}"}
        for block in made
    ]
