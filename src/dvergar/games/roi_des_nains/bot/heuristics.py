"""Heuristics for a search in Le Roi des Nains: rules of thumb up to the end of a deal, and what a lead is worth then."""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import Heuristics, chances
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.games.roi_des_nains.bot.policies import Greedy
from dvergar.games.roi_des_nains.bot.rules_of_thumb import RulesOfThumb
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import PLAY, QUEST

STRAY: Final = 25  # of a hundred cards so many are any legal one
SPREAD: Final = 2.0  # points by which a lead may still shift
DRIFT: Final = 3.0  # and for each deal to come


def heuristics() -> RoiHeuristics:
    """Return what a search is told of this game."""
    return RoiHeuristics()


class RoiHeuristics(Heuristics):
    """Plays a deal to its end by rules of thumb."""

    def __init__(self) -> None:
        self.explore = 0.1
        self.bias = 0.2
        self.depth = -1
        self.greedy = Greedy()

    def move(self, state: State, seat: int, rng: Rng) -> int:
        """Return what the rules of thumb say, now and then something else."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return legal[rng.below(len(legal))] if rng.below(100) < STRAY else self.greedy.choose(state, seat, rng)

    def ends(self, state: State, start: State) -> bool:
        """Return whether the deal is over."""
        assert isinstance(state, RoiState)
        assert isinstance(start, RoiState)
        return state.deal != start.deal

    def weigh(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """Return 1 for what the rules of thumb say, little for all else."""
        best = self.greedy.choose(state, seat, Rng(0))
        return [1.0 if action == best else 0.3 for action in legal]

    def reason(self, state: State, seat: int, action: int) -> str:
        """Return the word for what a card is good for."""
        assert isinstance(state, RoiState)
        if state.phase == QUEST:
            return "roi_des_nains-hint-quest"
        if state.phase != PLAY:
            return ""
        if len(state.cards) % state.seats == 0:
            return "roi_des_nains-hint-lead"
        rules_of_thumb = RulesOfThumb(state)
        if not rules_of_thumb.beats(state, action):
            return "roi_des_nains-hint-duck"
        return "roi_des_nains-hint-win" if len(state.cards) % state.seats == state.seats - 1 else "roi_des_nains-hint-ahead"

    def value(self, state: State) -> list[float]:
        """Return how likely each seat is to end in front."""
        assert isinstance(state, RoiState)
        spread = 0.5
        if state.actors():
            spread = SPREAD + DRIFT * max(1, state.deals - state.deal)
        return chances([float(total) for total in state.totals], spread)
