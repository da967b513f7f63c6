"""How soon the team could be done with what lies face up, and what a network is told of it."""

from __future__ import annotations

import pytest

from dvergar.games.die_zwerge.bot.features import features
from dvergar.games.die_zwerge.bot.forecast import NEVER, Forecast
from dvergar.games.die_zwerge.cards import IMMEDIATE, PINNED, SCENE
from dvergar.games.die_zwerge.rules.play import ZwergeState
from games.die_zwerge.build import TABLES, again, army, give, lay, put, show, table

HEROES = ["boendal", "balyndis", "tungdil"]
CARDS = [id for n, id in enumerate(TABLES.cards) if TABLES.mission[n] != IMMEDIATE]


def shown(id: str) -> ZwergeState:
    """Return a position with that card, three dwarves, some troops and two pieces of equipment."""
    state = army(table(*HEROES), C4="o4 t2 e3", F6="o6 t3")
    give(state, 1, "waffe")
    card = TABLES.card(id)
    slot = SCENE if TABLES.level[card] else 0
    if slot == SCENE:
        show(state, 1, "alte_runen")
    show(state, slot, id)
    if TABLES.mission[card] == PINNED:
        state.pins = [0, -1, -1, -1]
    state.tokens = TABLES.tokens[card]
    return again(state)


@pytest.mark.parametrize("id", CARDS)
def test_each_card_can_be_done_some_day_and_sooner_with_more_actions(id: str) -> None:
    slot = SCENE if TABLES.level[TABLES.card(id)] else 0
    found = Forecast(shown(id))
    assert 0.0 <= found.first[slot] < NEVER
    assert found.first[slot] <= found.second[slot]
    later = Forecast(again(shown(id), 0, 1))
    assert later.first[slot] >= found.first[slot]


def test_who_stands_there_is_sooner() -> None:
    state = show(table(*HEROES), 0, "magische_sicherung")
    hex = TABLES.hexes[TABLES.place_hexes[TABLES.place[TABLES.card("magische_sicherung")]][0]]
    away = Forecast(state).first[0]
    put(state, 0, hex)
    assert Forecast(state).first[0] < away


def test_a_meeting_waits_for_the_last_who_is_needed() -> None:
    state = show(table(*HEROES), SCENE, "zusammenkunft")
    hex = TABLES.hexes[TABLES.place_hexes[TABLES.place[TABLES.card("zusammenkunft")]][0]]
    put(state, 0, hex)
    assert Forecast(state).first[SCENE] > 0.0
    put(state, 1, hex)
    assert Forecast(state).first[SCENE] == 0.0


def test_a_tunnel_that_has_perished_is_no_way() -> None:
    printed = [TABLES.hexes[hex] for hex in TABLES.printed]
    state = table(*HEROES)
    free = Forecast(state).from_tunnels(0)
    for n, id in enumerate(printed):
        lay(state, **{id: TABLES.tiles[n]})
    assert Forecast(state).from_tunnels(0) > free


def test_a_network_sees_wounds_threats_and_steps() -> None:
    state = shown("zusammenkunft")
    before = features(state)
    for change in ("health", "doom", "council", "skip"):
        other = state.clone()
        assert isinstance(other, ZwergeState)
        if change == "health":
            other.health = [1, *other.health[1:]]
        else:
            setattr(other, change, getattr(other, change) - 1 if change == "doom" else 1)
        assert features(other) != before, change
    show(state, 2, "umzingelt")
    assert features(state) != before
