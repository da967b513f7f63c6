"""One device with thousands of tables, cookies that are invented or of before, codes tried twice or too late, handshakes with too many headers."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text
from starlette.applications import Starlette

from dvergar.server.security import hashed, new_id, new_token
from dvergar.server.storage.devices import CODE_SECONDS, DAY, Devices
from dvergar.server.storage.schema import codes, devices, grants, listing, results
from dvergar.server.storage.store import Store
from serving import WAIT, Browser, serving, toy_app

MANY = 10_000  # tables of one device
SMALL = 4096  # bytes of an answer's headers that every proxy takes


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def app(place: Path | str) -> Starlette:
    """A server with the toy game."""
    return toy_app(place)


@pytest.fixture
def clock() -> Clock:
    """The clock of `house`."""
    return Clock()


@pytest.fixture
def house(app: Starlette, clock: Clock) -> Iterator[str]:
    """Its address."""
    with serving(app) as address:
        app.state.devices.clock = clock
        yield address


def size(headers: dict[str, str]) -> int:
    return sum(len(key) + len(value) + 4 for key, value in headers.items())


def raw(browser: Browser, path: str, cookie: str, *more: str, upgrade: bool = True) -> bytes:
    """Return the first bytes of the answer to a request that is written by hand; it must come before the connection is closed."""
    host, port = browser.host.split(":")
    with socket.create_connection((host, int(port)), WAIT) as connection:
        lines = [f"GET {path} HTTP/1.1", f"Host: {browser.host}"]
        if upgrade:
            lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        connection.sendall("\r\n".join([*lines, f"Cookie: {cookie}", *more, "", ""]).encode())
        return connection.recv(1 << 16)


def junk(count: int) -> str:
    """Return the cookies of so many tables as a browser of before sends them."""
    return "; ".join(f"dvergar-{new_id()}={new_token()}.{new_token()}" for _ in range(count))


def stored(place: Path | str, query: Any) -> list[Any]:
    async def work() -> list[Any]:
        store = Store(place)
        await store.open()
        found = await store.ask(query)
        await store.close()
        return found

    return asyncio.run(work())


def filled(place: Path | str, token: str, count: int) -> None:
    """Give a device so many matches of old, each with how it ended."""
    data = '{"table":"bcdfgh","game":"toy","counted":true,"deal":"x","actions":9,"seats":[' + ",".join(
        f'{{"name":"Somebody","level":"","total":{total},"won":{won},"taken":{{"bought":{{"@a":3,"@b":4}}}}}}' for total, won in [(3, "false"), (5, "true")]
    )
    ids = [f"{'bcdfghjkmn'[n // 1000]}{n:05}" for n in range(count)]

    async def work() -> None:
        store = Store(place)
        await store.open()
        assert store.engine is not None
        async with store.engine.begin() as connection:
            await connection.execute(insert(grants), [{"device": hashed(token), "table_id": id, "key": hashed(id), "seat": 1, "at": 1} for id in ids])
            rows = [{"id": id, "game": "toy", "status": "over", "listed": False, "due": False, "changed": n} for n, id in enumerate(ids)]
            await connection.execute(insert(listing), rows)
            await connection.execute(insert(results), [{"table_id": id, "game": "toy", "deal": id, "at": n, "data": data + "]}"} for n, id in enumerate(ids)])
        await store.close()

    asyncio.run(work())


def cleared(place: Path | str) -> None:
    async def work() -> None:
        store = Store(place)
        await store.open()
        assert store.engine is not None
        async with store.engine.begin() as connection:
            for name in ("device_grant", "game_table", "result", "event"):
                await connection.execute(text(f"DELETE FROM {name}"))
        await store.close()

    asyncio.run(work())


def test_the_newest_of_ten_thousand_tables_of_a_device_opens_with_small_headers(place: Path | str) -> None:
    with serving(toy_app(place)) as address:
        anna = Browser(address)
        anna.table("me", "bold")
        (token,) = anna.cookies.values()
    filled(place, token, MANY)
    try:
        with serving(toy_app(place)) as address:
            anna.address = address
            table = anna.table("me", "bold")
            assert len(anna.cookie()) < 100
            begun = time.perf_counter()
            answer = anna.get(f"/api/tables/{table}")
            assert time.perf_counter() - begun < 5, "some thousandths of a second where nothing else runs"
            assert answer.json["mine"] == [0]
            assert size(answer.headers) < SMALL
            with anna.line(table) as line:
                assert line.until(lambda show: bool(show["view"]))["seat"] == 0
            begun = time.perf_counter()
            games = anna.get("/api/device/games").json
            assert time.perf_counter() - begun < 20, "some hundredths of a second where nothing else runs"
            assert [len(games["running"]), len(games["over"]), games["more"]] == [2, 50, True]
            assert games["statistics"] == [{"game": "toy", "matches": 5000, "won": 5000, "place": 1.0, "best": "", "top": 5}]
            last = anna.get(f"/api/device/games?from={MANY - 10}").json
            assert [len(last["over"]), last["more"], last["running"]] == [10, False, []]
            assert anna.get("/api/tables").status == 200
    finally:
        cleared(place)


@pytest.mark.parametrize("count", [150, 700])
def test_a_handshake_with_the_cookies_of_many_tables_is_answered_and_opens_the_table(house: str, count: int) -> None:
    anna = Browser(house)
    table = anna.table("me", "open")
    cookie = f"{junk(count)}; {anna.cookie()}"
    assert len(cookie) > 9 << 10
    answer = raw(anna, f"/ws/{table}", cookie)
    assert answer.startswith(b"HTTP/1.1 101"), answer[:200]
    assert raw(anna, f"/api/tables/{table}", cookie, upgrade=False).startswith(b"HTTP/1.1 200")


def test_a_request_with_more_headers_than_can_be_read_is_answered(house: str) -> None:
    anna = Browser(house)
    table = anna.table("me", "open")
    for more in ([f"X-Long: {'x' * 9000}"], [f"X-{n}: y" for n in range(200)]):
        answer = raw(anna, f"/ws/{table}", anna.cookie(), *more)
        assert answer.startswith(b"HTTP/1.1 431"), answer[:200]
    assert raw(anna, f"/ws/{table}", anna.cookie(), "X-Odd: \x7f").startswith(b"HTTP/1.1 4")
    for upgrade in (True, False):
        assert raw(anna, f"/ws/{table}", junk(2000), upgrade=upgrade).startswith(b"HTTP/1.1 ")
    assert anna.get(f"/api/tables/{table}").json["mine"] == [0]


def test_an_invented_cookie_opens_nothing_and_is_never_taken_for_a_device(house: str) -> None:
    anna, eve = Browser(house), Browser(house)
    table = anna.table("me", "open")
    ((name, token),) = anna.cookies.items()
    for invented in (new_token(), hashed(token), token[:-1], token + "A", "", "' OR 1=1 --", "é", "x" * 3000):
        eve.cookies = {name: invented.encode().decode("latin-1")}
        assert eve.get(f"/api/tables/{table}").json["mine"] == []
        assert eve.get("/api/tables").json["mine"] == []
        assert eve.get("/api/device/games").json == {"running": [], "over": [], "more": False, "statistics": [], "rivals": []}
        assert eve.post("/api/device/code", {}).status == 409
        assert eve.post("/api/device/code", {"table": table, "seat": 0}).status == 403
        assert eve.post("/api/device/forget", {}).json == {"left": 0}
        with eve.line(table) as line:
            assert line.until(lambda show: True)["table"]["mine"] == []
    eve.cookies = {name: "chosenbysomebodyelse00"}
    assert eve.post(f"/api/tables/{table}/join", {"name": "Eve"}).status == 200
    assert eve.cookies[name] != "chosenbysomebodyelse00", "nobody gives a browser a token that he knows"
    assert anna.get(f"/api/tables/{table}").json["mine"] == [0]


def test_only_hashes_are_stored(house: str, place: Path | str) -> None:
    anna = Browser(house)
    table = anna.table("me", "open")
    code = anna.code()
    rows = [str(row) for kind in (devices, grants, codes) for row in stored(place, select(kind))]
    for secret in [*anna.cookies.values(), *anna.tokens[table], code]:
        assert [row for row in rows if secret in row] == []


def test_a_code_gives_all_tables_once(house: str) -> None:
    anna, phone, eve = Browser(house), Browser(house), Browser(house)
    tables = [anna.table("me", "open") for _ in range(3)]
    anna.post("/api/device", {"name": "Anna", "colour": "plum"})
    earlier, code = anna.code(), anna.code()
    assert eve.post("/api/device/claim", {"code": earlier}).json["word"] == "error-code", "only the newest code holds"
    assert anna.post("/api/device/claim", {"code": code}).json["word"] == "error-code-own"
    said = f" {code[:5].upper()}-{code[5:]} "
    assert phone.post("/api/device/claim", {"code": said}).json == {"table": "", "tables": 3}
    for table in tables:
        assert phone.get(f"/api/tables/{table}").json["mine"] == [0]
        with phone.line(table) as line:
            assert line.until(lambda show: True)["table"]["host"] is True
    assert phone.get("/api/device").json == {"known": True, "name": "Anna", "colour": "plum"}
    assert phone.cookies != anna.cookies
    again = eve.post("/api/device/claim", {"code": code})
    assert (again.status, again.json["word"], eve.cookies) == (404, "error-code", {})
    assert phone.post("/api/device/claim", {"code": code}).status == 404


def test_a_code_does_not_live_longer_than_ten_minutes(house: str, clock: Clock) -> None:
    anna, phone = Browser(house), Browser(house)
    anna.table("me", "open")
    made = anna.post("/api/device/code", {}).json
    assert (made["seconds"], made["until"]) == (CODE_SECONDS, int(clock.now) + CODE_SECONDS)
    clock.now += CODE_SECONDS + 1
    assert phone.post("/api/device/claim", {"code": made["code"]}).status == 404
    code = anna.code()
    clock.now += CODE_SECONDS - 2
    assert phone.post("/api/device/claim", {"code": code}).status == 200


def test_a_code_for_a_seat_gives_that_seat_alone(house: str) -> None:
    anna, bert, phone = Browser(house), Browser(house), Browser(house)
    table, other = anna.table("me", "me", "open"), anna.table("me", "open")
    assert bert.post("/api/device/code", {"table": table, "seat": 0}).status == 403
    assert anna.post("/api/device/code", {"table": table, "seat": 2}).status == 403
    assert anna.post("/api/device/code", {"table": table}).status == 422
    assert phone.post("/api/device/claim", {"code": anna.code(table=table.upper(), seat=1)}).json == {"table": table, "tables": 1}
    info = phone.get(f"/api/tables/{table}").json
    assert (info["mine"], info["host"]) == ([1], False)
    assert phone.get(f"/api/tables/{other}").json["mine"] == []
    code = anna.code(table=table, seat=1)
    assert anna.post(f"/api/tables/{table}/hand", {"seat": 1}).status == 200
    assert Browser(house).post("/api/device/claim", {"code": code}).status == 200
    assert phone.get(f"/api/tables/{table}").json["mine"] == [], "what was handed over is opened by no key of before"


def test_a_code_does_not_bring_what_one_seat_knows_to_another_one(house: str) -> None:
    anna, bert, carl = Browser(house), Browser(house), Browser(house)
    table, other = anna.table("me", "open", "open"), anna.table("me", "open")
    waiting = anna.table("me", "open", "open")
    for seat, browser in ((1, bert), (2, carl)):
        browser.post(f"/api/tables/{table}/join", {"name": "Guest", "seat": seat})
    bert.post(f"/api/tables/{waiting}/join", {"name": "Guest", "seat": 1})
    refused = bert.post("/api/device/claim", {"code": anna.code(table=table, seat=0)})
    assert refused.status == 409
    assert bert.post("/api/device/claim", {"code": anna.code()}).json == {"table": "", "tables": 2}
    assert bert.get(f"/api/tables/{table}").json["mine"] == [1], "a match goes on: who knows a seat gets no other one"
    assert bert.get(f"/api/tables/{other}").json["mine"] == [0]
    assert bert.get(f"/api/tables/{waiting}").json["mine"] == [0, 1], "nothing is known yet where the match has not begun"


def test_of_two_devices_that_try_a_code_at_once_one_gets_it(place: Path | str) -> None:
    async def work() -> list[Any]:
        store = Store(place)
        await store.open()
        some = Devices(store)
        await some.open()
        first = new_token()
        await some.grant(first, {"bcdfgh": {hashed("a"): 0}})
        code, _ = await some.code(first)
        tried = await asyncio.gather(*[some.claim(code, new_token()) for _ in range(8)], return_exceptions=True)
        await store.close()
        return tried

    tried = asyncio.run(work())
    assert sum(not isinstance(each, BaseException) for each in tried) == 1


def test_what_a_device_is_given_at_one_process_holds_at_the_other(postgres: str) -> None:
    with serving(toy_app(postgres)) as first, serving(toy_app(postgres)) as second:
        anna, phone = Browser(first), Browser(second)
        table = anna.table("me", "open")
        assert phone.get(f"/api/tables/{table}").json["mine"] == []
        phone.post("/api/device/claim", {"code": anna.code()})
        phone.address = first
        assert phone.get(f"/api/tables/{table}").json["mine"] == [0]
        anna.address = second
        with anna.line(table) as line:
            assert line.until(lambda show: True)["table"]["mine"] == [0]


def old_cookies(browser: Browser, tables: int) -> dict[str, list[str]]:
    """Give a browser what it held before there were devices: a cookie with the tokens of each of so many tables."""
    tokens: dict[str, list[str]] = {}
    for _ in range(tables):
        maker = Browser(browser.address)
        maker.table("me", "open")
        tokens |= maker.tokens
    browser.cookies = {f"dvergar-{id}": ".".join(held) for id, held in tokens.items()}
    return tokens


def test_cookies_of_before_are_taken_over_a_few_at_a_time(house: str, place: Path | str) -> None:
    anna = Browser(house)
    tokens = old_cookies(anna, 30)
    last = list(tokens)[-1]
    with anna.line(last) as line:
        assert line.until(lambda show: True)["table"]["mine"] == [0], "a cookie that was not taken over yet counts"
    twin = Browser(house)
    twin.cookies = dict(anna.cookies)
    asked = 0
    while any(name.startswith("dvergar-") for name in anna.cookies):
        answer = anna.get(f"/api/tables/{last}")
        assert answer.json["mine"] == [0]
        assert size(answer.headers) + 12 * 60 < SMALL
        asked += 1
    assert asked == 3
    assert len(anna.cookies) == 1
    assert {table["id"] for table in anna.get("/api/tables").json["mine"]} == set(tokens)
    twin.get("/api/house")  # one that was sent beside the first one, before its answer came
    assert twin.cookies.items() >= anna.cookies.items(), "requests at once make one device"
    for id in tokens:
        with anna.line(id) as line:
            assert line.until(lambda show: True)["table"]["mine"] == [0]


def test_cookies_of_before_that_open_nothing_are_only_deleted(house: str, place: Path | str) -> None:
    anna, eve = Browser(house), Browser(house)
    table = anna.table("me", "open")
    sheet = anna.post("/api/sheets", {"game": "toy", "seats": [{}, {}], "options": {}, "names": [], "table": {}})
    eve.cookies = {f"dvergar-{table}": "forged.cookie", "dvergar-zzzzzz": new_token(), "dvergar-%00": "x", "dvergar.sheet-bcdfgh": new_token()}
    if sheet.status == 201:
        eve.cookies[f"dvergar.sheet-{sheet.json['id']}"] = new_token()
    assert eve.get(f"/api/tables/{table}").json["mine"] == []
    assert eve.cookies == {}
    assert len(stored(place, select(devices).where(devices.c.seen > 0))) >= 1


def test_a_device_that_is_forgotten_leaves_nothing_behind(house: str, place: Path | str) -> None:
    anna, bert = Browser(house), Browser(house)
    seats = [{"kind": "me", "name": "Canary"}, {"kind": "open"}]
    tables = [anna.post("/api/tables", {"game": "toy", "seats": seats}).json["table"]["id"] for _ in range(45)]
    bert.post(f"/api/tables/{tables[0]}/join", {"name": "Bert"})
    code, cookies = anna.code(), dict(anna.cookies)
    (token,) = cookies.values()
    left = [anna.post("/api/device/forget", {}).json["left"]]
    while left[-1]:
        left.append(anna.post("/api/device/forget", {}).json["left"])
    assert left == [5, 0]
    assert anna.cookies == {}
    info = bert.get(f"/api/tables/{tables[0]}").json
    assert info["mine"] == [1]
    assert (info["seats"][0]["kind"], info["seats"][0]["name"]) == ("open", "")
    anna.cookies = cookies
    assert anna.get("/api/device").json == {"known": False, "name": "", "colour": ""}
    assert anna.get(f"/api/tables/{tables[0]}").json["mine"] == []
    assert bert.post("/api/device/claim", {"code": code}).status == 404
    for kind, column in ((devices, devices.c.hash), (grants, grants.c.device), (codes, codes.c.device)):
        assert stored(place, select(kind).where(column == hashed(token))) == []


def test_a_name_is_remembered_and_a_cookie_lasts_a_year_from_the_last_day_that_it_is_seen(house: str, clock: Clock) -> None:
    anna = Browser(house)
    assert anna.get("/api/device").json == {"known": False, "name": "", "colour": ""}
    assert anna.cookies == {}, "who has done nothing has no cookie"
    answer = anna.post("/api/device", {"name": "Anna", "colour": "moss"})
    cookie = answer.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=lax", "path=/", "max-age=31536000"))
    assert "secure" not in cookie
    assert anna.post("/api/device", {"name": "  "}).status == 422
    assert "set-cookie" not in anna.get("/api/device").headers
    clock.now += 2 * DAY
    again = anna.get("/api/device")
    assert again.json == {"known": True, "name": "Anna", "colour": "moss"}
    assert "max-age=31536000" in again.headers["set-cookie"].lower()
    assert "set-cookie" not in anna.get("/api/device").headers
    table = anna.table("me", "open")
    Browser(house).post(f"/api/tables/{table}/join", {"name": "Bert"})
    assert anna.get("/api/device").json["name"] == "Anna"
    secure = anna.ask("POST", "/api/device", {"name": "Anna"}, headers={"x-forwarded-proto": "https"})
    assert "secure" in secure.headers["set-cookie"].lower()


def test_my_games_tell_how_matches_ended(house: str) -> None:
    anna = Browser(house)
    running = anna.table("me", "bold")
    ended = anna.post("/api/tables", {"game": "toy", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "bold"}]}).json["table"]["id"]
    with anna.line(ended) as line:
        line.finish()
    together = anna.table("me", "me")
    games = anna.get("/api/device/games").json
    assert {info["id"] for info in games["running"]} == {running, together}
    (over,) = games["over"]
    assert (over["table"], over["game"], over["counted"]) == (ended, "toy", True)
    assert [(seat["name"], seat["level"], seat["mine"]) for seat in over["seats"]] == [("Anna", "", True), ("", "bold", False)]
    (own,) = games["statistics"]
    place = 1 if over["seats"][0]["won"] else 2
    assert own == {"game": "toy", "matches": 1, "won": int(over["seats"][0]["won"]), "place": place, "best": "", "top": over["seats"][0]["total"]}
