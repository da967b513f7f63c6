"""Observations of Le Roi des Nains: what a seat may know, as a row of numbers (spec 7)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from dvergar.engine.observation import Observer, byte, one_of, put_bits
from dvergar.engine.state import State
from dvergar.games.roi_des_nains.cards import CARDS, CardData
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import GIVE_SECOND, NOBODY, OVER, PHASES

# Where a card is; a seat is added, told from the reader's chair.
NOT_DEALT: Final = 0
UNKNOWN: Final = 1  # in a hand
IN_HAND: Final = 2
ON_TABLE: Final = 10
WON: Final = 20
ZERO: Final = 128  # stands for a total of no points: they may be negative


def observer(data: CardData, seats: int) -> RoiObserver:
    """Return what writes observations at that seat count."""
    return RoiObserver(data, seats)


class RoiObserver(Observer):
    """Writes the observations of Le Roi des Nains."""

    def __init__(self, data: CardData, seats: int) -> None:
        super().__init__()
        self.data = data
        self.seats = seats
        self.no_cards = bytes([NOT_DEALT] * CARDS)
        self.no_trick = bytes(seats)
        layout = self.layout
        layout.add("phase", len(PHASES), 1)
        layout.add("asked", seats, 1)
        layout.add("hand", CARDS, 1)
        layout.add("where", CARDS, WON + seats)
        layout.add("trick_cards", seats, CARDS)
        layout.add("tile", len(data.tiles), 1)
        layout.add("rule", len(data.rules), 1)
        layout.add("special", CARDS, 1)
        layout.add("deal")
        layout.add("deals")
        layout.add("trick")
        layout.add("led", 3, 1)
        for name in ("dealer", "chooser", "opener", "leader", "winning", "heir", "doubled", "giver", "target"):
            layout.add(name, 1, seats)
        layout.add("armed", 1, 1)
        layout.add("first_given", 1, CARDS)
        layout.add("swapped_out", 1, CARDS)
        for k in range(seats):
            who = "own" if k == 0 else f"rival_{k}"
            layout.add(f"{who}.total")
            layout.add(f"{who}.cards")
            layout.add(f"{who}.tricks")
            layout.add(f"{who}.bonus")
            layout.add(f"{who}.voids", 3, 1)
            layout.add(f"{who}.barred", 1, 1)

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """Append one row: the position as that seat may know it."""
        assert isinstance(state, RoiState)
        t = self.data
        seats = self.seats
        one_of(state.phase, len(PHASES), out)
        for k in range(seats):
            out.append(1 if state.phase != OVER and state.active == (seat + k) % seats else 0)
        first: i64 = len(out)
        out.write(self.no_cards)
        for card in state.hands[seat]:
            out[first + card] = 1
        self.write_places(state, seat, out)
        first = len(out)
        out.write(self.no_trick)
        if state.leader >= 0:
            base = state.trick * seats
            for at in range(base, len(state.cards)):
                out[first + (state.leader + at - base - seat) % seats] = state.cards[at] + 1
        one_of(state.tile, len(t.tiles), out)
        one_of(state.rule, len(t.rules), out)
        one_of(state.special, CARDS, out)
        out.append(byte(state.deal + 1))
        out.append(byte(state.deals))
        out.append(byte(state.trick))
        one_of(state.led, 3, out)
        winning = state.trick_winner() if state.led >= 0 else NOBODY
        for who in (state.dealer, state.chooser, state.opener, state.leader, winning, state.heir, state.doubled, state.giver, state.target):
            out.append(1 + (who - seat) % seats if who >= 0 else 0)
        out.append(1 if state.armed else 0)
        out.append(state.pending + 1 if state.phase == GIVE_SECOND and state.active == seat else 0)
        out.append(state.traded + 1)
        for k in range(seats):
            other = (seat + k) % seats
            out.append(byte(state.totals[other] + ZERO))
            out.append(len(state.hands[other]))
            out.append(state.winners.count(other))
            out.append(byte(state.bonus[other] + ZERO))
            put_bits(state.voids[other], 3, out)
            out.append(state.barred >> other & 1)

    def write_places(self, state: RoiState, reader: int, out: BytesWriter) -> None:
        """Append where each card is, as far as the reader can tell."""
        seats = self.seats
        first: i64 = len(out)
        out.write(self.no_cards)
        known = state.known(reader)
        for k in range(seats):
            seat = (reader + k) % seats
            seen = state.sees(reader, seat)
            for card in state.hands[seat]:
                out[first + card] = IN_HAND + k if seen or known & self.data.bits[card] else UNKNOWN
        for at in range(len(state.cards)):
            trick = at // seats
            if trick < len(state.winners):
                out[first + state.cards[at]] = WON + (state.winners[trick] - reader) % seats
            else:
                out[first + state.cards[at]] = ON_TABLE + (state.player(at) - reader) % seats
