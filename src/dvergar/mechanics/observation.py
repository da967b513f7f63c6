"""What a seat may know of a tavern game, as a row of numbers: all that Nidavellir and Nains share."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dvergar.engine.observation import MOST, Observer, byte, one_of
from dvergar.engine.state import State
from dvergar.mechanics.bids import BIDS, PLACES
from dvergar.mechanics.board import COINS, COLUMNS, TAVERNS, Board
from dvergar.mechanics.position import AVAILABLE, BID, FREE, HAND, OPEN, UNCLAIMED
from dvergar.mechanics.recruits import RecruitingState


@mypyc_attr(allow_interpreted_subclasses=True)
class TavernObserver(Observer):
    """Writes the observations of a tavern game; its own kind adds fields of each seat and of the table."""

    def __init__(self, board: Board, seats: int, phases: int, peeks: int) -> None:
        """Name the fields; `phases` counts the game's phases, `peeks` the cards that a seat may look at."""
        super().__init__()
        setup = board.setup(seats)
        self.board = board
        self.seats = seats
        self.phases = phases
        self.peeks = peeks
        self.slots = TAVERNS * setup.width
        self.faces = [self.face(card) for card in range(len(board.ids))]
        self.blank = [0] * len(self.faces[0])
        layout = self.layout
        layout.add("phase", phases, 1)
        layout.add("asked", seats, 1)
        layout.add("age", 1, 2)
        layout.add("round", 1, setup.rounds)
        layout.add("tavern", TAVERNS, 1)
        layout.add("done", 1, seats)
        layout.add("bonus")
        for tavern in board.taverns:
            for slot in range(setup.width):
                layout.add(f"{tavern}.{slot}", len(self.blank))
        for k in range(peeks):
            layout.add(f"peek.{k}", len(self.blank))
        for k in range(seats):
            who = "own" if k == 0 else f"rival_{k}"
            layout.add(f"{who}.gem")
            layout.add(f"{who}.ready", 1, 1)
            layout.add(f"{who}.order", 1, seats)
            layout.add(f"{who}.lines")
            layout.add(f"{who}.recruits")
            layout.add(f"{who}.special", 1, 1)
            layout.add(f"{who}.coins", COINS)
            layout.add(f"{who}.laid", COINS)
            layout.add(f"{who}.trading", COINS, 1)
            layout.add(f"{who}.grades", COLUMNS)
            layout.add(f"{who}.points", COLUMNS)
            self.name_seat(who)
        layout.add("heroes", board.heroes, seats + 1)
        layout.add("distinctions", max(1, len(board.distinctions)), seats + 1)
        layout.add("treasure", len(setup.treasure))
        layout.add("deck")
        layout.add("undealt", COLUMNS + 1)
        self.name_table()

    # What differs between games

    def face(self, card: int) -> list[int]:
        """Return what a card in a tavern is: its column as one of five, grades, points, the growth of a coin it brings."""
        board = self.board
        out: list[int] = []
        one_of(board.column[card], COLUMNS, out)
        out += [byte(board.grades[card]), byte(board.points[card]), byte(board.bonus[card])]
        return out

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
        assert isinstance(state, RecruitingState)
        seats = self.seats
        one_of(state.phase, self.phases, out)
        for k in range(seats):
            out.append(state.owing >> ((seat + k) % seats) & 1)
        out.append(state.age)
        out.append(state.round)
        one_of(state.tavern, TAVERNS, out)
        out.append(state.turn if state.tavern >= 0 else 0)
        out.append(byte(state.bonus))
        faces = self.faces
        blank = self.blank
        for k in range(self.slots):
            out += faces[state.cards[k]] if state.takers[k] == FREE else blank
        if self.peeks > 0:
            seen = state.peek() if state.active == seat else []
            for k in range(self.peeks):
                out += faces[seen[k]] if k < len(seen) else blank
        order = [0] * seats
        if state.tavern >= 0:
            for k in range(len(state.ranks)):
                order[state.ranks[k] & 7] = k + 1
        for k in range(seats):
            self.write_one(state, (seat + k) % seats, seat, order, out)
        for owner in state.owner:
            out.append(2 + (owner - seat) % seats if owner >= 0 else 1 if owner == AVAILABLE else 0)
        for holder in state.holder:
            out.append(2 + (holder - seat) % seats if holder >= 0 else 0 if holder == OPEN else 1 if holder == UNCLAIMED else 0)
        if not state.holder:
            out.append(0)
        out += state.treasure
        out.append(byte(len(state.deck) - state.dealt))
        undealt = [0] * (COLUMNS + 1)
        column = self.board.column
        for k in range(state.dealt, len(state.deck)):
            at = column[state.deck[k]]
            undealt[at if at < COLUMNS else COLUMNS] += 1
        out += undealt
        self.write_table(state, seat, out)

    def write_one(self, state: RecruitingState, seat: int, reader: int, order: list[int], out: list[int]) -> None:
        """Append all of one seat."""
        bid = state.bids[seat] if state.phase == BID else -1
        laid_out = 0 <= bid < BIDS
        out += [state.gems[seat], 1 if laid_out else 0, order[seat], byte(state.lines[seat]), byte(state.recruits[seat])]
        first = seat * COINS
        coins = state.coins[first : first + COINS]
        known = [-1] * COINS  # by tavern, then the pouch
        if laid_out:
            if seat == reader:
                places = PLACES[bid]
                known = [coins[places[0]], coins[places[1]], coins[places[2]], coins[places[3]], coins[places[4]]]
        elif state.phase != BID:
            for p in range(COINS):
                if (seat == reader or state.common(seat, p)) and state.place(seat, p) != HAND:
                    known[p] = coins[p]
        special = self.board.special
        out.append(1 if special in coins else 0)
        coins.sort()
        for coin in coins:
            out.append(coin >> 2)
        for coin in known:
            out.append((coin >> 2) + 1 if coin >= 0 else 0)
        for coin in known:
            out.append(coin >> 1 & 1 if coin >= 0 else 0)
        column = seat * COLUMNS
        for k in range(column, column + COLUMNS):
            out.append(byte(state.grades[k]))
        for k in range(column, column + COLUMNS):
            points = state.points[k]
            out.append(points if 0 <= points < MOST else byte(points))
        self.write_seat(state, seat, out)
