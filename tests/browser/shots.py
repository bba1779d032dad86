"""Pictures of the table for people to look at: ``python -m tests.browser.shots FOLDER``.

With ``--readme`` it takes the one picture of the README instead and needs no folder. Run it from
the root, with the folders of both packages on ``PYTHONPATH`` or tablelab installed.
"""

from __future__ import annotations

import argparse
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, FloatRect, Page, ViewportSize

from tests.browser.chromium import chromium
from tests.browser.matches import asked, last_decision, saved_at
from tests.browser.serving import ROOT, Server, tablelab_serve
from tests.browser.table import Table

SCREENS: dict[str, ViewportSize] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 375, "height": 812},
}
PEOPLE = ("human", "human", "human", "human")
README = ROOT / "docs" / "raids-table.png"


def start(table: Table) -> None:
    """The start panel with its options."""
    table.find(".tl-options > summary").click()


def first(table: Table) -> None:
    """The first turn."""
    table.begin("human", "greedy", "greedy", "greedy", seed=7)


def middle(table: Table) -> None:
    """A turn of the third voyage, with an action looked at."""
    table.load(saved_at(asked("sail", seat=2, voyage=3), *PEOPLE))
    _close_notice(table)
    table.find(".tl-action").first.hover()


def refused(table: Table) -> None:
    """A click that is not allowed, with its rule."""
    middle(table)
    illegal = table.find(".tl-target:not(.legal)[data-target^='space-']").first
    table.click(illegal.get_attribute("data-target") or "")
    table.notice.locator("summary").first.click()


def fight(table: Table) -> None:
    """A fight: pay one more Viking, or flee."""
    table.load(saved_at(asked("bid", seat=1, voyage=2), *PEOPLE))
    _close_notice(table)


def monster(table: Table) -> None:
    """A monster: sacrifice or defeat."""
    table.load(saved_at(asked("monster", seat=1, voyage=2), *PEOPLE))
    _close_notice(table)


def discard(table: Table) -> None:
    """A full ship."""
    table.load(saved_at(asked("discard", seat=3, voyage=3), *PEOPLE))
    _close_notice(table)


def rule(table: Table) -> None:
    """A rule of the log, opened."""
    fight(table)
    table.find(".tl-log .tl-rulechip").first.click()
    table.find("dialog").wait_for()


def replay(table: Table) -> None:
    """Looking back."""
    middle(table)
    table.find(".tl-replay input").fill("20")
    table.rest()


def bots(table: Table) -> None:
    """Bots at work."""
    table.begin("human", "greedy", "greedy", "greedy", seed=7, speed="slow")
    table.find(".tl-action").last.click()
    table.answered()


def two(table: Table) -> None:
    """Two players and the neutral ship."""
    table.load(saved_at(asked("ghost", voyage=2), "human", "human"))
    _close_notice(table)


def final(table: Table) -> None:
    """The final scoring."""
    table.load(saved_at(last_decision(), *PEOPLE))
    table.press(table.codes[-1])
    table.find(".tl-chart .barlayer .trace").first.wait_for(state="attached")


SCENES: tuple[Callable[[Table], None], ...] = (
    start,
    first,
    middle,
    refused,
    fight,
    monster,
    discard,
    rule,
    replay,
    bots,
    two,
    final,
)


def take_all(browser: Browser, site: Server, folder: Path, only: list[str]) -> None:
    """Every scene on every screen, in light and dark; the phone in German."""
    for screen, size in SCREENS.items():
        for theme in ("light", "dark"):
            language = "de" if screen == "phone" else "en"
            context = browser.new_context(viewport=size, color_scheme=theme, locale=language)
            for scene in SCENES:
                name = f"{scene.__name__}-{screen}-{theme}"
                if only and not any(part in name for part in only):
                    continue
                page = context.new_page()
                table = Table(page).open(site.table() + f"?language={language}&theme={theme}")
                scene(table)
                _speak(page, language)
                whole = scene is not rule  # what lies above the page has no place on a longer one
                page.screenshot(path=folder / f"{name}.png", full_page=whole)
                page.evaluate("localStorage.clear()")
                page.close(run_before_unload=True)
                sys.stdout.write(f"{name}.png\n")
            context.close()


def take_readme(browser: Browser, site: Server) -> None:
    """The picture of the README: the middle of a game in light colours, from the board on."""
    page = browser.new_page(viewport={"width": 1280, "height": 1000}, locale="en-GB")
    table = Table(page).open(site.table())
    sailing = asked("sail", seat=3, voyage=3)
    table.load(saved_at(lambda match: sailing(match) and len(match.legal(3)) == 6, *PEOPLE))
    _close_notice(table)
    table.find(".tl-action").nth(3).hover()
    README.parent.mkdir(exist_ok=True)
    board, actions = (table.find(part).bounding_box() for part in (".tl-board", ".tl-actions"))
    assert board is not None
    assert actions is not None
    top, bottom = board["y"] - 16, actions["y"] + actions["height"] + 16
    clip: FloatRect = {"x": 0, "y": top, "width": 1280, "height": bottom - top}
    picture = page.screenshot(clip=clip)
    README.write_bytes(squeezed(picture))
    sys.stdout.write(f"{README}: {README.stat().st_size // 1000} kB\n")


def squeezed(picture: bytes) -> bytes:
    """The same PNG, packed as tightly as zlib can; browsers pack in a hurry."""
    head, place, chunks, pixels = picture[:8], 8, [], b""
    while place < len(picture):
        (length,) = struct.unpack_from(">I", picture, place)
        kind, content = picture[place + 4 : place + 8], picture[place + 8 : place + 8 + length]
        place += length + 12
        if kind == b"IDAT":
            pixels += content
        else:
            chunks.append((kind, content))
    chunks.insert(-1, (b"IDAT", zlib.compress(zlib.decompress(pixels), 9)))
    return head + b"".join(
        struct.pack(">I", len(content))
        + kind
        + content
        + struct.pack(">I", zlib.crc32(kind + content))
        for kind, content in chunks
    )


def _close_notice(table: Table) -> None:
    table.notice.locator(".tl-close").click()
    table.rest()


def _speak(page: Page, language: str) -> None:
    """An opened match brings its own language along; back to the page's."""
    if page.locator(".tablelab-table").get_attribute("lang") != language:
        page.locator(".tl-picks select").last.select_option(language)
        page.locator(f".tablelab-table[lang={language}][data-busy=false]").wait_for()
        Table(page).answered()


def main() -> int:
    """Take the pictures; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--only", nargs="*", default=[], help="parts of the names of pictures")
    parser.add_argument("--readme", action="store_true")
    asked_for = parser.parse_args()
    if not asked_for.readme and asked_for.folder is None:
        parser.error("which folder?")
    with (
        tempfile.TemporaryDirectory() as elsewhere,
        tablelab_serve(Path(elsewhere)) as site,
        chromium() as browser,
    ):
        if asked_for.readme:
            take_readme(browser, site)
        if asked_for.folder is not None:
            asked_for.folder.mkdir(parents=True, exist_ok=True)
            take_all(browser, site, asked_for.folder, asked_for.only)
    return 0


if __name__ == "__main__":
    sys.exit(main())
