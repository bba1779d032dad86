"""The page that reviews a game: what it shows at once, and what it says about it."""

from __future__ import annotations

import pytest
from tablelab_widgets.lessons.reviewing import Reviewing

from tests.notebooks.headless import namespace

PAGES = ("analysis/review.ipynb", "analysis/review.de.ipynb")


@pytest.mark.parametrize("name", PAGES)
def test_the_example_shows_a_turn_that_was_chosen(name: str) -> None:
    """The text says that one of Ada's moves decided the match."""
    example = namespace(name)["example"]
    assert isinstance(example, Reviewing)
    assert example.found is not None
    (turn,) = example.found.turns
    assert (turn.seat, turn.cause) == (0, "choice")
    assert turn.change.value < 0
    assert "Ada" in repr(example)
    assert example.found.playouts == 12  # "a dozen"
