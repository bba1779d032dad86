"""What tests of lessons share: blocks by kind, and the engine's side of a page."""

from __future__ import annotations

from typing import Any

from tablelab_widgets.lessons.piece import Piece
from tablelab_widgets.lessons.sight import Look


def shown(piece: Piece, kind: str) -> list[dict[str, Any]]:
    """The blocks of a kind that a piece shows now."""
    return [block for block in piece.blocks(Look()) if block["kind"] == kind]


def words(piece: Piece) -> str:
    """All that a piece says now, in one text."""
    return str(piece.blocks(Look()))


def can(piece: Piece, button: str) -> bool:
    """Whether a button of the piece is there and can be pressed."""
    items = [item for block in shown(piece, "buttons") for item in block["items"]]
    return any(item["id"] == button and not item["why"] for item in items)
