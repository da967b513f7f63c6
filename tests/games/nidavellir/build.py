"""Positions of Nidavellir built from readable words, and short ways to play on from them.

Cards: `W9` `H` `M0` `B` `X5` dwarves (of the age that is played), `S` the special blacksmith, `+3` an offering, and heroes by id.
Coins: `5` a base coin where there is one of that value, else royal; `5r` royal, `3s` special.
"""

from __future__ import annotations

import dvergar
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event
from dvergar.games.nidavellir import Nidavellir
from dvergar.games.nidavellir.cards import CLASSES, NEUTRAL, Tables
from dvergar.games.nidavellir.rules import Rules
from dvergar.games.nidavellir.state import HERO_ACTION
from dvergar.mechanics.coins import ROYAL, SPECIAL, coin

Army = dict[str, str]  # columns by class, and `command`, each a line of card words in order of arrival
LETTERS = {"W": "warrior", "H": "hunter", "M": "miner", "B": "blacksmith", "X": "explorer"}


def game() -> Nidavellir:
    """Return the game with the printed tables."""
    found = dvergar.game("nidavellir")
    assert isinstance(found, Nidavellir)
    return found


def card(word: str, age: int = 1) -> int:
    """Return the int of a card named by a word."""
    t = game().tables
    if word == "S":
        return t.card("special_blacksmith")
    if word[0] == "+":
        return t.card(f"a{age}_offering_{word[1:]}")
    if word[0] not in LETTERS:
        return t.card(word)
    id = f"a{age}_{LETTERS[word[0]]}" + (f"_{word[1:]}" if word[1:] else "")
    return t.card(id if id in t.ids else id + "_5p")


def word(t: Tables, card: int) -> str:
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


def money(text: str) -> int:
    """Return the int of a coin named by a word."""
    t = game().tables
    if text[-1] == "r":
        return coin(int(text[:-1]), ROYAL)
    if text[-1] == "s":
        return coin(int(text[:-1]), SPECIAL)
    return next((one for one in t.base if one >> 2 == int(text)), coin(int(text), ROYAL))


class Built:
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
        assert isinstance(state, Rules)
        self.state = state
        self.events: list[Event] = []
        t = state.tables
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
        for seat, line in enumerate(coins or []):
            state.coins[seat * 5 : seat * 5 + 5] = sorted(money(one) for one in line.split())
        held = [one >> 2 for one in state.coins if one & 3 == ROYAL]
        stock = list(state.setup.treasure)
        for value in held:
            stock[value] -= 1
        for value, count in (treasure or {}).items():
            stock[value] = count
        state.treasure = stock
        if state.uline >= 0:
            state.bids[state.uline] = 60
            state.owing -= 1 << state.uline
        state.left = state.heroes_left()
        self.t = t
        state.listener = self.events

    def _raise_army(self, seat: int, army: Army, age: int) -> None:
        state, t = self.state, self.state.tables
        for place, line in army.items():
            for one in line.split():
                which = card(one, age)
                if which >= t.first_hero:
                    state.owner = state.owner.copy()
                    state.owner[which - t.first_hero] = seat
                    state.recruits[seat] += 1
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

    # Playing

    def bid(self, *bids: str) -> Built:
        """Let every seat bid, in seat order; each bid is three coin words, "-" for a seat that bids later (Uline)."""
        for seat, line in enumerate(bids):
            if line != "-":
                hand = self.state.coins[seat * 5 : seat * 5 + 5]
                slots: list[int] = []
                for one in line.split():
                    slots.append(next(k for k in range(5) if hand[k] == money(one) and k not in slots))
                self.play(seat, "bid({},{},{})".format(*slots))
        return self

    def play(self, seat: int, name: str) -> Built:
        """Let a seat act by an action's name; it must be legal."""
        action = self.state.game.actions.parse(name)
        assert seat in self.state.actors(), (seat, self.state.actors(), self.phase)
        assert action in self.state.legal(seat), (name, self.legal())
        self.state.apply(seat, action)
        return self

    def do(self, *names: str) -> Built:
        """Let whoever is asked act, one name after the other."""
        for name in names:
            self.play(self.state.actors()[0], name)
        return self

    def pick(self, *words: str) -> Built:
        """Let whoever is asked pick a card from the present tavern, by its word."""
        for one in words:
            width = self.state.setup.width
            first = self.state.tavern * width
            slot = next(k for k in range(width) if self.state.takers[first + k] == -1 and word(self.t, self.state.cards[first + k]) == one)
            self.do(f"pick({slot})")
        return self

    def finish(self, seed: int = 5) -> Built:
        """Play on at random to the end."""
        rng = Rng(seed)
        while actors := self.state.actors():
            legal = self.state.legal(actors[0])
            self.state.apply(actors[0], legal[rng.below(len(legal))])
        return self

    # Looking

    @property
    def phase(self) -> str:
        return self.state.phase_name()

    @property
    def asked(self) -> tuple[str, int]:
        """The present phase and the first seat that is asked."""
        return self.phase, self.state.actors()[0]

    def legal(self) -> list[str]:
        """Return the names of what the first acting seat may do."""
        return [self.state.game.actions.name(action) for action in self.state.legal(self.state.actors()[0])]

    def column(self, seat: int, cls: str) -> str:
        """Return a column as words."""
        return " ".join(word(self.t, one) for one in self.state.columns[seat * 5 + CLASSES.index(cls)])

    def grades(self, seat: int) -> list[int]:
        """Return a seat's grades by class."""
        return self.state.grades[seat * 5 : seat * 5 + 5]

    def command(self, seat: int) -> list[str]:
        """Return the ids in a command zone."""
        return [self.t.ids[one] for one in self.state.command(seat)]

    def coins(self, seat: int) -> list[int]:
        """Return the values of a seat's coins, ascending."""
        return sorted(one >> 2 for one in self.state.coins[seat * 5 : seat * 5 + 5])

    def on(self, seat: int, tavern: int) -> int:
        """Return the value of the coin that a seat has on a tavern."""
        return self.state.coins[seat * 5 + tavern] >> 2

    def pouch(self, seat: int) -> list[int]:
        """Return the values of a pouch, or of the coins behind the taverns."""
        return sorted(one >> 2 for one in self.state.coins[seat * 5 + 3 : seat * 5 + 5])

    def heroes(self) -> list[str]:
        """Return the ids that a hero decision offers."""
        first = self.t.first_hero - HERO_ACTION
        return [self.t.ids[first + action] for action in self.state.legal(self.state.actors()[0])]

    def told(self, kind: str) -> list[dict[str, str | int]]:
        """Return the arguments of all events of a kind."""
        return [event.args for event in self.events if event.kind == kind]

    def discarded(self) -> list[str]:
        """Return the discard pile as words."""
        return [word(self.t, one) for one in self.state.discard]

    def line(self, seat: int, key: str) -> int:
        """Return one line of a seat's sheet, as of now."""
        return {line.key: line.points for line in game().result(self.state).lines[seat]}[key]
