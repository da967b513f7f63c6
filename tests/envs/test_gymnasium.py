"""Gymnasium's own checks, and what they do not look at."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import dvergar
from dvergar.engine.errors import BadSetup, IllegalAction
from dvergar.envs.gymnasium import DvergarEnv, name_of
from support import HOUSE

TABLES = [(id, seats) for id in HOUSE for seats in dvergar.game(id).seats]


@pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])
@pytest.mark.filterwarnings("error")
def test_compliance(id: str, seats: int) -> None:
    env = gymnasium.make(name_of(id), seats=seats, bots="random", dtype="float32", disable_env_checker=True)
    check_env(env.unwrapped)


@pytest.mark.parametrize("id", HOUSE)
def test_a_match_against_bots(id: str, scale: int) -> None:
    """From the first decision to the last, the mask names what the seat may do, and the reward comes at the end."""
    env = DvergarEnv(id, seat=1, bots="greedy" if id == "nains" else "random", remember=True)
    _, info = env.reset(seed=4)
    rng = np.random.default_rng(4)
    reward, terminated, decisions = 0.0, False, 0
    while not terminated:
        assert reward == 0
        decisions += 1
        if decisions > 60 and id == "brisingamen" and scale == 1:  # a match of that takes hundreds
            return
        state = env.match.state
        assert info["action_mask"].nonzero()[0].tolist() == state.legal(1)
        choices = state.legal(1)
        observation, reward, terminated, truncated, info = env.step(rng.choice(choices))
        assert observation in env.observation_space
        assert not truncated
    assert env.match.over
    assert reward == env.setting.rewards(env.match.state)[1]
    assert not info["action_mask"].any()
    assert env.history()


@pytest.mark.parametrize("mode", ["sync"])
def test_vectors(mode: str) -> None:
    count = 3
    envs = gymnasium.make_vec("dvergar/Nidavellir-v0", num_envs=count, vectorization_mode=mode, seats=2, bots="random")
    observations, infos = envs.reset(seed=1)
    assert observations.shape == (count, 237)
    assert observations.dtype == np.uint8
    for _ in range(4):
        assert infos["action_mask"].shape == (count, 157)
        observations, _, terminations, _, infos = envs.step([mask.nonzero()[0][0] for mask in infos["action_mask"]])
        assert not terminations.any()
    envs.close()


def test_the_seat_may_change_from_match_to_match() -> None:
    env = DvergarEnv("nains", seats=3, seat=None, bots="random")
    env.reset(seed=1)
    seen: set[Any] = {env.reset()[1]["seat"] for _ in range(30)}
    assert seen == {0, 1, 2}


def test_illegal_actions() -> None:
    env = DvergarEnv("nidavellir", seats=2, bots="random")
    with pytest.raises(BadSetup, match="call reset first"):
        env.step(0)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(115)
    assert (reward, terminated) == (-1.0, True)
    assert info["illegal"].startswith("seat 0 may not keep now; legal are bid(0,1,2)")
    strict = DvergarEnv("nidavellir", seats=2, bots="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="seat 0 may not keep"):
        strict.step(115)
    lenient = DvergarEnv("nidavellir", seats=2, bots="random", illegal="random")
    lenient.reset(seed=1)
    assert not lenient.step(115)[2]


def test_wrong_settings_are_refused() -> None:
    wrongs: list[tuple[dict[str, Any], str]] = [
        ({"seats": 6}, "has 2 to 5 seats, not 6"),
        ({"seat": 3}, "seat: '3' is not one of 0 to 2, or None"),
        ({"bots": "oracle"}, "has no level 'oracle'"),
        ({"bots": ["random"]}, "bots: 'random' is not one level, or 2"),
        ({"illegal": "maybe"}, "illegal: 'maybe' is not one of lose, raise, random"),
    ]
    for wrong, text in wrongs:
        with pytest.raises(BadSetup, match=text):
            gymnasium.make("dvergar/Nidavellir-v0", **wrong)
