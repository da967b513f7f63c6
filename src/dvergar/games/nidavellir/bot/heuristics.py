"""Heuristics for a search in Nidavellir."""

from __future__ import annotations

from dvergar.games.nidavellir.bot.bidding import auction_of
from dvergar.games.nidavellir.bot.evaluation import GROWTH, Army, Forecast, evaluate
from dvergar.games.nidavellir.bot.policies import Judge
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.position import ULINE_BID
from dvergar.mechanics.tavern.auction import Auction
from dvergar.mechanics.tavern.board import COINS
from dvergar.mechanics.tavern.heuristics import TavernHeuristics
from dvergar.mechanics.tavern.judge import TavernJudge
from dvergar.mechanics.tavern.recruits import RecruitingState


def heuristics() -> NidavellirHeuristics:
    """Return what a search is told of this game."""
    return NidavellirHeuristics()


class NidavellirHeuristics(TavernHeuristics):
    """Looks ahead to the end of the round with the greedy bot's eyes."""

    def auction(self, state: RecruitingState, seat: int) -> Auction:
        """Return the bids of this round as a game among all seats."""
        assert isinstance(state, NidavellirState)
        return auction_of(state, seat)

    def judge(self, state: RecruitingState, seat: int) -> TavernJudge | None:
        """Return who weighs the actions of the present phase; nobody weighs Uline's late coins one by one."""
        assert isinstance(state, NidavellirState)
        return None if state.phase == ULINE_BID else Judge(state, seat)

    def estimate(self, state: RecruitingState, seat: int, ahead: int) -> float:
        """Return what a seat is likely to score in the end, with so many picks ahead."""
        assert isinstance(state, NidavellirState)
        forecast = Forecast(state, seat, ahead)
        coins = 0
        for p in range(COINS):
            coins += state.coins[seat * COINS + p] >> 2
        return evaluate(Army(state, seat), forecast) + coins * (1.0 + GROWTH * forecast.rounds)
