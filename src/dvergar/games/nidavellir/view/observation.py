"""Observations of Nidavellir: what a seat may know, as a row of numbers (spec 7)."""

from __future__ import annotations

from librt.strings import BytesWriter

from dvergar.engine.observation import byte
from dvergar.games.nidavellir.cards import DWARF, REWARD_DRAW, CardData
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.position import DISCARD, IN_HAND, PHASES
from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.observation import TavernObserver
from dvergar.mechanics.tavern.recruits import RecruitingState


def observer(data: CardData, seats: int) -> NidavellirObserver:
    """Return what writes observations at that seat count."""
    return NidavellirObserver(data, seats)


class NidavellirObserver(TavernObserver):
    """Writes the observations of Nidavellir."""

    def __init__(self, data: CardData, seats: int) -> None:
        self.data = data
        self.last = bytes([byte(2 + data.points[card]) if data.kind[card] == DWARF else 1 for card in range(len(data.ids))])
        draw = data.reward.index(REWARD_DRAW) if REWARD_DRAW in data.reward else -1
        super().__init__(data, seats, len(PHASES), data.reward_amount[draw] if draw >= 0 else 0)

    def name_seat(self, who: str) -> None:
        """Add what lies last in each column: 0 nothing, 1 no dwarf, else its points and 2."""
        self.layout.add(f"{who}.last", COLUMNS)

    def name_table(self) -> None:
        """Add where the three wandering heroes are, and who sends dwarves away."""
        self.layout.add("thrud")
        self.layout.add("ylud")
        self.layout.add("uline", 1, self.seats)
        self.layout.add("digger")

    def write_seat(self, state: RecruitingState, seat: int, out: BytesWriter) -> None:
        """Append what lies last in each column."""
        last = self.last
        columns = state.columns
        for column in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
            cards = columns[column]
            out.append(last[cards[-1]] if cards else 0)

    def write_table(self, state: RecruitingState, reader: int, out: BytesWriter) -> None:
        """Append where Thrud and Ylud stand (1 and five times the seat and the column; in hand: 101), who owns Uline, who digs."""
        assert isinstance(state, NidavellirState)
        out.append(self.standing(state.thrud, reader))
        out.append(self.standing(state.ylud, reader))
        out.append(1 + (state.uline - reader) % self.seats if state.uline >= 0 else 0)
        out.append(byte(state.digger - self.data.first_hero + 1) if state.phase == DISCARD else 0)

    def standing(self, where: int, reader: int) -> int:
        """Return where a wandering hero stands, from the reader's chair."""
        if where <= IN_HAND:
            return 101
        if where < 0:
            return 0
        return 1 + (where // COLUMNS - reader) % self.seats * COLUMNS + where % COLUMNS
