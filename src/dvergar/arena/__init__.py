"""Bots against bots: many matches from one plan, on all cores or a cluster, with ratings and a report.

>>> import dvergar.arena
>>> found = dvergar.arena.run("nidavellir", bots=["greedy", "random"], seats=3, matches=12)
>>> found.matches, found.points["greedy"].value > found.points["random"].value
(12, True)
"""

from __future__ import annotations

from dvergar.arena.errors import ArenaError
from dvergar.arena.outcome import Outcome
from dvergar.arena.running import run

__all__ = ["ArenaError", "Outcome", "run"]
