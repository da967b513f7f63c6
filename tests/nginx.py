"""A real nginx with the configuration in docs/hosting.md, in front of several servers."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOSTING = Path(__file__).parents[1] / "docs/hosting.md"
WAIT = 30.0  # seconds until it is given up


def program() -> str:
    """Return the program: the one that NGINX names, or this machine's."""
    places = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])
    found = shutil.which(os.environ.get("NGINX", "nginx"), path=places)
    assert found, "this needs nginx (Debian, Ubuntu: apt-get install nginx-light), or its place in NGINX"
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
        f"daemon off; master_process off; pid {folder / 'pid'}; error_log {folder / 'error.log'};\nevents {{ worker_connections 8192; }}\n"
        f"http {{\naccess_log off;\n{temporary}{several}{one}}}\n"
    )


@contextmanager
def fronting(folder: Path, servers: list[str], *changed: tuple[str, str]) -> Iterator[tuple[str, int]]:
    """Run an nginx in front of servers, with what docs/hosting.md says but for what is changed; give its address and its process."""
    folder.mkdir(exist_ok=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    text = configuration(folder, port, [address.removeprefix("http://") for address in servers])
    for said, instead in changed:
        assert said in text
        text = text.replace(said, instead)
    (folder / "nginx.conf").write_text(text)
    words = [program(), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    subprocess.run([*words, "-t"], check=True, capture_output=True)
    running = subprocess.Popen(words)
    try:
        up(port, running)
        yield f"http://127.0.0.1:{port}", running.pid
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
