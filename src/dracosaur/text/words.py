"""The words of one language: shared ones and those of a game, with English behind them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from dracosaur.core.game import Action, BadOption, Message, Refusal
from dracosaur.core.positions import BadPosition
from dracosaur.text.languages import LANGUAGES
from dracosaur.text.rulebook import Rulebook

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PACKAGE = "dracosaur"
Given = str | int | tuple[str, ...]
LONGEST = 2000  # characters of a value: Fluent gives up a message with one of more than 2,500
LONGEST_QUOTED = 500  # characters that a complaint repeats of a document
LARGEST = 10**15  # larger numbers are no quantities, and Fluent cannot set them
_KEY = re.compile(r'`"?([a-z_]+)"?`')  # as the rules text writes what data calls so
_NAMES = re.compile(r"^((?:face|place|option)(?:-\w+)?-(\w+)) =", re.MULTILINE)


class MissingMessage(KeyError):
    """A strict reader asked for a message that no file has, or gave it too few values."""


class Words:
    """Says messages in one language, for one game or for none.

    A missing message falls back to English, then to its id in guillemets; strict words raise MissingMessage.
    """

    def __init__(self, lang: str, game_name: str | None = None, *, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"unknown language {lang!r}; the languages are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game_name = game_name
        self.strict = strict
        self._bundle = _bundle(lang, game_name)

    @cached_property
    def _english(self) -> FluentBundle:
        return self._bundle if self.lang == "en" else _bundle("en", self.game_name)

    @cached_property
    def _rulebook(self) -> Rulebook:
        return Rulebook(self._game())

    @cached_property
    def _names(self) -> dict[str, str]:
        """The message that names a face, a place, an option or a value of one, by its key."""
        found = _NAMES.findall(messages_of("en", self._game()))
        return {key: id for id, key in reversed(found)}  # the first one counts: things before options

    def _game(self) -> str:
        if self.game_name is None:
            raise ValueError("these words belong to no game")
        return self.game_name

    def has(self, id: str) -> bool:
        """Whether the language has the message, or English for it."""
        return self._bundle.has_message(id) or self._english.has_message(id)

    def say(self, id: str, **values: str | int) -> str:
        """The message with these values."""
        for bundle in (self._bundle,) if self.strict else (self._bundle, self._english):
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    given = {name: _sayable(value) for name, value in values.items()}
                    text, errors = bundle.format_pattern(pattern, given)
                    if errors and self.strict:
                        raise MissingMessage(f"{id} ({self.lang}): {errors[0]}")
                    return str(text)
        if self.strict:
            raise MissingMessage(f"{id} ({self.lang}): no such message")
        return f"«{id}»"

    def name_of(self, kind: str, key: str) -> str:
        """The name of a thing by its key in the data: `name_of("species", "diplodocus")`."""
        return self.say(f"{kind}-{key}")

    def tell(self, message: Message, names: Sequence[str] = ()) -> str:
        """The message in words, with the names of the players by seat."""
        return self.say(message.key, **self._translated(message.values, names))

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is forbidden, with the number of the rule."""
        return _citing(self.tell(refusal), refusal.rule)

    def mistake(self, bad: BadPosition) -> str:
        """What is wrong in a position document; place and rule are told elsewhere."""
        values = {
            name: value if isinstance(value, int) else _short(value, LONGEST_QUOTED)
            for name, value in bad.values.items()
        }
        return self.say(bad.key, **self._translated(values))

    def complaint(self, bad: BadPosition) -> str:
        """What is wrong in a position document, and where."""
        return _citing(f"{_short(bad.place, LONGEST_QUOTED)}: {self.mistake(bad)}", bad.rule)

    def option(self, bad: BadOption) -> str:
        """What is wrong with an option, and where in it."""
        text = self.say(bad.key, **bad.values)
        return _citing(f"{_short(bad.place, LONGEST_QUOTED)}: {text}" if bad.place else text, bad.rule)

    def action(self, action: Action) -> str:
        """A short label for a button that does this; a value that may be missing has its own message."""
        tag = str(action.__struct_config__.tag)
        given = {name: getattr(action, name) for name in action.__struct_fields__}
        values = {name: value for name, value in given.items() if value is not None}
        id = f"action-{tag}"
        for name in values:
            if self.has(f"{id}-{name}"):
                id = f"{id}-{name}"
        return self.say(id, **self._translated(values))

    def rule(self, number: str) -> tuple[str, str]:
        """The short form of a rule in this language, and its full text in Markdown; raises UnknownRule."""
        number, text = self._rulebook.find(number)
        id = f"rule-{number.replace('.', '-')}"
        return self.say(id) if self.has(id) else "", text

    def in_words(self, text: str) -> str:
        """The text of a rule for people: what it calls by a key of the data has its English name."""

        def named(found: re.Match[str]) -> str:
            id = self._names.get(found[1])
            return found[0] if id is None else f"*{Words('en', self.game_name).say(id)}*"

        return _KEY.sub(named, text)

    def search_rules(self, text: str) -> tuple[tuple[str, str], ...]:
        """The rules that speak of something, each with its short form, else with its first line.

        The text is looked for in the short forms of this language and in the full text of single rules, from
        the beginning of a word on, since languages change the ends.
        """
        wanted = re.compile(rf"\b{re.escape(text)}", re.IGNORECASE)
        found = []
        for number, full in self._rulebook.rules.items():
            id = f"rule-{number.replace('.', '-')}"
            short = self.say(id) if self.has(id) else ""
            is_single = "." in number  # a section has the text of all its rules
            if wanted.search(short) or (is_single and wanted.search(full)):
                found.append((number, short or full.splitlines()[-1].strip("| ")))
        return tuple(found)

    def guide(self) -> str:
        """The player's guide of the game in Markdown."""
        guides = files(PACKAGE) / "games" / self._game() / "guide"
        own = guides / f"{self.lang}.md"
        return (own if own.is_file() else guides / "en.md").read_text("utf-8")

    def _translated(self, values: Mapping[str, Given], names: Sequence[str] = ()) -> dict[str, str | int]:
        return {kind: self._value(kind, value, names) for kind, value in values.items()}

    def _value(self, kind: str, value: Given, names: Sequence[str]) -> str | int:
        """Seats become names, keys become words where there is a word for them, numbers stay numbers."""
        if isinstance(value, tuple):
            return ", ".join(str(self._value(kind, part, names)) for part in value)
        if kind in ("player", "players"):
            seat = int(value)
            return names[seat] if seat < len(names) else str(seat + 1)
        if isinstance(value, int):
            return value
        id = f"{kind}-{value}"
        return self.say(id) if self.has(id) else value


def _sayable(value: str | int) -> str | int:
    """The value as Fluent can set it, whatever somebody has put into a document."""
    if isinstance(value, int) and abs(value) < LARGEST:
        return value
    return _short(str(value), LONGEST)


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _citing(text: str, rule: str) -> str:
    return f"{text} ({rule})" if rule else text


@cache
def _bundle(lang: str, game_name: str | None) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # slow to load, and rules never speak

    bundle = FluentBundle([lang], use_isolating=False)
    for file in _locale_files(lang, game_name):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _locale_files(lang: str, game_name: str | None) -> Iterator[Traversable]:
    yield from _shared_files(lang)
    if game_name is not None:
        yield from _own_files(lang, game_name)


def _shared_files(lang: str) -> list[Traversable]:
    """`en.ftl`, `en.ui.ftl` and so on: one for each room that speaks."""
    folder = files(PACKAGE) / "text" / "locales"
    return sorted(
        (file for file in folder.iterdir() if file.name.startswith(f"{lang}.")), key=lambda f: f.name
    )


def _own_files(lang: str, game_name: str) -> list[Traversable]:
    folder = files(PACKAGE) / "games" / game_name / "locales"
    return [file for ending in ("", ".rules") if (file := folder / f"{lang}{ending}.ftl").is_file()]


def messages_of(lang: str, game_name: str | None) -> str:
    """The Fluent source of the messages that all games share, or of those of one game alone."""
    found = _shared_files(lang) if game_name is None else _own_files(lang, game_name)
    return "\n".join(file.read_text("utf-8") for file in found)
