"""Records: a header and the entries of a game, chance included. The entries decide; the seed is a courtesy.

On disk a record is JSON lines: the header, then one line `[seat, action]` for each entry.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from dracosaur.core.game import CHANCE, Action, AnyGame, BadOption, Illegal, Seat, Value

FORMAT = 1


class Header(Value, frozen=True, forbid_unknown_fields=True):
    """What must be known before the first entry."""

    game: str
    rules_version: int = msgspec.field(name="rules")
    seats: int
    options: dict[str, Any]
    seed: str = ""
    names: tuple[str, ...] = ()
    format: int = FORMAT

    def __post_init__(self) -> None:
        if self.names and len(self.names) != self.seats:
            raise ValueError(f"{len(self.names)} names for {self.seats} seats")


class Entry(Value, frozen=True):
    """One action of a seat or of chance."""

    seat: Seat
    action: Action


class BadRecord(ValueError):
    """A record that cannot be read or does not follow the rules.

    The text says in English what is wrong in which line; `key` with `values` is the same for people. A broken
    rule or a bad option is the cause.
    """

    def __init__(self, line: int, text: str, key: str, /, **values: str | int) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line
        self.key = key
        self.values = values


class Record:
    """A game as it was played so far; grows by `append`, shrinks by `undo`."""

    def __init__(self, header: Header, entries: tuple[Entry, ...] = ()) -> None:
        self.header = header
        self.entries = list(entries)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and (self.header, self.entries) == (other.header, other.entries)

    __hash__ = None  # type: ignore[assignment]  # it grows

    def append(self, seat: Seat, action: Action) -> None:
        """One more entry."""
        self.entries.append(Entry(seat, action))

    def dumps(self) -> str:
        """The record as JSON lines."""
        lines = [msgspec.json.encode(self.header)]
        lines += [msgspec.json.encode((entry.seat, entry.action)) for entry in self.entries]
        return "".join(line.decode() + "\n" for line in lines)

    def notation(self, game: AnyGame) -> str:
        """The entries in words, one line each."""
        return "".join(game.format_action(entry.seat, entry.action) + "\n" for entry in self.entries)

    def save(self, path: Path) -> None:
        """Write the file whole or not at all, so that a crash never leaves half a record."""
        beside = path.with_name(path.name + ".part")
        beside.write_text(self.dumps(), "utf-8")
        beside.replace(path)


def read_header(text: str) -> Header:
    """The header of a record."""
    first = text.split("\n", 1)[0]
    try:
        header = msgspec.json.decode(first, type=Header)
    except msgspec.MsgspecError as error:
        raise BadRecord(1, f"no header of a record: {error}", "record-header", reason=str(error)) from None
    if header.format != FORMAT:
        text = f"format {header.format} is unknown; this program reads format {FORMAT}"
        raise BadRecord(1, text, "record-format", format=header.format, known=FORMAT)
    return header


def loads(text: str, game: AnyGame) -> Record:
    """The record of JSON lines; it is read, not yet replayed."""
    header = read_header(text)
    if header.game != game.name:
        text = f"a record of {header.game}, not of {game.name}"
        raise BadRecord(1, text, "record-game", found=header.game, wanted=game.name)
    kind = tuple[int, game.action_type]  # type: ignore[name-defined]  # a type made at run time
    decoder = msgspec.json.Decoder(kind)
    entries = []
    for number, line in enumerate(text.split("\n")[1:], start=2):  # a name may hold other line separators
        if line.strip():
            try:
                seat, action = decoder.decode(line)
            except msgspec.MsgspecError as error:
                raise BadRecord(number, str(error), "record-entry", reason=str(error)) from None
            entries.append(Entry(Seat(seat), action))
    return Record(header, tuple(entries))


def replay(record: Record, game: AnyGame) -> Iterator[Any]:
    """The states of the game: the beginning, then one after each entry; BadRecord names a forbidden one."""
    header = record.header
    found, known = header.rules_version, game.rules_version
    if found != known:
        text = f"played by version {found} of the rules of {game.name}; this program has version {known}"
        raise BadRecord(1, text, "record-rules", found=found, known=known)
    least, most = game.seat_counts[0], game.seat_counts[-1]
    if header.seats not in game.seat_counts:
        text = f"{game.name} is for {least} to {most} players, not {header.seats}"
        raise BadRecord(1, text, "record-seats", least=least, most=most, n=header.seats)
    try:
        state = game.setup(header.seats, game.options(header.options, header.seats))
    except BadOption as error:
        raise BadRecord(1, str(error), error.key, **error.values) from error
    yield state
    for number, entry in enumerate(record.entries, start=2):
        try:
            state = game.apply(state, entry.seat, entry.action)
        except Illegal as illegal:
            said = game.format_action(entry.seat, entry.action)
            text = f"{said}: forbidden by {illegal.rule or illegal.key}"
            raise BadRecord(number, text, "record-illegal", said=said) from illegal
        yield state


def final_state(record: Record, game: AnyGame) -> Any:  # the game's State
    """The state after the last entry."""
    state = None
    for state in replay(record, game):  # noqa: B007  # only the last one is wanted
        pass
    return state


def undo_point(record: Record, seat: Seat, game: AnyGame) -> int | None:
    """How many entries stay when the seat takes back its last decision; None where it may not.

    Never past chance, another seat's action, or a decision that showed something new.
    """
    if not record.entries or record.entries[-1].seat != seat or seat == CHANCE:
        return None
    before, after = list(replay(record, game))[-2:]
    return None if game.reveals(before, after) else len(record.entries) - 1
