"""The fast core of the batched environment: many matches of one game, stepped side by side."""

from __future__ import annotations

from collections.abc import Callable

from librt.strings import BytesWriter
from mypy_extensions import i64

from dvergar.engine.observation import Observer
from dvergar.engine.rng import Rng
from dvergar.engine.state import State


class Runner:
    """Matches side by side; in each, one seat is asked at a time (of a secret phase the first that has not answered). A new match follows one that ends.

    `seats` and `legal` say who is asked in each match and what may be done. After a step, `ended` names the matches that ended in it, and `last` their
    final positions.
    """

    def __init__(self, start: Callable[[int], State], count: int, actions: int, rng: Rng) -> None:
        self.start = start
        self.count = count
        self.rng = rng  # of random play
        self.rngs: list[Rng] = [Rng(rng.seed()) for _ in range(count)]  # of the seeds of each row of matches
        self.states: list[State] = [start(own.seed()) for own in self.rngs]
        self.seats: list[int] = [0] * count
        self.legal: list[list[int]] = [[] for _ in range(count)]
        self.ended: list[int] = []
        self.last: list[State] = []
        self.actions = actions
        self.nothing = bytes(actions)  # the mask of no action at all
        self.out = BytesWriter()  # a place to work in
        for n in range(count):
            self.look(n)

    def look(self, n: int) -> None:
        """Note who is asked in a match, and what may be done."""
        state = self.states[n]
        actors = state.actors()
        if not actors:
            self.ended.append(n)
            self.last.append(state)
            state = self.start(self.rngs[n].seed())
            self.states[n] = state
            actors = state.actors()
        seat = actors[0]
        self.seats[n] = seat
        self.legal[n] = state.legal(seat)

    def wrong(self, actions: list[int]) -> int:
        """Return the first match whose action is not legal, or -1."""
        for n in range(self.count):
            if not holds(self.legal[n], actions[n]):
                return n
        return -1

    def step(self, actions: list[int]) -> None:
        """Play one action in each match; the caller has asked `wrong`."""
        self.ended = []
        self.last = []
        states = self.states
        seats = self.seats
        for n in range(self.count):
            states[n].apply(seats[n], actions[n])
            self.look(n)

    def random_actions(self) -> list[int]:
        """Return one legal action for each match, each as likely as the others."""
        rng = self.rng
        out: list[int] = []
        for legal in self.legal:
            out.append(legal[0] if len(legal) == 1 else legal[rng.below(len(legal))])
        return out

    def play(self, steps: int) -> int:
        """Play so many random decisions in each match, one match after the other, and return how many matches ended."""
        rng = self.rng
        ended = 0
        self.ended = []
        self.last = []
        for n in range(self.count):
            state = self.states[n]
            for _ in range(steps):
                actors = state.actors()
                if not actors:
                    ended += 1
                    state = self.start(self.rngs[n].seed())
                    actors = state.actors()
                seat = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
                legal = state.legal(seat)
                state.apply(seat, legal[0] if len(legal) == 1 else legal[rng.below(len(legal))])
            self.states[n] = state
            self.look(n)
        return ended + len(self.ended)

    def rows(self, observer: Observer) -> bytearray:
        """Return what the seat asked in each match may know, row by row."""
        out = self.out
        out.truncate(0)
        for n in range(self.count):
            observer.write(self.states[n], self.seats[n], out)
        return bytearray(out.getvalue())

    def masks(self) -> bytearray:
        """Return one byte for each action, 1 where it is legal, row by row."""
        out = self.out
        out.truncate(0)
        first: i64 = 0
        width: i64 = self.actions
        for legal in self.legal:
            out.write(self.nothing)
            for action in legal:
                out[first + action] = 1
            first += width
        return bytearray(out.getvalue())


def holds(legal: list[int], action: int) -> bool:
    """Return whether an ascending list holds that action.

    >>> holds([1, 4, 6], 4), holds([1, 4, 6], 5), holds([], 0)
    (True, False, False)
    """
    low = 0
    high = len(legal)
    while low < high:
        middle = (low + high) >> 1
        if legal[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < len(legal) and legal[low] == action
