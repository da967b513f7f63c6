"""Games in one file on the page: the two examples, by clicks, keys and the list, on a desktop and with fingers on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import dvergar
from dvergar.server.app import create_app
from playing import player
from serving import serving, thread_bots
from support import EXAMPLES
from watching import DESKTOP, no_violations


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a server with the examples."""
    app = create_app(tmp_path_factory.mktemp("simple"), games=[dvergar.game(id) for id in EXAMPLES], pause=(0, 0), bots=thread_bots())
    with serving(app) as address:
        yield address


@pytest.fixture(scope="session")
def base_url(server: str) -> str:
    """What Playwright's `page.goto("/")` means here."""
    return server


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any], base_url: str) -> dict[str, Any]:
    """Pages of this file open at its own server, whatever ran before it."""
    return {**browser_context_args, "base_url": base_url}


def test_a_whole_match_with_a_hidden_hand(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    me = player("three_hammers", page)
    me.sit("random", "random")
    ways = [me.act, me.act_by_keys, me.act_by_list]
    for count in range(12):
        assert me.asked()
        hands = page.locator('[data-at^="hands@0:"]')
        expect(hands).to_have_count(6 - count // 2 - (1 if count % 2 else 0))
        expect(page.locator('[data-at^="hands@1:"]')).to_have_count(0)
        if count == 1:
            no_violations(page)
        if count == 2:
            me.hear()  # a key ends what is being told, and does nothing else
            page.keyboard.press("l")
        ways[count % 3]()
    assert not me.asked()
    expect(page.locator(".prompt .confirm")).to_be_visible()
    assert me.view()["result"]["winners"]


def test_a_game_without_a_score_sheet_says_so(page: Page) -> None:
    page.goto("/#/score/deep_shaft")
    expect(page.get_by_role("alert")).to_have_text("Deep Shaft has no score sheet.")


def test_a_pile_is_tapped_on_a_phone(browser: Browser, base_url: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, base_url=base_url)
    page = context.new_page()
    me = player("deep_shaft", page)
    me.sit("random")
    brought = 0
    while brought < 2 and me.asked():
        me.hear()
        verbs = {choice["word"].rpartition("-")[2]: choice for choice in me.view()["choices"]}
        me.decided = verbs.get("climb") or verbs.get("beam") or verbs["dig"]
        decision = me.show["decision"] if me.show else 0
        if me.decided is verbs.get("dig"):
            page.locator('[data-at="deck"]').tap()
        elif len(verbs) > 1:
            page.locator(".prompt").get_by_role("button", name="Climb out" if "climb" in verbs else "Set the beam").tap()
        brought += "climb" in verbs
        me.confirm().tap()
        me.settle(decision)
    assert brought == 2
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()
