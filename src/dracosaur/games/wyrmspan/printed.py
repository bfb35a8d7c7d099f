"""What is printed on mat, cards and tiles, for a shell that draws it once.

Everything comes from the card data; effects are the structs of `cards/effects.py`, each with its `type`.
"""

from __future__ import annotations

from dracosaur.core.game import Value
from dracosaur.games.wyrmspan.cards import AUTOMA, CAVES, DRAGONS, GUILDS, MAT, OBJECTIVES, TRACK
from dracosaur.games.wyrmspan.cards.codes import COLUMNS
from dracosaur.games.wyrmspan.cards.components import (
    CaveCard,
    DecisionCard,
    Dragon,
    GuildTile,
    Level,
    Mat,
    Objective,
    Track,
)
from dracosaur.games.wyrmspan.cards.load import OBJECTIVE_PLACES
from dracosaur.games.wyrmspan.keys import CAVE_KEYS, RESOURCE_KEYS
from dracosaur.games.wyrmspan.options import WyrmspanOptions


class PrintedAutoma(Value, frozen=True):
    """The opponent of one player: her level, the decision cards of its deck, what her things are worth."""

    level: Level
    cards: tuple[DecisionCard, ...]
    vp_per_cave: int
    vp_per_step: int
    ravel_coins_kept: int


class WyrmspanPrinted(Value, frozen=True):
    """Mat, cards and tiles; the order of caves and resources is that of every list of theirs in a view."""

    caves: tuple[str, ...]
    columns: int
    resources: tuple[str, ...]
    mat: Mat
    dragons: tuple[Dragon, ...]
    cave_cards: tuple[CaveCard, ...]
    guilds: tuple[GuildTile, ...]  # those that may lie on this table
    track: Track
    objectives: tuple[Objective, ...]
    objective_vp: tuple[tuple[int, int, int], ...]  # of the first three standings, by round
    automa: PrintedAutoma


def printed(options: WyrmspanOptions) -> WyrmspanPrinted:
    """What lies in the box for a table with these options."""
    level = AUTOMA.levels[options.automa]
    return WyrmspanPrinted(
        caves=CAVE_KEYS,
        columns=COLUMNS,
        resources=RESOURCE_KEYS,
        mat=MAT,
        dragons=DRAGONS,
        cave_cards=CAVES,
        guilds=tuple(tile for key, tile in GUILDS.items() if options.guild in ("random", key)),
        track=TRACK,
        objectives=tuple(OBJECTIVES.values()),
        objective_vp=OBJECTIVE_PLACES,
        automa=PrintedAutoma(
            level=level,
            cards=tuple(AUTOMA.cards[label] for label in level.deck),
            vp_per_cave=AUTOMA.vp_per_cave,
            vp_per_step=AUTOMA.vp_per_step,
            ravel_coins_kept=AUTOMA.ravel_coins_kept,
        ),
    )
