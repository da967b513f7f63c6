"""What hints say: for each position and action the reasons that a club player would give."""

from __future__ import annotations

from typing import Any

import pytest

from dvergar.engine.view import Args
from games.hinting import facts, holds
from games.nidavellir.build import Built

EVEN = {"warrior": "W3", "hunter": "H", "miner": "M1", "blacksmith": "B"}  # one grade of all but explorers
PLAIN = ["W9 H M0", "W8 H M0", "W7 H M0"]
LAST: dict[str, Any] = {"age": 2, "round": 4}


def picking(armies: list[dict[str, str]], cards: str, coins: str = "0 2 3 4 5", **more: Any) -> Built:
    """Return a position in which seat 0 chooses first at the first tavern."""
    return Built(seats=2, armies=armies, coins=[coins], taverns=[cards, *PLAIN[1:]], **more).bid(f"{coins.split()[-1]} 2 3", "4 2 3")


CASES: list[tuple[str, Built, str, dict[str, Args]]] = [
    ("completes-a-line", picking([EVEN], "X5 W9 M2", **LAST), "pick(0)", {"card-line": {"line": 1}, "card-points": {"points": 5}}),
    ("brings-most", picking([EVEN], "X5 W9 M2", **LAST), "pick(1)", {"card-most": {"points": 9}, "deny-from": {"who": "seat:1"}}),
    ("hunters-count-squared", picking([{"hunter": "H H H"}], "H M0 W3", **LAST), "pick(0)", {"hunters": {"count": 4, "points": 16}}),
    ("miners-multiply", picking([{"miner": "M2 M1"}], "M1 X5 X6", **LAST), "pick(0)", {"miners": {"count": 3, "sum": 4, "points": 12}}),
    ("smiths-climb", picking([{"blacksmith": "B B"}], "B X5 X6", **LAST), "pick(0)", {"blacksmiths": {"count": 3, "points": 12}}),
    (
        "wins-the-majority-with-the-best-coin",
        picking([{"warrior": "W3"}, {"warrior": "W8 W9"}], "W3 M0 B", "0 2 3 4 25", **LAST),
        "pick(0)",
        {"majority": {"count": 2, "coin": 25}},
    ),
    ("denies-a-rival", picking([{}, {"hunter": "H H H H H"}], "H X5 X6", **LAST), "pick(0)", {"deny-from": {"who": "seat:1"}}),
    ("a-line-lacks-one", picking([{"warrior": "W3", "hunter": "H", "miner": "M1"}], "B W9 M2", round=2), "pick(0)", {"line-lacks": {"line": 1}}),
    ("leads-for-a-distinction", picking([{"hunter": "H"}, {"hunter": "H"}], "H W9 M2", round=3), "pick(0)", {"distinction": {"count": 2}}),
    ("an-offering-names-the-coin", picking([EVEN], "+3 W9 M2", round=1), "pick(0)", {"card-coin": {"from": 5, "to": 8}}),
    ("a-coin-that-still-bids", picking([EVEN], "+3 W9 M2", round=1).do("pick(0)"), "transform(1,dragon)", {"coin-early": {"to": 5}, "points": {"points": 3}}),
    ("a-coin-that-grows-most", picking([EVEN], "+3 W9 M2", round=1).do("pick(0)"), "transform(4,goblin)", {"points-most": {"points": 6}}),
    (
        "a-bid-for-a-line",
        Built(seats=2, armies=[EVEN, EVEN], coins=["0 2 3 4 9"], taverns=["W3 X5 M0", "M0 M0 M0", "M0 M0 M0"], **LAST),
        "bid(4,1,2)",
        {"bid-line": {"coin": 9, "line": 1}, "order-first": {"percent": 95}},
    ),
    (
        "a-bid-trades-the-pouch",
        Built(seats=2, taverns=["M0 M0 M0", "M0 M0 M0", "M0 M0 M0"], **LAST),
        "bid(1,2,0)",
        {"bid-trade": {"low": 4, "high": 5, "new": 9}, "bid-same": {}},
    ),
]


@pytest.mark.parametrize(("built", "action", "wanted"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_nidavellir(built: Built, action: str, wanted: dict[str, Args]) -> None:
    found = facts(built.state, action)
    assert holds(found, wanted), found


def test_nothing_is_said_of_lines_and_majorities_that_a_card_does_not_touch() -> None:
    found = facts(picking([EVEN], "X5 W9 M2", **LAST).state, "pick(1)")
    assert not {"card-line", "line-lacks", "line-nearer", "majority"} & set(found), found
