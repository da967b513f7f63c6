"""Notices of turns to absent people, by a webhook in the form of Discord or ntfy or to their browser; none in their quiet hours."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import urlsplit

from dvergar.engine.errors import DvergarError
from dvergar.engine.words import LANGUAGES, Words
from dvergar.server import web_push
from dvergar.server.errors import Refusal
from dvergar.server.messages.bodies import Notify
from dvergar.server.security import split
from dvergar.server.tables.changes import Change, Noticed
from dvergar.server.tables.table import Table

log = logging.getLogger(__name__)
PATIENCE = 20.0  # seconds that somebody's turn lasts before they are told elsewhere
LIMIT = 5.0  # seconds that the other side has
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


def post(letter: Letter, anywhere: bool = False) -> int:
    """Send a letter and return the status; addresses inside the server's own network are not called. Raises `OSError` and `ValueError`."""
    parts = urlsplit(letter.url)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    address = str(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4][0])
    if not anywhere and not ipaddress.ip_address(address).is_global:
        raise ValueError(f"{host} is no public address")
    sock = socket.create_connection((address, port), LIMIT)  # the address that was checked, whatever the name says next
    try:
        if parts.scheme == "https":
            sock = ssl.create_default_context().wrap_socket(sock, server_hostname=host)
        connection = http.client.HTTPConnection(host, port, timeout=LIMIT)
        connection.sock = sock
        connection.request("POST", (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), letter.body, letter.headers)
        return connection.getresponse().status  # redirects are not followed
    finally:
        sock.close()


class Notifier:
    """Sends one letter for each turn of an absent person that lasts."""

    def __init__(self, patience: float = PATIENCE, send: Callable[[Letter], int] = post) -> None:
        self.patience = patience
        self.send = send
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
            status = await asyncio.to_thread(self.send, letter(notice, table.id, match.game.title, self.key))
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
