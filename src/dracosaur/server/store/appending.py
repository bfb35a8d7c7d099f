"""How rows enter the log: many tables at once, each in its own order, none at the cost of another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from dracosaur.core.values import Value
from dracosaur.server.store.errors import CommandKnown, NoPerson, NoTable, SeqTaken
from dracosaur.server.store.schema import event, holder, listing
from dracosaur.server.store.values import Holder, LogRow, Standing

ROW = tuple(event.c[name] for name in LogRow.__struct_fields__)

_INSERT = insert(event)
_STAND = (
    update(listing)
    .where(listing.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in ("seq", "status", "to_act", "due_at", "changed_at")})
)


class Append(Value, frozen=True):
    """Rows that are to end the log of one table, and how it stands then."""

    table_id: str
    rows: tuple[LogRow, ...]
    standing: Standing
    holders: tuple[Holder, ...] | None = None


def bits(seats: Iterable[int]) -> int:
    """Seats as one whole number."""
    return sum(1 << seat for seat in set(seats))


def seats_of(number: int) -> tuple[int, ...]:
    """The seats that `bits` has made a number of."""
    return tuple(seat for seat in range(number.bit_length()) if number >> seat & 1)


def append_together(connection: Connection, appends: Sequence[Append]) -> list[Exception | None]:
    """What became of each: None where it is in the log. An IntegrityError means that nothing is known.

    Locking all listings at once, in the order of their ids, keeps two processes from waiting for each other.
    """
    ids = sorted({append.table_id for append in appends})
    lock = select(listing.c.id, listing.c.seq).where(listing.c.id.in_(ids)).order_by(listing.c.id)
    locked = connection.execute(lock.with_for_update(key_share=True))
    seqs: dict[str, int] = {row.id: row.seq for row in locked}
    outcomes: list[Exception | None] = []
    accepted: list[Append] = []
    for append in appends:
        refusal = _refusal(connection, append, seqs.get(append.table_id))
        outcomes.append(refusal)
        if refusal is None:
            accepted.append(append)
            seqs[append.table_id] = append.rows[-1].seq
    if accepted:
        connection.execute(
            _INSERT, [_event(append.table_id, row) for append in accepted for row in append.rows]
        )
        connection.execute(_STAND, [_standing(append) for append in accepted])
    for append in accepted:
        if append.holders is not None:
            replace_holders(connection, append.table_id, append.holders)
    return outcomes


def append_alone(connection: Connection, append: Append) -> None:
    """The rows are in the log; raises SeqTaken, CommandKnown, NoTable or NoPerson."""
    try:
        with connection.begin_nested():
            (outcome,) = append_together(connection, [append])
    except IntegrityError:
        outcome = _known(connection, append)
        if outcome is None:
            raise NoPerson(append.table_id) from None
    if outcome is not None:
        raise outcome


def replace_holders(connection: Connection, table_id: str, holders: Sequence[Holder]) -> None:
    """These have the seats of the table, and nobody else."""
    connection.execute(delete(holder).where(holder.c.table_id == table_id))
    if holders:
        rows = [
            {"table_id": table_id, "seat": one.seat, "person_id": one.person_id, "bot": one.bot}
            for one in holders
        ]
        connection.execute(insert(holder), rows)


def _refusal(connection: Connection, append: Append, seq: int | None) -> Exception | None:
    """Why the rows cannot follow row `seq` of the table."""
    if seq is None:
        return NoTable(append.table_id)
    if [row.seq for row in append.rows] == list(range(seq + 1, seq + 1 + len(append.rows))):
        return None
    return _known(connection, append) or SeqTaken(append.table_id, seq)


def _known(connection: Connection, append: Append) -> CommandKnown | None:
    """The first of the commands that is in the log already."""
    for row in append.rows:
        if row.command_id is not None:
            query = select(*ROW).where(
                event.c.table_id == append.table_id,
                event.c.seat == row.seat,
                event.c.command_id == row.command_id,
            )
            found = connection.execute(query).first()
            if found is not None:
                return CommandKnown(append.table_id, LogRow(*found))
    return None


def _event(table_id: str, row: LogRow) -> dict[str, Any]:  # Any: values of several types
    return {"table_id": table_id, **{name: getattr(row, name) for name in LogRow.__struct_fields__}}


def _standing(append: Append) -> dict[str, Any]:  # Any: values of several types
    standing, last = append.standing, append.rows[-1]
    return {
        "table": append.table_id,
        "new_seq": last.seq,
        "new_status": standing.status.value,
        "new_to_act": bits(standing.to_act),
        "new_due_at": standing.due_at,
        "new_changed_at": last.at,
    }
