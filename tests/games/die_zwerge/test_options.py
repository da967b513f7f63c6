"""Set-up and options: seats and dwarves, difficulty, who begins, what is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from dvergar import BadSetup, Rng
from dvergar.engine.state import play_out
from dvergar.games.die_zwerge.cards import SCENE
from dvergar.games.die_zwerge.rules.phases import OVER
from dvergar.games.die_zwerge.rules.play import ZwergeState
from games.die_zwerge.build import GAME, act, again, give, names, phase, put, show, table
from games.die_zwerge.invariants import HEROES, check


def new(seats: int, seed: int = 1, **options: object) -> ZwergeState:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, ZwergeState)
    return state


@pytest.mark.parametrize("dwarves", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_one_seat_plays_any_number_of_dwarves_to_the_end(dwarves: int, seed: int) -> None:
    state = new(1, seed, dwarves=dwarves)
    assert (state.dwarves, state.actors()) == (dwarves, [0])
    rng = Rng(seed)
    while state.actors():
        check(state)
        legal = state.legal(0)
        state.apply(0, legal[rng.below(len(legal))])
    check(state)
    assert state.phase == OVER


@pytest.mark.parametrize(("difficulty", "removed", "to_win"), [("easy", 4, 6), ("normal", 3, 7), ("challenge", 2, 8), ("brave", 1, 9), ("heroic", 0, 10)])
def test_difficulty_removes_first_scenarios(difficulty: str, removed: int, to_win: int) -> None:
    state = new(3, difficulty=difficulty)
    levels = [state.data.level[card] for card in state.scenes]
    assert levels == ["A"] * (8 - removed) + ["B"] + ["C"] * 3
    assert levels.count("A") + 2 == to_win


def test_the_set_up() -> None:
    state = new(5, hero_choice="fixed", heroes=HEROES)
    t = state.data
    assert [t.hexes[hex] for hex in state.pos] == ["C7", "I3", "I3", "E1", "I3"]
    assert state.health == [4, 3, 4, 3, 4]
    assert (state.hero, state.doom, state.council) == (1, 43, 0)
    assert len(state.menace) - state.menace_at == 12
    assert len(state.deck) - state.dealt == 30
    assert all(t.deck[card] == 1 for card in state.cards[:SCENE])
    assert t.level[state.cards[SCENE]] == "A"


def test_heroes_at_random_are_each_as_likely() -> None:
    counts = Counter(hero for seed in range(300) for hero in new(2, seed).heroes)
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert min(counts.values()) > 85


def test_drafting_in_seat_order() -> None:
    state = new(3, hero_choice="draft")
    assert (phase(state), state.actors(), names(state)) == ("draft", [0], [f"hero({id})" for id in HEROES])
    act(state, "hero(balyndis)")
    assert state.actors() == [1]
    assert "hero(balyndis)" not in names(state)
    act(state, "hero(tungdil)", "hero(bavragor)")
    assert state.heroes == [3, 0, 4]
    assert state.turn == 1


def test_one_seat_drafts_all_its_dwarves() -> None:
    state = new(1, hero_choice="draft", dwarves=2)
    act(state, "hero(boindil)", "hero(boendal)")
    assert state.heroes == [1, 2]


def test_a_longer_list_than_needed_uses_its_beginning() -> None:
    assert new(2, hero_choice="fixed").heroes == [0, 1]
    assert new(2, hero_choice="fixed", heroes=["bavragor", "balyndis", "tungdil"]).heroes == [4, 3]


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (2, {"dwarves": 3}, "dwarves"),
        (1, {"dwarves": 1}, "dwarves"),
        (1, {"dwarves": 6}, "dwarves"),
        (3, {"hero_choice": "fixed", "heroes": ["tungdil", "boindil"]}, "heroes"),
        (1, {"hero_choice": "fixed", "heroes": ["tungdil"], "dwarves": 2}, "heroes"),
        (2, {"heroes": ["gimli", "tungdil"]}, "heroes"),
        (2, {"difficulty": "impossible"}, "difficulty"),
        (2, {"expert_threshold": True}, "expert_threshold"),
    ],
    ids=str,
)
def test_options_that_are_refused(seats: int, options: dict[str, object], key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.new(seats, 1, options)
    assert str(caught.value).startswith(f"option {key}: ")
    assert caught.value.args_["option"] == key


def test_the_starting_dwarf_can_be_drawn() -> None:
    assert {new(4, seed, start_player="random").dwarf for seed in range(40)} == {0, 1, 2, 3}
    assert {new(4, seed).dwarf for seed in range(10)} == {0}


@pytest.mark.parametrize("options", [{"expert_threshold": "on"}, {"difficulty": "heroic"}, {"start_player": "random"}, {"hero_choice": "draft"}], ids=str)
@pytest.mark.parametrize("seats", range(1, 6))
def test_every_option_is_played_to_the_end(seats: int, options: dict[str, object]) -> None:
    state = new(seats, seats, **options)
    play_out(state, Rng(seats))
    check(state)


def test_platform_points() -> None:
    state = show(put(give(table("bavragor", "tungdil", difficulty="heroic"), 0, "bier"), 0, "E5"), 3, "besiegt_nodonn")
    state.history, state.laid, state.hero, state.doom, state.tokens = [1] * 9, 16, 30, 37, 0
    again(state)
    assert state.scores() == [0 + 0 + 45 + 7 - 16 + 8] * 2
    state.win(state.cards[3])
    assert state.scores() == [100 + 40 + 50 + 7 - 16 + 8] * 2


def test_no_card_counts_as_beaten_before_its_troops_are_there() -> None:
    for seed in range(60):
        state = new(5, seed)
        assert (state.adventures, state.display()) == (0, 3)
