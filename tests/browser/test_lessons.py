"""Lessons on the site: predicting, pointing, stepping, quizzes, experiments, by mouse and keys."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.lessons import Piece, open_lesson
from tests.browser.serving import Server
from tests.browser.table import PATIENCE

MAY, PREDICT, POINT, STEPS, QUIZ, EXPERIMENT, CARD, SUMMARY, GUESS = range(9)


@pytest.fixture
def lesson(page: Page, site: Server) -> list[Piece]:
    """A lesson with a piece of each kind."""
    return open_lesson(page, site.table("play/lesson.ipynb"), 9)


def test_code_and_styles_come_once_for_all_pieces(lesson: list[Piece], page: Page) -> None:
    assert page.evaluate("tablelabCode.size") == 1
    assert page.locator("style[data-tablelab=parts]").count() == 1


def test_the_engine_answers_after_the_learner(lesson: list[Piece]) -> None:
    piece = lesson[MAY].see()
    assert piece.find(".tl-rulechip").count() == 0
    piece.mark(0, True)
    expect(piece.button("check")).to_have_attribute("aria-disabled", "true")
    piece.mark(1, True)
    piece.press("check")
    assert "1 of 2 right" in piece.verdict
    rows = piece.find(".tl-markrow")
    assert [rows.nth(n).get_attribute("data-right") for n in range(2)] == ["true", "false"]
    chip = rows.nth(1).locator(".tl-rulechip[data-rule=RD-FIGHT-2]")
    chip.click()
    dialog = piece.find("dialog")
    expect(dialog).to_be_visible()
    assert dialog.locator(".tl-ruletext").inner_text()
    dialog.locator(".tl-close").click()
    piece.press("again")
    assert piece.find(".tl-verdict").count() == 0


def test_the_board_shows_before_and_after(lesson: list[Piece]) -> None:
    piece = lesson[PREDICT].see()
    ship = ".layer-above image"
    before = piece.find(ship).evaluate_all("all => all.map(each => each.outerHTML)")
    assert piece.block("switch").count() == 0
    piece.find(".tl-reply").nth(0).click()
    piece.rest()
    piece.press("check")
    expect(piece.block("lines")).to_contain_text("Ada")

    def pictures() -> object:
        return piece.find(ship).evaluate_all("all => all.map(each => each.outerHTML)")

    piece.page.wait_for_function(
        "([root, old]) => JSON.stringify([...root.querySelectorAll('.layer-above image')]"
        ".map(each => each.outerHTML)) !== JSON.stringify(old)",
        arg=[piece.root.element_handle(), before],
    )
    piece.find("[data-way=before]").click()
    piece.rest()
    piece.page.wait_for_function(
        "([root, old]) => JSON.stringify([...root.querySelectorAll('.layer-above image')]"
        ".map(each => each.outerHTML)) === JSON.stringify(old)",
        arg=[piece.root.element_handle(), before],
    )
    assert pictures() == before


def test_a_place_is_pointed_at(lesson: list[Piece]) -> None:
    piece = lesson[POINT].see()
    piece.find("[data-target=space-7]").click()
    piece.rest()
    assert "Not quite" in piece.verdict
    expect(piece.find("[data-target=space-5]")).to_have_class("tl-target legal")


def test_steps_by_keys(lesson: list[Piece], page: Page) -> None:
    piece = lesson[STEPS].see()
    forward = piece.find(".tl-stepbuttons .tl-primary")
    forward.focus()
    page.keyboard.press("Enter")
    expect(piece.find(".tl-place")).to_have_text("Step 1 of 2")
    page.keyboard.press("ArrowRight")
    expect(piece.block("text").first).to_have_text("Ada follows.")
    assert piece.find(".tl-happened .tl-rulechip").count() > 0
    page.keyboard.press("ArrowLeft")
    expect(piece.find(".tl-place")).to_have_text("Step 1 of 2")
    expect(forward).to_be_focused()


def test_a_whole_question_by_keyboard_only(lesson: list[Piece], page: Page) -> None:
    piece = lesson[MAY].see()
    piece.find("[data-mark='0-true']").focus()
    page.keyboard.press("Space")
    piece.rest()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    piece.rest()
    expect(piece.find("[data-mark='1-false']")).to_be_checked()
    page.keyboard.press("Tab")
    expect(piece.button("check")).to_be_focused()
    page.keyboard.press("Enter")
    piece.rest()
    assert "Right." in piece.verdict
    assert piece.find(".tl-verdict").evaluate("node => node === document.activeElement")


def test_a_quiz_and_the_summary(lesson: list[Piece], page: Page) -> None:
    piece = lesson[QUIZ].see()
    field = piece.find("input[type=number]")
    field.fill("1")
    field.press("Enter")
    piece.rest()
    expect(piece.block("verdict")).to_contain_text("Right.")
    piece.press("next")
    piece.find(".tl-reply").nth(0).click()
    piece.rest()
    piece.press("check")
    piece.press("next")
    expect(piece.block("verdict")).to_contain_text("1 of 2 answers right")
    summary = lesson[SUMMARY]
    expect(summary.block("verdict")).to_contain_text("1 of 2 answers right", timeout=PATIENCE)


def test_an_experiment_waits_for_the_guess_and_runs_again(lesson: list[Piece]) -> None:
    piece = lesson[EXPERIMENT].see()
    assert piece.find(".tl-chart").count() == 0
    guess = lesson[GUESS]
    guess.find(".tl-reply").nth(1).click()
    guess.rest()
    guess.press("check")
    expect(piece.find(".tl-chart .barlayer .trace").first).to_be_attached(timeout=PATIENCE)
    expect(piece.find("[data-look=answer]")).to_have_text("2 games.")
    piece.find("select").select_option("1")
    piece.rest()
    piece.press("run")
    expect(piece.find("[data-look=answer]")).to_have_text("3 games.")
    piece.find(".tl-numbers summary").click()
    expect(piece.find(".tl-numbers table")).to_contain_text("few")


def test_the_card_is_searched(lesson: list[Piece]) -> None:
    piece = lesson[CARD].see()
    total = piece.find(".tl-rulecard").count()
    piece.find("input[type=search]").fill("RD-FIGHT")
    shown = piece.find(".tl-rulecard:visible")
    assert 0 < shown.count() < total
    piece.find("input[type=search]").fill("nothing like it")
    expect(piece.find("[role=status]")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_grave_fault(lesson: list[Piece], page: Page, theme: str) -> None:
    if theme == "dark":
        page.locator("[data-theme-switch]").click()
        expect(lesson[MAY].root).to_have_attribute("data-theme", "dark")
    for piece in lesson:
        piece.see()
    lesson[MAY].mark(0, True)
    lesson[MAY].mark(1, True)
    lesson[MAY].press("check")
    lesson[POINT].find("[data-target=space-7]").click()
    lesson[POINT].rest()
    found = Axe().run(page).response["violations"]
    assert [each for each in found if each["impact"] in ("serious", "critical")] == []


def test_on_a_phone_all_is_drawn_and_nothing_is_wider_than_the_page(
    page: Page, site: Server
) -> None:
    """The first boards come as for a desk, until the kernel has heard of the phone."""
    page.set_viewport_size({"width": 375, "height": 800})
    lesson = open_lesson(page, site.table("play/lesson.ipynb"), 9)
    for piece in lesson:
        piece.see()
        expect(piece.root).to_have_attribute("data-shape", "tall")
    lesson[MAY].mark(0, True)
    lesson[MAY].mark(1, True)
    lesson[MAY].press("check")
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
