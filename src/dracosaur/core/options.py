"""Reading options: typed structs with documented fields, and errors that say what is allowed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from dracosaur.core.values import BadOption, Options

O = TypeVar("O", bound=Options)  # noqa: E741  # the letter of the protocol


def read_options(
    kind: type[O], given: Mapping[str, object], presets: Mapping[str, Mapping[str, object]] | None = None
) -> O:
    """The options with these values; `edition` names a preset, and every other value overrides it."""
    presets = presets or {}
    types = {field.encode_name: field.type for field in _fields(kind)}
    known = [*types, *(["edition"] if presets else [])]
    for key in given:
        if key not in known:
            names = ", ".join(known)
            text = f"unknown option {key!r}; the options are {names}"
            raise BadOption(text, "bad-option-unknown", setting=key, known=names)
    edition = given.get("edition")
    if edition is not None and edition not in list(presets):  # a list, because the value may be unhashable
        raise bad_value("edition", edition, ", ".join(map(shown, presets)))
    values = {**(presets[str(edition)] if edition is not None else {}), **given}
    values.pop("edition", None)
    for key, value in values.items():
        _check(kind, key, types[key], value)
    return msgspec.convert(values, kind)


def _fields(kind: type[Options]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _check(kind: type[Options], key: str, declared: inspect.Type, value: object) -> None:
    """Raise BadOption unless the value fits the declared type of the field."""
    try:
        msgspec.convert({key: value}, kind)
    except msgspec.ValidationError:
        raise bad_value(key, value, allowed(declared)) from None


def bad_value(key: str, value: object, choices: str) -> BadOption:
    """The complaint about a value that the option does not take."""
    text = f"option {key!r} is {shown(value)}; allowed: {choices}"
    return BadOption(text, "bad-option-value", setting=key, value=shown(value), allowed=choices)


def bad_seat(key: str, seat: int, seats: int) -> BadOption:
    """The complaint about a player whom this table does not have."""
    return bad_value(key, seat, f'"random", 0–{seats - 1}')


def allowed(declared: inspect.Type) -> str:
    """The values of a field's type, in signs that every language has."""
    if isinstance(declared, inspect.UnionType):
        return ", ".join(map(allowed, declared.types))
    if isinstance(declared, inspect.LiteralType):
        return ", ".join(map(shown, declared.values))
    if isinstance(declared, inspect.IntType):
        if declared.ge is None or declared.le is None:
            return "…, -1, 0, 1, …"
        return f"{declared.ge}–{declared.le}" if declared.ge < declared.le else str(declared.ge)
    names: dict[type[inspect.Type], str] = {
        inspect.BoolType: "false, true",
        inspect.NoneType: "null",
        inspect.StrType: '"…"',
    }
    return names.get(type(declared), "{…}")


def shown(value: Any) -> str:  # any JSON value
    """The value as a document writes it."""
    return json.dumps(value, ensure_ascii=False)  # msgspec writes no number beyond 64 bits


def option_values(options: Options) -> dict[str, object]:
    """The values of all options as JSON knows them, so that a record read again is equal."""
    return {key: _plain(getattr(options, key)) for key in options.__struct_fields__}


def _plain(value: Any) -> Any:  # any value of an option, and the same as JSON
    return msgspec.json.decode(msgspec.json.encode(value))


def option_help(kind: type[Options]) -> dict[str, tuple[str, object]]:
    """For each option what is allowed and the default."""
    return {field.encode_name: (allowed(field.type), field.default) for field in _fields(kind)}


def option_choices(kind: type[Options]) -> dict[str, tuple[object, ...]]:
    """For each option its values, the default first; what can have endless values is left out."""
    found: dict[str, tuple[object, ...]] = {}
    for field in _fields(kind):
        values = _choices(field.type)
        if len(values) > 1:
            found[field.encode_name] = (field.default, *(value for value in values if value != field.default))
    return found


def _choices(declared: inspect.Type) -> tuple[object, ...]:
    if isinstance(declared, inspect.UnionType):
        return tuple(value for part in declared.types for value in _choices(part))
    if isinstance(declared, inspect.LiteralType):
        return tuple(declared.values)
    if isinstance(declared, inspect.IntType) and declared.ge is not None and declared.le is not None:
        return tuple(range(declared.ge, declared.le + 1))
    return {inspect.BoolType: (False, True), inspect.NoneType: (None,)}.get(type(declared), ())
