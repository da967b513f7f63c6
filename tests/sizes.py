"""What somebody sees and reaches of a page at one size of the window: small, cut and covered words, small targets, a prompt that is out of sight."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import CDPSession, Page


class Size(NamedTuple):
    """A window; `touch` where fingers hit."""

    name: str
    width: int
    height: int
    touch: bool


SIZES = [Size("desktop", 1440, 900, False), Size("zoomed", 720, 450, False), Size("tablet", 820, 1180, True), Size("phone", 390, 844, True)]
LEAST = 11  # pixels of a letter's size
TARGET = 40  # pixels of a side

SEEN = (Path(__file__).parent / "sizes.js").read_text(encoding="utf-8")
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(document.fonts.ready.then(() => true)))))"


def at_size(page: Page, line: CDPSession, size: Size) -> list[str]:
    """Make the window that large and return what is wrong there, one line each."""
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": size.touch})
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate("scrollTo(0, 0)")
    page.evaluate(SETTLED)
    return list(page.evaluate(SEEN, [LEAST, TARGET, size.touch]))
