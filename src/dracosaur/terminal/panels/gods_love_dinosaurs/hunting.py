"""Choosing a figure and its hunt: every figure that waits, every outcome, stepped through (G18.11)."""

from __future__ import annotations

from dataclasses import dataclass

from dracosaur.core.game import Action, Seat
from dracosaur.games.gods_love_dinosaurs.actions import Choose, Roam, Starve
from dracosaur.games.gods_love_dinosaurs.outlook import Outcome, Prospect, prospects
from dracosaur.games.gods_love_dinosaurs.view import imagine_own
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.gods_love_dinosaurs.grid import Place
from dracosaur.terminal.panels.gods_love_dinosaurs.picture import CURSOR, EATEN, END, HUNTER, Mark
from dracosaur.terminal.panels.gods_love_dinosaurs.pieces import cell_in_words, listed
from dracosaur.terminal.panels.gods_love_dinosaurs.questions import Pose, Question
from dracosaur.terminal.scene import Scene
from dracosaur.text import Words


@dataclass(frozen=True)
class Fate:
    """What can become of a figure: one outcome of its hunts, or none."""

    figure: Place
    outcome: Outcome | None

    @property
    def action(self) -> Action:
        """What the figure does."""
        return Starve() if self.outcome is None else self.outcome.action

    @property
    def end(self) -> Place:
        """Where it stands at last, or stood."""
        return self.figure if self.outcome is None else self.outcome.end


def fates(prospect: Prospect) -> list[Fate]:
    """All fates of a figure: the ends that promise most come first, those of one end together."""
    best: dict[Place, tuple[int, int]] = {}
    for outcome in prospect.outcomes:
        best[outcome.end] = min(best.get(outcome.end, (0, 0)), _yield(outcome))
    ordered = sorted(prospect.outcomes, key=lambda it: (best[it.end], it.end, _yield(it), len(it.eaten)))
    figure = (prospect.q, prospect.r)
    return [*(Fate(figure, outcome) for outcome in ordered), Fate(figure, None)]


def _yield(outcome: Outcome) -> tuple[int, int]:
    """For sorting: many eggs and young first."""
    return -outcome.eggs, -len(outcome.young)


class Hunting(Question):
    """Which figure goes next, or what the chosen one does; the same steps show both."""

    def __init__(self, scene: Scene, seat: Seat, pose: Pose) -> None:
        super().__init__(scene, seat, pose)
        waiting = prospects(imagine_own(self.view), seat)
        self.is_choice = self.ecosystem.task == "choose"
        self.fates = [
            fate for prospect in waiting if self.is_choice or prospect.is_chosen for fate in fates(prospect)
        ]

    @property
    def fate(self) -> Fate:
        """The one that is shown."""
        return self.fates[self.pose.index % len(self.fates)]

    # Going about

    def open(self) -> None:
        """What was looked at when its figure was chosen, else the most promising."""
        wanted, self.pose.wanted = self.pose.wanted, None
        self._go_to(next((i for i, fate in enumerate(self.fates) if fate.action == wanted), 0))

    def _go_to(self, index: int) -> None:
        self.pose.index = index % len(self.fates)
        self.pose.cursor = self.fate.end

    def move(self, dx: int, dy: int) -> None:
        """Left and right go from outcome to outcome, up and down from figure to figure or from end to end."""
        if dx:
            self.step(dx)
        else:
            self._leap(dy)

    def step(self, n: int) -> None:
        """From outcome to outcome."""
        self._go_to(self.pose.index + n)

    def _leap(self, dy: int) -> None:
        groups = list(dict.fromkeys(self._group(fate) for fate in self.fates))
        group = groups[(groups.index(self._group(self.fate)) + dy) % len(groups)]
        self._go_to(next(i for i, fate in enumerate(self.fates) if self._group(fate) == group))

    def _group(self, fate: Fate) -> tuple[Place, bool]:
        return (fate.figure, True) if self.is_choice else (fate.end, fate.outcome is not None)

    def point_at(self, place: Place) -> bool:
        """The next outcome of the figure on the place, or the next one that ends there."""
        following = [(self.pose.index + 1 + i) % len(self.fates) for i in range(len(self.fates))]
        here = [i for i in following if self.is_choice and self.fates[i].figure == place]
        ending = [i for i in following if self.fates[i].outcome is not None and self.fates[i].end == place]
        for i in (*here, *ending):
            self._go_to(i)
            return True
        return False

    def point_to(self, action: Action) -> bool:
        """A figure, or what it does."""
        for i, fate in enumerate(self.fates):
            if action in (fate.action, Choose(*fate.figure)):
                self._go_to(i)
                return True
        return False

    # What is shown

    def offer(self) -> Offer | None:
        """Choose the figure, with this hunt in mind, or carry the hunt out."""
        fate = self.fate
        if self.is_choice:
            self.pose.wanted = fate.action
            return self.try_it(Choose(*fate.figure))
        return self.try_it(fate.action)

    def about(self) -> str:
        """Who does what, and what it brings."""
        words = self.scene.words
        return f"{cell_in_words(words, self.cells[self.fate.figure])}. {in_words(words, self.fate)}"

    def tally(self) -> str:
        """Which of the outcomes."""
        return f"{self.pose.index % len(self.fates) + 1}/{len(self.fates)}"

    def marks(self, has_focus: bool) -> dict[Place, Mark]:
        """All ends of the figure, and on the path the number of each step."""
        fate = self.fate
        found = {
            other.end: Mark(END)
            for other in self.fates
            if other.figure == fate.figure and other.outcome is not None
        }
        found[fate.figure] = Mark(sides=HUNTER).over(found.get(fate.figure))
        if fate.outcome is None:
            found[fate.figure] = Mark(EATEN, ground=EATEN, sides=CURSOR)
            return found
        eaten = {(meal.q, meal.r) for meal in fate.outcome.eaten}
        for number, place in enumerate(fate.outcome.path, start=1):
            step = Mark(str(number), ground=EATEN if place in eaten else None)
            found[place] = step.over(found.get(place))
        found[fate.end] = Mark(sides=CURSOR).over(found[fate.end])
        return found


def in_words(words: Words, fate: Fate) -> str:
    """What a figure does and what it brings."""
    outcome = fate.outcome
    if outcome is None:
        return words.action(Starve())
    eaten = listed(words, (meal.animal for meal in outcome.eaten))
    if isinstance(outcome.action, Roam):
        q, r = outcome.end
        return words.say("action-roam", q=q, r=r, eaten=eaten, eggs=outcome.eggs)
    return words.say("action-hunt", eaten=eaten, young=len(outcome.young))
