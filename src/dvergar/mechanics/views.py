"""Filling what the views of all tavern games hold (Nidavellir spec 7, Nains spec 7). Never compiled: it makes messages."""

from __future__ import annotations

from typing import Any

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
        self.coins = [CoinFace(value=value, kind=kind) for value in range(board.most_coin + 1) for kind in KINDS]  # by coin, see coins.py

    def face(self, card: int) -> Face:
        """Return the face of a card as it lies in a tavern or among the heroes."""
        raise TypeError("a game draws its cards")

    def standing(self, column: int, cards: tuple[int, ...]) -> list[Face]:
        """Return the cards of a column as they stand there."""
        return [self.faces[card] for card in cards]


class Viewer:
    """Shows one position to one reader (None: a spectator)."""

    def __init__(self, state: RecruitingState, reader: int | None, looks: Looks) -> None:
        self.state = state
        self.reader = reader
        self.looks = looks
        self.board = state.board
        self.actors = state.actors()
        self.asked = reader is not None and reader in self.actors

    # What differs between games

    def hint(self, tavern: int, card: int) -> Preview:
        """Return what a card of that tavern would bring the reader now."""
        raise TypeError("a game knows what its cards bring")

    def column_points(self, seat: int) -> list[int]:
        """Return what each column of a seat scores now, majorities left out."""
        raise TypeError("a game scores its columns")

    def heroes(self) -> list[HeroView]:
        """Return the heroes still to be had, with what each would bring the reader."""
        raise TypeError("a game has its heroes")

    def seat(self, seat: int) -> Seat:
        """Return all of a seat."""
        return Seat(**self.common_of(seat))

    def judged_order(self) -> list[int]:
        """Return the distinctions in order of evaluation."""
        return list(range(len(self.board.distinctions)))

    def judged_class(self, distinction: int) -> str:
        """Name what a distinction compares."""
        return self.board.classes[self.board.judged[distinction]]

    # What they share

    def legal(self) -> list[int]:
        """Return the reader's actions."""
        return self.state.legal(self.reader) if self.reader is not None and self.asked else []

    def common(self, prompt: Prompt, choices: list[Choice], result: Result) -> dict[str, Any]:
        """Return the fields of `TavernView`."""
        state, faces = self.state, self.looks.faces
        return {
            "game": state.game.id,
            "seats": state.seats,
            "seat": self.reader,
            "actors": self.actors,
            "over": state.phase == OVER,
            "prompt": prompt,
            "choices": choices,
            "result": result,
            "reveals": state.reveals,
            "phase": state.phase_name(),
            "age": state.age,
            "round": state.round,
            "rounds": state.setup.rounds,
            "deck": len(state.deck) - state.dealt,
            "tavern": None if state.tavern < 0 else state.tavern,
            "taverns": [self.tavern(k, id) for k, id in enumerate(self.board.taverns)],
            "table": [self.seat(seat) for seat in range(state.seats)],
            "heroes": self.heroes(),
            "treasure": [Holding(value=value, left=state.treasure[value], of=of) for value, of in enumerate(state.setup.treasure) if of > 0],
            "distinctions": [self.distinction(k) for k in self.judged_order()],
            "discard": [faces[card] for card in state.discard],
            "peek": [faces[card] for card in state.peek()] if self.asked and state.peek() else None,
            "bonus": state.bonus if state.phase == TRANSFORM else None,
            "unseen": self.unseen(),
        }

    def unseen(self) -> list[tuple[Face, int]]:
        """Return the cards of this age that have not been dealt, counted."""
        counts: dict[int, int] = {}
        for card in self.state.unseen():
            counts[card] = counts.get(card, 0) + 1
        return [(self.looks.faces[card], count) for card, count in counts.items()]

    def tavern(self, k: int, id: str) -> Tavern:
        """Return one tavern."""
        state = self.state
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
            hints=[] if self.reader is None else [self.hint(k, cards[i]) if taker == FREE else None for i, taker in enumerate(takers)],
        )

    def common_of(self, seat: int) -> dict[str, Any]:
        """Return the fields of `Seat`."""
        state = self.state
        first = seat * COINS
        return {
            "seat": seat,
            "gem": state.gems[seat],
            "coins": [self.looks.coins[coin] for coin in sorted(state.coins[first : first + COINS])],
            "places": self.places(seat),
            "ready": state.phase == BID and 0 <= state.bids[seat] < BIDS,
            "columns": self.columns(seat),
            "command": [self.looks.faces[card] for card in state.command(seat)],
            "distinctions": [self.board.distinctions[k] for k, holder in enumerate(state.holder) if holder == seat],
            "heroes": state.recruits[seat],
            "lines": state.lines[seat],
        }

    def columns(self, seat: int) -> list[Column]:
        """Return the five columns of an army."""
        state = self.state
        points = self.column_points(seat)
        out: list[Column] = []
        for c, cls in enumerate(self.board.classes):
            at = seat * COLUMNS + c
            cards = self.looks.standing(c, state.columns[at])
            out.append(Column(cls=cls, cards=cards, grades=state.grades[at], points=points[c], missing=state.grades[at] <= state.recruits[seat]))
        return out

    def places(self, seat: int) -> list[Place]:
        """Return where the five coins of a seat lie; the owner's by position, so that `coin:<index>` means the same in every choice."""
        state = self.state
        first = seat * COINS
        if state.phase == BID and 0 <= state.bids[seat] < BIDS:  # laid out, and only the owner knows how
            spread = SPREAD[state.bids[seat] * COINS : state.bids[seat] * COINS + COINS]
            return [self.place(state.coins[first + p] if seat == self.reader else -1, k if k < 3 else 3, False) for k, p in enumerate(spread)]
        out: list[Place] = []
        for p in range(COINS):
            known = seat == self.reader or state.common(seat, p)
            out.append(self.place(state.coins[first + p] if known else -1, state.place(seat, p), state.up(seat, p)))
        return out

    def place(self, coin: int, where: int, up: bool) -> Place:
        """Return one coin's place; coin -1 is face down for this reader."""
        name = [*self.board.taverns, "pouch", "hand"][where]
        if coin < 0:
            return Place(where=name)
        return Place(where=name, coin=self.looks.coins[coin], up=up, exchange=coin & EXCHANGE != 0)

    def distinction(self, k: int) -> Distinction:
        """Return one distinction and how it was judged."""
        state = self.state
        holder = state.holder[k]
        return Distinction(
            id=self.board.distinctions[k],
            cls=self.judged_class(k),
            status="open" if holder == OPEN else "unclaimed" if holder == UNCLAIMED else "held",
            holder=holder if holder >= 0 else None,
            grades=state.judged[k * state.seats : (k + 1) * state.seats] if holder != OPEN else [],
        )
