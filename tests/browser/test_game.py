"""Playing with the mouse: a whole game, several people, going back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.table import Table

NUMBER = re.compile(r"\d+")


def test_a_whole_game_of_four_by_clicks(table: Table) -> None:
    table.begin("human", "greedy", "random", "random", seed=11)
    clicks = {"board": 0, "button": 0}
    while table.data("phase") == "play":
        before, targets = table.entries, table.targets
        if targets and (sum(clicks.values()) + 1) % 4:
            table.click(targets[0])
            clicks["board"] += 1
        else:
            table.press(table.codes[0])
            clicks["button"] += 1
        assert table.entries > before
        assert sum(clicks.values()) < 300
    assert clicks["board"] > 10
    assert clicks["button"] > 4
    _check_final_scoring(table)
    expect(table.find(".tl-log")).to_contain_text("Ada")
    expect(table.banner).to_be_hidden()


def _check_final_scoring(table: Table) -> None:
    rows = table.find(".tl-scores tr").all()
    cells = [[cell.inner_text() for cell in row.locator("th, td").all()] for row in rows]
    names, *sources, total = cells
    columns = [[int(row[seat]) for row in sources] for seat in range(1, 5)]
    assert [sum(column) for column in columns] == [int(points) for points in total[1:]]
    best = max(int(points) for points in total[1:])
    outcome = table.find(".tl-outcome").inner_text()
    won = [name for name, points in zip(names[1:], total[1:], strict=True) if int(points) == best]
    assert won
    assert [name for name in names[1:] if name in outcome] == won
    # The chart shows a bar for every source that gave somebody points.
    giving = [row for row in sources if any(points != "0" for points in row[1:])]
    expect(table.find(".tl-chart .barlayer .trace")).to_have_count(len(giving))


def test_two_people_take_turns_at_one_screen(table: Table) -> None:
    table.begin("human", "human", names=("Ida", "Jon"), seed=3)
    who = set()
    for _ in range(12):
        who.add(table.find(".tl-who").inner_text().split()[-1])
        table.press(table.codes[0])
    assert who == {"Ida", "Jon"}


def test_a_click_moves_the_ship(table: Table) -> None:
    table.begin("human", "human", "human", seed=5)
    target = table.targets[2]
    space = NUMBER.findall(target)[0]
    name = table.find(".tl-who").inner_text().split()[-1]
    table.click(target)
    line = table.find(".tl-logentry[data-n='1']")
    expect(line).to_contain_text(name)
    expect(line).to_contain_text(f"space {space}")
    place = table.find(f".tl-target[data-target='{target}']")
    assert name in (place.get_attribute("aria-label") or "")


def test_what_will_come_of_it_is_shown_before(table: Table) -> None:
    table.begin("human", "human", seed=5)
    button = table.find(".tl-action").first
    label = button.inner_text()
    button.hover()
    preview = table.find(".tl-preview")
    expect(preview.locator("h4")).to_have_text(label)
    foretold = preview.locator(".tl-lines li > span").all_inner_texts()
    assert foretold
    button.click()
    table.rest()
    happened = table.find(".tl-logentry[data-n='1'] .tl-lines li > span").all_inner_texts()
    assert happened == foretold


def test_looking_away_moves_nothing(table: Table) -> None:
    table.begin("human", "human", seed=5)
    dialog = table.find("dialog")
    action = table.find(".tl-action").last
    action.focus()
    # A click takes the focus from the action, and still finds what it began on.
    table.find(".tl-log .tl-rulechip").first.click()
    expect(dialog).to_be_visible()
    table.page.keyboard.press("Escape")
    action.hover()
    rule = table.find(".tl-preview .tl-rulechip").first
    wanted = rule.get_attribute("data-rule") or ""
    rule.click()
    expect(dialog.locator(".tl-ruleid").first).to_have_text(wanted)


def test_undo_and_redo(table: Table) -> None:
    table.begin("human", "random", "random", seed=7)
    entries, text = table.entries, table.text
    table.press(table.codes[1])
    after, moved = table.entries, table.text
    assert after > entries
    assert moved != text
    table.tool("undo").click()
    table.rest()
    assert (table.entries, table.text) == (entries, text)
    table.tool("redo").click()
    table.rest()
    assert (table.entries, table.text) == (after, moved)


def test_nothing_to_undo_is_answered(table: Table) -> None:
    table.begin("human", "human", seed=7)
    table.tool("undo").click(force=True)  # it is marked as disabled, and says why
    expect(table.notice).to_have_text("Nothing has been done yet.")


def test_the_slider_looks_back_and_a_branch_plays_on(table: Table) -> None:
    table.begin("human", "human", "human", seed=9)
    texts = [table.text]
    for _ in range(5):
        texts.append(table.press(table.codes[0]).text)
    slider = table.find(".tl-replay input[type=range]")
    slider.fill("2")
    expect(table.root).to_have_attribute("data-looking", "true")
    table.rest()
    assert table.text == texts[2]
    assert table.codes == []
    expect(table.find(".tl-back")).to_contain_text("after 2 of 5")
    table.find(".tl-back button").first.click()
    expect(table.root).to_have_attribute("data-looking", "false")
    assert table.rest().text == texts[5]

    slider.focus()
    for _ in range(3):
        slider.press("ArrowLeft")
    expect(table.find(".tl-back")).to_contain_text("after 2 of 5")
    table.find(".tl-backbuttons button").nth(1).click()
    expect(table.root).to_have_attribute("data-entries", "2")
    assert table.rest().text == texts[2]
    table.press(table.codes[-1])
    assert table.entries == 3
    table.find(".tl-titles button").click()
    expect(table.root).to_have_attribute("data-entries", "5")
    assert table.rest().text == texts[5]


def test_bots_move_by_themselves_and_can_be_skipped(table: Table) -> None:
    table.begin("random", "human", "random", "random", seed=1, speed="instant")
    table.speed("slow")
    while table.answered().data("human"):
        table.find(".tl-action").last.click()  # far ahead, so that the bots have much to do
    expect(table.find(".tl-waiting")).to_contain_text("is thinking")
    before = table.entries
    table.find(".tl-waiting button").click()
    table.rest()
    assert table.data("human") == "1"
    assert table.entries > before + 3
