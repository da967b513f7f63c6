"""What a search is told of Nidavellir: the greedy bot's opinions, its moves up to the end of a round, and its estimate there."""

from __future__ import annotations

from dvergar.engine.policy import Guide
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.games.nidavellir.bidding import Auction, picks_ahead
from dvergar.games.nidavellir.bot import Judge
from dvergar.games.nidavellir.state import ULINE_BID, NidavellirState
from dvergar.games.nidavellir.worth import GROWTH, Army, Outlook, chance, worth
from dvergar.mechanics.board import COINS
from dvergar.mechanics.position import BID


class NidavellirGuide(Guide):
    """Looks ahead to the end of the round with the greedy bot's eyes."""

    def __init__(self) -> None:
        self.explore = 0.07
        self.bias = 8.0
        self.depth = -1
        self.soft = 3.0  # points by which an action may be weighed lower and still be worth a look
        self.spread = 3.0  # points by which the estimate of a lead is off
        self.drift = 1.0  # and for each round to come
        self.wild = 5  # of a hundred moves in a playout, so many are random

    def move(self, state: State, seat: int, rng: Rng) -> int:
        """Return what the greedy bot would do, now and then something else."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        assert isinstance(state, NidavellirState)
        if state.phase == BID or state.phase == ULINE_BID or rng.below(100) < self.wild:
            return legal[rng.below(len(legal))]
        judge = Judge(state, seat)
        best = legal[0]
        most = judge.value(best)
        for n in range(1, len(legal)):
            value = judge.value(legal[n])
            if value > most:
                best = legal[n]
                most = value
        return best

    def ends(self, state: State, start: State) -> bool:
        """Return whether the round is over."""
        assert isinstance(state, NidavellirState)
        assert isinstance(start, NidavellirState)
        return state.round != start.round or state.age != start.age

    def weigh(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """Return the greedy bot's opinion: 1 for its best action, less for what it values less."""
        assert isinstance(state, NidavellirState)
        values: list[float] = []
        if state.phase == BID:
            bids = Auction(state, seat).settle()
            for action in legal:
                values.append(bids[action])
        elif state.phase == ULINE_BID:
            return values
        else:
            judge = Judge(state, seat)
            for action in legal:
                values.append(judge.value(action))
        best = max(values)
        out: list[float] = []
        for value in values:
            x = 1.0 + (best - value) / self.soft
            out.append(1.0 / (x * x))
        return out

    def value(self, state: State) -> list[float]:
        """Return how likely each seat is to end in front, by the estimate of what everybody will score."""
        assert isinstance(state, NidavellirState)
        totals: list[float] = []
        spread = 0.5
        if not state.actors():
            for score in state.scores():
                totals.append(float(score))
        else:
            ahead = picks_ahead(state)
            for seat in range(state.seats):
                outlook = Outlook(state, seat, ahead)
                coins = 0
                for p in range(COINS):
                    coins += state.coins[seat * COINS + p] >> 2
                totals.append(worth(Army(state, seat), outlook) + coins * (1.0 + GROWTH * outlook.rounds))
                spread = self.spread + self.drift * outlook.rounds
        out: list[float] = []
        for seat in range(len(totals)):
            best = -999.0
            for other in range(len(totals)):
                if other != seat and totals[other] > best:
                    best = totals[other]
            out.append(chance(totals[seat] - best, spread))
        return out
