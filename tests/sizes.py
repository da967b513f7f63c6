"""What somebody sees and reaches of a page at one size of the window: small, cut and covered words, small targets, a prompt that is out of sight."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import CDPSession, Page, ViewportSize


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
# What costs most to paint changes no box and no word.
PLAIN = """*, *::before, *::after { box-shadow: none !important; text-shadow: none !important; filter: none !important;
  background-image: none !important; -webkit-mask-image: none !important }"""
STILL = "*, *::before, *::after { animation: none !important; transition: none !important }"


# Until the page has been laid out twice: what depends on a size has followed it. No clock of the page has a part in it.
LAID_OUT = """async () => {
  await document.fonts.ready
  for (let n = 0; n < 2; n++)
    await new Promise((done) => {
      const watch = new IntersectionObserver(() => (watch.disconnect(), done()))
      watch.observe(document.documentElement)
    })
}"""


def resize(page: Page, size: ViewportSize, letters: float = 1) -> None:
    """Make the window that large, and wait until its table is laid out for it; `letters` is how large the page's settings make them."""
    page.set_viewport_size(size)
    width = size["width"] / letters
    page.locator(f".room.{'desktop' if width >= 1180 else 'tablet' if width >= 700 else 'phone'}").wait_for()
    page.evaluate(LAID_OUT)


def plain(page: Page) -> None:
    """Paint as little as can be from now on."""
    page.add_style_tag(content=PLAIN)


def still(page: Page) -> None:
    """Let nothing move from now on, so that it is looked at where it comes to rest, and paint as little as can be."""
    page.add_style_tag(content=PLAIN + STILL)


def unseen(page: Page, hidden: bool) -> None:
    """Hide the page while nobody looks at it, so that it is not laid out and painted; it goes on following its table."""
    page.evaluate("(hidden) => document.documentElement.style.setProperty('display', hidden ? 'none' : '')", hidden)


def at_size(page: Page, line: CDPSession, size: Size) -> list[str]:
    """Make the window that large and return what is wrong there, one line each."""
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": size.touch})
    line.send("Emulation.setDeviceMetricsOverride", {"width": size.width, "height": size.height, "deviceScaleFactor": 1, "mobile": False})
    return list(page.evaluate(SEEN, [LEAST, TARGET, size.touch, size.width]))
