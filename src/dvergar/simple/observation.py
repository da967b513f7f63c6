"""Observations of simple games, for learning programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.strings import BytesWriter

from dvergar.engine.observation import Observer, byte, put
from dvergar.engine.state import State
from dvergar.simple.fields import INT, INTS, NONE, SECRETS
from dvergar.simple.state import SimpleState

if TYPE_CHECKING:
    from dvergar.simple.game import SimpleGame


class SimpleObserver(Observer):
    """The fields of a simple game as numbers: seats from the reader's chair on, cards as a count a kind (zeros where they lie face down) and their sum.

    Rows of numbers (`ints()`) are left out, for they have no fixed length, and so is the order in which cards lie.
    """

    def __init__(self, game: SimpleGame, seats: int) -> None:
        super().__init__()
        self.kinds = len(game.pack)
        for field in game.state.FIELDS:
            for seat in range(seats if field.of_seats else 1):
                name = f"{field.name}-{seat}" if field.of_seats else field.name
                if field.of_cards:
                    if self.kinds:
                        self.layout.add(name, self.kinds)
                    self.layout.add(f"{name}-count")
                elif field.kind != INTS:
                    self.layout.add(name)

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """Append one row."""
        simple = cast(SimpleState, state)
        for field in simple.FIELDS:
            value = getattr(simple, field.name)
            if field.kind == INTS:
                continue
            if field.kind == INT:
                seen = value if field.name != "turn" else (value - seat) % simple.seats
                out.append(byte(seen))
                continue
            for place in range(simple.seats if field.of_seats else 1):
                owner = (seat + place) % simple.seats if field.of_seats else 0
                if not field.of_cards:
                    shown = value[owner] - NONE if field.kind == SECRETS else value[owner]  # 0 where there is none
                    out.append(byte(shown if field.sees(owner, seat) else min(shown, 1)))
                    continue
                row = field.rows(value)[owner]
                counts = [0] * self.kinds
                if field.sees(owner, seat):
                    for card in row:
                        counts[card] += 1
                put(counts, out)
                out.append(byte(len(row)))
