"""Measures the table of Raids in Chromium, on the site that ``tablelab serve`` starts.

On a quiet machine, from the root: ``python -m tests.bench.browser_bench [--json]``, with the
folders of both packages on ``PYTHONPATH`` or tablelab installed. Times are milliseconds.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from tests.bench.meter import METER, Traffic, first_board, last_wait
from tests.browser.chromium import chromium
from tests.browser.notebooks import write_notebook
from tests.browser.serving import Server, eventually, tablelab_serve
from tests.browser.table import Table

PLAY = """
from tablelab_widgets import play

play("raids", players=["Ada", "Ben", "Cleo", "Dana"], seed=7, begin=True)
"""
MANY = """
import gc, json, weakref
import ipywidgets
from ipywidgets.widgets import widget
from tablelab_widgets import play

box, told, more = ipywidgets.VBox(), ipywidgets.Label(), ipywidgets.Button(description="more")
tables = []

def memory():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

def put(table):
    old, box.children = box.children, (table,) if table else ()
    while old:
        old[0].close()
        old = old[1:]
    gc.collect()
    told.value = json.dumps({
        "tables": len(tables),
        "alive": sum(table() is not None for table in tables),
        "widgets": len(widget._instances),
        "objects": len(gc.get_objects()),
        "kernel_kb": memory(),
    })

def another(_):
    if box.children:
        put(None)
    else:
        table = play("raids", players=["Ada", "Ben", "Cleo", "Dana"], seed=7, begin=True)
        tables.append(weakref.ref(table))
        put(table)

more.on_click(another)
ipywidgets.VBox([more, told, box])
"""
GOALS = {
    "first_board_cold_kernel": 3000,
    "first_board_warm_kernel": 1800,
    "websocket_bytes": 1_500_000,
    "click_to_paint": 100,
}
"""What must stay below: medians, in the units of the results."""

SCREEN = {"width": 1280, "height": 900}
TABLES, SOME = 40, 10
"""How many tables are opened and closed; and how many of them make one figure, since what one table
leaves is often taken away only with the next. The first :data:`SOME` fill the caches."""


def run(repeat: int, clicks: int) -> dict[str, Any]:
    """Measure everything; the results by name."""
    found: dict[str, Any] = {"load_average": os.getloadavg()[0]}
    with chromium() as browser:
        with _site("--no-warm") as site:
            cold = [_first(browser, site) for _ in range(repeat)]
            found["first_board_cold_kernel_cold_cache"] = _summary([ms for ms, _ in cold])
            found["websocket_bytes"] = {"median": int(statistics.median(b for _, b in cold))}
            found["first_board_cold_kernel"] = _summary(_again(browser, site, repeat))
            found |= _moves(browser, site, clicks)
            found["after_tables"] = _tables(browser, site)
            found["kernels_left"] = _left(site, 0)
        with _site() as site:
            found["first_board_warm_kernel"] = _summary(_again(browser, site, repeat, warm=1))
            found["kernels_left_beside_warm_one"] = _left(site, 1)
    found["within_goals"] = {
        name: found[name]["median"] < most for name, most in GOALS.items() if name in found
    }
    return found


@contextmanager
def _site(*arguments: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as elsewhere:
        folder = Path(elsewhere) / "notebooks"
        folder.mkdir()
        write_notebook(folder / "play.ipynb", PLAY, kind="play")
        write_notebook(folder / "many.ipynb", MANY)
        with tablelab_serve(folder.parent, "--notebooks", str(folder), *arguments) as site:
            yield site


def _first(browser: Browser, site: Server) -> tuple[float, int]:
    """The first board for somebody who has never been here, and the bytes it took."""
    with browser.new_context(viewport=SCREEN) as context:
        page = context.new_page()
        traffic = Traffic(page)
        took = first_board(page, site.table("play.ipynb"))
        size = traffic.received + traffic.sent
        page.close(run_before_unload=True)
    return took, size


def _again(browser: Browser, site: Server, repeat: int, warm: int = 0) -> list[float]:
    """The first board for somebody who comes back; ``warm`` kernels are waited for each time."""
    took = []
    with browser.new_context(viewport=SCREEN) as context:
        for _ in range(repeat + 1):
            if warm:
                _until_warm(site, warm)
            page = context.new_page()
            took.append(first_board(page, site.table("play.ipynb")))
            with page.expect_event("close"):
                page.close(run_before_unload=True)
    return took[1:]  # the first one filled the cache


def _until_warm(site: Server, kernels: int) -> None:
    """Wait until the warm kernels stand and have nothing more to do."""
    eventually(lambda: len(site.kernels) == kernels, 20)
    before = -1.0

    def idle() -> bool:
        nonlocal before
        time.sleep(0.5)
        now = sum(_cpu(pid) for pid in site.kernels)
        same, before = now == before, now
        return same

    eventually(idle, 20)


def _cpu(pid: int) -> float:
    """Processor time that a process has used so far, in clock ticks."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return float(fields[11]) + float(fields[12])


def _moves(browser: Browser, site: Server, clicks: int) -> dict[str, Any]:
    """From a click on the board, and from a key, to the painted board."""
    with browser.new_context(viewport=SCREEN, reduced_motion="reduce") as context:
        page = context.new_page()
        first_board(page, site.table("play.ipynb"))
        table = Table(page).rest()
        traffic = Traffic(page)
        clicked = _each(table, clicks, lambda target: target.click())
        pressed = _each(table, clicks, lambda target: target.press("Enter"))
        with page.expect_event("close"):
            page.close(run_before_unload=True)
    assert traffic.received == 0, "the page opened a second websocket"
    return {"click_to_paint": _summary(clicked), "key_to_paint": _summary(pressed)}


def _each(table: Table, number: int, do: Callable[[Any], None]) -> list[float]:
    """Do something to a legal place of the board, again and again; a new game when one is over."""
    took = []
    while len(took) < number:
        if table.data("phase") == "over" or table.entries > 60:
            table.page.on("dialog", lambda dialog: dialog.accept())
            table.tool("game.new").click()
            table.rest().begin("human", "human", "human", "human", seed=len(took))
        targets = table.targets
        if not targets:
            table.press(table.codes[0])
            continue
        place = table.find(f".tl-target[data-target='{targets[0]}']")
        place.scroll_into_view_if_needed()
        table.page.evaluate("() => { meter.waits = []; meter.began = 0; }")
        do(place)
        took.append(last_wait(table.page, 1))
        table.rest()
    return took


def _tables(browser: Browser, site: Server) -> dict[str, Any]:
    """What has grown while tables were opened and closed, one after the other, on one page."""
    with browser.new_context(viewport=SCREEN) as context:
        page = context.new_page()
        page.add_init_script(METER)
        page.goto(site.table("many.ipynb"), wait_until="commit")
        devtools = context.new_cdp_session(page)
        more = page.get_by_role("button", name="more")
        states: list[dict[str, Any]] = []
        for number in range(1, TABLES + 1):
            more.click()
            Table(page).rest()
            more.click()
            page.locator(".tablelab-table").wait_for(state="detached")
            states.append(_kernel_state(page, number) | _page_state(devtools))
        page.close(run_before_unload=True)
    settled, last = _middle(states[SOME : 2 * SOME]), _middle(states[-SOME:])
    return {
        "tables": TABLES,
        "growth_over_tables": TABLES - 2 * SOME,
        "growth": {name: last[name] - settled[name] for name in last},
        "last": last,
    }


def _middle(states: list[dict[str, Any]]) -> dict[str, int]:
    return {
        name: int(statistics.median(state[name] for state in states))
        for name in states[0]
        if name != "tables"
    }


def _kernel_state(page: Page, tables: int) -> dict[str, Any]:
    told = page.locator(".widget-label").filter(has_text=f'"tables": {tables},')
    state: dict[str, Any] = json.loads(told.inner_text())
    return state


def _page_state(devtools: CDPSession) -> dict[str, int]:
    """The page's memory after its garbage is collected."""
    devtools.send("HeapProfiler.collectGarbage")
    heap = devtools.send("Runtime.getHeapUsage")["usedSize"]
    counted = devtools.send("Memory.getDOMCounters")
    return {
        "heap_kb": int(heap) // 1000,
        "nodes": int(counted["nodes"]),
        "listeners": int(counted["jsEventListeners"]),
    }


def _left(site: Server, warm: int) -> int:
    """Kernels that still run when all pages are closed, besides the warm ones."""
    eventually(lambda: len(site.kernels) <= warm, 10)
    return max(0, len(site.kernels) - warm)


def _summary(values: list[float]) -> dict[str, Any]:
    ordered = sorted(values)
    return {
        "n": len(ordered),
        "median": round(statistics.median(ordered), 1),
        "p90": round(ordered[min(len(ordered) - 1, int(0.9 * len(ordered)))], 1),
        "max": round(ordered[-1], 1),
    }


def main() -> int:
    """Measure and print; returns the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--repeat", type=int, default=5, help="pages a kind of start (5)")
    parser.add_argument("--clicks", type=int, default=30, help="clicks and keys (30)")
    wanted = parser.parse_args()
    found = run(wanted.repeat, wanted.clicks)
    if wanted.json:
        sys.stdout.write(json.dumps(found) + "\n")
        return 0
    for name, value in found.items():
        sys.stdout.write(f"{name}: {json.dumps(value)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
