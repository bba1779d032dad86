"""The front end as strings: modules and styles under ``static`` joined in order of their names.

Strings, not paths: of files given as paths, anywidget keeps the widgets alive.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from functools import cache
from importlib.resources import files

_STATIC = files("tablelab_widgets") / "static"


def _joined(folder: str, suffix: str) -> str:
    parts = (part for part in (_STATIC / folder).iterdir() if part.name.endswith(suffix))
    return "\n".join(
        part.read_text(encoding="utf-8") for part in sorted(parts, key=lambda part: part.name)
    )


@cache
def script() -> str:
    """One ES module; its parts share one scope, the last exports what the loader may ask for.

    It brings the style sheet along, so that a page has both once.
    """
    return f"{_joined('js', '.js')}\nbringStyle({json.dumps(style())});\n"


@cache
def loader() -> str:
    """The small module that every widget brings: it imports :func:`script` once a page."""
    source = (_STATIC / "loader.js").read_text(encoding="utf-8")
    return source.replace("@key@", hashlib.sha256(script().encode()).hexdigest()[:16])


@cache
def style() -> str:
    """One style sheet."""
    return _joined("css", ".css")


@cache
def plotly(packed: bool) -> bytes:
    """The vendored plotly.js, gzipped when ``packed``."""
    source = (_STATIC / "vendor" / "plotly-basic.min.js").read_bytes()
    # Not the best level: this runs once in every kernel that a visitor waits for.
    return gzip.compress(source, compresslevel=5, mtime=0) if packed else source
