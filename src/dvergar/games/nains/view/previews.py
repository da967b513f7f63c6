"""Previews: what one more card or Cognar would change in a seat's score now, by the formulas of spec 6 without a second position."""

from __future__ import annotations

from dvergar.games.nains.cards import BRINGS_ALLY, EXCHANGE_THREE, PARIA, UPGRADE
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.scoring import Force
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.coins import EXCHANGE
from dvergar.mechanics.tavern.gains import TavernGains
from dvergar.mechanics.tavern.position import POUCH


class Gains(TavernGains):
    """A seat's army and command zone in the numbers that score."""

    def __init__(self, state: NainsState, seat: int, force: Force | None = None) -> None:
        """Take a seat's army over, or count it; a `force` that is brought is not changed."""
        super().__init__(state, seat)
        self.state = state
        self.force = Force(state, seat) if force is None else force
        self.total = self.force.total()

    def covered(self, card: int) -> bool:
        """Return whether a Paria token would cover this dwarf."""
        t = self.state.data
        return t.effect[card] == PARIA and self.state.has_number(self.seat * COLUMNS + t.column[card], card)

    def dwarf(self, card: int) -> int:
        """Return what a dwarf adds, the coin that grows for a Talion dwarf left out."""
        force = Force(self.state, self.seat, self.force)
        force.add_dwarf(card, self.covered(card))
        return force.total() - self.total

    def upgrade(self, tavern: int, card: int) -> tuple[int, int, int] | None:
        """Return what the coin of a Talion dwarf brings, and its value before and after; None where no coin lies at that tavern yet."""
        t, state = self.state.data, self.state
        if t.effect[card] != UPGRADE or state.laid[self.seat] <= tavern:
            return None
        coin = state.coins[self.seat * COINS + tavern]
        if coin & EXCHANGE:
            return self.best_transform(t.bonus[card], POUCH)
        value = self.renewed(coin >> 2, (coin >> 2) + t.bonus[card])
        return value - (coin >> 2), coin >> 2, value

    def cognar(self, card: int) -> int:
        """Return what a Cognar of an Order or a white one adds at once; the card that Svara finds is left out."""
        t = self.state.data
        force = Force(self.state, self.seat, self.force)
        force.add_cognar(card)
        gain = force.total() - self.total
        if t.effect[card] == BRINGS_ALLY:
            gain += max([self.ally(column, force) for column in range(COLUMNS)])
        elif t.effect[card] == EXCHANGE_THREE:
            gain += (t.special >> 2) - (t.exchange >> 2)
        elif t.bonus[card] > 0:
            gain += self.best_transform(t.bonus[card])[0]
        return gain

    def ally(self, column: int, force: Force | None = None) -> int:
        """Return what Ga'at adds in a column."""
        before = self.force if force is None else force
        after = Force(self.state, self.seat, before)
        after.add_ally(column)
        return after.total() - before.total()

    def mercenary(self, card: int, column: int) -> int:
        """Return what a mercenary adds in a column."""
        force = Force(self.state, self.seat, self.force)
        force.add_mercenary(card, column)
        return force.total() - self.total
