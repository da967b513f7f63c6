"""Heuristics for a search in Nains."""

from __future__ import annotations

from dvergar.games.nains.bot.evaluation import GROWTH, Forecast, evaluate
from dvergar.games.nains.bot.policies import Judge, auction_of
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.scoring import Force, coins_of
from dvergar.mechanics.tavern.auction import Auction
from dvergar.mechanics.tavern.heuristics import TavernHeuristics
from dvergar.mechanics.tavern.judge import TavernJudge
from dvergar.mechanics.tavern.recruits import RecruitingState


def heuristics() -> NainsHeuristics:
    """Return what a search is told of this game."""
    return NainsHeuristics()


class NainsHeuristics(TavernHeuristics):
    """Looks ahead to the end of the round with the greedy bot's eyes."""

    def auction(self, state: RecruitingState, seat: int) -> Auction:
        """Return the bids of this round as a game among all seats."""
        assert isinstance(state, NainsState)
        return auction_of(state, seat)

    def judge(self, state: RecruitingState, seat: int) -> TavernJudge:
        """Return who weighs the actions of the present phase."""
        assert isinstance(state, NainsState)
        return Judge(state, seat)

    def estimate(self, state: RecruitingState, seat: int, ahead: int) -> float:
        """Return what a seat is likely to score in the end, with so many picks ahead."""
        assert isinstance(state, NainsState)
        forecast = Forecast(state, seat, ahead)
        return evaluate(Force(state, seat), forecast, state.recruits[seat]) + coins_of(state, seat) * (1.0 + GROWTH * forecast.rounds)
