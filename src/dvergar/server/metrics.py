"""Figures of a running server in the text form that Prometheus reads. Off unless the host wants them."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from dvergar.server.http.endpoints import TEXT, Endpoints, Operation
from dvergar.server.sockets.door import Door
from dvergar.server.tables.registry import Tables

METRICS = Endpoints()


def text(tables: Tables, door: Door) -> str:
    """Return all figures, each with what it means."""
    figures, store = tables.figures, tables.store
    rows = [
        ("dvergar_start_time_seconds", "gauge", "When this process began, in seconds since 1970.", figures.begun),
        ("dvergar_tables", "gauge", "Tables in memory.", len(tables.loaded())),
        ("dvergar_sockets", "gauge", "Connected pages.", figures.sockets),
        ("dvergar_changes_total", "counter", "Changes of tables that were stored: moves, people, talk.", figures.changes),
        ("dvergar_refused_total", "counter", "Messages over sockets that were refused.", figures.refused),
        ("dvergar_bot_answers_total", "counter", "Answers of bots.", figures.bots),
        ("dvergar_commits_total", "counter", "Transactions committed.", store.commits),
        ("dvergar_commit_rows_total", "counter", "Changes in those transactions.", store.rows),
        ("dvergar_commit_seconds_total", "counter", "Time spent committing.", round(store.seconds, 6)),
        ("dvergar_connections", "gauge", "Open connections, sockets among them.", len(door.visits)),
        ("dvergar_connection_bytes", "gauge", "Bytes that wait for connections to take them.", door.waiting()),
        ("dvergar_turned_away_total", "counter", "Connections and requests refused, since their visitor or all together had too many.", door.turned_away),
        ("dvergar_broken_off_total", "counter", "Requests whose other side has gone before they were read.", door.broken_off),
        ("dvergar_work_waiting", "gauge", "Long works (codes, records, past positions) that wait or are being done.", tables.work.waiting),
        ("dvergar_work_refused_total", "counter", "Long works refused, since too many waited.", tables.work.refused),
        ("dvergar_letters_waiting", "gauge", "Webhooks and push messages that wait or are on their way.", tables.notifier.calls.waiting),
        ("dvergar_letters_dropped_total", "counter", "Webhooks and push messages not sent, since too many waited.", tables.notifier.calls.dropped),
        ("dvergar_store_waiting", "gauge", "Changes that wait to be stored.", store.waiting),
        ("dvergar_sheets_waiting", "gauge", "Requests that wait for a shared sheet to change.", tables.sheets.waiting),
        ("dvergar_memory_bytes", "gauge", "Memory of this process, where the system tells it.", memory()),
        *(
            (f"dvergar_late_{what}_total", "counter", f"Connections cut: {why}.", door.cut[what])
            for what, why in (
                ("head", "no whole request came in time"),
                ("body", "no whole body came in time"),
                ("stall", "they took nothing of what waited for them"),
                ("linger", "closed, they did not take the rest"),
            )
        ),
    ]
    return "".join(f"# HELP {name} {meaning}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, meaning, value in rows)


def memory() -> int:
    """Return how many bytes of memory this process holds; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


@METRICS.at("/metrics", GET=Operation(TEXT))
async def metrics(request: Request) -> Response:
    """GET /metrics."""
    return PlainTextResponse(
        text(request.app.state.tables, request.app.state.door), headers={"cache-control": "no-store"}, media_type="text/plain; version=0.0.4"
    )
