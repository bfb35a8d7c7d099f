"""The notation of docs/rules/draftosaurus-examples.md, `FS: 3×STE · RV: DIP`, read into documents."""

from typing import Any

from tests.games.draftosaurus.literal_legality import Placement
from tests.games.draftosaurus.literal_scorer import SPECIES
from tests.games.draftosaurus.random_boards import Zoo

CODES = dict(zip(("TYR", "DIP", "TRI", "SPI", "STE", "PAR"), SPECIES, strict=True))
PLACES = {
    "FS": "forest_of_sameness",
    "WT": "woody_trio",
    "KJ": "king_of_the_jungle",
    "PR": "prairie_of_love",
    "MD": "meadow_of_differences",
    "SI": "solitary_island",
    "WW": "well_ordered_wood",
    "BL": "lovers_bridge_left",
    "LO": "lookout",
    "QZ": "quarantine",
    "BR": "lovers_bridge_right",
    "PY": "pyramid",
    "RV": "river",
}
# The lines of a score sheet; LB is the bridge, both halves together.
LINES = {key: code for code, key in PLACES.items()} | {
    "lovers_bridge": "LB",
    "trex_bonus": "TX",
    "summer_game": "SUMMER",
}


def pieces(text: str) -> list[str]:
    """`2×STE DIP` as a list of species."""
    found = []
    for word in text.split():
        times, _, code = word.rpartition("×")
        found += [CODES[code]] * int(times or 1)
    return found


def zoo(text: str) -> Zoo:
    """The pens written as in the examples: `FS: 3×STE · PY: P1 PAR, P2 SPI`."""
    pens: Zoo = {}
    for part in filter(None, text.split(" · ")):
        code, inside = part.split(": ")
        if code == "PY":
            pens["pyramid"] = [None] * 6
            for piece in inside.split(", "):
                space, species = piece.split()
                pens["pyramid"][int(space[1]) - 1] = CODES[species]
        else:
            pens[PLACES[code]] = [*pieces(inside)]
    return pens


def document(
    board: str, *zoos: str | Zoo, **options: object
) -> dict[str, Any]:  # Any: as json.loads returns it
    """A position document of players A, B, C…"""
    players = [
        {"name": name, "pens": zoo(pens) if isinstance(pens, str) else pens}
        for name, pens in zip("ABCDE", zoos, strict=False)
    ]
    return {"game": "draftosaurus", "options": {"board": board, **options}, "players": players}


def place(code: str) -> Placement:
    """`FS`, or for a space of the Pyramid `P2`, as a placement."""
    if code[0] == "P" and code[1].isdigit():
        return "pyramid", int(code[1])
    return PLACES[code], None


def places(codes: str) -> set[Placement]:
    """`FS RV P2` as placements."""
    return {place(code) for code in codes.split()}
