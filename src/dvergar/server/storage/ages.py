"""How old stored things are: measured by what was written since, and not by the clock alone, which may jump.

The age of something is the time from it to the newest thing that was written, and of every stretch without a word in between a week counts at most. So a clock
that is years ahead makes nothing old, neither before nor after somebody writes by it; and a house that was closed for a summer finds everything as it was.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

DAY = 86400  # seconds
LONGEST_SILENCE = 7  # days without anything written that count as so many


def cutoff(days: Iterable[int], oldest: int) -> int:
    """Return the time, in seconds since 1970, before which everything is older than `oldest` days; `days` are those since 1970 with something written.

    >>> cutoff([0, 5, 10, 15], 9) // DAY
    6
    >>> cutoff([0, 5, 10, 740], 20)
    0
    """
    age = 0
    for later, day in pairwise(sorted(set(days), reverse=True)):
        age += min(later - day, LONGEST_SILENCE)
        if age > oldest:
            return (day + 1) * DAY
    return 0
