"""How matches ended, and old streams packed together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("deal", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("result_game", "result", ["game", "at"])
    op.create_index("result_deal", "result", ["deal"])
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
