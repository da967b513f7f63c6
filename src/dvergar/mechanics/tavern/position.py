"""The position of a tavern game: where every coin, gem and card is, who knows it, and how it is copied. Nidavellir and Nains build on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dvergar.engine.rng import Rng
from dvergar.engine.state import Event, State
from dvergar.mechanics.tavern.bids import DISTINCT, pattern
from dvergar.mechanics.tavern.board import COINS, COLUMNS, Board, Setup

if TYPE_CHECKING:
    from dvergar.engine.game import Game, OptionValue

# Phases: what is asked. A game adds its own from 5 on.
OVER: Final = 0
BID: Final = 1
PICK: Final = 2
RECRUIT: Final = 3
TRANSFORM: Final = 4
PHASE_NAMES: Final = ["over", "bid", "turn", "hero", "transform"]  # as views call them

# Places of a coin; 0..2 are the taverns.
POUCH: Final = 3
HAND: Final = 4

# Takers of a tavern card that no seat took.
FREE: Final = -1
LEFT: Final = -2  # discarded

# The first actions of every tavern game; bids are the actions 0..59. A slot of a coin numbers a seat's five by value, kind and place.
LAY_ACTION: Final = 60  # 5: a coin slot, of a seat that lays late
PICK_ACTION: Final = 65  # 5: a tavern slot
TRANSFORM_ACTION: Final = 70  # 25: slot * 5 + place (0..2 tavern, 3 pouch, 4 hand); the slot is the first one of that coin
OWN_ACTION: Final = 95  # a game's own ones begin here

# Owners of heroes that no seat has.
AVAILABLE: Final = -1
ABSENT: Final = -3  # not in this match

# Distinctions, by holder.
OPEN: Final = -2
UNCLAIMED: Final = -1


SEATS: Final = [[seat for seat in range(8) if mask >> seat & 1] for mask in range(256)]  # by bit mask; shared, never to be changed
NOTHING: Final[list[int]] = []  # likewise
ZEROS: Final = [[0] * seats for seats in range(8)]  # by seat count; likewise
ALL_LAID: Final = [[3] * seats for seats in range(8)]  # likewise
PICKS: Final = [[PICK_ACTION + slot for slot in range(5) if mask >> slot & 1] for mask in range(32)]  # by bit mask of free slots; likewise


def differing(cards: list[int]) -> list[int]:
    """Return the indices of the cards that differ: of those alike the first stands.

    >>> differing([4, 7, 4])
    [0, 1]
    """
    return [k for k in range(len(cards)) if cards[k] not in cards[:k]]


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
        "bonus",
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
        "holder",
        "judged",
        "known",
        "laid",
        "later",
        "left",
        "lines",
        "owing",
        "owner",
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
    owner: list[int]  # by hero: a seat, AVAILABLE or ABSENT; shared
    left: list[int]  # the actions of the available heroes, ascending; shared
    holder: list[int]  # by distinction: OPEN, UNCLAIMED or a seat; shared
    judged: list[int]  # what was compared, at distinction * seats + seat; [] before the evaluation; shared
    bonus: int  # of the transformation asked for
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
            self.owner = like.owner
            self.left = like.left
            self.holder = like.holder
            self.judged = like.judged
            self.bonus = like.bonus
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
        self.owner = [AVAILABLE] * board.heroes
        self.left = []
        self.holder = [OPEN] * len(board.distinctions)
        self.judged = []
        self.bonus = 0
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

    def decided(self) -> list[int]:
        """Return the values of the coins that decided this order, in it: a coin that has grown since counts as it was bid."""
        return [one >> 10 for one in self.ranks]

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

    def coin_of(self, seat: int, action: int) -> int:
        """Return the position of the coin that a `lay` or `transform` action means."""
        coins = self.sorted_coins(seat)
        if action < PICK_ACTION:
            return coins[action - LAY_ACTION] & 7
        slot, place = divmod(action - TRANSFORM_ACTION, 5)
        coin = coins[slot] >> 3
        for k in range(slot, COINS):
            p = coins[k] & 7
            if coins[k] >> 3 == coin and self.place(seat, p) == place:
                return p
        raise ValueError(f"seat {seat} has no coin there: action {action}")

    def transforms(self, seat: int) -> list[int]:
        """Return one action for each coin that could grow; equal ones in the same place are one (Nidavellir spec 4.10, Nains spec 4.9)."""
        coins = self.sorted_coins(seat)
        out: list[int] = []
        slot = 0
        last = -1
        for k in range(COINS):
            coin = coins[k] >> 3
            if coin != last:
                slot = k
                last = coin
            if coin & 2 == 0:
                action = TRANSFORM_ACTION + slot * 5 + self.place(seat, coins[k] & 7)
                if not out or out[-1] != action:
                    out.append(action)
        return out

    def peek(self) -> list[int]:
        """Return the cards on top of the second age's deck that the active seat looks at; they are nobody else's business."""
        return NOTHING

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
            low = first + laid
            for k in range(low + 1, first + COINS):  # few coins, mostly in order already
                coin = coins[k]
                at = k
                while at > low and coins[at - 1] > coin:
                    coins[at] = coins[at - 1]
                    at -= 1
                coins[at] = coin
            return
        known = self.known[seat]
        third, fourth = known >> 3 & 1, known >> 4 & 1
        if third < fourth or (third == fourth and coins[first + 3] > coins[first + 4]):
            coins[first + 3], coins[first + 4] = coins[first + 4], coins[first + 3]
            if third != fourth:
                self.know(seat, (known & 7) | 8)

    def know(self, seat: int, mask: int) -> None:
        """Set which of a seat's face-down coins everybody knows."""
        known = self.known.copy()
        known[seat] = mask
        self.known = known
