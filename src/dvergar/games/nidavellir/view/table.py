"""The view of Nidavellir, filled from an allow-list (spec 7): what is not named here is not sent."""

from __future__ import annotations

from functools import cache
from typing import Any

from dvergar.engine.view import Args, Choice, Preview, Prompt
from dvergar.games.nidavellir.cards import BLACKSMITH, CLASSES, HERO, HUNTER, LINES, NO_CLASS, OFFERING, CardData
from dvergar.games.nidavellir.rules import scoring
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.position import MAY
from dvergar.games.nidavellir.view.choices import card_preview, choices
from dvergar.games.nidavellir.view.messages import NidavellirView
from dvergar.games.nidavellir.view.previews import Gains, most_warriors
from dvergar.games.nidavellir.view.prompts import prompt
from dvergar.games.nidavellir.view.result import facts
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.faces import Faces
from dvergar.mechanics.tavern.feed import TavernFeed
from dvergar.mechanics.tavern.gains import TavernGains
from dvergar.mechanics.tavern.messages import Face, HeroView
from dvergar.mechanics.tavern.position import AVAILABLE
from dvergar.mechanics.tavern.seat_view import SeatView

KIND_NAMES = ["dwarf", "offering", "hero"]
CLASS_NAMES = [*CLASSES, "neutral"]


class NidavellirFaces(Faces):
    """Faces of all cards and coins, built once for each set of card data."""

    def __init__(self, data: CardData) -> None:
        self.data = data
        self.barred: dict[tuple[int, int], HeroView] = {}  # by hero and how many grades of its class somebody has
        super().__init__(data)
        self.wandering: dict[int, list[Face]] = {}  # by card, then by column: those who may stand in any
        for card, points in ((data.thrud, [0] * COLUMNS), (data.ylud, data.ylud_points)):
            if card >= 0:
                id = data.ids[card]
                self.wandering[card] = [Face(id=id, kind="hero", cls=cls, grades=1, points=[points[c]], plain=plain(c)) for c, cls in enumerate(CLASSES)]

    def face(self, card: int) -> Face:
        """Return the face of a card as it lies in a tavern or among the heroes."""
        t = self.data
        column = t.column[card]
        cls = None if column == NO_CLASS else CLASS_NAMES[column]
        bare = not t.numbered[card] or (t.kind[card] == HERO and plain(column))
        bonus = t.bonus[card] if t.kind[card] == OFFERING else 0
        return Face(
            id=t.ids[card], kind=KIND_NAMES[t.kind[card]], cls=cls, grades=t.grades[card], points=t.faces[card], plain=bare, bonus=bonus, flat=t.flat[card]
        )

    def standing(self, column: int, cards: tuple[int, ...]) -> list[Face]:
        """Return the cards of a column as they stand there: Thrud and Ylud as grades of that class."""
        return [self.wandering[card][column] if card in self.wandering else self.cards[card] for card in cards]

    def bar(self, card: int, grades: int) -> HeroView:
        """Return a hero who may not come yet, and why; -1 grades: they do not matter."""
        found = self.barred.get((card, grades))
        if found is None:
            args: Args = {"grades": grades} if grades >= 0 else {}
            found = self.barred[card, grades] = HeroView(face=self.cards[card], why_not=f"nidavellir-why-{self.data.ids[card]}", why_args=args)
        return found


def plain(column: int) -> bool:
    """Return whether grades of this class carry no number."""
    return column in (HUNTER, BLACKSMITH)


@cache
def faces_of(data: CardData) -> NidavellirFaces:
    """Return the faces for a set of card data."""
    return NidavellirFaces(data)


def feed(state: NidavellirState) -> NidavellirFeed:
    """Return what shows this state move after move."""
    return NidavellirFeed(state)


class NidavellirFeed(TavernFeed):
    """The views of a match of Nidavellir."""

    def __init__(self, state: NidavellirState) -> None:
        super().__init__(state, faces_of(state.data))
        self.own = state
        self.scored: list[int] = []

    def count(self) -> None:
        """Count all points."""
        self.scored = scoring.lines(self.own)

    def table(self) -> NidavellirView:
        """Return what a spectator sees."""
        return NidavellirView(**self.fields())

    def spectator_prompt(self) -> Prompt:
        """Return what a spectator reads of whom the match waits for."""
        return prompt(self.own, None, None)

    def seat_view(self, seat: int) -> NidavellirSeatView:
        """Return what that seat sees besides."""
        return NidavellirSeatView(self, self.own, seat)

    def points(self) -> list[int]:
        """Return the points of all lines."""
        return self.scored

    def score_keys(self) -> list[str]:
        """Return the names of those lines."""
        return LINES

    def column_points(self, seat: int) -> list[int]:
        """Return what each class of a seat scores; the majority is a line of its own."""
        first = seat * scoring.COUNT
        return [self.scored[first], *self.scored[first + 2 : first + 6]]

    def facts(self, seat: int) -> dict[str, int]:
        """Return what a seat's points come from."""
        return facts(self.own, seat)

    def facts_key(self, seat: int) -> Any:
        """Return the key of the facts: all that they are made of."""
        state = self.own
        first, last = seat * COLUMNS, (seat + 1) * COLUMNS
        army = (state.grades[first:last], state.points[first:last], state.lines[seat], state.recruits[seat], state.thrud)
        return (army, scoring.best_coin(state, seat), state.owner, state.gems[seat])

    def candidates(self) -> list[int]:
        """Return the heroes still to be had, as cards."""
        first = self.own.data.first_hero
        return [first + hero for hero, owner in enumerate(self.own.owner) if owner == AVAILABLE]

    def command_key(self) -> Any:
        """Return the key of the command zones: who owns the heroes, and where those are who can leave the command zone."""
        return (self.own.owner, self.own.thrud, self.own.ylud)


class NidavellirSeatView(SeatView):
    """One seat's additions to the view of Nidavellir."""

    def __init__(self, feed: NidavellirFeed, state: NidavellirState, seat: int) -> None:
        super().__init__(feed, seat)
        self.own = state
        self._gains: Gains | None = None

    def gains(self) -> Gains:
        """Return what this seat gains, counted once."""
        found = self._gains
        if found is None:
            found = self._gains = Gains(self.own, self.seat)
        return found

    def tavern_gains(self) -> TavernGains:
        """Return what this seat gains by one more card or coin."""
        return self.gains()

    def prompt(self) -> Prompt:
        """Return what is asked of this seat, or whom it waits for."""
        return prompt(self.own, self.seat, self.gains() if self.legal else None)

    def choices(self) -> list[Choice]:
        """Return a choice for each legal action, bids left out."""
        return choices(self.own, self.gains(), self.legal)

    def hint(self, tavern: int, card: int) -> Preview:
        """Return what a tavern card would bring this seat now."""
        return card_preview(self.own, self.gains(), card)

    def heroes_key(self) -> Any:
        """Return the key of the heroes: the army and coins, the treasure, the heroes left, and the most warriors of a rival."""
        state, seat = self.own, self.seat
        coins = sorted(state.coins[seat * COINS : (seat + 1) * COINS])
        columns = state.columns[seat * COLUMNS : (seat + 1) * COLUMNS]
        return (columns, coins, state.treasure, state.owner, state.thrud, state.ylud, most_warriors(state, seat), state.recruits[seat])

    def hero(self, card: int) -> HeroView:
        """Return a hero still to be had, with what it would bring this seat."""
        state, t, seat = self.own, self.own.data, self.seat
        faces = self.table.faces
        if state.why_not(seat, card - t.first_hero) == MAY:
            gains = self.gains()
            return faces.hero(card, gains.hero(card), gains.hero_contested(card))
        assert isinstance(faces, NidavellirFaces)
        return faces.bar(card, state.grades[seat * COLUMNS + t.column[card]] if t.column[card] < COLUMNS else -1)
