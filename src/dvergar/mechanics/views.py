"""Filling what the views of all tavern games hold (Nidavellir spec 7, Nains spec 7)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dvergar.engine.sight import Row, Sight
from dvergar.engine.view import Choice, Preview, Prompt, Result
from dvergar.mechanics.bids import BIDS, SPREAD
from dvergar.mechanics.board import COINS, COLUMNS, Board
from dvergar.mechanics.choices import bids, trades
from dvergar.mechanics.coins import EXCHANGE, KINDS
from dvergar.mechanics.gains import TavernGains
from dvergar.mechanics.messages import CoinFace, Column, Distinction, Face, HeroView, Holding, Place, Seat, Tavern, TavernView
from dvergar.mechanics.position import BID, FREE, OPEN, OVER, TRANSFORM, UNCLAIMED
from dvergar.mechanics.recruits import RecruitingState


class Looks:
    """Faces of all cards and coins, made once for each set of tables."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.faces = [self.face(card) for card in range(len(board.ids))]
        self.places: dict[tuple[int, int, bool], Place] = {}  # by coin (-1: unknown), where, face up
        self._worth: dict[tuple[int, int], HeroView] = {}  # by hero and what it would bring
        self.coins = [CoinFace(value=value, kind=kind) for value in range(board.most_coin + 1) for kind in KINDS]  # by coin, see coins.py

    def face(self, card: int) -> Face:
        """Return the face of a card as it lies in a tavern or among the heroes."""
        raise TypeError("a game draws its cards")

    def standing(self, column: int, cards: tuple[int, ...]) -> list[Face]:
        """Return the cards of a column as they stand there."""
        return [self.faces[card] for card in cards]

    def worth(self, card: int, value: int) -> HeroView:
        """Return a hero with what it would bring a reader: the same for all who get as much of it."""
        found = self._worth.get((card, value))
        if found is None:
            found = self._worth[card, value] = HeroView(face=self.faces[card], value=value)
        return found


class Scene(Sight):
    """Shows a match of a tavern game: what a spectator sees once for all, each seat with what only it sees; parts that a move leaves alone are kept."""

    def __init__(self, state: RecruitingState, looks: Looks) -> None:
        super().__init__(state.game, state)
        self.position = state
        self.looks = looks
        self.board = state.board
        self.points: list[list[int]] = []
        self._columns = [Row() for _ in range(state.seats)]
        self._seats = Row()
        self._taverns = Row()

    # What differs between games

    def table(self) -> TavernView:
        """Return what a spectator sees."""
        raise TypeError("a game fills its own view")

    def viewer(self, seat: int) -> Viewer:
        """Return what adds what that seat sees."""
        raise TypeError("a game has its own viewer")

    def column_points(self, seat: int) -> list[int]:
        """Return what each column of a seat scores now, majorities left out."""
        raise TypeError("a game scores its columns")

    def candidates(self) -> list[int]:
        """Return the heroes still to be had, as cards."""
        raise TypeError("a game has its heroes")

    def seat(self, seat: int) -> Seat:
        """Return all of a seat that everybody may know."""
        return Seat(**self.common_of(seat))

    def more_of(self, seat: int) -> Any:
        """Return what a game's own fields of a seat are made of."""
        return None

    def judged_order(self) -> list[int]:
        """Return the distinctions in order of evaluation."""
        return list(range(len(self.board.distinctions)))

    def judged_class(self, distinction: int) -> str:
        """Name what a distinction compares."""
        return self.board.classes[self.board.judged[distinction]]

    # What they share

    def make(self, seat: int | None) -> TavernView:
        """Return what that seat (None: a spectator) may know."""
        shared = self.table() if seat is None else self.view(None)
        assert isinstance(shared, TavernView)
        return shared if seat is None else self.viewer(seat).seen(shared)

    def fields(self, prompt: Prompt, result: Result) -> dict[str, Any]:
        """Return the fields of `TavernView` as a spectator sees them."""
        state, faces = self.position, self.looks.faces
        return {
            "game": state.game.id,
            "seats": state.seats,
            "seat": None,
            "actors": state.actors(),
            "over": state.phase == OVER,
            "prompt": prompt,
            "choices": [],
            "result": result,
            "reveals": state.reveals,
            "phase": state.phase_name(),
            "age": state.age,
            "round": state.round,
            "rounds": state.setup.rounds,
            "deck": len(state.deck) - state.dealt,
            "tavern": None if state.tavern < 0 else state.tavern,
            "taverns": self.taverns(),
            "table": self.seats(),
            "heroes": self.kept("heroes", state.owner, lambda: [HeroView(face=faces[card]) for card in self.candidates()]),
            "treasure": self.kept("treasure", state.treasure, self.treasure),
            "distinctions": self.kept("distinctions", (state.holder, state.judged), lambda: [self.distinction(k) for k in self.judged_order()]),
            "discard": self.kept("discard", state.discard, lambda: [faces[card] for card in state.discard]),
            "peek": None,
            "bonus": state.bonus if state.phase == TRANSFORM else None,
            "unseen": self.kept("unseen", (state.deck, state.dealt, state.age), self.unseen),
        }

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

    def taverns(self) -> list[Tavern]:
        """Return the taverns."""
        state = self.position
        width = state.setup.width
        keys: list[Any] = []
        for k in range(len(self.board.taverns)):
            first, last = k * width, (k + 1) * width
            order = (state.ranks, state.turn) if k == state.tavern else None
            keys.append((self.status(k), state.cards[first:last], state.takers[first:last], order))
        return self._taverns.all(keys, self.tavern)

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

    def seats(self) -> list[Seat]:
        """Return all of all seats that everybody may know."""
        state = self.position
        bidding = state.phase == BID
        self.points = [self.column_points(seat) for seat in range(state.seats)]
        keys: list[Any] = []
        for seat in range(state.seats):
            first, last = seat * COINS, (seat + 1) * COINS
            coins = (
                state.coins[first:last],
                state.laid[seat],
                state.known[seat],
                state.tavern,
                state.late(seat),
                bidding,
                bidding and 0 <= state.bids[seat] < BIDS,
            )
            first, last = seat * COLUMNS, (seat + 1) * COLUMNS
            army = (state.columns[first:last], state.grades[first:last], self.points[seat], state.recruits[seat], state.lines[seat])
            keys.append((coins, army, state.gems[seat], state.owner, state.holder, self.more_of(seat)))
        return self._seats.all(keys, self.seat)

    def common_of(self, seat: int) -> dict[str, Any]:
        """Return the fields of `Seat`."""
        state = self.position
        first = seat * COINS
        return {
            "seat": seat,
            "gem": state.gems[seat],
            "coins": [self.looks.coins[coin] for coin in sorted(state.coins[first : first + COINS])],
            "places": self.places(seat, False),
            "ready": state.phase == BID and 0 <= state.bids[seat] < BIDS,
            "columns": self.columns(seat),
            "command": [self.looks.faces[card] for card in state.command(seat)],
            "distinctions": [self.board.distinctions[k] for k, holder in enumerate(state.holder) if holder == seat],
            "heroes": state.recruits[seat],
            "lines": state.lines[seat],
        }

    def columns(self, seat: int) -> list[Column]:
        """Return the five columns of an army."""
        state, points = self.position, self.points[seat]
        keys: list[Any] = []
        for c in range(COLUMNS):
            at = seat * COLUMNS + c
            keys.append((state.columns[at], state.grades[at], points[c], state.grades[at] <= state.recruits[seat]))
        return self._columns[seat].all(keys, lambda c: self.column(seat, c))

    def column(self, seat: int, c: int) -> Column:
        """Return one column of an army."""
        state = self.position
        at = seat * COLUMNS + c
        return Column(
            cls=self.board.classes[c],
            cards=self.looks.standing(c, state.columns[at]),
            grades=state.grades[at],
            points=self.points[seat][c],
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

    def own_places(self, seat: int) -> list[Place]:
        """Return where the five coins of a seat lie, as their owner sees them."""
        state = self.position
        coins = state.coins[seat * COINS : (seat + 1) * COINS]
        key = (coins, state.phase == BID, state.bids[seat], state.laid[seat], state.tavern, state.late(seat))
        found: list[Place] = self.kept(f"places of {seat}", key, lambda: self.places(seat, True))
        return found

    def place(self, coin: int, where: int, up: bool) -> Place:
        """Return one coin's place; coin -1 is face down for this reader."""
        found = self.looks.places.get((coin, where, up))
        if found is None:
            name = [*self.board.taverns, "pouch", "hand"][where]
            found = Place(where=name) if coin < 0 else Place(where=name, coin=self.looks.coins[coin], up=up, exchange=coin & EXCHANGE != 0)
            self.looks.places[coin, where, up] = found
        return found

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


class Viewer:
    """Adds what only one seat sees."""

    def __init__(self, scene: Scene, seat: int, army: TavernGains) -> None:
        self.scene = scene
        self.reader = seat
        self.army = army
        self.legal = scene.position.legal(seat) if seat in scene.position.actors() else []

    # What differs between games

    def prompt(self) -> Prompt:
        """Return what is asked of this seat, or whom it waits for."""
        raise TypeError("a game has its prompts")

    def choices(self) -> list[Choice]:
        """Return a choice for each legal action, bids left out."""
        raise TypeError("a game has its choices")

    def hint(self, tavern: int, card: int) -> Preview:
        """Return what a card of that tavern would bring the reader now."""
        raise TypeError("a game knows what its cards bring")

    def hero(self, card: int) -> HeroView:
        """Return a hero still to be had, with what it would bring the reader."""
        raise TypeError("a game has its heroes")

    def weighed_by(self) -> Any:
        """Return all that heroes and hints are made of, but for the cards in the taverns and the places of the coins."""
        raise TypeError("a game knows what it weighs by")

    def hinted_by(self, by: Any, coins: list[int]) -> Any:
        """Return all that hints are made of, given that and the coins in their places."""
        return by

    # What they share

    def seen(self, shared: TavernView) -> TavernView:
        """Return what this seat sees, out of what a spectator does."""
        scene, seat = self.scene, self.reader
        state, faces = scene.position, scene.looks.faces
        by = self.weighed_by()
        coins = state.coins[seat * COINS : (seat + 1) * COINS]
        hinted_by = self.hinted_by(by, coins)
        table = list(shared.table)
        table[seat] = replace(table[seat], places=scene.own_places(seat))
        peek = state.peek() if self.legal else []
        return replace(
            shared,
            seat=seat,
            prompt=self.prompt() if self.legal or state.phase == BID else shared.prompt,
            choices=[] if not self.legal else self.bids(coins) if state.phase == BID else self.choices(),
            taverns=scene.kept(f"taverns of {seat}", (hinted_by, shared.taverns), lambda: self.hinted(hinted_by, shared.taverns)),
            table=table,
            heroes=scene.kept(f"heroes of {seat}", by, lambda: [self.hero(card) for card in scene.candidates()]),
            peek=[faces[card] for card in peek] if peek else None,
        )

    def bids(self, coins: list[int]) -> list[Choice]:
        """Return a choice for each bid; they do not change while others lay theirs."""
        state, army, legal = self.scene.position, self.army, self.legal
        found: list[Choice] = self.scene.kept(f"bids of {self.reader}", (coins, legal, trades(state, army)), lambda: bids(state, army, legal))
        return found

    def hinted(self, by: Any, taverns: list[Tavern]) -> list[Tavern]:
        """Return the taverns with what each card that lies there would bring; what is known of a card already need not be worked out."""
        known: dict[tuple[int, int], Preview] = self.scene.kept(f"hints of {self.reader}", by, dict)
        state = self.scene.position
        width = state.setup.width
        out: list[Tavern] = []
        for k, tavern in enumerate(taverns):
            hints: list[Preview | None] = []
            for at in range(k * width, (k + 1) * width):
                if state.takers[at] != FREE:
                    hints.append(None)
                    continue
                card = state.cards[at]
                found = known.get((k, card))
                if found is None:
                    found = known[k, card] = self.hint(k, card)
                hints.append(found)
            out.append(replace(tavern, hints=hints))
        return out
