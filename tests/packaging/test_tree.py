"""Nothing of one machine is in the tree, and no address of a package registry."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


HOMES = [f"/{name}/" for name in ("home", "root", "work", "Users")] + ["/opt/" + "venv"]
HOSTS = [
    f"{left}.{right}"
    for left, right in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"))
]
PLAIN = re.compile(r"(?<![\w.:/])(" + "|".join(map(re.escape, HOMES)) + r")")
REGISTRY = re.compile("|".join(map(re.escape, HOSTS)))
VENDORED = "widgets/tablelab_widgets/static/vendor/"
BINARY = (".mo", ".png", ".whl")


def texts(tracked: list[str]) -> dict[str, str]:
    return {
        name: (ROOT / name).read_text(encoding="utf-8")
        for name in tracked
        if not name.startswith(VENDORED) and not name.endswith(BINARY)
    }


def test_no_absolute_path_of_a_machine(tracked: list[str]) -> None:
    found = {
        name: match[0] for name, text in texts(tracked).items() if (match := PLAIN.search(text))
    }
    assert found == {}


def test_no_host_of_a_package_registry(tracked: list[str]) -> None:
    assert [name for name, text in texts(tracked).items() if REGISTRY.search(text)] == []


def test_the_site_asks_no_outside_host(tracked: list[str]) -> None:
    """No link, script or style of ours names a host; namespaces of SVG are names, not addresses."""
    front = [
        name for name in tracked if name.startswith(("share/", "widgets/tablelab_widgets/static/"))
    ]
    ours = texts([name for name in front if not name.endswith(".md")])
    address = re.compile(r"""["'(](?:https?:)?//(?!www\.w3\.org/)[a-z]""")
    assert len(ours) > 10
    assert [name for name, text in ours.items() if address.search(text)] == []


def test_sources_are_text_with_a_newline_at_the_end(tracked: list[str]) -> None:
    ragged = [name for name, text in texts(tracked).items() if text and not text.endswith("\n")]
    assert ragged == []
