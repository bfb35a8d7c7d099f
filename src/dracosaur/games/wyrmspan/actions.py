"""The actions of Wyrmspan as values, and their codes in the rules. A code means the same in every state."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from dracosaur.core.game import Action, Illegal
from dracosaur.games.wyrmspan.cards.codes import CAVES, COLUMNS, SPACES
from dracosaur.games.wyrmspan.cards.programs import CELL_VP, GUILD_ROWS
from dracosaur.games.wyrmspan.keys import (
    CAVE_KEYS,
    DECISION_KEYS,
    GUILD_KEYS,
    KIND_KEYS,
    OBJECTIVE_KEYS,
    RESOURCE_KEYS,
    CardKind,
    Cave,
    Resource,
)
from dracosaur.games.wyrmspan.rules import constants

Column = Annotated[int, Meta(ge=1, le=4)]
DragonNumber = Annotated[int, Meta(ge=1, le=183)]
CaveNumber = Annotated[int, Meta(ge=1, le=75)]


class Excavate(Action, frozen=True, tag="excavate"):
    """The action Excavate (W6)."""


class Entice(Action, frozen=True, tag="entice"):
    """The action Entice (W7)."""


class Explore(Action, frozen=True, tag="explore"):
    """The action Explore, with its cave (W8)."""

    cave: Cave


class Pass(Action, frozen=True, tag="pass"):
    """No more turns in this round (W15.5)."""


class Use(Action, frozen=True, tag="use"):
    """Take what is offered."""


class Decline(Action, frozen=True, tag="decline"):
    """Do not take what is offered, or nothing more of it (W9.2)."""


class PickItem(Action, frozen=True, tag="item"):
    """One of the items of a benefit, counted from 1 (W9.6); on the mat 5 × cave + stop + 1 (W13.11)."""

    number: Annotated[int, Meta(ge=1, le=15)]


class PickResource(Action, frozen=True, tag="resource"):
    """A kind of resource: gained, paid, cached, given up, or waived."""

    kind: Resource


class WaiveEgg(Action, frozen=True, tag="egg"):
    """The egg icon is the one waived by a discount (W13.3)."""


class Exchange(Action, frozen=True, tag="exchange"):
    """Two resources are returned for one (W5.10); the two are written in the order of the kinds."""

    one: Resource
    other: Resource
    taken: Resource


class PickCave(Action, frozen=True, tag="cave"):
    """A cave of the mat, to excavate or to settle in."""

    cave: Cave


class PickSpace(Action, frozen=True, tag="space"):
    """A space of the mat: a dragon, or a nest on it."""

    cave: Cave
    column: Column


class PickMat(Action, frozen=True, tag="mat"):
    """A nest of the mat outside the caves."""


class PickCell(Action, frozen=True, tag="cell"):
    """A cell of the guild tile; in row 5 it is named by its points (W14.7)."""

    row: Annotated[int, Meta(ge=1, le=5)]
    vp: int | None = None


class Draw(Action, frozen=True, tag="draw"):
    """The top card of a deck (W10.2)."""

    kind: CardKind


class PickDragon(Action, frozen=True, tag="dragon"):
    """A dragon card of the hand, the display, or on its way."""

    number: DragonNumber


class PickCaveCard(Action, frozen=True, tag="cave_card"):
    """A cave card of the hand or the display."""

    number: CaveNumber


class DealDragon(Action, frozen=True, tag="deal_dragon"):
    """Chance: the top card of the dragon deck."""

    number: DragonNumber


class DealCave(Action, frozen=True, tag="deal_cave"):
    """Chance: the top card of the cave deck."""

    number: CaveNumber


class DealGuild(Action, frozen=True, tag="deal_guild"):
    """Chance: the guild tile (W4.1)."""

    guild: str


class DealObjective(Action, frozen=True, tag="deal_objective"):
    """Chance: an objective tile with its side (W4.3)."""

    objective: str


class StartPlayer(Action, frozen=True, tag="start"):
    """Chance: this seat takes the start player marker (W4.9)."""

    seat: int


class DealDecision(Action, frozen=True, tag="decision"):
    """Chance: the Automa turns over this card (A5.2)."""

    card: str


WyrmspanAction = (
    Excavate
    | Entice
    | Explore
    | Pass
    | Use
    | Decline
    | PickItem
    | PickResource
    | WaiveEgg
    | Exchange
    | PickCave
    | PickSpace
    | PickMat
    | PickCell
    | Draw
    | PickDragon
    | PickCaveCard
    | DealDragon
    | DealCave
    | DealGuild
    | DealObjective
    | StartPlayer
    | DealDecision
)


def encode(action: WyrmspanAction) -> int:
    """The code of an action; raises Illegal where it has none."""
    match action:
        case Explore(cave):
            return constants.ACT_EXPLORE + CAVE_KEYS.index(cave)
        case PickItem(number):
            return constants.ACT_OPTION + number - 1
        case PickResource(kind):
            return constants.ACT_RESOURCE + RESOURCE_KEYS.index(kind)
        case Exchange(one, other, taken):
            a, b, c = (RESOURCE_KEYS.index(kind) for kind in (one, other, taken))
            if a > b:
                raise Illegal("why-W5-10", "W5.10")
            return constants.ACT_EXCHANGE + 16 * a + 4 * b + c
        case PickCave(cave):
            return constants.ACT_CAVE + CAVE_KEYS.index(cave)
        case PickSpace(cave, column):
            return constants.ACT_SPACE + COLUMNS * CAVE_KEYS.index(cave) + column - 1
        case PickCell():
            return constants.ACT_CELL + _cell(action)
        case Draw(kind):
            return constants.ACT_DRAW + KIND_KEYS.index(kind)
        case PickDragon(number):
            return constants.ACT_DRAGON + number
        case PickCaveCard(number):
            return constants.ACT_CAVE_CARD + number
        case Excavate() | Entice() | Pass() | Use() | Decline() | WaiveEgg() | PickMat():
            return _PLAIN[type(action)]
    return _encode_chance(action)


def _encode_chance(action: WyrmspanAction) -> int:
    match action:
        case DealDragon(number):
            return constants.DEAL_DRAGON + number
        case DealCave(number):
            return constants.DEAL_CAVE + number
        case DealGuild(guild) if guild in GUILD_KEYS:
            return constants.DEAL_GUILD + GUILD_KEYS.index(guild)
        case DealObjective(objective) if objective in OBJECTIVE_KEYS:
            return constants.DEAL_OBJECTIVE + OBJECTIVE_KEYS.index(objective)
        case StartPlayer(seat) if 0 <= seat < constants.SEATS:
            return constants.DEAL_START + seat
        case DealDecision(card) if card in DECISION_KEYS:
            return constants.DEAL_DECISION + DECISION_KEYS.index(card)
    raise Illegal("why-W4-11", "W4.11")


def _cell(action: PickCell) -> int:
    """The number of a cell: rows 1 to 4, then the values of row 5."""
    if action.row <= GUILD_ROWS and action.vp is None:
        return action.row - 1
    for cell in range(GUILD_ROWS, len(CELL_VP)):
        if action.row > GUILD_ROWS and CELL_VP[cell] == action.vp:
            return cell
    raise Illegal("why-W14-7", "W14.7")


_PLAIN: dict[type[Action], int] = {
    Excavate: constants.ACT_EXCAVATE,
    Entice: constants.ACT_ENTICE,
    Pass: constants.ACT_PASS,
    Use: constants.ACT_USE,
    Decline: constants.ACT_DECLINE,
    WaiveEgg: constants.ACT_EGG,
    PickMat: constants.ACT_MAT,
}


def _decode_player(code: int) -> WyrmspanAction:
    for kind, plain in _PLAIN.items():
        if code == plain:
            made: WyrmspanAction = kind()  # type: ignore[assignment]  # each of them is one
            return made
    if code < constants.ACT_PASS:
        return Explore(CAVE_KEYS[code - constants.ACT_EXPLORE])
    if code < constants.ACT_RESOURCE:
        return PickItem(code - constants.ACT_OPTION + 1)
    if code < constants.ACT_EGG:
        return PickResource(RESOURCE_KEYS[code - constants.ACT_RESOURCE])
    if code < constants.ACT_CAVE:
        given = code - constants.ACT_EXCHANGE
        return Exchange(*(RESOURCE_KEYS[i] for i in (given // 16, given // 4 % 4, given % 4)))
    if code < constants.ACT_CAVE + CAVES:
        return PickCave(CAVE_KEYS[code - constants.ACT_CAVE])
    if code < constants.ACT_SPACE + SPACES:
        cave, column = divmod(code - constants.ACT_SPACE, COLUMNS)
        return PickSpace(CAVE_KEYS[cave], column + 1)
    if code < constants.ACT_DRAW:
        cell = code - constants.ACT_CELL
        return PickCell(cell + 1) if cell < GUILD_ROWS else PickCell(GUILD_ROWS + 1, CELL_VP[cell])
    if code < constants.ACT_DRAGON:
        return Draw(KIND_KEYS[code - constants.ACT_DRAW])
    if code < constants.ACT_CAVE_CARD:
        return PickDragon(code - constants.ACT_DRAGON)
    return PickCaveCard(code - constants.ACT_CAVE_CARD)


def _decode_chance(code: int) -> WyrmspanAction:
    if code < constants.DEAL_CAVE:
        return DealDragon(code - constants.DEAL_DRAGON)
    if code < constants.DEAL_GUILD:
        return DealCave(code - constants.DEAL_CAVE)
    if code < constants.DEAL_OBJECTIVE:
        return DealGuild(GUILD_KEYS[code - constants.DEAL_GUILD])
    if code < constants.DEAL_START:
        return DealObjective(OBJECTIVE_KEYS[code - constants.DEAL_OBJECTIVE])
    if code < constants.DEAL_DECISION:
        return StartPlayer(code - constants.DEAL_START)
    return DealDecision(DECISION_KEYS[code - constants.DEAL_DECISION])


# Actions are values, so each code needs one only; codes that no action has (a card of number 0) are left out.
_ACTIONS: dict[int, WyrmspanAction] = {}


def decode(code: int) -> WyrmspanAction:
    """The action of a code."""
    if code not in _ACTIONS:
        _ACTIONS[code] = _decode_player(code) if code < constants.PLAYER_ACTIONS else _decode_chance(code)
    return _ACTIONS[code]
