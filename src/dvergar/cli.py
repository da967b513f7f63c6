"""The command line: `dvergar serve`, `site`, `games`, `arena`, `train`, `score`, `record`, `export`, `import`, `check`, `new-game`, `check-game`."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tomllib
from pathlib import Path
from typing import Any

import dvergar
from dvergar.engine.errors import DvergarError
from dvergar.engine.game import Game
from dvergar.engine.match import Match
from dvergar.engine.words import LANGUAGES
from dvergar.learn import command as training
from dvergar.site import command
from dvergar.tools import authors

PORT = 8123
WRONG = 2  # exit status when what was asked for cannot be done


class Stop(Exception):
    """What was asked for cannot be done; the text says why and what to do."""


def main(argv: list[str] | None = None) -> int:
    """Do what the arguments say; returns the exit status: 0 done, 2 it could not be done and the reason was said."""
    given = parser().parse_args(argv)
    try:
        status: int = given.job(given)
    except Stop as stop:
        print(f"dvergar: {stop}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:  # before the server was up
        return 130
    except BrokenPipeError:  # `dvergar games | head -1`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    top = argparse.ArgumentParser(prog="dvergar", description="Play five dwarf board games in the browser, with people and bots.")
    top.add_argument("--version", action="version", version=f"dvergar {dvergar.__version__}")
    jobs = top.add_subparsers(required=True, metavar="JOB")

    serve_ = jobs.add_parser("serve", help="open the tables on this machine", description="Serve the tables until Ctrl-C.")
    serve_.add_argument("--port", type=_port, default=PORT, help=f"where to listen (default {PORT}; 0: any free port)")
    serve_.add_argument("--host", default="127.0.0.1", help="who may come: 127.0.0.1 this machine only (default), 0.0.0.0 everybody in the network")
    serve_.add_argument("--data", type=Path, metavar="DIR", help=f"folder for the tables (default {data_folder()})")
    serve_.add_argument("--database", metavar="URL", help="keep the tables in a database instead: postgresql://USER@HOST/NAME")
    serve_.add_argument("--cards", type=Path, metavar="DIR", help="play with the tables of cards in this folder, DIR/GAME/*.toml")
    serve_.add_argument("--pace", type=_pace, default=1.0, metavar="FACTOR", help="how long bots seem to think: 1 about a second (default), 0 not at all")
    serve_.add_argument("--workers", type=_workers, default=1, metavar="N", help="serve with so many processes (default 1; more need PostgreSQL)")
    serve_.add_argument(
        "--name",
        action="append",
        type=_name,
        default=[],
        metavar="HOST",
        help="a name that others reach this server by (dwarves.example.org); may be given again",
    )
    serve_.add_argument(
        "--proxy", action="append", type=_network, default=[], metavar="ADDRESS", help="a proxy that says who asks (X-Forwarded-For); may be given again"
    )
    serve_.add_argument("--metrics", action="store_true", help="tell figures at /metrics, for Prometheus")
    serve_.add_argument("--log", choices=("text", "json"), default="text", help="how the log is written: text (default), or a JSON object a line")
    serve_.add_argument("--no-open", action="store_true", help="do not open the browser")
    serve_.set_defaults(job=serve)

    command.add(jobs)

    games = jobs.add_parser("games", help="list the games")
    games.set_defaults(job=list_games)

    arena = jobs.add_parser("arena", help="let bots play against each other", description="Let bots play many matches, and say how well each does.")
    arena.add_argument("game", metavar="GAME", help="its id; `dvergar games` lists them")
    arena.add_argument("--bots", required=True, metavar="A,B,..", help="the levels that play; twice the same sits on two seats")
    arena.add_argument("--seats", required=True, type=int, metavar="N", help="how many sit at a table")
    arena.add_argument("--matches", required=True, type=int, metavar="N", help="how many matches; of each deal every bot gets every seat")
    arena.add_argument("--budget", type=int, metavar="N", help="iterations for each decision of a bot whose thinking a clock would end")
    arena.add_argument("--seed", type=int, default=0, metavar="N", help="equal seeds give equal matches (default 0)")
    arena.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a rules option of the game; may be given again")
    arena.add_argument("--out", type=Path, metavar="FILE", help="keep all rows in a .sqlite, .csv or .parquet file; a run that was stopped goes on with it")
    arena.add_argument("--report", type=Path, metavar="FILE", help="write a page with plots")
    arena.add_argument("--language", choices=LANGUAGES, default="en", help="of the report (default en)")
    arena.add_argument("--cards", type=Path, metavar="DIR", help="play with the tables of cards in this folder")
    workers = arena.add_mutually_exclusive_group()
    workers.add_argument("--jobs", type=int, metavar="N", help="how many processes play (default: one a core)")
    workers.add_argument("--dask", nargs="?", const=True, default=False, metavar="ADDRESS", help="play on this Dask scheduler, or on a cluster of this machine")
    arena.set_defaults(job=play_arena)

    training.add(jobs)

    score = jobs.add_parser("score", help="count a score sheet of a real table", description="Count a score sheet, JSON or TOML, as docs/score.md says.")
    score.add_argument("file", type=Path)
    score.add_argument("--game", help="of which game it is, where the file does not say")
    score.add_argument("--csv", action="store_true", help="write CSV for a spreadsheet")
    score.add_argument("--language", choices=LANGUAGES, default="en", help="in which language (default en)")
    score.add_argument("--cards", type=Path, metavar="DIR", help="the tables of cards it is counted with")
    score.set_defaults(job=count_sheet)

    record = jobs.add_parser("record", help="work with written-down matches").add_subparsers(required=True, metavar="JOB")
    check = record.add_parser("check", help="play a record again and say whether it is whole")
    check.add_argument("file", type=Path)
    check.add_argument("--cards", type=Path, metavar="DIR", help="the tables of cards it was played with")
    check.set_defaults(job=check_record)
    show = record.add_parser("show", help="play a record again and say what happened")
    show.add_argument("file", type=Path)
    show.add_argument("--at", type=int, metavar="N", help="only up to the first N actions")
    show.add_argument("--language", choices=LANGUAGES, default="en", help="in which language (default en)")
    show.add_argument("--cards", type=Path, metavar="DIR", help="the tables of cards it was played with")
    show.set_defaults(job=show_record)

    export = jobs.add_parser("export", help="write the record of a table that is over")
    export.add_argument("table", help="its six letters")
    export.add_argument("-o", "--output", type=Path, metavar="FILE", help="where to (default: to standard output)")
    _place(export)
    export.set_defaults(job=export_record)
    import_ = jobs.add_parser("import", help="make a table of a record")
    import_.add_argument("file", type=Path)
    _place(import_)
    import_.set_defaults(job=import_record)
    authors.add(jobs)
    replay = jobs.add_parser("check", help="play all stored matches again, for example before an upgrade")
    _place(replay)
    replay.set_defaults(job=check_database)
    return top


def _place(command: argparse.ArgumentParser) -> None:
    command.add_argument("--data", type=Path, metavar="DIR", help=f"folder of the tables (default {data_folder()})")
    command.add_argument("--database", metavar="URL", help="the database of the tables instead: postgresql://USER@HOST/NAME")
    command.add_argument("--cards", type=Path, metavar="DIR", help="play with the tables of cards in this folder, DIR/GAME/*.toml")


def list_games(given: argparse.Namespace) -> int:
    """`dvergar games`: id, seats, title, one a line."""
    for id in dvergar.games():
        game = dvergar.game(id)
        print(f"{id:15} {game.seats.start}-{game.seats.stop - 1} seats  {game.title}")
    return 0


def play_arena(given: argparse.Namespace) -> int:
    """`dvergar arena GAME`: the figures go to standard output, how far it is to standard error."""
    from dvergar.arena import ArenaError, running
    from dvergar.arena.plan import read_options

    try:
        found = running.run(
            given.game,
            given.bots,
            given.seats,
            given.matches,
            budget=given.budget,
            seed=given.seed,
            options=read_options(dvergar.game(given.game), given.option),
            cards=given.cards,
            out=given.out,
            report=given.report,
            jobs=running.cores() if given.jobs is None else given.jobs,
            dask=given.dask,
            progress=True,
            language=given.language,
        )
    except (ArenaError, DvergarError) as error:
        raise Stop(str(error)) from error
    print(found)
    return 0


def count_sheet(given: argparse.Namespace) -> int:
    """`dvergar score FILE`: the breakdown of a score sheet, or every entry that cannot be, one a line, and status 2."""
    from dvergar.engine.score_report import problem_text

    sheet = _sheet(given.file)
    id = given.game or sheet.get("game")
    if not isinstance(id, str):
        raise Stop(f'{given.file} does not say of which game it is: write game = "nidavellir" into it, or name it with --game')
    try:
        tally = dvergar.score(id, sheet, given.cards)
    except dvergar.BadSheet as error:
        names = error.tally.names if error.tally is not None else []
        for problem in error.problems:
            print(problem_text(dvergar.game(id), names, problem, given.language), file=sys.stderr)
        return WRONG
    except DvergarError as error:
        raise Stop(str(error)) from error
    print(dvergar.score_csv(tally, given.language).rstrip("\n") if given.csv else dvergar.score_text(tally, given.language))
    return 0


def _sheet(file: Path) -> dict[str, Any]:
    """Read a score sheet, TOML where the name ends so, else JSON."""
    try:
        text = file.read_text(encoding="utf-8-sig")
        found = tomllib.loads(text) if file.suffix.lower() == ".toml" else json.loads(text)
    except OSError as error:
        raise Stop(f"{file} cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise Stop(f"{file} is no {'TOML' if file.suffix.lower() == '.toml' else 'JSON'}: {error}") from error
    if not isinstance(found, dict):
        raise Stop(f"{file} holds no score sheet: it must be an object with seats; see docs/score.md")
    return found


def check_record(given: argparse.Namespace) -> int:
    """`dvergar record check FILE`."""
    match = _record(given)
    result = match.result()
    state = f"{'over' if result.over else 'unfinished'}; totals {', '.join(map(str, result.totals))}"
    print(f"{given.file}: {match.game.title}, {match.seats} seats, {len(match.log)} actions, {state}")
    return 0


def show_record(given: argparse.Namespace) -> int:
    """`dvergar record show FILE`: what happened, an event a line with the number of actions before it, and the score sheet."""
    from dvergar.engine.words import words_of

    match = _record(given)
    if given.at is not None:
        try:
            match = match.at(given.at)
        except DvergarError as error:
            raise Stop(str(error)) from error
    said = words_of(match.game, given.language)

    def say(word: str, plain: str, **args: str | int) -> str:
        return said.say(word, **args) if said.has(word) else plain  # a game from elsewhere may have no words

    print(f"{match.game.title}, {match.seats} seats")
    for event in match.events:
        args = {**event.args, "who": f"seat:{event.seat}"} if event.seat >= 0 else event.args
        print(f"{event.before:4}  {say(f'{match.game.id}-event-{event.kind}', f'{event.kind} {args}', **args)}")
    result = match.result()
    for seat, lines in enumerate(result.lines):
        sheet = ", ".join(f"{say(f'{match.game.id}-score-{line.key}', line.key)} {line.points}" for line in lines)
        print(f"{said.say('seat-name', number=seat + 1)}: {result.totals[seat]} ({sheet})")
    return 0


def export_record(given: argparse.Namespace) -> int:
    """`dvergar export TABLE`."""
    from dvergar.server import admin

    place, games = _found(given)
    try:
        text = admin.export(place, games, given.table)
    except _broken() as error:
        raise Stop(str(error)) from error
    if given.output is None:
        sys.stdout.write(text)
    else:
        try:
            given.output.write_text(text, encoding="utf-8")
        except OSError as error:
            raise Stop(f"{given.output} cannot be written: {error.strerror}") from error
    return 0


def import_record(given: argparse.Namespace) -> int:
    """`dvergar import FILE`: says where the table is, and the link that opens its first seat."""
    from dvergar.server import admin

    match = _record(given)
    place, games = _found(given)
    try:
        table, token = admin.bring(place, games, match)
    except _broken() as error:
        raise Stop(str(error)) from error
    print(f"{table}  #/t/{table}/k/{token}")
    return 0


def check_database(given: argparse.Namespace) -> int:
    """`dvergar check`: status 1 when a match does not play again."""
    from dvergar.server import admin

    place, games = _found(given)
    try:
        found = admin.check(place, games)
    except _broken() as error:
        raise Stop(str(error)) from error
    for reason in found.wrong:
        print(reason)
    print(f"{found.whole} tables play again, {len(found.wrong)} do not")
    return 1 if found.wrong else 0


def _record(given: argparse.Namespace) -> Match:
    try:
        text = given.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Stop(f"{given.file} cannot be read: {getattr(error, 'strerror', None) or 'it is no text'}") from error
    try:
        return Match.read(text, given.cards)
    except DvergarError as error:
        raise Stop(f"{given.file}: {error}") from error


def _broken() -> tuple[type[Exception], ...]:
    from dvergar.server.errors import StorageBroken

    return DvergarError, StorageBroken


def _found(given: argparse.Namespace) -> tuple[Path | str, list[Game]]:
    if given.data is not None and given.database is not None:
        raise Stop("--data and --database name two places for the tables; give one")
    return given.database or _folder(given.data or data_folder()), _games(given.cards)


def serve(given: argparse.Namespace) -> int:
    """`dvergar serve`: everything that can be wrong is found before the port is open to anybody."""
    from dvergar.server.app import PAUSE, create_app
    from dvergar.server.errors import StorageBroken
    from dvergar.server.logs import begin
    from dvergar.server.run import CannotListen, lan_address, listen, most_connections, run
    from dvergar.server.sockets.door import Door
    from dvergar.server.workers import Settings, run_workers
    from dvergar.site.on_demand import OnDemand

    if given.workers > 1 and not (given.database or "").startswith("postgres"):
        raise Stop("several processes need one database that all can write to: --database postgresql://USER@HOST/NAME")
    place, games = _found(given)
    try:
        asyncio.run(_try(place))
        listening = listen(given.host, given.port)
    except (StorageBroken, CannotListen) as error:
        raise Stop(str(error)) from error
    port = listening.getsockname()[1]
    local, lan = given.host in ("127.0.0.1", "localhost", "::1"), lan_address()
    here = f"http://{'localhost' if local or given.host in ('0.0.0.0', '::') else _bracketed(given.host)}:{port}/"
    there = None if local else f"http://{lan}:{port}/" if given.host in ("0.0.0.0", "::") and lan else here
    pause = (PAUSE[0] * given.pace, PAUSE[1] * given.pace)
    begin(given.log)
    settings = Settings(place, given.cards, pause, [there] if there else [], given.metrics, given.log, tuple(given.proxy), (*given.name, given.host))
    if given.workers > 1:
        return run_workers(settings, given.workers, listening, lambda: _announce(here, there, not given.no_open))
    door = Door(most=most_connections(), proxies=settings.proxies)
    site = OnDemand((given.data or data_folder()) / "site")
    app = create_app(place, games=games, pause=pause, addresses=settings.addresses, figures=given.metrics, door=door, names=settings.names, site=site)
    return run(app, listening, lambda: _announce(here, there, not given.no_open))


def _announce(here: str, there: str | None, browser: bool) -> None:
    from dvergar.server.run import open_browser

    print(f"Dvergar is open at {here}  (Ctrl-C closes it)", flush=True)
    if there is not None:
        print(f"Others in your network: {there}", flush=True)
        if sys.stdout.isatty():
            import segno

            segno.make(there, error="l", micro=False).terminal(compact=True)
    if browser:
        open_browser(here)


def data_folder() -> Path:
    """Return the usual folder for the tables of this user."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "dvergar"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/dvergar"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "dvergar"


def _games(cards: Path | None) -> list[Game]:
    from dvergar.server.app import installed

    try:
        return installed(cards)
    except DvergarError as error:
        raise Stop(f"the tables of cards in {cards} cannot be used: {error}" if cards is not None else str(error)) from error


def _folder(folder: Path) -> Path:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds the seeds of running matches
        probe = folder / f".probe-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise Stop(f"the folder {folder} cannot be written to ({error.strerror}); make it writable or name another one: --data DIR") from error
    return folder


async def _try(place: Path | str) -> None:
    from dvergar.server.storage.store import Store

    store = Store(place)
    store.keep_others_out()
    await store.open()
    await store.close()


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port; right would be a number from 0 to 65535")
    return int(text)


def _name(text: str) -> str:
    from dvergar.server.own_names import NAME, host_of

    if not NAME.fullmatch(host_of(text)) or "/" in text:
        raise argparse.ArgumentTypeError(f"{text!r} is no name of a host; right would be dwarves.example.org")
    return text


def _network(text: str) -> str:
    from dvergar.server.addresses import networks

    try:
        networks((text,))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no address in numbers; right would be 127.0.0.1 or 172.17.0.0/16") from error
    return text


def _workers(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 64:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of processes; right would be a number from 1 to 64")
    return int(text)


def _pace(text: str) -> float:
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 10:
        raise argparse.ArgumentTypeError(f"{text!r} is no pace; right would be a number from 0 to 10")
    return pace
