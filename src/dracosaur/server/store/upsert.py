"""Inserts that meet a row of the same key; both databases can do it, each in a dialect of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

Values = dict[str, Any]  # by the names of columns


def insert_or_replace(connection: Connection, table: Table, values: Values) -> None:
    """A row of this primary key has these values."""
    keys = [column.name for column in table.primary_key]
    others = {name: value for name, value in values.items() if name not in keys}
    statement = _insert(connection, table, values).on_conflict_do_update(index_elements=keys, set_=others)
    connection.execute(statement)


def insert_or_leave(connection: Connection, table: Table, values: Values) -> bool:
    """A row of this key is there, the old one if there was one; says whether it is new."""
    return connection.execute(_insert(connection, table, values).on_conflict_do_nothing()).rowcount > 0


def _insert(connection: Connection, table: Table, values: Values) -> sqlite.Insert | postgresql.Insert:
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # slow to load, and most servers never need it

        return postgresql.insert(table).values(values)
    return sqlite.insert(table).values(values)
