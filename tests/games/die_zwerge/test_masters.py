"""What masters of Die Zwerge plan with more care than journeymen do."""

from __future__ import annotations

from itertools import product

import pytest

from dvergar import Rng
from dvergar.games.die_zwerge.bot.evaluation import NAMES, PLAIN, SHARP
from dvergar.games.die_zwerge.bot.heuristics import ZwergeHeuristics
from dvergar.games.die_zwerge.bot.jobs import Jobs
from dvergar.games.die_zwerge.bot.measures import likely_kills
from dvergar.games.die_zwerge.bot.policies import Planner
from dvergar.games.die_zwerge.bot.shares import Shares
from dvergar.games.die_zwerge.cards import SCENE
from dvergar.games.die_zwerge.rules import frames
from games.die_zwerge.build import GAME, again, army, go, lay
from games.die_zwerge.test_bot import chosen, team


@pytest.mark.parametrize("health", [2, 3, 4])
def test_in_the_last_scenario_masters_spare_time_rather_than_health(health: int) -> None:
    state = lay(team("D3", scene="haltet_die_tore"), D4="R01")
    state.health[0] = health
    go(state, frames.PRICE, 0)
    assert chosen(state, SHARP) == "health"
    assert chosen(state) == ("health" if health == 4 else "doom")


def test_masters_keep_the_last_two_points_of_health_until_then() -> None:
    state = lay(team("D3"), D4="R01")
    state.health[0] = 2
    assert chosen(go(state, frames.PRICE, 0), SHARP) == "doom"


@pytest.mark.parametrize(("scene", "to_the_end"), [("haltet_die_tore", True), ("zusammenkunft", False)])
def test_masters_play_the_last_scenario_to_its_end_in_their_heads(scene: str, to_the_end: bool) -> None:
    state = team("D3", "D4", scene=scene)
    later = state.clone()
    later.turn += state.dwarves
    heuristics = ZwergeHeuristics(SHARP)
    assert not heuristics.ends(state, state)
    assert heuristics.ends(later, state) != to_the_end


def shares(*spots: str, work: tuple[float, ...]) -> Shares:
    """Return how four dwarves at these places share out gates II (I3) and IV (C7); the first acts."""
    state = again(team(*spots, scene="haltet_die_tore"))
    t = state.data
    return Shares(Jobs(state, SHARP, 2, -1), [t.place_hexes[t.visits[state.cards[SCENE]][n]] for n in (1, 2)], list(work))


@pytest.mark.parametrize(
    ("spots", "work", "first"),
    [
        (("I3", "C7", "A3", "A3"), (1.5, 1.5, 1.5, 1.5), 0),
        (("C7", "I3", "A3", "A3"), (1.5, 1.5, 1.5, 1.5), 1),
        (("A4", "C7", "I3", "A3"), (6.0, 1.5, 1.5, 1.5), -1),
        (("F4", "C7", "C7", "C7"), (1.5, 1.5, 1.5, 1.5), 0),
        (("C5", "I3", "I3", "I3"), (1.5, 1.5, 1.5, 1.5), 1),
    ],
    ids=["stands-at-one", "at-the-other", "others-are-quicker", "others-stand-at-one", "at-the-other-one"],
)
def test_gates_are_shared_out_so_that_the_last_is_held_early(spots: tuple[str, ...], work: tuple[float, ...], first: int) -> None:
    assert shares(*spots, work=work).first() == first


def test_a_dwarf_begins_with_the_nearer_place() -> None:
    near = shares("D7", "A1", "A1", "A1", work=(1.5, 1.5, 1.5, 1.5))
    assert near.begin(0, 0b11) == 1
    assert near.effort(0, 0b10, 1) < near.effort(0, 0b11, 1) < near.effort(0, 0b11, 0)
    assert near.begin(0, 0) == -1
    assert near.cost([0, 0, 0, 0]) == 0.0 < near.cost([0b10, 0, 0, 0]) < near.cost([0b11, 0, 0, 0])


def by_hand(dice: int, pools: tuple[int, int, int], need: int) -> float:
    """Return the chance that one fight destroys so many troops, by trying every roll."""
    hits = 0
    for roll in product(range(1, 7), repeat=dice):
        left = list(pools)
        done = 0
        for die in sorted(roll):
            kind = next((kind for kind in range(3) if left[kind] and die >= (4, 5, 6)[kind]), -1)
            if kind >= 0:
                left[kind] -= 1
                done += 1
        hits += done >= need
    return hits / float(6**dice)


@pytest.mark.parametrize("pools", [(3, 0, 0), (1, 1, 1), (0, 2, 2), (2, 0, 1)])
def test_how_likely_fights_destroy_enough(pools: tuple[int, int, int]) -> None:
    state = team("D4")
    for dice_, need in ((3, 1), (3, 2), (3, 3), (4, 3)):
        assert likely_kills(state, dice_, *pools, need, 1) == pytest.approx(by_hand(dice_, pools, need))
    assert likely_kills(state, 3, *pools, 4, 2) == 0.0
    assert likely_kills(state, 3, *pools, 0, 1) == 1.0


def test_two_fights_go_on_with_what_the_first_left() -> None:
    one = [by_hand(2, (3, 0, 0), n) - by_hand(2, (3, 0, 0), n + 1) for n in range(3)]
    wanted = one[2] * by_hand(2, (1, 0, 0), 1) + one[1] * by_hand(2, (2, 0, 0), 2)
    assert likely_kills(team("D4"), 2, 3, 0, 0, 3, 2) == pytest.approx(wanted)


def test_for_a_slaughter_masters_wait_until_they_can_fight_twice() -> None:
    state = army(team("D4", scene="vernichtet_sie_alle"), D4="o2 t2")
    assert chosen(again(state), SHARP) == "fight"
    assert chosen(again(state, actions=1), SHARP) in ("message", "pass")
    assert chosen(again(state, actions=1)) != "message"


def test_masters_of_before_plan_as_journeymen_do() -> None:
    former, master = GAME.former(), GAME.heuristics()
    assert isinstance(former, ZwergeHeuristics)
    assert isinstance(master, ZwergeHeuristics)
    assert (former.planner.w, master.planner.w, Planner().w) == (PLAIN, SHARP, PLAIN)
    assert len(NAMES) == len(PLAIN) == len(SHARP)
    state = lay(team("D3", scene="haltet_die_tore"), D4="R01")
    state.health[0] = 2
    go(state, frames.PRICE, 0)
    assert [GAME.actions.name(each.move(state, 0, Rng(1))) for each in (former, master)] == ["doom", "health"]
