"""What the page asks over HTTP. JSON in, JSON out; every refusal is a `Failure` with the status that says so."""

from __future__ import annotations

import asyncio
import io

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from dvergar import __version__
from dvergar.bots import offered
from dvergar.engine.errors import shown
from dvergar.engine.game import Game
from dvergar.engine.match import Match
from dvergar.engine.words import LANGUAGES
from dvergar.server import content, web_push
from dvergar.server.errors import Refusal, StorageDown
from dvergar.server.json_body import answer as _json
from dvergar.server.json_body import read as _read
from dvergar.server.messages.table import (
    Claim,
    Entered,
    Forget,
    GameInfo,
    Hand,
    House,
    Join,
    Lobby,
    NewLesson,
    NewTable,
    Nothing,
    Notify,
    OptionInfo,
    QrText,
    RecordText,
    SeatKey,
    TableInfo,
)
from dvergar.server.security import COOKIE, YEAR, cookie_name, tokens
from dvergar.server.tables import outcomes
from dvergar.server.tables.changes import Noticed
from dvergar.server.tables.notifier import kept, wanted
from dvergar.server.tables.registry import Tables
from dvergar.server.tables.table import Table, hashed

LONGEST_QR = 500
MOST_TABLES = 50  # in a lobby
MOST_OUTCOMES = 5_000  # in statistics: the newest
BIGGEST_RECORD = 256 << 10


async def health(request: Request) -> Response:
    """GET /healthz: whether the server can do its work."""
    await _tables(request).store.ping()
    return _json({"status": "ok", "version": __version__})


async def house(request: Request) -> Response:
    """GET /api/house."""
    return _json(House(__version__, list(request.app.state.addresses), web_push.public(_tables(request).notifier.key)))


async def games(request: Request) -> Response:
    """GET /api/games: list of `GameInfo`."""
    return _json([game_info(game) for game in _tables(request).games.values()])


async def house_words(request: Request) -> Response:
    """GET /api/words/{language}: the Fluent text of what all games share."""
    text, mark = content.text("dvergar", _language(request))
    return _kept(request, text, mark, "text/plain; charset=utf-8")


async def game_words(request: Request) -> Response:
    """GET /api/words/{game}/{language}: a game's own Fluent text."""
    game = _tables(request).game(request.path_params["game"])
    text, mark = content.text(content.package(game), _language(request))
    return _kept(request, text, mark, "text/plain; charset=utf-8")


async def guide(request: Request) -> Response:
    """GET /api/guide/{game}/{language}: `GuideText`."""
    game = _tables(request).game(request.path_params["game"])
    found = content.guide(content.package(game), _language(request))
    if found is None:
        raise Refusal(f"there is no rules guide of {game.title}", "error-no-guide", 404, title=game.title)
    return _kept(request, *found, "application/json")


async def teach(request: Request) -> Response:
    """POST /api/lessons/{game}: `NewLesson` to `Entered` at the table where it is given (201)."""
    new = await _read(request, NewLesson)
    id, keys = await _tables(request).teach(request.path_params["game"], new)
    return await _entered(request, id, [key.token for key in keys], 201)


async def tables(request: Request) -> Response:
    """GET or POST /api/tables."""
    return await (create(request) if request.method == "POST" else lobby(request))


async def lobby(request: Request) -> Response:
    """GET /api/tables: `Lobby`."""
    store = _tables(request).store
    own = [name.removeprefix(COOKIE) for name in request.cookies if name.startswith(COOKIE)]
    mine = [info for info in await _infos(request, await store.newest(own, MOST_TABLES)) if info.mine or info.host]
    listed = [info for info in await _infos(request, await store.open_tables(MOST_TABLES)) if info.status == "open"]
    return _json(Lobby(mine, listed))


async def create(request: Request) -> Response:
    """POST /api/tables: `NewTable` to `Entered`."""
    new = await _read(request, NewTable)
    id, keys = await _tables(request).create(new)
    return await _entered(request, id, [key.token for key in keys], 201)


async def table(request: Request) -> Response:
    """GET /api/tables/{id}: `TableInfo`."""
    async with _tables(request).at(_id(request)) as table:
        return _json(table.info(_keys(request)))


async def keys(request: Request) -> Response:
    """GET /api/tables/{id}/keys: the personal links' tokens of this browser's seats, for moving one to another device."""
    return await _entered(request, _id(request), [], 200)


async def join(request: Request) -> Response:
    """POST /api/tables/{id}/join: `Join` to `Entered`."""
    asked = await _read(request, Join)
    key = await _tables(request).join(_id(request), asked)
    return await _entered(request, _id(request), [key.token], 200)


async def hand(request: Request) -> Response:
    """POST /api/tables/{id}/hand: `Hand` to `Entered`, whose one key is for whoever shall have the seat."""
    asked = await _read(request, Hand)
    key = await _tables(request).hand(_id(request), asked.seat, _keys(request))
    async with _tables(request).at(_id(request)) as table:
        table.tell()
        return _json(Entered(table.info(_keys(request)), [key]))


async def rematch(request: Request) -> Response:
    """POST /api/tables/{id}/rematch: `Nothing` to `Entered` at the table where the same people play again."""
    await _read(request, Nothing)
    id = await _tables(request).rematch(_id(request), _keys(request))
    return await _entered(request, id, tokens(request.cookies, _id(request)), 200)


async def notices(request: Request) -> Response:
    """GET or POST /api/tables/{id}/notify."""
    return await (notify(request) if request.method == "POST" else notified(request))


async def notified(request: Request) -> Response:
    """GET /api/tables/{id}/notify?seat=: `Notify` as it was asked for last, to that seat's own browser; a push subscription is told to nobody."""
    asked = request.query_params.get("seat", "")
    seat = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 3 else -1
    async with _tables(request).at(_id(request)) as table:
        _own(table, seat, _keys(request))
        return _json(kept(table.people.notices.get(seat, Noticed(seat))))


async def notify(request: Request) -> Response:
    """POST /api/tables/{id}/notify: `Notify` to `{}`."""
    asked = await _read(request, Notify)
    notice, keys = wanted(asked, request.headers.get("host", ""), _tables(request).notifier.key != ""), _keys(request)

    def note(table: Table) -> Noticed:
        _own(table, asked.seat, keys)
        return notice

    await _tables(request).change(_id(request), note)
    return _json({})


async def forget(request: Request) -> Response:
    """POST /api/tables/{id}/forget: `Forget` to `{}`: delete the table, or a nickname with all that was said on its seat."""
    asked = await _read(request, Forget)
    await _tables(request).forget(_id(request), asked.seat, _keys(request))
    return _json({})


async def claim(request: Request) -> Response:
    """POST /api/tables/{id}/claim: `Claim` to `Entered`."""
    asked = await _read(request, Claim)
    async with _tables(request).at(_id(request)) as table:
        if hashed(asked.token) not in table.people.keys:
            raise Refusal(f"that personal link opens no seat of table {table.id}: copy it again, whole", "error-token", 403)
        table.tell()
    return await _entered(request, _id(request), [asked.token], 200)


async def record(request: Request) -> Response:
    """GET /api/tables/{id}/record: the match as one text, when it is over."""
    async with _tables(request).at(_id(request)) as table:
        text, name = table.record(), f"{table.match.game.id}-{table.id}.txt" if table.match else ""
    return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": f'attachment; filename="{name}"'})


async def past(request: Request) -> Response:
    """GET /api/tables/{id}/past/{at}?seat=: `Past`."""
    asked = request.query_params.get("seat", "")
    seat = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 3 else None
    async with _tables(request).at(_id(request)) as table:
        return _json(table.past(request.path_params["at"], seat, table.mine(_keys(request))))


async def review(request: Request) -> Response:
    """GET /api/tables/{id}/review?seat=: `Review`."""
    asked = request.query_params.get("seat", "")
    seat = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 3 else -1
    async with _tables(request).at(_id(request)) as table:
        if table.match is None:
            raise Refusal(f"table {table.id} still waits for people: the match has not begun", "error-waiting", 409)
        return _json(await request.app.state.reviews.of(table.id, table.match, seat))


async def deal(request: Request) -> Response:
    """GET /api/tables/{id}/deal: how all matches with that table's deal ended, a list of `Outcome`."""
    async with _tables(request).at(_id(request)) as table:
        assert table.created is not None
        root = table.created.deal or table.id
        if table.status != "over":
            raise Refusal("the same cards can be dealt again when that match is over", "error-deal-running", 409)
    return _json([outcomes.read(text) for text in await _tables(request).store.same_deal(root, MOST_TABLES)])


async def statistics(request: Request) -> Response:
    """GET /api/games/{game}/statistics: `Statistics`."""
    id = _tables(request).game(request.path_params["game"]).id
    texts = await _tables(request).store.outcomes(id, MOST_OUTCOMES)
    return _json(await asyncio.to_thread(lambda: outcomes.statistics(id, map(outcomes.read, texts))))


async def bring(request: Request) -> Response:
    """POST /api/records: `RecordText` to `Entered` at the table that it becomes (201)."""
    asked = await _read(request, RecordText, BIGGEST_RECORD)
    named = _tables(request).games.get(asked.text[:200].partition("\ngame ")[2].partition("\n")[0].strip())
    match = await asyncio.to_thread(Match.read, asked.text, named.replaced if named is not None else None)
    id, keys = await _tables(request).bring(match)
    return await _entered(request, id, keys, 201)


async def qr(request: Request) -> Response:
    """POST /api/qr: `QrText` to an SVG picture."""
    asked = await _read(request, QrText)
    if not 1 <= len(asked.text) <= LONGEST_QR:
        raise Refusal(f"a QR code holds 1 to {LONGEST_QR} characters, not {len(asked.text)}", "error-qr", 422, longest=LONGEST_QR, length=len(asked.text))
    out = io.BytesIO()
    segno.make(asked.text, error="m", micro=False).save(out, kind="svg", border=2, dark="#000", light="#fff", xmldecl=False, svgns=True, omitsize=True)
    return Response(out.getvalue(), media_type="image/svg+xml")


ROUTES = [
    Route("/house", house),
    Route("/games", games),
    Route("/words/{language}", house_words),
    Route("/words/{game}/{language}", game_words),
    Route("/guide/{game}/{language}", guide),
    Route("/lessons/{game}", teach, methods=["POST"]),
    Route("/tables", tables, methods=["GET", "POST"]),
    Route("/tables/{id}", table),
    Route("/tables/{id}/keys", keys),
    Route("/tables/{id}/join", join, methods=["POST"]),
    Route("/tables/{id}/claim", claim, methods=["POST"]),
    Route("/tables/{id}/hand", hand, methods=["POST"]),
    Route("/tables/{id}/rematch", rematch, methods=["POST"]),
    Route("/tables/{id}/notify", notices, methods=["GET", "POST"]),
    Route("/tables/{id}/forget", forget, methods=["POST"]),
    Route("/tables/{id}/record", record),
    Route("/tables/{id}/past/{at:count}", past),
    Route("/tables/{id}/review", review),
    Route("/tables/{id}/deal", deal),
    Route("/games/{game}/statistics", statistics),
    Route("/records", bring, methods=["POST"]),
    Route("/qr", qr, methods=["POST"]),
]


def game_info(game: Game) -> GameInfo:
    """Return a game as the home page shows it."""
    return GameInfo(
        id=game.id,
        title=game.title,
        low=game.seats.start,
        high=game.seats.stop - 1,
        minutes=game.minutes,
        options=[OptionInfo(o.key, o.kind, o.scope, o.default, list(o.values), o.low, o.high) for o in game.options],
        bots=offered(game),
        reconstructed=game.reconstructed,
        replaced=game.replaced is not None,
        guide=content.guide(content.package(game), LANGUAGES[0]) is not None,
        lesson=bool(content.lesson(game)),
    )


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def _id(request: Request) -> str:
    return str(request.path_params["id"]).lower()


def _keys(request: Request) -> frozenset[str]:
    return frozenset(hashed(token) for token in tokens(request.cookies, _id(request)))


def _own(table: Table, seat: int, keys: frozenset[str]) -> None:
    """Raise `Refusal` where these keys do not open that seat."""
    if seat not in table.mine(keys):
        raise Refusal(f"seat {seat} of table {table.id} is not yours", "error-not-yours", 403, seat=seat)


def _language(request: Request) -> str:
    language = str(request.path_params["language"])
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refusal(f"there are no words in {shown(language)!r}, but in {known}", "error-language", 404, language=shown(language), known=known)
    return language


def _kept(request: Request, text: str | bytes, mark: str, kind: str) -> Response:
    """Answer with something that the browser keeps, and asks whether it is still the same."""
    headers = {"etag": mark, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type=kind)


async def _infos(request: Request, ids: list[str]) -> list[TableInfo]:
    """Return what may be known of those tables; those that cannot be loaded are left out."""
    found = []
    for id in ids:
        try:
            async with _tables(request).at(id) as table:
                found.append(table.info(hashed(token) for token in tokens(request.cookies, id)))
        except StorageDown:
            raise
        except Refusal:
            continue
    return found


async def _entered(request: Request, id: str, fresh: list[str], status: int) -> Response:
    """Answer with the table and the keys of this browser, the `fresh` tokens added to its cookie."""
    held = list(dict.fromkeys([*tokens(request.cookies, id), *fresh]))
    async with _tables(request).at(id) as table:
        held = [token for token in held if hashed(token) in table.people.keys]
        seats = [SeatKey(table.people.keys[hashed(token)], token) for token in held]
        info = table.info({hashed(token) for token in held})
    response = _json(Entered(info, sorted((key for key in seats if key.seat >= 0), key=lambda key: key.seat)), status)
    if fresh:
        response.set_cookie(cookie_name(id), ".".join(held), max_age=YEAR, httponly=True, samesite="lax", secure=request.url.scheme == "https")
    return response
