"""Observations of Nains: what a seat may know, as a row of numbers (spec 7)."""

from __future__ import annotations

from librt.strings import BytesWriter

from dvergar.engine.observation import byte, put, put_bits
from dvergar.games.nains.cards import LOOK, CardData
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.position import PHASES
from dvergar.games.nains.rules.scoring import Force
from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.observation import TavernObserver
from dvergar.mechanics.tavern.position import TRANSFORM
from dvergar.mechanics.tavern.recruits import RecruitingState


def observer(data: CardData, seats: int) -> NainsObserver:
    """Return what writes observations at that seat count."""
    return NainsObserver(data, seats)


class NainsObserver(TavernObserver):
    """Writes the observations of Nains."""

    def __init__(self, data: CardData, seats: int) -> None:
        self.data = data
        self.runes = max(1, len(data.rune_ids))
        super().__init__(data, seats, len(PHASES), data.amount[data.effect.index(LOOK)] if LOOK in data.effect else 0)

    def face(self, card: int) -> list[int]:
        """Return what a card in a tavern is: what all tavern games tell, then its symbols, runes and effect."""
        t = self.data
        out = super().face(card)
        out += [byte(t.malt[card]), byte(t.occult[card]), byte(t.effect[card])]
        for bit in range(self.runes):
            out.append(t.runes[card] >> bit & 1)
        return out

    def name_seat(self, who: str) -> None:
        """Add the symbols of a force, covered Errants, and the points of mercenaries in the Temple."""
        self.layout.add(f"{who}.malt")
        self.layout.add(f"{who}.occult")
        self.layout.add(f"{who}.runes", self.runes, 1)
        self.layout.add(f"{who}.covered")
        self.layout.add(f"{who}.apart")
        self.layout.add(f"{who}.last", COLUMNS)

    def name_table(self) -> None:
        """Add the mercenaries' group, the card that lets a coin grow, and the order of the Elite."""
        self.layout.add("group", 1, 2)
        self.layout.add("grower")
        self.layout.add("elite", len(self.data.distinctions))

    def write_seat(self, state: RecruitingState, seat: int, out: BytesWriter) -> None:
        """Append the symbols of a force."""
        assert isinstance(state, NainsState)
        force = Force(state, seat)
        out.append(byte(force.malt))
        out.append(byte(force.occult))
        put_bits(force.runes, self.runes, out)
        out.append(byte(len(force.covered)))
        out.append(byte(force.apart))
        for column in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
            cards = state.columns[column]
            out.append(byte(1 + cards[-1]) if cards else 0)

    def write_table(self, state: RecruitingState, reader: int, out: BytesWriter) -> None:
        """Append what is being recruited or grows, and the order of the Elite."""
        assert isinstance(state, NainsState)
        out.append(state.group)
        out.append(byte(state.grower + 1) if state.phase == TRANSFORM else 0)
        put(state.elite, out)
