"""Frames that are torn, huge, of the wrong kind or no text at all: the line is closed with the code that says why, and nobody else notices."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
import threading
from collections.abc import Iterator

import pytest
from starlette.websockets import WebSocket

from attacks.wire import dial, rest, upgrade
from dvergar.server.http.context import keys_of
from dvergar.server.security import BIGGEST
from dvergar.server.sockets import connection
from serving import WAIT, Browser, serving, toy_app

MASK = b"\x01\x02\x03\x04"
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
PROTOCOL, UNSUPPORTED, BROKEN_TEXT, TOO_LARGE = 1002, 1003, 1007, 1009


def frame(kind: int, body: bytes, last: bool = True, masked: bool = True, length: int | None = None, bits: int = 0) -> bytes:
    """Return a frame as a browser sends it, or one that says another length or is not masked."""
    size = len(body) if length is None else length
    head = bytes([(0x80 if last else 0) | bits | kind])
    mask = 0x80 if masked else 0
    head += (
        bytes([mask | size])
        if size < 126
        else bytes([mask | 126]) + struct.pack("!H", size)
        if size < 1 << 16
        else bytes([mask | 127]) + struct.pack("!Q", size)
    )
    return head + (MASK + bytes(byte ^ MASK[n % 4] for n, byte in enumerate(body)) if masked else body)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(toy_app(tmp_path_factory.mktemp("house"))) as address:
        yield address


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """What a connection waits for between the answer to its handshake and its place at the table."""
    opened = threading.Event()

    async def asked(websocket: WebSocket) -> frozenset[str]:
        await asyncio.to_thread(opened.wait, WAIT)
        for _ in range(3):
            await asyncio.sleep(0)  # what was sent meanwhile is read
        return await keys_of(websocket)

    monkeypatch.setattr(connection, "keys_of", asked)
    return opened


def until(line: socket.socket, heard: bytes, what: bytes) -> bytes:
    """Return what was heard, up to at least that."""
    line.settimeout(WAIT)
    while what not in heard:
        heard += line.recv(4096)
    return heard


def opened(line: socket.socket, anna: Browser, id: str) -> bytes:
    """Have a connection become a socket; return what came after the answer to the handshake."""
    line.sendall(upgrade(anna, id))
    return until(line, b"", b"\r\n\r\n").partition(b"\r\n\r\n")[2]


MOMENTS = ["with the request", "before the table", "at the table"]


def talk(line: socket.socket, anna: Browser, id: str, data: bytes, moment: str, door: threading.Event) -> bytes:
    """Have a connection become a socket and send that at this moment; return what was heard after the answer to the handshake."""
    if moment == "with the request":
        line.sendall(upgrade(anna, id) + data)
        door.set()
        return until(line, b"", b"\r\n\r\n").partition(b"\r\n\r\n")[2]
    if moment == "before the table":
        heard = opened(line, anna, id)
        line.sendall(data)
        door.set()
        return heard
    door.set()
    heard = until(line, opened(line, anna, id), b'"t":"show"')
    line.sendall(data)
    return heard


def closed(anna: Browser, id: str, data: bytes, moment: str, door: threading.Event) -> list[int]:
    """Open a socket, send that at this moment, and return the codes of the close frames that came until the server hung up."""
    with dial(anna.address) as line:
        heard = talk(line, anna, id, data, moment, door)
        heard += rest(line)
    codes = []
    while len(heard) >= 2:
        size, start = heard[1] & 127, 2
        if size == 126:
            size, start = struct.unpack("!H", heard[2:4])[0], 4
        elif size == 127:
            size, start = struct.unpack("!Q", heard[2:10])[0], 10
        if heard[0] & 15 == CLOSE:
            codes.append(struct.unpack("!H", heard[start : start + 2])[0])
        heard = heard[start + size :]
    return codes


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(
    ("data", "codes"),
    [
        (frame(TEXT, b"\xff\xfe{}"), [BROKEN_TEXT]),
        (frame(TEXT, b'{"t":"say","text":"\xed\xa0\x80"}'), [BROKEN_TEXT]),
        (frame(TEXT, b"{}", masked=False), [PROTOCOL]),
        (frame(TEXT, b"", masked=False), [PROTOCOL]),
        (frame(TEXT, b"{}", bits=0x40), [PROTOCOL]),
        (frame(3, b"{}"), [PROTOCOL]),
        (frame(0, b"{}"), [PROTOCOL]),
        (frame(PING, b"x" * 126), [PROTOCOL]),
        (frame(PING, b"", last=False), [PROTOCOL]),
        (frame(CLOSE, b"\x03"), [PROTOCOL]),
        (frame(TEXT, b"", length=1 << 40), [TOO_LARGE]),
        (frame(TEXT, b"x" * 2000, length=1 << 20), [TOO_LARGE]),  # not a whole one: the line is cut before it could be sent
        (frame(TEXT, b"{", last=False) * 3 + frame(TEXT, b"}"), [PROTOCOL]),
    ],
    ids=[
        "no-text",
        "half-a-letter",
        "not-masked",
        "nothing-not-masked",
        "reserved-bit",
        "unknown-kind",
        "goes-on-from-nothing",
        "long-ping",
        "torn-ping",
        "half-a-code",
        "claimed",
        "huge",
        "woven",
    ],
)
def test_a_broken_frame_closes_its_own_line_with_the_code_that_says_why(house: str, door: threading.Event, data: bytes, codes: list[int], moment: str) -> None:
    anna = Browser(house)
    id = anna.table("me", "bold")
    door.set()
    with anna.line(id) as other:
        other.asked()
        door.clear()
        assert closed(anna, id, data, moment, door) == codes
        other.play()


@pytest.mark.parametrize("moment", MOMENTS)
def test_messages_are_heard_once_and_in_order_at_whatever_moment(house: str, door: threading.Event, moment: str) -> None:
    anna = Browser(house)
    id = anna.table("me", "bold")
    asks = [b'{"t":"look","seat":%d}' % (10 + n) for n in range(12)]
    data = b"".join(frame(TEXT, ask) for ask in asks[:9]) + frame(PING, b"there?") + frame(BINARY, asks[9])
    data += frame(TEXT, asks[10][:5], last=False) + frame(0, asks[10][5:]) + frame(TEXT, asks[11])
    with dial(anna.address) as line:
        heard = until(line, talk(line, anna, id, data, moment, door), b'"seat":21')
        assert b"\x8a\x06there?" in heard
        places = [heard.index(b'"args":{"seat":%d}' % (10 + n)) for n in range(12)]
        assert places == sorted(places)


@pytest.mark.parametrize("moment", MOMENTS[:2])
def test_who_talks_early_to_no_table_is_told_so(house: str, door: threading.Event, moment: str) -> None:
    with dial(house) as line:
        talk(line, Browser(house), "bcdfgh", frame(TEXT, b"{}") + frame(CLOSE, b"\x03\xe8"), moment, door)
        assert rest(line)[-4:] == b"\x88\x02" + (4404).to_bytes(2, "big")


@pytest.mark.parametrize("cut", [1, 3, 6, 9])
def test_a_line_that_is_cut_in_the_middle_of_a_frame_is_gone(house: str, cut: int) -> None:
    anna = Browser(house)
    id = anna.table("me", "bold")
    with anna.line(id) as other:
        other.asked()
        with dial(anna.address) as line:
            opened(line, anna, id)
            line.sendall(frame(TEXT, b'{"t":"look","seat":0}')[:cut])
        other.play()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nothing",
        "[]",
        "3",
        "null",
        '"look"',
        "{",
        '{"t":"look"}',
        '{"t":"look","seat":"0"}',
        '{"t":"look","seat":0.5}',
        '{"t":["look"],"seat":0}',
        '{"seat":0}',
        '{"t":"play","seat":0,"decision":1e400,"action":0}',
        '{"t":"look","seat":0,"seat":1,"x":2}',
        "[" * 5000,
        '{"t":"say","seat":0,"text":{}}',
        "x" * (BIGGEST + 1),
    ],
    ids=lambda text: text[:20],
)
def test_what_is_no_message_is_refused_and_the_line_goes_on(house: str, text: str) -> None:
    anna = Browser(house)
    with anna.line(anna.table("me", "bold")) as line:
        show = line.asked()
        line.send(text)
        assert line.refused()["word"] in ("error-json", "error-message", "error-oversized")
        line.send(text.encode())  # as bytes it is no better
        assert line.refused()["error"] != "internal"
        assert line.play()["rev"] > show["rev"]


def test_noise_of_all_lengths_leaves_the_server_as_it_is(house: str) -> None:
    anna = Browser(house)
    id = anna.table("me", "bold")
    with anna.line(id) as other:
        other.asked()
        for size in (1, 2, 14, 130, 4000):
            with dial(anna.address) as line:
                opened(line, anna, id)
                line.sendall(os.urandom(size))
        other.play()
