"""My games: what a device has played, its name, its way to another device, and being forgotten."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from serving import WAIT as SECONDS
from serving import Browser as Client

WAIT = SECONDS * 1000
PHONE: ViewportSize = {"width": 390, "height": 844}


def opened(page: Page, *seats: dict[str, Any], game: str = "nains") -> str:
    """Open a table of this browser's."""
    answer = page.request.post("/api/tables", data={"game": game, "seats": list(seats)})
    assert answer.status == 201, answer.text()
    return str(answer.json()["table"]["id"])


def played(page: Page, address: str) -> str:
    """Play a match of this browser's to its end, over the wire."""
    table = opened(page, {"kind": "me", "name": "Ivi"}, {"kind": "bot", "level": "random", "name": "Nyr"})
    client = Client(address)
    client.cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    with client.line(table) as line:
        line.finish()
    return table


def test_it_lists_what_runs_and_what_is_over(page: Page, base_url: str) -> None:
    page.add_init_script("localStorage.setItem('dvergar-settings', JSON.stringify({language: 'en', speed: 0}))")
    running = opened(page, {"kind": "me", "name": "Ivi"}, {"kind": "open"}, game="nidavellir")
    table = played(page, base_url)
    page.goto("/")
    page.get_by_role("link", name="My games").click()
    over = page.get_by_role("region", name="Over")
    expect(over.get_by_text("with Nyr")).to_be_visible(timeout=WAIT)
    expect(over).to_contain_text("Ivi")
    expect(page.get_by_role("region", name="My statistics").get_by_role("listitem")).to_contain_text("1 match")
    expect(page.get_by_role("region", name="Against whom").get_by_role("listitem")).to_contain_text(re.compile("Random.*/ 1"))
    page.set_viewport_size(PHONE)
    wide = "it => it.scrollWidth > it.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(it).overflowX)"
    scrolled = page.eval_on_selector_all("main *", f"all => all.filter({wide}).length")
    assert scrolled == 0, "no column must be scrolled to"
    expect(page.get_by_role("region", name="Running").get_by_role("link")).to_have_attribute("href", f"#/t/{running}")
    over.get_by_role("link").click()
    expect(page.get_by_role("slider", name="Position")).to_be_visible(timeout=WAIT)
    expect(page).to_have_url(re.compile(rf"#/t/{table}\?at=0$"), timeout=WAIT)


def test_a_code_is_typed_on_the_other_device_which_has_its_name_then(page: Page, browser: Browser, base_url: str, phone: Callable[..., BrowserContext]) -> None:
    table = opened(page, {"kind": "me", "name": "Ivi"}, {"kind": "open"})
    page.goto("/#/mine")
    page.get_by_role("textbox", name="Your name").fill("Ivi")
    page.get_by_title("Plum").click()
    expect(page.get_by_role("radio", name="Plum")).to_be_checked()
    page.get_by_role("button", name="Remember").click()
    expect(page.get_by_text("Remembered")).to_be_visible()
    page.get_by_role("button", name="Show a code").click()
    expect(page.get_by_text("valid for 10 more minutes")).to_be_visible()
    code = page.locator(".code").inner_text()
    held = phone(PHONE).new_page()
    held.goto("/#/mine")
    held.get_by_role("textbox", name="Code of the other device").fill(code.upper())
    held.get_by_role("button", name="Take over").click()
    expect(held.get_by_text("One table is now here, too.")).to_be_visible(timeout=WAIT)
    expect(held.get_by_role("region", name="Running").get_by_role("link")).to_have_attribute("href", f"#/t/{table}")
    expect(held.get_by_role("textbox", name="Your name")).to_have_value("Ivi")


def test_it_is_forgotten_after_it_was_told_what_that_means_and_asked_twice(page: Page, browser: Browser, base_url: str) -> None:
    table = opened(page, {"kind": "me", "name": "Ivi"}, {"kind": "open"})
    page.goto("/#/mine")
    region = page.get_by_role("region", name="Forget me")
    expect(page.get_by_role("region", name="Running").get_by_role("link")).to_have_count(1)
    region.get_by_role("button", name="Forget me").click()
    expect(region).to_contain_text("become nobody’s")
    region.get_by_role("button", name="No, keep it").click()
    region.get_by_role("button", name="Forget me").click()
    region.get_by_role("button", name="Forget me").click()
    region.get_by_role("button", name="Yes, forget me for good").click()
    expect(region.get_by_role("status")).to_contain_text("knows nothing", timeout=WAIT)
    expect(page.get_by_text("No match is running.")).to_be_visible()
    assert page.context.cookies() == []
    seat = page.request.get(f"/api/tables/{table}").json()["seats"][0]
    assert (seat["kind"], seat["name"]) == ("open", "")
