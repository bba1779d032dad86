"""Questions: the learner commits to an answer first, then the engine gives its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from tablelab_widgets.lessons import blocks
from tablelab_widgets.lessons.piece import Piece
from tablelab_widgets.lessons.sight import Json, Look

if TYPE_CHECKING:
    from tablelab_widgets.lessons.lesson import Lesson


class Question(Piece):
    """A question with one answer. ``said`` is what the learner has answered, None before that.

    ``judged_here`` is false for what nobody judges: a guess.
    """

    judged_here = True

    def __init__(self, lesson: Lesson, question: str, why: str = "") -> None:
        super().__init__(lesson)
        self.question = question
        self.why = why
        self.said: object = None
        self.draft: object = None
        lesson.asked(self)

    # -- the answer ---------------------------------------------------------------------------

    @property
    def answered(self) -> bool:
        """Whether the learner has committed to an answer."""
        return self.said is not None

    @property
    def right(self) -> bool | None:
        """Whether the answer was right; None before there is one."""
        return self.judged(self.said) if self.answered else None

    def answer(self, value: object) -> Self:
        """Answer as the learner would. Raises ValueError for what is no answer to this."""
        self.said = self.taken(value)
        self.lesson.heard(self)
        self.changed()
        return self

    def again(self) -> None:
        """Ask once more; what was said is forgotten."""
        self.said = self.draft = None
        self.changed()

    def taken(self, value: object) -> object:
        """The value as an answer; raises ValueError for what cannot be one."""
        raise NotImplementedError

    def judged(self, said: object) -> bool:
        """Whether an answer is right."""
        raise NotImplementedError

    def in_words(self, value: object) -> str:
        """An answer in words, for the summary."""
        return str(value)

    @property
    def truth(self) -> object:
        """The engine's answer."""
        raise NotImplementedError

    # -- the page -----------------------------------------------------------------------------

    def blocks(self, look: Look) -> list[Json]:
        """The question, what it is about, the answer; and, once there is one, the engine's."""
        made = [blocks.text("question", self.question, "question"), *self.about(look)]
        made += self.inputs()
        if not self.answered:
            why = "" if self.ready() else self.t("lesson.choose.first")
            check = blocks.button("check", self.t("lesson.check"), look="primary", why=why)
            return [*made, blocks.buttons("check", [check])]
        made += self.verdict()
        if self.why:
            made.append(blocks.text("why", self.why, "why"))
        made += self.explained(look)
        retry = blocks.button("again", self.t("lesson.again"), look="quiet", icon="undo")
        return [*made, blocks.buttons("again", [retry])]

    def about(self, look: Look) -> list[Json]:
        """What the question is about: a board, a sentence."""
        return []

    def inputs(self) -> list[Json]:
        """Where the answer is given."""
        raise NotImplementedError

    def ready(self) -> bool:
        """Whether what is chosen so far is a whole answer."""
        return self.draft is not None

    def verdict(self) -> list[Json]:
        """Whether it was right."""
        if self.right:
            return [blocks.verdict("verdict", "right", self.t("lesson.right"), self.settled())]
        return [blocks.verdict("verdict", "wrong", self.t("lesson.wrong"), self.settled())]

    def settled(self) -> str:
        """What was said and what is."""
        if self.right:
            return self.t("lesson.is", truth=self.in_words(self.truth))
        said, truth = self.in_words(self.said), self.in_words(self.truth)
        return self.t("lesson.said.is", said=said, truth=truth)

    def explained(self, look: Look) -> list[Json]:
        """Why it is so."""
        return []

    def handle(self, message: Json) -> None:
        """Take in a choice, or let it be judged."""
        pressed = message.get("id") if message.get("kind") == "press" else None
        if pressed == "check" and not self.answered and self.ready():
            self.answer(self.draft)
        elif pressed == "again":
            self.again()
        elif pressed is None and not self.answered:
            self.choose(message)

    def choose(self, message: Json) -> None:
        """Take in a choice that is not judged yet."""
        raise NotImplementedError

    # -- as text ------------------------------------------------------------------------------

    def described(self) -> str:
        """The question with its possible answers; the engine's answer only after the learner's."""
        made = [f"? {self.question}", *(f"  – {line}" for line in self.offered())]
        if self.answered:
            said = self.t("lesson.right" if self.right else "lesson.wrong")
            made.append(f"{said} {self.settled()}")
        return "\n".join(made)

    def offered(self) -> list[str]:
        """The possible answers, a line each."""
        return []
