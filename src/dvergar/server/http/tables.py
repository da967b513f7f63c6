"""What the page asks over HTTP to open a table, to come to one and to leave it. Playing goes over sockets."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from dvergar.server.errors import Refusal, StorageDown
from dvergar.server.http.context import check_own, device_of, devices_of, entered, keys_at, keys_of, seat_of, table_id, tables_of
from dvergar.server.http.endpoints import MISSING, Endpoints, Operation
from dvergar.server.json_body import answer, read
from dvergar.server.messages.bodies import Again, Claim, Entered, Forget, Hand, Join, Lobby, NewLesson, NewTable, Nothing, Notify
from dvergar.server.messages.table import TableInfo
from dvergar.server.security import TABLE_COOKIE, hashed
from dvergar.server.tables.changes import Noticed
from dvergar.server.tables.notifier import kept, wanted
from dvergar.server.tables.table import Table

MOST_TABLES = 50  # in a lobby
TABLES = Endpoints()


@TABLES.at("/lessons/{game}", POST=Operation(Entered, NewLesson, 201, refuses=MISSING))
async def open_lesson(request: Request) -> Response:
    """POST /api/lessons/{game}: `NewLesson` to `Entered` at the table where it is given (201)."""
    new = await read(request, NewLesson)
    id, keys = await tables_of(request).open_lesson(request.path_params["game"], new)
    return await entered(request, id, [key.token for key in keys], 201)


@TABLES.at("/tables", GET=Operation(Lobby), POST=Operation(Entered, NewTable, 201, refuses=MISSING))
async def tables(request: Request) -> Response:
    """GET or POST /api/tables."""
    return await (create(request) if request.method == "POST" else lobby(request))


async def lobby(request: Request) -> Response:
    """GET /api/tables: `Lobby`."""
    store = tables_of(request).store
    old = [name.removeprefix(TABLE_COOKIE) for name in request.cookies if name.startswith(TABLE_COOKIE)]
    own = await devices_of(request).tables(device_of(request), MOST_TABLES)
    if old:
        own = await store.newest([*own, *old], MOST_TABLES)
    mine = [info for info in await infos(request, own) if info.mine or info.host]
    listed = [info for info in await infos(request, await store.open_tables(MOST_TABLES)) if info.status == "open"]
    return answer(Lobby(mine, listed))


async def create(request: Request) -> Response:
    """POST /api/tables: `NewTable` to `Entered`."""
    new = await read(request, NewTable)
    id, keys = await tables_of(request).create(new)
    return await entered(request, id, [key.token for key in keys], 201)


@TABLES.at("/tables/{id}", GET=Operation(TableInfo, refuses=MISSING))
async def table(request: Request) -> Response:
    """GET /api/tables/{id}: `TableInfo`."""
    keys = await keys_of(request)
    async with tables_of(request).at(table_id(request)) as table:
        return answer(table.info(keys))


@TABLES.at("/tables/{id}/join", POST=Operation(Entered, Join, refuses=MISSING))
async def join(request: Request) -> Response:
    """POST /api/tables/{id}/join: `Join` to `Entered`."""
    asked = await read(request, Join)
    token = await tables_of(request).join(table_id(request), asked, await keys_of(request))
    return await entered(request, table_id(request), [token] if token else [], 200)


@TABLES.at("/tables/{id}/claim", POST=Operation(Entered, Claim, refuses=MISSING))
async def claim(request: Request) -> Response:
    """POST /api/tables/{id}/claim: `Claim` to `Entered`."""
    asked = await read(request, Claim)
    await tables_of(request).claim(table_id(request), hashed(asked.token), await keys_of(request))
    return await entered(request, table_id(request), [asked.token], 200)


@TABLES.at("/tables/{id}/hand", POST=Operation(Entered, Hand, refuses=MISSING))
async def hand(request: Request) -> Response:
    """POST /api/tables/{id}/hand: `Hand` to `Entered`, whose one key is for whoever shall have the seat."""
    asked = await read(request, Hand)
    keys = await keys_of(request)
    key = await tables_of(request).hand(table_id(request), asked.seat, keys)
    async with tables_of(request).at(table_id(request)) as table:
        table.tell()
        return answer(Entered(table.info(keys), [key]))


@TABLES.at("/tables/{id}/rematch", POST=Operation(Entered, Again, refuses=MISSING))
async def rematch(request: Request) -> Response:
    """POST /api/tables/{id}/rematch: `Again` to `Entered` at the table where the same people play again."""
    asked = await read(request, Again)
    keys = await keys_of(request)
    id = await tables_of(request).rematch(table_id(request), keys, {"difficulty": asked.difficulty} if asked.difficulty else {})
    return await entered(request, id, [], 200, keys)


@TABLES.at("/tables/{id}/notify", GET=Operation(Notify, query=("seat",), refuses=(403, 404)), POST=Operation(Nothing, Notify, refuses=MISSING))
async def notices(request: Request) -> Response:
    """GET or POST /api/tables/{id}/notify."""
    return await (notify(request) if request.method == "POST" else notified(request))


async def notified(request: Request) -> Response:
    """GET /api/tables/{id}/notify?seat=: `Notify` as it was asked for last, to that seat's own browser; a push subscription is told to nobody."""
    asked = seat_of(request)
    seat, keys = -1 if asked is None else asked, await keys_of(request)
    async with tables_of(request).at(table_id(request)) as table:
        check_own(table, seat, keys)
        return answer(kept(table.people.notices.get(seat, Noticed(seat))))


async def notify(request: Request) -> Response:
    """POST /api/tables/{id}/notify: `Notify` to `{}`."""
    asked = await read(request, Notify)
    notice, keys = wanted(asked, request.headers.get("host", ""), tables_of(request).notifier.key != ""), await keys_of(request)

    def note(table: Table) -> Noticed:
        check_own(table, asked.seat, keys)
        return notice

    await tables_of(request).change(table_id(request), note)
    return answer({})


@TABLES.at("/tables/{id}/forget", POST=Operation(Nothing, Forget, refuses=MISSING))
async def forget(request: Request) -> Response:
    """POST /api/tables/{id}/forget: `Forget` to `{}`: delete the table, or a nickname with all that was said on its seat."""
    asked = await read(request, Forget)
    await tables_of(request).forget(table_id(request), asked.seat, await keys_of(request))
    return answer({})


async def infos(request: Request, ids: list[str]) -> list[TableInfo]:
    """Return what may be known of those tables; those that cannot be loaded are left out."""
    found, keys = [], await keys_at(request, ids)
    for id in ids:
        try:
            async with tables_of(request).at(id) as table:
                found.append(table.info(keys[id]))
        except StorageDown:
            raise
        except Refusal:
            continue
    return found
