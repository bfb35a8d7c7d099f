"""Machine code kept on disk: one file for each rule, in a folder that any change of the rules renames.

What cannot be written is done without; what was damaged is not read.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import shutil
import tempfile
import time
from hashlib import blake2b
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

KEEP_SECONDS = 30 * 24 * 3600
SEAL = 16  # bytes at the beginning of a file that prove the rest


def cache_root() -> Path:
    """Where machine code is kept: the user's cache folder, or what `DRACOSAUR_CACHE` names."""
    named = os.environ.get("DRACOSAUR_CACHE")
    return Path(named) if named else user_cache_path("dracosaur") / "rules"


def forget_old(cache: Path) -> None:
    """Machine code of the same game that nobody has asked for in a month is removed when new code is made."""
    with contextlib.suppress(OSError):  # a folder that others own or remove is theirs
        if cache.exists():
            os.utime(cache)
            return
        game = cache.name.rpartition("-")[0]
        for old in cache.parent.glob(f"{game}-*"):
            if time.time() - old.stat().st_mtime > KEEP_SECONDS:
                shutil.rmtree(old, ignore_errors=True)


class Kept:
    """The file of one rule, in the words of Numba's dispatchers: it stands where they look for a cache."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: OSError | None = None  # why the machine code could not be kept
        self._content = b""

    @property
    def cache_path(self) -> str:
        """The folder of the file, for Numba's statistics."""
        return str(self.path.parent)

    def is_sound(self) -> bool:
        """Whether the compiled rule can be loaded: the file is there, open to us and not damaged."""
        try:
            content = self.path.read_bytes()
        except OSError:
            return False
        self._content = content[SEAL:] if content[:SEAL] == _seal(content[SEAL:]) else b""
        return bool(self._content)

    def load_overload(self, sig: object, target_context: Any) -> Any:  # of Numba, as below
        """The compiled rule that `is_sound` has found, if it has."""
        from numba.core.compiler import CompileResult

        if not self._content:
            return None
        target_context.refresh()
        return CompileResult._rebuild(target_context, *pickle.loads(self._content))

    def save_overload(self, sig: object, data: Any) -> None:
        """The compiled rule lies in the file, whole or not at all; what is in the way is remembered."""
        from numba.core.serialize import dumps

        content = dumps(data._reduce())
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            _write(self.path, _seal(content) + content)
        except OSError as error:
            self.trouble = error


def _seal(content: bytes) -> bytes:
    return blake2b(content, digest_size=SEAL).digest()


def _write(path: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")
    try:
        with open(handle, "wb") as file:
            file.write(content)
        os.replace(name, path)  # other processes see the old file or the new one
    except BaseException:
        os.unlink(name)
        raise
