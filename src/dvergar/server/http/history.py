"""What the page asks over HTTP about what was played: records, positions, reviews, how matches ended."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from dvergar.engine.match import Match
from dvergar.server.errors import Refusal
from dvergar.server.http.context import entered, keys_of, long_work, seat_of, table_id, tables_of
from dvergar.server.http.endpoints import MISSING, TEXT, Endpoints, Operation
from dvergar.server.json_body import answer, read
from dvergar.server.messages.bodies import Entered, RecordText
from dvergar.server.messages.hints import Review
from dvergar.server.messages.history import Outcome, Past, Statistics
from dvergar.server.tables import outcomes

MOST_DEALS = 50  # matches with one deal that are told of: the first ones
MOST_OUTCOMES = 5_000  # in statistics: the newest
BIGGEST_RECORD = 256 << 10
HISTORY = Endpoints()


@HISTORY.at("/tables/{id}/record", GET=Operation(TEXT, refuses=(404, 409)))
async def record(request: Request) -> Response:
    """GET /api/tables/{id}/record: the match as one text, when it is over."""
    async with tables_of(request).at(table_id(request)) as table:
        text, name = table.record(), f"{table.match.game.id}-{table.id}.txt" if table.match else ""
    return Response(text, media_type=f"{TEXT}; charset=utf-8", headers={"content-disposition": f'attachment; filename="{name}"'})


@HISTORY.at("/tables/{id}/past/{at:count}", GET=Operation(Past, query=("seat",), refuses=(403, 404, 409)))
async def past(request: Request) -> Response:
    """GET /api/tables/{id}/past/{at}?seat=: `Past`."""
    keys = await keys_of(request)
    async with tables_of(request).at(table_id(request)) as table:
        seen = table.past(request.path_params["at"], seat_of(request), table.mine(keys))
    return await long_work(request, lambda: answer(seen()))


@HISTORY.at("/tables/{id}/review", GET=Operation(Review, query=("seat",), refuses=(403, 404, 409)))
async def review(request: Request) -> Response:
    """GET /api/tables/{id}/review?seat=: `Review`."""
    asked = seat_of(request)
    async with tables_of(request).at(table_id(request)) as table:
        if table.match is None:
            raise Refusal(f"table {table.id} still waits for people: the match has not begun", "error-waiting", 409)
        return answer(await request.app.state.reviews.of(table.id, table.match, -1 if asked is None else asked))


@HISTORY.at("/tables/{id}/deal", GET=Operation(list[Outcome], refuses=(404, 409)))
async def deal(request: Request) -> Response:
    """GET /api/tables/{id}/deal: how all matches with that table's deal ended, a list of `Outcome`."""
    async with tables_of(request).at(table_id(request)) as table:
        assert table.created is not None
        root = table.created.deal or table.id
        if table.status != "over":
            raise Refusal("the same cards can be dealt again when that match is over", "error-deal-running", 409)
    return answer([outcomes.read(text) for text in await tables_of(request).store.same_deal(root, MOST_DEALS)])


@HISTORY.at("/games/{game}/statistics", GET=Operation(Statistics, refuses=MISSING))
async def statistics(request: Request) -> Response:
    """GET /api/games/{game}/statistics: `Statistics`."""
    id = tables_of(request).game(request.path_params["game"]).id
    texts = await tables_of(request).store.outcomes(id, MOST_OUTCOMES)
    return answer(await long_work(request, lambda: outcomes.statistics(id, map(outcomes.read, texts))))


@HISTORY.at("/records", POST=Operation(Entered, RecordText, 201, refuses=MISSING))
async def bring(request: Request) -> Response:
    """POST /api/records: `RecordText` to `Entered` at the table that it becomes (201)."""
    asked = await read(request, RecordText, BIGGEST_RECORD)
    named = tables_of(request).games.get(asked.text[:200].partition("\ngame ")[2].partition("\n")[0].strip())
    match = await long_work(request, Match.read, asked.text, named.replaced if named is not None else None)
    id, keys = await tables_of(request).bring(match)
    return await entered(request, id, keys, 201)
