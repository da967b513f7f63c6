"""Observations of a tavern game: what a seat may know as a row of numbers, as far as Nidavellir and Nains share it."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from dvergar.engine.observation import MOST, Observer, byte, put
from dvergar.engine.state import State
from dvergar.mechanics.tavern.bids import BIDS, SPREAD
from dvergar.mechanics.tavern.board import COINS, COLUMNS, TAVERNS, Board
from dvergar.mechanics.tavern.coins import SPECIAL
from dvergar.mechanics.tavern.position import AVAILABLE, BID, FREE, NOTHING, OPEN
from dvergar.mechanics.tavern.recruits import RecruitingState

SPECIAL_COIN: Final = 100  # added to the code of the better exchange coin
NO_COINS: Final = bytes(COINS)


@mypyc_attr(allow_interpreted_subclasses=True)
class TavernObserver(Observer):
    """Writes the observations of a tavern game; its own kind adds fields of each seat and of the table.

    A coin is told as its value and 1 (so the exchange coin is 1), the better exchange coin by 100 more; 0 is a coin that the reader cannot tell.
    """

    def __init__(self, board: Board, seats: int, phases: int, peeks: int) -> None:
        """Name the fields; `phases` counts the game's phases, `peeks` the cards that a seat may look at."""
        super().__init__()
        setup = board.setup(seats)
        self.board = board
        self.seats = seats
        self.peeks = peeks
        self.slots = TAVERNS * setup.width
        self.faces = [bytes(self.face(card)) for card in range(len(board.ids))]
        size = len(self.faces[0])
        self.blank = bytes(size)
        self.phases = [bytes([1 if k == phase else 0 for k in range(phases)]) for phase in range(phases)]
        self.asked = [bytes([owing >> ((seat + k) % seats) & 1 for k in range(seats)]) for owing in range(1 << seats) for seat in range(seats)]
        self.codes = bytes([byte((coin >> 2) + 1 + (SPECIAL_COIN if coin & 3 == SPECIAL else 0)) for coin in range(4 * (board.most_coin + 1))])
        self.heaps = bytes([min(column, COLUMNS) for column in board.column])  # those of no column lie together
        self.none_left = bytes(COLUMNS + 1)
        self.order = [0] * seats  # a place to work in
        self.holders = max(1, len(board.distinctions))
        layout = self.layout
        layout.add("phase", phases, 1)
        layout.add("asked", seats, 1)
        for tavern in board.taverns:
            for slot in range(setup.width):
                layout.add(f"{tavern}.{slot}", size)
        for k in range(peeks):
            layout.add(f"peek.{k}", size)
        layout.add("heroes", board.heroes, seats + 1)
        layout.add("treasure", len(setup.treasure))
        layout.add("undealt", COLUMNS + 1)
        layout.add("age", 1, 2)
        layout.add("round", 1, setup.rounds)
        layout.add("tavern", 1, TAVERNS)
        layout.add("done", 1, seats)
        layout.add("bonus")
        layout.add("deck")
        layout.add("distinctions", self.holders, seats + 1)
        for k in range(seats):
            who = "own" if k == 0 else f"rival_{k}"
            layout.add(f"{who}.gem")
            layout.add(f"{who}.ready", 1, 1)
            layout.add(f"{who}.order", 1, seats)
            layout.add(f"{who}.lines")
            layout.add(f"{who}.recruits")
            layout.add(f"{who}.coins", COINS)
            layout.add(f"{who}.laid", COINS)
            layout.add(f"{who}.grades", COLUMNS)
            layout.add(f"{who}.points", COLUMNS)
            self.name_seat(who)
        self.name_table()

    # What differs between games

    def face(self, card: int) -> list[int]:
        """Return what a card in a tavern is: its column as one of five, grades, points, the growth of a coin it brings."""
        board = self.board
        out = [1 if board.column[card] == column else 0 for column in range(COLUMNS)]
        return [*out, byte(board.grades[card]), byte(board.points[card]), byte(board.bonus[card])]

    def name_seat(self, who: str) -> None:
        """Add a game's own fields of one seat."""

    def name_table(self) -> None:
        """Add a game's own fields of the table."""

    def write_seat(self, state: RecruitingState, seat: int, out: BytesWriter) -> None:
        """Append what `name_seat` has named; all of it is known to everybody."""

    def write_table(self, state: RecruitingState, reader: int, out: BytesWriter) -> None:
        """Append what `name_table` has named, seats told from the reader's chair."""

    # What they share

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """Append one row: the position as that seat may know it."""
        assert isinstance(state, RecruitingState)
        out.write(self.phases[state.phase])
        out.write(self.asked[state.owing * self.seats + seat])
        faces = self.faces
        takers = state.takers
        cards = state.cards
        for k in range(self.slots):
            out.write(faces[cards[k]] if takers[k] == FREE else self.blank)
        if self.peeks > 0:
            self.write_peek(state, seat, out)
        self.write_heroes(state.owner, seat, out)
        put(state.treasure, out)
        self.write_undealt(state, out)
        self.write_flow(state, seat, out)
        order = self.order
        for k in range(self.seats):
            order[k] = 0
        if state.tavern >= 0:
            ranks = state.ranks
            for k in range(len(ranks)):
                order[ranks[k] & 7] = k + 1
        one = seat
        for _ in range(self.seats):
            self.write_one(state, one, one == seat, order[one], out)
            one += 1
            if one == self.seats:
                one = 0
        self.write_table(state, seat, out)

    def write_peek(self, state: RecruitingState, reader: int, out: BytesWriter) -> None:
        """Append the cards that the active seat looks at, if it is the reader."""
        seen = state.peek() if reader == state.active else NOTHING
        for card in seen:
            out.write(self.faces[card])
        for _ in range(self.peeks - len(seen)):
            out.write(self.blank)

    def write_heroes(self, owner: list[int], reader: int, out: BytesWriter) -> None:
        """Append for each hero 0 (not in this match), 1 (available) or 2 and the seat of its owner, from the reader's chair."""
        seats = self.seats
        for one in owner:
            if one >= reader:
                out.append(one - reader + 2)
            elif one >= 0:
                out.append(one - reader + seats + 2)
            else:
                out.append(1 if one == AVAILABLE else 0)

    def write_undealt(self, state: RecruitingState, out: BytesWriter) -> None:
        """Append how many cards of each column, and of none, have not been dealt."""
        first: i64 = len(out)
        out.write(self.none_left)
        heaps = self.heaps
        deck = state.deck
        for k in range(state.dealt, len(deck)):
            at: i64 = first + heaps[deck[k]]
            count: int = out[at]
            if count < MOST:
                out[at] = count + 1

    def write_flow(self, state: RecruitingState, reader: int, out: BytesWriter) -> None:
        """Append how far the match has come, and who has which distinction."""
        out.append(state.age)
        out.append(byte(state.round))
        out.append(state.tavern + 1)
        out.append(state.turn if state.tavern >= 0 else 0)
        out.append(byte(state.bonus))
        out.append(byte(len(state.deck) - state.dealt))
        for holder in state.holder:
            if holder >= reader:
                out.append(holder - reader + 2)
            elif holder >= 0:
                out.append(holder - reader + self.seats + 2)
            else:
                out.append(0 if holder == OPEN else 1)
        if not state.holder:
            out.append(0)

    def write_one(self, state: RecruitingState, seat: int, own: bool, order: int, out: BytesWriter) -> None:
        """Append all of one seat."""
        bidding = state.phase == BID
        bid = state.bids[seat] if bidding else -1
        ready = 0 <= bid < BIDS
        out.append(byte(state.gems[seat]))
        out.append(1 if ready else 0)
        out.append(order)
        out.append(byte(state.lines[seat]))
        out.append(byte(state.recruits[seat]))
        first = seat * COINS
        codes = self.codes
        coins = state.coins
        if bidding:  # all are in hand, in their order
            for p in range(first, first + COINS):
                out.append(codes[coins[p]])
            if ready and own:
                for k in range(bid * COINS, bid * COINS + COINS):
                    out.append(codes[coins[first + SPREAD[k]]])
            else:
                out.write(NO_COINS)
        else:
            a, b, c, d, e = in_order(coins[first], coins[first + 1], coins[first + 2], coins[first + 3], coins[first + 4])
            out.append(codes[a])
            out.append(codes[b])
            out.append(codes[c])
            out.append(codes[d])
            out.append(codes[e])
            laid = state.laid[seat]
            known = state.known[seat]
            up = state.tavern
            in_hand = laid == 0 or state.late(seat)  # what is not laid on a tavern
            for p in range(COINS):
                shown = own or known >> p & 1 == 1
                shown = shown or p <= up if p < laid else shown and not in_hand
                out.append(codes[coins[first + p]] if shown else 0)
        column = seat * COLUMNS
        grades = state.grades
        for k in range(column, column + COLUMNS):
            out.append(byte(grades[k]))
        points = state.points
        for k in range(column, column + COLUMNS):
            out.append(byte(points[k]))
        self.write_seat(state, seat, out)


def in_order(a: int, b: int, c: int, d: int, e: int) -> tuple[int, int, int, int, int]:
    """Return five numbers in ascending order; without a list, for an observed step does this for each seat.

    >>> in_order(4, 1, 5, 2, 3)
    (1, 2, 3, 4, 5)
    """
    if a > b:
        a, b = b, a
    if d > e:
        d, e = e, d
    if c > e:
        c, e = e, c
    if c > d:
        c, d = d, c
    if b > e:
        b, e = e, b
    if a > d:
        a, d = d, a
    if a > c:
        a, c = c, a
    if b > d:
        b, d = d, b
    if b > c:
        b, c = c, b
    return a, b, c, d, e
