"""One table in memory: its changes played again, and what each reader may know of it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Set
from typing import Any, Literal

from msgspec.structs import replace

from dvergar.engine.actions import UnknownAction
from dvergar.engine.game import Game
from dvergar.engine.lessons import Lesson
from dvergar.engine.match import Match, NoUndo
from dvergar.engine.record import By
from dvergar.server import content
from dvergar.server.errors import Refusal, Stale
from dvergar.server.messages.history import Past
from dvergar.server.messages.socket import Play, Redo, Show, Undo
from dvergar.server.messages.table import Colour, SeatClock, TableInfo
from dvergar.server.storage.rows import Row
from dvergar.server.tables import lessons
from dvergar.server.tables.changes import Beside, Change, Created, Followed, Left, Played, Redone, Returned, Said, Sat, Undone, write
from dvergar.server.tables.clocks import Clocks
from dvergar.server.tables.feed import Feed
from dvergar.server.tables.people import HOST, People
from dvergar.server.tables.presence import Presence
from dvergar.server.tables.reader import Reader

LISTING = 10.0  # seconds after which the listing hears of moves again; less than those after which another process takes a bot for dead
NO_CLOCKS: list[SeatClock] = []
MOST_ASIDE = 100  # changes of a kind, such as taking back, that a seat may add until the match gets farther than it ever was
MOST_SAID = 1_000  # things said until then
MOST_CHANGES = 20_000  # of a table; then only moves are taken


class Table:
    """A table: people and bots on its seats, a match once all are taken. `apply` is the only thing that changes it.

    Whoever reads or changes it holds `lock`; a `stale` one must be loaded anew first (`Tables` sees to that).
    """

    def __init__(self, id: str, games: Mapping[str, Game], grace: float = 0.0) -> None:
        self.id = id
        self.grace = grace  # seconds for which an absent person's seat is kept, and the clock stands still
        self.games = games
        self.lock = asyncio.Lock()
        self.stale = True  # what is here does not hold: the changes must be read anew
        self.rereads = 0  # how often its past has become another one
        self.behind = False  # another process has gone on: what is here holds, and there is more
        self._waiting: list[Reader] = []  # those who are sent what is new as soon as nobody holds the table
        self.asked: set[tuple[int, int]] = set()  # seats and decisions that bots are thinking about
        self.presence = Presence()
        self.feed = Feed()
        self.clear()

    def clear(self) -> None:
        """Forget everything that comes from the changes."""
        self.n = 0
        self.farthest = 0  # actions that the log has ever had
        self.added: Counter[tuple[type[Change], int]] = Counter()  # changes since then, by kind and seat
        self.created: Created | None = None
        self.game: Game | None = None
        self._people: People | None = None
        self.match: Match | None = None
        self.planned = -1  # actions before bots told their plans last
        self.wish = ""  # what somebody had pointed at then
        self.clocks: Clocks | None = None
        self.lesson: Lesson | None = None
        self.next = ""
        self._listed = ("", False)  # what the listing says
        self._listed_at = 0.0
        self._told: TableInfo | None = None
        self._told_of: tuple[object, ...] = ()
        self.presence.follow(None)
        self.feed.forget()

    @property
    def people(self) -> People:
        """Return who sits here; the table must have been loaded."""
        assert self._people is not None
        return self._people

    @property
    def readers(self) -> Set[Reader]:
        """Return who reads here."""
        return self.presence.readers

    # ---- the lock

    def release(self) -> None:
        """Let go of the lock; whoever was woken meanwhile is sent what is new."""
        self.lock.release()
        if self._waiting:
            waiting, self._waiting = self._waiting, []
            for reader in waiting:
                reader.flush()

    def wait(self, reader: Reader) -> None:
        """Send a reader what is new once the lock is free."""
        self._waiting.append(reader)

    # ---- changes

    def blank(self) -> Table:
        """Return a table that nobody reads, to play the changes of this one on from the first, as long as that takes."""
        return Table(self.id, self.games, self.grace)

    def follow(self, change: Change) -> None:
        """Let a stored change happen that no reader is told of; raises `DvergarError`."""
        self._apply(change)

    def adopt(self, played: Table) -> None:
        """Stand as a `blank` one does on which all changes were played; readers keep what they were told as far as it still holds."""
        self.feed.wake(self)
        before = self.feed.stories()
        self.clear()
        self.n, self.created, self.game, self.match, self.clocks = played.n, played.created, played.game, played.match, played.clocks
        self.farthest, self.added, self.lesson, self.next = played.farthest, played.added, played.lesson, played.next
        self._people = played._people
        self.presence.follow(self._people)
        self.feed.rewind(self, before)

    def relist(self) -> None:
        """Let the next change tell the listing how the table stands, for another process may have told it something else."""
        self._listed = ("", False)

    def admit(self, change: Change) -> None:
        """Raise `Refusal` for a change of which this table has enough: what nothing comes of must not make it long."""
        if isinstance(change, Played | Followed | Left | Returned):  # a match always goes on, and people always find out and back
            return
        most = MOST_SAID if isinstance(change, Said) else MOST_ASIDE
        aside = 0 if isinstance(change, Created | Sat) else self.added[type(change), change.seat]
        if aside >= most or self.n >= MOST_CHANGES:
            raise Refusal(f"table {self.id} has had enough of that since the last new move: play on", "error-enough", 429)

    def apply(self, change: Change) -> None:
        """Let one more change happen; raises `DvergarError`, and then nothing has changed."""
        self.feed.wake(self)
        before, log, events = self.feed.stories(), *((0, 0) if self.match is None else (len(self.match.log), len(self.match.events)))
        self._apply(change)
        if self.clocks is not None and self.match is not None and isinstance(change, Played):
            self.clocks.tell([event.seat for event in self.match.events[events:]])
        if isinstance(change, Undone) or (self.match is not None and len(self.match.log) < log):
            self.feed.forget()
            self.feed.rewind(self, before)

    def _apply(self, change: Change) -> None:
        match change:
            case Created():
                self._create(change)
            case Played(seat=seat, action=action, by=by, spent=spent):
                self._running().play(seat, action, by)
                if self.clocks is not None:
                    self.clocks.charge(seat, spent)
                if by == "person":
                    self.people.acted()
            case Undone(seat=seat, consent=consent):
                self._running().undo(seat, consent)
                self.people.acted()
            case Redone(seat=seat):
                self._running().redo(seat)
                self.people.acted()
            case Followed(table=table):
                self.next = table
            case _:
                carried = self.people.carried(change)
                if carried is not None and carried.what == "undo":
                    self._running().undo(carried.seat, True)
                self.people.apply(change, 0 if self.match is None else len(self.match.log))
                self._start()
        self.n += 1
        actions = 0 if self.match is None else len(self.match.log)
        if actions > self.farthest:
            self.farthest = actions
            self.added.clear()
        elif not isinstance(change, Created | Followed):
            self.added[type(change), change.seat] += 1
        self.feed.moved()
        if self.clocks is not None and self.match is not None:
            self.clocks.ask((seat, self.match.decisions[seat]) for seat in self.match.state.actors())

    def _create(self, created: Created) -> None:
        game = self.games.get(created.game)
        if game is None or game.cards != created.cards or created.revision not in game.reads:
            reason = "game" if game is None else "cards" if game.cards != created.cards else "revision"
            told = f"table {self.id} was played with another {reason} of {created.game} than this server has"
            raise Refusal(told, "error-foreign", 409, game=created.game, reason=reason)
        self.created = created
        self.game = game
        self._people = People(created)
        self.presence.follow(self._people)
        chapters = content.lesson(game) if created.lesson else []
        self.lesson = next((each for each in chapters if each.mark == created.lesson), None)  # one that has changed since leaves the match to its people
        self._start()

    def _start(self) -> None:
        assert self.created is not None
        assert self.game is not None
        if self.match is None and self.people.all_sit(self.created.ready):
            self.match = Match(self.game.as_of(self.created.revision), len(self.people.seats), int(self.created.seed, 16), self.created.rules)
            self.people.begin()
            if self.created.clock.kind != "none":
                self.clocks = Clocks(self.created.clock, len(self.people.seats))

    def _running(self) -> Match:
        if self.match is None:
            raise Refusal(f"table {self.id} still waits for people: the match has not begun", "error-waiting", 409)
        return self.match

    def row(self, change: Change) -> Row:
        """Return the change just applied as the store takes it."""
        assert self.created is not None
        status, due, now = self.status, bool(self.bots()), time.monotonic()
        relist = (status, due) != self._listed or now - self._listed_at > LISTING
        if relist:
            self._listed, self._listed_at = (status, due), now
        return Row(self.id, self.n - 1, write(change), self.created.game, status, self.created.listed, due, relist=relist)

    # ---- what may be done

    def answer(self, mine: Iterable[int], message: Play | Undo | Redo) -> Change:
        """Return the change that a message of somebody who holds the seats `mine` asks for; raises `DvergarError`."""
        match = self._running()
        seat = message.seat
        if seat not in mine:
            raise Refusal(f"seat {seat} of table {self.id} is not yours", "error-not-yours", 403, seat=seat)
        if message.decision != match.decisions[seat]:
            raise Stale(seat, message.decision)
        if self.people.seats[seat].kind == "bot":
            raise Refusal(f"a bot stands in for seat {seat}: come back first", "error-stand-in", 409)
        if isinstance(message, Play):
            lessons.check(self.lesson, match, seat, message.action)
            return self.played(seat, message.action, "person")
        if not match.state.actors():
            raise NoUndo("the match is over: its record is open to all, so nothing can be taken back", "error-undo-over")
        if isinstance(message, Redo):
            return Redone(seat)
        if message.consent and not self.alone(seat, mine):
            raise NoUndo("going back so far needs the consent of the other people at the table", "error-undo-consent", seat=seat)
        return Undone(seat, message.consent)

    def played(self, seat: int, action: int, by: By) -> Played:
        """Return an action as a change, its number as a name; an action that does not exist is refused as the engine does."""
        assert self.game is not None
        try:
            spent = 0 if self.clocks is None else self.clocks.spent(seat, self.grace)
            return Played(seat, self.game.actions.name(action), by, spent)
        except UnknownAction:
            self._running().check(seat, action)  # says what would be legal
            raise

    def bot_answer(self, seat: int, decision: int, action: int) -> Change:
        """Return the change that a bot's answer makes; raises `Stale` when it is not asked any more."""
        if self._running().decisions[seat] != decision or not self.moves_itself(seat):
            raise Stale(seat, decision)
        return self.played(seat, action, "bot" if self.people.seats[seat].kind == "bot" else "auto")

    def bot_says(self, seat: int, phrase: str, at: str) -> Change:
        """Return the change that a bot tells its plan; raises `Stale` when no bot sits there any more."""
        if self.people.seats[seat].kind != "bot":
            raise Stale(seat, 0)
        return Said(seat, phrase=phrase, at=at)

    def sit(self, name: str, seat: int | None, key: str, colour: Colour = "", keys: frozenset[str] = frozenset()) -> Sat | Returned:
        """Return the change when somebody who has these keys sits down on a seat, None: the first free one; raises `Refusal`.

        Who has left that seat in the match comes back to it. Nobody sits down there who knows what another seat knows.
        """
        free = [chair.seat for chair in self.people.seats if chair.kind == "open"]
        if not free:
            raise Refusal(f"all seats of table {self.id} are taken; you can watch", "error-full", 409)
        if seat is None:
            seat = next((own for own in self.people.left_by(keys) if own in free), free[0])
        if seat not in free:
            shown = ", ".join(map(str, free))
            raise Refusal(f"seat {seat} of table {self.id} is not free; free are {shown}", "error-seat-taken", 409, seat=seat, free=shown)
        if seat in self.people.left_by(keys):
            return self.back(seat, keys)
        if self.people.knows_another(keys, seat):
            raise KnowsAnother(seat)
        return Sat(seat, name, key, colour, [] if self.people.begun else self.people.mine(keys))

    def back(self, seat: int, keys: frozenset[str]) -> Returned:
        """Return the change when who has these keys comes back to a seat; raises `Refusal` where another seat is held by now."""
        if self.people.knows_another(keys, seat, kept=True):
            raise KnowsAnother(seat)
        return Returned(seat)

    def claimed(self, token: str, keys: frozenset[str]) -> Change | None:
        """Return the change when a browser that has these keys takes a seat over by its hashed token, None where there is none; raises `Refusal`."""
        held = self.people.left_by([token])
        if held:
            return self.back(held[0], keys)
        seat = self.people.keys.get(token)
        if seat is None:
            raise Refusal(f"that personal link opens no seat of table {self.id}: copy it again, whole", "error-token", 403)
        if seat == HOST:
            return None
        if self.people.knows_another(keys, seat, kept=True):
            raise KnowsAnother(seat)
        beside = [] if self.people.begun else self.people.beside(keys, seat)
        return Beside(seat, beside) if beside else None

    def alone(self, seat: int, mine: Iterable[int]) -> bool:
        """Return whether nobody else's consent is needed: all other seats are bots' or this browser's own."""
        return not [chair for chair in self.people.seats if chair.kind != "bot" and chair.seat != seat and chair.seat not in mine]

    def bots(self) -> list[int]:
        """Return the seats that owe a decision and answer without a person."""
        if self.match is None or (self.lesson is None and not self.people.bots):
            return []
        return [seat for seat in self.match.state.actors() if self.moves_itself(seat)]

    def moves_itself(self, seat: int) -> bool:
        """Return whether no person answers for that seat now: a bot does, or the lesson."""
        return self.people.seats[seat].kind == "bot" or lessons.made(self.lesson, self.match, seat)

    def wanted(self, seat: int) -> int | None:
        """Return what the lesson of this table wants that seat to do; None without one."""
        return lessons.wanted(self.lesson, self.match, seat)

    # ---- what may be known

    @property
    def hints(self) -> bool:
        """Return whether this table agreed on hints."""
        return self.created is not None and self.created.hints

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        """Return open, playing or over."""
        return "open" if self.match is None else "playing" if self.match.state.actors() else "over"

    def mine(self, keys: Iterable[str]) -> list[int]:
        """Return the seats that these hashed tokens open, ascending."""
        return self.people.mine(keys)

    def info(self, keys: Iterable[str] = ()) -> TableInfo:
        """Return what everybody may know of the table, with what these hashed tokens open."""
        assert self.created is not None
        keys = frozenset(keys)
        actors = [] if self.match is None else self.match.state.actors()
        return replace(self._card(), mine=self.mine(keys), host=self.created.host in keys, actors=actors, clocks=self._clocks(self.presence.present()))

    def _card(self) -> TableInfo:
        """Return the part of `info` that moves seldom change: the very object of last time where it is the same, so that comparing costs nothing."""
        assert self.created is not None
        created, people, present = self.created, self.people, self.presence.present()
        practice = created.imported or (self.match is not None and self.match.practice)
        told_of = (self.presence.version, self.status, practice, self.next)
        if self._told is None or told_of != self._told_of:
            self._told_of = told_of
            self._told = TableInfo(
                id=self.id,
                game=created.game,
                title=created.title,
                status=self.status,
                seats=[replace(chair, online=True) if chair.seat in present else chair for chair in people.seats],
                options={**created.rules, **created.display},
                mine=[],
                host=False,
                practice=practice,
                watching=self.presence.watching(),
                actors=[],
                ready_check=created.ready,
                motion=people.motion,
                next=self.next,
                deal=created.deal,
                imported=created.imported,
                hints=self.hints,
                clock=created.clock,
                clocks=[],
            )
        return self._told

    def _clocks(self, present: set[int]) -> list[SeatClock]:
        if self.clocks is None or self.match is None:
            return NO_CLOCKS
        for seat in self.people.persons:
            self.clocks.away(seat, seat not in present)
        return self.clocks.told(self.match.state.actors(), self.grace)

    def past(self, at: int, seat: int | None, mine: Iterable[int]) -> Callable[[], Past]:
        """Return what makes the view that a seat had after so many actions, in another thread, for it takes long; raises `DvergarError`.

        As long as the match goes on, only an own seat's or a spectator's view may be had.
        """
        match = self._running()
        if seat is not None and seat not in mine and (match.state.actors() or not 0 <= seat < match.seats):
            raise Refusal(f"seat {seat} of table {self.id} is not yours", "error-not-yours", 403, seat=seat)
        replay, length = match.replay_to(at), len(match.log)
        return lambda: Past(at, length, seat, replay().view(seat))

    def record(self) -> str:
        """Return the whole record; raises `Refusal` as long as the match is not over, for it tells everything."""
        match = self._running()
        if match.state.actors():
            raise Refusal("the record tells all secrets: it can be had when the match is over", "error-record-running", 409)
        return match.record()

    def sheet(self) -> dict[str, Any]:
        """Return the match as a score sheet with the people's names; raises `Refusal` as long as the match is not over."""
        match = self._running()
        if match.state.actors():
            raise Refusal("the score sheet of a match can be had when the match is over", "error-sheet-running", 409)
        return {**match.sheet(), "names": [chair.name for chair in self.people.seats]}

    # ---- readers

    def message(self, reader: Reader) -> bytes:
        """Return what brings a reader up to date, b"" where nothing is new."""
        return self.feed.message(self, reader)

    def show(self, reader: Reader) -> Show:
        """Return what a reader sees now, with the part of the story that it was not told yet."""
        return self.feed.show(self, reader)

    def reread(self) -> None:
        """Load the table anew and tell everybody everything again: even its past is another one."""
        self.stale = True
        self.rereads += 1
        self.feed.reset(self)
        self.tell()

    def tell(self) -> None:
        """Let all readers know that something has changed."""
        self.feed.tell(self)

    def tell_all(self) -> None:
        """Let even those readers know who can wait."""
        self.feed.tell_all(self)


class KnowsAnother(Refusal):
    """Somebody wants a seat of a running match who knows what another seat knows."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"who knows another seat of this match cannot have seat {seat}: a bot can, or somebody else", "error-other-seat", 409, seat=seat)
