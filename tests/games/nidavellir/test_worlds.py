"""What a seat cannot know (spec 7): drawn worlds keep what is known, draw the rest as it may be, and look-alikes have the same ones."""

from __future__ import annotations

from collections import Counter

import pytest

from dvergar.engine.rng import Rng
from dvergar.mechanics.tavern.bids import BIDS
from dvergar.mechanics.tavern.coins import ROYAL, coin
from games.nidavellir.build import Built

TAVERNS = ["W9 H M0", "W8 H M0", "W7 H M0"]


def spread(counts: Counter[tuple[int, ...]], kinds: int) -> None:
    """Check that all kinds turned up about equally often."""
    assert len(counts) == kinds
    even = sum(counts.values()) / kinds
    assert sum((count - even) ** 2 / even for count in counts.values()) < kinds + 5 * (2 * kinds) ** 0.5, counts


def test_open_bids_of_others_are_drawn_evenly() -> None:
    built = Built(seats=3, coins=["0 2 3 4 5", "0 2 3 7 7"])
    built.play(1, "bid(0,1,2)").play(0, "bid(4,3,2)")
    for reader, own in ((0, 0), (2, None), (None, None)):
        worlds = [built.state.worlds(reader, Rng(seed)) for seed in range(900)]
        assert {world.bids[2] for world in worlds} == {-1}
        assert {tuple(world.actors()) for world in worlds} == {(2,)}
        spread(Counter((world.bids[1],) for world in worlds), 33)
        if own is None:
            spread(Counter((world.bids[0],) for world in worlds), BIDS)
        else:
            assert {world.bids[0] for world in worlds} == {built.state.bids[0]}


@pytest.mark.parametrize(
    ("coins", "bid", "kinds"),
    [
        ("0 2 3 4 5", "5 2 3", 12),  # four hidden coins: 4 * 3 ways
        ("0 2 3 7 7", "3 2 7", 7),  # 0 2 7 7 hidden: 12 ways, of which 7 differ
        ("0 7 7 7 5", "5 7 0", 3),
    ],
)
def test_hidden_coins_are_drawn_evenly(coins: str, bid: str, kinds: int) -> None:
    built = Built(seats=2, coins=["0 2 3 4 5", coins], taverns=TAVERNS, gems=[4, 5]).bid("4 2 3", bid)
    assert built.state.tavern == 0
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(900):
        world = built.state.worlds(0, Rng(seed))
        assert world.coins[:5] == built.state.coins[:5]  # the reader's own
        assert world.coins[5] == built.state.coins[5]  # face up
        assert sorted(world.coins[5:]) == sorted(built.state.coins[5:])
        counts[tuple(world.coins[6:])] += 1
    spread(counts, kinds)


def test_a_coin_whose_face_was_shown_stays_where_it_is() -> None:
    built = Built(taverns=["+3 H M0", *TAVERNS[1:]]).bid("5 4 3", "4 3 2").pick("+3").do("transform(1,pouch)")
    assert built.state.coins[3] == coin(5, ROYAL)  # known ones stand first, so that the order tells nothing
    assert built.state.known[0] == 8
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(600):
        world = built.state.worlds(1, Rng(seed))
        assert (world.coins[0], world.coins[3], world.known[0]) == (built.state.coins[0], coin(5, ROYAL), 8)
        counts[tuple(world.coins[k] for k in (1, 2, 4))] += 1
    spread(counts, 6)


def test_a_traded_pouch_is_known_until_the_coins_return() -> None:
    built = Built(taverns=TAVERNS).bid("0 2 3", "5 3 4").pick("W9", "H")
    assert built.state.known[0] == 24
    assert built.state.hidden(0) == [2]
    for seed in range(30):
        assert built.state.worlds(1, Rng(seed)).coins[:5] == built.state.coins[:5]
    built.pick("W8", "H", "W7", "H")
    assert built.phase == "bid"
    assert built.state.known == [0, 0]


def test_one_of_two_equal_pouch_coins_may_be_known() -> None:
    one = Built(coins=["0 2 5r 4 5r"], taverns=["+3 H M0", *TAVERNS[1:]], treasure={5: 2}).bid("4 0 2", "3 4 5").pick("+3").do("transform(1,horse)")
    assert one.pouch(0) == [5, 5]
    assert one.state.known[0] == 4
    one = Built(coins=["0 2 3 4 5r"], taverns=["+3 H M0", *TAVERNS[1:]], treasure={5: 2}).bid("4 0 3", "3 4 5").pick("+3").do("transform(1,pouch)")
    assert one.pouch(0) == [5, 5]
    assert one.state.known[0] == 8  # one of the two is known, the other is not
    assert {world.known[0] for world in (one.state.worlds(1, Rng(seed)) for seed in range(40))} == {8}
    assert len({tuple(one.state.worlds(1, Rng(seed)).coins[:5]) for seed in range(60)}) == 6


def test_ulines_hand_is_known() -> None:
    built = Built(armies=[{"command": "uline"}], taverns=TAVERNS).bid("-", "4 3 2")
    assert built.state.hidden(0) == []
    world = built.state.worlds(1, Rng(1))
    assert world.coins[:5] == built.state.coins[:5]
    assert world.legal(0) == built.state.legal(0)


def test_decks_are_drawn_from_what_is_left() -> None:
    built = Built(seats=3, taverns=None)
    world = built.state.worlds(0, Rng(1))
    rest = built.state.deck[built.state.dealt :]
    assert sorted(world.deck) == sorted(rest)
    assert sorted(world.later) == sorted(built.state.later)
    assert world.deck != rest
    assert built.state.unseen() == sorted(rest)
    assert len({tuple(built.state.worlds(None, Rng(seed)).deck) for seed in range(20)}) == 20


def test_the_future_is_drawn_anew() -> None:
    built = Built(seats=3)
    assert built.state.worlds(0, Rng(1)).key() == built.state.worlds(0, Rng(1)).key()
    assert built.state.worlds(0, Rng(1)).key() != built.state.worlds(0, Rng(2)).key()
    assert [built.state.worlds(0, Rng(1)).rng.word() for _ in range(2)] != [built.state.rng.word() for _ in range(2)]


@pytest.mark.parametrize("reader", [1, None])
def test_look_alikes_have_the_same_worlds(reader: int | None) -> None:
    one = Built(taverns=["+3 H M0", *TAVERNS[1:]]).bid("5 4 3", "4 3 2")
    other = Built(taverns=["+3 H M0", *TAVERNS[1:]], seed=1).bid("5 0 2", "4 3 2")
    assert one.state.key() != other.state.key()
    worlds = [[built.state.worlds(reader, Rng(seed)).key() for seed in range(10)] for built in (one, other)]
    assert worlds[0] == worlds[1]
    own = [built.state.worlds(0, Rng(5)).key() for built in (one, other)]
    assert own[0] != own[1]


def test_a_transformation_in_doubt_offers_what_the_world_has() -> None:
    built = Built(taverns=["+3 H M0", *TAVERNS[1:]]).bid("5 4 3", "4 3 2").pick("+3")
    assert built.phase == "transform"
    offers = {tuple(world.legal(0)) for world in (built.state.worlds(1, Rng(seed)) for seed in range(60))}
    assert len(offers) == 12
    for seed in range(20):
        world = built.state.worlds(1, Rng(seed))
        assert world.legal(0) == world.transforms(0)


def test_dump_and_load_are_complete_at_every_step() -> None:
    for seats in (2, 5):
        built = Built(seats=seats, seed=4)
        state, rng = built.state, Rng(3)
        while actors := state.actors():
            ints = state.dump()
            again = state.game.restore(seats, state.options, ints)
            assert again.dump() == ints
            clone = state.clone()
            assert (clone.key(), clone.listener) == (state.key(), None)
            legal = state.legal(actors[0])
            action = legal[rng.below(len(legal))]
            for each in (again, clone, state):
                assert each.legal(actors[0]) == legal
                each.apply(actors[0], action)
            assert again.key() == clone.key() == state.key()
