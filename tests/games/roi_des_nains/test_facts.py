"""What hints say: for each position and action the reasons that a club player would give."""

from __future__ import annotations

import pytest

from dvergar.engine.view import Args
from games.hinting import facts, holds
from games.roi_des_nains.build import Built
from games.roi_des_nains.test_bot import FILLER, FIRST_SEVEN, at_the_table


def joining(rule: str, plays: str, mine: str) -> Built:
    """Return the eighth trick at four seats in which seat 3 plays next with this hand, after these plays of the seats before it, or leads."""
    laid = dict(one.split(":") for one in plays.split())
    taken = {*mine.split(), *laid.values()}
    spare = [id for id in FILLER if id not in taken]
    hands = []
    for seat in range(3):
        own = [laid[str(seat)]] if str(seat) in laid else []
        hands.append(" ".join(own + [spare.pop(0) for _ in range(3 - len(own))]))
    leader = int(plays[0]) if plays else 3
    return Built(rule=rule).later(8, leader, "", *hands, mine).lay_turns(plays)


CASES: list[tuple[str, Built, str, dict[str, Args]]] = [
    ("wins-the-trick", at_the_table("T05a", "0:N9 1:N4 2:N3", "N10 NA C2"), "card(N10)", {"wins-plus": {"points": 1}, "each-plus": {"points": 1}}),
    ("wins-what-costs", at_the_table("T05b", "0:N9 1:N4 2:N3", "N10 NA C2"), "card(N10)", {"wins-minus": {"points": 1}}),
    ("leaves-what-costs-to-a-rival", at_the_table("T05b", "0:N9 1:N4 2:N3", "N8 N2 C3"), "card(N8)", {"leaves-minus": {"who": "seat:0", "points": 1}}),
    ("gets-rid-of-the-queen", at_the_table("T20b", "0:C9 1:C7 2:C3", "ND G2 N8"), "card(ND)", {"leaves-minus": {"who": "seat:0"}, "rid": {}}),
    ("gives-the-queen-up", at_the_table("T20a", "0:C9 1:C7 2:C3", "ND G2 N8"), "card(ND)", {"leaves-plus": {"who": "seat:0"}, "gives-up": {}}),
    (
        "counts-exact-tricks",
        at_the_table("T03b", "0:N9 1:N4 2:N3", "N8 N10 C2", winners=FIRST_SEVEN),
        "card(N8)",
        {"leaves": {"who": "seat:0"}, "exact": {"n": 2, "count": 2}},
    ),
    ("stays-below", joining("T05b", "2:N9", "N8 N2 C3"), "card(N8)", {"below": {"card": "@roi_des_nains-card-N9", "who": "seat:2"}}),
    ("beats-with-nothing-above", joining("T05a", "2:N9", "NA N2 C3"), "card(NA)", {"top": {"suit": "@roi_des_nains-suit-dwarf"}}),
    ("beats-for-now", joining("T05a", "2:N2", "N3 C2 C3"), "card(N3)", {"ahead-of": {"card": "@roi_des_nains-card-N2", "count": 2}}),
    ("what-lies-there-costs", joining("T20b", "2:ND", "NA N2 C3"), "card(N2)", {"trick-minus": {}, "below": {"who": "seat:2"}}),
    ("leads-the-last-of-a-suit", joining("T05a", "", "NA C2 C3"), "card(NA)", {"top": {}, "last-of": {"suit": "@roi_des_nains-suit-dwarf"}}),
    ("leads-below-others", joining("T05b", "", "N2 C2 C3"), "card(C2)", {"out": {"suit": "@roi_des_nains-suit-knight"}, "each-minus": {}}),
]


@pytest.mark.parametrize(("built", "action", "wanted"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_roi_des_nains(built: Built, action: str, wanted: dict[str, Args]) -> None:
    found = facts(built.state, action)
    assert holds(found, wanted), found


def test_a_side_of_the_quest_speaks_of_the_hand() -> None:
    state = Built(rule="T05a").state
    found = [facts(state, f"side({side})") for side in "ab"]
    assert all(one["hand"]["tricks"] == state.tricks for one in found)
    assert sum("side-better" in one for one in found) <= 1
