"""Heuristics for a search in Le Roi des Nains: rules of thumb up to the end of a deal, and what a lead is worth then."""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import Fact, Heuristics, Number, Policy, chances
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view import Choice
from dvergar.games.roi_des_nains.bot.facts import facts
from dvergar.games.roi_des_nains.bot.policies import Greedy
from dvergar.games.roi_des_nains.bot.rules_of_thumb import NAMES, THUMBS
from dvergar.games.roi_des_nains.rules.play import RoiState

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
        self.saw = "roi_des_nains-hint-saw"
        self.greedy = Greedy()

    def numbers(self) -> list[Number]:
        """Return the numbers of the rules of thumb."""
        return [Number(name, start) for name, start in zip(NAMES, THUMBS, strict=True)]

    def player(self, numbers: list[float]) -> Policy:
        """Return who plays by other rules of thumb."""
        return Greedy(numbers)

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

    def facts(self, state: State, seat: int, choice: Choice, choices: list[Choice]) -> list[Fact]:
        """Return what speaks for a side of the quest, a card, a target."""
        assert isinstance(state, RoiState)
        return facts(state, seat, choice, choices)

    def value(self, state: State) -> list[float]:
        """Return how likely each seat is to end in front."""
        assert isinstance(state, RoiState)
        spread = 0.5
        if state.actors():
            spread = SPREAD + DRIFT * max(1, state.deals - state.deal)
        return chances([float(total) for total in state.totals], spread)
