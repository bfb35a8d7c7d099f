"""A second opinion on position documents: each violation with its place and its rule in docs/rules.

A place is a path into the document, `players[0].caves.crimson[2].eggs`. The rule "format" stands for what no
rule of the game speaks of: unknown keys and values of the wrong kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeGuard

from tests.games.wyrmspan.literal_table import CAVES, RESOURCES, facts

FORMAT = "format"
DRAGON_CARDS, CAVE_CARDS = 183, 75  # W2.1
SPACES_IN_A_CAVE, MAT_NESTS, MARKERS, ROUNDS = 4, 2, 4, 4

# W14.11: squares of rows 1-4 on the side for one or two players; the other side has twice as many.
SQUARES = {
    "plains": (2, 1, 1, 1),
    "seafarers": (1, 1, 2, 1),
    "highlands": (1, 2, 1, 1),
    "rainforest": (1, 1, 1, 2),
}
LEVELS = ("automa_1", "automa_2", "automa_3", "ravel_1", "ravel_2", "ravel_3")  # A3.1

# W17.5: front and back of the ten tiles.
OBJECTIVE_TILES = (
    ("cave_cards", "amethyst_cards"),
    ("crimson_cards", "golden_cards"),
    ("nests", "eggs"),
    ("cached", "guild_position"),
    ("cheap", "dear"),
    ("played_or_round", "activated"),
    ("hatchlings", "small"),
    ("medium", "large"),
    ("aggressive", "playful"),
    ("shy", "helpful"),
)
OBJECTIVES = [objective for tile in OBJECTIVE_TILES for objective in tile]

TABLE_KEYS = ("game", "guild", "objectives", "players", "automa")
OBJECTIVE_KEYS = ("id", "places")
PLAYER_KEYS = ("name", "coins", "resources", "hand", "mat_eggs", "guild_rows", "guild_steps", "caves")
HAND_KEYS = ("dragons", "caves")
MARKER_KEYS = ("row", "vp")
SPACE_KEYS = ("dragon", "cave", "eggs", "cached", "tucked", "swapped")

Fields = Mapping[str, object]


class Violation(NamedTuple):
    """What is wrong: where in the document, and against which rule."""

    place: str
    rule: str


def violations(document: object) -> list[Violation]:
    """Everything that keeps the document from showing a table of the game; nothing if it shows one."""
    return list(check_document(document))


def check_document(document: object) -> Iterator[Violation]:
    if not isinstance(document, dict):
        yield Violation("", FORMAT)
        return
    yield from check_keys(document, TABLE_KEYS, "")
    if document.get("game") != "wyrmspan":
        yield Violation("game", FORMAT)
    if document.get("guild") not in tuple(SQUARES):
        yield Violation("guild", "W4.1")
    players = fields_in(document, "players")
    if not isinstance(document.get("players"), list) or len(players) != len(document["players"]):
        yield Violation("players", FORMAT)
        return
    if not 1 <= len(players) <= 5:
        yield Violation("players", "W1.1")
    names = [player.get("name", f"Player {seat + 1}") for seat, player in enumerate(players)]
    if any(name in names[:seat] for seat, name in enumerate(names)):
        yield Violation("players", FORMAT)
    yield from check_automa(document, len(players))
    yield from check_objectives(document, len(players))
    for seat, player in enumerate(players):
        yield from check_player(player, f"players[{seat}]")
    yield from check_guild_tile(document, players)
    yield from check_cards(players)


# The table.


def check_automa(document: Fields, players: int) -> Iterator[Violation]:
    """A1.1: she plays against one player only; A3.1: her levels."""
    if "automa" not in document:
        return
    if document["automa"] not in LEVELS:
        yield Violation("automa", "A3.1")
    if players > 1:
        yield Violation("automa", "A1.1")


def check_objectives(document: Fields, players: int) -> Iterator[Violation]:
    """W4.3: one objective for each of the four rounds at most, none of them twice."""
    objectives = document.get("objectives", [])
    if not isinstance(objectives, list):
        yield Violation("objectives", FORMAT)
        return
    seen = set()
    for number, objective in enumerate(objectives):
        place = f"objectives[{number}]"
        if not isinstance(objective, dict):
            yield Violation(place, FORMAT)
            continue
        yield from check_keys(objective, OBJECTIVE_KEYS, place)
        name = objective.get("id")
        if name not in OBJECTIVES:
            yield Violation(f"{place}.id", "W17.5")
        elif name in seen:
            yield Violation(f"{place}.id", "W4.3")
        elif name == "guild_position" and players == 1:
            yield Violation(f"{place}.id", "A2.2")
        elif number >= ROUNDS:
            yield Violation(place, "W4.3")
        seen.add(str(name))
        yield from check_places(objective.get("places"), players, f"{place}.places")


def check_places(places: object, players: int, place: str) -> Iterator[Violation]:
    """W17.2: whoever is 2nd or 3rd has somebody directly above; W17.9: one marker for each player."""
    if not isinstance(places, list):
        yield Violation(place, FORMAT)
        return
    wrong = [f"{place}[{index}]" for index, row in enumerate(places) if not is_number(row)]
    if wrong:
        yield from (Violation(row, FORMAT) for row in wrong)
        return
    if len(places) not in ((1, 2) if players == 1 else (players,)):
        yield Violation(place, "W17.9")
    for index, row in enumerate(places):
        if row not in (0, 1, 2, 3):
            yield Violation(f"{place}[{index}]", "W17.8")
        elif row == 3 and players == 1:
            yield Violation(f"{place}[{index}]", "A10.8")
        elif row > 1 and row - 1 not in places and not (players == 1 and len(places) == 1):
            yield Violation(f"{place}[{index}]", "W17.2")


def check_guild_tile(document: Fields, players: list[Fields]) -> Iterator[Violation]:
    """W14.7: a square holds one marker; in row 5 the cells 6 and 3 are squares, 1 holds any number."""
    squares = SQUARES.get(str(document.get("guild")))
    if squares is None:
        return
    sides = 1 if len(players) <= 2 else 2  # W14.11
    room = Counter({(row, 0): sides * cells for row, cells in enumerate(squares, start=1)})
    room.update({(5, 6): 1, (5, 3): 1})
    for seat, player in enumerate(players):
        for index, marker in enumerate(list_in(player, "guild_rows")):
            row, points = marker_cell(marker)
            if (row, points) in room:
                room[row, points] -= 1
                if room[row, points] < 0:
                    yield Violation(f"players[{seat}].guild_rows[{index}]", "W14.7")


def check_cards(players: list[Fields]) -> Iterator[Violation]:
    """W2.4: every card is there once; W21.1: not more than 183 dragons, the tucked ones included."""
    dragons: set[int] = set()
    caves: set[int] = set()
    tucked = 0
    for seat, player in enumerate(players):
        for place, kind, number in cards_of(player, f"players[{seat}]"):
            seen, count = (dragons, DRAGON_CARDS) if kind == "dragon" else (caves, CAVE_CARDS)
            if not is_number(number):
                yield Violation(place, FORMAT)
            elif not 1 <= number <= count or number in seen:
                yield Violation(place, "W2.4")
            else:
                seen.add(number)
        for _, _, space in spaces_of(player):
            tucked += number_in(space, "tucked")
    if len(dragons) + tucked > DRAGON_CARDS:
        yield Violation("players", "W21.1")


def cards_of(player: Fields, place: str) -> Iterator[tuple[str, str, object]]:
    """Every card that is named in hand and on the mat: where, dragon or cave, and its number."""
    hand = player.get("hand")
    if isinstance(hand, dict):
        for key, kind in (("dragons", "dragon"), ("caves", "cave")):
            for index, number in enumerate(list_in(hand, key)):
                yield f"{place}.hand.{key}[{index}]", kind, number
    for cave, column, space in spaces_of(player):
        for kind in ("dragon", "cave"):
            if kind in space:
                yield f"{place}.caves.{cave}[{column - 1}].{kind}", kind, space[kind]


# A player.


def check_player(player: Fields, place: str) -> Iterator[Violation]:
    yield from check_keys(player, PLAYER_KEYS, place)
    if not isinstance(player.get("name", ""), str):
        yield Violation(f"{place}.name", FORMAT)
    for key in ("coins", "mat_eggs", "guild_steps"):
        yield from check_number(player, key, place)
    yield from check_resources(player, "resources", place)
    yield from check_hand(player, f"{place}.hand")
    if number_in(player, "mat_eggs") > MAT_NESTS:
        yield Violation(f"{place}.mat_eggs", "W3.7")
    yield from check_markers(player, place)
    yield from check_mat(player, f"{place}.caves")


def check_hand(player: Fields, place: str) -> Iterator[Violation]:
    hand = player.get("hand", {})
    if not isinstance(hand, dict):
        yield Violation(place, FORMAT)
        return
    yield from check_keys(hand, HAND_KEYS, place)
    for key in HAND_KEYS:
        if not isinstance(hand.get(key, []), list):
            yield Violation(f"{place}.{key}", FORMAT)


def check_markers(player: Fields, place: str) -> Iterator[Violation]:
    """W14.8: four markers at most; W14.14: one for every six steps, where the steps are told."""
    markers = player.get("guild_rows", [])
    if not isinstance(markers, list):
        yield Violation(f"{place}.guild_rows", FORMAT)
        return
    for index, marker in enumerate(markers):
        here = f"{place}.guild_rows[{index}]"
        if isinstance(marker, dict):
            yield from check_keys(marker, MARKER_KEYS, here)
        row, points = marker_cell(marker)
        if row not in (1, 2, 3, 4, 5) or points not in ((0, 6, 3, 1) if row == 5 else (0,)):
            yield Violation(here, "W14.10")
    if len(markers) > MARKERS:
        yield Violation(f"{place}.guild_rows", "W14.8")
    elif "guild_steps" in player and len(markers) != min(MARKERS, number_in(player, "guild_steps") // 6):
        yield Violation(f"{place}.guild_steps", "W14.14")


def marker_cell(marker: object) -> tuple[int, int]:
    """The row and the named points of a marker, 0 where no points are named; row 0 where it is no marker."""
    if isinstance(marker, dict):
        points = marker.get("vp")
        named = 0 if "vp" not in marker else points if is_number(points) and points > 0 else -1
        return number_in(marker, "row"), named
    return (marker, 0) if is_number(marker) else (0, 0)


def check_mat(player: Fields, place: str) -> Iterator[Violation]:
    caves = player.get("caves", {})
    if not isinstance(caves, dict):
        yield Violation(place, FORMAT)
        return
    yield from check_keys(caves, CAVES, place)
    for cave in CAVES:
        spaces = caves.get(cave, [])
        if not isinstance(spaces, list):
            yield Violation(f"{place}.{cave}", FORMAT)
            continue
        wrong = [index for index, space in enumerate(spaces) if not isinstance(space, dict)]
        if wrong:
            yield from (Violation(f"{place}.{cave}[{index}]", FORMAT) for index in wrong)
            continue
        if len(spaces) > SPACES_IN_A_CAVE:
            yield Violation(f"{place}.{cave}", "W3.2")
        for column, space in enumerate(spaces, start=1):
            here = f"{place}.{cave}[{column - 1}]"
            yield from check_space(space, cave, here)
            yield from check_row(spaces, column, here)


def check_row(spaces: list[Fields], column: int, place: str) -> Iterator[Violation]:
    """W21.2: dragons fill the excavated spaces from the left, and these the columns from the left."""
    space = spaces[column - 1]
    if column == 1:
        if "cave" in space:
            yield Violation(f"{place}.cave", "W3.3")
        return
    left = spaces[column - 2]
    if "dragon" in space and "cave" not in space:
        yield Violation(place, "W3.3")
    if "cave" in space and column > 2 and "cave" not in left:
        yield Violation(place, "W6.1")
    if "dragon" in space and "dragon" not in left:
        yield Violation(place, "W7.3")


def check_space(space: Fields, cave: str, place: str) -> Iterator[Violation]:
    yield from check_keys(space, SPACE_KEYS, place)
    for key in ("eggs", "tucked"):
        yield from check_number(space, key, place)
    yield from check_resources(space, "cached", place)
    swapped = space.get("swapped", False)
    if not isinstance(swapped, bool):
        yield Violation(f"{place}.swapped", FORMAT)
    dragon = space.get("dragon")
    if "dragon" not in space:  # nothing lies on, under or in the nests of no dragon
        if number_in(space, "eggs") > 0:
            yield Violation(f"{place}.eggs", "W3.7")
        if number_in(space, "tucked") > 0:
            yield Violation(f"{place}.tucked", "W3.8")
        cached = space.get("cached")
        if isinstance(cached, dict) and any(number_in(cached, kind) > 0 for kind in RESOURCES):
            yield Violation(f"{place}.cached", "W3.8")
        if swapped is True:
            yield Violation(f"{place}.swapped", "W13.9")
    elif is_number(dragon) and 1 <= dragon <= DRAGON_CARDS:
        if number_in(space, "eggs") > facts(dragon).nests:
            yield Violation(f"{place}.eggs", "W3.7")
        if cave not in facts(dragon).caves and swapped is not True:
            yield Violation(f"{place}.dragon", "W7.3")


def spaces_of(player: Fields) -> Iterator[tuple[str, int, Fields]]:
    """The spaces listed in the document: cave, column, and what lies there."""
    caves = player.get("caves")
    if isinstance(caves, dict):
        for cave in CAVES:
            for column, space in enumerate(fields_in(caves, cave), start=1):
                yield cave, column, space


# What is written wrongly, whatever the game is.


def check_keys(fields: Fields, known: tuple[str, ...], place: str) -> Iterator[Violation]:
    for key in fields:
        if key not in known:
            yield Violation(inside(place, key), FORMAT)


def check_number(fields: Fields, key: str, place: str) -> Iterator[Violation]:
    """W21.4: nothing is counted below zero; a missing key means none."""
    value = fields.get(key, 0)
    if not is_number(value):
        yield Violation(inside(place, key), FORMAT)
    elif value < 0:
        yield Violation(inside(place, key), "W21.4")


def check_resources(fields: Fields, key: str, place: str) -> Iterator[Violation]:
    """W3.1: resources are meat, gold, crystal and milk, and nothing else."""
    value = fields.get(key, {})
    if not isinstance(value, dict):
        yield Violation(inside(place, key), FORMAT)
        return
    for kind in value:
        if kind not in RESOURCES:
            yield Violation(inside(inside(place, key), kind), "W3.1")
        else:
            yield from check_number(value, kind, inside(place, key))


def inside(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def number_in(fields: Fields, key: str) -> int:
    """The number under the key; 0 where there is none or something else, which `check_number` reports."""
    value = fields.get(key, 0)
    return value if is_number(value) else 0


def list_in(fields: Fields, key: str) -> list[object]:
    value = fields.get(key, [])
    return list(value) if isinstance(value, list) else []


def fields_in(fields: Fields, key: str) -> list[Fields]:
    """The objects in the list under the key."""
    return [item for item in list_in(fields, key) if isinstance(item, dict)]
