"""The options of G17.1 as values and as the numbers that the rules read, the tile set among them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta

from dracosaur.core.game import Options
from dracosaur.core.options import bad_seat, read_options
from dracosaur.core.twin import Row
from dracosaur.games.gods_love_dinosaurs import tiles as tiles_module
from dracosaur.games.gods_love_dinosaurs.keys import (
    LETTER_KEYS,
    TERRAIN_KEYS,
    Figure,
    Terrain,
    figure_number,
)
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.geometry import hex_at
from dracosaur.games.gods_love_dinosaurs.tiles import Tile, TileSet


class GodsLoveDinosaursOptions(Options, frozen=True):
    """How this table plays (G17.1)."""

    figures: Literal["unlimited", "limited"] = "unlimited"
    tiles: Literal["standard"] | TileSet = "standard"  # given as a path, kept as the set itself
    first_player: Literal["random"] | Annotated[int, Meta(ge=0, le=4)] = "random"


def parse(given: Mapping[str, object], seats: int) -> GodsLoveDinosaursOptions:
    """The options of a table with this many seats; BadOption says what is allowed."""
    values = dict(given)
    tiles = tiles_module.resolve(values.pop("tiles", "standard"))
    if isinstance(tiles, TileSet):
        tiles_module.check_seats(tiles, seats)
    options = read_options(GodsLoveDinosaursOptions, values)
    if isinstance(options.first_player, int) and options.first_player >= seats:
        raise bad_seat("first_player", options.first_player, seats)
    return GodsLoveDinosaursOptions(options.figures, tiles, options.first_player)


def set_of(options: GodsLoveDinosaursOptions) -> TileSet:
    """The tile set of the table."""
    return tiles_module.standard() if options.tiles == "standard" else options.tiles


def to_row(options: GodsLoveDinosaursOptions) -> Row:
    """The options as the numbers that the rules read."""
    return list(_numbers(options))


@lru_cache(maxsize=16)  # a table asks again and again, and a set has many numbers
def _numbers(options: GodsLoveDinosaursOptions) -> tuple[int, ...]:
    tiles = set_of(options)
    numbers = [0] * constants.OPTIONS
    numbers[constants.OPTION_LIMITED] = int(options.figures == "limited")
    numbers[constants.OPTION_FIRST] = (
        constants.RANDOM if options.first_player == "random" else options.first_player
    )
    numbers[constants.OPTION_SET] = tiles_module.set_number(tiles)
    numbers[constants.OPTION_START] = len(tiles.start_tile.hexes)
    numbers[constants.OPTION_TILES] = len(tiles.tiles)
    for i, species in enumerate(tiles.columns):
        numbers[constants.OPTION_COLUMNS + i] = figure_number(species)
    for i, start in enumerate(tiles.start_tile.hexes):
        at = constants.OPTION_START_HEXES + 2 * i
        numbers[at : at + 2] = [hex_at(start.q, start.r), _half_face(start.terrain, start.piece)]
    for i, tile in enumerate(tiles_module.numbered(numbers[constants.OPTION_SET])):
        numbers[constants.OPTION_TILE_ROWS + i] = _tile_row(tile)
    return tuple(numbers)


def _half_face(terrain: Terrain, figure: Figure | None) -> int:
    return TERRAIN_KEYS.index(terrain) + (figure_number(figure) << constants.ANIMAL_AT)


def face(tile: Tile) -> int:
    """What is printed on a tile, as the rules read it."""
    first, second = (_half_face(hex_.terrain, hex_.animal) for hex_ in tile.hexes)
    return first + (second << constants.HALF_FACE)


def _tile_row(tile: Tile) -> int:
    letter = LETTER_KEYS.index(tile.letter)
    return face(tile) + (letter << constants.LETTER_AT) + (tile.min_players << constants.PLAYERS_AT)


def tile_id(state: State, tile: int) -> str:
    """The id of a tile of the set in play."""
    return tile_of(state, tile).id


def tile_number(state: State, id_: str) -> int | None:
    """The number of the tile with this id, None where the set has no such tile."""
    return tiles_module.numbers_of_ids(state.tile_set).get(id_)


def tile_of(state: State, tile: int) -> Tile:
    """A tile of the set in play."""
    return tiles_module.numbered(state.tile_set)[tile]


def from_state(state: State) -> GodsLoveDinosaursOptions:
    """The options of the table that the state belongs to."""
    return GodsLoveDinosaursOptions(
        "limited" if state.limited else "unlimited",
        tiles_module.known_set(state.tile_set) if state.tile_set else "standard",
        "random" if state.first_option == constants.RANDOM else state.first_option,
    )
