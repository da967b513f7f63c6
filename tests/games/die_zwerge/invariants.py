"""What holds in every position of Die Zwerge, true or drawn (spec 9; the numbers are the spec's). The generic suites check it at every step."""

from __future__ import annotations

from collections import Counter

from dvergar.engine.state import State
from dvergar.games.die_zwerge.cards import COLLECT, COMBAT, CRAFT, HEXES, SCENE, SPEED
from dvergar.games.die_zwerge.rules.land import Land
from dvergar.games.die_zwerge.rules.phases import DRAFT, OVER, UNDECIDED

BOUND = 1500  # decisions in a match
STRIDE = 40
HEROES = ["tungdil", "boindil", "boendal", "balyndis", "bavragor"]
OPTIONS = {"heroes": [HEROES, HEROES[::-1]], "dwarves": [2]}  # only one seat alone may play more; see test_options.py


def check(state: State) -> None:
    """Raise `AssertionError` where an invariant is broken."""
    assert isinstance(state, Land)
    if state.phase == DRAFT:
        return
    troops(state)
    land(state)
    markers(state)
    cards(state)
    dwarves(state)


def troops(state: Land) -> None:
    t = state.data
    assert min(state.army) >= 0
    assert min(state.held) >= 0
    assert min(state.supply) >= 0
    for kind in range(3):
        assert state.supply[kind] + sum(state.army[kind::3]) + sum(state.held[kind::3]) == t.supply[kind], "1: a troop is lost or twice"
        assert state.on_map(kind) == sum(state.army[kind::3])
    for slot in range(4):
        if state.cards[slot] < 0:
            assert state.held[slot * 3 : slot * 3 + 3] == [0, 0, 0], "1: troops on no card"
        elif t.mission[state.cards[slot]] == COLLECT:
            assert sum(state.held[slot * 3 : slot * 3 + 3]) == state.held[slot * 3 + t.kind[state.cards[slot]]]


def land(state: Land) -> None:
    t = state.data
    perished = [hex for hex in range(HEXES) if state.tile[hex] > 0]
    assert sorted(state.tiles) == list(range(len(t.tiles)))
    assert sorted(state.tile[hex] - 1 for hex in perished) == sorted(state.tiles[: state.laid]), "2: a tile is lost or twice"
    assert t.goal not in perished
    settled = state.outcome == UNDECIDED  # when the markers meet at the Schwarzjoch, all else stays where it is
    assert not settled or state.troops(t.goal) < t.limit, "3: the Schwarzjoch is cleared at 5"
    for hex in perished:
        assert not settled or state.troops(hex) == 0, "2: troops on perished land"
        steps = 0
        while state.tile[hex] > 0:
            further = state.downhill(hex)
            assert t.distance[further * HEXES + t.goal] == t.distance[hex * HEXES + t.goal] - 1, "4: a tile leads away"
            hex, steps = further, steps + 1
        assert steps <= 4
    if settled and state.laid < len(t.tiles):
        assert all(state.troops(hex) < state.limit for hex in range(HEXES) if hex != t.goal), "3: a full hex has not perished"
    assert state.tunnel < 0 or not t.text[state.tunnel]


def markers(state: Land) -> None:
    t = state.data
    assert state.outcome != UNDECIDED or state.hero < state.doom, "5: the markers have met"
    assert 0 <= state.hero <= t.doom_start
    assert 0 <= state.doom <= t.doom_start
    assert state.hero <= 42 or state.outcome != UNDECIDED
    assert -4 <= state.council <= 4
    assert state.turn <= 200
    assert (state.phase == OVER) == (state.outcome != UNDECIDED)


def cards(state: Land) -> None:
    t = state.data
    shown = [card for card in state.cards[:SCENE] if card >= 0]
    rest = Counter([*state.deck[state.dealt :], *state.menace[state.menace_at :], *state.discard, *shown])
    assert rest == Counter(range(t.first_adventure, len(t.cards))), "7: an adventure or threat is lost or twice"
    assert all(card >= t.first_threat for card in state.menace)
    assert state.cards[SCENE] < t.first_adventure
    kit = Counter([*state.kit[state.kit_at :], *state.kit_discard, *(kind for mask in state.gear for kind in range(len(t.gears)) if mask >> kind & 1)])
    waiting = Counter(frame >> 6 & 255 for frame in state.stack if frame & 63 == 32)
    if state.phase == 17:
        waiting[state.a] += 1
    kit.update(waiting)
    assert +kit == Counter(dict(enumerate(t.copies))), "7: equipment is lost or twice"
    assert len(state.history) + (state.cards[SCENE] >= 0) <= len(state.scenes)


def dwarves(state: Land) -> None:
    assert len(set(state.heroes)) == state.dwarves
    for dwarf in range(state.dwarves):
        assert 0 <= state.pos[dwarf] < HEXES
        assert state.health[dwarf] <= state.most(dwarf), "8: too healthy"
        assert state.health[dwarf] > 0 or state.outcome != UNDECIDED, "8: a dead dwarf plays on"
        assert state.value(dwarf, COMBAT) <= 7
        assert state.value(dwarf, CRAFT) <= 5
        assert state.value(dwarf, SPEED) <= 4
