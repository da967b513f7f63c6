"""Filling what the views of all tavern games hold (Nidavellir spec 7, Nains spec 7). Never compiled: it makes messages."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dvergar.engine.game import Game
from dvergar.engine.sight import Sight
from dvergar.engine.view import Choice, Preview, Prompt, Result
from dvergar.mechanics.bids import BIDS, SPREAD
from dvergar.mechanics.board import COINS, COLUMNS, Board
from dvergar.mechanics.coins import EXCHANGE, KINDS
from dvergar.mechanics.messages import CoinFace, Column, Distinction, Face, HeroView, Holding, Place, Seat, Tavern
from dvergar.mechanics.position import BID, FREE, OPEN, OVER, TRANSFORM, UNCLAIMED
from dvergar.mechanics.recruits import RecruitingState


class Looks:
    """Faces of all cards and coins, made once for each set of tables."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.faces = [self.face(card) for card in range(len(board.ids))]
        self.places: dict[tuple[int, int, bool], Place] = {}  # by coin (-1: unknown), where, face up
        self.coins = [CoinFace(value=value, kind=kind) for value in range(board.most_coin + 1) for kind in KINDS]  # by coin, see coins.py

    def face(self, card: int) -> Face:
        """Return the face of a card as it lies in a tavern or among the heroes."""
        raise TypeError("a game draws its cards")

    def standing(self, column: int, cards: tuple[int, ...]) -> list[Face]:
        """Return the cards of a column as they stand there."""
        return [self.faces[card] for card in cards]


NOBODY = Column(cls="", cards=[], grades=0, points=0, missing=False)


class Scene(Sight):
    """What everybody sees of one match, made once for all readers; parts that a move leaves alone are kept from before."""

    def __init__(self, game: Game, state: RecruitingState, looks: Looks) -> None:
        super().__init__(game, state)
        self.position = state
        self.looks = looks
        self.board = state.board
        self.actors = state.actors()
        self._public: dict[str, Any] = {}
        self._columns: list[tuple[Any, Column]] = [(None, NOBODY)] * (state.seats * COLUMNS)

    def moved(self) -> None:
        """The state has changed."""
        super().moved()
        self._public = {}

    # What differs between games

    def look(self) -> None:
        """Take in what the position scores, before anything is shown of it."""
        raise TypeError("a game scores its positions")

    def scored(self) -> Result:
        """Return the score sheet."""
        raise TypeError("a game has its score sheet")

    def column_points(self, seat: int) -> list[int]:
        """Return what each column of a seat scores now, majorities left out."""
        raise TypeError("a game scores its columns")

    def seat(self, seat: int) -> Seat:
        """Return all of a seat that everybody may know."""
        return Seat(**self.common_of(seat))

    def judged_order(self) -> list[int]:
        """Return the distinctions in order of evaluation."""
        return list(range(len(self.board.distinctions)))

    def judged_class(self, distinction: int) -> str:
        """Name what a distinction compares."""
        return self.board.classes[self.board.judged[distinction]]

    # What they share

    def public(self) -> dict[str, Any]:
        """Return the fields of `TavernView` as a spectator sees them, but for the prompt, the choices and the heroes."""
        if not self._public:
            self.actors = self.state.actors()
            self.look()
            self._public = self._fill()
        return self._public

    def _fill(self) -> dict[str, Any]:
        state, faces = self.position, self.looks.faces
        return {
            "game": state.game.id,
            "seats": state.seats,
            "actors": self.actors,
            "over": state.phase == OVER,
            "result": self.scored(),
            "reveals": state.reveals,
            "phase": state.phase_name(),
            "age": state.age,
            "round": state.round,
            "rounds": state.setup.rounds,
            "deck": len(state.deck) - state.dealt,
            "tavern": None if state.tavern < 0 else state.tavern,
            "taverns": [self.tavern(k, id) for k, id in enumerate(self.board.taverns)],
            "table": [self.seat(seat) for seat in range(state.seats)],
            "treasure": self.kept("treasure", state.treasure[:], self.treasure),
            "distinctions": [self.distinction(k) for k in self.judged_order()],
            "discard": self.kept("discard", state.discard[:], lambda: [faces[card] for card in state.discard]),
            "bonus": state.bonus if state.phase == TRANSFORM else None,
            "unseen": self.kept("unseen", (state.age, state.dealt), self.unseen),
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

    def tavern(self, k: int, id: str) -> Tavern:
        """Return one tavern."""
        state = self.position
        width = state.setup.width
        first = k * width
        cards, takers = state.cards[first : first + width], state.takers[first : first + width]
        over = state.phase == OVER or (state.tavern < 0 and state.phase != BID)  # after the last tavern of an age all are closed
        now = k == state.tavern
        return Tavern(
            id=id,
            status="open" if now else "closed" if over or k < state.tavern else "waiting",
            cards=[self.looks.faces[cards[i]] if taker == FREE else None for i, taker in enumerate(takers)],
            takers=[taker if taker >= 0 else None for taker in takers],
            order=state.order() if now else [],
            done=state.turn if now else state.seats if over or k < state.tavern else 0,
        )

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
        state, kept = self.position, self._columns
        points = self.column_points(seat)
        out: list[Column] = []
        for c, cls in enumerate(self.board.classes):
            at = seat * COLUMNS + c
            key = (state.columns[at], state.grades[at], points[c], state.grades[at] <= state.recruits[seat])
            if kept[at][0] != key:
                cards, grades, score, missing = key
                kept[at] = (key, Column(cls=cls, cards=self.looks.standing(c, cards), grades=grades, points=score, missing=missing))
            out.append(kept[at][1])
        return out

    def places(self, seat: int, own: bool) -> list[Place]:
        """Return where the five coins of a seat lie, as their owner sees them or as all others do.

        They stand by position for the owner, so that `coin:<index>` means the same in every choice.
        """
        state = self.position
        key = (state.coins[seat * COINS : seat * COINS + COINS], state.phase == BID, state.bids[seat], state.laid[seat], state.tavern, state.known[seat])
        found: list[Place] = self.kept(f"places of {seat} {own}", (key, state.late(seat)), lambda: self._places(seat, own))
        return found

    def _places(self, seat: int, own: bool) -> list[Place]:
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
    """Adds what only one reader (None: a spectator) sees."""

    def __init__(self, scene: Scene, reader: int | None) -> None:
        self.scene = scene
        self.public = scene.public()
        self.state = scene.position
        self.reader = reader
        self.looks = scene.looks
        self.actors = scene.actors
        self.asked = reader is not None and reader in self.actors

    # What differs between games

    def hint(self, tavern: int, card: int) -> Preview:
        """Return what a card of that tavern would bring the reader now."""
        raise TypeError("a game knows what its cards bring")

    def heroes(self) -> list[HeroView]:
        """Return the heroes still to be had, with what each would bring the reader."""
        raise TypeError("a game has its heroes")

    def weighed_by(self) -> Any:
        """Return all that hints, heroes and bids are made of, but for the cards in the taverns; None where they must be made each time."""
        return None

    # What they share

    def legal(self) -> list[int]:
        """Return the reader's actions."""
        return self.state.legal(self.reader) if self.reader is not None and self.asked else []

    def common(self, prompt: Prompt, choices: list[Choice]) -> dict[str, Any]:
        """Return the fields of `TavernView`."""
        state, faces, seat = self.state, self.looks.faces, self.reader
        hints, heroes = self._weighed()
        fields = {
            **self.public,
            "seat": seat,
            "prompt": prompt,
            "choices": choices,
            "heroes": heroes,
            "peek": [faces[card] for card in state.peek()] if self.asked and state.peek() else None,
        }
        if seat is not None:
            fields["taverns"] = [replace(tavern, hints=hints[k]) for k, tavern in enumerate(self.public["taverns"])]
            table = fields["table"] = self.public["table"].copy()
            table[seat] = replace(table[seat], places=self.scene.places(seat, True))
        return fields

    def _weighed(self) -> tuple[list[list[Preview | None]], list[HeroView]]:
        """Return the hints of each tavern, and the heroes."""
        if self.reader is None:
            return [], self.heroes()
        by, scene = self.weighed_by(), self.scene
        known: dict[int, Preview] = {} if by is None else scene.kept(f"hints of {self.reader}", by, dict)
        hints = [self._hints(k, {} if by is None else known) for k in range(len(scene.board.taverns))]
        return hints, self.heroes() if by is None else scene.kept(f"heroes of {self.reader}", by, self.heroes)

    def _hints(self, k: int, known: dict[int, Preview]) -> list[Preview | None]:
        """Return the hints of one tavern; those that are known already need not be worked out."""
        state = self.state
        out: list[Preview | None] = []
        for at in range(k * state.setup.width, (k + 1) * state.setup.width):
            card = state.cards[at]
            if state.takers[at] != FREE:
                out.append(None)
                continue
            if card not in known:
                known[card] = self.hint(k, card)
            out.append(known[card])
        return out
