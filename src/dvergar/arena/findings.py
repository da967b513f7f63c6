"""The findings of an arena: its rows, and each figure worked out when it is first asked for."""

from __future__ import annotations

from functools import cached_property

from dvergar.arena import stats
from dvergar.arena.plan import Plan
from dvergar.arena.stats import Estimate, Figures, Rating
from dvergar.arena.store import Store
from dvergar.arena.work import COLUMNS


class Findings:
    """Rows and figures of an arena."""

    def __init__(self, plan: Plan, store: Store) -> None:
        self.plan = plan
        self.rows = [dict(zip(COLUMNS, row, strict=True)) for row in store.rows()]
        self.milliseconds = store.speeds()
        self.clocked = plan.clocked() if plan.budget is None else []
        self.figures = Figures(plan.names, plan.game.cooperative, ([row[name] for name in stats.COLUMNS] for row in self.rows))

    @property
    def matches(self) -> int:
        """How many matches there are."""
        return len(self.figures.matches)

    @cached_property
    def points(self) -> dict[str, Estimate]:
        """Mean points by bot."""
        return self.figures.points()

    @cached_property
    def wins(self) -> dict[str, Estimate]:
        """Share of wins by bot; a shared win counts in parts."""
        return self.figures.wins()

    @cached_property
    def pairs(self) -> dict[tuple[str, str], Estimate]:
        """Share of pairs in which the first bot stands before the second."""
        return self.figures.pairs()

    @cached_property
    def ratings(self) -> list[Rating] | None:
        """Ratings, best first; None where openskill is not installed."""
        try:
            return self.figures.ratings()
        except ImportError:
            return None
