"""PettingZoo's own compliance tests, and what they do not look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import dvergar
from dvergar.engine.errors import BadSetup, IllegalAction, UnknownGame
from dvergar.envs import pettingzoo
from support import HOUSE

TABLES = [(id, seats) for id in HOUSE for seats in dvergar.game(id).seats]
ALL = pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])
pytestmark = [
    pytest.mark.filterwarnings("error"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),  # dicts, as PettingZoo's own masked games have
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of an agent that is not asked
]


@ALL
def test_compliance(id: str, seats: int, scale: int) -> None:
    api_test(pettingzoo.env(id, seats=seats), num_cycles=15 * scale)
    seed_test(lambda: pettingzoo.env(id, seats=seats, dtype="float32"), num_cycles=5 * scale)


@ALL
def test_parallel_compliance(id: str, seats: int, scale: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(id, seats=seats), num_cycles=20 * scale)
    parallel_seed_test(lambda: pettingzoo.parallel_env(id, seats=seats, illegal="random"), num_cycles=5 * scale)


@pytest.mark.parametrize("id", HOUSE)
def test_both_play_the_match_of_the_seed_to_its_end(id: str, scale: int) -> None:
    one, all_at_once = pettingzoo.env(id, remember=True), pettingzoo.parallel_env(id)
    one.reset(seed=11)
    observations, infos = all_at_once.reset(seed=11)
    rewards: dict[str, float] = {}
    cycles = 0
    while all_at_once.agents and (cycles < 150 or id != "brisingamen" or scale > 1):  # a match of that takes a thousand
        cycles += 1
        actions = {agent: first(infos[agent]["action_mask"]) for agent in all_at_once.agents}
        for agent in all_at_once.possible_agents:
            if actions[agent] != all_at_once.wait:
                assert one.agent_selection == agent
                assert (one.observe(agent)["action_mask"] == observations[agent]["action_mask"][:-1]).all()
                one.step(actions[agent])
        observations, rewards, terminations, truncations, infos = all_at_once.step(actions)
        assert not any(truncations.values())
    assert one.unwrapped.match.state.key() == all_at_once.match.state.key()
    assert one.rewards == rewards
    assert one.unwrapped.history("seat_0")
    if all_at_once.agents:
        return
    assert all(terminations.values())
    if id != "die_zwerge":
        assert sum(rewards.values()) == pytest.approx(0)
    for agent in one.agent_iter():
        assert one.last()[2]
        one.step(None)
        assert agent not in one.agents


def first(mask: Any) -> int:
    """Return a legal action: not the lowest, for that would pass all the time."""
    return int(mask.nonzero()[0][-1] if mask.sum() < 4 else mask.nonzero()[0][len(mask.nonzero()[0]) // 2])


def test_answers_of_a_secret_phase_are_hidden_in_both() -> None:
    """Until all have bid, nobody's observation depends on how another has bid."""
    rows = []
    for bid in (0, 59):
        table = pettingzoo.env("nidavellir", seats=3)
        table.reset(seed=2)
        table.step(bid)
        assert table.agent_selection == "seat_1"
        rows.append([table.observe(agent)["observation"].tolist() for agent in ("seat_1", "seat_2")])
    assert rows[0] == rows[1]
    table = pettingzoo.parallel_env("nidavellir", seats=3)
    _, infos = table.reset(seed=2)
    assert all(infos[agent]["action_mask"][:-1].sum() == 60 for agent in table.agents)
    _, _, _, _, infos = table.step(dict.fromkeys(table.agents, 0))
    assert sum(infos[agent]["action_mask"][table.wait] for agent in table.agents) == 2


def test_max_cycles_cuts_a_match_off() -> None:
    all_at_once = pettingzoo.parallel_env("nains", seats=4, max_cycles=4)
    _, infos = all_at_once.reset(seed=1)
    for step in range(1, 5):
        _, _, terminations, truncations, infos = all_at_once.step({agent: first(infos[agent]["action_mask"]) for agent in all_at_once.agents})
        assert set(truncations.values()) == {step == 4}
        assert set(terminations.values()) == {False}
    assert not all_at_once.agents
    one = pettingzoo.env("nains", seats=4, max_cycles=4)
    one.reset(seed=1)
    assert len(list(steps_of(one))) == 4
    assert set(one.truncations.values()) == {True}


def steps_of(table: Any) -> Iterator[str]:
    while not any(table.truncations.values()) and not any(table.terminations.values()):
        yield table.agent_selection
        table.step(first(table.observe(table.agent_selection)["action_mask"]))


def test_illegal_actions() -> None:
    table = pettingzoo.env("nidavellir", seats=2)
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"seat 0 may not keep now; legal are bid\(0,1,2\)"):
        table.step(115)
    all_at_once = pettingzoo.parallel_env("nidavellir", seats=2)
    all_at_once.reset(seed=1)
    before = all_at_once.match.state.key()
    with pytest.raises(IllegalAction, match="seat 1 may not"):
        all_at_once.step({"seat_0": 0, "seat_1": 115})
    assert all_at_once.match.state.key() == before
    lost = pettingzoo.env("nidavellir", seats=2, illegal="lose")
    lost.reset(seed=1)
    lost.step(115)
    assert lost.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(lost.terminations.values())


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(UnknownGame, match="no game is called 'chess'"):
        pettingzoo.env("chess")
    for wrong, text in (
        ({"seats": 9}, "has 2 to 5 seats, not 9"),
        ({"options": {"speed": 3}}, "no rules option 'speed'"),
        ({"reward": "gold"}, "reward: 'gold' is not one of place, win, points"),
        ({"dtype": "int8"}, "dtype: 'int8' is not one of uint8, float32"),
        ({"illegal": "maybe"}, "illegal: 'maybe' is not one of raise, lose, random"),
        ({"max_cycles": 0}, "max_cycles: '0' is not a whole number from 1 on"),
    ):
        with pytest.raises(BadSetup, match=text):
            pettingzoo.parallel_env("nidavellir", **wrong)
    with pytest.raises(BadSetup, match="has no observations for learning programs"):
        pettingzoo.env("toy")
    with pytest.raises(BadSetup, match="call reset first"):
        pettingzoo.parallel_env("nidavellir").step({})
