"""The full text of a numbered rule, found in the rules of docs/rules.

The three rules texts are written in three ways, and all are read here: list items that begin with a bold
number (`- **D9.1 Title.** …`), paragraphs that begin with a number (`G6.3 …`), and rows of a table of rulings
(`| R-01 | …`).
"""

from __future__ import annotations

import re
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

_HEADING: Final = re.compile(r"(?P<marks>#{2,6}) (?P<number>[A-Z]\d+(?:\.\d+)*)?\b")
_NUMBER: Final = r"(?P<number>[A-Z]\d+(?:\.\d+)+|A?R-?\d+)"
_ITEM: Final = re.compile(rf"(?P<indent> *)[-*] \*\*{_NUMBER}\b")
_PARAGRAPH: Final = re.compile(rf"{_NUMBER} ")
_ROW: Final = re.compile(rf"\| {_NUMBER} \|")
_RULING: Final = re.compile(r"A?R-?\d")


class UnknownRule(ValueError):
    """The game has no rule of this number; `sections` and `example` say which numbers there are."""

    def __init__(self, game_name: str, number: str, sections: str, example: str) -> None:
        known = f"its sections are {sections}, a rule is for instance {example}"
        super().__init__(f"{game_name} has no rule {number!r}; {known}")
        self.number = number
        self.sections = sections
        self.example = example


class Rulebook:
    """The numbered rules of one game."""

    def __init__(self, game_name: str) -> None:
        self.game_name = game_name

    @cached_property
    def rules(self) -> dict[str, str]:
        """Every number of the rules text with its Markdown; a ruling is numbered behind its section."""
        stem = self.game_name.replace("_", "-")
        rules: dict[str, str] = {}
        for file in sorted(_rules_folder().iterdir(), key=lambda file: file.name, reverse=True):
            name = file.name
            if name.startswith(stem) and name.endswith(".md") and not name.endswith("-examples.md"):
                rules |= _read(file.read_text("utf-8"))
        if not rules:
            raise FileNotFoundError(f"the rules text of {self.game_name} was not found")
        return rules

    def find(self, number: str) -> tuple[str, str]:
        """The number as the text writes it, and the text; a ruling is also found by its own number alone.

        `R8`, `R-8` and `R-08` are the same ruling: the three texts write them differently.
        """
        wanted = _plain("".join(number.upper().split()).removesuffix("."))
        for known, text in self.rules.items():
            plain = _plain(known)
            if wanted == plain or (_RULING.match(wanted) and plain.endswith(f".{wanted}")):
                return known, text
        example = next(number for number in self.rules if "." in number)
        raise UnknownRule(self.game_name, number, self._sections(), example)

    def _sections(self) -> str:
        """The first and the last section of each letter."""
        sections = [number for number in self.rules if "." not in number]
        ranges = []
        for letter in dict.fromkeys(number[0] for number in sections):
            own = [number for number in sections if number[0] == letter]
            ranges.append(f"{own[0]}–{own[-1]}")
        return ", ".join(ranges)


def _plain(number: str) -> str:
    """The number of a ruling without its hyphen and leading zeros; of any other rule the number itself."""
    return re.sub(r"(?<![A-Z])(A?R)-?0*(?=\d)", r"\1", number)


def _rules_folder() -> Traversable:
    """The rules inside the wheel, or those of a checkout."""
    packed = files("dracosaur") / "rules_text"
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def _read(text: str) -> dict[str, str]:
    """All numbered parts of one rules text."""
    lines = text.splitlines()
    rules: dict[str, str] = {}
    section = ""
    for i, line in enumerate(lines):
        if heading := _HEADING.match(line):
            number = heading["number"]
            if number:
                section = number.split(".")[0]
                rules[number] = _until(lines, i, _next_heading(lines, i, len(heading["marks"])))
        elif item := _ITEM.match(line):
            number = _whole(section, item["number"])
            rules.setdefault(number, _until(lines, i, _next_item(lines, i, len(item["indent"]))))
        elif (paragraph := _PARAGRAPH.match(line)) and not lines[i - 1].strip():
            rules.setdefault(paragraph["number"], _until(lines, i, _next_paragraph(lines, i)))
        elif row := _ROW.match(line):
            rules.setdefault(_whole(section, row["number"]), _as_table(lines, i))
    return rules


def _whole(section: str, number: str) -> str:
    return f"{section}.{number}" if _RULING.match(number) else number


def _until(lines: list[str], first: int, end: int) -> str:
    """The lines without the indentation of the first one, and without empty ones and rules at the end."""
    depth = len(lines[first]) - len(lines[first].lstrip())
    own = [line[depth:] if not line[:depth].strip() else line for line in lines[first:end]]
    while own[-1].strip() in ("", "---"):
        own.pop()
    return "\n".join(own)


def _next_heading(lines: list[str], first: int, level: int) -> int:
    for i in range(first + 1, len(lines)):
        heading = _HEADING.match(lines[i])
        if heading and len(heading["marks"]) <= level:
            return i
    return len(lines)


def _next_item(lines: list[str], first: int, indent: int) -> int:
    for i in range(first + 1, len(lines)):
        item = _ITEM.match(lines[i])
        if lines[i].startswith(("#", "---")) or (item and len(item["indent"]) <= indent):
            return i
    return len(lines)


def _next_paragraph(lines: list[str], first: int) -> int:
    for i in range(first + 1, len(lines)):
        if lines[i].startswith(("#", "---")) or (_PARAGRAPH.match(lines[i]) and not lines[i - 1].strip()):
            return i
    return len(lines)


def _as_table(lines: list[str], row: int) -> str:
    """The row under the head of its table."""
    top = row
    while lines[top - 1].startswith("|"):
        top -= 1
    return "\n".join((lines[top], lines[top + 1], lines[row]))
