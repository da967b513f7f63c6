"""The outcome of an arena as text, as HTML for a notebook, or as a report."""

from __future__ import annotations

import html
import math
from pathlib import Path
from typing import Any

from dvergar.arena.findings import Findings
from dvergar.arena.stats import Estimate

NO_OPENSKILL = "no ratings: they need the package openskill (pip install 'dvergar[arena]')"


class Outcome(Findings):
    """The outcome of an arena: its findings, which can be printed, shown by a notebook, or written as a report."""

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
        """Write the report, one HTML page without other files; raises `ArenaError` where it cannot be written."""
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
