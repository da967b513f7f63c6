"""The numbered vectors of the spec (section 10): land, travel, dice, flow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from dvergar.games.die_zwerge.cards import HEXES
from dvergar.games.die_zwerge.rules import frames, odds
from dvergar.games.die_zwerge.rules.phases import DOOMED, UNDECIDED
from dvergar.games.die_zwerge.rules.play import ZwergeState
from games.die_zwerge.build import (
    act,
    again,
    armies,
    army,
    at,
    check,
    dice,
    give,
    go,
    hear,
    kinds,
    last,
    lay,
    names,
    next_cards,
    perished,
    phase,
    put,
    show,
    stack,
    table,
    turn,
)


def settle(state: ZwergeState, *hexes: str) -> ZwergeState:
    state.settle([state.data.hex(hex) for hex in hexes])
    return state


def perish(state: ZwergeState, hex: str) -> ZwergeState:
    state.perish(state.data.hex(hex))
    return state


@pytest.mark.parametrize(("prices", "health", "doom"), [(["health", "health"], 1, 43), (["doom", "doom"], 3, 41), (["health", "doom"], 2, 42)], ids=str)
def test_T1_two_perished_hexes_cost_two_prices_and_troops_end_the_move(prices: list[str], health: int, doom: int) -> None:
    state = put(table("boindil", "tungdil"), 0, "F3")
    lay(state, G3="R01", G4="R02")
    army(state, G5="o1")
    act(dice(again(state), 5, 2, 1), "move")
    assert state.steps == 5
    act(state, "hex(G3)", prices[0], "hex(G4)", prices[1], "hex(G5)")
    assert (at(state, 0), phase(state), state.actions) == ("G5", "action", 1)
    assert (state.health[0], state.doom) == (health, doom)


def test_T2_each_die_destroys_one_troop() -> None:
    state = army(put(table("balyndis", "boindil"), 1, "D4"), D4="o1 t1 e1")
    act(dice(again(state, 1), 6, 4, 4, 1), "fight", "decline")
    assert (phase(state), names(state)) == ("assign", ["hit(map,troll)", "hit(map,elf)"])
    act(state, "hit(map,elf)")
    assert (armies(state), state.health[1]) == ("D4{t1}", 3)


def test_T3_a_message_moves_the_council_by_one_space() -> None:
    state = dice(table("bavragor", "boindil"), 6, 1, 1, 1)
    assert state.message_need() == 5
    assert act(state, "message").council == 1
    assert act(dice(again(state, 1), 4, 4), "message").council == 1


def test_T4_successes_of_one_turn_add_up_and_are_lost_at_its_end() -> None:
    state = show(table("bavragor", "boindil"), 0, "zwergenweise")
    act(dice(again(state), 4, 5, 1, 1), "card(0)")
    assert state.hits[0] == 2
    lost = state.clone()
    assert isinstance(lost, ZwergeState)
    act(dice(lost, 1, 2, 3, 1), "card(0)")
    assert lost.hits[0] == 0
    assert lost.cards[0] >= 0
    act(dice(state, 4, 1, 1, 1), "card(0)")
    assert phase(state) == "place_dwarf"


def test_T5_conversion() -> None:
    state = settle(stack(army(table("tungdil", "boindil"), A3="o4 t1"), "R01"), "A3")
    assert (armies(state), perished(state), state.doom) == ("A2{o1 t1} B3{o2} B4{o1}", ["A3"], 43)


def test_T6_sides_off_the_map_and_no_tile_left() -> None:
    state = settle(last(army(table("tungdil", "boindil"), E1="o2 t2 e1"), "W15"), "E1")
    assert (armies(state), perished(state)) == ("E2{o2 t2 e1}", ["E1"])


def test_T8_chain_to_the_cleared_schwarzjoch() -> None:
    state = lay(table("tungdil", "boindil"), E1="R01", E2="R02", E3="W01", E4="W02")
    settle(army(state, E1="o2 e1", E5="o3"), "E1")
    assert (armies(state), state.doom, state.supply) == ("", 42, [30, 25, 20])


def test_T10_forced_with_the_printed_kind_missing() -> None:
    state = perish(stack(army(table("tungdil", "boindil"), G3="o2"), "R11"), "G3")
    assert (armies(state), perished(state)) == ("F4{o1} G4{o1}", ["G3"])


def test_T11_forced_on_an_empty_hex() -> None:
    state = perish(stack(table("tungdil", "boindil"), "W08"), "D2")
    assert (armies(state), perished(state)) == ("", ["D2"])


def test_T12_expert_threshold() -> None:
    state = table("tungdil", "boindil", expert_threshold="on")
    assert state.limit == 4
    settle(stack(army(state, C7="o2 t2"), "W05"), "C7")
    assert armies(state) == "C6{o1} D7{t2} D8{o1}"


def test_T13_no_tile_left() -> None:
    state = settle(last(army(table("tungdil", "boindil"), A3="o7")), "A3")
    assert (armies(state), perished(state)) == ("A3{o7}", [])


def test_T14_recruits_on_a_perished_gate_flow_on() -> None:
    state = settle(army(lay(table("tungdil", "boindil"), A3="R01"), A3="o2 t1"), "A3")
    assert armies(state) == "B3{o2 t1}"


def steps(state: ZwergeState, a: str, b: str) -> int:
    """Count steps by the legal steps themselves."""
    t = state.data
    edge, seen, count = {t.hex(a)}, {t.hex(a)}, 0
    while t.hex(b) not in seen:
        count += 1
        edge = {to for hex in edge for to in [*t.around[hex], *(state.entrances() if state.entrance(hex) else [])]} - seen
        seen |= edge
    return count


@pytest.mark.parametrize(
    ("a", "b", "plain", "tunnels"),
    [("E1", "A2", 5, 3), ("I3", "A2", 8, 4), ("C7", "A2", 5, 3), ("E1", "E8", 7, 3), ("I3", "A3", 8, 5), ("I3", "E1", 6, 4), ("A3", "E5", 4, 4)],
    ids=str,
)
def test_T16_distances(a: str, b: str, plain: int, tunnels: int) -> None:
    state = table("tungdil", "boindil")
    t = state.data
    assert t.distance[t.hex(a) * HEXES + t.hex(b)] == plain
    assert steps(state, a, b) == tunnels
    if (a, b) == ("E1", "A2"):
        assert steps(lay(state, F1="R01"), a, b) == 5


@pytest.mark.parametrize(
    ("hero", "troops", "roll", "actions", "left"),
    [
        ("boindil", "t2 e1", (6, 5, 5, 4), ["decline", "hit(map,elf)"], ""),
        ("tungdil", "o2 t1", (6, 6, 5), ["hit(map,troll)"], ""),
        ("boendal", "e1", (5, 3, 2, 1), ["die(0)"], ""),
    ],
    ids=str,
)
def test_T17_dice_against_troops(hero: str, troops: str, roll: tuple[int, ...], actions: list[str], left: str) -> None:
    state = army(put(table(hero, "balyndis"), 0, "D4"), D4=troops)
    act(dice(again(state), *roll), "fight")
    for action in actions:
        if action in names(state):
            act(state, action)
    while phase(state) == "assign":
        act(state, names(state)[0])
    assert armies(state) == left


def test_T17_boendal_against_nodonn() -> None:
    state = show(put(table("boendal", "balyndis"), 0, "E5"), 3, "besiegt_nodonn")
    act(dice(again(state), 6, 5, 5, 1), "fight", "die(1)")
    assert state.tokens == 2


def test_T18_chances_of_messages() -> None:
    state = table("tungdil", "balyndis")
    assert odds.message(state, 0) == pytest.approx(0.875)
    state.council = 2
    assert odds.message(state, 0) == pytest.approx(0.7037, abs=1e-4)
    assert odds.message(state, 1) == pytest.approx(0.5177, abs=1e-4)


def rolls(count: int) -> Iterator[tuple[int, ...]]:
    return product(range(1, 7), repeat=count)


def test_T18_the_rules_agree_for_every_roll() -> None:
    state = table("tungdil", "balyndis")
    heard = 0
    for roll in rolls(3):
        one = state.clone()
        assert isinstance(one, ZwergeState)
        one.dice, one.purpose = list(roll), 3
        one.raise_die()
        heard += max(one.dice) >= 5
    assert heard / 6**3 == pytest.approx(0.875)


def test_T19_chances_with_a_second_roll_and_in_two_actions() -> None:
    state = army(put(table("boindil", "tungdil"), 0, "D4"), D4="e1")
    assert odds.hit_something(state, 0, 4, 6) == pytest.approx(0.7674, abs=1e-4)
    assert odds.in_two_actions(4, 5, 2, False) == pytest.approx(0.8049, abs=1e-4)
    assert odds.rolled(odds.CALM, 4, 4, 3) == pytest.approx(0.3125)


@pytest.mark.parametrize(("count", "mean"), [(2, 4.472), (3, 4.958), (4, 5.245)])
def test_T20_mean_of_the_highest(count: int, mean: float) -> None:
    found = list(rolls(count))
    assert sum(map(max, found)) / len(found) == pytest.approx(mean, abs=1e-3)


def test_T20_recruitment() -> None:
    faces = table("tungdil", "boindil").data.recruit
    totals = [sum(faces[6 * kind + face] for kind, face in enumerate(roll)) for roll in product(range(6), repeat=3)]
    chances = [totals.count(n) / 216 for n in range(6)]
    assert chances == pytest.approx([0.028, 0.153, 0.319, 0.319, 0.153, 0.028], abs=1e-3)


def test_T22_blank_recruitment_dice_are_rolled_once_more() -> None:
    state = table("tungdil", "boindil")
    state.council = -3
    heard = hear(state)
    go(dice(state, 1, 2, 3, 1, 4), frames.RECRUIT, 0, 0, state.data.gates.index("V"))  # orcs: the first face is blank, the second is not
    assert kinds(heard).count("blank") == 2
    assert armies(state) == "A3{o1 t1 e1}"


@pytest.mark.parametrize(("skip", "outcome"), [(0, DOOMED), (1, UNDECIDED)])
def test_T23_the_markers_meet(skip: int, outcome: int) -> None:
    state = table("tungdil", "boindil")
    state.hero, state.doom, state.skip = 20, 21, skip
    turn(state)
    assert (state.outcome, state.hero) == (outcome, 20 if skip else 21)
    assert armies(state) == ""


def test_T24_troops_short_for_a_threat() -> None:
    state = next_cards(table("tungdil", "boindil"), "schlacht_in_sangrein", "alte_runen")
    army(state, A1="e4", A5="e4", C1="e4", E2="e4", I1="e3")
    show(show(state, 0, "zwergenweise"), 1, "geister_der_ahnen")
    assert state.supply[2] == 1
    go(state, frames.REFILL)
    assert (state.council, state.supply) == (0, [30, 25, 1])
    assert state.data.cards[state.cards[2]] == "alte_runen"
    assert state.discard == [state.data.card("schlacht_in_sangrein")]


@pytest.mark.parametrize("fed", [True, False])
def test_T26_bounty(fed: bool) -> None:
    state = give(table("tungdil", "boindil", "balyndis"), 2, "bier")
    state.health = [3, 1, 1]
    show(state, 0, "kopfgeld")
    go(state, frames.TRIGGER)
    assert (phase(state), names(state)) == ("damage", ["dwarf(1)", "dwarf(2)"])
    act(state, "dwarf(1)")
    assert (phase(state), names(state), state.active) == ("rescue", ["decline", "beer(1)"], 2)
    act(state, "beer(1)" if fed else "decline")
    assert state.health[1] == (1 if fed else 0)
    assert (state.outcome == UNDECIDED) == fed


def test_T27_the_queue_is_first_in_first_out() -> None:
    state = army(table("tungdil", "boindil"), D6="o2 e2", E7="o1 t1 e2", F7="o3 t1", G6="o3 e1")
    perish(last(state, "R08", "W16", "R06"), "D6")
    assert armies(state) == "C5{o1} D5{e1} E5{e2} F5{t1 e1} F7{o5 t1} G6{o3 e1}"
    assert perished(state) == ["D6", "E6", "E7"]


def test_T28_a_song_on_anothers_dice() -> None:
    state = give(table("balyndis", "bavragor"), 1, "lied")
    show(state, 0, "geister_der_ahnen")
    moving, testing = again(state), again(state.clone())
    act(dice(moving, 1, 2, 2), "move")
    assert (phase(moving), moving.active) == ("song", 1)
    act(moving, "use")
    assert moving.steps == 5
    act(dice(testing, 1, 2, 2), "card(0)", "use")
    assert testing.hits[0] == 1


def test_T29_the_last_orcs_leave_by_the_schwarzjoch() -> None:
    state = show(army(table("tungdil", "boindil"), E5="o3 t1"), 0, "ork_uebermacht")
    lay(army(state, E4="t1"), E4="R01")
    settle(state, "E4")
    assert (state.doom, armies(state)) == (42, "")
    assert state.averted == 0
    assert check(state).averted == 1
