"""What must hold of every game at every seat count (design 4, 8): random matches are played and each promise of the contract is checked."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import dvergar
from dvergar.engine.match import Match
from dvergar.engine.rng import Rng
from dvergar.engine.state import State, play_out
from support import HERE, NAMES, SETUPS, bound, checker, new, pick, played, some_options, steps, stride, wire

pytestmark = pytest.mark.timeout(3600)  # for `--long`
ALL = pytest.mark.parametrize(("id", "seats"), SETUPS, ids=NAMES)
KEYS = """
import support
print([support.played(id, seats, 3).state.key() for id, seats in support.SETUPS])
"""


def start(id: str, seats: int, seed: int) -> State:
    """Return a first position, with random options for some seeds."""
    game = dvergar.game(id)
    return game.new(seats, seed, some_options(game, Rng(seed + 1000)))


def looked_at(state: State) -> None:
    """Check what every position must keep."""
    actors = state.actors()
    assert actors == sorted(set(actors))
    assert all(0 <= seat < state.seats for seat in actors)
    assert len(actors) < 2 or state.secret(), "several seats act only in secret"
    for seat in range(state.seats):
        legal = state.legal(seat)
        assert legal == sorted(set(legal))
        assert bool(legal) == (seat in actors)
        assert all(0 <= action < state.game.actions.size for action in legal)
    assert len(state.scores()) == state.seats
    ints = state.dump()
    assert all(type(one) is int and -(2**63) <= one < 2**63 for one in ints)
    again = state.game.restore(state.seats, state.options, ints)
    assert again.dump() == ints
    assert again.key() == state.key()
    assert (again.actors(), again.reveals, again.secret()) == (actors, state.reveals, state.secret())


@ALL
def test_every_position_keeps_the_contract(id: str, seats: int, scale: int) -> None:
    check, most = checker(id), bound(id)
    for seed in range(3 * scale):
        state, rng, count = start(id, seats, seed), Rng(seed), 0
        check(state)
        while state.actors():
            looked_at(state)
            seat, action = pick(state, rng)
            secret, reveals, key, clone = state.secret(), state.reveals, state.key(), state.clone()
            assert clone.listener is None
            assert (clone.game, clone.seats, clone.options) == (state.game, state.seats, state.options)
            clone.apply(seat, action)
            assert state.key() == key, "a clone shares something with its original"
            changed = clone.key()
            state.apply(seat, action)
            assert state.key() == changed, "an original and its clone go different ways"
            assert changed != key
            assert state.reveals >= reveals
            if secret and not state.secret():
                assert state.reveals > reveals, "a secret phase ends in a reveal"
            check(state)
            count += 1
            assert count <= most, "the match does not end"
        looked_at(state)


@ALL
def test_an_original_that_is_played_on_leaves_its_clone_as_it_was(id: str, seats: int) -> None:
    state, rng = start(id, seats, 1), Rng(1)
    kept = []
    while state.actors():
        if rng.below(4) == 0:
            kept.append((state.key(), state.clone(), state.game.restore(seats, state.options, state.dump())))
        state.apply(*pick(state, rng))
    for key, clone, loaded in kept:
        assert clone.key() == loaded.key() == key
        assert play_out(clone, Rng(9)) == play_out(loaded, Rng(9))
        assert clone.key() == loaded.key()


@ALL
def test_equal_seeds_and_actions_give_equal_matches_and_others_do_not(id: str, seats: int) -> None:
    assert played(id, seats, 4).state.key() == played(id, seats, 4).state.key()
    game = dvergar.game(id)
    assert len({game.new(seats, seed).key() for seed in range(50)}) == 50


def test_keys_are_the_same_in_another_process_with_another_hash_seed() -> None:
    env = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": os.pathsep.join([str(HERE), *filter(None, [os.environ.get("PYTHONPATH")])])}
    out = subprocess.run([sys.executable, "-c", KEYS], env=env, capture_output=True, text=True, check=True).stdout
    assert out.strip() == str([played(id, seats, 3).state.key() for id, seats in SETUPS])


@ALL
def test_simultaneous_answers_in_any_order_give_the_same(id: str, seats: int, scale: int) -> None:
    """Each seat answers out of its own generator, so that only the order differs."""
    phases = 0
    for seed in range(2 * scale):
        state, rng = start(id, seats, seed), Rng(seed)
        while state.actors():
            if len(state.actors()) < 2:
                state.apply(*pick(state, rng))
                continue
            phases += 1
            draw, ends = rng.seed(), []
            for order in range(3):
                ends.append(answered(state.clone(), Rng(draw), Rng(order) if order else None))
            assert ends[1].key() == ends[0].key()
            assert ends[2].key() == ends[0].key()
            state = ends[0]
    assert phases > 0 or not any(state.secret() for state in [start(id, seats, 0)])


def answered(state: State, rng: Rng, order: Rng | None) -> State:
    """Let all seats answer one secret phase, in seat order or in a random one."""
    own = [Rng(rng.seed()) for _ in range(state.seats)]
    reveals = state.reveals
    while state.secret() and state.reveals == reveals:
        actors = state.actors()
        seat = actors[0 if order is None else order.below(len(actors))]
        legal = state.legal(seat)
        state.apply(seat, legal[own[seat].below(len(legal))])
    return state


@ALL
def test_undo_leads_back_to_the_last_reveal_and_no_further(id: str, seats: int) -> None:
    match, rng = new(id, seats, 6), Rng(6)
    after = match.state.key()
    for count in steps(match, rng):
        if count and match.log[-1].reveals != match.state.reveals:
            after = match.state.key()
        if count % stride(id) == 1:
            back = match.at(len(match.log))
            while back.log and back.log[-1].reveals == back.state.reveals:
                back.undo(back.log[-1].seat)
            assert back.state.key() == after
            assert not back.practice
            assert not any(back.can_undo(seat) for seat in range(seats))


@ALL
def test_undo_of_one_person_among_bots_gives_the_match_without_it(id: str, seats: int) -> None:
    match, rng, undone = new(id, seats, 8), Rng(8), 0
    person = seats - 1
    while match.state.actors():
        seat, action = pick(match.state, rng)
        match.play(seat, action, "person" if seat == person else "bot")
        if match.can_undo(person) and len(match.log) % max(1, stride(id) // 4) == 0:
            key, moves = match.state.key(), len(match.log)
            match.undo(person)
            undone += 1
            assert match.state.key() == match.at(len(match.log)).state.key()
            assert len(match.log) < moves
            assert not match.can_undo(person) or match.log[-1].reveals == match.state.reveals
            match.redo(person)
            assert (match.state.key(), len(match.log)) == (key, moves)
            assert Match.read(match.record()).state.key() == key
    assert undone > 0


@ALL
def test_the_score_sheet_adds_up_at_every_step(id: str, seats: int, scale: int) -> None:
    for seed in range(scale):
        match = new(id, seats, seed)
        for _ in steps(match, Rng(seed)):
            result = match.result()
            assert result.totals == match.state.scores()
            assert [sum(line.points for line in lines) for lines in result.lines] == result.totals
            assert len(result.facts) == seats
            assert all(len({line.key for line in lines}) == len(lines) for lines in result.lines)
            assert result.over == (not match.state.actors())
            if not result.over:
                assert result.winners == []
        assert match.game.view(match.state, 0).result == result
        best = [seat for seat in range(seats) if result.totals[seat] == max(result.totals)]
        together = result.winners in ([], list(range(seats)))  # of a cooperative game all or none
        assert together or (result.winners == sorted(set(result.winners)) and set(result.winners) <= set(best))


@ALL
def test_a_listener_hears_and_changes_nothing(id: str, seats: int) -> None:
    heard, silent, rng = start(id, seats, 2), start(id, seats, 2), Rng(2)
    heard.listener = []
    while heard.actors():
        told = len(heard.listener)
        seat, action = pick(heard, rng)
        heard.apply(seat, action)
        silent.apply(seat, action)
        assert silent.key() == heard.key()
        assert len(heard.listener) > told, "something happened and nobody was told"
    assert silent.listener is None
    for event in heard.listener:
        assert event.kind
        assert -1 <= event.seat < seats
        assert -1 <= event.to < seats
        assert all(type(value) in (int, str) for value in event.args.values())


@ALL
def test_worlds_and_views_leave_the_position_alone(id: str, seats: int) -> None:
    state, rng = start(id, seats, 3), Rng(3)
    while state.actors():
        key = state.key()
        for reader in (None, *range(seats)):
            state.game.view(state, reader)
            world = state.worlds(reader, Rng(1))
            assert state.key() == key
        play_out(world, Rng(2))
        assert state.key() == key
        for _ in range(7):
            if state.actors():
                state.apply(*pick(state, rng))


@ALL
def test_going_back_by_kept_positions_is_going_back_from_the_start(id: str, seats: int, scale: int) -> None:
    """Two matches play, take back (with consent, too) and bring back the same; one of them forgets its kept positions each time."""
    for seed in range(2 * scale):
        rng, one, two = Rng(seed), new(id, seats, seed), new(id, seats, seed)
        for step in range(bound(id) if seed else 60):
            if not one.state.actors():
                break
            two._snapshots = ()
            seat, action = pick(one.state, rng)
            chance = rng.below(8)
            for _ in range(rng.below(20) if step % 50 == 49 else 1 if chance < 3 else 0):
                if one.has_acted(seat):
                    consent = not one.can_undo(seat)
                    for match in (one, two):
                        match.undo(seat, consent)
            if chance == 2 and one.can_redo(seat):
                for match in (one, two):
                    match.redo(seat)
            for match in (one, two):
                if seat in match.state.actors() and action in match.state.legal(seat):
                    match.play(seat, action)
            assert len(one._snapshots) <= 12
            assert one.state.key() == two.state.key()
            assert one.decisions == two.decisions
        assert [wire(one, reader) for reader in (None, *range(seats))] == [wire(two, reader) for reader in (None, *range(seats))]
        assert one.record() == two.record()
        half = len(one.log) // 2
        assert wire(one.at(half), 0) == wire(two.at(half), 0)
