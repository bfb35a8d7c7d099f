"""What the keyboard and the mouse do on an ecosystem, according to what its player is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from textual.content import Content

from dracosaur.core.asking import Question
from dracosaur.core.game import Action, Message, Seat
from dracosaur.games.gods_love_dinosaurs.actions import Breed
from dracosaur.games.gods_love_dinosaurs.ecosystem import Ecosystem
from dracosaur.games.gods_love_dinosaurs.view import GodsLoveDinosaursView
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.base import NEW
from dracosaur.terminal.panels.gods_love_dinosaurs import grid
from dracosaur.terminal.panels.gods_love_dinosaurs.grid import Place, place_of
from dracosaur.terminal.panels.gods_love_dinosaurs.latest import changed_cells
from dracosaur.terminal.panels.gods_love_dinosaurs.picture import ADDED, CURSOR, Mark
from dracosaur.terminal.panels.gods_love_dinosaurs.pieces import cell_in_words
from dracosaur.terminal.scene import Scene


@dataclass
class Pose:
    """Where a person has got to: it outlives a change of language, and its turn outlives the decision."""

    cursor: Place = (0, 0)
    turn: int = 0  # the orientation of the tile
    index: int = 0  # which of the answers
    wanted: Action | None = None  # what should be answered to the question after this one
    opened: tuple[type, Question | None] | None = None  # the stance and the question that it belongs to


class Stance(ABC):
    """An ecosystem with a cursor; the subclasses say where it goes and what Enter does there."""

    reach = 1  # how far from the ecosystem the cursor may go
    can_turn = False

    def __init__(self, scene: Scene, seat: Seat, pose: Pose) -> None:
        view: GodsLoveDinosaursView = scene.view
        self.scene = scene
        self.view = view
        self.seat = seat
        self.pose = pose
        self.ecosystem: Ecosystem = view.ecosystems[seat]
        self.cells = {(cell.q, cell.r): cell for cell in self.ecosystem.cells}

    def begin(self) -> None:
        """Open the stance, unless the pose belongs to it already: after another language, another board."""
        opened = type(self), self.scene.question
        if self.pose.opened != opened:
            self.open()
        self.pose.opened = opened

    # Going about

    def open(self) -> None:
        """The cursor goes to where it is wanted first; here it stays."""
        return

    def move(self, dx: int, dy: int) -> None:
        """An arrow key."""
        self.point_at(grid.beyond(self.pose.cursor, dx, dy))

    @abstractmethod
    def step(self, n: int) -> None:
        """So many possible answers on, or back."""

    def turn(self, n: int) -> None:
        """Turn the tile by so many sixths; here there is none."""
        return

    def point_at(self, place: Place) -> bool:
        """The cursor goes there, unless it lies too far away; says whether it went."""
        if all(grid.distance(place, cell) > self.reach for cell in self.cells):
            return False
        self.pose.cursor = place
        return True

    def point_to(self, action: Action) -> bool:
        """The cursor goes to this answer; says whether it is one of those on the board."""
        return False

    # What is shown

    @abstractmethod
    def offer(self) -> Offer | None:
        """What Enter tries here."""

    def about(self) -> str:
        """What is here, in words."""
        cell = self.cells.get(self.pose.cursor)
        return "" if cell is None else cell_in_words(self.scene.words, cell)

    def tally(self) -> str:
        """Which of how many possible answers this is."""
        return ""

    def places(self) -> set[Place]:
        """All places that should be seen, if there is room for them."""
        return set(self.cells)

    def marks(self, has_focus: bool) -> dict[Place, Mark]:
        """What is drawn over the cells."""
        found = {place: Mark(NEW) for place in changed_cells(self.scene, self.seat)}
        if has_focus:
            found[self.pose.cursor] = Mark(sides=CURSOR).over(found.get(self.pose.cursor))
        return found

    @property
    def asked(self) -> Question:
        """What the player is asked; who only looks is not."""
        question = self.scene.question
        assert question is not None
        return question

    def try_it(self, action: Action) -> Offer:
        """The action as an offer, with the rule that forbids it."""
        return Offer(action, (), Content(), self.asked.number, self.scene.why_not(action))


class Looking(Stance):
    """Nothing is asked on this board: the cursor tells what the cells hold."""

    def step(self, n: int) -> None:
        """From figure to figure."""
        standing = sorted((p for p, cell in self.cells.items() if cell.figure), key=grid.reading_order)
        if standing:
            here = standing.index(self.pose.cursor) if self.pose.cursor in standing else -1
            self.pose.cursor = standing[(here + n) % len(standing)]

    def offer(self) -> Offer | None:
        """Nothing."""
        return None


class Breeding(Stance):
    """Where the next young stands (G18.4)."""

    def __init__(self, scene: Scene, seat: Seat, pose: Pose) -> None:
        super().__init__(scene, seat, pose)
        cells = (place_of(spot) for choice in self.asked.open for spot in choice.spots if spot.kind == "cell")
        self.nursery = sorted(cells, key=grid.reading_order)

    def open(self) -> None:
        """The cell that is nearest to the one before."""
        self.pose.cursor = min(self.nursery, key=lambda place: grid.distance(place, self.pose.cursor))

    def step(self, n: int) -> None:
        """From cell to cell that can get a young."""
        here = self.nursery.index(self.pose.cursor) if self.pose.cursor in self.nursery else -1
        self.pose.cursor = self.nursery[(here + n) % len(self.nursery)]

    def point_to(self, action: Action) -> bool:
        """The cell of a young."""
        return isinstance(action, Breed) and self.point_at((action.q, action.r))

    def offer(self) -> Offer | None:
        """A young here."""
        return self.try_it(Breed(*self.pose.cursor))

    def about(self) -> str:
        """The action, and what the cell is."""
        q, r = self.pose.cursor
        return f"{super().about()}. {self.scene.voice.say(Message('action-breed', {'q': q, 'r': r}))}"

    def tally(self) -> str:
        """Which of the cells."""
        here = self.nursery.index(self.pose.cursor) + 1 if self.pose.cursor in self.nursery else "–"
        return f"{here}/{len(self.nursery)}"

    def marks(self, has_focus: bool) -> dict[Place, Mark]:
        """A plus on every cell that can be added."""
        found = {place: Mark(ADDED) for place in self.nursery}
        for place, mark in super().marks(has_focus).items():
            found[place] = mark.over(found.get(place))
        return found
