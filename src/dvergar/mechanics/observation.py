"""What a seat may know of a tavern game, as a row of numbers: all that Nidavellir and Nains share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dvergar.engine.observation import Observer, byte
from dvergar.engine.state import State
from dvergar.mechanics.bids import BIDS, SPREAD
from dvergar.mechanics.board import COINS, COLUMNS, TAVERNS, Board
from dvergar.mechanics.coins import SPECIAL
from dvergar.mechanics.position import AVAILABLE, BID, FREE, OPEN
from dvergar.mechanics.recruits import RecruitingState

SPECIAL_COIN: Final = 100  # added to the code of the better exchange coin
NO_COINS: Final = [0] * COINS
KEPT: Final = 4096  # lists whose bytes are kept at most


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
        self.no_peek = bytes(size * peeks)
        self.phases = [bytes([1 if k == phase else 0 for k in range(phases)]) for phase in range(phases)]
        self.asked = [bytes([owing >> ((seat + k) % seats) & 1 for k in range(seats)]) for owing in range(1 << seats) for seat in range(seats)]
        self.codes = [(coin >> 2) + 1 + (SPECIAL_COIN if coin & 3 == SPECIAL else 0) for coin in range(4 * (board.most_coin + 1))]
        self.kept: list[list[int]] = []  # lists that are replaced, never changed; as long as one is kept, no other has its id
        self.heroes: dict[int, bytes] = {}  # by id of such a list and reader
        self.undealt: dict[int, bytes] = {}  # by id and the place in it
        self.treasures: dict[int, bytes] = {}  # by id
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

    def write_seat(self, state: RecruitingState, seat: int, out: list[int]) -> None:
        """Append what `name_seat` has named; all of it is known to everybody."""

    def write_table(self, state: RecruitingState, reader: int, out: list[int]) -> None:
        """Append what `name_table` has named, seats told from the reader's chair."""

    # What they share

    def write(self, state: State, seat: int, out: list[int]) -> None:
        """Append one row: the position as that seat may know it."""
        out += list(self.row(state, seat))

    def row(self, state: State, seat: int) -> bytes:
        """Return one row as bytes. What repeats itself is kept as bytes, for numbers come slowly into them."""
        assert isinstance(state, RecruitingState)
        seats = self.seats
        faces = self.faces
        parts: list[bytes] = [self.phases[state.phase], self.asked[state.owing * seats + seat]]
        takers = state.takers
        cards = state.cards
        for k in range(self.slots):
            parts.append(faces[cards[k]] if takers[k] == FREE else self.blank)
        if self.peeks > 0:
            parts.append(self.peeked(state) if seat == state.active else self.no_peek)
        if len(self.kept) > KEPT:
            self.forget()
        parts.append(self.heroes_of(state.owner, seat))
        parts.append(self.treasure_of(state.treasure))
        parts.append(self.undealt_of(state.deck, state.dealt))
        numbers: list[int] = []
        self.write_numbers(state, seat, numbers)
        parts.append(in_bytes(numbers))
        return b"".join(parts)

    def forget(self) -> None:
        """Give back all lists that were kept."""
        self.kept.clear()
        self.heroes.clear()
        self.undealt.clear()
        self.treasures.clear()

    def heroes_of(self, owner: list[int], reader: int) -> bytes:
        """Return for each hero 0 (not in this match), 1 (available) or 2 and the seat of its owner, from the reader's chair."""
        key = id(owner) * 8 + reader
        found = self.heroes.get(key)
        if found is None:
            found = bytes([2 + (one - reader) % self.seats if one >= 0 else 1 if one == AVAILABLE else 0 for one in owner])
            self.heroes[key] = found
            self.kept.append(owner)
        return found

    def treasure_of(self, treasure: list[int]) -> bytes:
        """Return the copies of each coin that are left."""
        found = self.treasures.get(id(treasure))
        if found is None:
            found = in_bytes(treasure)
            self.treasures[id(treasure)] = found
            self.kept.append(treasure)
        return found

    def undealt_of(self, deck: list[int], dealt: int) -> bytes:
        """Return how many cards of each column, and of none, have not been dealt."""
        key = id(deck) * 512 + dealt
        found = self.undealt.get(key)
        if found is None:
            counts = [0] * (COLUMNS + 1)
            for k in range(dealt, len(deck)):
                column = self.board.column[deck[k]]
                counts[column if column < COLUMNS else COLUMNS] += 1
            found = in_bytes(counts)
            self.undealt[key] = found
            self.kept.append(deck)
        return found

    def peeked(self, state: RecruitingState) -> bytes:
        """Return the cards that the active seat looks at."""
        seen = state.peek()
        if not seen:
            return self.no_peek
        return b"".join([self.faces[card] for card in seen] + [self.blank] * (self.peeks - len(seen)))

    def write_numbers(self, state: RecruitingState, reader: int, out: list[int]) -> None:
        """Append all that is no card."""
        seats = self.seats
        open_tavern = state.tavern
        out += [state.age, state.round, open_tavern + 1, state.turn if open_tavern >= 0 else 0, state.bonus, len(state.deck) - state.dealt]
        for holder in state.holder:
            if holder >= 0:
                holder -= reader
                out.append(holder + 2 if holder >= 0 else holder + 2 + seats)
            else:
                out.append(0 if holder == OPEN else 1)
        if not state.holder:
            out.append(0)
        order = [0] * seats
        if open_tavern >= 0:
            ranks = state.ranks
            for k in range(len(ranks)):
                order[ranks[k] & 7] = k + 1
        seat = reader
        for _ in range(seats):
            self.write_one(state, seat, seat == reader, order[seat], out)
            seat += 1
            if seat == seats:
                seat = 0
        self.write_table(state, reader, out)

    def write_one(self, state: RecruitingState, seat: int, own: bool, order: int, out: list[int]) -> None:
        """Append all of one seat."""
        bidding = state.phase == BID
        bid = state.bids[seat] if bidding else -1
        ready = 0 <= bid < BIDS
        out += [state.gems[seat], 1 if ready else 0, order, state.lines[seat], state.recruits[seat]]
        first = seat * COINS
        codes = self.codes
        coins = state.coins[first : first + COINS]
        if bidding:  # all are in hand, in their order
            for coin in coins:
                out.append(codes[coin])
            if ready and own:
                for k in range(bid * COINS, bid * COINS + COINS):
                    out.append(codes[coins[SPREAD[k]]])
            else:
                out += NO_COINS
        else:
            sorted_coins = coins.copy()
            sorted_coins.sort()
            for coin in sorted_coins:
                out.append(codes[coin])
            laid = state.laid[seat]
            known = state.known[seat]
            up = state.tavern
            for p in range(COINS):
                if p < laid:
                    out.append(codes[coins[p]] if own or p <= up or known >> p & 1 else 0)
                elif laid == 0 or state.late(seat):  # in hand
                    out.append(0)
                else:
                    out.append(codes[coins[p]] if own or known >> p & 1 else 0)
        column = seat * COLUMNS
        out += state.grades[column : column + COLUMNS]
        out += state.points[column : column + COLUMNS]
        self.write_seat(state, seat, out)


def in_bytes(numbers: list[int]) -> bytes:
    """Return numbers as bytes; tables of one's own may go beyond what a byte holds.

    >>> list(in_bytes([3, 300]))
    [3, 255]
    """
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([byte(number) for number in numbers])
