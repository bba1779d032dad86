"""Mistakes with hidden information."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from tablelab.core.chance import Chance
from tablelab.core.deck import Deck
from tablelab.core.events import Emit, Event, Violation
from tablelab.core.text import Text
from tests.toys import trove_state
from tests.toys.broken.registry import caught_by
from tests.toys.trove import Move, Trove
from tests.toys.trove_state import State, View


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
