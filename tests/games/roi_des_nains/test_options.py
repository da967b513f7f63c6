"""Every option of Le Roi des Nains (spec 11), and every number of its set-up."""

from __future__ import annotations

import pytest

import dvergar
from dvergar import BadSetup, Match
from dvergar.games.roi_des_nains.cards import IDS
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import COLUMN, RECORD
from games.roi_des_nains.build import Built, game
from games.roi_des_nains.test_rulings import last_trick


def start(seats: int = 4, seed: int = 1, **options: str) -> RoiState:
    state = game().new(seats, seed, options)
    assert isinstance(state, RoiState)
    return state


@pytest.mark.parametrize(("seats", "basic", "hand"), [(3, 38, 13), (4, 39, 10), (5, 39, 8)])
def test_set_up(seats: int, basic: int, hand: int) -> None:
    state = start(seats)
    assert len(state.data.packs[seats]) == basic
    assert [len(cards) for cards in state.hands] == [hand] * seats
    assert state.tricks == hand
    assert (IDS.index("N2") in state.data.packs[seats]) == (seats > 3)
    assert state.totals == [0] * seats


@pytest.mark.parametrize("seats", [2, 6, 0, "4"])
def test_other_seat_counts_are_refused(seats: object) -> None:
    with pytest.raises(BadSetup):
        game().checked(seats, 1, {})  # type: ignore[arg-type]


@pytest.mark.parametrize(("value", "tiles", "first"), [("classic", 20, "T"), ("revised", 20, "TR"), ("all", 26, "TR")])
def test_tile_set(value: str, tiles: int, first: str) -> None:
    state = start(tile_set=value)
    ids = [state.data.tile_ids[tile] for tile in state.tiles]
    assert (len(ids), len(set(ids))) == (tiles, tiles)
    assert {id[0] for id in ids} == set(first)


@pytest.mark.parametrize(("value", "count"), [("all", 14), ("no_sorcerer", 13)])
def test_specials(value: str, count: int) -> None:
    state = start(specials=value)
    assert len(set(state.specials)) == len(state.specials) == count
    assert (IDS.index("SOR") in state.specials) == (value == "all")


@pytest.mark.parametrize("value", [7, 5, 3])
def test_deals(value: int) -> None:
    state = start(deals=str(value), tie_break="shared_victory", seed=3)
    built = Built()
    built.state = state
    built.finish()
    assert len(state.history) == value * (RECORD + COLUMN * 4)
    sheet = game().result(state)
    assert [line.key for line in sheet.lines[0]] == [f"deal_{n + 1}" for n in range(value)]


def test_first_dealer() -> None:
    assert {start(first_dealer="seat0", seed=seed).dealer for seed in range(10)} == {0}
    assert len({start(first_dealer="random", seed=seed).dealer for seed in range(30)}) == 4


def test_tie_break() -> None:
    shared = last_trick([2, 5, 0, 0], 6, tie_break="shared_victory")
    assert shared.phase == "over"
    assert game().result(shared.state).winners == [0, 1]
    assert game().view(shared.state, None).prompt.word == "roi_des_nains-prompt-over-shared"
    assert last_trick([2, 5, 0, 0], 6, tie_break="extra_deals").phase == "choose_quest"


@pytest.mark.parametrize("key", ["won_tricks", "live_score"])
def test_options_of_the_table_only(key: str) -> None:
    with pytest.raises(BadSetup, match="concerns the table only"):
        Match.new("roi_des_nains", seats=3, seed=0, options={key: "on"})


@pytest.mark.parametrize(("key", "value"), [("deals", 7), ("deals", "4"), ("tile_set", "old"), ("specials", None), ("first_dealer", "seat1"), ("cards", "all")])
def test_other_values_are_refused_with_what_would_be_right(key: str, value: object) -> None:
    with pytest.raises(BadSetup):
        game().checked(3, 0, {key: value})


def test_most_decisions() -> None:
    """I12: with a window after every trick a deal has 52, 50 or 48 decisions."""
    for seats, most in ((3, 52), (4, 50), (5, 48)):
        built = Built(seats=seats, special="SOR").quest()
        count = 1
        while built.state.deal == 0:
            legal = built.state.legal(built.state.active)
            built.state.apply(built.state.active, legal[-1])
            count += 1
        assert count in (most - 1, most)  # the last window must trade


def test_a_whole_game_ends_with_a_winner() -> None:
    match = Match.new("roi_des_nains", seats=5, seed=4)
    rng = dvergar.Rng(4)
    while actors := match.state.actors():
        legal = match.state.legal(actors[0])
        match.play(actors[0], legal[rng.below(len(legal))])
    result = match.result()
    assert result.over
    assert result.winners == [seat for seat in range(5) if result.totals[seat] == max(result.totals)]
    assert Match.read(match.record()).state.key() == match.state.key()
