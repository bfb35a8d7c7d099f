"""What holds on every page: axe finds nothing grave, and all words are there, whole and in their language."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser

from dracosaur.text import LANGUAGES
from tests.web.looking import grave_findings, read, settle, speak, texts
from tests.web.pages import PAGES, SIZES, visit


@pytest.mark.parametrize("name", PAGES)
async def test_axe_finds_nothing_grave_in_both_themes(site: str, browser: Browser, name: str) -> None:
    with PAGES[name](site) as (person, path):
        async with visit(browser, site + path, person=person) as page:
            await page.get_by_role("main").first.wait_for()
            await settle(page)
            found = [f"light: {one}" for one in await grave_findings(page)]
            await page.emulate_media(color_scheme="dark")
            await settle(page)
            found += [f"dark: {one}" for one in await grave_findings(page)]
            assert not found, "\n".join(found)


@pytest.mark.parametrize("name", PAGES)
async def test_all_words_are_there_in_every_language_and_width(
    site: str, browser: Browser, name: str
) -> None:
    with PAGES[name](site) as (person, path):
        async with visit(browser, site + path, person=person) as page:
            await page.get_by_role("main").first.wait_for()
            await settle(page)
            english = await texts(page)
            found = []
            for lang in LANGUAGES:
                await speak(page, lang)
                for width, height in SIZES:
                    await page.set_viewport_size({"width": width, "height": height})
                    await settle(page, 40)
                    findings = await read(page, lang, english if lang != "en" else [])
                    found += [f"{lang} {width}: {one}" for one in findings]
            assert not found, "\n".join(found)
