"""Alembic runs this file for a migration, on the connection that `migrate` hands it."""

from alembic import context

from dracosaur.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,  # also SQLite's, because we begin transactions ourselves
)
with context.begin_transaction():
    context.run_migrations()
