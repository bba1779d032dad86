"""Where the notebooks and the page template lie: in a source checkout, or installed."""

from __future__ import annotations

import os
from pathlib import Path

from jupyter_core.paths import jupyter_path

TEMPLATE = "tablelab"
"""The name of our Voilà template."""

VENDOR = Path(__file__).resolve().parent.parent / "static" / "vendor"
"""The folder of the vendored plotly.js."""

PLOTLY = "plotly-basic.min.js"
"""The script that draws the boards."""

_ROOT = Path(__file__).resolve().parents[3]


def checkout() -> Path | None:
    """The root of the source checkout that this module runs from; None when it is installed."""
    template = _ROOT / "share" / "jupyter" / "voila" / "templates" / TEMPLATE
    return _ROOT if template.is_dir() and (_ROOT / "pyproject.toml").is_file() else None


def notebooks() -> Path:
    """The folder of our own notebooks; raises FileNotFoundError when they were not installed."""
    root = checkout()
    places = [root / "notebooks"] if root else []
    places += [Path(path) for path in jupyter_path("tablelab", "notebooks")]
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(
        "the notebooks are not installed; looked in " + ", ".join(map(str, places))
    )


def offer_template() -> None:
    """Let Voilà find the template of a checkout. An installed one lies where Voilà looks anyway."""
    root = checkout()
    if root is None:
        return
    share = str(root / "share" / "jupyter")
    known = [path for path in os.environ.get("JUPYTER_PATH", "").split(os.pathsep) if path]
    if share not in known:
        os.environ["JUPYTER_PATH"] = os.pathsep.join([share, *known])
