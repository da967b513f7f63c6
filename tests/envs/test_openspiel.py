"""OpenSpiel's own tests of games, and what they do not look at."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys

import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough

import dvergar
from dvergar.engine.errors import BadSetup
from dvergar.engine.match import Match
from dvergar.envs.openspiel import DvergarState, name_of
from support import HOUSE

TABLES = [(id, seats) for id in HOUSE for seats in dvergar.game(id).seats]
LONG = {("brisingamen", 4), ("brisingamen", 5)}  # thousands of decisions: one deal of them is enough but in long tests


def started(text: str, seed: int = 7) -> DvergarState:
    """Return the match of that seed."""
    state: DvergarState = pyspiel.load_game(text).new_initial_state()
    for byte in seed.to_bytes(4, "little"):
        assert state.is_chance_node()
        state.apply_action(byte)
    return state


@pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])
def test_random_simulations(id: str, seats: int, scale: int) -> None:
    if scale == 1 and (id, seats) in LONG:
        walk(started(f"{name_of(id)}(players={seats})"), 60)
        return
    for simultaneous in (False, True):
        game = pyspiel.load_game(f"{name_of(id)}(players={seats},simultaneous={simultaneous})")
        if simultaneous and not any_secrets(id):
            continue
        pyspiel.random_sim_test(game, num_sims=1, serialize=scale > 1 and id != "brisingamen", verbose=False)


def any_secrets(id: str) -> bool:
    return dvergar.game(id).new(3, 0).secret()


def walk(state: DvergarState, steps: int) -> None:
    """Look at all that a state offers while it is played on."""
    chance = random.Random(4)
    for _ in range(steps):
        for player in range(state.num_players()):
            assert len(state.observation_tensor(player)) == state.get_game().observation_tensor_size()
            assert state.information_state_string(player)
        copy = pickle.loads(pickle.dumps(state))
        assert str(copy) == str(state.clone()) == str(state)
        assert copy.observation_string(0) == state.observation_string(0)
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("id", HOUSE)
def test_a_deal_is_a_match_of_the_house(id: str) -> None:
    state, chance = started(name_of(id), 7), random.Random(1)
    match = Match.new(id, state.num_players(), 7)
    for _ in range(25):
        player = state.current_player()
        assert match.state.actors()[0] == player
        assert match.state.legal(player) == state.legal_actions()
        action = chance.choice(state.legal_actions())
        assert match.game.actions.name(action) == state.action_to_string(player, action)
        match.play(player, action)
        state.apply_action(action)
    assert state.match.state.key() == match.state.key()
    assert state.returns() == [0.0] * state.num_players()


@pytest.mark.parametrize("simultaneous", [False, True])
def test_a_playthrough(simultaneous: bool) -> None:
    text = playthrough(f"dvergar_nidavellir(players=2,simultaneous={simultaneous})", None, seed=3)
    assert f"GameType.dynamics = Dynamics.{'SIMULTANEOUS' if simultaneous else 'SEQUENTIAL'}" in text
    assert 'StringLegalActions() = ["bid(0,1,2)"' in text or 'StringLegalActions(0) = ["bid(0,1,2)"' in text
    assert "IsTerminal() = True" in text


def test_secret_phases() -> None:
    """All at once or one after the other: nobody's information depends on the others' answers, and the position that follows is the same."""
    one, all_at_once = started("dvergar_nidavellir(players=3)"), started("dvergar_nidavellir(players=3,simultaneous=True)")
    assert all_at_once.current_player() == pyspiel.PlayerId.SIMULTANEOUS
    other = one.clone()
    one.apply_action(0)
    other.apply_action(59)
    for player in (1, 2):
        assert one.information_state_string(player) == other.information_state_string(player)
        assert one.observation_tensor(player) == other.observation_tensor(player)
    one.apply_action(4)
    one.apply_action(8)
    all_at_once.apply_actions([0, 4, 8])
    assert one.match.state.key() == all_at_once.match.state.key()


def test_resampled_states_look_alike() -> None:
    state = started("dvergar_nains(players=3)")
    state.apply_action(3)
    drawn = [state.resample_from_infostate(1, random.Random(seed).random) for seed in range(4)]
    assert len({other.match.state.key() for other in drawn}) > 1
    for other in drawn:
        assert other.observation_string(1) == state.observation_string(1)
        assert other.information_state_string(1) == state.information_state_string(1)
        assert other.legal_actions() == state.legal_actions()


def test_options_are_parameters() -> None:
    state = started("dvergar_nidavellir(hero_set=first_game)")
    assert state.match.state.options["hero_set"] == "first_game"
    zwerge = dvergar.game("die_zwerge").option("heroes").default  # type: ignore[attr-defined]
    state = started(f"dvergar_die_zwerge(players=1,hero_choice=fixed,heroes={';'.join(zwerge[:2])})")
    assert state.match.state.options["heroes"] == zwerge[:2]
    for wrong, text in (("players=7", "2 to 5 seats, not 7"), ("hero_set=none", "option hero_set")):
        with pytest.raises((BadSetup, pyspiel.SpielError, RuntimeError), match=text):
            pyspiel.load_game(f"dvergar_nidavellir({wrong})")


def test_python_ends_well() -> None:
    """Games that OpenSpiel still holds when Python ends do no harm."""
    code = "import pyspiel, dvergar.envs.openspiel; pyspiel.load_game('dvergar_nidavellir').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0
