"""One match as an environment plays it: checked actions, and what each seat has seen of it so far."""

from __future__ import annotations

import hashlib

from dvergar.engine.errors import IllegalAction, shown
from dvergar.engine.state import Event, State
from dvergar.envs.setup import Setting


class Episode:
    """A match in play. With `remember`, it keeps each seat's information-state history.

    >>> episode = Episode(Setting("nidavellir", 3), 7)
    >>> episode.play(0, episode.state.legal(0)[5])
    >>> episode.history(0)[-2:]
    ['> bid(0,2,4)', 'bid 0']
    >>> episode.history(1)[-1:]
    ['bid 0']
    """

    def __init__(self, setting: Setting, seed: int, remember: bool = True) -> None:
        self.setting = setting
        self.seed = seed
        self.events: list[Event] = []
        self.state: State = setting.start(seed, self.events if remember else None)
        self.log: list[tuple[int, int, int]] = []  # seat, action, events before it

    def clone(self) -> Episode:
        """Return an equal episode that shares nothing that changes."""
        other = Episode.__new__(Episode)
        other.setting, other.seed = self.setting, self.seed
        other.events, other.log = list(self.events), list(self.log)
        other.state = self.state.clone()
        other.state.listener = None if self.state.listener is None else other.events
        return other

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.state.actors()

    def play(self, seat: int, action: int) -> None:
        """Check an action and play it; raises `IllegalAction`, and then nothing has changed."""
        if seat not in self.state.actors() or action not in self.state.legal(seat):
            raise self.refusal(seat, action)
        self.log.append((seat, int(action), len(self.events)))
        self.state.apply(seat, int(action))

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """Return the error that says what would be legal."""
        space = self.setting.actions
        legal = list(self.state.legal(seat)) if seat in self.state.actors() else []
        right = ", ".join(space.name(a) for a in legal[:12]) + (f" and {len(legal) - 12} more" if len(legal) > 12 else "")
        tried = space.name(int(action)) if 0 <= action < space.size else shown(action)
        if not legal:
            waiting = ", ".join(map(str, self.state.actors()))
            return IllegalAction(f"it is not seat {seat}'s turn", "error-not-your-turn", seat, int(action), [], waiting=waiting)
        return IllegalAction(f"seat {seat} may not {tried} now; legal are {right}", "error-illegal", seat, int(action), legal, tried=tried, right=right)

    def acted(self, seat: int) -> list[int]:
        """Return the seat's own actions, in order."""
        return [action for who, action, _ in self.log if who == seat]

    def history(self, seat: int) -> list[str]:
        """Return all that the seat has done and been told, in order: its actions as `> name`, events as kind, seat (-1: nobody) and arguments."""
        out: list[str] = []
        done = 0
        for who, action, before in [*self.log, (-1, -1, len(self.events))]:
            out += [told(event) for event in self.events[done:before] if event.to in (-1, seat)]
            done = before
            if who == seat:
                out.append("> " + self.setting.actions.name(action))
        return out

    def history_key(self, seat: int) -> int:
        """Return the history as one number of 64 bits, the same in every process."""
        return int.from_bytes(hashlib.blake2b("\n".join(self.history(seat)).encode(), digest_size=8).digest(), "little")


def told(event: Event) -> str:
    """Return an event as one text."""
    return " ".join([event.kind, str(event.seat), *(f"{key}={value}" for key, value in event.args.items())])
