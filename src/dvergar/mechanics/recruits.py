"""Recruits for complete lines, and the stack of what is still to be done (Nidavellir spec 4.7, Nains spec 4.5).

What differs between games is a small method to override: `recruitable`, `recruit`, `do_next`.
"""

from __future__ import annotations

from typing import Final

from dvergar.mechanics.position import RECRUIT
from dvergar.mechanics.taverns import TavernState

# What is still to be done, as ints on `stack`: kind + 16 * seat + 128 * argument. A game adds its own kinds from 2 on.
END_TURN: Final = 0  # trade, next seat
LOOP: Final = 1  # recruits for complete lines


class RecruitingState(TavernState):
    """A position whose seats recruit one for each complete line.

    It tells these events besides those of `TavernState`:

    | kind | seat | args |
    |---|---|---|
    | line | who | lines, heroes: complete lines, and recruits owned before the next one comes |
    | no_hero | who | lines: a recruit is due and none can come |
    """

    __slots__ = ()

    # What differs between games

    def recruitable(self, seat: int) -> list[int]:
        """Return the actions by which the seat could recruit now, ascending."""
        raise TypeError("a game knows its recruits")

    def recruit(self, seat: int, action: int) -> None:
        """Give a recruit to the seat and resolve it; it pushes LOOP first, so that the loop goes on behind it, and ends with `resume`."""
        raise TypeError("a game recruits")

    def do_next(self, kind: int, seat: int, argument: int) -> None:
        """Do what a game's own kind of entry says."""
        raise TypeError("a game knows its own entries")

    # The stack

    def push(self, kind: int, seat: int, argument: int) -> None:
        """Note what is to be done once everything above it is done."""
        self.stack.append(kind + 16 * seat + 128 * argument)

    def resume(self) -> None:
        """Do what is next."""
        entry = self.stack.pop()
        kind = entry & 15
        seat = entry >> 4 & 7
        if kind == END_TURN:
            self.end_turn(seat)
        elif kind == LOOP:
            self.recruits_due(seat)
        else:
            self.do_next(kind, seat, entry >> 7)

    def recruits_due(self, seat: int) -> None:
        """Ask for a recruit while there are more lines than recruits, else go on (Nidavellir R1, R2, R29)."""
        if self.lines[seat] <= self.recruits[seat]:
            self.resume()
            return
        choices = self.recruitable(seat)
        if self.listener is not None:
            if choices:
                self.tell("line", seat, {"lines": self.lines[seat], "heroes": self.recruits[seat]})
            else:
                self.tell("no_hero", seat, {"lines": self.lines[seat]})
        if not choices:
            self.resume()
        elif len(choices) == 1:
            self.recruit(seat, choices[0])
        else:
            self.ask(RECRUIT, seat, choices)
