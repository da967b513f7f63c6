"""What a request is about: the tables of this process, one of them, the device that asks and the seats that it holds there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from dvergar.server.addresses import LOCAL, visitor
from dvergar.server.errors import Refusal
from dvergar.server.json_body import answer
from dvergar.server.messages.bodies import Entered, SeatKey
from dvergar.server.security import YEAR, hashed, new_token, tokens
from dvergar.server.storage.devices import Devices
from dvergar.server.tables.registry import Tables
from dvergar.server.tables.table import Table

T = TypeVar("T")
DEVICE = "dvergar.device"  # in a request's scope: the token of the device that has just taken its old cookies over


def tables_of(request: HTTPConnection) -> Tables:
    """Return the tables of this process."""
    tables: Tables = request.app.state.tables
    return tables


def devices_of(request: HTTPConnection) -> Devices:
    """Return all devices."""
    devices: Devices = request.app.state.devices
    return devices


def device_of(request: HTTPConnection) -> str:
    """Return the token of the device that asks, "" where it brings none; whether there is such a device is another question."""
    return str(request.scope.get(DEVICE) or request.cookies.get(devices_of(request).cookie, ""))


def visitor_of(request: Request) -> str:
    """Return the visitor who asks, "" for one that is counted for nobody."""
    address = request.client.host if request.client is not None else ""
    return visitor(address) if address not in LOCAL or request.app.state.door.everybody else ""


async def long_work(request: Request, work: Callable[..., T], *args: object) -> T:
    """Return what a work gives that takes long, done beside the event loop; raises `Busy` where too much of that waits."""
    return await tables_of(request).work.do(visitor_of(request), work, *args)


def table_id(request: HTTPConnection) -> str:
    """Return the id of the table that the path names."""
    return str(request.path_params["id"]).lower()


async def keys_of(request: HTTPConnection) -> frozenset[str]:
    """Return the keys (hashed tokens) of the device that asks, for the table that the path names."""
    id = table_id(request)
    return (await keys_at(request, [id]))[id]


async def keys_at(request: HTTPConnection, ids: list[str]) -> dict[str, frozenset[str]]:
    """Return the keys of the device that asks for each of these tables; a cookie that was not taken over yet counts."""
    granted = await devices_of(request).keys(device_of(request), ids)
    return {id: keys.union(hashed(token) for token in tokens(request.cookies, id)) for id, keys in granted.items()}


def number_of(request: Request, name: str, digits: int) -> int | None:
    """Return a number of at most so many digits that the query names; None where it names none."""
    asked = request.query_params.get(name, "")
    return int(asked) if asked.isascii() and asked.isdecimal() and len(asked) <= digits else None


def seat_of(request: Request) -> int | None:
    """Return the seat that the query names; None where it names none."""
    return number_of(request, "seat", 2)


def check_own(table: Table, seat: int, keys: frozenset[str]) -> None:
    """Raise `Refusal` where these keys do not open that seat."""
    if seat not in table.mine(keys):
        raise Refusal(f"seat {seat} of table {table.id} is not yours", "error-not-yours", 403, seat=seat)


async def device_for(request: Request) -> str:
    """Return the token of the device that asks, a new one where the server does not know it: nobody else chooses a token."""
    token = device_of(request)
    return token if await devices_of(request).known(token) is not None else new_token()


def identify(request: Request, response: Response, token: str) -> None:
    """Have the browser keep its device's token, for another year."""
    response.set_cookie(devices_of(request).cookie, token, max_age=YEAR, httponly=True, samesite="lax", secure=request.url.scheme == "https")


async def grant(request: Request, places: Mapping[str, Mapping[str, int]]) -> str:
    """Grant these keys, by place and with what each opens, to the device that asks; return its token."""
    token = await device_for(request)
    await devices_of(request).grant(token, places)
    return token


async def entered(request: Request, id: str, fresh: Iterable[str], status: int, keys: frozenset[str] = frozenset()) -> Response:
    """Answer with the table where a device has new tokens (`fresh`) or old `keys`, which are granted."""
    named = {hashed(token): token for token in fresh}
    held = await keys_at(request, [id])
    async with tables_of(request).at(id) as table:
        opened = {key: table.people.keys[key] for key in [*named, *keys] if key in table.people.keys}
        info = table.info(held[id].union(opened))
    seats = sorted((SeatKey(seat, named[key]) for key, seat in opened.items() if seat >= 0 and key in named), key=lambda key: key.seat)
    response = answer(Entered(info, seats), status)
    if opened:
        identify(request, response, await grant(request, {id: opened}))
    return response
