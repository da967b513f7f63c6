"""Score sheets that two browsers fill in at once: taps, deletions that are taken back, a host who makes it read-only."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect

from watching import DESKTOP, PHONE, no_violations, not_sideways


@pytest.fixture
def hand(phone: Callable[[ViewportSize], BrowserContext]) -> Iterator[Page]:
    """A page on a phone."""
    context = phone(PHONE)
    yield context.new_page()
    context.close()


def state(page: Page) -> Locator:
    """What the page says of whether all is saved."""
    return page.locator(".saved")


def shared(page: Page, hand: Page) -> None:
    """Open a sheet of Nains that a desktop shares with a phone."""
    page.set_viewport_size(DESKTOP)
    page.goto("/#/score/nains")
    page.locator(".setup").get_by_role("button", name="Done", exact=True).click()
    page.get_by_role("button", name="Fill in together").click()
    written = page.get_by_role("dialog").get_by_role("textbox")
    expect(written).to_have_value(re.compile("#"))
    link = written.input_value()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    hand.goto("/" + link[link.index("#") :])


def test_two_browsers_fill_in_their_own_columns_and_a_reload_loses_nothing(page: Page, hand: Page) -> None:
    shared(page, hand)
    hand.get_by_role("tab").nth(1).tap()
    hand.get_by_role("spinbutton", name="Runes").press("4")
    expect(page.get_by_role("tab").nth(1).locator("b")).to_have_text("16")
    page.get_by_role("spinbutton", name="Runes").press("3")
    expect(hand.get_by_role("tab").nth(0).locator("b")).to_have_text("9")
    page.reload()
    expect(page.get_by_role("tab").nth(1).locator("b")).to_have_text("16")
    expect(state(page)).to_have_text("Saved, and seen by all")


def test_who_shared_a_sheet_deletes_it_and_takes_that_back(page: Page, hand: Page) -> None:
    shared(page, hand)
    hand.get_by_role("spinbutton", name="Runes").press("3")
    expect(state(hand)).to_have_text("Saved, and seen by all")
    theirs = hand.context.new_page()
    theirs.goto("/#/score")
    expect(theirs.get_by_text("only whoever shared it can delete it")).to_be_visible()
    expect(theirs.get_by_role("button", name="Delete for everybody")).to_have_count(0)
    expect(theirs.get_by_role("button", name="Take off my list")).to_be_visible()
    not_sideways(theirs)
    no_violations(theirs)
    page.get_by_role("link", name="All score sheets").click()
    page.get_by_role("button", name="Delete for everybody").click()
    page.get_by_role("button", name="Really delete?").click()
    expect(page.get_by_text("for a day you can take that back")).to_be_visible()
    expect(state(hand)).to_contain_text("has deleted it")
    hand.get_by_role("spinbutton", name="Runes").press("ArrowUp")
    expect(hand.get_by_role("tab").nth(0).locator("b")).to_have_text("16")
    hand.reload()
    expect(hand.get_by_role("tab").nth(0).locator("b")).to_have_text("16")
    page.get_by_role("button", name="Take it back").click()
    expect(state(hand)).to_have_text("Saved, and seen by all")
    page.get_by_role("article").get_by_role("link").click()
    expect(page.get_by_role("tab").nth(0).locator("b")).to_have_text("16")


def test_two_who_tap_quickly_lose_nothing_and_hear_nothing(page: Page, hand: Page) -> None:
    """In other columns, in other fields of one column, and in the names, without waiting for each other."""
    shared(page, hand)
    hand.get_by_role("tab").nth(1).tap()
    tapped = "name => { for (let n = 0; n < 2; n++) document.querySelector(`[aria-label='One more: ${name}']`).click() }"
    for n in range(4):
        page.evaluate(tapped, ["Malt", "Runes"][n % 2])
        hand.evaluate(tapped, ["Runes", "Malt", "Occult", "Occult"][n])
        if n == 1:
            hand.get_by_role("tab").nth(0).tap()
    page.get_by_role("button", name="Players", exact=True).click()
    hand.get_by_role("button", name="Players", exact=True).tap()
    page.locator(".setup").get_by_role("textbox").nth(0).press_sequentially("Ann")
    hand.locator(".setup").get_by_role("textbox").nth(1).press_sequentially("Ben")
    for look in (page, hand):
        expect(look.get_by_role("tab").nth(1)).to_contain_text("Ben")
        expect(look.get_by_role("tab").nth(0)).to_contain_text("Ann")
        expect(state(look)).to_have_text("Saved, and seen by all")
        expect(look.locator(".notices")).to_have_count(0)
        values = []
        for column in (0, 1):
            look.get_by_role("tab").nth(column).click()
            values += [look.get_by_role("spinbutton", name=name).get_attribute("aria-valuetext") for name in ("Runes", "Malt", "Occult")]
        assert values == ["4", "4", "5", "2", "2", "not entered yet"]


def test_two_values_in_one_field_are_both_told(page: Page, hand: Page) -> None:
    shared(page, hand)
    expect(state(hand)).to_have_text("Saved, and seen by all")
    page.context.set_offline(True)
    page.get_by_role("spinbutton", name="Runes").press("3")
    hand.get_by_role("spinbutton", name="Runes").press("4")
    expect(state(hand)).to_have_text("Saved, and seen by all")
    page.context.set_offline(False)
    for look in (page, hand):
        expect(look.locator(".notices")).to_contain_text(re.compile("Runes.*: 4, then 3"))
        expect(look.get_by_role("tab").nth(0).locator("b")).to_have_text("9")
    no_violations(hand)
    not_sideways(hand)
    hand.get_by_role("button", name="Rather 4").tap()
    expect(page.get_by_role("tab").nth(0).locator("b")).to_have_text("16")


def test_a_deleted_round_is_told_and_taken_back(page: Page, hand: Page) -> None:
    shared(page, hand)
    page.get_by_role("spinbutton", name="Runes").press("3")
    page.get_by_role("button", name="Next round").click()
    expect(hand.locator(".bar").get_by_role("radio")).to_have_count(2)
    hand.locator(".bar label").nth(0).tap()
    hand.get_by_role("button", name="Players", exact=True).tap()
    hand.get_by_role("button", name="Remove: Round 1").tap()
    hand.get_by_role("button", name="Remove it").tap()
    expect(page.locator(".notices")).to_contain_text("A round was deleted.")
    expect(hand.locator(".notices")).to_have_count(0)  # who did it knows it
    page.get_by_role("button", name="Take it back").click()
    expect(hand.locator(".notices")).to_contain_text("there again")
    hand.locator(".bar label").nth(0).tap()
    expect(hand.get_by_role("tab").nth(0).locator("b")).to_have_text("9")


def test_who_shared_a_sheet_makes_it_read_only_and_nothing_is_lost_silently(page: Page, hand: Page) -> None:
    shared(page, hand)
    expect(state(hand)).to_have_text("Saved, and seen by all")
    hand.context.set_offline(True)
    hand.get_by_role("spinbutton", name="Malt").press("5")
    page.get_by_role("button", name="Fill in together").click()
    page.get_by_role("button", name="Make it read-only for the others").click()
    page.keyboard.press("Escape")
    hand.context.set_offline(False)
    expect(state(hand)).to_contain_text("Read-only")
    expect(hand.locator(".notices")).to_contain_text("has made it read-only")
    expect(hand.locator(".notices")).to_contain_text(re.compile("Not entered: .*Malt, 5"))
    hand.get_by_role("button", name="One more: Runes").tap()
    expect(hand.locator(".notices")).to_contain_text(re.compile("Not entered, for this sheet is read-only: .*Runes, 1"))
    no_violations(hand)
    not_sideways(hand)
    page.get_by_role("spinbutton", name="Runes").press("3")  # its host enters
    expect(hand.get_by_role("tab").nth(0).locator("b")).to_have_text("9")
    page.get_by_role("button", name="Fill in together").click()
    page.get_by_role("button", name="Let everybody fill it in again").click()
    page.keyboard.press("Escape")
    hand.get_by_role("button", name="Enter it after all").tap()
    expect(page.get_by_role("spinbutton", name="Malt")).to_have_attribute("aria-valuetext", "5")
