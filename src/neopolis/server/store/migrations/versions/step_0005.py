"""Challenges: which tables play one, and what the best bot reaches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("challenge", sa.Text, nullable=False, server_default=""))
    op.create_index(
        "tables_challenge",
        "tables",
        ["challenge"],
        sqlite_where=sa.text("challenge <> ''"),
        postgresql_where=sa.text("challenge <> ''"),
    )
    op.create_table(
        "pars",
        sa.Column("challenge", sa.Text, primary_key=True),
        sa.Column("points", sa.Integer, nullable=False),
    )
