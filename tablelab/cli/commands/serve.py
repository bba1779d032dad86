"""``tablelab serve``: the games in the browser."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from tablelab.core.errors import TablelabError


def run(port: int, ip: str, notebooks: str | None, no_browser: bool, no_warm: bool) -> bool:
    """Start the server and stay with it; raises TablelabError when it is not installed."""
    # The core never needs the widget layer; only who asks for it pays for its import.
    if find_spec("tablelab_widgets") is None:
        raise TablelabError(
            "the widget layer (tablelab_widgets) is not installed; install tablelab-games "
            "with its dependencies to serve the games, all other commands work without it"
        )
    try:
        module = import_module("tablelab_widgets.site.serve")
    except ModuleNotFoundError as error:
        raise TablelabError(
            f"the widget layer cannot be loaded, {error.name} is missing; "
            "install tablelab-games with its dependencies"
        ) from error
    status: int = module.main(
        port=port,
        notebooks=None if notebooks is None else Path(notebooks),
        ip=ip,
        open_browser=not no_browser,
        warm=not no_warm,
    )
    return status == 0
