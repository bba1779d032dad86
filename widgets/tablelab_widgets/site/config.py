"""How Voilà is set up: for ``tablelab serve``, and for a Jupyter server that runs Voilà itself."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import tablelab
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


def page_settings() -> dict[str, Any]:
    """The values of ``VoilaConfiguration``: our template, sources hidden, no tracebacks."""
    return {
        "template": places.TEMPLATE,
        "theme": "light",  # the page itself chooses light or dark, so that all share warm kernels
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
    if not notebook_path.endswith(".ipynb"):
        page |= _shelf(folder, notebook_path.strip("/"), base_url)
    page_config["tablelab"] = page
    # Both must be said, or a Jupyter server makes the page ask an outside host for MathJax.
    if str(page_config.get("fullMathjaxUrl")).startswith("http"):
        page_config |= {"fullMathjaxUrl": None, "mathjaxConfig": None}
    return page_config


def _shelf(root: Path, inside: str, base_url: str) -> dict[str, Any]:
    """The cards of the folder ``inside`` the server's root, and the prefixes of their links."""
    folder = root / inside
    prefix = f"{inside}/" if inside else ""
    return {
        "cards": [asdict(card) for card in shelf.cards(folder)],
        "others": [asdict(page) for page in shelf.others(folder)],
        "render": f"{base_url}voila/render/{prefix}",
        "files": f"{base_url}voila/files/{prefix}",
    }
