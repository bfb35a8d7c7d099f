"""Random zoos and tables that a game could reach, built with the literal legality alone."""

import random
from collections import Counter
from typing import Any

from tests.games.draftosaurus.literal_legality import Options, Placement, legal_places, quarantine_targets
from tests.games.draftosaurus.literal_scorer import PENS, RIVER, SPECIES

Zoo = dict[str, list[str | None]]

PIECES_PER_SPECIES = {2: 8, 3: 6, 4: 8, 5: 10}  # D3.2
DINOSAURS_PER_ZOO = 12  # D4.6


def full_bag(players: int) -> Counter[str]:
    """D3.2: the bag before the first deal."""
    return Counter(dict.fromkeys(SPECIES, PIECES_PER_SPECIES[players]))


def empty_zoo(board: str) -> Zoo:
    """A zoo with every place of the board and nothing in it."""
    zoo: Zoo = {place: [] for place in (*PENS[board], RIVER)}
    if board == "winter":
        zoo["pyramid"] = [None] * 6
    return zoo


def put(zoo: Zoo, species: str, placement: Placement) -> None:
    """The dinosaur stands at the place (or space of the Pyramid) afterwards."""
    place, space = placement
    if space is None:
        zoo[place].append(species)
    else:
        zoo[place][space - 1] = species


def random_zoo(board: str, rng: random.Random, n: int, bag: Counter[str], options: Options) -> Zoo:
    """A zoo of n dinosaurs, taken out of the bag and placed one by one by a free player."""
    # A taste for some species and places makes full pens and long rows as common as scattered zoos.
    taste = {thing: rng.random() ** 2 + 0.01 for thing in (*SPECIES, *PENS[board], RIVER)}
    zoo = empty_zoo(board)
    for _ in range(n):
        left = [species for species in SPECIES if bag[species] > 0]
        (species,) = rng.choices(left, [taste[each] * bag[each] for each in left])
        bag[species] -= 1
        places = in_order(legal_places(board, zoo, species, None, False, options))
        (placement,) = rng.choices(places, [taste[place] for place, _ in places])
        put(zoo, species, placement)
    return zoo


def random_document(
    rng: random.Random,
    players: int,
    board: str,
    *,
    n: int = DINOSAURS_PER_ZOO,
    options: Options | None = None,
) -> dict[str, Any]:  # Any: a position document, as json.loads would return it
    """A table of zoos with n dinosaurs each, all from one bag; with 12 the quarantine moves are made."""
    options = {**(options or {}), "board": board}
    bag = full_bag(players)
    zoos = [random_zoo(board, rng, n, bag, options) for _ in range(players)]
    if n == DINOSAURS_PER_ZOO:
        for zoo in zoos:
            make_quarantine_move(zoo, rng, options)
    return {
        "game": "draftosaurus",
        "options": options,
        "players": [{"name": f"Player {seat}", "pens": zoo} for seat, zoo in enumerate(zoos)],
    }


def make_quarantine_move(zoo: Zoo, rng: random.Random, options: Options) -> None:
    """D12.1: a dinosaur in the Quarantine Zone stands at a random legal target afterwards."""
    targets = in_order(quarantine_targets(zoo, options))
    if targets:
        target = rng.choice(targets)
        species = zoo["quarantine"].pop()
        assert species is not None
        put(zoo, species, target)


def in_order(placements: set[Placement]) -> list[Placement]:
    """Sorted, so that a seed always builds the same zoo."""
    return sorted(placements, key=lambda placement: (placement[0], placement[1] or 0))
