"""Heuristics for a search in Brísingamen: the greedy bot's opinions and moves for one round, and its estimate of the lead then."""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import Fact, Heuristics, Number, Policy, chances
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view import Choice
from dvergar.games.brisingamen.bot.evaluation import Evaluation
from dvergar.games.brisingamen.bot.facts import BrisingamenFacts
from dvergar.games.brisingamen.bot.features import features
from dvergar.games.brisingamen.bot.last_turn import is_last_turn
from dvergar.games.brisingamen.bot.policies import Greedy, Judge
from dvergar.games.brisingamen.bot.taste import MOST, NAMES, PLAIN, SHARP, SPREADS, Taste
from dvergar.games.brisingamen.bot.trips import Trips
from dvergar.games.brisingamen.rules.phases import GIVE, GIVE_MORE, OUTSIDE, RECEIVE, SWAP_ACTION
from dvergar.games.brisingamen.rules.play import BrisingamenState

# Fitted to how 120 matches of greedy bots ended.
SURE: Final = 0.8  # how much of what is seen now is left at the end
LOADED: Final = 0.6  # how much the way home of a loaded dwarf counts
EMPTY: Final = 0.2  # and the outlook of an empty one
DWARF: Final = 1.0  # a dwarf who may still sell a setting
SPREAD: Final = 10.0  # points by which the estimate of a lead is off
DRIFT: Final = 0.4  # and for each turn to come

WAVER: Final = 0.3  # by which playouts rate actions wrongly: what a rival answers is not sure
LEAST: Final = 0.03  # opinion from which on an action is tried
SWAPPED: Final = 0.5  # opinion on a swap in the last turn, which the greedy bot does not look at then
MARGIN: Final = 0.002  # of a chance, by which one must lead beyond what luck explains


def heuristics() -> BrisingamenHeuristics:
    """Return what a search is told of this game."""
    found = BrisingamenHeuristics()
    found.play(SHARP, WAVER)
    found.least = LEAST
    found.margin = MARGIN
    return found


def former() -> BrisingamenHeuristics:
    """Return the same as it was before duels had taught taste, and before doubt of a rival's answers."""
    return BrisingamenHeuristics()


class BrisingamenHeuristics(Heuristics):
    """Looks a round ahead with the greedy bot's eyes."""

    def __init__(self) -> None:
        self.explore = 0.05
        self.bias = 2.0
        self.depth = -1
        self.iterations = 480
        self.trials = 5
        self.saw = "brisingamen-hint-saw"
        self.soft = 1.0  # by which an action may be rated lower and still be worth a look
        self.rounds = 1  # that a playout looks ahead
        self.taste = PLAIN
        self.greedy = Greedy()
        self.rough = Greedy()  # who plays playouts

    def play(self, taste: Taste, waver: float) -> None:
        """Think by another taste, and let playouts waver by so much."""
        self.taste = taste
        self.greedy = Greedy(taste)
        self.rough = Greedy(taste, waver)

    def numbers(self) -> list[Number]:
        """Return the numbers of its taste."""
        return [Number(name, start, SPREADS.get(name, 0.25), MOST.get(name, 1e9)) for name, start in zip(NAMES, self.taste.numbers, strict=True)]

    def player(self, numbers: list[float]) -> Policy:
        """Return a greedy bot of another taste."""
        return Greedy(Taste(numbers))

    def move(self, state: State, seat: int, rng: Rng) -> int:
        """Return what the greedy bot would do."""
        return self.rough.choose(state, seat, rng)

    def ends(self, state: State, start: State) -> bool:
        """Return whether it is the same seat's turn again."""
        assert isinstance(state, BrisingamenState)
        assert isinstance(start, BrisingamenState)
        return state.round > start.round + self.rounds or (state.round == start.round + self.rounds and state.active == start.active)

    def weigh(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """Return the greedy bot's opinion: 1 for its best action, less for what it rates lower."""
        assert isinstance(state, BrisingamenState)
        if state.phase in (GIVE, GIVE_MORE, RECEIVE) or is_last_turn(state):
            best = self.greedy.choose(state, seat, Rng(0))
            return [1.0 if action == best else SWAPPED if action == SWAP_ACTION else 0.2 for action in legal]
        judge = Judge(state, seat, self.taste)
        values = [judge.value(action) for action in legal]
        most = max(values)
        out: list[float] = []
        for value in values:
            x = 1.0 + (most - value) / self.soft
            out.append(1.0 / (x * x))
        return out

    def features(self, state: State, seat: int) -> list[float]:
        """Return what a network is told of a position."""
        assert isinstance(state, BrisingamenState)
        return features(state, seat, state.scores()[seat])

    def facts(self, state: State, seat: int, choice: Choice, choices: list[Choice]) -> list[Fact]:
        """Return what speaks for a choice."""
        assert isinstance(state, BrisingamenState)
        return BrisingamenFacts(state, seat).of(choice, choices)

    def value(self, state: State) -> list[float]:
        """Return how likely each seat is to end in front."""
        assert isinstance(state, BrisingamenState)
        totals: list[float] = []
        spread = 0.5
        if not state.actors():
            for score in state.scores():
                totals.append(float(score))
        elif self.network is not None:
            return self.standing(state, self.network)
        else:
            for seat in range(state.seats):
                totals.append(estimate(state, seat))
            spread = SPREAD + DRIFT * Evaluation(state, 0).turns
        return chances(totals, spread)


def estimate(state: BrisingamenState, seat: int) -> float:
    """Return what a seat has and is about to get, in points of the end as far as they differ from others'."""
    evaluation = Evaluation(state, seat)
    trips = Trips(state, evaluation)
    value = state.points[seat] + state.tokens[seat] * evaluation.token(state) + trips.whole + DWARF * (state.team - state.retired(seat))
    for card in state.held[seat]:
        value -= state.data.penalties[card]
    for dwarf in range(seat * state.team, (seat + 1) * state.team):
        place = state.where[dwarf]
        if place > OUTSIDE:
            load = state.barrows[dwarf]
            if load:
                gain = trips.load_value(load)
                value += LOADED * (trips.outlook(place, state.skills[dwarf], load, gain, -1) - gain)
            else:
                value += EMPTY * trips.outlook(place, state.skills[dwarf], 0, 0.0, -1)
    return SURE * value
