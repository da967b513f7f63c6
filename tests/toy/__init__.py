"""A tiny game from another package: everything the engine's contract asks of a game, in the fewest rules.

All seats choose a card in secret; the highest scores its value, a tie scores a random fortune of 1 to 6 for each of the tied. The
best seat (of tied ones the first) may then peek at the top of the deck, once in a match; without its peek it can only pass, which
everybody sees, so that is skipped. Then every hand is filled up to three.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from dvergar.engine.actions import ActionSpace
from dvergar.engine.game import Game, Option, OptionValue
from dvergar.engine.policy import PolicyMaker
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event, State
from dvergar.engine.view import Choice, Line, Prompt, Result, View

VALUES = 8
COPIES = 4
HAND = 3
CARD = 0  # action CARD + value - 1
PEEK = VALUES
PASS = VALUES + 1
BID, LOOK, OVER = 0, 1, 2


class ToyView(View, frozen=True, kw_only=True):
    """What one reader may know: the own hand, who has chosen, what was played; `top` only for a seat that has peeked at it."""

    round: int
    hand: list[int]
    chosen: int  # the own open choice, 0 for none
    ready: list[bool]
    played: list[int]
    deck: int
    peeks: list[int]
    knows: list[bool]
    top: int | None


class ToyState(State):
    """One position; `hands` are sorted, the deck's top is its last card."""

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        self.rounds = rounds
        self.round = 0
        self.phase = BID
        self.turn = -1
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.chosen = [0] * seats
        self.played = [0] * seats
        self.peeks = [1] * seats
        self.knows = [0] * seats
        self.won = [0] * seats
        self.luck = [0] * seats

    def deal(self) -> None:
        """Shuffle the deck and give every seat its first hand."""
        self.deck = [value for value in range(1, VALUES + 1) for _ in range(COPIES)]
        self.rng.shuffle(self.deck)
        for seat in range(self.seats):
            self.hands[seat] = sorted(self.deck.pop() for _ in range(HAND))

    def actors(self) -> list[int]:
        if self.phase == BID:
            return [seat for seat in range(self.seats) if not self.chosen[seat]]
        return [self.turn] if self.phase == LOOK else []

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        if self.phase == BID:
            return [CARD + value - 1 for value in sorted(set(self.hands[seat]))]
        return [PEEK, PASS]

    def apply(self, seat: int, action: int) -> None:
        if self.phase == BID:
            self.chosen[seat] = action - CARD + 1
            self.tell("ready", seat)
            if all(self.chosen):
                self._reveal()
            return
        if action == PEEK:
            self.peeks[seat] = 0
            self.knows[seat] = 1
            self.reveals += 1
            self.tell("peeked", seat)
            self.tell("saw", seat, {"card": self.deck[-1]}, seat)
        else:
            self.tell("passed", seat)
        self._next()

    def _reveal(self) -> None:
        self.reveals += 1
        self.played = self.chosen
        self.chosen = [0] * self.seats
        best = max(self.played)
        winners = [seat for seat in range(self.seats) if self.played[seat] == best]
        for seat in range(self.seats):
            self.hands[seat].remove(self.played[seat])
            self.tell("showed", seat, {"card": self.played[seat]})
        if len(winners) == 1:
            self.won[winners[0]] += best
            self.tell("won", winners[0], {"points": best})
        else:
            fortune = self.rng.below(6) + 1
            for seat in winners:
                self.luck[seat] += fortune
                self.tell("lucky", seat, {"points": fortune})
        self.turn = winners[0]
        self.phase = LOOK
        if not self.peeks[self.turn] or not self.deck:  # everybody knows that it can only pass
            self.tell("skipped", self.turn)
            self._next()

    def _next(self) -> None:
        self.round += 1
        self.turn = -1
        if self.round == self.rounds:
            self.phase = OVER
            self.tell("ended", -1)
            return
        self.phase = BID
        self.reveals += 1
        self.knows = [0] * self.seats
        for seat in range(self.seats):
            card = self.deck.pop()
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.tell("drew", seat, {"card": card}, seat)

    def tell(self, kind: str, seat: int, args: dict[str, str | int] | None = None, to: int = -1) -> None:
        """Tell an event to the listener, if there is one."""
        if self.listener is not None:
            self.listener.append(Event(kind, seat, args or {}, to))

    def clone(self) -> ToyState:
        other = ToyState(self.game, self.seats, self.options, self.rng.clone())
        other.load(self.dump())
        return other

    def scores(self) -> list[int]:
        return [self.won[seat] + self.luck[seat] for seat in range(self.seats)]

    def dump(self) -> list[int]:
        out = [self.round, self.phase, self.turn, self.reveals, *self.chosen, *self.played, *self.peeks, *self.knows, *self.won, *self.luck]
        self.rng.dump(out)
        for cards in (self.deck, *self.hands):
            out.append(len(cards))
            out += cards
        return out

    def load(self, words: list[int]) -> None:
        self.round, self.phase, self.turn, self.reveals = words[:4]
        n = self.seats
        self.chosen, self.played, self.peeks, self.knows, self.won, self.luck = (words[4 + n * i : 4 + n * (i + 1)] for i in range(6))
        at = 4 + 6 * n
        self.rng.load(words[at : at + 4])
        piles = []
        at += 4
        for _ in range(n + 1):
            piles.append(words[at + 1 : at + 1 + words[at]])
            at += 1 + words[at]
        self.deck, self.hands = piles[0], piles[1:]

    def worlds(self, seat: int | None, rng: Rng) -> ToyState:
        world = self.clone()
        top = [self.deck[-1]] if seat is not None and self.knows[seat] else []
        hidden = sorted(self.deck[: len(self.deck) - len(top)] + [card for s in range(self.seats) if s != seat for card in self.hands[s]])
        rng.shuffle(hidden)
        for s in range(self.seats):
            if s == seat:
                continue
            world.hands[s] = sorted(hidden.pop() for _ in range(len(self.hands[s])))
            if self.chosen[s]:
                kinds = sorted(set(world.hands[s]))
                world.chosen[s] = kinds[rng.below(len(kinds))]
        world.deck = hidden + top
        world.rng = Rng(rng.seed())
        return world

    def secret(self) -> bool:
        return self.phase == BID


class Bold:
    """Plays its highest card and always peeks."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        legal = world.legal(seat)
        return PEEK if PEEK in legal else legal[-1]


class ToyGame(Game):
    """The descriptor."""

    id = "toy"
    title = "Toy"
    seats = range(2, 5)
    minutes = 1
    options = (
        Option("rounds", "range", 4, "How many rounds are played.", "rules", low=1, high=6),
        Option("marks", "choice", "on", "Whether the page marks high cards.", "table", values=["on", "off"]),
        Option("extras", "ids", [], "Extras that change nothing.", "rules", values=["bell", "whistle"]),
    )
    cards = "70797465737470"

    def __init__(self) -> None:
        self.actions = ActionSpace()
        self.actions.add("card", [str(value) for value in range(1, VALUES + 1)])
        self.actions.add("peek", [""])
        self.actions.add("pass", [""])

    def start(self, seats: int, options: Mapping[str, OptionValue], rng: Rng) -> ToyState:
        state = ToyState(self, seats, dict(options), rng)
        state.deal()
        return state

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> ToyState:
        return ToyState(self, seats, dict(options), Rng(0))

    def view(self, state: State, seat: int | None) -> ToyView:
        assert isinstance(state, ToyState)
        legal = [] if seat is None else state.legal(seat)
        word = "toy-prompt-over" if state.phase == OVER else ("toy-prompt-bid" if state.phase == BID else "toy-prompt-look")
        return ToyView(
            game=self.id,
            seats=state.seats,
            seat=seat,
            actors=state.actors(),
            over=state.phase == OVER,
            prompt=Prompt(word if legal or state.phase == OVER else word + "-wait"),
            choices=[self._choice(action) for action in legal],
            result=self.result(state),
            reveals=state.reveals,
            round=state.round,
            hand=[] if seat is None else list(state.hands[seat]),
            chosen=0 if seat is None else state.chosen[seat],
            ready=[chosen > 0 for chosen in state.chosen],
            played=list(state.played),
            deck=len(state.deck),
            peeks=list(state.peeks),
            knows=[bool(known) for known in state.knows],
            top=state.deck[-1] if seat is not None and state.knows[seat] else None,
        )

    def _choice(self, action: int) -> Choice:
        if action < PEEK:
            return Choice(action, [f"card:{action - CARD + 1}"], "toy-choice-card", {"card": action - CARD + 1})
        return Choice(action, ["deck" if action == PEEK else "pass"], "toy-choice-peek" if action == PEEK else "toy-choice-pass")

    def result(self, state: State) -> Result:
        assert isinstance(state, ToyState)
        totals = state.scores()
        over = state.phase == OVER
        return Result(
            over=over,
            totals=totals,
            lines=[[Line("won", state.won[seat]), Line("luck", state.luck[seat])] for seat in range(state.seats)],
            facts=[{"peeks": state.peeks[seat]} for seat in range(state.seats)],
            winners=[seat for seat in range(state.seats) if totals[seat] == max(totals)] if over else [],
        )

    def policies(self) -> dict[str, PolicyMaker]:
        return {"bold": Bold}


def create(cards: Path | None) -> ToyGame:
    """Return the game; it has no card data that could be replaced."""
    return ToyGame()
