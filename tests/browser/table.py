"""A table in the browser: what a person does there, and what they can see."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page

PATIENCE = 30_000
"""Milliseconds after which a page that does not come to rest has failed."""

_RESTING = """() => {
  const root = document.querySelector(".tablelab-table");
  const { busy, phase, painted, entries, human, looking, curtain } = root.dataset;
  if (busy !== "false" || !phase) return false;
  if (phase === "start") return root.querySelector(".tl-start [type=submit]") !== null;
  if (curtain) return true; // behind it nothing is painted
  return painted === entries && (human !== "" || phase === "over" || looking === "true");
}"""

_BROKEN = """images => Promise.all(images.map(async image => {
  const source = image.href.baseVal;
  const trial = new Image();
  trial.src = source;
  try { await trial.decode(); return null; } catch { return source.slice(0, 200); }
})).then(all => all.filter(each => each !== null))"""


class Table:
    """The table of a page. Everything is done with real clicks and keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator(".tablelab-table")

    # -- waiting ------------------------------------------------------------------------------

    def open(self, address: str) -> Table:
        """Go to a page and wait for its table."""
        self.page.goto(address, wait_until="commit")
        return self.rest()

    def rest(self) -> Table:
        """Wait until all is answered and painted, and a person is asked or the match is over."""
        self.root.wait_for(timeout=PATIENCE)
        self.page.wait_for_function(_RESTING, timeout=PATIENCE).dispose()
        return self

    def data(self, name: str) -> str:
        """What the table says of itself: phase, entries, human, painted and so on."""
        return self.root.get_attribute(f"data-{name}") or ""

    @property
    def entries(self) -> int:
        """How many decisions have been made."""
        return int(self.data("entries"))

    def answered(self) -> Table:
        """Wait until Python has answered, whoever is asked now."""
        self.page.locator(".tablelab-table[data-busy=false]").wait_for(timeout=PATIENCE)
        return self

    # -- the parts ----------------------------------------------------------------------------

    def find(self, selector: str) -> Locator:
        """A part of the table."""
        return self.root.locator(selector)

    @property
    def notice(self) -> Locator:
        """What the table answers."""
        return self.find(".tl-notice")

    @property
    def banner(self) -> Locator:
        """What the table says when something went wrong."""
        return self.find(".tl-banner")

    @property
    def prompt(self) -> str:
        """The line that says what is asked now."""
        return self.find(".tl-prompt").inner_text()

    @property
    def codes(self) -> list[str]:
        """What the person may do, as the buttons offer it."""
        script = "all => all.map(each => each.dataset.code)"
        found: list[str] = self.find(".tl-action").evaluate_all(script)
        return found

    @property
    def targets(self) -> list[str]:
        """The places of the board that mean a legal action."""
        script = "all => all.map(each => each.dataset.target)"
        found: list[str] = self.find(".tl-target.legal").evaluate_all(script)
        return found

    @property
    def text(self) -> str:
        """The board as text."""
        return self.find(".tl-textboard").text_content() or ""

    def broken_pictures(self) -> list[str]:
        """The pictures of the board that the browser cannot show."""
        found: list[str] = self.find(".tl-plot image").evaluate_all(_BROKEN)
        return found

    # -- doing --------------------------------------------------------------------------------

    def begin(
        self, *kinds: str, names: Sequence[str] = (), seed: int | str = 7, speed: str = "instant"
    ) -> Table:
        """Fill in the start panel and start."""
        self.find(f".tl-count input[value='{len(kinds)}']").check(force=True)
        for seat, kind in enumerate(kinds):
            self.find(f"[name='seat.{seat}.kind']").select_option(kind)
        for seat, name in enumerate(names):
            self.find(f"[name='seat.{seat}.name']").fill(name)
        self.find("[name=seed]").fill(str(seed))
        self.find(".tl-start [type=submit]").click()
        answer = self.find(".tl-prompt, .tl-curtain, .tl-start .tl-error").locator("visible=true")
        answer.first.wait_for(timeout=PATIENCE)
        if self.data("phase") != "start":
            self.speed(speed)
        return self.rest()

    def load(self, content: str, name: str = "match.jsonl") -> Table:
        """Open a saved match, by the button of the start panel or of the running game."""
        running = self.data("phase") != "start"
        opener = self.tool("open") if running else self.find(".tl-startbuttons .tl-button").last
        with self.page.expect_file_chooser() as chooser:
            opener.click()
        file = {"name": name, "mimeType": "application/jsonl", "buffer": content.encode()}
        chooser.value.set_files(file)
        self.notice.wait_for()
        return self.rest()

    def speed(self, name: str) -> None:
        """How fast the bots move, where there are any."""
        picks = self.find(".tl-pick select")
        if picks.first.is_visible():
            picks.first.select_option(name)

    def tool(self, name: str) -> Locator:
        """A button of the table's head."""
        return self.find(f".tl-tools [data-tool='{name}']")

    def click(self, target: str) -> Table:
        """Click a place of the board and wait for what comes of it."""
        self.find(f".tl-target[data-target='{target}']").click()
        return self.rest()

    def press(self, code: str) -> Table:
        """Click the button of an action, in its folded group if need be, and wait."""
        action = f".tl-action[data-code='{code}']"
        folded = self.find(f"details:not([open]):has({action}) > summary")
        if folded.count():
            folded.click()
        self.find(action).click()
        return self.rest()

    def play_until(self, done: Callable[[Table], bool], most: int = 400) -> Table:
        """Take turns on the board and on the buttons until something is so."""
        for turn in range(most):
            if done(self):
                return self
            targets = self.targets
            if targets and turn % 3 < 2:
                self.click(targets[turn % len(targets)])
            else:
                codes = self.codes
                self.press(codes[turn % len(codes)])
        raise AssertionError(f"not reached in {most} decisions")
