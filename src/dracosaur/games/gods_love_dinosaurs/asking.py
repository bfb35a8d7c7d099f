"""What a seat is asked: a tile, its place, young, hunts, a hatching (G18.1).

Nothing is secret in this game, so everything comes from what lies open. Lays are grouped by the cell of the
first hex, hunts by the cell on which they end; `ways` tells them apart. Choices point at these spots:

| kind | `at` |
|---|---|
| `slot` | `(column, row)` of the animal board: the animal of the column, rows from 1 |
| `cell` | `(q, r)` in or beside the own ecosystem; a lay points at both its cells, a hunt at its path |
| `nest` | `()`, the nest mountain |
| `starve` | `(q, r)` of the figure that would leave: a shell does well to ask twice |
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
    Hunt,
    Lay,
    Roam,
    Starve,
    Take,
    coordinates,
    lay_of,
)
from dracosaur.games.gods_love_dinosaurs.keys import ANIMAL_KEYS, DIRECTION_KEYS, FIGURE_KEYS, TASK_KEYS
from dracosaur.games.gods_love_dinosaurs.options import tile_of
from dracosaur.games.gods_love_dinosaurs.outlook import (
    Coordinates,
    Outcome,
    count_hunts,
    ends_of,
    nursery,
    outcome_of,
)
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.course import active_kind
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on, put, role_on
from dracosaur.games.gods_love_dinosaurs.rules.geometry import find_cell, hex_at, hex_of, nest
from dracosaur.games.gods_love_dinosaurs.rules.laying import list_lays
from dracosaur.games.gods_love_dinosaurs.tiles import hexes_of

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
            asked, left = Message("ask-breed", {"n": room.possible}), room.possible - 1  # after this one
            choices = _of_young(room.cells)
        case "choose":
            choices = _of_figures(state, seat)
        case "hatch":
            choices = _of_hatching()
        case _:
            choices = _of_ends(state, seat)
    return Question(seat, number, kind, asked, tuple(choices), left=left)


def ways(state: State, seat: Seat, spots: tuple[Spot, ...]) -> Iterator[Choice]:
    """The single choices behind the one that points at these spots; without spots all of the question.

    While a figure is to be chosen, what the one on the spot could do then: the outcomes of G18.11.
    """
    task = state.task[seat]
    if task == constants.LAY:
        for lay in _lays(state, seat):
            if not spots or cell(lay.q, lay.r) in spots:
                yield _way_to_lay(lay)
    elif task in (constants.HUNT, constants.ROAM):
        here = state.chosen[seat] - 1
        for end, codes in ends_of(state, seat, here).items():
            if not spots or cell(*end) in spots:
                yield from _hunts(state, seat, here, codes)
        if not spots:
            yield _starving(state, seat, here)
    elif task == constants.CHOOSE:
        for here, spot in _waiting(state, seat):
            if spot in spots:
                for codes in ends_of(state, seat, here).values():
                    yield from _hunts(state, seat, here, codes)
                yield _starving(state, seat, here)


def prospects(before: State, after: State, seat: Seat, action: GodsLoveDinosaursAction) -> Iterator[Event]:
    """How many hunts are left to the figures that wait, to the chosen one, or to the one that hatches.

    None are left to a figure that has starved by then (G9.8, G10.10).
    """
    match action:
        case Choose(q, r):
            yield _hunts_left(after, seat, find_cell(after, seat, hex_at(q, r)))
        case Hatch("yes"):
            trial = before.copy()
            put(trial, seat, nest(trial, seat), constants.DINOSAUR, constants.WAITING)
            yield _hunts_left(trial, seat, nest(trial, seat))
        case Hunt() | Roam() | Starve():
            for here, _ in _waiting(before, seat):
                if here != before.chosen[seat] - 1:
                    yield _hunts_left(before, seat, here, after)
        case _:
            pass


def _hunts_left(state: State, seat: Seat, here: int, after: State | None = None) -> Event:
    q, r = coordinates(hex_of(state, seat, here))
    then = after or state
    waits = after is None or role_on(then, seat, here) == constants.WAITING
    animal = FIGURE_KEYS[figure_on(state, seat, here) - 1]
    n = count_hunts(then, seat, here) if waits else 0
    return Event("brings-hunts", {"animal": animal, "q": q, "r": r, "n": n})


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
            tile: Values = {"column": column, "hexes": hexes_of(tile_of(state, here - 1))}
            about = None
            if state.lying[number] == 1:  # G7.1: the last tile of a column wakes its species
                key = "about-last_dino" if state.marker == number else "about-last"
                about = Message(key, {**tile, "animal": column})
            yield Choice(Message("choice-take", tile), action, spots, about=about)


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
        young = Event("brings-young", {"n": 1, "cells": _places(((q, r),))})
        yield Choice(Message("action-breed", {"q": q, "r": r}), Breed(q, r), (cell(q, r),), brings=(young,))
    yield Choice(Message("action-done"), Done(), (Spot("done"),))


def _waiting(state: State, seat: Seat) -> Iterator[tuple[int, Spot]]:
    """The figures that can be chosen, by rising hex, each with its spot."""
    for here in range(state.cells[seat]):
        if role_on(state, seat, here) == constants.WAITING:
            yield here, cell(*coordinates(hex_of(state, seat, here)))


def _of_figures(state: State, seat: Seat) -> Iterator[Choice]:
    animal = FIGURE_KEYS[active_kind(state) - 1]
    for here, spot in _waiting(state, seat):
        q, r = coordinates(hex_of(state, seat, here))
        yield Choice(Message("choice-figure", {"animal": animal, "q": q, "r": r}), Choose(q, r), (spot,))


def _of_ends(state: State, seat: Seat) -> Iterator[Choice]:
    """One choice for each cell on which the chosen figure can end, and last of all letting it starve."""
    here = state.chosen[seat] - 1
    for (q, r), codes in ends_of(state, seat, here).items():
        hunts = _hunts(state, seat, here, codes)
        if len(codes) == 1:
            yield from hunts
        else:
            label = Message("choice-end", {"q": q, "r": r})
            yield Choice(label, spots=(cell(q, r),), brings=_in_any_case(hunts), ways=len(codes))
    yield _starving(state, seat, here)


def _in_any_case(choices: Iterator[Choice]) -> tuple[Event, ...]:
    """What each of the choices brings; no more of them are worked out than it takes."""
    certain = next(choices).brings
    while certain and (choice := next(choices, None)) is not None:
        certain = tuple(event for event in certain if event in choice.brings)
    return certain


def _hunts(state: State, seat: Seat, here: int, codes: Iterable[int]) -> Iterator[Choice]:
    """Hunts of a figure, each with its path and what it brings."""
    return (_way_to_hunt(outcome_of(state, seat, here, code)) for code in codes)


def _way_to_hunt(outcome: Outcome) -> Choice:
    eaten = tuple(meal.animal for meal in outcome.eaten)
    brings = [Event("brings-eaten", {"eaten": eaten, "cells": _places((m.q, m.r) for m in outcome.eaten)})]
    q, r = outcome.end
    if isinstance(outcome.action, Roam):
        label = Message("action-roam", {"q": q, "r": r, "eaten": eaten, "eggs": outcome.eggs})
        brings.append(Event("brings-eggs", {"n": outcome.eggs}))
    else:
        label = Message("action-hunt", {"eaten": eaten, "young": len(outcome.young)})
        brings.append(Event("brings-young", {"n": len(outcome.young), "cells": _places(outcome.young)}))
    return Choice(label, outcome.action, tuple(cell(*at) for at in outcome.path), brings=tuple(brings))


def _starving(state: State, seat: Seat, here: int) -> Choice:
    q, r = coordinates(hex_of(state, seat, here))
    lost = Event("brings-starved", {"animal": FIGURE_KEYS[active_kind(state) - 1], "q": q, "r": r})
    return Choice(Message("action-starve"), Starve(), (Spot("starve", (q, r)),), brings=(lost,))


def _places(cells: Iterable[Coordinates]) -> tuple[str, ...]:
    return tuple(f"{q},{r}" for q, r in cells)


def _of_hatching() -> Iterator[Choice]:
    yield Choice(Message("action-hatch-no"), Hatch("no"), (Spot("done"),))
    brings = (Event("brings-eggs_spent", {"n": 1}), Event("brings-hatched", {"animal": "dinosaur"}))
    yield Choice(Message("action-hatch-yes"), Hatch("yes"), (Spot("nest"),), brings=brings)
