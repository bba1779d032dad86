"""The pages in ``docs`` as tests read them: their code blocks, run one after the other."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def page(name: str) -> str:
    """The text of a page."""
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def blocks(name: str, kind: str) -> list[str]:
    """The blocks of a kind: python, json, console ..."""
    return [code for language, code in BLOCK.findall(page(name)) if language == kind]


@dataclass
class Told:
    """What the Python blocks of a page left behind: their names, and what each would show."""

    names: dict[str, Any] = field(default_factory=dict)
    shown: list[Any] = field(default_factory=list)

    def run(self, code: str) -> None:
        """Run a block as a notebook does a cell: the last expression is what it shows."""
        tree = ast.parse(code)
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "<page>", "exec"), self.names)  # noqa: S102 - our own page
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), "<page>", "eval"), self.names)  # noqa: S307
            self.shown.append(shown)

    def of(self, kind: type) -> list[Any]:
        """What was shown of a kind, in order."""
        return [piece for piece in self.shown if isinstance(piece, kind)]
