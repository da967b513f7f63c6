"""The tables of the database; `migrations/` brings older ones here."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text, false

ARCHIVED = "archived"  # status of a table whose changes are packed

metadata = MetaData()
changes = Table(
    "event",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # seconds since 1970
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)
listing = Table(
    "game_table",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("due", Boolean, nullable=False),  # a bot owes a decision
    Column("changed", BigInteger, nullable=False),
    Index("game_table_open", "status", "listed", "changed"),
    Index("game_table_due", "due", "changed"),
)
results = Table(
    "result",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("deal", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    Index("result_game", "game", "at"),
    Index("result_deal", "deal"),
)

archive = Table(
    "archive",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("changes", Integer, nullable=False),  # how many of the first changes are packed here
    Column("data", LargeBinary, nullable=False),
)

sheets = Table(
    "sheet",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("revision", Integer, nullable=False),  # grows with every change of any part
    Column("changed", BigInteger, nullable=False),
    Column("host", String(64)),  # hash of the token of whoever has shared it; null: shared before there were such tokens
    Column("locked", Boolean, nullable=False, server_default=false()),  # only the host enters
    Column("dropped", BigInteger),  # when it was deleted; it can be taken back for a while
    Column("news", Text, nullable=False, server_default="[]"),  # the last things that all who have it open are told
    Index("sheet_changed", "changed"),
)
sheet_parts = Table(
    "sheet_part",
    metadata,
    Column("sheet_id", String(16), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("section", String(12), primary_key=True),
    Column("revision", Integer, nullable=False),  # grows with every change of this part
    Column("data", Text, nullable=False),
    Column("dropped", BigInteger),  # when its round was deleted
    Column("outs", Text, nullable=False, server_default="[]"),  # rows that were taken out of it lately
)

reviews = Table(
    "review",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("played", String(40), nullable=False),  # which match it reviews
    Column("ended", Boolean, nullable=False),
    Column("owner", String(16), nullable=False),  # the process that works on it
    Column("beat", BigInteger, nullable=False),  # when that process last said so; 0: it has left it
    Column("data", Text, nullable=False),
)

devices = Table(
    "device",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token in the browser's cookie
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("name", String(24), nullable=False),
    Column("colour", String(10), nullable=False),
)
grants = Table(
    "device_grant",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("table_id", String(16), primary_key=True),  # a score sheet's id follows "sheet:"
    Column("key", String(64), primary_key=True),  # hash of the token, as the table's changes know it
    Column("seat", Integer, nullable=False),  # what the key opened when it was granted; -1: the host's
    Column("at", BigInteger, nullable=False),
    Index("device_grant_table", "table_id"),
)
codes = Table(
    "device_code",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("device", String(64), nullable=False),  # whose grants it gives
    Column("table_id", String(16), nullable=False),  # "": of all tables
    Column("key", String(64), nullable=False),  # "": all of them
    Column("until", BigInteger, nullable=False),
    Index("device_code_device", "device"),
)

secrets = Table("secret", metadata, Column("name", String(20), primary_key=True), Column("value", Text, nullable=False))
