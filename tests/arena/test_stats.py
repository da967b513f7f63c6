"""Figures of an arena: intervals that hold what they promise, and ratings."""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Sequence

import pytest

from dvergar.arena.stats import DealSums, Figures

Rows = list[tuple[int, int, int, str, int, int, int, int]]


def rows(matches: Sequence[Sequence[tuple[str, int]]], seats: int = 2, of_deal: int = 2) -> Rows:
    """Return rows of matches in which these bots got these points."""
    out: Rows = []
    for match, seated in enumerate(matches):
        best = max(points for _, points in seated)
        for seat, (bot, points) in enumerate(seated):
            rank = 1 + sum(other > points for _, other in seated)
            out.append((match, match // of_deal, seat, bot, rank, points, int(points == best), 10))
    return out


def test_shares_of_pairs_wins_and_points() -> None:
    figures = Figures(["a", "b"], False, rows([[("a", 5), ("b", 3)], [("b", 4), ("a", 4)], [("a", 9), ("b", 1)], [("b", 7), ("a", 2)]]))
    assert figures.pairs()["a", "b"].value == pytest.approx(2.5 / 4)
    assert figures.pairs()["b", "a"].value == pytest.approx(1.5 / 4)
    assert figures.wins()["a"].value == pytest.approx(2.5 / 4)
    assert figures.points()["a"].value == 5
    assert figures.by_seat()["", 0].value == pytest.approx((1 + 0.5 + 1 + 1) / 4)
    assert figures.by_seat()["b", 1].count == 2


def test_two_of_a_kind_are_compared_with_the_others_only() -> None:
    figures = Figures(["a", "b"], False, rows([[("a", 5), ("b", 3), ("b", 8)]], of_deal=1))
    assert set(figures.pairs()) == {("a", "b"), ("b", "a")}
    assert figures.pairs()["a", "b"].value == 0.5
    assert figures.pairs()["a", "b"].count == 2


def test_teams_are_compared_deal_by_deal() -> None:
    rows = [(0, 0, 0, "a", 1, 90, 1, 5), (0, 0, 1, "a", 1, 90, 1, 5), (1, 0, 0, "b", 2, 95, 0, 5), (1, 0, 1, "b", 2, 95, 0, 5)]
    rows += [(2, 1, 0, "a", 2, 20, 0, 5), (2, 1, 1, "a", 2, 20, 0, 5), (3, 1, 0, "b", 2, 30, 0, 5), (3, 1, 1, "b", 2, 30, 0, 5)]
    figures = Figures(["a", "b"], True, rows)
    assert figures.pairs()["a", "b"].value == 0.5, "a won the first deal; both lost the second, and b had more points"
    assert figures.wins()["a"].value == 0.5
    assert figures.wins()["a"].count == 2
    assert len(figures.contests()) == 2


def test_an_interval_never_leaves_what_is_possible_and_is_never_empty() -> None:
    for wins in range(11):
        tally = DealSums()
        for deal in range(10):
            tally.add(deal, float(deal < wins))
        share = tally.share()
        assert 0.0 <= share.low <= share.value <= share.high <= 1.0
        assert share.high - share.low > 0.2
    one = DealSums()
    one.add(0, 1.0)
    assert math.isinf(one.mean().high)
    assert one.share().count == 1


def test_intervals_hold_the_truth_nineteen_times_of_twenty_also_when_matches_of_a_deal_go_alike() -> None:
    rng = random.Random(5)
    held = [0, 0]
    tries = 400
    for _ in range(tries):
        share, mean = DealSums(), DealSums()
        for deal in range(40):
            luck = rng.choice([0.3, 0.9])  # of the deal: its three matches go alike
            for _ in range(3):
                share.add(deal, float(rng.random() < luck))
                mean.add(deal, rng.gauss(10 * luck, 1))
        held[0] += share.share().low <= 0.6 <= share.share().high
        held[1] += mean.mean().low <= 6.0 <= mean.mean().high
    assert all(0.92 <= count / tries <= 0.98 for count in held)


def test_ratings_follow_strength_and_their_intervals_shrink() -> None:
    rng = random.Random(3)

    def played(count: int) -> Figures:
        strength = {"weak": 0.0, "fair": 1.0, "good": 2.0}
        seated = []
        for n in range(count):
            order = list(strength)[n % 3 :] + list(strength)[: n % 3]
            seated.append([(bot, round(100 * (strength[bot] + rng.gauss(0, 1.5)))) for bot in order])
        return Figures(list(strength), False, rows(seated, 3, 3))

    few, many = played(30).ratings(), played(600).ratings()
    assert [rating.bot for rating in many] == ["good", "fair", "weak"]
    assert many[0].high - many[0].low < few[0].high - few[0].low
    assert many[0].low > many[2].high
    assert all(rating.low < rating.mu < rating.high for rating in many)


def test_nobody_is_rated_alone() -> None:
    assert Figures(["a"], False, rows([[("a", 1), ("a", 2)]])).ratings() == []


def test_ratings_ask_for_openskill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(ImportError):
        Figures(["a", "b"], False, rows([[("a", 1), ("b", 2)]])).ratings()
