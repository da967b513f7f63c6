"""The greedy way to play Nidavellir: the best next step by an estimate that looks ahead, without search (spec 12)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import PolicyMaker
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.games.nidavellir.bidding import Wishes, best_bid, best_card, best_late_coin, best_of, merge_worth, picks_ahead, trades, transform_worth
from dvergar.games.nidavellir.cards import DISCARD_DWARVES, DWARF, DWERG
from dvergar.games.nidavellir.state import (
    DISCARD,
    DISCARD_ACTION,
    HERO,
    HERO_ACTION,
    KEEP_ACTION,
    PAIRS,
    PIONEER,
    PIONEER_ACTION,
    THRUD,
    THRUD_ACTION,
    ULINE_BID,
    ULINE_TRADE,
    YLUD,
    YLUD_ACTION,
    NidavellirState,
)
from dvergar.games.nidavellir.worth import Army, Outlook, coin_worth, worth
from dvergar.mechanics.board import COINS, COLUMNS
from dvergar.mechanics.coins import ROYAL, new_coin
from dvergar.mechanics.position import BID, PICK, PICK_ACTION, POUCH, TRANSFORM

DENY: Final = 0.45  # how much a rival's gain counts against one's own
LATER: Final = 0.12  # what a point more on a coin that is still to be turned brings in its tavern


class Greedy:
    """Weighs every action once and takes the best; equal views give equal actions, for nothing hidden is looked at."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`."""
        assert isinstance(world, NidavellirState)
        if world.phase == BID:
            return best_bid(world, seat)
        if world.phase == ULINE_BID:
            return best_late_coin(world, seat)
        best = -1
        most = 0.0
        judge = Judge(world, seat)
        for action in world.legal(seat):
            value = judge.value(action)
            if best < 0 or value > most:
                best = action
                most = value
        return best


class Judge:
    """Weighs the actions of one seat in one position."""

    def __init__(self, state: NidavellirState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.wishes = Wishes(state, seat, picks_ahead(state))
        self.army = self.wishes.army
        self.outlook = self.wishes.outlook
        self.rivals: list[Wishes] = []  # who still take in this tavern, in order of play
        if state.phase == PICK:
            for rank in state.ranks[state.turn + 1 :]:
                self.rivals.append(Wishes(state, rank & 7, picks_ahead(state)))

    def value(self, action: int) -> float:
        """Return what an action is worth; only differences count."""
        phase = self.state.phase
        if phase == PICK:
            return self.pick(action - PICK_ACTION)
        if phase == HERO:
            return self.hero(self.state.tables.first_hero + action - HERO_ACTION)
        if phase == TRANSFORM:
            return self.transform(action)
        if phase == DISCARD:
            return self.discard(action - DISCARD_ACTION)
        if phase == THRUD:
            return self.thrud(action - THRUD_ACTION)
        if phase == ULINE_TRADE:
            p, q = self.state.pair_of(self.seat, action)
            return merge_worth(self.state, self.seat, self.army, self.outlook, p, q)
        if phase == YLUD:
            return self.ylud(self.state.ylud % COLUMNS if action == KEEP_ACTION else action - YLUD_ACTION)
        if phase == PIONEER:
            return self.wishes.gain(self.state.later[action - PIONEER_ACTION])
        raise ValueError(f"phase {phase} asks nothing")

    def pick(self, slot: int) -> float:
        """Weigh a card of the open tavern by what it brings and by what it leaves to others."""
        state = self.state
        width = state.setup.width
        first = state.tavern * width
        cards = state.cards[first : first + width]
        free = [taker == -1 for taker in state.takers[first : first + width]]
        value = self.wishes.gain(cards[slot])
        free[slot] = False
        for rival in self.rivals:
            taken = best_card(rival, cards, free)
            free[taken] = False
            value -= DENY / (state.seats - 1) * rival.gain(cards[taken])
        return value

    def hero(self, card: int) -> float:
        """Weigh a hero."""
        state = self.state
        t = state.tables
        a = Army(state, self.seat)
        o = Outlook(state, self.seat, picks_ahead(state))
        a.heroes += 1
        a.join(t, card)
        if t.effect[card] == DWERG:
            o.brothers -= 1
        column = t.column[card]
        if column < COLUMNS:
            if a.thrud == column:
                a.thrud = COLUMNS
            a.add(column, t.grades[card], t.points[card])
        elif card == t.thrud:
            a.thrud = COLUMNS
        if t.effect[card] == DISCARD_DWARVES:
            self.lose_least(a, o, column, t.amount[card])
        value = worth(a, o)
        if t.bonus[card] > 0:
            value += transform_worth(state, self.seat, a, o, t.bonus[card])
        return value

    def lose_least(self, a: Army, o: Outlook, own: int, count: int) -> None:
        """Take the dwarves out of an army that will be missed least, from columns other than the hero's own."""
        gone = [column == own or not self.ends_with_dwarf(column) for column in range(COLUMNS)]
        for _ in range(count):
            best = -1
            most = 0.0
            for column in range(COLUMNS):
                if not gone[column]:
                    self.take_last(a, column)
                    value = worth(a, o)
                    self.give_last(a, column)
                    if best < 0 or value > most:
                        best = column
                        most = value
            gone[best] = True
            self.take_last(a, best)

    def ends_with_dwarf(self, column: int) -> bool:
        """Return whether the last card of a column may be sent away."""
        cards = self.state.columns[self.seat * COLUMNS + column]
        return len(cards) > 0 and self.state.tables.kind[cards[-1]] == DWARF

    def take_last(self, a: Army, column: int) -> None:
        """Take the last card of a column out of an army."""
        t = self.state.tables
        card = self.state.columns[self.seat * COLUMNS + column][-1]
        a.add(column, -t.grades[card], -t.points[card])

    def give_last(self, a: Army, column: int) -> None:
        """Put it back."""
        t = self.state.tables
        card = self.state.columns[self.seat * COLUMNS + column][-1]
        a.add(column, t.grades[card], t.points[card])

    def discard(self, which: int) -> float:
        """Weigh whom to send away."""
        a = Army(self.state, self.seat)
        if which < len(PAIRS):
            one, two = PAIRS[which]
            self.take_last(a, one)
            self.take_last(a, two)
        else:
            self.take_last(a, which - len(PAIRS))
        return worth(a, self.outlook)

    def thrud(self, column: int) -> float:
        """Weigh a column for Thrud."""
        a = Army(self.state, self.seat)
        a.thrud = column
        return worth(a, self.outlook)

    def ylud(self, column: int) -> float:
        """Weigh a column for Ylud; after the first age she may still move once more."""
        state = self.state
        a = Army(state, self.seat)
        if state.ylud >= 0:
            a.standing[state.ylud % COLUMNS] -= 1
        a.standing[column] += 1
        if state.age == 2:
            a.ylud = 0
            a.grades[column] += 1
            a.points[column] += state.tables.ylud_points[column]
        return worth(a, self.outlook)

    def transform(self, action: int) -> float:
        """Weigh the growth of one coin: with the trade that may follow, and what the coin does where it lies."""
        state = self.state
        seat = self.seat
        p = state.coin_of(seat, action)
        coin = state.coins[seat * COINS + p]
        old = coin >> 2
        new = new_coin(state.treasure, old + state.bonus, old)
        value = coin_worth(self.outlook, self.army, old, new, best_of(state, seat, p, new))
        place = state.place(seat, p)
        if place < POUCH and place > state.tavern:
            value += LATER * (new - old)
        if place == POUCH and self.trade_follows():
            other = 7 - p  # the pouch is at positions 3 and 4
            treasure = state.treasure.copy()
            treasure[new] -= 1
            if coin & 3 == ROYAL:
                treasure[old] += 1
            kept = state.coins[seat * COINS + other] >> 2
            high = max(new, kept)
            merged = new_coin(treasure, new + kept, high)
            value += coin_worth(self.outlook, self.army, high, merged, max(self.army.best, merged))
            before = max(old, kept)
            plain = new_coin(state.treasure, old + kept, before)
            value -= coin_worth(self.outlook, self.army, before, plain, max(self.army.best, plain))
        return value

    def trade_follows(self) -> bool:
        """Return whether this seat's exchange coin lies on this tavern or a later one."""
        state = self.state
        first = self.seat * COINS
        for p in range(max(state.tavern, 0), state.laid[self.seat]):  # noqa: SIM110 - mypyc is faster without a generator
            if trades(state, state.coins[first + p]):
                return True
        return False


def policies() -> dict[str, PolicyMaker]:
    """Return this game's ways to play, weakest first.

    >>> list(policies())
    ['greedy']
    """
    return {"greedy": Greedy}
