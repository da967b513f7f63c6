"""What bots tell of their next turn, and whether they go where somebody has pointed."""

from __future__ import annotations

import dvergar
from dvergar import Rng
from dvergar.bots import answer
from dvergar.engine.match import Match
from dvergar.games.die_zwerge.bot.policies import Planner
from dvergar.games.die_zwerge.rules.play import ZwergeState
from games.die_zwerge.build import GAME, again, put, show, table


def test_all_others_tell_their_plans_in_the_first_turn_and_then_whoever_has_just_played() -> None:
    match, rng = Match.new(GAME, seats=3, seed=5), Rng(1)
    told: dict[int, tuple[int, list[int]]] = {}
    while match.state.actors() and len(told) < 6:
        state = match.state
        assert isinstance(state, ZwergeState)
        who = GAME.planners(state)
        if who:
            told[state.turn] = (state.dwarf, who)
            assert all(phrase for phrase, _ in (GAME.plan(state, seat, "") for seat in who))
        seat = state.actors()[0]
        match.play(seat, Planner().choose(state, seat, rng))
    assert told[1] == (0, [1, 2])
    assert [told[turn] for turn in (2, 3, 4)] == [(1, [0]), (2, [1]), (0, [2])]


def test_a_plan_is_what_the_bot_does_then() -> None:
    state = show(table("boendal", "balyndis", "bavragor", "tungdil"), 3, "ruestet_euch")
    for dwarf, spot in enumerate(("E5", "A2", "A2", "E5")):
        put(state, dwarf, spot)
    phrase, place = GAME.plan(again(state), 1, "")
    world = again(state, 1)
    jobs = Planner().choose(world, 1, Rng(1))
    assert GAME.plan(world, 1, "") == ("", ""), "whoever is to act has no plan, but acts"
    assert (phrase == "plan-council") == (GAME.actions.name(jobs) == "message")
    assert place == "" or place.startswith("hex:")


def test_pointing_is_followed_where_that_is_a_job_and_not_where_it_is_foolish() -> None:
    match, rng, changed = Match.new(GAME, seats=3, seed=5), Rng(1), 0
    wishes = [f"hex:{hex}" for hex in table("tungdil", "boindil", "boendal").data.hexes]
    for _ in range(60):
        state = match.state
        seat = state.actors()[0]
        own = Planner().choose(state, seat, rng)
        heeded = {wish: GAME.heed(state, seat, wish) for wish in wishes}
        legal = state.legal(seat)
        assert all(action in legal for action in heeded.values() if action >= 0)
        assert list(heeded.values()).count(-1) > len(wishes) // 2, "most places are no job at all"
        changed += sum(action not in (-1, own) for action in heeded.values())
        match.play(seat, own)
    assert changed > 0, "where somebody points there is now and then something else to be done"


def test_what_is_no_place_of_the_map_is_not_followed() -> None:
    state = dvergar.game("die_zwerge").new(seats=3, seed=5)
    seat = state.actors()[0]
    assert {GAME.heed(state, seat, wish) for wish in ("", "hex:Z9", "card:9", "card:x", "gem:1", "hex:" + "9" * 40)} == {-1}
    choice = answer("die_zwerge", None, state.seats, state.options, state.dump(), seat, 1, "greedy", "hex:Z9")
    assert choice == answer("die_zwerge", None, state.seats, state.options, state.dump(), seat, 1, "greedy")
