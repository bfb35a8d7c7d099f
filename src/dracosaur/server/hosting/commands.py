"""What a client may say to a table, and what it is answered."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from dracosaur.core.asking import Spot
from dracosaur.core.values import Value
from dracosaur.server.hosting.frames import Said, SaidRefusal, SceneFrame, ToldFrame
from dracosaur.server.hosting.refusals import Code

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w.-]+$")]


class Command(Value, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """Something that changes a table. `id` is the client's: said twice with the same id, it is done once."""

    id: CommandId


class Act(Command, frozen=True, tag="act"):
    """Answer the question of this number. `told` says how far the client has listened, for a stale answer."""

    number: int
    action: Any  # an Action of the game
    told: int = 0


class Undo(Command, frozen=True, tag="undo"):
    """Take back one's last decision; `number` is the question that is asked now."""

    number: int


class AskTakeBack(Command, frozen=True, tag="ask_take_back"):
    """Ask the others whether one may go back to one's last decision, past what followed."""

    number: int


class AnswerTakeBack(Command, frozen=True, tag="answer_take_back"):
    """Agree, or not, to the take-back that somebody asks for; its number is in the frame of the table."""

    ask: int
    agree: bool


class Premove(Command, frozen=True, tag="premove"):
    """An answer to the next question, held until it is asked; dropped with a word if it is illegal then."""

    number: int
    action: Any  # an Action of the game


class DropPremove(Command, frozen=True, tag="drop_premove"):
    """Forget the premove."""


class Return(Command, frozen=True, tag="return"):
    """Take one's seat back from the bot that plays for one. Every other command of the seat does it, too."""


AnyCommand = Act | Undo | AskTakeBack | AnswerTakeBack | Premove | DropPremove | Return


class Answer(Value, frozen=True, tag_field="type", omit_defaults=True):
    """What came of a command; `id` is the one of the command."""

    id: str
    table: str


class Applied(Answer, frozen=True, tag="applied"):
    """It is done and kept. The same command again gets the same answer, `again`."""

    number: int | None = None  # the decision that was answered
    again: bool = False


class Stale(Answer, frozen=True, tag="stale"):
    """Another question is asked now: this is what was missed."""

    refusal: SaidRefusal
    scene: SceneFrame
    missed: ToldFrame


class Illegal(Answer, frozen=True, tag="illegal"):
    """A rule forbids it."""

    refusal: SaidRefusal


class NotDone(Answer, frozen=True, tag="refused"):
    """The table does not take this command from this person now."""

    code: Code
    refusal: SaidRefusal


AnyAnswer = Applied | Stale | Illegal | NotDone


class Ways(Value, frozen=True, tag="ways", tag_field="type"):
    """Ask for the single choices behind a choice that stands for several."""

    number: int
    spots: tuple[Spot, ...]


class Foresee(Value, frozen=True, tag="foresee", tag_field="type"):
    """Ask what would follow from a legal answer."""

    number: int
    action: Any  # an Action of the game


class WhyNot(Value, frozen=True, tag="why_not", tag_field="type"):
    """Ask what forbids an answer."""

    number: int
    action: Any  # an Action of the game


class Advise(Value, frozen=True, tag="hint", tag_field="type"):
    """Ask for a good answer."""

    number: int


AnyQuery = Ways | Foresee | WhyNot | Advise


class Verdict(Value, frozen=True, omit_defaults=True):
    """Whether an answer would be taken; where not, why."""

    refusal: SaidRefusal | None = None


class Advice(Value, frozen=True):
    """A good answer and what there is to say for it."""

    action: Any  # an Action of the game
    reasons: tuple[Said, ...] = ()
