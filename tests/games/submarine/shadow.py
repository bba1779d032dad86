"""A second, slow and simple reading of the fact sheet (sections 4 to 9, 11, 16), written for tests.

It shares no code with the package. Every submarine is a thing of its own, markers and colours are
names, and what may be done is found by trying. It is fed with the codes that are played and with
the colours that were drawn; the rest it must find out for itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

LEFT, RIGHT = 0, 7
COLUMNS, LEVELS = range(1, 7), range(2, 6)
KINDS = 12

Known = tuple[int, str]
"""A card that a seat put under a pile: the seat and the colour."""


@dataclass
class Sub:
    """One submarine; ``did`` is what it has done in this turn (None: it is not active)."""

    column: int
    level: int
    did: str | None = None


@dataclass
class Seat:
    """A seat's things. In ``pile`` the top card is the last; None is a card that nobody knows."""

    hand: list[str]
    pile: list[Known | None]
    jokers: list[str]
    gained: list[str] = field(default_factory=list)
    container: dict[str, str] = field(default_factory=dict)
    ship: int = LEFT
    subs: list[Sub] = field(default_factory=list)


@dataclass
class Shadow:
    """A game. ``board`` has the markers by column and level, ``crew`` the submarines of each."""

    options: Mapping[str, str]
    board: dict[tuple[int, int], set[str]]
    seats: list[Seat]
    turn: int
    crew: int
    phase: str = "place"
    mode: str = ""
    swapped: bool = False
    useful: bool = False
    idle: int = 0
    spent: list[str] = field(default_factory=list)
    ended: str = ""

    def __post_init__(self) -> None:
        self.start = self.turn

    @property
    def me(self) -> Seat:
        """Whose turn it is."""
        return self.seats[self.turn]

    # -- what may be done ---------------------------------------------------------------------

    def legal(self) -> set[str]:
        """The codes of all that may be done now."""
        if self.phase == "place":
            return {f"place:{column}" for column in COLUMNS}
        if self.phase == "ship":
            return self._steers()
        if self.phase == "act":
            return {"end", *self._moves(), *self._takes()}
        if self.phase == "dock":
            can = self.me.pile and not self.swapped
            return {"end", *(f"swap:{colour}" for colour in self.me.hand if can)}
        return set()

    def _steers(self) -> set[str]:
        own = {f"ship:{sub.column}" for sub in self.me.subs if sub.column > self.me.ship}
        if not own or self.options["leave_early"] == "allowed":
            own.add("ship:dock")
        return own

    def _moves(self) -> Iterator[str]:
        if self.mode == "salvage" and self.options["mixed_actions"] == "no":
            return
        for sub in self.me.subs:
            if sub.did != "":
                continue
            for column in COLUMNS:
                for level in LEVELS:
                    elsewhere = (column, level) != (sub.column, sub.level)
                    if elsewhere and abs(level - sub.level) <= 1:
                        yield f"move:{sub.level}>{column}.{level}"

    def _takes(self, *, bluffing: bool = False) -> Iterator[str]:
        """All salvages; or, as the others must think of it, as if any card in the hand fitted."""
        if self.mode == "relocate" and self.options["mixed_actions"] == "no":
            return
        for level in {sub.level for sub in self.me.subs if sub.did in ("", "salvage")}:
            owed = sum(number for _, number in self.fees(self.turn, self.me.ship, level))
            for marker in self.board[self.me.ship, level]:
                kind, colour = marker.split("-")
                fits = bool(self.me.hand) if bluffing else colour in self.me.hand
                if fits and owed <= len(self.me.pile):
                    yield f"take:{marker}"
                if kind != "shell" or self.options["shell_by_joker"] == "allowed":
                    for joker in self.me.jokers:
                        yield f"take:{marker}:{joker}"

    def fees(self, seat: int, column: int, level: int) -> list[tuple[int, int]]:
        """Who gets how many cards for one marker, in seat order after the payer."""
        owed = []
        for owner in [*range(seat + 1, len(self.seats)), *range(seat)]:
            above = [sub for sub in self.seats[owner].subs if sub.column == column]
            above = [sub for sub in above if sub.level <= level]
            if above:
                owed.append((owner, len(above) if self.options["fee_for"] == "submarine" else 1))
        return owed

    # -- doing it -----------------------------------------------------------------------------

    def act(self, code: str, draws: Iterator[str]) -> None:
        """Do it, and after it all that must be done and is no decision."""
        self._do(code, draws)
        while len(self.legal()) == 1 and not self._secret():
            self._do(*self.legal(), draws)

    def _secret(self) -> bool:
        """Whether only the hand, which nobody may know, leaves nothing but the end of the turn."""
        return self.phase == "act" and any(self._takes(bluffing=True))

    def _do(self, code: str, draws: Iterator[str]) -> None:
        what, _, rest = code.partition(":")
        if what == "place":
            self._place(int(rest))
        elif what == "ship":
            self._steer(RIGHT if rest == "dock" else int(rest))
        elif what == "move":
            self._move(int(rest[0]), int(rest[2]), int(rest[4]))
        elif what == "take":
            self._take(*rest.split(":"))
        elif what == "swap":
            self.me.hand.remove(rest)
            self._draw(draws)
            self.me.pile.insert(0, (self.turn, rest))
            self.swapped = True
        else:
            self._end(draws)

    def _place(self, column: int) -> None:
        self.me.subs.append(Sub(column, 2))
        self.turn = (self.turn + 1) % len(self.seats)
        if all(len(seat.subs) == self.crew for seat in self.seats):
            self.turn = self.start
            self._begin()

    def _begin(self) -> None:
        self.swapped, self.mode = False, ""
        self.phase = "dock" if self.me.ship == RIGHT else "ship"

    def _steer(self, column: int) -> None:
        self.me.ship = column
        self.phase = "dock" if column == RIGHT else "act"
        for sub in self.me.subs:
            sub.did = "" if sub.column == column else None

    def _move(self, start: int, column: int, level: int) -> None:
        sub = next(sub for sub in self.me.subs if sub.level == start and sub.did == "")
        sub.column, sub.level, sub.did = column, level, "relocate"
        self.mode = "relocate"

    def _take(self, marker: str, joker: str = "") -> None:
        column = self.me.ship
        level = next(level for level in LEVELS if marker in self.board[column, level])
        here = [sub for sub in self.me.subs if sub.level == level]
        if not any(sub.did == "salvage" for sub in here):
            next(sub for sub in here if sub.did == "").did = "salvage"
        self.mode = "salvage"
        self.board[column, level].remove(marker)
        if joker:
            self.me.jokers.remove(joker)
            self.board[column, level].add(joker)
        else:
            self._pay(marker, column, level)
        kind = marker.split("-")[0]
        if kind == "shell" or kind in self.me.container:
            self.me.gained.append(marker)
        else:
            self.me.container[kind] = marker
            self.useful = True
            if len(self.me.container) == KINDS:
                self._over("SB-END-1")

    def _pay(self, marker: str, column: int, level: int) -> None:
        colour = marker.split("-")[1]
        self.me.hand.remove(colour)
        self.spent.append(colour)
        self.useful = True
        for owner, cards in self.fees(self.turn, column, level):
            for _ in range(cards):
                self.seats[owner].pile.append(self.me.pile.pop())

    def _draw(self, draws: Iterator[str]) -> None:
        card, colour = self.me.pile.pop(), next(draws)
        assert card is None or card[1] == colour, "a card has changed its colour in the pile"
        self.me.hand.append(colour)

    # -- the end of a turn and of the game ----------------------------------------------------

    def _end(self, draws: Iterator[str]) -> None:
        self.me.jokers += self.me.gained
        self.me.gained = []
        for sub in self.me.subs:
            sub.did = None
        while len(self.me.hand) < 3 and self.me.pile:
            self._draw(draws)
        if any(not any(self.board[column, level] for level in LEVELS) for column in COLUMNS):
            self._over("SB-END-2")
        elif not any(seat.hand for seat in self.seats):
            self._over("SB-END-3")
        else:
            self._restart()
        if self.phase != "over":
            self.turn = (self.turn + 1) % len(self.seats)
            self._begin()

    def _restart(self) -> None:
        if any(seat.ship != RIGHT for seat in self.seats):
            return
        for seat in self.seats:
            seat.ship = LEFT
        self.idle = 0 if self.useful else self.idle + 1
        self.useful = False
        if self.idle == 2:
            self._over("SB-END-4")

    def _over(self, rule: str) -> None:
        self.phase, self.ended = "over", rule

    def winners(self) -> set[int]:
        """Who has won: most artefacts, then by the option most jokers, most cards."""
        best = set(range(len(self.seats)))
        for count in (
            lambda seat: len(seat.container),
            lambda seat: len(seat.jokers) + len(seat.gained),
            lambda seat: len(seat.hand) + len(seat.pile),
        ):
            most = max(count(self.seats[number]) for number in best)
            best = {number for number in best if count(self.seats[number]) == most}
            if self.options["tie_break"] == "shared":
                break
        return best
