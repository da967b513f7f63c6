"""What an arena has found, ready to be read, printed, or made into a report."""

from __future__ import annotations

import html
import math
from functools import cached_property
from pathlib import Path
from typing import Any

from dvergar.arena import stats
from dvergar.arena.plan import Plan
from dvergar.arena.stats import Estimate, Figures, Rating
from dvergar.arena.store import Store
from dvergar.arena.work import COLUMNS

NO_OPENSKILL = "no ratings: they need the package openskill (pip install 'dvergar[arena]')"


class Outcome:
    """Rows and figures of an arena. Print it, or let a notebook show it."""

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

    def notes(self) -> list[str]:
        """Say what a reader of the figures must know."""
        notes = []
        if self.clocked:
            which = ", ".join(self.clocked)
            notes.append(f"{which}: a clock ends the thinking, so these results depend on how fast the machine is; --budget ITERATIONS makes them repeatable")
        missing = self.plan.missing()
        if missing:
            notes.append(f"the last deal is not played from every seat: that takes {missing} more {'match' if missing == 1 else 'matches'}")
        if self.ratings is None:
            notes.append(NO_OPENSKILL)
        return notes

    def tables(self) -> list[tuple[str, list[str], list[list[str]]]]:
        """Return title, head and rows of the tables that are printed."""
        rated = {rating.bot: rating for rating in self.ratings or []}
        order = list(rated) or list(self.points)
        head = ["bot", *(["rating", "95 %"] if rated else []), "wins", "95 %", "points", "95 %", "ms a decision"]
        body = []
        for bot in order:
            wins, points = self.wins[bot], self.points[bot]
            own = [f"{rated[bot].mu:.1f}", f"{rated[bot].low:.1f} to {rated[bot].high:.1f}"] if rated else []
            speed = self.milliseconds.get(bot)
            body.append([bot, *own, percent(wins.value), spread(wins, percent), f"{points.value:.1f}", spread(points, "{:.1f}".format), f"{speed or 0:.2f}"])
        found = [("", head, body)]
        if self.pairs:
            rows = [[one, *(self.pair(one, other) for other in order)] for one in order]
            found.append(("pairs in which the bot of the line stands before that of the column", ["", *order], rows))
        return found

    def pair(self, one: str, other: str) -> str:
        """Write one share of pairs."""
        share = self.pairs.get((one, other))
        return "" if share is None else f"{percent(share.value)} ({spread(share, percent)})"

    def title(self) -> str:
        """Say what was played."""
        plan = self.plan
        deals = len({match[0].deal for match in self.figures.matches})
        parts = [plan.game.title, counted(plan.seats, "seat"), f"{counted(self.matches, 'match', 'matches')} of {counted(deals, 'deal')}"]
        parts += [plan.options_text()] if plan.options else []
        parts += [f"{plan.budget} iterations a decision"] if plan.budget else []
        return ", ".join([*parts, f"seed {plan.seed}"])

    def __str__(self) -> str:
        lines = [self.title()]
        for title, head, rows in self.tables():
            widths = [max(len(row[n]) for row in [head, *rows]) for n in range(len(head))]
            lines += ["", *([title] if title else [])]
            for row in [head, *rows]:
                lines.append("  ".join(cell.rjust(width) if n else cell.ljust(width) for n, (cell, width) in enumerate(zip(row, widths, strict=True))).rstrip())
        return "\n".join([*lines, *(f"\nNote: {note}" for note in self.notes())])

    def _repr_html_(self) -> str:
        def line(cells: list[str], kind: str) -> str:
            return f"<tr>{''.join(f'<{kind}>{html.escape(cell)}</{kind}>' for cell in cells)}</tr>"

        parts = [f"<p>{html.escape(self.title())}</p>"]
        for title, head, rows in self.tables():
            caption = f"<caption>{html.escape(title)}</caption>" if title else ""
            parts.append(f"<table>{caption}{line(head, 'th')}{''.join(line(row, 'td') for row in rows)}</table>")
        return "".join([*parts, *(f"<p>Note: {html.escape(note)}</p>" for note in self.notes())])

    def report(self, file: str | Path, language: str = "en") -> None:
        """Write the report, one page that needs nothing else; raises `ArenaError` where it cannot be written."""
        from dvergar.arena.report import write

        write(self, Path(file), language)


def counted(count: int, one: str, many: str = "") -> str:
    """Write how many there are.

    >>> counted(1, "deal"), counted(0, "match", "matches")
    ('1 deal', '0 matches')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"


def percent(share: float) -> str:
    """Write a share."""
    return f"{100 * share:.1f} %"


def spread(estimate: Estimate, say: Any) -> str:
    """Write the ends of an interval."""
    return f"{say(estimate.low)} to {say(estimate.high)}" if math.isfinite(estimate.low) else "one deal only"
