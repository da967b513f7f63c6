"""Filling the view from an allow-list (spec 7): what is not named there is not sent."""

from __future__ import annotations

from functools import cache
from typing import Any

from dvergar.engine.view import Args, Choice, Preview, Prompt, Result
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
from dvergar.mechanics.position import AVAILABLE, OVER
from dvergar.mechanics.views import Looks, Scene, Viewer

KIND_NAMES = ["dwarf", "offering", "hero"]
CLASS_NAMES = [*CLASSES, "neutral"]


class NidavellirLooks(Looks):
    """Faces of all cards and coins, made once for each set of tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.barred: dict[tuple[int, int], HeroView] = {}  # by hero and how many grades of its class somebody has
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

    def bar(self, card: int, grades: int) -> HeroView:
        """Return a hero who may not come yet, and why; -1 grades: they do not matter."""
        found = self.barred.get((card, grades))
        if found is None:
            args: Args = {"grades": grades} if grades >= 0 else {}
            found = self.barred[card, grades] = HeroView(face=self.faces[card], why_not=f"nidavellir-why-{self.tables.ids[card]}", why_args=args)
        return found


def plain(column: int) -> bool:
    """Return whether grades of this class carry no number."""
    return column in (HUNTER, BLACKSMITH)


@cache
def looks(tables: Tables) -> NidavellirLooks:
    """Return the faces for a set of tables."""
    return NidavellirLooks(tables)


def view(state: NidavellirState, seat: int | None) -> NidavellirView:
    """Return what that seat (None: a spectator) may know."""
    found = NidavellirScene(state).make(seat)
    assert isinstance(found, NidavellirView)
    return found


class NidavellirScene(Scene):
    """Shows a match of Nidavellir."""

    def __init__(self, state: NidavellirState) -> None:
        super().__init__(state, looks(state.tables))
        self.own = state
        self.lines: list[int] = []

    def table(self) -> NidavellirView:
        """Return what a spectator sees."""
        state = self.own
        self.lines = scoring.lines(state)
        scored: Result = self.kept("result", self.scored_by(), lambda: result(state, self.lines))
        return NidavellirView(**self.fields(prompt(state, None, None), scored))

    def scored_by(self) -> Any:
        """Return all that the score sheet is made of."""
        state = self.own
        best = [scoring.best_coin(state, seat) for seat in range(state.seats)]
        return (
            self.lines,
            state.phase == OVER,
            state.grades[:],
            state.points[:],
            state.lines[:],
            state.recruits[:],
            state.owner,
            state.gems,
            best,
            state.thrud,
        )

    def viewer(self, seat: int) -> NidavellirViewer:
        """Return what adds what that seat sees."""
        return NidavellirViewer(self, self.own, seat)

    def column_points(self, seat: int) -> list[int]:
        """Return what each class of a seat scores; the majority is a line of its own."""
        first = seat * scoring.COUNT
        return [self.lines[first], *self.lines[first + 2 : first + 6]]

    def candidates(self) -> list[int]:
        """Return the heroes still to be had, as cards."""
        first = self.own.tables.first_hero
        return [first + hero for hero, owner in enumerate(self.own.owner) if owner == AVAILABLE]

    def more_of(self, seat: int) -> Any:
        """Return where the heroes are who can leave the command zone."""
        return (self.own.thrud, self.own.ylud)


class NidavellirViewer(Viewer):
    """Adds what one seat sees of Nidavellir."""

    def __init__(self, scene: NidavellirScene, state: NidavellirState, seat: int) -> None:
        self.gains = Gains(state, seat)
        super().__init__(scene, seat, self.gains)
        self.own = state

    def prompt(self) -> Prompt:
        """Return what is asked of this seat, or whom it waits for."""
        return prompt(self.own, self.reader, self.gains if self.legal else None)

    def choices(self) -> list[Choice]:
        """Return a choice for each legal action, bids left out."""
        return choices(self.own, self.gains, self.legal)

    def hint(self, tavern: int, card: int) -> Preview:
        """Return what a tavern card would bring the reader now."""
        return card_preview(self.own, self.gains, card)

    def weighed_by(self) -> Any:
        """Return the reader's army and coins, the treasure, the heroes left, and the most warriors of a rival."""
        state, gains, seat = self.own, self.gains, self.reader
        coins = sorted(state.coins[seat * COINS : (seat + 1) * COINS])
        columns = state.columns[seat * COLUMNS : (seat + 1) * COLUMNS]
        return (columns, coins, state.treasure, state.owner, gains.thrud, state.ylud, gains.rivals, state.recruits[seat])

    def hero(self, card: int) -> HeroView:
        """Return a hero still to be had, with what it would bring the reader."""
        state, t, seat = self.own, self.own.tables, self.reader
        looks = self.scene.looks
        if state.why_not(seat, card - t.first_hero) == MAY:
            return looks.worth(card, self.gains.hero(card))
        assert isinstance(looks, NidavellirLooks)
        return looks.bar(card, state.grades[seat * COLUMNS + t.column[card]] if t.column[card] < COLUMNS else -1)
