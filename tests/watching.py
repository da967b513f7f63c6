"""What the browser tests of every table share: sitting down, playing to the end, and what each screen must keep."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize, expect

import playing
from playing import WAIT, Player
from playing import player as player_of
from sizes import LAID_OUT, plain

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LOW: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
EACH_LANGUAGE = ["de", pytest.param("en", marks=pytest.mark.long), pytest.param("fr", marks=pytest.mark.long)]  # German words are the longest
SOME, ALL = 2, 10_000  # answers of one kind that a test gives on the page itself
FOLLOWED = 3  # answers of another device in a row that the page follows
SMALL: ViewportSize = {"width": 360, "height": 640}

expect.set_options(timeout=WAIT * 1000)


def sit_down(game: str, page: Page, *rivals: str, seed: int, settings: dict[str, object], **more: object) -> Player:
    """Sit down at a new table, alone or against bots, with these settings of the page."""
    page.set_default_timeout(WAIT * 1000)
    page.add_init_script(f"localStorage.setItem('dvergar-settings', {json.dumps(json.dumps(settings))})")
    player = player_of(game, page, seed)
    player.sit(*rivals, **more)
    expect(page.locator(".prompt").first).to_be_visible()
    return player


def until(page: Page, fits: Callable[[], bool]) -> None:
    """Wait for something that the page itself does not tell."""
    end = time.monotonic() + WAIT
    while not fits():
        assert time.monotonic() < end, "it never came to that"
        page.wait_for_timeout(50)


def not_sideways(page: Page) -> None:
    """Nothing sticks out at the side once the letters are those of the page."""
    page.evaluate(LAID_OUT)
    out = page.evaluate(
        """() => document.documentElement.scrollWidth > innerWidth
            && [...document.querySelectorAll('body *')]
                .filter((it) => it.getBoundingClientRect().right > innerWidth + 1).map((it) => it.outerHTML.slice(0, 90))"""
    )
    assert not out, f"the page scrolls sideways: {out}"


SQUEEZED = """() => [...document.querySelectorAll('main *, header *, aside *, dialog *')].filter((it) => {
  const own = [...it.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim())
  if (!own.length || it.closest('.vh, .quiet') || it.getBoundingClientRect().width < 2) return false
  const range = document.createRange()
  range.setStart(own[0], 0)
  range.setEnd(own.at(-1), own.at(-1).length)
  const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top / 4))).size
  return lines > 2 && own.map((node) => node.textContent.trim()).join(' ').length / lines < 4
}).map((it) => it.className + ': ' + it.textContent.trim().slice(0, 60))"""


def words_have_room(page: Page) -> None:
    """No words are squeezed to a column of letters, least of all the prompt's, wherever it stands."""
    narrow = page.evaluate(SQUEEZED)
    assert not narrow, narrow
    squeezed = page.eval_on_selector_all(
        ".prompt > .grow",
        "all => all.filter(it => it.offsetWidth < Math.min(190, it.parentElement.clientWidth * 0.6)).map(it => [it.offsetWidth, it.innerText])",
    )
    assert not squeezed, squeezed


TINY = """() => [...document.querySelectorAll('main *')].filter((it) => {
  const own = [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
  const box = it.getBoundingClientRect()
  if (!own || it.closest('.vh, .quiet') || box.width < 2 || getComputedStyle(it).visibility === 'hidden') return false
  const matrix = it instanceof SVGGraphicsElement ? it.getScreenCTM() : null
  return parseFloat(getComputedStyle(it).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1) < 10.95
}).map((it) => `${it.getAttribute('class')}: ${it.textContent.trim().slice(0, 40)}`)"""


def legible(page: Page) -> None:
    """No words or numbers of the table are smaller than 11 pixels, those of drawings neither."""
    small = page.evaluate(TINY)
    assert not small, small


def fits(page: Page) -> None:
    """Nothing sticks out at the side, the prompt can be read, and the button that commits is on the screen."""
    not_sideways(page)
    words_have_room(page)
    box = page.locator(".prompt .confirm").first.bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert 0 <= box["y"] <= size["height"] - box["height"], f"the button is off the screen: {box}"


def no_violations(page: Page, contrast: bool = True) -> None:
    """Let axe look at the page. Contrast takes three quarters of its time: on phones, which have the colours of desktops, it is seen to with --long."""
    page.evaluate(LAID_OUT)
    contrast = contrast and (playing.LONG or (page.viewport_size or DESKTOP)["width"] > 600)
    results = Axe().run(page, options={"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": contrast}}})
    assert results.violations_count == 0, results.generate_report()


def to_the_end(player: Player, act: Callable[[], None], *checks: Callable[[Page], None], by_hand: int = SOME) -> None:
    """Play to the end without a fault; each phase is checked when it is first met, and after the first one less is painted.

    So many answers of a kind are given by `act`, all of them with --long; the others on another device, which this page follows. When it has
    followed some in a row the page is closed, and opened anew for the next answer of its own and for the end.
    """
    given: Counter[tuple[str, ...]] = Counter()
    followed = 0

    def known() -> bool:
        """Whether the question is one that the page need not answer; each is counted."""
        given[player.kind()] += 1
        if player.phase() in player.checked and given[player.kind()] > by_hand:
            return True
        given[player.kind()] -= 1
        return False

    while player.asked():
        if player.phase() not in player.checked:
            player.checked.add(player.phase())
            for check in checks:
                if check is no_violations:  # a later phase has the colours of the first
                    no_violations(player.page, contrast=playing.LONG or len(player.checked) == 1)
                else:
                    check(player.page)
            if len(player.checked) == 1 and not playing.LONG:
                plain(player.page)
        if playing.LONG or not known():
            given[player.kind()] += 1
            followed = 0
            act()
        elif followed < FOLLOWED or player.ending():
            followed += 1
            player.act_elsewhere()
        else:
            followed = 0
            given[player.kind()] -= 1
            player.act_away(known)
            plain(player.page)
    player.leave()
    assert not player.faults, player.faults
