"""Ways to act at a table of Brísingamen: what lies in a drawer is fetched first, and what a move does along is switched on beside the mine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from playing import Player

DRAWERS = {"setting": "Workshop", "part": "Market", "swap": "Market", "skill": "Market"}
FLAGS = ("with:harvest", "with:strength")


class GamePlayer(Player):
    """Knows the table of Brísingamen."""

    game = "brisingamen"

    def asked(self) -> bool:
        """Wait until this seat is asked; the page itself answers a harvest that costs nothing, where that was agreed."""
        while super().asked():
            if not self.answers_itself():
                return True
            self.settle(self.show["decision"] if self.show else 0)
        return False

    def ending(self) -> bool:
        """Return whether this is one of the last two rounds."""
        view = self.view()
        return bool(view["last"] or view["rounds"] is None or view["round"] >= view["rounds"] - 1)

    def answers_itself(self) -> bool:
        """Say whether the page answers."""
        assert self.show is not None
        view = self.view()
        words = [choice["word"] for choice in view["choices"]]
        return view["phase"] == "harvest" and self.show["table"]["options"]["auto_harvest"] == "on" and "brisingamen-choice-harvest" in words

    def drawer(self, target: str, press: Callable[[Locator], None]) -> None:
        """Open the drawer in which a target lies, on a phone."""
        name = DRAWERS.get(target.partition(":")[0])
        tab = self.page.locator(f".tabs button:nth-child({2 if name == 'Workshop' else 3})")
        if name and tab.count() and not self.page.locator(f'[data-at="{target}"]').locator("visible=true").count():
            press(tab)

    def at(self, target: str) -> Locator:
        """Return what stands there; whom the thief may visit is shown once he has been called, here by keys."""
        if target.startswith("thief:") and not self.page.locator(f'[data-at="{target}"]').count():
            self.reach(super().at("thief"))
            self.page.keyboard.press("Enter")
        return super().at(target)

    def act(self, tap: bool = False) -> None:
        """Answer the present question by clicks (or taps) on the table and on Confirm."""
        assert self.show is not None
        decision = self.show["decision"]
        press = Locator.tap if tap else Locator.click
        self.ready(press)
        choice = self.decide()
        clicks: list[str] = choice["clicks"]
        if clicks[0].startswith("thief:") and not self.page.locator(f'[data-at="{clicks[0]}"]').count():
            press(self.at("thief"))
        for target in clicks:
            if target in FLAGS:
                continue
            if ":" not in target:
                self.word(choice, press)
                continue
            self.drawer(target, press)
            press(self.at(target))
        self.switch(clicks, press)
        self.commit(press)
        self.settle(decision)

    def word(self, choice: dict[str, Any], press: Callable[[Locator], None]) -> None:
        """Press what stands in the prompt for a choice without a place on the table."""
        press(self.page.locator(".prompt .ghost").last)

    def switch(self, clicks: list[str], press: Callable[[Locator], None]) -> None:
        """Switch on what the move does along, and off what it does not."""
        for flag in FLAGS:
            switch = self.page.locator(f'[data-at="{flag}"]')
            if switch.count() and (switch.get_attribute("aria-pressed") == "true") != (flag in clicks):
                press(switch)

    def confirm(self) -> Locator:
        """Return the gold button; a drawer has its own."""
        return self.page.locator("dialog[open] .prompt .confirm, .prompt .confirm").locator("visible=true").last

    def key(self, target: str) -> str | None:
        """Return the digit of a dwarf."""
        kind, _, what = target.partition(":")
        return what if kind == "dwarf" else "0" if kind == "enter" else None

    def reach(self, goal: Locator) -> None:
        """Bring the focus there; in the mine from one lit place to the next."""
        if not goal.evaluate("it => it.matches('.node')"):
            return super().reach(goal)
        for _ in range(80):
            if goal.evaluate("it => it === document.activeElement"):
                return None
            inside = self.page.evaluate("!!document.activeElement.closest('.frame')")
            self.page.keyboard.press("PageDown" if inside else "F6")
        raise AssertionError(f"the keyboard does not get to {goal}")
