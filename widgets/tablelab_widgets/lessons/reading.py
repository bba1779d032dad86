"""What is looked at: rules, boards, a recorded stretch of play, the rule card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tablelab.core.game import CLOCK
from tablelab.core.match import Match
from tablelab_widgets.boards.base import Board
from tablelab_widgets.lessons import blocks, sight
from tablelab_widgets.lessons.piece import Piece
from tablelab_widgets.lessons.sight import Json, Look

if TYPE_CHECKING:
    from tablelab_widgets.lessons.lesson import Lesson


class Rules(Piece):
    """Rules in the words of the rulebook, each with its source and its ruling."""

    def __init__(self, lesson: Lesson, ids: tuple[str, ...]) -> None:
        super().__init__(lesson)
        self.ids = tuple(lesson.game.rulebook[rule].id for rule in ids)
        lesson.offer(ids)

    def blocks(self, look: Look) -> list[Json]:
        """The rules, open."""
        return [blocks.rules("rules", self.ids, report=True)]

    def handle(self, message: Json) -> None:
        """Somebody has had them before their eyes."""
        if message.get("kind") == "seen":
            self.lesson.meet(self.ids)

    def described(self) -> str:
        """The rules as text."""
        return "\n".join(in_words(self.lesson, rule) for rule in self.ids)


def in_words(lesson: Lesson, rule_id: str) -> str:
    """A rule as text: id, title, text, and the ruling if there is one."""
    rule, language = lesson.game.rulebook[rule_id], lesson.language
    ruling = rule.ruling.get(language)
    more = f"\n    {lesson.text('table.rule.ruling')} {ruling}" if ruling else ""
    source = lesson.text(f"table.source.{rule.source}")
    return f"{rule.id} {rule.title[language]} [{source}]\n    {rule.text[language]}{more}"


class BoardPiece(Piece):
    """The board at one moment of a match, through somebody's eyes."""

    def __init__(
        self,
        lesson: Lesson,
        match: Match[Any, Any],
        seat: int | None = None,
        index: int | None = None,
        caption: str = "",
    ) -> None:
        super().__init__(lesson)
        self.match, self.index, self.caption = match, index, caption
        self.seat = sight.eyes(match, seat, index)
        self._text = sight.text_of(match, lesson.language)

    def blocks(self, look: Look) -> list[Json]:
        """The board and its caption."""
        made = [blocks.board(self.t("lesson.board"), self._as_text())]
        return [*made, blocks.text("caption", self.caption, "caption")] if self.caption else made

    def board(self, look: Look) -> Board:
        """The board."""
        return sight.draw(self.match, self._text, look, self.seat, self.index)

    def _as_text(self) -> str:
        view = self.match.view(self.seat, self.index)
        words: str = self.match.game.board_text(view, self._text)
        return words

    def described(self) -> str:
        """The board as text."""
        return f"{self.caption}\n{self._as_text()}" if self.caption else self._as_text()


class Steps(Piece):
    """A stretch of a match, one decision after the other. ``notes`` are by number of entry.

    Step 0 is the position after ``first`` entries; step k shows what the k-th entry from there
    did. Raises IndexError for entries that the match does not have.
    """

    def __init__(
        self,
        lesson: Lesson,
        match: Match[Any, Any],
        first: int = 0,
        last: int | None = None,
        notes: Mapping[int, str] | None = None,
        seat: int | None = None,
    ) -> None:
        super().__init__(lesson)
        self.match, self.first = match, first
        self.last = len(match) if last is None else last
        if not 0 <= first <= self.last <= len(match):
            raise IndexError(f"the match has entries 0 to {len(match)}, not {first} to {last}")
        self.notes = dict(notes or {})
        if strange := [n for n in self.notes if not first <= n <= self.last]:
            raise IndexError(f"there are notes for {strange}, which are not among the steps")
        self.seat = seat
        self.at = first
        self._text = sight.text_of(match, lesson.language)
        for entry in match.entries[first : self.last]:
            lesson.offer(event.rule for event in entry.events)

    @property
    def total(self) -> int:
        """How many decisions there are to step through."""
        return self.last - self.first

    def go(self, number: int) -> None:
        """Show the position after ``number`` entries of the match."""
        self.at = min(max(number, self.first), self.last)
        if self.at > self.first:
            self.lesson.meet(event.rule for event in self.match.entries[self.at - 1].events)
        self.changed()

    def blocks(self, look: Look) -> list[Json]:
        """Where we are, what was done, the board, what happened."""
        words = {
            "back": self.t("lesson.step.back"),
            "on": self.t("lesson.step.on"),
            "first": self.t("lesson.step.first"),
            "at": self.t("lesson.step.at", number=self.at - self.first, total=self.total),
        }
        made = [blocks.steps("steps", self.at - self.first, self.total, words)]
        if note := self.notes.get(self.at):
            made.append(blocks.text("note", note, "note"))
        if self.at > self.first:
            who, action = self._deed(self.at)
            said = sight.lines(self.match.entries[self.at - 1].events, self._text, self._eyes())
            seat = self.match.entries[self.at - 1].seat
            head = f"{who}: {action}" if action else who
            made.append(blocks.lines("lines", said, head, None if seat == CLOCK else seat))
        else:
            made.append(blocks.text("begin", self.t("lesson.step.begin"), "quiet"))
        return [*made, blocks.board(self.t("lesson.board"), self._as_text())]

    def _eyes(self) -> int | None:
        if self.seat is not None or not self.match.game.info.hidden:
            return self.seat
        seat = self.match.entries[self.at - 1].seat if self.at else -1
        return None if seat < 0 else seat

    def _deed(self, number: int) -> tuple[str, str]:
        """Who made an entry, and what the action was called before it was done."""
        entry, game = self.match.entries[number - 1], self.match.game
        who = sight.author(self._text, entry.seat)
        if entry.seat == CLOCK:
            return who, ""
        view = self.match.view(entry.seat, number - 1)
        return who, game.describe(view, game.parse(entry.code), self._text)

    def _as_text(self) -> str:
        view = self.match.view(self._eyes(), self.at)
        words: str = self.match.game.board_text(view, self._text)
        return words

    def board(self, look: Look) -> Board:
        """The board after the entry."""
        return sight.draw(self.match, self._text, look, self._eyes(), self.at)

    def handle(self, message: Json) -> None:
        """Step on or back."""
        to = message.get("value")
        if message.get("kind") == "step" and type(to) is int:
            self.go(self.first + to)

    def described(self) -> str:
        """All steps as text."""
        made = []
        for number in range(self.first + 1, self.last + 1):
            who, action = self._deed(number)
            made.append(f"{number - self.first}. {who}{f': {action}' if action else ''}")
            events = self.match.entries[number - 1].events
            eyes = (
                self.seat if self.seat is not None else max(self.match.entries[number - 1].seat, 0)
            )
            told = sight.lines(events, self._text, eyes)
            made += [f"   {line['text']} [{line['rule']}]" for line in told]
            if note := self.notes.get(number):
                made.append(f"   > {note}")
        return "\n".join(made)


class Card(Piece):
    """The whole rulebook on one card: to be searched, opened and printed."""

    def blocks(self, look: Look) -> list[Json]:
        """The card; its rules are among the page's words."""
        words = {
            "search": self.t("lesson.card.search"),
            "none": self.t("lesson.card.none"),
            "all": self.t("lesson.card.all"),
            "print": self.t("lesson.card.print"),
        }
        return [blocks.card("card", words)]

    def described(self) -> str:
        """The titles of all rules by section."""
        language, book = self.lesson.language, self.lesson.game.rulebook
        made = []
        for section in book.sections:
            made.append(section.title[language])
            made += [f"  {r.id} {r.title[language]}" for r in book if r.section == section.id]
        return "\n".join(made)
