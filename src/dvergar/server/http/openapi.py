"""GET /api/openapi.json: what this server answers over HTTP, made from its routes and from the Structs that travel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from http import HTTPStatus
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from dvergar import __version__
from dvergar.engine.score_form import Form, Tally
from dvergar.engine.words import LANGUAGES
from dvergar.server.messages import hints, history, lessons, sheets
from dvergar.server.messages import table as m
from dvergar.server.security import LETTERS

JSON = "application/json"
TEXT = "text/plain"
SVG = "image/svg+xml"
PATH = "/openapi.json"
ANYWHERE = (422, 429, 500, 503)  # refusals that any address may answer with
OF_BODIES = (400, 403, 409, 413, 415)  # and those that read a body or change something
Schema = dict[str, Any]


class Said(NamedTuple):
    """What an address takes and gives besides what its path says: `gives` is a type, or the kind of a text."""

    gives: Any
    takes: Any = None
    status: int = 200
    query: tuple[str, ...] = ()
    refuses: tuple[int, ...] = ()
    kept: bool = False  # with an ETag, so that 304 is an answer


class Ok(msgspec.Struct, frozen=True):
    """GET /healthz."""

    status: str
    version: str


TABLE = (404,)
SAID: dict[str, Said] = {
    "GET /healthz": Said(Ok),
    "GET /metrics": Said(TEXT),
    f"GET /api{PATH}": Said(dict[str, Any]),
    "GET /api/house": Said(m.House),
    "GET /api/games": Said(list[m.GameInfo]),
    "GET /api/words/{language}": Said(TEXT, refuses=TABLE, kept=True),
    "GET /api/words/{game}/{language}": Said(TEXT, refuses=TABLE, kept=True),
    "GET /api/guide/{game}/{language}": Said(lessons.GuideText, refuses=TABLE, kept=True),
    "POST /api/lessons/{game}": Said(m.Entered, m.NewLesson, 201, refuses=TABLE),
    "GET /api/tables": Said(m.Lobby),
    "POST /api/tables": Said(m.Entered, m.NewTable, 201, refuses=TABLE),
    "GET /api/tables/{id}": Said(m.TableInfo, refuses=TABLE),
    "GET /api/tables/{id}/keys": Said(m.Entered, refuses=TABLE),
    "POST /api/tables/{id}/join": Said(m.Entered, m.Join, refuses=TABLE),
    "POST /api/tables/{id}/claim": Said(m.Entered, m.Claim, refuses=TABLE),
    "POST /api/tables/{id}/hand": Said(m.Entered, m.Hand, refuses=TABLE),
    "POST /api/tables/{id}/rematch": Said(m.Entered, m.Nothing, refuses=TABLE),
    "GET /api/tables/{id}/notify": Said(m.Notify, query=("seat",), refuses=(403, 404)),
    "POST /api/tables/{id}/notify": Said(m.Nothing, m.Notify, refuses=TABLE),
    "POST /api/tables/{id}/forget": Said(m.Nothing, m.Forget, refuses=TABLE),
    "GET /api/tables/{id}/record": Said(TEXT, refuses=(404, 409)),
    "GET /api/tables/{id}/past/{at}": Said(history.Past, query=("seat",), refuses=(403, 404, 409)),
    "GET /api/tables/{id}/review": Said(hints.Review, query=("seat",), refuses=(403, 404, 409)),
    "GET /api/tables/{id}/sheet": Said(sheets.NewSheet, refuses=(404, 409)),
    "GET /api/tables/{id}/deal": Said(list[history.Outcome], refuses=(404, 409)),
    "GET /api/games/{game}/statistics": Said(history.Statistics, refuses=TABLE),
    "POST /api/records": Said(m.Entered, m.RecordText, 201, refuses=TABLE),
    "POST /api/qr": Said(SVG, m.QrText),
    "GET /api/score/{game}": Said(Form, query=("seats",), refuses=(404, 409)),
    "POST /api/score/{game}": Said(Tally, dict[str, Any], refuses=TABLE),
    "POST /api/sheets": Said(sheets.SharedSheet, sheets.NewSheet, 201, refuses=TABLE),
    "GET /api/sheets/{id}": Said(sheets.SharedSheet, query=("since",), refuses=TABLE),
    "DELETE /api/sheets/{id}": Said(m.Nothing, refuses=(403, 404)),
    "POST /api/sheets/{id}/rounds": Said(sheets.SharedSheet, sheets.NewSheet, 201, refuses=TABLE),
    "PATCH /api/sheets/{id}/rounds/{n}": Said(sheets.SharedSheet, sheets.SheetChange, refuses=TABLE),
    "DELETE /api/sheets/{id}/rounds/{n}": Said(sheets.SharedSheet, refuses=(403, 404, 409)),
}


async def openapi(request: Request) -> Response:
    """GET /api/openapi.json: this description."""
    state = request.app.state
    if not hasattr(state, "openapi"):
        state.openapi = msgspec.json.encode(description(request.app.routes, list(state.tables.games)))
    return Response(state.openapi, headers={"cache-control": "no-cache"}, media_type=JSON)


def description(routes: Iterable[BaseRoute], games: list[str]) -> Schema:
    """Return the description of these routes for a server that offers these games."""
    types: list[Any] = [m.Failure, sheets.RefusedSheet]
    for said in SAID.values():
        types += [kind for kind in (said.gives, said.takes) if kind is not None and kind not in (TEXT, SVG)]
    found, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas = {id(kind): schema for kind, schema in zip(types, found, strict=True)}
    paths: dict[str, Schema] = {}
    for path, method, route in operations(routes):
        paths.setdefault(path, {})[method.lower()] = _operation(method, path, route, schemas, games)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Dvergar", "version": __version__, "description": "Tables, records and score sheets over HTTP; play goes over sockets at /ws/{id}."},
        "paths": paths,
        "components": {"schemas": components},
    }


def operations(routes: Iterable[BaseRoute], base: str = "") -> Iterator[tuple[str, str, Route]]:
    """Return path, method and route of everything that can be asked; HEAD goes with GET."""
    for route in routes:
        if isinstance(route, Mount):
            yield from operations(route.routes, base + route.path)
        elif isinstance(route, Route):
            for method in sorted((route.methods or set()) - {"HEAD"}):
                yield base + route.path_format, method, route


def _operation(method: str, path: str, route: Route, schemas: dict[int, Schema], games: list[str]) -> Schema:
    said = SAID[f"{method} {path}"]
    plain = said.gives if said.gives in (TEXT, SVG) else None
    answer = {"description": HTTPStatus(said.status).phrase, "content": {plain or JSON: {"schema": {"type": "string"} if plain else schemas[id(said.gives)]}}}
    refuses = sorted({*ANYWHERE, *said.refuses, *(OF_BODIES if said.takes is not None else ())})
    failed = schemas[id(m.Failure)]
    if said.gives is Tally:  # what cannot be counted comes back with the entries that cannot be
        failed = {"anyOf": [schemas[id(sheets.RefusedSheet)], failed]}
    responses = {str(said.status): answer}
    responses |= {"304": {"description": HTTPStatus(304).phrase}} if said.kept else {}
    responses |= {str(status): {"description": HTTPStatus(status).phrase, "content": {JSON: {"schema": failed}}} for status in refuses}
    parameters = [{"name": name, "in": "path", "required": True, "schema": _parameter(name, games)} for name in route.param_convertors]
    parameters += [{"name": name, "in": "query", "required": False, "schema": {"type": "integer", "minimum": 0}} for name in said.query]
    found: Schema = {"operationId": f"{method} {path}", "description": (route.endpoint.__doc__ or "").strip(), "responses": responses}
    if parameters:
        found["parameters"] = parameters
    if said.takes is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[id(said.takes)]}}}
    return found


def _parameter(name: str, games: list[str]) -> Schema:
    known: dict[str, Schema] = {
        "game": {"type": "string", "enum": games},
        "language": {"type": "string", "enum": list(LANGUAGES)},
        "id": {"type": "string", "pattern": f"^[{LETTERS}]{{6}}$"},
        "at": {"type": "integer", "minimum": 0, "maximum": 10**9 - 1},
        "n": {"type": "integer", "minimum": 0, "maximum": 10**9 - 1},
    }
    return known[name]


ROUTES = [Route(PATH, openapi)]
