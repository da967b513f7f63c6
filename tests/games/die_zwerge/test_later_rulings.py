"""The rulings R25 to R48 of the spec (section 8), one test or more each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dvergar
from dvergar import BadSetup
from dvergar.games.die_zwerge.rules import frames
from dvergar.games.die_zwerge.rules.phases import DOOMED, UNDECIDED, WON
from dvergar.games.die_zwerge.rules.play import ZwergeState
from games.die_zwerge.build import (
    GAME,
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
    names,
    next_cards,
    next_gear,
    next_scenes,
    pair,
    perished,
    phase,
    put,
    scene,
    show,
    shown,
    table,
    turn,
)

WORDS = Path(dvergar.__file__).parent / "games/die_zwerge/words"


def test_R25_health_is_lost_only_if_nothing_at_all_was_destroyed() -> None:
    state = show(army(put(pair(), 0, "G3"), G3="e1"), 0, "umzingelt")
    act(dice(again(state), 4, 1, 1), "fight")
    assert (state.health[0], state.held[0]) == (4, 3)
    act(dice(state, 3, 1, 1), "fight")
    assert state.health[0] == 3


def test_R26_any_number_of_equipment() -> None:
    state = give(pair(), 0, *[id for id in GAME.data.gears if id != "bier"])  # type: ignore[attr-defined]
    go(next_gear(state, "bier"), frames.REWARD, state.data.card("rette_balendilin"))
    assert names(state) == ["dwarf(0)", "dwarf(1)"]
    assert act(state, "dwarf(0)").gear[0] == (1 << 11) - 1


def test_R27_chain_mail() -> None:
    state = next_gear(pair(), "kettenhemd")
    state.health[0] = 2
    go(state, frames.REWARD, state.data.card("rette_balendilin"))
    act(state, "dwarf(0)")
    assert (state.health[0], state.most(0)) == (5, 5)
    state.spend(0, state.data.gear("kettenhemd"))
    assert (state.health[0], state.most(0)) == (4, 4)


def test_R28_two_figures_for_meeting_and_forging() -> None:
    state = show(put(table("bavragor", "tungdil", "balyndis"), 0, "A2"), 3, "feuerklinge")
    assert "card(scenario)" not in names(again(state))
    assert "card(scenario)" in names(again(put(state, 1, "A2")))
    assert "card(scenario)" not in names(again(state, 2))
    meeting = put(put(show(table("bavragor", "tungdil", "balyndis"), 3, "zusammenkunft"), 0, "F4"), 2, "F4")
    assert scene(check(meeting)) == ""


def test_R29_alone_with_two_dwarves_or_more() -> None:
    state = table("bavragor", "tungdil", "balyndis", alone=True)
    assert (state.seats, state.dwarves, state.actors()) == (1, 3, [0])
    act(state, "pass", "pass")
    assert (state.dwarf, state.actors()) == (1, [0])
    with pytest.raises(BadSetup):
        GAME.new(1, 1, {"dwarves": 1})


def test_R30_the_last_free_space_is_safe() -> None:
    state = show(pair(), 3, "ruestet_euch")
    state.doom = 6
    turn(state, 0, 5)
    assert (state.outcome, state.hero) == (UNDECIDED, 5)
    turn(state, 1, 6)
    assert state.outcome == DOOMED


def test_R31_the_doom_marker_triggers_no_symbol() -> None:
    state = pair()
    state.doom_steps(3, 3)  # over recruitments, threats and the council
    assert (state.council, armies(state), state.menace_at) == (0, "", 0)


def pinned() -> ZwergeState:
    state = show(pair(), 0, "sinthoras_attentat")
    state.pins = [0, -1, -1, -1]
    return again(state)


def test_R32_a_pinned_dwarf_neither_moves_nor_is_placed_but_nodonn_is_stronger() -> None:
    state = pinned()
    assert "move" not in names(state)
    go(state, frames.REWARD, state.data.card("zwergenweise"))
    assert names(state) == ["decline", "dwarf(1)"]
    state = next_scenes(pinned(), "besiegt_nodonn")
    state.laid = 15
    go(state, frames.SCENARIO)
    assert at(state, 0) == "E5"


def test_R33_collected_troops_stay_on_the_card() -> None:
    state = show(army(put(pair(), 0, "D4"), D4="o3", A1="o1"), 0, "ork_uebermacht")
    act(dice(again(state), 4, 4, 1), "fight")
    assert (state.held[0], state.supply[0]) == (2, 26)
    go(state, frames.TRIGGER)
    assert state.supply[0] + sum(state.army[::3]) == 30


def test_R34_one_action_serves_one_card() -> None:
    state = show(show(put(pair(), 0, "I3"), 0, "schmiede_duell"), 1, "zwergenweise")
    state.health[0] = 3
    act(dice(again(state), 5, 5, 5, 5), "card(0)")
    assert state.hits[1] == 0
    assert "zwergenweise" in shown(state)


def test_R35_queen_xamtys_is_a_hex_with_text() -> None:
    state = pair()
    assert state.data.text[state.data.hex("D1")]
    go(state, frames.REWARD, state.data.card("sverd_spioniert"))
    assert "hex(D1)" not in names(state)
    assert "hex(D4)" in names(state)
    assert state.data.visits[state.data.card("koenigin_der_ersten")] == [state.data.places.index("gate:II"), state.data.places.index("gate:I")]


def test_R36_the_expert_rule_leaves_the_schwarzjoch_at_5() -> None:
    state = army(table("bavragor", "tungdil", expert_threshold="on"), E5="o4", A1="o4")
    state.settle([state.data.goal, state.data.hex("A1")])
    assert state.doom == 43
    assert perished(state) == ["A1"]


@pytest.mark.parametrize("name", ["Gröschaker", "Sangreîn", "Nôd’onn", "Djerůn"])
def test_R37_spelling(name: str) -> None:
    assert name in (WORDS / "de.ftl").read_text(encoding="utf-8")


def test_R38_a_song_helps_others_dagger_and_anvil_do_not() -> None:
    state = give(table("boendal", "tungdil"), 1, "lied", "dolch", "amboss")
    assert phase(act(dice(again(state), 1, 1, 1), "move")) == "song"
    state = army(give(put(pair(), 0, "D4"), 1, "dolch"), D4="e1")
    act(dice(again(state), 1, 1, 1), "fight")
    assert (phase(state), state.health[0]) == ("action", 3)


def test_R39_forging_takes_one_dwarf_and_one_turn() -> None:
    state = show(put(put(table("balyndis", "bavragor"), 0, "A2"), 1, "A2"), 3, "feuerklinge")
    act(dice(again(state), 5, 1, 1, 1), "card(scenario)", "decline")
    assert (scene(state), state.hits[3]) == ("feuerklinge", 1)
    lost = state.clone()
    assert isinstance(lost, ZwergeState)
    turn(lost, 1, 5)
    assert lost.hits[3] == 0
    act(dice(state, 6, 1, 1, 1), "card(scenario)")
    assert phase(state) == "keen"
    act(state, "dwarf(1)")
    assert (state.keen, state.value(1, 0)) == (1, 5)


def test_R39_kings_and_gates_may_take_several_turns_and_dwarves() -> None:
    state = show(put(put(pair(), 0, "A5"), 1, "H1"), 3, "koenige_der_menschen")
    act(dice(again(state), 4, 1, 1, 1), "card(scenario)")
    assert "card(scenario)" not in names(state)
    act(dice(again(state, 1), 4, 1, 1), "card(scenario)")
    assert scene(state) == ""


def test_R40_two_equipment_cards_are_drawn_together() -> None:
    state = next_gear(pair(), "dolch", "dolch")
    heard = hear(state)
    go(state, frames.REWARD, state.data.card("alte_runen"))
    assert kinds(heard) == ["drawn", "drawn"]
    act(state, "dwarf(1)")
    assert state.gear == [1 << state.data.dagger] * 2  # the second can only go to the other one


@pytest.mark.parametrize("way", ["fight", "reward", "saddle", "setup"])
def test_R41_whatever_takes_the_last_one_away(way: str) -> None:
    state = show(put(pair(), 0, "D4"), 0, "letzter_kampf")
    if way == "fight":
        army(state, D4="t1")
        act(dice(again(state), 5, 1, 1), "fight")
    elif way == "reward":
        army(state, D4="t1")
        go(state, frames.REWARD, state.data.card("djeruns_stimme"))
        check(state)
    elif way == "saddle":
        army(state, E5="o4 t1")
        state.settle([state.data.goal])
        check(state)
    else:
        army(show(state, 1, "schutz_des_elbenreichs"), D4="t1")
        next_scenes(state, "erobert_dson_balsur")
        state.held[4] += state.supply[1] - 1  # nearly all trolls are elsewhere
        state.supply[1] = 1
        go(state, frames.SCENARIO)
    assert state.averted == 1


def test_R41_not_while_a_threat_is_being_applied() -> None:
    state = show(show(army(pair(), D4="t1 o1"), 0, "letzter_kampf"), 1, "ork_uebermacht")
    heard = hear(state)
    go(state, frames.TRIGGER)
    act(state, "card(1)")
    assert kinds(heard).index("suffered") < len(heard)
    assert "averted" not in kinds(heard)[: kinds(heard).index("suffered") + 1]


def test_R42_nodonns_set_up_is_a_meeting() -> None:
    state = next_scenes(show(pair(), 0, "kopfgeld"), "besiegt_nodonn")
    state.laid = 15
    go(state, frames.SCENARIO)
    assert (state.averted, state.suffered, state.health) == (1, 0, [4, 4])


def test_R43_the_trip_comes_first_and_in_the_same_turn() -> None:
    state = show(put(pair(), 0, "F1"), 0, "verschollener_tunnel")
    assert "card(0)" not in names(again(state))
    act(dice(again(state), 1, 1), "move", "hex(H5)")
    assert "card(0)" in names(state)
    placed = show(put(pair(), 0, "F1"), 0, "verschollener_tunnel")
    placed.place_dwarf(0, placed.data.hex("H5"))
    assert "card(0)" not in names(again(placed))


def test_R44_no_shield_against_a_payment() -> None:
    state = show(give(put(pair(), 0, "H3"), 1, "schild"), 0, "rette_balendilin")
    act(dice(again(state), 3, 1), "move", "hex(I3)")
    assert phase(state) == "pay"
    act(state, "use")
    assert (state.health[0], state.health[1]) == (3, 4)
    assert phase(state) == "give"


def test_R45_a_move_that_troops_stopped_stays_ended() -> None:
    state = show(army(put(pair(), 0, "D3"), C3="o1"), 0, "blick_in_die_vergangenheit")
    state.progress = [1, *state.progress[1:]]
    act(dice(again(state), 6, 1), "move", "hex(C3)")
    assert phase(state) == "remove"
    act(state, "hex(C3)")
    assert (armies(state), phase(state), state.actions) == ("", "action", 1)


def test_R46_a_last_scenario_wins_first() -> None:
    state = show(show(put(pair(), 0, "E5"), 3, "besiegt_nodonn"), 0, "kopfgeld")
    put(state, 1, "E5")
    state.tokens = 0
    check(state)
    assert (state.outcome, state.averted) == (WON, 0)


def test_R46_threats_then_adventures_then_the_scenario() -> None:
    state = show(show(show(put(put(pair(), 0, "C3"), 1, "C3"), 0, "reise_nach_gruenhain"), 1, "kopfgeld"), 3, "wichtige_aufgabe")
    heard = hear(state)
    check(state)
    act(state, names(state)[0])
    told = [kind for kind in kinds(heard) if kind in ("averted", "completed", "gained", "scenario_done")]
    assert told == ["averted", "completed", "gained", "scenario_done"]


def test_R47_what_stands_already_is_completed_at_the_reveal() -> None:
    state = next_cards(show(show(pair(), 0, "zwergenweise"), 1, "geister_der_ahnen"), "wahl_des_koenigs", "alte_runen")
    state.council = 4
    go(state, frames.REFILL)
    assert (state.adventures, shown(state)) == (1, ["zwergenweise", "geister_der_ahnen", "alte_runen"])
    state = next_scenes(pair(), "unterstuetzt_balendilin")
    state.council = 4
    go(state, frames.SCENARIO)
    assert scene(state) == ""


def test_R48_sinthoras_elf_and_nodonn_are_one_fight() -> None:
    state = show(put(put(pinned(), 0, "E5"), 1, "E5"), 3, "besiegt_nodonn")
    act(dice(again(state), 6, 6, 1), "fight")
    assert names(state) == ["hit(0,elf)", "token"]
    act(state, "token")
    assert names(state) == ["hit(0,elf)", "token"]
    act(state, "hit(0,elf)")
    assert (state.tokens, shown(state), state.health) == (3, [], [4, 4])
    shielded = show(army(put(pair(), 0, "E5"), E5="o1"), 3, "besiegt_nodonn")
    act(dice(again(shielded), 6, 6, 1), "fight")
    assert (shielded.tokens, armies(shielded)) == (4, "")


def test_every_ruling_of_the_spec_has_a_test() -> None:
    files = [Path(__file__), Path(__file__).with_name("test_rulings.py")]
    found = {int(n) for file in files for n in re.findall(r"def test_R(\d+)_", file.read_text(encoding="utf-8"))}
    assert found == set(range(1, 49))
