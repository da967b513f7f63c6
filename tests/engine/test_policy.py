"""What bots agree on: one world in, one action out, here or in another process."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest

import dvergar
from dvergar.engine.game import OptionValue
from dvergar.engine.policy import Policy, decide, decide_in
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from support import NAMES, SETUPS, new, steps
from toy import ToyGame


class Watcher:
    """Answers anything legal, and keeps what it was shown."""

    def __init__(self) -> None:
        self.worlds: list[State] = []

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        self.worlds.append(world)
        legal = world.legal(seat)
        return legal[rng.below(len(legal))]


def work(id: str, cards: str | None, seats: int, options: Mapping[str, OptionValue], ints: list[int], seat: int, seed: int, add: int) -> int:
    """Answer with something that depends on all that travelled."""
    state = dvergar.game(id, cards).restore(seats, options, ints)
    return (state.key() + seed + seat + add) % 1_000_003


def policies(id: str) -> list[Policy]:
    """Return a watcher and the game's own ways to play but for those that search (tests/bots/test_fairness.py asks them)."""
    own = [make() for make in dvergar.game(id).policies().values()]
    return [Watcher(), *(policy for policy in own if not hasattr(policy, "iterations"))]


@pytest.mark.parametrize(("id", "seats"), SETUPS, ids=NAMES)
def test_a_policy_chooses_the_same_in_all_worlds_of_one_view(id: str, seats: int, scale: int) -> None:
    for seed in range(scale):
        match, rng = new(id, seats, seed), Rng(seed)
        for count in steps(match, rng):
            actors = match.state.actors()
            if not actors or count % 7:
                continue
            seat, draw = actors[-1], rng.seed()
            for policy in policies(id):
                key = match.state.key()
                action = decide(policy, match.state, seat, draw)
                assert action in match.state.legal(seat)
                assert match.state.key() == key
                assert decide(policy, match.state.worlds(seat, rng), seat, draw) == action


def test_a_policy_never_sees_the_true_state() -> None:
    match, watcher = new("toy", 3, 1), Watcher()
    decide(watcher, match.state, 0, 5)
    world = watcher.worlds[0]
    assert world is not match.state
    assert world.key() == match.state.worlds(0, Rng(5)).key()
    assert world.key() != match.state.key()


@pytest.mark.parametrize("executor", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_only_ints_and_texts_of_a_drawn_world_travel_to_an_executor(executor: type[ThreadPoolExecutor] | type[ProcessPoolExecutor]) -> None:
    match = new("toy", 3, 1)
    with executor(1) as pool:
        far = decide_in(pool, work, match.state, 2, Rng(9), 40).result()
    rng = Rng(9)
    world = match.state.worlds(2, rng)
    assert far == (world.key() + rng.seed() + 2 + 40) % 1_000_003


def test_the_folder_of_replaced_tables_travels_along() -> None:
    game = ToyGame()
    game.replaced = Path("mine")
    state = game.new(2, 1)
    with ThreadPoolExecutor(1) as pool:
        assert decide_in(pool, lambda id, cards, *rest: len(cards), state, 0, Rng(1)).result() == len("mine")
        game.replaced = None
        assert decide_in(pool, lambda id, cards, *rest: int(cards is None), state, 0, Rng(1)).result() == 1
