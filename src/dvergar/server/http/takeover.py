"""Cookies of before there were devices, one for each table and shared sheet: what they open is granted to the browser's device, and they are deleted."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dvergar.server.errors import Refusal, StorageDown
from dvergar.server.http.context import DEVICE, device_of, devices_of, identify, tables_of
from dvergar.server.security import SHEET_COOKIE, TABLE_COOKIE, hashed, is_id
from dvergar.server.storage.devices import SHEET
from dvergar.server.storage.sheets import Gone
from dvergar.server.tables.people import HOST

AT_ONCE = 12  # cookies that one request takes over: each loads a table, and makes the answer's headers 50 bytes longer
MOST_TOKENS = 32  # of one cookie


class TakeOver:
    """Middleware that takes a few old cookies over with each request, before it is handled."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        old = {name: value for name, value in request.cookies.items() if name.startswith((TABLE_COOKIE, SHEET_COOKIE))}
        if not old:
            await self.app(scope, receive, send)
            return
        headers: list[tuple[bytes, bytes]] = []
        with suppress(StorageDown):  # then they stay, and count for the table that a request names
            headers = await _taken(request, old)

        async def with_cookies(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await self.app(scope, receive, with_cookies)


async def _taken(request: Request, old: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    """Take the first of these cookies over; return the headers that say so to the browser."""
    some = dict(list(old.items())[:AT_ONCE])
    places: dict[str, dict[str, int]] = {}
    ids = [name.removeprefix(TABLE_COOKIE) for name in some if name.startswith(TABLE_COOKIE)]
    for id in await tables_of(request).store.newest([id for id in ids if is_id(id)], AT_ONCE):
        places[id] = await _opened(request, id, old[TABLE_COOKIE + id])
    for name, token in some.items():
        id = name.removeprefix(SHEET_COOKIE)
        if name.startswith(SHEET_COOKIE) and is_id(id):
            places[SHEET + id] = await _hosted(request, id, token)
    places = {place: keys for place, keys in places.items() if keys}
    response, devices = Response(), devices_of(request)
    token = device_of(request)
    if places:
        if await devices.known(token) is None:
            token = devices.derived(old.values())
        await devices.grant(token, places)
        request.scope[DEVICE] = token
        identify(request, response, token)
    gone = [(b"set-cookie", f"{name}=; Max-Age=0; Path=/".encode("latin-1")) for name in some]
    return [*((key, value) for key, value in response.raw_headers if key == b"set-cookie"), *gone]


async def _opened(request: Request, id: str, value: str) -> dict[str, int]:
    """Return which keys of a cookie open something at a table, or once did, and what."""
    keys = [hashed(token) for token in value.split(".")[:MOST_TOKENS] if token]
    try:
        async with tables_of(request).at(id) as table:
            return {key: table.people.keys.get(key, HOST) for key in keys if table.people.remembers(key)}
    except StorageDown:
        raise
    except Refusal:  # its moves do not play again in this version: perhaps they do in the next one
        return dict.fromkeys(keys, HOST)


async def _hosted(request: Request, id: str, token: str) -> dict[str, int]:
    """Return the key of a cookie if it may delete that score sheet."""
    try:
        return {hashed(token): HOST} if (await tables_of(request).sheets.read(id)).host == hashed(token) else {}
    except Gone:
        return {}
