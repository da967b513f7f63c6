"""The view of Nains, filled from an allow-list (spec 7): what is not named here is not sent."""

from __future__ import annotations

from functools import cache
from typing import Any

from dvergar.engine.view import Choice, Preview, Prompt
from dvergar.engine.view_feed import CachedRow
from dvergar.games.nains.cards import ANY, CLASSES, LINES, MALT, MERCENARY, PARIA, CardData
from dvergar.games.nains.rules import scoring
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.position import LAST_ONE, MAY, MUST_FOLLOW, NO_COLUMN
from dvergar.games.nains.rules.scoring import Force
from dvergar.games.nains.view.choices import card_preview, choices
from dvergar.games.nains.view.messages import NainsSeat, NainsView, Rune
from dvergar.games.nains.view.previews import Gains
from dvergar.games.nains.view.prompts import prompt
from dvergar.games.nains.view.result import facts
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.faces import Faces
from dvergar.mechanics.tavern.feed import TavernFeed
from dvergar.mechanics.tavern.gains import TavernGains
from dvergar.mechanics.tavern.messages import Face, HeroView
from dvergar.mechanics.tavern.position import AVAILABLE, OVER, TRANSFORM
from dvergar.mechanics.tavern.seat_view import SeatView

KIND_NAMES = ["dwarf", "hero", "mercenary", "ally"]
CLASS_NAMES = [*CLASSES, "command", "any"]
GROUP_NAMES = ["none", "forced", "open"]
WHY_NOT = {LAST_ONE: "nains-why-last_one", NO_COLUMN: "nains-why-no_column", MUST_FOLLOW: "nains-why-must_follow"}


class NainsFaces(Faces):
    """Faces of all cards and coins, built once for each set of card data."""

    def __init__(self, data: CardData) -> None:
        self.data = data
        super().__init__(data)
        self.runes = [Rune(id=id, glyph=data.glyphs[bit], common=self.is_common(bit)) for bit, id in enumerate(data.rune_ids)]
        self.track = data.shield_track[:31]

    def is_common(self, bit: int) -> bool:
        """Return whether a rune stands on dwarves."""
        return any(self.data.runes[card] >> bit & 1 for card in range(self.data.first_hero))

    def face(self, card: int) -> Face:
        """Return the face of a card as it lies in a tavern or among the Cognars."""
        return self.drawn(card, self.data.column[card], self.data.faces[card], False)

    def drawn(self, card: int, column: int, points: list[int], covered: bool) -> Face:
        """Return the face of a card in a column."""
        t = self.data
        return Face(
            id=t.ids[card],
            kind=KIND_NAMES[t.kind[card]],
            cls=CLASS_NAMES[column],
            grades=t.grades[card],
            points=points,
            plain=not t.numbered[card],
            flat=t.flat[card],
            malt=t.malt[card],
            occult=t.occult[card],
            runes=[id for bit, id in enumerate(t.rune_ids) if t.runes[card] >> bit & 1],
            covered=covered,
        )

    def standing(self, column: int, cards: tuple[int, ...]) -> list[Face]:
        """Return the cards of a column as they stand there: a second Errants of one number is covered, who goes anywhere is of that class."""
        t = self.data
        out: list[Face] = []
        seen: set[int] = set()
        for card in cards:
            if t.effect[card] == PARIA:
                out.append(self.drawn(card, column, t.faces[card], t.points[card] in seen))
                seen.add(t.points[card])
            elif t.column[card] == ANY:
                out.append(self.drawn(card, column, [t.ally_points[column]] if card == t.ally else t.faces[card], False))
            else:
                out.append(self.cards[card])
        return out


@cache
def faces_of(data: CardData) -> NainsFaces:
    """Return the faces for a set of card data."""
    return NainsFaces(data)


def feed(state: NainsState) -> NainsFeed:
    """Return what shows this state move after move."""
    return NainsFeed(state)


class NainsFeed(TavernFeed):
    """The views of a match of Nains."""

    def __init__(self, state: NainsState) -> None:
        self.nains_faces = faces_of(state.data)
        super().__init__(state, self.nains_faces)
        self.own = state
        self._forces = CachedRow()
        self.forces: list[Force] = []
        self.scored: list[int] = []

    def count(self) -> None:
        """Count each army, and all points."""
        state = self.own
        self.forces = self.armies()
        self.scored = [line for seat, force in enumerate(self.forces) for line in scoring.lines_of(force, scoring.coins_of(state, seat))]

    def table(self) -> NainsView:
        """Return what a spectator sees."""
        return NainsView(**self.fields(), runes=self.nains_faces.runes, shield_track=self.nains_faces.track)

    def quick_fields(self) -> dict[str, Any]:
        """Return those fields of the view that are as quickly built as compared."""
        state, faces = self.own, self.nains_faces
        rest = state.unseen() if state.phase == OVER else []
        return {
            **super().quick_fields(),
            "mercenaries": len(state.mercenaries()),
            "group": GROUP_NAMES[state.group],
            "grower": faces.cards[state.grower] if state.phase == TRANSFORM else None,
            "last_card": faces.cards[rest[0]] if rest else None,
        }

    def spectator_prompt(self) -> Prompt:
        """Return what a spectator reads of whom the match waits for."""
        return prompt(self.own, None, None)

    def armies(self) -> list[Force]:
        """Return each army in numbers."""
        state = self.own
        keys: list[Any] = []
        for seat in range(state.seats):
            first, last = seat * COLUMNS, (seat + 1) * COLUMNS
            keys.append((state.columns[first:last], state.grades[first:last], state.points[first:last], state.apart[seat], state.owner, state.holder))
        return self._forces.all(keys, lambda seat: Force(state, seat))

    def seat_view(self, seat: int) -> NainsSeatView:
        """Return what that seat sees besides."""
        return NainsSeatView(self, self.own, seat)

    def points(self) -> list[int]:
        """Return the points of all lines."""
        return self.scored

    def score_keys(self) -> list[str]:
        """Return the names of those lines."""
        return LINES

    def column_points(self, seat: int) -> list[int]:
        """Return what each Order of a seat scores."""
        return [self.forces[seat].column_score(column) for column in range(COLUMNS)]

    def facts(self, seat: int) -> dict[str, int]:
        """Return what a seat's points come from."""
        return facts(self.own, seat, self.forces[seat])

    def seat_key(self, seat: int, places: Any) -> Any:
        """Return the key of everything public about a seat."""
        return (super().seat_key(seat, places), self.forces[seat], self.own.opening(seat))

    def facts_key(self, seat: int) -> Any:
        """Return the key of the facts: all that they are made of."""
        return (self.forces[seat], self.own.lines[seat], self.own.recruits[seat], self.own.holder)

    def candidates(self) -> list[int]:
        """Return the Cognars still to be had, as cards."""
        t, owner = self.own.data, self.own.owner
        return [t.first_hero + hero for hero in range(t.ordinary + t.mercenaries) if owner[hero] == AVAILABLE]

    def seat(self, seat: int) -> NainsSeat:
        """Return all of a seat."""
        return NainsSeat(**self.seat_fields(seat))

    def quick_seat_fields(self, seat: int) -> dict[str, Any]:
        """Return those fields of a seat that are as quickly built as compared."""
        force = self.forces[seat]
        opening = self.own.opening(seat)
        return {
            **super().quick_seat_fields(seat),
            "occult": force.occult,
            "runes": [id for bit, id in enumerate(self.own.data.rune_ids) if force.runes >> bit & 1],
            "malt": force.malt,
            "malt_rate": force.rate,
            "tokens": len(force.covered),
            "freed": force.freed(),
            "regained": force.regained(),
            "elite": self.own.holder[: self.own.data.certification].count(seat),
            "opening": None if opening < 0 else CLASSES[opening],
        }

    def judged_order(self) -> list[int]:
        """Return the Elite Cognars as they lie, the Certification last."""
        return self.own.elite

    def judged_class(self, distinction: int) -> str:
        """Name what a distinction compares."""
        column = self.board.judged[distinction]
        return "malt" if column == MALT else CLASSES[column]


class NainsSeatView(SeatView):
    """One seat's additions to the view of Nains."""

    def __init__(self, feed: NainsFeed, state: NainsState, seat: int) -> None:
        super().__init__(feed, seat)
        self.force = feed.forces[seat]
        self.own = state
        self._gains: Gains | None = None

    def gains(self) -> Gains:
        """Return what this seat gains, counted once."""
        found = self._gains
        if found is None:
            found = self._gains = Gains(self.own, self.seat, self.force)
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
        """Return what a card of that tavern would bring this seat now."""
        return card_preview(self.own, self.gains(), tavern, card)

    def heroes_key(self) -> Any:
        """Return the key of the heroes: the army and coins, the treasure, the Cognars left, and how far its mercenaries have come."""
        state, seat = self.own, self.seat
        coins = sorted(state.coins[seat * COINS : (seat + 1) * COINS])
        return (self.force, coins, state.treasure, state.owner, state.recruits[seat], state.group_of(seat))

    def hints_key(self, heroes_key: Any, coins: list[int]) -> Any:
        """Return the key of the hints: a Talion dwarf lets the coin at its own tavern grow."""
        return (heroes_key, coins, self.own.laid[self.seat])

    def hero(self, card: int) -> HeroView:
        """Return a Cognar still to be had, with what it would bring this seat."""
        state, t, seat = self.own, self.own.data, self.seat
        face = self.table.faces.cards[card]
        why = state.why_not(seat, card - t.first_hero)
        if why != MAY:
            return HeroView(face=face, why_not=WHY_NOT[why])
        if t.kind[card] != MERCENARY:
            return self.table.faces.hero(card, self.gains().cognar(card))
        columns = state.mercenary_columns(seat, state.group_of(seat), len(state.mercenaries()))
        gains = self.gains()
        value = max([gains.mercenary(card, column) for column in columns])
        return HeroView(face=face, value=value, columns=[CLASSES[column] for column in columns])
