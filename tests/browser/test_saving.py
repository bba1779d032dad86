"""Matches that outlive a page: files, and what the browser keeps of its own accord."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table


@pytest.fixture
def running(table: Table) -> Table:
    """A match some turns old."""
    table.begin("human", "greedy", "random", names=("Ruth", "Sam", "Tove"), seed=21)
    for _ in range(3):
        table.press(table.codes[0])
    return table


def save(table: Table) -> str:
    """Download the match, as a person does."""
    with table.page.expect_download() as download:
        table.tool("save").click()
    assert download.value.suggested_filename == f"raids-{table.entries:03d}.jsonl"
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_a_saved_match_goes_on_after_a_reload(running: Table) -> None:
    content = save(running)
    entries, text, codes = running.entries, running.text, running.codes
    running.page.reload()
    running.rest()
    assert running.data("phase") == "start"
    running.load(content)
    expect(running.notice).to_have_text("The match was opened.")
    assert (running.entries, running.text, running.codes) == (entries, text, codes)
    running.speed("instant")
    running.press(running.codes[0])
    assert running.entries > entries


def test_the_browser_offers_the_match_it_kept(running: Table) -> None:
    expect(running.root).to_have_attribute("data-autosaved", str(running.entries))
    entries, text = running.entries, running.text
    running.page.reload()
    running.rest()
    offer = running.find(".tl-resume")
    expect(offer).to_contain_text("Ruth, Sam, Tove")
    expect(offer).to_contain_text(f"after {entries} decisions")
    offer.get_by_role("button").click()
    expect(running.root).to_have_attribute("data-phase", "play")
    assert (running.rest().entries, running.text) == (entries, text)


def test_damaged_files_are_refused_and_change_nothing(running: Table) -> None:
    content = save(running)
    before = (running.entries, running.text)
    lines = content.splitlines()
    line = len(lines) // 2
    entry = json.loads(lines[line])
    edited = [*lines[:line], json.dumps({**entry, "strange": 1}), *lines[line + 1 :]]
    damaged = {
        f"line {line + 1}.": "\n".join(edited),
        "line 1.": "\N{PILE OF POO} no match at all",
        f"line {line + 1}. ": "\n".join([*lines[:line], lines[line][:-9]]),
    }
    for reason, each in damaged.items():
        running.load(each)
        expect(running.notice).to_contain_text(f"something is wrong in {reason.strip()}")
        expect(running.notice).to_contain_text("The table stays as it was.")
        running.notice.locator("summary").click()
        expect(running.notice.locator(".tl-technical")).not_to_be_empty()
        assert (running.entries, running.text) == before
        running.notice.locator(".tl-close").click()
        expect(running.notice).to_be_hidden()
    running.press(running.codes[0])
    assert running.entries > before[0]


def test_a_huge_file_is_not_even_read(running: Table) -> None:
    before = (running.entries, running.text)
    running.load("x" * 2_000_001)
    expect(running.notice).to_contain_text("too large")
    assert (running.entries, running.text) == before
