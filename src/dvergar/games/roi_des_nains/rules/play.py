"""The complete rules: which action does what, tricks, effects of the specials (spec 4, 5)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.rng import Rng
from dvergar.games.roi_des_nains.cards import BONUS, BONUS_HEADS, BONUS_LAST, BONUS_NEXT, DOUBLE, DRAGON, MAGIC, MUMMY, PUPPETEER, ROTATE, SORCERER, SWAP
from dvergar.games.roi_des_nains.rules import worlds
from dvergar.games.roi_des_nains.rules.deals import Deals
from dvergar.games.roi_des_nains.rules.position import (
    DIRECTION,
    DRUID,
    GIVE_FIRST,
    GIVE_SECOND,
    LEFT_ACTION,
    NOBODY,
    PASS_ACTION,
    PLAY,
    QUEST,
    SEAT_ACTION,
    SIDE_ACTION,
    TARGET,
    WINDOW,
)

WAYS: Final = ["@roi_des_nains-direction-left", "@roi_des_nains-direction-right"]


class RoiState(Deals):
    """A position of Le Roi des Nains that can be played: the class that views, bots and tests name."""

    __slots__ = ()

    def apply(self, seat: int, action: int) -> None:
        """Let the seat do it, and play on to the next decision."""
        phase = self.phase
        if phase == PLAY:
            self.play(seat, action)
        elif phase == WINDOW:
            self.window(seat, action)
        elif phase == QUEST:
            self.choose(seat, action - SIDE_ACTION)
        elif phase == DRUID:
            self.swap_hands(seat, action - SEAT_ACTION)
        elif phase == DIRECTION:
            self.pass_hands(seat, action == LEFT_ACTION)
        elif phase == TARGET:
            self.draw_two(seat, action - SEAT_ACTION)
        elif phase == GIVE_FIRST:
            self.pending = action
            self.phase = GIVE_SECOND
            self.tell("standard_first", seat, {"card": self.data.card_words[action], "target": f"seat:{self.target}"}, seat)
        else:
            self.give_two(seat, action)

    def clone(self) -> RoiState:
        """Return an equal state that shares nothing that changes."""
        return RoiState(self.game, self.seats, self.options, Rng(0, self.rng), self.data, self)

    def worlds(self, seat: int | None, rng: Rng) -> RoiState:
        """Return a state that the seat cannot tell from this one (spec 7)."""
        other = self.clone()
        worlds.redraw(other, NOBODY if seat is None else seat, rng)
        return other

    # Tricks (spec 4.1 to 4.3)

    def play(self, seat: int, card: int) -> None:
        """Put a card on the table; the last one ends the trick."""
        self.lay(seat, card)
        if len(self.cards) == (self.trick + 1) * self.seats:
            self.end_trick()
        else:
            seat += 1
            self.active = seat if seat < self.seats else 0

    def lay(self, seat: int, card: int) -> None:
        """Put a card on the table. What shows nothing new is no reveal: it may be taken back."""
        hand = self.hands[seat].copy()
        hand.remove(card)
        self.hands[seat] = hand
        ident = card + card if card < MAGIC else self.identity(card)
        suit = ident >> 5 if ident >= 0 else -1
        led = self.led
        new = self.open >> card & 1 == 0
        if led < 0:
            if suit >= 0:
                self.led = suit
                self.best = ident
                self.leading = seat
        elif suit == led:
            if ident > self.best:
                self.best = ident
                self.leading = seat
        elif card < MAGIC or self.effect != DRAGON:
            if self.voids[seat] >> led & 1 == 0:
                self.voids[seat] |= 1 << led
                new = True
            if self.effect >= MUMMY and self.spot < 0 and self.shows_no_magic(led) and self.barred >> seat & 1 == 0:
                self.barred |= 1 << seat
                new = True
        if new:
            self.reveals += 1
        cards = self.cards
        if card == self.special:
            self.spot = len(cards)
        if self.listener is not None:
            self.tell_card(seat, card, ident)
        cards.append(card)

    def shows_no_magic(self, led: int) -> bool:
        """Return whether who discards now cannot hold the Mummy or the Puppeteer: it would be a card of the led suit."""
        if self.effect == MUMMY or self.effect == PUPPETEER:
            ident = self.identity(self.special)
            return ident >= 0 and ident >> 5 == led
        return False

    def tell_card(self, seat: int, card: int, ident: int) -> None:
        """Tell which card was played, and what it stands for."""
        words = self.data.card_words
        kind = "led" if self.cards_on_table() == 0 else "played"
        if card >= MAGIC and ident >= 0:
            self.tell(kind + "_copy", seat, {"card": words[card], "copy": words[ident >> 1]})
        else:
            self.tell(kind, seat, {"card": words[card]})

    def take_trick(self) -> int:
        """Give the trick to its winner and let the special act; return the winner."""
        t = self.data
        base = self.trick * self.seats
        winner = self.trick_winner()
        if self.listener is not None:
            self.tell("trick", winner, {"trick": self.trick + 1, "card": t.card_words[self.winning_card(winner)]})
        if self.armed:
            self.armed = 0
            self.add_bonus(winner, t.amount[self.special])
        if self.spot >= base:
            self.act(winner, base)
        if t.heir in self.cards[base:]:
            self.heir = winner
            if self.listener is not None:
                self.tell("heir", winner, {})
        self.copied = self.best >> 1
        self.winners.append(winner)
        return winner

    def end_trick(self) -> None:
        """Give the trick away and go on to what comes next."""
        winner = self.take_trick()
        here = self.spot >= self.trick * self.seats
        self.trick += 1
        self.led = -1
        self.best = -1
        self.leading = NOBODY
        self.leader = winner
        self.active = winner
        if self.trick == self.tricks:
            self.count()
        elif here and self.effect == SWAP:
            self.active = self.player(self.spot)
            self.phase = DRUID
        elif here and self.effect == ROTATE:
            self.active = self.player(self.spot)
            self.phase = DIRECTION
        elif self.effect == SORCERER and self.swapped < 0:
            self.active = self.holder(self.special)
            self.phase = WINDOW
            if self.open >> self.special & 1 == 0:
                self.reveals += 1
                self.open |= self.data.bits[self.special]
                self.tell("sorcerer_shown", self.active, {"card": self.data.card_words[self.special]})

    def act(self, winner: int, base: int) -> None:
        """Let the special in this trick act (spec 4.3)."""
        t = self.data
        effect = self.effect
        if effect == BONUS:
            self.add_bonus(winner, t.amount[self.special])
        elif effect == BONUS_NEXT:
            if self.trick < self.tricks - 1:
                self.armed = 1
                self.tell("armed", self.player(self.spot), {"card": t.card_words[self.special], "points": t.amount[self.special]})
        elif effect == BONUS_LAST:
            if self.trick == self.tricks - 1:
                self.add_bonus(self.player(self.spot), t.amount[self.special])
        elif effect == BONUS_HEADS:
            heads = sum([t.head[card] for card in self.cards[base:]])
            if heads:
                self.add_bonus(self.player(self.spot), heads * t.amount[self.special])
        elif effect == DOUBLE:
            self.doubled = winner
            self.tell("doubled", winner, {"card": t.card_words[self.special], "factor": t.amount[self.special]})

    def add_bonus(self, seat: int, points: int) -> None:
        """Add points for a special card."""
        self.bonus[seat] += points
        self.tell("bonus", seat, {"card": self.data.card_words[self.special], "points": points})

    # Between tricks (spec 4.4)

    def swap_hands(self, seat: int, target: int) -> None:
        """Swap two whole hands; both seats know what they gave away."""
        self.reveals += 1
        hands = self.hands
        hands[seat], hands[target] = hands[target], hands[seat]
        voids = self.voids
        voids[seat], voids[target] = voids[target], voids[seat]
        watch = self.watch.copy()
        watch[seat] = 1 << target
        watch[target] = 1 << seat
        self.watch = watch
        self.tell("druid", seat, {"target": f"seat:{target}"})
        self.go_on()

    def pass_hands(self, seat: int, left: bool) -> None:
        """Pass every hand to the left or to the right; each seat knows what it passed on."""
        self.reveals += 1
        seats = self.seats
        shift = 1 if left else seats - 1
        hands = self.hands.copy()
        voids = self.voids.copy()
        watch = self.watch.copy()
        for old in range(seats):
            new = (old + shift) % seats
            self.hands[new] = hands[old]
            self.voids[new] = voids[old]
            watch[new] = 1 << old
        self.watch = watch
        self.tell("rotated", seat, {"direction": WAYS[0 if left else 1]})
        self.go_on()

    def window(self, seat: int, action: int) -> None:
        """Trade the Sorcerer for a card of the trick just won, or pass."""
        if action == PASS_ACTION:
            self.tell("sorcerer_passed", seat, {})
        else:
            t = self.data
            at = (self.trick - 1) * self.seats
            while self.cards[at] != action:
                at += 1
            self.cards[at] = self.special
            self.swapped = at
            self.traded = action
            hand = self.hands[seat].copy()
            hand.remove(self.special)
            hand.append(action)
            hand.sort()
            self.hands[seat] = hand
            self.open |= t.bits[action]
            self.tell("sorcerer_traded", seat, {"card": t.card_words[self.special], "other": t.card_words[action]})
        self.go_on()

    def go_on(self) -> None:
        """Let the winner of the last trick lead the next."""
        self.phase = PLAY
        self.active = self.leader
