"""The line to one page: messages in, the whole view of its seat out after each change. A slow socket gets the newest view and no older one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from dvergar.engine.errors import DvergarError
from dvergar.server.advising import Advice, Advised, Hint, Reason
from dvergar.server.bodies import decode
from dvergar.server.errors import Internal, Refusal, Stale, StorageDown, failure
from dvergar.server.limits import MESSAGES, WORDS, Bucket
from dvergar.server.messages import ClientMessage, Look, Play, Redo, Refused, Say, Show, Undo, Wish
from dvergar.server.neighbours import Neighbours
from dvergar.server.security import BIGGEST, check_origin, tokens
from dvergar.server.stream import Change
from dvergar.server.table import Table, hashed
from dvergar.server.tables import Tables
from dvergar.server.wishes import granted, questioned

log = logging.getLogger(__name__)
UNKNOWN_TABLE = 4404  # close code: do not come back
HINT_SECONDS = 0.9


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
    line = Line(websocket, tables, frozenset(hashed(token) for token in tokens(websocket.cookies, id)))
    tables.figures.sockets += 1
    try:
        await line.serve(id)
    except DvergarError as error:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone meanwhile
            await line.refuse(error)
            await websocket.close(UNKNOWN_TABLE if isinstance(error, Refusal) and error.status == 404 else 1011)
    except WebSocketDisconnect:
        pass
    finally:
        tables.figures.sockets -= 1


class Line:
    """One connected page; a `Reader` of its table."""

    def __init__(self, websocket: WebSocket, tables: Tables, keys: frozenset[str]) -> None:
        self.websocket = websocket
        self.tables = tables
        self.keys = keys
        self.neighbours: Neighbours = websocket.app.state.neighbours
        self.seat: int | None = None
        self.bucket = Bucket(MESSAGES)
        self.voice = Bucket(WORDS)
        self.told = 0
        self.heard = 0
        self.shown: Show | None = None
        self.steps = 0
        self.woken = 0.0
        self._news = asyncio.Event()
        self._advising: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Have the newest view sent; views that were not sent yet are never sent."""
        if not self._news.is_set():
            self.woken = time.monotonic()
            self._news.set()

    async def serve(self, id: str) -> None:
        """Show and listen until the page goes away."""
        async with self.tables.at(id) as table:
            mine = table.mine(self.keys)
            self.seat = mine[0] if len(mine) == 1 else None  # several: the page asks who looks, behind a curtain
            table.readers.add(self)
            table.tell()
            self.neighbours.say_here(table)
            if not table.elsewhere:
                self.neighbours.ask_who(table)
        sender = asyncio.create_task(self._show(table))
        listener = asyncio.create_task(self._listen(table))
        try:
            done, _ = await asyncio.wait((sender, listener), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            table.leave(self)
            table.tell()
            if not table.stale:
                self.neighbours.say_here(table)
                self.tables.notifier.look(table)
            tasks = [sender, listener, *([self._advising] if self._advising is not None else [])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def refuse(self, error: DvergarError, seat: int | None = None, decision: int | None = None) -> None:
        """Say that something was not done."""
        self.tables.figures.refused += 1
        await self.websocket.send_text(msgspec.json.encode(Refused(failure(error), seat, decision)).decode())

    async def _show(self, table: Table) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                async with self.tables.at(table.id) as table:
                    message = table.shows.message(self)
            except StorageDown as error:
                await self.refuse(error)
                await asyncio.sleep(1)
                self.wake()
                continue
            if message:
                await self.websocket.send_text(message.decode())  # waits while the page does not read

    async def _listen(self, table: Table) -> None:
        while True:
            text = await self._receive()
            seat = decision = None
            try:
                self.bucket.take()
                if len(text) > BIGGEST:
                    raise Refusal(f"a message has at most {BIGGEST} bytes", "error-oversized", 413, most=BIGGEST)
                message: ClientMessage = decode(text, ClientMessage)
                seat = message.seat
                if isinstance(message, Say):
                    self.voice.take()
                if isinstance(message, Look):
                    await self._look(table, message)
                elif isinstance(message, Hint):
                    decision = message.decision
                    await self._advise(table, message)
                elif isinstance(message, Play | Undo | Redo):
                    decision = message.decision
                    await self.tables.change(table.id, partial(self._answer, message))
                else:
                    await self.tables.change(table.id, partial(self._wish, message))
            except DvergarError as error:
                await self.refuse(error, seat, decision)
                if isinstance(error, Stale):
                    self.shown = None
                    self.wake()
            except WebSocketDisconnect:
                raise
            except Exception:
                log.exception("table %s: a message could not be handled", table.id)
                await self.refuse(Internal(), seat, decision)

    def _answer(self, message: Play | Undo | Redo, table: Table) -> Change:
        return table.answer(table.mine(self.keys), message)

    def _wish(self, message: Wish, table: Table) -> Change:
        return granted(table, self.keys, message, self.tables.grace)

    async def _advise(self, table: Table, message: Hint) -> None:
        """Have advice worked out while the page goes on."""
        if self._advising is not None and not self._advising.done():
            raise Refusal("one hint is being worked out already", "error-hint-wait", 409)
        async with self.tables.at(table.id) as table:
            state = questioned(table, table.mine(self.keys), message)

        async def work() -> None:
            try:
                found = await self.tables.bots.advise(state, message.seat, HINT_SECONDS)
                best = [Advised(action, round(value, 3), [Reason(word, args) for word, args in reasons]) for action, value, reasons in found.best]
                await self.websocket.send_text(msgspec.json.encode(Advice(message.seat, message.decision, state.game.cooperative, best)).decode())
            except DvergarError as error:
                await self.refuse(error, message.seat, message.decision)

        self._advising = asyncio.create_task(work())

    async def _receive(self) -> str | bytes:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        return bytes(message["bytes"]) if text is None else str(text)

    async def _look(self, table: Table, message: Look) -> None:
        async with self.tables.at(table.id) as table:
            if message.seat is not None and message.seat not in table.mine(self.keys):
                raise Refusal(f"seat {message.seat} of table {table.id} is not yours", "error-not-yours", 403, seat=message.seat)
            if message.seat != self.seat:
                self.seat, self.told = message.seat, 0
            self.shown = None
            self.wake()
