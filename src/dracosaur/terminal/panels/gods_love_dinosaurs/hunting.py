"""Choosing a figure and its hunt: every figure that waits, every outcome, stepped through (G18.11)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from dracosaur.core.asking import Choice
from dracosaur.core.game import Action, Seat
from dracosaur.games.gods_love_dinosaurs.actions import Choose
from dracosaur.terminal.offers import Offer
from dracosaur.terminal.panels.gods_love_dinosaurs.grid import Place, place_in, place_of
from dracosaur.terminal.panels.gods_love_dinosaurs.picture import CURSOR, EATEN, END, HUNTER, Mark
from dracosaur.terminal.panels.gods_love_dinosaurs.pieces import cell_in_words
from dracosaur.terminal.panels.gods_love_dinosaurs.stances import Pose, Stance
from dracosaur.terminal.scene import Scene


@dataclass(frozen=True)
class Fate:
    """What can become of a figure: one of its hunts, or it starves."""

    figure: Place
    choice: Choice

    @property
    def action(self) -> Action:
        """What the figure does."""
        action: Action = self.choice.action
        return action

    @property
    def starves(self) -> bool:
        """Whether the figure does not hunt."""
        return self.choice.spots[0].kind == "starve"

    @property
    def path(self) -> tuple[Place, ...]:
        """The cells of its steps; it stands on the last one in the end."""
        return tuple(map(place_of, self.choice.spots))

    @property
    def end(self) -> Place:
        """Where it stands at last, or stood."""
        return self.path[-1]

    @property
    def eaten(self) -> set[Place]:
        """The cells on which it eats."""
        return {place_in(str(text)) for text in self._brought("brings-eaten", "cells", ())}

    @property
    def gains(self) -> tuple[int, int]:
        """The eggs and the young that it brings."""
        return self._brought("brings-eggs", "n", 0), self._brought("brings-young", "n", 0)

    def _brought(self, key: str, name: str, none: Any) -> Any:  # a value of a message
        return next((event.values[name] for event in self.choice.brings if event.key == key), none)


def fates(choices: Iterable[Choice]) -> list[Fate]:
    """All fates of a figure: the ends that promise most come first, those of one end together."""
    *hunts, last = choices  # the last one is to starve
    figure = place_of(last.spots[0])
    found = [Fate(figure, choice) for choice in hunts]
    best: dict[Place, tuple[int, int]] = {}
    for fate in found:
        best[fate.end] = max(best.get(fate.end, (0, 0)), fate.gains)
    found.sort(key=lambda fate: (_falling(best[fate.end]), fate.end, _falling(fate.gains), len(fate.eaten)))
    return [*found, Fate(figure, last)]


def _falling(gains: tuple[int, int]) -> tuple[int, int]:
    return -gains[0], -gains[1]


class Hunting(Stance):
    """Which figure goes next, or what the chosen one does; the same steps show both."""

    def __init__(self, scene: Scene, seat: Seat, pose: Pose) -> None:
        super().__init__(scene, seat, pose)
        self.is_choice = self.asked.kind == "choose"
        figures = [choice.spots for choice in self.asked.open] if self.is_choice else [()]
        self.fates = [fate for spots in figures for fate in fates(scene.ways(spots))]

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
        return (fate.figure, False) if self.is_choice else (fate.end, fate.starves)

    def point_at(self, place: Place) -> bool:
        """The next outcome of the figure on the place, or the next one that ends there."""
        following = [(self.pose.index + 1 + i) % len(self.fates) for i in range(len(self.fates))]
        here = [i for i in following if self.is_choice and self.fates[i].figure == place]
        ending = [i for i in following if not self.fates[i].starves and self.fates[i].end == place]
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
        figure = cell_in_words(self.scene.words, self.cells[self.fate.figure])
        return f"{figure}. {self.scene.voice.say(self.fate.choice.label)}"

    def tally(self) -> str:
        """Which of the outcomes."""
        return f"{self.pose.index % len(self.fates) + 1}/{len(self.fates)}"

    def marks(self, has_focus: bool) -> dict[Place, Mark]:
        """All ends of the figure, and on the path the number of each step."""
        fate = self.fate
        found = {
            other.end: Mark(END) for other in self.fates if other.figure == fate.figure and not other.starves
        }
        found[fate.figure] = Mark(sides=HUNTER).over(found.get(fate.figure))
        if fate.starves:
            found[fate.figure] = Mark(EATEN, ground=EATEN, sides=CURSOR)
            return found
        for number, place in enumerate(fate.path, start=1):
            step = Mark(str(number), ground=EATEN if place in fate.eaten else None)
            found[place] = step.over(found.get(place))
        found[fate.end] = Mark(sides=CURSOR).over(found[fate.end])
        return found
