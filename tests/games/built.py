"""Positions of tavern games built from readable words: what the builders of Nidavellir and Nains share, mostly short ways to play on."""

from __future__ import annotations

from typing import Any, Self

from dvergar.engine.rng import Rng
from dvergar.engine.state import Event
from dvergar.mechanics.tavern.board import Board
from dvergar.mechanics.tavern.coins import ROYAL, SPECIAL, coin
from dvergar.mechanics.tavern.recruits import RecruitingState
from dvergar.mechanics.tavern.turns import exchange, rank, rank_gem, rank_seat, rank_value

Army = dict[str, str]  # columns by class, and `command`, each a line of card words in order of arrival


class TavernBuilt:
    """A state under test. `position` is the true one; everything is said in words.

    Coins: `5` a base coin where there is one of that value, else royal; `5r` royal, `3s` special.
    """

    position: RecruitingState
    t: Board
    events: list[Event]

    def word(self, card: int) -> str:
        """Return the word of a card."""
        raise TypeError("a game names its cards")

    @property
    def phase(self) -> str:
        """The present phase as views call it."""
        return self.position.phase_name()

    # Setting up

    def money(self, text: str) -> int:
        """Return the int of a coin named by a word."""
        if text[-1] == "r":
            return coin(int(text[:-1]), ROYAL)
        if text[-1] == "s":
            return coin(int(text[:-1]), SPECIAL)
        return next((one for one in self.t.base if one >> 2 == int(text)), coin(int(text), ROYAL))

    def lay_purses(self, coins: list[str], treasure: dict[int, int]) -> None:
        """Give each seat five coins; the treasure has the rest, and as many of some values as is said."""
        state = self.position
        for seat, line in enumerate(coins):
            state.coins[seat * 5 : seat * 5 + 5] = sorted(self.money(one) for one in line.split())
        stock = list(state.setup.treasure)
        for one in state.coins:
            if one & 3 == ROYAL:
                stock[one >> 2] -= 1
        for value, count in treasure.items():
            stock[value] = count
        state.treasure = stock

    def claim(self, seat: int, card: int) -> None:
        """Let a recruit belong to a seat."""
        state = self.position
        state.owner = state.owner.copy()
        state.owner[card - self.t.first_hero] = seat
        state.recruits[seat] += 1

    # Playing

    def bid(self, *bids: str) -> Self:
        """Let every seat bid, in seat order; each bid is three coin words, "-" for a seat that bids later (Uline)."""
        for seat, line in enumerate(bids):
            if line != "-":
                hand = self.position.coins[seat * 5 : seat * 5 + 5]
                slots: list[int] = []
                for one in line.split():
                    slots.append(next(k for k in range(5) if hand[k] == self.money(one) and k not in slots))
                self.play(seat, "bid({},{},{})".format(*slots))
        return self

    def play(self, seat: int, name: str) -> Self:
        """Let a seat act by an action's name; it must be legal."""
        action = self.position.game.actions.parse(name)
        assert seat in self.position.actors(), (seat, self.position.actors(), self.phase)
        assert action in self.position.legal(seat), (name, self.legal())
        self.position.apply(seat, action)
        return self

    def do(self, *names: str) -> Self:
        """Let whoever is asked act, one name after the other."""
        for name in names:
            self.play(self.position.actors()[0], name)
        return self

    def pick(self, *words: str) -> Self:
        """Let whoever is asked pick a card from the present tavern, by its word."""
        for one in words:
            width = self.position.setup.width
            first = self.position.tavern * width
            slot = next(k for k in range(width) if self.position.takers[first + k] == -1 and self.word(self.position.cards[first + k]) == one)
            self.do(f"pick({slot})")
        return self

    def finish(self, seed: int = 5) -> Self:
        """Play on at random to the end."""
        rng = Rng(seed)
        while actors := self.position.actors():
            legal = self.position.legal(actors[0])
            self.position.apply(actors[0], legal[rng.below(len(legal))])
        return self

    # Looking

    @property
    def asked(self) -> tuple[str, int]:
        """The present phase and the first seat that is asked."""
        return self.phase, self.position.actors()[0]

    def legal(self) -> list[str]:
        """Return the names of what the first acting seat may do."""
        return [self.position.game.actions.name(action) for action in self.position.legal(self.position.actors()[0])]

    def column(self, seat: int, cls: str) -> str:
        """Return a column as words."""
        return " ".join(self.word(one) for one in self.position.columns[seat * 5 + self.t.classes.index(cls)])

    def grades(self, seat: int) -> list[int]:
        """Return a seat's grades by class."""
        return self.position.grades[seat * 5 : seat * 5 + 5]

    def command(self, seat: int) -> list[str]:
        """Return the ids in a command zone."""
        return [self.t.ids[one] for one in self.position.command(seat)]

    def coins(self, seat: int) -> list[int]:
        """Return the values of a seat's coins, ascending."""
        return sorted(one >> 2 for one in self.position.coins[seat * 5 : seat * 5 + 5])

    def on(self, seat: int, tavern: int) -> int:
        """Return the value of the coin that a seat has on a tavern."""
        return self.position.coins[seat * 5 + tavern] >> 2

    def pouch(self, seat: int) -> list[int]:
        """Return the values of a pouch, or of the coins behind the taverns."""
        return sorted(one >> 2 for one in self.position.coins[seat * 5 + 3 : seat * 5 + 5])

    def told(self, kind: str) -> list[dict[str, str | int]]:
        """Return the arguments of all events of a kind."""
        return [event.args for event in self.events if event.kind == kind]

    def discarded(self) -> list[str]:
        """Return the discard pile as words."""
        return [self.word(one) for one in self.position.discard]

    def line(self, seat: int, key: str) -> int:
        """Return one line of a seat's sheet, as of now."""
        return {line.key: line.points for line in self.position.game.result(self.position).lines[seat]}[key]


def order_and_gems(case: dict[str, Any], locked: int) -> None:
    """Check a vector of equal coins: the order of play and the gems afterwards."""
    seats = list(case["bids"])
    gems = [case["gems"][seat] for seat in seats]
    ranks = sorted((rank(case["bids"][seat], gems[k], k) for k, seat in enumerate(seats)), reverse=True)
    assert [seats[rank_seat(one)] for one in ranks] == case["order"]
    assert [rank_value(one) for one in ranks] == [case["bids"][seat] for seat in case["order"]]
    assert [rank_gem(one) for one in ranks] == [case["gems"][seat] for seat in case["order"]]
    assert dict(zip(seats, exchange(ranks, gems, locked), strict=True)) == case["after"]
