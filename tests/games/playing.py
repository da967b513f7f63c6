"""How the tests of the tavern games' bots play: fairness and strength."""

from __future__ import annotations

from collections.abc import Callable

import dvergar
from dvergar.bots.random import RandomPolicy
from dvergar.engine.policy import Policy
from dvergar.engine.rng import Rng
from dvergar.engine.state import State


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
