"""What this server keeps to itself: the key that signs its push messages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for it."""
    op.create_table("secret", sa.Column("name", sa.String(20), primary_key=True), sa.Column("value", sa.Text, nullable=False))
