"""What a game adds to the terminal client: a board, the other players, and some lines of text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from dracosaur.core.asking import Choice
from dracosaur.core.game import Action, Event, Seat
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.scene import Scene
from dracosaur.text import Words

KEYS = "123456789" + ascii_lowercase
NEW = "✦"  # beside what has changed since the viewer decided last
MOST_PLAYERS = 5


@dataclass(frozen=True)
class Hint:
    """A good answer, and what there is to say for it."""

    action: Action
    text: str


class LookAt(Message):
    """Somebody wants to see the board of this seat large."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat


class Board(Widget):
    """The large picture of one player's board."""

    def show(self, scene: Scene, seat: Seat, offers: Sequence[Offer]) -> None:
        """Draw the board of the seat; offers belong to the viewer's own board."""
        raise NotImplementedError

    def make_room(self, rows: int) -> None:
        """Arrange the parts for so many rows, before they are laid out; most boards always show the same."""

    def consider(self, scene: Scene, offer: Offer | None) -> None:
        """Show what the offer would lead to; None ends that. Most boards have nothing to add."""

    def start(self) -> Widget | None:
        """What has the keyboard first; None leaves it to the list of choices."""
        return None

    def point_to(self, action: Action) -> None:
        """Bring the keyboard to this action on a board that has no target for each of them."""

    def pan(self, dx: int, dy: int) -> None:
        """Look further to a side; a board that fits on the screen has nothing to show there."""

    def pan_home(self) -> None:
        """Look at the middle again."""

    def turn_page(self) -> None:
        """Show the next page of the board. Most boards have only one."""


class Others(Widget):
    """All players in little: what one must know of them at a glance."""

    DEFAULT_CSS = """
    Others { height: 1fr; & VerticalScroll { height: 1fr; } }
    """

    shown: tuple[Scene, Seat] | None = None

    def compose(self) -> ComposeResult:
        """A picture for every possible player."""
        with VerticalScroll(can_focus=False):
            for _ in range(MOST_PLAYERS):
                yield self.picture()

    def show(self, scene: Scene, seat: Seat) -> None:
        """Draw them; `seat` is the one whose board is shown large."""
        self.shown = scene, seat
        self.on_resize()

    def on_resize(self) -> None:
        """More room shows more."""
        if self.shown is not None:
            self.draw(*self.shown, self.size.width - 1)  # the last column is the scrollbar's

    def picture(self) -> Widget:
        """The little picture of one player, still empty."""
        raise NotImplementedError

    def draw(self, scene: Scene, large: Seat, width: int) -> None:
        """Fill the pictures that are needed, and hide the others."""
        raise NotImplementedError


class Panel(ABC):
    """One game on the screen: speaks with the words of the scene and keeps nothing between two scenes."""

    folds_choices: ClassVar[bool] = False  # whether the list of choices gives its room away while it is empty
    # Where a turn is made of many small decisions, a bot makes them without a pause between them.
    bots_hurry: ClassVar[bool] = False

    @abstractmethod
    def board(self) -> Board:
        """A new board."""

    @abstractmethod
    def others(self) -> Others:
        """A new picture of all players."""

    def rows(self, width: int, height: int) -> tuple[int, int]:
        """How many rows of a terminal of this size belong to the choices, and how many to the explanation."""
        return 2, 3

    @abstractmethod
    def headline(self, scene: Scene) -> str:
        """Where the game stands: round, turn."""

    @abstractmethod
    def status(self, scene: Scene, width: int) -> Content:
        """What holds for everybody now, in one line of so many columns."""

    @abstractmethod
    def holding(self, scene: Scene) -> Content:
        """What the viewer holds, in one line."""

    def prompt(self, scene: Scene) -> str:
        """What the viewer has to decide now, and how many more of it, in one line."""
        question = scene.question
        if question is None:
            return scene.words.say("ui-wait")
        asked = scene.voice.say(question.asked)
        return f"{asked} {scene.words.say('ui-left', n=question.left + 1)}" if question.left else asked

    def advice(self, scene: Scene) -> str:
        """Who asks and what to keep in mind, shown while nothing is pointed at."""
        question = scene.question
        told = () if question is None else filter(None, (question.source, question.advice))
        return " ".join(scene.voice.say(message) for message in told)

    @abstractmethod
    def legend(self, words: Words) -> Sequence[tuple[str, str]]:
        """The signs of the board and what they mean, for the help page."""

    def is_news(self, event: Event) -> bool:
        """Whether the log tells it; what the board shows anyway need not be told."""
        return True

    def offers(self, scene: Scene) -> tuple[Offer, ...]:
        """What may be tried now: by default what is open, under the keys 1 to 9 and a to z."""
        question = scene.question
        if question is None:
            return ()
        return tuple(
            Offer(choice.action, tuple(KEYS[i : i + 1]), self.label(scene, choice.action), question.number)
            for i, choice in enumerate(question.open)
        )

    def lists(self, offer: Offer) -> bool:
        """Whether the offer stands in the list of choices; those that lie on the board need not."""
        return True

    def hint(self, scene: Scene) -> Hint | None:
        """A good answer to what the viewer is asked; it may think, and runs in a thread."""
        found = scene.hint()
        if found is None:
            return None
        told = (
            scene.words.say("ui-hint", what=self.in_words(scene, found.action)),
            *(scene.voice.say(reason) for reason in found.reasons),
        )
        return Hint(found.action, ". ".join(told))

    def in_words(self, scene: Scene, action: Action) -> str:
        """The action as a hint says it."""
        return " ".join(self.label(scene, action).plain.split())  # a label is set in columns

    def label(self, scene: Scene, action: Action) -> Content:
        """The action in a few words."""
        return Content(scene.voice.say(choice_of(scene, action).label))

    def explain(self, scene: Scene, action: Action) -> str:
        """What there is to know before doing this."""
        about = choice_of(scene, action).about
        if about is not None:
            return scene.voice.say(about)
        return self.advice(scene) or self.in_words(scene, action)

    def line_label(self, scene: Scene, key: str, width: int) -> str:
        """The name of a line of the score sheet, short where there is little room."""
        return scene.words.name_of("line", key)


def choice_of(scene: Scene, action: Action) -> Choice:
    """The choice of the viewer's question that has this action, by itself or as one way of several."""
    question = scene.question
    choices = () if question is None else question.choices
    for choice in choices:
        if choice.action == action:
            return choice
    grouped = (choice for choice in choices if choice.action is None)
    for way in (way for choice in grouped for way in scene.ways(choice.spots)):
        if way.action == action:
            return way
    raise ValueError(f"{action} is not offered")
