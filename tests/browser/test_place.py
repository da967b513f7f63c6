"""The table as a place: talk, votes, stand-ins, replay, the same cards, statistics, records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

import watching

WAIT = 40_000
# The box of what somebody points at, that of what stands there, and what is said about it.
POINTED = """(at) => {
  const ring = document.querySelector('.pointed')?.getBoundingClientRect()
  const said = [...document.querySelectorAll('[role=log]')].map((it) => it.textContent).join(' ')
  return ring && said.includes('points') && [ring.toJSON(), document.querySelector(`[data-at="${at}"]`).getBoundingClientRect().toJSON(), said]
}"""
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desk of 1440 x 900; nothing travels, so nothing has to be waited for."""
    return {**browser_context_args, "reduced_motion": "reduce", "locale": "en", "viewport": {"width": 1440, "height": 900}}


@pytest.fixture(autouse=True)
def sound(page: Page) -> Iterator[None]:
    """No page of these tests may throw or log an error."""
    expect.set_options(timeout=WAIT)
    faults: list[str] = []
    page.set_default_timeout(WAIT)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    yield
    assert [fault for fault in faults if "409" not in fault] == [], "409: asked on purpose for what is not there"


def no_violations(page: Page) -> None:
    watching.no_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


def opened(page: Page, *kinds: str, **more: object) -> str:
    """Open a table and return its id; bots play at random."""
    seats = [
        {"kind": kind, "name": "" if kind == "open" else f"Dwarf {n + 1}", **({"level": "random"} if kind == "bot" else {})} for n, kind in enumerate(kinds)
    ]
    answer = page.request.post("/api/tables", data={"game": "nidavellir", "seats": seats, **more})
    assert answer.status == 201, answer.text()
    return str(answer.json()["table"]["id"])


def over(page: Page) -> str:
    """Let bots play a match to its end and return its table."""
    id = opened(page, "bot", "bot", "bot")
    page.goto(f"/#/t/{id}")
    while page.request.get(f"/api/tables/{id}").json()["status"] != "over":
        page.wait_for_timeout(200)
    page.goto("/")
    page.goto(f"/#/t/{id}")
    return id


def first_choice(page: Page) -> None:
    button = page.get_by_role("region", name="What you may do").get_by_role("button").first
    button.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.press("Enter")


@pytest.mark.parametrize("size", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "desktop"])
def test_ready_talk_vote_and_leave(page: Page, browser: Browser, base_url: str, size: Any) -> None:
    page.set_viewport_size(size)
    id = opened(page, "me", "open", ready=True)
    page.goto(f"/#/t/{id}")
    with browser.new_context(base_url=base_url, viewport=size, reduced_motion="reduce") as context:
        guest = context.new_page()
        guest.set_default_timeout(WAIT)
        guest.goto(f"/#/t/{id}")
        guest.get_by_role("textbox", name="Your name").fill("Nyr")
        guest.get_by_text("plum").locator("..").click()
        guest.get_by_role("button", name="Sit down").click()
        guest.get_by_role("button", name="Hello!").click()
        expect(page.get_by_role("region", name="Talk")).to_contain_text("Nyr Hello!")
        page.get_by_role("textbox", name="Say something").fill("Well met")
        page.keyboard.press("Enter")
        expect(guest.get_by_role("region", name="Talk")).to_contain_text("Well met")
        no_violations(page)
        page.get_by_role("button", name="I am ready").click()
        expect(page.get_by_text("not ready yet")).to_have_count(1)
        guest.get_by_role("button", name="I am ready").click()
        for each in (page, guest):
            expect(each.locator(".prompt .confirm").first).to_be_visible()
            first_choice(each)
        if size is PHONE:
            page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Players and links").click()
        no_violations(page)
        page.get_by_role("button", name="Ask the others to go back").click()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(guest.get_by_role("alert")).to_contain_text("would like to take the last action back")
        no_violations(guest)
        guest.get_by_role("button", name="Yes").click()
        expect(guest.get_by_role("alert")).to_have_count(0)
        assert page.request.get(f"/api/tables/{id}").json()["practice"] is True
        if size is PHONE:
            page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Talk").click()
        page.get_by_role("button", name="Mute Nyr").click()
        expect(page.get_by_role("dialog")).not_to_contain_text("Hello!Nyr")
        expect(page.get_by_role("button", name="Hear Nyr again")).to_be_visible()
        no_violations(page)


def test_a_bot_plays_for_me_until_i_take_my_seat_back(page: Page, browser: Browser, base_url: str) -> None:
    id = opened(page, "me", "open")
    with browser.new_context(base_url=base_url) as context:
        assert context.request.post(f"/api/tables/{id}/join", data={"name": "Slow"}).ok
    page.goto(f"/#/t/{id}")
    page.get_by_role("button", name="Players and links").click()
    page.get_by_role("button", name="A bot plays for me").click()
    page.keyboard.press("Escape")
    back = page.get_by_role("button", name="Take my seat back").first
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)


def test_replay_by_slider_keys_and_address(page: Page) -> None:
    id = over(page)
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(r"\?at=0$"))
    expect(page.get_by_text("after action 0 of")).to_be_visible()
    for key, at in (("ArrowRight", 1), ("PageDown", 11), ("ArrowLeft", 10)):
        page.keyboard.press(key)
        expect(page).to_have_url(re.compile(rf"\?at={at}$"))
    page.get_by_role("slider", name="Position").fill("42")
    expect(page.get_by_text("after action 42 of")).to_be_visible()
    page.get_by_label("Seen by").select_option("1")
    no_violations(page)
    page.keyboard.press("End")
    page.keyboard.press("Escape")
    page.locator("body").click(position={"x": 5, "y": 5})
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="Chronicle").get_by_role("listitem").last).to_be_visible()
    page.get_by_role("region", name="Chronicle").get_by_role("link").nth(3).click()
    expect(page).to_have_url(re.compile(r"\?at=\d+$"))
    page.goto(f"/#/t/{id}?at=99999")
    expect(page).to_have_url(re.compile(r"\?at=\d{2,3}$"))
    page.set_viewport_size(PHONE)
    no_violations(page)


def test_afterwards_record_same_cards_and_statistics(page: Page, tmp_path: Path) -> None:
    id = over(page)
    page.get_by_role("button", name="Record and same cards").click()
    no_violations(page)
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the record").click()
    record = tmp_path / "record.txt"
    saving.value.save_as(record)
    page.get_by_role("link", name="Play it myself").click()
    expect(page.get_by_text(f"as at table {id}")).to_be_visible()
    no_violations(page)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".prompt .confirm").first).to_be_visible()
    page.goto("/#/statistics/nidavellir")
    expect(page.get_by_role("region", name="Heroes")).to_be_visible()
    no_violations(page)
    page.set_viewport_size(PHONE)
    no_violations(page)
    page.goto("/")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_role("heading", name=re.compile("win|share"))).to_be_visible()
    no_violations(page)


def test_a_host_deletes_a_table(page: Page) -> None:
    id = opened(page, "me", "bot")
    page.goto(f"/#/t/{id}")
    page.get_by_role("button", name="Players and links").click()
    page.get_by_role("button", name="Delete the table").click()
    no_violations(page)
    page.get_by_role("button", name="Delete it for good").click()
    expect(page.get_by_role("heading", name="Choose a door")).to_be_visible()
    assert page.request.get(f"/api/tables/{id}").status == 404


def test_people_point_at_things_without_doing_anything(page: Page, browser: Browser, base_url: str) -> None:
    id = opened(page, "me", "open")
    with browser.new_context(base_url=base_url, viewport={"width": 1440, "height": 900}) as context:
        other = context.new_page()
        assert context.request.post(f"/api/tables/{id}/join", data={"name": "Ori"}).ok
        other.goto(f"/#/t/{id}")
        page.goto(f"/#/t/{id}")
        expect(other.locator('[data-at="card:goblin:1"]')).to_be_visible()
        page.get_by_role("button", name="Point at something").click()
        page.locator('[data-at="card:goblin:1"]').click(force=True)
        ring, card, said = other.wait_for_function(POINTED, arg="card:goblin:1").json_value()  # all at one moment: it is there for seconds only
        assert "Dwarf 1 points" in said
        assert ring["left"] <= card["left"]
        assert ring["right"] >= card["right"]
        expect(page.locator(".prompt .why")).to_have_count(0)
        no_violations(page)
