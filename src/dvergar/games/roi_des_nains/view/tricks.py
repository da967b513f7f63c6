"""Cards and tricks as the view shows them: who played what, what a magic card stood for, who won with which card."""

from __future__ import annotations

from functools import cache
from typing import Any

from dvergar.games.roi_des_nains.cards import IDS, MAGIC, MUMMY, PUPPETEER, RANKS, SUITS, CardData
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.view.messages import CardFace, Play, TrickView


@cache
def faces(data: CardData) -> list[CardFace]:
    """Return the faces of all cards, by card."""
    return [face(data, card, -1) for card in range(len(IDS))]


def face(t: CardData, card: int, ident: int) -> CardFace:
    """Return the face of a card that stands for `ident` (twice a card, plus one for half a step more; -1 for nothing but itself)."""
    magic = card >= MAGIC
    return CardFace(
        id=IDS[card],
        suit="magic" if magic else SUITS[card >> 4],
        rank="magic" if magic else RANKS[card & 15].rstrip("ab"),
        head=bool(t.head[card]),
        special=card in t.specials,
        copy=IDS[ident >> 1] if magic and ident >= 0 else None,
        half=magic and ident >= 0 and ident & 1 == 1,
    )


class Played:
    """The tricks of one deal, the present or the last."""

    def __init__(self, state: RoiState, past: bool) -> None:
        self.t = state.data
        self.seats = state.seats
        if past:
            self.special, self.opener, self.swapped, self.traded = state.past[:4]
            self.winners = state.past[4 : 4 + state.tricks]
            cards = state.past[4 + state.tricks :]
        else:
            self.special, self.opener, self.swapped, self.traded = state.special, state.opener, state.swapped, state.traded
            self.winners = state.winners
            cards = list(state.cards)
        self.lying = cards  # as they lie in the piles
        self.cards = list(cards)  # as they were played
        if self.swapped >= 0:
            self.cards[self.swapped] = self.traded

    def leader(self, trick: int) -> int:
        """Return who led a trick."""
        return self.opener if trick == 0 else self.winners[trick - 1]

    def ident(self, at: int) -> int:
        """Return what the card at a place counted as; -1 for no suit."""
        card = self.cards[at]
        if card < MAGIC:
            return 2 * card
        trick = at // self.seats
        if self.t.effect[card] == MUMMY and trick > 0:
            return 2 * self.cards[self.place(trick - 1)]
        return 2 * self.cards[at - 1] + 1 if self.t.effect[card] == PUPPETEER and at > 0 else -1

    def place(self, trick: int) -> int:
        """Return where the card lies that has won a trick."""
        return trick * self.seats + (self.winners[trick] - self.leader(trick)) % self.seats

    def led(self, trick: int) -> str | None:
        """Return the suit that had to be followed."""
        idents = [self.ident(at) for at in range(trick * self.seats, min(len(self.cards), (trick + 1) * self.seats))]
        return next((SUITS[ident >> 5] for ident in idents if ident >= 0), None)

    def plays(self, trick: int) -> list[Play]:
        """Return the cards of a trick, finished or not, in order of play."""
        out = []
        plain = faces(self.t)
        for at in range(trick * self.seats, min(len(self.cards), (trick + 1) * self.seats)):
            card = self.lying[at]
            shown = face(self.t, card, self.ident(at)) if card >= MAGIC and at != self.swapped else plain[card]
            seat = (self.leader(trick) + at % self.seats) % self.seats
            out.append(Play(seat=seat, face=shown, swapped=plain[self.traded] if at == self.swapped else None))
        return out

    def keys(self) -> list[Any]:
        """Return all that each finished trick is made of: its cards and those before, which a magic card may copy, and who had won them."""
        keys: list[Any] = []
        for trick in range(len(self.winners)):
            cards = self.lying[max(0, trick - 1) * self.seats : (trick + 1) * self.seats]
            keys.append((cards, self.winners[max(0, trick - 2) : trick + 1], self.opener, self.special, self.swapped, self.traded))
        return keys

    def trick(self, trick: int) -> TrickView:
        """Return a finished trick."""
        at = self.place(trick) % self.seats
        return TrickView(number=trick + 1, plays=self.plays(trick), led=self.led(trick), winner=self.winners[trick], at=at)
