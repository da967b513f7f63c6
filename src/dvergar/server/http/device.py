"""What the page asks over HTTP about the device that it runs on: its name, its matches, a code for another device, being forgotten."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from dvergar.engine.errors import DvergarError
from dvergar.server.errors import Refusal, StorageDown
from dvergar.server.http.context import check_own, device_for, device_of, devices_of, identify, keys_at, long_work, number_of, tables_of
from dvergar.server.http.endpoints import Endpoints, Operation
from dvergar.server.http.tables import infos
from dvergar.server.json_body import answer, read
from dvergar.server.messages.bodies import Nothing
from dvergar.server.messages.device import Appearance, Claimed, CodeClaim, Device, DeviceCode, Forgotten, MyGames, NewCode
from dvergar.server.security import right_name
from dvergar.server.storage.devices import CODE_SECONDS, DAY
from dvergar.server.tables import own_games
from dvergar.server.tables.people import HOST
from dvergar.server.tables.registry import Tables
from dvergar.server.tables.requests import leaving

MOST_RUNNING = 50  # matches told of
PAGE = 50  # matches that are over, told of at once
MOST_COUNTED = 5_000  # in statistics: the newest
FORGOTTEN_AT_ONCE = 40  # tables
DEVICE = Endpoints()


@DEVICE.at("/device", GET=Operation(Device), POST=Operation(Device, Appearance))
async def device(request: Request) -> Response:
    """GET /api/device: `Device`; POST: `Appearance` to `Device`."""
    devices, token = devices_of(request), device_of(request)
    if request.method == "POST":
        asked = await read(request, Appearance)
        name = right_name(asked.name)
        if not name:
            raise Refusal("a name has at least one letter", "error-name-empty", 422)
        token = await device_for(request)
        await devices.remember(token, name, asked.colour)
        response = answer(Device(True, name, asked.colour))
        identify(request, response, token)
        return response
    known = await devices.known(token)
    if known is None:
        return answer(Device(False, "", ""))
    response = answer(Device(True, known.name, known.colour))
    if known.seen < devices.clock() - DAY:
        await devices.see(token)
        identify(request, response, token)
    return response


@DEVICE.at("/device/games", GET=Operation(MyGames, query=("from",)))
async def games(request: Request) -> Response:
    """GET /api/device/games?from=: `MyGames`."""
    devices, token, start = devices_of(request), device_of(request), number_of(request, "from", 6) or 0
    if not token:
        return answer(MyGames([], [], False, []))
    known = tables_of(request).games
    if start:
        ended = await devices.ended(token, start, PAGE + 1)
        return answer(MyGames([], own_games.over(ended[:PAGE]), len(ended) > PAGE, []))
    running = await infos(request, await devices.tables(token, MOST_RUNNING, running=True))
    ended = await devices.ended(token, 0, MOST_COUNTED)
    over, (statistics, rivals) = await long_work(request, lambda: (own_games.over(ended[:PAGE]), own_games.statistics(ended, known)))
    return answer(MyGames([info for info in running if info.mine and info.status != "over"], over, len(ended) > PAGE, statistics, rivals))


@DEVICE.at("/device/code", POST=Operation(DeviceCode, NewCode, refuses=(403, 404, 409)))
async def code(request: Request) -> Response:
    """POST /api/device/code: `NewCode` to `DeviceCode`."""
    asked = await read(request, NewCode)
    devices, token, place, key = devices_of(request), device_of(request), "", ""
    if asked.table:
        place = asked.table.lower()
        keys = (await keys_at(request, [place]))[place]
        async with tables_of(request).at(place) as table:
            if asked.seat is None:
                raise Refusal("a code for one table names a seat, too", "error-code-seat", 422)
            check_own(table, asked.seat, keys)
            key = min(key for key, seat in table.people.keys.items() if seat == asked.seat and key in keys)
    if await devices.known(token) is None:
        raise Refusal("this device has no seat yet that another one could take over", "error-no-device", 409)
    made, until = await devices.code(token, place, key)
    return answer(DeviceCode(made, until, CODE_SECONDS))


@DEVICE.at("/device/claim", POST=Operation(Claimed, CodeClaim, refuses=(404, 409)))
async def claim(request: Request) -> Response:
    """POST /api/device/claim: `CodeClaim` to `Claimed`, with the device's cookie."""
    asked = await read(request, CodeClaim)
    token = await device_for(request)
    given = await devices_of(request).claim(asked.code, token)
    refused = set()
    for place, keys in given.meeting.items():
        for key in keys:
            try:
                await _meet(request, token, place, key)
            except StorageDown:
                raise
            except DvergarError:
                if given.place:
                    raise
                refused.add(place)
    response = answer(Claimed(given.place, given.places - len(refused)))
    identify(request, response, token)
    return response


async def _meet(request: Request, token: str, place: str, key: str) -> None:
    """Grant a key of a table where a device has some already; raises `Refusal` where it knows what another seat knows."""
    devices, tables = devices_of(request), tables_of(request)
    await tables.claim(place, key, (await devices.keys(token, [place]))[place])
    async with tables.at(place) as table:
        seat = table.people.keys.get(key, HOST)
    await devices.grant(token, {place: {key: seat}})


@DEVICE.at("/device/forget", POST=Operation(Forgotten, Nothing))
async def forget(request: Request) -> Response:
    """POST /api/device/forget: `Nothing` to `Forgotten`; some tables each time, so that nobody waits long."""
    await read(request, Nothing)
    devices, token = devices_of(request), device_of(request)
    if await devices.known(token) is None:
        return answer(Forgotten(0))
    places = await devices.places(token, FORGOTTEN_AT_ONCE)
    for place, keys in places.items():
        try:
            await _let_go(tables_of(request), place, keys)
        except StorageDown:
            raise
        except DvergarError:
            continue  # a table that is gone, or a score sheet
    await devices.revoke(token, places)
    left = await devices.count(token)
    response = answer(Forgotten(left))
    if not left:
        await devices.drop(token)
        response.delete_cookie(devices.cookie)
    return response


async def _let_go(tables: Tables, id: str, keys: frozenset[str]) -> None:
    """Make the seats that these keys open nobody's, and have the nicknames there and what was said forgotten; raises `DvergarError`."""
    async with tables.at(id) as table:
        mine, over = table.mine(keys), table.status == "over"
    for seat in mine:
        await tables.forget(id, seat, keys)
        if not over:
            await tables.change(id, partial(leaving, seat, keys))
