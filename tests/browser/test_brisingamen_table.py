"""Brísingamen at its own table: whole games by mouse, by keys alone, by the list of choices and on a phone; every phase looked at by axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from playing import WAIT, Player
from playing import player as player_of

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
ASKED = {"auto_harvest": "off"}
SHORT = {**ASKED, "max_rounds": 30}
ENOUGH = 45  # decisions at random; then this seat passes to the end

expect.set_options(timeout=WAIT * 1000)


def seated(page: Page, *rivals: str, seed: int = 1, speed: int = 0, language: str = "en", **more: Any) -> Player:
    """Sit down at a new table against bots."""
    page.set_default_timeout(WAIT * 1000)
    page.add_init_script(f"localStorage.setItem('dvergar-settings', JSON.stringify({{language: '{language}', speed: {speed}}}))")
    player = player_of("brisingamen", page, seed)
    player.sit(*rivals, **more)
    expect(page.locator(".prompt").first).to_be_visible()
    return player


def fits(page: Page) -> None:
    """Nothing sticks out at the side, and the button that commits is on the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    box = page.locator(".prompt .confirm").first.bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert 0 <= box["y"] <= size["height"] - box["height"], f"the button is off the screen: {box}"


def no_violations(page: Page) -> None:
    page.wait_for_timeout(50)
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def passing(player: Player) -> None:
    """Let a player choose at random for a while, and pass from then on."""
    choose = player.choose

    def chosen() -> dict[str, Any]:
        choices: list[dict[str, Any]] = player.view()["choices"]
        plain = [choice for choice in choices if choice["clicks"][0] in ("pass", "stop", "stay", "keep", "leave", "enough")]
        return plain[0] if plain and player.acted >= ENOUGH else choose()

    player.choose = chosen  # type: ignore[method-assign]


def play_out(player: Player, act: Callable[[], None], *checks: Callable[[Page], None]) -> None:
    """Play to the end; each phase is checked when it is first met."""
    passing(player)
    while player.asked():
        phase = player.view()["phase"]
        if phase not in player.checked:
            player.checked.add(phase)
            for check in checks:
                check(player.page)
        act()
    assert not player.faults, player.faults
    assert player.view()["result"]["winners"]
    assert {"action", "where"} <= player.phases


def test_a_whole_game_by_mouse(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=1, options=SHORT)
    play_out(player, player.act, fits, no_violations)
    page.get_by_role("button", name="The reckoning").click()
    expect(page.get_by_role("table").first).to_contain_text("Settings completed")


def test_a_whole_game_by_keys_alone(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=2, options=SHORT)
    play_out(player, player.act_by_keys)


def test_a_whole_game_by_the_list_of_choices(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=3, options=SHORT)
    page.keyboard.press("l")

    def act() -> None:
        assert player.show is not None
        decision, choice = player.show["decision"], player.choose()
        entry = page.locator(".choices ol button").nth(player.view()["choices"].index(choice))
        entry.click()
        expect(entry).to_have_attribute("aria-pressed", "true")
        entry.click()
        player.settle(decision)

    play_out(player, act)


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Callable[[ViewportSize], BrowserContext]:
    """Make a browser that is held in a hand."""

    def made(size: ViewportSize) -> BrowserContext:
        return browser.new_context(base_url=base_url, viewport=size, has_touch=True, is_mobile=True)

    return made


def test_a_whole_game_on_a_phone(phone: Callable[[ViewportSize], BrowserContext]) -> None:
    with phone(PHONE) as context:
        player = seated(context.new_page(), "random", "random", seed=4, options=SHORT)
        play_out(player, lambda: player.act(tap=True), fits, no_violations)
