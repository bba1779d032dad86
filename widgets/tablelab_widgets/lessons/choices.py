"""Questions that are answered by choosing, or by a number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from tablelab_widgets.lessons import blocks
from tablelab_widgets.lessons.asking import Question
from tablelab_widgets.lessons.sight import Json

if TYPE_CHECKING:
    from tablelab_widgets.lessons.lesson import Lesson

Choices = Mapping[object, str] | Iterable[object] | None
"""Values with their labels, values that are their own labels, or None: a number is typed."""

MOST_DIGITS = 12
"""A typed number is no longer than that."""


class Valued(Question):
    """A question whose answer is one of some values, or a number.

    ``truth`` is the engine's answer. Raises ValueError when it is not among the choices, or when
    there is nothing to choose.
    """

    def __init__(
        self,
        lesson: Lesson,
        question: str,
        truth: object,
        choices: Choices = None,
        unit: str = "",
        why: str = "",
    ) -> None:
        super().__init__(lesson, question, why)
        self._truth = truth
        self.unit = unit
        self.choices = labelled(choices, lesson)
        if self.choices is None and not isinstance(truth, int | float):
            raise ValueError(f"{question!r}: without choices the answer must be a number")
        if self.choices is not None and None in self.choices:
            raise ValueError(f"{question!r}: None cannot be chosen, it stands for no answer")
        if self.choices is not None and (truth not in self.choices or len(self.choices) < 2):
            raise ValueError(
                f"{question!r}: the engine's answer {truth!r} must be one of several choices, "
                f"which are {list(self.choices)!r}"
            )

    @property
    def truth(self) -> object:
        """The engine's answer."""
        return self._truth

    def taken(self, value: object) -> object:
        """A value that can be chosen, or any number."""
        if self.choices is not None:
            if value not in self.choices:
                raise ValueError(f"{value!r} is none of the choices {list(self.choices)!r}")
            return value
        return number_of(value)

    def judged(self, said: object) -> bool:
        """Right is what the engine says."""
        return said == self.truth

    def in_words(self, value: object) -> str:
        """The label of a value, or the number with its unit."""
        if self.choices is not None:
            return self.choices[value]
        return f"{spoken(value, self.lesson)}{space(self.unit)}{self.unit}"

    def inputs(self) -> list[Json]:
        """Radio buttons, or a field for a number."""
        value = self.said if self.answered else self.draft
        if self.choices is None:
            label = self.t("lesson.your.number")
            shown = value if isinstance(value, int | float) else None
            return [blocks.number("input", label, shown, self.unit, locked=self.answered)]
        values = list(self.choices)
        items = [
            {"id": str(place), "label": label, "state": self._state(each)}
            for place, (each, label) in enumerate(self.choices.items())
        ]
        chosen = str(values.index(value)) if value in self.choices and value is not None else None
        label = self.t("lesson.your.answer")
        return [blocks.options("input", label, items, chosen=chosen, locked=self.answered)]

    def _state(self, value: object) -> str:
        if not self.answered:
            return ""
        if value == self.truth:
            return "right"
        return "wrong" if value == self.said else ""

    def choose(self, message: Json) -> None:
        """A radio button, or a number that is typed."""
        value = message.get("value")
        if self.choices is None:
            self.draft = None if value in (None, "") else number_of(value)
        elif message.get("kind") == "choose":
            values = list(self.choices)
            place = int(value) if isinstance(value, str) and value.isdecimal() else -1
            if place not in range(len(values)):
                raise ValueError(f"there is no choice {value!r}")
            self.draft = values[place]

    def offered(self) -> list[str]:
        """The labels."""
        return [] if self.choices is None else list(self.choices.values())


def labelled(choices: Choices, lesson: Lesson) -> dict[object, str] | None:
    """Choices with their labels."""
    if choices is None:
        return None
    if isinstance(choices, Mapping):
        return dict(choices)
    return {value: spoken(value, lesson) for value in choices}


def spoken(value: object, lesson: Lesson) -> str:
    """A value as people of the lesson's language write it."""
    if isinstance(value, bool):
        return lesson.text("lesson.yes" if value else "lesson.no")
    if isinstance(value, float):
        written = f"{value:g}"
        return written.replace(".", ",") if lesson.language == "de" else written
    return str(value)


def space(unit: str) -> str:
    """What stands between a number and its unit."""
    return "\u00a0" if unit else ""


def number_of(value: object) -> int | float:
    """A number from what was typed; raises ValueError for anything else."""
    if isinstance(value, str) and len(value) <= MOST_DIGITS:
        value = float(value.strip().replace(",", "."))
    if isinstance(value, bool) or not isinstance(value, int | float) or value != value:
        raise ValueError(f"{value!r} is no number")
    if abs(value) > 10**MOST_DIGITS:
        raise ValueError("the number is too large")
    return int(value) if value == int(value) else value
