"""The messages of a choice: its label, as on a button, and what there is to know before one decides."""

from __future__ import annotations

from dracosaur.core.asking import action_label
from dracosaur.core.game import Message
from dracosaur.core.values import Values
from dracosaur.games.wyrmspan.actions import (
    Draw,
    Entice,
    Excavate,
    Explore,
    Pass,
    PickCave,
    PickCaveCard,
    PickCell,
    PickDragon,
    PickItem,
    PickMat,
    PickSpace,
    Use,
    WyrmspanAction,
)
from dracosaur.games.wyrmspan.cards.codes import COLUMNS, HATCHLING, RESOURCES
from dracosaur.games.wyrmspan.cards.printed import effects_of
from dracosaur.games.wyrmspan.cards.programs import (
    ACTION_COINS,
    EXCAVATE_EGGS,
    EXPLORE_EGGS,
    MAT_NESTS,
    MOST_EXPLORED,
    NESTS,
    TRAITS,
)
from dracosaur.games.wyrmspan.keys import CAVE_KEYS, GUILD_KEYS, KIND_KEYS, Cave
from dracosaur.games.wyrmspan.kinds import top_frame
from dracosaur.games.wyrmspan.rules import State, constants
from dracosaur.games.wyrmspan.sources import item_of


def label(state: State, seat: int, action: WyrmspanAction) -> Message:
    """The action in a few words."""
    match action:
        case Explore(cave):
            return Message("action-explore-cave", {"cave": cave})
        case PickDragon(number):
            return Message("choice-dragon", {"dragon": number})
        case PickSpace(cave, column):
            dragon = state.dragon[seat][space_of(cave, column)]
            if dragon:
                return Message("choice-space", {"dragon": dragon, "cave": cave, "column": column})
        case PickItem(number):
            return item_of(state, number)
        case PickCell(row, vp):
            if vp is not None:
                return Message("action-cell-vp", {"row": row, "vp": vp})
            return Message("choice-row", {"guild": GUILD_KEYS[state.guild], "row": row})
    return action_label(action)


def about(state: State, seat: int, kind: str, action: WyrmspanAction) -> Message | None:
    """What there is to know before doing this; None where the label says it all."""
    match action:
        case Excavate() | Entice() | Pass():
            return Message(f"about-{action.__struct_config__.tag}")
        case Explore(cave):
            times = min(state.explored[seat][CAVE_KEYS.index(cave)], MOST_EXPLORED - 1)
            values = {"cave": cave, "coins": ACTION_COINS, "eggs": EXPLORE_EGGS[times]}
            return Message("about-explore", {**values})
        case PickDragon(number):
            return Message("about-dragon", {"dragon": number})
        case PickCaveCard(number):
            return Message("about-cave_card", {"cave_card": number})
        case PickSpace(cave, column):
            return about_space(state, seat, space_of(cave, column))
        case PickCave(cave):
            space = next_space(state, seat, kind, cave)
            if space is None:
                return None
            if kind == "place":
                return about_space(state, seat, space)
            return Message("action-space", {"cave": cave, "column": space % COLUMNS + 1})
        case PickCell(row):
            return Message("about-row", {"guild": GUILD_KEYS[state.guild], "row": row})
        case PickItem(number):
            return item_of(state, number)
        case PickMat():
            return Message("about-mat_nest", {"eggs": state.mat_eggs[seat], "nests": MAT_NESTS})
        case Draw(card_kind):
            left = state.deck[KIND_KEYS.index(card_kind)]
            return Message("about-deck", {"kind": card_kind, "left": left})
        case Use():
            node = top_frame(state)[constants.NODE_AT]
            return Message("about-item", {"node": node}) if effects_of(node) else None
    return None


def space_of(cave: Cave, column: int) -> int:
    """The number of a space; columns are counted from 1."""
    return COLUMNS * CAVE_KEYS.index(cave) + column - 1


def next_space(state: State, seat: int, kind: str, cave: Cave) -> int | None:
    """The space of the cave that is next to be settled or excavated; None where it is full."""
    i = CAVE_KEYS.index(cave)
    column = (state.settled if kind == "place" else state.excavated)[seat][i]
    return COLUMNS * i + column if column < COLUMNS else None


def about_space(state: State, seat: int, space: int) -> Message:
    """What lies on a space of the seat's mat."""
    cave, column = divmod(space, COLUMNS)
    values: Values = {"cave": CAVE_KEYS[cave], "column": column + 1}
    dragon, card = state.dragon[seat][space], state.cave[seat][space]
    if dragon:
        values |= {
            "dragon": dragon,
            "eggs": state.eggs[seat][space],
            "nests": NESTS[dragon],
            "cached": sum(state.cached[seat][RESOURCES * space : RESOURCES * (space + 1)]),
            "tucked": state.tucked[seat][space],
        }
        if TRAITS[dragon] & HATCHLING:
            return Message("about-space-hatchling", {**values, "growth": state.growth[seat][space]})
        return Message("about-space-dragon", values)
    if card:
        return Message("about-space-cave_card", {**values, "cave_card": card})
    if column < state.excavated[seat][cave]:
        return Message("about-space-free", values)
    return Message("about-space-rock", {**values, "coins": ACTION_COINS, "eggs": EXCAVATE_EGGS[column]})
