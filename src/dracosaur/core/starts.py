"""Records that begin in the middle: from a position of one's own, or where another record was closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from dracosaur.core.fair import new_key
from dracosaur.core.game import AnyGame
from dracosaur.core.options import option_values
from dracosaur.core.records import Header, Record, final_state


def header_at(game: AnyGame, document: Mapping[str, object], seed: int | str | None = None) -> Header:
    """The header of a match that begins with a position; raises BadPosition."""
    start = msgspec.json.decode(msgspec.json.encode(document))  # as it is read again
    state = game.read_position(start).state
    header = Header(
        game.name,
        game.rules_version,
        game.seats_of(state),
        option_values(game.options_of(state)),
        "" if seed is None else str(seed),
        start=start,
    )
    return header.with_key(new_key(seed))


def carry_over(
    record: Record,
    game: AnyGame,
    document: Mapping[str, object] | None = None,
    seed: int | str | None = None,
) -> Record:
    """A new record that goes on where an old one, perhaps of other rules, is closed.

    `document` is the position reached, as the program that played the old record has written it. Without one
    the entries are played again by the present rules; where these forbid an entry, BadRecord has the state
    before it. The old key may be revealed now, so the new record has another one, and needs other salts.
    """
    old = record.header
    reached: Mapping[str, Any]
    if document is None:
        present = msgspec.structs.replace(old, rules_version=game.rules_version)
        reached = game.write_position(final_state(Record(present, tuple(record.entries)), game))
    else:
        reached = document
    header = header_at(game, reached, seed)
    return Record(
        msgspec.structs.replace(header, names=old.names, players=old.players, continues=record.digest())
    )
