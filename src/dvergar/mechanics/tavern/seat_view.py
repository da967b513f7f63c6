"""What only one seat sees of a tavern game (Nidavellir spec 7, Nains spec 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from dvergar.engine.view import Choice, Preview, Prompt
from dvergar.mechanics.tavern.board import COINS
from dvergar.mechanics.tavern.choices import bids, trades
from dvergar.mechanics.tavern.gains import TavernGains
from dvergar.mechanics.tavern.messages import Face, HeroView, TavernView
from dvergar.mechanics.tavern.position import BID, FREE

if TYPE_CHECKING:
    from dvergar.mechanics.tavern.table_view import TavernFeed


class Viewer:
    """Adds what only one seat sees."""

    def __init__(self, feed: TavernFeed, seat: int, army: TavernGains) -> None:
        self.feed = feed
        self.reader = seat
        self.army = army
        self.legal = feed.position.legal(seat) if seat in feed.position.actors() else []

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
        feed, seat = self.feed, self.reader
        known: dict[tuple[int, int], Preview] = {}
        table = list(shared.table)
        table[seat] = replace(table[seat], places=feed.places(seat, True))
        return replace(
            shared,
            seat=seat,
            prompt=self.asked(),
            choices=self.offered(),
            taverns=[replace(tavern, hints=self.hints(k, known)) for k, tavern in enumerate(shared.taverns)],
            table=table,
            heroes=self.heroes(),
            peek=self.peek(),
        )

    def asked(self) -> Prompt:
        """Return the prompt, which is a spectator's as long as nothing is asked of this seat."""
        return self.prompt() if self.legal or self.feed.position.phase == BID else self.feed.waiting()

    def offered(self) -> list[Choice]:
        """Return a choice for each legal action."""
        if not self.legal:
            return []
        state = self.feed.position
        return bids(state, self.army, self.legal) if state.phase == BID else self.choices()

    def offered_by(self) -> Any:
        """Return all that the choices are made of while coins are laid: they do not change while others lay theirs. None: nobody can say."""
        state, seat = self.feed.position, self.reader
        if not self.legal:
            return ()
        return (state.coins[seat * COINS : (seat + 1) * COINS], self.legal, trades(state, self.army)) if state.phase == BID else None

    def heroes(self) -> list[HeroView]:
        """Return the heroes still to be had, with what each would bring the reader."""
        return [self.hero(card) for card in self.feed.candidates()]

    def peek(self) -> list[Face] | None:
        """Return the cards that the reader looks at."""
        peek = self.feed.position.peek() if self.legal else []
        return [self.feed.looks.faces[card] for card in peek] if peek else None

    def hints(self, k: int, known: dict[tuple[int, int], Preview]) -> list[Preview | None]:
        """Return what each card of a tavern that lies there would bring; what is known of a card already need not be worked out."""
        state = self.feed.position
        out: list[Preview | None] = []
        for at in range(k * state.setup.width, (k + 1) * state.setup.width):
            if state.takers[at] != FREE:
                out.append(None)
                continue
            card = state.cards[at]
            found = known.get((k, card))
            if found is None:
                found = known[k, card] = self.hint(k, card)
            out.append(found)
        return out
