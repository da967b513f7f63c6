"""When a card of Die Zwerge is done, written from the tables of the spec (2.9 to 2.11, 5.1 to 5.4) once more; shares no code with `rules/missions.py`."""

from __future__ import annotations

from dvergar.games.die_zwerge.rules.play import ZwergeState

TROOPS_BEATEN = (  # no troop left on the card
    *("erobert_toboribor", "erobert_dson_balsur", "kampf_um_die_esse"),
    *("schlacht_in_sangrein", "umzingelt", "tions_kreaturen", "bogglin_ueberfall", "wald_wehrt_sich", "schutz_des_elbenreichs", "sinthoras_attentat"),
)
SUCCESSES = {  # of this turn
    "begleite_narmora": 3,
    "sverd_spioniert": 1,
    "zwergenweise": 3,
    "djeruns_stimme": 1,
    "andokais_macht": 1,
    "alte_runen": 1,
    "zwergenfrauen": 1,
    "verschollener_tunnel": 1,
    "kampf_gegen_nachtmahr": 2,
    "rodario_mimt_nodonn": 2,
    "verstaerkung_der_ersten": 1,
    "besuch_bei_den_spitzohren": 1,
    "ein_zwerg_raeumt_auf": 1,
    "belausche_den_feind": 1,
    "magische_sicherung": 1,
    "ein_gang_stuerzt_ein": 3,
    "geister_der_ahnen": 2,
    "schmiede_duell": 1,
    "feuerklinge": 2,
}
STEPS = {  # by one dwarf
    "rette_balendilin": 1,
    "warne_doerfer": 2,
    "koenigin_der_ersten": 2,
    "rast_in_groeschaker": 2,
    "ruine_der_fuenften": 2,
    "blick_in_die_vergangenheit": 2,
}
DESTROYED_IN_FIGHT = {"jagd_auf_albae": (2, 1), "vernichtet_die_trolle": (1, 2), "nieder_mit_den_orks": (0, 3)}
COLLECTED = {"albtraum": (2, 3), "ork_uebermacht": (0, 6), "letzter_kampf": (1, 4)}
MEETINGS = {"zusammenkunft": "F4", "reise_nach_gruenhain": "C3"}
AT_THE_TOP = ("wahl_des_koenigs", "unterstuetzt_balendilin")
PLACES = {"koenige_der_menschen": 2, "haltet_die_tore": 4}
COUNTS = {"wichtige_aufgabe": 1, "kampf_um_das_geborgene_land": 20}
IMMEDIATE = ("nodonn_kehrt_zurueck", "ueberfall_der_albae", "verraeter", "bislipurs_verrat")


def holds(state: ZwergeState, slot: int) -> bool:
    """Return whether the card in a slot is done."""
    card, held = state.data.cards[state.cards[slot]], state.held[slot * 3 : slot * 3 + 3]
    if card in TROOPS_BEATEN:
        return held == [0, 0, 0]
    if card in SUCCESSES:
        return state.hits[slot] >= SUCCESSES[card]
    if card in STEPS:
        return max(state.progress[slot * 5 : slot * 5 + 5]) >= STEPS[card]
    if card in DESTROYED_IN_FIGHT:
        kind, count = DESTROYED_IN_FIGHT[card]
        return state.fresh[kind] >= count
    if card in COLLECTED:
        kind, count = COLLECTED[card]
        return held[kind] >= count or sum(state.army[kind::3]) == 0
    if card in MEETINGS:
        return state.pos.count(state.data.hexes.index(MEETINGS[card])) >= 2
    if card in AT_THE_TOP:
        return state.council == 4
    if card in PLACES:
        return bin(state.ticks).count("1") == PLACES[card]
    if card in COUNTS:
        return state.tally >= COUNTS[card]
    if card == "kopfgeld":
        return len(set(state.pos)) == 1
    if card == "ruestet_euch":
        return sum(bin(gear).count("1") for gear in state.gear) >= 3
    if card == "vernichtet_sie_alle":
        return state.kills >= 3
    if card == "besiegt_nodonn":
        return state.tokens == 0
    assert card in IMMEDIATE, card
    return False


def done(state: ZwergeState) -> list[str]:
    """Return the face-up cards that are done."""
    return [state.data.cards[card] for slot, card in enumerate(state.cards) if card >= 0 and holds(state, slot)]
