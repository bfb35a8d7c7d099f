"""The schema, brought up to date by whoever opens the store first."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from dracosaur.server.store.errors import BadStore

NEWEST: Final = "0002"  # the last of migrations/versions
_LOCK: Final = 7_236_401  # any number that nobody else takes in this database


def migrate(connection: Connection) -> None:
    """The store has the newest schema; of several processes that start at once, one makes it.

    Raises BadStore where the store was written by a newer version.
    """
    with connection.begin():
        if connection.dialect.name == "postgresql":  # SQLite's writers exclude each other anyway
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        version = schema_version(connection)
        if version == NEWEST:
            return
        if version is not None and version > NEWEST:
            raise BadStore(
                f"the store has schema {version}, and this version of Dracosaur knows those up to {NEWEST}:"
                " install the version that wrote it, or a newer one"
            )
        _upgrade(connection)


def schema_version(connection: Connection) -> str | None:
    """Which migration the store has last seen; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _upgrade(connection: Connection) -> None:
    # Imported here, because a store that is up to date needs none of it, and a server should start at once.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")
