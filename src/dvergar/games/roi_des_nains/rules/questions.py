"""Questions that rules, views and bots ask of a position of Le Roi des Nains: what is legal (spec 4.1), who leads the trick (4.2), who knows what (7)."""

from __future__ import annotations

from dvergar.games.roi_des_nains.cards import CHAMPION, DRAGON, EXCALIBUR, MAGIC, MUMMY, NO_SUIT, PUPPETEER, SORCERER
from dvergar.games.roi_des_nains.rules import scoring
from dvergar.games.roi_des_nains.rules.position import (
    ACTORS,
    DIRECTION,
    DIRECTIONS,
    DRUID,
    GIVE_SECOND,
    NOBODY,
    NOTHING,
    OTHERS,
    OVER,
    PASS_ACTION,
    PLAY,
    QUEST,
    SIDES,
    TARGET,
    WINDOW,
    RoiPosition,
)


class RoiQuestions(RoiPosition):
    """A position with all that can be asked of it."""

    __slots__ = ()

    # What is asked

    def actors(self) -> list[int]:
        """Return the one seat that decides, or [] at the end."""
        if self.phase == OVER:
            return NOTHING
        return ACTORS[self.active]

    def legal(self, seat: int) -> list[int]:
        """Return what the seat may do now, ascending."""
        if seat != self.active or self.phase == OVER:
            return NOTHING
        phase = self.phase
        if phase == PLAY:
            hand = self.hands[seat]
            led = self.led
            if hand[-1] < MAGIC:
                if led < 0:
                    return hand
                return [card for card in hand if card >> 4 == led] or hand
            return self.playable(hand)
        if phase == QUEST:
            return SIDES
        if phase in (TARGET, DRUID):
            return OTHERS[self.seats][seat]
        if phase == DIRECTION:
            return DIRECTIONS
        if phase == WINDOW:
            out = sorted(self.cards[-self.seats :])
            if self.trick < self.tricks - 1:
                out.append(PASS_ACTION)
            return out
        if phase == GIVE_SECOND:
            return [card for card in self.hands[seat] if card != self.pending]
        return self.hands[seat]

    def playable(self, hand: list[int]) -> list[int]:
        """Return the legal cards of a hand that holds the magic card of the deal, which is its last (spec 4.1)."""
        magic = hand[-1]
        led = self.led
        effect = self.effect
        ident = self.identity(magic)
        without = hand[:-1]
        if led < 0:
            if effect == SORCERER or (effect in (MUMMY, PUPPETEER) and ident < 0):
                return without
            if effect == EXCALIBUR and len(hand) > 1 and not self.cards_on_table() and self.options["excalibur_lead"] == "last_card_only":
                return without
            return hand
        suited = [card for card in without if card >> 4 == led]
        if ident >= 0 and ident >> 5 == led:
            suited.append(magic)
            return suited
        if suited:
            if effect == DRAGON:
                suited.append(magic)
            return suited
        if effect == SORCERER or (effect == MUMMY and ident < 0):
            return without
        return hand

    def cards_on_table(self) -> int:
        """Return how many cards of the present trick have been played."""
        return len(self.cards) - self.trick * self.seats

    def identity(self, card: int) -> int:
        """Return what a card counts as if it is played now: twice a card, plus one for the Puppeteer's half step; -1 for no suit."""
        if card < MAGIC:
            return card + card
        if self.effect == MUMMY:
            return self.copied + self.copied if self.trick > 0 else -1
        if self.effect == PUPPETEER and self.cards:
            last = self.cards[-1]
            return last + last + 1
        return -1

    def suit_of(self, card: int) -> int:
        """Return the suit that a card would have if it is played now."""
        ident = self.identity(card)
        return ident >> 5 if ident >= 0 else NO_SUIT

    def player(self, at: int) -> int:
        """Return who has played the card at a place of `cards`."""
        trick = at // self.seats
        first = self.opener if trick == 0 else self.winners[trick - 1]
        return (first + at % self.seats) % self.seats

    def holder(self, card: int) -> int:
        """Return whose hand holds a card, or NOBODY."""
        for seat in range(self.seats):
            if card in self.hands[seat]:
                return seat
        return NOBODY

    def trick_winner(self) -> int:
        """Return who wins the trick as it lies (spec 4.2)."""
        if self.spot < self.trick * self.seats or self.cards[self.spot] < MAGIC:
            return self.leading
        if self.effect == EXCALIBUR:
            return self.player(self.spot)
        if self.effect == DRAGON:
            winner = self.player(self.spot)
            for at in range(self.trick * self.seats, len(self.cards)):
                card = self.cards[at]
                if card < MAGIC and card & 15 == CHAMPION:
                    winner = self.player(at)
                    if card >> 4 == self.led:
                        break
            return winner
        return self.leading

    def winning_card(self, winner: int) -> int:
        """Return the card that the winner has played to the present trick."""
        return self.cards[self.trick * self.seats + (winner - self.leader) % self.seats]

    def champion_on_table(self) -> bool:
        """Return whether a Champion lies in the present trick."""
        for at in range(self.trick * self.seats, len(self.cards)):  # noqa: SIM110 - mypyc is faster without a generator
            if self.cards[at] < MAGIC and self.cards[at] & 15 == CHAMPION:
                return True
        return False

    def pack(self) -> int:
        """Return the cards of the deal, bit by card."""
        return self.data.pack_bits[self.seats] | self.data.bits[self.special]

    # What is known

    def known(self, reader: int) -> int:
        """Return, bit by card, what the reader (NOBODY: a spectator) can locate besides its own hand and hands it has seen whole."""
        known = self.open
        if self.target >= 0 and (reader == self.giver or reader == self.target):
            bits = self.data.bits
            known |= bits[self.special]
            if self.chooser == self.giver or self.chooser == self.target:
                known |= bits[self.data.chooser]
            for card in self.taken:
                known |= bits[card]
            for card in self.given:
                known |= bits[card]
        return known

    def sees(self, reader: int, seat: int) -> bool:
        """Return whether the reader knows the whole hand of that seat."""
        return reader == seat or (reader >= 0 and self.watch[seat] >> reader & 1 == 1)

    # Scores

    def quest_points(self) -> list[int]:
        """Return the points of the rule in force for the tricks won so far."""
        if self.rule < 0:
            return [0] * self.seats
        t = self.data
        return scoring.quest(t, t.rules[self.rule], self.tricks, scoring.piles(self.seats, self.cards, self.winners), self.winners)

    def factor(self, seat: int) -> int:
        """Return what the points of a seat are multiplied with in this deal."""
        return self.data.amount[self.special] if seat == self.doubled else 1

    def scores(self) -> list[int]:
        """Return the totals of all finished deals."""
        return self.totals.copy()
