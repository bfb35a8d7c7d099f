"""The home page: three games in five languages, and one click into a game."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, expect

from dracosaur.text import LANGUAGES, Words
from tests.web.pages import PHONE, WIDE, visit

GAMES = ("draftosaurus", "gods_love_dinosaurs", "wyrmspan")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_it_speaks_the_language_of_the_browser(site: str, browser: Browser, lang: str) -> None:
    async with visit(browser, site, lang) as page:
        for game in GAMES:
            title = Words(lang, game).say("game-title")
            await expect(page.get_by_role("heading", name=re.compile(re.escape(title)))).to_be_visible()
        assert await page.locator("html").get_attribute("lang") == lang


async def test_the_language_changes_without_a_reload(site: str, browser: Browser) -> None:
    async with visit(browser, site) as page:
        await expect(page.get_by_role("heading", name="The table is set.")).to_be_visible()
        await page.evaluate("window.same = true")
        await page.get_by_role("combobox", name="Language").select_option("uk")
        await expect(page.get_by_role("heading", name="Стіл накрито.")).to_be_visible()
        assert await page.evaluate("window.same")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_nothing_is_cut_off(site: str, browser: Browser, lang: str, size: tuple[int, int]) -> None:
    async with visit(browser, site, lang, size) as page:
        await expect(page.get_by_role("article")).to_have_count(3)
        await page.evaluate("document.fonts.ready")  # the letters of the fallback are wider
        wider = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wider <= 0


async def test_an_unknown_code_is_told_and_an_unknown_address_helps(site: str, browser: Browser) -> None:
    async with visit(browser, site) as page:
        field = page.locator("form").get_by_role("textbox").first
        await field.fill("QQQQQQ")
        await field.press("Enter")
        await expect(page.get_by_role("alert").first).to_be_visible()
        await page.goto(f"{site}/nowhere/at/all")
        await page.get_by_role("link", name="To the games").click()
        await expect(page.get_by_role("heading", name="The table is set.")).to_be_visible()
