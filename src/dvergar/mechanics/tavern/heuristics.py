"""The heuristics of search in the tavern games: the greedy bot's opinions, its moves up to the end of a round, and its estimate there."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from dvergar.engine.network import Network
from dvergar.engine.policy import Fact, Guess, Heuristics, by_points, chances
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view import Choice
from dvergar.mechanics.tavern.auction import Auction, picks_ahead
from dvergar.mechanics.tavern.facts import TavernFacts
from dvergar.mechanics.tavern.guesses import CoinGuess
from dvergar.mechanics.tavern.judge import TavernJudge
from dvergar.mechanics.tavern.position import BID, PICK, PICK_ACTION, TRANSFORM
from dvergar.mechanics.tavern.recruits import RecruitingState
from dvergar.mechanics.tavern.themes import foreseen

OUTDONE: Final = 1e-9  # opinion on taking a card where another one is better in any case is below this


@mypyc_attr(allow_interpreted_subclasses=True)
class TavernHeuristics(Heuristics):
    """Looks ahead to the end of the round with the greedy bot's eyes. A game says how its bot bids, judges and estimates."""

    def __init__(self) -> None:
        # Found by letting searches with other numbers play 3-seat Nidavellir against greedy bots.
        self.explore = 0.07
        self.bias = 8.0
        self.depth = -1
        self.soft = 3.0  # points by which an action may be weighed lower and still be worth a look
        self.spread = 3.0  # points by which the estimate of a lead is off
        self.drift = 1.0  # and for each round to come
        self.wild = 5  # of a hundred moves in a playout, so many are random
        self.point = 0.01  # of chance that the estimate's lead of a point is worth, more or less
        self.last_doubt = 0.0  # as `doubt`, in the last round, where a point may be worth everything or nothing
        self.saw = "hint-saw-round"

    def learn(self, network: Network) -> None:
        """Take over what was learned: a master weighs a few candidates by trials then.

        What was learned is less sure of what one round decides than the estimate is, so in a tree doubt and opinions weigh less beside it.
        """
        self.network = network
        self.trials = 6
        self.wide = 20  # of 60 bids the best is often not among the few that the greedy bot likes most
        self.least = OUTDONE
        self.iterations = 2_600  # playouts take longer than iterations of a tree
        self.doubt = 0.03
        self.last_doubt = 0.1
        self.explore = 0.03
        self.bias = 3.0

    def auction(self, state: RecruitingState, seat: int) -> Auction:
        """Return the bids of this round as a game among all seats."""
        raise TypeError("a game says how its bot bids")

    def judge(self, state: RecruitingState, seat: int) -> TavernJudge | None:
        """Return who weighs the actions of the present phase, None where nobody does."""
        raise TypeError("a game says how its bot judges")

    def estimate(self, state: RecruitingState, seat: int, ahead: int) -> float:
        """Return what a seat is likely to score in the end, with so many picks ahead."""
        raise TypeError("a game estimates its scores")

    def move(self, state: State, seat: int, rng: Rng) -> int:
        """Return what the greedy bot would do, now and then something else."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        assert isinstance(state, RecruitingState)
        if state.phase == BID or rng.below(100) < self.wild:
            return legal[rng.below(len(legal))]
        judge = self.judge(state, seat)
        return legal[rng.below(len(legal))] if judge is None else judge.best()

    def odds(self, state: State, seat: int) -> list[float]:
        """Return how likely each bid is: the likelier the more the greedy bot thinks of it."""
        return [opinion * opinion for opinion in self.weigh(state, seat, state.legal(seat))]

    def guess(self, world: State, seat: int) -> Guess | None:
        """Return where the rivals' hidden coins are likely to lie, once bids are opened."""
        assert isinstance(world, RecruitingState)
        if world.phase != BID:
            for rival in range(world.seats):
                if rival != seat and len(world.hidden(rival)) > 1:
                    return CoinGuess(world, seat, self.auction(world, seat))
        return None

    def behind(self, opinion: float) -> float:
        """Return the chance that an action is likely to leave less than the favourite, by the points that `weigh` has seen between them."""
        return self.point * self.soft * (1.0 / math.sqrt(opinion) - 1.0)

    def off(self, state: State) -> float:
        """Return how far opinions are off: far in the last round."""
        assert isinstance(state, RecruitingState)
        return self.last_doubt if state.age == 2 and state.round == state.setup.rounds else self.doubt

    def ends(self, state: State, start: State) -> bool:
        """Return whether the round is over."""
        assert isinstance(state, RecruitingState)
        assert isinstance(start, RecruitingState)
        return state.round != start.round or state.age != start.age

    def weigh(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """Return the greedy bot's opinion: 1 for its best action, less for what it values less."""
        assert isinstance(state, RecruitingState)
        values: list[float] = []
        if state.phase == BID:
            bids = self.auction(state, seat).settle()
            for action in legal:
                values.append(bids[action])
        else:
            judge = self.judge(state, seat)
            if judge is None:
                return values
            for action in legal:
                values.append(judge.value(action))
        best = max(values)
        out: list[float] = []
        for value in values:
            x = 1.0 + (best - value) / self.soft
            out.append(1.0 / (x * x))
        if self.network is not None and state.phase != BID:
            self.pass_over(state, legal, out)
        return out

    def pass_over(self, state: RecruitingState, legal: list[int], opinions: list[float]) -> None:
        """Think nothing of a card where another one is better in any case: what was learned may see a hair between them."""
        cards = [self.card_of(state, action) for action in legal]
        for n in range(len(cards)):
            for other in cards:
                if cards[n] >= 0 and other >= 0 and self.outdoes(state, other, cards[n]):
                    opinions[n] = 0.0

    def card_of(self, state: RecruitingState, action: int) -> int:
        """Return the card that an action takes, -1 where it takes none."""
        if state.phase != PICK:
            return -1
        return state.cards[state.tavern * state.setup.width + action - PICK_ACTION]

    def outdoes(self, state: RecruitingState, card: int, other: int) -> bool:
        """Return whether a card brings whoever takes it all that another one would, and more."""
        return False

    def facts_of(self, state: RecruitingState, seat: int) -> TavernFacts:
        """Return who knows facts about this game's actions."""
        raise TypeError("a game knows facts about its actions")

    def facts(self, state: State, seat: int, choice: Choice, choices: list[Choice]) -> list[Fact]:
        """Return what speaks for a bid, a card, a coin; for all else what it brings at once."""
        assert isinstance(state, RecruitingState)
        known = self.facts_of(state, seat)
        if state.phase == BID:
            return known.bid(self.auction(state, seat), choice)
        if state.phase == PICK:
            return known.pick(self.judge(state, seat), choice, choices)
        if state.phase == TRANSFORM:
            return known.coin(choice.action, choice, choices)
        return by_points(choice, choices)

    def themes(self) -> list[int]:
        """Return of what each number of `features` tells, as `mechanics.tavern.themes` counts; [] where it says nothing."""
        return []

    def sees(self, state: State, more: list[float], pulls: list[float]) -> list[Fact]:
        """Return what a network sees most in a choice: coins, lines, a gem."""
        return foreseen(self.themes(), more, pulls)

    def value(self, state: State) -> list[float]:
        """Return how likely each seat is to end in front, by the estimate of what everybody will score."""
        assert isinstance(state, RecruitingState)
        totals: list[float] = []
        spread = 0.5
        if not state.actors():
            for score in state.scores():
                totals.append(float(score))
        elif self.network is not None:
            return self.standing(state, self.network)
        else:
            ahead = picks_ahead(state)
            spread = self.spread + self.drift * (ahead // 3)
            for seat in range(state.seats):
                totals.append(self.estimate(state, seat, ahead))
        return chances(totals, spread)
