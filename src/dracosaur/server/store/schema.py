"""The tables of the store, as the newest migration leaves them (a test compares the two)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


_ID: Final = String(16)

person = Table(
    "person",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("account", Text),
    Column("account_key", Text, unique=True),  # the account's name in one case and form
    Column("password_hash", Text),
    Column("epoch", Integer, nullable=False),
    Column("preferences", LargeBinary, nullable=False),
)

token = Table(
    "token",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("person_id", _ID, ForeignKey("person.id"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("label", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

challenge = Table(
    "challenge",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("owner_id", _ID, ForeignKey("person.id")),
    Column("day", String(10)),
    UniqueConstraint("day", "game"),
)

# "table" is a word of SQL's own.
listing = Table(
    "listing",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("owner_id", _ID, ForeignKey("person.id"), nullable=False),
    Column("title", Text, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("challenge_id", _ID, ForeignKey("challenge.id")),
    Column("seq", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("to_act", Integer, nullable=False),  # one bit for each seat
    Column("due_at", BigInteger),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_listing_due_at", "due_at"),
    Index("ix_listing_open", "status", "is_listed", "created_at"),
)

holder = Table(
    "holder",
    METADATA,
    Column("table_id", _ID, ForeignKey("listing.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", _ID, ForeignKey("person.id"), index=True),
    Column("bot", String(32)),
)

event = Table(
    "event",
    METADATA,
    Column("table_id", _ID, ForeignKey("listing.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("command_id", String(64)),
    Column("kind", String(32), nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("clocks", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "seat", "command_id"),
)

snapshot = Table(
    "snapshot",
    METADATA,
    Column("table_id", _ID, ForeignKey("listing.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", _ID, ForeignKey("listing.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", _ID, ForeignKey("person.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

mute = Table(
    "mute",
    METADATA,
    Column("person_id", _ID, ForeignKey("person.id"), primary_key=True),
    Column("muted_id", _ID, ForeignKey("person.id"), primary_key=True),
)

rating = Table(
    "rating",
    METADATA,
    Column("person_id", _ID, ForeignKey("person.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
)

result = Table(
    "result",
    METADATA,
    Column("table_id", _ID, ForeignKey("listing.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("person_id", _ID, ForeignKey("person.id")),
    Column("bot", String(32)),
    Column("is_rated", Boolean, nullable=False),
    Index("ix_result_person", "person_id", "finished_at"),
)

attempt = Table(
    "attempt",
    METADATA,
    Column("challenge_id", _ID, ForeignKey("challenge.id"), primary_key=True),
    Column("table_id", _ID, ForeignKey("listing.id"), primary_key=True),
    Column("person_id", _ID, ForeignKey("person.id"), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("is_first", Boolean, nullable=False),
    Column("points", Integer),
    Column("finished_at", BigInteger),
    Index("ix_attempt_person", "challenge_id", "person_id"),
)

# What somebody has answered to the riddle of a day.
solving = Table(
    "solving",
    METADATA,
    Column("riddle", String(64), primary_key=True),
    Column("person_id", _ID, ForeignKey("person.id"), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("answers", LargeBinary, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("is_solved", Boolean, nullable=False),
    Column("finished_at", BigInteger),
    Index("ix_solving_person", "person_id", "day"),
)

beat = Table(
    "beat",
    METADATA,
    Column("process", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# What all processes must have in common: the key of the cookies, and which restored store this is.
secret = Table(
    "secret",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
