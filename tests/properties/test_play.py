"""What must hold of every game at every seat count (design 4, 8): random matches are played and each promise of the contract is checked."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from dvergar.checking import contract
from dvergar.engine.match import Match
from dvergar.engine.rng import Rng
from support import HERE, NAMES, SETUPS, bound, new, pick, played, stride, subject, wire

pytestmark = pytest.mark.timeout(3600)  # for `--long`
ALL = pytest.mark.parametrize(("id", "seats"), SETUPS, ids=NAMES)
KEYS = """
import support
print([support.played(id, seats, 3).state.key() for id, seats in support.SETUPS])
"""


@ALL
def test_every_position_keeps_the_contract(id: str, seats: int, scale: int) -> None:
    contract.positions(subject(id, seats), 3 * scale)


@ALL
def test_an_original_that_is_played_on_leaves_its_clone_as_it_was(id: str, seats: int) -> None:
    contract.clones(subject(id, seats))


@ALL
def test_equal_seeds_and_actions_give_equal_matches_and_others_do_not(id: str, seats: int) -> None:
    contract.seeds(subject(id, seats))


def test_keys_are_the_same_in_another_process_with_another_hash_seed() -> None:
    env = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": os.pathsep.join([str(HERE), *filter(None, [os.environ.get("PYTHONPATH")])])}
    out = subprocess.run([sys.executable, "-c", KEYS], env=env, capture_output=True, text=True, check=True).stdout
    assert out.strip() == str([played(id, seats, 3).state.key() for id, seats in SETUPS])


@ALL
def test_simultaneous_answers_in_any_order_give_the_same(id: str, seats: int, scale: int) -> None:
    phases = contract.simultaneous(subject(id, seats), 2 * scale)
    assert phases > 0 or not subject(id, seats).state(0).secret()


@ALL
def test_undo_leads_back_to_the_last_reveal_and_no_further(id: str, seats: int) -> None:
    contract.undo(subject(id, seats))


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
    contract.results(subject(id, seats), scale)


@ALL
def test_a_listener_hears_and_changes_nothing(id: str, seats: int) -> None:
    contract.listener(subject(id, seats))


@ALL
def test_worlds_and_views_leave_the_position_alone(id: str, seats: int) -> None:
    contract.looking(subject(id, seats))


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
