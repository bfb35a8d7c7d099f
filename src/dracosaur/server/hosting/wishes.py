"""What somebody wishes of a table before it begins, and what the table keeps of it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field

from dracosaur.core.values import Value

MOST_SEATS: Final = 5
LONGEST_TITLE: Final = 60
LONGEST_SALT: Final = 64
DAY: Final = 86_400

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Salt = Annotated[str, Meta(max_length=LONGEST_SALT)]


class ClockRule(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How time is counted. A move is what others can see of it: steps in secret neither cost nor earn any.

    `move`: so many seconds for each move; `days`: the same by correspondence, in days; `total`: so many
    seconds for the whole game, and an increment for each move.
    """

    kind: Literal["none", "move", "total", "days"] = "none"
    time: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0  # seconds; days where the kind is `days`
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0  # seconds, only where the kind is `total`

    @property
    def seconds(self) -> int:
        """What a seat has at the beginning, or for each move."""
        return self.time * DAY if self.kind == "days" else self.time


class Wish(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table that somebody would like; what is left out is as usual."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] = 2
    options: dict[str, Any] = field(default_factory=dict)  # of the game; `edition` names a preset
    bots: dict[SeatNumber, str] = field(default_factory=dict)  # by seat; the other seats are for people
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    open: bool = False  # anybody may join; else only who has the link or the code
    public: bool = True  # anybody may watch, and replay it when it is over
    rated: bool = False
    clock: ClockRule = ClockRule()
    absence: Annotated[int, Meta(ge=10, le=30 * DAY)] | None = None  # seconds until a bot takes the seat
    seat: SeatNumber | None = None  # where the owner sits; the first free one where nothing is said
    salt: Salt = ""  # the owner's seed, mixed into chance
    start: dict[str, Any] | None = None  # a position document to begin with; it says seats and options


class Who(Value, frozen=True):
    """Who speaks to the host: a person with a name, and the language in which she wants to be answered."""

    person: str  # the id of the person in the store
    name: str
    lang: str = "en"
