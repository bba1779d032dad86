"""What happened, and why not: the two kinds of answer that the rules give.

An :class:`Event` says what happened; a :class:`Violation` says why an action is refused. Both are
data (a message key with its values) and both carry the id of the rule that speaks, so that every
line of a log and every refusal can be opened as the text of its rule, in any language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

Data = Mapping[str, object]
"""Values of a message's placeholders: ints, strings and lists of them (JSON values)."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    ``rule`` is the id of the rule that caused it, ``key`` the message in the catalogues, ``data``
    the message's values. ``audience`` names the seats that may know it; ``None`` means everybody.
    ``twin`` is what all the others are told instead of a private event.
    """

    rule: str
    key: str
    data: Data = field(default_factory=dict)
    audience: tuple[int, ...] | None = None
    twin: Event | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as ``seat`` may know it (``None`` is an onlooker); ``None`` if not at all."""
        if self.audience is None or seat in self.audience:
            return self
        return self.twin


@dataclass(frozen=True, slots=True)
class Violation:
    """One rule that an action breaks.

    ``repair`` is the code of the nearest action that would be legal instead, where there is one.
    """

    rule: str
    key: str
    data: Data = field(default_factory=dict)
    repair: str | None = None


class Emit(Protocol):
    """Receives events as the rules cause them."""

    def __call__(
        self,
        rule: str,
        key: str,
        /,
        *,
        audience: tuple[int, ...] | None = None,
        twin: Event | None = None,
        **data: object,
    ) -> None:
        """Take in one event; see :class:`Event` for what its parts mean."""
        ...


def silent(
    rule: str,
    key: str,
    /,
    *,
    audience: tuple[int, ...] | None = None,
    twin: Event | None = None,
    **data: object,
) -> None:
    """An :class:`Emit` that drops everything, for simulations that need only the result."""


class EventLog(list[Event]):
    """A list of events that can be handed to the rules as their ``emit``."""

    def __call__(
        self,
        rule: str,
        key: str,
        /,
        *,
        audience: tuple[int, ...] | None = None,
        twin: Event | None = None,
        **data: object,
    ) -> None:
        """Append the event."""
        self.append(Event(rule, key, data, audience, twin))
