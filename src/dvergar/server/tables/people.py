"""Who sits where at a table, which tokens open which seat, what is asked of everybody, and what was said. Only `apply` changes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from dvergar.server.messages.table import Motion, Spoken, TableSeat
from dvergar.server.tables.changes import Asked, Beside, Created, Handed, Left, Named, Noticed, Readied, Returned, Said, Sat, Social, StoodIn, Voted

HOST = -1  # what a host's token opens, beside the seats
LASTING = 24  # actions for which bots remember where somebody pointed
MANY = 64  # bunches of tokens whose seats are remembered


class Gone(NamedTuple):
    """Who has left a seat: how they were shown, and the tokens that open it again."""

    chair: TableSeat
    keys: list[str]


class People:
    """The people of one table, as its changes tell of them."""

    def __init__(self, created: Created) -> None:
        self.seats = [
            TableSeat(seat, chair.kind, chair.name, chair.level, online=False, colour=chair.colour, ready=chair.kind == "bot")
            for seat, chair in enumerate(created.chairs)
        ]
        self.keys = {chair.key: seat for seat, chair in enumerate(created.chairs) if chair.key}
        self.keys[created.host] = HOST
        self.host = created.host
        self.begun = False  # whether the match has
        self.known: dict[str, set[int]] = {}  # seats that tokens have opened since then and open no more
        self._left: dict[int, Gone] = {}  # who may come back to a seat that nobody has taken
        self._apart = created.together is not None  # whether it is known which seats were held together from the start
        self._groups = list(range(len(self.seats)))  # by seat: equal for those
        for seats in created.together or []:
            self._join(seats)
        self.asked: Asked | None = None
        self.yes: list[int] = []
        self.chat: list[Spoken] = []
        self._move = 0  # actions before the change that is applied
        self.notices: dict[int, Noticed] = {}
        self.bots = any(seat.kind == "bot" for seat in self.seats)  # whether there are any
        self.version = 0  # grows with every change
        self._mine: dict[frozenset[str], list[int]] = {}

    def apply(self, change: Social, move: int = 0) -> None:
        """Let a change happen after so many actions of the match; whether it may was decided when it was made."""
        seat = change.seat
        self._move = move
        self._apply(seat, change)
        self.version += 1
        self._mine = {}
        self.bots = any(chair.kind == "bot" for chair in self.seats)

    def _apply(self, seat: int, change: Social) -> None:
        match change:
            case Sat(name=name, key=key, colour=colour, beside=beside):
                self.seats[seat] = TableSeat(seat, "person", name, "", online=False, colour=colour)
                self.keys[key] = seat
                self._left.pop(seat, None)
                self._groups[seat] = max(self._groups) + 1
                if not self.begun:
                    self._join([seat, *beside])
            case Beside(others=others):
                self._join([seat, *others])
            case Named(name=name, colour=colour):
                self.seats[seat] = replace(self.seats[seat], name=name, colour=colour)
            case Left():
                self._free(seat)
            case Handed(key=key):
                self._lock(seat)
                self.keys[key] = seat
            case StoodIn(level=level, name=name):
                self._stand_in(seat, level, name)
            case Returned():
                gone = self._left.pop(seat, None)
                if gone is not None:
                    self.keys |= dict.fromkeys(gone.keys, seat)
                self.seats[seat] = replace(self.seats[seat] if gone is None else gone.chair, kind="person", level="", stand_in=False)
            case Readied(ready=ready):
                self.seats[seat] = replace(self.seats[seat], ready=ready)
            case Said(text=text, phrase=phrase, at=at):
                if text or phrase or at:  # else it was forgotten
                    self.chat.append(Spoken(seat, text, phrase, at, self._move))
            case Asked():
                self.asked, self.yes = change, []
            case Voted(yes=yes):
                self._vote(seat, yes)
            case Noticed(kind=kind):
                self.notices.pop(seat, None)
                if kind:
                    self.notices[seat] = change

    def wish(self, move: int) -> str:
        """Return the thing that a person has pointed at last, or where one wants help, when that is not long ago; "" where there is none."""
        for said in reversed(self.chat):
            if move - said.move > LASTING:
                break
            if said.at and said.phrase in ("", "plan-help") and self.seats[said.seat].kind == "person":
                return said.at
        return ""

    def carried(self, change: Social) -> Asked | None:
        """Return what was asked, when that change is the last yes to it; None when it is not."""
        asked = self.asked
        if asked is None or not isinstance(change, Voted) or not change.yes or change.seat not in asked.voters:
            return None
        return asked if set(asked.voters) <= {*self.yes, change.seat} else None

    def acted(self) -> None:
        """Drop what was asked, for it was about another position: a person has acted."""
        if self.asked is not None:
            self.asked = None
            self.version += 1

    def begin(self) -> None:
        """Note that the match begins: from now on what a seat knows is for nobody who holds another one, unless they were held together before."""
        self.begun = True
        self._mine = {}
        self.version += 1

    def mine(self, keys: Iterable[str]) -> list[int]:
        """Return the seats that these hashed tokens open, ascending; the same list each time, for nobody to change."""
        keys = frozenset(keys)
        found = self._mine.get(keys)
        if found is None:
            if len(self._mine) >= MANY:
                self._mine = {}
            found = sorted({self.keys[key] for key in keys if key in self.keys} - {HOST})
            if self.begun and self._apart:
                found = [seat for seat in found if self._groups[seat] == self._groups[found[0]]]
            self._mine[keys] = found
        return found

    def remembers(self, key: str) -> bool:
        """Return whether a hashed token opens something here, or once did."""
        return key in self.keys or key in self.known

    def knows_another(self, keys: Iterable[str], seat: int, *, kept: bool = False) -> bool:
        """Return whether who has these hashed tokens knows what another seat knows than that one.

        `kept`: seats that are held together with that one from the start do not count; nor do any where nobody has written down which are.
        """
        if not self.begun or (kept and not self._apart):
            return False
        known = {self.keys[key] for key in keys if key in self.keys}.union(*(self.known.get(key, ()) for key in keys)) - {HOST, seat}
        return any(not kept or self._groups[other] != self._groups[seat] for other in known)

    def left_by(self, keys: Iterable[str]) -> list[int]:
        """Return the seats that who has these hashed tokens has left in the match, and may come back to: nobody else has taken them."""
        keys = set(keys)
        return sorted(seat for seat, gone in self._left.items() if not keys.isdisjoint(gone.keys))

    def beside(self, keys: Iterable[str], seat: int) -> list[int]:
        """Return the seats that these hashed tokens open, where it is not known yet that they are held together with that one."""
        return [other for other in self.mine(keys) if self._groups[other] != self._groups[seat]]

    @property
    def persons(self) -> list[int]:
        """Return the seats where people play themselves."""
        return [seat.seat for seat in self.seats if seat.kind == "person"]

    @property
    def motion(self) -> Motion | None:
        """Return what is asked now, as it is shown."""
        asked = self.asked
        return None if asked is None else Motion(asked.seat, asked.what, asked.on, list(asked.voters), list(self.yes))

    def all_sit(self, ready: bool) -> bool:
        """Return whether a match could begin: no seat is free and, where that is asked for, everybody is ready."""
        return all(seat.kind != "open" and (seat.ready or not ready or seat.kind == "bot") for seat in self.seats)

    def _vote(self, seat: int, yes: bool) -> None:
        asked = self.asked
        if asked is None:
            return
        done = self.carried(Voted(seat, yes))
        if not yes or done is not None:
            self.asked = None
        else:
            self.yes.append(seat)
        if done is not None and done.what == "kick":
            self._free(done.on)
        elif done is not None and done.what == "stand_in":
            self._stand_in(done.on, done.level, "")

    def _free(self, seat: int) -> None:
        if self.begun and seat not in self._left:
            self._left[seat] = Gone(self.seats[seat], [key for key, opened in self.keys.items() if opened == seat])
        self._lock(seat)
        self.seats[seat] = TableSeat(seat, "open", "", "", online=False)
        if self.asked is not None and (seat in (self.asked.seat, self.asked.on) or seat in self.asked.voters):
            self.asked = None

    def _stand_in(self, seat: int, level: str, name: str) -> None:
        person = self.seats[seat].kind == "person"
        self.seats[seat] = replace(self.seats[seat], kind="bot", level=level, name=name or self.seats[seat].name, ready=True, stand_in=person)
        if self.asked is not None and (seat == self.asked.on or seat in self.asked.voters):
            self.asked = None

    def _lock(self, seat: int) -> None:
        if self.begun:
            for key in [key for key, opened in self.keys.items() if opened == seat]:
                self.known.setdefault(key, set()).add(seat)
        self.keys = {key: opened for key, opened in self.keys.items() if opened != seat}
        self.notices.pop(seat, None)

    def _join(self, seats: Iterable[int]) -> None:
        groups = {self._groups[seat] for seat in seats}
        self._groups = [min(groups) if group in groups else group for group in self._groups]
