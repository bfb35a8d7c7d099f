"""Ways to break a valid position document in exactly one point, each with its place and its rule."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from copy import deepcopy

from tests.games.wyrmspan.literal_document import FORMAT, OBJECTIVES, SQUARES, Violation
from tests.games.wyrmspan.literal_table import CAVES, facts
from tests.games.wyrmspan.random_documents import Json

Break = Callable[[random.Random, Json], Violation | None]
BREAKS: dict[str, Break] = {}

Spot = tuple[str, str, int, Json]  # path, cave, column, the space itself


def broken(rng: random.Random, name: str, document: Json) -> tuple[Json, Violation] | None:
    """A copy with this one mistake, and what is wrong with it; None where it cannot be made."""
    copy = deepcopy(document)
    violation = BREAKS[name](rng, copy)
    return (copy, violation) if violation else None


def breaks(function: Break) -> Break:
    BREAKS[function.__name__] = function
    return function


# Finding places.


def spots(document: Json) -> Iterator[Spot]:
    for seat, player in enumerate(document["players"]):
        for cave, row in player.get("caves", {}).items():
            for column, space in enumerate(row, start=1):
                yield f"players[{seat}].caves.{cave}[{column - 1}]", cave, column, space


def pick(rng: random.Random, found: list[Spot]) -> Spot | None:
    return rng.choice(found) if found else None


def with_dragon(document: Json) -> list[Spot]:
    return [spot for spot in spots(document) if "dragon" in spot[3]]


def without_dragon(document: Json) -> list[Spot]:
    return [spot for spot in spots(document) if "dragon" not in spot[3]]


def neighbours(document: Json) -> Iterator[tuple[Spot, Spot]]:
    """Every space with the one to its right."""
    for left in spots(document):
        for right in spots(document):
            if (right[0].rsplit("[", 1)[0], right[2]) == (left[0].rsplit("[", 1)[0], left[2] + 1):
                yield left, right


def used(document: Json, kind: str) -> list[int]:
    """Numbers of the dragon or cave cards that the document names."""
    key = "dragons" if kind == "dragon" else "caves"
    in_hand = [number for player in document["players"] for number in player.get("hand", {}).get(key, [])]
    return in_hand + [space[kind] for _, _, _, space in spots(document) if kind in space]


def unused(document: Json, kind: str) -> list[int]:
    numbers = set(range(1, 184 if kind == "dragon" else 76))
    return sorted(numbers - set(used(document, kind)))


def some_player(rng: random.Random, document: Json) -> tuple[str, Json]:
    seat = rng.randrange(len(document["players"]))
    return f"players[{seat}]", document["players"][seat]


def markers(document: Json) -> list[tuple[str, list[int | Json], int]]:
    """Every guild marker in reading order: path, the list it is in, its index there."""
    return [
        (f"players[{seat}].guild_rows[{index}]", player["guild_rows"], index)
        for seat, player in enumerate(document["players"])
        for index in range(len(player.get("guild_rows", [])))
    ]


# Mats.


@breaks
def a_dragon_in_a_cave_it_does_not_like(rng: random.Random, document: Json) -> Violation | None:
    spot = pick(rng, [spot for spot in with_dragon(document) if "swapped" not in spot[3]])
    if spot is None:
        return None
    path, cave, _, space = spot
    fits = [number for number in unused(document, "dragon") if facts(number).nests >= space.get("eggs", 0)]
    space["dragon"] = rng.choice([number for number in fits if cave not in facts(number).caves])
    return Violation(f"{path}.dragon", "W7.3")


@breaks
def a_swap_that_is_not_marked(rng: random.Random, document: Json) -> Violation | None:
    spot = pick(
        rng, [spot for spot in with_dragon(document) if spot[1] not in facts(spot[3]["dragon"]).caves]
    )
    if spot is None:
        return None
    del spot[3]["swapped"]
    return Violation(f"{spot[0]}.dragon", "W7.3")


@breaks
def a_gap_between_dragons(rng: random.Random, document: Json) -> Violation | None:
    pairs = [(left, right) for left, right in neighbours(document) if "dragon" in right[3]]
    if not pairs:
        return None
    left, right = rng.choice(pairs)
    for key in ("dragon", "eggs", "cached", "tucked", "swapped"):
        left[3].pop(key, None)
    return Violation(right[0], "W7.3")


@breaks
def a_gap_between_cave_cards(rng: random.Random, document: Json) -> Violation | None:
    empty = [pair for pair in neighbours(document) if pair[0][2] > 1 and "dragon" not in pair[0][3]]
    if not empty:
        return None
    left, right = rng.choice(empty)
    del left[3]["cave"]
    return Violation(right[0], "W6.1")


@breaks
def a_dragon_in_rock(rng: random.Random, document: Json) -> Violation | None:
    rows_end = [right for left, right in neighbours(document)]
    continued = [left[0] for left, right in neighbours(document)]
    spot = pick(rng, [spot for spot in rows_end if spot[0] not in continued and "dragon" in spot[3]])
    if spot is None:
        return None
    del spot[3]["cave"]
    return Violation(spot[0], "W3.3")


@breaks
def a_cave_card_in_column_1(rng: random.Random, document: Json) -> Violation | None:
    spot = pick(rng, [spot for spot in spots(document) if spot[2] == 1])
    if spot is None:
        return None
    spot[3]["cave"] = unused(document, "cave")[0]
    return Violation(f"{spot[0]}.cave", "W3.3")


@breaks
def a_fifth_space(rng: random.Random, document: Json) -> Violation | None:
    spot = pick(rng, [spot for spot in spots(document) if spot[2] == 4])
    if spot is None:
        return None
    path, cave, _, _ = spot
    seat = int(path.removeprefix("players[").split("]")[0])
    document["players"][seat]["caves"][cave].append({"cave": unused(document, "cave")[0]})
    return Violation(f"players[{seat}].caves.{cave}", "W3.2")


@breaks
def more_eggs_than_nests(rng: random.Random, document: Json) -> Violation | None:
    spot = pick(rng, with_dragon(document))
    if spot is None:
        return None
    spot[3]["eggs"] = facts(spot[3]["dragon"]).nests + 1
    return Violation(f"{spot[0]}.eggs", "W3.7")


@breaks
def three_eggs_on_the_mat(rng: random.Random, document: Json) -> Violation | None:
    path, player = some_player(rng, document)
    player["mat_eggs"] = 3
    return Violation(f"{path}.mat_eggs", "W3.7")


def something_without_a_dragon(key: str, value: object, rule: str) -> Break:
    def put(rng: random.Random, document: Json) -> Violation | None:
        spot = pick(rng, without_dragon(document))
        if spot is None:
            return None
        spot[3][key] = value
        return Violation(f"{spot[0]}.{key}", rule)

    return put


BREAKS["eggs_without_a_dragon"] = something_without_a_dragon("eggs", 1, "W3.7")
BREAKS["cached_without_a_dragon"] = something_without_a_dragon("cached", {"milk": 1}, "W3.8")
BREAKS["tucked_without_a_dragon"] = something_without_a_dragon("tucked", 2, "W3.8")
BREAKS["swapped_without_a_dragon"] = something_without_a_dragon("swapped", True, "W13.9")


# Cards and supplies.


def a_card_twice(key: str) -> Break:
    def again(rng: random.Random, document: Json) -> Violation | None:
        """A card of the first player in the hand of the last one; alone, twice in the same hand."""
        kind = "dragon" if key == "dragons" else "cave"
        first, last = document["players"][0], document["players"][-1]
        numbers = used({"players": [first]}, kind)
        if first is last:
            numbers = first.get("hand", {}).get(key, [])
        if not numbers:
            return None
        hand = last.setdefault("hand", {}).setdefault(key, [])
        hand.append(rng.choice(numbers))
        return Violation(f"players[{len(document['players']) - 1}].hand.{key}[{len(hand) - 1}]", "W2.4")

    return again


def an_unknown_card(key: str, number: int) -> Break:
    def add(rng: random.Random, document: Json) -> Violation | None:
        path, player = some_player(rng, document)
        hand = player.setdefault("hand", {}).setdefault(key, [])
        hand.append(number)
        return Violation(f"{path}.hand.{key}[{len(hand) - 1}]", "W2.4")

    return add


BREAKS["a_dragon_twice"] = a_card_twice("dragons")
BREAKS["a_cave_card_twice"] = a_card_twice("caves")
BREAKS["dragon_184"] = an_unknown_card("dragons", 184)
BREAKS["dragon_0"] = an_unknown_card("dragons", 0)
BREAKS["cave_76"] = an_unknown_card("caves", 76)


@breaks
def an_unknown_dragon_on_the_mat(rng: random.Random, document: Json) -> Violation | None:
    spot = pick(rng, with_dragon(document))
    if spot is None:
        return None
    spot[3]["dragon"] = 999
    return Violation(f"{spot[0]}.dragon", "W2.4")


@breaks
def more_dragons_than_the_deck_has(rng: random.Random, document: Json) -> Violation | None:
    spot = pick(rng, with_dragon(document))
    if spot is None:
        return None
    spot[3]["tucked"] = 183
    return Violation("players", "W21.1")


@breaks
def an_unknown_resource(rng: random.Random, document: Json) -> Violation | None:
    path, player = some_player(rng, document)
    player.setdefault("resources", {})["wood"] = 1
    return Violation(f"{path}.resources.wood", "W3.1")


@breaks
def a_coin_cached(rng: random.Random, document: Json) -> Violation | None:
    spot = pick(rng, with_dragon(document))
    if spot is None:
        return None
    spot[3].setdefault("cached", {})["coin"] = 1
    return Violation(f"{spot[0]}.cached.coin", "W3.1")


@breaks
def coins_below_zero(rng: random.Random, document: Json) -> Violation | None:
    path, player = some_player(rng, document)
    player["coins"] = -1
    return Violation(f"{path}.coins", "W21.4")


# The guild.


@breaks
def an_unknown_guild(rng: random.Random, document: Json) -> Violation | None:
    document["guild"] = "desert"
    return Violation("guild", "W4.1")


@breaks
def steps_for_another_marker(rng: random.Random, document: Json) -> Violation | None:
    path, player = some_player(rng, document)
    if len(player.get("guild_rows", [])) == 4:
        return None
    player["guild_steps"] += 6
    return Violation(f"{path}.guild_steps", "W14.14")


@breaks
def five_markers(rng: random.Random, document: Json) -> Violation | None:
    path, player = some_player(rng, document)
    rows = player.setdefault("guild_rows", [])
    rows += [5] * (5 - len(rows))
    return Violation(f"{path}.guild_rows", "W14.8")


def a_marker_on(cell: object) -> Break:
    def move(rng: random.Random, document: Json) -> Violation | None:
        if not markers(document):
            return None
        path, rows, index = rng.choice(markers(document))
        rows[index] = deepcopy(cell)  # type: ignore[call-overload]  # a wrong cell is the point of it
        return Violation(path, "W14.10")

    return move


BREAKS["a_marker_in_row_6"] = a_marker_on(6)
BREAKS["a_cell_of_2_points"] = a_marker_on({"row": 5, "vp": 2})
BREAKS["points_in_row_4"] = a_marker_on({"row": 4, "vp": 6})


def row_of(marker: int | Json) -> int:
    row: int = marker if isinstance(marker, int) else marker["row"]
    return row


@breaks
def one_marker_more_than_squares(rng: random.Random, document: Json) -> Violation | None:
    row = rng.randint(1, 4)
    room = SQUARES[document["guild"]][row - 1] * (1 if len(document["players"]) <= 2 else 2)
    there = [marker for marker in markers(document) if row_of(marker[1][marker[2]]) == row]
    others = [marker for marker in markers(document) if marker not in there]
    missing = room + 1 - len(there)
    if missing > len(others):
        return None
    for _, rows, index in rng.sample(others, missing):
        rows[index] = row
    *_, (path, _, _) = (marker for marker in markers(document) if row_of(marker[1][marker[2]]) == row)
    return Violation(path, "W14.7")


@breaks
def two_markers_on_6_points(rng: random.Random, document: Json) -> Violation | None:
    everyone = markers(document)
    if len(everyone) < 2:
        return None
    for _, rows, index in everyone:
        if row_of(rows[index]) == 5:
            rows[index] = 5
    pair = [everyone[number] for number in sorted(rng.sample(range(len(everyone)), 2))]
    for _, rows, index in pair:
        rows[index] = {"row": 5, "vp": 6}
    return Violation(pair[1][0], "W14.7")


# Objectives.


def wrong_places(rule: str, at: str, make: Callable[[int], list[int] | None]) -> Break:
    """The places of one objective replaced by what `make` gives for so many players."""

    def replace(rng: random.Random, document: Json) -> Violation | None:
        places = make(len(document["players"]))
        if places is None:
            return None
        number = rng.randrange(len(document["objectives"]))
        document["objectives"][number]["places"] = places
        return Violation(f"objectives[{number}].places{at}", rule)

    return replace


def at_a_table(places: list[int]) -> Callable[[int], list[int] | None]:
    """For two or more players: these places, and 1st for everybody else when somebody is 1st, else others."""
    rest = 1 if 1 in places else 0
    return lambda players: places + [rest] * (players - 2) if players > 1 else None


def alone(places: list[int]) -> Callable[[int], list[int] | None]:
    return lambda players: places if players == 1 else None


BREAKS["second_without_first"] = wrong_places("W17.2", "[1]", at_a_table([0, 2]))
BREAKS["third_without_second"] = wrong_places("W17.2", "[1]", at_a_table([1, 3]))
BREAKS["fourth_place"] = wrong_places("W17.8", "[1]", at_a_table([1, 4]))
BREAKS["a_place_too_few"] = wrong_places("W17.9", "", lambda players: [1] * (players - 1))
BREAKS["a_place_too_many"] = wrong_places(
    "W17.9", "", lambda players: [1] * (players + (2 if players == 1 else 1))
)
BREAKS["she_is_second_without_first"] = wrong_places("W17.2", "[1]", alone([0, 2]))
BREAKS["third_alone"] = wrong_places("A10.8", "[0]", alone([3]))
BREAKS["third_of_two"] = wrong_places("A10.8", "[1]", alone([1, 3]))


@breaks
def an_unknown_objective(rng: random.Random, document: Json) -> Violation | None:
    number = rng.randrange(len(document["objectives"]))
    document["objectives"][number]["id"] = "treasure"
    return Violation(f"objectives[{number}].id", "W17.5")


@breaks
def an_objective_twice(rng: random.Random, document: Json) -> Violation | None:
    first, second = sorted(rng.sample(range(4), 2))
    document["objectives"][second]["id"] = document["objectives"][first]["id"]
    return Violation(f"objectives[{second}].id", "W4.3")


@breaks
def a_fifth_objective(rng: random.Random, document: Json) -> Violation | None:
    names = {objective["id"] for objective in document["objectives"]} | {"guild_position"}
    fifth = next(name for name in OBJECTIVES if name not in names)
    document["objectives"].append({"id": fifth, "places": [1] * len(document["players"])})
    return Violation("objectives[4]", "W4.3")


@breaks
def guild_position_alone(rng: random.Random, document: Json) -> Violation | None:
    if len(document["players"]) > 1:
        return None
    number = rng.randrange(4)
    document["objectives"][number]["id"] = "guild_position"
    return Violation(f"objectives[{number}].id", "A2.2")


# The table.


@breaks
def nobody_at_the_table(rng: random.Random, document: Json) -> Violation | None:
    document.pop("automa", None)
    document |= {"players": [], "objectives": []}
    return Violation("players", "W1.1")


@breaks
def six_players(rng: random.Random, document: Json) -> Violation | None:
    if len(document["players"]) < 5:
        return None
    document["players"].append({"name": "Fay"})
    document["objectives"] = []
    return Violation("players", "W1.1")


@breaks
def an_unknown_level(rng: random.Random, document: Json) -> Violation | None:
    if len(document["players"]) > 1:
        return None
    document["automa"] = "automa_4"
    return Violation("automa", "A3.1")


@breaks
def an_automa_among_many(rng: random.Random, document: Json) -> Violation | None:
    if len(document["players"]) == 1:
        return None
    document["automa"] = "automa_2"
    return Violation("automa", "A1.1")


# The writing.


@breaks
def another_game(rng: random.Random, document: Json) -> Violation | None:
    document["game"] = "draftosaurus"
    return Violation("game", FORMAT)


@breaks
def an_unknown_key_of_the_table(rng: random.Random, document: Json) -> Violation | None:
    document["board"] = "summer"
    return Violation("board", FORMAT)


@breaks
def an_unknown_key_of_a_player(rng: random.Random, document: Json) -> Violation | None:
    path, player = some_player(rng, document)
    player["egs"] = 2
    return Violation(f"{path}.egs", FORMAT)


@breaks
def an_unknown_key_of_a_space(rng: random.Random, document: Json) -> Violation | None:
    spot = pick(rng, list(spots(document)))
    if spot is None:
        return None
    spot[3]["tuked"] = 2
    return Violation(f"{spot[0]}.tuked", FORMAT)


@breaks
def an_unknown_cave_of_the_mat(rng: random.Random, document: Json) -> Violation | None:
    path, player = some_player(rng, document)
    player.setdefault("caves", {})["emerald"] = []
    return Violation(f"{path}.caves.emerald", FORMAT)


@breaks
def coins_in_words(rng: random.Random, document: Json) -> Violation | None:
    path, player = some_player(rng, document)
    player["coins"] = "three"
    return Violation(f"{path}.coins", FORMAT)


@breaks
def a_row_that_is_no_list(rng: random.Random, document: Json) -> Violation | None:
    path, player = some_player(rng, document)
    cave = rng.choice(CAVES)
    player.setdefault("caves", {})[cave] = {"dragon": 130}
    return Violation(f"{path}.caves.{cave}", FORMAT)
