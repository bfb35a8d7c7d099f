"""Every language says everything: the same messages and values, and all that the code can ask for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from dracosaur.core.game import rule_name
from dracosaur.games import GAMES
from dracosaur.games.draftosaurus.rules import numbers
from dracosaur.text import LANGUAGES, Words
from tests.text.locales import KINDS, PACKAGE, entries, messages, plural_categories, sentences

PLURALS = {
    "en": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
    "cs": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
}
ID = re.compile(r'"((?:action|advice|brings|choice|cli|error|event|form|note|step|tie|ui|why)-[\w-]*\w)"')
IDS_MADE = re.compile(r"""f["']((?:cli|form|ui)-[\w-]*)\{""")
KINDS_NAMED = re.compile(r"""name_of\("(\w+)",""")
# How Czech speaks to a friend: verbs like `máš` (`váš`, `náš` and `spíš` are none), pronouns, imperatives.
FAMILIAR = re.compile(
    r"\b(?:(?!(?:[vn]á|spí)š\b)\w+[áíe]š|jsi|nejsi|"
    r"tě|tebe|tobě|tebou|tvůj|tvoj[ei]|tv(?:á|é|ého|ému|ém|ou|ých|ým|ými)|"
    r"dej|napiš|nech|odhoď|odkryj|podlož|polož|použij|snes|ulož|vezmi|vyber|zahraj|zaplať|získej|zvol)\b",
    re.IGNORECASE,
)
FILES = [
    (folder / f"{lang}{ending}", folder / f"en{ending}") for folder, ending in KINDS for lang in LANGUAGES
]


def short(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize(("path", "english"), FILES, ids=short)
def test_a_file_has_the_messages_and_values_of_the_english_one(path: Path, english: Path) -> None:
    assert messages(path) == messages(english)


@pytest.mark.parametrize("path", [path for path, _ in FILES], ids=short)
def test_a_file_can_be_read_whole(path: Path) -> None:
    assert [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("path", [path for path, _ in FILES], ids=short)
def test_a_choice_by_number_knows_every_category_of_the_language(path: Path) -> None:
    expected = PLURALS[path.name.split(".")[0]]
    wrong = {
        id: found for id, found in plural_categories(path).items() if any(own != expected for own in found)
    }
    assert wrong == {}


def test_there_are_shared_words_and_words_and_rules_of_each_game() -> None:
    kinds = {short(folder / ending) for folder, ending in KINDS}
    assert {"text/locales/.ftl", "games/draftosaurus/locales/.ftl"} <= kinds
    assert "games/draftosaurus/locales/.rules.ftl" in kinds


@cache
def english_words(game: str) -> Words:
    return Words("en", game)


def game_of(path: Path) -> str:
    """The game whose words the file may use; files that serve all games are tried with one of them."""
    parts = path.relative_to(PACKAGE).parts
    return next((part for part in parts[1:-1] if part in GAMES), "draftosaurus")


def code_files() -> list[Path]:
    return sorted(PACKAGE.glob("**/*.py"))


@pytest.mark.parametrize("path", code_files(), ids=short)
def test_every_message_that_the_code_names_exists(path: Path) -> None:
    words = english_words(game_of(path))
    asked = set(ID.findall(path.read_text("utf-8")))
    missing = sorted(id for id in asked if not words.has(id))
    assert missing == []


def test_every_word_of_the_command_line_is_used() -> None:
    code = "\n".join(path.read_text("utf-8") for path in code_files())
    stems = (*IDS_MADE.findall(code), *(f"{kind}-" for kind in KINDS_NAMED.findall(code)))
    shared = PACKAGE / "text" / "locales"
    own = messages(shared / "en.ftl") | messages(shared / "en.form.ftl")
    unused = sorted(
        id for id in own if f'"{id}"' not in code and f"'{id}'" not in code and not id.startswith(stems)
    )
    assert unused == []


def forbidding_rules() -> list[str]:
    return [
        rule_name("D", number) for name, number in vars(numbers).items() if re.fullmatch(r"D[\d_]+", name)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_can_forbid_says_why(lang: str) -> None:
    words = Words(lang, "draftosaurus", strict=True)
    assert len(forbidding_rules()) > 10
    for rule in forbidding_rules():
        number = rule.replace(".", "-")
        assert words.say(f"why-{number}", face="-", place="-")
        assert words.say(f"rule-{number}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_and_command_has_a_name(lang: str) -> None:
    from dracosaur.cli import COMMANDS

    words = Words(lang, strict=True)
    assert all(words.say(f"cli-command-{command.name}") for command in COMMANDS)


@pytest.mark.parametrize(("path", "english"), FILES, ids=short)
def test_a_translation_is_not_left_in_english(path: Path, english: Path) -> None:
    """Sentences differ between languages; only names and letters may be the same."""
    if path == english:
        return
    own, original = sentences(path), sentences(english)
    same = [id for id, text in own.items() if text == original[id] and len(text.split()) > 3]
    assert same == []


@pytest.mark.parametrize(
    "path", sorted([*PACKAGE.glob("**/locales/cs*.ftl"), *PACKAGE.glob("**/guide/cs.md")]), ids=short
)
def test_czech_is_polite(path: Path) -> None:
    """All games say `vy`, as the printed Czech rules do: a table is not addressed in two ways."""
    assert FAMILIAR.findall(path.read_text("utf-8")) == []


def test_familiar_czech_is_recognized() -> None:
    familiar = "Můžeš, máš, podložíš, bereš; tě, tvůj, tvoje, tvé; získej, zaplať, vezmi, nech, vyber, napiš."
    polite = "Můžete, váš, náš, spíš, příliš, nejvýš; získejte, zaplaťte, vezměte, nechte, nechat, vyberte."
    assert len(FAMILIAR.findall(familiar)) == 14
    assert FAMILIAR.findall(polite) == []
