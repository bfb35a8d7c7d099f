"""The data files become structs; a mistake in them is told by file, card and field, all at once.

Whoever owns the box may correct a value in `data/*.toml`. `CardDataError` is for that reader: its lines
look like `dragons.toml: dragon 130, effects[1].n: expected int, got str`.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Mapping
from importlib import resources
from types import MappingProxyType
from typing import Final, Literal, TypeVar, get_args

import msgspec

from dracosaur.games.wyrmspan.cards.components import (
    Automa,
    Benefit,
    CaveCard,
    DecisionCard,
    Dragon,
    FourNumbers,
    GuildId,
    GuildTile,
    Level,
    Mat,
    Objective,
    Track,
)
from dracosaur.games.wyrmspan.cards.effects import Ability, Condition, Fact, Positive, Quantity

T = TypeVar("T")

_ROUNDS: Final = 4
_WORDS: Final = sorted(word.__name__ for word in get_args(Ability) + get_args(Condition) + get_args(Quantity))


class CardDataError(ValueError):
    """A data file is wrong; each line of the message says where and what."""


class _Cell(Fact, frozen=True):
    """One side of an objective tile, as written in the file."""

    id: str
    count: Quantity
    automa: FourNumbers | None = None
    cap: Positive | None = None


class _Tile(Fact, frozen=True):
    a: _Cell
    b: _Cell


class _Objectives(Fact, frozen=True):
    places: tuple[tuple[int, int, int], ...]
    tile: tuple[_Tile, ...]


class _CaveGroup(Fact, frozen=True):
    """Equal cave cards, as written in the file."""

    numbers: tuple[Positive, ...]
    effects: Benefit


class _File:
    """One data file being read: it collects the mistakes and raises them together."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.mistakes: list[str] = []
        self.table: dict[str, object] = {}
        try:
            self.table = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            self.note("", f"not TOML: {error}")
            self.finish()

    def note(self, place: str, mistake: str) -> None:
        self.mistakes.append(f"{self.name}: {place}: {mistake}" if place else f"{self.name}: {mistake}")

    def finish(self) -> None:
        if self.mistakes:
            raise CardDataError("\n".join(self.mistakes))

    def convert(self, raw: object, kind: type[T], place: str) -> T | None:
        """The struct, or None and a note of what is wrong in that place."""
        try:
            return msgspec.convert(raw, type=kind)
        except msgspec.ValidationError as error:
            field, mistake = _explain(str(error))
            self.note(", ".join(part for part in (place, field) if part), mistake)
            return None

    def whole(self, kind: type[T]) -> T:
        """The whole file as one struct."""
        found = self.convert(self.table, kind, "")
        self.finish()
        assert found is not None  # finish() has raised otherwise
        return found

    def entries(self, key: str, needs: str) -> list[dict[str, object]]:
        """The tables under `[[key]]`; each must be a table with the field that names it."""
        self.only(key)
        raw = self.table.get(key)
        if not isinstance(raw, list) or not all(isinstance(item, dict) for item in raw):
            self.note("", f"expected tables [[{key}]]")
            self.finish()
            return []
        for index, item in enumerate(raw):
            if needs not in item:
                self.note(f"{key}[{index}]", f"missing field {needs}")
        self.finish()
        return raw

    def only(self, *keys: str) -> None:
        for key in self.table:
            if key not in keys:
                self.note("", f"unknown field {key}")


# The words of msgspec, and ours.
_PLAIN: Final = {
    "`": "",
    "Object missing required field": "missing field",
    "Object contains unknown field": "unknown field",
    "Invalid enum value": "unknown value",
    " | ": " or ",
    "object": "table",
    "array": "list",
}


def _explain(message: str) -> tuple[str, str]:
    """The field and the mistake, from a message such as "Expected `int`, got `str` - at `$.effects[0].n`"."""
    text, _, path = message.partition(" - at `$")
    for theirs, ours in _PLAIN.items():
        text = text.replace(theirs, ours)
    field = path.rstrip("`").lstrip(".")
    typed = re.search(r"'(.*)'", text)
    if field.endswith("type") and typed:
        close = difflib.get_close_matches(typed[1], _WORDS, n=1)
        return field, f"unknown word {typed[1]}" + (f", did you mean {close[0]}?" if close else "")
    return field, text[:1].lower() + text[1:]


def _check_numbers(file: _File, kind: str, numbers: Iterable[int], count: int) -> None:
    """Each number from 1 to `count` once."""
    seen: set[int] = set()
    for number in numbers:
        if number in seen:
            file.note(f"{kind} {number}", "the number is used twice")
        if number > count:
            file.note(f"{kind} {number}", f"the numbers end with {count}")
        seen.add(number)
    for number in sorted(set(range(1, count + 1)) - seen):
        file.note(f"{kind} {number}", "the card is missing")


def read_dragons(text: str, name: str = "dragons.toml", count: int = 183) -> tuple[Dragon, ...]:
    """The dragons in the order of their numbers."""
    file = _File(name, text)
    raw = file.entries("dragon", "number")
    found = [file.convert(item, Dragon, f"dragon {item['number']}") for item in raw]
    file.finish()
    dragons = sorted((dragon for dragon in found if dragon), key=lambda dragon: dragon.number)
    _check_numbers(file, "dragon", (dragon.number for dragon in dragons), count)
    file.finish()
    return tuple(dragons)


def read_caves(text: str, name: str = "caves.toml", count: int = 75) -> tuple[CaveCard, ...]:
    """The cave cards in the order of their numbers."""
    file = _File(name, text)
    raw = file.entries("cave", "numbers")
    found = [file.convert(item, _CaveGroup, _cave_place(item["numbers"])) for item in raw]
    file.finish()
    caves = [CaveCard(number, group.effects) for group in found if group for number in group.numbers]
    caves.sort(key=lambda cave: cave.number)
    _check_numbers(file, "cave", (cave.number for cave in caves), count)
    file.finish()
    return tuple(caves)


def _cave_place(numbers: object) -> str:
    listed = numbers if isinstance(numbers, list) else [numbers]
    return "cave " + ", ".join(map(str, listed))


def read_guilds(text: str, name: str = "guilds.toml") -> Mapping[GuildId, GuildTile]:
    """The guild tiles by id."""
    file = _File(name, text)
    ids: tuple[GuildId, ...] = get_args(GuildId)
    shared = ("few_players", "printed_vp")
    file.only(*shared, *ids)
    common = {key: file.table[key] for key in shared if key in file.table}
    tiles: dict[GuildId, GuildTile] = {}
    for guild in ids:
        raw = file.table.get(guild)
        if not isinstance(raw, dict):
            file.note(f"guild {guild}", "the tile is missing")
            continue
        tile = file.convert({**raw, **common, "id": guild}, GuildTile, f"guild {guild}")
        if tile:
            tiles[guild] = tile
    file.finish()
    return MappingProxyType(tiles)


def read_track(text: str, name: str = "track.toml") -> Track:
    """The guild track."""
    file = _File(name, text)
    track = file.whole(Track)
    for space in track.brown:
        if space >= len(track.spaces):
            file.note("brown", f"there is no space {space}")
    file.finish()
    return track


def read_objectives(
    text: str, name: str = "objectives.toml"
) -> tuple[Mapping[str, Objective], tuple[tuple[int, int, int], ...]]:
    """The objectives by id, in the order of the tiles, and the points by round and place."""
    file = _File(name, text)
    raw = file.whole(_Objectives)
    found: dict[str, Objective] = {}
    for number, tile in enumerate(raw.tile, start=1):
        sides: tuple[tuple[Literal["a", "b"], _Cell], ...] = (("a", tile.a), ("b", tile.b))
        for side, cell in sides:
            if cell.id in found:
                file.note(f"objective {cell.id}", "the id is used twice")
            found[cell.id] = Objective(cell.id, number, side, cell.count, cell.automa, cell.cap)
    if len(raw.places) != _ROUNDS:
        file.note("places", f"expected {_ROUNDS} rounds, got {len(raw.places)}")
    file.finish()
    return MappingProxyType(found), raw.places


def read_mat(text: str, name: str = "mat.toml") -> Mat:
    """The player mat."""
    return _File(name, text).whole(Mat)


def read_automa(text: str, name: str = "automa.toml") -> Automa:
    """The Automa's cards and levels."""
    file = _File(name, text)
    raw_cards, raw_levels = file.table.get("cards"), file.table.get("levels")
    cards: dict[str, DecisionCard] = {}
    for label, raw in raw_cards.items() if isinstance(raw_cards, dict) else ():
        place = f"decision card {label}"
        if not isinstance(raw, dict):
            file.note(place, "expected a table")
        elif card := file.convert({**raw, "label": label}, DecisionCard, place):
            cards[label] = card
    levels: dict[str, Level] = {}
    for id_, raw in raw_levels.items() if isinstance(raw_levels, dict) else ():
        if level := file.convert(raw, Level, f"level {id_}"):
            levels[id_] = level
            for label in level.deck:
                if isinstance(raw_cards, dict) and label not in raw_cards:
                    file.note(f"level {id_}, deck", f"there is no card {label}")
    file.finish()
    rest = {key: value for key, value in file.table.items() if key not in ("cards", "levels")}
    numbers = file.convert({**rest, "cards": {}, "levels": {}}, Automa, "")
    file.finish()
    assert numbers is not None  # finish() has raised otherwise
    return msgspec.structs.replace(numbers, cards=MappingProxyType(cards), levels=MappingProxyType(levels))


def _data(name: str) -> str:
    return (resources.files("dracosaur.games.wyrmspan") / "data" / name).read_text(encoding="utf-8")


DRAGONS: Final = read_dragons(_data("dragons.toml"))  # dragon n at index n - 1
CAVES: Final = read_caves(_data("caves.toml"))  # cave card n at index n - 1
GUILDS: Final = read_guilds(_data("guilds.toml"))
TRACK: Final = read_track(_data("track.toml"))
OBJECTIVES, OBJECTIVE_PLACES = read_objectives(_data("objectives.toml"))
MAT: Final = read_mat(_data("mat.toml"))
AUTOMA: Final = read_automa(_data("automa.toml"))
