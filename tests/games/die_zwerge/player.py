"""Ways to act at a table of Die Zwerge: the map is walked with the arrows, from hex to neighbouring hex."""

from __future__ import annotations

from playwright.sync_api import Locator

from playing import Player

WAY = """goal => {
    const at = document.activeElement?.dataset?.at ?? ''
    if (!at.startsWith('hex:')) return ''
    const from = at.slice(4), to = goal.dataset.at.slice(4)
    if (from === to) return 'there'
    if (from[0] !== to[0]) return from[0] > to[0] ? 'ArrowUp' : 'ArrowDown'
    return from[1] > to[1] ? 'ArrowLeft' : 'ArrowRight'
}"""


class GamePlayer(Player):
    """Knows the table of Die Zwerge."""

    game = "die_zwerge"

    def reach(self, goal: Locator) -> None:
        """Go to a hex row by row; elsewhere as at any table."""
        if not (goal.get_attribute("data-at") or "").startswith("hex:"):
            super().reach(goal)
            return
        for _ in range(40):
            way = goal.evaluate(WAY)
            if way == "there":
                return
            self.page.keyboard.press(way or "F6")
        raise AssertionError(f"the keyboard does not get to {goal}")
