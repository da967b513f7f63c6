"""Positions near the end of real matches in which exactly one action wins, whatever the others do: the master finds it."""

from __future__ import annotations

from typing import Any

import pytest

import dvergar
from dvergar.bots import policy
from dvergar.engine.policy import Policy, decide
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from games.brisingamen.build import Built as Mine
from games.built import TavernBuilt
from games.nains.build import Built as Nains
from games.nidavellir.build import Built as Nidavellir
from games.roi_des_nains.build import Built as Roi


def master(id: str, iterations: int) -> Policy:
    """Return a game's master, whose thinking a count ends."""
    found = policy(dvergar.game(id), "master")
    found.iterations = iterations  # type: ignore[attr-defined]
    found.seconds = 0.0  # type: ignore[attr-defined]
    return found


def wins(state: State, seat: int) -> bool:
    """Return whether the seat can win alone from here, whatever the others do."""
    actors = state.actors()
    if not actors:
        return state.game.result(state).winners == [seat]
    actor, own = actors[0], actors[0] == seat
    for action in state.legal(actor):
        after = state.clone()
        after.apply(actor, action)
        if wins(after, seat) is own:
            return own
    return not own


def forced(state: State, seat: int) -> set[str]:
    """Return the actions that win by force, in every world that the seat may be in; no other wins by force in any of them."""
    found: list[set[str]] = []
    for n in range(2):
        world = state.worlds(seat, Rng(n))
        good = set()
        for action in world.legal(seat):
            after = world.clone()
            after.apply(seat, action)
            if wins(after, seat):
                good.add(state.game.actions.name(action))
        found.append(good)
    assert found[0] == found[1]
    return found[0]


def finds(state: State, right: str, iterations: int) -> None:
    """Check that this action alone wins by force, and that the master chooses it."""
    seat = state.actors()[0]
    assert len(state.legal(seat)) > 1
    assert forced(state, seat) == {right}
    bot = master(state.game.id, iterations)
    for seed in range(2):
        assert state.game.actions.name(decide(bot, state, seat, seed)) == right


def last_tavern(built: TavernBuilt) -> State:
    """Play on to the last pick of seat 0, where the taverns before are all of one card, and nobody has a line left to fill."""
    built.position.recruits = [9] * built.position.seats
    built.bid("2 3 5", *["3 2 4"] * (built.position.seats - 1))
    while built.position.tavern < 2:
        built.do(built.legal()[0])
    return built.position


@pytest.mark.parametrize(
    ("armies", "cards", "right"),
    [
        pytest.param(
            ["W7 W9 W3/H H H/M1 M0 M1/B B B/X7", "W6 W5 W5/H H/M0 M1 M1/B B B B/X9"],
            "W9 M2 W4",
            "pick(0)",
            id="the-majority-before-the-better-card",
        ),
        pytest.param(
            ["W4/H/M0 M2 M2/B B B/X8 X9 X7", "W3 W4/H H H/M1 M2/B/X10 X5 X6"],
            "M0 W5 X11",
            "pick(2)",
            id="the-explorer-that-the-other-needs",
        ),
        pytest.param(
            ["W7 W3 W4/H H/M0 M1 M0/B B B B/X6 X5", "W3 W8/H H H/M0 M2 M1/B B B/X8 X6"],
            "W9 W5 X6",
            "pick(0)",
            id="the-highest-warrior",
        ),
    ],
)
def test_nidavellir(armies: list[str], cards: str, right: str) -> None:
    columns = [dict(zip(("warrior", "hunter", "miner", "blacksmith", "explorer"), army.split("/"), strict=True)) for army in armies]
    built = Nidavellir(armies=columns, taverns=["H H H", "B B B", cards], age=2, round=4, gems=[5, 4])
    finds(last_tavern(built), right, 60)


@pytest.mark.parametrize(
    ("armies", "cards", "right"),
    [
        pytest.param(["S S S/T1o T1o T1o/E11 E9/Ff5 Ff5/L9 L6", "S S S/T3/E12 E11 E11 E12/Fu5 Fu5 Ff5 Ff5/L6"], "Fr4 E9 T2", "pick(2)", id="the-temple"),
        pytest.param(["S/T2/E11 E10 E11 E12/Fr4/L6 L7 L7", "S S S S/T0o/E11/Fr4 Fu5/L5 L5"], "E12 Fa3 L9", "pick(2)", id="the-talion-dwarf"),
        pytest.param(
            ["S S/T1o T1o T1o T2/E10 E10 E12/Fu5 Fa3 Fa3 Ff5/L6", "S S S/T3 T2/E9 E12 E11/Fr4 Fa3/L6 L9 L6"], "E12 Fa3 E9", "pick(2)", id="the-errant"
        ),
    ],
)
def test_nains(armies: list[str], cards: str, right: str) -> None:
    columns = [dict(zip(("shield", "temple", "errants", "forge", "talion"), army.split("/"), strict=True)) for army in armies]
    built = Nains(armies=columns, taverns=["S S S", "S S S", cards], age=2, round=4, gems=[5, 4])
    finds(last_tavern(built), right, 60)


@pytest.mark.parametrize(
    ("rule", "totals", "hands", "winners", "right"),
    [
        pytest.param("T05b", [0, 2, 0], ["C8 C10", "G9 GA", "N9 C9"], "2 1 2 1 1 1 1 1 2 1 0", "card(C8)", id="loses-the-last-tricks"),
        pytest.param("T02b", [4, 5, 2], ["N9 G5", "GR GA", "G10 C8"], "1 1 0 0 1 2 0 2 0 0 0", "card(G5)", id="gives-the-king-away"),
        pytest.param("T02a", [8, 7, 0], ["G4 GA", "N8 N10", "C8 GD"], "1 1 1 0 1 2 0 2 0 1 0", "card(G4)", id="leads-low-to-keep-the-champion"),
    ],
)
def test_roi_des_nains(rule: str, totals: list[int], hands: list[str], winners: str, right: str) -> None:
    built = Roi(seats=3, rule=rule, deal=6, totals=totals, tie_break="shared_victory")
    built.later(built.state.tricks - 1, 0, "", *hands).wins(winners)
    finds(built.state, right, 20)


@pytest.mark.parametrize(
    ("position", "points", "right"),
    [
        pytest.param(
            {"supply": {2: "2Rs 2Es 2Ms 1As 1RL 1EL 1ML"}, "held": {2: "s18 s28 s22"}, "tokens": {0: 1, 1: 3}}, [11, 7, 0], "complete(s28)", id="sells"
        ),
        pytest.param(
            {"supply": {2: "2Rs 2Es 2Ss 2Ms 2As 1RL 1EL"}, "held": {2: "s04 s35 s33"}, "tokens": {0: 3, 1: 1}},
            [13, 10, 4],
            "complete(s35)",
            id="sells-the-dearest",
        ),
        pytest.param(
            {"supply": {2: "2Rs 3Es 3Ss 3As 1ML"}, "held": {2: "s18 s34 s17"}, "tokens": {0: 2, 1: 3, 2: 2}}, [7, 7, 0], "complete(s18)", id="then-pays-tokens"
        ),
    ],
)
def test_brisingamen(position: dict[str, Any], points: list[int], right: str) -> None:
    built = Mine(seats=3, market="", workshop="- - - - - - - -", parts="b1 b2", retired="2.1 2.2 2.3 2.4 2.5", round=60, turn=2, **position)
    built.state.points = points
    finds(built.play("pass").state, right, 12)
