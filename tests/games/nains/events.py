"""The kinds of event that Nains lists, and events heard in play: see `test_tavern_events.py`."""

from __future__ import annotations

from dvergar.engine.state import Event
from dvergar.games.nains.rules.eras import Eras
from dvergar.games.nains.rules.powers import Powers
from games import telling
from games.nains.build import Built


def rare() -> list[Event]:
    """Return the events of cases that random games seldom bring."""
    army = {"shield": "S S", "temple": "T2 T3", "errants": "E9 E10", "forge": "Ff5 Fu5"}
    none = Built(armies=[army], taverns=["L7 S T2"] * 3)
    none.state.owner = [-3] * 23
    none.state.left = []
    hired = Built(armies=[army], taverns=["L7 S T2"] * 3).bid("5 4 3", "4 3 2").pick("L7")
    freed = Built(armies=[{"errants": "E9 E9 droh"}, {"errants": "E9 E9 E9 oosram"}], age=2, round=4)
    freed.state.end_round()
    return none.bid("5 4 3", "4 3 2").pick("L7").events + hired.do("mercenary(wal,talion)").events + freed.events


KINDS = telling.listed(Powers, Eras)
EVENTS = telling.heard("nains", 6) + rare()
SECRET = {"svara_cards"}  # told to one seat only
