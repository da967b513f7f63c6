"""Positions of Nains built from readable words, and short ways to play on from them.

Cards: `S` Shield, `T1` Temple, `E9` Errants, `Ff5` Forge with a rune by its first letter, `L7` Talion, each with `o` and `m` behind it for
Occult and Malt (of the Era that is played, where it has such a card); Cognars by id.
"""

from __future__ import annotations

import re

import dvergar
from dvergar.games.nains import Nains
from dvergar.games.nains.cards import COMMAND, DWARF, MERCENARY, TEMPLE, CardData
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.position import HERO_ACTION
from dvergar.games.nains.view.messages import NainsView
from games.built import Army, TavernBuilt

LETTERS = {"S": "shield", "T": "temple", "E": "errants", "F": "forge", "L": "talion"}
RUNES = {"f": "fehu", "u": "uruz", "a": "ansuz", "r": "raidho"}
ONE_EACH = {"shield": "S", "temple": "T2", "errants": "E9", "forge": "Ff5", "talion": "L7"}


def game() -> Nains:
    """Return the game with the card data that is shipped."""
    found = dvergar.game("nains")
    assert isinstance(found, Nains)
    return found


def card(word: str, age: int = 1) -> int:
    """Return the int of a card named by a word."""
    t = game().data
    found = re.fullmatch(r"([STEFL])([fuar]?)(\d*)(o?)(m?)", word)
    if found is None:
        return t.card(word)
    letter, rune, number, occult, malt = found.groups()
    id = "_".join(part for part in (LETTERS[letter], RUNES.get(rune, ""), number, occult, malt) if part)
    names = [f"e{era}_{id}{mark}" for era in (age, 3 - age) for mark in ("", "_5p")]
    return t.card(next(name for name in names if name in t.ids))


def word(t: CardData, card: int) -> str:
    """Return the word of a card."""
    if t.kind[card] != DWARF:
        return t.ids[card]
    parts = t.ids[card].removesuffix("_5p").split("_")[1:]
    letter = next(letter for letter, cls in LETTERS.items() if cls == parts[0])
    return letter + "".join(part[0] if part in t.rune_ids else part for part in parts[1:])


class Built(TavernBuilt):
    """A state under test. `state` is the true one; everything is said in words."""

    def __init__(
        self,
        seats: int = 2,
        armies: list[Army] | None = None,
        elite: list[str] | None = None,
        coins: list[str] | None = None,
        gems: list[int] | None = None,
        taverns: list[str] | None = None,
        age: int = 1,
        round: int = 1,
        treasure: dict[int, int] | None = None,
        top: str | None = None,
        recruits: list[int] | None = None,
        seed: int = 1,
        **options: str,
    ) -> None:
        """Set up a round whose bids are open; what is not named stays as the seed deals it, armies empty. `top` lies on the deck of Era 2."""
        state = game().new(seats, seed, options)
        assert isinstance(state, NainsState)
        self.state = self.position = state
        self.events = []
        self.t: CardData = state.data
        state.age, state.round = age, round
        if age == 2:
            width = 3 * state.setup.width
            state.deck, state.later = state.later, []
            state.dealt = width * round
            state.cards = state.deck[state.dealt - width : state.dealt]
            state.holder = [-1] * 6
        if gems is not None:
            state.gems = gems[:]
        if taverns is not None:
            state.cards = [card(one, age) for line in taverns for one in line.split()]
            assert len(state.cards) == 3 * state.setup.width
        if top is not None:
            first = [card(one, 2) for one in top.split()]
            rest = state.later[:] if age == 1 else state.deck[state.dealt :]
            for one in first:
                if one in rest:
                    rest.remove(one)
            if age == 1:
                state.later = first + rest
            else:
                state.deck, state.dealt = first + rest, 0
        for seat, army in enumerate(armies or []):
            for place, names in army.items():
                for name in names.split():
                    self.put(seat, place, name, age)
        for seat, line in enumerate(elite or []):
            for id in line.split():
                state.holder = state.holder.copy()
                state.holder[self.t.distinctions.index(id)] = seat
        self.lay_purses(coins or [], treasure or {})
        if recruits is not None:
            state.recruits = recruits
        state.left = state.heroes_left()
        state.listener = self.events

    def put(self, seat: int, place: str, name: str, age: int = 1) -> None:
        """Put a card into a column or the command zone, as it would come."""
        state, t = self.state, self.t
        which = card(name, age)
        if which == t.ally:
            state.owner = state.owner.copy()
            state.owner[which - t.first_hero] = seat
        elif which >= t.first_hero:
            self.claim(seat, which)
        if place == "command":
            assert t.column[which] == COMMAND
            return
        column = t.classes.index(place)
        at = seat * 5 + column
        points = t.ally_points[column] if which == t.ally else t.points[which]
        if t.kind[which] == MERCENARY and column == TEMPLE:
            state.apart[seat] += points
            points = 0
        if t.kind[which] == DWARF and t.effect[which] == t.effect[card("E9")] and state.has_number(at, which):
            points = 0
        state.put(seat, at, which, t.grades[which], points)

    def word(self, card: int) -> str:
        """Return the word of a card."""
        return word(self.t, card)

    def heroes(self) -> list[str]:
        """Return the ids of Cognars that a recruit decision offers, mercenaries left out."""
        first = self.t.first_hero - HERO_ACTION
        return [self.t.ids[first + action] for action in self.state.legal(self.state.active) if action < HERO_ACTION + self.t.ordinary]

    def hired(self) -> set[str]:
        """Return the columns where a recruit decision offers mercenaries."""
        return {name.split(",")[1][:-1] for name in self.legal() if name.startswith("mercenary(")}


def see(built: Built, seat: int | None) -> NainsView:
    """Return what a reader sees."""
    view = game().view(built.state, seat)
    assert isinstance(view, NainsView)
    return view
