"""JSON bodies: reading a request's and the numbers of its path within their bounds, and writing an answer's."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response

from dvergar.server.errors import Refusal
from dvergar.server.security import BIGGEST, check_origin

T = TypeVar("T")


class Count(Convertor[int]):
    """A number in a path that every database can hold; behind any other there is nothing."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        """Read it."""
        return int(value)

    def to_string(self, value: int) -> str:
        """Write it."""
        return str(value)


register_url_convertor("count", Count())


def answer(message: Any, status: int = 200) -> Response:
    """Return an answer with a message as JSON that no cache keeps."""
    return Response(msgspec.json.encode(message), status, {"cache-control": "no-store"}, "application/json")


async def read(request: Request, kind: type[T], most: int = BIGGEST) -> T:
    """Read a JSON body of that shape; raises `Refusal` for another site's page, another kind, too much, no JSON, another shape."""
    check_origin(request.headers)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("this server reads JSON: send content-type application/json", "error-json-only", 415)
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refusal(f"a message has at most {most} bytes", "error-oversized", 413, most=most)
    message: T = decode(bytes(body), kind)
    return message


def decode(body: bytes | str, kind: Any) -> Any:
    """Read JSON of that shape; raises `Refusal` saying what is wrong with it."""
    try:
        return _decoder(kind).decode(body)
    except msgspec.ValidationError as error:
        raise Refusal(f"the message is not understood: {error}", "error-message", 422, reason=str(error)[:200]) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(f"the message is no JSON: {error}", "error-json", 400, reason=str(error)[:200]) from error


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return what reads JSON of that shape: made once, for making it takes longer than reading a message."""
    return msgspec.json.Decoder(kind)
