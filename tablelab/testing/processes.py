"""The check that a game does not depend on the process in which it is played.

The order of a set changes with the hash seed, and a global random generator with everybody who
uses it. So some games are played in two further processes, with different hash seeds and different
states of ``random``, and compared step by step.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from tablelab.core.chance import Seeded
from tablelab.core.game import Game
from tablelab.core.match import Match
from tablelab.core.text import LANGUAGES
from tablelab.testing.choose import plans

STEPS = 400
"""Decisions of a game that are compared."""

HASH_SEEDS = ("1", "2")


def check(game: Game[Any, Any], seats: Sequence[int], games: int, seed: int) -> list[str]:
    """Faults found by playing ``games`` games a seat count in other processes."""
    here = fingerprints(game, seats, games, seed)
    faults = []
    for hash_seed in HASH_SEEDS:
        there = _elsewhere(game, seats, games, seed, hash_seed)
        if here != there:
            pairs = zip(here, there, strict=False)
            step = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(here), len(there)))
            one = here[step] if step < len(here) else "nothing"
            two = there[step] if step < len(there) else "nothing"
            faults.append(f"another process does something else: {_difference(one, two)}")
    return faults


def fingerprints(game: Game[Any, Any], seats: Sequence[int], games: int, seed: int) -> list[str]:
    """All that can be seen of some random games, position by position: labelled digests."""
    prints: list[str] = []
    for number in seats:
        chance = Seeded(f"{seed}/processes/{number}")
        options = plans(game.info, None, chance)
        for played in range(games):
            match = Match.new(game, number, next(options), seed=seed + played)
            where = f"seats={number} game={played}"
            for _ in range(STEPS):
                prints.append(_fingerprint(match, f"{where} step={len(match)}"))
                actors = match.actors
                if not actors.seats:
                    break
                seat = chance.pick(actors.seats)
                match.act(seat, chance.pick(match.legal(seat)))
    return prints


def _fingerprint(match: Match[Any, Any], where: str) -> str:
    game, state = match.game, match.state
    seats = range(match.start.seats)
    names = tuple(f"P{seat}" for seat in seats)
    candidates = [(seat, action) for seat in seats for action in game.candidates(state, seat)]
    views = [game.view(state, seat) for seat in seats]
    texts = [game.text(language, names) for language in LANGUAGES]
    parts: dict[str, object] = {
        "state": game.digest(state),
        "legal": [[game.code(action) for action in game.legal(state, seat)] for seat in seats],
        "candidates": [game.code(action) for _, action in candidates],
        "violations": [repr(game.violations(state, seat, action)) for seat, action in candidates],
        "events": repr(match.entries[-1].events if len(match) else match.opening),
        "texts": [game.board_text(view, text) for view in views for text in texts],
        "prompts": [game.prompt(view, text) for view in views for text in texts],
        "faults": game.faults(game.sample(views[0], Seeded(len(match)))),
    }
    digests = {name: _short(part) for name, part in parts.items()}
    return f"{where} " + " ".join(f"{name}={digest}" for name, digest in digests.items())


def _short(part: object) -> str:
    return hashlib.sha256(json.dumps(part).encode()).hexdigest()[:10]


def _difference(one: str, two: str) -> str:
    parts = zip(one.split(), two.split(), strict=False)
    names = [a.partition("=")[0] for a, b in parts if a != b]
    return f"{', '.join(names) or 'the number of positions'} in {one.partition(' state=')[0]}"


def _elsewhere(
    game: Game[Any, Any], seats: Sequence[int], games: int, seed: int, hash_seed: str
) -> list[str]:
    job = base64.b64encode(pickle.dumps((sys.path, pickle.dumps((game, seats, games, seed)))))
    done = subprocess.run(
        [sys.executable, "-c", "from tablelab.testing.processes import work; work()"],
        input=job,
        capture_output=True,
        check=False,
        env=os.environ
        | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    if done.returncode:
        last = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise RuntimeError(f"the game cannot be played in another process: {''.join(last)}")
    prints: list[str] = json.loads(done.stdout)
    return prints


def work() -> None:
    """What the other process does: read a job, play, write what was seen."""
    random.seed(f"disturbed by {os.environ['PYTHONHASHSEED']}")
    path, inner = pickle.loads(base64.b64decode(sys.stdin.buffer.read()))  # noqa: S301 - ours
    sys.path[:] = path
    game, seats, games, seed = pickle.loads(inner)  # noqa: S301 - ours
    json.dump(fingerprints(game, seats, games, seed), sys.stdout)
