"""Recruits for complete lines, and the stack of what is still to be done (Nidavellir spec 4.7, Nains spec 4.5).

What differs between games is a small method to override: `recruitable`, `recruit`, `do_next`.
"""

from __future__ import annotations

from typing import Final

from dvergar.mechanics.tavern.board import COINS
from dvergar.mechanics.tavern.coins import KINDS
from dvergar.mechanics.tavern.position import POUCH, RECRUIT, TRANSFORM, UNCLAIMED
from dvergar.mechanics.tavern.taverns import TavernState

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
    | transformed | who | old, old_kind, new, bonus, place |
    | special_coin | who | coin: its value; it takes the place of the first exchange coin |
    | distinction | winner | distinction, column, grades |
    | distinction_tied | - | distinction, column, grades, count: so many seats have the most |
    """

    __slots__ = ()

    # What differs between games

    def phase_name(self) -> str:
        """Return the present phase as views call it."""
        raise TypeError("a game names its phases")

    def command(self, seat: int) -> list[int]:
        """Return the heroes in a seat's command zone, ascending."""
        raise TypeError("a game has its command zone")

    def recruitable(self, seat: int) -> list[int]:
        """Return the actions by which the seat could recruit now, ascending."""
        raise TypeError("a game knows its recruits")

    def recruit(self, seat: int, action: int) -> None:
        """Give a recruit to the seat and resolve it; it pushes LOOP first, so that the loop goes on behind it, and ends with `resume`."""
        raise TypeError("a game recruits")

    def do_next(self, kind: int, seat: int, argument: int) -> None:
        """Do what a game's own kind of entry says."""
        raise TypeError("a game knows its own entries")

    # Heroes

    def claim(self, seat: int, hero: int, action: int) -> None:
        """Give a hero who comes for a line to a seat; where `left` holds the action, nobody else may take it."""
        owner = self.owner.copy()
        owner[hero] = seat
        self.owner = owner
        if action in self.left:
            left = self.left.copy()
            left.remove(action)
            self.left = left
        self.recruits[seat] = self.recruits[seat] + 1

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

    # Coins

    def ask_transform(self, seat: int, bonus: int, choices: list[int]) -> None:
        """Ask which of these coins grows by the bonus (Nidavellir spec 5.1, Nains spec 5.1 and 5.4)."""
        self.bonus = bonus
        self.ask(TRANSFORM, seat, choices)

    def transform(self, seat: int, action: int) -> None:
        """Let the chosen coin grow and go on."""
        self.grow(seat, self.coin_of(seat, action), self.bonus)
        self.bonus = 0
        self.resume()

    def grow(self, seat: int, p: int, bonus: int) -> None:
        """Replace the coin at position p in its place; face down it is known to all from now on (Nidavellir spec 7.3, Nains spec 7.3)."""
        old = self.coins[seat * COINS + p]
        place = self.place(seat, p)
        if not self.common(seat, p):
            self.reveals += 1
        value = self.renew(seat, p, (old >> 2) + bonus)
        self.show_face(seat, p)
        if self.listener is not None:
            where = self.board.place_words[place]
            self.tell("transformed", seat, {"old": old >> 2, "old_kind": KINDS[old & 3], "new": value, "bonus": bonus, "place": where})

    def better_exchange(self, seat: int) -> None:
        """Put the special exchange coin in the place of the seat's first one, with the same facing."""
        first = seat * COINS
        p = self.coins.index(self.board.exchange, first) - first
        if not self.common(seat, p):
            self.reveals += 1
        self.coins[first + p] = self.board.special
        self.show_face(seat, p)
        if self.listener is not None:
            self.tell("special_coin", seat, {"coin": self.board.special >> 2})

    def show_face(self, seat: int, p: int) -> None:
        """Note that everybody knows which coin has just come to position p, and put the coins there into their order."""
        if self.place(seat, p) <= POUCH and not self.up(seat, p):
            self.know(seat, self.known[seat] | (1 << p))
        self.tidy(seat)

    # The end of the first age

    def judge(self, distinction: int, row: list[int]) -> int:
        """Give a distinction to the single seat with the most, if there is one (Nidavellir spec 5.5, Nains spec 4.8); return who has it."""
        most = max(row)
        seat = row.index(most) if row.count(most) == 1 else UNCLAIMED
        holder = self.holder.copy()
        holder[distinction] = seat
        self.holder = holder
        if self.listener is not None:
            self.tell_judged(distinction, seat, row)
        return seat

    def tell_judged(self, distinction: int, seat: int, row: list[int]) -> None:
        """Tell who has won a distinction, or that nobody has."""
        board = self.board
        most = max(row)
        args: dict[str, str | int] = {"distinction": f"@{self.game.id}-distinction-{board.distinctions[distinction]}", "grades": most}
        args["column"] = board.judged_words[distinction]
        if seat >= 0:
            self.tell("distinction", seat, args)
        else:
            self.tell("distinction_tied", -1, args | {"count": row.count(most)})
