"""Tile sets: the standard one from the data file, and replacement sets in JSON, checked by G17.3.

A set is kept whole in the options of a table, so that a record can be replayed without the file (G17.3).
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Any, Final, Literal, TypeVar, cast

import msgspec

from dracosaur.core.game import BadOption, Value
from dracosaur.core.positions import BadPosition, Node
from dracosaur.games.gods_love_dinosaurs.data import STEPS
from dracosaur.games.gods_love_dinosaurs.keys import (
    ANIMAL_KEYS,
    LETTER_KEYS,
    TERRAIN_KEYS,
    Animal,
    Figure,
    Letter,
    Terrain,
)
from dracosaur.games.gods_love_dinosaurs.rules import constants

W = TypeVar("W", bound=str)

FORMAT: Final = 1
ID_BYTES: Final = 14
COLUMNS: Final[tuple[Animal, ...]] = ("frog", "rabbit", "rat", "tiger", "eagle")  # G4.3
COLUMNS_EXCHANGED: Final[tuple[Animal, ...]] = ("frog", "rabbit", "tiger", "rat", "eagle")
PIECES: Final[tuple[Figure, ...]] = ("frog", "rat", "rabbit", "dinosaur")

# What the loader says, in English; `key` and `values` of the error let a shell say it in another language.
_SAID: Final = {
    "error-object": "an object is expected",
    "error-list": "a list is expected",
    "error-unknown_key": "unknown key; known: {known}",
    "error-missing_key": "the key is missing",
    "error-word": "{value} is not allowed; allowed: {known}",
    "error-number": "{value} is not allowed; a whole number from {least} to {most} is expected",
    "error-G17-3-letter": "the letter is A, B, C or D",
    "error-G17-3-players": "the smallest number of players is 2, 3, 4 or 5",
    "error-G17-3-terrain": "the terrain is lake, forest, plains, mountain or wild",
    "error-G17-3-animal": "the animal is frog, rat, rabbit, tiger or eagle, or null for none",
    "error-G17-3-truth": "true or false is expected",
    "error-G17-3-id": "an id is a text of 1 to {most} bytes without spaces and commas",
    "error-G17-3-ids": "the id {id} appears twice; give each tile an id of its own",
    "error-G17-3-hexes": "a tile has exactly two hexes",
    "error-G17-3-start": "wrong start tile: {why}",
    "error-G17-3-columns": "they are frog, rabbit, rat, tiger, eagle; only rat and tiger may change places",
    "error-G17-3-few": "{n} tiles can be used with {seats} players; at least {least} are needed",
    "error-G17-3-many": "{n} are too many; at most {most} are possible",
    "error-G17-3-file": "the file cannot be read: {why}",
}


class BadTiles(BadOption):
    """A tile set that cannot be used: `place` in it, a message id with values, and the rule."""

    def __init__(self, place: str, key: str, /, **values: str | int) -> None:
        text = f"option 'tiles': {place}: {_SAID[key].format(**values)} (G17.3)"
        super().__init__(text, key, place=place, rule="G17.3", **values)


class StartHex(Value, frozen=True):
    """A hex of the start tile with the figure that begins on it."""

    q: int
    r: int
    terrain: Terrain
    nest: bool
    piece: Figure | None


class StartTile(Value, frozen=True):
    """The tile with which every ecosystem begins; the nest mountain is its first hex."""

    hexes: tuple[StartHex, ...]


class Hex(Value, frozen=True):
    """A hex of a tile with its printed animal."""

    terrain: Terrain
    animal: Animal | None


class Tile(Value, frozen=True):
    """An ecosystem tile (G3.1)."""

    id: str
    letter: Letter
    min_players: int
    hexes: tuple[Hex, Hex]


def hexes_of(tile: Tile) -> tuple[str, ...]:
    """The two hexes as values of a message: `lake:frog`, `plains`."""
    return tuple(
        hex_.terrain if hex_.animal is None else f"{hex_.terrain}:{hex_.animal}" for hex_ in tile.hexes
    )


class TileSet(Value, frozen=True):
    """A start tile and the ecosystem tiles, in the shape of the JSON format of replacement sets."""

    columns: tuple[Animal, ...]
    start_tile: StartTile
    tiles: tuple[Tile, ...]
    format: Literal[1] = FORMAT


@cache
def standard() -> TileSet:
    """The standard set (G3.2)."""
    text = resources.files(__package__).joinpath("data/tiles.toml").read_text("utf-8")
    data: dict[str, Any] = tomllib.loads(text)  # TOML as it comes
    tiles: list[Tile] = []
    numbers = dict.fromkeys(LETTER_KEYS, 0)
    for stack in data["stack"]:
        letter: Letter = stack["letter"]
        for face in stack["tiles"]:
            first, second = (Hex(*_split(text)) for text in face.split())
            numbers[letter] += 1
            tiles.append(Tile(f"{letter}{numbers[letter]:02}", letter, stack["min_players"], (first, second)))
    start = (
        StartHex(entry["q"], entry["r"], terrain, (entry["q"], entry["r"]) == (0, 0), figure)
        for entry in data["start"]
        for terrain, figure in [_split(entry["hex"])]
    )
    return TileSet(tuple(data["columns"]), StartTile(tuple(start)), tuple(tiles))


# Sets other than the standard one by their number, which is all that a state holds of ids and start tile.
_known: dict[int, TileSet] = {}


def set_number(tiles: TileSet) -> int:
    """The number of a set, 0 for the standard one, the same in every process; the set is known by it now."""
    if tiles == standard():
        return 0
    digest = blake2b(msgspec.json.encode(tiles), digest_size=8).digest()
    number = int.from_bytes(digest, "big") >> 1
    _known[number] = tiles
    return number


def known_set(number: int) -> TileSet:
    """The set of this number; the options of its table, which hold the set, must have been read before."""
    if number and number not in _known:
        raise LookupError("the state is of a tile set that is not known here: read the options of its table")
    return _known[number] if number else standard()


@lru_cache(maxsize=16)
def numbered(number: int) -> tuple[Tile, ...]:
    """The tiles of a set in the order in which the rules number them: by letter, else as the set has them."""
    return tuple(sorted(known_set(number).tiles, key=lambda tile: tile.letter))


@lru_cache(maxsize=16)
def numbers_of_ids(number: int) -> dict[str, int]:
    """The numbers of the tiles of a set by their ids."""
    return {tile.id: i for i, tile in enumerate(numbered(number))}


def _split(text: str) -> tuple[Any, Any]:  # the names of a terrain and of a figure or None
    terrain, _, figure = text.partition(":")
    return terrain, figure or None


def load(path: str) -> TileSet:
    """The replacement set in this file; BadTiles names the place of a mistake."""
    try:
        document = json.loads(Path(path).read_text("utf-8"), object_pairs_hook=_without_repetition)
    except OSError as error:
        raise BadTiles(path, "error-G17-3-file", why=error.strerror or str(error)) from None
    except ValueError as error:
        raise BadTiles(path, "error-G17-3-file", why=str(error)) from None
    return read(document)


def _without_repetition(pairs: list[tuple[str, object]]) -> dict[str, object]:
    for i, (key, _) in enumerate(pairs):
        if any(key == other for other, _ in pairs[:i]):
            raise ValueError(f"the key {key!r} appears twice in one object")
    return dict(pairs)


def read(document: object) -> TileSet:
    """The set of a JSON document; BadTiles names the place of a mistake."""
    try:
        return _read_set(Node(document))
    except BadPosition as error:
        raise BadTiles(error.place, error.key, **error.values) from None


def _needed(node: Node, key: str) -> Node:
    if not node.has(key):
        raise node.child(key).wrong("error-missing_key")
    return node.child(key)


def _word(node: Node, allowed: tuple[W, ...], key: str) -> W:
    """One of the words; the complaint about another one has words of its own."""
    if node.value not in allowed:
        raise node.wrong(key)
    return node.value


def _read_set(node: Node) -> TileSet:
    node.keys(
        "format",
        "columns",
        "start_tile",
        "tiles",
        "game",
        "provenance",
        "provenance_note",
        "terrains",
        "animals",
    )
    _needed(node, "format").number(FORMAT, FORMAT)
    columns = _needed(node, "columns")
    if columns.value not in ([*COLUMNS], [*COLUMNS_EXCHANGED], COLUMNS, COLUMNS_EXCHANGED):
        raise columns.wrong("error-G17-3-columns")
    return TileSet(
        tuple(cast(Animal, entry.value) for entry in columns.items()),
        _read_start(_needed(node, "start_tile")),
        tuple(_read_tiles(_needed(node, "tiles"))),
    )


def _read_start(node: Node) -> StartTile:
    node.keys("hexes", "id", "copies", "provenance")
    listed = _needed(node, "hexes")
    nodes = list(listed.items())
    if len(nodes) > constants.START:
        raise listed.wrong("error-G17-3-many", n=len(nodes), most=constants.START)
    hexes = [_read_start_hex(entry) for entry in nodes]
    for entry, start in zip(nodes, hexes, strict=True):
        is_middle = (start.q, start.r) == (0, 0)
        if is_middle != start.nest:
            raise entry.wrong("error-G17-3-start", why="the nest is on (0, 0) and nowhere else")
        if is_middle != (start.piece == "dinosaur"):
            raise entry.wrong("error-G17-3-start", why="the dinosaur stands on (0, 0) and nowhere else")
        if is_middle and start.terrain != "mountain":
            raise entry.wrong("error-G17-3-start", why="(0, 0) is a mountain")
        if any((other.q, other.r) == (start.q, start.r) for other in hexes if other is not start):
            raise entry.wrong("error-G17-3-start", why="two hexes are on the same cell")
    pieces = sorted(start.piece for start in hexes if start.piece is not None)
    if pieces != sorted(PIECES):
        raise listed.wrong("error-G17-3-start", why="a dinosaur, a frog, a rat and a rabbit begin on it")
    lost = unreached({(start.q, start.r) for start in hexes})
    for entry, start in zip(nodes, hexes, strict=True):
        if (start.q, start.r) in lost:
            raise entry.wrong("error-G17-3-start", why="the hex is not connected with (0, 0)")
    return StartTile(tuple(sorted(hexes, key=lambda start: not start.nest)))


def unreached(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The cells that no way leads to from (0, 0)."""
    left = cells - {(0, 0)}
    todo = [(0, 0)]
    while todo:
        q, r = todo.pop()
        found = left & {(q + dq, r + dr) for dq, dr in STEPS}
        left -= found
        todo += found
    return left


def _read_start_hex(node: Node) -> StartHex:
    node.keys("q", "r", "terrain", "nest", "piece")
    nest = _needed(node, "nest")
    if not isinstance(nest.value, bool):
        raise nest.wrong("error-G17-3-truth")
    piece = _needed(node, "piece")
    return StartHex(
        _needed(node, "q").number(-constants.START, constants.START),
        _needed(node, "r").number(-constants.START, constants.START),
        _word(_needed(node, "terrain"), TERRAIN_KEYS, "error-G17-3-terrain"),
        nest.value,
        None if piece.value is None else cast(Figure, piece.word(PIECES)),
    )


def _read_tiles(node: Node) -> Iterator[Tile]:
    entries = list(node.items())
    if len(entries) > constants.TILES:
        raise node.wrong("error-G17-3-many", n=len(entries), most=constants.TILES)
    seen: set[str] = set()
    for entry in entries:
        tile = _read_tile(entry)
        if tile.id in seen:
            raise entry.child("id").wrong("error-G17-3-ids", id=tile.id)
        seen.add(tile.id)
        yield tile


def _read_tile(node: Node) -> Tile:
    node.keys("id", "letter", "min_players", "hexes", "provenance")
    hexes = _needed(node, "hexes")
    faces = [_read_hex(entry) for entry in hexes.items()]
    if len(faces) != 2:
        raise hexes.wrong("error-G17-3-hexes")
    return Tile(
        _read_id(_needed(node, "id")),
        _word(_needed(node, "letter"), LETTER_KEYS, "error-G17-3-letter"),
        _read_players(_needed(node, "min_players")),
        (faces[0], faces[1]),
    )


def _read_players(node: Node) -> int:
    value = node.value
    if not isinstance(value, int) or isinstance(value, bool) or not 2 <= value <= constants.SEATS:
        raise node.wrong("error-G17-3-players")
    return value


def _read_id(node: Node) -> str:
    """An id fits into a line of notation."""
    most = ID_BYTES
    text = node.value
    if not isinstance(text, str) or not 0 < len(text.encode()) <= most:
        raise node.wrong("error-G17-3-id", most=most)
    if not text.isprintable() or set(text) & set(" ,") or text == "-":
        raise node.wrong("error-G17-3-id", most=most)
    return text


def _read_hex(node: Node) -> Hex:
    node.keys("terrain", "animal")
    animal = _needed(node, "animal")
    return Hex(
        _word(_needed(node, "terrain"), TERRAIN_KEYS, "error-G17-3-terrain"),
        None if animal.value is None else _word(animal, ANIMAL_KEYS, "error-G17-3-animal"),
    )


def usable(tiles: TileSet, seats: int) -> tuple[Tile, ...]:
    """The tiles that are not returned to the box (G4.1)."""
    return tuple(tile for tile in tiles.tiles if tile.min_players <= seats)


def check_seats(tiles: TileSet, seats: int) -> None:
    """BadTiles where the set has too few or too many tiles for this number of players."""
    n = len(usable(tiles, seats))
    slots = constants.COLUMNS * constants.ROWS_IN_USE[seats]
    if n < slots:
        raise BadTiles("tiles", "error-G17-3-few", n=n, seats=seats, least=slots)
    each = (constants.CELLS - len(tiles.start_tile.hexes)) // 2
    if n > each * seats:
        raise BadTiles("tiles", "error-G17-3-many", n=n, most=each * seats)


def resolve(given: object) -> TileSet | Literal["standard"]:
    """What the option `tiles` names: `standard`, the path of a file, or a set itself as a record keeps it."""
    if given == "standard" or isinstance(given, TileSet):
        return given if isinstance(given, TileSet) else "standard"
    if isinstance(given, str):
        return load(given)
    if isinstance(given, Mapping):
        return read(given)
    raise BadOption(
        "option 'tiles': \"standard\", the path of a file or a tile set is expected", "bad-option-tiles"
    )
