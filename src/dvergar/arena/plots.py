"""Pieces of the report: tables whose cells are plots, so that a reader, a phone and a screen reader all get the same numbers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

INKS = ["#a63321", "#246a9c", "#2f7440", "#8a5600", "#6c4ab0", "#1f7a78", "#9b3f6b", "#55606d"]  # of bots, in order


@dataclass(frozen=True)
class Scale:
    """A stretch of numbers laid out from left to right, with round ticks."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def at(self, value: float) -> float:
        """Return where a value is, in percent of the width; what lies outside is drawn at the end."""
        return 100 * min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))


SHARES = Scale(0.0, 1.0, (0.0, 0.25, 0.5, 0.75, 1.0))


def scale(values: Sequence[float], count: int = 4) -> Scale:
    """Return a scale with room for all values and about so many round ticks.

    >>> scale([3, 96])
    Scale(low=0.0, high=100.0, ticks=(0.0, 50.0, 100.0))
    """
    finite = [value for value in values if math.isfinite(value)] or [0.0]
    low, high = min(finite), max(finite)
    if high - low < 1e-9:
        low, high = low - 1, high + 1
    rough = (high - low) / count
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * round_ for round_ in (1, 2, 5, 10) if power * round_ >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return Scale(first * step, last * step, tuple(n * step for n in range(first, last + 1)))


def interval(on: Scale, value: float, low: float, high: float, ink: str, chance: float | None = None) -> str:
    """Draw a dot with its interval, and a dashed line where chance would be. It is said by the numbers beside it, so it is hidden from readers."""
    parts = [tick_lines(on)]
    if chance is not None:
        parts.append(f'<i class="chance" style="left:{on.at(chance):.2f}%"></i>')
    left, right = on.at(low), on.at(high)
    parts.append(f'<i class="reach" style="left:{left:.2f}%;width:{right - left:.2f}%;background:{ink}"></i>')
    parts.append(f'<i class="dot" style="left:{on.at(value):.2f}%;background:{ink}"></i>')
    return f'<div class="plot" aria-hidden="true">{"".join(parts)}</div>'


def bar(on: Scale, value: float, ink: str) -> str:
    """Draw a bar from zero, or from the end of the scale that is nearest to it."""
    zero, end = on.at(0.0), on.at(value)
    left, width = min(zero, end), abs(end - zero)
    middle = f'<i class="zero" style="left:{zero:.2f}%"></i>' if 0 < zero < 100 else ""
    return f'<div class="plot" aria-hidden="true">{middle}<i class="bar" style="left:{left:.2f}%;width:{width:.2f}%;background:{ink}"></i></div>'


def histogram(on: Scale, values: Sequence[float], ink: str, bins: int = 40) -> str:
    """Draw how often which value was there."""
    step = (on.high - on.low) / bins
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, max(0, int((value - on.low) / step)))] += 1
    most = max(counts) or 1
    bars = "".join(f'<rect x="{n}" y="{40 - 39 * count / most:.2f}" width="0.9" height="{39 * count / most:.2f}"/>' for n, count in enumerate(counts) if count)
    drawn = f'<svg viewBox="0 0 {bins} 40" preserveAspectRatio="none" fill="{ink}">{bars}</svg>'
    return f'<div class="plot tall" aria-hidden="true">{tick_lines(on)}{drawn}</div>'


def tick_lines(on: Scale) -> str:
    """Draw the thin lines of a scale."""
    return "".join(f'<i class="tick" style="left:{on.at(tick):.2f}%"></i>' for tick in on.ticks)


def axis(on: Scale, show: Callable[[float], str]) -> str:
    """Write the numbers of a scale, for the cell below the plots."""
    labels = []
    for nth, tick in enumerate(on.ticks):
        at = on.at(tick)
        place = ("start" if at < 1 else "end" if at > 99 else "middle") + (" minor" if nth % 2 and len(on.ticks) > 2 else "")
        labels.append(f'<span class="{place}" style="left:{at:.2f}%">{show(tick)}</span>')
    return f'<div class="axis" aria-hidden="true">{"".join(labels)}</div>'


def table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]], foot: Sequence[str] = (), kind: str = "") -> str:
    """Write a table; cells are HTML, the first of each row is its head. Cells of numbers begin with a tab."""
    heads = "".join(cell(text, "th", ' scope="col"') for text in head)
    body = "".join(f"<tr>{cell(row[0], 'th', SCOPE_ROW)}{''.join(cell(text, 'td') for text in row[1:])}</tr>" for row in rows)
    under = f"<tfoot><tr>{''.join(cell(text, 'td') for text in foot)}</tr></tfoot>" if foot else ""
    name = f"<caption>{escape(caption)}</caption>" if caption else ""
    whole = f'<table class="{kind}">{name}<thead><tr>{heads}</tr></thead><tbody>{body}</tbody>{under}</table>'
    return f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(caption)}">{whole}</div>'


SCOPE_ROW = ' scope="row"'


def cell(text: str, tag: str, more: str = "") -> str:
    """Write one cell."""
    return f'<{tag}{more} class="n">{text[1:]}</{tag}>' if text.startswith("\t") else f"<{tag}{more}>{text}</{tag}>"


def name(text: str, ink: str) -> str:
    """Write a bot's name with its colour."""
    return f'<b class="bot"><i style="background:{ink}"></i>{escape(text)}</b>'
