"""The addresses of the server, each declared at its handler: the routes and the OpenAPI document are both made from these declarations."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

JSON = "application/json"
TEXT = "text/plain"
SVG = "image/svg+xml"
MISSING = (404,)  # the commonest refusal: there is no such table, game or sheet

Handler = Callable[[Request], Awaitable[Response]]


class Operation(NamedTuple):
    """What one method of an address takes and gives besides what its path says: `gives` is a type, or the media type of a text."""

    gives: Any
    takes: Any = None
    status: int = 200
    query: tuple[str, ...] = ()
    refuses: tuple[int, ...] = ()
    cached: bool = False  # with an ETag, so that 304 is an answer


class Endpoint(Route):
    """A route that knows the operation of each of its methods."""

    def __init__(self, path: str, handler: Handler, operations: dict[str, Operation]) -> None:
        super().__init__(path, handler, methods=list(operations))
        self.operations = operations


class Endpoints:
    """The endpoints of one module, in the order of their handlers.

    >>> some = Endpoints()
    >>> @some.at("/ping", GET=Operation(TEXT))
    ... async def ping(request: Request) -> Response:
    ...     return Response("pong")
    >>> [(route.path, sorted(route.methods)) for route in some.routes]
    [('/ping', ['GET', 'HEAD'])]
    """

    def __init__(self) -> None:
        self.routes: list[Endpoint] = []

    def at(self, path: str, **operations: Operation) -> Callable[[Handler], Handler]:
        """Have the decorated handler answer at a path, with these operations by method."""

        def add(handler: Handler) -> Handler:
            self.routes.append(Endpoint(path, handler, operations))
            return handler

        return add
