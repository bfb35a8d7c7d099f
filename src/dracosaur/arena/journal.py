"""A file that grows line by line and survives a kill: long work goes on where it stopped.

JSON lines: a header that says what the work is, then one line for each thing done. A line counts once it has
ended; what a killed process has left of a last line is dropped.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Generic, Self, TypeVar

import msgspec

from dracosaur.core.game import Value

H = TypeVar("H", bound=Value)
L = TypeVar("L", bound=Value)

SYNC_SECONDS: Final = 1.0  # as much work is lost at most when the machine fails, none when a process does


class BadJournal(ValueError):
    """The file cannot be gone on with; `key` with `values` says why to people."""

    def __init__(self, text: str, key: str, /, **values: str | int) -> None:
        super().__init__(text)
        self.key = key
        self.values = values


class Journal(Generic[H, L]):
    """The lines done so far, in a file or, without a path, in memory only; one process at a time."""

    def __init__(self, path: Path | None, header: H, kind: type[L]) -> None:
        self.path = path
        self.header = header
        self.lines: list[L] = []
        self._decoder = msgspec.json.Decoder(kind)
        self._file: IO[bytes] | None = None
        self._synced = time.monotonic()
        if path is not None:
            self._file = path.open("a+b")
            try:
                self._begin(self._file, path)
            except BaseException:
                self._file.close()
                raise

    def _begin(self, file: IO[bytes], path: Path) -> None:
        _lock(file, path)
        file.seek(0)
        data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        opening = msgspec.json.encode(self.header) + b"\n"
        if not whole:
            if not opening.startswith(data):
                text = f"{path}: not a file of such results"
                raise BadJournal(text, "journal-foreign", file=str(path))
            file.truncate(0)
            self._write(opening)
            return
        first, *rest = whole.splitlines()
        self._compare(first, path)
        for number, line in enumerate(rest, start=2):
            try:
                self.lines.append(self._decoder.decode(line))
            except msgspec.MsgspecError as error:
                text = f"{path}, line {number}: {error}"
                raise BadJournal(
                    text, "journal-line", file=str(path), line=number, reason=str(error)
                ) from None
        file.truncate(len(whole))

    def _compare(self, first: bytes, path: Path) -> None:
        """Refuse the file of other work, by the names of what differs."""
        try:
            kept: Any = msgspec.json.decode(first)
        except msgspec.MsgspecError:
            kept = None
        wanted = msgspec.to_builtins(self.header)
        if not isinstance(kept, dict) or not set(wanted) & set(kept):
            raise BadJournal(f"{path}: not a file of such results", "journal-foreign", file=str(path))
        own: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(wanted))
        odd = sorted(name for name in own.keys() | kept.keys() if own.get(name) != kept.get(name))
        if odd:
            names = ", ".join(odd)
            text = f"{path}: results of other work; it differs in {names}"
            raise BadJournal(text, "journal-other", file=str(path), names=names)

    def append(self, line: L) -> None:
        """One more thing is done, and stays done."""
        self.lines.append(line)
        self._write(msgspec.json.encode(line) + b"\n")

    def _write(self, data: bytes) -> None:
        if self._file is None:
            return
        self._file.write(data)
        self._file.flush()
        if time.monotonic() - self._synced > SYNC_SECONDS:
            os.fsync(self._file.fileno())
            self._synced = time.monotonic()

    def close(self) -> None:
        """All lines are on the disk."""
        if self._file is not None and not self._file.closed:
            os.fsync(self._file.fileno())
            self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _lock(file: IO[bytes], path: Path) -> None:
    """Nobody else writes to the file while we do, where the system can tell."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        text = f"{path}: another process is writing to it"
        raise BadJournal(text, "journal-busy", file=str(path)) from None
