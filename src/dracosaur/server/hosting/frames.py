"""What a table sends to whoever watches it, built from one seat's view and said in one language.

Every message has its key and values, for programs and pictures, and its sentence, for people.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from dracosaur.core.asking import Spot
from dracosaur.core.values import ScoreSheet, Value, Values
from dracosaur.server.hosting.wishes import ClockRule


class Said(Value, frozen=True):
    """A message and the sentence that it makes."""

    key: str
    values: Values
    text: str


class SaidRefusal(Said, frozen=True):
    """Why not, with the number of the rule; empty where none speaks."""

    rule: str = ""


class SaidChoice(Value, frozen=True, omit_defaults=True):
    """A `core.asking.Choice` in words."""

    label: Said
    action: Any = None  # an Action of the game
    spots: tuple[Spot, ...] = ()
    refusal: SaidRefusal | None = None
    brings: tuple[Said, ...] = ()
    about: Said | None = None
    ways: int = 1


class SaidQuestion(Value, frozen=True, omit_defaults=True):
    """A `core.asking.Question` in words."""

    seat: int
    number: int
    kind: str
    asked: Said
    choices: tuple[SaidChoice, ...]
    source: Said | None = None
    advice: Said | None = None
    left: int = 0


class SaidForesight(Value, frozen=True, omit_defaults=True):
    """A `core.asking.Foresight` in words."""

    brings: tuple[Said, ...] = ()
    then: SaidQuestion | None = None


Away = Literal["", "absent", "flagged", "left"]


class PlayerFrame(Value, frozen=True, omit_defaults=True):
    """Who sits on one seat of a table."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str = ""  # as it is shown
    bot: str = ""  # the bot that plays now: its own seat, or for a person who is away
    away: Away = ""  # why a bot plays for a person
    present: bool = False  # the person looks at the table just now
    to_act: bool = False  # the table waits for the seat
    short: str = ""  # the name where there is little room


class ClocksFrame(Value, frozen=True):
    """Seconds left by seat when the frame was sent, and whose clock runs."""

    left: tuple[float, ...]
    running: tuple[int, ...]


class TakeBackFrame(Value, frozen=True):
    """Somebody asks to take back; `open` are the seats that have not yet agreed."""

    ask: int
    seat: int
    open: tuple[int, ...]


Phase = Literal["gathering", "running", "over", "closed"]


class Frame(Value, frozen=True, tag_field="type", omit_defaults=True):
    """Something that a table sends; `table` is its id."""

    table: str


class TableFrame(Frame, frozen=True, tag="table"):
    """The table itself: who sits where, the rules of the house, the clocks."""

    game: str
    title: str
    phase: Phase
    seats: int
    options: dict[str, Any]
    players: tuple[PlayerFrame, ...]
    clock: ClockRule
    commitment: str  # SHA-256 of the key of chance, known before the first draw
    salts: tuple[str, ...] = ()  # what the players have mixed into chance
    key: str = ""  # of chance; only when the match is over
    you: int | None = None  # the seat of whoever watches
    is_owner: bool = False
    code: str = ""  # to join by; only for those at the table
    open: bool = False
    public: bool = True
    rated: bool = False
    absence: int | None = None
    clocks: ClocksFrame | None = None
    take_back: TakeBackFrame | None = None
    rematch: str = ""  # the id of the table where these people play again
    challenge: str = ""  # the id of the challenge that is played here


class SceneFrame(Frame, frozen=True, tag="scene"):
    """The game as the seat knows it. `told` is how far the events go that led here."""

    seat: int | None
    told: int
    view: Any  # the game's View
    sheet: ScoreSheet
    to_act: tuple[int, ...]
    is_over: bool
    can_undo: bool = False
    can_take_back: bool = False
    question: SaidQuestion | None = None
    premove: Any = None  # the Action that the seat has laid ready
    number: int = 0  # which decision of the seat comes next: the one that an undo names


class ToldFrame(Frame, frozen=True, tag="told"):
    """What happened in the game. Of what was told before, `kept` lines stand; an undo has voided the rest."""

    kept: int
    told: int  # where the next one begins: say it to hear only what is new
    events: tuple[Said, ...]


class Entry(Value, frozen=True):
    """A line of the table's log: who came, went, asked to take back; `n` counts them."""

    n: int
    at: float
    said: Said


class LogFrame(Frame, frozen=True, tag="log"):
    """What happened at the table beside the game."""

    entries: tuple[Entry, ...]


class ChatLine(Value, frozen=True, omit_defaults=True):
    """Something that somebody said."""

    id: int
    at: float
    name: str
    text: str
    person: str = ""  # to be muted by
    seat: int | None = None


class ChatFrame(Frame, frozen=True, tag="chat"):
    """What was said at the table."""

    lines: tuple[ChatLine, ...]


class PremoveFrame(Frame, frozen=True, tag="premove"):
    """The premove was dropped, and why; only its owner hears of it."""

    action: Any  # an Action of the game
    refusal: SaidRefusal


class PrivateFrame(Frame, frozen=True, tag="private"):
    """From now on only those who sit at the table may see it: the last frame of everybody else."""

    refusal: SaidRefusal


AnyFrame = TableFrame | SceneFrame | ToldFrame | LogFrame | ChatFrame | PremoveFrame | PrivateFrame

encode = msgspec.json.Encoder().encode
