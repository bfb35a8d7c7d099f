"""Records: a header and the entries of a game, chance included. The entries decide.

On disk a record is JSON lines: the header, then one line `[seat, action]` for each entry (docs/records.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from dracosaur.core.fair import KEY_BYTES, Stream, commitment_to, new_key
from dracosaur.core.game import CHANCE, Action, AnyGame, BadOption, Illegal, Seat, Value
from dracosaur.core.positions import BadPosition

FORMAT: Final = 2
KNOWN_FORMATS: Final = (1, 2)  # 1: chance came from a generator that no key explains
PERSON: Final = "human"  # in `Header.players`; the other words are names of bots


class Header(Value, frozen=True, forbid_unknown_fields=True):
    """What must be known before the first entry.

    `key` and `seed` tell the future: they belong to whoever runs the match until it is over (`public`).
    """

    game: str
    rules_version: int = msgspec.field(name="rules")
    seats: int
    options: dict[str, Any]
    seed: str = ""  # from which the key was made, where it was
    names: tuple[str, ...] = ()
    format: int = FORMAT
    players: tuple[str, ...] = ()  # "human" or the name of a bot, by seat
    salts: tuple[str, ...] = ()  # what others have mixed into chance, after they saw the commitment
    commitment: str = ""  # SHA-256 of the key
    key: str = ""
    start: dict[str, Any] | None = None  # the position document with which the record begins
    continues: str = ""  # the digest of the record that it carries on

    def __post_init__(self) -> None:
        for what, of in (("names", self.names), ("players", self.players)):
            if of and len(of) != self.seats:
                raise ValueError(f"{len(of)} {what} for {self.seats} seats")
        if self.key and len(self.key_bytes) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes")

    @property
    def key_bytes(self) -> bytes:
        """The key; a record of before there were keys goes on with one made of its seed."""
        return bytes.fromhex(self.key) if self.key else new_key(self.seed)

    def with_key(self, key: bytes) -> Header:
        """The same header, committed to the key."""
        return msgspec.structs.replace(self, commitment=commitment_to(key), key=key.hex())

    def stream(self, number: int) -> Stream:
        """The numbers of chance for the entry of this number, counted from 1."""
        return Stream(self.key_bytes, self.salts, number)

    def public(self) -> Header:
        """What everybody may know while the match runs."""
        return msgspec.structs.replace(self, seed="", key="")


_ALWAYS_WRITTEN: Final = ("game", "rules", "seats", "options", "seed", "names", "format")


class Entry(Value, frozen=True):
    """One action of a seat or of chance."""

    seat: Seat
    action: Action


class BadRecord(ValueError):
    """A record that cannot be read or does not follow the rules.

    The text says in English what is wrong in which line; `key` with `values` is the same for people. A broken
    rule or a bad option is the cause. `state` is the game's state before that line, where one was reached.
    """

    def __init__(self, line: int, text: str, key: str, /, **values: str | int) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line
        self.key = key
        self.values = values
        self.state: Any = None  # the game's State


class Record:
    """A game as it was played so far; it grows by `append`."""

    def __init__(self, header: Header, entries: tuple[Entry, ...] = ()) -> None:
        self.header = header
        self.entries = list(entries)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and (self.header, self.entries) == (other.header, other.entries)

    __hash__ = None  # type: ignore[assignment]  # it grows

    def append(self, seat: Seat, action: Action) -> None:
        """One more entry."""
        self.entries.append(Entry(seat, action))

    def public(self) -> Record:
        """The same without what tells the future; the entries still tell what was dealt in secret."""
        return Record(self.header.public(), tuple(self.entries))

    def dumps(self, most: int | None = None) -> str:
        """The record as JSON lines, whole or with so many entries at most."""
        header = msgspec.to_builtins(self.header)
        written = {name: value for name, value in header.items() if value or name in _ALWAYS_WRITTEN}
        lines = [msgspec.json.encode(written)]
        lines += [msgspec.json.encode((entry.seat, entry.action)) for entry in self.entries[:most]]
        return "".join(line.decode() + "\n" for line in lines)

    def digest(self, most: int | None = None) -> str:
        """SHA-256 of its text, by which another record or a snapshot names it."""
        return sha256(self.dumps(most).encode()).hexdigest()

    def notation(self, game: AnyGame) -> str:
        """The entries in words, one line each."""
        return "".join(game.format_action(entry.seat, entry.action) + "\n" for entry in self.entries)

    def save(self, path: Path) -> None:
        """Write the file whole or not at all, so that a crash never leaves half a record."""
        beside = path.with_name(path.name + ".part")
        try:
            beside.write_text(self.dumps(), "utf-8")
            beside.replace(path)
        except OSError:
            with suppress(OSError):
                beside.unlink()  # what a full disk has left of it
            raise


def read_header(text: str) -> Header:
    """The header of a record."""
    first = text.split("\n", 1)[0]
    try:
        header = msgspec.json.decode(first, type=Header)
    except msgspec.MsgspecError as error:
        raise BadRecord(1, f"no header of a record: {error}", "record-header", reason=str(error)) from None
    if header.format not in KNOWN_FORMATS:
        known = ", ".join(map(str, KNOWN_FORMATS))
        text = f"format {header.format} is unknown; this program reads the formats {known}"
        raise BadRecord(1, text, "record-format", format=header.format, known=known)
    if header.key and header.commitment != commitment_to(header.key_bytes):
        raise BadRecord(1, "the key is not the one that was committed to", "record-key")
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


def first_state(header: Header, game: AnyGame) -> Any:  # the game's State
    """The state before the first entry: the beginning of a game, or the position that the header names."""
    found, known = header.rules_version, game.rules_version
    if found != known:
        text = f"played by version {found} of the rules of {game.name}; this program has version {known}"
        raise BadRecord(1, text, "record-rules", found=found, known=known)
    least, most = game.seat_counts[0], game.seat_counts[-1]
    if header.seats not in game.seat_counts:
        text = f"{game.name} is for {least} to {most} players, not {header.seats}"
        raise BadRecord(1, text, "record-seats", least=least, most=most, n=header.seats)
    try:
        options = game.options(header.options, header.seats)
        if header.start is None:
            return game.setup(header.seats, options)
        state = game.read_position(header.start).state
    except BadOption as error:
        raise BadRecord(1, str(error), error.key, **error.values) from error
    except BadPosition as error:
        raise BadRecord(1, f"start: {error}", "record-start") from error
    agreed = (game.seats_of(state), game.options_row(game.options_of(state)))
    if agreed != (header.seats, game.options_row(options)):
        raise BadRecord(1, "start: other players or options than the header's", "record-start")
    return state


def replay(record: Record, game: AnyGame) -> Iterator[Any]:
    """The states of the game: the first, then one after each entry; BadRecord names a forbidden one."""
    state = first_state(record.header, game)
    yield state
    yield from follow(record, game, state, 0)


def follow(record: Record, game: AnyGame, state: Any, n: int) -> Iterator[Any]:  # the game's States
    """The states after each entry but the first n, which have led to the given state."""
    for number, entry in enumerate(record.entries[n:], start=n + 2):
        try:
            state = game.apply(state, entry.seat, entry.action)
        except Illegal as illegal:
            said = game.format_action(entry.seat, entry.action)
            text = f"{said}: forbidden by {illegal.rule or illegal.key}"
            error = BadRecord(number, text, "record-illegal", said=said)
            error.state = state
            raise error from illegal
        yield state


def final_state(record: Record, game: AnyGame) -> Any:  # the game's State
    """The state after the last entry."""
    state = None
    for state in replay(record, game):  # noqa: B007  # only the last one is wanted
        pass
    return state


def check_fair(record: Record, game: AnyGame) -> Any:  # the game's State
    """The state after the last entry; BadRecord names the first entry of chance that is not from the key."""
    header = record.header
    if not header.key:
        raise BadRecord(1, "no key is revealed", "record-no_key")
    before = None
    for number, after in enumerate(replay(record, game)):
        if number > 0 and record.entries[number - 1].seat == CHANCE:
            given = record.entries[number - 1].action
            drawn = game.draw_lot(before, header.stream(number).below)
            if drawn != given:
                said, fair = (game.format_action(CHANCE, action) for action in (given, drawn))
                text = f"{said}: the key gives {fair}"
                error = BadRecord(number + 1, text, "record-unfair", said=said, fair=fair)
                error.state = before
                raise error
        before = after
    return before
