"""A greedy player of Gods Love Dinosaurs: it solves activations exactly and values tiles by plain numbers.

It looks at its own ecosystem and at the animal board, one step ahead. What it holds dear is written in the
numbers below.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dracosaur.core.game import Action, AnyGame
from dracosaur.core.rng import Rng
from dracosaur.games.gods_love_dinosaurs.actions import Breed, Lay, Take
from dracosaur.games.gods_love_dinosaurs.keys import ANIMAL_KEYS, DIRECTION_KEYS
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on
from dracosaur.games.gods_love_dinosaurs.rules.geometry import find_cell, hex_at, neighbour, terrain_of
from dracosaur.games.gods_love_dinosaurs.rules.stacks import face_of
from dracosaur.games.gods_love_dinosaurs.solver import Plan, Worth, board_worth, foresee, next_answer, solve
from dracosaur.games.gods_love_dinosaurs.view import GodsLoveDinosaursView, imagine_own

WORTH: Final = Worth(egg=12, dinosaur=10, predator=5, prey=2)
LAST_WORTH: Final = Worth(egg=12, dinosaur=12, predator=0, prey=0)  # in the activation that ends the game

# What a printed animal is worth on the own board, and how much more it is worth beside these.
ANIMAL: Final = (0, 3, 3, 3, 4, 4)  # none, frog, rat, rabbit, tiger, eagle
MOUNTAIN: Final = 3  # of the first ones; a fourth is worth little
ENOUGH_MOUNTAINS: Final = 4
BIRTH: Final = 2  # a young prey in an activation
HABITAT_BESIDE: Final = 2  # an empty cell beside prey that suits it
PREY_BESIDE_PREDATOR: Final = 3
MOUNTAIN_BESIDE_FOOD: Final = 2
NEIGHBOUR: Final = 1  # a compact ecosystem feeds better


class GreedyGodsLoveDinosaurs:
    """Looks one step ahead, at the own ecosystem only."""

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        self.rng = rng
        self.plan: Plan | None = None  # of the activation that goes on
        self.planned: tuple[int, int] = (0, 0)  # its turn, and 1 for dinosaurs

    def choose(self, view: GodsLoveDinosaursView, legal: Sequence[Action]) -> Action:
        """The action that promises most; equal ones by chance."""
        if len(legal) == 1:
            return legal[0]
        seat = view.seat or 0
        state = imagine_own(view)
        if isinstance(legal[0], Take):
            return self.best(legal, [taking(state, seat, action) for action in legal])
        if isinstance(legal[0], Lay):
            return self.best(legal, [laying(state, seat, action) for action in legal])
        if isinstance(legal[0], Breed):
            return self.best(legal, [breeding(state, seat, action) for action in legal])
        return self.follow_plan(state, seat)

    def follow_plan(self, state: State, seat: int) -> Action:
        """The answer of the best play, which is worked out once for each activation."""
        is_dino = state.stage != constants.STAGE_SPECIES
        if self.plan is None or self.planned != (state.turn, is_dino):
            self.plan = solve(state, seat, LAST_WORTH if is_dino and ends_game(state) else WORTH)
            self.planned = (state.turn, is_dino)
        return next_answer(state, seat, self.plan)

    def best(self, legal: Sequence[Action], values: Sequence[float]) -> Action:
        """One of the actions with the highest value."""
        highest = max(values)
        return self.rng.choice(
            [action for action, value in zip(legal, values, strict=True) if value == highest]
        )


def ends_game(state: State) -> bool:
    """Whether the dinosaur activation of this turn is the last one (G12.1)."""
    empty = sum(n == 0 for n in state.lying)
    return sum(state.left) < empty * state.rows


def taking(state: State, seat: int, action: Action) -> float:
    """The value of a tile: what is printed on it, and what it wakes if it is the last of its column."""
    assert isinstance(action, Take)
    column = state.column.index(ANIMAL_KEYS.index(action.column) + 1)
    hexes = printed(state, state.slot[column][action.row - 1] - 1)
    value = 0.0
    for terrain, animal in hexes:
        value += ANIMAL[animal]
        if terrain == constants.MOUNTAIN:
            value += max(0, MOUNTAIN - mountains(state, seat) * MOUNTAIN / ENOUGH_MOUNTAINS)
    prey = sum(state.figures[seat][constants.FROG : constants.RABBIT + 1])
    predators = sum(state.figures[seat][constants.TIGER : constants.EAGLE + 1])
    if hexes[0][1] >= constants.TIGER:
        value += min(prey - 2 * predators, 4) / 2  # a predator without prey starves
    if state.lying[column] == 1:
        value += waking(state, seat, column)
    return value


def printed(state: State, tile: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Terrain and animal of the two hexes of a tile."""
    second, first = divmod(face_of(state, tile), 1 << constants.HALF_FACE)
    return _half(first), _half(second)


def _half(face: int) -> tuple[int, int]:
    return face & constants.TERRAIN_MASK, face >> constants.ANIMAL_AT


def waking(state: State, seat: int, column: int) -> float:
    """What the activation of a column and of the dinosaurs below it does to the own ecosystem as it is."""
    species = state.column[column]
    gain = 0.0
    if species <= constants.RABBIT:
        gain += BIRTH * possible_births(state, seat, species)
    else:
        gain += foresee(state, seat, species, WORTH).worth - board_worth(state, seat, WORTH)
    if state.marker == column:
        gain += foresee(state, seat, constants.DINOSAUR, WORTH).worth - board_worth(state, seat, WORTH)
    return gain


def possible_births(state: State, seat: int, species: int) -> int:
    """About how many young the species can have: as many as parents and as free cells beside them allow."""
    near = {
        other
        for here in range(state.cells[seat])
        if figure_on(state, seat, here) == species
        for other in neighbours(state, seat, here)
        if figure_on(state, seat, other) == constants.NONE
        and constants.SUITS[species][terrain_of(state, seat, other)]
    }
    return min(len(near), state.figures[seat][species])


def mountains(state: State, seat: int) -> int:
    """How many mountains the ecosystem has."""
    return sum(terrain_of(state, seat, cell) == constants.MOUNTAIN for cell in range(state.cells[seat]))


def neighbours(state: State, seat: int, here: int) -> list[int]:
    """The cells next to a cell."""
    found = (neighbour(state, seat, here, k) for k in range(constants.DIRECTIONS))
    return [cell for cell in found if cell >= 0]


def laying(state: State, seat: int, action: Action) -> float:
    """The value of a placement: what comes to lie beside what."""
    assert isinstance(action, Lay)
    anchor = hex_at(action.q, action.r)
    other = anchor + constants.STEP[DIRECTION_KEYS.index(action.orientation)]
    value = 0.0
    for at, (terrain, animal) in zip((anchor, other), printed(state, state.hand - 1), strict=True):
        for step in constants.STEP:
            beside = find_cell(state, seat, at + step)
            if beside >= 0:
                value += NEIGHBOUR
                figure = figure_on(state, seat, beside)
                value += fitting(terrain, animal, terrain_of(state, seat, beside), figure)
    return value


def fitting(terrain: int, animal: int, other_terrain: int, other: int) -> float:
    """How well two neighbouring cells go together."""
    value = 0.0
    for ground, standing, prey in ((terrain, animal, other), (other_terrain, other, animal)):
        if standing == constants.NONE and constants.SUITS[prey][ground]:
            value += HABITAT_BESIDE
        if standing in (constants.TIGER, constants.EAGLE) and constants.FROG <= prey <= constants.RABBIT:
            value += PREY_BESIDE_PREDATOR
        if ground == constants.MOUNTAIN and constants.TIGER <= prey <= constants.EAGLE:
            value += MOUNTAIN_BESIDE_FOOD
    return value


def breeding(state: State, seat: int, action: Action) -> float:
    """A young is better than none, and best where it can be a parent or a meal."""
    if not isinstance(action, Breed):
        return -1.0
    here = find_cell(state, seat, hex_at(action.q, action.r))
    species = state.column[state.taken_from]
    value = 0.0
    for other in neighbours(state, seat, here):
        figure = figure_on(state, seat, other)
        if figure == constants.NONE and constants.SUITS[species][terrain_of(state, seat, other)]:
            value += HABITAT_BESIDE
        if figure in (constants.TIGER, constants.EAGLE):
            value += PREY_BESIDE_PREDATOR
    return value
