"""One word for one thing on the screen, in every language; the glossaries decide."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from dracosaur.bots import BOTS
from dracosaur.bots.levels import LEVELS
from dracosaur.games import GAMES
from dracosaur.terminal.screens.table import KEYS
from dracosaur.text import LANGUAGES, Words
from tests.text.locales import PACKAGE

ROOT = Path(__file__).parents[2]
GLOSSARIES, WEB = ROOT / "docs" / "rules", ROOT / "web"
SHORT_LINES = ("guild", "dragons", "end_game", "eggs", "cached", "tucked", "objectives", "remaining")
AUTOMA_LINES = ("automa_dragons", "automa_caves", "automa_steps", "automa_markers")


def glossary(game: str) -> dict[str, dict[str, str]]:
    file = GLOSSARIES / f"{game.replace('_', '-')}-glossary.csv"
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.reader(lines))
    return {row[0]: dict(zip(rows[0][1:], row[1:], strict=False)) for row in rows[1:]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bot", BOTS)
def test_bots_have_names(bot: str, lang: str) -> None:
    name = Words(lang, strict=True).name_of("bot", bot)
    assert name.casefold().startswith(bot) == (lang == "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_have_characters(lang: str) -> None:
    words = Words(lang, strict=True)
    assert len({words.name_of("level", level) for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tab_is_no_card_and_taking_back_no_way_back(lang: str) -> None:
    words = Words(lang, "wyrmspan", strict=True)
    tab = words.say("ui-key-pane")
    assert tab[:4].casefold() not in words.say("thing-dragon_card").casefold()
    assert tab.casefold() in words.say("ui-help-pane").casefold()
    assert words.say("ui-key-undo") not in ("Назад", "Back")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_keys_of_the_table_fit_into_80_columns(lang: str) -> None:
    """Each with a space behind it, and one at both ends of the line."""
    words = Words(lang, strict=True)
    assert len(" ".join(f"{key} {words.say(meaning)}" for key, _, meaning in KEYS)) <= 78


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_score_lines_fit_and_differ(lang: str) -> None:
    words = Words(lang, "wyrmspan", strict=True)
    short = [words.say(f"line-{key}-short") for key in (*SHORT_LINES, *AUTOMA_LINES)]
    assert max(map(len, short)) <= 9
    assert len(set(short)) == len(short)
    assert all(re.search(r" [AА]$", words.say(f"line-{key}-short")) for key in AUTOMA_LINES)


@pytest.mark.parametrize("lang", ["cs", "pl", "ru", "uk"])
def test_end_game_abilities_are_called_so_in_short(lang: str) -> None:
    """Not `the end of the game`, which is a phase."""
    words = Words(lang, "wyrmspan", strict=True)
    short, phase = words.say("line-end_game-short"), words.say("ui-wyrmspan-phase-over")
    assert short.casefold() not in phase.casefold()
    assert "." not in short


def test_ukrainian_counts_in_the_words_of_each_box() -> None:
    """`бали` in Draftosaurus, Wyrmspan and what pages share, `очки` in Gods Love Dinosaurs.

    What the terminal says at every table is neither.
    """
    words = [glossary(game) for game in ("wyrmspan", "gods_love_dinosaurs")]
    assert "бали" in words[0]["victory_points"]["uk"]
    assert "очки" in words[1]["points"]["uk"]
    shared = (PACKAGE / "text" / "locales" / "uk.ui.ftl").read_text("utf-8").casefold()
    assert not re.search(r"\b(бал[иіу]?в?|очк[иоа]|очок)\b", shared)
    files = [*PACKAGE.glob("games/*/*/uk*"), *(WEB / "src" / "locales" / "uk").iterdir()]
    for file in files:
        is_other = "gods_love_dinosaurs" in str(file)
        foreign = r"\bбал(и|ів|ом|ами|у|а)?\b" if is_other else r"\b(очк(о|и|а|ами|ів)|очок)\b"
        assert re.findall(foreign, file.read_text("utf-8").casefold()) == [], file


@pytest.mark.parametrize("game", GAMES)
def test_ukrainian_asks_to_choose_in_one_word(game: str) -> None:
    files = [*PACKAGE.glob("text/locales/uk*"), *(PACKAGE / "games" / game).glob("*/uk*")]
    assert [file.name for file in files if re.search(r"\b[Оо]беріть", file.read_text("utf-8"))] == []


@pytest.mark.parametrize(("lang", "words"), [("uk", ("Під низом", "Кін. гри")), ("cs", ("A kroky",))])
def test_what_players_stumbled_over_is_gone(lang: str, words: tuple[str, ...]) -> None:
    """`При розіграші` stays: the Ukrainian box prints it so."""
    texts = [file.read_text("utf-8") for file in PACKAGE.rglob(f"{lang}*.ftl")]
    assert len(texts) > 5
    assert [word for word in words for text in texts if word in text] == []
