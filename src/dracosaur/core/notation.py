"""One line for each entry of a record, readable aloud: `2 place pyramid 3`, `* roll woodlands`.

The line is the seat (`*` for chance), the name of the action and its values in the order of its fields.
`parse_entry` reads it back.
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec

from dracosaur.core.values import CHANCE, Action, Seat


def format_entry(seat: Seat, action: Action) -> str:
    """The entry in one line."""
    values = [getattr(action, name) for name in action.__struct_fields__]
    while values and values[-1] is None:
        values.pop()  # left-out values at the end need no word
    who = "*" if seat == CHANCE else str(seat)
    return " ".join([who, str(action.__struct_config__.tag), *map(_word, values)])


def _word(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "-"
    return "-" if value is None else str(value)


def parse_entry(
    text: str, action_type: Any
) -> tuple[Seat, Any]:  # the union of a game's actions, and one of them
    """The entry that the line stands for; ValueError says what is wrong with it."""
    words = text.split()
    if len(words) < 2:
        raise ValueError(f"{text!r}: a seat (or * for chance) and an action are expected")
    if words[0] != "*" and not words[0].isdecimal():
        raise ValueError(f"{words[0]!r} is no seat; write its number, or * for chance")
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(action_type)}
    if words[1] not in kinds:
        raise ValueError(f"unknown action {words[1]!r}; known: {', '.join(sorted(kinds))}")
    kind = kinds[words[1]]
    names = kind.__struct_fields__
    if len(words) - 2 > len(names):
        raise ValueError(f"{text!r}: {words[1]} takes at most {len(names)} values")
    values: dict[str, object] = {}
    for name, word in zip(names, words[2:], strict=False):
        if word != "-":
            values[name] = word.split(",") if _is_tuple(kind, name) else word
        elif _is_tuple(kind, name):
            values[name] = []
    try:
        action = msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"{text!r}: {error}") from None
    return (CHANCE if words[0] == "*" else Seat(int(words[0]))), action


@cache
def _is_tuple(kind: type[Action], name: str) -> bool:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    declared = next(field.type for field in info.fields if field.name == name)
    return isinstance(declared, (msgspec.inspect.VarTupleType, msgspec.inspect.TupleType))
