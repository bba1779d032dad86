"""Pictures of the later games to look at: ``python -m tests.browser.shots_more FOLDER``."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect

from tablelab.games.submarine.actions import marker_code
from tests.browser import dives, treks
from tests.browser.chromium import chromium
from tests.browser.scenes import PEOPLE, Scene, opened
from tests.browser.serving import Server, tablelab_serve
from tests.browser.shots import SCREENS, _speak
from tests.browser.shots_red_november import NOVEMBER
from tests.browser.table import Table

# -- Submarine ------------------------------------------------------------------------------------


def submarine_start(table: Table) -> None:
    """The start panel with its options."""
    table.find(".tl-options > summary").click()


def submarine_setup(table: Table) -> None:
    """Submarines are put in."""
    table.begin("human", "greedy", "greedy", "greedy", "greedy", seed=7)


def submarine_middle(table: Table) -> None:
    """A turn of the third voyage: where to?"""
    opened(table, dives.saved_at(dives.asked("ship", seat=1, voyage=3), *PEOPLE))


def submarine_fees(table: Table) -> None:
    """A salvage for which fees are due, looked at."""
    match, take = dives.taking(lambda state, do: do.joker < 0 and state.voyage > 1, 3)
    opened(table, dives.saved(match, *PEOPLE))
    table.find(f".tl-target[data-target='marker-{marker_code(take.marker)}']").hover()
    table.find(".tl-tip").wait_for()


def submarine_curtain(table: Table) -> None:
    """The device is handed on."""
    opened(table, dives.saved_at(dives.asked("act", seat=2, voyage=2), *PEOPLE), lift=False)


def submarine_end(table: Table) -> None:
    """The final scoring."""
    match, code = dives.ending(3)
    opened(table, dives.saved(match, *PEOPLE))
    table.press(code)
    table.find(".tl-chart .barlayer .trace").first.wait_for(state="attached")


# -- Red Peak -------------------------------------------------------------------------------------


def peak_evening(table: Table) -> None:
    """Before the first day."""
    table.begin("human", "human", "human", "human", seed=3)


def peak_laying(table: Table) -> None:
    """Laying tiles while the sand runs."""
    match = treks.moment(lambda match: match.state.phase == "lay" and len(match.state.path) > 7)
    now = max(match.entries[-1].ms, (match.actors.deadline or 0) - 52_000)
    opened(table, treks.saved(match, *PEOPLE, clock="on", now=now))


def peak_paying(table: Table) -> None:
    """A tile half paid."""
    match = treks.moment(
        lambda match: (
            match.state.phase == "pay"
            and len(match.state.path) > 6
            and any(match.state.covers)
            and not match.state.boat
        )
    )
    opened(table, treks.saved(match, *PEOPLE))


def peak_countdown(table: Table) -> None:
    """The last seconds."""
    match = treks.first_day(3)
    opened(table, treks.saved(match, *PEOPLE, clock="on", now=treks.SAND - 9_500))
    table.page.locator(".tl-clock[data-state=close], .tl-clock[data-state=last]").wait_for()


def peak_night(table: Table) -> None:
    """An evening in the middle of a game: which risk to take?"""
    match = treks.moment(lambda match: match.state.phase == "plan" and match.state.day > 2)
    opened(table, treks.saved(match, *PEOPLE))


def peak_bonus(table: Table) -> None:
    """What to take for a volcano tile."""
    opened(table, treks.saved(treks.moment(lambda match: match.state.phase == "choose"), *PEOPLE))


def peak_boat(table: Table) -> None:
    """Paying a boat."""
    match = treks.moment(lambda match: match.state.phase == "pay" and bool(match.state.boat))
    opened(table, treks.saved(match, *PEOPLE))


def peak_back(table: Table) -> None:
    """Both variants: tasks on the back of the board, and bonus tiles."""
    match = treks.begun("day", seats=5, seed=5, board="back", bonus_tiles="yes")
    opened(table, treks.saved(match, *["human"] * 5))


def peak_won(table: Table) -> None:
    """Won."""
    _finish(table, True)


def peak_lost(table: Table) -> None:
    """Lost."""
    _finish(table, False)


def _finish(table: Table, won: bool) -> None:
    match, seat, code = treks.before_end(won)
    opened(table, treks.saved(match, *PEOPLE))
    chip = table.find(f"[data-choice='{seat}']")
    if chip.count() and chip.get_attribute("aria-pressed") != "true":
        chip.click()
        expect(chip).to_have_attribute("aria-pressed", "true")
        table.rest()
    table.press(code)


SCENES: dict[str, tuple[Scene, ...]] = {
    "submarine": (
        submarine_start,
        submarine_setup,
        submarine_middle,
        submarine_fees,
        submarine_curtain,
        submarine_end,
    ),
    "red_peak": (
        peak_evening,
        peak_laying,
        peak_paying,
        peak_countdown,
        peak_night,
        peak_bonus,
        peak_boat,
        peak_back,
        peak_won,
        peak_lost,
    ),
    "red_november": NOVEMBER,
}


def take_all(browser: Browser, site: Server, folder: Path, only: list[str]) -> None:
    """Every scene on every screen, in light and dark; the phone in German."""
    for screen, size in SCREENS.items():
        for theme in ("light", "dark"):
            language = "de" if screen == "phone" else "en"
            context = browser.new_context(viewport=size, color_scheme=theme, locale=language)
            for game, scenes in SCENES.items():
                for scene in scenes:
                    name = f"{scene.__name__}-{screen}-{theme}"
                    if only and not any(part in name for part in only):
                        continue
                    page = context.new_page()
                    address = (
                        f"{site.table(f'play/{game}.ipynb')}?language={language}&theme={theme}"
                    )
                    table = Table(page).open(address)
                    scene(table)
                    _speak(page, language)
                    page.screenshot(path=folder / f"{name}.png", full_page=True)
                    page.evaluate("localStorage.clear()")
                    page.close(run_before_unload=True)
                    sys.stdout.write(f"{name}.png\n")
                    sys.stdout.flush()
            context.close()


def main() -> int:
    """Take the pictures; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=[], help="parts of the names of pictures")
    asked_for = parser.parse_args()
    asked_for.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as elsewhere,
        tablelab_serve(Path(elsewhere)) as site,
        chromium() as browser,
    ):
        take_all(browser, site, asked_for.folder, asked_for.only)
    return 0


if __name__ == "__main__":
    sys.exit(main())
