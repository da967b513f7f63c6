"""One match as an environment plays it: actions checked, and the history of what each seat has seen."""

from __future__ import annotations

import hashlib
from typing import Any

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
        self.forget()

    def forget(self) -> None:
        """Drop the histories that were written; the next question writes them again."""
        self.lines: list[list[str]] = [[] for _ in range(self.setting.seats)]
        self.told_to = [(0, 0)] * self.setting.seats  # entries of the log and events that stand there

    def clone(self) -> Episode:
        """Return an equal episode that shares nothing that changes."""
        other = Episode.__new__(Episode)
        other.setting, other.seed = self.setting, self.seed
        other.events, other.log = list(self.events), list(self.log)
        other.lines, other.told_to = [list(lines) for lines in self.lines], list(self.told_to)
        other.state = self.state.clone()
        other.state.listener = None if self.state.listener is None else other.events
        return other

    def __deepcopy__(self, memo: object) -> Episode:
        """Return a clone, so that libraries can copy what holds a match."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        events = [(event.kind, event.seat, event.args, event.to) for event in self.events]
        return restored, (self.setting, self.seed, self.state.dump(), self.log, events, self.state.listener is not None)

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
        lines = self.lines[seat]
        entries, events = self.told_to[seat]
        for who, action, before in [*self.log[entries:], (-1, -1, len(self.events))]:
            lines += [told(event) for event in self.events[events:before] if event.to in (-1, seat)]
            events = max(events, before)
            if who == seat:
                lines.append("> " + self.setting.actions.name(action))
        self.told_to[seat] = (len(self.log), events)
        return list(lines)

    def history_key(self, seat: int) -> int:
        """Return the history as one number of 64 bits, the same in every process."""
        return int.from_bytes(hashlib.blake2b("\n".join(self.history(seat)).encode(), digest_size=8).digest(), "little")


def restored(setting: Setting, seed: int, ints: list[int], log: list[tuple[int, int, int]], events: list[tuple[Any, ...]], remember: bool) -> Episode:
    """Return the episode that was written down."""
    episode = Episode.__new__(Episode)
    episode.setting, episode.seed, episode.log = setting, seed, log
    episode.forget()
    episode.events = [Event(*event) for event in events]
    episode.state = setting.game.restore(setting.seats, setting.options, ints)
    episode.state.listener = episode.events if remember else None
    return episode


def told(event: Event) -> str:
    """Return an event as one text."""
    return " ".join([event.kind, str(event.seat), *(f"{key}={value}" for key, value in event.args.items())])
