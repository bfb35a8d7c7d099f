"""A game state as a record of named integers: easy to read in Python, one row of memory when compiled."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from hashlib import blake2b
from itertools import chain
from typing import Any, ClassVar, Self, cast

from dracosaur.core.twin.declare import Grid, Row


class Shape:
    """The size of one field: () for a cell, (n,) for a row, (n, m) for a grid."""

    def __init__(self, *size: int) -> None:
        self.size = size

    def check(self, name: str, value: object) -> None:
        """Raise ValueError with the place where a value does not have this shape."""
        if not self.size:
            _check_int(name, value)
            return
        rows = [value] if len(self.size) == 1 else _check_list(name, value, self.size[0])
        for i, entries in enumerate(rows):
            place = name if len(self.size) == 1 else f"{name}[{i}]"
            for j, entry in enumerate(_check_list(place, entries, self.size[-1])):
                _check_int(f"{place}[{j}]", entry)


def _check_list(name: str, value: object, n: int) -> list[object]:
    if not isinstance(value, list) or len(value) != n:
        raise ValueError(f"{name}: a list of {n} entries is expected")
    return value


def _check_int(name: str, value: object) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{name}: a whole number is expected, not {value!r}")
    if not -(1 << 63) <= value < 1 << 63:
        raise ValueError(f"{name}: the number does not fit into 64 bits")


def cell() -> int:
    """Declare a single integer: `turn: int = cell()`."""
    return cast(int, Shape())


def row(n: int) -> Row:
    """Declare a field of n integers: `coins: Row = row(SEATS)`."""
    return cast(Row, Shape(n))


def grid(n: int, m: int) -> Grid:
    """Declare a field of n rows of m integers: `hand: Grid = grid(SEATS, SPECIES)`."""
    return cast(Grid, Shape(n, m))


class _Slots(type):
    """Makes slots of the declared fields, the fastest attributes that Python has."""

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> _Slots:
        layout = {field: shape for field, shape in space.items() if isinstance(shape, Shape)}
        kept = {field: value for field, value in space.items() if field not in layout}
        return super().__new__(cls, name, bases, {**kept, "__slots__": tuple(layout), "layout": layout})


class Fields(metaclass=_Slots):
    """Base of a game's `State`: named integer fields, nothing else.

    Rules change a state in place; `copy` is the copy of a search node, an undo point or a facade call.
    """

    layout: ClassVar[dict[str, Shape]]
    _fill: ClassVar[Callable[[Any], None]]
    _copy: ClassVar[Callable[[Any], Any]]
    _take: ClassVar[Callable[[Any, Any], None]]
    _numbers: ClassVar[Callable[[Any], list[int]]]

    def __init_subclass__(cls) -> None:
        for name, function in _straight(cls).items():
            setattr(cls, f"_{name}", function)

    def __init__(self) -> None:
        type(self)._fill(self)

    def copy(self) -> Self:
        """An equal state that shares nothing with this one."""
        return cast(Self, type(self)._copy(self))

    def become(self, other: Self) -> None:
        """Take over the values of another state, as after an undo; rows and grids stay the same lists."""
        type(self)._take(self, other)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.numbers() == other.numbers()

    __hash__ = None  # type: ignore[assignment]  # mutable: use `digest()` or `to_bytes()` as a key

    def __repr__(self) -> str:
        shown = {name: value for name, value in self.to_json().items() if _any(value)}
        return f"{type(self).__name__}({', '.join(f'{name}={value}' for name, value in shown.items())})"

    def numbers(self) -> list[int]:
        """All integers in the order of the layout."""
        return type(self)._numbers(self)

    def to_bytes(self) -> bytes:
        """The memory of this state's row in the compiled twin, by which both twins can be compared."""
        return array("q", self.numbers()).tobytes()

    def digest(self) -> str:
        """A short name of the state that is the same in every process."""
        return blake2b(self.to_bytes(), digest_size=16).hexdigest()

    def to_json(self) -> dict[str, Any]:  # nested lists of ints
        """The fields as plain lists and numbers, sharing nothing with the state."""
        own = self.copy()
        return {name: getattr(own, name) for name in self.layout}

    @classmethod
    def from_json(cls, fields: Mapping[str, object]) -> Self:
        """The state with these fields; ValueError names a field that is missing, unknown or misshapen."""
        odd = sorted(set(fields) ^ set(cls.layout))
        if odd:
            state = "unknown" if odd[0] in fields else "missing"
            raise ValueError(f"{odd[0]}: {state} field of {cls.__name__}")
        state_ = cls()
        for name, shape in cls.layout.items():
            shape.check(name, fields[name])
            setattr(state_, name, fields[name])
        return state_.copy()

    @classmethod
    def dtype(cls) -> Any:  # numpy.dtype; NumPy is an extra
        """The layout as a NumPy record: 64-bit throughout, so that every rule compiles for one signature."""
        import numpy as np

        return np.dtype([(name, np.int64, shape.size) for name, shape in cls.layout.items()])

    @classmethod
    def batch(cls, n: int) -> Any:  # numpy.recarray
        """An array of n empty states for the compiled twin."""
        import numpy as np

        return np.zeros(n, cls.dtype()).view(np.recarray)

    def write_row(self, row: Any) -> None:  # numpy.record
        """Copy this state into a row of a batch."""
        for name in self.layout:
            row[name] = getattr(self, name)

    @classmethod
    def read_row(cls, row: Any) -> Self:  # numpy.record
        """The plain state with the values of a row of a batch."""
        state = cls()
        for name in cls.layout:
            setattr(state, name, row[name].tolist())
        return state


def _any(value: Any) -> bool:
    return any(map(_any, value)) if isinstance(value, list) else bool(value)


def _straight(cls: type[Fields]) -> dict[str, Callable[..., Any]]:
    """Straight-line functions that fill, copy, take over and list a state: they are called often."""
    zeros = ("0", "[0] * {0}", "[[0] * {1} for _ in range({0})]")  # of a cell, a row, a grid
    copies = ("self.{0}", "self.{0}[:]", "[r[:] for r in self.{0}]")
    takes = (
        "self.{0} = other.{0}",
        "self.{0}[:] = other.{0}",
        "for a, b in zip(self.{0}, other.{0}): a[:] = b",
    )
    parts = ("self.{0}", "*self.{0}", "*chain(self.{0})")
    sizes = [(name, shape.size) for name, shape in cls.layout.items()]
    lines = ["def fill(self):"]
    lines += [f"    self.{name} = {zeros[len(size)].format(*size)}" for name, size in sizes]
    lines += ["    return None", "def copy(self):", "    twin = new(cls)"]
    lines += [f"    twin.{name} = {copies[len(size)].format(name)}" for name, size in sizes]
    lines += ["    return twin", "def take(self, other):"]
    lines += [f"    {takes[len(size)].format(name)}" for name, size in sizes]
    lines += ["    return None", "def numbers(self):"]
    lines += [f"    return [{', '.join(parts[len(size)].format(name) for name, size in sizes)}]"]
    space: dict[str, Any] = {"new": object.__new__, "cls": cls, "chain": chain.from_iterable}
    exec("\n".join(lines), space)  # like dataclasses: the source is made of field names and sizes only
    return {name: space[name] for name in ("fill", "copy", "take", "numbers")}
