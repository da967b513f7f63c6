"""Last moments of matches in which exactly one answer wins at once, or exactly one does not lose and may still win: every master finds it."""

from __future__ import annotations

import pytest

from dvergar.arena.play import limit
from dvergar.bots import policy
from dvergar.engine.policy import decide
from dvergar.engine.rng import Rng
from dvergar.games.die_zwerge.rules.phases import DIED, DOOMED, UNDECIDED, WON
from dvergar.games.die_zwerge.rules.play import ZwergeState
from games.die_zwerge.build import GAME, again, army, put, show, table

HEROES = ["boendal", "balyndis", "bavragor", "tungdil", "boindil"]
SCENES = ["besiegt_nodonn", "haltet_die_tore", "kampf_um_das_geborgene_land"]
GATES = ["A3", "C7", "E1", "I3"]
# By dwarves: a seed, how many random moves after its last scenario has begun, and the action. They were found by trying all in many worlds.
POSITIONS = {
    2: [
        (5, 2, 13),
        (34, 8, 13),
        (93, 3, 13),
        (118, 9, 13),
        (126, 9, 22),
        (212, 3, 25),
        (221, 4, 33),
        (273, 12, 28),
        (431, 14, 34),
        (602, 14, 5),
        (648, 3, 27),
    ],
    3: [
        (5, 2, 13),
        (35, 9, 6),
        (68, 5, 13),
        (92, 9, 26),
        (119, 22, 14),
        (158, 7, 22),
        (221, 4, 33),
        (266, 7, 13),
        (269, 15, 34),
        (273, 12, 28),
        (609, 14, 5),
        (613, 12, 13),
    ],
    4: [
        (5, 2, 13),
        (12, 16, 13),
        (19, 13, 13),
        (92, 9, 26),
        (113, 17, 15),
        (114, 16, 26),
        (118, 9, 13),
        (130, 13, 90),
        (604, 16, 5),
        (605, 12, 5),
        (695, 10, 25),
    ],
    5: [
        (2, 15, 5),
        (21, 18, 13),
        (44, 13, 13),
        (66, 18, 16),
        (103, 21, 27),
        (114, 16, 26),
        (212, 3, 25),
        (221, 4, 33),
        (266, 7, 13),
        (273, 13, 16),
        (601, 22, 5),
        (672, 14, 16),
        (696, 10, 26),
    ],
}
PLAYOUTS = 30


def begun(dwarves: int, seed: int) -> ZwergeState:
    """Return the last scenario nearly done and the doom near, with wounded dwarves."""
    rng = Rng(seed)
    first = rng.below(len(HEROES))
    state = table(*[HEROES[(first + n) % len(HEROES)] for n in range(dwarves)])
    kind = seed % len(SCENES)
    show(state, 3, SCENES[kind])
    state.rng = Rng(seed)
    for dwarf in range(dwarves):
        put(state, dwarf, "E5" if kind == 0 else GATES[(dwarf + rng.below(4)) % 4])
    state.tokens = [1 + rng.below(2), 1, 0][kind]
    if kind == 1:
        state.ticks = [7, 11, 13, 14][rng.below(4)]
    elif kind == 2:
        state.tally = 18 + rng.below(2)
        army(state, A3="o2 t1", E1="o1", I3="o2", C7="t1")
    state.doom = state.hero + 2 + rng.below(5)
    state.health = [1 + rng.below(3) for _ in range(dwarves)]
    return again(state)


def position(dwarves: int, seed: int, moves: int) -> ZwergeState:
    """Return where it stands after so many random moves."""
    state, rng = begun(dwarves, seed), Rng(seed)
    for _ in range(moves):
        actor = state.actors()[0]
        legal = state.legal(actor)
        state.apply(actor, legal[rng.below(len(legal))])
    return state


def ends(state: ZwergeState, action: int) -> set[int]:
    """Return how the match stands right after an action, in some worlds."""
    seat = state.actors()[0]
    found = set()
    for n in range(4):
        world = state.worlds(seat, Rng(n))
        world.apply(seat, action)
        assert isinstance(world, ZwergeState)
        found.add(world.outcome)
    return found


@pytest.mark.parametrize("dwarves", POSITIONS)
def test_masters_find_what_alone_wins_or_does_not_lose(dwarves: int) -> None:
    bot = policy(GAME, "master")
    limit(bot, PLAYOUTS)
    for seed, moves, right in POSITIONS[dwarves]:
        state = position(dwarves, seed, moves)
        others = [ends(state, action) for action in state.legal(state.actors()[0]) if action != right]
        if ends(state, right) == {WON}:
            assert {WON} not in others, (seed, moves)
        else:
            assert not ends(state, right) & {DOOMED, DIED}, (seed, moves)
            assert all(UNDECIDED not in other for other in others), (seed, moves)
        assert decide(bot, state, state.actors()[0], seed) == right, (seed, moves)
