"""The rows of a table's log: what each kind keeps. The state of a table is the fold of its rows.

Rows hold secrets (the key, decisions not yet revealed): they are for the store and the fold alone.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from dracosaur.core.values import Refusal, Value
from dracosaur.server.hosting.wishes import ClockRule
from dracosaur.server.store import LogRow

SERVER: Final = -1  # the seat of what the server does by itself


class Payload(Value, frozen=True, tag_field="kind", omit_defaults=True):
    """Base of what a row keeps; its kind is the tag."""


class Opened(Payload, frozen=True, tag="opened"):
    """A table was made."""

    game: str
    seats: int
    options: dict[str, Any]
    title: str
    owner: str
    key: str  # of chance; its commitment is shown from now on
    clock: ClockRule
    is_open: bool = False
    is_public: bool = True
    is_rated: bool = False
    absence: int | None = None
    bots: dict[int, str] = {}  # noqa: RUF012  # msgspec copies it
    start: dict[str, Any] | None = None
    challenge: str = ""
    salts: tuple[str, ...] = ()  # of the challenge: the same chance for everybody


class Seated(Payload, frozen=True, tag="seated"):
    """A person has taken a seat."""

    seat: int
    person: str
    name: str
    salt: str = ""


class Left(Payload, frozen=True, tag="left"):
    """A person has left her seat before the beginning."""

    seat: int


class Started(Payload, frozen=True, tag="started"):
    """The match has begun: what its record will say of the players, and what chance gave first."""

    rules_version: int
    players: tuple[str, ...]
    names: tuple[str, ...]
    salts: tuple[str, ...]
    entries: tuple[Any, ...]  # (seat, action), as in a record


class Answered(Payload, frozen=True, tag="answered"):
    """A seat has decided, and chance has spoken after it."""

    before: int  # entries of the record until then
    number: int  # which decision of the seat
    entries: tuple[Any, ...]
    premoved: bool = False
    is_seen: bool = True  # whether the others have heard of it


class Undone(Payload, frozen=True, tag="undone"):
    """A seat has taken back its last decision: this entry of the record, counted from 0, is gone."""

    entry: int
    is_seen: bool  # whether the others had heard of the decision


class TakeBackAsked(Payload, frozen=True, tag="take_back_asked"):
    """A seat asks to go back past what others did."""

    number: int


class TakeBackAgreed(Payload, frozen=True, tag="take_back_agreed"):
    """One of the others agrees."""


class TakeBackDenied(Payload, frozen=True, tag="take_back_denied"):
    """One of the others does not agree."""


class TookBack(Payload, frozen=True, tag="took_back"):
    """All agreed: a seat is asked again what it had decided; so many entries are left."""

    seat: int
    left: int


class Premoved(Payload, frozen=True, tag="premoved"):
    """A seat has laid ready the answer to its next question."""

    number: int
    action: Any


class PremoveDropped(Payload, frozen=True, tag="premove_dropped"):
    """The premove is gone; by a refusal where a rule forbade it."""

    refusal: Refusal | None = None


class Replaced(Payload, frozen=True, tag="replaced"):
    """A bot plays for a person who is away."""

    seat: int
    bot: str
    why: Literal["absent", "flagged", "left"]


class Warmed(Payload, frozen=True, tag="warmed"):
    """A bot is still getting ready, and another one plays for it until it is."""

    seat: int
    instead: str


class Returned(Payload, frozen=True, tag="returned"):
    """The person plays again."""

    seat: int


class Published(Payload, frozen=True, tag="published"):
    """Everybody may see the table, or only who sits at it."""

    is_public: bool


class Rematched(Payload, frozen=True, tag="rematched"):
    """The people play again at another table."""

    table: str


class Counted(Payload, frozen=True, tag="counted"):
    """Results and ratings of the finished match are kept."""


class Closed(Payload, frozen=True, tag="closed"):
    """The table was given up."""


AnyPayload = (
    Opened
    | Seated
    | Left
    | Started
    | Answered
    | Undone
    | TakeBackAsked
    | TakeBackAgreed
    | TakeBackDenied
    | TookBack
    | Premoved
    | PremoveDropped
    | Replaced
    | Returned
    | Warmed
    | Published
    | Rematched
    | Counted
    | Closed
)

_decoder: Final = msgspec.json.Decoder(AnyPayload)
_encode: Final = msgspec.json.Encoder().encode


def row_of(
    seq: int,
    payload: AnyPayload,
    at: int,
    seat: int = SERVER,
    command: str | None = None,
    clocks: bytes = b"",
) -> LogRow:
    """The row that keeps the payload."""
    return LogRow(seq, seat, command, str(payload.__struct_config__.tag), _encode(payload), at, clocks)


def payload_of(row: LogRow) -> AnyPayload:
    """What the row keeps."""
    payload: AnyPayload = _decoder.decode(row.payload)
    return payload
