"""What was deleted of a score sheet and can be taken back, who may enter, and what is told to all who have it open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make room for it; sheets of before are open and have nothing to tell."""
    op.add_column("sheet", sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("sheet", sa.Column("dropped", sa.BigInteger))
    op.add_column("sheet", sa.Column("news", sa.Text, nullable=False, server_default="[]"))
    op.add_column("sheet_part", sa.Column("dropped", sa.BigInteger))
    op.add_column("sheet_part", sa.Column("outs", sa.Text, nullable=False, server_default="[]"))
