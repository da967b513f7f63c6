"""Who has shared a score sheet, and so may delete it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for it; sheets of before have nobody."""
    op.add_column("sheet", sa.Column("host", sa.String(64)))
