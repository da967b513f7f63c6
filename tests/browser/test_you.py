"""Whoever plays is "You" on their own page and a name for all others; and a page opened anew shows what another one shows."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Browser, Page, expect

from playing import WAIT
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


@pytest.mark.parametrize("game", ["nidavellir", "nains"])
def test_coins_that_are_laid_lie_there_after_a_reload(page: Page, game: str) -> None:
    page.set_viewport_size(DESKTOP)
    player = sit_down(game, page, "random", seed=3, settings={"language": "en", "speed": 0})
    player.asked()
    laid = player.view()["choices"][7]["clicks"][:2]
    for coin in laid:
        player.at(coin).dblclick()
    expect(page.get_by_text("Confirm 2 of 3")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Confirm 2 of 3")).to_be_visible()
    player.asked()
    player.act_elsewhere()
    player.leave()
    player.until(lambda view: view["phase"] != "bid")


SEEN = """() => [...document.querySelectorAll('.top, main, aside')].flatMap((it) => it.innerText.split('\\n')).map((line) => line.trim()).filter(Boolean)"""


@pytest.mark.parametrize("game", HOUSE)
def test_a_page_that_is_loaded_anew_shows_the_same(page: Page, browser: Browser, base_url: str, game: str) -> None:
    page.set_viewport_size(DESKTOP)
    player = sit_down(game, page, "random", "random", seed=5, settings={"language": "en", "speed": 0})
    with browser.new_context(base_url=base_url, viewport=DESKTOP, locale="en") as context:
        context.add_init_script('localStorage.setItem("dvergar-settings", JSON.stringify({ language: "en", speed: 0 }))')
        page.context.add_init_script('localStorage.setItem("dvergar-settings", JSON.stringify({ language: "en", speed: 0 }))')
        watching = context.new_page()
        watching.goto(page.url)
        for turn in range(14):
            if not player.asked():
                break
            if turn in (4, 12):
                for old in (page, watching):
                    fresh = old.context.new_page()
                    fresh.set_viewport_size(DESKTOP)
                    fresh.goto(page.url)
                    fresh.locator(".prompt").first.wait_for()
                    end = time.monotonic() + WAIT
                    while old.evaluate(SEEN) != fresh.evaluate(SEEN) and time.monotonic() < end:  # until both have come to rest
                        fresh.wait_for_timeout(50)
                    assert fresh.evaluate(SEEN) == old.evaluate(SEEN)
                    fresh.close()
            player.act_elsewhere()
    player.leave()
    assert not player.faults, player.faults
