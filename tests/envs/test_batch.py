"""The batched environment plays the same matches as everybody else, many at once."""

from __future__ import annotations

import numpy as np
import pytest

import dvergar
from dvergar.engine.errors import BadSetup, IllegalAction
from dvergar.engine.rng import Rng
from dvergar.envs.batch import BatchEnv
from dvergar.envs.core import holds
from dvergar.envs.setup import Setting
from support import EXAMPLES, HOUSE

TABLES = [(id, seats) for id in (*HOUSE, *EXAMPLES) for seats in dvergar.game(id).seats]


@pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])
def test_every_row_is_a_match_of_its_own(id: str, seats: int) -> None:
    env = BatchEnv(id, seats=seats)
    turn = env.reset(3, seed=5)
    own = Rng(Rng(5).seed())  # the seeds of the first row
    state = env.setting.start(own.seed())
    observer, space = env.setting.observer, env.setting.actions
    for _ in range(40):
        seat = state.actors()[0]
        assert turn.seats[0] == seat
        assert turn.observation[0].tobytes() == observer.row(state, seat)
        assert turn.mask[0].tobytes() == bytes(space.mask(state.legal(seat)))
        actions = env.random_actions()
        state.apply(seat, int(actions[0]))
        turn = env.step(actions)
        if not state.actors():
            assert turn.done[0]
            assert turn.rewards[0].tolist() == pytest.approx(env.setting.rewards(state))
            state = env.setting.start(own.seed())
        else:
            assert not turn.done[0]
            assert not turn.rewards[0].any()


def test_a_match_that_ends_is_followed_by_the_next() -> None:
    env = BatchEnv("nidavellir", seats=2, reward="points", observe=False)
    turn = env.reset(4, seed=1)
    ended = np.zeros(4, int)
    for _ in range(200):
        turn = env.step(env.random_actions())
        ended += turn.done
        assert (turn.rewards[turn.done] > 20).all()
        assert not turn.rewards[~turn.done].any()
    assert (ended >= 2).all()
    assert turn.observation is None
    assert turn.mask is None
    assert env.legal()[0] == env.states[0].legal(int(turn.seats[0]))


def test_equal_seeds_and_actions_give_equal_matches() -> None:
    one, two = BatchEnv("nains", dtype="float32"), BatchEnv("nains", dtype="float32")
    for env in (one, two):
        env.reset(5, seed=3)
    for _ in range(30):
        actions = one.random_actions()
        left, right = one.step(actions), two.step([int(action) for action in actions])
        assert left.observation.dtype == np.float32
        assert all(np.array_equal(a, b) for a, b in zip(left, right, strict=True))
    assert not np.array_equal(one.reset(5, seed=4).observation, one.reset(5, seed=3).observation)


def test_refusals_change_nothing() -> None:
    env = BatchEnv("nidavellir", seats=3)
    with pytest.raises(BadSetup, match="call reset first"):
        env.step([0])
    with pytest.raises(BadSetup, match="matches: '0' is not a whole number from 1 on"):
        env.reset(0)
    with pytest.raises(BadSetup, match="a seed is a whole number"):
        env.reset(1, seed=-1)
    env.reset(2)
    keys = [state.key() for state in env.states]
    for actions in ([0], [0.5, 1.5], np.zeros((2, 1), int), ["0", "1"], [[0], [1, 2]], 3, None):
        with pytest.raises(BadSetup, match=r"actions: .* is not one whole number for each of the 2 matches"):
            env.step(actions)
    for wrong in (115, -1, 157):
        with pytest.raises(IllegalAction, match="match 1: seat 0 may not"):
            env.step([0, wrong])
    assert [state.key() for state in env.states] == keys
    assert BatchEnv("toy", observe=False).reset(2).mask is None
    with pytest.raises(BadSetup, match="no observations"):
        BatchEnv("toy")


def test_places_and_wins() -> None:
    class Finished:
        def __init__(self, totals: list[int]) -> None:
            self.totals = totals

        def scores(self) -> list[int]:
            return self.totals

    place, win = Setting("nidavellir", 4), Setting("nidavellir", 4, reward="win")
    assert place.rewards(Finished([10, 40, 20, 20])) == [-1, 1, 0, 0]  # type: ignore[arg-type]
    assert win.rewards(Finished([10, 40, 20, 20])) == [0, 1, 0, 0]  # type: ignore[arg-type]
    assert place.bounds() == (-1, 1)


@pytest.mark.parametrize(("reward", "worth"), [("place", {-1.0, 1.0}), ("win", {0.0, 1.0})])
def test_a_team_shares_its_fate(reward: str, worth: set[float]) -> None:
    env = BatchEnv("die_zwerge", seats=2, reward=reward, observe=False)
    env.reset(6, seed=2)
    for _ in range(400):
        turn = env.step(env.random_actions())
        for row in turn.rewards[turn.done]:
            assert len(set(row)) == 1
            assert set(row) <= worth


def test_binary_search() -> None:
    for legal in ([], [3], [0, 5, 9], list(range(0, 60, 3))):
        assert [action for action in range(-2, 70) if holds(legal, action)] == legal
