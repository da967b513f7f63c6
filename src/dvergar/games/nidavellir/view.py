"""Filling the view from an allow-list (spec 7): what is not named there is not sent. Never compiled: msgspec Structs."""

from __future__ import annotations

from functools import cache
from typing import Any

from dvergar.engine.view import Args, Choice, Preview, Result
from dvergar.games.nidavellir import scoring
from dvergar.games.nidavellir.cards import BLACKSMITH, CLASSES, HERO, HUNTER, NO_CLASS, OFFERING, Tables
from dvergar.games.nidavellir.choices import card_preview, choices
from dvergar.games.nidavellir.gains import Gains
from dvergar.games.nidavellir.messages import NidavellirView
from dvergar.games.nidavellir.prompts import prompt
from dvergar.games.nidavellir.sheet import result
from dvergar.games.nidavellir.state import MAY, NidavellirState
from dvergar.mechanics.board import COINS, COLUMNS
from dvergar.mechanics.messages import Face, HeroView
from dvergar.mechanics.position import AVAILABLE, BID
from dvergar.mechanics.views import Looks, Scene, Viewer

KIND_NAMES = ["dwarf", "offering", "hero"]
CLASS_NAMES = [*CLASSES, "neutral"]


class NidavellirLooks(Looks):
    """Faces of all cards and coins, made once for each set of tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        super().__init__(tables)
        self.wandering: dict[int, list[Face]] = {}  # by card, then by column: those who may stand in any
        for card, points in ((tables.thrud, [0] * COLUMNS), (tables.ylud, tables.ylud_points)):
            if card >= 0:
                id = tables.ids[card]
                self.wandering[card] = [Face(id=id, kind="hero", cls=cls, grades=1, points=[points[c]], plain=plain(c)) for c, cls in enumerate(CLASSES)]

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

    def standing(self, column: int, cards: tuple[int, ...]) -> list[Face]:
        """Return the cards of a column as they stand there: Thrud and Ylud as grades of that class."""
        return [self.wandering[card][column] if card in self.wandering else self.faces[card] for card in cards]


def plain(column: int) -> bool:
    """Return whether grades of this class carry no number."""
    return column in (HUNTER, BLACKSMITH)


@cache
def looks(tables: Tables) -> NidavellirLooks:
    """Return the faces for a set of tables."""
    return NidavellirLooks(tables)


def view(state: NidavellirState, seat: int | None) -> NidavellirView:
    """Return what that seat (None: a spectator) may know."""
    return NidavellirScene(state).make(seat)


class NidavellirScene(Scene):
    """What everybody sees of a match of Nidavellir."""

    def __init__(self, state: NidavellirState) -> None:
        super().__init__(state.game, state, looks(state.tables))
        self.own = state
        self.lines: list[int] = []

    def make(self, seat: int | None) -> NidavellirView:
        """Return what that seat (None: a spectator) may know."""
        viewer = NidavellirViewer(self, self.own, seat)
        asked = prompt(self.own, seat, viewer.gains, viewer.actors)
        return NidavellirView(**viewer.common(asked, viewer.choices()))

    def look(self) -> None:
        """Score the position."""
        self.lines = scoring.lines(self.own)

    def scored(self) -> Result:
        """Return the score sheet."""
        return result(self.own, self.lines)

    def column_points(self, seat: int) -> list[int]:
        """Return what each class of a seat scores; the majority is a line of its own."""
        first = seat * scoring.COUNT
        return [self.lines[first], *self.lines[first + 2 : first + 6]]


class NidavellirViewer(Viewer):
    """Adds what one reader sees of Nidavellir."""

    def __init__(self, scene: NidavellirScene, state: NidavellirState, seat: int | None) -> None:
        super().__init__(scene, seat)
        self.own = state
        self.gains = None if seat is None else Gains(state, seat)

    def choices(self) -> list[Choice]:
        """Return the reader's choices; bids do not change while others lay theirs."""
        legal = self.legal()
        if self.own.phase != BID or not legal:
            return choices(self.own, self.gains, legal)
        found: list[Choice] = self.scene.kept(f"bids of {self.reader}", (self.weighed_by(), legal), lambda: choices(self.own, self.gains, legal))
        return found

    def hint(self, tavern: int, card: int) -> Preview:
        """Return what a tavern card would bring the reader now."""
        assert self.gains is not None
        return card_preview(self.own, self.gains, card)

    def weighed_by(self) -> Any:
        """Return the reader's army and coins, the treasure, the heroes left, and the most warriors of a rival."""
        state, gains, seat = self.own, self.gains, self.reader
        assert gains is not None
        assert seat is not None
        first = seat * COINS
        columns = state.columns[seat * COLUMNS : (seat + 1) * COLUMNS]
        return (columns, state.coins[first : first + COINS], state.treasure[:], state.owner[:], gains.thrud, state.ylud, gains.rivals, state.recruits[seat])

    def heroes(self) -> list[HeroView]:
        """Return the heroes still to be had, with what each would bring the reader."""
        state, t, seat = self.own, self.own.tables, self.reader
        out: list[HeroView] = []
        for hero, owner in enumerate(state.owner):
            if owner == AVAILABLE:
                card = t.first_hero + hero
                face = self.looks.faces[card]
                if seat is None or self.gains is None:
                    out.append(HeroView(face=face))
                elif state.why_not(seat, hero) == MAY:
                    out.append(HeroView(face=face, value=self.gains.hero(card)))
                else:
                    args: Args = {"grades": state.grades[seat * COLUMNS + t.column[card]]} if t.column[card] < COLUMNS else {}
                    out.append(HeroView(face=face, why_not=f"nidavellir-why-{t.ids[card]}", why_args=args))
        return out
