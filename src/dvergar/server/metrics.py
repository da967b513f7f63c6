"""Figures of a running server in the text form that Prometheus reads. Off unless the host wants them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from dvergar.server.http.endpoints import TEXT, Endpoints, Operation
from dvergar.server.tables.registry import Tables

METRICS = Endpoints()


def text(tables: Tables) -> str:
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
    ]
    return "".join(f"# HELP {name} {meaning}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, meaning, value in rows)


@METRICS.at("/metrics", GET=Operation(TEXT))
async def metrics(request: Request) -> Response:
    """GET /metrics."""
    return PlainTextResponse(text(request.app.state.tables), headers={"cache-control": "no-store"}, media_type="text/plain; version=0.0.4")
