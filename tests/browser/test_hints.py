"""Hints under the prompt and the review on the replay page: by mouse, by keyboard, and without a fault for axe."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import dvergar
from dvergar.bots import policy
from dvergar.engine.policy import decide
from dvergar.server import review
from dvergar.server.app import create_app
from dvergar.server.bots import Bots
from dvergar.server.sockets import connection
from serving import serving
from watching import DESKTOP, PHONE, no_violations

WAIT = 60_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    changed = pytest.MonkeyPatch()
    changed.setattr(connection, "HINT_SECONDS", 0.05)
    changed.setattr(review, "SECONDS", 0.01)
    bots = Bots(lambda: ThreadPoolExecutor(1), workers=1)
    with serving(create_app(tmp_path_factory.mktemp("hints"), games=[dvergar.game("nidavellir")], pause=(0, 0), bots=bots)) as address:
        yield address
    changed.undo()


def test_esc_closes_one_layer_for_each_press_the_topmost_first(page: Page, house: str) -> None:
    page.set_default_timeout(WAIT)
    page.set_viewport_size(DESKTOP)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
    table = page.request.post(f"{house}/api/tables", data={"game": "nidavellir", "seats": seats}).json()["table"]["id"]
    page.goto(f"{house}/#/t/{table}")
    keys, rules, sought = page.keyboard, page.get_by_role("dialog"), page.get_by_role("searchbox")
    hints, laid = page.locator(".hints ol button"), page.locator('.hole[draggable="true"]')
    page.locator(".prompt .do button", has_text="Hint").click()
    expect(hints.first).to_contain_text("%", timeout=WAIT)
    keys.press("1")  # a coin on its tavern
    expect(laid).not_to_have_count(0)
    keys.press("i")
    sought.fill("coin")
    keys.press("Escape")
    expect(sought).to_have_value("")
    keys.press("Escape")
    expect(rules).to_have_count(0)
    expect(laid).not_to_have_count(0)
    keys.press("Escape")
    expect(laid).to_have_count(0)
    expect(hints.first).to_be_visible()
    keys.press("Escape")
    expect(hints).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_is_shown_chosen_by_key_and_gone_with_its_question(page: Page, house: str, size: object) -> None:
    page.set_default_timeout(WAIT)
    page.set_viewport_size(size)  # type: ignore[arg-type]
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    table = page.request.post(f"{house}/api/tables", data={"game": "nidavellir", "seats": seats}).json()["table"]["id"]
    page.goto(f"{house}/#/t/{table}")
    hint = page.locator(".prompt .do button", has_text="Hint")
    hint.focus()
    page.keyboard.press("Enter")
    rows = page.locator(".hints ol button")
    expect(rows.first).to_contain_text("%", timeout=WAIT)
    assert 1 <= rows.count() <= 3
    if size is PHONE:  # whoever reads it sees what it speaks of
        lowest, asked = page.locator(".row3").last.bounding_box(), page.locator(".prompt").first.bounding_box()
        assert lowest is not None
        assert asked is not None
        assert lowest["y"] + lowest["height"] <= asked["y"]
    no_violations(page)
    rows.first.focus()
    page.keyboard.press("Enter")
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt .confirm").first).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    rows.first.focus()
    page.keyboard.press("Enter")  # the second time plays it
    expect(page.locator(".hints")).to_have_count(0, timeout=WAIT)


def record(seed: int) -> str:
    """Return the record of a match in which apprentices played."""
    match = dvergar.Match.new("nidavellir", seats=2, seed=seed)
    bot = policy(match.game, "apprentice")
    while actors := match.state.actors():
        match.play(actors[0], decide(bot, match.state, actors[0], seed + len(match.log)))
    return match.record()


def test_a_review_marks_moments_and_leads_there(page: Page, house: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "CLEAR", 0.0)
    page.set_default_timeout(WAIT)
    table = page.request.post(f"{house}/api/records", data={"text": record(3)}).json()["table"]["id"]
    page.goto(f"{house}/#/t/{table}?at=4")
    page.locator(".bar .tool", has_text="Review").click()
    expect(page.locator(".review ol button").first).to_be_visible(timeout=WAIT)
    expect(page.locator(".review progress")).to_have_count(0, timeout=WAIT)
    no_violations(page)
    first = page.locator(".review ol button").first
    first.focus()
    page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-current", "step")
    found = re.match(r"\s*Move (\d+)", str(first.locator("b").text_content()))
    assert found is not None
    expect(page.locator(".bar .count")).to_contain_text(f"{int(found[1]) - 1} /")
    assert page.locator(".marks i").count() == page.locator(".review ol button").count()
    page.locator(".review summary").click()
    expect(page.locator(".review tbody tr").first).to_be_visible()
