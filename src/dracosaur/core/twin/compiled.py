"""The compiled twin: the same rules as machine code, cached on disk under a name that any change renews."""

from __future__ import annotations

import dis
import importlib
import importlib.util
import os
import pkgutil
import platform
import shutil
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, cast

from platformdirs import user_cache_path

from dracosaur.core.twin.declare import is_lookup, is_rule
from dracosaur.core.twin.fields import Fields

_twins: dict[str, Twin] = {}
_lock = threading.Lock()

KEEP_SECONDS = 30 * 24 * 3600
# No rule keeps an array, so none needs counted references, which cost two locks for each call with a row;
# and nothing but Python and other rules calls a rule.
_LEAN = {"_nrt": False, "no_cfunc_wrapper": True}


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

    A rule has one compiled form, that of its annotations. It is made, or read from the disk, when the rule is
    first asked for; `prepare` does it ahead of time.
    """

    def __init__(self, package: str) -> None:
        if not is_available():
            raise ModuleNotFoundError(
                "The compiled rules need the extra `fast`: pip install 'dracosaur[fast]'. "
                "The plain rules work without."
            )
        self.package = package
        modules = _rule_modules(package)
        functions = _reachable_rules(modules)
        self.State: type[Fields] = modules[0].State
        self.fingerprint = _fingerprint(functions, self.State)
        self.cache = _cache_root() / f"{package.split('.')[-2]}-{self.fingerprint}"
        self._functions = {function.__name__: function for function in functions}
        forget_old(self.cache)
        self._rules = _decorate(functions, self.cache)
        self._ready: set[str] = set()
        self._lock = threading.RLock()

    def __getattr__(self, name: str) -> Any:  # a Numba dispatcher
        if name.startswith("_"):
            raise AttributeError(name)  # no rule, and asked for before the twin is built when it is copied
        self._make(name, None)
        return self._rules[name]

    def is_warm(self, *names: str) -> bool:
        """Whether the machine code of these very rules lies on the disk."""
        return all((self.cache / f"{name}.ready").exists() for name in names)

    def prepare(self, *names: str, progress: Callable[[int, int], None] | None = None) -> None:
        """Compile the named rules; `progress` is told how many rules are done and how many there are."""
        for name in names:
            self._make(name, progress)

    def _make(self, name: str, progress: Callable[[int, int], None] | None) -> None:
        """Compile a rule after those it calls, so that a constant argument makes no second form of them."""
        if name not in self._functions:
            raise AttributeError(f"the rules of {self.package} have no rule `{name}`")
        with self._lock:
            if name in self._ready:
                return
            function = self._functions[name]
            order = [function] if self.is_warm(name) else _callees_first(function)
            for function in order:
                dispatcher = self._rules[function.__name__]
                if function.__name__ not in self._ready:
                    dispatcher.compile(_signature(function, self.State))
                    dispatcher.disable_compile()
                    (self.cache / f"{function.__name__}.ready").touch()
                    self._ready.add(function.__name__)
                if progress is not None:
                    progress(len(self._ready), len(self._functions))


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
            queue += _rules_called(function)
    short: dict[str, FunctionType] = {}
    for name, function in sorted(found.items()):
        other = short.setdefault(function.__name__, function)
        if other is not function:
            raise ValueError(f"two rules are named `{function.__name__}`: in {other.__module__} and {name}")
    return list(short.values())


def _globals_used(function: FunctionType) -> Iterator[tuple[str, object]]:
    """The rules, numbers and lookups that a rule reads; anything else could change behind the fingerprint."""
    loads = (step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL")
    for name in dict.fromkeys(loads):
        if name in function.__globals__:
            value = function.__globals__[name]
            if not (isinstance(value, int) or is_lookup(value) or is_rule(value)):
                raise ValueError(
                    f"rule `{function.__name__}` of {function.__module__} uses `{name}`, "
                    "which is neither a whole number, nor a lookup(...), nor a rule"
                )
            yield name, value


def _rules_called(function: FunctionType) -> Iterator[FunctionType]:
    """The rules that a rule calls, as often as they are written there."""
    for step in dis.get_instructions(function):
        value = function.__globals__.get(step.argval) if step.opname == "LOAD_GLOBAL" else None
        if is_rule(value):
            yield cast(FunctionType, value)


def _callees_first(function: FunctionType) -> list[FunctionType]:
    """The rule and all rules below it, each after those that it calls."""
    order: list[FunctionType] = []

    def visit(function: FunctionType) -> None:
        for callee in _rules_called(function):
            if callee not in order:
                visit(callee)
        order.append(function)

    visit(function)
    return order


def _fingerprint(functions: list[FunctionType], state: type[Fields]) -> str:
    """A hash of all that machine code depends on: code, values of constants and lookups, layout, versions.

    Numba itself notices only a change of the file that holds the function, not of a callee or a lookup.
    """
    import llvmlite
    import numba
    import numpy

    digest = blake2b(digest_size=8)
    versions = (sys.version, platform.machine(), numba.__version__, numpy.__version__, llvmlite.__version__)
    digest.update(repr(versions).encode())
    digest.update(Path(__file__).read_bytes())  # how rules are compiled
    digest.update(repr(_wants_bounds_check()).encode())  # Numba's own key leaves the setting out
    digest.update(repr([(name, shape.size) for name, shape in state.layout.items()]).encode())
    for function in functions:
        # Numba compares the time of the file, too: two checkouts would push each other out of one folder.
        digest.update(str(os.stat(function.__code__.co_filename).st_mtime_ns).encode())
        # The code that runs rather than the text, which may be newer; Numba names its files by the line.
        code = function.__code__
        parts = (code.co_code, code.co_consts, code.co_names, code.co_varnames, code.co_firstlineno)
        digest.update(repr((parts, function.__annotations__)).encode())
        for name, value in _globals_used(function):
            if not is_rule(value):
                digest.update(f"{name}={value!r}".encode())
    return digest.hexdigest()


def _cache_root() -> Path:
    named = os.environ.get("DRACOSAUR_CACHE")
    return Path(named) if named else user_cache_path("dracosaur") / "rules"


def forget_old(cache: Path) -> None:
    """Machine code of the same game that nobody has asked for in a month is removed when new code is made."""
    if cache.exists():
        os.utime(cache)
        return
    game = cache.name.rpartition("-")[0]
    for old in cache.parent.glob(f"{game}-*"):
        if time.time() - old.stat().st_mtime > KEEP_SECONDS:
            shutil.rmtree(old, ignore_errors=True)


def _decorate(functions: list[FunctionType], cache: Path) -> dict[str, Any]:
    """Dispatchers for the functions, over globals in which rules are dispatchers and lookups are arrays.

    A rule that is called in one place becomes part of it, as C compilers do with static functions.
    """
    import numba
    import numpy as np

    spaces: dict[int, dict[str, Any]] = {}  # of a module, or of an adopted rule
    for function in functions:
        spaces.setdefault(id(function.__globals__), dict(function.__globals__))
    arrays = {
        id(value): np.array(value, np.int64)
        for space in spaces.values()
        for value in space.values()
        if is_lookup(value)
    }
    cache.mkdir(parents=True, exist_ok=True)
    dispatchers: dict[FunctionType, Any] = {}
    calls = Counter(callee for function in functions for callee in _rules_called(function))
    jit = partial(cast(Any, numba).njit, nogil=True, cache=True, boundscheck=_wants_bounds_check(), **_LEAN)
    with _cache_dir(cache):
        for function in functions:
            twin = FunctionType(function.__code__, spaces[id(function.__globals__)], function.__name__)
            twin.__qualname__ = function.__qualname__
            twin.__module__ = function.__module__
            twin.__annotations__ = function.__annotations__
            dispatchers[function] = jit(forceinline=calls[function] == 1)(twin)
    for space in spaces.values():
        for name, value in space.items():
            if is_rule(value) and value in dispatchers:  # a module of the core has more rules than are called
                space[name] = dispatchers[value]
            elif is_lookup(value):
                space[name] = arrays[id(value)]
    return {function.__name__: dispatcher for function, dispatcher in dispatchers.items()}


def _wants_bounds_check() -> bool:
    return os.environ.get("DRACOSAUR_BOUNDS_CHECK") == "1"


@contextmanager
def _cache_dir(path: Path) -> Iterator[None]:
    """Numba reads the setting when a function is decorated, so it is needed only for that moment."""
    import numba

    settings: Any = numba.config  # its names are made at run time from the environment
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(path)
    try:
        yield
    finally:
        settings.CACHE_DIR = before


def _signature(function: FunctionType, state: type[Fields]) -> tuple[Any, ...]:
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
