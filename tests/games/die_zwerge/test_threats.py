"""Threats do what they say, and may be averted."""

from __future__ import annotations

import pytest

from dvergar.games.die_zwerge.rules import frames
from games.die_zwerge.build import (
    AWAY,
    TABLES,
    THREATS,
    act,
    again,
    apart,
    army,
    at,
    check,
    dice,
    give,
    go,
    gone,
    names,
    next_cards,
    perished,
    phase,
    put,
    show,
    table,
)


@pytest.mark.parametrize(
    ("id", "council", "doom", "hexes", "troops"),
    [
        ("schlacht_in_sangrein", -4, 43, [], 0),
        ("umzingelt", -4, 43, ["G3"], 4),
        ("tions_kreaturen", 0, 39, ["I3"], 4),
        ("wald_wehrt_sich", 0, 39, ["C3"], 4),
        ("bogglin_ueberfall", 0, 43, [], 0),
        ("schutz_des_elbenreichs", 0, 43, ["D2", "D3"], 0),
        ("nodonn_kehrt_zurueck", 0, 41, [], 0),
        ("verraeter", -2, 43, [], 0),
        ("bislipurs_verrat", -2, 43, [], 0),
    ],
)
def test_what_threats_do(id: str, council: int, doom: int, hexes: list[str], troops: int) -> None:
    state = show(apart(), 0, id)
    go(state, frames.TRIGGER)
    while phase(state) == "damage":
        act(state, names(state)[sum(state.health) % 2])
    assert (state.council, state.doom, perished(state), sum(state.army)) == (council, doom, hexes, troops)
    assert sum(state.health) == (4 if id == "schutz_des_elbenreichs" else 8)
    assert (state.suffered, state.discard) == (1, [TABLES.card(id)])


@pytest.mark.parametrize(("id", "kind"), [("albtraum", "e"), ("ork_uebermacht", "o"), ("letzter_kampf", "t")])
def test_every_hex_with_a_kind_perishes(id: str, kind: str) -> None:
    state = show(army(apart(), A1=f"{kind}1", E5=f"{kind}1", I5=f"{kind}2", G6="o1 t1 e1"), 0, id)
    go(state, frames.TRIGGER)
    assert {"A1", "I5", "G6"} <= set(perished(state))
    assert "E5" not in perished(state)


@pytest.mark.parametrize(("id", "kind", "need"), [("albtraum", 2, 3), ("ork_uebermacht", 0, 6), ("letzter_kampf", 1, 4)])
def test_collected_troops_avert(id: str, kind: int, need: int) -> None:
    state = show(army(put(apart(), 0, "D4"), A1="o9 t9 e9"), 0, id)
    state.held[kind] += need - 1
    state.supply[kind] -= need - 1
    army(state, D4=f"{'ote'[kind]}1")
    act(dice(again(state), 6, 1, 1), "fight")
    assert state.averted == 1
    assert state.held == [0] * 12


def test_kopfgeld_takes_both_points_from_one_dwarf_and_all_together_avert_it() -> None:
    state = show(apart(), 0, "kopfgeld")
    state.health = [3, 4]
    go(state, frames.TRIGGER)
    assert state.health == [1, 4]
    state = check(show(put(apart(), 0, AWAY), 0, "kopfgeld"))
    assert state.averted == 1


def test_the_night_raid_is_distributed_by_the_active_seat() -> None:
    state = next_cards(show(show(apart(), 0, "zwergenweise"), 1, "geister_der_ahnen"), "ueberfall_der_albae", "alte_runen")
    go(state, frames.REFILL)
    assert (phase(state), state.a) == ("redirect", 0)
    act(state, "dwarf(1)", "dwarf(1)")
    assert state.health == [4, 2]


def test_bogglins_take_equipment_of_the_owners_choice() -> None:
    state = show(give(give(table("bavragor", "tungdil", "balyndis"), 0, "bier", "lied"), 2, "dolch", "amboss"), 0, "bogglin_ueberfall")
    go(state, frames.TRIGGER)
    assert (phase(state), state.active, names(state)) == ("lose_gear", 0, ["gear(bier)", "gear(lied)"])
    act(state, "gear(lied)")
    assert state.active == 2
    act(state, "gear(dolch)")
    assert [mask.bit_count() for mask in state.gear] == [1, 0, 1]


def test_sinthoras_holds_a_dwarf_until_his_elf_is_destroyed() -> None:
    state = next_cards(show(show(apart(), 0, "zwergenweise"), 1, "geister_der_ahnen"), "sinthoras_attentat")
    go(state, frames.REFILL)
    assert phase(state) == "pin"
    act(state, "dwarf(0)")
    assert "move" not in names(state)
    put(state, 1, at(state, 0))
    assert "fight" not in names(again(state, 1))
    act(dice(again(state), 6, 1, 1), "fight")
    assert (state.averted, state.pins) == (1, [-1] * 4)
    state = show(apart(), 0, "sinthoras_attentat")
    state.pins, state.health = [1, -1, -1, -1], [2, 3]
    go(state, frames.TRIGGER)
    assert state.health == [1, 3]


@pytest.mark.parametrize("id", THREATS)
def test_a_disguise_cancels_any_threat(id: str) -> None:
    state = show(give(apart(), 1, "verkleidung"), 0, id)
    go(state, frames.TRIGGER)
    assert (phase(state), state.active) == ("disguise", 1)
    act(state, "use")
    assert (state.council, state.doom, perished(state), state.health, state.supply) == (0, 43, [], [4, 4], [30, 25, 20])
    assert gone(state, id)


def test_the_active_seat_orders_the_threats() -> None:
    state = show(show(apart(), 0, "verraeter"), 2, "umzingelt")
    go(state, frames.TRIGGER)
    assert (phase(state), names(state)) == ("threats", ["card(0)", "card(2)"])


def test_dooming_threats_end_the_match_before_the_survivors_arrive() -> None:
    state = show(apart(), 0, "tions_kreaturen")
    state.doom = 2
    go(state, frames.TRIGGER)
    assert (state.doom, sum(state.army), state.actors()) == (0, 0, [])
