"""Records as arrays: every decision of finished games, with what the seat saw, might do, did and got.

Games are read one after another and written in parts, so that the memory in use does not grow with them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, Literal, Protocol, get_args

import msgspec
import numpy as np

from dracosaur.core.game import CHANCE, AnyGame
from dracosaur.core.options import option_values
from dracosaur.core.records import Header, Record, first_state, follow, loads, read_header
from dracosaur.envs.layout import Array
from dracosaur.envs.rewards import Reward, final_rewards
from dracosaur.envs.tables import Tables
from dracosaur.games import load

Format = Literal["npz", "parquet"]
FORMATS: Final[tuple[Format, ...]] = get_args(Format)
ROWS: Final = 50_000  # decisions in one part

Columns = dict[str, Array]  # by name, a row for each decision


class OtherTable(ValueError):
    """A record of another game, or with other seats or options, than those before it."""


def records_of(lines: Iterable[str]) -> Iterator[str]:
    """The texts of the records that stand one behind another; each begins with its header, a JSON object."""
    found: list[str] = []
    for line in lines:
        if line.lstrip().startswith("{") and found:
            yield "".join(found)
            found = []
        if line.strip():
            found.append(line if line.endswith("\n") else line + "\n")
    if found:
        yield "".join(found)


class Replayer:
    """Turns records of one kind of table into arrays."""

    def __init__(self, header: Header, reward: Reward) -> None:
        self.game: AnyGame = load(header.game)
        first_state(header, self.game)  # BadRecord tells better than an error about options
        self.seats, self.reward = header.seats, reward
        self.options = option_values(self.game.options(header.options, header.seats))
        self.layout = Tables(self.game, self.seats, self.options).layout
        self._tables: dict[int, Tables] = {}  # by how many states are looked at together

    def check(self, header: Header) -> None:
        """Raise OtherTable for a record that does not fit to the others."""
        if (header.game, header.seats) != (self.game.name, self.seats):
            raise OtherTable(f"{header.game} with {header.seats} players")
        first_state(header, self.game)
        if option_values(self.game.options(header.options, header.seats)) != self.options:
            raise OtherTable(str(header.options))

    def arrays(self, record: Record) -> Columns | None:
        """The decisions of a record; None where the game is not finished. Raises BadRecord."""
        state = first_state(record.header, self.game)
        states: list[Any] = []  # before each decision; the game's States
        seats: list[int] = []
        actions: list[int] = []
        for entry, after in zip(record.entries, follow(record, self.game, state, 0), strict=True):
            if entry.seat != CHANCE:
                states.append(state)
                seats.append(entry.seat)
                actions.append(self.game.encode(state, entry.seat, entry.action))
            state = after
        if self.game.to_act(state) or not states:
            return None
        observations, masks = self._look(states, seats)
        return {
            "observation": observations,
            "action_mask": masks,
            "action": np.array(actions, np.int32),
            "seat": np.array(seats, np.int8),
            "return": self._rewards(state)[seats],
        }

    def _look(self, states: list[Any], seats: list[int]) -> tuple[Array, Array]:
        n = len(states)
        if n not in self._tables:
            self._tables = {
                n: Tables(self.game, self.seats, self.options, n)
            }  # one at a time: states are large
        tables = self._tables[n]
        for i, state in enumerate(states):
            tables.place(i, state)
        return tables.look(seats)

    def _rewards(self, state: Any) -> Array:  # the game's State
        rules, rated = self.game.rules, max(self.seats, 2)
        points = [rules.score(state, seat) for seat in range(rated)]
        ranks = [rules.rank(state, seat) for seat in range(self.seats)]
        return np.array(final_rewards(self.reward, points, ranks), np.float32)


class Writer(Protocol):
    """Takes parts of a dataset."""

    def write(self, part: Columns) -> None: ...
    def close(self) -> None: ...


class NpzWriter:
    """Each part is a file of its own: `games.npz` is `games-00000.npz`, `games-00001.npz` and so on."""

    def __init__(self, path: Path, about: dict[str, Any]) -> None:
        self.path, self.about, self.files = path, msgspec.json.encode(about).decode(), 0

    def write(self, part: Columns) -> None:
        name = f"{self.path.stem}-{self.files:05}{self.path.suffix or '.npz'}"
        arrays: dict[str, Any] = {"about": np.array(self.about), **part}
        np.savez_compressed(self.path.with_name(name), **arrays)
        self.files += 1

    def close(self) -> None: ...


class ParquetWriter:
    """Each part is a row group of one file; needs pyarrow."""

    def __init__(self, path: Path, about: dict[str, Any]) -> None:
        import pyarrow
        import pyarrow.parquet

        self._arrow, self._parquet = pyarrow, pyarrow.parquet
        self.path, self.about, self.files = path, about, 1
        self._file: Any = None  # opened with the first part, which tells the columns

    def write(self, part: Columns) -> None:
        columns = {name: self._column(values) for name, values in part.items()}
        table = self._arrow.table(columns)
        if self._file is None:
            about = {"dracosaur": msgspec.json.encode(self.about)}
            self._file = self._parquet.ParquetWriter(self.path, table.schema.with_metadata(about))
        self._file.write_table(table)

    def _column(self, values: Array) -> Any:  # an array of pyarrow
        if values.ndim == 1:
            return self._arrow.array(values)
        flat = self._arrow.array(values.reshape(-1))
        return self._arrow.FixedSizeListArray.from_arrays(flat, values.shape[1])

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


class Report(msgspec.Struct, frozen=True):
    """What an export has written."""

    records: int
    decisions: int
    unfinished: int  # records left out
    files: int


def export(
    texts: Iterable[str], path: Path, form: Format = "npz", reward: Reward = "rank", rows: int = ROWS
) -> Report:
    """Write the decisions of records to a file; raises BadRecord, OtherTable.

    All records are of one kind of table; those of unfinished games are counted and left out.
    """
    replayer: Replayer | None = None
    writer: Writer | None = None
    parts: list[Columns] = []
    records = decisions = unfinished = waiting = 0
    for text in texts:
        header = read_header(text)
        if replayer is None:
            replayer = Replayer(header, reward)
            writer = (NpzWriter if form == "npz" else ParquetWriter)(path, _about(replayer))
        replayer.check(header)
        found = replayer.arrays(loads(text, replayer.game))
        if found is None:
            unfinished += 1
            continue
        n = len(found["action"])
        found["record"] = np.full(n, records, np.int64)
        parts.append(found)
        records, decisions, waiting = records + 1, decisions + n, waiting + n
        if waiting >= rows and writer is not None:
            writer.write(_joined(parts))
            parts, waiting = [], 0
    if writer is not None:
        if parts:
            writer.write(_joined(parts))
        writer.close()
    return Report(records, decisions, unfinished, getattr(writer, "files", 0))


def _joined(parts: list[Columns]) -> Columns:
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def _about(replayer: Replayer) -> dict[str, Any]:
    """What the arrays are: the table, and where each slice of an observation stands."""
    places = {
        name: {"at": at, "shape": part.shape, "stride": stride}
        for name, (part, at, stride) in replayer.layout.places.items()
    }
    game = replayer.game
    return {
        "game": game.name,
        "rules": game.rules_version,
        "seats": replayer.seats,
        "options": replayer.options,
        "reward": replayer.reward,
        "places": places,
    }
