"""Search by trials: the heuristics's favourite stands until another action has proved better with the same luck."""

from __future__ import annotations

from time import perf_counter

import pytest

import dvergar
from dvergar.bots import policy
from dvergar.bots.trials import Trial, Trier
from dvergar.engine.game import Game
from dvergar.engine.policy import Heuristics, decide
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from support import HOUSE, new, steps

MASTERS = [id for id in HOUSE if (dvergar.game(id).heuristics() or Heuristics()).trials]


class Sure(Heuristics):
    """Thinks best of the first of three cards, each of which is worth what is said here."""

    def __init__(self, worth: list[float]) -> None:
        self.worth = worth

    def weigh(self, state: State, seat: int, legal: list[int]) -> list[float]:
        return [1.0 / (1 + n) for n in range(len(legal))]

    def ends(self, state: State, start: State) -> bool:
        return True

    def value(self, state: State) -> list[float]:
        chosen = state.dump()[0]
        return [self.worth[chosen] + 0.01 * state.rng.clone().below(3)] * 2


class Three(State):
    """One decision among three cards."""

    def __init__(self, game: Game, chosen: int, rng: Rng) -> None:
        super().__init__(game, 2, {}, rng)
        self.chosen = chosen

    def actors(self) -> list[int]:
        return [0]

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2]

    def apply(self, seat: int, action: int) -> None:
        self.chosen = action

    def clone(self) -> State:
        return Three(self.game, self.chosen, self.rng.clone())

    def worlds(self, seat: int | None, rng: Rng) -> State:
        return Three(self.game, self.chosen, Rng(rng.seed()))

    def dump(self) -> list[int]:
        return [self.chosen]


@pytest.mark.parametrize(
    ("worth", "best"), [([0.5, 0.4, 0.6], 2), ([0.5, 0.7, 0.6], 1), ([0.5, 0.5, 0.5], 0), ([0.5, 0.4, 0.3], 0)], ids=["last", "middle", "equal", "worse"]
)
def test_only_what_is_better_takes_the_place_of_the_favourite(worth: list[float], best: int) -> None:
    state = Three(dvergar.game("nidavellir"), -1, Rng(1))
    assert Trier(Sure(worth), 30).choose(state, 0, Rng(2)) == best


def test_what_has_too_low_an_opinion_is_not_tried_and_a_lead_within_the_margin_does_not_count() -> None:
    state = Three(dvergar.game("nidavellir"), -1, Rng(1))
    unlikely, narrow = Sure([0.5, 0.4, 0.6]), Sure([0.5, 0.6, 0.4])
    unlikely.least, narrow.margin = 0.4, 0.2
    assert [Trier(sure, 30).choose(state, 0, Rng(2)) for sure in (unlikely, narrow)] == [0, 0]
    unlikely.least, narrow.margin = 0.3, 0.05
    assert [Trier(sure, 30).choose(state, 0, Rng(2)) for sure in (unlikely, narrow)] == [2, 1]


class Secret(Three):
    """The same while nobody knows what the others answer."""

    def secret(self) -> bool:
        return True

    def clone(self) -> State:
        return Secret(self.game, self.chosen, self.rng.clone())

    def worlds(self, seat: int | None, rng: Rng) -> State:
        return Secret(self.game, self.chosen, Rng(rng.seed()))


def test_a_secret_phase_has_more_candidates_where_there_are_playouts_enough() -> None:
    game, sure = dvergar.game("nidavellir"), Sure([0.5, 0.4, 0.6])
    plain, secret = Three(game, -1, Rng(1)), Secret(game, -1, Rng(1))
    assert Trier(sure, 36, most=2).choose(secret, 0, Rng(2)) == 0
    sure.wide = 3
    assert [Trier(sure, 36, most=2).choose(state, 0, Rng(2)) for state in (plain, secret)] == [0, 2]
    assert Trier(sure, 35, most=2).choose(secret, 0, Rng(2)) == 0


class Slow(Sure):
    """Takes a while to say what a position is worth."""

    asked = 0

    def value(self, state: State) -> list[float]:
        self.asked += 1
        end = perf_counter() + 0.02
        while perf_counter() < end:
            pass
        return super().value(state)


def test_time_may_be_over_in_the_middle_of_a_world_of_which_nothing_counts_then() -> None:
    state, slow = Three(dvergar.game("nidavellir"), -1, Rng(1)), Slow([0.5, 0.9, 0.9])
    trial = Trial(state, 0, slow, Rng(2), 3)
    trial.run(100, 0.03)
    assert slow.asked < 3
    assert trial.worlds == trial.playouts == 0
    assert trial.best() == 0


def test_masters_of_two_games_search_by_trials() -> None:
    assert MASTERS == ["brisingamen", "die_zwerge"]
    for id in MASTERS:
        assert isinstance(policy(dvergar.game(id), "master"), Trier)


@pytest.mark.parametrize("id", MASTERS)
def test_equal_worlds_and_seeds_give_equal_trials(id: str) -> None:
    heuristics = dvergar.game(id).heuristics()
    assert heuristics is not None
    match = new(id, 3, 5)
    for count in steps(match, Rng(5)):
        actors = match.state.actors()
        if count == 20 and actors:
            found = []
            for world in (match.state, match.state.worlds(actors[0], Rng(1))):
                trial = Trial(world, actors[0], heuristics, Rng(3), 4)
                trial.run(16, 0.0)
                assert trial.playouts <= 16
                found.append((trial.actions, trial.ahead, trial.best()))
            assert found[0] == found[1]
            assert found[0][2] in match.state.legal(actors[0])
            return


def test_no_more_playouts_than_wished_and_time_is_kept() -> None:
    state = dvergar.game("die_zwerge").new(4, 3)
    heuristics = dvergar.game("die_zwerge").heuristics()
    assert heuristics is not None
    with pytest.raises(ValueError, match="at least one iteration, not 0"):
        Trier(heuristics, 0)
    trial = Trial(state, 0, heuristics, Rng(1), 5)
    trial.run(1_000_000, 0.05)
    assert trial.playouts < 1_000_000
    assert decide(Trier(heuristics, 3), state, state.actors()[0], 2) in state.legal(state.actors()[0])
