"""Puzzles: positions with one clearly best action that weaker players miss, and the files that hold them.

They are found in games between bots (`arena.seeking`). Those that ship with the package are the riddles of
the day of a server.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from dracosaur.core.game import Action, Message, Value
from dracosaur.core.options import option_values
from dracosaur.games import load

FORMAT: Final = 2
SHIPPED: Final = "{game}.puzzles.jsonl.xz"

# What a puzzle is about, by the kind of its question; all other questions of Wyrmspan are about an effect.
THEMES: Final[Mapping[str, Mapping[str, str]]] = {
    "draftosaurus": {"choose": "pick", "place": "place", "discard": "discard", "leave": "leave"},
    "gods_love_dinosaurs": {
        "take": "tile",
        "lay": "lay",
        "breed": "young",
        "choose": "hunt",
        "hunt": "hunt",
        "roam": "hunt",
        "hatch": "hatch",
    },
    "wyrmspan": {
        "action": "action",
        "dragon": "dragon",
        "place": "cave",
        "cave": "cave",
        "cave_card": "cave",
        "gain_card": "card",
        "gain_resource": "goods",
        "step": "guild",
    },
}
EFFECT: Final = "effect"
ALL_THEMES: Final = (*dict.fromkeys(theme for kinds in THEMES.values() for theme in kinds.values()), EFFECT)


class Search(Value, frozen=True, forbid_unknown_fields=True):
    """All that decides which puzzles are found."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    players: str  # the bot on every seat
    seed: int | str
    playouts: int
    format: int = FORMAT


class Puzzle(Value, frozen=True):
    """A position document, who has to decide, and the answer."""

    id: str
    seat: int
    position: dict[str, Any]
    answer: Any  # an Action of the game; read from a file, as JSON has it (`answer_of`)
    notation: str
    theme: str  # one of ALL_THEMES
    difficulty: int  # how many levels miss it, from 1 to 4
    missed: tuple[str, ...]  # which
    reasons: tuple[Message, ...]  # what there is to say for the answer
    losses: tuple[int, ...]  # points that each legal action falls short of the best, which has 0
    gap: float  # points to the second best action
    error: float  # standard error of the gap
    playouts: int  # of each of the best actions
    found: str  # seed, number of the game, entry before which it stands


class Looked(Value, frozen=True):
    """A game that has been searched."""

    number: int
    puzzles: tuple[Puzzle, ...]


class Sought(Value, frozen=True):
    """A search of which puzzles were packed, how far it has come, and the command that goes on with it."""

    search: Search
    games: int
    command: str


class Packed(Value, frozen=True, forbid_unknown_fields=True):
    """The first line of a file of puzzles."""

    game: str
    rules_version: int
    searches: tuple[Sought, ...]
    format: int = FORMAT


class BadPuzzles(ValueError):
    """A file of puzzles cannot be used: it belongs to another game or to other rules."""


class NoPuzzles(ValueError):
    """A file is none of packed puzzles, or it is damaged."""


def theme_of(game: str, kind: str) -> str:
    """What a question of this kind is about."""
    return THEMES[game].get(kind, EFFECT)


def command_of(search: Search) -> str:
    """The command that seeks so, without the files that it writes."""
    game = load(search.game)
    usual = option_values(game.options({}, search.seats))
    chosen = {key: value for key, value in search.options.items() if value != usual[key]}
    options = "".join(f" --option {key}={_written(value)}" for key, value in sorted(chosen.items()))
    return (
        f"dracosaur puzzles {search.game} --players {search.seats} --bot {search.players} "
        f"--playouts {search.playouts} --seed {search.seed}{options}"
    )


def _written(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def pack(search: Search, looked: Iterable[Looked], path: Path) -> int:
    """What was found is in the compressed file, with what it had before, each once, the easiest first.

    Returns how many there are now. A search that was packed before is packed anew, not twice.
    """
    games = list(looked)
    header, before = read_puzzles(path) if path.is_file() else (None, ())
    if header is not None and (header.game, header.rules_version) != (search.game, search.rules_version):
        raise BadPuzzles(f"{path}: puzzles of {header.game}, rules {header.rules_version}")
    others = [] if header is None else [sought for sought in header.searches if sought.search != search]
    searches = (*others, Sought(search, len(games), command_of(search)))
    every = {puzzle.id: puzzle for puzzle in before}
    every |= {puzzle.id: puzzle for one in games for puzzle in one.puzzles}
    write_puzzles(path, Packed(search.game, search.rules_version, searches), every.values())
    return len(every)


def write_puzzles(path: Path, header: Packed, puzzles: Iterable[Puzzle]) -> None:
    """The packed file holds these puzzles, the easiest first; whole, or as it was."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    text = b"".join(msgspec.json.encode(line) + b"\n" for line in (header, *ordered))
    beside = path.with_name(f"{path.name}.part")
    beside.write_bytes(lzma.compress(text, preset=9 | lzma.PRESET_EXTREME))
    beside.replace(path)


def read_puzzles(path: Path) -> tuple[Packed, tuple[Puzzle, ...]]:
    """The header and the puzzles of a packed file; raises NoPuzzles."""
    try:
        header, *lines = lzma.decompress(path.read_bytes()).splitlines()
        decoder = msgspec.json.Decoder(Puzzle)
        return msgspec.json.decode(header, type=Packed), tuple(decoder.decode(line) for line in lines)
    except (lzma.LZMAError, ValueError) as error:
        raise NoPuzzles(f"{path}: {error}") from error


def answer_of(game: str, puzzle: Puzzle) -> Action:
    """The answer as an action of the game."""
    answer: Action = msgspec.convert(msgspec.to_builtins(puzzle.answer), load(game).action_type)
    return answer


def shipped_path(game: str) -> Path:
    """Where the puzzles of a game lie that come with the package."""
    return Path(str(files("dracosaur"))) / "arena" / "data" / SHIPPED.format(game=game)


@cache
def shipped_puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, the easiest first; none where it has no file of today's rules."""
    path = shipped_path(game)
    if not path.is_file():
        return ()
    header, puzzles = read_puzzles(path)
    return puzzles if header.rules_version == load(game).rules_version else ()
