"""What a seat may think possible (spec 7): worlds fit all that was shown, and nothing else binds them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable

import pytest

from dvergar.engine.rng import Rng
from dvergar.games.roi_des_nains.cards import IDS
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.worlds import Draw
from games.roi_des_nains.build import Built, cards
from games.roi_des_nains.test_rulings import EXCHANGE, exchanged


def drawn(built: Built, reader: int | None, count: int) -> list[RoiState]:
    """Draw worlds."""
    rng = Rng(11)
    return [built.state.worlds(reader, rng) for _ in range(count)]


def hands(built: Built, reader: int | None, count: int, seat: int) -> list[set[str]]:
    """Return what a seat holds in worlds of a reader."""
    return [{IDS[card] for card in world.hands[seat]} for world in drawn(built, reader, count)]


def alike(found: Counter[str], wanted: dict[str, float]) -> bool:
    """Return whether counts are those of these weights, by chi-square within five standard deviations."""
    total, weights = found.total(), sum(wanted.values())
    assert set(found) <= set(wanted), "something impossible was drawn"
    square = sum((found[key] - total * weight / weights) ** 2 / (total * weight / weights) for key, weight in wanted.items())
    free = len(wanted) - 1
    return square < free + 5 * math.sqrt(2 * free) + 5


def test_a_discard_shows_a_void_and_no_world_breaks_it() -> None:
    built = Built().opened(0, "NA C2 G2", "G3 C3 C4", "N2 C6 C7", "N3 G6 G7").plays("0:NA 1:G3 2:N2 3:N3")
    assert not any(id[0] == "N" for hand in hands(built, 0, 40, 1) for id in hand)
    assert not any(id[0] == "N" for hand in hands(built, None, 40, 1) for id in hand)


def test_the_dragon_shows_no_void_but_excalibur_does() -> None:
    for special, void in (("DRA", 0), ("EXC", 2)):
        built = Built(special=special).opened(0, "NA C2", f"{special} C3", "N2 C6", "N3 G6").plays(f"0:NA 1:{special}")
        assert built.state.voids[1] == void


@pytest.mark.parametrize("special", ["MOM", "MAR"])
def test_who_discards_cannot_hold_a_mummy_or_puppeteer_of_the_led_suit(special: str) -> None:
    before = "0:NA 1:N2 2:N3 3:N4"
    built = Built(special=special).later(2, 0, before, "NR C2", "G3 C3", f"{special} C6", "N7 G6").plays("0:NR 1:G3")
    assert built.state.barred == 2
    assert not any(special in hand for hand in hands(built, 0, 40, 1))
    assert {seat for seat in range(4) for hand in hands(built, 0, 40, seat) if special in hand} == {2, 3}


def test_the_three_fives_shown_stay_where_they_are() -> None:
    built = Built().quest()
    for reader in (None, 0, 1, 2, 3):
        for world in drawn(built, reader, 20):
            assert world.holder(world.data.chooser) == built.state.chooser
            assert world.holder(world.data.opener) == built.state.opener


def test_all_fitting_deals_are_equally_likely() -> None:
    """Seat 1 lacks Dwarves, seat 2 Goblins: of six cards only some ways fit, and each comes as often as the others."""
    built = Built().opened(0, "C2 C3", "C4 G4", "C6 N6", "N7 G7")
    built.state.voids = [0, 2, 4, 0]
    possible = Counter[str]()
    for world in drawn(built, 0, 3000):
        possible[" ".join(IDS[card] for seat in (1, 2, 3) for card in world.hands[seat])] += 1
    ways = {}
    unknown = cards("C4 G4 C6 N6 N7 G7")
    for a in unknown:
        for b in unknown:
            for c in unknown:
                for d in unknown:
                    if a < b and c < d and len({a, b, c, d}) == 4 and 1 not in {a >> 4, b >> 4} and 2 not in {c >> 4, d >> 4}:
                        rest = [card for card in unknown if card not in (a, b, c, d)]
                        ways[" ".join(IDS[card] for card in [a, b, c, d, *rest])] = 1.0
    assert len(ways) > 10
    assert alike(possible, ways)


def test_without_voids_too() -> None:
    built = Built(seats=3).opened(0, "C2", "C4 C5", "C6 N6")
    found = Counter(" ".join(IDS[card] for card in world.hands[1]) for world in drawn(built, 0, 2000))
    assert alike(found, {f"{a} {b}": 1.0 for a, b in (("C4", "C5"), ("C4", "C6"), ("C4", "N6"), ("C5", "C6"), ("C5", "N6"), ("C6", "N6"))})


def test_the_druid_lets_both_remember_what_they_gave() -> None:
    built = Built(special="N1").opened(0, "N1 C2 C3", "N2 C4 G4", "N3 C6 G6", "N4 C7 G7").plays("0:N1 1:N2 2:N3 3:N4").do("seat(2)")
    assert built.hand(2) == ["C2", "C3"]
    assert all(hand == {"C2", "C3"} for hand in hands(built, 0, 10, 2))
    assert all(hand == {"C6", "G6"} for hand in hands(built, 2, 10, 0))
    assert len({frozenset(hand) for hand in hands(built, 1, 40, 2)}) > 3
    assert len({frozenset(hand) for hand in hands(built, None, 40, 2)}) > 3
    assert len({frozenset(hand) for hand in hands(built, 0, 40, 3)}) > 1


@pytest.mark.parametrize(("way", "shift"), [("left", 1), ("right", 3)])
def test_passed_hands_are_remembered_by_who_passed_them(way: str, shift: int) -> None:
    built = Built(special="C11a").opened(0, "C11a N2 N3", "C2 N4 G4", "C3 N6 G6", "C4 N7 G7").plays("0:C11a 1:C2 2:C3 3:C4").do(f"hands({way})")
    for seat in range(4):
        to = (seat + shift) % 4
        assert all(hand == set(built.hand(to)) for hand in hands(built, seat, 10, to))
        assert len({frozenset(hand) for hand in hands(built, (seat + 1) % 4, 30, to)}) > 1 or (seat + 1) % 4 == to


def test_voids_go_with_the_hands() -> None:
    built = Built(special="C11a").opened(3, "C11a C2 C3", "G3 G4 G6", "C6 N6 N7", "C4 N8 G7").plays("3:C4 0:C11a 1:G3 2:C6").do("hands(left)")
    assert built.state.voids == [0, 0, 1, 0]


def test_the_sorcerer_may_be_anywhere_until_the_first_window_and_the_card_taken_is_known() -> None:
    built = Built(special="SOR").opened(0, "NA C2 C3", "N2 C4 C6", "N3 SOR C7", "N4 C8 C9")
    assert {seat for seat in range(1, 4) for hand in hands(built, 0, 40, seat) if "SOR" in hand} == {1, 2, 3}
    built.plays("0:NA 1:N2 2:N3 3:N4")
    assert all("SOR" in hand for hand in hands(built, 0, 10, 2))
    built.do("card(NA)")
    assert all("NA" in hand for reader in (None, 0, 1, 3) for hand in hands(built, reader, 10, 2))


def test_a_card_taken_by_the_sorcerer_ends_no_void_of_the_rest() -> None:
    built = Built(special="SOR").later(2, 0, "", "NA C2 C3", "N2 C4 C6", "G3 SOR C7", "N4 C8 N9").plays("0:NA 1:N2 2:G3 3:N4").do("card(NA)")
    for hand in hands(built, 1, 40, 2):
        assert {id for id in hand if id[0] == "N"} == {"NA"}


# The exchange of the Goblin Standard Bearer: seat 3 draws from seat 2


def test_both_seats_of_the_exchange_know_the_four_cards() -> None:
    built = exchanged("G2 G3", "NR G3")
    for world in drawn(built, 3, 20):
        assert {IDS[card] for card in world.hands[2]} >= {"NR", "G3"}
        assert (world.taken, world.given) == (built.state.taken, built.state.given)
    for world in drawn(built, 2, 20):
        assert {IDS[card] for card in world.hands[3]} >= {"G2", "G11b"}
        assert (world.taken, world.given) == (built.state.taken, built.state.given)


def test_others_know_of_the_exchange_only_who_took_part() -> None:
    built = exchanged("G2 G3", "NR G3")
    seen = {(tuple(world.taken), tuple(world.given)) for world in drawn(built, 0, 60)}
    assert len(seen) > 50
    for world in drawn(built, 0, 60):
        assert world.holder(world.special) in (2, 3)


def enumerate_ways(fits: Callable[[set[str], set[str], set[str], set[str]], str | None], mine: set[str], yours: set[str]) -> dict[str, float]:
    """Count, over all deals, draws and gifts among two hands, what a reader could see: the exchange by brute force."""
    from itertools import combinations

    total: Counter[str] = Counter()
    everything = sorted(mine | yours)
    for first in combinations(everything, len(mine)):
        giver, target = set(first), set(everything) - set(first)
        for taken in combinations(sorted(target), 2):
            for given in combinations(sorted(giver | set(taken)), 2):
                key = fits(giver, target, set(taken), set(given))
                if key is not None:
                    total[key] += 1
    return {key: float(count) for key, count in total.items()}


@pytest.mark.parametrize("origin", ["giver", "target"])
def test_the_exchange_is_drawn_as_it_would_have_fallen(origin: str) -> None:
    """Where the Standard Bearer and the 5 of Knights are now, against a count of all ways; hands are small, so that this is exact."""
    built = Built(special="G11b", seats=3).hands(
        *("G11b C5 N2 N3", "N4 G5 N6 N7", "C2 C3 C4 C6") if origin == "giver" else ("G11b N8 N2 N3", "N4 C5 N6 N7", "C2 C3 C4 G5")
    )
    built.quest().do("seat(1)").do("card(N2)", "card(N3)")
    state = built.state
    assert state.giver == 0
    state.open &= ~state.data.bits[state.data.opener]  # who leads would bind too: it is another question
    mine, yours = ({"G11b", "C5", "N2", "N3"}, {"N4", "G5", "N6", "N7"}) if origin == "giver" else ({"G11b", "N8", "N2", "N3"}, {"N4", "C5", "N6", "N7"})

    def fits(giver: set[str], target: set[str], taken: set[str], given: set[str]) -> str | None:
        if "G11b" not in giver or "C5" not in (giver if origin == "giver" else target):
            return None
        after = (giver | taken) - given
        back = len(taken & given)
        return f"{'G11b' in after} {'C5' in after} {back}"

    wanted = enumerate_ways(fits, mine, yours)
    found: Counter[str] = Counter()
    for world in drawn(built, 2, 4000):
        after = {IDS[card] for card in world.hands[0]}
        found[f"{'G11b' in after} {'C5' in after} {len(set(world.taken) & set(world.given))}"] += 1
    assert alike(found, wanted)


def test_a_first_card_put_aside_is_nobodys_business() -> None:
    built = Built(special="G11b").hands(*EXCHANGE).quest().do("seat(2)", "card(NR)")
    assert built.phase == "standard_give_second"
    for reader in (None, 0, 2):
        assert len({world.pending for world in drawn(built, reader, 40)}) > 5
    assert {world.pending for world in drawn(built, 3, 5)} == {IDS.index("NR")}


def test_tiles_and_specials_to_come_are_anybodys_guess() -> None:
    built = Built()
    worlds = drawn(built, 0, 30)
    assert len({tuple(world.tiles) for world in worlds}) == 30
    assert len({tuple(world.specials) for world in worlds}) == 30
    assert {world.tiles[0] for world in worlds} == {built.state.tile}
    assert {world.specials[0] for world in worlds} == {built.state.special}


def test_ways_are_counted_right() -> None:
    """Two suits of two cards among two hands of two: 6 ways, 1 of them if one hand lacks a suit."""
    assert round(Draw([2, 2, 0, 0], [2, 2], [0, 0]).weight() * 4, 9) == 6
    assert round(Draw([2, 2, 0, 0], [2, 2], [1, 0]).weight() * 4, 9) == 1
    assert Draw([2, 2, 0, 0], [2, 2], [3, 0]).weight() == 0
