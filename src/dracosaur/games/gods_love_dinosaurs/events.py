"""What happened, as message ids with values: log, animation and screen reader all read from it.

A cell is written `q,r`: `from` is that of the hunter, `path` are its steps, `cells` those of what was eaten
or starved, `born` those of young.
"""

from __future__ import annotations

from collections.abc import Iterator

from dracosaur.core.game import CHANCE, Event, Seat
from dracosaur.core.values import Values
from dracosaur.games.gods_love_dinosaurs.actions import (
    Breed,
    Choose,
    Done,
    Fill,
    FirstPlayer,
    GodsLoveDinosaursAction,
    Hatch,
    Lay,
    Starve,
    Take,
    coordinates,
    encode,
)
from dracosaur.games.gods_love_dinosaurs.data import STEPS
from dracosaur.games.gods_love_dinosaurs.keys import ANIMAL_KEYS, DIRECTION_KEYS, FIGURE_KEYS
from dracosaur.games.gods_love_dinosaurs.options import tile_id, tile_of
from dracosaur.games.gods_love_dinosaurs.outlook import Coordinates, Outcome, outcome_of
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.course import active_kind, column_to_fill, go_on, is_stage_over
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on, role_on
from dracosaur.games.gods_love_dinosaurs.rules.geometry import hex_of
from dracosaur.games.gods_love_dinosaurs.rules.moves import carry_out
from dracosaur.games.gods_love_dinosaurs.score import score_sheet


def events(before: State, seat: Seat, action: GodsLoveDinosaursAction) -> tuple[Event, ...]:
    """Everything that happened with this action, in the order in which it happened."""
    return tuple(_told(before, seat, action))


def _told(before: State, seat: Seat, action: GodsLoveDinosaursAction) -> Iterator[Event]:
    """The action is carried out once more on a copy, so that each consequence is seen as it comes."""
    state = before.copy()
    carry_out(state, seat, encode(before, seat, action))
    yield from _of_action(before, seat, action)
    yield from _of_waiting_in_vain(before, seat, action, state)
    yield from _of_single_tile(before, action, state)
    while is_stage_over(state):
        was = state.copy()
        go_on(state)
        yield from _of_course(was, state)


def _column(state: State, column: int) -> str:
    return ANIMAL_KEYS[state.column[column] - 1]


def _of_action(before: State, seat: Seat, action: GodsLoveDinosaursAction) -> Iterator[Event]:
    match action:
        case FirstPlayer(first):
            yield Event("event-first_player", {"player": first})
        case Fill(tile):
            column = column_to_fill(before)
            row = before.rows - before.refill[column] + 1
            yield Event("event-filled", {"column": _column(before, column), "row": row, "tile": tile})
        case Take(column_key, row):
            slots = before.slot[before.column.index(ANIMAL_KEYS.index(column_key) + 1)]
            tile = tile_id(before, slots[row - 1] - 1)
            yield Event("event-took", {"player": seat, "tile": tile, "column": column_key, "row": row})
        case Lay():
            yield from _of_laying(before, seat, action)
        case Breed(q, r):
            yield Event("event-bred", {"player": seat, "n": 1, "q": q, "r": r})
        case Done():
            if not any(role_on(before, seat, i) == constants.BORN for i in range(before.cells[seat])):
                yield Event("event-bred", {"player": seat, "n": 0})
        case Hatch(answer):
            yield Event("event-hatched" if answer == "yes" else "event-not_hatched", {"player": seat})
        case Choose() | Starve():
            pass  # a choice shows with its hunt; starving is told with what follows from it
        case _:
            here = before.chosen[seat] - 1
            yield _of_hunt(before, seat, outcome_of(before, seat, here, encode(before, seat, action)))


def _of_laying(before: State, seat: Seat, action: Lay) -> Iterator[Event]:
    tile = tile_of(before, before.hand - 1)
    values: Values = {"player": seat, "tile": tile.id, "q": action.q, "r": action.r}
    yield Event("event-laid", {**values, "orientation": action.orientation})
    q, r = STEPS[DIRECTION_KEYS.index(action.orientation)]
    for hex_, at in zip(tile.hexes, ((action.q, action.r), (action.q + q, action.r + r)), strict=True):
        kind = 0 if hex_.animal is None else ANIMAL_KEYS.index(hex_.animal) + 1
        if hex_.animal is not None and (before.limited == 0 or before.stock[kind] > 0):
            yield Event("event-animal", {"player": seat, "animal": hex_.animal, "q": at[0], "r": at[1]})


def _of_hunt(before: State, seat: Seat, outcome: Outcome) -> Event:
    kind = FIGURE_KEYS[active_kind(before) - 1]
    values: Values = {
        "player": seat,
        "animal": kind,
        "from": _written(coordinates(hex_of(before, seat, before.chosen[seat] - 1))),
        "path": tuple(map(_written, outcome.path)),
        "n": len(outcome.eaten),
        "eaten": tuple(meal.animal for meal in outcome.eaten),
        "cells": tuple(_written((meal.q, meal.r)) for meal in outcome.eaten),
    }
    if kind == "dinosaur":
        return Event("event-roamed", {**values, "eggs": outcome.eggs})
    born = tuple(map(_written, outcome.young))
    return Event("event-hunted", {**values, "young": len(outcome.young), "born": born})


def _written(at: Coordinates) -> str:
    return f"{at[0]},{at[1]}"


def _of_waiting_in_vain(
    before: State, seat: Seat, action: GodsLoveDinosaursAction, after: State
) -> Iterator[Event]:
    """The figure that its player let starve, and those that found no hunt any more (G9.8, G10.10)."""
    if seat == CHANCE or before.task[seat] not in (constants.HUNT, constants.ROAM):
        return
    hunter = -1 if isinstance(action, Starve) else before.chosen[seat] - 1
    yield from _starved(before, seat, active_kind(before), after, hunter)


def _starved(before: State, seat: int, kind: int, after: State, hunter: int = -1) -> Iterator[Event]:
    """The cells on which a figure of the kind stands no more; a hunter only went away from its own."""
    cells = tuple(
        _written(coordinates(hex_of(before, seat, cell)))
        for cell in range(before.cells[seat])
        if cell != hunter and figure_on(before, seat, cell) == kind and figure_on(after, seat, cell) != kind
    )
    if cells:
        values: Values = {"player": seat, "n": len(cells), "animal": FIGURE_KEYS[kind - 1], "cells": cells}
        yield Event("event-starved", values)


def _of_single_tile(before: State, action: GodsLoveDinosaursAction, after: State) -> Iterator[Event]:
    """The only tile on the board is taken without a question (G18.9)."""
    if after.hand and not before.hand and not isinstance(action, Take):
        column = _column(after, after.taken_from)
        slots, refill = before.slot[after.taken_from], before.refill[after.taken_from]
        # Where it did not lie before, it has just been drawn into the next slot.
        row = slots.index(after.hand) if after.hand in slots else before.rows - refill
        tile = tile_id(after, after.hand - 1)
        yield Event("event-took", {"player": after.active, "tile": tile, "column": column, "row": row + 1})


def _of_course(was: State, state: State) -> Iterator[Event]:
    """A seat is served, a stage begins, the marker moves, a turn begins, the game ends."""
    if state.stage != was.stage and state.stage in (constants.STAGE_SPECIES, constants.STAGE_HATCH):
        kind = constants.DINOSAUR if state.stage == constants.STAGE_HATCH else active_kind(state)
        yield Event("event-activated", {"animal": FIGURE_KEYS[kind - 1]})
    for seat in range(state.seats):
        for kind in (constants.TIGER, constants.EAGLE, constants.DINOSAUR):
            yield from _starved(was, seat, kind, state)
    if state.activations != was.activations:
        yield Event("event-marker", {"column": _column(state, state.marker)})
        yield Event("event-over" if state.phase == constants.OVER else "event-refill")
    if state.phase == constants.OVER:
        yield from _of_end(state)
    yield from _of_single_tile(was, Done(), state)


def _of_end(state: State) -> Iterator[Event]:
    sheet = score_sheet(state)
    if sheet.tie_break is not None:
        yield Event("event-tie_break")
    winner = sheet.winners[0]
    yield Event("event-won", {"player": winner, "points": sheet.players[winner].total})
