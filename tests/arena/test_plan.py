"""The plan of an arena: balanced over seats, the same deals for all, worked out from its arguments alone."""

from __future__ import annotations

import pickle
from collections import Counter, defaultdict
from pathlib import Path

import pytest

import dvergar
from dvergar.arena.errors import ArenaError
from dvergar.arena.plan import Plan, lineups, planned, read_options
from dvergar.arena.running import run
from dvergar.bots.random import RandomPolicy
from dvergar.engine.errors import DvergarError


def plan(bots: str, seats: int, seed: int = 0) -> Plan:
    """Return a plan for bots that are called by one letter each."""
    return planned("nidavellir", dict.fromkeys(bots, RandomPolicy), seats, 1, seed)


@pytest.mark.parametrize(("bots", "seats"), [("a", 3), ("ab", 2), ("ab", 3), ("ab", 5), ("abc", 3), ("abcd", 3), ("abcde", 5), ("abcde", 4)])
def test_every_bot_has_every_seat_equally_often_in_every_deal(bots: str, seats: int) -> None:
    arena = plan(bots, seats)
    whole = arena.ends[-1]
    deals: dict[int, list[tuple[str, ...]]] = defaultdict(list)
    for match in range(2 * whole):
        sitting = arena.sitting(match)
        assert sitting.match == match
        assert len(deals[sitting.deal]) == sitting.seating
        deals[sitting.deal].append(sitting.bots)
    for seatings in deals.values():
        assert len(set(seatings)) == len(seatings)
        for name in bots:
            assert len({Counter(seating[seat] for seating in seatings)[name] for seat in range(seats)}) == 1
    sat = Counter(name for seatings in deals.values() for seating in seatings for name in seating)
    assert len(set(sat.values())) == 1
    neighbours = Counter((seating[n - 1], seating[n]) for seatings in deals.values() for seating in seatings for n in range(seats))
    different = {count for (one, other), count in neighbours.items() if one != other}
    assert len(different) <= 1, "nobody sits behind the same rival more often than others"


def test_a_deal_has_one_seed_and_every_bot_its_own() -> None:
    arena = plan("abc", 3)
    sittings = [arena.sitting(match) for match in range(60)]
    by_deal = defaultdict(set)
    for sitting in sittings:
        by_deal[sitting.deal].add(sitting.seed)
    assert all(len(seeds) == 1 for seeds in by_deal.values())
    assert len({sitting.seed for sitting in sittings}) == 20
    assert len({seed for sitting in sittings for seed in sitting.seeds}) == 180
    assert plan("abc", 3, seed=1).sitting(0).seed != sittings[0].seed


def test_the_seeds_stay_as_they_are() -> None:
    sitting = plan("abc", 3).sitting(4)
    assert (sitting.deal, sitting.seating, sitting.bots, sitting.seed) == (1, 1, ("c", "b", "a"), 2500223792265919570)


def test_a_plan_travels() -> None:
    arena = planned("nidavellir", ["greedy", "random"], 3, 9, options={"hero_set": "first_game"})
    there: Plan = pickle.loads(pickle.dumps(arena))
    assert [there.sitting(n) for n in range(9)] == [arena.sitting(n) for n in range(9)]
    assert there.options_text() == "hero_set=first_game"
    assert planned("nidavellir", ["greedy"], 3, 9, options={"hero_set": "all"}).options_text() == ""


def test_teams_are_of_one_kind_and_play_the_same_deals() -> None:
    arena = planned("die_zwerge", ["greedy", "random"], 4, 6)
    found = [(sitting.deal, sitting.bots) for sitting in map(arena.sitting, range(6))]
    assert found == [(deal, (bot,) * 4) for deal in range(3) for bot in ("greedy", "random")]


def test_twice_the_same_bot_sits_on_two_seats() -> None:
    assert lineups(["b", "a", "a"], 3) == [("b", "a", "a")]
    arena = planned("nidavellir", ["master", "greedy", "greedy"], 3, 3)
    assert [arena.sitting(n).bots.index("master") for n in range(3)] == [0, 2, 1]


def test_an_unfinished_deal_is_told() -> None:
    assert [planned("nidavellir", ["greedy", "random"], 3, n).missing() for n in (1, 2, 3, 4)] == [2, 1, 0, 2]


def test_options_are_read_as_the_game_wants_them() -> None:
    zwerge = dvergar.game("die_zwerge")
    assert read_options(zwerge, ["dwarves=3", "heroes=tungdil,boindil", "difficulty=easy"]) == {
        "dwarves": 3,
        "heroes": ["tungdil", "boindil"],
        "difficulty": "easy",
    }
    for words, text in ((["difficulty"], "is no option"), (["=3"], "is no option"), (["dwarves=2", "dwarves=3"], "given twice")):
        with pytest.raises(ArenaError, match=text):
            read_options(zwerge, words)


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ({"game": "chess"}, "no game is called 'chess'; there are: "),
        ({"bots": ["clever"]}, "Nidavellir has no level 'clever'; there are: random, "),
        ({"bots": []}, "at least one bot"),
        ({"bots": {"a,b": RandomPolicy}}, "no name of a bot"),
        ({"seats": 9}, "Nidavellir has 2 to 5 seats, not 9"),
        ({"matches": 0}, "0 matches cannot be played; right would be 1 or more"),
        ({"matches": True}, "True matches cannot be played"),
        ({"budget": 0}, "a budget of 0 iterations"),
        ({"seed": -1}, "-1 is no seed"),
        ({"seed": 1 << 63}, "is no seed; right would be a whole number from 0 to 2..63 - 1"),
        ({"options": {"colour": "red"}}, "no rules option 'colour'"),
        ({"options": {"hero_set": "none"}}, "option hero_set: 'none' is not one of all, first_game"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(arguments: dict[str, object], text: str) -> None:
    right: dict[str, object] = {"game": "nidavellir", "bots": ["random"], "seats": 3, "matches": 3}
    with pytest.raises((ArenaError, DvergarError), match=text) as found:
        planned(**{**right, **arguments})  # type: ignore[arg-type]
    assert "\n" not in str(found.value)


def test_bots_may_be_one_text_and_the_language_is_checked_before_anything_is_played(tmp_path: Path) -> None:
    found = run("toy", "random, bold", seats=2, matches=2)
    assert found.plan.names == ["random", "bold"]
    with pytest.raises(ArenaError, match="no report in the language 'xx'; right would be one of en, fr, de"):
        run("toy", "random", seats=2, matches=2, out=tmp_path / "rows.csv", report=tmp_path / "page.html", language="xx")
    assert list(tmp_path.iterdir()) == []
