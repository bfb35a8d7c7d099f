"""Which rules belong together: those of a package, those that they call, and what their meaning rests on."""

from __future__ import annotations

import dis
import importlib
import pkgutil
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from types import FunctionType, ModuleType

from dracosaur.core.twin.declare import is_lookup, is_native, is_rule
from dracosaur.core.twin.fields import Fields


def rule_modules(package: str) -> list[ModuleType]:
    """The package and its submodules, imported; it re-exports its `State`."""
    root = importlib.import_module(package)
    names = [info.name for info in pkgutil.walk_packages(getattr(root, "__path__", ()), f"{package}.")]
    return [root, *(importlib.import_module(name) for name in names)]


def home_of(function: FunctionType, package: str) -> str:
    """The package of a rule, seen from a given one: the nearest above it that has a `State`, else the given.

    Rules of the core have no state of their own, so each package that calls or adopts one has it as its own.
    """
    name = function.__module__
    while name and name != package:
        module = sys.modules.get(name)
        state = getattr(module, "State", None)
        if hasattr(module, "__path__") and isinstance(state, type) and issubclass(state, Fields):
            return name
        name = name.rpartition(".")[0]
    return package


def own_rules(modules: list[ModuleType]) -> list[FunctionType]:
    """Every rule of the package and of the core that its modules name or call, in a stable order."""
    package = modules[0].__name__
    found: dict[str, FunctionType] = {}
    queue = [value for module in modules for value in vars(module).values() if is_rule(value)]
    while queue:
        function = queue.pop()
        name = f"{function.__module__}.{function.__qualname__}"
        if name not in found and home_of(function, package) == package:
            found[name] = function
            queue += rules_called(function)
    short: dict[str, FunctionType] = {}
    for name, function in sorted(found.items()):
        other = short.setdefault(function.__name__, function)
        if other is not function:
            raise ValueError(f"two rules are named `{function.__name__}`: in {other.__module__} and {name}")
    return list(short.values())


def globals_used(function: FunctionType) -> Iterator[tuple[str, object]]:
    """The rules, numbers and lookups that a rule reads; anything else could change behind the fingerprint."""
    loads = (step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL")
    for name in dict.fromkeys(loads):
        if name in function.__globals__:
            value = function.__globals__[name]
            if not (isinstance(value, int) or is_lookup(value) or is_rule(value) or is_native(value)):
                raise ValueError(
                    f"rule `{function.__name__}` of {function.__module__} uses `{name}`, "
                    "which is neither a whole number, nor a lookup(...), nor a rule"
                )
            yield name, value


def rules_called(function: FunctionType) -> Iterator[FunctionType]:
    """The rules that a rule calls, as often as they are written there."""
    for step in dis.get_instructions(function):
        value = function.__globals__.get(step.argval) if step.opname == "LOAD_GLOBAL" else None
        if is_rule(value):
            yield value


def callees_first(function: FunctionType) -> list[FunctionType]:
    """The rule and all rules below it, each after those that it calls."""
    order: list[FunctionType] = []

    def visit(function: FunctionType) -> None:
        for callee in rules_called(function):
            if callee not in order:
                visit(callee)
        order.append(function)

    visit(function)
    return order


def called_once(functions: list[FunctionType]) -> set[FunctionType]:
    """The rules that are called in one place only, whichever of the rules that nobody calls is asked for."""
    callees = {function: list(rules_called(function)) for function in functions}
    called = {callee for below in callees.values() for callee in below}
    often: set[FunctionType] = set()
    for top in (function for function in functions if function not in called):
        places: Counter[FunctionType] = Counter()
        queue = [top]
        while queue:
            below = callees.get(queue.pop(), [])  # none of a rule of another package
            queue += [callee for callee in dict.fromkeys(below) if callee not in places]
            places.update(below)
        often.update(callee for callee, n in places.items() if n > 1)
    return called - often


def fingerprint(functions: list[FunctionType], state: type[Fields], *others: object) -> str:
    """A hash of all that machine code depends on: code, constants, lookups, layout, and the others given.

    It is made of the code that runs rather than of the text, which may be newer.
    """
    digest = blake2b(repr(others).encode(), digest_size=8)
    digest.update(repr([(name, shape.size) for name, shape in state.layout.items()]).encode())
    for function in functions:
        code = function.__code__
        parts = (code.co_name, code.co_code, code.co_consts, code.co_names, code.co_varnames)
        digest.update(repr((function.__name__, parts, function.__annotations__)).encode())
        for name, value in globals_used(function):
            meant = value.__name__ if is_rule(value) or is_native(value) else repr(value)
            digest.update(f"{name}={meant}".encode())
    return digest.hexdigest()
