"""How tests play the tavern games: at random, and with bots for fairness and strength."""

from __future__ import annotations

import statistics
from collections.abc import Callable

import dvergar
from dvergar.bots.random import RandomPolicy
from dvergar.engine.policy import Policy
from dvergar.engine.rng import Rng
from dvergar.engine.state import State, play_out
from dvergar.mechanics.tavern.recruits import RecruitingState


def new(game: str, seats: int, seed: int, **options: str) -> RecruitingState:
    """Return a new match of a tavern game."""
    state = dvergar.game(game).new(seats, seed, options)
    assert isinstance(state, RecruitingState)
    return state


def act(state: State, rng: Rng) -> tuple[int, int]:
    """Let any acting seat do anything legal; return who did what."""
    actors = state.actors()
    seat = actors[rng.below(len(actors))]
    legal = state.legal(seat)
    action = legal[rng.below(len(legal))]
    state.apply(seat, action)
    return seat, action


def permuted_seats_give_permuted_results(game: str, seats: int) -> None:
    """Check that there is no seat order: seats that change places with their gems change places in the result."""
    turn = [(seat + 1) % seats for seat in range(seats)]
    for seed in range(4):
        one, other, rng = new(game, seats, seed), new(game, seats, seed), Rng(seed)
        other.gems = [one.gems[turn.index(seat)] for seat in range(seats)]
        while one.actors():
            seat, action = act(one, rng)
            assert turn[seat] in other.actors()
            other.apply(turn[seat], action)
        assert other.actors() == []
        assert [other.scores()[turn[seat]] for seat in range(seats)] == one.scores()


def same_decisions_give_the_same_game(game: str, seats: int) -> None:
    """Check that decisions and seed are all there is."""
    one, rng = new(game, seats, 8), Rng(8)
    log = []
    while one.actors():
        log.append(act(one, rng))
    other = new(game, seats, 8)
    for seat, action in log:
        other.apply(seat, action)
    assert other.key() == one.key()
    assert new(game, seats, 9).key() != new(game, seats, 8).key()


def random_games_score(game: str, seats: int, mean: int, winner: int) -> None:
    """Check the means of 60 random games against those of the spec."""
    totals, best = [], []
    for seed in range(60):
        state = new(game, seats, seed)
        play_out(state, Rng(seed + 5000))
        totals += state.scores()
        best.append(max(state.scores()))
    assert abs(statistics.mean(totals) - mean) < 7
    assert abs(statistics.mean(best) - winner) < 9


def one_answer_in_all_worlds(state: State, bot: Policy, rng: Rng) -> None:
    """Play a match and check at each step that all worlds of the acting seat's view, the true one too, get the same answer."""
    while actors := state.actors():
        seat = actors[rng.below(len(actors))]
        answers = {bot.choose(state.worlds(seat, rng), seat, rng) for _ in range(3)}
        assert len(answers) == 1
        answers.add(bot.choose(state, seat, rng))
        assert len(answers) == 1, "something hidden was looked at"
        action = answers.pop()
        legal = state.legal(seat)
        assert action in legal
        state.apply(seat, legal[rng.below(len(legal))] if rng.below(3) == 0 else action)


def totals_of(game: str, policies: list[Policy], seed: int) -> list[int]:
    """Play a game and return its totals."""
    state = dvergar.game(game).new(len(policies), seed)
    rng = Rng(seed)
    while actors := state.actors():
        state.apply(actors[0], policies[actors[0]].choose(state.worlds(actors[0], rng), actors[0], rng))
    return state.scores()


def won_against_random(game: str, make: Callable[[], Policy], games: int) -> int:
    """Return how many games of three seats a bot wins against two that play at random."""
    won = 0
    for seed in range(games):
        policies: list[Policy] = [RandomPolicy(), RandomPolicy(), RandomPolicy()]
        policies[seed % 3] = make()
        totals = totals_of(game, policies, seed)
        won += totals[seed % 3] == max(totals)
    return won
