"""A whole game as a screen reader tells it: nothing is known but roles, names, and what live regions say. No view from the socket, no selector."""

from __future__ import annotations

import json
import random
import re
import time

from playwright.sync_api import Locator, Page, expect

import playing
from playing import WAIT
from watching import DESKTOP

FEW = 12  # answers by what is heard, without --long
SETTINGS = {"language": "en", "speed": 0, "list": True}
# A screen reader says what changes in a live region that was there before, and an alert whenever one comes.
HEARS = """
window.heard = []
const hear = (region, text) => text.trim() && heard.push([region.getAttribute('role'), text.trim()])
new MutationObserver((changes) => {
  const regions = new Set()
  for (const change of changes) {
    const at = change.target instanceof Element ? change.target : change.target.parentElement
    const region = at?.closest('[aria-live], [role=status], [role=log], [role=alert]')
    if (region) regions.add(region)
    for (const added of change.addedNodes) {
      if (!(added instanceof Element)) continue
      for (const it of [added, ...added.querySelectorAll('*')]) if (it.matches('[role=alert]')) regions.add(it)
    }
  }
  for (const region of regions) hear(region, region.textContent)
}).observe(document, { subtree: true, childList: true, characterData: true })
"""


class Listener:
    """Somebody who hears the page and presses what has a name."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.known = {"status": 0, "log": 0, "alert": 0}  # so much of each has been listened to
        self.random = random.Random(8)

    def said(self, role: str) -> list[str]:
        """Return all that live regions of that role have said."""
        found: list[str] = self.page.evaluate("role => heard.filter(([by]) => by === role).map(([, text]) => text)", role)
        return found

    def hears(self, role: str) -> str:
        """Wait until a live region of that role says something new; return the last of it."""
        end = time.monotonic() + WAIT
        while len(said := self.said(role)) <= self.known[role]:
            assert time.monotonic() < end, f"nothing more is heard: {role}, {said[-3:]}"
            self.page.wait_for_timeout(20)
        self.known[role] = len(said)
        return said[-1]

    def question(self, prompt: Locator) -> str:
        """Wait until something is asked anew, and return it: what was said last is what the prompt says."""
        self.hears("status")
        end = time.monotonic() + WAIT
        while (said := self.said("status")[-1]).split() != prompt.inner_text().split() and not re.search("wins? with|Shared victory", said):
            assert time.monotonic() < end, f"heard is {said!r}, to be read is {prompt.inner_text()!r}"
            self.page.wait_for_timeout(20)
        self.known["status"] = len(self.said("status"))
        return said


def test_a_whole_game_by_what_is_heard(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    page.set_default_timeout(WAIT * 1000)
    page.add_init_script(f"localStorage.setItem('dvergar-settings', {json.dumps(json.dumps(SETTINGS))})")
    page.add_init_script(HEARS)
    seats = [{"kind": "me", "name": "Durin"}, {"kind": "bot", "level": "random"}]
    answer = page.request.post("/api/tables", data={"game": "nidavellir", "seats": seats})
    page.goto(f"/#/t/{answer.json()['table']['id']}")
    ear = Listener(page)
    choices = page.get_by_role("region", name="What you may do").get_by_role("listitem").get_by_role("button")
    prompt = page.get_by_role("region", name="What to do now").get_by_role("heading")
    refused = 0
    for answers in range(200):
        if answers == FEW and not playing.LONG:  # the middle of the game is played elsewhere
            with playing.second_device(page) as line:
                line.finish()
        said = ear.question(prompt)
        if re.search("wins? with|Shared victory", said):
            break
        if not refused:  # what cannot be done is refused aloud
            page.get_by_role("region", name="Laughing Goblin").get_by_role("button").first.press("Enter")
            ear.hears("alert")
            refused += 1
        names = choices.evaluate_all("all => all.map((it) => it.ariaLabel)")
        assert names, said
        assert all(names), "every choice has a name"
        entry = choices.nth(ear.random.randrange(len(names)))
        if entry.get_attribute("aria-pressed") == "false":
            entry.press("Enter")
        expect(entry).to_have_attribute("aria-pressed", "true")
        entry.press("Enter")
        ear.hears("log")  # what came of it
    else:
        raise AssertionError("the match does not end")
    assert refused
    page.get_by_role("button", name="The reckoning").press("Enter")
    result = page.get_by_role("group", name="The reckoning")
    expect(result).to_be_focused()
    expect(result.get_by_role("table")).to_be_visible()
