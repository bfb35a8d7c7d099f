"""The store: the log of every table and everything else the server keeps, on SQLite or PostgreSQL."""

from dracosaur.server.store.backup import Held, backup, restore
from dracosaur.server.store.errors import (
    BadBackup,
    BadStore,
    CommandKnown,
    NameTaken,
    NoTable,
    SeqTaken,
    StoreInUse,
    Unavailable,
)
from dracosaur.server.store.news import News, NewsKind
from dracosaur.server.store.store import Store
from dracosaur.server.store.values import (
    Attempt,
    Challenge,
    ChatLine,
    Holder,
    Listing,
    LogRow,
    Person,
    Rating,
    Result,
    Solving,
    Standing,
    Status,
    Token,
    new_code,
    new_id,
)

__all__ = [
    "Attempt",
    "BadBackup",
    "BadStore",
    "Challenge",
    "ChatLine",
    "CommandKnown",
    "Held",
    "Holder",
    "Listing",
    "LogRow",
    "NameTaken",
    "News",
    "NewsKind",
    "NoTable",
    "Person",
    "Rating",
    "Result",
    "SeqTaken",
    "Solving",
    "Standing",
    "Status",
    "Store",
    "StoreInUse",
    "Token",
    "Unavailable",
    "backup",
    "new_code",
    "new_id",
    "restore",
]
