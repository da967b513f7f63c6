"""The complete rules: which action does what (spec 4.10)."""

from __future__ import annotations

from dvergar.games.nidavellir.rules import scoring
from dvergar.games.nidavellir.rules.ages import Ages
from dvergar.games.nidavellir.rules.position import (
    DISCARD_ACTION,
    HERO_ACTION,
    PIONEER_ACTION,
    THRUD_ACTION,
    TRADE_ACTION,
    YLUD_ACTION,
)
from dvergar.mechanics.tavern.position import LAY_ACTION, PICK_ACTION, TRANSFORM_ACTION


class NidavellirState(Ages):
    """A position of Nidavellir that can be played: the class that views, bots and tests name."""

    __slots__ = ()

    def apply(self, seat: int, action: int) -> None:
        """Let the seat do it, and play on to the next decision."""
        if action < PICK_ACTION:
            if action < LAY_ACTION:
                self.bid(seat, action)
            else:
                self.lay_coin(seat, action)
        elif action < TRANSFORM_ACTION:
            self.pick(seat, action)
        elif action < TRADE_ACTION:
            self.transform(seat, action)
        elif action < THRUD_ACTION:
            self.trade_hand(seat, action)
        elif action < YLUD_ACTION:
            self.put_thrud(seat, action - THRUD_ACTION)
        elif action < DISCARD_ACTION:
            self.place_ylud(seat, action)
        elif action < PIONEER_ACTION:
            self.dig_up(seat, action)
        elif action < HERO_ACTION:
            self.keep(seat, action - PIONEER_ACTION)
        else:
            self.recruit(seat, action)

    def scores(self) -> list[int]:
        """Return the totals as of now (spec 6)."""
        return scoring.totals(self)

    def clone(self) -> NidavellirState:
        """Return an equal state that shares nothing that changes."""
        return NidavellirState(self.game, self.seats, self.options, self.rng.clone(), self.data, self)
