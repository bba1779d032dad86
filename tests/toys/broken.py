"""Trove with one fault each, and the check of the battery that must find it.

Each class is a mistake that somebody makes when they write a game.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tablelab.core.chance import Chance, Seeded
from tablelab.core.deck import Deck
from tablelab.core.events import Emit, Event, Violation, silent
from tablelab.core.game import CLOCK, Actors, Option, Options, Outcome
from tablelab.core.match import TIME_UP
from tablelab.core.text import Text
from tests.toys import trove_state
from tests.toys.trove import CODES, MOVES, Move, Trove
from tests.toys.trove_state import TURN_MS, State, View

BROKEN: dict[type[Trove], tuple[str, ...]] = {}
"""Broken games and the checks that must find the fault: each of them."""


def caught_by(*checks: str) -> Callable[[type[Trove]], type[Trove]]:
    def register(broken: type[Trove]) -> type[Trove]:
        BROKEN[broken] = checks
        return broken

    return register


# -- hidden information ---------------------------------------------------------------------------


@dataclass(frozen=True)
class OpenView(View):
    """A view in which all hands are open."""

    hands: tuple[tuple[int, ...], ...] = ()


@caught_by("samples_give_the_view_again", "secrets_are_kept", "secrets_are_kept_from_the_start")
class LeakyView(Trove):
    """Shows all hands, in a field that nobody draws."""

    def view(self, state: State, seat: int | None) -> Any:
        seen = vars(trove_state.view(state, seat))
        return OpenView(**seen, hands=tuple(tuple(hand) for hand in state.hands))


@caught_by("secrets_are_kept", "secrets_are_kept_from_the_start")
class LeakyViewAndSample(LeakyView):
    """Shows all hands, and samples from what it shows: the view agrees with its samples."""

    def sample(self, view: View, chance: Chance) -> State:
        assert isinstance(view, OpenView)
        state = super().sample(replace(view, seat=None, hand=(), top=(0,) * len(view.top)), chance)
        hidden = [*state.stock.unseen, *state.stock.top, *(g for hand in state.hands for g in hand)]
        state.hands = [list(hand) for hand in view.hands]
        for gem in (*view.top, *(g for hand in state.hands for g in hand)):
            if gem:
                hidden.remove(gem)
        state.stock = Deck(hidden)
        state.stock.top = [gem or chance.draw(state.stock) for gem in view.top]
        return state


@caught_by("what_one_may_do_is_known")
class LeakyRefusal(Trove):
    """Greys out the dare when another seat holds a 5."""

    def against_turn(self, state: State, seat: int, action: Move) -> Iterable[Violation]:
        yield from super().against_turn(state, seat, action)
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        if action.kind == "pass" and any(5 in hand for hand in others):
            yield Violation("TR-PASS-1", "trove.no_seat")


@caught_by("secrets_are_kept")
class LeakyTwin(Trove):
    """Tells everybody which gem was drawn in secret."""

    def take(self, state: State, seat: int, chance: Chance, emit: Emit, rule: str) -> None:
        def tell(rule: str, key: str, /, *, twin: Event | None = None, **data: Any) -> None:
            if twin:
                twin = Event(rule, "trove.played", {"seat": seat, "gem": data["gem"]})
            emit(rule, key, twin=twin, **data)

        super().take(state, seat, chance, tell, rule)


@caught_by("secrets_are_kept")
class PublicSecret(Trove):
    """Forgets that drawing is private."""

    def take(self, state: State, seat: int, chance: Chance, emit: Emit, rule: str) -> None:
        def tell(rule: str, key: str, /, *, audience: Any = None, **data: Any) -> None:
            emit(rule, key, **(data | {"twin": None}))

        super().take(state, seat, chance, tell, rule)


@caught_by("private_events_are_addressed")
class LostLetter(Trove):
    """Tells a secret to seats that do not exist."""

    def take(self, state: State, seat: int, chance: Chance, emit: Emit, rule: str) -> None:
        def tell(rule: str, key: str, /, *, audience: Any = None, **data: Any) -> None:
            emit(rule, key, audience=(seat + 7,), **data)

        super().take(state, seat, chance, tell, rule)


@caught_by("samples_give_the_view_again")
class TalkingBoard(Trove):
    """Its view hides the true state from comparison, and its text tells it."""

    def view(self, state: State, seat: int | None) -> Any:
        view = trove_state.view(state, seat)
        object.__setattr__(view, "secret", tuple(map(tuple, state.hands)))
        return view

    def board_text(self, view: View, text: Text) -> str:
        return f"{super().board_text(view, text)} {getattr(view, 'secret', '')}"


@caught_by("samples_are_positions")
class CarelessSample(Trove):
    """Deals the hidden hands from thin air."""

    def sample(self, view: View, chance: Chance) -> State:
        state = super().sample(view, chance)
        state.hands = [
            hand if seat == view.seat else [1] * len(hand) for seat, hand in enumerate(state.hands)
        ]
        return state


# -- states, clones, the world outside ------------------------------------------------------------


class SharedState(State):
    """Its clones share the rows of gems."""

    __slots__ = ()

    def clone(self) -> State:
        copy = super().clone()
        copy.__class__ = SharedState
        copy.rows = self.rows
        return copy


@caught_by("clones_are_independent", "history_never_changes")
class AliasedHistory(Trove):
    """Clones share a list."""

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        state = super().setup(seats, options, chance, emit)
        state.__class__ = SharedState
        return state


class ForgetfulState(State):
    """Its clones forget what time it is."""

    __slots__ = ()

    def clone(self) -> State:
        copy = super().clone()
        copy.__class__ = ForgetfulState
        copy.deadline = None
        return copy


@caught_by("clones_are_independent")
class ForgetfulClone(Trove):
    """A clone lacks something."""

    def setup(self, seats: int, options: Options, chance: Chance, emit: Emit = silent) -> State:
        state = super().setup(seats, options, chance, emit)
        state.__class__ = ForgetfulState
        return state


@caught_by("states_are_json")
class OddData(Trove):
    """Its plain data have numbers as keys."""

    def plain(self, state: State) -> dict[str, Any]:
        return super().plain(state) | {"coins": dict(enumerate(state.coins))}


@caught_by("files_keep_everything")
class OddOutcomes(Trove):
    """Draws something by lot that no file can hold."""

    def roll(self, state: State, chance: Chance) -> int:
        return chance.pick([(side, "pips") for side in range(1, 7)])[0]


@caught_by("views_are_independent")
class LiveView(Trove):
    """The view holds lists of the state."""

    def view(self, state: State, seat: int | None) -> Any:
        view = trove_state.view(state, seat)
        return replace(view, coins=state.coins)  # type: ignore[arg-type]  # that is the fault

    def sample(self, view: View, chance: Chance) -> State:
        return super().sample(replace(view, coins=tuple(view.coins)), chance)


@caught_by("global_random_is_left_alone", "clones_continue_alike", "seeds_decide_everything")
class GlobalRandom(Trove):
    """Rolls the die of the standard library."""

    def roll(self, state: State, chance: Chance) -> int:
        return random.randint(1, 6)


@caught_by("branches_hold_their_outcomes", "replays_arrive", "branches_go_on", "undone_is_redone")
class RerolledChance(Trove):
    """Asks chance, and then rolls again by itself: the recorded outcome is not what happened."""

    rolls = 0

    def roll(self, state: State, chance: Chance) -> int:
        chance.roll(6)
        self.rolls += 1
        return Seeded(self.rolls).roll(6)


@caught_by("questions_change_nothing")
class MutatingLegal(Trove):
    """Tidies the state up while it is asked what is legal."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        state.discard.sort(reverse=True)
        state.wagers = [None if wager is None else 0 for wager in state.wagers]
        return super().legal(state, seat)


@caught_by("events_do_not_matter")
class EventsMatter(Trove):
    """Does a part of the work only when somebody listens."""

    def act(self, state: State, seat: int, action: Move, chance: Chance, emit: Emit) -> None:
        super().act(state, seat, action, chance, emit)
        if emit is silent and action.kind == "play":
            state.rows[seat].reverse()


@caught_by("processes_do_not_matter")
class SetOrder(Trove):
    """Lists legal actions in the order of a set of texts."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        codes = {CODES[move] for move in super().legal(state, seat)}
        return [MOVES[code] for code in codes]


@caught_by("components_are_all_there")
class LostComponent(Trove):
    """A gem that is lost in a dare vanishes."""

    def dare(self, state: State, seat: int, chance: Chance, emit: Emit) -> None:
        super().dare(state, seat, chance, emit)
        state.discard.clear()

    def faults(self, state: State) -> list[str]:
        return []


@caught_by("no_invariant_is_broken")
class BrokenInvariant(Trove):
    """Pays wagers twice."""

    def reveal(self, state: State, emit: Emit) -> None:
        for seat, wager in enumerate(state.wagers):
            state.coins[seat] -= wager or 0
            state.supply += wager or 0
        super().reveal(state, emit)


# -- what is legal, and why not -------------------------------------------------------------------


@caught_by("legal_actions_break_no_rule", "refused_exactly_when_not_legal")
class TooManyLegal(Trove):
    """Forgets that rows rise."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        more = [MOVES[f"play:{gem}"] for gem in sorted(set(state.hands[seat]))]
        legal = super().legal(state, seat)
        return [*legal, *(m for m in more if m not in legal and legal and state.phase == "turns")]


@caught_by("refused_exactly_when_not_legal")
class TooFewLegal(Trove):
    """Forgets that a gem may be tucked."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return [move for move in super().legal(state, seat) if move.kind != "tuck"]


@caught_by("those_who_act_have_actions")
class NothingToDo(Trove):
    """Leaves a seat with an unlucky hand without any action."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return [] if 5 in state.hands[seat] else super().legal(state, seat)


@caught_by("legal_lists_are_lists")
class ListedTwice(Trove):
    """Lists a gem twice that is held twice."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        legal = super().legal(state, seat)
        return [*legal, *legal[:1]]


@caught_by("candidates_hold_all_that_is_legal")
class FewCandidates(Trove):
    """The die cannot be pointed at."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        moves = super().candidates(state, seat)
        return [move for move in moves if not self.violations(state, seat, move)]

    def candidates(self, state: State, seat: int) -> Iterable[Move]:
        return [move for move in super().candidates(state, seat) if move.kind != "dare"]


@caught_by("strangers_may_do_nothing")
class OpenDoor(Trove):
    """Takes the last seat's word for that of seat -1, -2, ..."""

    def violations(self, state: State, seat: int, action: Move) -> list[Violation]:
        return super().violations(state, seat % state.seats, action)


@caught_by("violations_cite_rules")
class UnknownRule(Trove):
    """Refuses by a rule that is not in the book."""

    def against_wager(self, state: State, seat: int, action: Move) -> Iterable[Violation]:
        for violation in super().against_wager(state, seat, action):
            yield replace(violation, rule="TR-WAGER-9")


@caught_by("repairs_are_legal")
class UselessRepair(Trove):
    """Offers an action that is not legal either."""

    def against_turn(self, state: State, seat: int, action: Move) -> Iterable[Violation]:
        for violation in super().against_turn(state, seat, action):
            yield replace(violation, repair="pass") if action.kind == "draw" else violation


@caught_by("violations_stand_in_rule_order")
class ReasonsInDisorder(Trove):
    """Gives its reasons the wrong way round."""

    def violations(self, state: State, seat: int, action: Move) -> list[Violation]:
        return super().violations(state, seat, action)[::-1]


# -- words and codes ------------------------------------------------------------------------------


@caught_by("events_are_worded")
class MissingText(Trove):
    """Reports something for which no catalogue has words."""

    def dare(self, state: State, seat: int, chance: Chance, emit: Emit) -> None:
        emit("TR-DARE-1", "trove.takes_a_breath", seat=seat)
        super().dare(state, seat, chance, emit)


@caught_by("events_are_worded")
class MissingValue(Trove):
    """Reports something without a value that its sentence needs."""

    def dare(self, state: State, seat: int, chance: Chance, emit: Emit) -> None:
        emit("TR-DARE-1", "trove.played", seat=seat)
        super().dare(state, seat, chance, emit)


@caught_by("events_cite_rules")
class UncitedEvent(Trove):
    """Reports something that no rule causes."""

    def dare(self, state: State, seat: int, chance: Chance, emit: Emit) -> None:
        emit("", "trove.passed", seat=seat)
        super().dare(state, seat, chance, emit)


@caught_by("the_game_introduces_itself")
class NamelessOption(Trove):
    """Has an option without a name, and of a rule that does not know it."""

    info = replace(Trove.info, options=(Option("luck", ("good", "bad"), "TR-DARE-1", "house"),))

    def complete_options(self, seats: object, options: Options) -> dict[str, str]:
        chosen = super().complete_options(seats, options)
        return chosen | {"timer": "off", "first": "most"}


@caught_by("violations_are_worded")
class WordlessRefusal(Trove):
    """Refuses with a message that does not exist."""

    def against_turn(self, state: State, seat: int, action: Move) -> Iterable[Violation]:
        for violation in super().against_turn(state, seat, action):
            yield replace(violation, key="trove.because")


@caught_by("actions_are_described")
class SameLabels(Trove):
    """Labels all gems alike."""

    def describe(self, view: View, action: Move, text: Text) -> str:
        return super().describe(view, Move(action.kind, 1), text)


@caught_by("positions_are_described")
class UnfinishedSentence(Trove):
    """Hands out a sentence with its placeholder."""

    def prompt(self, view: View, text: Text) -> str:
        return text.template("trove.prompt.turn")


@caught_by("codes_parse_back")
class LaxCodes(Trove):
    """Reads several texts as the same action."""

    def parse(self, code: str) -> Move:
        return super().parse(code.strip().lower())


@caught_by("garbage_is_no_code")
class CrashingParser(Trove):
    """Falls over a text that is no code."""

    def parse(self, code: str) -> Move:
        return MOVES[code]


# -- ends and clocks ------------------------------------------------------------------------------


@caught_by("games_end")
class Endless(Trove):
    """Never counts a turn."""

    def next_turn(self, state: State) -> None:
        super().next_turn(state)
        state.turns = 0


@caught_by("over_means_nobody_acts")
class SilentEnd(Trove):
    """Stops without a result."""

    def outcome(self, state: State) -> Outcome | None:
        return None


@caught_by("scores_add_up")
class WrongWinner(Trove):
    """The fewest points win."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        least = min(outcome.scores)
        winners = tuple(s for s, score in enumerate(outcome.scores) if score == least)
        return replace(outcome, winners=winners)


@caught_by("scores_add_up")
class WrongSum(Trove):
    """Scores something that is not among the points."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        return replace(outcome, scores=tuple(score + 1 for score in outcome.scores))


@caught_by("scores_add_up")
class OtherPoints(Trove):
    """Shows other points than it scores."""

    def points(self, state: State) -> tuple[Mapping[str, int], ...]:
        points = super().points(state)
        return points if self.ended_by(state) is None else tuple({**p, "luck": 0} for p in points)

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, points=super().points(state))


@caught_by("time_up_moves_on")
class StuckClock(Trove):
    """Nothing comes of it when time is up."""

    def time_up(self, state: State, emit: Emit) -> None:
        emit("TR-TIME-1", "trove.too_slow", seat=max(state.turn, 0))


@caught_by("nobody_plays_for_the_clock")
class FalseAlarm(Trove):
    """Lets a seat say that time is up."""

    def violations(self, state: State, seat: int, action: Move) -> list[Violation]:
        if action.kind == TIME_UP and seat != CLOCK and not self.ended_by(state):
            return []
        return super().violations(state, seat, action)


@caught_by("deadlines_lie_ahead")
class ShortDeadline(Trove):
    """Forgets that time has passed before the turn began."""

    def act(self, state: State, seat: int, action: Move, chance: Chance, emit: Emit) -> None:
        super().act(state, seat, action, chance, emit)
        state.ms -= TURN_MS


@caught_by("deadlines_are_sharp")
class ClockOfItsOwn(Trove):
    """Lets the time run down while it is asked, instead of being told what time it is."""

    asked = 0

    def actors(self, state: State) -> Actors:
        actors = super().actors(state)
        if actors.deadline is None:
            return actors
        self.asked += 1
        return replace(actors, deadline=actors.deadline - self.asked % 2)


@caught_by("games_can_be_played")
class Crash(Trove):
    """Falls over in the middle of a game."""

    def dare(self, state: State, seat: int, chance: Chance, emit: Emit) -> None:
        raise KeyError("sorry")


@caught_by("components_are_all_there")
class Counterfeit(Trove):
    """Pays coins that do not exist."""

    def dare(self, state: State, seat: int, chance: Chance, emit: Emit) -> None:
        super().dare(state, seat, chance, emit)
        state.coins[seat] += 1
