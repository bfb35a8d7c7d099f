"""A finished game of Wyrmspan written down: the empty document, and the questions that fill it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping
from typing import Any, Final

from dracosaur.core.game import Message
from dracosaur.games.wyrmspan.cards import DRAGONS
from dracosaur.games.wyrmspan.cards.catalogue import NotOneDragon, one_dragon
from dracosaur.games.wyrmspan.cards.codes import COLUMNS
from dracosaur.games.wyrmspan.cards.programs import (
    CAVE_CARDS,
    DRAGON_CARDS,
    GUILD_ROWS,
    MARKERS,
    MAT_NESTS,
    NESTS,
    OBJECTIVE_SOLO,
    ROUNDS,
)
from dracosaur.games.wyrmspan.keys import CAVE_KEYS, GUILD_KEYS, OBJECTIVE_KEYS, RESOURCE_KEYS
from dracosaur.games.wyrmspan.position import MOST
from dracosaur.games.wyrmspan.rules import constants
from dracosaur.text.forms import (
    YES,
    Form,
    Item,
    Misread,
    Number,
    Numbers,
    OneOf,
    Several,
    parts_of,
    player_name,
    seat_count,
    yes_or_no,
)

GAME: Final = "wyrmspan"
NONE: Final = "none"
RESOURCES: Final[Mapping[str, str]] = {key: f"resource-{key}" for key in RESOURCE_KEYS}


class Dragons(Item, frozen=True):
    """The dragons of a cave from the left, by number or name."""

    most: int = COLUMNS

    def read(self, text: str) -> list[int]:
        """Their numbers."""
        parts = parts_of(text)
        if len(parts) > self.most:
            raise Misread("error-too_many", n=len(parts), most=self.most)
        return [_number(part) for part in parts]

    @property
    def hint(self) -> Message:
        """How to write dragons."""
        return Message("form-hint-dragons", {"first": DRAGONS[129].name, "second": "56"})


def _number(text: str) -> int:
    """The number of the one dragon that is meant."""
    if text.isdecimal():
        if len(text) > 3 or not 1 <= int(text) <= DRAGON_CARDS:
            raise Misread("error-number", value=text, least=1, most=DRAGON_CARDS)
        return int(text)
    try:
        return one_dragon(text).number
    except NotOneDragon as error:
        raise Misread(error.key, value=text, known=error.known) from None


def template() -> dict[str, Any]:
    """A table of two that can be filled in and scored."""
    nothing = dict.fromkeys(RESOURCE_KEYS, 0)
    first = {"dragon": None, "eggs": 0, "cached": nothing, "tucked": 0}
    caves = {cave: [first, *[{"cave": None, **first}] * (COLUMNS - 1)] for cave in CAVE_KEYS}
    player = {
        "coins": 0,
        "resources": nothing,
        "hand": {"dragons": 0, "caves": 0},
        "mat_eggs": 0,
        "guild_rows": [],
        "caves": caves,
    }
    players = [{"name": name, **player} for name in ("Player 1", "Player 2")]
    return {"game": GAME, "guild": GUILD_KEYS[0], "objectives": [], "players": players}


def form() -> Form:
    """The guild, the players, the objectives, and what each player has."""
    guilds = {key: f"guild-{key}" for key in GUILD_KEYS}
    guild = yield OneOf("guild", Message("form-wyrmspan-guild"), "1", GAME, guilds)
    seats = yield seat_count(1, constants.SEATS)
    names: list[str] = []
    for seat in range(seats):
        names.append((yield player_name(seat, tuple(names))))
    objectives = yield from _objectives(names)
    players = []
    for seat, name in enumerate(names):
        players.append((yield from _player(f"players[{seat}]", name)))
    return {"game": GAME, "guild": guild, "objectives": objectives, "players": players}


def _objectives(names: list[str]) -> Generator[Item, Any, list[dict[str, Any]]]:
    """The objectives by round, each with the place of every player, up to the last round that counts."""
    objectives: list[dict[str, Any]] = []
    left = [key for i, key in enumerate(OBJECTIVE_KEYS) if len(names) > 1 or OBJECTIVE_SOLO[i]]
    for number in range(ROUNDS):
        ids = {NONE: "form-none", **{key: f"objective-{key}" for key in left}}
        place = f"objectives[{number}]"
        asked = Message("form-wyrmspan-objective", {"round": number + 1})
        key = yield OneOf(f"{place}.id", asked, "1", GAME, ids)
        if key == NONE:
            break
        left.remove(key)
        places = []
        for seat, name in enumerate(names):
            asked = Message("form-wyrmspan-place", {"name": name, "objective": key})
            most = 3 if len(names) > 1 else 2  # A10.8
            places.append((yield Number(f"{place}.places[{seat}]", asked, "0", 0, most)))
        objectives.append({"id": key, "places": places})
    return objectives


def _player(place: str, name: str) -> Form:
    """What lies before one player."""

    def asked(key: str, **values: str | int) -> Message:
        return Message(f"form-wyrmspan-{key}", {"name": name, **values})

    player: dict[str, Any] = {"name": name}
    player["coins"] = yield Number(f"{place}.coins", asked("coins"), "0", 0, MOST)
    resources = yield Several(f"{place}.resources", asked("resources"), "", GAME, RESOURCES, MOST)
    player["resources"] = dict(Counter(resources))
    dragons = yield Number(f"{place}.hand.dragons", asked("hand_dragons"), "0", 0, DRAGON_CARDS)
    caves = yield Number(f"{place}.hand.caves", asked("hand_caves"), "0", 0, CAVE_CARDS)
    player["hand"] = {"dragons": dragons, "caves": caves}
    player["mat_eggs"] = yield Number(f"{place}.mat_eggs", asked("mat_eggs"), "0", 0, MAT_NESTS)
    player["guild_rows"] = yield Numbers(
        f"{place}.guild_rows", asked("guild_rows"), "", 1, GUILD_ROWS + 1, MARKERS
    )
    player["caves"] = {}
    for cave in CAVE_KEYS:
        at = f"{place}.caves.{cave}"
        excavated = yield Number(f"{at}.excavated", asked("excavated", cave=cave), "1", 1, COLUMNS)
        spaces: list[dict[str, Any]] = [{}, *({"cave": True} for _ in range(excavated - 1))]
        player["caves"][cave] = spaces
        numbers = yield Dragons(at, asked("dragons", cave=cave), "", excavated)
        for column, number in enumerate(numbers):
            spaces[column] |= yield from _dragon(f"{at}[{column}]", number, cave)
    return player


def _dragon(place: str, number: int, cave: str) -> Form:
    """What lies on and under a dragon, and how it got there."""
    dragon = DRAGONS[number - 1]
    values: dict[str, str | int | tuple[str, ...]] = {"dragon": dragon.name, "cave": cave}
    space: dict[str, Any] = {"dragon": number}
    if cave not in dragon.caves:
        swapped = yield yes_or_no(f"{place}.swapped", Message("form-wyrmspan-swapped", values), GAME)
        space["swapped"] = swapped == YES
    if NESTS[number]:
        asked = Message("form-wyrmspan-eggs", values)
        space["eggs"] = yield Number(f"{place}.eggs", asked, "0", 0, NESTS[number])
    asked = Message("form-wyrmspan-cached", values)
    cached = yield Several(f"{place}.cached", asked, "", GAME, RESOURCES, MOST)
    space["cached"] = dict(Counter(cached))
    space["tucked"] = yield Number(
        f"{place}.tucked", Message("form-wyrmspan-tucked", values), "0", 0, DRAGON_CARDS
    )
    return space
