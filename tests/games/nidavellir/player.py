"""Ways to act at a table of Nidavellir: two clicks lay a coin, and the keys 1 to 5 name coins, cards and columns."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

from playing import Player

KEYS = "12345"
COLUMNS = ("warrior", "hunter", "miner", "blacksmith", "explorer")


class GamePlayer(Player):
    """Knows the table of Nidavellir."""

    game = "nidavellir"

    def ready(self, press: Callable[[Locator], None]) -> None:
        """Close the troop evaluation once it has been read."""
        onward = self.page.locator(".stage .btn.ghost")
        if self.phase() == "bid" and onward.count():
            press(onward)

    def pressed(self, n: int, press: Callable[[Locator], None]) -> None:
        """Lay a coin that was taken up."""
        if self.phase() == "bid":
            press(self.at(f"hole:{('goblin', 'dragon', 'horse')[n]}"))

    def key(self, target: str) -> str | None:
        """Return the digit of a coin, a card or a column."""
        kind, _, what = target.partition(":")
        if kind in ("coin", "peek"):
            return KEYS[int(what)]
        if kind == "card":
            return KEYS[int(what.split(":")[1])]
        return KEYS[COLUMNS.index(what)] if kind == "column" else None
