"""Which language a person gets."""

from __future__ import annotations

import pytest

from dracosaur.text import LANGUAGES, Words, pick_language


@pytest.fixture(autouse=True)
def _no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_without_any_sign_it_is_english() -> None:
    assert pick_language(None) == "en"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_asked_for_wins(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert pick_language(lang) == lang


@pytest.mark.parametrize(
    ("locale", "lang"),
    [
        ("uk_UA.UTF-8", "uk"),
        ("cs", "cs"),
        ("ru.KOI8-R", "ru"),
        ("pl-PL", "pl"),
        ("de_DE.UTF-8", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_the_environment_speaks_by_its_first_letters(
    locale: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", locale)
    assert pick_language(None) == lang


def test_the_first_variable_that_is_set_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "cs_CZ")
    monkeypatch.setenv("LC_MESSAGES", "uk_UA")
    assert pick_language(None) == "uk"
    monkeypatch.setenv("LC_ALL", "C")
    assert pick_language(None) == "en"


@pytest.mark.parametrize("make", [pick_language, Words])
def test_an_unknown_language_is_refused_with_the_list(make: type[Words]) -> None:
    with pytest.raises(ValueError, match="unknown language 'xx'; the languages are en, uk, cs, pl, ru"):
        make("xx")
