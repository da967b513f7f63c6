"""The flow of a tavern game: bids, order of play, turns, trade and gems (Nidavellir spec 4, Nains spec 4).

What differs between games is a small method to override: `ask_late`, `taken`, `trade`, `leftover`, `end_of_age`, and `late` of the position.
"""

from __future__ import annotations

from dvergar.mechanics.tavern.bids import BIDS, PLACES
from dvergar.mechanics.tavern.board import COINS, COLUMNS, TAVERNS
from dvergar.mechanics.tavern.coins import EXCHANGE, KINDS, ROYAL, new_coin
from dvergar.mechanics.tavern.position import ALL_LAID, BID, FREE, LEFT, NOTHING, OVER, PICK, PICK_ACTION, PICKS, POUCH, ZEROS
from dvergar.mechanics.tavern.turns import exchange, groups
from dvergar.mechanics.tavern.worlds import HiddenPosition


class TavernState(HiddenPosition):
    """A position that plays itself on from one decision to the next.

    It tells these events (arguments that name cards, taverns and coin kinds are words, those that name seats begin with `seat:`):

    | kind | seat | args |
    |---|---|---|
    | round | - | age, round, rounds: cards have been dealt |
    | bid | who | -: the bid is placed, its content is nobody's business |
    | revealed | - | tavern, count, then in order of play seat1 coin1 gem1, seat2 coin2 gem2, ... |
    | tie | - | tavern, coin, count, then seat1 gem1, ...: equal coins on it, in order of play |
    | traded | who | kept, old, old_kind, new, sum: values; `old` was replaced by `new` |
    | leftover | - | card, tavern, slot: nobody took it |
    | gems | - | tavern, count, then seat1 old1 gem1, ...: one tie group after its exchange; `old` the gem before |
    | scored | who | total |
    | over | - | points, count, seat1, ...: the winners |
    """

    __slots__ = ()

    # What differs between games

    def ask_late(self) -> bool:
        """Ask the seat that lays late for its coin on the present tavern; return whether there is something to wait for."""
        return False

    def taken(self, seat: int, card: int) -> None:
        """Let a card that the seat picked do what it does; the turn goes on with `end_turn`."""
        raise TypeError("a game says what its cards do")

    def trade(self, seat: int) -> bool:
        """Trade for the exchange coin that the seat bid here; return whether a decision comes first, which then goes on with `next_turn`."""
        self.trade_pair(seat, 3, 4)
        return False

    def leftover(self) -> None:
        """Discard what nobody took."""
        first = self.tavern * self.setup.width - PICK_ACTION
        for action in PICKS[self.free]:
            card = self.cards[first + action]
            self.takers[first + action] = LEFT
            self.discard = [*self.discard, card]
            if self.listener is not None:
                args: dict[str, str | int] = {"card": self.board.card_words[card], "tavern": self.board.tavern_words[self.tavern]}
                self.tell("leftover", -1, args | {"slot": action - PICK_ACTION})
        self.free = 0

    def end_of_age(self) -> None:
        """Do what comes after the last round of an age."""
        raise TypeError("a game ends its own ages")

    def winners(self) -> list[int]:
        """Return who has won once the game is over."""
        return self.best_of(self.scores())

    def best_of(self, totals: list[int]) -> list[int]:
        """Return who wins with these totals: the best one, shared where it is tied."""
        most = max(totals)
        return [seat for seat in range(self.seats) if totals[seat] == most]

    # Flow

    def ask(self, phase: int, seat: int, choices: list[int]) -> None:
        """Ask one seat."""
        self.phase = phase
        self.active = seat
        self.owing = 1 << seat
        self.choices = choices

    def begin(self) -> None:
        """Deal gems, shuffle the decks, enter the first round."""
        gems = self.setup.gems.copy()
        self.rng.shuffle(gems)
        self.gems = gems
        self.deck = self.setup.decks[0].copy()
        self.rng.shuffle(self.deck)
        self.later = self.setup.decks[1].copy()
        self.rng.shuffle(self.later)
        self.enter()

    def enter(self) -> None:
        """Deal the cards of a round and open the bids."""
        count = self.setup.width * TAVERNS
        self.cards = self.deck[self.dealt : self.dealt + count]
        self.dealt += count
        self.takers = [FREE] * count
        self.reveals += 1
        if self.listener is not None:
            self.tell("round", -1, {"age": self.age, "round": self.round, "rounds": self.setup.rounds})
        self.phase = BID
        self.active = -1
        self.choices = NOTHING
        self.owing = (1 << self.seats) - 1
        bids = [-1] * self.seats
        for seat in range(self.seats):
            if self.late(seat):
                bids[seat] = BIDS
                self.owing -= 1 << seat
        self.bids = bids

    def bid(self, seat: int, bid: int) -> None:
        """Take a secret bid; with the last one all are laid out."""
        self.bids[seat] = bid
        self.owing -= 1 << seat
        if self.listener is not None:
            self.tell("bid", seat, {})
        if self.owing == 0:
            self.lay_out()
            self.tavern = 0
            self.open_tavern()

    def lay_out(self) -> None:
        """Put all coins where the bids say."""
        hands = self.coins
        coins = hands.copy()
        laid = ALL_LAID[self.seats]
        first = 0
        for seat in range(self.seats):
            bid = self.bids[seat]
            if bid < BIDS:
                a, b, c, d, e = PLACES[bid]
                coins[first] = hands[first + a]
                coins[first + 1] = hands[first + b]
                coins[first + 2] = hands[first + c]
                coins[first + 3] = hands[first + d]
                coins[first + 4] = hands[first + e]
            else:
                laid = laid.copy()
                laid[seat] = 0
            first += COINS
        self.coins = coins
        self.laid = laid
        self.bids = [-1] * self.seats

    def open_tavern(self) -> None:
        """Turn the coins on the present tavern face up."""
        self.reveals += 1
        self.ranks = NOTHING
        self.turn = 0
        width = self.setup.width
        self.free = (1 << width) - 1
        cards = self.cards
        first = self.tavern * width
        a, b, c = cards[first], cards[first + 1], cards[first + 2]
        alike = a == b or b == c or c == a
        if width > 3 and not alike:
            d = cards[first + 3]
            e = cards[first + 4] if width > 4 else -1
            alike = d in (a, b, c) or e in (a, b, c, d)
        self.alike = alike
        if not self.ask_late():
            self.fix_order()

    def fix_order(self) -> None:
        """Fix order of play and tie groups, and begin the turns."""
        coins = self.coins
        ranks: list[int] = []
        at = self.tavern
        for seat, gem in enumerate(self.gems):
            rank = ((coins[at] >> 2) * 128 + gem) * 8 + seat
            place = len(ranks)
            while place > 0 and ranks[place - 1] < rank:
                place -= 1
            ranks.insert(place, rank)
            at += COINS
        self.ranks = ranks
        if self.listener is not None:
            self.tell_order()
        self.turn = -1
        self.next_turn()

    def next_turn(self) -> None:
        """Ask the next seat for its pick, unless all cards left are alike; after the last seat close the tavern."""
        turn = self.turn + 1
        self.turn = turn
        if turn == self.seats:
            self.close_tavern()
            return
        seat = self.ranks[turn] & 7
        choices = self.unlike() if self.alike else PICKS[self.free]
        if len(choices) > 1:
            self.phase = PICK
            self.active = seat
            self.owing = 1 << seat
            self.choices = choices
        else:
            self.pick(seat, choices[0])

    def unlike(self) -> list[int]:
        """Return the pick actions that differ: of cards that are alike the first stands."""
        cards = self.cards
        first = self.tavern * self.setup.width - PICK_ACTION
        out: list[int] = []
        for action in PICKS[self.free]:
            card = cards[first + action]
            for other in out:
                if cards[first + other] == card:
                    break
            else:
                out.append(action)
        return out

    def pick(self, seat: int, action: int) -> None:
        """Take a card from the present tavern."""
        slot = action - PICK_ACTION
        self.free -= 1 << slot
        at = self.tavern * self.setup.width + slot
        self.takers[at] = seat
        self.taken(seat, self.cards[at])

    def slot_of(self, seat: int) -> int:
        """Return the slot of the present tavern from which that seat has taken a card, for those who are told."""
        first = self.tavern * self.setup.width
        return self.takers.index(seat, first) - first

    def end_turn(self, seat: int) -> None:
        """Trade if the exchange coin was bid, then let the next seat play."""
        if self.coins[seat * COINS + self.tavern] & EXCHANGE == 0 or not self.trade(seat):
            self.next_turn()

    def close_tavern(self) -> None:
        """Discard what is left, exchange gems, go on to the next tavern or end the round."""
        if self.free:
            self.leftover()
        ranks = self.ranks
        for i in range(1, self.seats):
            if ranks[i - 1] ^ ranks[i] < 1024:  # equal coins
                self.exchange_gems()
                break
        if self.tavern < TAVERNS - 1:
            self.tavern += 1
            self.open_tavern()
        else:
            self.end_round()

    def exchange_gems(self) -> None:
        """Exchange gems in all tie groups."""
        gems = exchange(self.ranks, self.gems, self.board.special_gem)
        if self.listener is not None:
            self.tell_gems(gems)
        self.gems = gems

    def end_round(self) -> None:
        """Take all coins back in hand; enter the next round or end the age."""
        coins: list[int] = []
        for first in range(0, self.seats * COINS, COINS):
            hand = self.coins[first : first + COINS]
            hand.sort()
            coins += hand
        self.coins = coins
        self.laid = ZEROS[self.seats]
        self.known = self.laid
        self.tavern = -1
        self.turn = 0
        self.ranks = NOTHING
        self.free = 0
        if self.round < self.setup.rounds:
            self.round += 1
            self.enter()
        else:
            self.end_of_age()

    def next_age(self) -> None:
        """Enter the first round of age 2 with its deck as it lies."""
        self.deck = self.later
        self.dealt = 0
        self.later = NOTHING
        self.age = 2
        self.round = 1
        self.enter()

    def finish(self) -> None:
        """End the game."""
        self.phase = OVER
        self.active = -1
        self.owing = 0
        self.choices = NOTHING
        if self.listener is not None:
            totals = self.scores()
            for seat, total in enumerate(totals):
                self.tell("scored", seat, {"total": total})
            winners = self.winners()
            args: dict[str, str | int] = {"points": max(totals), "count": len(winners)}
            self.tell("over", -1, args | {f"seat{k}": f"seat:{seat}" for k, seat in enumerate(winners, 1)})

    # Armies

    def put(self, seat: int, at: int, card: int, grades: int, points: int) -> None:
        """Add a card to the end of the column at `at` = seat * 5 + class."""
        self.columns[at] += self.board.single[card]
        own = self.grades
        before = own[at]
        own[at] = before + grades
        if points:
            self.points[at] = self.points[at] + points  # here and elsewhere: `+=` on a list's item is slow once compiled
        if before == self.lines[seat]:  # else another column has fewer
            at = seat * COLUMNS
            if own[at] > before and own[at + 1] > before and own[at + 2] > before and own[at + 3] > before and own[at + 4] > before:
                self.count_lines(seat)

    def count_lines(self, seat: int) -> None:
        """Count the complete lines of a seat again."""
        at = seat * COLUMNS
        grades = self.grades
        least = grades[at]
        for i in range(at + 1, at + COLUMNS):
            if grades[i] < least:
                least = grades[i]
        self.lines[seat] = least

    # Coins

    def renew(self, seat: int, p: int, target: int) -> int:
        """Replace the coin at position p by the treasure's coin for `target`, in the same place; return its value."""
        at = seat * COINS + p
        old = self.coins[at]
        value = new_coin(self.treasure, target, old >> 2)
        treasure = self.treasure.copy()
        treasure[value] = treasure[value] - 1
        if old & 3 == ROYAL:
            treasure[old >> 2] = treasure[old >> 2] + 1
        self.treasure = treasure
        self.coins[at] = value * 4 + ROYAL
        return value

    def trade_pair(self, seat: int, a: int, b: int) -> None:
        """Add up the coins at positions a and b and replace the higher one; of two equal ones a base coin goes (Nidavellir R15, Nains R21)."""
        first = seat * COINS
        one, two = self.coins[first + a], self.coins[first + b]
        if two >> 2 > one >> 2 or (two >> 2 == one >> 2 and two < one):
            self.merge(seat, b, a)
        else:
            self.merge(seat, a, b)

    def merge(self, seat: int, goes: int, stays: int) -> None:
        """Replace the coin at the one position by the treasure's coin for the sum of both."""
        first = seat * COINS
        old, kept = self.coins[first + goes], self.coins[first + stays]
        value = self.renew(seat, goes, (old >> 2) + (kept >> 2))
        if self.place(seat, goes) == POUCH:  # both were shown, and so was the new one
            self.know(seat, self.known[seat] | 24)
            self.reveals += 1
        self.tidy(seat)
        if self.listener is not None:
            self.tell("traded", seat, {"kept": kept >> 2, "old": old >> 2, "old_kind": KINDS[old & 3], "new": value, "sum": (old >> 2) + (kept >> 2)})

    # Telling

    def tell_order(self) -> None:
        """Tell who plays in which order, and why where coins are equal."""
        tavern = self.board.tavern_words[self.tavern]
        args: dict[str, str | int] = {"tavern": tavern, "count": self.seats}
        for k, one in enumerate(self.ranks, 1):
            args |= {f"seat{k}": f"seat:{one & 7}", f"coin{k}": one >> 10, f"gem{k}": one >> 3 & 127}
        self.tell("revealed", -1, args)
        for group in groups(self.ranks, 0):
            tied: dict[str, str | int] = {"tavern": tavern, "coin": self.coins[group[0] * COINS + self.tavern] >> 2, "count": len(group)}
            for k, seat in enumerate(group, 1):
                tied |= {f"seat{k}": f"seat:{seat}", f"gem{k}": self.gems[seat]}
            self.tell("tie", -1, tied)

    def tell_gems(self, after: list[int]) -> None:
        """Tell which gems have changed hands, one event a tie group."""
        for group in groups(self.ranks, self.board.special_gem):
            args: dict[str, str | int] = {"tavern": self.board.tavern_words[self.tavern], "count": len(group)}
            for k, seat in enumerate(group, 1):
                args |= {f"seat{k}": f"seat:{seat}", f"old{k}": self.gems[seat], f"gem{k}": after[seat]}
            self.tell("gems", -1, args)
