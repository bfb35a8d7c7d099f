"""The table that a Wyrmspan position document describes, read for the literal scorer and nothing else.

Facts printed on a dragon card come from the card data; what cards do is written out in the literal modules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dracosaur.games.wyrmspan.cards import DRAGONS
from dracosaur.games.wyrmspan.cards.components import Dragon

CAVES = ("crimson", "golden", "amethyst")  # W3.2: from top to bottom
COLUMNS = (1, 2, 3, 4)
RESOURCES = ("meat", "gold", "crystal", "milk")  # W3.1

Document = Mapping[str, Any]  # Any: what json.loads returns, checked by the literal validator
Place = tuple[str, int]  # a cave and a column


def facts(number: int) -> Dragon:
    """What is printed on the dragon card with this number."""
    return DRAGONS[number - 1]


def has_ability(number: int, kind: str) -> bool:
    """W20: by the trigger icons; hatchlings are If Activated, and 17, 18, 29 also End Game (W12.6)."""
    if facts(number).size == "hatchling":
        return kind == "if_activated" or (kind == "end_game" and number in (17, 18, 29))
    return facts(number).when == kind


@dataclass(frozen=True)
class Space:
    """One space of a cave and what lies there."""

    dragon: int | None
    cave_card: int | None
    eggs: int
    cached: Counter[str]
    tucked: int


@dataclass(frozen=True)
class Mat:
    """A player mat: the spaces that hold something, and the eggs on the two mat nests."""

    spaces: Mapping[Place, Space]
    mat_eggs: int

    def dragon(self, place: Place) -> int | None:
        """The visible dragon there, if any; places outside the mat hold none (W20: no wrapping)."""
        return self.spaces[place].dragon if place in self.spaces else None

    def dragons(self, places: list[Place] | None = None) -> list[int]:
        """The visible dragons in these places, or on the whole mat."""
        everywhere = [(cave, column) for cave in CAVES for column in COLUMNS]
        found = [self.dragon(place) for place in (everywhere if places is None else places)]
        return [number for number in found if number is not None]

    def place_of(self, number: int) -> Place:
        """Where the visible dragon with this number lies."""
        (place,) = (place for place, space in self.spaces.items() if space.dragon == number)
        return place

    def cave_cards(self, cave: str) -> int:
        """W3.3: cave cards in the row, those under dragons included."""
        return sum(space.cave_card is not None for (row, _), space in self.spaces.items() if row == cave)

    def all_cave_cards(self) -> int:
        """Cave cards on the whole mat (0-9)."""
        return sum(self.cave_cards(cave) for cave in CAVES)

    def eggs(self) -> int:
        """Eggs in nests, on dragons and on the mat."""
        return self.mat_eggs + sum(space.eggs for space in self.spaces.values())

    def cached(self) -> int:
        """All cached resources."""
        return sum(space.cached.total() for space in self.spaces.values())

    def tucked(self) -> int:
        """All tucked cards."""
        return sum(space.tucked for space in self.spaces.values())


@dataclass(frozen=True)
class Player:
    """One player: the mat, what is left in supply and hand, and the markers on the guild tile."""

    name: str
    mat: Mat
    coins: int
    resources: int
    dragon_cards: int
    cave_cards: int
    markers: list[tuple[int, int | None]]  # the row, and in row 5 the points of the cell if they are named
    guild_steps: int


@dataclass(frozen=True)
class Table:
    """Everything that the scoring looks at."""

    guild: str
    objectives: list[list[int]]  # for each round the places: 1, 2, 3, or 0 for "others"
    players: list[Player]


def cave_places(cave: str) -> list[Place]:
    """W20, "this cave": the row, from the left."""
    return [(cave, column) for column in COLUMNS]


def column_places(column: int) -> list[Place]:
    """W20, "this column": the same column in all three caves."""
    return [(cave, column) for cave in CAVES]


def adjacent_places(place: Place) -> list[Place]:
    """W20, "orthogonally adjacent": directly left, right, above and below, without wrapping."""
    cave, column = place
    row = CAVES.index(cave)
    beside = [(cave, near) for near in (column - 1, column + 1) if near in COLUMNS]
    return beside + [(CAVES[near], column) for near in (row - 1, row + 1) if 0 <= near < len(CAVES)]


def read_table(document: Document) -> Table:
    """The table of a document that the literal validator accepts; missing keys mean none."""
    return Table(
        guild=document["guild"],
        objectives=[objective["places"] for objective in document.get("objectives", [])],
        players=[read_player(player) for player in document["players"]],
    )


def read_player(player: Document) -> Player:
    hand = player.get("hand", {})
    return Player(
        name=player["name"],
        mat=read_mat(player),
        coins=player.get("coins", 0),
        resources=sum(player.get("resources", {}).values()),
        dragon_cards=len(hand.get("dragons", [])),
        cave_cards=len(hand.get("caves", [])),
        markers=[read_marker(marker) for marker in player.get("guild_rows", [])],
        guild_steps=player.get("guild_steps", 0),
    )


def read_marker(marker: int | Document) -> tuple[int, int | None]:
    return (marker, None) if isinstance(marker, int) else (marker["row"], marker.get("vp"))


def read_mat(player: Document) -> Mat:
    spaces = {
        (cave, column): Space(
            dragon=space.get("dragon"),
            cave_card=space.get("cave"),
            eggs=space.get("eggs", 0),
            cached=Counter(space.get("cached", {})),
            tucked=space.get("tucked", 0),
        )
        for cave in CAVES
        for column, space in enumerate(player.get("caves", {}).get(cave, []), start=1)
    }
    return Mat(spaces, player.get("mat_eggs", 0))
