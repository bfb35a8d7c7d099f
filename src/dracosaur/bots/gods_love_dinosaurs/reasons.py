"""What speaks for a move, as messages: what it does, what it prevents, how sure it is."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from dracosaur.bots.gods_love_dinosaurs import policy
from dracosaur.bots.gods_love_dinosaurs.policy.laying import REACH_LAYER, STEP_COLUMN, STEP_ROW, map_index
from dracosaur.bots.gods_love_dinosaurs.policy.moves import LYING
from dracosaur.bots.gods_love_dinosaurs.policy.outline import (
    AREA,
    HALVES,
    HEIGHT,
    MOUNTAINS,
    OTHERS,
    READY,
    predators_within,
)
from dracosaur.bots.gods_love_dinosaurs.policy.tables import FIGURE
from dracosaur.core.game import Message
from dracosaur.core.twin import Row
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.figures import figure_on
from dracosaur.games.gods_love_dinosaurs.rules.geometry import hex_of
from dracosaur.games.gods_love_dinosaurs.rules.hunting import has_hunt
from dracosaur.games.gods_love_dinosaurs.rules.stacks import face_of


def share(logits: list[tuple[int, float]], move: int) -> float:
    """How often the player would take the move if it drew by its logits."""
    best = max(logit for _, logit in logits)
    total = sum(exp(logit - best) for _, logit in logits)
    return sum(exp(logit - best) for other, logit in logits if other == move) / total


def reasons(state: State, seat: int, move: int) -> Iterator[Message]:
    """What can be seen of a move that takes or lays a tile, or of a young."""
    ctx = [0] * policy.CONTEXT_SIZE
    policy.context(state, seat, ctx)
    task = state.task[seat]
    if task == constants.TAKE:
        yield from _reasons_to_take(state, seat, move, ctx)
    elif task == constants.LAY:
        yield from _reasons_to_lay(move, ctx)
    elif task == constants.BREED and move != constants.ACT_DONE:
        eaters = predators_within(ctx, hex_of(state, seat, move - constants.ACT_BREED), 2)
        if eaters:
            yield Message("hint-eaters", {"n": eaters})


def _reasons_to_take(state: State, seat: int, move: int, ctx: Row) -> Iterator[Message]:
    column, row = divmod(move, constants.ROWS)
    kind = state.column[column]
    if state.lying[column] == 1:
        if kind <= constants.RABBIT:
            yield Message("hint-births", {"own": ctx[READY + kind], "others": ctx[OTHERS + kind]})
        elif state.figures[seat][kind]:
            cells = (cell for cell in range(state.cells[seat]) if figure_on(state, seat, cell) == kind)
            fed = [has_hunt(state, seat, cell) for cell in cells]
            yield Message("hint-hunts", {"fed": sum(fed), "hungry": len(fed) - sum(fed)})
        if state.marker == column:
            own, others = ctx[READY + constants.DINOSAUR], ctx[OTHERS + constants.DINOSAUR]
            yield Message("hint-dinosaurs", {"own": own, "others": others})
    face = face_of(state, state.slot[column][row] - 1)
    halves = (face & constants.HALF_MASK, face >> constants.HALF_FACE)
    if any(half & constants.TERRAIN_MASK == constants.MOUNTAIN for half in halves):
        yield Message("hint-mountain", {"mountains": ctx[MOUNTAINS]})


def _reasons_to_lay(move: int, ctx: Row) -> Iterator[Message]:
    at, direction = divmod(move // LYING, constants.DIRECTIONS)
    here = map_index(ctx, at)
    places = (here, here + STEP_COLUMN[direction] * ctx[HEIGHT] + STEP_ROW[direction])
    for half, place in enumerate(places):
        met = ctx[place + (REACH_LAYER + half) * ctx[AREA]]
        animal = ctx[HALVES + half] % FIGURE
        if met:
            kinds = ("hint-eaters", "hint-meals") if animal else ("hint-food",)
            yield Message(kinds[-1] if animal >= constants.TIGER else kinds[0], {"n": met})
    around = (STEP_COLUMN[k] * ctx[HEIGHT] + STEP_ROW[k] for k in range(constants.DIRECTIONS))
    edges = sum(ctx[place + step] > 0 for step in list(around) for place in places)
    yield Message("hint-edges", {"n": edges})
