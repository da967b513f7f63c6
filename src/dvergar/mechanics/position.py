"""The position of a tavern game: where every coin, gem and card is, who knows it, and how it is copied. Nidavellir and Nains build on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dvergar.engine.rng import Rng
from dvergar.engine.state import Event, State
from dvergar.mechanics.bids import BIDS, DISTINCT, pattern
from dvergar.mechanics.board import COINS, COLUMNS, Board, Setup

if TYPE_CHECKING:
    from dvergar.engine.game import Game, OptionValue

# Phases: what is asked. A game adds its own from 4 on.
OVER: Final = 0
BID: Final = 1
PICK: Final = 2
RECRUIT: Final = 3

# Places of a coin; 0..2 are the taverns.
POUCH: Final = 3
HAND: Final = 4

# Takers of a tavern card that no seat took.
FREE: Final = -1
LEFT: Final = -2  # discarded

# The first actions of every tavern game; bids are the actions 0..59.
LAY_ACTION: Final = 60  # 5: a coin slot
PICK_ACTION: Final = 65  # 5: a tavern slot


SEATS: Final = [[seat for seat in range(8) if mask >> seat & 1] for mask in range(256)]  # by bit mask; shared, never to be changed
NOTHING: Final[list[int]] = []  # likewise
ZEROS: Final = [[0] * seats for seats in range(8)]  # by seat count; likewise
ALL_LAID: Final = [[3] * seats for seats in range(8)]  # likewise
PICKS: Final = [[PICK_ACTION + slot for slot in range(5) if mask >> slot & 1] for mask in range(32)]  # by bit mask of free slots; likewise


class TavernPosition(State):
    """Everything on the table of a tavern game.

    Five coins a seat stand at positions `seat * 5 + p`. While they are in hand they are sorted. Once laid out, `p` 0..2 is a tavern and 3 and 4
    are the pouch: a coin known to all before one that is not, else ascending, so that the order tells nothing. `laid[seat]` counts the coins on
    taverns: 0 before the bids are opened, then 3; a seat that lays its coins late has the rest, sorted, in hand.

    Lists marked *shared* are replaced, never changed in place: clones hold the same ones.
    """

    __slots__ = (  # more attributes than a shared dict holds: slots keep clones and access fast
        "active",
        "age",
        "alike",
        "bids",
        "board",
        "cards",
        "choices",
        "coins",
        "columns",
        "dealt",
        "deck",
        "discard",
        "free",
        "gems",
        "grades",
        "known",
        "laid",
        "later",
        "lines",
        "owing",
        "phase",
        "points",
        "ranks",
        "recruits",
        "round",
        "setup",
        "stack",
        "takers",
        "tavern",
        "treasure",
        "turn",
    )

    board: Board
    setup: Setup
    phase: int
    active: int  # the one seat that decides, but for BID
    choices: list[int]  # its legal actions; shared
    age: int
    round: int
    tavern: int  # being resolved: 0..2, -1 between rounds and while bids are open
    turn: int  # how many seats have finished there
    owing: int  # bit by seat that owes a decision
    bids: list[int]  # while bids are open: by seat the bid, -1 missing, BIDS for a seat that lays late; later all -1
    coins: list[int]  # see coins.py
    laid: list[int]  # shared
    known: list[int]  # by seat, bit p: the coin at p lies face down but everybody knows it; shared
    gems: list[int]  # shared
    ranks: list[int]  # order of play and tie groups of the present tavern, see turns.py; shared
    cards: list[int]  # of the three taverns, `setup.width` each; taken ones stay named; shared
    takers: list[int]  # by tavern card: FREE, a seat, or LEFT
    free: int  # bit by slot of the present tavern: its card is free
    alike: bool  # some cards of the present tavern were alike when it opened
    deck: list[int]  # of this age, the next card at `dealt`; shared
    dealt: int
    later: list[int]  # the deck of the next age, top first; shared
    treasure: list[int]  # copies by value; shared
    discard: list[int]  # shared
    columns: list[tuple[int, ...]]  # cards in order of arrival, at seat * 5 + class
    grades: list[int]
    points: list[int]
    lines: list[int]  # complete lines: the smallest number of grades
    recruits: list[int]  # heroes, or whoever comes for a line
    stack: list[int]  # what is still to be done, the next thing last, see recruits.py

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, board: Board, like: TavernPosition | None = None) -> None:
        """Set up empty taverns, or everything as it is in `like`: a compiled class makes no object without its `__init__`."""
        super().__init__(game, seats, options, rng)
        if like is not None:
            self.reveals = like.reveals
            self.board = like.board
            self.setup = like.setup
            self.phase = like.phase
            self.active = like.active
            self.choices = like.choices
            self.age = like.age
            self.round = like.round
            self.tavern = like.tavern
            self.turn = like.turn
            self.owing = like.owing
            self.bids = like.bids.copy()
            self.coins = like.coins.copy()
            self.laid = like.laid
            self.known = like.known
            self.gems = like.gems
            self.ranks = like.ranks
            self.cards = like.cards
            self.takers = like.takers.copy()
            self.free = like.free
            self.alike = like.alike
            self.deck = like.deck
            self.dealt = like.dealt
            self.later = like.later
            self.treasure = like.treasure
            self.discard = like.discard
            self.columns = like.columns.copy()
            self.grades = like.grades.copy()
            self.points = like.points.copy()
            self.lines = like.lines.copy()
            self.recruits = like.recruits.copy()
            self.stack = like.stack.copy()
            return
        self.board = board
        self.setup = board.setup(seats)
        self.phase = OVER
        self.active = -1
        self.choices = []
        self.age = 1
        self.round = 1
        self.tavern = -1
        self.turn = 0
        self.owing = 0
        self.bids = [-1] * seats
        self.coins = board.base * seats
        self.laid = [0] * seats
        self.known = [0] * seats
        self.gems = [0] * seats
        self.ranks = []
        self.cards = []
        self.takers = []
        self.free = 0
        self.alike = False
        self.deck = []
        self.dealt = 0
        self.later = []
        self.treasure = self.setup.treasure
        self.discard = []
        self.columns = [()] * (COLUMNS * seats)
        self.grades = [0] * (COLUMNS * seats)
        self.points = [0] * (COLUMNS * seats)
        self.lines = [0] * seats
        self.recruits = [0] * seats
        self.stack = []

    def actors(self) -> list[int]:
        """Return the seats that owe a decision; the list is shared, so copy it before changing it."""
        return SEATS[self.owing]

    def legal(self, seat: int) -> list[int]:
        """Return the seat's actions; the list is shared, so copy it before changing it."""
        if self.phase == BID:
            if self.bids[seat] >= 0:
                return NOTHING
            return DISTINCT[pattern(self.coins, seat * COINS)]
        return self.choices if seat == self.active else NOTHING

    def secret(self) -> bool:
        """Return whether bids are open."""
        return self.phase == BID

    def late(self, seat: int) -> bool:
        """Return whether this seat lays each coin only when the others' coins on that tavern are open; a game may have such seats."""
        return False

    def order(self) -> list[int]:
        """Return the seats in order of play in the present tavern, [] before its order is fixed."""
        return [one & 7 for one in self.ranks]

    def place(self, seat: int, p: int) -> int:
        """Return where the coin at position p of a seat lies: 0..2 a tavern, POUCH or HAND."""
        laid = self.laid[seat]
        if p < laid:
            return p
        return HAND if laid == 0 or self.late(seat) else POUCH

    def up(self, seat: int, p: int) -> bool:
        """Return whether that coin lies face up on a tavern."""
        return p < self.laid[seat] and p <= self.tavern

    def common(self, seat: int, p: int) -> bool:
        """Return whether everybody knows which coin is there: it lies face up, or in hand, or its face was shown when it came."""
        return self.up(seat, p) or self.place(seat, p) == HAND or self.known[seat] >> p & 1 == 1

    def hidden(self, seat: int) -> list[int]:
        """Return the positions of a seat whose coins the others do not know, ascending."""
        if self.laid[seat] == 0 or self.late(seat):
            return []
        known = self.known[seat]
        return [p for p in range(self.tavern + 1, COINS) if known >> p & 1 == 0]

    def slots(self, seat: int) -> list[int]:
        """Return the positions of a seat's five coins in slot order: by value, kind, then position."""
        return [one & 7 for one in self.sorted_coins(seat)]

    def sorted_coins(self, seat: int) -> list[int]:
        """Return `coin * 8 + position` of a seat's five coins in slot order."""
        at = seat * COINS
        coins = self.coins
        out = [coins[at] * 8, coins[at + 1] * 8 + 1, coins[at + 2] * 8 + 2, coins[at + 3] * 8 + 3, coins[at + 4] * 8 + 4]
        out.sort()
        return out

    def unseen(self) -> list[int]:
        """Return the cards of the present age that have not been dealt, ascending: everybody can count them."""
        return sorted(self.deck[self.dealt :])

    def tell(self, kind: str, seat: int, args: dict[str, str | int], to: int = -1) -> None:
        """Tell the listener; callers look first whether there is one, so that simulation pays nothing."""
        if self.listener is not None:
            self.listener.append(Event(kind, seat, args, to))

    def tidy(self, seat: int) -> None:
        """Put the coins of a hand, or of a pouch, into their one order."""
        laid = self.laid[seat]
        first = seat * COINS
        coins = self.coins
        if laid == 0 or self.late(seat):
            hand = coins[first + laid : first + COINS]
            hand.sort()
            for k in range(COINS - laid):
                coins[first + laid + k] = hand[k]
            return
        known = self.known[seat]
        low, high = known >> 3 & 1, known >> 4 & 1
        if low < high or (low == high and coins[first + 3] > coins[first + 4]):
            coins[first + 3], coins[first + 4] = coins[first + 4], coins[first + 3]
            if low != high:
                self.know(seat, (known & 7) | 8)

    def know(self, seat: int, mask: int) -> None:
        """Set which of a seat's face-down coins everybody knows."""
        known = self.known.copy()
        known[seat] = mask
        self.known = known

    # Worlds

    def redraw(self, reader: int, rng: Rng) -> None:
        """Draw anew, in place, what the reader (-1: a spectator) cannot know: others' bids and hidden coins, the order of the decks."""
        for seat in range(self.seats):
            if seat == reader:
                continue
            if self.phase == BID:
                if 0 <= self.bids[seat] < BIDS:
                    distinct = DISTINCT[pattern(self.coins, seat * COINS)]
                    self.bids[seat] = distinct[rng.below(len(distinct))]
            else:
                self.redraw_coins(seat, rng)
        rest = self.unseen()
        rng.shuffle(rest)
        self.deck = rest
        self.dealt = 0
        later = sorted(self.later)
        rng.shuffle(later)
        self.later = later
        self.rng = Rng(rng.seed())

    def redraw_coins(self, seat: int, rng: Rng) -> None:
        """Lay a seat's hidden coins out anew, each arrangement that others could tell from the rest equally likely.

        Shuffled coins give an arrangement with two equal coins in the pouch half the chance of the others; so the others stand half the time.
        """
        places = self.hidden(seat)
        count = len(places)
        if count < 2:
            return
        first = seat * COINS
        coins = sorted([self.coins[first + p] for p in places])
        halve = False
        if places[count - 2] == 3:  # the whole pouch is hidden
            for k in range(count - 1):
                if coins[k] == coins[k + 1]:
                    halve = True
        while True:
            rng.shuffle(coins)
            if not halve or coins[count - 1] == coins[count - 2] or rng.below(2) == 0:
                break
        for k in range(count):
            self.coins[first + places[k]] = coins[k]
        self.tidy(seat)

    # Dumps

    def dump_into(self, out: list[int]) -> None:
        """Append everything that is here as ints."""
        self.rng.dump(out)
        out += [self.reveals, self.phase, self.active, self.age, self.round, self.tavern, self.turn, self.owing, self.free, int(self.alike)]
        for one in (self.bids, self.coins, self.laid, self.known, self.gems, self.grades, self.points, self.lines, self.recruits):
            out += one
        for many in (self.ranks, self.cards, self.takers, self.deck[self.dealt :], self.later, self.treasure, self.discard, self.stack):
            out.append(len(many))
            out += many
        for column in self.columns:
            out.append(len(column))
            out += column

    def load_from(self, words: list[int]) -> int:
        """Take back what `dump_into` wrote at the beginning of a dump; return how many words that took."""
        reader = Reader(words)
        self.rng.load(reader.take(4))
        self.reveals, self.phase, self.active, self.age, self.round, self.tavern, self.turn, self.owing, self.free, alike = reader.take(10)
        self.alike = alike == 1
        n = self.seats
        self.bids, self.coins = reader.take(n), reader.take(n * COINS)
        self.laid, self.known, self.gems = reader.take(n), reader.take(n), reader.take(n)
        self.grades, self.points = reader.take(n * COLUMNS), reader.take(n * COLUMNS)
        self.lines, self.recruits = reader.take(n), reader.take(n)
        self.ranks, self.cards, self.takers = reader.many(), reader.many(), reader.many()
        self.deck, self.dealt, self.later = reader.many(), 0, reader.many()
        self.treasure, self.discard, self.stack = reader.many(), reader.many(), reader.many()
        self.columns = [tuple(reader.many()) for _ in range(n * COLUMNS)]
        return reader.at


class Reader:
    """Reads a dump from the front."""

    def __init__(self, words: list[int], at: int = 0) -> None:
        self.words = words
        self.at = at

    def take(self, count: int) -> list[int]:
        """Return the next ints."""
        self.at += count
        return self.words[self.at - count : self.at]

    def many(self) -> list[int]:
        """Return a list that stands behind its length."""
        return self.take(self.take(1)[0])
