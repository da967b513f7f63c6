"""One match between bots: what it depends on, and how faults are told."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.arena.errors import BotFault
from dvergar.arena.play import limit, play, timed
from dvergar.bots import policy
from dvergar.bots.search import Searcher
from dvergar.engine.errors import BadSetup
from dvergar.engine.policy import Heuristics
from dvergar.engine.rng import Rng
from dvergar.engine.state import State


class Wrong:
    """Chooses what is never legal."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        return -5


class Broken:
    """Fails."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        raise KeyError("no idea")


def outcome(id: str, bots: list[str], seed: int, first: int) -> tuple[int, list[int]]:
    game = dvergar.game(id)
    played = play(game, [policy(game, bot) for bot in bots], seed, range(first, first + len(bots)))
    assert played.state.actors() == []
    assert len(played.seconds) == len(bots)
    return played.state.key(), played.decisions


def test_equal_seeds_give_equal_matches() -> None:
    once = outcome("nidavellir", ["greedy", "random", "random"], 3, 10)
    assert once == outcome("nidavellir", ["greedy", "random", "random"], 3, 10)
    assert once[0] != outcome("nidavellir", ["greedy", "random", "random"], 3, 20)[0]
    assert once[0] != outcome("nidavellir", ["greedy", "random", "random"], 4, 10)[0]
    assert min(once[1]) > 0


def test_a_budget_takes_the_place_of_a_clock_and_nothing_else() -> None:
    clocked, counted = Searcher(Heuristics(), 900, 0.5), Searcher(Heuristics(), 900)
    assert (timed(clocked), timed(counted)) == (True, False)
    limit(clocked, 7)
    limit(counted, 7)
    assert (clocked.iterations, clocked.seconds, timed(clocked)) == (7, 0.0, False)
    assert counted.iterations == 900
    assert timed(policy(dvergar.game("nidavellir"), "master"))
    limited = policy(dvergar.game("nidavellir"), "master")
    limit(limited, 5)
    assert not timed(limited)
    assert not timed(policy(dvergar.game("nidavellir"), "greedy"))


def test_a_level_that_is_not_there_is_named() -> None:
    with pytest.raises(BadSetup, match="no level 'clever'"):
        policy(dvergar.game("nidavellir"), "clever")


@pytest.mark.parametrize(("bot", "what"), [(Wrong(), "the bot Wrong on seat 1 chose -5, which is not legal"), (Broken(), "has failed .KeyError: 'no idea'")])
def test_a_bot_that_fails_is_named(bot: Wrong | Broken, what: str) -> None:
    game = dvergar.game("toy")
    with pytest.raises(BotFault, match=what):
        play(game, [policy(game, "random"), bot], 1, [1, 2])
