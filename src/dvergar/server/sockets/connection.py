"""The socket to one page: messages in, and after each change what is new for its seat out. A slow page gets the newest view and no older one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from dvergar.bots.advice import Advice as Found
from dvergar.engine.errors import DvergarError
from dvergar.server.errors import Internal, Refusal, Stale, StorageDown, failure
from dvergar.server.http.context import device_of, keys_of
from dvergar.server.json_body import decode
from dvergar.server.messages.hints import Advice, Advised, Hint, Queued, Reason
from dvergar.server.messages.socket import ClientMessage, Done, Look, Play, Redo, Refused, Say, TableRequest, Undo
from dvergar.server.peers import Peers
from dvergar.server.rates import Bucket
from dvergar.server.security import BIGGEST, check_origin, hashed
from dvergar.server.sockets.transport import MANY, Transport, transport_of
from dvergar.server.tables.changes import Change
from dvergar.server.tables.measures import check_sockets
from dvergar.server.tables.reader import Cursor
from dvergar.server.tables.registry import Tables
from dvergar.server.tables.requests import granted, questioned
from dvergar.server.tables.table import Table

log = logging.getLogger(__name__)
UNKNOWN_TABLE = 4404  # close code: do not come back
HINT_SECONDS = 0.9

encode = msgspec.json.Encoder().encode


async def table_socket(websocket: WebSocket) -> None:
    """WebSocket /ws/{id}."""
    try:
        check_origin(websocket.headers)
    except Refusal as error:
        await websocket.send_denial_response(Response(msgspec.json.encode(failure(error)), error.status, media_type="application/json"))
        return
    await websocket.accept()
    id = str(websocket.path_params["id"]).lower()
    tables: Tables = websocket.app.state.tables
    connection = Connection(transport_of(websocket), tables, websocket.app.state.peers, "deltas" in websocket.query_params)
    tables.figures.sockets += 1
    try:
        connection.keys, device = await keys_of(websocket), device_of(websocket)
        connection.person = connection.keys | {hashed(device)} if device else connection.keys
        async with connection.at(id):
            while True:
                if connection.hear(await _received(websocket)) > MANY:
                    await connection.quiet()
    except DvergarError as error:
        await connection.end(error)
    except WebSocketDisconnect:
        pass
    finally:
        tables.figures.sockets -= 1


async def _received(websocket: WebSocket) -> str | bytes:
    """Return the next message that does not take the short way; raises `WebSocketDisconnect`."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return bytes(message["bytes"]) if text is None else str(text)


def refused(error: DvergarError, seat: int | None = None, decision: int | None = None) -> bytes:
    """Return the message that something was not done."""
    return encode(Refused(failure(error), seat, decision))


class Connection:
    """One connected page; a `Reader` of its table."""

    table: Table

    def __init__(self, transport: Transport, tables: Tables, peers: Peers, deltas: bool = False) -> None:
        self.transport = transport
        self.tables = tables
        self.peers = peers
        self.keys: frozenset[str] = frozenset()
        self.person: frozenset[str] = frozenset()  # hashes of the tokens that tell people apart: the device's, and those of its seats
        self.seat: int | None = None
        self.buckets: list[Bucket] = []
        self.cursor = Cursor(deltas)
        self.woken = False  # there is something new
        self._loop = asyncio.get_running_loop()
        self._inbox: deque[str | bytes] = deque()
        self._idle: asyncio.Future[None] | None = None  # the listener waits for a message
        self._quiet: asyncio.Future[None] | None = None  # somebody waits until no message waits
        self._room: asyncio.Future[None] | None = None  # the listener waits until there is room for an answer
        self._flushing: asyncio.Task[None] | None = None
        self._advising: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[None]:
        """Show and listen for as long as this is held."""
        async with self.tables.at(id) as table:
            self.table = table
            mine = table.mine(self.keys)
            self.seat = mine[0] if len(mine) == 1 else None  # several: the page asks who looks, behind a curtain
            check_sockets(table, self)
            self.buckets = self.tables.measures.messages(table, self)
            self.transport.receiver = self
            table.presence.arrive(self)
            self.tables.turns.ask(table)  # the process that had asked the bots may have died, which is why the page is here
            table.tell()
            self.peers.say_here(table)
            if not table.presence.elsewhere:
                self.peers.ask_who(table)
        listening = self._loop.create_task(self._listen())
        try:
            yield
        finally:
            self.transport.receiver = None
            table.presence.leave(self)
            table.tell()
            if not table.stale:
                self.peers.say_here(table)
                self.tables.notifier.watch(table)
            tasks = [task for task in (listening, self._flushing, self._advising) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # ---- out

    def wake(self) -> None:
        """Have the newest view sent; views that were not sent yet are never sent."""
        if not self.woken:
            self.woken = True
            if self.table.lock.locked():
                self.table.wait(self)
            else:
                self._loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what is new, if there is room; else that is done as soon as there is."""
        if self._room is not None and self.transport.free and not self._room.done():
            self._room.set_result(None)
        if not self.woken or not self.transport.free or self._flushing is not None or self.transport.receiver is not self:
            return
        table = self.table
        if table.lock.locked():
            table.wait(self)
        elif table.stale or table.behind:
            self._flushing = self._loop.create_task(self._flush_later())
        else:
            self._show(table)

    def _show(self, table: Table) -> None:
        try:
            message = table.message(self)
        except Exception:
            log.exception("table %s: a view could not be made", table.id)
            table.feed.resend(self)
            message = refused(Internal())
        self.woken = False
        if message:
            self.transport.write(message)

    async def _flush_later(self) -> None:
        """Send what is new as soon as the table can be read."""
        try:
            while True:
                try:
                    async with self.tables.at(self.table.id) as table:
                        self._show(table)
                    return
                except StorageDown as error:
                    self.refuse(error)
                    await asyncio.sleep(1)
        except DvergarError as error:
            await self.end(error)
        finally:
            self._flushing = None

    def refuse(self, error: DvergarError, seat: int | None = None, decision: int | None = None) -> None:
        """Say that something was not done."""
        self.tables.figures.refused += 1
        self.transport.write(refused(error, seat, decision))

    async def end(self, error: DvergarError) -> None:
        """Say what is wrong with the table, and close."""
        self.refuse(error)
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):  # gone meanwhile
            await self.transport.close(UNKNOWN_TABLE if isinstance(error, Refusal) and error.status == 404 else 1011)

    # ---- in

    def hear(self, text: str | bytes) -> int:
        """Take a message; return how many wait now."""
        self._inbox.append(text)
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)
        return len(self._inbox)

    async def quiet(self) -> None:
        """Wait until no message waits."""
        self._quiet = self._loop.create_future()
        await self._quiet

    async def _listen(self) -> None:
        while True:
            if not self._inbox:
                self.transport.resume()
                if self._quiet is not None and not self._quiet.done():
                    self._quiet.set_result(None)
                self._idle = self._loop.create_future()
                await self._idle
            while not self.transport.free:  # who takes no answers is not listened to: nothing piles up
                self._room = self._loop.create_future()
                await self._room
            await self._handle(self.table, self._inbox.popleft())

    async def _handle(self, table: Table, text: str | bytes) -> None:
        seat = decision = None
        try:
            for bucket in self.buckets:
                bucket.take()
            if len(text) > BIGGEST:
                raise Refusal(f"a message has at most {BIGGEST} bytes", "error-oversized", 413, most=BIGGEST)
            message: ClientMessage = decode(text, ClientMessage)
            seat = message.seat
            if isinstance(message, Play | Undo | Redo):
                decision = message.decision
                await self.tables.change(table.id, partial(self._answer, message))
                self._nod(message.seat, message.decision)
            elif isinstance(message, Look):
                await self._look_as(message.seat)
            elif isinstance(message, Hint):
                decision = message.decision
                await self._advise(message)
            else:
                if isinstance(message, Say):
                    self.tables.measures.sayings(table, self).take()
                await self.tables.change(table.id, partial(self._request, message))
        except DvergarError as error:
            self.refuse(error, seat, decision)
            if isinstance(error, Stale):
                table.feed.resend(self)
                self.wake()
        except Exception:
            log.exception("table %s: a message could not be handled", table.id)
            self.refuse(Internal(), seat, decision)

    def _answer(self, message: Play | Undo | Redo, table: Table) -> Change:
        return table.answer(table.mine(self.keys), message)

    def _nod(self, seat: int, decision: int) -> None:
        """Say that an answer is stored, where no view has told it."""
        held = self.cursor.show
        if held is not None and (held.seat, held.decision) == (seat, decision) and self.transport.free:
            self.transport.write(encode(Done(seat, decision)))

    def _request(self, message: TableRequest, table: Table) -> Change:
        return granted(table, self.keys, message, self.tables.grace)

    async def _advise(self, message: Hint) -> None:
        """Have advice worked out while the page goes on."""
        if self._advising is not None and not self._advising.done():
            raise Refusal("one hint is being worked out already", "error-hint-wait", 409)
        async with self.tables.at(self.table.id) as table:
            state = questioned(table, table.mine(self.keys), message)

        last = (0, 0)

        def told(place: int, seconds: int) -> None:
            nonlocal last
            if (place, seconds) != last and self.transport.free:  # a page that does not read hears the next one
                last = place, seconds
                self.transport.write(encode(Queued(message.seat, message.decision, place, seconds)))

        async def work() -> None:
            try:
                found = await self.tables.bots.hint(state, message.seat, HINT_SECONDS, self.person, self.table.id, told)
                self.transport.write(encode(advice(found, message.seat, message.decision, state.game.cooperative)))
            except DvergarError as error:
                self.refuse(error, message.seat, message.decision)

        self._advising = asyncio.create_task(work())

    async def _look_as(self, seat: int | None) -> None:
        """Show the table as that seat sees it, from now on."""
        async with self.tables.at(self.table.id) as table:
            if seat is not None and seat not in table.mine(self.keys):
                raise Refusal(f"seat {seat} of table {table.id} is not yours", "error-not-yours", 403, seat=seat)
            table.feed.look_as(self, seat)
            self.wake()


def advice(found: Found, seat: int, decision: int, team: bool) -> Advice:
    """Return advice as it travels."""
    best = [
        Advised(each.action, round(each.value, 3), [Reason(*reason) for reason in each.reasons], round(each.error, 3), each.even, each.marks)
        for each in found.best
    ]
    return Advice(seat, decision, team, best, found.legal)
