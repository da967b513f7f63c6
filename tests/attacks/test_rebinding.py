"""DNS rebinding: a page elsewhere lets its own name point to this server, and its requests name that host and that origin."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from attacks.wire import dial, head, upgrade
from dvergar.cli import main
from dvergar.engine.words import LANGUAGES, Words
from serving import Browser, serving, toy_app

NEW = json.dumps({"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]})
FOREIGN = [
    "evil.example",
    "evil.example:8123",
    "EVIL.example.",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "127.1.evil",
    "[::1].evil",
    "evil.local",
    "x y",
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(toy_app(tmp_path_factory.mktemp("house"), names=["dwarves.example.org", "Other.Example:443"])) as address:
        yield address


def ask(house: str, host: str, method: str = "POST", path: str = "/api/tables") -> tuple[int, bytes]:
    """Ask under a host, from a page of the same origin; return status and body."""
    body = NEW if method == "POST" else ""
    with dial(house) as line:
        more = ("Content-Type: application/json", f"Content-Length: {len(body)}", f"Origin: http://{host}", "Connection: close")
        line.sendall(head(method, path, host, *more) + body.encode())
        heard = b""
        while part := line.recv(65536):
            heard += part
    top, _, said = heard.partition(b"\r\n\r\n")
    return int(top.split()[1]), said


@pytest.mark.parametrize("host", FOREIGN)
def test_a_foreign_name_opens_no_table_and_reads_nothing(house: str, host: str) -> None:
    status, said = ask(house, host)
    assert status == 421
    told = json.loads(said)
    assert told["word"] == "error-host"
    for language in LANGUAGES:
        assert told["args"]["host"] in Words(language).say(told["word"], **told["args"])
    for path in ("/api/tables", "/api/house", "/", "/index.html", "/metrics"):
        status, said = ask(house, host, "GET", path)
        assert status == 421
        assert b"--name" in said
    assert ask(house, host, "GET", "/healthz")[0] == 200, "who only looks whether it runs may call it as he likes"


def test_a_foreign_name_gets_no_socket(house: str) -> None:
    anna = Browser(house)
    table = anna.table("me", "open")
    with dial(house) as line:
        line.sendall(upgrade(anna, table, "Origin: http://evil.example").replace(f"Host: {anna.host}".encode(), b"Host: evil.example"))
        assert line.recv(12) == b"HTTP/1.1 421"


def test_the_servers_own_names_and_addresses_open_tables(house: str) -> None:
    machine = socket.gethostname()
    own = [
        "localhost",
        "localhost:8123",
        "dvergar.localhost",
        "127.0.0.1:8123",
        "[::1]:8123",
        "192.168.7.7:8123",
        "dwarves.example.org",
        "DWARVES.example.org:443",
    ]
    for host in [*own, "other.example", machine, f"{machine.partition('.')[0]}.local:8123"]:
        assert ask(house, host)[0] == 201, host


def test_who_names_no_host_is_no_browser(house: str) -> None:
    with dial(house) as line:
        line.sendall(b"GET /api/house HTTP/1.0\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"


@pytest.mark.parametrize("name", ["https://dwarves.example.org", "dwarves example", "", "a/b", "é.example"])
def test_a_name_that_is_none(name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--data", str(tmp_path), "--name", name])
    assert "dwarves.example.org" in capsys.readouterr().err
