"""Any rule at work: the reader chooses a rule and sees it happen in a simulated game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from tablelab.core.game import CLOCK, Game
from tablelab.core.match import Match
from tablelab.lab.examples import Example, Place, example, places
from tablelab_widgets.boards.base import Board
from tablelab_widgets.lessons import blocks, positions, sight
from tablelab_widgets.lessons.piece import Piece
from tablelab_widgets.lessons.sight import Json, Look

if TYPE_CHECKING:
    from tablelab_widgets.lessons.lesson import Lesson


@dataclass(frozen=True, slots=True)
class Scene:
    """An example made ready to be shown: the match before and after, and who looks at it."""

    found: Example
    before: Match[Any, Any]
    after: Match[Any, Any]
    eyes: int | None


class Examples(Piece):
    """All rules of the game, each with up to three places where it speaks."""

    def __init__(self, lesson: Lesson, rule: str | None = None) -> None:
        super().__init__(lesson)
        book = lesson.game.rulebook
        self.rule = book[rule].id if rule else next(each.id for each in book)
        self.number = 0
        self.moment = "after"

    @property
    def places(self) -> tuple[Place, ...]:
        """Where the chosen rule speaks."""
        return places(self.lesson.game, self.rule)

    @property
    def scene(self) -> Scene | None:
        """What is shown; None for a rule that no simulated game has shown."""
        if not self.places:
            return None
        return _scene(self.lesson.game, self.places[self.number], self.lesson.names)

    def choose(self, rule: str, number: int = 0) -> Examples:
        """Show an example of a rule; KeyError for one that is not there."""
        self.rule = self.lesson.game.rulebook[rule].id
        self.number = number % max(1, len(self.places))
        self.moment = "after"
        self.lesson.meet([self.rule])
        self.changed()
        return self

    def handle(self, message: Json) -> None:
        """Choose a rule, another example, or before and after."""
        kind, name, value = (message.get(key) for key in ("kind", "id", "value"))
        if kind == "press" and name == "another":
            self.choose(self.rule, self.number + 1)
        elif kind == "choose" and name == "rule":
            rules = [rule.id for rule in self.lesson.game.rulebook]
            if not (isinstance(value, str) and value.isdecimal() and int(value) < len(rules)):
                raise ValueError(f"there is no rule {value!r}")
            self.choose(rules[int(value)])
        elif kind == "choose" and message.get("key") == "moment" and value in ("before", "after"):
            self.moment = str(value)

    # -- the page -----------------------------------------------------------------------------

    def blocks(self, look: Look) -> list[Json]:
        """The rules to choose from, the chosen one, and where it speaks."""
        made = [blocks.fields("rule", [self._field()], locked=False)]
        made.append(blocks.rules("rules", [self.rule]))
        scene = self.scene
        if scene is None:
            return [*made, blocks.text("none", self.t("lesson.example.none"), "note")]
        made.append(blocks.text("where", self._where(), "quiet"))
        if len(self.places) > 1:
            another = blocks.button("another", self.t("lesson.example.another"), icon="next")
            made.append(blocks.buttons("another", [another]))
        return made + self._told(scene)

    def _field(self) -> Json:
        book, language = self.lesson.game.rulebook, self.lesson.language
        return {
            "id": "rule",
            "label": self.t("lesson.example.rule"),
            "value": str(book.order(self.rule)),
            "options": [
                {"id": str(place), "label": f"{rule.title[language]} ({rule.id})"}
                for place, rule in enumerate(book)
            ],
        }

    def _where(self) -> str:
        """In which kind of game this happens."""
        place, text, domain = self.places[self.number], self.lesson.text, self.lesson.game.info.id
        said = [self.t("lesson.example.seats", n=place.seats)]
        said += [
            f"{text(f'{domain}.option.{name}')}: {text(f'{domain}.option.{name}.{value}')}"
            for name, value in place.options.items()
        ]
        return self.t("lesson.example.where", what=" · ".join(said))

    def _told(self, scene: Scene) -> list[Json]:
        found, text = scene.found, sight.text_of(scene.before, self.lesson.language)
        board = blocks.board(self.t("lesson.board"), self._as_text(scene))
        if found.how == "setup":
            said = sight.lines(found.match.opening, text, scene.eyes)
            return [board, blocks.lines("lines", said, focus=self.rule)]
        if found.entry is None:
            action = sight.described(scene.before, found.seat, found.code, text)
            tries = self.t("lesson.example.tries", seat=text.name(found.seat), action=action)
            said = sight.broken(scene.before, found.violations, found.seat, text)
            return [
                blocks.text("action", tries, "action"),
                board,
                blocks.lines("lines", said, self.t("lesson.is.forbidden"), focus=self.rule),
            ]
        said = sight.lines(found.entry.events, text, scene.eyes)
        ways = [("before", self.t("lesson.before")), ("after", self.t("lesson.after"))]
        switch = blocks.switch("moment", self.t("lesson.board.when"), ways, self.moment)
        if found.seat == CLOCK:
            return [switch, board, blocks.lines("lines", said, text("table.clock"))]
        action = sight.described(scene.before, found.seat, found.code, text)
        does = self.t("lesson.does", seat=text.name(found.seat), action=action)
        who = text.name(found.seat)
        return [
            blocks.text("action", does, "action"),
            switch,
            board,
            blocks.lines("lines", said, who, found.seat, focus=self.rule),
        ]

    def _shown(self, scene: Scene) -> Match[Any, Any]:
        return scene.after if self.moment == "after" else scene.before

    def _as_text(self, scene: Scene) -> str:
        match = self._shown(scene)
        text = sight.text_of(match, self.lesson.language)
        return sight.as_text(match, match.view(scene.eyes), text)

    def board(self, look: Look) -> Board | None:
        """The board before or after the rule has spoken."""
        if (scene := self.scene) is None:
            return None
        match = self._shown(scene)
        return sight.draw(match, sight.text_of(match, self.lesson.language), look, scene.eyes)

    def described(self) -> str:
        """How many rules can be seen at work."""
        book = self.lesson.game.rulebook
        seen = sum(bool(places(self.lesson.game, rule.id)) for rule in book)
        return self.t("lesson.example.seen", n=seen, total=len(book))


@lru_cache(maxsize=32)
def _scene(game: Game[Any, Any], place: Place, names: tuple[str, ...]) -> Scene:
    found = example(game, place)
    before = positions.named(found.match, names)
    after = positions.copy(before)
    if found.entry is not None:
        after.repeat(found.entry)
    seat = found.seat if found.seat >= 0 else None
    return Scene(found, before, after, sight.eyes(before, seat) if seat is None else seat)
