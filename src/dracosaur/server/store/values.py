"""What the store keeps, as values. Times are whole milliseconds since 1970, in UTC."""

from __future__ import annotations

import secrets
from enum import StrEnum
from typing import Final

import msgspec

from dracosaur.core.values import Value

_ID_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
# No look-alikes (0 O, 1 I L, 2 Z, 5 S, U V), and no other vowels, so that no code is a word.
_CODE_LETTERS: Final = "BCDFGHJKMNPQRTVWXY346789"
ID_LENGTH: Final = 10
CODE_LENGTH: Final = 6


def new_id() -> str:
    """A name for an address that nobody can guess."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(ID_LENGTH))


def new_code() -> str:
    """A short name that can be said aloud."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(CODE_LENGTH))


class Status(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"  # seats are being taken
    RUNNING = "running"
    OVER = "over"  # played to its end
    CLOSED = "closed"  # given up


class LogRow(Value, frozen=True):
    """One command in the log of a table; the rows of a table count from 1 without a gap.

    (table, seat, command_id) occurs once; None is for what the server does by itself and cannot repeat.
    """

    seq: int
    seat: int  # -1 for who has no seat
    command_id: str | None
    kind: str
    payload: bytes
    at: int
    clocks: bytes = b""


class Standing(Value, frozen=True):
    """How a table stands after a row: what others ask about it without reading its log."""

    status: Status
    to_act: tuple[int, ...] = ()  # the seats that it waits for
    due_at: int | None = None  # when the server has to look at it again by itself


class Holder(Value, frozen=True):
    """Who has a seat: a person, a bot, a bot in the place of a person, or nobody yet."""

    seat: int
    person_id: str | None = None
    bot: str | None = None


class Listing(Value, frozen=True):
    """A table as lists show it. `settings` are the hosting's own, and are never listed."""

    id: str
    code: str
    game: str
    seats: int
    owner_id: str
    title: str
    is_listed: bool  # anybody finds it among the open tables
    is_public: bool  # anybody may replay it when it is over
    is_rated: bool
    pace: str
    options: bytes
    settings: bytes
    created_at: int
    challenge_id: str | None = None
    # From here on the log decides: `append` keeps it true.
    seq: int = 0
    status: Status = Status.OPEN
    to_act: tuple[int, ...] = ()
    due_at: int | None = None
    changed_at: int = 0
    holders: tuple[Holder, ...] = ()


class Person(Value, frozen=True):
    """A guest, or somebody with an account."""

    id: str
    name: str
    language: str
    created_at: int
    account: str | None = None  # the name to sign in with; None is a guest
    password_hash: str | None = None
    epoch: int = 0  # cookies of an earlier one are void
    preferences: bytes = b"{}"


class Token(Value, frozen=True):
    """A program's key to a person; only the hash of what the program shows is kept."""

    id: str
    person_id: str
    hash: str
    label: str
    created_at: int
    used_at: int | None = None


class ChatLine(Value, frozen=True):
    """Something said at a table; lines count from 1 without a gap."""

    table_id: str
    number: int
    person_id: str
    seat: int  # -1 for a spectator
    text: str
    at: int


class Rating(Value, frozen=True):
    """How strong a person is at a game with so many seats."""

    game: str
    seats: int
    mu: float
    sigma: float
    games: int = 0


class Result(Value, frozen=True):
    """How one seat of a table came out."""

    table_id: str
    seat: int
    game: str
    seats: int
    points: int
    place: int  # from 1; equals share
    finished_at: int
    person_id: str | None = None
    bot: str | None = None
    is_rated: bool = False


class Challenge(Value, frozen=True):
    """The same deal for everybody. `settings` hold the key and the bots, and are never listed."""

    id: str
    game: str
    seats: int
    title: str
    options: bytes
    settings: bytes
    created_at: int
    owner_id: str | None = None
    day: str | None = None  # of the challenge of a day, as 2026-11-16; one for each game


class Solving(Value, frozen=True):
    """What one person has answered to the riddle of a day."""

    riddle: str
    person_id: str
    day: str
    started_at: int
    answers: bytes = b"[]"  # indices of actions in the list of legal ones, in JSON, in the order of the tries
    tries: int = 0
    is_solved: bool = False
    finished_at: int | None = None  # solved, or given up

    @property
    def given(self) -> tuple[int, ...]:
        """The answers so far, each once."""
        return msgspec.json.decode(self.answers, type=tuple[int, ...])


class Attempt(Value, frozen=True):
    """One try at a challenge; only the first of each person is ranked."""

    challenge_id: str
    table_id: str
    person_id: str
    started_at: int
    is_first: bool = True
    points: int | None = None  # None while it is played
    finished_at: int | None = None


class RankedAttempt(Value, frozen=True):
    """The first attempt of somebody at the challenge of a day, among those of everybody."""

    day: str
    game: str
    table_id: str
    points: int
    better: int  # others with more points
    players: int  # who have finished it
