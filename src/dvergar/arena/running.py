"""Running an arena: all arguments are checked before the first match, and what was played is kept whatever happens."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path

from dvergar.arena import files
from dvergar.arena.errors import ArenaError
from dvergar.arena.executors import DaskWorkers, ProcessWorkers, ThisProcess, Workers
from dvergar.arena.outcome import Outcome
from dvergar.arena.plan import Plan, planned, whole
from dvergar.arena.progress import Progress
from dvergar.arena.runner import Runner
from dvergar.arena.store import KINDS, Store
from dvergar.engine.errors import shown
from dvergar.engine.policy import PolicyMaker
from dvergar.engine.words import LANGUAGES

MOST_JOBS = 1024


def run(
    game: str,
    bots: str | Sequence[str] | Mapping[str, str | PolicyMaker],
    seats: int,
    matches: int,
    *,
    budget: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    cards: str | Path | None = None,
    out: str | Path | None = None,
    report: str | Path | None = None,
    jobs: int = 1,
    dask: str | bool = False,
    executor: Executor | None = None,
    progress: bool = False,
    language: str = "en",
) -> Outcome:
    """Play an arena and return its outcome.

    `bots` are levels (`dvergar.bots.levels`; in one text with commas between them), or a mapping of names to levels or to whatever makes a bot
    of your own. `budget` is how many iterations a bot gets for a decision whose thinking a clock would end. `out` is a file of rows (.sqlite,
    .csv, .parquet); a run that was stopped goes on with it. `jobs` is how many processes play; 1 is this one. `dask` is True for a Dask
    cluster of this machine, or the address of a scheduler; `executor` any other `concurrent.futures.Executor`. With `progress` a bar is drawn
    on standard error.
    Raises `ArenaError`, `UnknownGame`, `BadData` or `BadSetup` before anything is played, and `ArenaError` where it cannot go on.
    """
    if not whole(jobs, 1) or jobs > MOST_JOBS:
        raise ArenaError(f"{shown(jobs)} jobs cannot play; right would be 1 to {MOST_JOBS}")
    if language not in LANGUAGES:
        raise ArenaError(f"there is no report in the language {shown(language)!r}; right would be one of {', '.join(LANGUAGES)}")
    if isinstance(bots, str):
        bots = named(bots)
    plan = planned(game, bots, seats, matches, seed, budget, options, None if cards is None else Path(cards))
    file, page = (None if name is None else Path(name) for name in (out, report))
    if file is not None and file.suffix not in KINDS:
        raise ArenaError(f"{file}: the name says how rows are written; right would end in {', '.join(KINDS)}")
    if page is not None:
        files.probe(page)
        if file is not None and page.resolve() == file.resolve():
            raise ArenaError(f"--out and --report name the same file {file}")
    store = Store(plan, file)
    try:
        if not store.complete():
            play(plan, store, lambda: workers(jobs, dask, executor), Progress(matches) if progress else None)
        store.finish()
        found = Outcome(plan, store)
    finally:
        store.close()
    if page is not None:
        found.report(page, language)
    return found


def named(bots: str) -> list[str]:
    """Return the names of a list with commas.

    >>> named("master, greedy")
    ['master', 'greedy']
    """
    return [name.strip() for name in bots.split(",") if name.strip()]


def workers(jobs: int, dask: str | bool, executor: Executor | None) -> Workers:
    """Return the workers asked for; raises `ArenaError` where there are none."""
    if executor is not None:
        return Workers(executor)
    if dask:
        return DaskWorkers(dask if isinstance(dask, str) else None, jobs if jobs > 1 else cores())
    return ThisProcess() if jobs == 1 else ProcessWorkers(jobs)


def cores() -> int:
    """Return how many processes this one may keep busy."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play(plan: Plan, store: Store, found: Callable[[], Workers], progress: Progress | None) -> None:
    """Play what is missing; raises `ArenaError` or `KeyboardInterrupt` after storing what came back."""
    players = found()
    try:
        Runner(plan, store, players, progress or (lambda done: None)).run()
    except ArenaError as error:
        raise ArenaError(f"{error}; {kept(store)}") from error
    except KeyboardInterrupt:
        if progress is not None:
            progress.say(f"stopped; {kept(store)}")
        raise
    finally:
        players.close()
        if progress is not None:
            progress.end()


def kept(store: Store) -> str:
    """Return what is kept of a run that stops, as text."""
    many = f"{len(store.done)} of {store.plan.matches} matches"
    if store.journal is None:
        return f"{many} were played, and would have been kept with --out FILE"
    return f"{many} are kept in {store.journal}, and the same command goes on from there" if store.done else "nothing was played"
