"""Whoever plays is "You" on their own page and a name for all others; and a page opened anew shows what another one shows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from playing import player as player_of
from support import HOUSE
from watching import DESKTOP, sit_down

FORMS = {"en": r"\bYou\b", "fr": r"\bVous\b", "de": r"\bDu\b"}


def text(page: Page) -> str:
    """Return what is to be read on the page, and what a screen reader hears of its things."""
    labels: list[str] = page.eval_on_selector_all(
        "main [aria-label], aside [aria-label]", "all => all.filter(it => it.getClientRects().length).map(it => it.ariaLabel)"
    )
    return "\n".join([page.locator("body").inner_text(), *labels])


@pytest.mark.parametrize("game", HOUSE)
def test_oneself_is_you_and_a_spectator_reads_names(page: Page, browser: Browser, base_url: str, game: str) -> None:
    page.set_viewport_size(DESKTOP)
    player = sit_down(game, page, "random", "random", seed=3, settings={"language": "en", "speed": 0})
    for _ in range(16):
        if player.asked():
            player.act_elsewhere()
    player.leave()
    player.asked()
    assert "Durin" not in text(page), [line for line in text(page).splitlines() if "Durin" in line]
    assert re.search(FORMS["en"], text(page))
    for language in ("fr", "de"):
        page.locator(".language select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert re.search(FORMS[language], text(page))
        assert not re.search(FORMS["en"], text(page)), [line for line in text(page).splitlines() if re.search(FORMS["en"], line)]
    with browser.new_context(base_url=base_url, viewport=DESKTOP, locale="en") as context:
        stranger = player_of(game, context.new_page())
        stranger.page.goto(page.url)
        stranger.until(lambda view: view["seat"] is None)
        expect(stranger.page.locator("body")).to_contain_text("Durin")
        assert not re.search(FORMS["en"], text(stranger.page).replace("You are watching", "")), [
            line for line in text(stranger.page).splitlines() if "You" in line
        ]
    assert not player.faults, player.faults
