"""Running the server until it is stopped: the port, the signals, what is said at the start."""

from __future__ import annotations

import errno
import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Any

import uvicorn
from starlette.applications import Starlette

from dvergar.server.security import BIGGEST
from dvergar.server.sockets.door import MOST
from dvergar.server.sockets.http_protocol import HttpProtocol
from dvergar.server.sockets.websocket import SocketProtocol

SPARE = 200  # open files of a process beside its connections
SETTINGS: dict[str, Any] = {
    "http": HttpProtocol,
    "ws": SocketProtocol,
    "log_level": "warning",
    "access_log": False,
    "ws_max_size": 4 * BIGGEST,  # beyond this the connection is cut; below it there is an answer
    "ws_per_message_deflate": False,  # it costs every socket memory, and a view is small
    "timeout_graceful_shutdown": 1,
    "server_header": False,
}


class CannotListen(Exception):
    """The port is taken or not to be had; the text says what to do."""


def listen(host: str, port: int) -> socket.socket:
    """Return a socket bound to that address; raises `CannotListen`."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (OSError, UnicodeError) as error:
        raise CannotListen(f"{host!r} is no address of this machine; right would be 127.0.0.1, 0.0.0.0 or its name") from error
    bound = socket.socket(family, kind, protocol)
    if sys.platform != "win32":
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind(address)
        bound.listen(1024)
    except OSError as error:
        bound.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotListen(f"port {port} is taken: perhaps Dvergar runs already; stop what uses it, or choose another one, --port {port + 1}") from error
        if error.errno == errno.EACCES:
            raise CannotListen(f"port {port} needs rights that you do not have; choose one above 1023, for example --port 8123") from error
        raise CannotListen(f"{host!r} port {port} cannot be listened on: {error.strerror}") from error
    return bound


class Server(uvicorn.Server):
    """A uvicorn server that calls `ready` once pages are answered."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()


def settle() -> None:
    """Collect garbage seldom: what is shown to people lives long, and searching it for cycles again and again costs a third of the time.

    And let the thread that writes to the database have its turn soon.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)
    sys.setswitchinterval(0.001)


def most_connections() -> int:
    """Return how many connections this process may hold; each is an open file, and it is allowed as many as the system lets it have."""
    if sys.platform == "win32":
        return MOST
    import resource

    files, high = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE if high == resource.RLIM_INFINITY else min(MOST + SPARE, high)
    if files != resource.RLIM_INFINITY and files < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, high))
        files = wanted
    return MOST if files == resource.RLIM_INFINITY else max(1, min(MOST, files - SPARE))


def run(app: Starlette, listening: socket.socket, ready: Callable[[], None]) -> int:
    """Serve until a signal comes; return the exit status."""
    proxies = [str(network) for network in app.state.door.proxies]
    server = Server(uvicorn.Config(app, **SETTINGS, forwarded_allow_ips=proxies or None), ready)
    settle()
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return 0 if server.started else 130
    return 0 if server.started else 1


def lan_address() -> str | None:
    """Return this machine's address in its network, None when it has none; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") else found


def open_browser(address: str) -> None:
    """Open the page in the person's browser, where there is one with a window."""
    import os

    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
