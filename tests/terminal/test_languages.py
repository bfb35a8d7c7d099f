"""Five languages: every screen, without a missing message, switched in the middle of a game."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from dracosaur.core.rng import Rng
from dracosaur.terminal.screens.end import EndScreen
from dracosaur.text import LANGUAGES, Words
from tests.terminal.driver import GAME, flat, open_table, play_on, playing, press, screen_text


def ui_text(lang: str) -> str:
    return (files("dracosaur") / "text" / "locales" / f"{lang}.ui.ftl").read_text("utf-8")


def messages(lang: str) -> dict[str, set[str]]:
    """The ids of the client's messages, each with its variables."""
    entries = FluentResource(ui_text(lang)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = {}
    for part in re.split(r"^(?=ui-)", ui_text(lang), flags=re.MULTILINE)[1:]:
        found[part.split(" ", 1)[0]] = set(re.findall(r"\$(\w+)", part))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_messages(lang: str) -> None:
    assert messages(lang) == messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_screen_speaks(lang: str) -> None:
    """The words are strict: a missing message or value would be an error."""
    table = open_table(2, skip=40, options={"board": "winter"})
    words = Words(lang, GAME.name)
    async with playing(table, humans=(0, 1), lang=lang) as (app, pilot):
        assert words.say("ui-curtain-pass", player="Ann") in screen_text(app)
        await press(app, pilot, "enter")
        assert words.say("hand") in screen_text(app)
        await press(app, pilot, "f5")
        assert words.say("ui-total") in screen_text(app)
        for key, id in (("f1", "ui-help-title"), ("f4", "ui-rule-title"), ("f10", "ui-menu-title")):
            await press(app, pilot, key)
            assert words.say(id) in screen_text(app)
            await press(app, pilot, "escape")
        await press(app, pilot, "ctrl+q")
        assert words.say("ui-quit-unsaved") in flat(screen_text(app))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_end_speaks(lang: str) -> None:
    table = open_table(2, skip=40)
    rng = Rng("end")
    while not table.is_over:
        seat = table.to_act[0]
        table.act(seat, rng.choice(table.legal(seat)))
    words = Words(lang, GAME.name)
    async with playing(table, lang=lang) as (app, pilot):
        assert isinstance(app.screen, EndScreen)
        for id in ("ui-end-title", "ui-total", "line-trex_bonus", "ui-key-again"):
            assert words.say(id) in screen_text(app)
        await press(app, pilot, "escape")
        assert words.say("ui-over") in screen_text(app)


async def test_the_language_can_be_changed_while_playing() -> None:
    async with playing(open_table(3)) as (app, pilot):
        number = str(LANGUAGES.index("cs") + 1)
        await press(app, pilot, "f2", number)
        text = screen_text(app)
        assert "Vyberte dinosaura z ruky." in text
        assert "Nápověda" in text
        assert "Choose" not in text
        await press(app, pilot, "1")  # and the game goes on
        assert "Vyberte místo" in screen_text(app)


async def test_the_language_can_be_changed_at_the_curtain_and_at_the_end() -> None:
    number = str(LANGUAGES.index("pl") + 1)
    async with playing(open_table(2, skip=62), humans=(0, 1)) as (app, pilot):
        await press(app, pilot, "f2", number)
        assert "Przekaż klawiaturę: Ann" in screen_text(app)
        await play_on(app, pilot, 1000, Rng("end"))
        await press(app, pilot, "f2", "1")
        assert "Final score" in screen_text(app)
        assert "New game" in screen_text(app)
