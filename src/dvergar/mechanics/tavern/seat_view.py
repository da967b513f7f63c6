"""What only one seat sees of a tavern game (Nidavellir spec 7, Nains spec 7)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dvergar.engine.view import Arrangement, Choice, Preview, Prompt
from dvergar.mechanics.tavern.board import COINS
from dvergar.mechanics.tavern.choices import arrangement, bids
from dvergar.mechanics.tavern.gains import TavernGains
from dvergar.mechanics.tavern.messages import Face, HeroView, TavernView
from dvergar.mechanics.tavern.position import BID, FREE
from dvergar.mechanics.tavern.table_view import TableView


class SeatView:
    """One seat's additions to the view of the table, for one position."""

    def __init__(self, table: TableView, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.legal = table.position.legal(seat) if seat in table.position.actors() else []

    # What differs between games

    def tavern_gains(self) -> TavernGains:
        """Return what this seat gains by one more card or coin: made when it is needed, for a seat that waits shows little of it."""
        raise TypeError("a game knows what its cards bring")

    def prompt(self) -> Prompt:
        """Return what is asked of this seat, or whom it waits for."""
        raise TypeError("a game has its prompts")

    def choices(self) -> list[Choice]:
        """Return a choice for each legal action, bids left out."""
        raise TypeError("a game has its choices")

    def hint(self, tavern: int, card: int) -> Preview:
        """Return what a card of that tavern would bring this seat now."""
        raise TypeError("a game knows what its cards bring")

    def hero(self, card: int) -> HeroView:
        """Return a hero still to be had, with what it would bring this seat."""
        raise TypeError("a game has its heroes")

    def heroes_key(self) -> Any:
        """Return the key of the heroes: all that they and the hints are made of, but for the cards in the taverns and the places of the coins."""
        raise TypeError("a game knows what its heroes bring")

    def hints_key(self, heroes_key: Any, coins: list[int]) -> Any:
        """Return the key of the hints, given that of the heroes and the coins in their places."""
        return heroes_key

    # What they share

    def view(self, shared: TavernView, lean: bool = False) -> TavernView:
        """Return the view of this seat, made from a spectator's; a lean one has bids as an arrangement."""
        seat = self.seat
        known: dict[tuple[int, int], Preview] = {}
        table = list(shared.table)
        table[seat] = replace(table[seat], places=self.table.places(seat, True))
        return replace(
            shared,
            seat=seat,
            prompt=self.shown_prompt(),
            choices=self.lean_choices() if lean else self.all_choices(),
            taverns=[replace(tavern, hints=self.hints(k, known)) for k, tavern in enumerate(shared.taverns)],
            table=table,
            heroes=self.heroes(),
            peek=self.peek(),
        )

    def shown_prompt(self) -> Prompt:
        """Return the prompt, which is a spectator's as long as nothing is asked of this seat."""
        return self.prompt() if self.legal or self.table.position.phase == BID else self.table.waiting()

    def all_choices(self) -> list[Choice]:
        """Return a choice for each legal action."""
        if not self.legal:
            return []
        state = self.table.position
        return bids(state, self.tavern_gains(), self.legal) if state.phase == BID else self.choices()

    def lean_choices(self) -> list[Choice] | Arrangement:
        """Return the choices for a page that writes bids out itself."""
        state = self.table.position
        return arrangement(state, self.tavern_gains(), self.legal) if self.legal and state.phase == BID else self.all_choices()

    def choices_key(self, heroes_key: Any) -> Any:
        """Return the key of the choices while coins are laid, given that of the heroes; None in other phases, where there is no key.

        What two coins would become shows no more of the position than what a hero would bring.
        """
        state, seat = self.table.position, self.seat
        if not self.legal:
            return ()
        return (state.coins[seat * COINS : (seat + 1) * COINS], self.legal, heroes_key) if state.phase == BID else None

    def heroes(self) -> list[HeroView]:
        """Return the heroes still to be had, with what each would bring this seat."""
        return [self.hero(card) for card in self.table.candidates()]

    def peek(self) -> list[Face] | None:
        """Return the cards that this seat looks at."""
        peek = self.table.position.peek() if self.legal else []
        return [self.table.faces.cards[card] for card in peek] if peek else None

    def hints(self, k: int, known: dict[tuple[int, int], Preview]) -> list[Preview | None]:
        """Return what each card that still lies in a tavern would bring; `known` keeps what has been worked out, by tavern and card."""
        state = self.table.position
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
