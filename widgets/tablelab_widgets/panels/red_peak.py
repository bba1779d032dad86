"""Red Peak: what is left in the volcano stack, and what the next draws risk."""

from __future__ import annotations

from tablelab.core.text import Text
from tablelab.games.red_peak.chances import next_draw, risk, stacks
from tablelab.games.red_peak.components import VOLCANO_TILES
from tablelab.games.red_peak.state import OVER
from tablelab.games.red_peak.view import View
from tablelab_widgets.panels import Panel, Row, Tone, odds

DRAWS = 4
"""The risk is shown of so many draws at most."""

TONES: dict[str, Tone] = {"none": "good", "eruption": "warn", "double": "bad"}


def panels(view: View, text: Text) -> list[Panel]:
    """The volcano and the risk of losing the tent, while the game goes on."""
    if view.phase == OVER:
        return []
    return [_volcano(view, text), _risk(view, text)]


def _volcano(view: View, text: Text) -> Panel:
    left, full = stacks(view)
    shown = left if any(left) else full  # an empty stack is rebuilt before the next draw
    rows = [
        Row(
            text(f"panel.red_peak.{kind}", n=number),
            odds(chance, text),
            float(chance),
            TONES[kind],
        )
        for number, (kind, chance) in zip(shown, next_draw(view).items(), strict=True)
    ]
    assert len(rows) == len(VOLCANO_TILES)
    return Panel(
        "volcano",
        text("panel.red_peak.volcano", n=sum(shown)),
        tuple(rows),
        text("panel.red_peak.volcano.note"),
    )


def _risk(view: View, text: Text) -> Panel:
    margin = view.tent - view.lava
    rows = []
    for draws in range(1, DRAWS + 1):
        chance = risk(view, draws)
        tone: Tone = "good" if chance == 0 else "bad" if chance * 2 >= 1 else "warn"
        rows.append(
            Row(text("panel.red_peak.draws", n=draws), odds(chance, text), float(chance), tone)
        )
    if margin > 0:
        note = text("panel.red_peak.margin", n=margin)
    else:
        note = text("panel.red_peak.margin.none")
    return Panel("risk", text("panel.red_peak.risk"), tuple(rows), note)
