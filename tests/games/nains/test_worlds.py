"""What a seat cannot know (spec 7): drawn worlds keep what is known, draw the rest as it may be, and look-alikes have the same ones."""

from __future__ import annotations

from collections import Counter

from dvergar.engine.rng import Rng
from dvergar.mechanics.tavern.coins import ROYAL, coin
from games.nains.build import Built, see

TAVERNS = ["L7 S T2", "L7 S T2", "L7 S T2"]
ALMOST = {"shield": "S", "temple": "T2", "errants": "E9", "forge": "Ff5"}


def test_7_3_a_coin_of_the_pouch_that_grew_is_known_until_the_exchange_shows_both() -> None:
    built = Built(armies=[ALMOST], taverns=TAVERNS).bid("0 3 4", "5 4 3").pick("S", "L7")
    assert built.asked == ("transform", 0)
    built.do("transform(4,pouch)")
    assert built.asked == ("hero", 0)
    assert built.state.coins[3] == coin(6, ROYAL)
    assert built.state.known[0] == 8
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(300):
        world = built.state.worlds(1, Rng(seed))
        assert (world.coins[0], world.coins[3]) == (built.state.coins[0], coin(6, ROYAL))
        counts[tuple(world.coins[k] for k in (1, 2, 4))] += 1
    assert len(counts) == 6
    built.do("hero(jorun)")
    assert built.state.known[0] == 24
    assert built.state.hidden(0) == [2]


def test_7_3_derdhr_makes_a_face_down_coin_known() -> None:
    built = Built(armies=[ALMOST], taverns=TAVERNS).bid("5 4 3", "4 3 2").pick("L7").do("hero(derdhr)")
    reveals = built.state.reveals
    built.do("transform(3,grognard)")
    assert built.on(0, 1) == 9
    assert built.state.common(0, 1)
    assert built.state.reveals > reveals
    assert all(built.state.worlds(None, Rng(seed)).coins[1] >> 2 == 9 for seed in range(20))


def test_flags_are_cleared_when_coins_return() -> None:
    built = Built(taverns=TAVERNS).bid("0 2 3", "5 3 4").pick("S", "T2")
    assert built.state.known[0] == 24
    while built.phase != "bid":
        built.do(built.legal()[0])
    assert built.state.known == [0, 0]


def test_a_growing_coin_in_doubt_offers_what_the_world_has() -> None:
    built = Built(taverns=TAVERNS).bid("0 3 4", "5 3 4").pick("S", "L7")
    offers = {tuple(world.legal(0)) for world in (built.state.worlds(1, Rng(seed)) for seed in range(80))}
    assert len(offers) == 6  # any two of 2, 3, 4, 5 may be in the pouch
    equal = Built(coins=["0 3 4 7 7"], taverns=TAVERNS).bid("0 3 4", "5 3 4").pick("S", "L7")
    assert equal.asked == ("transform", 0)
    assert equal.legal() == ["transform(3,pouch)"]  # asked all the same: skipping it would show an equal pouch


def test_7_2_svara_s_cards_are_seen_by_her_owner_only() -> None:
    for age in (1, 2):
        built = Built(armies=[ALMOST], taverns=TAVERNS, age=age, top="S T2 E9 Ff3 L7").bid("5 4 3", "4 3 2").pick("L7").do("hero(svara)")
        seen = built.state.peek()
        assert len(seen) == 5
        assert [built.word(one) for one in seen] == ["S", "T2", "E9", "Ff3", "L7"]
        assert all(built.state.worlds(0, Rng(seed)).peek() == seen for seed in range(20))
        assert any(built.state.worlds(reader, Rng(seed)).peek() != seen for seed in range(20) for reader in (1, None))
        assert [face.id for face in see(built, 0).peek or []] == [built.t.ids[one] for one in seen]
        assert see(built, 1).peek is None
        assert see(built, None).peek is None
        rest = built.state.later if age == 1 else built.state.deck[built.state.dealt :]
        cards = sorted(rest)
        built.do("svara(2)")
        rest = built.state.later if age == 1 else built.state.deck[built.state.dealt :]
        assert sorted([*rest, seen[2]]) == cards
        assert all(built.state.worlds(0, Rng(seed)).peek() == [] for seed in range(5))


def test_7_4_svara_shuffles_the_deck() -> None:
    built = Built(armies=[ALMOST], taverns=TAVERNS).bid("5 4 3", "4 3 2").pick("L7").do("hero(svara)")
    before = built.state.later[5:]
    built.do("svara(0)")
    assert built.state.later[4:] != before


def test_look_alikes_have_the_same_worlds() -> None:
    one = Built(taverns=TAVERNS).bid("5 4 3", "4 3 2")
    other = Built(taverns=TAVERNS).bid("5 0 2", "4 3 2")
    assert one.state.key() != other.state.key()
    for reader in (1, None):
        worlds = [[built.state.worlds(reader, Rng(seed)).key() for seed in range(10)] for built in (one, other)]
        assert worlds[0] == worlds[1]


def test_dump_and_load_are_complete_at_every_step() -> None:
    for seats in (2, 5):
        state, rng = Built(seats=seats, seed=4).state, Rng(3)
        while actors := state.actors():
            again = state.game.restore(seats, state.options, state.dump())
            clone = state.clone()
            legal = state.legal(actors[0])
            action = legal[rng.below(len(legal))]
            for each in (again, clone, state):
                assert each.legal(actors[0]) == legal
                each.apply(actors[0], action)
            assert again.key() == clone.key() == state.key()
