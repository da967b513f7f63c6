"""Random games (spec 9): what changes between decisions, how games end, and what they score."""

from __future__ import annotations

from collections import Counter

import pytest

import dvergar
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event
from dvergar.games.nidavellir.cards import CLASSES
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.position import HERO, PHASES
from dvergar.mechanics.tavern.coins import ROYAL
from games import playing
from games.nidavellir import invariants
from games.nidavellir.build import game
from games.playing import act

EVERY = pytest.mark.parametrize("hero_set", ["all", "first_game"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
NEVER = {"uline_bid", "uline_trade", "thrud", "ylud"}  # phases without Thrud, Ylud and Uline (spec 11)


def new(seats: int, seed: int, **options: str) -> NidavellirState:
    state = game().new(seats, seed, options)
    assert isinstance(state, NidavellirState)
    return state


def check_step(before: NidavellirState, after: NidavellirState) -> None:
    """Check what may not happen between two decisions."""
    assert all(b <= a for b, a in zip(before.recruits, after.recruits, strict=True)), "5: a hero was lost"
    assert after.discard[: len(before.discard)] == before.discard, "11: the discard pile shrank"
    assert after.reveals >= before.reveals
    for seat in range(after.seats):
        was = [coin for coin in before.coins[5 * seat : 5 * seat + 5] if coin & 3 != ROYAL]
        now = [coin for coin in after.coins[5 * seat : 5 * seat + 5] if coin & 3 != ROYAL]
        assert set(now) <= set(was) | {after.board.special}, "1: a base coin came back"
    royal = [sum(v * n for v, n in enumerate(s.treasure)) + sum(coin >> 2 for coin in s.coins if coin & 3 == ROYAL) for s in (before, after)]
    assert royal == [437 if after.seats > 3 else 383] * 2, "11: royal coins"
    if any(after.grades[5 * seat] for seat in range(after.seats)) and after.thrud < 0:
        sheets = game().result(after).lines
        assert any(line.points > 0 for sheet in sheets for line in sheet if line.key == "warrior_bonus"), "13: somebody leads the warriors"


def check_trades(state: NidavellirState, before: NidavellirState, events: list[Event]) -> None:
    """Check the coins that came (invariant 12): good enough, or nothing better was there."""
    if len(events) != 1:  # several in a row change the treasure in between
        return
    args = events[0].args
    target, new, old = int(args["sum"]), int(args["new"]), int(args["old"])
    there = [value for value, count in enumerate(before.treasure) if count and value != old]
    assert new in there
    assert new == (min(v for v in there if v >= target) if any(v >= target for v in there) else max(there)), "12"


@SEATS
@EVERY
def test_invariants_at_every_step(seats: int, hero_set: str, scale: int) -> None:
    phases = set()
    for seed in range(3 * scale):
        state, rng, count = new(seats, seed, hero_set=hero_set), Rng(seed), 0
        events: list[Event] = []
        state.listener = events
        invariants.check(state)
        while state.actors():
            phases.add(state.phase_name())
            before = state.clone()
            assert isinstance(before, NidavellirState)
            told = len(events)
            act(state, rng)
            count += 1
            invariants.check(state)
            check_step(before, state)
            if before.phase_name() != "transform" and not any(event.kind == "transformed" for event in events[told:]):
                check_trades(state, before, [event for event in events[told:] if event.kind == "traded"])
        assert count <= 250
        rounds = state.setup.rounds
        picks = Counter(event.seat for event in events if event.kind in ("recruited", "offering"))
        assert picks == dict.fromkeys(range(seats), 6 * rounds), "10: picks"
        taverns = Counter(event.kind for event in events)
        assert taverns["revealed"] == 6 * rounds
        assert taverns["leftover"] == (6 * rounds if seats == 2 else 0)
        assert taverns["round"] == 2 * rounds - 1  # the first one is there before anybody listens
    assert ("first_game" in hero_set) <= (not phases & NEVER)


def test_without_three_heroes_their_decisions_never_come() -> None:
    seen: set[str] = set()
    full: set[str] = set()
    for seed in range(12):
        for hero_set, found in (("first_game", seen), ("all", full)):
            state, rng = new(3, seed, hero_set=hero_set), Rng(seed)
            while state.actors():
                found.add(state.phase_name())
                act(state, rng)
    assert not seen & NEVER
    assert full == set(PHASES) - {"over"}


@SEATS
def test_in_each_tavern_each_seat_picks_once(seats: int) -> None:
    state, rng = new(seats, 3), Rng(3)
    while state.actors():
        was, cards = state.takers.copy(), state.cards
        act(state, rng)
        if state.cards is not cards:
            assert len(was) == 3 * state.setup.width
        width = state.setup.width
        for first in range(0, len(state.takers), width):
            takers = [taker for taker in state.takers[first : first + width] if taker >= 0]
            assert len(set(takers)) == len(takers)


@SEATS
def test_permuted_seats_give_permuted_results(seats: int) -> None:
    """Invariant 14: there is no seat order, so seats that change places with their gems change places in the result."""
    playing.permuted_seats_give_permuted_results("nidavellir", seats)


@SEATS
def test_the_order_of_secret_answers_does_not_matter(seats: int) -> None:
    for seed in range(4):
        one, rng = new(seats, seed), Rng(seed)
        other = one.clone()
        while one.actors():
            if one.secret():
                bids = [(seat, one.legal(seat)[rng.below(len(one.legal(seat)))]) for seat in one.actors()]
                for seat, action in bids:
                    one.apply(seat, action)
                for seat, action in reversed(bids):
                    other.apply(seat, action)
            else:
                seat, action = act(one, rng)
                other.apply(seat, action)
            assert one.key() == other.key()


@SEATS
def test_the_same_decisions_and_seed_give_the_same_game(seats: int) -> None:
    """Invariant 15."""
    playing.same_decisions_give_the_same_game("nidavellir", seats)


@pytest.mark.parametrize(("seats", "mean", "winner"), [(2, 239, 253), (3, 228, 248), (4, 157, 175), (5, 154, 177)])
def test_random_games_score_as_the_spec_found(seats: int, mean: int, winner: int) -> None:
    """Section 12 lists means of 300 random games; standard deviations there are 17 to 25 points a seat."""
    playing.random_games_score("nidavellir", seats, mean, winner)


@SEATS
def test_set_up(seats: int) -> None:
    """Spec 3: decks, gems, coins, treasure."""
    state = new(seats, 1)
    assert sorted(state.gems) == [5 - k for k in range(seats)][::-1]
    assert [coin >> 2 for coin in state.coins] == [0, 2, 3, 4, 5] * seats
    age1, age2 = state.setup.decks
    assert (len(age1), len(age2)) == ((45, 46) if seats == 5 else (36, 37))
    assert (state.setup.rounds, state.setup.width) == {2: (4, 3), 3: (4, 3), 4: (3, 4), 5: (3, 5)}[seats]
    assert sum(state.treasure) == (34 if seats > 3 else 28)
    assert [state.treasure[value] for value in (7, 9, 11)] == ([3, 3, 3] if seats > 3 else [1, 1, 1])
    assert len(state.heroes_left()) == 21
    assert len(state.cards) == 3 * state.setup.width
    assert state.actors() == list(range(seats))


@SEATS
def test_deck_contents(seats: int) -> None:
    """Spec 2.2 and 2.7, class by class."""
    t = game().data
    counts = [[0] * 6, [0] * 6]
    points = [[0] * 5, [0] * 5]
    for age, deck in enumerate(game().data.setup(seats).decks):
        for card in deck:
            assert t.ids[card].startswith(f"a{age + 1}_")
            column = min(t.column[card], 5)
            counts[age][column] += 1
            if column < 5:
                points[age][column] += t.points[card]
                assert t.grades[card] == 1
    big = seats == 5
    assert counts == [[9, 8, 8, 10, 8, 2], [9, 8, 8, 10, 8, 3]] if big else counts == [[8, 6, 6, 8, 7, 1], [8, 6, 6, 8, 7, 2]]
    assert points == [[58, 0, 7, 0, 68]] * 2 if big else points == [[48, 0, 6, 0, 56]] * 2


def test_components_add_up() -> None:
    """Spec 2.7: 118 cards, 60 coins."""
    t = game().data
    dwarves = sum(len([card for card in deck if t.kind[card] == 0]) for deck in t.setup(5).decks)
    offerings = sum(len([card for card in deck if t.kind[card] == 1]) for deck in t.setup(5).decks)
    assert (dwarves, offerings, t.heroes, len(t.distinctions)) == (86, 5, 21, 5)
    assert dwarves + 1 + offerings + t.heroes + len(t.distinctions) == 118
    assert 5 * len(t.base) + sum(t.setup(5).treasure) + 1 == 60
    assert sum(value * count for value, count in enumerate(t.setup(5).treasure)) == 437
    assert sum(value * count for value, count in enumerate(t.setup(2).treasure)) == 383
    assert [t.blacksmith_track[n] for n in range(40)] == [n * (n + 5) // 2 for n in range(40)]
    assert [t.hunter_track[n] for n in range(40)] == [n * n for n in range(40)]
    columns = Counter(t.column[card] for card in range(t.first_hero, t.first_hero + 21))
    assert columns == {0: 2, 1: 2, 2: 2, 3: 2, 4: 2, 5: 11}
    assert CLASSES == ["warrior", "hunter", "miner", "blacksmith", "explorer"]


def test_hero_decisions_grow_with_the_lines() -> None:
    """Invariant 8, at the decisions themselves: a hero is asked for only while there are more lines than heroes."""
    asked = 0
    for seed in range(10):
        state, rng = new(3, seed), Rng(seed)
        while state.actors():
            if state.phase == HERO:
                asked += 1
                seat = state.actors()[0]
                assert state.lines[seat] > state.recruits[seat]
                assert len(state.legal(seat)) > 1
            act(state, rng)
    assert asked > 40


def test_a_match_goes_through_undo_and_record() -> None:
    match = dvergar.Match.new("nidavellir", seats=3, seed=11)
    rng = Rng(4)
    while actors := match.state.actors():
        seat = actors[rng.below(len(actors))]
        key = match.state.key()
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        if match.can_undo(seat):
            match.undo(seat)
            assert match.state.key() == key
            match.redo(seat)
    again = dvergar.Match.read(match.record())
    assert again.state.key() == match.state.key()
    assert again.result() == match.result()
