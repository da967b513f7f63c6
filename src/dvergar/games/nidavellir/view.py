"""Filling the view from an allow-list (spec 7): what is not named here is not sent. Never compiled: msgspec Structs."""

from __future__ import annotations

from functools import cache

from dvergar.engine.view import Args
from dvergar.games.nidavellir import scoring
from dvergar.games.nidavellir.cards import BLACKSMITH, CLASSES, HERO, HUNTER, NO_CLASS, OFFERING, TAVERNS, Tables
from dvergar.games.nidavellir.choices import card_preview, choices
from dvergar.games.nidavellir.gains import Gains
from dvergar.games.nidavellir.messages import CoinFace, Column, Distinction, Face, HeroView, Holding, NidavellirView, Place, Seat, Tavern
from dvergar.games.nidavellir.prompts import prompt
from dvergar.games.nidavellir.sheet import result
from dvergar.games.nidavellir.state import MAY, OPEN, TRANSFORM, UNCLAIMED, NidavellirState
from dvergar.mechanics.bids import BIDS, SPREAD
from dvergar.mechanics.board import COINS, COLUMNS
from dvergar.mechanics.coins import KINDS
from dvergar.mechanics.position import BID, OVER

PLACES = [*TAVERNS, "pouch", "hand"]
KIND_NAMES = ["dwarf", "offering", "hero"]
CLASS_NAMES = [*CLASSES, "neutral"]


class Looks:
    """Faces of all cards and coins, made once for each set of tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.faces = [self.face(card) for card in range(len(tables.ids))]
        self.thruds = (
            [Face(id=tables.ids[tables.thrud], kind="hero", cls=cls, grades=1, points=[0], plain=True) for cls in CLASSES] if tables.thrud >= 0 else []
        )
        self.yluds = (
            [Face(id=tables.ids[tables.ylud], kind="hero", cls=cls, grades=1, points=[tables.ylud_points[c]], plain=plain(c)) for c, cls in enumerate(CLASSES)]
            if tables.ylud >= 0
            else []
        )
        self.coins = [CoinFace(value=value, kind=kind) for value in range(tables.most_coin + 1) for kind in KINDS]  # by coin, see coins.py

    def face(self, card: int) -> Face:
        """Return the face of a card as it lies in a tavern or among the heroes."""
        t = self.tables
        column = t.column[card]
        cls = None if column == NO_CLASS else CLASS_NAMES[column]
        bare = not t.numbered[card] or (t.kind[card] == HERO and plain(column))
        bonus = t.bonus[card] if t.kind[card] == OFFERING else 0
        return Face(
            id=t.ids[card], kind=KIND_NAMES[t.kind[card]], cls=cls, grades=t.grades[card], points=t.faces[card], plain=bare, bonus=bonus, flat=t.flat[card]
        )


def plain(column: int) -> bool:
    """Return whether grades of this class carry no number."""
    return column in (HUNTER, BLACKSMITH)


@cache
def looks(tables: Tables) -> Looks:
    """Return the faces for a set of tables."""
    return Looks(tables)


def view(state: NidavellirState, seat: int | None) -> NidavellirView:
    """Return what that seat (None: a spectator) may know."""
    t = state.tables
    faces = looks(t)
    actors = state.actors()
    gains = None if seat is None else Gains(state, seat)
    legal = state.legal(seat) if seat is not None and seat in actors else []
    return NidavellirView(
        game="nidavellir",
        seats=state.seats,
        seat=seat,
        actors=actors,
        over=state.phase == OVER,
        prompt=prompt(state, seat, gains, actors),
        choices=choices(state, gains, legal) if gains is not None and legal else [],
        result=result(state),
        reveals=state.reveals,
        phase=state.phase_name(),
        age=state.age,
        round=state.round,
        rounds=state.setup.rounds,
        deck=len(state.deck) - state.dealt,
        tavern=None if state.tavern < 0 else state.tavern,
        taverns=taverns(state, gains, faces),
        table=table(state, seat, faces),
        heroes=heroes(state, seat, gains, faces),
        treasure=[Holding(value=value, left=state.treasure[value], of=of) for value, of in enumerate(state.setup.treasure) if of > 0],
        distinctions=distinctions(state),
        discard=[faces.faces[card] for card in state.discard],
        peek=[faces.faces[card] for card in state.peek()] if seat is not None and seat in actors and state.peek() else None,
        bonus=state.bonus if state.phase == TRANSFORM else None,
        unseen=unseen(state, faces),
    )


def unseen(state: NidavellirState, faces: Looks) -> list[tuple[Face, int]]:
    """Return the cards of this age that have not been dealt, counted (spec 7.4)."""
    counts: dict[int, int] = {}
    for card in state.unseen():
        counts[card] = counts.get(card, 0) + 1
    return [(faces.faces[card], count) for card, count in counts.items()]


def taverns(state: NidavellirState, gains: Gains | None, faces: Looks) -> list[Tavern]:
    """Return the three taverns."""
    out: list[Tavern] = []
    width = state.setup.width
    over = state.phase == OVER or (state.tavern < 0 and state.phase != BID)  # after the last tavern of an age all are closed
    for k, id in enumerate(TAVERNS):
        first = k * width
        takers = state.takers[first : first + width]
        now = k == state.tavern
        out.append(
            Tavern(
                id=id,
                status="open" if now else "closed" if over or k < state.tavern else "waiting",
                cards=[faces.faces[state.cards[first + i]] if taker == -1 else None for i, taker in enumerate(takers)],
                takers=[taker if taker >= 0 else None for taker in takers],
                order=state.order() if now else [],
                done=state.turn if now else state.seats if over or k < state.tavern else 0,
                hints=[] if gains is None else [card_preview(state, gains, state.cards[first + i]) if taker == -1 else None for i, taker in enumerate(takers)],
            )
        )
    return out


def table(state: NidavellirState, reader: int | None, faces: Looks) -> list[Seat]:
    """Return all seats, with hidden coins as far as the reader knows them."""
    t = state.tables
    lines = scoring.lines(state)
    out: list[Seat] = []
    for seat in range(state.seats):
        first = seat * COINS
        out.append(
            Seat(
                seat=seat,
                gem=state.gems[seat],
                coins=[faces.coins[coin] for coin in sorted(state.coins[first : first + COINS])],
                places=places(state, seat, reader, faces),
                ready=state.phase == BID and 0 <= state.bids[seat] < BIDS,
                columns=columns(state, seat, faces, lines),
                command=[faces.faces[card] for card in state.command(seat)],
                distinctions=[t.distinctions[k] for k, holder in enumerate(state.holder) if holder == seat],
                heroes=state.recruits[seat],
                lines=state.lines[seat],
            )
        )
    return out


def columns(state: NidavellirState, seat: int, faces: Looks, lines: list[int]) -> list[Column]:
    """Return the five columns of an army; Thrud and Ylud stand there as grades of that class."""
    t = state.tables
    out: list[Column] = []
    for c, cls in enumerate(CLASSES):
        at = seat * COLUMNS + c
        cards = [
            faces.faces[card] if card != t.thrud and card != t.ylud else (faces.thruds if card == t.thrud else faces.yluds)[c] for card in state.columns[at]
        ]
        key = seat * scoring.COUNT + (0 if c == 0 else c + 1)  # the majority is a line of its own
        out.append(Column(cls=cls, cards=cards, grades=state.grades[at], points=lines[key], missing=state.grades[at] <= state.recruits[seat]))
    return out


def places(state: NidavellirState, seat: int, reader: int | None, faces: Looks) -> list[Place]:
    """Return where the five coins of a seat lie; the owner's by position, so that `coin:<index>` means the same in every choice."""
    first = seat * COINS
    if state.phase == BID and 0 <= state.bids[seat] < BIDS:  # laid out, and only the owner knows how
        spread = SPREAD[state.bids[seat] * COINS : state.bids[seat] * COINS + COINS]
        return [place(state, state.coins[first + p] if seat == reader else -1, k if k < 3 else 3, False, faces) for k, p in enumerate(spread)]
    out: list[Place] = []
    for p in range(COINS):
        known = seat == reader or state.common(seat, p)
        out.append(place(state, state.coins[first + p] if known else -1, state.place(seat, p), state.up(seat, p), faces))
    return out


def place(state: NidavellirState, coin: int, where: int, up: bool, faces: Looks) -> Place:
    """Return one coin's place; coin -1 is face down for this reader."""
    if coin < 0:
        return Place(where=PLACES[where])
    return Place(where=PLACES[where], coin=faces.coins[coin], up=up, exchange=coin == state.board.exchange or coin == state.board.special)


def heroes(state: NidavellirState, seat: int | None, gains: Gains | None, faces: Looks) -> list[HeroView]:
    """Return the heroes still to be had, with what each would bring the reader."""
    t = state.tables
    out: list[HeroView] = []
    for hero, owner in enumerate(state.owner):
        if owner == -1:
            card = t.first_hero + hero
            if seat is None or gains is None:
                out.append(HeroView(face=faces.faces[card]))
            elif state.why_not(seat, hero) == MAY:
                out.append(HeroView(face=faces.faces[card], value=gains.hero(card)))
            else:
                args: Args = {"grades": state.grades[seat * COLUMNS + t.column[card]]} if t.column[card] < COLUMNS else {}
                out.append(HeroView(face=faces.faces[card], why_not=f"nidavellir-why-{t.ids[card]}", why_args=args))
    return out


def distinctions(state: NidavellirState) -> list[Distinction]:
    """Return the five distinctions in order of evaluation."""
    t = state.tables
    out: list[Distinction] = []
    for k, holder in enumerate(state.holder):
        out.append(
            Distinction(
                id=t.distinctions[k],
                cls=CLASSES[t.judged[k]],
                status="open" if holder == OPEN else "unclaimed" if holder == UNCLAIMED else "held",
                holder=holder if holder >= 0 else None,
                grades=state.judged[k * state.seats : (k + 1) * state.seats] if holder != OPEN else [],
            )
        )
    return out
