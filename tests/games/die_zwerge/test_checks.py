"""Walks that stop after each frame of the stack (spec 4.7, 6): no card that is done stays open once its event is over, and nothing happens after the end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

import dvergar
from dvergar.engine.state import Event
from dvergar.games.die_zwerge.rules import frames as f
from dvergar.games.die_zwerge.rules.phases import ACTION, OVER, REST, RUNNING, STEP, THREATS, UNDECIDED
from dvergar.games.die_zwerge.rules.play import ZwergeState
from games.die_zwerge import invariants
from games.die_zwerge.build import GAME, TABLES, again, check, show, table
from games.die_zwerge.conditions import done, holds

# Between two of these, or before one of these questions, every event is over; all other frames belong to an event that goes on.
BETWEEN = {f.TURN, f.HERO, f.READY, f.REFILL, f.ACTIONS, f.SCENARIO, f.SWEEP, f.TRIGGER, f.MIX, f.STEPS}
ASKED_BETWEEN = {ACTION, REST, STEP, THREATS}
DONE = {"averted", "completed", "scenario_done"}
KEPT = ("army", "held", "supply", "tile", "tunnel", "laid", "hero", "doom", "council", "cards", "gear", "pos", "destroyed", "tokens", "tally", "kills", "skip")
Choose = Callable[[ZwergeState, int], int]


class Witness(list[Event]):
    """Hears events; at the one that ends the match it notes how all lies. (Compiled rules do not call it: there only the order of events is seen.)"""

    def __init__(self) -> None:
        self.state: ZwergeState | None = None
        self.last: list[object] = []
        self.seen: Counter[str] = Counter()

    def append(self, event: Event) -> None:
        super().append(event)
        self.seen[event.kind] += 1
        if self.state is not None and fatal(event, self.state):
            self.last = lying(self.state)


def lying(state: ZwergeState) -> list[object]:
    return [value.copy() if isinstance(value := getattr(state, key), list) else value for key in KEPT]


def fatal(event: Event, state: ZwergeState) -> bool:
    """Return whether that event ends the match: the markers meet, or a dwarf dies."""
    return (event.kind == "doom" and event.args["left"] == 0) or event.kind == "met" or (event.kind == "hurt" and event.args["left"] == 0)


def walk(state: ZwergeState, choose: Choose, most: int = 10_000) -> Witness:
    """Play on, one frame after the other."""
    witness = Witness()
    state.listener, witness.state = witness, state
    for _ in range(most):
        if not state.actors():
            break
        state.answer(choose(state, state.active))
        settle(state, witness)
    return witness


def settle(state: ZwergeState, witness: Witness) -> None:
    """Do what `run` does, and look after each step."""
    look(state)
    while state.outcome == UNDECIDED:
        if state.phase != RUNNING:
            if len(state.choices) > 1:
                return
            state.answer(state.choices[0])
        else:
            frame = state.stack.pop()
            before, told = done(state), len(witness)
            state.go_on(frame)
            if frame & 63 == f.CHECK:  # what completes was done
                left = [str(event.args["card"]) for event in witness[told:] if event.kind in DONE]
                assert all(any(card.endswith(one) for one in before) for card in left), (left, before)
        look(state)
    ended(state, witness)


def look(state: ZwergeState) -> None:
    """Between events no card that is done is open."""
    if state.outcome != UNDECIDED:
        return
    if state.phase != RUNNING:
        assert state.phase not in ASKED_BETWEEN or not done(state), (done(state), state.phase)
    elif not state.stack or state.stack[-1] & 63 in BETWEEN:
        assert not done(state), (done(state), state.stack[-1:])
    if state.cards[3] >= 0 and state.data.cards[state.cards[3]] == "besiegt_nodonn" and state.tokens == 0:
        assert state.stack[-1] & 63 in (f.CHECK, f.SETUP), "the last token wins at once"


def ended(state: ZwergeState, witness: Witness) -> None:
    """Nothing has happened since the event that ended the match."""
    at = [number for number, event in enumerate(witness) if fatal(event, state)]
    after = [event.kind for event in witness[at[0] + 1 :]] if at else []
    assert after == [] or after == ["doomed"], after
    assert not witness.last or [*witness.last] == lying(state)
    state.run()
    assert state.phase == OVER
    assert [event.kind for event in witness][-1] in ("won", "died", "doomed")
    invariants.check(state)


def at_random(rng: random.Random) -> Choose:
    return lambda state, seat: rng.choice(state.legal(seat))


def greedy() -> Choose:
    policy, rng = GAME.policies()["greedy"](), dvergar.Rng(1)
    return lambda state, seat: policy.choose(state, seat, rng)


def rich(rng: random.Random) -> ZwergeState:
    """Return a made-up position: much on the map, four open cards, some nearly done, the markers often close."""
    t = TABLES
    heroes = rng.sample(list(t.heroes), rng.randint(2, 5))
    state = table(*heroes, expert_threshold=rng.choice(["off", "on"]))
    state.council = rng.choice([-4, -2, -1, 1, 2, 3, 3, 4, 4])
    spots = [t.hexes.index(id) for id in ("F4", "C3", "E5", "A2", "I3", "A3", "E1", "D4", "C4", "A5", "H1", "F6", "C5", "G3")]
    state.pos = [rng.choice(spots) for _ in heroes]
    state.health = [rng.randint(1, state.most(dwarf)) for dwarf in range(state.dwarves)]
    for slot, card in enumerate([*rng.sample(range(t.first_adventure, len(t.cards)), 3), rng.randrange(t.first_adventure)]):
        name = t.cards[card]
        if name not in ("nodonn_kehrt_zurueck", "ueberfall_der_albae", "verraeter", "bislipurs_verrat"):
            show(state, slot, name)
        if name == "sinthoras_attentat":
            state.pins = [rng.randrange(state.dwarves) if one == slot else -1 for one in range(4)]
    for hex in rng.sample([*range(t.goal), *range(t.goal + 1, 61)], rng.randint(5, 20)):
        for _ in range(rng.randint(1, state.limit - 1)):
            kind = rng.randrange(3)
            if state.supply[kind] > 6:
                state.army[hex * 3 + kind] += 1
                state.supply[kind] -= 1
    for slot in range(3):
        for kind, need in ((0, 6), (1, 4), (2, 3)):
            if state.cards[slot] >= 0 and t.cards[state.cards[slot]] == {0: "ork_uebermacht", 1: "letzter_kampf", 2: "albtraum"}[kind]:
                state.held[slot * 3 + kind] = rng.randrange(need)
                state.supply[kind] -= state.held[slot * 3 + kind]
    for _ in range(rng.randint(0, 5)):
        kind, dwarf = state.kit[state.kit_at], rng.randrange(state.dwarves)
        if state.gear[dwarf] >> kind & 1 == 0:
            state.gear[dwarf] |= 1 << kind
            state.kit_at += 1
    scene = t.cards[state.cards[3]]
    state.tokens = rng.randint(1, 4) if scene == "besiegt_nodonn" else 0
    state.tally = rng.randrange(20) if scene == "kampf_um_das_geborgene_land" else 0
    state.ticks = rng.choice([0, 1, 7]) if scene == "haltet_die_tore" else rng.choice([0, 1, 2]) if scene == "koenige_der_menschen" else 0
    if scene == "besiegt_nodonn":
        state.pos = [t.goal] * state.dwarves
    state.hero = rng.randint(1, 41)
    state.doom = min(43, state.hero + rng.choice([1, 2, 2, 5, 20]))
    return check(state)


@pytest.mark.parametrize("part", range(2))
def test_4_7_random_matches(part: int, scale: int) -> None:
    rng = random.Random(part)
    for seed in range(60 * scale):
        seats = 1 + seed % 5
        walk(GAME.new(seats, 1000 * part + seed, {"difficulty": rng.choice(TABLES.difficulties)}), at_random(rng))  # type: ignore[arg-type]


def test_4_7_greedy_matches(scale: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(10 * scale):
        seen += walk(GAME.new(1 + seed % 5, seed, {"difficulty": "heroic"}), greedy()).seen  # type: ignore[arg-type]
    assert sum(seen[kind] for kind in DONE) > 20 or not seen


@pytest.mark.parametrize("part", range(2))
def test_4_7_made_up_positions(part: int, scale: int) -> None:
    rng = random.Random(100 + part)
    seen: Counter[str] = Counter()
    for _ in range(500 * scale):
        state = rich(rng)
        if not state.actors():
            continue
        if state.phase == ACTION:  # else the checks of the made-up position go on
            again(state, rng.randrange(state.dwarves))
        seen += walk(state, at_random(rng), most=60).seen
    assert not seen or min(seen[kind] for kind in ("averted", "completed", "scenario_done", "won", "died", "doomed", "saddle", "gained")) > 0, seen


def test_every_card_has_a_condition() -> None:
    state = table("bavragor", "tungdil")
    for card in range(len(TABLES.cards)):
        state.cards = [card, -1, -1, -1] if card >= TABLES.first_adventure else [-1, -1, -1, card]
        assert holds(state, 0 if card >= TABLES.first_adventure else 3) in (True, False)


def test_the_walk_finds_what_revision_1_did() -> None:
    """Under revision 1 the council's equipment leaves Rüstet euch open, and land perishes after the end."""
    found = set()
    older = GAME.as_of(1)
    rng = random.Random(5)
    for _ in range(400):
        state = rich(rng)
        if not state.actors():
            continue
        state.game = older
        try:
            walk(again(state) if state.phase == ACTION else state, at_random(rng), most=40)
        except AssertionError as error:
            found.add("open" if "ruestet_euch" in str(error) else "after")
        if len(found) == 2:
            return
    raise AssertionError(found)
