"""The view of Le Roi des Nains, filled from an allow-list (spec 7): what is not named here is not sent."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from dvergar.engine.view import Result
from dvergar.engine.view_feed import CachedRow, ViewFeed
from dvergar.games.roi_des_nains import cards as c
from dvergar.games.roi_des_nains.cards import IDS, KINDS, MAGIC, SUITS, CardData, Rule
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import GIVE_FIRST, GIVE_SECOND, NOBODY, OVER, PHASES, PLAY
from dvergar.games.roi_des_nains.view import tallies
from dvergar.games.roi_des_nains.view.choices import choices
from dvergar.games.roi_des_nains.view.messages import (
    CardFace,
    DealView,
    HandCard,
    QuestView,
    RoiDesNainsView,
    RuleView,
    SeatView,
    SpecialView,
    SuitCount,
    Tally,
    TrickView,
)
from dvergar.games.roi_des_nains.view.prompts import prompt, why_not
from dvergar.games.roi_des_nains.view.result import history, result
from dvergar.games.roi_des_nains.view.tricks import Played, face, faces


class RoiFaces:
    """Faces of all cards, in the middle and in a hand while another seat acts, and of all rules, built once for each set of card data."""

    def __init__(self, data: CardData) -> None:
        self.cards = faces(data)
        self.held = [HandCard(face=one) for one in self.cards]
        self.rules = [
            RuleView(id=r.id, kind=KINDS[r.kind], cards=[IDS[n] for n, points in enumerate(r.card_points) if points], good=good(r)) for r in data.rules
        ]


@cache
def faces_of(data: CardData) -> RoiFaces:
    """Return the faces for a set of card data."""
    return RoiFaces(data)


def good(r: Rule) -> bool:
    """Return whether a rule gives points and takes none."""
    if r.kind == c.PER_CARD:
        return min(r.card_points) >= 0
    if r.kind == c.NEIGHBOURS:
        return all(points > 0 for _, _, points in r.sides)
    return r.points > 0


def number(seat: int) -> int | None:
    """Return a seat, or None for nobody."""
    return seat if seat >= 0 else None


def feed(state: RoiState) -> RoiFeed:
    """Return what shows this state move after move."""
    return RoiFeed(state)


class RoiFeed(ViewFeed):
    """The views of a match of Le Roi des Nains: what a spectator sees is built once; each seat adds its hand and what it knows of others'."""

    def __init__(self, state: RoiState) -> None:
        super().__init__(state.game, state)
        self.own = state
        self.faces = faces_of(state.data)
        self._done = CachedRow()
        self._past = CachedRow()

    def build_view(self, seat: int | None) -> RoiDesNainsView:
        """Return what that seat (None: a spectator) may know."""
        shared = self.table() if seat is None else self.view(None)
        assert isinstance(shared, RoiDesNainsView)
        if seat is None:
            return shared
        state = self.own
        legal = state.legal(seat)
        return replace(
            shared,
            seat=seat,
            prompt=prompt(state, seat) if legal else shared.prompt,
            choices=choices(state, legal),
            special=self.special(seat),
            table=self.seats_for(seat, shared.table),
            hand=self.hand(seat, legal),
            unseen=self.unseen(seat),
        )

    # What everybody sees

    def table(self) -> RoiDesNainsView:
        """Return what a spectator may know."""
        state = self.own
        played = Played(state, False)
        done: list[TrickView] = self._done.all(played.keys(), played.trick)
        past: list[TrickView] = []
        counted: list[list[Tally]] = []
        if state.past and not done:
            before = Played(state, True)
            past = self._past.all(before.keys(), before.trick)
            counted = self.cached("before", state.history, lambda: tallies.before(state))
        over = state.phase == OVER
        winning = state.trick_winner() if state.phase == PLAY and state.cards_on_table() else NOBODY
        deals: list[DealView] = self.cached("history", state.history, lambda: history(state))
        scored: Result = self.cached("result", (over, state.history, state.totals), lambda: result(state, deals))
        return RoiDesNainsView(
            game="roi_des_nains",
            seats=state.seats,
            seat=None,
            actors=state.actors(),
            over=over,
            prompt=prompt(state, None),
            choices=[],
            result=scored,
            reveals=state.reveals,
            phase=PHASES[state.phase],
            deal=state.deal + 1,
            deals=state.deals,
            extra=state.deal >= state.deals,
            trick=min(state.trick + 1, state.tricks),
            tricks=state.tricks,
            dealer=int(state.history[-6 - 4 * state.seats]) if over else state.dealer,
            opener=number(state.opener),
            heir=number(state.heir),
            quest=self.cached("quest", (state.tile, state.side, state.chooser), self.quest),
            special=self.special(None),
            table=self.seats(),
            plays=played.plays(state.trick),
            order=[(state.leader + k) % state.seats for k in range(state.seats)] if state.leader >= 0 else [],
            led=SUITS[state.led] if state.led >= 0 else None,
            winning=number(winning),
            done=done,
            last=done[-1] if done else past[-1] if past else None,
            past=past,
            counted=counted,
            hand=[],
            suits=self.cached("suits", (state.special, state.hands[:]), self.suits),
            unseen=self.unseen(None),
            history=deals,
            piles=(len(state.tiles) - state.deal - 1, len(state.specials) - state.deal - 1),
        )

    def quest(self) -> QuestView:
        """Return the tile of the deal."""
        state, rules = self.own, self.faces.rules
        a, b = state.data.tiles[state.tile]
        return QuestView(tile=state.data.tile_ids[state.tile], a=rules[a], b=rules[b], side=None if state.side < 0 else "ab"[state.side], chooser=state.chooser)

    def seats(self) -> list[SeatView]:
        """Return the public side of each seat, with what a spectator knows of its hand."""
        state = self.own
        key: Any = (state.rule, state.winners[:], state.cards[: len(state.winners) * state.seats])
        found: tuple[list[int], list[list[Tally]]] = self.cached("counted", key, lambda: (state.quest_points(), tallies.tallies(state)))
        points, counted = found
        over = state.phase == OVER
        out: list[SeatView] = []
        for seat in range(state.seats):
            factor = state.factor(seat)
            out.append(
                SeatView(
                    seat=seat,
                    total=state.totals[seat],
                    cards=len(state.hands[seat]),
                    tricks=state.winners.count(seat),
                    quest=points[seat],
                    bonus=state.bonus[seat],
                    factor=factor,
                    points=(points[seat] + state.bonus[seat]) * factor,
                    tallies=counted[seat],
                    dealer=seat == state.dealer and not over,
                    voids=[suit for n, suit in enumerate(SUITS) if state.voids[seat] >> n & 1],
                    known=self.located(None, seat),
                )
            )
        return out

    def suits(self) -> list[SuitCount]:
        """Return how many cards of each suit are still in hands."""
        state = self.own
        pack = [0, 0, 0, 0]
        left = [0, 0, 0, 0]
        for card in [*state.data.packs[state.seats], state.special]:
            pack[card >> 4] += 1
        for cards in state.hands:
            for card in cards:
                left[card >> 4] += 1
        return [SuitCount(suit=suit, left=left[n], of=pack[n]) for n, suit in enumerate(SUITS)]

    # What depends on the reader

    def seats_for(self, seat: int, table: list[SeatView]) -> list[SeatView]:
        """Return the seats with what the reader knows of each hand, out of what a spectator does."""
        state = self.own
        more = state.known(seat) != state.known(NOBODY)
        return [replace(one, known=self.located(seat, other)) if more or state.sees(seat, other) else one for other, one in enumerate(table)]

    def known(self, seat: int | None, other: int) -> list[int]:
        """Return the cards of another hand that the reader can locate, ascending."""
        state, reader = self.own, NOBODY if seat is None else seat
        cards = state.hands[other]
        if state.sees(reader, other):
            return cards
        known, bits = state.known(reader), state.data.bits
        return [card for card in cards if known & bits[card]] if known else []

    def located(self, seat: int | None, other: int) -> list[CardFace]:
        """Return the faces of those cards."""
        faces = self.faces.cards
        return [faces[card] for card in self.known(seat, other)]

    def unseen(self, seat: int | None) -> list[CardFace]:
        """Return the cards in hands that the reader cannot locate, ascending."""
        state, faces = self.own, self.faces.cards
        out: list[int] = []
        for other, cards in enumerate(state.hands):
            known = self.known(seat, other)
            if len(known) < len(cards):
                out += [card for card in cards if card not in known] if known else cards
        out.sort()
        return [faces[card] for card in out]

    def special(self, seat: int | None) -> SpecialView:
        """Return where the special card of the deal is, as far as the reader knows."""
        state = self.own
        reader = NOBODY if seat is None else seat
        where, owner = "unknown", NOBODY
        if state.spot >= 0 or state.swapped >= 0:
            at = max(state.spot, state.swapped)
            trick = at // state.seats
            where, owner = ("pile", state.winners[trick]) if trick < len(state.winners) else ("trick", state.player(at))
        else:
            holder = state.holder(state.special)
            if state.sees(reader, holder) or state.known(reader) & state.data.bits[state.special]:
                where, owner = "hand", holder
        key: Any = (state.special, where, owner, state.armed)
        face = self.faces.cards[state.special]
        found: SpecialView = self.cached(f"special {seat}", key, lambda: SpecialView(face=face, where=where, seat=number(owner), armed=state.armed == 1))
        return found

    def hand(self, seat: int, legal: list[int]) -> list[HandCard]:
        """Return the reader's hand; a Mummy or Puppeteer shows what it would be now."""
        state, faces = self.own, self.faces
        out: list[HandCard] = []
        for card in state.hands[seat]:
            if card < MAGIC and not legal:
                out.append(faces.held[card])
                continue
            shown = faces.cards[card] if card < MAGIC else face(state.data, card, state.identity(card) if state.phase == PLAY else -1)
            note = None if card in legal else why_not(state, seat, card)
            if note is None:
                out.append(HandCard(face=shown, legal=card in legal, drawn=state.phase in (GIVE_FIRST, GIVE_SECOND) and card in state.taken))
            else:
                out.append(HandCard(face=shown, why=f"roi_des_nains-why-{note[0]}", why_args=note[1]))
        return out
