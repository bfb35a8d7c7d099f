"""What a seat is asked: a tile, its place, young, hunts, a hatching (G18.1).

Nothing is secret in this game, so everything comes from what lies open. Choices point at these spots:

| kind | `at` |
|---|---|
| `slot` | `(column, row)` of the animal board: the animal of the column, rows from 1 |
| `cell` | `(q, r)`, a cell of the own ecosystem or a free hex beside it; a hunt points at its whole path |
| `nest` | `()`, the nest mountain |
| `starve` | `(q, r)` of the figure that would go back to the stock: a shell asks twice |
| `done` | `()`, no more of this |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from dracosaur.core.asking import Choice, Question, Spot
from dracosaur.core.game import Event, Message, Refusal, Seat
from dracosaur.core.values import Values
from dracosaur.games.gods_love_dinosaurs.actions import (
    Breed,
    Choose,
    Done,
    GodsLoveDinosaursAction,
    Hatch,
    Lay,
    Starve,
    Take,
    coordinates,
    lay_of,
)
from dracosaur.games.gods_love_dinosaurs.keys import ANIMAL_KEYS, DIRECTION_KEYS, FIGURE_KEYS, TASK_KEYS
from dracosaur.games.gods_love_dinosaurs.options import tile_of
from dracosaur.games.gods_love_dinosaurs.outlook import Coordinates, Outcome, ends_of, nursery, outcomes_of
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.course import active_kind
from dracosaur.games.gods_love_dinosaurs.rules.figures import role_on
from dracosaur.games.gods_love_dinosaurs.rules.geometry import hex_of
from dracosaur.games.gods_love_dinosaurs.rules.laying import list_lays
from dracosaur.games.gods_love_dinosaurs.tiles import Tile

WhyNot = Callable[[GodsLoveDinosaursAction], Refusal | None]


def question(state: State, seat: Seat, number: int, why_not: WhyNot) -> Question:
    """What a seat that owes a decision has to decide."""
    kind = TASK_KEYS[state.task[seat] - 1]
    asked, left = Message(f"ask-{kind}"), 0
    choices: Iterable[Choice]
    match kind:
        case "take":
            choices = _of_slots(state, why_not)
        case "lay":
            choices = _of_lays(state, seat)
        case "breed":
            room = nursery(state, seat)
            asked, left = Message("ask-breed", {"n": room.possible}), room.possible
            choices = _of_young(room.cells)
        case "choose":
            choices = _of_figures(state, seat)
        case "hatch":
            choices = tuple(_of_hatching())
        case _:
            choices = _of_hunts(state, seat)
    return Question(seat, number, kind, asked, tuple(choices), left=left)


def ways(state: State, seat: Seat, spots: tuple[Spot, ...]) -> Iterator[Choice]:
    """The single choices behind the one that points at these spots; without spots all there are."""
    wanted = {spot.at for spot in spots}
    if state.task[seat] == constants.LAY:
        for lay in _lays(state, seat):
            if not wanted or (lay.q, lay.r) in wanted:
                yield _way_to_lay(lay)
    elif state.task[seat] in (constants.HUNT, constants.ROAM):
        for outcome in outcomes_of(state, seat, state.chosen[seat] - 1):
            if not wanted or outcome.end in wanted:
                yield way_to_hunt(outcome)


def cell(q: int, r: int) -> Spot:
    """The spot of a hex."""
    return Spot("cell", (q, r))


# The animal board


def _of_slots(state: State, why_not: WhyNot) -> Iterator[Choice]:
    """Every slot in use, row by row; where nothing lies, the reason."""
    for row in range(state.rows):
        for number, species in enumerate(state.column):
            column = ANIMAL_KEYS[species - 1]
            action = Take(column, row + 1)
            here = state.slot[number][row]
            spots = (Spot("slot", (column, row + 1)),)
            if not here:
                yield Choice(Message("choice-empty", {"column": column}), action, spots, why_not(action))
                continue
            tile: Values = {"column": column, "animal": column, "hexes": hexes_of(tile_of(state, here - 1))}
            about = "choice-take"
            if state.lying[number] == 1:  # G7.1: the last tile of a column wakes its species
                about = "about-last_dino" if state.marker == number else "about-last"
            yield Choice(Message("choice-take", tile), action, spots, about=Message(about, tile))


def hexes_of(tile: Tile) -> tuple[str, ...]:
    """The two hexes of a tile as values of a message: `lake:frog`, `plains`."""
    return tuple(
        hex_.terrain if hex_.animal is None else f"{hex_.terrain}:{hex_.animal}" for hex_ in tile.hexes
    )


# Laying


def _lays(state: State, seat: Seat) -> list[Lay]:
    numbers = [0] * constants.LAYS
    return [lay_of(number) for number in numbers[: list_lays(state, seat, numbers)]]


def _of_lays(state: State, seat: Seat) -> Iterator[Choice]:
    """One choice for each hex on which the first half can lie; the directions are its ways."""
    anchors: dict[Coordinates, list[Lay]] = {}
    for lay in _lays(state, seat):
        anchors.setdefault((lay.q, lay.r), []).append(lay)
    for (q, r), lays in anchors.items():
        if len(lays) == 1:
            yield _way_to_lay(lays[0])
        else:
            yield Choice(Message("choice-hex", {"q": q, "r": r}), spots=(cell(q, r),), ways=len(lays))


def _way_to_lay(lay: Lay) -> Choice:
    step = constants.STEP[DIRECTION_KEYS.index(lay.orientation)]
    at = (lay.q + constants.FAR) * constants.SPAN + lay.r + constants.FAR
    label = Message("action-lay", {"q": lay.q, "r": lay.r, "orientation": lay.orientation})
    return Choice(label, lay, (cell(lay.q, lay.r), cell(*coordinates(at + step))))


# Activations


def _of_young(cells: Iterable[Coordinates]) -> Iterator[Choice]:
    for q, r in cells:
        yield Choice(Message("action-breed", {"q": q, "r": r}), Breed(q, r), (cell(q, r),))
    yield Choice(Message("action-done"), Done(), (Spot("done"),))


def _of_figures(state: State, seat: Seat) -> Iterator[Choice]:
    animal = FIGURE_KEYS[active_kind(state) - 1]
    for here in range(state.cells[seat]):
        if role_on(state, seat, here) == constants.WAITING:
            q, r = coordinates(hex_of(state, seat, here))
            label = Message("choice-figure", {"animal": animal, "q": q, "r": r})
            yield Choice(label, Choose(q, r), (cell(q, r),))


def _of_hunts(state: State, seat: Seat) -> Iterator[Choice]:
    """One choice for each cell on which the chosen figure can end, and last of all letting it starve."""
    here = state.chosen[seat] - 1
    for (q, r), codes in ends_of(state, seat, here).items():
        if len(codes) == 1:
            yield from map(way_to_hunt, outcomes_of(state, seat, here, codes))
        else:
            yield Choice(Message("choice-end", {"q": q, "r": r}), spots=(cell(q, r),), ways=len(codes))
    at = coordinates(hex_of(state, seat, here))
    animal = FIGURE_KEYS[active_kind(state) - 1]
    yield Choice(
        Message("action-starve"),
        Starve(),
        (Spot("starve", at),),
        brings=(Event("brings-starved", {"animal": animal, "player": seat}),),
    )


def way_to_hunt(outcome: Outcome) -> Choice:
    """A hunt with its path and what it brings."""
    eaten = tuple(meal.animal for meal in outcome.eaten)
    brings = [Event("brings-eaten", {"eaten": eaten, "cells": _places((m.q, m.r) for m in outcome.eaten)})]
    q, r = outcome.end
    if outcome.is_roam:
        label = Message("action-roam", {"q": q, "r": r, "eaten": eaten, "eggs": outcome.eggs})
        brings.append(Event("brings-eggs", {"n": outcome.eggs}))
    else:
        label = Message("action-hunt", {"eaten": eaten, "young": len(outcome.young)})
        brings.append(Event("brings-young", {"n": len(outcome.young), "cells": _places(outcome.young)}))
    return Choice(label, outcome.action, tuple(cell(*at) for at in outcome.path), brings=tuple(brings))


def _places(cells: Iterable[Coordinates]) -> tuple[str, ...]:
    return tuple(f"{q},{r}" for q, r in cells)


def _of_hatching() -> Iterator[Choice]:
    yield Choice(Message("action-hatch-no"), Hatch("no"), (Spot("done"),))
    brings = (Event("brings-eggs_spent", {"n": 1}),)
    yield Choice(Message("action-hatch-yes"), Hatch("yes"), (Spot("nest"),), brings=brings)
