"""Notices of turns to absent people, by a webhook in the form of Discord or ntfy or to their browser; none in their quiet hours."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import re
import socket
import ssl
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import urlsplit

from dvergar.engine.errors import DvergarError
from dvergar.engine.words import LANGUAGES, Words
from dvergar.server import web_push
from dvergar.server.addresses import public
from dvergar.server.errors import Refusal
from dvergar.server.messages.bodies import Notify
from dvergar.server.security import split
from dvergar.server.tables.changes import Change, Noticed
from dvergar.server.tables.table import Table

log = logging.getLogger(__name__)
PATIENCE = 20.0  # seconds that somebody's turn lasts before they are told elsewhere
LIMIT = 5.0  # seconds that the other side has, for all of it
THREADS = 4  # letters on their way at a time
MOST_WAITING, MOST_OF_HOST = 400, 40  # letters that wait, of all hosts and of one
MOST_HEARD = 4096  # bytes of an answer in which its status has to stand
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r\n]")
LONGEST = 1000  # characters of an address
GONE = (404, 410)  # what push services answer when a browser has thrown its subscription away


class Letter(NamedTuple):
    """An HTTP request that tells somebody of a turn."""

    url: str
    headers: dict[str, str]
    body: bytes


def wanted(asked: Notify, host: str, pushes: bool) -> Noticed:
    """Return the change by which a seat is told elsewhere from now on, or no more; raises `Refusal` for what will not do, or is not offered."""
    if not asked.kind:
        return Noticed(asked.seat)
    parts = split(asked.url)
    if parts.scheme != "https" or not parts.hostname or parts.username or len(asked.url) > LONGEST or any(ord(c) < 33 for c in asked.url):
        raise Refusal("a webhook's address begins with https://", "error-webhook", 422)
    if asked.kind == "push" and not pushes:
        raise Refusal("this server sends no push messages", "error-push-off", 409)
    if asked.kind == "push" and not web_push.right(asked.p256dh, asked.auth):
        raise Refusal("the subscription's key or secret is not understood", "error-push-keys", 422)
    home = split(asked.home)
    if home.scheme not in ("http", "https") or home.netloc.lower() != host.lower() or len(asked.home) > LONGEST:
        raise Refusal("the address of this page is not understood", "error-webhook-home", 422)
    if asked.language not in LANGUAGES or not all(0 <= hour <= 23 for hour in (asked.quiet_from, asked.quiet_to)) or not -14 <= asked.zone <= 14:
        raise Refusal("language, hours or time zone are not understood", "error-webhook-home", 422)
    keys = (asked.p256dh, asked.auth) if asked.kind == "push" else ("", "")
    here = f"{home.scheme}://{home.netloc}{home.path}"
    return Noticed(asked.seat, asked.kind, asked.url, here, asked.language, asked.quiet_from, asked.quiet_to, asked.zone, *keys)


def kept(notice: Noticed) -> Notify:
    """Return what a seat asked for, for its own person to see; what opens a browser's subscription stays here."""
    url = "" if notice.kind == "push" else notice.url
    return Notify(notice.seat, notice.kind, url, notice.home, notice.language, notice.quiet_from, notice.quiet_to, notice.zone)


def quiet(notice: Noticed, now: float) -> bool:
    """Return whether it is one of the seat's quiet hours.

    >>> quiet(Noticed(0, quiet_from=22, quiet_to=7), 23 * 3600)
    True
    >>> quiet(Noticed(0, quiet_from=22, quiet_to=7, zone=9), 23 * 3600)
    False
    """
    hour = int((now + notice.zone * 3600) // 3600) % 24
    first, last = notice.quiet_from, notice.quiet_to
    return first <= hour < last if first <= last else hour >= first or hour < last


def letter(notice: Noticed, table: str, title: str, key: str = "") -> Letter:
    """Return what is sent for a table: the game, and the link to it. No name, no token; `key` signs what goes to a browser."""
    text = Words(notice.language).say("page-your-turn")
    link = f"{notice.home}#/t/{table}"
    if notice.kind == "push":
        said = json.dumps({"title": title, "text": text, "url": link, "tag": f"dvergar-{table}"}).encode()
        return Letter(notice.url, web_push.headers(key, notice.url, notice.home, table), web_push.encrypted(said, notice.p256dh, notice.auth))
    if notice.kind == "discord":
        body = json.dumps({"content": f"{title}: {text}. {link}", "allowed_mentions": {"parse": []}})
        return Letter(notice.url, {"content-type": "application/json"}, body.encode())
    return Letter(notice.url, {"content-type": "text/plain; charset=utf-8", "title": "Dvergar", "click": link, "tags": "game_die"}, f"{title}: {text}".encode())


def post(letter: Letter, anywhere: bool = False, limit: float = LIMIT) -> int:
    """Send a letter and return the status; addresses inside the server's own network are not called. Raises `OSError` and `ValueError`.

    All of it, from the call to the status, has `limit` seconds together; nothing but the status is read, and redirects are not followed.
    """
    parts = urlsplit(letter.url)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    until = time.monotonic() + limit
    address = resolved(host, port, anywhere)
    sock = socket.create_connection((address, port), left(until))  # the address that was checked, whatever the name says next
    try:
        if not anywhere and not public(str(sock.getpeername()[0])):
            raise ValueError(f"{host} is no public address")
        if parts.scheme == "https":
            sock = ssl.create_default_context().wrap_socket(sock, server_hostname=host, do_handshake_on_connect=False)
            sock.settimeout(left(until))
            sock.do_handshake()
        connection = http.client.HTTPConnection(host, port)
        connection.sock = sock
        sock.settimeout(left(until))
        connection.request("POST", (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), letter.body, {**letter.headers, "connection": "close"})
        return _status(sock, until)
    finally:
        sock.close()


def resolved(host: str, port: int, anywhere: bool = False) -> str:
    """Return an address of a host that may be called; raises `OSError` where it has none, and `ValueError` where none may be."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    for address in found:
        if anywhere or public(address):
            return address
    raise ValueError(f"{host} is no public address")


def left(until: float) -> float:
    """Return how many seconds are left; raises `TimeoutError` where there are none."""
    seconds = until - time.monotonic()
    if seconds <= 0:
        raise TimeoutError
    return seconds


def _status(sock: socket.socket, until: float) -> int:
    """Read the status of an answer, skipping those that only say that one comes; raises `OSError` and `ValueError`."""
    heard = b""
    while len(heard) < MOST_HEARD:
        sock.settimeout(left(until))  # each read by itself would let an answer drip for ever
        part = sock.recv(1024)
        heard += part
        while found := STATUS.match(heard):
            if found[1] >= b"200":
                return int(found[1])
            _, end, after = heard.partition(b"\r\n\r\n")
            if not end:
                break
            heard = after
        if not part:
            break
    raise ValueError("no HTTP answer")


class Calls:
    """Calls of webhooks, in a few threads of their own; a host that is slow holds up none but its own, and what cannot be sent soon is not sent."""

    def __init__(self, send: Callable[[Letter], int] = post, threads: int = THREADS) -> None:
        """Take what sends a letter, and how many letters go out at a time."""
        self.send = send
        self.hosts: Counter[str] = Counter()  # letters that wait or are on their way, by host
        self.dropped = 0
        self._threads = ThreadPoolExecutor(threads, "webhook")

    @property
    def waiting(self) -> int:
        """Return how many letters wait or are on their way."""
        return self.hosts.total()

    async def deliver(self, letter: Letter) -> int:
        """Send a letter and return the status; raises `Crowded` where too many wait, `OSError` and `ValueError`."""
        host = split(letter.url).hostname or ""
        if self.hosts[host] >= MOST_OF_HOST or self.waiting >= MOST_WAITING:
            self.dropped += 1
            raise Crowded
        self.hosts[host] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self.send, letter)
        finally:
            self.hosts[host] -= 1
            if not self.hosts[host]:
                del self.hosts[host]

    def stop(self) -> None:
        """Send nothing more; what is on its way ends by itself within its time."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class Crowded(OSError):
    """Too many letters wait already."""


class Notifier:
    """Sends one letter for each turn of an absent person that lasts."""

    def __init__(self, patience: float = PATIENCE, send: Callable[[Letter], int] = post) -> None:
        self.patience = patience
        self.calls = Calls(send)
        self.key = ""  # what signs push messages, if any are sent
        self.change: Callable[[str, Callable[[Table], Change]], Awaitable[None]] | None = None  # how a table is changed
        self._waiting: dict[tuple[str, int, int], asyncio.Task[None]] = {}

    def watch(self, table: Table) -> None:
        """Wait for every absent person who is asked something and wants to hear of it; the caller holds the table."""
        if table.match is None or not table.people.notices:
            return
        present = table.presence.present()
        for seat in table.match.state.actors():
            notice = table.people.notices.get(seat)
            key = (table.id, seat, table.match.decisions[seat])
            if notice is not None and seat not in present and table.people.seats[seat].kind == "person" and key not in self._waiting:
                task = asyncio.create_task(self._wait(table, seat, key[2], notice))
                self._waiting[key] = task
                task.add_done_callback(lambda _, key=key: self._waiting.pop(key, None))  # type: ignore[misc]

    async def _wait(self, table: Table, seat: int, decision: int, notice: Noticed) -> None:
        await asyncio.sleep(self.patience)
        match = table.match
        if table.stale or match is None or match.decisions[seat] != decision or seat not in match.state.actors() or seat in table.presence.present():
            return
        if quiet(notice, time.time()):
            return
        try:
            if notice.kind == "push" and not self.key:
                return
            status = await self.calls.deliver(letter(notice, table.id, match.game.title, self.key))
            if status in GONE and notice.kind == "push":
                await self._forget(table.id, notice)
            elif status >= 400:
                log.warning("a webhook answers %d", status, extra={"table": table.id})
        except (OSError, ValueError, http.client.HTTPException) as error:
            log.warning("a webhook cannot be reached: %s", type(error).__name__, extra={"table": table.id})

    async def _forget(self, id: str, notice: Noticed) -> None:
        """Send that browser no more notices, if its person has not asked for something else meanwhile."""

        def none(table: Table) -> Change:
            if table.people.notices.get(notice.seat) != notice:
                raise Refusal("something else is wanted by now", "error-stale", 409, seat=notice.seat)
            return Noticed(notice.seat)

        with suppress(DvergarError):
            if self.change is not None:
                await self.change(id, none)

    async def stop(self) -> None:
        """Stop waiting for turns."""
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.calls.stop()
