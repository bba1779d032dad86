"""Through whose eyes a table is seen, when several people share a screen and the game has secrets.

The page shows what one seat may know, and nothing else. Alone at the screen a person always looks
through their own eyes. Several people hand the device on: between the turns of different people a
curtain falls, behind which there is only what everybody may know, until the next one says that
they have it. Where all act at once and win together, a curtain would only cost time: there people
choose themselves whose hand they hold.

None of this is needed, and none is done, while all people at the screen know the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from itertools import chain
from typing import Any

from tablelab.core.match import Match

Table = Match[Any, Any]


def private(own: Any, public: Any) -> Any:
    """What a view shows beyond the onlookers' view of the same position; None when nothing.

    The parts of the two views are compared, down to the smallest in which they differ.
    """
    if own == public:
        return None
    if is_dataclass(own) and type(own) is type(public):
        names = [field.name for field in fields(own)]
        pairs = {name: (getattr(own, name), getattr(public, name)) for name in names}
    elif isinstance(own, tuple) and isinstance(public, tuple) and len(own) == len(public):
        pairs = {str(place): pair for place, pair in enumerate(zip(own, public, strict=True))}
    else:
        return (own,)
    found = {name: private(*pair) for name, pair in pairs.items()}
    return {name: more for name, more in found.items() if more is not None}


def knowledge(match: Table, seat: int, index: int | None = None) -> Any:
    """What a seat knows beyond the onlookers, now or after the first ``index`` entries."""
    public = match.view(None, index)
    found = private(match.view(seat, index), public)
    if not isinstance(found, dict):
        return found
    # Whose view it is stands in a field of the view, where the onlookers' has None: no secret.
    whose = [name for name in found if found[name] == (seat,) and getattr(public, name, 0) is None]
    return {name: more for name, more in found.items() if name not in whose}


def secret(match: Table, seats: Sequence[int]) -> bool:
    """Whether some of ``seats`` know or have been told what others of them may not know."""
    if not match.game.info.hidden or len(seats) < 2:
        return False
    events = chain(match.opening, *(entry.events for entry in match.entries))
    if any(event.audience is not None for event in events):
        return True
    first = knowledge(match, seats[0])
    return any(knowledge(match, seat) != first for seat in seats[1:])


def discloses(match: Table, index: int) -> bool:
    """Whether entry ``index`` (from 0) has moved something into or out of a seat's secrets.

    Such an entry cannot be taken back: a card that was played openly has been seen, though no
    event was private and nothing was left to chance.
    """
    seats = range(match.start.seats)
    return match.game.info.hidden and any(
        knowledge(match, seat, index) != knowledge(match, seat, index + 1) for seat in seats
    )


def together(match: Table) -> bool:
    """Whether a team acts at once, so that nobody waits for a turn."""
    return match.game.info.cooperative and len(match.actors.seats) > 1


def viewer(match: Table, people: Sequence[int], present: int | None, hides: bool) -> int | None:
    """The seat whose view is shown; None for what everybody may know.

    ``people`` are the seats played at this screen, ``present`` is the one who has said that the
    device is theirs, ``hides`` whether they have secrets from each other (:func:`secret`).
    """
    if len(people) == 1:
        return people[0]
    acting = [seat for seat in match.actors.seats if seat in people]
    if hides and not together(match):
        waits = not acting and match.outcome is None  # bots move: the device stays where it is
        return present if waits or present in acting else None
    return present if present in acting else next(iter(acting), None)


def curtain(match: Table, people: Sequence[int], present: int | None, hides: bool) -> int | None:
    """The person to whom the device is to be handed; None when no curtain is down."""
    if not hides or len(people) < 2 or together(match):
        return None
    acting = [seat for seat in match.actors.seats if seat in people]
    return None if not acting or present in acting else acting[0]
