"""What networks are told: always as many numbers, nothing hidden, and the same on every build; and the levels that have learned."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

import dvergar
from dvergar.arena.play import limit
from dvergar.bots import levels, offered, policy
from dvergar.bots.search import Searcher
from dvergar.bots.trials import Trier
from dvergar.engine.policy import Heuristics
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.mechanics.tavern.heuristics import TavernHeuristics
from dvergar.mechanics.tavern.themes import GEM, LINES, PURSE
from support import HOUSE


def told(id: str) -> bool:
    game = dvergar.game(id)
    heuristics = game.heuristics() or Heuristics()
    return bool(heuristics.features(game.new(max(game.seats), 0), 0))


LEARNING = [id for id in HOUSE if told(id)]
LEARNED = [id for id in HOUSE if dvergar.game(id).learned() is not None]


def walk(id: str, seats: int, seed: int) -> Iterator[State]:
    """Yield the positions of a match of random moves, now and then one."""
    state, rng = dvergar.game(id).new(seats, seed), Rng(seed)
    while actors := state.actors():
        if rng.below(12) == 0:
            yield state
        legal = state.legal(actors[0])
        state.apply(actors[0], legal[rng.below(len(legal))])


def test_some_games_learn_and_some_have_learned() -> None:
    assert {"nidavellir", "nains", "brisingamen"} <= set(LEARNING)
    assert LEARNED == ["nains", "nidavellir"]


@pytest.mark.parametrize("id", LEARNING)
def test_features_depend_only_on_what_the_seat_knows(id: str) -> None:
    heuristics = dvergar.game(id).heuristics()
    assert heuristics is not None
    for seats in (min(dvergar.game(id).seats), max(dvergar.game(id).seats)):
        for state in walk(id, seats, 5):
            for seat in range(seats):
                first, second = (heuristics.features(state.worlds(seat, Rng(n)), seat) for n in (1, 2))
                assert first == second == heuristics.features(state, seat)


@pytest.mark.parametrize("id", LEARNING)
def test_features_are_always_as_many_and_of_a_size(id: str) -> None:
    heuristics = dvergar.game(id).heuristics()
    assert heuristics is not None
    counts = set()
    for seats in dvergar.game(id).seats:
        for state in walk(id, seats, seats):
            numbers = heuristics.features(state, 0)
            counts.add(len(numbers))
            assert all(-20.0 < number < 20.0 for number in numbers)
    assert len(counts) == 1


@pytest.mark.parametrize("id", LEARNED)
def test_who_has_learned_is_the_master_and_who_grows_trees_stays_for_research(id: str) -> None:
    game = dvergar.game(id)
    assert list(levels(game))[-3:] == ["former", "master", "grandmaster"]
    assert offered(game) == ["apprentice", "journeyman", "master", "grandmaster"]
    learned, old = policy(game, "master"), policy(game, "former")
    assert isinstance(learned, Trier)
    assert learned.heuristics.network is not None
    assert learned.seconds > 0.0
    assert isinstance(old, Searcher)
    assert old.heuristics.network is None
    grand = policy(game, "grandmaster")
    assert isinstance(grand, Trier)
    assert grand.heuristics.network is learned.heuristics.network
    by_its_old_name = policy(game, "learned")
    assert isinstance(by_its_old_name, Trier)
    assert by_its_old_name.heuristics.network is learned.heuristics.network


VALUES = {
    "nidavellir": [0.14406760040139208, 0.3238780485419993, 0.49703806672666007, 0.3305997076896936],
    "nains": [0.2662216213828248, 0.26056509562622393, 0.3446873147295858, 0.38677914952734305],
}


@pytest.mark.parametrize("id", LEARNED)
def test_what_was_learned_says_the_same_on_every_build(id: str) -> None:
    """The numbers are those of plain Python; this test runs on the compiled build too."""
    learned = dvergar.game(id).learned()
    assert learned is not None
    state = next(state for n, state in enumerate(walk(id, 4, 9)) if n == 4)
    assert learned.value(state) == VALUES[id]


@pytest.mark.parametrize("id", LEARNED)
def test_equal_worlds_and_generators_give_equal_answers(id: str) -> None:
    game = dvergar.game(id)
    for n, state in enumerate(walk(id, 3, 2)):
        if n < 4:
            seat = state.actors()[0]
            bots = [policy(game, "master") for _ in range(2)]
            for bot in bots:
                limit(bot, 24)
            assert bots[0].choose(state.worlds(seat, Rng(n)), seat, Rng(n)) == bots[1].choose(state.worlds(seat, Rng(n)), seat, Rng(n))


@pytest.mark.parametrize("id", LEARNED)
def test_what_is_shipped_is_small_and_fits(id: str) -> None:
    game = dvergar.game(id)
    learned = game.learned()
    assert learned is not None
    assert learned.network is not None
    assert learned.network.inputs == len(learned.features(game.new(3, 0), 0))
    values = learned.value(game.new(3, 0))
    assert all(0.0 < value < 1.0 for value in values)


def test_what_each_number_adds_is_the_whole_difference() -> None:
    learned = dvergar.game("nidavellir").learned()
    assert learned is not None
    network = learned.network
    assert network is not None
    states = list(walk("nidavellir", 3, 4))
    for one, other in pairwise(states[:8]):
        here, there = learned.features(one, 0), learned.features(other, 0)
        pulls = network.pulls(here, there)
        assert sum(pulls) == pytest.approx(network.worth(here) - network.worth(there), abs=1e-9)
        assert all(pull == 0.0 for pull, a, b in zip(pulls, here, there, strict=True) if a == b)


def themes_of(id: str) -> list[int]:
    learned = dvergar.game(id).learned()
    return learned.themes() if isinstance(learned, TavernHeuristics) else []


THEMED = [id for id in LEARNED if themes_of(id)]


def test_some_games_say_what_their_numbers_tell_of() -> None:
    assert "nidavellir" in THEMED


@pytest.mark.parametrize("id", THEMED)
def test_each_number_has_a_theme_and_the_greatest_is_told(id: str) -> None:
    game = dvergar.game(id)
    learned = game.learned()
    assert isinstance(learned, TavernHeuristics)
    assert learned.network is not None
    themes = learned.themes()
    assert len(themes) == learned.network.inputs
    assert {PURSE, LINES, GEM} <= set(themes)
    state = game.new(3, 0)
    for theme, words in ((PURSE, ["hint-sees-coins"]), (LINES, ["hint-sees-lines"]), (GEM, ["hint-sees-gem"]), (0, [])):
        pulls = [1.0 if n == themes.index(theme) else 0.0 for n in range(len(themes))]
        assert [fact.word for fact in learned.sees(state, pulls, pulls)] == words
        assert not learned.sees(state, [-pull for pull in pulls], pulls), "what is no more is not said to be"
        assert not learned.sees(state, pulls, [0.01 * pull for pull in pulls]), "too little is not worth words"
        worse = [-2.0 if n == 0 else pull for n, pull in enumerate(pulls)]
        assert not learned.sees(state, pulls, worse), "of what it takes for worse it sees nothing good"
    twice = [1.0 if n in (themes.index(PURSE), themes.index(0)) else 0.0 for n in range(len(themes))]
    assert not learned.sees(state, twice, [2.0 if theme == 0 else 1.0 for theme in themes]), "a class is told by other facts"


@pytest.mark.parametrize("id", LEARNED)
def test_chances_to_end_in_front_of_all_add_up_to_one(id: str) -> None:
    """As hints tell them; masters think of the places behind too."""
    game = dvergar.game(id)
    told, master = game.learned(), game.learned()
    assert told is not None
    assert master is not None
    assert master.front == 0.5
    told.front = 1.0
    state = next(state for n, state in enumerate(walk(id, 3, 9)) if n == 4)
    assert sum(told.value(state)) == pytest.approx(1.0)
    assert told.value(state) != master.value(state)
    order = sorted(range(3), key=lambda seat: told.value(state)[seat])
    assert order == sorted(range(3), key=lambda seat: master.value(state)[seat])
