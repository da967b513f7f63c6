"""Adventures and scenarios: each mission can be fulfilled, and its reward does what it says."""

from __future__ import annotations

import pytest

from dvergar.games.die_zwerge.cards import CARD_TROOPS, KILL, MISSIONS, REWARDS, VISIT, VISIT_TEST
from dvergar.games.die_zwerge.rules import frames
from dvergar.games.die_zwerge.rules.phases import DIED, UNDECIDED, WON
from games.die_zwerge.build import (
    ADVENTURES,
    AWAY,
    TABLES,
    THREATS,
    act,
    again,
    apart,
    armies,
    army,
    at,
    check,
    dice,
    give,
    go,
    gone,
    hear,
    kinds,
    lay,
    names,
    next_gear,
    phase,
    put,
    show,
    table,
    turn,
)

TESTS = {
    "begleite_narmora": "E5",
    "zwergenweise": "A1",
    "alte_runen": "E5",
    "kampf_gegen_nachtmahr": "C3",
    "rodario_mimt_nodonn": "A3",
    "magische_sicherung": "F4",
    "ein_gang_stuerzt_ein": "B1",
    "geister_der_ahnen": "I1",
    "schmiede_duell": "I3",
}
VISITS = {
    "warne_doerfer": ["E8", "D6"],
    "koenigin_der_ersten": ["I3", "E1"],
    "rast_in_groeschaker": ["F2", "G3"],
    "ruine_der_fuenften": ["I3", "A3"],
    "blick_in_die_vergangenheit": ["E5", "C3"],
}


@pytest.mark.parametrize("id", TESTS)
def test_tests_count_successes_at_their_place(id: str) -> None:
    card = TABLES.card(id)
    state = show(put(apart(), 0, TESTS[id]), 0, id)
    state.health = [2, 2]
    count = state.value(0, TABLES.attribute[card])
    assert "card(0)" not in names(again(show(put(apart(), 0, AWAY), 0, id))) or TABLES.place[card] < 0
    again(state)
    missing = TABLES.need[card]
    state.actions = 9
    while missing > 0:
        hits = min(missing, count)
        act(dice(state, *[TABLES.target[card]] * hits, *[TABLES.target[card] - 1] * (count - hits)), "card(0)")
        missing -= hits
    assert gone(state, id)
    assert state.adventures == 1


@pytest.mark.parametrize("id", VISITS)
def test_visits_are_made_by_entering(id: str) -> None:
    state = show(apart(), 0, id)
    state.health = [2, 2]
    for n, hex in enumerate(VISITS[id]):
        assert state.progress[0] == n
        target = state.data.hex(hex)
        put(state, 0, state.data.hexes[TABLES.around[target][0]])
        act(dice(again(state), 2, 1), "move", f"hex({hex})")
    assert gone(state, id)


def test_one_move_may_take_several_steps_of_a_visit_and_each_hex_one_step() -> None:
    state = show(put(apart(), 0, "E7"), 0, "warne_doerfer")
    act(dice(again(state), 6, 1), "move", "hex(E8)", "hex(E7)", "hex(E6)")
    assert gone(state, "warne_doerfer")


def test_a_visit_goes_on_over_turns_and_several_dwarves_may_be_under_way() -> None:
    state = show(put(put(apart(), 0, "H3"), 1, "H3"), 0, "koenigin_der_ersten")
    act(dice(again(state), 1, 1), "move", "hex(I3)")
    act(dice(again(state, 1), 1, 1, 1), "move", "hex(I3)")
    assert state.progress[:2] == [1, 1]


@pytest.mark.parametrize(("health", "pays", "outcome"), [(3, "use", UNDECIDED), (3, "decline", UNDECIDED), (1, "use", DIED)])
def test_rette_balendilin_is_paid_with_health(health: int, pays: str, outcome: int) -> None:
    state = show(put(apart(), 0, "H3"), 0, "rette_balendilin")
    state.health[0] = health
    act(dice(again(state), 6, 1), "move", "hex(I3)", pays)
    assert state.outcome == outcome
    assert state.health[0] == health - (pays == "use")
    if pays == "decline":
        assert phase(state) == "step"
        act(state, "hex(H3)", "hex(I3)")
        assert phase(state) == "pay"


def test_verstaerkung_der_ersten_is_a_visit_and_then_a_test() -> None:
    state = show(put(apart(), 0, "E2"), 0, "verstaerkung_der_ersten")
    assert "card(0)" not in names(again(put(state, 0, "I3")))
    put(state, 0, "E2")
    act(dice(again(state), 1, 1), "move", "hex(E1)")
    put(put(state, 0, "I3"), 1, "I3")
    assert "card(0)" not in names(again(state, 1))
    act(dice(again(state), 5, 1, 1), "card(0)")
    assert gone(state, "verstaerkung_der_ersten")


@pytest.mark.parametrize("id", ["sverd_spioniert", "verschollener_tunnel"])
def test_tunnel_tests(id: str) -> None:
    state = show(put(apart(), 0, "B2"), 0, id)
    act(dice(again(state), 1, 1), "move", "hex(D8)")
    act(dice(state, 4, 1, 1, 1), "card(0)")
    assert (phase(state), gone(state, id)) == ("tunnel", True)
    act(state, "hex(E4)")
    assert at(state, 0) == "D8"
    assert state.data.hexes[state.tunnel] == "E4"
    assert state.entrance(state.data.hex("E4"))


@pytest.mark.parametrize(
    ("id", "troops", "roll", "done"),
    [
        ("jagd_auf_albae", "e1", (6, 1, 1), True),
        ("vernichtet_die_trolle", "t2", (5, 5, 1), True),
        ("vernichtet_die_trolle", "t2", (5, 1, 1), False),
        ("nieder_mit_den_orks", "o3", (4, 4, 4), True),
        ("nieder_mit_den_orks", "o3", (4, 4, 1), False),
    ],
)
def test_kills_in_one_fight(id: str, troops: str, roll: tuple[int, ...], done: bool) -> None:
    state = show(army(put(apart(), 0, "D4"), D4=troops), 0, id)
    act(dice(again(state), *roll), "fight")
    assert gone(state, id) == done
    assert state.bans.bit_count() == done


def test_kills_of_two_fights_do_not_add_up() -> None:
    state = show(show(army(put(apart(), 0, "D4"), D4="t2"), 0, "vernichtet_die_trolle"), 3, "ruestet_euch")
    act(dice(again(state), 5, 1, 1), "fight")
    act(dice(state, 5, 1, 1), "fight")
    assert not gone(state, "vernichtet_die_trolle")


@pytest.mark.parametrize("id", ["zwergenfrauen", "ein_zwerg_raeumt_auf"])
def test_health_rolls(id: str) -> None:
    state = show(apart(), 0, id)
    state.health = [2, 2]
    act(dice(again(state), 5, 5), "card(0)")
    assert not gone(state, id)
    act(dice(state, 6, 1), "card(0)")
    assert gone(state, id)


def test_food_before_a_health_roll() -> None:
    state = show(give(apart(), 1, "bier"), 0, "ein_zwerg_raeumt_auf")
    state.health[0] = 1
    act(again(state), "card(0)")
    assert (phase(state), state.active, names(state)) == ("courage", 1, ["decline", "beer(0)"])
    act(dice(state, 1, 1, 6), "beer(0)")
    assert gone(state, "ein_zwerg_raeumt_auf")
    assert len(state.dice) == 3


@pytest.mark.parametrize(("id", "hex"), [("djeruns_stimme", "D4"), ("besuch_bei_den_spitzohren", "D3")])
def test_discarding_equipment_for_a_card(id: str, hex: str) -> None:
    state = show(army(put(apart(), 0, hex), D4="o2 e1", A1="t1"), 0, id)
    assert "card(0)" not in names(again(state))
    act(again(give(state, 0, "bier", "lied")), "card(0)", "gear(lied)")
    assert gone(state, id)
    if id == "djeruns_stimme":
        assert armies(state) == "A1{t1}"
    else:
        act(state, "hex(D4)", "kind(elf)", "hex(D4)", "hex(A1)")
        assert armies(state) == "D4{o1}"


def test_andokais_macht_clears_a_neighbouring_hex() -> None:
    state = show(army(put(apart(), 0, "D4"), D5="o2 e1", D3="t1", A1="o1"), 0, "andokais_macht")
    act(dice(again(state), 6, 1, 1), "card(0)")
    assert names(state) == ["hex(D3)", "hex(D5)"]
    assert armies(act(state, "hex(D5)")) == "A1{o1} D3{t1}"


def test_belausche_den_feind_brings_two_dwarves_together() -> None:
    state = show(army(put(apart(), 0, "D4"), D5="o1"), 0, "belausche_den_feind")
    act(dice(again(state), 5, 1), "card(0)", "dwarf(1)")
    assert at(state, 1) == "D4"


def test_placing_pays_the_price_and_counts_for_meetings_only() -> None:
    state = lay(show(show(apart(), 0, "reise_nach_gruenhain"), 1, "koenigin_der_ersten"), C3="R01", I3="R02")
    put(state, 0, "C3")
    go(state, frames.REWARD, TABLES.card("zwergenweise"))
    state.stack.insert(1, frames.CHECK)
    act(state, "dwarf(1)", "hex(C3)", "health")
    assert state.health[1] == 3
    assert phase(state) == "give"
    go(state, frames.REWARD, TABLES.card("zwergenweise"))
    act(state, "dwarf(1)", "hex(I3)", "doom")
    assert state.progress[5:7] == [0, 0]
    assert state.doom == 42


@pytest.mark.parametrize("id", [id for id in TABLES.cards if TABLES.mission[TABLES.card(id)] == CARD_TROOPS])
def test_card_troops_are_beaten_at_their_place(id: str) -> None:
    card = TABLES.card(id)
    slot = 3 if TABLES.level[card] else 0
    state = show(put(table("boindil", "tungdil"), 1, AWAY), slot, id)
    assert "fight" not in names(again(put(state, 0, "A5")))
    put(state, 0, TABLES.hexes[TABLES.place_hexes[TABLES.place[card]][0]])
    again(state)
    state.actions = 9
    while not gone(state, id):
        act(dice(state, 6, 6, 6, 6), "fight")
        while phase(state) in ("assign", "reroll"):
            act(state, names(state)[0])
    assert [state.supply[kind] for kind in range(3)] == TABLES.supply


def test_removed_card_troops_finish_cards_too() -> None:
    state = show(show(apart(), 3, "erobert_toboribor"), 0, "umzingelt")
    state.held[9], state.held[0] = 1, 2
    state.supply[0] += 5
    go(state, frames.CHECK)
    state.stack.append(frames.CHECK)
    state.phase = 1
    state.push(frames.REMOVES, 3)
    state.run()
    act(state, "card(scenario)", "card(0)", "card(0)")
    assert gone(state, "erobert_toboribor")
    assert state.averted == 1


@pytest.mark.parametrize("id", ["unterstuetzt_balendilin", "wahl_des_koenigs"])
def test_council_at_4(id: str) -> None:
    state = show(apart(), 3 if TABLES.level[TABLES.card(id)] else 0, id)
    state.council = 3
    act(dice(again(state), 6, 1, 1, 1), "message")
    assert gone(state, id)


def test_ruestet_euch_counts_equipment_but_not_the_keenfire() -> None:
    state = show(give(give(apart(), 0, "bier"), 1, "bier"), 3, "ruestet_euch")
    state.keen = 0
    assert not gone(check(state), "ruestet_euch")
    assert gone(check(give(state, 1, "lied")), "ruestet_euch")


def test_vernichtet_sie_alle_counts_both_fights_and_card_troops() -> None:
    state = show(show(army(put(apart(), 0, "G3"), G3="o1"), 3, "vernichtet_sie_alle"), 0, "umzingelt")
    act(dice(again(state), 4, 4, 1), "fight", "hit(map,orc)")
    assert state.kills == 2
    act(dice(state, 4, 1, 1), "fight")
    assert gone(state, "vernichtet_sie_alle")


def test_wichtige_aufgabe_is_the_next_adventure() -> None:
    state = show(show(put(apart(), 0, "E5"), 3, "wichtige_aufgabe"), 0, "alte_runen")
    act(dice(again(state), 5, 1, 1, 1), "card(0)", "dwarf(0)", "dwarf(0)")
    assert gone(state, "wichtige_aufgabe")


def test_besiegt_nodonn_is_won_by_the_last_token() -> None:
    state = show(put(table("boendal", "tungdil"), 0, "E5"), 3, "besiegt_nodonn")
    state.tokens = 1
    act(dice(again(state), 6, 6, 1, 1), "fight")
    assert (state.outcome, state.actors()) == (WON, [])
    missed = show(put(table("bavragor", "tungdil"), 0, "E5"), 3, "besiegt_nodonn")
    assert act(dice(again(missed), 5, 5, 5), "fight").health[0] == 3


def test_kampf_um_das_geborgene_land_counts_map_troops_only() -> None:
    state = show(show(army(put(apart(), 0, "G3"), G3="o1"), 3, "kampf_um_das_geborgene_land"), 0, "umzingelt")
    state.tally = 18
    act(dice(again(state), 4, 4, 1), "fight", "hit(map,orc)")
    assert state.tally == 19
    army(state, G3="o1")
    act(dice(again(state), 4, 1, 1), "fight", "hit(map,orc)")
    assert state.outcome == WON


def test_haltet_die_tore_needs_each_gate_once_perished_or_not() -> None:
    state = lay(show(apart(), 3, "haltet_die_tore"), I3="R01")
    for hex in ("E1", "I3", "C7", "A3"):
        assert state.outcome == UNDECIDED
        put(state, 0, hex)
        act(dice(again(state), 5, 5, 1, 1), "card(scenario)")
        assert state.outcome == WON or "card(scenario)" not in names(state)
    assert state.outcome == WON


@pytest.mark.parametrize(
    ("tiles", "troops", "fits"),
    [(15, 0, ["besiegt_nodonn"]), (14, 0, ["haltet_die_tore"]), (14, 35, ["kampf_um_das_geborgene_land", "haltet_die_tore"]), (15, 34, ["besiegt_nodonn"])],
)
def test_conditions_of_the_last_scenarios(tiles: int, troops: int, fits: list[str]) -> None:
    state = apart()
    state.laid = tiles
    state.army[0] = troops
    assert [TABLES.cards[card] for card in TABLES.c_cards if state.holds(card)] == fits


# Rewards


def test_a_skipped_step_brings_no_symbol() -> None:
    state = show(apart(), 3, "ruestet_euch")
    go(state, frames.REWARD, TABLES.card("geister_der_ahnen"))
    turn(state, 1, 6)
    assert (state.hero, armies(state), state.skip) == (5, "", 0)


def test_several_kinds_may_be_banned_for_one_roll() -> None:
    state = show(apart(), 3, "ruestet_euch")
    for id in ("nieder_mit_den_orks", "jagd_auf_albae"):
        go(state, frames.REWARD, TABLES.card(id))
    turn(state, 0, 6)
    act(state, "decline")
    assert phase(state) == "ban"
    act(dice(state, 6, 1, 1), "use")
    assert (state.supply[2], state.bans) == (20, 0)


@pytest.mark.parametrize(("picks", "health"), [(["dwarf(0)", "dwarf(0)"], [3, 1]), (["dwarf(0)", "dwarf(1)"], [2, 2])])
def test_two_points_may_be_split(picks: list[str], health: list[int]) -> None:
    state = apart()
    state.health = [1, 1]
    act(go(state, frames.REWARD, TABLES.card("schmiede_duell")), *picks)
    assert state.health == health


def test_healing_stops_at_the_maximum() -> None:
    state = apart()
    state.health = [3, 4]
    go(state, frames.REWARD, TABLES.card("schmiede_duell"))
    assert (state.health, phase(state)) == ([4, 4], "action")


def test_the_tunnel_tile_moves_and_stays_where_land_perishes() -> None:
    state = apart()
    for hex in ("D4", "E4"):
        go(state, frames.REWARD, TABLES.card("sverd_spioniert"))
        act(state, f"hex({hex})")
    assert TABLES.hexes[state.tunnel] == "E4"
    state.perish(TABLES.hex("E4"))
    assert not state.entrance(TABLES.hex("E4"))
    go(state, frames.REWARD, TABLES.card("sverd_spioniert"))
    assert "hex(E4)" not in names(state)
    assert phase(act(state, "decline")) == "action"


def test_equipment_that_all_have_is_discarded() -> None:
    state = next_gear(apart(), "bier", "bier")
    give(state, 0, "bier")
    state.gear = [1 << TABLES.beer] * 2
    heard = hear(state)
    state.kit = [TABLES.beer, TABLES.beer, *state.kit]
    go(state, frames.REWARD, TABLES.card("rette_balendilin"))
    assert kinds(heard) == ["drawn", "not_needed"]


def test_an_empty_equipment_deck_is_made_anew_from_the_discards() -> None:
    state = apart()
    state.kit_at = len(state.kit)
    heard = hear(state)
    go(state, frames.REWARD, TABLES.card("rette_balendilin"))
    assert kinds(heard) == ["nothing_drawn"]
    state.kit_discard = [TABLES.song]
    go(state, frames.REWARD, TABLES.card("rette_balendilin"))
    act(state, "dwarf(0)")
    assert (state.gear[0], state.kit_discard) == (1 << TABLES.song, [])


# Tables


def test_every_kind_of_mission_and_reward_is_used_and_has_a_handler() -> None:
    assert {MISSIONS[kind] for kind in TABLES.mission} == set(MISSIONS)
    assert {REWARDS[kind] for kind in TABLES.reward if kind >= 0} == set(REWARDS)
    assert len(ADVENTURES) == 30
    assert len(THREATS) == 15


@pytest.mark.parametrize("id", ADVENTURES)
def test_every_adventure_can_be_completed_and_gives_its_reward(id: str) -> None:
    """Whatever its mission: once fulfilled, the card goes, its troops come back, the reward asks or acts, and the match goes on."""
    state = show(army(apart(), A1="o2", A2="t2"), 0, id)
    state.health = [2, 2]
    card = TABLES.card(id)
    if TABLES.mission[card] in (VISIT, VISIT_TEST):
        state.progress = [len(TABLES.visits[card]), *state.progress[1:]]
    state.complete(0)
    state.phase = 1
    state.run()
    assert gone(state, id)
    for _ in range(9):
        if phase(state) != "action":
            act(state, names(state)[-1])
    assert phase(state) == "action"
    assert state.adventures == 1
    for kind in range(3):
        assert state.supply[kind] + sum(state.army[kind::3]) == TABLES.supply[kind]
    assert TABLES.mission[card] != KILL or state.bans > 0
