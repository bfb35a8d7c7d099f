"""The names of species, places and faces in documents and messages, in the order of their numbers."""

from __future__ import annotations

from typing import Final, Literal

Species = Literal[
    "tyrannosaurus", "diplodocus", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus"
]
Place = Literal[
    "forest_of_sameness",
    "woody_trio",
    "king_of_the_jungle",
    "prairie_of_love",
    "meadow_of_differences",
    "solitary_island",
    "well_ordered_wood",
    "lovers_bridge_left",
    "lookout",
    "quarantine",
    "lovers_bridge_right",
    "pyramid",
    "river",
]
Face = Literal["woodlands", "grasslands", "restrooms", "food_court", "empty_pen", "beware_trex"]

SPECIES_KEYS: Final[tuple[Species, ...]] = (
    "tyrannosaurus",
    "diplodocus",
    "triceratops",
    "spinosaurus",
    "stegosaurus",
    "parasaurolophus",
)
PLACE_KEYS: Final[tuple[tuple[Place, ...], tuple[Place, ...]]] = (
    (
        "forest_of_sameness",
        "woody_trio",
        "king_of_the_jungle",
        "prairie_of_love",
        "meadow_of_differences",
        "solitary_island",
        "river",
    ),
    (
        "well_ordered_wood",
        "lovers_bridge_left",
        "lookout",
        "quarantine",
        "lovers_bridge_right",
        "pyramid",
        "river",
    ),
)
FACE_KEYS: Final[tuple[Face, ...]] = (
    "woodlands",
    "grasslands",
    "restrooms",
    "food_court",
    "empty_pen",
    "beware_trex",
)
BOARD_KEYS: Final = ("summer", "winter", "match")
PHASE_KEYS: Final = ("first", "deal", "roll", "turn", "leave", "over")
