"""The errors that tablelab raises on purpose. Each says what is wrong, where, and what to do."""

from __future__ import annotations

from collections.abc import Sequence

from tablelab.core.events import Violation

LONGEST_CAUSE = 400
"""Characters of what is said about a file: whatever stands in it, people can read the answer."""


class TablelabError(Exception):
    """Base of all errors that tablelab raises on purpose."""


class BadCode(TablelabError):
    """A text that is not the code of any action of the game."""


class BadOption(TablelabError):
    """A number of seats or an option that the game does not have."""


class BadOutcome(TablelabError):
    """A scripted or answered chance outcome that the rules do not allow at this point."""


class OutcomeNeeded(TablelabError):
    """An :class:`~tablelab.core.chance.Asked` source needs an answer before it can go on."""


class TooManyBranches(TablelabError):
    """An exact distribution has more branches than the caller allowed."""


class IllegalAction(TablelabError):
    """A refused action. ``violations`` holds every broken rule, in rule order."""

    def __init__(self, code: str, violations: Sequence[Violation]) -> None:
        self.code = code
        self.violations = tuple(violations)
        rules = ", ".join(violation.rule for violation in violations)
        super().__init__(f"{code!r} is not legal here: it breaks {rules}")


class NotUndoable(TablelabError):
    """Undo was asked for beyond the last gain of information."""


class MatchFileError(TablelabError):
    """A saved match that cannot be loaded. ``line`` counts from 1; nothing was changed.

    ``cause`` says why, and is cut where it quotes too much of the file.
    """

    def __init__(self, line: int, cause: str) -> None:
        self.line = line
        self.cause = cause if len(cause) <= LONGEST_CAUSE else f"{cause[: LONGEST_CAUSE - 3]}..."
        super().__init__(f"line {line}: {self.cause}")
