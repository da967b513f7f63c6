"""What hints say: for each position and action the reasons that a club player would give."""

from __future__ import annotations

from typing import Any

import pytest

from dvergar.engine.view import Args
from games.brisingamen.build import Built
from games.brisingamen.test_bot import only
from games.hinting import facts, holds

RINGS = "s01 s02 s03 s04 s05 s06 s07 s08"
HOME: dict[str, Any] = {"at": {"A": "0.1"}, "loads": {"0.1": "2Rs 1Es"}, "held": {0: "s01"}}
NEAR: dict[str, Any] = {"at": {"C": "0.1"}, "gems_in": only(cav01="2Rs 1Es", cav02="2Ms 1Ss"), "held": {0: "s01"}}


CASES: list[tuple[str, Built, str, dict[str, Args]]] = [
    ("completes-what-would-cost", Built(supply={0: "2Rs 1Es"}, held={0: "s01"}), "complete(s01)", {"no-penalty": {"card": "@brisingamen-card-s01"}}),
    ("a-part-counts-with-the-necklace", Built(supply={0: "4As"}, parts="b1"), "complete(b1)", {"part-made": {"made": 1, "of": 4}}),
    ("takes-what-is-full", Built(supply={0: "2Rs 1Es"}, workshop=RINGS), "take(s01)", {"take-ready": {"card": "@brisingamen-card-s01"}}),
    ("names-what-a-setting-lacks", Built(supply={0: "2Rs"}, workshop=RINGS), "take(s01)", {"take-lacks": {"have": 2, "of": 3, "es": 1}}),
    ("all-is-on-its-way", Built(at={"A": "0.1"}, loads={"0.1": "2Rs 1Es"}, workshop=RINGS), "take(s01)", {"take-coming": {}}),
    ("brings-the-load-home", Built(**HOME), "move(1)", {"load-home": {"rs": 2, "es": 1, "steps": 1}, "fills": {"card": "@brisingamen-card-s01"}}),
    ("the-load-is-home", Built(**HOME).play("move(1)"), "go(out)", {"arrives": {"rs": 2, "es": 1}, "fills": {}}),
    ("the-load-goes-astray", Built(**HOME).play("move(1)"), "go(B)", {"load-away": {"steps": 2}}),
    ("here-is-what-is-lacking", Built(**NEAR).play("move(1)"), "go(cav01)", {"here-lacked": {"rs": 2, "es": 1, "ms": 0}}),
    ("here-is-nothing-of-use", Built(**NEAR, parts="").play("move(1)"), "go(cav02)", {"here-loose": {"points": 3}}),
    ("heads-for-a-cavern", Built(at={"A": "0.1"}, gems_in=only(cav01="2Rs 1Es"), held={0: "s01"}), "move(1)", {"cavern-lacked": {"space": "1", "rs": 2}}),
    ("swaps-for-what-is-lacking", Built(supply={0: "2Rs 1Ss"}, held={0: "s01"}, market="2Es"), "swap", {"swap-for": {"gem": "@brisingamen-gem-emerald_small"}}),
    ("gives-what-it-can-spare", Built(supply={0: "2Rs 1Ss"}, held={0: "s01"}, market="2Es 1Ms").play("swap"), "gem(sapphire_small)", {"spare": {}}),
    (
        "gets-what-is-lacking",
        Built(supply={0: "2Rs 1Ss"}, held={0: "s01"}, market="2Es 1Ms").play("swap", "gem(sapphire_small)"),
        "gem(emerald_small)",
        {"lacked": {"card": "@brisingamen-card-s01"}},
    ),
]


@pytest.mark.parametrize(("built", "action", "wanted"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_brisingamen(built: Built, action: str, wanted: dict[str, Args]) -> None:
    found = facts(built.state, action)
    assert holds(found, wanted), found
