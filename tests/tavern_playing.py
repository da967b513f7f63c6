"""A player at a table of the tavern games: one click lays a coin, and the keys 1 to 5 name coins, cards and columns."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

from playing import Player

KEYS = "12345"


class TavernPlayer(Player):
    """Knows the table that Nidavellir and Nains share; the ids of taverns and columns stand in the view."""

    def ready(self, press: Callable[[Locator], None]) -> None:
        """Hear what is told to its end, and close the troop evaluation once it has been read."""
        super().ready(press)
        if self.page.locator(".prompt .onward").count():  # the evaluation itself may still be on its way
            press(self.confirm())

    def ending(self) -> bool:
        """Return whether this is the last round."""
        view = self.view()
        return bool(view["age"] == 2 and view["round"] == view["rounds"])

    def key(self, target: str) -> str | None:
        """Return the digit of a coin, a card or a column."""
        kind, _, what = target.partition(":")
        if kind in ("coin", "peek"):
            return KEYS[int(what)]
        if kind == "card":
            return KEYS[int(what.split(":")[1])]
        columns = [column["cls"] for column in self.view()["table"][0]["columns"]]
        return KEYS[columns.index(what)] if kind == "column" else None
