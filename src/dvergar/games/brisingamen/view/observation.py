"""Observations of Brísingamen: what a seat may know, as a row of numbers: all but the order of the piles (spec 7)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from dvergar.engine.observation import Observer, byte, one_of, put, put_bits
from dvergar.engine.state import State
from dvergar.games.brisingamen.cards import CAVERN, FIELD, FIRST_PART, GEMS, PARTS, SETTINGS, SKILLS, THIEF, CardData
from dvergar.games.brisingamen.rules.phases import EMPTY, NOBODY, OVER, PHASES, RETIRED
from dvergar.games.brisingamen.rules.play import BrisingamenState

# Where a setting is; a seat is added, told from the reader's chair.
UNSEEN: Final = 0  # in the deck, or gone
IN_WORKSHOP: Final = 1
HELD: Final = 2
DONE: Final = 10

NO_CARDS: Final = bytes([UNSEEN] * (SETTINGS + PARTS))


def observer(data: CardData, seats: int) -> BrisingamenObserver:
    """Return what writes observations at that seat count."""
    return BrisingamenObserver(data, seats)


class BrisingamenObserver(Observer):
    """Writes the observations of Brísingamen."""

    def __init__(self, data: CardData, seats: int) -> None:
        super().__init__()
        self.data = data
        self.seats = seats
        self.team = data.dwarves[seats]
        self.caverns = [space for space in range(len(data.spaces)) if data.kinds[space] == CAVERN]
        layout = self.layout
        layout.add("phase", len(PHASES), 1)
        layout.add("asked", seats, 1)
        for name in ("round", "turn", "step", "spent", "taken"):
            layout.add(name)
        for name in ("acted", "last_round"):
            layout.add(name, 1, 1)
        layout.add("first_seat", 1, seats)
        layout.add("ender", 1, seats)
        layout.add("dwarf")
        layout.add("entry", 1, THIEF)
        layout.add("second_move", 1, 1)
        layout.add("first_gem", 1, GEMS)
        layout.add("source")
        layout.add("received", GEMS)
        layout.add("given", GEMS)
        layout.add("market", GEMS)
        layout.add("settings", SETTINGS, DONE + seats)
        layout.add("parts", PARTS, DONE + seats)
        layout.add("slots", data.skill_slots, len(SKILLS))
        layout.add("pile")
        layout.add("gone", THIEF)
        layout.add("deck")
        for k in range(seats):
            who = "own" if k == 0 else f"rival_{k}"
            layout.add(f"{who}.supply", GEMS)
            layout.add(f"{who}.tokens")
            layout.add(f"{who}.points")
            layout.add(f"{who}.skills", THIEF, 1)
            layout.add(f"{who}.carried", THIEF, 1)
            for dwarf in range(self.team):
                layout.add(f"{who}.dwarf_{dwarf}.space")
                layout.add(f"{who}.dwarf_{dwarf}.skill", 1, THIEF)
                layout.add(f"{who}.dwarf_{dwarf}.strength")
                layout.add(f"{who}.dwarf_{dwarf}.barrow", GEMS)
        for space in self.caverns:
            layout.add(f"gems.{data.spaces[space]}", GEMS)

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """Append one row: the position as that seat may know it."""
        assert isinstance(state, BrisingamenState)
        seats = self.seats
        one_of(state.phase, len(PHASES), out)
        for k in range(seats):
            out.append(1 if state.phase != OVER and state.active == (seat + k) % seats else 0)
        put([state.round, state.turn, state.step, state.spent, state.taken], out)
        out.append(1 if state.acted else 0)
        out.append(1 if state.ended else 0)
        out.append(1 + (state.start - seat) % seats)
        out.append(0 if state.ender == NOBODY else 1 + (state.ender - seat) % seats)
        put([state.dwarf % self.team + 1, state.entry, state.leg, state.first, state.source], out)
        gems(state.received, out)
        gems(state.owing, out)
        gems(state.market, out)
        self.write_cards(state, seat, out)
        put(state.slots, out)
        out.append(byte(len(state.pile)))
        for skill in range(1, THIEF + 1):
            out.append(state.gone >> (4 * skill) & 15)
        out.append(byte(len(state.deck) - state.drawn))
        for k in range(seats):
            self.write_seat(state, (seat + k) % seats, out)
        for space in self.caverns:
            gems(state.gems[space], out)

    def write_seat(self, state: BrisingamenState, seat: int, out: BytesWriter) -> None:
        """Append all of one seat."""
        gems(state.supply[seat], out)
        out.append(byte(state.tokens[seat]))
        out.append(byte(state.points[seat]))
        put_bits(state.cards[seat], THIEF, out)
        put_bits(state.given[seat], THIEF, out)
        for dwarf in range(seat * self.team, seat * self.team + self.team):
            where = state.where[dwarf]
            out.append(0 if where == RETIRED else where + 1)
            out.append(state.skills[dwarf])
            out.append(byte(state.timer) if dwarf == state.strong else 0)
            gems(state.barrows[dwarf], out)

    def write_cards(self, state: BrisingamenState, reader: int, out: BytesWriter) -> None:
        """Append where each setting and each part is."""
        seats = self.seats
        first: i64 = len(out)
        out.write(NO_CARDS)
        for card in state.workshop:
            if card != EMPTY:
                out[first + card] = IN_WORKSHOP
        for card in state.display:
            out[first + card] = IN_WORKSHOP
        for k in range(seats):
            seat = (reader + k) % seats
            for card in state.held[seat]:
                out[first + card] = HELD + k
            for card in state.done[seat]:
                out[first + card] = DONE + k
        for made in state.made:
            out[first + FIRST_PART + (made >> 3)] = DONE + ((made & 7) - reader) % seats


def gems(packed: int, out: BytesWriter) -> None:
    """Append the counts of some gems by type."""
    for gem in range(GEMS):
        out.append(packed >> (FIELD * gem) & 63)
