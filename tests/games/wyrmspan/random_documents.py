"""Random position documents that a game could end with, for one to five players.

Mats are filled by the rules of placement, swaps need the card that swaps, markers go on free cells, and the
places of round 4 fit the mats. The first three rounds were compared on earlier mats: they are drawn freely.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from dracosaur.games.wyrmspan.cards import OBJECTIVES as PRINTED_OBJECTIVES
from tests.games.wyrmspan.literal_document import LEVELS, OBJECTIVE_TILES, SQUARES
from tests.games.wyrmspan.literal_scorer import objective_quantity, rank
from tests.games.wyrmspan.literal_table import CAVES, RESOURCES, facts, has_ability, read_player

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
SWAP_DRAGON, SWAP_CAVE = 157, 66  # W13.9
LOWEST_MARKER_DRAGON = 41

Json = dict[str, Any]  # Any: a part of a position document, as json.loads returns it
Cell = tuple[int, int]  # row and printed points, 0 in rows 1-4


def random_document(rng: random.Random, players: int) -> Json:
    """A valid document; equal seeds give equal documents."""
    dragons, caves = shuffled_decks(rng)
    seats: list[Json] = [{"name": name, "caves": {}} for name in NAMES[:players]]
    for seat in seats:
        dig(rng, seat, caves)
        settle(rng, seat, dragons)
        swap(rng, seat)
        furnish(rng, seat)
    for seat in seats:
        fill_hand(rng, seat, dragons, caves)
    guild = rng.choice(list(SQUARES))
    place_markers(rng, seats, guild)
    document = {
        "game": "wyrmspan",
        "guild": guild,
        "objectives": random_objectives(rng, seats),
        "players": [without_empty_keys(rng, seat) for seat in seats],
    }
    if players == 1 and rng.random() < 0.5:
        document["automa"] = rng.choice(LEVELS)
    return document


def shuffled_decks(rng: random.Random) -> tuple[list[int], list[int]]:
    """Both decks; dragons of a few traits, sizes and ability types lie further up, and so do swaps."""
    # Without such a taste sets, caps and full conditions of the End Game dragons would hardly ever come up.
    words = ("aggressive", "playful", "shy", "helpful", "hatchling", "small", "medium", "large")
    kinds = ("when_played", "if_activated", "once_per_round", "end_game")
    taste = {word: rng.random() ** 3 for word in words + kinds}

    def eagerness(number: int) -> float:
        card = facts(number)
        kind = next(kind for kind in reversed(kinds) if has_ability(number, kind))
        bonus = 1 if number == SWAP_DRAGON else 0.5 if kind == "end_game" else 0
        return rng.random() * (0.2 + taste[card.trait] + taste[card.size] + taste[kind] + bonus)

    dragons = sorted(range(1, 184), key=eagerness, reverse=True)
    caves = sorted(range(1, 76), key=lambda number: rng.random() * (0.5 if number == SWAP_CAVE else 1))
    return dragons, caves


def dig(rng: random.Random, seat: Json, caves: list[int]) -> None:
    """W6.1: each cave is excavated from the left; column 1 is open and holds no card (W3.3)."""
    for cave in CAVES:
        seat["caves"][cave] = [{}] + [{"cave": caves.pop(0)} for _ in range(rng.choice((0, 1, 2, 3, 3)))]


def settle(rng: random.Random, seat: Json, dragons: list[int]) -> None:
    """W7.3: dragons in caves they like, from the left; the cave may stay partly empty."""
    for cave in CAVES:
        spaces = seat["caves"][cave]
        for space in spaces[: rng.choice((0, len(spaces) // 2, len(spaces), len(spaces)))]:
            number = next(number for number in dragons if cave in facts(number).caves)
            dragons.remove(number)
            space["dragon"] = number


def swap(rng: random.Random, seat: Json) -> None:
    """W13.9: two dragons change places, if a card of this mat can do that; preferred caves are ignored."""
    spaces = [(cave, space) for cave in CAVES for space in seat["caves"][cave]]
    occupied = [(cave, space) for cave, space in spaces if "dragon" in space]
    can_swap = any(
        space.get("cave") == SWAP_CAVE or space.get("dragon") == SWAP_DRAGON for _, space in spaces
    )
    if len(occupied) < 2 or not can_swap:
        return
    pair = rng.sample(occupied, 2)
    (_, first), (_, second) = pair
    first["dragon"], second["dragon"] = second["dragon"], first["dragon"]
    for cave, space in pair:
        if cave not in facts(space["dragon"]).caves or rng.random() < 0.5:
            space["swapped"] = True


def furnish(rng: random.Random, seat: Json) -> None:
    """Eggs up to the nests (W3.7), cached resources and tucked cards on dragons (W11.4: without limit)."""
    seat["mat_eggs"] = rng.randint(0, 2)
    for cave in CAVES:
        for space in seat["caves"][cave]:
            if "dragon" not in space:
                continue
            space["eggs"] = rng.randint(0, facts(space["dragon"]).nests)
            if rng.random() < 0.4:
                space["cached"] = dict(Counter(rng.choices(RESOURCES, k=rng.randint(1, 5))))
            space["tucked"] = rng.choice((0, 0, 0, 1, 2, 4))


def fill_hand(rng: random.Random, seat: Json, dragons: list[int], caves: list[int]) -> None:
    """What is left over; W15.8 lets it exceed 9 at the end of the game."""
    seat["coins"] = rng.choice((0, 0, 1, 2, 5, 11))
    seat["resources"] = dict(Counter(rng.choices(RESOURCES, k=rng.choice((0, 1, 2, 3, 6, 10)))))
    seat["hand"] = {
        "dragons": [dragons.pop() for _ in range(rng.choice((0, 0, 1, 2, 4)))],
        "caves": [caves.pop() for _ in range(rng.choice((0, 0, 1, 2, 3)))],
    }


def place_markers(rng: random.Random, seats: list[Json], guild: str) -> None:
    """W14.14: a marker for every six steps, four at most, each on a free cell (W14.7)."""
    free: Counter[Cell] = Counter({(5, 6): 1, (5, 3): 1, (5, 1): 4 * len(seats)})
    for row, squares in enumerate(SQUARES[guild], start=1):
        free[row, 0] = squares if len(seats) <= 2 else 2 * squares
    for seat in seats:
        seat["guild_steps"] = rng.randint(0, 30)
        seat["guild_rows"] = []
    waiting = [seat for seat in seats for _ in range(min(4, seat["guild_steps"] // 6))]
    rng.shuffle(waiting)
    for seat in waiting:
        cells = [cell for cell in free if free[cell] > 0]
        ((row, points),) = rng.choices(cells, [3 if row >= 4 else 1 for row, _ in cells])
        free[row, points] -= 1
        named = row == 5 and rng.random() < 0.5
        seat["guild_rows"].append({"row": 5, "vp": points} if named else row)


def random_objectives(rng: random.Random, seats: list[Json]) -> list[Json]:
    """W4.3: four tiles, each on a random side; A2.2: alone, nobody is compared on the guild track."""
    objectives = []
    for round_number, tile in enumerate(rng.sample(OBJECTIVE_TILES, 4), start=1):
        usable = [side for side in tile if len(seats) > 1 or side != "guild_position"]
        side = rng.choice(usable)
        quantities = [rng.randint(0, 4) for _ in seats]
        if round_number == 4:
            quantities = [objective_quantity(side, read_player(seat)) for seat in seats]
        if len(seats) == 1:
            quantities.append(her_quantity(rng, side, round_number))
        places = rank(quantities)
        if len(seats) == 1 and not has_lowest_marker_dragon(seats[0]) and rng.random() < 0.5:
            places.pop()  # a solo document may leave out her place
        objectives.append({"id": side, "places": places})
    return objectives


def her_quantity(rng: random.Random, objective: str, round_number: int) -> int:
    """A10.2, A10.4: the base value of the round and some coins, but not more than the cap."""
    printed = PRINTED_OBJECTIVES[objective]
    assert printed.automa is not None  # A2.2: the only objective without base values is left out
    return min(printed.automa[round_number - 1] + rng.randint(0, 3), printed.cap or 99)


def has_lowest_marker_dragon(seat: Json) -> bool:
    return LOWEST_MARKER_DRAGON in (space.get("dragon") for row in seat["caves"].values() for space in row)


def without_empty_keys(rng: random.Random, seat: Json) -> Json:
    """The same player; what is none may be written out or left out ("missing keys mean none")."""
    for cave in CAVES:
        spaces = [shortened(rng, space) for space in seat["caves"][cave]]
        seat["caves"][cave] = [] if spaces == [{}] and rng.random() < 0.5 else spaces
    seat["caves"] = shortened(rng, seat["caves"])
    seat["hand"] = shortened(rng, seat["hand"])
    return shortened(rng, seat) | {"guild_steps": seat["guild_steps"]}


def shortened(rng: random.Random, fields: Json) -> Json:
    return {key: value for key, value in fields.items() if value or rng.random() < 0.3}
