"""``tablelab games``: what there is to play."""

from __future__ import annotations

from typing import Any

from tablelab import games, players
from tablelab.cli.output import count, print_json, say
from tablelab.core.game import GameInfo, Option


def run(json: bool) -> bool:
    """List all games."""
    infos = [game.info for game in games.every().values()]
    if json:
        print_json({"games": [_plain(info) for info in infos], "players": list(players.KINDS)})
        return True
    for info in infos:
        _print(info)
    say(f"Players that are programs: {', '.join(players.KINDS)}")
    return True


def _plain(info: GameInfo) -> dict[str, Any]:
    return {
        "id": info.id,
        "title": dict(info.title),
        "summary": dict(info.summary),
        "designer": info.designer,
        "publisher": info.publisher,
        "year": info.year,
        "seats": list(info.seats),
        "minutes": info.minutes,
        "cooperative": info.cooperative,
        "timed": info.timed,
        "hidden": info.hidden,
        "rules_version": info.rules_version,
        "options": [_option(option) for option in info.options],
    }


def _option(option: Option) -> dict[str, Any]:
    return {
        "id": option.id,
        "values": list(option.values),
        "default": option.default,
        "rule": option.rule,
        "source": option.source,
    }


def _print(info: GameInfo) -> None:
    say(f"{info.id}: {info.title['en']} ({info.designer}, {info.publisher} {info.year})")
    say(f"  {count(info.seats, 'player')}, about {info.minutes} minutes")
    say(f"  {info.summary['en']}")
    if info.options:
        say("  Options, the default first:")
        width = max(len(option.id) for option in info.options)
        for option in info.options:
            say(f"    {option.id.ljust(width)}  {' | '.join(option.values)}  ({option.rule})")
    say()
