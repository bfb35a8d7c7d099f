"""The locale files of the package as data: which messages they have and which values these take."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse, visitor

import dracosaur

PACKAGE = Path(dracosaur.__file__).parent
FOLDERS = sorted(PACKAGE.glob("**/locales"))
# Each kind of file once: (folder, ending), where <lang> + ending is the name of a file.
KINDS = sorted(
    {(folder, file.name.removeprefix("en")) for folder in FOLDERS for file in folder.glob("en*.ftl")}
)


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's way
        self.names.add(node.id.name)


class _Selectors(visitor.Visitor):
    """The categories of every choice by number."""

    def __init__(self) -> None:
        self.categories: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the library's way
        self.categories.append(
            {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        )


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return parse(path.read_text("utf-8")).body


def messages(path: Path) -> dict[str, set[str]]:
    """The ids with the names of their values; an id that appears twice fails."""
    found: dict[str, set[str]] = {}
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} appears twice"
            seen = _Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


def plural_categories(path: Path) -> dict[str, list[set[str]]]:
    """For each message with a choice by number the categories it knows."""
    found = {}
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            seen = _Selectors()
            seen.visit(entry)
            if seen.categories:
                found[entry.id.name] = seen.categories
    return found


def sentences(path: Path) -> dict[str, str]:
    """The plain text of each message, without its values."""
    return {
        entry.id.name: "".join(
            part.value for part in entry.value.elements if isinstance(part, ast.TextElement)
        )
        for entry in entries(path)
        if isinstance(entry, ast.Message) and entry.value is not None
    }
