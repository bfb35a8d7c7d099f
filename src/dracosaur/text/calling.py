"""How the command is called from where the person stands."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "dracosaur"


def command() -> str:
    """What to type for `dracosaur` here: its name where the shell finds it, else the path of the script."""
    script = _script()
    if script is None:
        return f"{_typed(Path(sys.executable))} -m {NAME}"
    return _typed(script)


def _script() -> Path | None:
    """The script that runs, or the one that was installed beside this Python; None where there is none."""
    for candidate in (Path(sys.argv[0]), Path(sys.executable).with_name(NAME)):
        if candidate.stem == NAME and candidate.is_file():
            return candidate
    return None


def _typed(program: Path) -> str:
    """The name of the program where the shell would start this very one, else its path from here."""
    found = shutil.which(program.name)
    if found is not None and os.path.samefile(found, program):
        return program.name
    path = Path(os.path.abspath(program))  # not resolved: in .venv Python is a link to one outside it
    here = Path.cwd()
    if path.is_relative_to(here):
        path = path.relative_to(here)
    return shlex.quote(str(path) if len(path.parts) > 1 else f".{os.sep}{path}")
