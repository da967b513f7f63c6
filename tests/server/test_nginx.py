"""The configuration in docs/hosting.md, with a real nginx in front of two processes on one PostgreSQL."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette

from dvergar.server.sockets.door import Door
from serving import WAIT, Browser, serving, toy_app

HOSTING = Path(__file__).parents[2] / "docs/hosting.md"
TABLES = 12


def nginx() -> str:
    """Return the program: the one that NGINX names, or this machine's."""
    places = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])
    found = shutil.which(os.environ.get("NGINX", "nginx"), path=places)
    assert found, "this test needs nginx (Debian, Ubuntu: apt-get install nginx-light), or its place in NGINX"
    return found


def configuration(folder: Path, port: int, servers: list[str]) -> str:
    """Return what docs/hosting.md tells to write, for this port without TLS, and these servers."""
    one, several = re.findall(r"```nginx\n(.*?)```", HOSTING.read_text(), re.DOTALL)
    one = re.sub(r"\n *ssl_certificate.*", "", one).replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace("dwarves.example.org", "127.0.0.1")
    assert "proxy_pass http://127.0.0.1:8123;" in one
    one = one.replace("proxy_pass http://127.0.0.1:8123;", "proxy_pass http://dvergar;")
    listed = iter(servers)
    several = re.sub(r"( *)server 127\.0\.0\.1:81\d\d;\n", lambda found: "".join(f"{found[1]}server {each};\n" for each in [next(listed, "")] if each), several)
    temporary = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    return (
        f"daemon off; master_process off; pid {folder / 'pid'}; error_log {folder / 'error.log'};\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{several}{one}}}\n"
    )


@pytest.fixture
def processes(postgres: str) -> Iterator[list[tuple[str, Starlette]]]:
    """Two servers on one database, as two processes would be, behind a proxy."""
    apps = [toy_app(postgres, door=Door(proxies=("127.0.0.1",))) for _ in range(2)]
    with serving(apps[0]) as first, serving(apps[1]) as second:
        yield [(first, apps[0]), (second, apps[1])]


@pytest.fixture
def proxy(processes: list[tuple[str, Starlette]], tmp_path: Path) -> Iterator[str]:
    """Address of an nginx in front of them and of a third one that is not there."""
    with socket.socket() as free, socket.socket() as dead:
        free.bind(("127.0.0.1", 0))
        dead.bind(("127.0.0.1", 0))
        port, nobody = free.getsockname()[1], dead.getsockname()[1]
        free.close()
        text = configuration(tmp_path, port, [address.removeprefix("http://") for address, _ in processes] + [f"127.0.0.1:{nobody}"])
        (tmp_path / "nginx.conf").write_text(text)
        words = [nginx(), "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-e", str(tmp_path / "error.log")]
        subprocess.run([*words, "-t"], check=True, capture_output=True)
        running = subprocess.Popen(words)
        try:
            up(port, running)
            yield f"http://127.0.0.1:{port}"
        finally:
            running.terminate()
            running.wait(WAIT)


def up(port: int, running: subprocess.Popen[bytes]) -> None:
    """Wait until somebody listens."""
    until = time.monotonic() + WAIT
    while True:
        assert running.poll() is None, "nginx has ended"
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.01)


def test_each_table_is_always_at_the_same_process_and_those_of_a_dead_one_are_at_another(processes: list[tuple[str, Starlette]], proxy: str) -> None:
    """A move goes through, everybody at a table is at one process, and tables are at both; a process that is not there keeps nobody out."""
    held: list[int] = []
    for _ in range(TABLES):
        anna = Browser(proxy)
        table = anna.table("me", "me")
        with anna.line(table) as one, anna.line(table) as two:
            for line in (one, two):
                line.until(lambda show: bool(show["view"]))
                line.send({"t": "look", "seat": 0})
                line.until(lambda show: show["seat"] == 0)
            rev = one.play()["rev"]
            two.reach(rev)
            at = [sum(table == each.id and len(each.readers) for each in app.state.tables.loaded()) for _, app in processes]
            assert sorted(at) == [0, 2]
            held.append(at.index(2))
            assert anna.get(f"/api/tables/{table}").json["id"] == table
    assert set(held) == {0, 1}
