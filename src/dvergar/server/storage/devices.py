"""Devices: browsers that the server knows by one token, what each may do at which table, and codes that give that to another one.

Only hashes are stored. Nothing is kept in memory: what another process has granted holds with the next request.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update

from dvergar.server.errors import Refusal
from dvergar.server.security import DEVICE_COOKIE, LETTERS, hashed, new_code, new_token
from dvergar.server.storage.database import Connection
from dvergar.server.storage.rows import Grant
from dvergar.server.storage.schema import ARCHIVED, codes, devices, grants, listing, results
from dvergar.server.storage.store import Store

CODE_SECONDS = 600  # that a code holds
DAY = 86400
UNUSED_KEPT = 400  # days after which a device is deleted that was not seen: its cookie was kept for a year
IDLE_KEPT = 60  # likewise, where it has no seat and no score sheet
MANY = 1000  # parameters of a query at most
KNOWN = "SELECT seen, name, colour FROM device WHERE hash = ?"
KEYS = "SELECT table_id, key FROM device_grant WHERE device = ? AND table_id = ?"
SHEET = "sheet:"  # and the score sheet's id: its place


class Known(NamedTuple):
    """A device as it is stored."""

    seen: int
    name: str
    colour: str


class Given(NamedTuple):
    """What a code gives: the place ("": all of them), how many there are, and the keys, by place, of those where the other device has keys already.

    These are not granted yet: the table has a say.
    """

    place: str
    places: int
    meeting: dict[str, list[str]]


class Ended(NamedTuple):
    """A match of a device that is over: when, how (an `Outcome`, written), and the device's seats there."""

    at: int
    outcome: str
    seats: list[int]


class BadCode(Refusal):
    """A code that was never given, was used already, or is too old."""

    def __init__(self) -> None:
        super().__init__("that code gives nothing: each works once and for ten minutes, so ask for another one", "error-code", 404)


async def clear_devices(store: Store) -> None:
    """Delete the devices that nobody can use any more, for their cookie is gone, and sooner those that may do nothing anywhere; with their grants and codes."""
    unused, idle = await store.cutoff(UNUSED_KEPT), await store.cutoff(IDLE_KEPT)
    granted = select(grants.c.device)
    query = select(devices.c.hash).where((devices.c.seen < unused) | ((devices.c.seen < idle) & devices.c.hash.not_in(granted))).limit(MANY)
    old = [row[0] for row in await store.ask(query)]

    async def work(connection: Connection) -> None:
        for kind in (grants.c.device, codes.c.device, devices.c.hash):
            await connection.execute(delete(kind.table).where(kind.in_(old)))

    if old:
        await store.do(work)


class Devices:
    """All devices of the database. `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock
        self._secret = b""
        self.cookie = ""  # its name: two servers on one host do not take each other's

    async def open(self) -> None:
        """Read what this server keeps to itself; raises `StorageDown`."""
        self._secret = (await self.store.secret("device", new_token)).encode()
        self.cookie = DEVICE_COOKIE + hmac.digest(self._secret, b"cookie", hashlib.sha256).hex()[:8]

    def derived(self, tokens: Iterable[str]) -> str:
        """Return the token of the device that takes over these old tokens: the same one for requests that arrive at once, at whatever process."""
        return hmac.digest(self._secret, "\0".join(sorted(tokens)).encode(), hashlib.sha256).hex()[:32]

    async def known(self, token: str) -> Known | None:
        """Return the device with that token, None where there is none."""
        if not token:
            return None
        if self.store.reads:
            rows = await self.store.read(KNOWN, (hashed(token),))
        else:
            rows = await self.store.ask(select(devices.c.seen, devices.c.name, devices.c.colour).where(devices.c.hash == hashed(token)))
        return Known(*rows[0]) if rows else None

    async def keys(self, token: str, places: Iterable[str]) -> dict[str, frozenset[str]]:
        """Return the keys (hashed seat tokens) of a device at each of these places."""
        places = list(places)
        found: dict[str, set[str]] = {place: set() for place in places}
        if token and places:
            if self.store.reads and len(places) == 1:
                rows = await self.store.read(KEYS, (hashed(token), places[0]))
            else:
                query = select(grants.c.table_id, grants.c.key).where(grants.c.device == hashed(token), grants.c.table_id.in_(places))
                rows = await self.store.ask(query)
            for place, key in rows:
                found[place].add(key)
        return {place: frozenset(keys) for place, keys in found.items()}

    async def grant(self, token: str, places: Mapping[str, Mapping[str, int]]) -> None:
        """Let a device do at each of these places what the keys open. Returns when that is stored; raises `StorageDown`."""
        now = int(self.clock())
        rows = [Grant(hashed(token), place, tuple(keys.items()), now) for place, keys in places.items()]
        if len(rows) == 1:
            await self.store.append(rows[0])
        elif rows:
            await self.store.append_all(rows)

    async def remember(self, token: str, name: str, colour: str) -> None:
        """Remember a name and a colour, of a device that is made if need be."""
        await self.store.append(Grant(hashed(token), "", (), int(self.clock()), name, colour))

    async def see(self, token: str) -> None:
        """Note that a device is still in use."""

        async def work(connection: Connection) -> None:
            await connection.execute(update(devices).where(devices.c.hash == hashed(token)).values(seen=int(self.clock())))

        await self.store.do(work)

    # ---- its tables

    async def tables(self, token: str, limit: int, running: bool = False) -> list[str]:
        """Return the tables of a device, last changed first; `running` ones only, where that is asked for."""
        if not token:
            return []
        query = select(listing.c.id, listing.c.changed).distinct().join(grants, grants.c.table_id == listing.c.id).where(grants.c.device == hashed(token))
        if running:
            query = query.where(listing.c.status.not_in(["over", ARCHIVED]), grants.c.seat >= 0)
        return [row[0] for row in await self.store.ask(query.order_by(listing.c.changed.desc()).limit(limit))]

    async def ended(self, token: str, start: int, limit: int) -> list[Ended]:
        """Return matches of a device that are over, the newest first, from number `start` on."""
        mine = select(grants.c.table_id).where(grants.c.device == hashed(token), grants.c.seat >= 0)
        query = select(results.c.table_id, results.c.at, results.c.data).where(results.c.table_id.in_(mine))
        rows = await self.store.ask(query.order_by(results.c.at.desc(), results.c.table_id).offset(start).limit(limit))
        own = select(grants.c.table_id, grants.c.seat).where(grants.c.device == hashed(token), grants.c.seat >= 0)
        if limit < MANY:
            own = own.where(grants.c.table_id.in_([row[0] for row in rows]))
        seats: dict[str, set[int]] = {}
        for place, seat in await self.store.ask(own):
            seats.setdefault(place, set()).add(seat)
        return [Ended(at, data, sorted(seats.get(place, ()))) for place, at, data in rows]

    async def count(self, token: str) -> int:
        """Return at how many places a device may do something."""
        rows = await self.store.ask(select(func.count(grants.c.table_id.distinct())).where(grants.c.device == hashed(token)))
        return int(rows[0][0])

    # ---- another device

    async def code(self, token: str, place: str = "", key: str = "") -> tuple[str, int]:
        """Return a new code for all of a device, or for one key of one place, and until when it holds; an earlier one for the same holds no longer."""
        now, code, device = int(self.clock()), new_code(), hashed(token)

        async def work(connection: Connection) -> None:
            await connection.execute(delete(codes).where(codes.c.until <= now))
            await connection.execute(delete(codes).where(codes.c.device == device, codes.c.table_id == place, codes.c.key == key))
            await connection.execute(insert(codes).values(hash=hashed(code), device=device, table_id=place, key=key, until=now + CODE_SECONDS))

        await self.store.do(work)
        return code, now + CODE_SECONDS

    async def claim(self, code: str, token: str) -> Given:
        """Give a device what a code is for, once; raises `BadCode`, and `Refusal` for the device that the code comes from."""
        now, own = int(self.clock()), hashed(token)
        code = hashed("".join(letter for letter in code.lower() if letter in LETTERS)[:20])
        given: list[Given] = []

        async def work(connection: Connection) -> None:
            found = (await connection.execute(select(codes).where(codes.c.hash == code, codes.c.until > now))).mappings().first()
            if found is None:
                raise BadCode
            if found["device"] == own:
                raise Refusal("that code is for another device: open it there", "error-code-own", 409)
            if (await connection.execute(delete(codes).where(codes.c.hash == code))).rowcount != 1:
                raise BadCode  # somebody was faster
            said = (await connection.execute(select(devices.c.name, devices.c.colour).where(devices.c.hash == found["device"]))).first()
            look = {"name": said[0], "colour": said[1]} if said is not None else {"name": "", "colour": ""}
            mine = select(grants.c.table_id, grants.c.key).where(grants.c.device == own)
            held = {tuple(row) for row in await connection.execute(mine)}
            theirs = select(grants.c.table_id, grants.c.key, grants.c.seat).where(grants.c.device == found["device"])
            if found["key"]:
                theirs = theirs.where(grants.c.table_id == found["table_id"], grants.c.key == found["key"])
            rows = [tuple(row) for row in await connection.execute(theirs)]
            if (await connection.execute(select(devices.c.hash).where(devices.c.hash == own))).first() is None:
                await connection.execute(insert(devices).values(hash=own, made=now, seen=now, **look))
            else:
                await connection.execute(update(devices).where(devices.c.hash == own, devices.c.name == "").values(look))
            met = {place for place, _ in held if not place.startswith(SHEET)}
            new = [
                {"device": own, "table_id": place, "key": key, "seat": seat, "at": now}
                for place, key, seat in rows
                if place not in met and (place, key) not in held
            ]
            if new:
                await connection.execute(insert(grants), new)
            meeting: dict[str, list[str]] = {}
            for place, key, _ in rows:
                if place in met and (place, key) not in held:
                    meeting.setdefault(place, []).append(key)
            given.append(Given(found["table_id"], len({place for place, _, _ in rows}), meeting))

        await self.store.do(work)
        return given[0]

    # ---- forgetting

    async def places(self, token: str, limit: int) -> dict[str, frozenset[str]]:
        """Return some places of a device with its keys there."""
        query = select(grants.c.table_id).distinct().where(grants.c.device == hashed(token)).limit(limit)
        return await self.keys(token, [row[0] for row in await self.store.ask(query)])

    async def revoke(self, token: str, places: Iterable[str]) -> None:
        """Let a device do nothing at these places any more."""
        gone = list(places)

        async def work(connection: Connection) -> None:
            await connection.execute(delete(grants).where(grants.c.device == hashed(token), grants.c.table_id.in_(gone)))

        await self.store.do(work)

    async def drop(self, token: str) -> None:
        """Forget a device with its name, its grants and its codes."""

        async def work(connection: Connection) -> None:
            for kind in (grants.c.device, codes.c.device, devices.c.hash):
                await connection.execute(delete(kind.table).where(kind == hashed(token)))

        await self.store.do(work)
