"""Score sheets of a real table: filled in by fingers on a phone and by keyboard, shared by two browsers, kept while the server is away."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from watching import no_violations

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}


def opened(page: Page, game: str) -> Page:
    page.goto(f"/#/score/{game}")
    page.locator(".setup").get_by_role("button", name="Done", exact=True).click()
    return page


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off at the side"


@pytest.fixture
def hand(phone: Callable[[ViewportSize], BrowserContext]) -> Iterator[Page]:
    """A page on a phone."""
    context = phone(PHONE)
    yield context.new_page()
    context.close()


def test_nidavellir_by_totals_with_a_thumb(hand: Page) -> None:
    page = opened(hand, "nidavellir")
    warrior = page.get_by_role("group", name="Warrior", exact=True)
    for _ in range(3):
        warrior.get_by_role("button", name="One more: Grades").tap()
    warrior.get_by_role("spinbutton", name="Points").tap()
    for digit in "20":
        warrior.get_by_role("group", name="Digits for Points").get_by_role("button", name=digit, exact=True).tap()
    for coin in ("0", "2", "7", "12", "24"):
        page.get_by_role("group", name="Your five coins").get_by_role("button", name=re.compile(rf"\b{coin}\b")).first.tap()
    page.get_by_text("Gem 5", exact=True).tap()
    expect(page.get_by_role("tab").nth(0).locator("b")).to_have_text("89")  # the example of docs/score.md
    fits(page)
    no_violations(page)
    page.get_by_role("button", name="Breakdown").tap()
    expect(page.get_by_role("dialog").get_by_role("row", name=re.compile("Total|so far"))).to_contain_text("89")
    no_violations(page)


def test_brisingamen_with_the_keyboard_alone(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    opened(page, "brisingamen")

    def press(name: str, *keys: str, role: str = "spinbutton") -> None:
        page.get_by_role(role, name=name, exact=True).focus()  # type: ignore[arg-type]
        for key in keys:
            page.keyboard.press(key)

    press("Small gems left", "1", "2")
    press("Large gems left", "ArrowUp", "ArrowUp")
    expect(page.get_by_role("spinbutton", name="Small gems left")).to_have_attribute("aria-valuenow", "12")
    first = page.locator(".entry").first
    first.locator("summary").first.focus()
    page.keyboard.press("Enter")
    first.locator("details[open] .take").first.focus()
    page.keyboard.press("Space")
    expect(first.locator("li.have")).to_have_count(1)
    page.get_by_role("tab").nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab").nth(1)).to_have_attribute("aria-selected", "true")
    page.locator("details summary").first.focus()
    page.keyboard.press("Enter")
    page.locator("details[open] .take").first.focus()
    page.keyboard.press("Space")  # the same setting for the second player
    expect(page.get_by_role("alert").first).to_be_visible()
    no_violations(page)


@pytest.mark.parametrize("game", ["nains", "roi_des_nains", "die_zwerge"])
def test_every_other_game_has_its_sheet(page: Page, game: str) -> None:
    page.set_viewport_size(DESKTOP)
    opened(page, game)
    expect(page.locator(".entry").first).to_be_visible()
    rows = page.locator(".entry.rows .btn")
    if rows.count():
        rows.first.click()
        expect(page.locator(".entry.rows li.open .entry").first).to_be_visible()
    no_violations(page)
    page.set_viewport_size({"width": 320, "height": 700})
    fits(page)


def test_two_browsers_fill_in_their_own_columns_and_a_reload_loses_nothing(page: Page, hand: Page) -> None:
    page.set_viewport_size(DESKTOP)
    opened(page, "nains")
    page.get_by_role("button", name="Fill in together").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    page.keyboard.press("Escape")
    hand.goto("/" + link[link.index("#") :])
    hand.get_by_role("tab").nth(1).tap()
    hand.get_by_role("spinbutton", name="Runes").press("4")
    expect(page.get_by_role("tab").nth(1).locator("b")).to_have_text("16")
    page.get_by_role("spinbutton", name="Runes").press("3")
    expect(hand.get_by_role("tab").nth(0).locator("b")).to_have_text("9")
    page.reload()
    expect(page.get_by_role("tab").nth(1).locator("b")).to_have_text("16")
    expect(page.get_by_role("status")).to_have_text("Saved, and seen by all")


def test_entries_wait_while_the_server_is_away(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    opened(page, "nains")
    expect(page.get_by_role("tab").nth(0).locator("b")).to_have_text("0")
    page.route("**/api/score/**", lambda route: route.abort())
    page.get_by_role("spinbutton", name="Runes").press("5")
    expect(page.get_by_role("status")).to_contain_text("The server does not answer")
    page.unroute("**/api/score/**")
    expect(page.get_by_role("tab").nth(0).locator("b")).to_have_text("25")
    expect(page.get_by_role("status")).to_have_text("Saved on this device")


def test_csv_picture_history_and_the_next_round(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    opened(page, "nains")
    page.get_by_role("spinbutton", name="Runes").press("2")
    expect(page.get_by_role("tab").nth(0).locator("b")).to_have_text("4")
    for name, ending in (("CSV", ".csv"), ("Picture", ".png")):
        with page.expect_download() as download:
            page.get_by_role("button", name=name).click()
        assert download.value.suggested_filename.endswith(ending)
    page.get_by_role("button", name="Next round").click()
    expect(page.get_by_role("tab").nth(0).locator("b")).to_have_text("0")
    page.get_by_role("link", name="All score sheets").click()
    expect(page.get_by_role("article").get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Really delete?").click()
    expect(page.get_by_role("article")).to_have_count(0)
