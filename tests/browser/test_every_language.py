"""Every table in every language, narrow, wide, with large letters and with forced colours: no word is cut off, nothing sticks out."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from dvergar.engine.words import LANGUAGES
from sizes import resize
from watching import DESKTOP, PHONE, fits, sit_down

NARROW = {"width": 320, "height": 700}
TABLET = {"width": 820, "height": 1180}
LITTLE = {"width": 1200, "height": 800}  # the smallest window with a column beside the table
SEATS = {"nidavellir": 3, "nains": 3, "roi_des_nains": 4, "brisingamen": 3, "die_zwerge": 3}
SOME = 4  # decisions of the person before it is looked at
CUT = """() => [...document.querySelectorAll('main *, header *, .prompt *')].filter((it) => {
  const style = getComputedStyle(it)
  if (!it.clientWidth || !['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis' || style.clipPath !== 'none') return false
  const words = [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
  return words && it.scrollWidth > it.clientWidth + 2
}).map((it) => it.className + ': ' + it.textContent.trim().slice(0, 60))"""

EDGES = """() => [...document.querySelectorAll('.prompt .btn')].filter((it) => it.clientWidth).map((it) => getComputedStyle(it))
  .map((style) => [style.borderTopWidth, style.borderImageSource.slice(0, 20)])"""
WIDE = """() => [...document.querySelectorAll('body *')]
  .filter((it) => it.getBoundingClientRect().right > innerWidth + 1 && getComputedStyle(it).position !== 'fixed')
  .map((it) => it.tagName + '.' + it.className + ': ' + it.textContent.trim().slice(0, 30)).slice(0, 6)"""


@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_table_in_every_language_at_every_width(page: Page, game: str) -> None:
    page.set_viewport_size(DESKTOP)
    player = sit_down(game, page, *["random"] * (SEATS[game] - 1), seed=2, settings={"language": "en", "speed": 0})
    for _ in range(SOME):
        assert player.asked()
        player.act()
    assert player.asked()
    for language in LANGUAGES:
        between = [(TABLET, 1), (LITTLE, 1)] if language == "de" else []  # where columns are narrow, in the language with the longest words
        before = 0
        for size, letters in ((DESKTOP, 1), *between, (PHONE, 1), (NARROW, 1), (PHONE, 2)):
            if letters != before:
                settings = json.dumps({"language": language, "speed": 0, "size": letters})
                page.add_init_script(f"localStorage.setItem('dvergar-settings', {json.dumps(settings)})")
                page.reload()
                before = letters
            resize(page, size, letters)  # type: ignore[arg-type]
            page.locator(".prompt .confirm").first.wait_for()
            expect(page.locator("html")).to_have_attribute("lang", language)
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], (language, size, letters, page.evaluate(WIDE))
            if size == DESKTOP:
                said = page.locator("body").inner_text() + " ".join(page.eval_on_selector_all("[aria-label]", "all => all.map(it => it.ariaLabel)"))
                assert not re.findall(rf"\b(?:{game}|page)-[a-z-]+", said), "a word is missing"
            if letters == 1:
                fits(page)
                assert page.evaluate(CUT) == [], (language, size)


@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_table_with_forced_colours_and_no_motion(page: Page, game: str) -> None:
    page.set_viewport_size(DESKTOP)
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    player = sit_down(game, page, *["random"] * (SEATS[game] - 1), seed=3, settings={"language": "en", "speed": 1})
    for _ in range(2):
        assert player.asked()
        player.act()
    assert player.asked()
    page.locator(".prompt .btn").locator("visible=true").first.wait_for()  # what others did has been told
    edges = page.evaluate(EDGES)
    assert edges
    assert all(width != "0px" and picture == "none" for width, picture in edges), f"a button has an edge of its own, not a picture: {edges}"
