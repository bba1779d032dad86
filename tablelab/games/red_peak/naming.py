"""What the things of Red Peak are called: values of placeholders, tools, tiles, rewards, places.

Values are worded to fit the sentences of the catalogue, German cases included: ``tool`` and
``task`` are objects of a sentence ("the rope", "den Wasserfall"), ``space`` comes without a
preposition ("row 4, column 3"), ``margin`` is half a sentence. Tiles, boats and cards are called
by what is printed on them; the sentence says what they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from tablelab.core.text import Text
from tablelab.games.red_peak.actions import BONUSES
from tablelab.games.red_peak.components import Boat, PathTile, standard
from tablelab.games.red_peak.grid import SPACES, column_of, row_of

# -- placeholders ---------------------------------------------------------------------------------


def noun(text: Text, field: str, value: object) -> str:
    """A placeholder's value in words; values of unknown fields stay as they are."""
    if type(value) is int and field in _OF_NUMBERS:
        return _OF_NUMBERS[field](text, value)
    if isinstance(value, str) and field in _OF_IDS:
        return _OF_IDS[field](text, value)
    return str(value)


def _space(text: Text, space: int) -> str:
    if not 0 <= space < SPACES:
        return str(space)
    return text("red_peak.space", row=row_of(space), column=column_of(space))


def _index(text: Text, index: int) -> str:
    """A place of the path, counted from the camp."""
    return text("red_peak.index", number=index) if index else text("red_peak.index_camp")


def _margin(text: Text, margin: int) -> str:
    """How many more eruptions the tent stands; less than none is none."""
    return text("red_peak.margin", n=margin) if margin > 0 else text("red_peak.margin_none")


def _time(text: Text, number: int) -> str:
    return text("red_peak.reward.time", n=number)


def _multitools(text: Text, number: int) -> str:
    return text("red_peak.reward.multitool", n=number)


def _tool(text: Text, tool: str) -> str:
    return text.template(f"red_peak.tool.{tool}") if tool in standard().tools else tool


def _task(text: Text, task: str) -> str:
    return text.template(f"red_peak.task.{task}") if task in standard().features else task


def _bonus(text: Text, bonus: str) -> str:
    return text.template(f"red_peak.bonus.{bonus}") if bonus in BONUSES else bonus


_OF_NUMBERS: dict[str, Callable[[Text, int], str]] = {
    "space": _space,
    "index": _index,
    "margin": _margin,
    "time": _time,
    "multitools": _multitools,
}

_OF_IDS: dict[str, Callable[[Text, str], str]] = {
    "tool": _tool,
    "task": _task,
    "bonus": _bonus,
}


# -- lists ----------------------------------------------------------------------------------------


def joined(text: Text, parts: Sequence[str], word: str = "and") -> str:
    """Several things as one phrase: "rope, knife and map"; ``word`` is ``and`` or ``or``."""
    if len(parts) < 2:
        return "".join(parts)
    first = ", ".join(parts[:-1])
    return text(f"red_peak.{word}", first=first, last=parts[-1])


# -- tools, tiles, boats --------------------------------------------------------------------------


def tool_label(text: Text, tool: str) -> str:
    """A tool's bare name: "rope", "Seil"."""
    return text.template(f"red_peak.label.{tool}")


def tool_labels(text: Text, tools: Iterable[str]) -> str:
    """The bare names of several tools."""
    return ", ".join(tool_label(text, tool) for tool in tools)


def feature_label(text: Text, feature: str) -> str:
    """A feature's bare name: "waterfall", "Wasserfall"."""
    return text.template(f"red_peak.feature.{feature}")


def rewards_label(text: Text, rewards: Iterable[str]) -> str:
    """Reward symbols, equal ones counted: "2 cards and 1 path tile"."""
    counts = Counter(rewards)
    parts = [text(f"red_peak.reward.{reward}", n=n) for reward, n in counts.items()]
    return joined(text, parts)


def tile_label(text: Text, tile: PathTile) -> str:
    """What a path tile shows: its shape, what it needs and what it brings."""
    parts = [text("red_peak.tile.shape_needs", shape=_shape(text, tile), what=_needs(text, tile))]
    if tile.rewards:
        parts.append(text("red_peak.tile.brings", what=rewards_label(text, tile.rewards)))
    return "; ".join([*parts, *_volcano(text, tile)])


def boat_label(text: Text, boat: Boat) -> str:
    """What a boat shows: what it needs, and its volcano number."""
    needs = text("red_peak.boat_label.needs", what=_needs(text, boat))
    return "; ".join([needs, *_volcano(text, boat)])


def _shape(text: Text, tile: PathTile) -> str:
    return text.template(f"red_peak.shape.{tile.shape}")


def _needs(text: Text, shown: PathTile | Boat) -> str:
    return joined(text, [tool_label(text, tool) for tool in shown.tools])


def _volcano(text: Text, shown: PathTile | Boat) -> list[str]:
    return [text("red_peak.tile.volcano", number=shown.volcano)] if shown.volcano else []
