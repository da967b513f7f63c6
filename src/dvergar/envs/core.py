"""Many matches of one game, stepped side by side; what must be fast of the batched environment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dvergar.engine.observation import Observer
from dvergar.engine.rng import Rng
from dvergar.engine.state import State

KEPT: Final = 4096  # masks that are kept at most


class Runner:
    """So many matches; in each, one seat is asked at a time (of a secret phase the first that has not answered). One that ends makes room for the next.

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
        self.known: dict[int, bytes] = {}  # masks by the id of a list that is kept
        self.kept: list[list[int]] = []
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
        rows: list[bytes] = []
        for n in range(self.count):
            rows.append(observer.row(self.states[n], self.seats[n]))
        return bytearray().join(rows)

    def masks(self) -> bytearray:
        """Return one byte for each action, 1 where it is legal, row by row.

        Games hand out the same lists again and again, and never change one that they have handed out: so what was made of a list is kept with it.
        """
        rows: list[bytes] = []
        known = self.known
        if len(known) > KEPT:
            known.clear()
            self.kept.clear()
        for legal in self.legal:
            mask = known.get(id(legal))
            if mask is None:
                mask = self.mask(legal)
                known[id(legal)] = mask
                self.kept.append(legal)  # as long as it is kept, no other list has its id
            rows.append(mask)
        return bytearray().join(rows)

    def mask(self, legal: list[int]) -> bytes:
        """Return one byte for each action, 1 where it is legal."""
        out = [0] * self.actions
        for action in legal:
            out[action] = 1
        return bytes(out)


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
