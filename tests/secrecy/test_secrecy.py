"""No game tells anybody what they may not know: every game, every seat count, every reader, from the first decision to the last."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.checking.check import private_fields
from dvergar.checking.secrecy import Variety, fork, keeps_secrets, twins_stay_alike
from dvergar.engine.match import Match
from dvergar.engine.rng import Rng
from support import EXAMPLES, NAMES, SETUPS, checker, new, own_part, pick, wire

pytestmark = pytest.mark.timeout(3600)  # for `--long`
ALL = pytest.mark.parametrize(("id", "seats"), SETUPS, ids=NAMES)


@ALL
def test_worlds_and_twins(id: str, seats: int, scale: int) -> None:
    module = own_part(id, "secrets")
    private = module.PRIVATE if module is not None else private_fields(dvergar.game(id)) if id in EXAMPLES else None
    assert private is not None, f"tests/games/{id}/secrets.py must say what is private (see support.own_part)"
    variety = Variety(seats, private, getattr(module, "HIDDEN", True))
    for seed in range(2 * scale):
        keeps_secrets(new(id, seats, seed), checker(id), Rng(seed), 1 if id == "toy" else getattr(module, "EVERY", 6), variety)
    variety.check()


@ALL
def test_twins_by_other_answers_in_every_secret_phase(id: str, seats: int, scale: int) -> None:
    """Others answer otherwise, withdraw and answer anew; the reader sees the same, byte for byte, until the phase ends."""
    compared = 0
    for seed in range(scale):
        match, rng = new(id, seats, seed), Rng(seed)
        while match.state.actors():
            if len(match.state.actors()) > 1 and match.state.actors() == list(range(seats)) and not rng.below(2):
                for reader in (None, *range(seats)):
                    compared += answers_differ(match, reader, Rng(rng.seed()))
            match.play(*pick(match.state, rng))
    assert compared > 0 or id != "toy"


def answers_differ(match: Match, reader: int | None, rng: Rng) -> int:
    one, two, reveals, count = fork(match, match.state), fork(match, match.state), match.state.reveals, 0
    while one.state.secret():
        actors = one.state.actors()
        seat = actors[rng.below(len(actors))]
        mine, yours = one.state.legal(seat), two.state.legal(seat)
        action = mine[rng.below(len(mine))]
        one.play(seat, action)
        two.play(seat, action if seat == reader else yours[rng.below(len(yours))])
        if one.state.reveals != reveals or two.state.reveals != reveals:
            break
        assert wire(one, reader) == wire(two, reader)
        count += 1
        if not rng.below(3):  # thinking again is seen by all, and tells nothing
            logs = one.at(len(one.log)), two.at(len(two.log))
            for log in logs:
                log.undo(seat)
            assert wire(logs[0], reader) == wire(logs[1], reader)
            draw = rng.seed()
            assert logs[0].state.worlds(reader, Rng(draw)).key() == logs[1].state.worlds(reader, Rng(draw)).key()
    return count


@ALL
def test_a_true_twin_is_compared_to_the_end(id: str, seats: int) -> None:
    """The instrument itself: a match is its own twin for as long as one likes where the other seats' answers do not differ."""
    match = new(id, seats, 1)
    lone = fork(match, match.state)
    assert wire(lone, 0) == wire(match, 0)
    assert twins_stay_alike(match, match.state.worlds(0, Rng(3)), 0, Rng(3), 1) >= 0
