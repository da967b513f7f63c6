"""Positions of Le Roi des Nains said in words: cards by id, plays as `seat:card`."""

from __future__ import annotations

import dvergar
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event
from dvergar.games.roi_des_nains import RoiDesNains
from dvergar.games.roi_des_nains.cards import IDS, SUITS
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import COLUMN, OVER, PHASES, PLAY, RECORD


def game() -> RoiDesNains:
    """Return the game with the printed card data."""
    found = dvergar.game("roi_des_nains")
    assert isinstance(found, RoiDesNains)
    return found


def cards(text: str) -> list[int]:
    """Return cards by their ids, ascending."""
    return sorted(IDS.index(id) for id in text.split())


def plays(text: str) -> list[tuple[int, int]]:
    """Return the seats and cards of plays such as `0:N3 1:N4`."""
    return [(int(one.partition(":")[0]), IDS.index(one.partition(":")[2])) for one in text.split()]


class Built:
    """A state under test. `state` is the true one; everything is said in words."""

    def __init__(
        self, seats: int = 4, special: str = "N11a", rule: str = "T05a", seed: int = 1, deal: int = 0, totals: list[int] | None = None, **options: str
    ) -> None:
        """Set up the first decision of a deal with that special, whose tile has that rule; hands as the seed deals them."""
        state = game().new(seats, seed, {"tile_set": "all", **options})
        assert isinstance(state, RoiState)
        self.state = state
        self.t = state.data
        self.events: list[Event] = []
        number = self.t.rule(rule)
        self.side = self.t.rules[number].side
        for order, wanted in ((state.tiles, self.t.rules[number].tile), (state.specials, IDS.index(special))):
            order.remove(wanted)
            order.insert(deal, wanted)
        state.deal = deal - 1
        state.history = [0] * ((RECORD + COLUMN * seats) * deal)
        if totals is not None:
            state.totals = totals[:]
        state.next_deal()
        state.past = []
        state.listener = self.events

    # Setting up

    def hands(self, *hands: str) -> Built:
        """Give these whole hands, by seat, as they are dealt."""
        state = self.state
        state.hands = [cards(hand) for hand in hands]
        state.open_deal()
        return self

    def quest(self) -> Built:
        """Take the rule's side of the tile."""
        return self.do(f"side({'ab'[self.side]})")

    def opened(self, leader: int, *hands: str) -> Built:
        """Begin the first trick with these hands, whole or not; the leader need not hold the 5 of Goblins."""
        return self.later(1, leader, "", *hands)

    def later(self, trick: int, leader: int, before: str, *hands: str) -> Built:
        """Stand at a later trick (from 1); `before` are the plays of the trick before it, which `leader` has won. The tricks before those are filled up."""
        state = self.state
        n = state.seats
        state.hands = [cards(hand) for hand in hands] + [[] for _ in range(n - len(hands))]
        state.side = self.side
        state.rule = self.t.tiles[state.tile][self.side]
        state.trick = trick - 1
        state.leader = state.active = leader
        state.phase = PLAY
        state.open = 0
        last = plays(before) if before else []
        used = [card for hand in state.hands for card in hand] + [card for _, card in last]
        free = [card for card in [state.special, *self.t.packs[n]] if card not in used]
        if trick > 2 or (trick == 2 and not last):
            state.spot = -1 if state.special in used else 0  # played in the first trick, if in none of the hands
        state.cards = free[: max(0, (trick - 2) * n)] + [card for _, card in last]
        if trick > 1 and not last:
            state.cards = free[: (trick - 1) * n]
        first = last[0][0] if last else leader
        state.winners = [first] * max(0, trick - 2) + ([leader] if trick > 1 else [])
        state.opener = first
        if last:
            state.copied = next((card for seat, card in last if seat == leader), last[0][1])
        state.heir = leader
        return self

    def wins(self, winners: str) -> Built:
        """Let these seats have won the tricks so far; the last of them leads."""
        self.state.winners = [int(seat) for seat in winners.split()]
        assert len(self.state.winners) == self.state.trick
        assert self.state.winners[-1:] in ([], [self.state.leader])
        return self

    # Playing

    def play(self, seat: int, name: str) -> Built:
        """Let a seat act by an action's name; it must be legal."""
        action = self.state.game.actions.parse(name)
        assert [seat] == self.state.actors(), (seat, self.state.actors(), self.phase)
        assert action in self.state.legal(seat), (name, self.legal())
        self.state.apply(seat, action)
        return self

    def do(self, *names: str) -> Built:
        """Let whoever is asked act, one name after the other."""
        for name in names:
            self.play(self.state.active, name)
        return self

    def plays(self, text: str) -> Built:
        """Let the seats play these cards, such as `0:N3 1:N4`."""
        for one in text.split():
            seat, _, card = one.partition(":")
            self.play(int(seat), f"card({card})")
        return self

    def lay(self, text: str) -> Built:
        """Put these cards on the table, whatever the hands hold, and end no trick."""
        for seat, card in plays(text):
            self.state.hands[seat] = sorted({*self.state.hands[seat], card})
            self.state.lay(seat, card)
        return self

    def lay_turns(self, text: str) -> Built:
        """Let the seats put these cards of their hands on the table, one after the other, whatever is legal."""
        for seat, card in plays(text):
            self.state.lay(seat, card)
            self.state.active = (seat + 1) % self.state.seats
        return self

    def finish(self, seed: int = 5) -> Built:
        """Play on at random to the end of the game."""
        rng = Rng(seed)
        while actors := self.state.actors():
            legal = self.state.legal(actors[0])
            self.state.apply(actors[0], legal[rng.below(len(legal))])
        return self

    def finish_deal(self, seed: int = 5) -> Built:
        """Play on at random to the end of the deal."""
        rng, deal = Rng(seed), self.state.deal
        while self.state.deal == deal and self.state.phase != OVER:
            legal = self.state.legal(self.state.active)
            self.state.apply(self.state.active, legal[rng.below(len(legal))])
        return self

    # Looking

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def asked(self) -> tuple[str, int]:
        """The present phase and the seat that is asked."""
        return self.phase, self.state.active

    def legal(self) -> list[str]:
        """Return the names of what the active seat may do."""
        return [self.state.game.actions.name(action) for action in self.state.legal(self.state.active)]

    def cards(self) -> list[str]:
        """Return the ids of the cards that the active seat may play, give or take."""
        return [name[5:-1] for name in self.legal() if name.startswith("card")]

    def hand(self, seat: int) -> list[str]:
        """Return the ids of a hand."""
        return [IDS[card] for card in self.state.hands[seat]]

    def led(self) -> str:
        """Return the suit to follow."""
        return SUITS[self.state.led] if self.state.led >= 0 else "none"

    def past(self, deal: int = -1) -> list[tuple[int, int, int, int]]:
        """Return tricks, quest points, bonus and factor of each seat in a finished deal."""
        size = RECORD + COLUMN * self.state.seats
        first = (deal % (len(self.state.history) // size)) * size + RECORD
        found = [tuple(self.state.history[first + COLUMN * s : first + COLUMN * s + COLUMN]) for s in range(self.state.seats)]
        return [(a, b, c, d) for a, b, c, d in found]

    def kinds(self, kind: str) -> list[dict[str, str | int]]:
        """Return the arguments of all events of a kind."""
        return [event.args for event in self.events if event.kind == kind]
