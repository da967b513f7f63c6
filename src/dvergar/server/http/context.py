"""What a request is about: the tables of this process, one of them, the seats that its browser holds there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from dvergar.server.addresses import LOCAL, visitor
from dvergar.server.errors import Refusal
from dvergar.server.json_body import answer
from dvergar.server.messages.bodies import Entered, SeatKey
from dvergar.server.security import YEAR, cookie_name, tokens
from dvergar.server.tables.registry import Tables
from dvergar.server.tables.table import Table, hashed

T = TypeVar("T")


def tables_of(request: Request) -> Tables:
    """Return the tables of this process."""
    tables: Tables = request.app.state.tables
    return tables


def visitor_of(request: Request) -> str:
    """Return the visitor who asks, "" for one that is counted for nobody."""
    address = request.client.host if request.client is not None else ""
    return visitor(address) if address not in LOCAL or request.app.state.door.everybody else ""


async def long_work(request: Request, work: Callable[..., T], *args: object) -> T:
    """Return what a work gives that takes long, done beside the event loop; raises `Busy` where too much of that waits."""
    return await tables_of(request).work.do(visitor_of(request), work, *args)


def table_id(request: Request) -> str:
    """Return the id of the table that the path names."""
    return str(request.path_params["id"]).lower()


def keys_of(request: Request) -> frozenset[str]:
    """Return this browser's keys (hashed tokens) for the table that the path names."""
    return frozenset(hashed(token) for token in tokens(request.cookies, table_id(request)))


def seat_of(request: Request) -> int | None:
    """Return the seat that the query names; None where it names none."""
    asked = request.query_params.get("seat", "")
    return int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 3 else None


def check_own(table: Table, seat: int, keys: frozenset[str]) -> None:
    """Raise `Refusal` where these keys do not open that seat."""
    if seat not in table.mine(keys):
        raise Refusal(f"seat {seat} of table {table.id} is not yours", "error-not-yours", 403, seat=seat)


async def entered(request: Request, id: str, fresh: list[str], status: int) -> Response:
    """Answer with the table and the keys of this browser, the `fresh` tokens added to its cookie."""
    held = list(dict.fromkeys([*tokens(request.cookies, id), *fresh]))
    async with tables_of(request).at(id) as table:
        held = [token for token in held if table.people.remembers(hashed(token))]  # what was left can be come back to
        seats = [SeatKey(table.people.keys[hashed(token)], token) for token in held if hashed(token) in table.people.keys]
        info = table.info({hashed(token) for token in held})
    response = answer(Entered(info, sorted((key for key in seats if key.seat >= 0), key=lambda key: key.seat)), status)
    if fresh:
        response.set_cookie(cookie_name(id), ".".join(held), max_age=YEAR, httponly=True, samesite="lax", secure=request.url.scheme == "https")
    return response
