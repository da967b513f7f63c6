"""How a database of an earlier version becomes one of this version. Alembic is loaded only when there is something to do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from dvergar.server.errors import StorageBroken
from dvergar.server.storage.schema import metadata

KNOWN = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008")  # the revisions below versions/
HEAD = KNOWN[-1]
FIRST = KNOWN[0]  # what databases have that never heard of revisions


def bring_up(connection: Connection, change: Callable[[Connection], None] | None = None) -> None:
    """Make the tables of a new database, or change those of an older one, with `change` in the place of Alembic. Raises `StorageBroken` for a newer one."""
    there = set(inspect(connection).get_table_names())
    if not there & {table.name for table in metadata.tables.values()}:
        metadata.create_all(connection)
        _stamp(connection, HEAD)
        return
    if "alembic_version" not in there:
        _stamp(connection, FIRST)
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found not in KNOWN:
        raise StorageBroken(f"the database was made by a newer Dvergar (revision {found}); this one knows revisions up to {HEAD}: install the newer one again")
    if found != HEAD and change is None:
        upgrade(connection, "head")
    elif found != HEAD and change is not None:
        change(connection)
        connection.execute(text("UPDATE alembic_version SET version_num = :revision"), {"revision": HEAD})


def upgrade(connection: Connection, to: str) -> None:
    """Run the migrations up to that revision."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _stamp(connection: Connection, revision: str) -> None:
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"))
    connection.execute(text("INSERT INTO alembic_version (version_num) VALUES (:revision)"), {"revision": revision})
