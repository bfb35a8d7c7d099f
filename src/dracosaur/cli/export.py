"""`dracosaur export`: records as arrays for learning."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from dracosaur.cli.reading import STDIN, reason_of, shown_name
from dracosaur.cli.shell import bad, json_option, language_option, print_json, say
from dracosaur.core.records import BadRecord, read_header
from dracosaur.games import GAMES, UnknownGame
from dracosaur.text import Words


@click.command()
@click.argument("records", nargs=-1, required=True, type=click.Path(allow_dash=True))
@click.option("--format", "form", type=click.Choice(["npz", "parquet"]), default="npz", show_default=True)
@click.option("--out", type=click.Path(path_type=Path), help="Default: decisions.npz or decisions.parquet.")
@click.option(
    "--reward",
    type=click.Choice(["rank", "score", "difference"]),
    default="rank",
    show_default=True,
    help="What a finished game is worth: the column `return`.",
)
@click.option("--rows", type=click.IntRange(1), default=50_000, show_default=True, metavar="N")
@json_option
@language_option
def export(
    records: tuple[str, ...], form: str, out: Path | None, reward: str, rows: int, as_json: bool, lang: str
) -> None:
    """Write every decision of recorded games as arrays: observation, mask, action, seat, return.

    RECORDS are files, folders with *.jsonl files, or - for standard input; a file may hold many records one
    behind another. All must be of one game, with the same number of players and the same options. --rows
    decisions are written at a time, as a file or a row group of their own.

    \b
    Examples:
      dracosaur export game.jsonl
      dracosaur export games/ --format parquet --out games.parquet
      cat games/*.jsonl | dracosaur export - --reward difference
    """
    words = Words(lang)
    try:
        from dracosaur.envs import datasets

        if form == "parquet":
            import pyarrow  # noqa: F401  # said here rather than in the middle of the work
    except ModuleNotFoundError:
        raise bad(words, "cli-error-export_extra", command="pip install 'dracosaur[data]'") from None
    path = out or Path(f"decisions.{form}")
    reader = _Reader(words, records)
    kind: Any = form  # one of the choices, as is the reward
    gain: Any = reward
    try:
        report = datasets.export(reader.texts(), path, kind, gain, rows)
    except BadRecord as error:
        place = {**reader.place, "line": str(error.line)}
        raise bad(words, "cli-error-export_record", **place, reason=reason_of(words, error)) from None
    except UnknownGame:
        raise bad(words, "cli-error-unknown_game", game=reader.game, known=", ".join(GAMES)) from None
    except datasets.OtherTable as error:
        raise bad(words, "cli-error-export_other", **reader.place, found=str(error)) from None
    except OSError as error:
        raise bad(
            words, "cli-error-unwritable", file=str(path), reason=error.strerror or str(error)
        ) from None
    if not report.records:
        raise bad(words, "cli-error-export_nothing", unfinished=report.unfinished)
    if as_json:
        print_json(msgspec.to_builtins(report))
    else:
        counts = {"records": report.records, "decisions": report.decisions}
        say(words.say("cli-exported", file=str(path), unfinished=report.unfinished, **counts))


class _Reader:
    """Goes through the files, and knows where it is."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        self.words, self.names = words, names
        self.file = ""
        self.number = 0  # of the record in its file
        self._text = ""

    @property
    def place(self) -> dict[str, str]:
        """Where it is, for messages."""
        return {"file": shown_name(self.words, self.file), "number": str(self.number)}

    @property
    def game(self) -> str:
        """The game of the record."""
        return read_header(self._text).game

    def texts(self) -> Iterator[str]:
        """The records one by one; a file is never in memory as a whole."""
        from dracosaur.envs.datasets import records_of

        for name in self._files():
            self.file, self.number = name, 0
            try:
                with click.open_file(self.file, encoding="utf-8") as file:
                    for text in records_of(file):
                        self.number += 1
                        self._text = text
                        yield text
            except UnicodeDecodeError:
                raise bad(self.words, "cli-error-encoding", file=shown_name(self.words, self.file)) from None
            except FileNotFoundError:
                raise bad(self.words, "cli-error-no_file", file=self.file) from None

    def _files(self) -> Iterator[str]:
        for name in self.names:
            if name != STDIN and Path(name).is_dir():
                yield from map(str, sorted(Path(name).glob("*.jsonl")))
            else:
                yield name
