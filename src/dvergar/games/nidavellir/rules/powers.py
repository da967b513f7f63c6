"""Powers of the cards, one by one: placing, heroes, transformations, Thrud, Uline (spec 4.6, 4.7, 5.1 to 5.4)."""

from __future__ import annotations

from typing import Final

from dvergar.games.nidavellir.cards import DISCARD_DWARVES, NEUTRAL, ULINE
from dvergar.games.nidavellir.cards import THRUD as THRUD_EFFECT
from dvergar.games.nidavellir.rules.position import (
    DISCARD,
    DISCARD_ACTION,
    HERO_ACTION,
    IN_HAND,
    PAIRS,
    THRUD,
    THRUD_ACTION,
    TRADE_ACTION,
    ULINE_BID,
    ULINE_TRADE,
    NidavellirPosition,
)
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.coins import EXCHANGE
from dvergar.mechanics.tavern.position import LAY_ACTION
from dvergar.mechanics.tavern.recruits import END_TURN, LOOP

# What is still to be done, besides END_TURN and LOOP of mechanics/tavern/recruits.py.
PUT_THRUD: Final = 2
DIG: Final = 3  # argument: the hero card whose discards are due
RAISE: Final = 4  # argument: the bonus of a transformation
YLUD_DONE: Final = 5  # go on with the end of the age
EVALUATE: Final = 6  # argument: the distinction whose turn it is


class Powers(NidavellirPosition):
    """A position whose cards can act.

    It tells these events, besides those of `RecruitingState` (arguments that begin with `@` are words, `column` and `from` name a class):

    | kind | seat | args |
    |---|---|---|
    | recruited | who | card, column, tavern, slot: a dwarf from a tavern |
    | offering | who | card, bonus, tavern, slot: a royal offering from a tavern |
    | hero | who | hero |
    | discarded | who | hero, card, column: the last dwarf of a column, for Dagda or Bonfur |
    | thrud_placed | who | column: her first one, or the one she has just left |
    | thrud_moved | who | from, column |
    | uline_back | who | count: coins taken back in hand |
    | uline_bid | who | tavern, coin |
    """

    __slots__ = ()

    # What is still to be done

    def do_next(self, kind: int, seat: int, argument: int) -> None:
        """Do what an entry of the stack says."""
        if kind == PUT_THRUD:
            self.ask(THRUD, seat, [THRUD_ACTION + column for column in range(COLUMNS)])
        elif kind == DIG:
            self.dig(seat, argument)
        elif kind == RAISE:
            self.ask_transform(seat, argument, self.transforms(seat))
        elif kind == YLUD_DONE:
            self.after_ylud()
        else:
            self.evaluate(argument)

    def after_ylud(self) -> None:
        """Go on with the end of the age."""
        raise TypeError("ages.py ends ages")

    def evaluate(self, distinction: int) -> None:
        """Judge one class."""
        raise TypeError("ages.py evaluates")

    # Picks

    def taken(self, seat: int, card: int) -> None:
        """Place a dwarf, or discard an offering and transform a coin (spec 4.5)."""
        t = self.data
        column = t.column[card]
        if self.listener is not None:
            self.tell_taken(seat, card)
        if column >= COLUMNS:
            self.discard = [*self.discard, card]
            self.push(END_TURN, seat, 0)
            self.push(LOOP, seat, 0)
            self.ask_transform(seat, t.bonus[card], self.transforms(seat))
            return
        at = seat * COLUMNS + column
        if at == self.thrud:
            self.push(END_TURN, seat, 0)
            self.push(LOOP, seat, 0)
            self.lay_down(seat, column, card, t.points[card])
            self.resume()
            return
        self.put(seat, at, card, t.grades[card], t.points[card])
        if self.lines[seat] > self.recruits[seat]:
            self.push(END_TURN, seat, 0)
            self.recruits_due(seat)
        elif self.coins[seat * COINS + self.tavern] & EXCHANGE:
            self.end_turn(seat)
        else:
            self.next_turn()

    def tell_taken(self, seat: int, card: int) -> None:
        """Tell what came from the present tavern."""
        t = self.data
        args: dict[str, str | int] = {"card": t.card_words[card], "tavern": t.tavern_words[self.tavern], "slot": self.slot_of(seat)}
        if t.column[card] < COLUMNS:
            self.tell("recruited", seat, args | {"column": t.class_words[t.column[card]]})
        else:
            self.tell("offering", seat, args | {"bonus": t.bonus[card]})

    # Placing

    def lay_down(self, seat: int, column: int, card: int, points: int) -> None:
        """Put a card on a column (PLACE, spec 4.6); what follows from it lies on the stack: discards first, then Thrud (R5)."""
        t = self.data
        at = seat * COLUMNS + column
        if at == self.thrud:
            self.lift(at, len(self.columns[at]) - 1, 1, 0)
            self.thrud = IN_HAND - 1 - column
            self.push(PUT_THRUD, seat, 0)
        self.put(seat, at, card, t.grades[card] if card != t.ylud else 1, points)
        if t.effect[card] == DISCARD_DWARVES:
            self.push(DIG, seat, card)

    def lift(self, at: int, index: int, grades: int, points: int) -> None:
        """Take a card out of a column; those after it close up."""
        cards = self.columns[at]
        self.columns[at] = cards[:index] + cards[index + 1 :]
        self.grades[at] = self.grades[at] - grades
        self.points[at] = self.points[at] - points
        self.count_lines(at // COLUMNS)

    def put_thrud(self, seat: int, column: int) -> None:
        """Put Thrud on the end of a column."""
        if self.listener is not None:
            word = self.data.class_words
            if self.thrud in (IN_HAND, IN_HAND - 1 - column):  # nobody moves who stays where she was
                self.tell("thrud_placed", seat, {"column": word[column]})
            else:
                self.tell("thrud_moved", seat, {"from": word[IN_HAND - 1 - self.thrud], "column": word[column]})
        self.thrud = seat * COLUMNS + column
        self.put(seat, self.thrud, self.data.thrud, 1, 0)
        self.resume()

    # Heroes

    def recruit(self, seat: int, action: int) -> None:
        """Give a hero to a seat and resolve it completely; then the loop goes on (spec 4.7)."""
        t = self.data
        hero = action - HERO_ACTION
        card = t.first_hero + hero
        self.claim(seat, hero, action)
        if self.listener is not None:
            self.tell("hero", seat, {"hero": t.card_words[card]})
        self.push(LOOP, seat, 0)
        if t.bonus[card] > 0:
            self.push(RAISE, seat, t.bonus[card])
        if t.column[card] < NEUTRAL:
            self.lay_down(seat, t.column[card], card, t.points[card])
        elif t.effect[card] == THRUD_EFFECT:
            self.thrud = IN_HAND
            self.push(PUT_THRUD, seat, 0)
        elif t.effect[card] == ULINE:
            self.take_back(seat)
        self.resume()

    def dig(self, seat: int, card: int) -> None:
        """Ask which columns lose their last dwarf (spec 5.3)."""
        t = self.data
        free = [column for column in range(COLUMNS) if column != t.column[card] and self.ends_with_dwarf(seat, column)]
        if t.amount[card] == 1:
            choices = [DISCARD_ACTION + len(PAIRS) + column for column in free]
        else:
            choices = [DISCARD_ACTION + k for k, (a, b) in enumerate(PAIRS) if a in free and b in free]
        self.digger = card
        if len(choices) == 1:
            self.dig_up(seat, choices[0])
        else:
            self.ask(DISCARD, seat, choices)

    def dig_up(self, seat: int, action: int) -> None:
        """Discard the last dwarf of the chosen columns."""
        which = action - DISCARD_ACTION
        if which < len(PAIRS):
            a, b = PAIRS[which]
            self.dig_one(seat, a)
            self.dig_one(seat, b)
        else:
            self.dig_one(seat, which - len(PAIRS))
        self.digger = -1
        self.resume()

    def dig_one(self, seat: int, column: int) -> None:
        """Discard the last dwarf of one column."""
        t = self.data
        at = seat * COLUMNS + column
        card = self.columns[at][-1]
        self.lift(at, len(self.columns[at]) - 1, t.grades[card], t.points[card])
        self.discard = [*self.discard, card]
        if self.listener is not None:
            self.tell("discarded", seat, {"hero": t.card_words[self.digger], "card": t.card_words[card], "column": t.class_words[column]})

    # Coins

    def take_back(self, seat: int) -> None:
        """Let Uline's new owner take back the coins of later taverns and of the pouch (spec 5.4)."""
        self.uline = seat
        if self.laid[seat] == 0:
            return
        laid = self.laid.copy()
        laid[seat] = self.tavern + 1
        self.laid = laid
        self.know(seat, 0)
        self.tidy(seat)
        if self.listener is not None:
            self.tell("uline_back", seat, {"count": COINS - laid[seat]})

    def ask_late(self) -> bool:
        """Ask Uline's owner for her coin on the present tavern (ULINE_BID, spec 4.3)."""
        seat = self.uline
        if seat < 0:
            return False
        choices: list[int] = []
        last = -1
        coins = self.sorted_coins(seat)
        for k in range(COINS):
            coin = coins[k] >> 3
            if coins[k] & 7 >= self.tavern and coin != last:
                choices.append(LAY_ACTION + k)
                last = coin
        if len(choices) == 1:
            self.lay_coin(seat, choices[0])
        else:
            self.ask(ULINE_BID, seat, choices)
        return True

    def lay_coin(self, seat: int, action: int) -> None:
        """Lay a coin from the hand on the present tavern, face up; then the order is fixed."""
        first = seat * COINS
        p = self.coin_of(seat, action)
        coins = self.coins
        coin = coins[first + p]
        for q in range(p, self.tavern, -1):
            coins[first + q] = coins[first + q - 1]
        coins[first + self.tavern] = coin
        laid = self.laid.copy()
        laid[seat] = self.tavern + 1
        self.laid = laid
        if self.listener is not None:
            self.tell("uline_bid", seat, {"tavern": self.data.tavern_words[self.tavern], "coin": coin >> 2})
        self.fix_order()

    def trade(self, seat: int) -> bool:
        """Trade the pouch, or two coins of Uline's hand (spec 5.2, R25)."""
        if seat != self.uline:
            self.trade_pair(seat, 3, 4)
            return False
        coins = self.sorted_coins(seat)
        choices: list[int] = []
        seen: list[int] = []
        for k, (a, b) in enumerate(PAIRS):
            if coins[a] & 7 > self.tavern and coins[b] & 7 > self.tavern:
                pair = (coins[a] >> 3) * 1024 + (coins[b] >> 3)
                if pair not in seen:
                    seen.append(pair)
                    choices.append(TRADE_ACTION + k)
        if len(choices) == 1:
            a, b = self.pair_of(seat, choices[0])
            self.trade_pair(seat, a, b)
            return False
        self.ask(ULINE_TRADE, seat, choices)
        return True

    def trade_hand(self, seat: int, action: int) -> None:
        """Trade the two coins that Uline's owner has chosen; that ends her turn."""
        a, b = self.pair_of(seat, action)
        self.trade_pair(seat, a, b)
        self.next_turn()
