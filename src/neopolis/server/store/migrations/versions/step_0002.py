"""When servers were running."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "uptimes",
        sa.Column("started", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
