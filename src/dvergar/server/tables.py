"""All tables of this process: loading, changing, and bots' turns."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from weakref import WeakValueDictionary

from msgspec import structs

from dvergar.bots import policy
from dvergar.engine.errors import DvergarError, UnknownGame, shown
from dvergar.engine.game import Game, OptionValue
from dvergar.engine.match import Match
from dvergar.server import outcome
from dvergar.server.bots import Bots
from dvergar.server.errors import Refusal, Stale, StorageDown
from dvergar.server.messages import Join, NewTable, Ready, SeatKey
from dvergar.server.people import HOST
from dvergar.server.security import is_id, new_id, new_token, right_name
from dvergar.server.store import Clash, Row, Store
from dvergar.server.stream import Chair, Change, Created, Followed, Played, read
from dvergar.server.table import Table, hashed
from dvergar.server.wishes import granted, handed

log = logging.getLogger(__name__)
TRIES = 8  # how often a change is tried anew when another process is faster
REMEMBERED = 30  # days after which a bot no longer goes on by itself when the server starts


class Tables:
    """The tables in memory and the way to change them: check, store, and only then let it be seen."""

    def __init__(self, store: Store, games: Mapping[str, Game], bots: Bots, pause: tuple[float, float], grace: float) -> None:
        """Take the database, the games by id, between how many seconds a bot seems to think while a person is at the table, and the grace for absent people."""
        self.store = store
        self.games = games
        self.bots = bots
        self.pause = pause
        self.grace = grace
        self._loaded: WeakValueDictionary[str, Table] = WeakValueDictionary()  # a table stays as long as somebody holds it
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- reading

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """Hold a table, locked and up to date; raises `Refusal` for one that is not there and `StorageDown`."""
        if not is_id(id):
            raise unknown(id)
        table = self._loaded.get(id)
        if table is None:
            table = self._loaded[id] = Table(id, self.games)
        async with table.lock:
            await self._fresh(table)
            yield table

    async def _fresh(self, table: Table) -> None:
        if table.stale:
            texts = await self.store.stream(table.id)
            if not texts:
                raise unknown(table.id)
            try:
                table.replay(read(text) for text in texts)
            except Refusal:
                raise
            except Exception as error:
                log.exception("table %s cannot be loaded", table.id)
                raise Refusal(f"table {table.id} cannot be loaded: its stored moves do not play again", "error-table-damaged", 500, table=table.id) from error
            table.stale = False

    # ---- changing

    async def change(self, id: str, propose: Callable[[Table], Change]) -> None:
        """Let a change happen: `propose` checks and names it, it is stored, then everybody hears of it; raises `DvergarError`, and then nothing has changed."""
        async with self.at(id) as table:
            for _ in range(TRIES):
                await self._fresh(table)
                change = propose(table)
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
                table.tell()
                self._wake(table)
                return
        raise StorageDown

    async def _store(self, table: Table, change: Change) -> None:
        table.stale = True  # until it is known to be stored: whatever happens meanwhile, memory is not trusted
        await self.store.append(row_of(table, change))
        table.stale = False

    async def create(self, new: NewTable) -> tuple[str, list[SeatKey]]:
        """Open a table and return its id with the tokens of the creator's seats, the host's last; raises `DvergarError`."""
        game = self.games.get(new.game)
        if game is None:
            known = ", ".join(self.games)
            raise UnknownGame(f"no game is called {shown(new.game)!r}; there are: {known}", "error-game", game=shown(new.game), known=known)
        rules, display = options(game, len(new.seats), new.options)
        seed, deal = f"{secrets.randbits(128):032x}", ""
        if new.deal:
            first = await self.dealt(new.deal, game, len(new.seats))
            rules, seed, deal = first.rules, first.seed, first.deal or new.deal
        keys: list[SeatKey] = []
        chairs: list[Chair] = []
        for seat, chair in enumerate(new.seats):
            name = right_name(chair.name)
            if chair.kind == "bot":
                policy(game, chair.level)
                chairs.append(Chair("bot", name, chair.level))
            elif chair.kind == "me":
                keys.append(SeatKey(seat, new_token()))
                chairs.append(Chair("person", name, key=hashed(keys[-1].token), colour=chair.colour))
            else:
                chairs.append(Chair("open"))
        keys.append(SeatKey(HOST, new_token()))
        created = Created(
            game=game.id,
            revision=game.revision,
            cards=game.cards,
            chairs=chairs,
            rules=rules,
            display=display,
            seed=seed,
            title=right_name(new.title, 60),
            listed=new.listed,
            host=hashed(keys[-1].token),
            ready=new.ready,
            deal=deal,
        )
        for _ in range(TRIES):
            id = new_id()
            if await self._open(id, created):
                return id, keys
        raise StorageDown

    async def _open(self, id: str, created: Created) -> bool:
        """Store a new table under that id; return whether the id was free."""
        table = Table(id, self.games)
        table.apply(created)
        try:
            await self._store(table, created)
        except Clash:
            return False
        self._wake(self._loaded.setdefault(id, table))
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

    async def bring(self, match: Match) -> tuple[str, str]:
        """Make a table of a match that was read from a record; return its id and the token that opens its seats. Raises `DvergarError`."""
        game = self.games.get(match.game.id)
        if game is None or game.cards != match.game.cards:
            raise UnknownGame(f"this server has no such {match.game.id}", "error-game", game=match.game.id, known=", ".join(self.games))
        host, tokens_ = new_token(), [new_token() for _ in range(match.seats)]
        created = Created(
            game=game.id,
            revision=game.revision,
            cards=game.cards,
            chairs=[Chair("person", key=hashed(token)) for token in tokens_],
            rules=dict(match.options),
            display=options(game, match.seats, {})[1],
            seed=f"{match.seed:032x}",
            title="",
            listed=False,
            host=hashed(host),
            imported=True,
        )
        for _ in range(TRIES):
            table = Table(new_id(), self.games)
            rows = []
            changes: list[Change] = [created, *(Played(entry.seat, game.actions.name(entry.action), entry.by) for entry in match.log)]
            for change in changes:
                table.apply(change)
                rows.append(row_of(table, change))
            try:
                await self.store.append_all(rows)
            except Clash:
                continue
            return table.id, ".".join([*tokens_, host])
        raise StorageDown

    async def join(self, id: str, join: Join) -> SeatKey:
        """Take a free seat and return its token; raises `DvergarError`."""
        token, name, taken = new_token(), right_name(join.name), -1

        def sit(table: Table) -> Change:
            nonlocal taken
            change = table.sit(name, join.seat, hashed(token), join.colour)
            taken = change.seat
            return change

        await self.change(id, sit)
        return SeatKey(taken, token)

    async def hand(self, id: str, seat: int, keys: frozenset[str]) -> SeatKey:
        """Give a seat away: its old tokens open it no longer, the returned one does; raises `DvergarError`."""
        token = new_token()
        await self.change(id, lambda table: handed(table, keys, seat, hashed(token)))
        return SeatKey(seat, token)

    async def rematch(self, id: str, keys: frozenset[str]) -> str:
        """Return the table where the people of that one play again, opened if need be; who asks is ready there. Raises `DvergarError`."""
        fresh = new_id()
        async with self.at(id) as table:
            mine, following = table.mine(keys), table.next
            if table.status != "over" or not mine:
                raise Refusal("who has played a match to its end can play it again", "error-rematch", 409)
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
        async with self.at(id) as table:
            created = again(table, mine)
        await self._open(following, created)  # not so if it is there already
        if created.ready:
            for seat in mine:
                await self.change(following, partial(ready, seat))
        return following

    # ---- bots

    async def resume(self) -> None:
        """Let bots go on where the server was stopped."""
        try:
            due = await self.store.due(REMEMBERED)
        except StorageDown:
            due = []
        for id in due:
            try:
                async with self.at(id) as table:
                    self._wake(table)
            except DvergarError as error:
                log.warning("table %s does not go on: %s", id, error)

    def _wake(self, table: Table) -> None:
        """Ask the bots that owe a decision; the caller holds the table."""
        for seat in table.bots():
            assert table.match is not None
            question = (seat, table.match.decisions[seat])
            if question not in table.asked:
                table.asked.add(question)
                task = asyncio.create_task(self._turn(table, *question))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _turn(self, table: Table, seat: int, decision: int) -> None:
        try:
            while True:
                try:
                    await self._answer(table.id, seat, decision)
                    return
                except Stale:
                    return  # it was taken back, or another process was faster
                except StorageDown:
                    await asyncio.sleep(1)
        except DvergarError as error:
            log.error("table %s: the bot on seat %d is stuck: %s", table.id, seat, error)
        except Exception:
            log.exception("table %s: the bot on seat %d is stuck", table.id, seat)
        finally:
            table.asked.discard((seat, decision))

    async def _answer(self, id: str, seat: int, decision: int) -> None:
        begun = asyncio.get_running_loop().time()
        async with self.at(id) as table:
            match = table.match
            if match is None or match.decisions[seat] != decision or seat not in table.bots():
                return
            thinking = asyncio.ensure_future(self.bots.answer(match.state.clone(), seat, table.people.seats[seat].level))
            watched = bool(table.readers)
        action = await thinking
        if watched:
            spent = asyncio.get_running_loop().time() - begun
            await asyncio.sleep(max(0.0, random.uniform(*self.pause) - spent))
        await self.change(id, lambda table: table.bot_answer(seat, decision, action))

    async def stop(self) -> None:
        """Stop all bots' turns; they go on when the server starts again."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class PlaysAgain(Refusal):
    """The people of a table play again elsewhere already."""

    def __init__(self, table: str) -> None:
        super().__init__(f"they play again at table {table}", "error-rematch", 409)
        self.table = table


def ready(seat: int, table: Table) -> Change:
    """Return the change that somebody is ready; raises `Refusal` once the match has begun."""
    return granted(table, frozenset(key for key, opened in table.people.keys.items() if opened == seat), Ready(seat, True), 0)


def again(table: Table, mine: list[int]) -> Created:
    """Return the same set-up with the same people, each with the token that they have; where others must come first, everybody says to be ready."""
    created, people = table.created, table.people
    assert created is not None
    keys = {seat: key for key, seat in people.keys.items()}
    chairs = []
    for seat in people.seats:
        kind = "person" if seat.stand_in else seat.kind
        chairs.append(Chair(kind, seat.name, "" if seat.stand_in else seat.level, keys.get(seat.seat, ""), seat.colour))
    others = any(chair.kind == "person" and seat not in mine for seat, chair in enumerate(chairs))
    return structs.replace(created, chairs=chairs, seed=f"{secrets.randbits(128):032x}", ready=others, listed=False)


def row_of(table: Table, change: Change) -> Row:
    """Return the change just applied as the store takes it; the one that ends a match brings how it ended."""
    row = table.row(change)
    if row.status != "over" or not isinstance(change, Played):
        return row
    ended = outcome.of(table)
    return row if ended is None else row._replace(deal=ended.deal, outcome=outcome.write(ended))


def unknown(id: str) -> Refusal:
    """Return the refusal for a table that is not there."""
    return Refusal(f"there is no table {shown(id)!r}: look at its link or code again", "error-table", 404, table=shown(id))


def options(game: Game, seats: int, given: Mapping[str, OptionValue]) -> tuple[dict[str, OptionValue], dict[str, OptionValue]]:
    """Return the rules options and those that concern the table only, both complete; raises `BadSetup`."""
    display = {option.key: option.check(given.get(option.key, option.default)) for option in game.options if option.scope == "table"}
    rules = game.checked(seats, 0, {key: value for key, value in given.items() if key not in display})
    return rules, display
