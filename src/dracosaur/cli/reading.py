"""Reading what people give: files, standard input, JSON. Every mistake is answered with what to do."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import IO, Any, Final

import click
from msgspec.structs import replace

from dracosaur.cli.shell import bad
from dracosaur.core.game import AnyGame, BadOption, Illegal
from dracosaur.core.positions import BadPosition
from dracosaur.core.records import BadRecord, Record, loads, read_header
from dracosaur.games import GAMES, load
from dracosaur.text import Words, clean_name

STDIN: Final = "-"
LARGEST: Final = 32  # MB of a file; the longest record of any game is far smaller


def read_text(words: Words, file: str) -> str:
    """The text of a file, or of standard input for `-`."""
    shown = shown_name(words, file)
    try:
        data = _read(sys.stdin.buffer) if file == STDIN else _read_file(Path(file))
    except IsADirectoryError:
        raise bad(words, "cli-error-directory", file=shown) from None
    except (FileNotFoundError, NotADirectoryError):
        raise bad(words, "cli-error-no_file", file=shown) from None
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        reason = getattr(error, "strerror", None) or str(error)
        raise bad(words, "cli-error-unreadable", file=shown, reason=reason) from None
    if len(data) > LARGEST * 1_000_000:
        raise bad(words, "cli-error-too_large", file=shown, most=LARGEST)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise bad(words, "cli-error-encoding", file=shown) from None
    if not text.strip():
        raise bad(words, "cli-error-empty", file=shown)
    return text


def _read_file(path: Path) -> bytes:
    with path.open("rb") as file:
        return _read(file)


def _read(file: IO[bytes]) -> bytes:
    """The bytes of the file, or, where it never ends, one more than is allowed."""
    return file.read(LARGEST * 1_000_000 + 1)


def shown_name(words: Words, file: str) -> str:
    """How messages call the file."""
    return words.say("cli-stdin") if file == STDIN else file


class _Twice(ValueError):
    """A key that appears twice in one object."""


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _Twice(key)
        found[key] = value
    return found


def read_json(words: Words, file: str) -> Any:
    """The JSON value of a file; mistakes are named by line and column."""
    text = read_text(words, file)
    shown = shown_name(words, file)
    try:
        value = json.loads(text, object_pairs_hook=_object)
        json.dumps(value, ensure_ascii=False).encode()  # half a character pair could never be printed again
    except json.JSONDecodeError as error:
        place = {"line": str(error.lineno), "column": str(error.colno)}
        raise bad(words, "cli-error-json", file=shown, reason=error.msg, **place) from None
    except RecursionError:
        raise bad(words, "cli-error-nested", file=shown) from None
    except _Twice as error:
        raise bad(words, "cli-error-twice", file=shown, key=str(error)) from None
    except ValueError as error:  # a number of thousands of digits, half a character
        raise bad(words, "cli-error-value", file=shown, reason=str(error)) from None
    return value


def game_named(words: Words, name: str) -> AnyGame:
    """The game of a document or record."""
    if name not in GAMES:
        raise bad(words, "cli-error-unknown_game", game=name, known=", ".join(GAMES))
    return load(name)


def read_record(words: Words, file: str) -> tuple[AnyGame, Record]:
    """The record of a file and its game, with clean names; it is read, not yet replayed. Raises BadRecord."""
    text = read_text(words, file)
    game = game_named(words, read_header(text).game)
    record = loads(text, game)
    record.header = replace(record.header, names=tuple(map(clean_name, record.header.names)))
    return game, record


def unusable(words: Words, file: str, error: BadRecord) -> click.ClickException:
    """The complaint about a record that cannot be used."""
    shown, line = shown_name(words, file), str(error.line)
    return bad(words, "cli-error-record", file=shown, line=line, reason=reason_of(words, error))


def reason_of(words: Words, error: BadRecord) -> str:
    """What is wrong in a line of a record; a broken rule is told in the words of the game."""
    match error.__cause__:
        case Illegal() as illegal:
            return f"{error.values['said']}: {words.refusal(illegal.refusal)}"
        case BadOption() as bad_option:
            return words.option(bad_option)
        case BadPosition() as bad_position:
            return words.complaint(bad_position)
        case _:
            return words.say(error.key, **error.values)
