"""Alembic runs this file for every upgrade, on the connection and in the transaction that `upgrade` was given."""

from __future__ import annotations

from alembic import context

from neopolis.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
