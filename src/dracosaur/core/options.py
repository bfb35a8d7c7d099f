"""Reading options: typed structs with documented fields, and errors that say what is allowed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from dracosaur.core.game import BadOption, Options

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
            raise BadOption(f"unknown option {key!r}; the options are {', '.join(known)}")
    edition = given.get("edition")
    if edition is not None and edition not in list(presets):  # a list, because the value may be unhashable
        raise BadOption(f"option 'edition' is {shown(edition)}; allowed: {', '.join(map(shown, presets))}")
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
        raise BadOption(f"option {key!r} is {shown(value)}; allowed: {allowed(declared)}") from None


def allowed(declared: inspect.Type) -> str:
    """The values of a field's type, in words."""
    if isinstance(declared, inspect.UnionType):
        return ", ".join(map(allowed, declared.types))
    if isinstance(declared, inspect.LiteralType):
        return ", ".join(map(shown, declared.values))
    if isinstance(declared, inspect.IntType):
        if declared.ge is None or declared.le is None:
            return "a whole number"
        return f"{declared.ge} to {declared.le}" if declared.ge < declared.le else str(declared.ge)
    names: dict[type[inspect.Type], str] = {
        inspect.BoolType: "false, true",
        inspect.NoneType: "null",
        inspect.StrType: "a text",
    }
    return names.get(type(declared), "a value of the documented type")


def shown(value: Any) -> str:  # any JSON value
    """The value as a document writes it."""
    return json.dumps(value, ensure_ascii=False)  # msgspec writes no number beyond 64 bits


def option_values(options: Options) -> dict[str, object]:
    """The values of all options as they stand in a record."""
    return {key: getattr(options, key) for key in options.__struct_fields__}


def option_help(kind: type[Options]) -> dict[str, tuple[str, object]]:
    """For each option what is allowed and the default."""
    return {field.encode_name: (allowed(field.type), field.default) for field in _fields(kind)}
