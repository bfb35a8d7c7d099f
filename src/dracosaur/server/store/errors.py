"""What can be in the way of keeping something."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dracosaur.server.store.values import LogRow


class Unavailable(Exception):
    """The store cannot work now (disk full, locked, connection lost): nothing is half-done.

    What was asked is not acknowledged. When the trouble came with the very last step of a commit, it may be
    kept nevertheless, and whole: read the log again before going on; the same command id finds out.
    """


class SeqTaken(Exception):
    """Another command came first: `seq` is the last row of the table's log now."""

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(f"the log of table {table_id} goes to {seq}")
        self.table_id = table_id
        self.seq = seq


class CommandKnown(Exception):
    """This seat's command id is in the log already: `row` is what it did."""

    def __init__(self, table_id: str, row: LogRow) -> None:
        super().__init__(f"table {table_id} has this command as row {row.seq}")
        self.table_id = table_id
        self.row = row


class NoTable(LookupError):
    """There is no table of this id."""


class NoPerson(LookupError):
    """Somebody who is to have a seat is not there: an account has taken over the guest's games meanwhile."""


class NameTaken(ValueError):
    """Another account has this name, in whatever case it is written."""


class BadStore(ValueError):
    """An address that names no store, or a store that this version cannot read; the text says what to do."""


class StoreInUse(BadStore):
    """Another server holds this SQLite file."""


class BadBackup(ValueError):
    """A file that is no backup, or one that this version cannot read; the text says what to do."""
