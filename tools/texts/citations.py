"""What the code cites: keys as plain texts, keys that are built, and calls with their values."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.texts.books import domain_of

CODE = ("tablelab", "widgets")
FRONT = ("*.js", "*.mjs", "*.html", "*.j2")

BUILT = (r"\w+\.option\.\w+(\.\w+)?", r"\w+\.source\.\w+")
"""Keys that are built from a game's id: its options, their values, its sources of points."""

KEY = re.compile(r"[a-z_]+(\.[a-z0-9_]+)+")
QUOTED = re.compile(rf"[\"'`]({KEY.pattern.replace('(', '(?:')})[\"'`]")
NO_KEY = re.compile(r".*\.(css|html|ipynb|js|json|md|mjs|mo|po|py|svg|toml|txt)")
SPEAKERS = ("emit", "text", "Event", "Violation")
"""Functions whose keywords (or third argument) are the values of a message's placeholders."""


@dataclass(frozen=True)
class Call:
    """A message with its values: ``fields`` are the names of the values given."""

    key: str
    fields: frozenset[str]
    where: str


@dataclass
class Cited:
    """What the code cites: keys (with a place), patterns of built keys, calls with their values."""

    keys: dict[str, str] = field(default_factory=dict)
    patterns: dict[str, str] = field(default_factory=dict)
    calls: list[Call] = field(default_factory=list)

    def covers(self, key: str) -> bool:
        """Whether the code can ask for ``key``."""
        patterns = (*self.patterns, *BUILT)
        return key in self.keys or any(re.fullmatch(pattern, key) for pattern in patterns)


def cited(root: Path, domains: Sequence[str]) -> Cited:
    """Everything that the code under ``root`` cites of the given domains."""
    found = Cited()
    for folder in CODE:
        for path in sorted((root / folder).rglob("*.py")):
            nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
            # The texts between the braces of an f-string are no keys of their own.
            joined = [node for node in nodes if isinstance(node, ast.JoinedStr)]
            parts = {id(part) for node in joined for part in node.values}
            for node in nodes:
                if id(node) not in parts:
                    _look_at(node, f"{path.relative_to(root)}:{getattr(node, 'lineno', 0)}", found)
        for path in sorted(path for ending in FRONT for path in (root / folder).rglob(ending)):
            for key in QUOTED.findall(path.read_text(encoding="utf-8")):
                found.keys.setdefault(key, str(path.relative_to(root)))
    found.keys = {key: at for key, at in found.keys.items() if domain_of(key) in domains}
    return found


def _look_at(node: ast.AST, where: str, found: Cited) -> None:
    if isinstance(node, ast.Constant) and _is_key(node.value):
        found.keys.setdefault(str(node.value), where)
    elif isinstance(node, ast.JoinedStr):
        first = node.values[0] if node.values else None
        if isinstance(first, ast.Constant) and re.match(r"[a-z_]+\.", str(first.value)):
            found.patterns.setdefault(_pattern(node), where)
    elif isinstance(node, ast.Call):
        found.calls += _calls(node, where)


def _is_key(value: object) -> bool:
    return isinstance(value, str) and bool(KEY.fullmatch(value)) and not NO_KEY.fullmatch(value)


def _pattern(node: ast.JoinedStr) -> str:
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\w+"
        for part in node.values
    )


def _calls(node: ast.Call, where: str) -> Iterator[Call]:
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    fields = _fields(node)
    if name not in SPEAKERS or fields is None:
        return
    for argument in node.args[:2]:
        either = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
        for constant in either:
            if isinstance(constant, ast.Constant) and _is_key(constant.value):
                yield Call(str(constant.value), fields, where)


def _fields(node: ast.Call) -> frozenset[str] | None:
    """The names of the values that a call gives; None when that cannot be read off."""
    data = node.args[2] if len(node.args) > 2 else ast.Dict([], [])
    if not isinstance(data, ast.Dict) or any(keyword.arg is None for keyword in node.keywords):
        return None
    names = [getattr(key, "value", "") for key in data.keys]
    names += [keyword.arg or "" for keyword in node.keywords]
    return frozenset(map(str, names))
