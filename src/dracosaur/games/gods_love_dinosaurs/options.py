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
    figure_key,
    figure_number,
)
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.tiles import Hex, StartHex, StartTile, Tile, TileSet


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
    numbers[constants.OPTION_START] = len(tiles.start_tile.hexes)
    numbers[constants.OPTION_TILES] = len(tiles.tiles)
    for i, species in enumerate(tiles.columns):
        numbers[constants.OPTION_COLUMNS + i] = figure_number(species)
    for i, start in enumerate(tiles.start_tile.hexes):
        at = constants.OPTION_START_ROWS + i * constants.START_FIELDS
        row = [start.q, start.r, TERRAIN_KEYS.index(start.terrain), figure_number(start.piece)]
        numbers[at : at + constants.START_FIELDS] = row
    for i, tile in enumerate(tiles.tiles):
        at = constants.OPTION_TILE_ROWS + i * constants.TILE_FIELDS
        numbers[at : at + constants.TILE_FIELDS] = _tile_row(tile)
    return tuple(numbers)


def _tile_row(tile: Tile) -> Row:
    faces = [n for hex_ in tile.hexes for n in (TERRAIN_KEYS.index(hex_.terrain), figure_number(hex_.animal))]
    return [LETTER_KEYS.index(tile.letter), tile.min_players, *faces, *_id_numbers(tile.id)]


def _id_numbers(text: str) -> Row:
    data = text.encode().ljust(2 * constants.ID_BYTES, b"\0")
    return [
        int.from_bytes(data[i : i + constants.ID_BYTES], "big")
        for i in range(0, len(data), constants.ID_BYTES)
    ]


def tile_id(state: State, tile: int) -> str:
    """The id of a tile of the set in play."""
    return _id_text(state.tile[tile])


def _id_text(row: Row) -> str:
    numbers = row[constants.ID_0 : constants.ID_1 + 1]
    return b"".join(n.to_bytes(constants.ID_BYTES, "big") for n in numbers).rstrip(b"\0").decode()


def tile_number(state: State, id_: str) -> int | None:
    """The number of the tile with this id, None where the set has no such tile."""
    numbers = _id_numbers(id_)
    for tile in range(state.tiles):
        if state.tile[tile][constants.ID_0 : constants.ID_1 + 1] == numbers:
            return tile
    return None


def tile_of(state: State, tile: int) -> Tile:
    """A tile of the set in play."""
    return _tile(state.tile[tile])


def _tile(row: Row) -> Tile:
    first, second = (
        Hex(TERRAIN_KEYS[row[terrain]], figure_key(row[animal]))  # type: ignore[arg-type]  # no dinosaur is printed
        for terrain, animal in (
            (constants.TERRAIN_0, constants.ANIMAL_0),
            (constants.TERRAIN_1, constants.ANIMAL_1),
        )
    )
    return Tile(
        _id_text(row), LETTER_KEYS[row[constants.LETTER]], row[constants.MIN_PLAYERS], (first, second)
    )


def from_state(state: State) -> GodsLoveDinosaursOptions:
    """The options of the table that the state belongs to."""
    numbers = (
        state.start_cells,
        state.tiles,
        *state.column,
        *(n for row in state.start[: state.start_cells] for n in row),
        *(n for row in state.tile[: state.tiles] for n in row),
    )
    return GodsLoveDinosaursOptions(
        "limited" if state.limited else "unlimited",
        _set_of_numbers(numbers),
        "random" if state.first_option == constants.RANDOM else state.first_option,
    )


@lru_cache(maxsize=16)  # the same for all states of a table
def _set_of_numbers(numbers: tuple[int, ...]) -> TileSet | Literal["standard"]:
    start_cells, n, *rest = numbers
    columns, rest = rest[: constants.COLUMNS], rest[constants.COLUMNS :]
    starts = [rest[i * constants.START_FIELDS : (i + 1) * constants.START_FIELDS] for i in range(start_cells)]
    rest = rest[start_cells * constants.START_FIELDS :]
    tiles = TileSet(
        tuple(figure_key(species) for species in columns),  # type: ignore[misc]  # columns are of animals
        StartTile(tuple(map(_start_hex, starts))),
        tuple(_tile(rest[i * constants.TILE_FIELDS : (i + 1) * constants.TILE_FIELDS]) for i in range(n)),
    )
    return "standard" if tiles == tiles_module.standard() else tiles


def _start_hex(row: Row) -> StartHex:
    q, r, terrain, piece = row
    return StartHex(q, r, TERRAIN_KEYS[terrain], (q, r) == (0, 0), figure_key(piece))
