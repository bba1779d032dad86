"""Questions about a position: which actions are allowed, and where something is on the board."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tablelab.core.match import Match
from tablelab_widgets.boards.base import Board, Target
from tablelab_widgets.lessons import blocks, sight
from tablelab_widgets.lessons.asking import Question
from tablelab_widgets.lessons.sight import Json, Look

if TYPE_CHECKING:
    from tablelab_widgets.lessons.lesson import Lesson


class May(Question):
    """Which of some actions are allowed? An answer says yes or no to each code.

    ``codes`` may come with labels of their own, where what an action is called says too much.
    The engine knows; for each action it says what would come of it, or what forbids it.
    """

    def __init__(
        self,
        lesson: Lesson,
        question: str,
        match: Match[Any, Any],
        codes: Sequence[str] | Mapping[str, str],
        seat: int | None = None,
        why: str = "",
    ) -> None:
        super().__init__(lesson, question, why)
        if not codes:
            raise ValueError(f"{question!r}: there must be at least one action")
        self.match = match
        self.codes = tuple(match.game.code(match.game.parse(code)) for code in codes)
        labels = codes.values() if isinstance(codes, Mapping) else ("",) * len(codes)
        self.labels = dict(zip(self.codes, labels, strict=True))
        if seat is None:
            acting = match.actors.seats
            if len(acting) != 1:
                raise ValueError(f"{question!r}: say which seat is asked about")
            seat = acting[0]
        self.seat = seat
        self.draft = {}
        self._violations = {code: match.violations(seat, code) for code in self.codes}
        self._text = sight.text_of(match, lesson.language)

    @property
    def truth(self) -> dict[str, bool]:
        """Whether each action is allowed."""
        return {code: not broken for code, broken in self._violations.items()}

    def again(self) -> None:
        """Ask once more."""
        super().again()
        self.draft = {}
        self.changed()

    def taken(self, value: object) -> object:
        """Yes or no to each code."""
        said = dict(value) if isinstance(value, dict) else {}
        if set(said) != set(self.codes) or not all(isinstance(v, bool) for v in said.values()):
            raise ValueError(f"say True or False to each of {', '.join(self.codes)}")
        return said

    def judged(self, said: object) -> bool:
        """Right is who is right about all of them."""
        return said == self.truth

    def ready(self) -> bool:
        """Whether there is a mark at each action."""
        return isinstance(self.draft, dict) and len(self.draft) == len(self.codes)

    def choose(self, message: Json) -> None:
        """Mark one action."""
        place, value = message.get("id"), message.get("value")
        if message.get("kind") != "choose" or not isinstance(value, bool):
            return
        known = {str(number): code for number, code in enumerate(self.codes)}
        if place not in known or not isinstance(self.draft, dict):
            raise ValueError(f"there is no action {place!r}")
        self.draft = {**self.draft, known[str(place)]: value}

    def label(self, code: str) -> str:
        """What an action means here."""
        return self.labels[code] or sight.described(self.match, self.seat, code, self._text)

    def inputs(self) -> list[Json]:
        """The actions, to be marked."""
        items = [self._item(str(place), code) for place, code in enumerate(self.codes)]
        yes, no = self.t("lesson.allowed"), self.t("lesson.forbidden")
        return [blocks.marks("input", items, yes, no, locked=self.answered)]

    def _item(self, place: str, code: str) -> Json:
        marks = self.said if self.answered else self.draft
        assert isinstance(marks, dict)
        item: Json = {"id": place, "label": self.label(code), "said": marks.get(code)}
        if not self.answered:
            return item
        violations, legal = self._violations[code], self.truth[code]
        item |= {"right": marks[code] == legal, "verdict": self._verdict(legal)}
        if violations:
            return item | {
                "lines": [],
                "broken": sight.broken(self.match, violations, self.seat, self._text),
                "instead": self.t("lesson.instead"),
            }
        events, lot = sight.until_chance(self.match, self.seat, code)
        said = sight.lines(events, self._text, self.seat)
        return item | {"lines": said, "broken": [], "more": self.t("lesson.lot") if lot else ""}

    def _verdict(self, legal: bool) -> str:
        return self.t("lesson.is.allowed" if legal else "lesson.is.forbidden")

    def about(self, look: Look) -> list[Json]:
        """The board."""
        view = self.match.view(self.seat)
        described = sight.as_text(self.match, view, self._text, self.answered)
        return [blocks.board(self.t("lesson.board"), described)]

    def board(self, look: Look) -> Board:
        """The position through the eyes of the seat."""
        return sight.draw(self.match, self._text, look, self.seat)

    def settled(self) -> str:
        """How many marks were right."""
        assert isinstance(self.said, dict)
        hits = sum(self.said[code] == legal for code, legal in self.truth.items())
        return self.t("lesson.may.hits", n=hits, total=len(self.codes))

    def in_words(self, value: object) -> str:
        """What was allowed."""
        assert isinstance(value, dict)
        allowed = [self.label(code) for code, yes in value.items() if yes]
        return "; ".join(allowed) or self.t("lesson.may.none")

    def offered(self) -> list[str]:
        """The actions in words."""
        return [self.label(code) for code in self.codes]


class Point(Question):
    """Where is it? The learner points at a place of the board.

    ``right_places`` are ids of places, or say of a place whether it is right. Raises ValueError
    when no place of the board is.
    """

    def __init__(
        self,
        lesson: Lesson,
        question: str,
        match: Match[Any, Any],
        right_places: str | Collection[str] | Callable[[Target], bool],
        why: str = "",
        seat: int | None = None,
    ) -> None:
        super().__init__(lesson, question, why)
        self.match = match
        self.seat = sight.eyes(match, seat)
        self._text = sight.text_of(match, lesson.language)
        targets = self.board(Look()).targets
        if isinstance(right_places, str):
            right_places = [right_places]
        if not callable(right_places):
            wanted = frozenset(right_places)
            self._right = frozenset(target.id for target in targets if target.id in wanted)
        else:
            self._right = frozenset(target.id for target in targets if right_places(target))
        if not self._right:
            raise ValueError(f"{question!r}: no place of the board is right")

    @property
    def truth(self) -> frozenset[str]:
        """The ids of the right places."""
        return self._right

    def taken(self, value: object) -> object:
        """The id of a place."""
        if value not in self._labels():
            raise ValueError(f"there is no place {value!r} on the board")
        return value

    def judged(self, said: object) -> bool:
        """Any of the right places is right."""
        return said in self.truth

    def handle(self, message: Json) -> None:
        """Pointing is answering."""
        if message.get("kind") == "point" and not self.answered:
            self.answer(message.get("target"))
        else:
            super().handle(message)

    def choose(self, message: Json) -> None:
        """There is nothing to choose: a click is the answer."""

    def blocks(self, look: Look) -> list[Json]:
        """The question and the board, without a button."""
        made = super().blocks(look)
        return made if self.answered else made[:-1]

    def about(self, look: Look) -> list[Json]:
        """The board, which is waiting for a click."""
        view = self.match.view(self.seat)
        described = sight.as_text(self.match, view, self._text, self.answered)
        return [blocks.board(self.t("lesson.board"), described, pointing=not self.answered)]

    def inputs(self) -> list[Json]:
        """The board itself takes the answer."""
        return [] if self.answered else [blocks.text("hint", self.t("lesson.point.hint"), "quiet")]

    def board(self, look: Look) -> Board:
        """The position, whose places can be pointed at."""
        return sight.draw(self.match, self._text, look, self.seat)

    def marked(self) -> frozenset[str]:
        """The right places, once it is settled."""
        return self.truth if self.answered else frozenset()

    def settled(self) -> str:
        """At what was pointed, and where it is."""
        said = self.in_words(self.said)
        if self.right:
            return said
        places = [words for name, words in self._labels().items() if name in self.truth]
        return self.t("lesson.point.is", said=said, truth=places[0])

    def in_words(self, value: object) -> str:
        """What a place is called."""
        return self._labels().get(str(value), "")

    def _labels(self) -> dict[str, str]:
        return {target.id: target.label for target in self.board(Look()).targets}
