"""Devices, what they may do where, and the codes that give it to other devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for them; tokens in cookies of before are granted when a browser brings them."""
    op.create_table(
        "device",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("colour", sa.String(10), nullable=False),
    )
    op.create_table(
        "device_grant",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("device_grant_table", "device_grant", ["table_id"])
    op.create_table(
        "device_code",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("device_code_device", "device_code", ["device"])
