"""The complete rules: which action does what (spec 4.9)."""

from __future__ import annotations

from dvergar.games.nains.rules import scoring
from dvergar.games.nains.rules.eras import Eras
from dvergar.games.nains.rules.position import DISCARD_ACTION, GAAT_ACTION, HERO_ACTION, SVARA_ACTION
from dvergar.mechanics.tavern.position import PICK_ACTION, TRANSFORM_ACTION


class NainsState(Eras):
    """A position of Nains that can be played: the class that views, bots and tests name."""

    __slots__ = ()

    def apply(self, seat: int, action: int) -> None:
        """Let the seat do it, and play on to the next decision."""
        if action < PICK_ACTION:
            self.bid(seat, action)
        elif action < TRANSFORM_ACTION:
            self.pick(seat, action)
        elif action < SVARA_ACTION:
            self.transform(seat, action)
        elif action < DISCARD_ACTION:
            self.keep(seat, action)
        elif action < GAAT_ACTION:
            self.send_away(seat, action)
        elif action < HERO_ACTION:
            self.put_ally(seat, action - GAAT_ACTION)
        else:
            self.recruit(seat, action)

    def scores(self) -> list[int]:
        """Return the totals as of now (spec 6)."""
        return scoring.totals(self)

    def clone(self) -> NainsState:
        """Return an equal state that shares nothing that changes."""
        return NainsState(self.game, self.seats, self.options, self.rng.clone(), self.data, self)
