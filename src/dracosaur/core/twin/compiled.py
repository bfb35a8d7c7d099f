"""The compiled twin: the same rule functions as machine code, cached on disk under a name that a change of anything renews."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import os
import pkgutil
import platform
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from platformdirs import user_cache_path

from dracosaur.core.twin.declare import is_rule, is_table
from dracosaur.core.twin.record import Record

_twins: dict[str, Twin] = {}
_lock = threading.Lock()


def is_available() -> bool:
    """Whether the extra `fast` (Numba and NumPy) is installed."""
    return all(importlib.util.find_spec(name) is not None for name in ("numba", "numpy"))


def compiled(package: str) -> Twin:
    """The compiled twin of a rules package; a later call returns the same twin."""
    with _lock:
        if package not in _twins:
            _twins[package] = Twin(package)
        return _twins[package]


class Twin:
    """The compiled rules of one package: each rule is an attribute of the name it has in the source.

    Functions compile when first called with a kind of argument, or come from the disk cache. `prepare` does it ahead of time.
    """

    def __init__(self, package: str) -> None:
        if not is_available():
            raise ModuleNotFoundError(
                "The compiled rules need the extra `fast`: pip install 'dracosaur[fast]'. The plain rules work without."
            )
        self.package = package
        modules = _rule_modules(package)
        functions = _reachable_rules(modules)
        self.State: type[Record] = modules[0].State
        self.fingerprint = _fingerprint(functions, self.State)
        self.cache = _cache_root() / f"{package.split('.')[-2]}-{self.fingerprint}"
        self._rules = _compile_lazily(functions, self.cache)

    def __getattr__(self, name: str) -> Any:  # a Numba dispatcher
        try:
            return self.__dict__["_rules"][name]
        except KeyError:
            raise AttributeError(f"the rules of {self.package} have no rule `{name}`") from None

    @property
    def is_warm(self) -> bool:
        """Whether the last `prepare` of these very rules left its results on disk."""
        return (self.cache / "prepared").exists()

    def prepare(self, *names: str, progress: Callable[[str], None] | None = None) -> None:
        """Compile the named rules for the argument types that their annotations state."""
        for name in names:
            if progress is not None:
                progress(name)
            dispatcher = self._rules[name]
            dispatcher.compile(_signature(dispatcher.py_func, self.State))
        (self.cache / "prepared").write_text(" ".join(names))


def _rule_modules(package: str) -> list[ModuleType]:
    """The package and its submodules, imported; it re-exports its `State`."""
    root = importlib.import_module(package)
    names = [info.name for info in pkgutil.walk_packages(root.__path__, f"{package}.")]
    return [root, *(importlib.import_module(name) for name in names)]


def _reachable_rules(modules: list[ModuleType]) -> list[FunctionType]:
    """Every rule of the modules and every rule of another module that they call, in a stable order."""
    found: dict[str, FunctionType] = {}
    queue = [value for module in modules for value in vars(module).values() if is_rule(value)]
    while queue:
        function = queue.pop()
        name = f"{function.__module__}.{function.__qualname__}"
        if name not in found:
            found[name] = function
            queue += [value for _, value in _globals_used(function) if is_rule(value)]
    short: dict[str, FunctionType] = {}
    for name, function in sorted(found.items()):
        other = short.setdefault(function.__name__, function)
        if other is not function:
            raise ValueError(f"two rules are named `{function.__name__}`: in {other.__module__} and {name}")
    return list(short.values())


def _globals_used(function: FunctionType) -> Iterator[tuple[str, object]]:
    for name in function.__code__.co_names:
        if name in function.__globals__:
            yield name, function.__globals__[name]


def _fingerprint(functions: list[FunctionType], state: type[Record]) -> str:
    """A hash of all that machine code depends on: sources, values of constants and tables, layout, versions.

    Numba itself notices only a change of the file that holds the function; a changed callee or table would be missed.
    """
    import llvmlite
    import numba
    import numpy

    digest = blake2b(digest_size=8)
    versions = (sys.version, platform.machine(), numba.__version__, numpy.__version__, llvmlite.__version__)
    digest.update(repr(versions).encode())
    digest.update(repr([(name, shape.size) for name, shape in state.layout.items()]).encode())
    for function in functions:
        digest.update(inspect.getsource(function).encode())
        digest.update(str(function.__code__.co_firstlineno).encode())  # Numba names its files by the line
        for name, value in _globals_used(function):
            if isinstance(value, int) or is_table(value):
                digest.update(f"{name}={value!r}".encode())
    return digest.hexdigest()


def _cache_root() -> Path:
    named = os.environ.get("DRACOSAUR_CACHE")
    return Path(named) if named else user_cache_path("dracosaur") / "rules"


def _compile_lazily(functions: list[FunctionType], cache: Path) -> dict[str, Any]:
    """Dispatchers for the functions, each over globals in which rules are dispatchers and tables are arrays."""
    import numba
    import numpy as np

    spaces: dict[str, dict[str, Any]] = {}
    for function in functions:
        spaces.setdefault(function.__module__, dict(function.__globals__))
    arrays = {
        id(value): np.array(value, np.int64)
        for space in spaces.values()
        for value in space.values()
        if is_table(value)
    }
    cache.mkdir(parents=True, exist_ok=True)
    dispatchers: dict[FunctionType, Any] = {}
    with _cache_dir(cache):
        for function in functions:
            twin = FunctionType(function.__code__, spaces[function.__module__], function.__name__)
            twin.__qualname__ = function.__qualname__
            twin.__module__ = function.__module__
            twin.__annotations__ = function.__annotations__
            dispatchers[function] = numba.njit(nogil=True, cache=True, boundscheck=_wants_bounds_check())(
                twin
            )
    for space in spaces.values():
        for name, value in space.items():
            if is_rule(value):
                space[name] = dispatchers[value]
            elif is_table(value):
                space[name] = arrays[id(value)]
    return {function.__name__: dispatcher for function, dispatcher in dispatchers.items()}


def _wants_bounds_check() -> bool:
    return os.environ.get("DRACOSAUR_BOUNDS_CHECK") == "1"


@contextmanager
def _cache_dir(path: Path) -> Iterator[None]:
    """Numba reads the setting when a function is decorated, so it is needed only for that moment."""
    import numba

    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(path)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def _signature(function: FunctionType, state: type[Record]) -> tuple[Any, ...]:
    """The Numba types of a rule's parameters, read from its annotations."""
    import numba
    from numba.np import numpy_support

    record = numpy_support.from_dtype(state.dtype())
    kinds = {
        "State": record,
        "int": numba.int64,
        "Row": numba.int64[::1],
        "Grid": numba.int64[:, ::1],
        "Batch[State]": numba.types.Array(record, 1, "C"),
    }
    stated = [note for name, note in function.__annotations__.items() if name != "return"]
    return tuple(kinds[note] for note in stated)
