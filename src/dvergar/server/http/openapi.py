"""GET /api/openapi.json: what this server answers over HTTP, made from its endpoints and from the Structs that travel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount

from dvergar import __version__
from dvergar.engine.score_form import Tally
from dvergar.engine.words import LANGUAGES
from dvergar.server.http.endpoints import JSON, SVG, TEXT, Endpoint, Endpoints, Operation
from dvergar.server.messages.sheets import RefusedSheet
from dvergar.server.messages.table import Failure
from dvergar.server.security import LETTERS

ANYWHERE = (422, 429, 500, 503)  # refusals that any address may answer with
OF_BODIES = (400, 403, 409, 413, 415)  # and those that read a body or change something
Schema = dict[str, Any]
OPENAPI = Endpoints()


@OPENAPI.at("/openapi.json", GET=Operation(dict[str, Any]))
async def openapi(request: Request) -> Response:
    """GET /api/openapi.json: this description."""
    state = request.app.state
    if not hasattr(state, "openapi"):
        state.openapi = msgspec.json.encode(description(request.app.routes, list(state.tables.games)))
    return Response(state.openapi, headers={"cache-control": "no-cache"}, media_type=JSON)


def description(routes: Iterable[BaseRoute], games: list[str]) -> Schema:
    """Return the description of these routes for a server that offers these games."""
    all = list(operations(routes))
    types: list[Any] = [Failure, RefusedSheet]
    for _, method, endpoint in all:
        operation = endpoint.operations[method]
        types += [kind for kind in (operation.gives, operation.takes) if kind is not None and kind not in (TEXT, SVG)]
    found, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas = {id(kind): schema for kind, schema in zip(types, found, strict=True)}
    paths: dict[str, Schema] = {}
    for path, method, endpoint in all:
        paths.setdefault(path, {})[method.lower()] = _described(method, path, endpoint, schemas, games)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Dvergar", "version": __version__, "description": "Tables, records and score sheets over HTTP; play goes over sockets at /ws/{id}."},
        "paths": paths,
        "components": {"schemas": components},
    }


def operations(routes: Iterable[BaseRoute], base: str = "") -> Iterator[tuple[str, str, Endpoint]]:
    """Return path, method and endpoint of everything that can be asked; HEAD goes with GET."""
    for route in routes:
        if isinstance(route, Mount):
            yield from operations(route.routes, base + route.path)
        elif isinstance(route, Endpoint):
            for method in sorted(route.operations):
                yield base + route.path_format, method, route


def _described(method: str, path: str, endpoint: Endpoint, schemas: dict[int, Schema], games: list[str]) -> Schema:
    operation = endpoint.operations[method]
    plain = operation.gives if operation.gives in (TEXT, SVG) else None
    given: Schema = {"type": "string"} if plain else schemas[id(operation.gives)]
    answer = {"description": HTTPStatus(operation.status).phrase, "content": {plain or JSON: {"schema": given}}}
    refuses = sorted({*ANYWHERE, *operation.refuses, *(OF_BODIES if operation.takes is not None else ())})
    failed = schemas[id(Failure)]
    if operation.gives is Tally:  # what cannot be counted comes back with the entries that cannot be
        failed = {"anyOf": [schemas[id(RefusedSheet)], failed]}
    responses = {str(operation.status): answer}
    responses |= {"304": {"description": HTTPStatus(304).phrase}} if operation.cached else {}
    responses |= {str(status): {"description": HTTPStatus(status).phrase, "content": {JSON: {"schema": failed}}} for status in refuses}
    parameters = [{"name": name, "in": "path", "required": True, "schema": _parameter(name, games)} for name in endpoint.param_convertors]
    parameters += [{"name": name, "in": "query", "required": False, "schema": {"type": "integer", "minimum": 0}} for name in operation.query]
    found: Schema = {"operationId": f"{method} {path}", "description": (endpoint.endpoint.__doc__ or "").strip(), "responses": responses}
    if parameters:
        found["parameters"] = parameters
    if operation.takes is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[id(operation.takes)]}}}
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
