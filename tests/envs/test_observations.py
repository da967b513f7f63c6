"""Observations: named places without gaps, numbers within their bounds, and nothing in them that the seat may not know."""

from __future__ import annotations

from itertools import product

import pytest

import dvergar
from dvergar.checking.secrecy import fork
from dvergar.engine.match import Match
from dvergar.engine.observation import Layout, Observer, UnknownField
from dvergar.engine.rng import Rng
from dvergar.envs.episode import Episode
from dvergar.envs.setup import Setting
from dvergar.mechanics.tavern.observation import in_order
from support import EXAMPLES, HOUSE, new, pick

TABLES = [(id, seats) for id in (*HOUSE, *EXAMPLES) for seats in dvergar.game(id).seats]
ALL = pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])


def observer_of(id: str, seats: int) -> Observer:
    found = dvergar.game(id).observer(seats)
    assert found is not None
    return found


@ALL
def test_fields_are_named_once_and_cover_the_row(id: str, seats: int) -> None:
    layout = observer_of(id, seats).layout
    assert len(set(layout.names())) == len(layout.names())
    assert all(name.split() == [name] for name in layout.names())
    places = [place for name in layout.names() for place in range(layout.size)[layout.slice(name)]]
    assert places == list(range(layout.size))
    assert len(layout.highs()) == layout.size


@ALL
def test_rows_tell_what_the_seat_may_know_and_no_more(id: str, seats: int, scale: int) -> None:
    """In every drawn world the row is the same; so it is in a twin whose other seats have answered a secret otherwise."""
    observer, highs = observer_of(id, seats), observer_of(id, seats).layout.highs()
    every, compared, rows = 20 if id in ("brisingamen", "roi_des_nains") else 6, 0, set()  # where matches are long
    for seed in range(scale):
        match, rng = new(id, seats, seed), Rng(seed)
        while match.state.actors():
            if not rng.below(every):
                for reader in range(seats):
                    row = observer.row(match.state, reader)
                    assert len(row) == len(highs)
                    assert all(number <= high for number, high in zip(row, highs, strict=True))
                    assert observer.row(match.state.worlds(reader, Rng(rng.seed())), reader) == row
                    compared += others_answer_otherwise(match, reader, observer, rng)
                    rows.add(row)
            match.play(*pick(match.state, rng))
        for reader in range(seats):
            assert observer.row(match.state.worlds(reader, Rng(seed)), reader) == observer.row(match.state, reader)
    assert len(rows) > 3
    assert compared > 0 or id in ("roi_des_nains", "brisingamen", "die_zwerge", "deep_shaft")  # they have no secret phase


def others_answer_otherwise(match: Match, reader: int, observer: Observer, rng: Rng) -> int:
    """Let another seat answer a secret in two ways and compare what the reader gets; return how often that went."""
    others = [seat for seat in match.state.actors() if seat != reader]
    if not match.state.secret() or len(match.state.actors()) < 2 or not others:
        return 0
    one, two = fork(match, match.state), fork(match, match.state)
    seat = others[rng.below(len(others))]
    legal = match.state.legal(seat)
    one.play(seat, legal[0])
    two.play(seat, legal[-1])
    assert observer.row(one.state, reader) == observer.row(two.state, reader)
    assert len(legal) == 1 or observer.row(one.state, seat) != observer.row(two.state, seat), "a seat does not see its own answer"
    return 1


@pytest.mark.parametrize("id", HOUSE)
def test_histories_hold_own_actions_and_what_was_told(id: str) -> None:
    setting = Setting(id)
    episode, rng = Episode(setting, 3), Rng(3)
    match = Match.new(id, setting.seats, 3)
    for _ in range(60):
        if episode.over:
            break
        seat, action = pick(episode.state, rng)
        before = [episode.history(other) for other in range(setting.seats)]
        episode.play(seat, action)
        match.play(seat, action)
        after = [episode.history(other) for other in range(setting.seats)]
        assert all(new[: len(old)] == old for old, new in zip(before, after, strict=True)), "the past has changed"
    assert episode.state.key() == match.state.key(), "an episode is not the match of its seed"
    for seat in range(setting.seats):
        history = episode.history(seat)
        assert [line for line in history if line.startswith("> ")] == ["> " + setting.actions.name(action) for action in episode.acted(seat)]
        assert len([line for line in history if not line.startswith("> ")]) == len(match.told(seat))
    assert episode.clone().history_key(0) == episode.history_key(0)
    assert len({episode.history_key(seat) for seat in range(setting.seats)}) == setting.seats


def test_a_history_does_not_tell_others_answers() -> None:
    setting = Setting("nidavellir", 3)
    one, two = Episode(setting, 5), Episode(setting, 5)
    one.play(1, one.state.legal(1)[0])
    two.play(1, two.state.legal(1)[-1])
    assert one.history(0) == two.history(0)
    assert one.history(1) != two.history(1)


def test_floats_are_between_0_and_1() -> None:
    setting = Setting("nidavellir", 3, dtype="float32")
    state = setting.start(4)
    row = setting.observe(state, 0)
    assert row.dtype == "float32"
    assert 0 <= row.min() < row.max() <= 1
    place = setting.observer.layout.slice("own.gem")
    assert round(float(row[place][0]) * 255) == setting.observer.row(state, 0)[place][0]


def test_wrong_fields_are_refused() -> None:
    layout = Layout()
    layout.add("gems", 2, 6)
    with pytest.raises(UnknownField, match="no field 'coins'; there are: gems"):
        layout.slice("coins")
    for name, size, high in (("gems", 1, 1), ("empty", 0, 1), ("wide", 1, 256)):
        with pytest.raises(ValueError, match="stands twice, is empty or holds no bytes"):
            layout.add(name, size, high)


def test_five_coins_come_in_order_whatever_they_are() -> None:
    for coins in product(range(5), repeat=5):
        assert list(in_order(*coins)) == sorted(coins)
