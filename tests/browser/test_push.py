"""Being told while the page is closed: the choice on the page, and the worker that shows what comes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from watching import until

WAIT = 40_000
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SUBSCRIBE = """
PushManager.prototype.subscribe = async (options) => {
  window.wanted = options
  return { toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: '%s', auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }) }
}
Object.defineProperty(Notification, 'permission', { get: () => '%s' })
Notification.requestPermission = async () => '%s'
"""


SHOWN = "(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((n) => [n.title, n.body, n.tag, n.data]))()"


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "reduced_motion": "reduce", "locale": "en", "viewport": {"width": 1440, "height": 900}}


@pytest.fixture(autouse=True)
def patient(page: Page) -> None:
    page.set_default_timeout(WAIT)
    expect.set_options(timeout=WAIT)


def bell(page: Page, permission: str) -> str:
    """Sit down at a table and open what tells people elsewhere; return the table."""
    page.add_init_script(SUBSCRIBE % (P256DH, permission, permission))
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
    table = str(page.request.post("/api/tables", data={"game": "nidavellir", "seats": seats}).json()["table"]["id"])
    page.goto(f"/#/t/{table}")
    page.get_by_role("button", name="Players and links").first.click()
    page.get_by_role("button", name="Tell me elsewhere").first.click()
    return table


def test_a_browser_is_subscribed_and_its_worker_shows_what_comes(page: Page, context: BrowserContext) -> None:
    context.grant_permissions(["notifications"])
    table = bell(page, "granted")
    page.get_by_text("This browser", exact=True).click()
    expect(page.get_by_text("even when the page is closed")).to_be_visible()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    assert page.evaluate("window.wanted.applicationServerKey") == page.request.get("/api/house").json()["push"]
    line = context.new_cdp_session(page)
    found: list[str] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(each["registrationId"] for each in told["registrations"]))
    line.send("ServiceWorker.enable")
    page.evaluate("(async () => { await navigator.serviceWorker.ready })()")
    until(page, lambda: bool(found))
    origin = page.evaluate("location.origin")
    said = {"title": "Nidavellir", "text": "Your turn", "url": f"{origin}/#/t/{table}", "tag": f"dvergar-{table}"}
    line.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": json.dumps(said)})
    until(page, lambda: bool(page.evaluate(SHOWN)))
    assert page.evaluate(SHOWN) == [["Nidavellir", "Your turn", said["tag"], said["url"]]]


def test_what_stands_in_the_way_is_said(page: Page) -> None:
    bell(page, "denied")
    expect(page.get_by_text("settings forbid messages of this page")).to_be_visible()
    expect(page.get_by_text("This browser", exact=True)).to_have_count(0)
    expect(page.get_by_text("ntfy", exact=True)).to_be_visible()
