"""Progress of an arena on standard error: a bar on a terminal, now and then a line elsewhere."""

from __future__ import annotations

import shutil
import sys
from time import monotonic
from typing import TextIO

EVERY = 30.0  # seconds between lines where nobody watches
OFTEN = 0.1  # and between two looks of the bar
PARTS = " ▏▎▍▌▋▊▉█"


class Progress:
    """Tells how many of `total` matches are done; `begun` of them were there before."""

    def __init__(self, total: int, out: TextIO | None = None) -> None:
        self.total = total
        self.out = out or sys.stderr
        self.live = self.out.isatty()
        self.start = self.last = monotonic()
        self.begun = -1
        self.done = 0
        self.drawn = False

    def __call__(self, done: int) -> None:
        """Take the present count, and tell it when it is time."""
        now = monotonic()
        if self.begun < 0:
            self.begun, self.start, self.last = done, now, now
            if done and done < self.total:
                self.say(f"{done} of {self.total} matches were played before; going on")
        self.done = done
        if now - self.last >= (OFTEN if self.live else EVERY):
            self.last = now
            self._draw(now)

    def _draw(self, now: float) -> None:
        if not self.live:
            self.say(self.text(now))
            return
        room = shutil.get_terminal_size().columns
        text = self.text(now)
        width = max(0, min(30, room - len(text) - 4))
        self.out.write(f"\r\x1b[K{bar(self.done / self.total, width)} {text[: room - 1]}" if width > 4 else f"\r\x1b[K{text[: room - 1]}")
        self.out.flush()
        self.drawn = True

    def text(self, now: float) -> str:
        """Say how many, how fast, how long still."""
        rate = (self.done - self.begun) / max(1e-9, now - self.start)
        left = f", {duration((self.total - self.done) / rate)} left" if rate > 0 else ""
        return f"{self.done} of {self.total} matches, {rate:.3g}/s{left}"

    def say(self, text: str) -> None:
        """Say something in a line of its own."""
        self.out.write(f"\r\x1b[K{text}\n" if self.drawn else f"{text}\n")
        self.drawn = False
        self.out.flush()

    def end(self) -> None:
        """Say in the place of the bar what this run has done."""
        now = monotonic()
        played = self.done - max(0, self.begun)
        if played:
            spent = now - self.start
            self.say(f"{played} matches in {duration(spent)}, {played / max(1e-9, spent):.3g} a second")


def bar(share: float, width: int) -> str:
    """Draw a bar.

    >>> bar(0.5, 5)
    '██▌  '
    """
    eighths = int(share * width * 8)
    return ("█" * (eighths // 8) + (PARTS[eighths % 8] if eighths % 8 else "")).ljust(width)


def duration(seconds: float) -> str:
    """Say how long that is.

    >>> duration(7.2), duration(75), duration(7300)
    ('7 s', '1 min 15 s', '2 h 1 min')
    """
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"
