"""All tables of this process: loading and changing them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from weakref import WeakValueDictionary

from dvergar.engine.errors import DvergarError, UnknownGame, shown
from dvergar.engine.game import Game
from dvergar.engine.match import Match
from dvergar.server import content
from dvergar.server.bots import Bots
from dvergar.server.errors import Refusal, StorageDown
from dvergar.server.figures import Figures
from dvergar.server.long_work import LongWork
from dvergar.server.messages.bodies import Join, NewLesson, NewTable, SeatKey
from dvergar.server.security import hashed, is_id, new_id, new_token, right_name
from dvergar.server.storage.rows import Clash, Row
from dvergar.server.storage.sheets import SheetStore
from dvergar.server.storage.store import Store
from dvergar.server.tables import outcomes
from dvergar.server.tables.bot_turns import BotTurns
from dvergar.server.tables.changes import Beside, Change, Created, Followed, Played, Returned, forgotten, read
from dvergar.server.tables.creation import again, of_lesson, of_record, opened
from dvergar.server.tables.measures import Measures
from dvergar.server.tables.notifier import Notifier
from dvergar.server.tables.requests import handed, ready
from dvergar.server.tables.table import Table

log = logging.getLogger(__name__)
TRIES = 8  # how often a change is tried anew when another process is faster
SLICE = 0.004  # seconds for which the changes of a table are played before others go on
MANY = 50  # changes of another process from which on a table is loaded anew, slice by slice


class Tables:
    """The tables in memory and the way to change them: check, store, and only then let it be seen."""

    def __init__(self, store: Store, games: Mapping[str, Game], bots: Bots, pause: tuple[float, float], grace: float) -> None:
        """Take the database, the games by id, between how many seconds a bot seems to think while a person is at the table, and the grace for absent people."""
        self.store = store
        self.sheets = SheetStore(store)
        self.games = games
        self.bots = bots
        self.grace = grace
        self._loaded: WeakValueDictionary[str, Table] = WeakValueDictionary()  # a table stays as long as somebody holds it
        self._loading = asyncio.Semaphore(1)  # whose slice it is
        self.measures = Measures()
        self.figures = Figures()
        self.notifier = Notifier()
        self.work = LongWork()
        self.turns = BotTurns(self, pause)

    def loaded(self) -> list[Table]:
        """Return the tables in memory."""
        return list(self._loaded.values())

    def known(self, ids: Iterable[str]) -> list[Table]:
        """Return those of these tables that are in memory."""
        return [table for table in map(self._loaded.get, ids) if table is not None]

    # ---- reading

    def at(self, id: str) -> Held:
        """Hold a table, locked and up to date: `async with`; raises `Refusal` for one that is not there and `StorageDown`."""
        return Held(self, id)

    async def hold(self, id: str) -> Table:
        """Lock a table and bring it up to date; whoever calls must release its lock."""
        table = self._loaded.get(id)
        if table is None:
            if not is_id(id):
                raise unknown(id)
            table = self._loaded[id] = Table(id, self.games, self.grace)
        await table.lock.acquire()
        if table.stale or table.behind:
            try:
                await self._fresh(table)
            except BaseException:
                table.release()
                raise
        return table

    async def _fresh(self, table: Table) -> None:
        if table.behind and not table.stale:
            await self._catch_up(table)
        while table.stale:
            table.behind, rereads = False, table.rereads
            texts = await self.store.changes(table.id)
            if not texts:
                raise unknown(table.id)
            try:
                table.adopt(await self._replayed(table.blank(), texts))
            except Refusal:
                raise
            except Exception as error:
                log.exception("table %s cannot be loaded", table.id)
                raise Refusal(f"table {table.id} cannot be loaded: its stored moves do not play again", "error-table-damaged", 500, table=table.id) from error
            table.stale = table.rereads != rereads  # its past may have been written anew meanwhile

    async def _replayed(self, blank: Table, texts: list[str]) -> Table:
        """Play changes on a blank table, a slice at a time: as long as it is loaded, everybody else goes on, and short tables do not wait for long ones."""
        at = 0
        while True:
            async with self._loading:
                until = time.perf_counter() + SLICE
                while at < len(texts) and time.perf_counter() < until:
                    blank.follow(read(texts[at]))
                    at += 1
            if at == len(texts):
                return blank
            await asyncio.sleep(0)

    async def _catch_up(self, table: Table) -> None:
        """Apply what other processes have stored since."""
        table.behind = False
        try:
            texts = await self.store.changes(table.id, table.n)
            if len(texts) > MANY:
                table.stale = True
                return
            table.relist()
            for text in texts:
                table.apply(read(text))
        except Exception as error:
            table.stale = True  # rather read it whole
            if isinstance(error, StorageDown):
                raise

    # ---- changing

    async def change(self, id: str, propose: Callable[[Table], Change]) -> None:
        """Let a change happen: `propose` checks and names it, it is stored, then everybody hears of it; raises `DvergarError`, and then nothing has changed."""
        table = await self.hold(id)
        try:
            for _ in range(TRIES):
                if table.stale or table.behind:
                    await self._fresh(table)
                change = propose(table)
                table.admit(change)
                try:
                    table.apply(change)
                except DvergarError:
                    raise
                except BaseException:  # a mistake in a game's rules: nobody knows what it left behind
                    table.stale = True
                    raise
                try:
                    await self._store(table, change)
                except Clash:
                    continue
                self.figures.changes += 1
                if isinstance(change, Played) and table.status == "over":
                    log.info("a match of %s is over", table.created.game if table.created else "", extra={"table": id})
                table.tell()
                self.turns.wake(table)
                self.notifier.watch(table)
                return
            raise StorageDown
        finally:
            table.release()

    async def _store(self, table: Table, change: Change) -> None:
        table.stale = True  # until it is known to be stored: whatever happens meanwhile, memory is not trusted
        await self.store.append(outcomes.row_of(table, change))
        table.stale = False

    async def create(self, new: NewTable) -> tuple[str, list[SeatKey]]:
        """Open a table and return its id with the tokens of the creator's seats, the host's last; raises `DvergarError`."""
        game = self.game(new.game)
        first = await self.dealt(new.deal, game, len(new.seats)) if new.deal else None
        return await self._opened(*opened(game, new, first))

    async def open_lesson(self, id: str, new: NewLesson) -> tuple[str, list[SeatKey]]:
        """Open the table of a lesson; return its id and the tokens of the learner's seat and the host. Raises `DvergarError`."""
        game = self.game(id)
        lesson = next((each for each in content.lesson(game) if each.chapter == new.chapter), None)
        if lesson is None:
            raise Refusal(f"there is no lesson of {game.title} with a chapter {new.chapter}", "error-no-lesson", 404, title=game.title)
        created, keys = of_lesson(game, lesson, new)
        return await self._begun(created, lesson.start()), keys

    def game(self, id: str) -> Game:
        """Return a game of this server; raises `UnknownGame`."""
        game = self.games.get(id)
        if game is None:
            known = ", ".join(self.games)
            raise UnknownGame(f"no game is called {shown(id)!r}; there are: {known}", "error-game", game=shown(id), known=known)
        return game

    async def _opened(self, created: Created, keys: list[SeatKey]) -> tuple[str, list[SeatKey]]:
        for _ in range(TRIES):
            id = new_id()
            if await self._open(id, created):
                return id, keys
        raise StorageDown

    async def _open(self, id: str, created: Created) -> bool:
        """Store a new table under that id; return whether the id was free."""
        table = Table(id, self.games, self.grace)
        table.apply(created)
        try:
            await self._store(table, created)
        except Clash:
            return False
        self.turns.wake(self._loaded.setdefault(id, table))
        log.info("a table of %s for %d is open", created.game, len(created.chairs), extra={"table": id})
        return True

    async def dealt(self, id: str, game: Game, seats: int) -> Created:
        """Return the table whose cards shall be dealt again; raises `DvergarError` for one that is not over, or of another game or size."""
        async with self.at(id) as table:
            created = table.created
            assert created is not None
            if table.status != "over":
                raise Refusal("the same cards can be dealt again when that match is over", "error-deal-running", 409)
            if created.game != game.id or len(created.chairs) != seats or created.cards != game.cards:
                told = f"that deal is one of {created.game} for {len(created.chairs)}"
                raise Refusal(told, "error-deal-other", 409, game=created.game, seats=len(created.chairs))
            return created

    async def bring(self, match: Match) -> tuple[str, list[str]]:
        """Make a table of a match that was read from a record; return its id and the tokens of its seats, the host's last. Raises `DvergarError`."""
        game = self.games.get(match.game.id)
        if game is None or game.cards != match.game.cards:
            raise UnknownGame(f"this server has no such {match.game.id}", "error-game", game=match.game.id, known=", ".join(self.games))
        created, keys = of_record(game, match)
        return await self._begun(created, match), keys

    async def _begun(self, created: Created, match: Match) -> str:
        """Store a new table where so much has been played already; return its id."""
        for _ in range(TRIES):
            id = new_id()
            rows = await self.work.do("", self._rows, id, created, match)
            try:
                await self.store.append_all(rows)
            except Clash:
                continue
            return id
        raise StorageDown

    def _rows(self, id: str, created: Created, match: Match) -> list[Row]:
        """Return a new table where so much has been played already, as the store takes it."""
        table = Table(id, self.games, self.grace)
        rows = []
        changes: list[Change] = [created, *(Played(entry.seat, match.game.actions.name(entry.action), entry.by) for entry in match.log)]
        for change in changes:
            table.apply(change)
            rows.append(outcomes.row_of(table, change))
        return rows

    async def join(self, id: str, join: Join, keys: frozenset[str] = frozenset()) -> str:
        """Take a free seat and return its token, "" for somebody who has these keys and comes back to a seat of theirs; raises `DvergarError`."""
        token, name = new_token(), right_name(join.name)

        def sit(table: Table) -> Change:
            nonlocal token
            change = table.sit(name, join.seat, hashed(token), join.colour, keys)
            if isinstance(change, Returned):
                token = ""
            return change

        await self.change(id, sit)
        return token

    async def claim(self, id: str, key: str, keys: frozenset[str]) -> None:
        """Let a device that has these keys take over what another key (a hashed token) opens; raises `Refusal`."""
        async with self.at(id) as table:
            if table.claimed(key, keys) is None:
                table.tell()
                return

        def take(table: Table) -> Change:
            change = table.claimed(key, keys)
            if change is None:
                raise AlreadyDone
            return change

        with suppress(AlreadyDone):
            await self.change(id, take)

    async def hold_together(self, id: str, seats: list[int]) -> None:
        """Write down that one browser holds these seats, as long as the match has not begun."""

        def note(table: Table) -> Change:
            people = table.people
            beside = [] if people.begun else people.beside([key for key, seat in people.keys.items() if seat in seats], seats[0])
            if not beside:
                raise AlreadyDone
            return Beside(seats[0], beside)

        with suppress(AlreadyDone):
            await self.change(id, note)

    async def hand(self, id: str, seat: int, keys: frozenset[str]) -> SeatKey:
        """Give a seat away: its old tokens open it no longer, the returned one does; raises `DvergarError`."""
        token = new_token()
        await self.change(id, lambda table: handed(table, keys, seat, hashed(token)))
        return SeatKey(seat, token)

    async def rematch(self, id: str, keys: frozenset[str], changed: Mapping[str, str] | None = None) -> str:
        """Return the table where the people of that one play again, opened if need be with some options `changed`; who asks is ready there.

        Raises `DvergarError`.
        """
        fresh = new_id()
        async with self.at(id) as table:
            mine, following = table.mine(keys), table.next
            if table.status != "over" or not mine:
                raise Refusal("who has played a match to its end can play it again", "error-rematch", 409)
            created = again(table, mine, changed or {})
        if not following:

            def follow(table: Table) -> Change:
                if table.next:
                    raise PlaysAgain(table.next)
                return Followed(fresh)

            try:
                await self.change(id, follow)
                following = fresh
            except PlaysAgain as first:  # somebody else was faster: the same table for all
                following = first.table
        await self._open(following, created)  # not so if it is there already
        if created.ready:
            if len(mine) > 1:
                await self.hold_together(following, mine)
            for seat in mine:
                await self.change(following, partial(ready, seat))
        return following

    async def forget(self, id: str, seat: int | None, keys: frozenset[str]) -> None:
        """Delete a table, or the nickname of a seat with all that was said on it, for good; raises `Refusal` for who may not.

        The host may do both; whoever sits on a seat may have that one forgotten.
        """
        async with self.at(id) as table:
            host = table.people.host in keys
            if not host and (seat is None or seat not in table.mine(keys)):
                raise Refusal("only whoever opened the table can do that", "error-not-host", 403)
            if seat is None:
                await self.store.forget(id)
                log.info("a table was deleted by its host", extra={"table": id})
            else:
                if not 0 <= seat < len(table.people.seats):
                    raise Refusal(f"table {id} has no seat {seat}", "error-no-seat", 422, last=len(table.people.seats) - 1)
                texts = forgotten(await self.store.changes(table.id), seat)
                await self.store.rewrite(table.id, texts, outcomes.nameless(table, seat))
            table.reread()

    async def resume(self, quiet: int = 0) -> None:
        """Let bots go on where a server was stopped; `quiet` is for how many seconds nothing must have happened there."""
        await self.turns.resume(quiet)

    async def stop(self) -> None:
        """Stop all bots' turns; they go on when the server starts again."""
        await self.turns.stop()
        await self.notifier.stop()
        self.work.stop()


class Held:
    """A table, locked and up to date as long as this is entered."""

    __slots__ = ("id", "table", "tables")

    def __init__(self, tables: Tables, id: str) -> None:
        self.tables = tables
        self.id = id
        self.table: Table | None = None

    async def __aenter__(self) -> Table:
        self.table = await self.tables.hold(self.id)
        return self.table

    async def __aexit__(self, *_: object) -> None:
        assert self.table is not None
        self.table.release()


class AlreadyDone(Refusal):
    """Somebody else has seen to a change meanwhile."""

    def __init__(self) -> None:
        super().__init__("that has been done already", "error-stale", 409)


class PlaysAgain(Refusal):
    """The people of a table play again already, at another one."""

    def __init__(self, table: str) -> None:
        super().__init__(f"they play again at table {table}", "error-rematch", 409)
        self.table = table


def unknown(id: str) -> Refusal:
    """Return the refusal for a table that is not there."""
    return Refusal(f"there is no table {shown(id)!r}: look at its link or code again", "error-table", 404, table=shown(id))
