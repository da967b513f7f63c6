"""Positions of Nidavellir built from readable words, and short ways to play on from them.

Cards: `W9` `H` `M0` `B` `X5` dwarves (of the age that is played), `S` the special blacksmith, `+3` an offering, and heroes by id.
"""

from __future__ import annotations

import dvergar
from dvergar.games.nidavellir import Nidavellir
from dvergar.games.nidavellir.cards import CLASSES, NEUTRAL, CardData
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.position import HERO_ACTION
from games.built import Army, TavernBuilt

LETTERS = {"W": "warrior", "H": "hunter", "M": "miner", "B": "blacksmith", "X": "explorer"}


def game() -> Nidavellir:
    """Return the game with the printed card data."""
    found = dvergar.game("nidavellir")
    assert isinstance(found, Nidavellir)
    return found


def card(word: str, age: int = 1) -> int:
    """Return the int of a card named by a word."""
    t = game().data
    if word == "S":
        return t.card("special_blacksmith")
    if word[0] == "+":
        return t.card(f"a{age}_offering_{word[1:]}")
    if word[0] not in LETTERS:
        return t.card(word)
    id = f"a{age}_{LETTERS[word[0]]}" + (f"_{word[1:]}" if word[1:] else "")
    return t.card(id if id in t.ids else id + "_5p")


def word(t: CardData, card: int) -> str:
    """Return the word of a card."""
    id = t.ids[card]
    if id == "special_blacksmith":
        return "S"
    if t.kind[card] == 1:
        return f"+{t.bonus[card]}"
    if t.kind[card] == 0:
        letter = CLASSES[t.column[card]][0].upper() if CLASSES[t.column[card]] != "explorer" else "X"
        return letter + (str(t.points[card]) if t.numbered[card] else "")
    return id


class Built(TavernBuilt):
    """A state under test. `state` is the true one; everything is said in words."""

    def __init__(
        self,
        seats: int = 2,
        armies: list[Army] | None = None,
        coins: list[str] | None = None,
        gems: list[int] | None = None,
        taverns: list[str] | None = None,
        age: int = 1,
        round: int = 1,
        treasure: dict[int, int] | None = None,
        later: str | None = None,
        seed: int = 1,
        **options: str,
    ) -> None:
        """Set up a round whose bids are open; what is not named stays as the seed deals it, armies empty."""
        state = game().new(seats, seed, options)
        assert isinstance(state, NidavellirState)
        self.state = self.position = state
        self.events = []
        self.t: CardData = state.data
        state.age, state.round = age, round
        if age == 2:
            state.deck, state.later = state.later[1:], []
            state.cards, state.dealt = state.deck[: len(state.cards)], len(state.cards)
        if gems is not None:
            state.gems = gems[:]
        if taverns is not None:
            state.cards = [card(one, age) for line in taverns for one in line.split()]
            assert len(state.cards) == 3 * state.setup.width
        if later is not None:
            top = [card(one, 2) for one in later.split()]
            rest = state.later[:]
            for one in top:
                rest.remove(one)
            state.later = top + rest
        for seat, army in enumerate(armies or []):
            self._raise_army(seat, army, age)
        self.lay_purses(coins or [], treasure or {})
        if state.uline >= 0:
            state.bids[state.uline] = 60
            state.owing -= 1 << state.uline
        state.left = state.heroes_left()
        state.listener = self.events

    def _raise_army(self, seat: int, army: Army, age: int) -> None:
        state, t = self.state, self.state.data
        for place, line in army.items():
            for one in line.split():
                which = card(one, age)
                if which >= t.first_hero:
                    self.claim(seat, which)
                if which == t.uline:
                    state.uline = seat
                if place == "command":
                    assert t.column[which] == NEUTRAL
                    continue
                column = CLASSES.index(place)
                if which == t.thrud:
                    state.thrud = seat * 5 + column
                if which == t.ylud:
                    state.ylud = seat * 5 + column
                points = t.ylud_points[column] if which == t.ylud else t.points[which]
                state.put(seat, seat * 5 + column, which, max(1, t.grades[which]), points)

    def heroes(self) -> list[str]:
        """Return the ids that a hero decision offers."""
        first = self.t.first_hero - HERO_ACTION
        return [self.t.ids[first + action] for action in self.position.legal(self.position.actors()[0])]

    def word(self, card: int) -> str:
        """Return the word of a card."""
        return word(self.t, card)
