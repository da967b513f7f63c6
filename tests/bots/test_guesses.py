"""What a search by trials takes to be likely of what is hidden: rivals' bids, and where their coins lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import dvergar
from dvergar.bots import policy
from dvergar.bots.trials import Trial, drawn
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.mechanics.tavern.board import COINS
from dvergar.mechanics.tavern.guesses import CoinGuess, orders
from dvergar.mechanics.tavern.heuristics import TavernHeuristics
from dvergar.mechanics.tavern.position import BID, PICK
from dvergar.mechanics.tavern.recruits import RecruitingState


def met(id: str, phase: int, seed: int) -> Iterator[tuple[RecruitingState, int]]:
    """Yield the positions of a greedy match in that phase, with who decides."""
    game = dvergar.game(id)
    bot, state = policy(game, "greedy"), game.new(3, seed)
    assert isinstance(state, RecruitingState)
    while actors := state.actors():
        if state.phase == phase:
            yield state, actors[0]
        state.apply(actors[0], bot.choose(state, actors[0], Rng(1)))


def heuristics_of(id: str) -> TavernHeuristics:
    found = dvergar.game(id).heuristics()
    assert isinstance(found, TavernHeuristics)
    return found


@pytest.mark.parametrize("id", ["nidavellir", "nains"])
def test_hidden_coins_are_laid_anew_and_nothing_else(id: str) -> None:
    heuristics = heuristics_of(id)
    guessed = 0
    for state, seat in met(id, PICK, 3):
        world = state.worlds(seat, Rng(4))
        assert isinstance(world, RecruitingState)
        guess = heuristics.guess(world, seat)
        if guess is None:
            assert all(len(world.hidden(rival)) < 2 for rival in range(3) if rival != seat)
            continue
        guessed += 1
        before, known = world.clone(), [world.hidden(one) for one in range(3)]
        guess.settle(world, Rng(5))
        assert isinstance(before, RecruitingState)
        for one in range(3):
            for p in range(COINS):
                if one == seat or p not in known[one]:
                    assert world.coins[one * COINS + p] == before.coins[one * COINS + p]
            assert sorted(world.coins[one * COINS : one * COINS + COINS]) == sorted(before.coins[one * COINS : one * COINS + COINS])
        assert world.coins == settled(state.worlds(seat, Rng(6)), heuristics, seat).coins
    assert guessed > 20


def settled(world: State, heuristics: TavernHeuristics, seat: int) -> RecruitingState:
    """Lay the hidden coins of another world of the same seat out with the same luck."""
    assert isinstance(world, RecruitingState)
    guess = heuristics.guess(world, seat)
    assert guess is not None
    guess.settle(world, Rng(5))
    return world


def test_coins_lie_more_often_where_they_are_worth_more() -> None:
    """With the greedy bot's eyes a greedy bot's coins are found where they lie more often than where chance puts them."""
    heuristics = heuristics_of("nidavellir")
    hits: Counter[str] = Counter()
    for seed in range(6):
        for state, seat in met("nidavellir", PICK, seed):
            guess = heuristics.guess(state, seat)
            if state.tavern != 0 or guess is None:
                continue
            rivals = [rival for rival in range(3) if rival != seat and state.hidden(rival)]
            for n in range(4):
                chance = state.worlds(seat, Rng(n))
                likely = chance.clone()
                guess.settle(likely, Rng(n))
                assert isinstance(chance, RecruitingState)
                assert isinstance(likely, RecruitingState)
                for rival in rivals:
                    at = rival * COINS + 1  # on the second tavern
                    hits["chance"] += chance.coins[at] == state.coins[at]
                    hits["likely"] += likely.coins[at] == state.coins[at]
    assert hits["likely"] > 1.3 * hits["chance"] > 0


def test_equal_coins_in_the_pouch_are_one_arrangement() -> None:
    assert len(orders(4)) == 24
    state, seat = next((state, seat) for state, seat in met("nidavellir", PICK, 1) if state.tavern == 0)
    rival = (seat + 1) % 3
    first = rival * COINS
    state.coins[first + 1 : first + 5] = [8, 8, 8, 8]
    guess = CoinGuess(state, seat, heuristics_of("nidavellir").auction(state, seat))
    assert guess.coins[rival] == [8] * 96


@pytest.mark.parametrize("id", ["nidavellir", "nains"])
def test_rivals_bid_as_likely_as_it_suits_them(id: str) -> None:
    heuristics = heuristics_of(id)
    state, seat = next(met(id, BID, 2))
    trial = Trial(state, seat, heuristics, Rng(1), 5)
    for rival in range(3):
        assert len(trial.odds[rival]) == (0 if rival == seat else len(state.legal(rival)))
    rng = Rng(3)
    odds = trial.odds[(seat + 1) % 3]
    counts = Counter(drawn(odds, rng) for _ in range(2000))
    likeliest = odds.index(max(odds))
    assert abs(counts[likeliest] / 2000 - max(odds) / sum(odds)) < 0.05


def test_drawing_is_as_likely_as_said() -> None:
    rng = Rng(1)
    counts = Counter(drawn([1.0, 0.0, 3.0], rng) for _ in range(4000))
    assert counts[1] == 0
    assert 2850 < counts[2] < 3150
