"""Filling what the views of all tavern games hold (Nidavellir spec 7, Nains spec 7)."""

from __future__ import annotations

from typing import Any

from dvergar.engine.view import Prompt
from dvergar.engine.view_feed import ViewFeed
from dvergar.mechanics.tavern.bids import BIDS, SPREAD
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.coins import EXCHANGE
from dvergar.mechanics.tavern.faces import Looks
from dvergar.mechanics.tavern.messages import CoinFace, Column, Distinction, Face, HeroView, Holding, Place, Seat, Tavern, TavernView
from dvergar.mechanics.tavern.position import BID, FREE, OPEN, OVER, TRANSFORM, UNCLAIMED
from dvergar.mechanics.tavern.recruits import RecruitingState
from dvergar.mechanics.tavern.result import sheet
from dvergar.mechanics.tavern.seat_view import Viewer
from dvergar.mechanics.tavern.view_parts import ViewParts


class TavernFeed(ViewFeed):
    """Shows a match of a tavern game; a game fills its own view by what is made here."""

    def __init__(self, state: RecruitingState, looks: Looks) -> None:
        super().__init__(state.game, state)
        self.position = state
        self.looks = looks
        self.board = state.board
        self._counted = False
        self._written: ViewParts | None = None

    # What differs between games

    def count(self) -> None:
        """Count what several parts of the view need."""
        raise TypeError("a game counts its own scores")

    def table(self) -> TavernView:
        """Return what a spectator sees."""
        raise TypeError("a game fills its own view")

    def waiting(self) -> Prompt:
        """Return what a spectator reads of whom the match waits for."""
        raise TypeError("a game has its prompts")

    def viewer(self, seat: int) -> Viewer:
        """Return what adds what that seat sees."""
        raise TypeError("a game has its own viewer")

    def column_points(self, seat: int) -> list[int]:
        """Return what each column of a seat scores now, majorities left out."""
        raise TypeError("a game scores its columns")

    def points(self) -> list[int]:
        """Return the points of all lines of all seats, at `seat * lines + line`."""
        raise TypeError("a game scores its seats")

    def score_keys(self) -> list[str]:
        """Name those lines."""
        raise TypeError("a game names its lines")

    def facts(self, seat: int) -> dict[str, int]:
        """Return what a seat's points come from."""
        raise TypeError("a game scores its seats")

    def facts_by(self, seat: int) -> Any:
        """Return all that those are made of."""
        raise TypeError("a game scores its seats")

    def candidates(self) -> list[int]:
        """Return the heroes still to be had, as cards."""
        raise TypeError("a game has its heroes")

    def seat(self, seat: int) -> Seat:
        """Return all of a seat that everybody may know."""
        return Seat(**self.fields_of(seat))

    def command_by(self) -> Any:
        """Return all that decides who stands in a command zone."""
        return self.position.owner

    def judged_order(self) -> list[int]:
        """Return the distinctions in order of evaluation."""
        return list(range(len(self.board.distinctions)))

    def judged_class(self, distinction: int) -> str:
        """Name what a distinction compares."""
        return self.board.classes[self.board.judged[distinction]]

    # The sight

    def moved(self) -> None:
        """The state has changed."""
        super().moved()
        self._counted = False
        if self._written is not None:
            self._written.date += 1

    def counted(self) -> None:
        """Count, unless that is done for this position."""
        if not self._counted:
            self._counted = True
            self.count()

    def make(self, seat: int | None) -> TavernView:
        """Return what that seat (None: a spectator) may know."""
        self.counted()
        shared = self.table() if seat is None else self.view(None)
        assert isinstance(shared, TavernView)
        return shared if seat is None else self.viewer(seat).seen(shared)

    def now(self, seat: int | None, looks_on: bool = False) -> Any:
        """Return the date of this position."""
        written = self.written()
        written.look(seat, looks_on)
        return written.date

    def news(self, seat: int | None, since: Any, looks_on: bool = False) -> list[bytes]:
        """Return what has changed since a date."""
        return self.written().newer(seat, since, looks_on)

    def written(self) -> ViewParts:
        """Return what has been written of this match."""
        self.counted()
        if self._written is None:
            self._written = ViewParts(self)
        return self._written

    # What they share

    def fields(self) -> dict[str, Any]:
        """Return the fields of `TavernView` as a spectator sees them."""
        state = self.position
        return {
            **self.small(),
            "game": state.game.id,
            "seats": state.seats,
            "seat": None,
            "rounds": state.setup.rounds,
            "prompt": self.waiting(),
            "choices": [],
            "result": sheet(state, self.score_keys(), self.points(), [self.facts(seat) for seat in range(state.seats)]),
            "taverns": [self.tavern(k) for k in range(len(self.board.taverns))],
            "table": [self.seat(seat) for seat in range(state.seats)],
            "heroes": self.heroes(),
            "treasure": self.treasure(),
            "distinctions": self.distinctions(),
            "discard": self.discard(),
            "peek": None,
            "unseen": self.unseen(),
        }

    def small(self) -> dict[str, Any]:
        """Return those fields that are as quickly made as compared."""
        state = self.position
        return {
            "actors": state.actors(),
            "over": state.phase == OVER,
            "reveals": state.reveals,
            "phase": state.phase_name(),
            "age": state.age,
            "round": state.round,
            "deck": len(state.deck) - state.dealt,
            "tavern": None if state.tavern < 0 else state.tavern,
            "bonus": state.bonus if state.phase == TRANSFORM else None,
        }

    def fields_of(self, seat: int) -> dict[str, Any]:
        """Return the fields of `Seat`."""
        return {
            **self.small_of(seat),
            "seat": seat,
            "coins": self.coins(seat),
            "places": self.places(seat, False),
            "columns": [self.column(seat, c) for c in range(COLUMNS)],
            "command": self.command(seat),
            "distinctions": self.held(seat),
        }

    def small_of(self, seat: int) -> dict[str, Any]:
        """Return those of them that are as quickly made as compared."""
        state = self.position
        return {
            "gem": state.gems[seat],
            "ready": state.phase == BID and 0 <= state.bids[seat] < BIDS,
            "heroes": state.recruits[seat],
            "lines": state.lines[seat],
        }

    def heroes(self) -> list[HeroView]:
        """Return the heroes still to be had, as a spectator sees them."""
        return [self.looks.bare[card] for card in self.candidates()]

    def discard(self) -> list[Face]:
        """Return the cards that nobody took."""
        return [self.looks.faces[card] for card in self.position.discard]

    def treasure(self) -> list[Holding]:
        """Return the coins of the Royal Treasure."""
        state = self.position
        return [Holding(value=value, left=state.treasure[value], of=of) for value, of in enumerate(state.setup.treasure) if of > 0]

    def unseen(self) -> list[tuple[Face, int]]:
        """Return the cards of this age that have not been dealt, counted."""
        counts: dict[int, int] = {}
        for card in self.position.unseen():
            counts[card] = counts.get(card, 0) + 1
        return [(self.looks.faces[card], count) for card, count in counts.items()]

    def status(self, k: int) -> str:
        """Return whether a tavern waits for its turn, is open or closed: after the last tavern of an age all are closed."""
        state = self.position
        if k == state.tavern:
            return "open"
        over = state.phase == OVER or (state.tavern < 0 and state.phase != BID)
        return "closed" if over or k < state.tavern else "waiting"

    def tavern(self, k: int) -> Tavern:
        """Return one tavern."""
        state, faces = self.position, self.looks.faces
        first, last = k * state.setup.width, (k + 1) * state.setup.width
        cards, takers = state.cards[first:last], state.takers[first:last]
        status = self.status(k)
        return Tavern(
            id=self.board.taverns[k],
            status=status,
            cards=[faces[cards[i]] if taker == FREE else None for i, taker in enumerate(takers)],
            takers=[taker if taker >= 0 else None for taker in takers],
            order=state.order() if status == "open" else [],
            done=state.turn if status == "open" else state.seats if status == "closed" else 0,
        )

    def coins(self, seat: int) -> list[CoinFace]:
        """Return a seat's five coins, ascending."""
        first = seat * COINS
        return [self.looks.coins[coin] for coin in sorted(self.position.coins[first : first + COINS])]

    def command(self, seat: int) -> list[Face]:
        """Return the command zone of a seat."""
        return [self.looks.faces[card] for card in self.position.command(seat)]

    def held(self, seat: int) -> list[str]:
        """Return the distinctions that a seat holds."""
        return [self.board.distinctions[k] for k, holder in enumerate(self.position.holder) if holder == seat]

    def column_by(self, seat: int, c: int, points: list[int]) -> Any:
        """Return all that a column is made of, given the points of the seat's columns."""
        state, at = self.position, seat * COLUMNS + c
        return (state.columns[at], state.grades[at], points[c], state.grades[at] <= state.recruits[seat])

    def column(self, seat: int, c: int) -> Column:
        """Return one column of an army."""
        state = self.position
        at = seat * COLUMNS + c
        return Column(
            cls=self.board.classes[c],
            cards=self.looks.standing(c, state.columns[at]),
            grades=state.grades[at],
            points=self.column_points(seat)[c],
            missing=state.grades[at] <= state.recruits[seat],
        )

    def places(self, seat: int, own: bool) -> list[Place]:
        """Return where the five coins of a seat lie, as their owner sees them or as all others do.

        They stand by position for the owner, so that `coin:<index>` means the same in every choice.
        """
        state = self.position
        first = seat * COINS
        if state.phase == BID and 0 <= state.bids[seat] < BIDS:  # laid out, and only the owner knows how
            spread = SPREAD[state.bids[seat] * COINS : state.bids[seat] * COINS + COINS]
            return [self.place(state.coins[first + p] if own else -1, k if k < 3 else 3, False) for k, p in enumerate(spread)]
        out: list[Place] = []
        for p in range(COINS):
            known = own or state.common(seat, p)
            out.append(self.place(state.coins[first + p] if known else -1, state.place(seat, p), state.up(seat, p)))
        return out

    def places_by(self, seat: int, own: bool) -> Any:
        """Return all that the places of a seat's coins are made of."""
        state = self.position
        bidding = state.phase == BID
        laid = bidding and 0 <= state.bids[seat] < BIDS
        shown = state.bids[seat] if own else state.known[seat]
        return (state.coins[seat * COINS : (seat + 1) * COINS], bidding, laid, shown, state.laid[seat], state.tavern, state.late(seat))

    def place(self, coin: int, where: int, up: bool) -> Place:
        """Return one coin's place; coin -1 is face down for this reader."""
        found = self.looks.places.get((coin, where, up))
        if found is None:
            name = [*self.board.taverns, "pouch", "hand"][where]
            found = Place(where=name) if coin < 0 else Place(where=name, coin=self.looks.coins[coin], up=up, exchange=coin & EXCHANGE != 0)
            self.looks.places[coin, where, up] = found
        return found

    def distinctions(self) -> list[Distinction]:
        """Return the distinctions."""
        return [self.distinction(k) for k in self.judged_order()]

    def distinction(self, k: int) -> Distinction:
        """Return one distinction and how it was judged."""
        state = self.position
        holder = state.holder[k]
        return Distinction(
            id=self.board.distinctions[k],
            cls=self.judged_class(k),
            status="open" if holder == OPEN else "unclaimed" if holder == UNCLAIMED else "held",
            holder=holder if holder >= 0 else None,
            grades=state.judged[k * state.seats : (k + 1) * state.seats] if holder != OPEN else [],
        )
