"""The lazy door to the widget layer: ``from tablelab.widgets import play``."""

from __future__ import annotations

from typing import Any


def play(*args: Any, **kwargs: Any) -> Any:
    """A table in the notebook; see :func:`tablelab_widgets.play`."""
    from tablelab_widgets import play as open_table  # only who plays pays for the widgets

    return open_table(*args, **kwargs)
