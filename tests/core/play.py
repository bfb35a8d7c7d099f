"""Random play at a table."""

from __future__ import annotations

from dracosaur.core.rng import Rng
from dracosaur.core.table import Table


def play(table: Table, rng: Rng, decisions: int = 10_000) -> Table:
    """The table after this many random decisions, or at the end of the match."""
    for _ in range(decisions):
        if table.is_over:
            break
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.legal(seat)))
    return table
