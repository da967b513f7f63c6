"""Figures of a running server in the text form that Prometheus reads. Off unless the host wants them."""

from __future__ import annotations

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


@METRICS.at("/metrics", GET=Operation(TEXT))
async def metrics(request: Request) -> Response:
    """GET /metrics."""
    return PlainTextResponse(
        text(request.app.state.tables, request.app.state.door), headers={"cache-control": "no-store"}, media_type="text/plain; version=0.0.4"
    )
