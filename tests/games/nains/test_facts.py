"""What hints say: for each position and action the reasons that a club player would give."""

from __future__ import annotations

import pytest

from dvergar.engine.view import Args
from games.hinting import facts, holds
from games.nains.build import Built

ALMOST = {"shield": "S", "temple": "T2", "errants": "E9", "forge": "Ff5"}  # a Talion dwarf completes the line
PLAIN = "L7 S T2"


def picking(army: dict[str, str], cards: str, age: int = 2, rival: dict[str, str] | None = None) -> Built:
    """Return a position in which seat 0 chooses first at the first tavern, in the last round of an Era."""
    return Built(armies=[army, rival or {}], taverns=[cards, PLAIN, PLAIN], age=age, round=4).bid("5 2 3", "4 2 3")


CASES: list[tuple[str, Built, str, dict[str, Args]]] = [
    ("completes-a-line-and-a-coin-grows", picking(ALMOST, PLAIN), "pick(0)", {"card-line": {"line": 1}, "card-coin": {"from": 5}}),
    ("the-shield-climbs", picking(ALMOST, PLAIN), "pick(1)", {"shield": {"count": 2}, "card-points": {}}),
    ("the-temple-multiplies", picking({"temple": "T2"}, "T1o S S", 1), "pick(0)", {"temple": {"sum": 3, "occult": 2, "points": 6}}),
    ("malt-is-counted", picking({}, "Sm S S", 1), "pick(0)", {"malt": {"count": 1}, "shield": {"count": 1}}),
    ("a-number-under-a-token", picking({"errants": "E9"}, "E9 Ff5 Fu5", 1), "pick(0)", {"covered": {"points": 9}}),
    ("a-rune-that-is-here", picking({"forge": "Ff5"}, "E9 Ff5 Fu5", 1), "pick(1)", {"rune-known": {}}),
    ("a-new-rune", picking({"forge": "Ff5"}, "E9 Ff5 Fu5", 1), "pick(2)", {"runes": {"count": 2, "points": 4}}),
    ("a-line-lacks-one", picking({"shield": "S", "temple": "T2", "errants": "E9"}, "Ff5 S S", 1), "pick(0)", {"line-lacks": {"line": 1}}),
    ("an-elite-cognar-in-reach", picking({"shield": "S"}, "S Ff5 Fu5", 1, {"shield": "S"}), "pick(0)", {"distinction": {"count": 2}}),
]


@pytest.mark.parametrize(("built", "action", "wanted"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_nains(built: Built, action: str, wanted: dict[str, Args]) -> None:
    found = facts(built.state, action)
    assert holds(found, wanted), found
