"""Reviews of matches that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "review",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("played", sa.String(40), nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
