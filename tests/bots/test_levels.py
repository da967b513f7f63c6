"""Levels, and the work that answers for a bot in another process."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import pytest

import dvergar
from dvergar.arena.play import limit
from dvergar.bots import answer, levels, offered, policy, usual
from dvergar.bots.random import RandomPolicy
from dvergar.engine.policy import Slips, decide, decide_in
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from support import HOUSE


def test_every_game_has_the_random_level_first() -> None:
    for id in dvergar.games():
        assert next(iter(levels(dvergar.game(id)))) == "random"


@pytest.mark.parametrize("id", HOUSE)
def test_people_choose_from_four_levels_and_old_names_still_play(id: str) -> None:
    game = dvergar.game(id)
    assert offered(game) == ["apprentice", "journeyman", "master", "grandmaster"]
    assert {"random", "greedy", *offered(game)} <= set(levels(game))
    state = game.new(3, 4)
    for level in levels(game):
        if level not in ("master", "former", "thinker", "grandmaster"):
            assert decide(policy(game, level), state, state.actors()[0], 3) in state.legal(state.actors()[0])


def test_a_game_without_those_levels_offers_what_it_has() -> None:
    assert offered(dvergar.game("toy")) == ["random", "bold"]
    assert usual(dvergar.game("toy")) == "bold"


@pytest.mark.parametrize("id", HOUSE)
def test_a_grand_master_is_a_master_who_thinks_three_seconds_and_sits_nowhere_unasked(id: str) -> None:
    game = dvergar.game(id)
    master, grand = policy(game, "master"), policy(game, "grandmaster")
    assert type(grand) is type(master)
    assert getattr(grand, "iterations") == round(3.75 * getattr(master, "iterations"))  # noqa: B009 - a protocol has neither of the two
    assert (getattr(master, "seconds"), getattr(grand, "seconds")) == (0.8, 3.0)  # noqa: B009
    assert usual(game) == "master"
    limit(grand, 8)
    state = game.new(3, 4)
    assert decide(grand, state, state.actors()[0], 3) in state.legal(state.actors()[0])


class First:
    """Always answers with the first action."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        return world.legal(seat)[0]


def test_slips_are_as_frequent_as_said() -> None:
    state = dvergar.game("nidavellir").new(2, 1)
    rng = Rng(4)
    strayed = sum(Slips(First(), 30).choose(state, 0, rng) != state.legal(0)[0] for _ in range(2000))
    assert 500 <= strayed <= 690  # 30 of a hundred, of which one in sixty falls on the first all the same
    assert all(Slips(First(), 0).choose(state, 0, rng) == state.legal(0)[0] for _ in range(50))


def test_an_unknown_level_names_those_there_are() -> None:
    with pytest.raises(dvergar.BadSetup, match="no level 'genius'; there are: random, apprentice, journeyman, greedy, former, master, grandmaster") as caught:
        policy(dvergar.game("nidavellir"), "genius")
    assert caught.value.word == "error-level"


def test_random_plays_every_legal_action_about_equally_often() -> None:
    state = dvergar.game("nidavellir").new(2, 1)
    rng = Rng(3)
    counts: dict[int, int] = {}
    for _ in range(6000):
        action = RandomPolicy().choose(state, 0, rng)
        counts[action] = counts.get(action, 0) + 1
    assert sorted(counts) == list(state.legal(0))
    assert all(60 <= count <= 145 for count in counts.values())  # 100 each, give or take 4.5 deviations


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_equal_worlds_and_seeds_give_equal_answers_in_any_executor(level: str) -> None:
    state = dvergar.game("nidavellir").new(3, 5)
    with ThreadPoolExecutor(1) as executor:
        here = decide_in(executor, answer, state, 1, Rng(9), level).result()
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as executor:
        there = decide_in(executor, answer, state, 1, Rng(9), level).result()
    assert here == there
    assert here in state.legal(1)


def test_a_decision_draws_a_world_and_asks_the_policy() -> None:
    state = dvergar.game("nidavellir").new(3, 5)
    assert decide(policy(state.game, "greedy"), state, 2, 7) == decide(policy(state.game, "greedy"), state, 2, 8)
