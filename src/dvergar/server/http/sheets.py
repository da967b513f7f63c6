"""What the page asks over HTTP about score sheets: the form of a game, a sheet counted, sheets that a group shares."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dvergar.engine.errors import shown
from dvergar.engine.game import Game
from dvergar.engine.score_form import Form, Problem, Tally
from dvergar.engine.score_sheet import BadSheet, form_of, score_of
from dvergar.server.errors import Refusal
from dvergar.server.http.context import device_of, devices_of, grant, identify, long_work, number_of, table_id, tables_of
from dvergar.server.http.endpoints import MISSING, Endpoints, Operation
from dvergar.server.json_body import answer, read
from dvergar.server.messages.bodies import Nothing
from dvergar.server.messages.sheets import NewSheet, SharedSheet, SheetChange, SheetEntries, SheetLock, SheetRound
from dvergar.server.security import SHEET_COOKIE, check_origin, hashed, is_id, new_id, new_token, right_name
from dvergar.server.storage.devices import SHEET
from dvergar.server.storage.rows import Clash
from dvergar.server.storage.sheet_entries import NAMES, SETUP, TABLE
from dvergar.server.storage.sheet_merge import Out, shallow
from dvergar.server.storage.sheets import Gone, SheetStore, StoredSheet
from dvergar.server.tables.people import HOST

BIGGEST_SHEET = 64 << 10
LONGEST_WAIT = 25.0  # seconds that a request waits for a change
MOST_ENTRIES = 200  # in one request
SHEETS = Endpoints()


@SHEETS.at("/tables/{id}/sheet", GET=Operation(NewSheet, refuses=(404, 409)))
async def played(request: Request) -> Response:
    """GET /api/tables/{id}/sheet: the match, which is over, as a `NewSheet`."""
    async with tables_of(request).at(table_id(request)) as table:
        return answer(table.sheet())


@SHEETS.at("/score/{game}", GET=Operation(Form, query=("seats",), refuses=(404, 409)), POST=Operation(Tally, dict[str, Any], refuses=MISSING))
async def sheet(request: Request) -> Response:
    """GET /api/score/{game}?seats=&<option>=: `Form`; POST a score sheet: `Tally`, or 422 with a `RefusedSheet`."""
    game = tables_of(request).game(request.path_params["game"])
    if request.method == "POST":
        asked = await read(request, dict[str, Any], BIGGEST_SHEET)
        return answer(await long_work(request, score_of, game, asked))
    seats: int | None = None
    options: dict[str, object] = {}
    for key, value in request.query_params.items():
        number = int(value) if value.isascii() and value.isdecimal() and len(value) < 4 else None
        if key == "seats":
            seats = -1 if number is None else number
        else:
            kind = next((option.kind for option in game.options if option.key == key), "choice")
            options[key] = number if kind == "range" else [v for v in value.split(",") if v] if kind == "ids" else value
    return answer(form_of(game, seats, options))


@SHEETS.at("/sheets", POST=Operation(SharedSheet, NewSheet, 201, refuses=MISSING))
async def create(request: Request) -> Response:
    """POST /api/sheets: `NewSheet` to `SharedSheet` (201), which the device that asks may delete."""
    asked = await read(request, NewSheet, BIGGEST_SHEET)
    game = tables_of(request).game(asked.game)
    parts = _parts(game, asked)
    host = new_token()
    while True:
        id = new_id()
        try:
            await _store(request).create(id, game.id, parts, hashed(host))
        except Clash:
            continue
        device = await grant(request, {SHEET + id: {hashed(host): HOST}})
        response = await _shared(request, await _store(request).read(id), 201, host)
        identify(request, response, device)
        return response


@SHEETS.at(
    "/sheets/{id}",
    GET=Operation(SharedSheet, query=("since",), refuses=MISSING),
    PATCH=Operation(SharedSheet, SheetLock, refuses=(403, 404)),
    DELETE=Operation(Nothing, refuses=(403, 404)),
)
async def shared(request: Request) -> Response:
    """GET /api/sheets/{id}?since=: `SharedSheet`, with `since` as soon as its revision is another one; PATCH by its host: `SheetLock`; DELETE: `{}`."""
    id, store = _id(request), _store(request)
    if request.method == "PATCH":
        asked = await read(request, SheetLock)
        kept = await store.read(id)
        if kept.host is None:
            raise Refusal("nobody is known to have shared this sheet, so nobody can make it read-only", "error-sheet-no-host", 403)
        await _check_host(request, kept)
        await store.lock(id, asked.locked)
        return await _shared(request, await store.read(id))
    if request.method == "DELETE":
        check_origin(request.headers)
        await _check_host(request, await store.read(id))
        await store.drop(id)
        return answer({})
    since = number_of(request, "since", 9)
    if since is not None:
        return await _shared(request, await store.later(id, since, LONGEST_WAIT))
    return await _shared(request, await store.read(id))


@SHEETS.at("/sheets/{id}/back", POST=Operation(SharedSheet, Nothing, refuses=(403, 404)))
async def back(request: Request) -> Response:
    """POST /api/sheets/{id}/back by its host: `Nothing` to `SharedSheet`, which was deleted less than a day ago."""
    await read(request, Nothing)
    kept = await _store(request).read(_id(request), dropped=True)
    await _check_host(request, kept)
    await _store(request).take_back(kept.id)
    return await _shared(request, await _store(request).read(kept.id))


@SHEETS.at("/sheets/{id}/rounds", POST=Operation(SharedSheet, NewSheet, 201, refuses=(403, 404, 409)))
async def rounds(request: Request) -> Response:
    """POST /api/sheets/{id}/rounds: `NewSheet`, another round, to `SharedSheet` (201)."""
    asked = await read(request, NewSheet, BIGGEST_SHEET)
    kept = await _store(request).read(_id(request))
    if asked.game != kept.game:
        raise Refusal(f"this is a sheet of {kept.game}, not of {shown(asked.game)}", "error-sheet-game", 409, game=kept.game, other=shown(asked.game))
    await _store(request).add_round(kept.id, _parts(tables_of(request).game(kept.game), asked), await _hosts(request, kept))
    return await _shared(request, await _store(request).read(kept.id), 201)


@SHEETS.at(
    "/sheets/{id}/rounds/{n:count}",
    PATCH=Operation(SharedSheet, SheetChange, refuses=(403, 404, 409)),
    DELETE=Operation(SharedSheet, refuses=(403, 404, 409)),
)
async def one_round(request: Request) -> Response:
    """PATCH /api/sheets/{id}/rounds/{n}: `SheetChange` to `SharedSheet`, 409 when that section was changed since; DELETE: `SharedSheet` without it."""
    id, number = _id(request), request.path_params["n"]
    if request.method == "DELETE":
        check_origin(request.headers)
        await _store(request).drop_round(id, number, await _hosts(request, await _store(request).read(id)))
        return await _shared(request, await _store(request).read(id))
    asked = await read(request, SheetChange, BIGGEST_SHEET)
    kept = await _store(request).read(id)
    value = _right(tables_of(request).game(kept.game), asked.section, asked.value)
    if not 0 <= asked.revision < 1 << 30:
        raise Refusal(f"a revision is a number from 0, not {asked.revision}", "error-message", 422, reason="revision")
    await _store(request).change(id, number, asked.section, asked.revision, value, await _hosts(request, kept))
    return await _shared(request, await _store(request).read(id))


@SHEETS.at("/sheets/{id}/rounds/{n:count}/entries", PATCH=Operation(SharedSheet, SheetEntries, refuses=(403, 404, 409)))
async def entries(request: Request) -> Response:
    """PATCH /api/sheets/{id}/rounds/{n}/entries: `SheetEntries` to `SharedSheet`; what others have entered in other fields stays."""
    asked = await read(request, SheetEntries, BIGGEST_SHEET)
    kept = await _store(request).read(_id(request))
    game = tables_of(request).game(kept.game)
    if len(asked.entries) > MOST_ENTRIES or not all(shallow(each.value) and shallow(each.was) for each in asked.entries):
        raise Refusal(f"at most {MOST_ENTRIES} entries at a time, and none nested deeply", "error-message", 422, reason="entries")
    await _store(request).enter(kept.id, request.path_params["n"], asked.entries, partial(_right, game), await _hosts(request, kept))
    return await _shared(request, await _store(request).read(kept.id))


@SHEETS.at("/sheets/{id}/rounds/{n:count}/back", POST=Operation(SharedSheet, Nothing, refuses=(403, 404, 409)))
async def round_back(request: Request) -> Response:
    """POST /api/sheets/{id}/rounds/{n}/back: `Nothing` to `SharedSheet` with a round again that was deleted less than a day ago."""
    await read(request, Nothing)
    kept = await _store(request).read(_id(request))
    await _store(request).take_back_round(kept.id, request.path_params["n"], await _hosts(request, kept))
    return await _shared(request, await _store(request).read(kept.id))


def _store(request: Request) -> SheetStore:
    return tables_of(request).sheets


def _id(request: Request) -> str:
    id = str(request.path_params["id"]).lower()
    if not is_id(id):
        raise Gone(id)
    return id


def _parts(game: Game, new: NewSheet) -> dict[str, Any]:
    """Return the sections of a new round, empty ones left out."""
    parts = {SETUP: _right(game, SETUP, {"seats": len(new.seats), "options": new.options}), NAMES: _right(game, NAMES, new.names)}
    columns = {f"seat:{seat}": column for seat, column in enumerate(new.seats)}
    return parts | {section: value for section, value in ({TABLE: new.table} | columns).items() if value}


def _right(game: Game, section: str, value: dict[str, Any] | list[Any]) -> Any:
    """Return a section's value as it is kept; its entries are judged when they are counted, for nothing that was entered may be lost."""
    if section == NAMES:
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value) or len(value) >= game.seats.stop:
            raise _odd(section)
        return [right_name(name) for name in value]
    if not isinstance(value, dict):
        raise _odd(section)
    if section == SETUP:
        if value.keys() != {"seats", "options"} or not isinstance(value["options"], dict):
            raise _odd(section)
        form_of(game, value["seats"] if type(value["seats"]) is int else -1, value["options"])
    elif section != TABLE and section not in [f"seat:{seat}" for seat in range(game.seats.stop - 1)]:
        raise _odd(section)
    return value


def _odd(section: str) -> Refusal:
    known = "setup, names, table, seat:0, seat:1, ..."
    return Refusal(f"a sheet has the sections {known}; {shown(section)!r} is none, or its value is of another kind", "error-sheet-section", 422, known=known)


async def _hosts(request: Request, kept: StoredSheet, token: str = "") -> bool:
    """Return whether the device that asks, or whoever has that token, may delete a sheet; of one that was shared before there were tokens, everybody may."""
    if kept.host is None:
        return True
    old = token or request.cookies.get(SHEET_COOKIE + kept.id, "")
    place = SHEET + kept.id
    return kept.host == hashed(old) or kept.host in (await devices_of(request).keys(device_of(request), [place]))[place]


async def _check_host(request: Request, kept: StoredSheet) -> None:
    """Raise `Refusal` where another device asks than that of the host."""
    if not await _hosts(request, kept):
        raise Refusal(f"score sheet {kept.id} is its host's, the browser that has shared it", "error-sheet-not-yours", 403, sheet=kept.id)


async def _shared(request: Request, kept: StoredSheet, status: int = 200, token: str = "") -> Response:
    """Answer with a sheet; `token` is one that the device has not brought."""
    game = tables_of(request).game(kept.game)
    host = await _hosts(request, kept, token)
    return answer(await long_work(request, _described, game, kept, host), status)


def _described(game: Game, kept: StoredSheet, host: bool) -> SharedSheet:
    rounds = [_round(game, number, parts, kept.outs.get(number, {})) for number, parts in kept.rounds.items()]
    return SharedSheet(kept.id, kept.game, kept.revision, rounds, host, kept.locked, kept.dropped, kept.news)


def _round(game: Game, number: int, parts: dict[str, tuple[int, Any]], taken: dict[str, list[Out]]) -> SheetRound:
    setup = parts[SETUP][1]
    columns = [parts.get(f"seat:{seat}", (0, {}))[1] for seat in range(setup["seats"])]
    names, table = parts.get(NAMES, (0, []))[1], parts.get(TABLE, (0, {}))[1]
    found = NewSheet(game.id, columns, setup["options"], names[: setup["seats"]], table)
    tally, problems = _counted(game, msgspec.json.encode(found))
    revisions = {section: revision for section, (revision, _) in parts.items()}
    outs = {section: [(out.revision, list(out.path), out.row) for out in each] for section, each in taken.items()}
    if tally is None:
        return SheetRound(number, found, revisions, [0] * setup["seats"], [], False, len(problems), outs)
    return SheetRound(number, found, revisions, tally.result.totals, tally.result.winners, tally.result.over and not problems, len(problems), outs)


@lru_cache(500)
def _counted(game: Game, sheet: bytes) -> tuple[Tally | None, list[Problem]]:
    """Count a sheet; most rounds of a group's history are counted again and again."""
    try:
        return score_of(game, msgspec.json.decode(sheet)), []
    except BadSheet as error:
        return error.tally, error.problems
