"""How a table plays: guild tile, objectives, the Automa's level, the start player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from dracosaur.core.game import BadOption, Event, Options
from dracosaur.core.options import bad_seat, read_options
from dracosaur.core.twin import Row
from dracosaur.games.wyrmspan.cards.programs import OBJECTIVE_SOLO
from dracosaur.games.wyrmspan.keys import GUILD_KEYS, LEVEL_KEYS, OBJECTIVE_KEYS
from dracosaur.games.wyrmspan.rules.constants import RANDOM

Guild = Literal["random", "plains", "seafarers", "highlands", "rainforest"]
Objective = Literal[
    "random",
    "cave_cards",
    "amethyst_cards",
    "crimson_cards",
    "golden_cards",
    "nests",
    "eggs",
    "cached",
    "guild_position",
    "cheap",
    "dear",
    "played_or_round",
    "activated",
    "hatchlings",
    "small",
    "medium",
    "large",
    "aggressive",
    "playful",
    "shy",
    "helpful",
]
Level = Literal["automa_1", "automa_2", "automa_3", "ravel_1", "ravel_2", "ravel_3"]


class WyrmspanOptions(Options, frozen=True):
    """How this table plays; by default everything that the rules draw at random is drawn."""

    guild: Guild = "random"  # W4.1
    objective_1: Objective = "random"  # W4.3: the objective of each round
    objective_2: Objective = "random"
    objective_3: Objective = "random"
    objective_4: Objective = "random"
    automa: Level = "automa_1"  # A3: for one player
    start_player: Literal["random"] | Annotated[int, Meta(ge=0, le=4)] = "random"  # W4.9
    leave_out_neighbors: bool = False  # AR-02: for one player, without the dragons that look at a neighbor


OBJECTIVE_OPTIONS: Final = ("objective_1", "objective_2", "objective_3", "objective_4")


def parse(given: Mapping[str, object], seats: int) -> WyrmspanOptions:
    """The options of a table with this many seats; BadOption says what is allowed."""
    options = read_options(WyrmspanOptions, given)
    if isinstance(options.start_player, int) and options.start_player >= seats:
        raise bad_seat("start_player", options.start_player, seats)
    tiles: dict[int, str] = {}
    for key in OBJECTIVE_OPTIONS:
        name = getattr(options, key)
        if name == "random":
            continue
        side = OBJECTIVE_KEYS.index(name)
        if side // 2 in tiles:
            other = tiles[side // 2]
            text = (
                f'option {key!r} is "{name}", on the same tile as option {other!r}; choose another objective'
            )
            raise BadOption(text, "bad-option-same_tile", rule="W4.3", setting=key, beside=other)
        if seats == 1 and not OBJECTIVE_SOLO[side]:
            text = f'option {key!r} is "{name}", which is not used by one player (A2.2)'
            raise BadOption(text, "bad-option-not_solo", rule="A2.2", setting=key)
        tiles[side // 2] = key
    return options


def notes(options: WyrmspanOptions, seats: int) -> tuple[Event, ...]:
    """The Automa plays against one player only; larger tables are told so, not refused."""
    if seats > 1 and (options.automa != "automa_1" or options.leave_out_neighbors):
        return (Event("note-solo_options", {"seats": seats}),)
    return ()


def idle(seats: int) -> tuple[str, ...]:
    """A solo player begins every round (A2.6); the Automa's options are for her alone."""
    return ("automa", "leave_out_neighbors") if seats > 1 else ("start_player",)


def to_row(options: WyrmspanOptions) -> Row:
    """The options as the numbers that the rules read."""
    sides = [_number(OBJECTIVE_KEYS, getattr(options, key)) for key in OBJECTIVE_OPTIONS]
    start = RANDOM if options.start_player == "random" else int(options.start_player)
    level = LEVEL_KEYS.index(options.automa) + 1
    return [_number(GUILD_KEYS, options.guild), *sides, level, start, int(options.leave_out_neighbors)]


def _number(keys: tuple[str, ...], name: str) -> int:
    return RANDOM if name == "random" else keys.index(name)


def from_row(numbers: Row) -> WyrmspanOptions:
    """The options that the numbers stand for."""
    guild, *sides, level, start, leave_out = numbers
    values: dict[str, Any] = {
        key: "random" if side == RANDOM else OBJECTIVE_KEYS[side]
        for key, side in zip(OBJECTIVE_OPTIONS, sides, strict=True)
    }
    values["guild"] = "random" if guild == RANDOM else GUILD_KEYS[guild]
    values["automa"] = LEVEL_KEYS[max(level, 1) - 1]
    values["start_player"] = "random" if start == RANDOM else start
    values["leave_out_neighbors"] = bool(leave_out)
    return WyrmspanOptions(**values)
