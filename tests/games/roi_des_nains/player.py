"""Ways to act at a table of Le Roi des Nains: a card of the fan is pressed where it can be seen, and digits name the cards of a hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from playing import Player

SUITS = ["knight", "dwarf", "goblin", "magic"]
HEADS = {"V": 12, "D": 13, "R": 14, "A": 15}


def strength(rank: str) -> int:
    """Return how high a rank stands in its suit; magic cards have none."""
    return HEADS[rank] if rank in HEADS else int(rank) if rank.isdigit() else 0


class GamePlayer(Player):
    """Knows the table of Le Roi des Nains."""

    game = "roi_des_nains"

    def ending(self) -> bool:
        """Return whether this is the last deal."""
        return bool(self.view()["deal"] >= self.view()["deals"])

    def act(self, tap: bool = False) -> None:
        """Answer by clicks: cards lie over each other, so each is pressed at its left edge."""
        assert self.show is not None
        decision = self.show["decision"]
        press: Callable[..., None] = Locator.tap if tap else Locator.click
        self.ready(press)
        choice = self.decide()
        for target in choice["clicks"]:
            if ":" not in target:
                press(self.page.locator(".prompt .ghost").last)
            elif target.startswith("card:"):
                here = self.at(target)
                box = here.bounding_box()
                assert box is not None
                press(here, position={"x": 13, "y": box["height"] / 2})
            else:
                press(self.at(target))
        self.commit(press)
        self.settle(decision)

    def ready(self, press: Callable[[Locator], None]) -> None:
        """Hear what is told to its end, and go on from a trick and a deal that stay until they have been seen, where they cover what is asked."""
        super().ready(press)
        view = self.view()
        if self.phase() != "choose_quest" and not (view["history"] and view["trick"] == 1):  # the first answer of a deal comes after the deal before
            return
        onward = self.page.locator(".prompt .onward")
        while onward.count():
            press(onward)

    def hand(self) -> list[dict[str, Any]]:
        """Return the faces of the own hand in the order of the fan."""
        faces = [card["face"] for card in self.view()["hand"]]
        return sorted(faces, key=lambda face: (SUITS.index(face["suit"]), -strength(face["rank"])))

    def key(self, target: str) -> str | None:
        """Return the digit of a card, a side, a player or a direction."""
        kind, _, what = target.partition(":")
        if kind == "card":
            number = [face["id"] for face in self.hand()].index(what)
        elif kind == "seat":
            view = self.view()
            number = (int(what) - view["seat"] - 1) % view["seats"]
        elif kind in ("side", "hands"):
            number = ["a", "b", "left", "right"].index(what) % 2
        else:
            return None
        return "1234567890"[number] if number < 10 else None
