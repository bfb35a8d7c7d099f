"""News between the processes of a server: what changed, never what it is."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from dracosaur.core.values import Value


class NewsKind(StrEnum):
    """What has changed."""

    LOG = "log"  # the log of the table goes to `number` now
    CHAT = "chat"  # the line `number` was said
    PRESENCE = "presence"  # who is there
    TABLE = "table"  # what the listing says beyond the log
    PERSON = "person"  # a person is no longer known by some of her cookies or tokens
    MISSED = "missed"  # news may have been lost: look at every table that somebody watches
    RESTORED = "restored"  # the store holds other tables now: forget everything


class News(Value, frozen=True):
    """One change. `text` is for the hosting's own use, short, and told to nobody outside."""

    kind: NewsKind
    table_id: str = ""
    number: int = 0
    text: str = ""


Listener = Callable[[News], None]
