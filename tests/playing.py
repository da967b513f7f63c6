"""A player who sees a table in a real browser and acts with mouse, finger or keys; a game adds its own ways in `tests/games/<id>/player.py`."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from deltas import stepped, written
from serving import Browser, Line
from support import own_part

WAIT = 40.0  # seconds until a test gives up on an answer
LONG = False  # set by --long: whole games are played on the page from the first answer to the last
# Whether something is being told on the page, and how many changes of its table it shows.
STANDS = "(main => main ? [main.ariaBusy === 'true', Number(main.dataset.rev)] : [false, -1])(document.querySelector('main[data-rev]'))"


def second_device(page: Page) -> Line:
    """Return a line to the table that a page shows, for the same person."""
    address = urlsplit(page.url)
    other = Browser(f"{address.scheme}://{address.netloc}")
    other.cookies = {str(cookie["name"]): str(cookie["value"]) for cookie in page.context.cookies(other.address)}
    return other.line(address.fragment.rpartition("/")[2].partition("?")[0])


def follow(page: Page, rev: int) -> bool:
    """Wait until a page shows so many changes of its table, or tells what led there; return whether it tells."""
    end = time.monotonic() + WAIT
    while True:
        telling, shown = page.evaluate(STANDS)
        if telling or shown >= rev:
            return bool(telling)
        assert time.monotonic() < end, f"the page shows {shown} of {rev} changes"
        page.wait_for_timeout(15)


def hear(page: Page, rev: int) -> None:
    """Let what a page tells end, as it does with any key, until it shows so many changes of its table.

    The key is one that goes on from what stays until somebody does (the end of a deal), too, and that does nothing else.
    """
    end = time.monotonic() + WAIT
    while follow(page, rev):
        assert time.monotonic() < end, "it tells without an end"
        page.keyboard.press("F9")


class Player:
    """Follows what the server shows this page and plays by clicks on the table.

    What is clicked stands on the page with `data-at`, the choice's click target; a target without a colon stands in the prompt.
    """

    game: str

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.show: dict[str, Any] | None = None
        self._held: dict[str, Any] | None = None  # the same in the server's words
        self.phases: set[str] = set()
        self.checked: set[str] = set()
        self.acted = 0
        self.random = random.Random(seed)
        self.faults: list[str] = []
        self.decided: dict[str, Any] | None = None
        self.elsewhere: Line | None = None
        page.on("websocket", lambda socket: socket.on("framereceived", self._heard))
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if isinstance(message, list):
            self._held = stepped(self._held, message) if self._held is not None else None
        elif message["t"] == "show":
            self._held = message
        else:
            return
        self.show = written(self._held) if self._held is not None else None

    def sit(self, *rivals: str, **more: object) -> None:
        """Open a table of one's own against bots of these levels, and look at it."""
        seats = [{"kind": "me", "name": "Durin"}, *({"kind": "bot", "level": level} for level in rivals)]
        answer = self.page.request.post("/api/tables", data={"game": self.game, "seats": seats, **more})
        assert answer.status == 201, answer.text()
        self.page.goto(f"/#/t/{answer.json()['table']['id']}")
        self.until(lambda view: True)

    def view(self) -> dict[str, Any]:
        """Return the newest view."""
        assert self.show is not None, "nothing was shown yet"
        found: dict[str, Any] = self.show["view"]
        return found

    def phase(self) -> str:
        """Return what kind of decision is asked for; a game whose views do not say it has one kind."""
        return str(self.view().get("phase", "turn"))

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> None:
        """Wait until a view fits."""
        end = time.monotonic() + WAIT
        while not (self.show and self.show["view"] and fits(self.show["view"])):
            assert time.monotonic() < end, f"nothing came: {self.show and self.show['view'] and self.show['view']['prompt']}"
            self.page.wait_for_timeout(15)

    def asked(self) -> bool:
        """Wait until this seat is asked, and the page shows it or tells what led to it; False when the match is over."""
        followed = -1
        while True:
            self.until(lambda view: bool(view["over"] or view["choices"]))
            if self.view()["over"]:
                return False
            if self.show is not None and self.show["rev"] == followed:
                break
            followed = self.show["rev"] if self.show else 0
            self.follow()  # meanwhile the page may have answered by itself, or somebody else has
        self.phases.add(self.phase())
        return True

    def follow(self) -> bool:
        """Wait until the page shows the newest view, or tells what led to it; return whether it tells."""
        return follow(self.page, self.show["rev"] if self.show else 0)

    def at(self, target: str) -> Locator:
        """Return what stands on the page for a click target."""
        return self.page.locator(f'[data-at="{target}"]').locator("visible=true").first

    def confirm(self) -> Locator:
        """Return the one gold button."""
        return self.page.locator(".prompt .confirm").first

    def settle(self, decision: int) -> None:
        """Wait until the answer has been taken."""
        end = time.monotonic() + WAIT
        while self.show is not None and self.show["decision"] == decision and not self.show["view"]["over"]:
            assert time.monotonic() < end, f"the answer was not taken: {self.view()['prompt']}"
            self.page.wait_for_timeout(15)
        self.acted += 1
        self.decided = None

    def choose(self) -> dict[str, Any]:
        """Return one of the choices, any of them with equal chance."""
        found: dict[str, Any] = self.random.choice(self.view()["choices"])
        return found

    def decide(self) -> dict[str, Any]:
        """Return the choice for the present question, the same one until it has been answered."""
        if self.decided is None:
            self.decided = self.choose()
        return self.decided

    def kind(self) -> tuple[str, ...]:
        """Return what kind of answer comes next: what is asked, and what must be clicked for it."""
        return (self.phase(), *(target.partition(":")[0] for target in self.decide()["clicks"]))

    def act_elsewhere(self) -> None:
        """Answer the present question on another device of the same person; this page only shows what comes of it."""
        assert self.show is not None
        decision = self.show["decision"]
        self._send(self._other_device())
        self.settle(decision)

    def _other_device(self) -> Line:
        if self.elsewhere is None:
            self.elsewhere = second_device(self.page).__enter__()
        return self.elsewhere

    def _send(self, line: Line) -> None:
        show, choice = self.show, self.decide()
        assert show is not None
        line.reach(show["rev"])
        line.send({"t": "play", "seat": show["seat"], "decision": show["decision"], "action": choice["action"]})
        line.answered(show)

    def ending(self) -> bool:
        """Return whether the match may end soon; a game that cannot tell is always looked at."""
        return True

    def act_away(self, goes_on: Callable[[], bool]) -> None:
        """Close the page and answer on the other device, as long as `goes_on` says so of what is asked; then open the page anew.

        While it is closed `show` is what the other device sees. The end of the match is always seen on the page.
        """
        line, address = self._other_device(), self.page.url
        assert self.show is not None
        line.reach(self.show["rev"])
        # a page of nothing, where the settings are kept as well; it has an icon, so that the browser asks for none
        self.page.route("**/away", lambda route: route.fulfill(content_type="text/html", body='<link rel="icon" href="data:,">'))
        self.page.goto("/away")
        self.page.unroute("**/away")
        while True:
            self.show = line.until(lambda show: bool(show["table"]["status"] == "over" or show["view"]["choices"]))
            if self.view()["over"] or self.ending() or not goes_on():
                break
            self._send(line)
            self.acted += 1
            self.decided = None
        self.show = self._held = None
        self.page.goto(address)
        self.until(lambda view: True)
        expect(self.page.locator(".prompt").first).to_be_visible()

    def leave(self) -> None:
        """Put the other device away."""
        if self.elsewhere is not None:
            self.elsewhere.__exit__()
            self.elsewhere = None

    def act(self, tap: bool = False) -> None:
        """Answer the present question by clicks (or taps) on the table and on Confirm."""
        assert self.show is not None
        decision = self.show["decision"]
        press = Locator.tap if tap else Locator.click
        self.ready(press)
        choice = self.decide()
        for target in choice["clicks"]:
            if ":" in target:
                press(self.at(target))
            else:
                self.page.locator(".prompt .ghost").last.click()
        self.commit(press)
        self.settle(decision)

    def ready(self, press: Callable[[Locator], None]) -> None:
        """Put away what lies over the table before an answer."""
        self.hear()

    def hear(self) -> None:
        """Let what is being told end, as it does with any key, until the page shows the newest view."""
        hear(self.page, self.show["rev"] if self.show else 0)

    def commit(self, press: Callable[[Locator], None]) -> None:
        """Press the gold button."""
        expect(self.confirm()).not_to_have_attribute("aria-disabled", "true")
        press(self.confirm())

    def act_by_keys(self) -> None:
        """Answer the present question by keys alone."""
        assert self.show is not None
        decision, choice = self.show["decision"], self.decide()
        self.hear()
        keys = self.page.keyboard
        self.page.locator("body").press("Escape")
        for target in choice["clicks"]:
            key = self.key(target)
            if key:
                keys.press(key)
            else:  # go there and press it
                self.reach(self.at(target) if ":" in target else self.page.locator(".prompt .ghost").last)
                keys.press("Enter")
        self.commit_by_keys()
        self.settle(decision)

    def act_by_list(self) -> None:
        """Answer the present question by the list of choices, which is in sight, found as a screen reader finds it: by roles and names."""
        assert self.show is not None
        decision, choice = self.show["decision"], self.decide()
        self.hear()
        listed = self.page.get_by_role("region", name="What you may do").get_by_role("listitem").get_by_role("button")
        expect(listed).to_have_count(len(self.view()["choices"]))
        entry = listed.nth([each["action"] for each in self.view()["choices"]].index(choice["action"]))
        if entry.get_attribute("aria-pressed") == "false":  # an only choice is held from the start
            entry.click()
        expect(entry).to_have_attribute("aria-pressed", "true")
        entry.click()
        self.settle(decision)

    def key(self, target: str) -> str | None:
        """Return the key that presses a target, if it has one."""

    def commit_by_keys(self) -> None:
        """Press the gold button without a mouse."""
        expect(self.confirm()).not_to_have_attribute("aria-disabled", "true")
        if not self.page.evaluate("document.activeElement === document.body"):
            self.reach(self.confirm())
        self.page.keyboard.press("Enter")

    def reach(self, goal: Locator) -> None:
        """Bring the focus to something with F6, Tab and arrows only."""
        keys = self.page.keyboard
        passed: set[object] = set()  # whoever comes by for the second time leaves the row
        for _ in range(40):
            if goal.evaluate("it => it === document.activeElement"):
                return
            inside = goal.evaluate("it => !!it.closest('[data-zone]')?.contains(document.activeElement)")
            if not inside:
                keys.press("F6")
                continue
            at, way, row = goal.evaluate(
                """it => {
                    const stops = [...it.closest('[data-zone]').querySelectorAll('button, a[href]')]
                    const at = stops.indexOf(document.activeElement)
                    if (stops.every(stop => stop.tabIndex === 0)) return [at, 'Tab', 'Tab']
                    const down = it.getBoundingClientRect().top - document.activeElement.getBoundingClientRect().top
                    const way = at < stops.indexOf(it) ? 'ArrowRight' : 'ArrowLeft'
                    return [at, way, Math.abs(down) < 20 ? way : down > 0 ? 'ArrowDown' : 'ArrowUp']
                }"""
            )
            keys.press(row if at in passed else way)
            passed.add(at)
        raise AssertionError(f"the keyboard does not get to {goal}")


def player(game: str, page: Page, seed: int = 1) -> Player:
    """Return the player that knows the table of a game."""
    part = own_part(game, "player")
    kind: type[Player] = part.GamePlayer if part else type("Plain", (Player,), {"game": game})
    return kind(page, seed)
