"""The compiled twin: the same rules as machine code, cached on disk under a name that any change renews."""

from __future__ import annotations

import importlib.util
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

from dracosaur.core.twin.fields import Fields
from dracosaur.core.twin.kept import Kept, cache_root, forget_old
from dracosaur.core.twin.reach import (
    callees_first,
    fingerprint,
    home_of,
    own_rules,
    rule_modules,
    rules_called,
)

if TYPE_CHECKING:
    from dracosaur.core.twin.machine import Workshop

Progress = Callable[[int, int], None]

_twins: dict[str, Twin] = {}
_lock = threading.RLock()  # a twin asks for those of the packages that its rules call


def is_available() -> bool:
    """Whether the extra `fast` (Numba and NumPy) is installed, and DRACOSAUR_PLAIN does not hide it."""
    hidden = os.environ.get("DRACOSAUR_PLAIN", "") not in {"", "0"}
    return not hidden and all(importlib.util.find_spec(name) is not None for name in ("numba", "numpy"))


def compiled(package: str) -> Twin:
    """The compiled twin of a rules package; a later call returns the same twin."""
    with _lock:
        if package not in _twins:
            _twins[package] = Twin(package)
        return _twins[package]


class Twin:
    """The compiled rules of one package: each rule is an attribute of the name it has in the source.

    A rule has one compiled form, that of its annotations. It is made, or read from the disk, when the rule is
    first asked for; `prepare` does it ahead of time. Rules of another package that these rules call, as those
    of a bot call those of a game, are asked for at the twin of that package.
    """

    def __init__(self, package: str) -> None:
        if not is_available():
            raise ModuleNotFoundError(
                "The compiled rules need the extra `fast`: pip install 'dracosaur[fast]'. "
                "The plain rules work without."
            )
        self.package = package
        modules = rule_modules(package)
        functions = own_rules(modules)
        self.State: type[Fields] = modules[0].State
        self.fingerprint = fingerprint(functions, self.State, *_ways(), *_others(functions, package))
        self.cache = cache_root() / f"{package.removesuffix('.rules').rpartition('.')[2]}-{self.fingerprint}"
        self.trouble: OSError | None = None  # why machine code could not be kept for the next time
        forget_old(self.cache)
        self._functions = {function.__name__: function for function in functions}
        self._rules: dict[str, Any] = {}  # Numba's dispatchers
        self._workshop: Workshop | None = None
        self._lock = threading.RLock()

    def __getattr__(self, name: str) -> Any:  # a Numba dispatcher
        if name.startswith("_"):
            raise AttributeError(name)  # no rule, and asked for before the twin is built when it is copied
        if name not in self._rules:
            self.prepare(name)
        return self._rules[name]

    def entry(self, name: str) -> Any:  # a builtin function
        """The rule as a function that believes the kinds of its arguments: for who always gives the same.

        Numba looks at every argument of a call to find the form that fits, which takes longer than a short
        rule; there is one form only.
        """
        (form,) = getattr(self, name).overloads.values()
        return form.entry_point

    def is_warm(self, *names: str) -> bool:
        """Whether the machine code of these very rules lies on the disk."""
        return all(os.path.exists(self._path(name)) for name in names)  # False where we may not look

    def prepare(self, *names: str, progress: Progress | None = None) -> None:
        """Compile the named rules; `progress` is told how many rules are done and how many there are."""
        for name in names:
            if name not in self._functions:
                raise AttributeError(f"the rules of {self.package} have no rule `{name}`")
        with self._lock:
            wanted = [name for name in dict.fromkeys(names) if name not in self._rules]
            parts = self._parts_of([name for name in wanted if not Kept(self._path(name)).is_sound()])
            for done, function in enumerate(parts):
                self._shop.part(function)
                if progress is not None:
                    progress(done + 1, len(parts) + len(wanted))
            for done, name in enumerate(wanted, len(parts)):
                kept = Kept(self._path(name))
                self._rules[name] = self._shop.whole(self._functions[name], kept)
                self.trouble = kept.trouble or self.trouble
                if progress is not None:
                    progress(done + 1, len(parts) + len(wanted))

    @property
    def _shop(self) -> Workshop:
        """The workshop, opened when the first rule is asked for: Numba takes its time to load."""
        if self._workshop is None:
            from dracosaur.core.twin.machine import Workshop

            functions = list(self._functions.values())
            self._workshop = Workshop(
                functions, self.State, self.fingerprint, _wants_bounds_check(), self._elsewhere
            )
        return self._workshop

    def _parts_of(self, names: list[str]) -> list[FunctionType]:
        """The rules of this package below the named ones, each after those that it calls."""
        below = [part for name in names for part in callees_first(self._functions[name])[:-1]]
        return [part for part in dict.fromkeys(below) if self._functions.get(part.__name__) is part]

    def _elsewhere(self, function: FunctionType) -> Any:  # a Numba dispatcher
        """The compiled rule of another package."""
        return getattr(compiled(home_of(function, self.package)), function.__name__)

    def _path(self, name: str) -> Path:
        return self.cache / f"{name}.code"


def _ways() -> tuple[object, ...]:
    """What machine code depends on beside the rules: versions, processor, settings, and how it is made."""
    import llvmlite
    import numba
    import numpy
    from numba.core.registry import cpu_target

    here = Path(__file__).parent
    return (
        sys.version,
        numba.__version__,
        numpy.__version__,
        llvmlite.__version__,
        cpu_target.target_context.codegen().magic_tuple(),
        _wants_bounds_check(),
        *((here / f"{name}.py").read_bytes() for name in ("blocks", "compiled", "kept", "machine", "reach")),
    )


def _others(functions: list[FunctionType], package: str) -> list[str]:
    """The fingerprints of the packages whose rules these call."""
    homes = {home_of(callee, package) for function in functions for callee in rules_called(function)}
    return [compiled(home).fingerprint for home in sorted(homes - {package})]


def _wants_bounds_check() -> bool:
    return os.environ.get("DRACOSAUR_BOUNDS_CHECK") == "1"
