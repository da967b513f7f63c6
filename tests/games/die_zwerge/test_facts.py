"""What hints say: for each position and action the reasons that a good team would give."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dvergar.engine.view import Args
from dvergar.games.die_zwerge.rules.play import ZwergeState
from games.die_zwerge.build import act, again, army, dice, give
from games.die_zwerge.test_bot import team
from games.hinting import facts, holds


def fighting() -> ZwergeState:
    return again(army(team("B4", "A2", "G6", "I5"), B4="o4"))


def forging() -> ZwergeState:
    return again(team("B4", "A2", "G6", "I5", scene="feuerklinge"))


def walking() -> ZwergeState:
    return act(dice(forging(), 4, 1, 1, 1), "move")


def hungry() -> ZwergeState:
    state = give(team("B4", "A2", "G6", "I5"), 0, "kaese")
    state.health = [4, 1, 2, 4]
    return again(state)


CASES: list[tuple[str, Callable[[], ZwergeState], str, dict[str, Args]]] = [
    ("a-fight-and-land-near-perishing", fighting, "fight", {"fights": {"count": 4}, "near-full": {"count": 4, "limit": 5}}),
    ("a-message-has-a-chance", fighting, "message", {"heard": {}}),
    ("the-forge-is-far", forging, "move", {"to-card-steps": {"card": "@die_zwerge-card-feuerklinge"}}),
    ("a-step-nearer", walking, "hex(A3)", {"to-card-steps": {"hex": "@die_zwerge-hex-A2", "steps": 1}}),
    ("a-step-away", walking, "hex(B5)", {"to-card-away": {"steps": 3}}),
    ("cheese-for-the-weakest", hungry, "cheese", {"cheese": {"count": 2}, "weakest": {"dwarf": "@die_zwerge-hero-balyndis", "health": 1}}),
]


@pytest.mark.parametrize(("build", "action", "wanted"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_die_zwerge(build: Callable[[], ZwergeState], action: str, wanted: dict[str, Args]) -> None:
    found = facts(build(), action)
    assert holds(found, wanted), found
