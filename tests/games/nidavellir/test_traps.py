"""Mistakes that published versions of this game have made; each must be impossible here (see also the rulings they are about)."""

from __future__ import annotations

import pytest

import dvergar
from dvergar import IllegalAction
from dvergar.engine.rng import Rng
from dvergar.games.nidavellir.rules.position import HERO_ACTION
from dvergar.games.nidavellir.rules.powers import EVALUATE
from games.nidavellir.build import Built, game

TAVERNS = ["X6 H M0", "W8 H M0", "W7 H M0"]


def test_thrud_counts_for_lines_and_for_hourya() -> None:
    army = {"warrior": "thrud", "hunter": "H", "miner": "M0", "blacksmith": "B"}
    built = Built(armies=[army | {"command": ""}], taverns=TAVERNS)
    built.state.recruits = [0, 0]
    built.bid("5 4 3", "4 3 2").pick("X6")
    assert built.asked == ("hero", 0)
    assert Built(armies=[{"explorer": "X5 X6 X7 X8 thrud"}]).state.why_not(0, game().data.hero("hourya")) == 0


@pytest.mark.parametrize("hero", ["dagda", "bonfur"])
def test_no_hero_is_ever_discarded(hero: str) -> None:
    """Dagda and Bonfur in many positions: whatever goes was a dwarf on top."""
    rng = Rng(7)
    endings = ["W3", "W3 tarah", "W3 kraal"], ["M0", "M0 zoral", "M0 lokdur M1"], ["X5", "X5 idunn", "X5 thrud"]
    for _ in range(40):
        warrior, miner, explorer = (ends[rng.below(3)] for ends in endings)
        built = Built(armies=[{"warrior": warrior, "hunter": "H", "miner": miner, "blacksmith": "B", "explorer": explorer}])
        state = built.state
        if state.why_not(0, built.t.hero(hero)):
            continue
        state.push(EVALUATE, 0, 5)
        state.recruit(0, HERO_ACTION + built.t.hero(hero))
        while built.phase == "discard":
            built.do(built.legal()[rng.below(len(built.legal()))])
        assert len(built.discarded()) == (2 if hero == "dagda" else 1)
        assert all(word[0].isupper() for word in built.discarded())


def test_a_discarded_coin_never_comes_back_in_the_same_exchange() -> None:
    built = Built(coins=["0 2 3 4 25"], taverns=["+3 H M0", *TAVERNS[1:]]).bid("25 2 3", "5 2 3").pick("+3").do("transform(4,goblin)")
    assert built.on(0, 0) == 24
    assert built.state.treasure[25] == 1


def test_the_bonus_is_of_coins_held_now_not_of_the_best_ever_held() -> None:
    built = Built(armies=[{"warrior": "W3", "command": "astrid"}], coins=["0 2 3 24 25"], taverns=["W9 H M0", *TAVERNS[1:]])
    assert built.line(0, "warrior_bonus") == 25
    built.bid("0 2 3", "5 2 3").pick("W9", "H")
    assert [built.line(0, key) for key in ("warrior_bonus", "neutral")] == [24, 24]


def test_the_special_gem_scores() -> None:
    assert Built(gems=[6, 5]).line(0, "gem") == 3


def test_two_and_three_players_lack_coins() -> None:
    for seats, copies in ((2, 1), (3, 1), (4, 3), (5, 3)):
        assert [Built(seats=seats).state.treasure[value] for value in (7, 9, 11)] == [copies] * 3


def test_a_second_answer_in_the_secret_phase_changes_nothing() -> None:
    match = dvergar.Match.new("nidavellir", seats=3, seed=1)
    match.play(0, "bid(0,1,2)")
    key = match.state.key()
    with pytest.raises(IllegalAction, match="not seat 0's turn"):
        match.play(0, "bid(4,3,2)")
    assert match.state.key() == key


def test_nobody_plays_for_another_seat() -> None:
    match = dvergar.Match.new("nidavellir", seats=2, seed=1)
    match.play(0, "bid(4,3,2)")
    match.play(1, "bid(3,2,1)")
    active = match.state.actors()[0]
    with pytest.raises(IllegalAction, match=f"not seat {1 - active}'s turn"):
        match.play(1 - active, match.state.legal(active)[0])
    with pytest.raises(IllegalAction, match="may not"):
        match.play(active, "hero(kraal)")
    with pytest.raises(IllegalAction, match="there is no seat 2"):
        match.play(2, "pick(0)")


def test_a_bid_may_be_withdrawn_until_the_last_is_in() -> None:
    """Spec 4.2."""
    match = dvergar.Match.new("nidavellir", seats=2, seed=1)
    match.play(0, "bid(4,3,2)")
    match.undo(0)
    match.play(0, "bid(0,1,2)")
    match.play(1, "bid(3,2,1)")
    assert not match.can_undo(0)


def test_no_coin_is_withheld() -> None:
    """Spec 4.2: every legal bid puts three different coins on three taverns."""
    for name in Built().legal():
        slots = name[4:-1].split(",")
        assert len(set(slots)) == 3


def test_undo_stops_where_a_hidden_coin_was_shown() -> None:
    match = dvergar.Match.new("nidavellir", seats=3, seed=5)
    rng = Rng(5)
    shown = 0
    while actors := match.state.actors():
        seat = actors[0]
        legal = match.state.legal(seat)
        reveals = match.state.reveals
        match.play(seat, legal[rng.below(len(legal))])
        if match.state.reveals > reveals:
            shown += 1
            assert not match.can_undo(seat)
    assert shown > 24


def test_live_scores_count_thrud_at_home_and_ylud_only_where_she_stands() -> None:
    """Spec 6: the live score."""
    built = Built(armies=[{"warrior": "W3 thrud", "command": "ylud"}, {"warrior": "W4 W5"}])
    assert [built.line(0, key) for key in ("warrior", "warrior_bonus", "neutral")] == [3, 0, 13]
    assert built.line(1, "warrior_bonus") == 5
    facts = game().result(built.state).facts[0]
    assert (facts["grades_warrior"], facts["heroes"], facts["brothers"], facts["highest_coin"], facts["gem"]) == (1, 2, 0, 5, built.state.gems[0])
