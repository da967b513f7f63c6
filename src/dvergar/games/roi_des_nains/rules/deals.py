"""Deals of Le Roi des Nains: dealing, the quest, the exchange before the first trick, the score (spec 3, 4, 6)."""

from __future__ import annotations

from typing import Final

from dvergar.games.roi_des_nains.cards import EXCHANGE
from dvergar.games.roi_des_nains.rules.position import GIVE_FIRST, NOBODY, OVER, PLAY, QUEST, TARGET
from dvergar.games.roi_des_nains.rules.questions import RoiQuestions

# What follows a deal.
GOES_ON: Final = 0
TIED: Final = 1  # an extra deal
ENDED: Final = 2


class Deals(RoiQuestions):
    """A position that knows how a deal begins and ends."""

    __slots__ = ()

    # The deal

    def begin(self) -> None:
        """Shuffle tiles and specials, find the first dealer, deal."""
        t = self.data
        tile_set = self.options["tile_set"]
        assert isinstance(tile_set, str)
        self.tiles = t.sets[tile_set].copy()
        self.specials = [card for card in t.specials if card != t.sorcerer or self.options["specials"] == "all"]
        self.rng.shuffle(self.tiles)
        self.rng.shuffle(self.specials)
        self.dealer = self.rng.below(self.seats) if self.options["first_dealer"] == "random" else 0
        self.next_deal()

    def next_deal(self) -> None:
        """Turn up a special, deal it with the basic cards, turn up a tile (spec 3, 4)."""
        t = self.data
        if self.deal >= 0:
            self.past = [self.special, self.opener, self.swapped, self.traded, *self.winners, *self.cards]
        self.clear()
        self.reveals += 1
        self.deal += 1
        self.special = self.specials[self.deal]
        self.effect = t.effect[self.special]
        pack = t.packs[self.seats].copy()
        pack.append(self.special)
        self.rng.shuffle(pack)
        size = self.tricks
        at = 0
        for seat in range(self.seats):
            hand = pack[at : at + size]
            hand.sort()
            self.hands[seat] = hand
            at += size
        self.open_deal()

    def open_deal(self) -> None:
        """Let the holder of the 5 of Knights show it and turn up the tile."""
        t = self.data
        self.chooser = self.holder(t.chooser)
        self.open = t.bits[t.chooser]
        self.tile = self.tiles[self.deal]
        self.active = self.chooser
        self.phase = QUEST
        if self.listener is not None:
            kind = "deal" if self.deal < self.deals else "deal_extra"
            self.tell(kind, self.dealer, {"deal": self.deal + 1, "special": t.card_words[self.special]})
            a, b = t.tiles[self.tile]
            self.tell("quest_shown", self.chooser, {"a": t.rule_words[a], "b": t.rule_words[b]})

    def choose(self, seat: int, side: int) -> None:
        """Take a side of the tile as the quest of the deal."""
        t = self.data
        self.side = side
        self.rule = t.tiles[self.tile][side]
        self.tell("quest", seat, {"rule": t.rule_words[self.rule]})
        if self.effect == EXCHANGE:
            self.reveals += 1
            self.giver = self.holder(self.special)
            self.open |= t.bits[self.special]
            self.active = self.giver
            self.phase = TARGET
            self.tell("standard_shown", self.giver, {"card": t.card_words[self.special]})
        else:
            self.lead_off()

    def lead_off(self) -> None:
        """Let the holder of the 5 of Goblins show it and lead."""
        t = self.data
        self.reveals += 1
        self.opener = self.holder(t.opener)
        self.open |= t.bits[t.opener]
        self.leader = self.opener
        self.active = self.opener
        self.phase = PLAY
        self.tell("first_lead", self.opener, {})

    # The Goblin Standard Bearer (spec 5, R4 to R6, R33)

    def draw_two(self, seat: int, target: int) -> None:
        """Draw two random cards from the target's hand."""
        t = self.data
        self.reveals += 1
        self.target = target
        left = self.hands[target].copy()
        one = left.pop(self.rng.below(len(left)))
        two = left.pop(self.rng.below(len(left)))
        self.taken = [min(one, two), max(one, two)]
        self.hands[target] = left
        self.hands[seat] = sorted(self.hands[seat] + self.taken)
        if self.chooser == target:
            self.open &= ~t.bits[t.chooser]
        self.phase = GIVE_FIRST
        if self.listener is not None:
            self.tell("standard_target", seat, {"target": f"seat:{target}"})
            cards: dict[str, str | int] = {"card": t.card_words[self.taken[0]], "other": t.card_words[self.taken[1]], "target": f"seat:{target}"}
            self.tell("standard_taken", seat, cards, seat)
            self.tell("standard_lost", target, {**cards, "taker": f"seat:{seat}"}, target)

    def give_two(self, seat: int, second: int) -> None:
        """Give the two cards chosen, and find out who leads."""
        t = self.data
        self.reveals += 1
        first = self.pending
        self.pending = -1
        self.given = [min(first, second), max(first, second)]
        self.hands[seat] = [card for card in self.hands[seat] if card != first and card != second]
        self.hands[self.target] = sorted(self.hands[self.target] + self.given)
        self.open &= ~t.bits[self.special]
        if self.chooser == seat:
            self.open &= ~t.bits[t.chooser]
        if self.listener is not None:
            self.tell("standard_done", seat, {"target": f"seat:{self.target}"})
            cards: dict[str, str | int] = {"card": t.card_words[self.given[0]], "other": t.card_words[self.given[1]], "target": f"seat:{self.target}"}
            self.tell("standard_given", seat, cards, seat)
            self.tell("standard_received", self.target, {**cards, "taker": f"seat:{seat}"}, self.target)
        self.lead_off()

    # The end of a deal (spec 4.5, 6)

    def count(self) -> None:
        """Score the deal, note it, and deal again unless the game is over."""
        points = self.quest_points()
        before = self.totals
        self.note([self.winners.count(seat) for seat in range(self.seats)], points)
        if self.listener is not None:
            rule = self.data.rule_words[self.rule]
            for seat in range(self.seats):
                self.tell("scored", seat, {"rule": rule, "points": self.totals[seat] - before[seat], "total": self.totals[seat]})
        self.dealer = self.heir
        best = max(self.totals)
        tied = self.totals.count(best)
        outcome = self.outcome()
        if outcome == ENDED:
            self.phase = OVER
            self.tell("over", self.totals.index(best), {"count": tied, "points": best})
            return
        if outcome == TIED:
            self.tell("tie", NOBODY, {"count": tied, "points": best})
        self.next_deal()

    def note(self, tricks: list[int], points: list[int]) -> None:
        """Add what each seat has won in a deal, tricks and quest points, to the totals.

        Of each deal `history` keeps dealer, tile, side, special, quest chooser and next dealer, then by seat tricks, quest points, bonus and factor.
        """
        totals = self.totals.copy()
        record = [self.dealer, self.tile, self.side, self.special, self.chooser, self.heir]
        for seat in range(self.seats):
            factor = self.factor(seat)
            totals[seat] += (points[seat] + self.bonus[seat]) * factor
            record += [tricks[seat], points[seat], self.bonus[seat], factor]
        self.totals = totals
        self.history = self.history + record

    def outcome(self) -> int:
        """Return what follows the deal that has just been noted: ENDED, another one, or another one because the first place is TIED (spec 4.5)."""
        if self.deal + 1 < self.deals:
            return GOES_ON
        if self.totals.count(max(self.totals)) == 1 or self.options["tie_break"] == "shared_victory" or self.deal + 1 == len(self.specials):
            return ENDED
        return TIED
