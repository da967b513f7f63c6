"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute

import dvergar
from dvergar.engine.errors import DvergarError
from dvergar.engine.game import Game
from dvergar.server import web_push
from dvergar.server.bots import Bots
from dvergar.server.errors import Internal, Refusal, failure, status_of
from dvergar.server.http.device import DEVICE
from dvergar.server.http.history import HISTORY
from dvergar.server.http.house import HEALTH, HOUSE
from dvergar.server.http.kept_site import HERE, KEEP, KeptSite, SiteMaker
from dvergar.server.http.openapi import OPENAPI
from dvergar.server.http.page import WEB, Page
from dvergar.server.http.qr import QR
from dvergar.server.http.sheets import SHEETS
from dvergar.server.http.tables import TABLES
from dvergar.server.http.takeover import TakeOver
from dvergar.server.limits import RateLimits
from dvergar.server.metrics import METRICS
from dvergar.server.own_names import OwnNames, own_names
from dvergar.server.peers import Peers
from dvergar.server.review import Reviews
from dvergar.server.security import SecurityHeaders
from dvergar.server.sockets.connection import table_socket
from dvergar.server.sockets.door import BrokenOff, Door
from dvergar.server.storage.devices import Devices
from dvergar.server.storage.reviews import ReviewStore
from dvergar.server.storage.store import Store
from dvergar.server.tables.notifier import Notifier
from dvergar.server.tables.registry import Tables

log = logging.getLogger(__name__)
API = (HOUSE, DEVICE, TABLES, HISTORY, QR, SHEETS, KEEP, OPENAPI)
GRACE = 120.0  # seconds that an absent person's seat is kept
PAUSE = (0.6, 1.2)  # seconds that a bot seems to think while a person is at the table


def create_app(
    data: Path | str | Store,
    cards: Path | None = None,
    *,
    games: Iterable[Game] | None = None,
    pause: tuple[float, float] = PAUSE,
    grace: float = GRACE,
    bots: Bots | None = None,
    addresses: Iterable[str] = (),
    web: Path = WEB,
    figures: bool = False,
    door: Door | None = None,
    names: Iterable[str] = (),
    notifier: Notifier | None = None,
    site: SiteMaker | None = None,
) -> Starlette:
    """Return the server. `data` is the folder of the SQLite file, a database address or a store, `cards` a folder of replaced tables.

    `games` are the games to offer (all installed ones), `pause` a bot's pause in seconds, `grace` for how many
    seconds an absent person's seat is kept, `addresses` where others reach this server; with `figures` there is /metrics;
    `door` bounds what each visitor may hold, `names` are hosts that the server answers to besides this machine's own, `notifier` tells people
    elsewhere of their turns, and `site` makes the site that a browser keeps on its device.
    Raises `BadData` for tables that are wrong and `StorageBroken` for an address that is none.
    """
    offered = {game.id: game for game in (games if games is not None else installed(cards))}
    store, entrance = data if isinstance(data, Store) else Store(data), door or Door()

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        store.keep_others_out()
        await store.open()
        store.connect_bus()
        asked = bots or Bots()
        asked.start()
        app.state.tables = tables = Tables(store, offered, asked, pause, grace)
        if notifier is not None:
            tables.notifier = notifier
        tables.notifier.key, tables.notifier.change = await web_push.own_key(store), tables.change
        app.state.devices = devices = Devices(store)
        await devices.open()
        app.state.peers = peers = Peers(tables)
        await peers.listen()
        app.state.reviews = reviews = Reviews(asked, ReviewStore(store))
        working = [asyncio.create_task(tables.resume()), asyncio.create_task(peers.keep())]
        if site is not None:
            site.begin()
        try:
            yield
        finally:
            if site is not None:
                site.stop()
            for task in working:
                task.cancel()
            await reviews.stop()
            await tables.stop()
            asked.stop()
            await store.close()

    app = Starlette(
        routes=[
            *HEALTH.routes,
            *(METRICS.routes if figures else []),
            Mount("/api", routes=[endpoint for part in API for endpoint in part.routes]),
            WebSocketRoute("/ws/{id}", table_socket),
            *([Mount(f"/{HERE.rstrip('/')}", KeptSite(site))] if site is not None else []),
            Mount("/", Page(web)),
        ],
        middleware=[
            Middleware(BrokenOff, door=entrance),
            Middleware(SecurityHeaders),
            Middleware(OwnNames, names=own_names(names)),
            Middleware(RateLimits, door=entrance),
            Middleware(TakeOver),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={DvergarError: _refused, HTTPException: _http, Exception: _crashed},
        lifespan=running,
    )
    app.state.addresses, app.state.door, app.state.site = tuple(addresses), entrance, site
    return app


def installed(cards: Path | None) -> list[Game]:
    """Return all installed games, with tables replaced by those in the folder `cards`; raises `BadData`."""
    return [dvergar.game(id, cards) for id in dvergar.games()]


def _answer(error: DvergarError, status: int) -> Response:
    return Response(msgspec.json.encode(failure(error)), status, {"cache-control": "no-store"}, "application/json")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, DvergarError)
    return _answer(error, status_of(error))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        allowed = ", ".join(sorted((error.headers or {}).get("Allow", "GET, HEAD").split(", ")))
        refusal = Refusal(f"{request.method} is not done here, but {allowed}", "error-method", 405, method=request.method, allowed=allowed)
        response = _answer(refusal, 405)
        response.headers["allow"] = allowed
        return response
    return _answer(Refusal(f"there is nothing at {request.url.path[:80]}", "error-path", error.status_code, path=request.url.path[:80]), error.status_code)


async def _crashed(request: Request, error: Exception) -> Response:
    return _answer(Internal(), 500)
