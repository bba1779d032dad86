"""The lists of examples: each place is one where its rule speaks, and nearly every rule has one."""

from __future__ import annotations

from typing import Any

import pytest

from tablelab import games
from tablelab.core.chance import Scripted
from tablelab.core.errors import TablelabError
from tablelab.core.game import CLOCK
from tablelab.lab.examples import HOW, Place, example, listed, places

NEVER_SEEN = {
    "raids": {"RD-HOME-2"},
    "submarine": {"SB-END-3"},
    "red_peak": {"RP-BOAT-3", "RP-REWARD-6", "RP-VOLCANO-5"},
    "red_november": {"RN-MOVE-7", "RN-DESERT-2", "RN-DESERT-3"},
}
"""Rules that speak so seldom that no simulated game has shown them; scenarios do."""

FIRST = [(game_id, rule) for game_id, game in games.every().items() for rule in listed(game)]


@pytest.mark.parametrize("game_id", games.IDS)
def test_nearly_every_rule_can_be_seen(game_id: str) -> None:
    game = games.get(game_id)
    rules = {rule.id for rule in game.rulebook}
    assert rules - set(listed(game)) == NEVER_SEEN[game_id]
    assert set(listed(game)) <= rules


@pytest.mark.parametrize(("game_id", "rule"), FIRST)
def test_the_rule_speaks_where_the_list_says(game_id: str, rule: str) -> None:
    """Of each rule the place that is shown first; python tools/examples.py writes them anew."""
    game: Any = games.get(game_id)
    place = places(game, rule)[0]
    assert place.how in HOW
    found = example(game, place)
    if place.how == "setup":
        assert rule in {event.rule for event in found.match.opening}
    elif place.how == "refusal":
        assert rule in {broken.rule for broken in found.match.violations(found.seat, found.code)}
    else:
        entry = found.entry
        assert entry is not None
        assert rule in {event.rule for event in entry.events}
        if entry.seat == CLOCK:
            again = found.match.repeat(entry)
        else:
            again = found.match.act(entry.seat, entry.code, Scripted(entry.outcomes))
        assert again.events == entry.events, "the match before is the one in which it happens"


def test_an_old_list_is_told() -> None:
    game: Any = games.get("raids")
    here = places(game, "RD-FIGHT-1")[0]
    wrong = Place("RD-END-1", "event", here.seats, number=here.number, entry=0)
    with pytest.raises(TablelabError, match=r"RD-END-1 does not speak .* tools/examples.py"):
        example(game, wrong)
    late = Place("RD-END-1", "event", here.seats, number=here.number, entry=9999)
    with pytest.raises(TablelabError, match="does not speak"):
        example(game, late)
    with pytest.raises(TablelabError, match="no rule 'RD-NONE-1'"):
        places(game, "RD-NONE-1")
