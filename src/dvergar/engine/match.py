"""A match: a set-up, a seed and the ordered log of actions; all else follows from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from dvergar.engine import record as records
from dvergar.engine.actions import UnknownAction
from dvergar.engine.discovery import game as find
from dvergar.engine.errors import BadRecord, DvergarError, IllegalAction, shown
from dvergar.engine.game import Game
from dvergar.engine.record import By
from dvergar.engine.state import Event, State

if TYPE_CHECKING:
    from dvergar.engine.view import Result, View


DISTANCES = (4, 16, 64)  # actions before the place gone back to where positions are kept


class NoUndo(DvergarError):
    """That action cannot be taken back, or brought back; the text says why."""


class Entry:
    """One action of the log: who, what, and whether a person, a bot or an automatic play answered."""

    __slots__ = ("action", "by", "reveals", "seat", "secret")

    def __init__(self, seat: int, action: int, by: By, reveals: int, secret: bool) -> None:
        self.seat = seat
        self.action = action
        self.by: By = by
        self.reveals = reveals  # of the position it was played in
        self.secret = secret  # it answered a simultaneous, secret decision

    def __repr__(self) -> str:
        return f"Entry(seat={self.seat}, action={self.action}, by={self.by!r})"


class Undone:
    """What one undo took back. A withdrawn secret answer is nobody else's business; anything else can only come back in reverse order."""

    __slots__ = ("entries", "seat", "withdrawn")

    def __init__(self, entries: list[Entry], withdrawn: bool) -> None:
        self.entries = entries
        self.seat = entries[0].seat
        self.withdrawn = withdrawn


class Snapshot:
    """A position that a match has gone through, so that going back need not begin at the start: the actions and events before it, and its state."""

    __slots__ = ("actions", "events", "state")

    def __init__(self, actions: int, events: int, state: State) -> None:
        self.actions = actions
        self.events = events
        self.state = state


class Match:
    """A match in play: checks and plays actions, takes them back, writes itself down.

    `decisions[seat]` numbers what is asked of each seat. It only grows, and an answer names the number, so a late answer to an old question is noticed.

    >>> match = Match.new("nidavellir", seats=3, seed=7)
    >>> match.play(0, match.state.legal(0)[0])
    >>> match.undo(0)
    >>> len(match.log)
    0
    """

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = game.checked(seats, seed, options)
        self.practice = False
        self.log: list[Entry] = []
        self.events: list[Event] = []
        self.decisions = [0] * seats
        self.state: State
        self._undone: list[Undone] = []
        self._snapshots: tuple[Snapshot, ...] = ()  # of this log, the earliest first; none before anything is taken back
        self._start()

    @staticmethod
    def new(id: str | Game, seats: int, seed: int, options: Mapping[str, object] | None = None) -> Match:
        """Set up a match; raises `UnknownGame` or `BadSetup`."""
        return Match(id if isinstance(id, Game) else find(id), seats, seed, options or {})

    @staticmethod
    def read(text: str, cards: str | Path | None = None) -> Match:
        """Play a record again, move for move; raises `BadRecord` naming line and reason."""
        head = records.read(text, cards)
        match = Match(head.game, head.seats, head.seed, head.options)
        match.practice = head.practice
        for move in head.moves:
            try:
                match.play(move.seat, move.action, move.by)
            except IllegalAction as error:
                raise BadRecord(move.line, str(error)) from error
        records.check_end(head, match.state)
        return match

    def record(self) -> str:
        """Write the match as one text. It tells everything: during a match it is for nobody's eyes."""
        head = records.Head(self.game, self.seats, self.seed, self.options, self.practice)
        head.moves = [records.Move(entry.seat, entry.action, entry.by) for entry in self.log]
        return records.write(head, self.state)

    def check(self, seat: int, action: int | str) -> int:
        """Return the number of an action that the seat may play now; raises the `IllegalAction` that `play` would raise. Nothing changes.

        >>> Match.new("nidavellir", seats=3, seed=7).check(9, 0)
        Traceback (most recent call last):
        dvergar.engine.errors.IllegalAction: there is no seat 9: the seats are 0 to 2
        """
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalAction(f"there is no seat {shown(seat)}: the seats are 0 to {self.seats - 1}", "error-no-seat", -1, -1, [], last=self.seats - 1)
        if type(action) is not int and type(action) is not str:
            raise IllegalAction(f"seat {seat}: an action is a number or a name, not {shown(action)!r}", "error-action-kind", seat, -1, [])
        chosen = action if type(action) is int else -1
        actors = self.state.actors()
        if not actors:
            raise IllegalAction(f"seat {seat} cannot act: the match is over", "error-over", seat, chosen, [])
        if seat not in actors:
            waiting = ", ".join(map(str, actors))
            raise IllegalAction(f"it is not seat {seat}'s turn: waiting for seat {waiting}", "error-not-your-turn", seat, chosen, [], waiting=waiting)
        legal = self.state.legal(seat)
        try:
            if chosen < 0:
                chosen = self.game.actions.parse(action if isinstance(action, str) else self.game.actions.name(action))
            if chosen in legal:
                return chosen
            name = self.game.actions.name(chosen)
        except UnknownAction as error:
            told = f"seat {seat}: {error}; legal are {self._named(legal)}"
            raise IllegalAction(told, error.word, seat, chosen, list(legal), **error.args_) from error
        right = self._named(legal)
        raise IllegalAction(f"seat {seat} may not {name} now; legal are {right}", "error-illegal", seat, chosen, list(legal), tried=name, right=right)

    def play(self, seat: int, action: int | str, by: By = "person") -> None:
        """Check an action (an int, or its name) and play it; raises `IllegalAction`, and then nothing has changed."""
        chosen = self.check(seat, action)
        kept: list[Undone] = []
        for undone in reversed(self._undone):  # answers that others have withdrawn in this secret phase stay theirs to bring back
            if not undone.withdrawn:
                break
            if undone.seat != seat:
                kept.insert(0, undone)
        self._undone = kept
        self.decisions[seat] += 1
        self._apply(seat, chosen, by)

    def undo(self, seat: int, consent: bool = False) -> None:
        """Take back the seat's last action, and what bots and automatic plays answered to it.

        Without consent only while no other person has acted and nothing hidden or random has become known since; a secret answer may be
        withdrawn until the last one is in. With the consent of all, go back further: such a match is marked practice. Raises `NoUndo`.
        """
        at = self._last(seat)
        entry = self.log[at]
        refusal = self._refusal(at)
        if refusal is not None:
            if not consent:
                raise refusal
            self.practice = True
        withdrawn = entry.secret and refusal is None
        if withdrawn:  # the others' answers stand, so that nothing shows
            gone = [e for e in self.log[at:] if e.seat == seat]
            kept = self.log[:at] + [e for e in self.log[at:] if e.seat != seat]
            self.decisions[seat] += 1
        else:
            gone, kept = self.log[at:], self.log[:at]
            self.decisions = [number + 1 for number in self.decisions]
        self._undone.append(Undone(gone, withdrawn))
        self._replay(kept, at)

    def redo(self, seat: int) -> None:
        """Bring back what the seat took back last, while nothing was played since; raises `NoUndo`."""
        place = self._redoable(seat)
        if place < 0:
            raise NoUndo(f"seat {seat} has taken nothing back that could be brought back now", "error-redo-nothing", seat=seat)
        for entry in self._undone.pop(place).entries:
            self.decisions[entry.seat] += 1
            self._apply(entry.seat, entry.action, entry.by)

    def can_undo(self, seat: int) -> bool:
        """Return whether `undo(seat)` would go without consent."""
        at = self._newest(seat)
        return at >= 0 and not self._obstacle(at)

    def has_acted(self, seat: int) -> bool:
        """Return whether that seat's person has done anything yet."""
        return self._newest(seat) >= 0

    def since(self, seat: int) -> tuple[int, int] | None:
        """Return where in the log a seat acted last before its present turn, and where others stopped since; None where it never did."""
        end = len(self.log)
        while end > 0 and self.log[end - 1].seat == seat:
            end -= 1
        start = end - 1
        while start >= 0 and self.log[start].seat != seat:
            start -= 1
        return None if start < 0 else (start, end)

    def can_redo(self, seat: int) -> bool:
        """Return whether `redo(seat)` would go."""
        return self._redoable(seat) >= 0

    def view(self, seat: int | None) -> View:
        """Return what that seat (None: a spectator) may know."""
        return self.game.view(self.state, seat)

    def told(self, seat: int | None) -> list[Event]:
        """Return the events that this seat may know, in order."""
        return [event for event in self.events if event.to in (-1, -1 if seat is None else seat)]

    def result(self) -> Result:
        """Return the result, final or as of now."""
        return self.game.result(self.state)

    def sheet(self) -> dict[str, Any]:
        """Return the match, which is over, as a score sheet that `dvergar.score` counts alike; raises `BadSheet` where the game has no score sheet.

        >>> match = Match.new("brisingamen", seats=3, seed=7)
        >>> while actors := match.state.actors():
        ...     match.play(actors[0], match.state.legal(actors[0])[-1])
        >>> match.sheet()["table"]
        {'ender': 'nobody'}
        """
        from dvergar.engine.score_sheet import form_of, sheet_of  # reads forms: no match needs that before somebody asks

        form, moves = form_of(self.game, self.seats, self.options), [(entry.seat, entry.action) for entry in self.log]
        return sheet_of(form, self.options, self.game.written(self.state, self.seed, moves))

    def at(self, count: int) -> Match:
        """Return the match as it stood after the first `count` actions of the log; raises `DvergarError` for a count that is not there."""
        return self.replay_to(count)()

    def replay_to(self, count: int) -> Callable[[], Match]:
        """Return what makes the match `at` that count, in another thread if need be, for this one may go on meanwhile; raises `DvergarError`."""
        if not 0 <= count <= len(self.log):
            raise DvergarError(f"the match has {len(self.log)} actions: there is no position after {shown(count)}", "error-at", last=len(self.log))
        log, events, snapshots, practice = self.log[:count], self.events, self._snapshots, self.practice  # going back replaces them all

        def replay() -> Match:
            past = Match(self.game, self.seats, self.seed, self.options)
            past.practice = practice
            past.events, past._snapshots = events, snapshots
            past._replay(log, count)
            return past

        return replay

    def _named(self, legal: list[int]) -> str:
        return ", ".join(self.game.actions.name(a) for a in legal[:12]) + (f" and {len(legal) - 12} more" if len(legal) > 12 else "")

    def _redoable(self, seat: int) -> int:
        for at in range(len(self._undone) - 1, -1, -1):
            undone = self._undone[at]
            if undone.seat == seat and (undone.withdrawn or at == len(self._undone) - 1):
                return at
            if not undone.withdrawn:
                break
        return -1

    def _start(self) -> None:
        self.log = []
        self.events = []
        self.state = self.game.new(self.seats, self.seed, self.options, self.events)

    def _apply(self, seat: int, action: int, by: By) -> None:
        entry = Entry(seat, action, by, self.state.reveals, self.state.secret())
        told = len(self.events)
        self.state.apply(seat, action)
        for event in self.events[told:]:
            event.before = len(self.log)
        self.log.append(entry)

    def _replay(self, entries: list[Entry], same: int) -> None:
        """Play these entries, of which the first `same` are those of the log, from the last position kept before they part, and keep some on the way."""
        kept = [snapshot for snapshot in self._snapshots if snapshot.actions <= same]
        if kept:
            last = kept[-1]
            self.log, self.events, self.state = entries[: last.actions], self.events[: last.events], last.state.clone()
            self.state.listener = self.events
        else:
            self._start()
        wanted = {same, *(same - distance for distance in DISTANCES)} - {snapshot.actions for snapshot in kept}
        for at in range(len(self.log), len(entries) + 1):
            if at in wanted:
                kept.append(Snapshot(at, len(self.events), self.state.clone()))
            if at < len(entries):
                self._apply(entries[at].seat, entries[at].action, entries[at].by)
        self._snapshots = tuple({(same - snapshot.actions).bit_length(): snapshot for snapshot in kept}.values())  # few, and the fewer the farther back

    def _newest(self, seat: int) -> int:
        """Return where in the log that seat's person acted last; -1: nowhere."""
        for at in range(len(self.log) - 1, -1, -1):
            if self.log[at].seat == seat and self.log[at].by == "person":
                return at
        return -1

    def _last(self, seat: int) -> int:
        at = self._newest(seat)
        if at < 0:
            raise NoUndo(f"seat {seat} has done nothing yet that could be taken back", "error-undo-nothing", seat=seat)
        return at

    def _obstacle(self, at: int) -> Literal["", "reveal", "acted"]:
        """Return why an action cannot be taken back without consent, "" when it can: asked for each view, so without making an error."""
        entry = self.log[at]
        if self.state.reveals != entry.reveals:
            return "reveal"
        return "acted" if not entry.secret and self._answered(at) >= 0 else ""

    def _refusal(self, at: int) -> NoUndo | None:
        seat, obstacle = self.log[at].seat, self._obstacle(at)
        if obstacle == "reveal":
            return NoUndo("something hidden has become known since; going back needs the consent of all", "error-undo-reveal", seat=seat)
        if obstacle == "acted":
            other = self._answered(at)
            return NoUndo(f"seat {other} has acted since; going back needs the consent of all", "error-undo-acted", seat=seat, other=other)
        return None

    def _answered(self, at: int) -> int:
        """Return the first seat whose person has acted since another seat did that action; -1: nobody has."""
        seat = self.log[at].seat
        for n in range(at + 1, len(self.log)):
            entry = self.log[n]
            if entry.seat != seat and entry.by == "person":
                return entry.seat
        return -1
