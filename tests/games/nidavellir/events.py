"""The kinds of event that Nidavellir lists, and events heard in play: see `test_tavern_events.py`."""

from __future__ import annotations

from dvergar.engine.state import Event
from dvergar.games.nidavellir.rules.ages import Ages
from dvergar.games.nidavellir.rules.powers import Powers
from games import telling
from games.nidavellir.build import Built


def rare() -> list[Event]:
    """Return the events of cases that random games seldom bring."""
    none = Built(armies=[{"warrior": "W3", "hunter": "H", "miner": "M0", "blacksmith": "B"}], taverns=["X6 H M0", "W8 H M0", "W7 H M0"])
    none.state.owner = [-3] * 21
    none.state.left = []
    kept = Built(armies=[{"warrior": "W3 ylud"}], age=2, round=4)
    kept.state.end_round()
    return none.bid("5 4 3", "4 3 2").pick("X6").events + kept.do("keep").events


KINDS = telling.listed(Powers, Ages)
EVENTS = telling.heard("nidavellir", 6) + rare()
SECRET = {"pioneer_cards"}  # told to one seat only
