"""Charts in a browser: nothing is cut off, no words lie on others, whatever the width."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import tablelab_widgets
from playwright.sync_api import Browser

from tests.widgets.charts.samples import every, look

BUNDLE = Path(tablelab_widgets.__file__).parent / "static/vendor/plotly-basic.min.js"

SIZES = [(300, True), (340, True), (480, False), (900, False)]

# Two lines of text may touch by a hair: their boxes hold room for accents and descenders.
MISFITS = """async ([figure, width]) => {
  const stage = document.body.appendChild(document.createElement("div"));
  const { data, layout } = figure;
  await Plotly.newPlot(stage, data, { ...layout, width }, { displayModeBar: false });
  const whole = stage.getBoundingClientRect();
  const words = [...stage.querySelectorAll("svg text")]
    .filter((node) => node.textContent.trim())
    .map((node) => [node.textContent, node.getBoundingClientRect()]);
  const found = [];
  words.forEach(([said, box], place) => {
    const inside = box.left > whole.left - 0.5 && box.right < whole.right + 0.5
      && box.top > whole.top - 0.5 && box.bottom < whole.bottom + 0.5;
    if (!inside) found.push(`cut off: ${said}`);
    for (const [other, its] of words.slice(place + 1)) {
      const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (wide > 1 && high > 2.5) found.push(`${said} lies on ${other}`);
    }
  });
  stage.remove();
  return [words.length, found];
}"""


@pytest.mark.parametrize(("width", "narrow"), SIZES)
def test_all_words_have_their_place(browser: Browser, width: int, narrow: bool) -> None:
    page = browser.new_page()
    page.add_script_tag(path=str(BUNDLE))
    for language in ("en", "de"):
        for name, figure in every(look("light", narrow, language)):
            many, found = page.evaluate(MISFITS, [json.loads(json.dumps(figure)), width])
            assert many > 3, name
            assert not found, f"{name} at {width}: {found}"
    page.close()
