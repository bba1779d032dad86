"""How Voilà is set up: for ``tablelab serve``, and for a Jupyter server that runs Voilà itself."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path, PurePosixPath
from typing import Any

import tablelab
from tablelab import games
from tablelab.core.text import LANGUAGE_NAMES, LANGUAGES, Text
from tablelab_widgets.site import places, shelf
from tablelab_widgets.site.words import words

IDLE_SECONDS = 3600
"""A kernel that nobody is connected to and that has nothing to do is shut down after this time."""

UNUSED_EXTENSIONS = [
    "jupyterlab-plotly",
    "@voila-dashboards/jupyterlab-preview",
    "jupyterlab_pygments",
]
"""Front-end extensions that a page does not need; leaving them out halves its download."""


def page_settings(*, progressive: bool = True) -> dict[str, Any]:
    """The values of ``VoilaConfiguration``: our template, sources hidden, no tracebacks.

    A ``progressive`` page is there at once, and each cell fills as soon as it has run. Voilà wants
    that for all pages or for none where it warms kernels: our own server is told page by page.
    """
    return {
        "template": places.TEMPLATE,
        "theme": "light",  # the page itself chooses light or dark, so that all share warm kernels
        "progressive_rendering": progressive,
        "strip_sources": True,
        "show_tracebacks": False,
        "allow_template_override": "NO",
        "allow_theme_override": "NO",
        "extension_denylist": UNUSED_EXTENSIONS,
        "file_allowlist": [r".*\.(png|jpg|gif|svg)"],
        "page_config_hook": extend_page_config,
    }


def kernel_settings() -> dict[str, Any]:
    """The values of ``MappingKernelManager``: kernels of closed pages do not pile up."""
    return {"cull_idle_timeout": IDLE_SECONDS, "cull_interval": 60}


def cell_error(language: str) -> str:
    """What a page shows in place of a cell that failed."""
    return Text(language)("site.cell_error")


def page_frame(home: str) -> dict[str, Any]:
    """What the frame of every page shows; ``home`` is the address of the landing page."""
    return {
        "version": tablelab.__version__,
        "words": words(),
        "languages": {code: LANGUAGE_NAMES[code] for code in LANGUAGES},
        "home": home,
    }


def extend_page_config(
    page_config: dict[str, Any],
    base_url: str,
    settings: dict[str, Any],
    notebook_path: str,
    **_: Any,
) -> dict[str, Any]:
    """Put under ``tablelab`` what our template shows; Voilà calls this for each page.

    The dictionary is changed and returned: notebook pages use the one, folder pages the other.
    """
    folder = Path(settings["contents_manager"].root_dir)
    page = page_frame(settings.get("tablelab_home", f"{base_url}voila/tree/notebooks"))
    page |= {name: settings.get(f"tablelab_{name}") for name in ("plotly", "close")}
    inside = notebook_path.strip("/")
    if inside.endswith(".ipynb"):
        site = "" if "tablelab_home" in settings else shelf_of(inside)
        page |= _around(folder, site, inside, base_url)
    else:
        page |= _shelf(folder, inside, base_url)
    page_config["tablelab"] = page
    # Both must be said, or a Jupyter server makes the page ask an outside host for MathJax.
    if str(page_config.get("fullMathjaxUrl")).startswith("http"):
        page_config |= {"fullMathjaxUrl": None, "mathjaxConfig": None}
    return page_config


def shelf_of(notebook: str) -> str:
    """The folder with the shelf that a notebook stands on, where a server shows more than that.

    It is the folder around ``play/``, ``rules/`` and ``analysis/``, or else the notebook's own.
    """
    folder = PurePosixPath(notebook).parent
    found = folder.parent if folder.name in shelf.KINDS else folder
    return "" if found == PurePosixPath(".") else found.as_posix()


def _around(root: Path, inside: str, notebook: str, base_url: str) -> dict[str, Any]:
    """What a notebook says of itself, and the ways from it to the other pages of its game."""
    if ".." in PurePosixPath(inside).parts:
        return {}
    pages = shelf.find_pages(root / inside)
    own = notebook.removeprefix(f"{inside}/") if inside else notebook
    page = next((page for page in pages if page.path == own), None)
    if page is None:
        return {}
    known = page.game in games.IDS
    return {
        "page": asdict(page),
        "twins": shelf.twins(pages, page),
        "title": dict(games.get(page.game).info.title) if known else {},
        "ways": _plain(shelf.ways(pages, page.game)) if known else {},
        **_prefixes(inside, base_url),
    }


def _plain(ways: shelf.Ways) -> dict[str, dict[str, dict[str, str]]]:
    """The same as dictionaries, as this goes to the page as JSON, too."""
    return {
        kind: {language: asdict(way) for language, way in own.items()} for kind, own in ways.items()
    }


def _prefixes(inside: str, base_url: str) -> dict[str, str]:
    """The addresses in front of the paths of pages and of files."""
    prefix = f"{inside}/" if inside else ""
    return {
        "render": f"{base_url}voila/render/{prefix}",
        "files": f"{base_url}voila/files/{prefix}",
    }


def _shelf(root: Path, inside: str, base_url: str) -> dict[str, Any]:
    """The cards of the folder ``inside`` the server's root, and the prefixes of their links."""
    folder = root / inside
    others = shelf.others(folder)
    return {
        "cards": [asdict(card) for card in shelf.cards(folder)],
        # Of a page that is there in each language only the reader's is shown.
        "others": [{**asdict(page), "twin": bool(shelf.twins(others, page))} for page in others],
        **_prefixes(inside, base_url),
    }
