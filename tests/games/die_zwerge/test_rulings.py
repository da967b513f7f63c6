"""The rulings R1 to R24 of the spec (section 8), one test or more each."""

from __future__ import annotations

from pathlib import Path

import pytest

import dvergar
from dvergar.games.die_zwerge.rules import frames
from dvergar.games.die_zwerge.rules.phases import DOOMED
from games.die_zwerge.build import (
    act,
    again,
    armies,
    army,
    at,
    dice,
    give,
    go,
    hear,
    kinds,
    lay,
    names,
    next_cards,
    next_scenes,
    pair,
    perished,
    phase,
    put,
    scene,
    show,
    shown,
    stack,
    table,
    turn,
)

WORDS = Path(dvergar.__file__).parent / "games/die_zwerge/words"


def test_R1_the_next_scenario_comes_in_the_next_turn() -> None:
    state = next_scenes(show(pair(), 3, "unterstuetzt_balendilin"), "zusammenkunft", "ruestet_euch")
    show(state, 3, "unterstuetzt_balendilin")
    state.council = 3
    act(dice(again(state), 6, 1, 1, 1), "message")
    assert (state.council, scene(state), phase(state)) == (4, "", "action")
    turn(state, 1, 5)
    assert scene(state) != ""


def test_R2_conditions_are_read_before_threats_trigger() -> None:
    state = next_scenes(show(pair(), 0, "wald_wehrt_sich"), "besiegt_nodonn", "haltet_die_tore")
    lay(state, **{hex: f"R{n:02}" for n, hex in enumerate(["A1", "A5", "B1", "B2", "B6", "C1", "C2", "D7", "D8", "E9", "F1", "F8", "G1", "G7"], 1)})
    assert state.laid == 14
    turn(state, 0, 5)  # Grünhain perishes afterwards
    assert scene(state) == "haltet_die_tore"
    assert state.laid == 15


def test_R3_nodonn_has_his_tokens_on_the_card_and_draws_all_dwarves() -> None:
    state = next_scenes(pair(), "besiegt_nodonn")
    state.laid = 15
    go(state, frames.SCENARIO)
    assert state.tokens == 4
    assert [at(state, 0), at(state, 1)] == ["E5", "E5"]


def test_R4_visits_ask_for_the_move() -> None:
    state = show(put(pair(), 0, "I3"), 0, "koenigin_der_ersten")
    assert state.progress[0] == 0
    act(dice(again(state), 2, 1), "move", "hex(I2)", "hex(I3)")
    assert state.progress[0] == 1


def test_R4_tests_need_presence_only() -> None:
    assert "card(0)" in names(again(show(put(pair(), 0, "I3"), 0, "schmiede_duell")))


def test_R5_the_same_dwarf_makes_all_steps() -> None:
    state = show(put(put(pair(), 0, "H3"), 1, "E2"), 0, "koenigin_der_ersten")
    act(dice(again(state), 1, 1), "move", "hex(I3)")
    act(dice(again(state, 1), 1, 1, 1), "move", "hex(E1)")
    assert shown(state) == ["koenigin_der_ersten"]
    assert state.progress[:2] == [1, 0]


def test_R6_side_arrows_take_only_what_is_printed() -> None:
    state = army(stack(lay(pair(), B4="W01"), "R01"), A3="o4 t1")
    state.settle([state.data.hex("A3")])
    assert armies(state) == "A2{o1 t1} B3{o3}"  # the left target is blocked by its tile, its orc goes with the main arrow


def test_R7_the_queue_takes_left_right_main() -> None:
    state = stack(army(pair(), A3="o4 t1"), "R01")
    queue: list[int] = []
    state.convert(state.data.hex("A3"), queue)
    assert [state.data.hexes[hex] for hex in queue] == ["B4", "A2", "B3"]


def test_R8_survivors_put_on_perished_land_flow_on() -> None:
    state = show(lay(pair(), G3="R01"), 0, "umzingelt")
    go(state, frames.TRIGGER)
    assert state.troops(state.data.hex("G3")) == 0
    assert sum(state.army) == 4


def test_R9_perishing_with_fewer_troops() -> None:
    state = army(pair(), C3="o1")
    state.perish(state.data.hex("C3"))
    assert perished(state) == ["C3"]
    assert sum(state.army) == 1


def test_R10_one_clearing_is_one_doom_step() -> None:
    state = army(pair(), E5="o12 t3")
    state.settle([state.data.goal])
    assert (state.doom, armies(state)) == (42, "")


def test_R11_a_threat_without_troops_still_makes_land_perish() -> None:
    state = next_cards(pair(), "umzingelt", "alte_runen", "zwergenweise", "geister_der_ahnen")
    army(state, A1="o3", A4="o4", A5="o4", B1="o4", B5="o4", C1="o4", C2="o4")
    go(state, frames.REFILL)
    assert perished(state) == ["G3"]
    assert state.council == 0
    assert shown(state) == ["alte_runen", "zwergenweise", "geister_der_ahnen"]


def test_R12_missing_troops_of_a_scenario_come_from_the_map() -> None:
    state = next_scenes(pair(), "erobert_toboribor")
    army(state, A1="o4", A5="o4", B1="o4", B6="o4", C1="o4", C2="o4", D7="o4", E2="o1")
    go(state, frames.SCENARIO)
    assert (phase(state), state.held[9]) == ("muster", 1)
    act(state, "hex(A1)", "hex(A1)", "hex(E2)")
    assert (state.held[9], state.supply[0]) == (4, 0)
    assert "E2" not in armies(state)


def test_R12_what_exists_is_placed() -> None:
    state = next_scenes(pair(), "erobert_dson_balsur")
    show(show(state, 0, "schutz_des_elbenreichs"), 1, "wald_wehrt_sich")
    state.held[2] += state.supply[2] - 1
    state.supply[2] = 1
    state.stack, state.cards = [], [*state.cards[:2], -1, -1]
    go(state, frames.SCENARIO)
    assert scene(state) == "erobert_dson_balsur"
    assert state.held[11] == 1


@pytest.mark.parametrize(("council", "asked"), [(-1, "damage"), (1, "heal")])
def test_R13_immediate_threats_count_as_turned_up(council: int, asked: str) -> None:
    state = next_cards(show(show(pair(), 0, "zwergenweise"), 1, "geister_der_ahnen"), "verraeter", "alte_runen")
    state.council = council
    state.health = [3, 3]
    go(state, frames.REFILL)
    assert (phase(state), state.council) == (asked, council)
    act(state, "dwarf(1)")
    assert state.health[1] == (2 if council < 0 else 4)
    assert state.council == council - 2


def test_R14_dismissed_and_averted_threats_do_nothing() -> None:
    state = show(show(put(pair(), 0, "I3"), 0, "schmiede_duell"), 1, "tions_kreaturen")
    state.council, state.health = 2, [4, 4]
    act(dice(again(state), 5, 1, 1, 1), "card(0)")
    assert (phase(state), names(state)) == ("offer", ["decline", "card(1)"])
    act(state, "card(1)")
    assert (state.doom, perished(state), state.supply) == (43, [], [30, 25, 20])


def test_R15_the_last_space_of_the_council_acts_from_the_next_turn_on() -> None:
    state = show(pair(), 3, "ruestet_euch")
    state.council = -3
    turn(state, 0, 5)
    assert (state.council, state.doom) == (-4, 43)
    turn(state, 1, 10)
    assert (state.council, state.doom) == (-4, 42)


def test_R16_two_skips_are_one() -> None:
    state = pair()
    for card in ("warne_doerfer", "geister_der_ahnen"):
        go(state, frames.REWARD, state.data.card(card))
    show(state, 3, "ruestet_euch")
    turn(state, 0, 5)
    assert (state.hero, state.skip) == (4, 0)
    turn(state, 1, 5)
    assert state.hero == 5


def test_R17_a_banned_die_counts_at_the_next_recruitment_only() -> None:
    state = show(pair(), 3, "ruestet_euch")
    go(state, frames.REWARD, state.data.card("nieder_mit_den_orks"))
    turn(state, 0, 5)
    assert state.bans == 1
    turn(state, 0, 6)
    assert (phase(state), names(state)) == ("ban", ["use", "decline"])
    act(state, "use")
    assert state.supply[0] == 30
    assert state.bans == 0


def test_R18_a_message_is_no_craft_test() -> None:
    state = give(table("balyndis", "tungdil"), 0, "amboss")
    act(dice(again(state), 1, 2, 3, 4), "message")
    assert (phase(state), state.actions) == ("action", 1)


@pytest.mark.parametrize(("council", "asked"), [(3, "reroll_die"), (-2, "action")])
def test_R18_the_council_speaks_of_all_dice(council: int, asked: str) -> None:
    state = again(pair())
    state.council = council
    heard = hear(state)
    act(dice(state, 1, 2, 2, 3, 1), "message")
    assert phase(state) == asked
    assert ("rerolled_die" in kinds(heard)) == (council == -2)


def test_R19_tungdil_adds_1_to_a_die_of_his_message() -> None:
    assert act(dice(again(pair(), 1), 4, 1, 1), "message").council == 1
    assert act(dice(again(pair(), 1), 3, 3, 3), "message").council == 0


def test_R20_a_move_uses_the_highest_die_and_may_end_at_once() -> None:
    state = act(dice(again(pair()), 5, 4), "move")
    assert state.steps == 5
    act(state, "stop")
    assert (at(state, 0), state.actions) == ("I3", 1)


def test_R21_the_troops_of_the_start_hinder_nobody() -> None:
    state = army(pair(), I3="o3")
    act(dice(again(state), 3, 1), "move", "hex(H3)", "hex(G3)")
    assert state.steps == 1


def test_R21_card_troops_stop_nobody() -> None:
    state = show(pair(), 0, "umzingelt")
    act(dice(again(state), 3, 1), "move", "hex(H3)", "hex(G3)")
    assert phase(state) == "step"


def test_R22_tunnels_onto_troops_and_closed_tunnels() -> None:
    state = lay(army(put(pair(), 0, "F1"), H5="o1"), B2="R01")
    act(dice(again(state), 6, 1), "move")
    assert "hex(D8)" in names(state)
    assert "hex(B2)" not in names(state)
    act(state, "hex(H5)")
    assert (phase(state), state.tripped) == ("action", 1)
    closed = act(dice(again(put(lay(pair(), F1="R01"), 0, "F1")), 6, 1), "move")
    assert "hex(H5)" not in names(closed)


def test_R23_the_price_is_paid_at_each_entering() -> None:
    state = lay(put(table("tungdil", "boindil"), 0, "F4"), G3="R01")
    state.doom = 1
    act(dice(again(state), 6, 1, 1), "move", "hex(G3)")
    assert phase(state) == "penalty"
    assert act(state, "doom").outcome == DOOMED


@pytest.mark.parametrize(("hex", "fights"), [("G5", True), ("I5", True), ("F6", False)])
def test_R24_kingdom_fights_happen_on_any_hex_of_it(hex: str, fights: bool) -> None:
    assert ("fight" in names(again(put(show(pair(), 0, "schlacht_in_sangrein"), 0, hex)))) == fights


def test_R24_either_hex_of_alandur() -> None:
    for hex in ("D2", "D3"):
        assert "fight" in names(again(put(show(pair(), 0, "schutz_des_elbenreichs"), 0, hex)))
