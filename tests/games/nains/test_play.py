"""Random games (spec 9): what changes between decisions, how games end, and what they score. Numbers in names are the invariants'."""

from __future__ import annotations

from collections import Counter

import pytest

from dvergar.engine.rng import Rng
from dvergar.engine.state import Event
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.position import NO_GROUP, PHASES
from games import playing
from games.nains import invariants
from games.nains.build import Built, game
from games.playing import act

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def new(seats: int, seed: int, **options: str) -> NainsState:
    state = game().new(seats, seed, options)
    assert isinstance(state, NainsState)
    return state


@SEATS
def test_invariants_1_to_14_at_every_step(seats: int, scale: int) -> None:
    phases = set()
    for seed in range(4 * scale):
        state, rng, count = new(seats, seed), Rng(seed), 0
        state.listener = []
        invariants.check(state)
        while state.actors():
            phases.add(state.phase_name())
            before = state.clone()
            act(state, rng)
            count += 1
            invariants.check(state)
            assert all(b <= a for b, a in zip(before.lines, state.lines, strict=True)), "5: a line was lost"
            assert all(b <= a for b, a in zip(before.recruits, state.recruits, strict=True))
            assert all(len(b) <= len(a) for b, a in zip(before.columns, state.columns, strict=True)), "4: something left an army"
            assert state.discard[: len(before.discard)] == before.discard
        assert count <= invariants.BOUND, "decisions"
        grown = [event for event in state.listener if event.kind == "transformed" and event.args["bonus"] == 1]
        assert len(grown) == invariants.talion_dwarves(state), "11: each Talion dwarf lets a coin grow"
    assert phases <= set(PHASES)


def groups(events: list[Event]) -> list[int]:
    """Return how many mercenaries came in a row, each time."""
    out: list[int] = []
    for event in events:
        if event.kind == "mercenary":
            out[-1] += 1
        elif event.kind in ("hero", "recruited", "revealed"):
            out.append(0)
    return [count for count in out if count]


@SEATS
def test_7_mercenaries_come_in_groups_of_two_to_five(seats: int) -> None:
    """Greedy for mercenaries: whoever may hire does; the first of a group completes a line."""
    hired = 0
    found: list[int] = []
    for seed in range(12):
        state, rng = new(seats, seed), Rng(seed)
        state.listener = []
        while actors := state.actors():
            seat = actors[0]
            legal = state.legal(seat)
            mercenaries = [action for action in legal if action >= 127]
            lines, opens = state.lines[seat], state.group == NO_GROUP
            state.apply(seat, mercenaries[0] if mercenaries else legal[rng.below(len(legal))])
            hired += bool(mercenaries)
            assert not (mercenaries and opens) or state.lines[seat] == lines + 1
        found += groups(state.listener)
        invariants.check(state)
    assert hired > 0
    assert set(found) <= {2, 3, 4, 5}


@SEATS
def test_9_an_era_deals_out_its_deck(seats: int) -> None:
    for seed in range(8):
        state, rng = new(seats, seed), Rng(seed)
        while state.actors():
            act(state, rng)
        svara = state.owner[state.data.hero("svara")] >= 0
        assert len(state.deck) - state.dealt == (0 if svara else 1)


@SEATS
def test_10_each_seat_picks_once_in_each_tavern(seats: int) -> None:
    state, rng = new(seats, 3), Rng(3)
    events: list[Event] = []
    state.listener = events
    while state.actors():
        act(state, rng)
    picks = Counter(event.seat for event in events if event.kind == "recruited")
    assert picks == dict.fromkeys(range(seats), 6 * state.setup.rounds)
    kinds = Counter(event.kind for event in events)
    assert kinds["revealed"] == 6 * state.setup.rounds
    assert kinds["leftover"] == (4 * state.setup.rounds if seats == 2 else 0)
    assert kinds["sent_away"] == (2 * state.setup.rounds if seats == 2 else 0)


@SEATS
def test_15_permuted_seats_give_permuted_results(seats: int) -> None:
    playing.permuted_seats_give_permuted_results("nains", seats)


@SEATS
def test_15_the_same_decisions_and_seed_give_the_same_game(seats: int) -> None:
    playing.same_decisions_give_the_same_game("nains", seats)


@SEATS
def test_3_set_up(seats: int) -> None:
    state = new(seats, 1)
    assert sorted(state.gems) == [5 - k for k in range(seats)][::-1]
    assert [coin >> 2 for coin in state.coins] == [0, 2, 3, 4, 5] * seats
    assert (state.setup.rounds, state.setup.width) == {2: (4, 3), 3: (4, 3), 4: (3, 4), 5: (3, 5)}[seats]
    assert len(state.heroes_left()) == 17
    assert len(state.mercenaries()) == 5
    assert len(state.cards) == 3 * state.setup.width
    assert state.actors() == list(range(seats))


@pytest.mark.parametrize(("seats", "mean", "winner"), [(2, 275, 289), (3, 265, 285), (4, 184, 205), (5, 180, 205)])
def test_random_games_score_as_the_spec_found(seats: int, mean: int, winner: int) -> None:
    """Section 12 lists means of 300 random games; standard deviations there are 20 to 25 points a seat."""
    playing.random_games_score("nains", seats, mean, winner)


def test_a_bid_tells_nothing_of_a_pouch_of_equal_coins() -> None:
    """Spec 4.9: the coin of the pouch is asked for even where both are equal."""
    built = Built(coins=["0 3 4 7 7"], taverns=["L7 S T2"] * 3).bid("0 3 4", "5 3 4").pick("S", "L7")
    assert built.asked == ("transform", 0)
