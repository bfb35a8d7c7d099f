"""What a seat is asked: every legal action, what lies beside it on the table, and what each would bring.

A question is built from the state, but only from what its seat may know: the own hand, the frames of the own
decision, and what lies open. Its choices point at these spots:

| kind | `at` |
|---|---|
| `action` | `("excavate",)`, `("entice",)`, `("explore", cave)`, `("pass",)`, `("use",)`, `("decline",)` |
| `cave` | `(cave,)`: a cave of the own mat |
| `space` | `(cave, column)`: a space of the own mat, columns from 1 |
| `mat_nest` | `()`: the nests of the own mat outside the caves |
| `stop` | `(cave, stop)`: a printed effect of the mat, from 0 |
| `dragon_card`, `cave_card` | `(number, where)`: a card in the `hand`, on the `display`, or drawn (`way`) |
| `deck` | `(kind,)`: `dragon` or `cave` |
| `cell` | `(row,)` of the guild tile, in row 5 `(row, vp)` |
| `resource` | `(kind,)` in the own supply, or of the general one where it is gained |
| `icon` | `("egg",)`: the egg of a printed cost |
| `item` | `(number,)`: a part of the benefit, from 1 |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from dracosaur.core.asking import Choice, Question, Spot
from dracosaur.core.game import Event, Message, Refusal, Seat
from dracosaur.core.twin import Row
from dracosaur.games.wyrmspan.actions import (
    Decline,
    Draw,
    Entice,
    Excavate,
    Exchange,
    Explore,
    Pass,
    PickCave,
    PickCaveCard,
    PickCell,
    PickDragon,
    PickItem,
    PickMat,
    PickResource,
    PickSpace,
    Use,
    WaiveEgg,
    WyrmspanAction,
    decode,
)
from dracosaur.games.wyrmspan.cards import codes as c
from dracosaur.games.wyrmspan.cards.programs import CELL_VP, GUILD_ROWS, PATH_STOPS
from dracosaur.games.wyrmspan.keys import CAVE_KEYS
from dracosaur.games.wyrmspan.kinds import kind_of, left_after
from dracosaur.games.wyrmspan.prospects import brings, outlook, price
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.rules.scoring import score
from dracosaur.games.wyrmspan.sources import source_of
from dracosaur.games.wyrmspan.telling import about, label, next_space

# What a person sees side by side, whether it is open or not.
MAIN: Final = tuple(decode(code) for code in range(constants.ACT_EXCAVATE, constants.ACT_PASS + 1))
RESOURCE_ACTIONS: Final = tuple(decode(constants.ACT_RESOURCE + kind) for kind in range(c.RESOURCES))
CELL_ACTIONS: Final = tuple(
    PickCell(cell + 1) if cell < GUILD_ROWS else PickCell(GUILD_ROWS + 1, vp)
    for cell, vp in enumerate(CELL_VP)
)
SPACE_ACTIONS: Final = tuple(
    PickSpace(cave, column) for cave in CAVE_KEYS for column in range(1, c.COLUMNS + 1)
)

OFFERED: Final = ("gain_card", "share_keep")  # kinds of questions that offer cards for the hand


def question(
    state: State,
    seat: Seat,
    number: int,
    legal: Sequence[WyrmspanAction],
    why_not: Callable[[WyrmspanAction], Refusal | None],
) -> Question:
    """What the seat decides now; declining comes last, and what is closed behind it."""
    kind, points, allowed = kind_of(state, seat), score(state, seat), frozenset(legal)
    in_order = sorted(legal, key=lambda action: isinstance(action, Decline))
    closed = (action for action in _beside(state, seat, legal) if action not in allowed)
    return Question(
        seat=seat,
        number=number,
        kind=kind,
        asked=Message(f"ask-{kind}"),
        choices=(
            *(
                _choice(state, seat, kind, action, brought=brings(state, seat, action, points))
                for action in in_order
            ),
            *(_choice(state, seat, kind, action, refusal=why_not(action)) for action in closed),
        ),
        source=source_of(state),
        left=left_after(state, seat, kind),
    )


def _choice(
    state: State,
    seat: int,
    kind: str,
    action: WyrmspanAction,
    refusal: Refusal | None = None,
    brought: Iterable[Event] = (),
) -> Choice:
    """What can be said of an action; a dragon names its price whether it can be paid or not, and one that is
    offered whether it could be enticed.
    """
    foretold = price if kind == "dragon" else outlook if kind in OFFERED else None
    return Choice(
        label=label(state, seat, action),
        action=action,
        spots=tuple(_spots(state, seat, kind, action)),
        refusal=refusal,
        brings=(*brought, *(foretold(state, seat, action) if foretold else ())),
        about=about(state, seat, kind, action),
    )


def _beside(state: State, seat: int, legal: Sequence[WyrmspanAction]) -> Iterator[WyrmspanAction]:
    """What a person might try at this question as well: all of a kind, and all cards of a zone."""
    kinds = {type(action) for action in legal}
    if Pass in kinds:
        yield from MAIN
    if PickSpace in kinds or PickMat in kinds:
        yield from SPACE_ACTIONS
        yield PickMat()
    if PickCave in kinds:
        yield from (PickCave(cave) for cave in CAVE_KEYS)
    if PickResource in kinds:
        yield from RESOURCE_ACTIONS
    if PickCell in kinds:
        yield from CELL_ACTIONS
    dragons = {action.number for action in legal if isinstance(action, PickDragon)}
    if dragons:
        for zone in (_held(state.dragon_at, seat), state.dragon_slot):
            if not dragons.isdisjoint(zone):
                yield from (PickDragon(card) for card in zone if card)
    caves = {action.number for action in legal if isinstance(action, PickCaveCard)}
    if caves:
        for zone in (_held(state.cave_at, seat), state.cave_slot):
            if not caves.isdisjoint(zone):
                yield from (PickCaveCard(card) for card in zone if card)


def _held(places: Row, seat: int) -> list[int]:
    return [card for card, place in enumerate(places) if place == constants.IN_HAND + seat]


def _spots(state: State, seat: int, kind: str, action: WyrmspanAction) -> Iterator[Spot]:
    """Everything that the action points at."""
    match action:
        case Excavate() | Entice() | Pass() | Use() | Decline():
            yield Spot("action", (str(action.__struct_config__.tag),))
        case Explore(cave):
            yield from (Spot("action", ("explore", cave)), Spot("cave", (cave,)))
        case PickItem(item):
            cave_number, stop = divmod(item - 1, PATH_STOPS)
            is_stop = kind == "activate_mat"
            yield Spot("stop", (CAVE_KEYS[cave_number], stop)) if is_stop else Spot("item", (item,))
        case PickResource(resource):
            yield Spot("resource", (resource,))
        case WaiveEgg():
            yield Spot("icon", ("egg",))
        case Exchange(one, other, taken):
            yield from (Spot("resource", (resource,)) for resource in (one, other, taken))
        case PickCave(cave):
            yield Spot("cave", (cave,))
            space = next_space(state, seat, kind, cave)
            if space is not None:
                yield Spot("space", (cave, space % c.COLUMNS + 1))
        case PickSpace(cave, column):
            yield Spot("space", (cave, column))
        case PickMat():
            yield Spot("mat_nest")
        case PickCell(row, vp):
            yield Spot("cell", (row,) if vp is None else (row, vp))
        case Draw(card_kind):
            yield Spot("deck", (card_kind,))
        case PickDragon(card):
            yield Spot("dragon_card", (card, _where(state.dragon_at[card])))
        case PickCaveCard(card):
            yield Spot("cave_card", (card, _where(state.cave_at[card])))


def _where(place: int) -> str:
    """Where a card lies that the seat may name: what is neither displayed nor just drawn is in its hand."""
    return {constants.ON_DISPLAY: "display", constants.ON_THE_WAY: "way"}.get(place, "hand")
