"""Tokens, names, origins and security headers: what keeps strangers out."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dvergar.server.errors import Refusal

LETTERS = "23456789bcdfghjkmnpqrstvwxyz"  # no letters that look alike, and no vowels, so that no words arise
DEVICE_COOKIE = "dvergar.device-"  # and a few letters of the server's own
TABLE_COOKIE = "dvergar-"  # of before there were devices: and the table's id; holds its tokens
SHEET_COOKIE = "dvergar.sheet-"  # likewise, and the score sheet's id
BIGGEST = 16 << 10  # bytes of a message, over HTTP and over a socket
YEAR = 365 * 86400

POLICY = "; ".join(
    [
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # style attributes only: where a card lies
        "img-src 'self' data:",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def new_id() -> str:
    """Return an id for a table: six letters, 28**6 = 480 million of them."""
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def is_id(text: str) -> bool:
    """Return whether a text could be a table's id."""
    return len(text) == 6 and all(letter in LETTERS for letter in text)


def new_token() -> str:
    """Return a token of 128 bits."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """Return a code that people can type: ten letters, 28**10 = 300 million million of them, which live ten minutes."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def hashed(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def right_name(name: str, longest: int = 24) -> str:
    """Return a name as it may be shown, without spaces around it; raises `Refusal` for one that is too long or holds control characters.

    >>> right_name("  Ivi of the  Mine ")
    'Ivi of the Mine'
    """
    plain = " ".join(name.split())
    if len(plain) > longest:
        raise Refusal(f"a name has at most {longest} characters, not {len(plain)}", "error-name-long", 422, longest=longest, length=len(plain))
    if any(unicodedata.category(letter).startswith("C") and letter != "\u200d" for letter in plain):
        raise Refusal("a name holds no control characters", "error-name-letters", 422)
    return plain


def right_text(text: str, longest: int) -> str:
    """Return something said as it may be shown; raises `Refusal` for what is too long or holds control characters."""
    plain = " ".join(text.split())
    if len(plain) > longest:
        raise Refusal(f"what is said has at most {longest} characters, not {len(plain)}", "error-text-long", 422, longest=longest, length=len(plain))
    if any(unicodedata.category(letter).startswith("C") and letter != "\u200d" for letter in plain):
        raise Refusal("what is said holds no control characters", "error-text-letters", 422)
    return plain


def tokens(cookies: Mapping[str, str], table: str) -> list[str]:
    """Return the tokens for a table in a browser's cookies of before there were devices."""
    return [token for token in cookies.get(TABLE_COOKIE + table, "").split(".") if token]


def split(address: str) -> SplitResult:
    """Return the parts of an address, all empty for what is none.

    >>> split("https://[no").hostname is None
    True
    """
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def check_origin(headers: Mapping[str, str]) -> None:
    """Raise `Refusal` when a browser says that another site's page asks; a client that is no browser says nothing."""
    origin = headers.get("origin")
    if origin is not None and split(origin).netloc.lower() != headers.get("host", "").lower():
        raise Refusal(f"this server talks to its own pages only, and the request comes from {origin[:80]}", "error-origin", 403, origin=origin[:80])


class SecurityHeaders:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def careful(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for key, value in HEADERS.items():
                    headers.setdefault(key, value)
            await send(message)

        await self.app(scope, receive, careful)
