"""What speaks for an action in Nains: what dwarves of each Order do, besides what all tavern games agree on."""

from __future__ import annotations

from dvergar.engine.policy import Fact
from dvergar.games.nains.cards import ERRANTS, FORGE, PARIA, SHIELD, TEMPLE
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.scoring import Force, count_bits
from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.facts import TavernFacts


class NainsFacts(TavernFacts):
    """Facts about the actions of one seat in one position of Nains."""

    def __init__(self, state: NainsState, seat: int) -> None:
        super().__init__(state, seat)
        self.state = state
        self.force = Force(state, seat)

    def covered(self, card: int) -> bool:
        """Return whether a Paria token would cover this dwarf."""
        t = self.state.data
        return t.effect[card] == PARIA and self.state.has_number(self.seat * COLUMNS + t.column[card], card)

    def brings(self, card: int) -> tuple[int, int]:
        """Return the points that a dwarf brings at once, coins left out, and the line that it completes, 0 for none."""
        after = Force(self.state, self.seat, self.force)
        after.add_dwarf(card, self.covered(card))
        line = min(after.grades)
        return after.total() - self.force.total(), line if line > self.state.recruits[self.seat] else 0

    def of_card(self, card: int) -> list[Fact]:
        """Return what a dwarf does to its Order and to what is counted over all of them."""
        t = self.state.data
        column = t.column[card]
        out: list[Fact] = []
        after = Force(self.state, self.seat, self.force)
        after.add_dwarf(card, self.covered(card))
        if column == SHIELD:
            out.append(Fact("nains-hint-shield", {"count": after.grades[SHIELD], "points": t.shield_track[after.grades[SHIELD]]}, ["column:shield"]))
        elif column == TEMPLE:
            args: dict[str, str | int] = {"sum": after.points[TEMPLE], "occult": after.occult, "points": after.points[TEMPLE] * after.occult}
            out.append(Fact("nains-hint-temple", args, ["column:temple"]))
        elif column == ERRANTS and self.covered(card):
            out.append(Fact("nains-hint-covered", {"points": t.points[card]}, ["column:errants"]))
        runes = count_bits(after.runes)
        if runes > count_bits(self.force.runes):
            out.append(Fact("nains-hint-runes", {"count": runes, "points": t.rune_points[runes]}, ["column:forge"]))
        elif column == FORGE and t.runes[card]:
            out.append(Fact("nains-hint-rune-known", {}, ["column:forge"]))
        if t.malt[card]:
            out.append(Fact("nains-hint-malt", {"count": after.malt, "points": after.malt_score()}, []))
        return out
