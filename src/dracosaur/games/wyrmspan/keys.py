"""The stable names of things (design: one command, plain documents), in the order of their numbers in the
rules.
"""

from __future__ import annotations

from typing import Final, Literal

from dracosaur.games.wyrmspan.cards.programs import (
    CAVE_NAMES,
    DECISION_NAMES,
    GUILD_NAMES,
    LEVEL_NAMES,
    OBJECTIVE_NAMES,
    RESOURCE_NAMES,
)

Cave = Literal["crimson", "golden", "amethyst"]
Resource = Literal["meat", "gold", "crystal", "milk"]
CardKind = Literal["dragon", "cave"]

CAVE_KEYS: Final = CAVE_NAMES
RESOURCE_KEYS: Final = RESOURCE_NAMES
KIND_KEYS: Final[tuple[CardKind, ...]] = ("dragon", "cave")
GUILD_KEYS: Final[tuple[str, ...]] = GUILD_NAMES
OBJECTIVE_KEYS: Final = OBJECTIVE_NAMES
DECISION_KEYS: Final = DECISION_NAMES
LEVEL_KEYS: Final = LEVEL_NAMES
PHASE_KEYS: Final = ("setup", "keeping", "turns", "round_end", "renewal", "income", "payments", "over")
LINE_KEYS: Final = ("guild", "dragons", "end_game", "eggs", "cached", "tucked", "objectives", "remaining")
AUTOMA_LINE_KEYS: Final = ("automa_dragons", "automa_caves", "automa_steps", "objectives", "automa_markers")
