"""Search over information sets: fair, repeatable, and right where only one answer is."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.bots.search import Search, Searcher
from dvergar.engine.game import Game
from dvergar.engine.policy import Heuristics
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from support import HOUSE, NAMES, SETUPS, new, steps

SEARCHED = [id for id in HOUSE if dvergar.game(id).heuristics() is not None]


def heuristics(id: str) -> Heuristics:
    """Return a game's guide, or the one for all games with short playouts."""
    found = dvergar.game(id).heuristics()
    if found is None:
        found = Heuristics()
        found.depth = 10
    return found


def middle(id: str, seats: int, count: int) -> State:
    """Return the last position with a decision among the first `count` random ones."""
    match = new(id, seats, 5)
    found = match.state.clone()
    for number in steps(match, Rng(5)):
        if number >= count or not match.state.actors():
            break
        found = match.state.clone()
    return found


@pytest.mark.parametrize(("id", "seats"), SETUPS, ids=NAMES)
def test_every_game_can_be_searched_and_equal_searches_are_equal(id: str, seats: int) -> None:
    state = middle(id, seats, 12)
    seat = state.actors()[-1]
    world = state.worlds(seat, Rng(1))
    found = []
    for _ in range(2):
        search = Search(world, seat, heuristics(id), Rng(7))
        search.run(6)
        found.append(search.ranking())
    assert found[0] == found[1]
    assert {action for action, _, _ in found[0]} == set(state.legal(seat))
    assert sum(visits for _, visits, _ in found[0]) == 6
    assert all(0.0 <= value <= 1.0 for _, _, value in found[0])


@pytest.mark.parametrize(("id", "seats"), SETUPS, ids=NAMES)
def test_a_search_finds_the_same_in_all_worlds_of_one_view(id: str, seats: int) -> None:
    state = middle(id, seats, 20)
    seat = state.actors()[0]
    rankings = []
    for world in (state, state.worlds(seat, Rng(2)), state.worlds(seat, Rng(3))):
        search = Search(world, seat, heuristics(id), Rng(4))
        search.run(5)
        rankings.append(search.ranking())
    assert rankings[0] == rankings[1] == rankings[2]


class Race(State):
    """Three heaps, one number each: who takes the highest wins. The second seat cannot see which heap was taken: it answers at the same time."""

    def __init__(self, game: Game, worth: list[int], taken: list[int]) -> None:
        super().__init__(game, 2, {}, Rng(0))
        self.worth = worth
        self.taken = taken

    def actors(self) -> list[int]:
        return [seat for seat in range(2) if self.taken[seat] < 0]

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2] if self.taken[seat] < 0 else []

    def apply(self, seat: int, action: int) -> None:
        self.taken[seat] = action

    def secret(self) -> bool:
        return True

    def clone(self) -> State:
        return Race(self.game, self.worth, self.taken.copy())

    def worlds(self, seat: int | None, rng: Rng) -> State:
        return self.clone()

    def scores(self) -> list[int]:
        return [0 if taken < 0 else self.worth[taken] for taken in self.taken]


@pytest.mark.parametrize("best", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1])
def test_search_takes_a_forced_win_also_in_secret_phases(best: int, seat: int) -> None:
    worth = [1, 1, 1]
    worth[best] = 90
    state = Race(dvergar.game("nidavellir"), worth, [-1, -1])
    sure = Heuristics()
    sure.explore = 0.2
    search = Searcher(sure, 200).search(state, seat, Rng(best))
    assert search.ranking()[0][0] == best
    assert search.ranking()[0][1] > 70


def test_time_is_kept_and_a_single_action_needs_no_search() -> None:
    state = middle("nidavellir", 3, 0)
    searcher = Searcher(heuristics("nidavellir"), 1_000_000, 0.05)
    search = searcher.search(state.worlds(0, Rng(1)), 0, Rng(1))
    assert 8 <= search.iterations < 1_000_000
    lone = Race(dvergar.game("nidavellir"), [1, 1, 1], [0, -1])
    lone.legal = lambda seat: [2]  # type: ignore[method-assign]
    assert searcher.choose(lone, 1, Rng(1)) == 2


def test_a_search_without_iterations_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one iteration, not 0"):
        Searcher(Heuristics(), 0)


@pytest.mark.parametrize("id", SEARCHED)
def test_the_guide_values_and_weighs_between_nothing_and_all(id: str) -> None:
    found = heuristics(id)
    match = new(id, 3, 2)
    rng = Rng(2)
    for count in steps(match, rng):
        if count % 5:
            continue
        state = match.state
        values = found.value(state)
        assert len(values) == state.seats
        assert all(0.0 <= value <= 1.0 for value in values)
        for seat in state.actors():
            legal = state.legal(seat)
            weights = found.weigh(state, seat, legal)
            assert not weights or (len(weights) == len(legal) and max(weights) == 1.0 and min(weights) >= 0.0)
            assert found.move(state, seat, rng) in legal


class Walk(State):
    """Two seats add a number each in turn, six times in all; who has added more wins. Nothing is hidden."""

    def __init__(self, game: Game, taken: list[int]) -> None:
        super().__init__(game, 2, {}, Rng(0))
        self.taken = taken

    def actors(self) -> list[int]:
        return [len(self.taken) % 2] if len(self.taken) < 6 else []

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2] if [seat] == self.actors() else []

    def apply(self, seat: int, action: int) -> None:
        self.taken.append(action)

    def clone(self) -> State:
        other = Walk(self.game, self.taken.copy())
        other.reveals = self.reveals
        return other

    def worlds(self, seat: int | None, rng: Rng) -> State:
        return self.clone()

    def dump(self) -> list[int]:
        return self.taken.copy()

    def scores(self) -> list[int]:
        return [sum(self.taken[seat::2]) for seat in range(2)]


def keeping(depth: int = -1) -> Heuristics:
    """Return a guide that lets trees go on."""
    found = Heuristics()
    found.reuse = True
    found.depth = depth
    return found


def walked(*taken: int) -> Walk:
    """Return a position of that game."""
    return Walk(dvergar.game("nidavellir"), list(taken))


def test_a_later_decision_keeps_what_was_learned_of_it() -> None:
    search = Search(walked(), 0, keeping(), Rng(1))
    search.run(300)
    assert search.goes_on(walked(2, 1), 0, Rng(2))
    root = search.root()
    assert root is not None
    before = root.visits.copy()
    assert sum(before) >= 4
    assert search.ranking()[0][0] == 2
    search.run(20)
    assert sum(root.visits) == sum(before) + 20
    assert search.iterations == 20
    assert search.goes_on(walked(2, 1, 2, 2), 0, Rng(3))  # and on from there


def test_only_the_same_knowledge_of_the_same_seat_goes_on() -> None:
    search = Search(walked(), 0, keeping(), Rng(1))
    search.run(300)
    revealed = walked(2, 1)
    revealed.reveals = 1
    assert not search.goes_on(revealed, 0, Rng(2))  # what came to light is not in the tree
    assert not search.goes_on(walked(2), 1, Rng(2))
    assert not search.goes_on(walked(), 0, Rng(2))  # asked again, a bot thinks again
    assert not search.goes_on(walked(2, 2, 1, 1, 1), 0, Rng(2))
    idle = Search(walked(), 0, Heuristics(), Rng(1))
    idle.run(300)
    assert not idle.goes_on(walked(2, 1), 0, Rng(2))


def test_one_bot_serves_several_tables_and_a_lost_tree_is_no_fault() -> None:
    bot = Searcher(keeping(), 200)
    first, second = bot.search(walked(), 0, Rng(1)), bot.search(walked(1, 1), 0, Rng(2))
    assert bot.search(walked(2, 1), 0, Rng(3)) is first
    assert bot.search(walked(1, 1, 2, 1), 0, Rng(4)) is second
    for n in range(9):
        bot.search(walked(0, n % 3, 0, 0), 0, Rng(n))
    assert len(bot.kept) == 4
    assert bot.search(walked(2, 1, 2, 1), 0, Rng(5)) is not first


@pytest.mark.parametrize("id", HOUSE)
def test_trees_that_go_on_know_the_legal_actions_and_make_equal_matches_equal(id: str) -> None:
    played = []
    for _ in range(2):
        match, rng, bot, went = new(id, 3, 5), Rng(5), Searcher(keeping(0), 16), []
        for count in steps(match, rng):
            actors = match.state.actors()
            if actors and count % 3 == 0 and count < 45:
                world = match.state.worlds(actors[0], Rng(count))
                search = bot.begin(world, actors[0], Rng(count))
                root = search.root()
                assert root is None or root.actions == world.legal(actors[0])
                went.append(root is not None and root.total)
                went.append(bot.choose(world, actors[0], Rng(count)))
        played.append(went)
    assert played[0] == played[1]
