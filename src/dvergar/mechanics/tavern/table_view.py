"""What everybody sees of a tavern game, as messages (Nidavellir spec 7, Nains spec 7)."""

from __future__ import annotations

from typing import Any

from dvergar.engine.view import Prompt
from dvergar.engine.view_feed import ViewFeed
from dvergar.mechanics.tavern.bids import BIDS, SPREAD
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.coins import EXCHANGE
from dvergar.mechanics.tavern.faces import Faces
from dvergar.mechanics.tavern.messages import CoinFace, Column, Distinction, Face, HeroView, Holding, Place, Seat, Tavern, TavernView
from dvergar.mechanics.tavern.position import BID, FREE, OPEN, OVER, TRANSFORM, UNCLAIMED
from dvergar.mechanics.tavern.recruits import RecruitingState
from dvergar.mechanics.tavern.result import result


class TableView(ViewFeed):
    """The table of a tavern game as everybody sees it, in one position; a game fills its own view by what is made here."""

    def __init__(self, state: RecruitingState, faces: Faces) -> None:
        super().__init__(state.game, state)
        self.position = state
        self.faces = faces
        self.board = state.board
        self._waiting: Prompt | None = None

    def state_changed(self) -> None:
        """Drop the views of the position before."""
        super().state_changed()
        self._waiting = None

    # What differs between games

    def count(self) -> None:
        """Count the scores, which several parts of the view need."""
        raise TypeError("a game counts its own scores")

    def table(self) -> TavernView:
        """Return what a spectator sees."""
        raise TypeError("a game fills its own view")

    def spectator_prompt(self) -> Prompt:
        """Return what a spectator reads of whom the match waits for."""
        raise TypeError("a game has its prompts")

    def column_points(self, seat: int) -> list[int]:
        """Return what each column of a seat scores now, majorities left out."""
        raise TypeError("a game scores its columns")

    def points(self) -> list[int]:
        """Return the points of all lines of all seats, at `seat * lines + line`."""
        raise TypeError("a game scores its seats")

    def score_keys(self) -> list[str]:
        """Return the names of those lines."""
        raise TypeError("a game names its lines")

    def facts(self, seat: int) -> dict[str, int]:
        """Return what a seat's points come from."""
        raise TypeError("a game scores its seats")

    def facts_key(self, seat: int) -> Any:
        """Return the key of the facts: all that they are made of."""
        raise TypeError("a game scores its seats")

    def seat_key(self, seat: int, places: Any) -> Any:
        """Return the key of everything public about a seat, its score lines and facts included, given that of its places."""
        state = self.position
        first, last = seat * COLUMNS, (seat + 1) * COLUMNS
        army = (state.columns[first:last], state.grades[first:last], state.points[first:last], state.lines[seat], state.recruits[seat])
        lines = len(self.score_keys())
        return (places, army, state.bids[seat], state.gems[seat], self.command_key(), state.holder, self.points()[seat * lines : (seat + 1) * lines])

    def candidates(self) -> list[int]:
        """Return the heroes still to be had, as cards."""
        raise TypeError("a game has its heroes")

    def seat(self, seat: int) -> Seat:
        """Return all of a seat that everybody may know."""
        return Seat(**self.seat_fields(seat))

    def command_key(self) -> Any:
        """Return the key of the command zones: all that decides who stands there."""
        return self.position.owner

    def judged_order(self) -> list[int]:
        """Return the distinctions in order of evaluation."""
        return list(range(len(self.board.distinctions)))

    def judged_class(self, distinction: int) -> str:
        """Name what a distinction compares."""
        return self.board.classes[self.board.judged[distinction]]

    # What they share

    def waiting(self) -> Prompt:
        """Return the spectator's prompt, which is that of all who wait: made once for each position."""
        found = self._waiting
        if found is None:
            found = self._waiting = self.spectator_prompt()
        return found

    def fields(self) -> dict[str, Any]:
        """Return the fields of `TavernView` as a spectator sees them."""
        state = self.position
        return {
            **self.quick_fields(),
            "game": state.game.id,
            "seats": state.seats,
            "seat": None,
            "rounds": state.setup.rounds,
            "prompt": self.waiting(),
            "choices": [],
            "result": result(state, self.score_keys(), self.points(), [self.facts(seat) for seat in range(state.seats)]),
            "taverns": [self.tavern(k) for k in range(len(self.board.taverns))],
            "table": [self.seat(seat) for seat in range(state.seats)],
            "heroes": self.heroes(),
            "treasure": self.treasure(),
            "distinctions": self.distinctions(),
            "discard": self.discard(),
            "peek": None,
            "unseen": self.unseen(),
        }

    def quick_fields(self) -> dict[str, Any]:
        """Return those fields of the view that are as quickly built as compared."""
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

    def seat_fields(self, seat: int) -> dict[str, Any]:
        """Return the fields of `Seat`."""
        return {
            **self.quick_seat_fields(seat),
            "seat": seat,
            "coins": self.coins(seat),
            "places": self.places(seat, False),
            "columns": [self.column(seat, c) for c in range(COLUMNS)],
            "command": self.command(seat),
            "distinctions": self.held(seat),
        }

    def quick_seat_fields(self, seat: int) -> dict[str, Any]:
        """Return those fields of `Seat` that are as quickly built as compared."""
        state = self.position
        return {
            "gem": state.gems[seat],
            "ready": state.phase == BID and 0 <= state.bids[seat] < BIDS,
            "heroes": state.recruits[seat],
            "lines": state.lines[seat],
        }

    def heroes(self) -> list[HeroView]:
        """Return the heroes still to be had, as a spectator sees them."""
        return [self.faces.heroes[card] for card in self.candidates()]

    def discard(self) -> list[Face]:
        """Return the cards that nobody took."""
        return [self.faces.cards[card] for card in self.position.discard]

    def treasure(self) -> list[Holding]:
        """Return the coins of the Royal Treasure."""
        state = self.position
        return [Holding(value=value, left=state.treasure[value], of=of) for value, of in enumerate(state.setup.treasure) if of > 0]

    def unseen(self) -> list[tuple[Face, int]]:
        """Return the cards of this age that have not been dealt, counted."""
        counts: dict[int, int] = {}
        for card in self.position.unseen():
            counts[card] = counts.get(card, 0) + 1
        return [(self.faces.cards[card], count) for card, count in counts.items()]

    def status(self, k: int) -> str:
        """Return whether a tavern waits for its turn, is open or closed: after the last tavern of an age all are closed."""
        state = self.position
        if k == state.tavern:
            return "open"
        over = state.phase == OVER or (state.tavern < 0 and state.phase != BID)
        return "closed" if over or k < state.tavern else "waiting"

    def tavern(self, k: int) -> Tavern:
        """Return one tavern."""
        state, faces = self.position, self.faces.cards
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
            taken=[None if taker == FREE else faces[cards[i]] for i, taker in enumerate(takers)],
            bids=state.decided() if status == "open" else [],
        )

    def coins(self, seat: int) -> list[CoinFace]:
        """Return a seat's five coins, ascending."""
        first = seat * COINS
        return [self.faces.coins[coin] for coin in sorted(self.position.coins[first : first + COINS])]

    def command(self, seat: int) -> list[Face]:
        """Return the command zone of a seat."""
        return [self.faces.cards[card] for card in self.position.command(seat)]

    def held(self, seat: int) -> list[str]:
        """Return the distinctions that a seat holds."""
        return [self.board.distinctions[k] for k, holder in enumerate(self.position.holder) if holder == seat]

    def column_key(self, seat: int, c: int, points: list[int]) -> Any:
        """Return the key of a column, given the points of the seat's columns."""
        state, at = self.position, seat * COLUMNS + c
        return (state.columns[at], state.grades[at], points[c], state.grades[at] <= state.recruits[seat])

    def column(self, seat: int, c: int) -> Column:
        """Return one column of an army."""
        state = self.position
        at = seat * COLUMNS + c
        return Column(
            cls=self.board.classes[c],
            cards=self.faces.standing(c, state.columns[at]),
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

    def places_key(self, seat: int, own: bool) -> Any:
        """Return the key of the places of a seat's coins; the coins come first."""
        state = self.position
        bidding = state.phase == BID
        laid = bidding and 0 <= state.bids[seat] < BIDS
        shown = state.bids[seat] if own else state.known[seat]
        return (state.coins[seat * COINS : (seat + 1) * COINS], bidding, laid, shown, state.laid[seat], state.tavern, state.late(seat))

    def place(self, coin: int, where: int, up: bool) -> Place:
        """Return one coin's place; coin -1 is face down for this reader."""
        found = self.faces.places.get((coin, where, up))
        if found is None:
            name = [*self.board.taverns, "pouch", "hand"][where]
            found = Place(where=name) if coin < 0 else Place(where=name, coin=self.faces.coins[coin], up=up, exchange=coin & EXCHANGE != 0)
            self.faces.places[coin, where, up] = found
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
