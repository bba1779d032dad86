"""Saved matches of Red November that stand at a wanted moment; a page opens them like any file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tablelab.core.chance import Asked, Chance, Question
from tablelab.core.match import Match, Start
from tablelab.core.record import save
from tablelab.games.red_november import GAME
from tablelab.games.red_november.components import TRACKS
from tablelab.games.red_november.state import IN_PLAY, MOVE, NONE, State
from tablelab.lab import as_match
from tests.browser.matches import again

HEAT = TRACKS.index("heat")
NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil", "Fay", "Gül", "Hans")
GAMES = 60
"""How many games, or seeds, are tried until one comes to the wanted moment."""

Patrol = Match[Any, Any]
Wanted = Callable[[Patrol], bool]


def saved(match: Patrol, *kinds: str) -> str:
    """A file of a match, with who plays each seat."""
    match.meta = {"kinds": list(kinds), "language": "en"}
    return save(match)


# -- scripted ---------------------------------------------------------------------------------


def fate(*wanted: object) -> Chance:
    """Chance that lets things happen in a wanted order, each as soon as it is possible.

    A number is a roll, a word an item or a kind of event. What is not ordered is harmless: the
    first face, a respite, a manual, the keepers so that the first gnome lies on top.
    """
    rest = list(wanted)

    def ask(question: Question) -> object:
        options = question.options
        if question.kind == "draw" and isinstance(options[0], int):
            return options[-1]
        for index, wish in enumerate(rest):
            found = _granted(wish, options)
            if found is not None:
                rest.pop(index)
                return found
        harmless = (_granted(wish, options) for wish in ("respite", "engine_manual"))
        return next((found for found in harmless if found is not None), options[0])

    return Asked(ask)


def _granted(wish: object, options: Sequence[object]) -> object | None:
    """The outcome that is meant: an event card may be called by its kind or by all its name."""
    for option in options:
        if option == wish or str(option).partition("/")[0] == wish:
            return option
    return None


def begun(
    *rooms: int, items: str = "", seed: int = 3, opening: Iterable[object] = (), **options: str
) -> Patrol:
    """A match whose gnomes, one a seat, begin in some rooms; the first of them is on turn.

    ``items`` are two for each gnome, in their order; ``opening`` is what else happens at once.
    """
    seats = len(rooms)
    chance = fate(*rooms, *items.split(), *opening)
    match = Match.new(GAME, seats, options, seed=seed, names=NAMES[:seats], chance=chance)
    assert [gnome.at for gnome in match.state.gnomes] == list(rooms)
    return match


def done(match: Patrol, *codes: str, chance: Chance | None = None) -> Patrol:
    """The same match after whoever is asked has done some things, with a chance of one's own."""
    for code in codes:
        match.act(match.actors.seats[0], GAME.parse(code), chance or fate())
    return match


def heated(at: int = 4, seed: int = 3) -> Patrol:
    """Anna's gnome is on turn on 51, with Grog, a toolbox and a manual for the hot reactor."""
    match = begun(at, 9, 3, items="grog toolbox crowbar grog coffee aqualung", seed=seed)
    warm = ("reactor_warmup", "reactor_malfunction", "reactor_warmup", "reactor_manual")
    done(match, "wait:9", "wait:10", "wait:10", chance=fate(*warm))
    assert match.actors.seats == (0,)
    assert match.state.tracks[HEAT] == 5, "1, and 1, 2 and 1 more"
    return match


def mending(seed: int = 3) -> Patrol:
    """Anna has begun to repair the reactor."""
    return done(heated(seed=seed), "fix:reactor")


def barred(seed: int = 3) -> Patrol:
    """Anna stands before a blocked hatch, a fire, and high water."""
    match = begun(5, 9, 3, items="crowbar grog grog toolbox coffee aqualung", seed=seed)
    events = ("hatch_blocked", 5, "fire", 8, "leak", 2)
    done(match, "wait:9", "block:7", "wait:10", "wait:10", chance=fate(*events))
    assert match.actors.seats == (0,)
    return match


def trading(*codes: str, seed: int = 3, **options: str) -> Patrol:
    """Anna offers Ben, who stands in the same room, a trade."""
    held = "grog toolbox crowbar lucky_charm coffee aqualung"
    match = begun(8, 8, 3, items=held, seed=seed, **options)
    return done(match, "trade:2", *codes)


def seeded(match: Patrol, codes: Sequence[str], wanted: Wanted) -> Patrol:
    """The same match with a seed for which something comes true when the codes are done.

    What the page draws comes from the seed, so there the same will happen.
    """
    old = match.start
    for seed in range(GAMES):
        start = Start(old.seats, old.options, seed, old.names, old.outcomes)
        trial = Match.replayed(GAME, start, match.entries)
        for code in codes:
            trial.act(trial.actors.seats[0], GAME.parse(code))
        if wanted(trial):
            return Match.replayed(GAME, start, match.entries)
    raise AssertionError("no seed brings this about")


# -- played -----------------------------------------------------------------------------------


def moment(wanted: Callable[[State], bool], seats: int = 3, **options: str) -> Patrol:
    """The first moment of some games of a sensible crew at which something is so."""
    for number in range(GAMES):
        whole = _game(number, seats, options)
        for index in range(len(whole)):
            if wanted(whole.state_at(index)):
                return _part(whole, index)
    raise AssertionError("no match comes to such a moment")


def crisis(seats: int = 3, games: int = 20) -> Patrol:
    """The moment of some games at which most goes wrong, with somebody about to move."""
    played = [_game(number, seats, {}) for number in range(games)]
    moments = ((whole, index) for whole in played for index in range(len(whole)))
    return _part(*max(moments, key=lambda moment: _trouble(moment[0].state_at(moment[1]))))


def _trouble(state: State) -> float:
    if state.phase != MOVE:
        return 0
    drunk = sum(gnome.level + 4 * gnome.fainted for gnome in state.gnomes)
    tokens = sum(place != NONE for place in state.tokens) + 3 * (state.tokens[3] != NONE)
    rooms = 2 * sum(state.fire) + sum(map(bool, state.water)) + len(state.blocked)
    return rooms + 2 * tokens + drunk - 4 * sum(gnome.fate != IN_PLAY for gnome in state.gnomes)


def before_end(
    won: bool, back: int = 1, seats: int = 3, last: tuple[str, ...] = ("",)
) -> tuple[Patrol, list[str]]:
    """A match some decisions ``back`` from being won or lost, and these decisions.

    The page draws other lots than the simulation did, those of the seed: it is tried that they
    bring the same end. ``last`` are the beginnings of a last decision that will do.
    """
    for number in range(GAMES):
        whole = _game(number, seats, {})
        if whole.outcome is None or whole.outcome.won is not won or len(whole) < back:
            continue
        part = _part(whole, len(whole) - back)
        codes = [entry.code for entry in whole.entries[-back:]]
        end = _ends(part, codes)
        if end is not None and end.won is won and codes[-1].startswith(last):
            return part, codes
    raise AssertionError("no match ends so")


def _ends(match: Patrol, codes: Sequence[str]) -> Any:
    """The end to which some decisions lead, when the seed decides what chance brings; or None."""
    trial = again(match)
    for code in codes:
        if trial.outcome is not None:
            return None
        seat = trial.actors.seats[0]
        action = GAME.parse(code)
        if action not in trial.legal(seat):
            return None
        trial.act(seat, action)
    return trial.outcome


def _part(whole: Patrol, index: int) -> Patrol:
    """The first entries of a match: as it was then, and not a branch of what came later."""
    return Match.replayed(GAME, whole.start, whole.entries[:index])


def _game(number: int, seats: int, options: dict[str, str]) -> Patrol:
    made = as_match(GAME, seats, ["greedy"] * seats, 1, number, options)
    old = made.start
    start = Start(old.seats, old.options, old.seed, NAMES[:seats], old.outcomes)
    return Match.replayed(GAME, start, made.entries)
