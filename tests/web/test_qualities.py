"""What holds on every page: axe finds nothing grave, and all words are there, whole and in their language."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Page

from dracosaur.text import LANGUAGES
from tests.web.looking import grave_findings, read, settle, speak, texts
from tests.web.pages import MIDDLE, MORE_PAGES, PAGES, PHONE, SIZES, WIDE, visit

Sight = tuple[str, tuple[int, int]]  # a language and a width

ALL_PAGES = PAGES | MORE_PAGES
EVERYTHING: list[Sight] = [(lang, size) for lang in LANGUAGES for size in SIZES]
# Each language and each width once or twice: what takes a minute on two cores. The whole takes some more.
AT_A_GLANCE: list[Sight] = [("en", WIDE), ("uk", PHONE), ("cs", WIDE), ("pl", MIDDLE), ("ru", PHONE)]
# Other cards lie on the table each time: their words are read in the slow run, and here in a lesson,
# which has one deal for all.
DEALT = ("wyrmspan",)


async def findings(page: Page, sights: list[Sight]) -> list[str]:
    """What is wrong with the words of the page at these sights."""
    english = await texts(page)
    found = []
    spoken = ""
    for lang, (width, height) in sights:
        if lang != spoken:
            await speak(page, lang)
            spoken = lang
        await page.set_viewport_size({"width": width, "height": height})
        await settle(page, 40)
        wrong = await read(page, lang, english if lang != "en" else [])
        found += [f"{lang} {width}: {one}" for one in wrong]
    return found


@pytest.mark.parametrize("name", PAGES)
async def test_everybody_can_read_it_in_both_themes(site: str, browser: Browser, name: str) -> None:
    with PAGES[name](site) as (person, path):
        async with visit(browser, site + path, person=person) as page:
            await page.get_by_role("main").first.wait_for()
            await settle(page)
            found = [f"light: {one}" for one in await grave_findings(page)]
            await page.emulate_media(color_scheme="dark")
            await settle(page)
            found += [f"dark: {one}" for one in await grave_findings(page)]
            found += await findings(page, [] if name in DEALT else AT_A_GLANCE)
            assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL_PAGES)
async def test_all_words_are_there_in_each_language_and_width(site: str, browser: Browser, name: str) -> None:
    with ALL_PAGES[name](site) as (person, path):
        async with visit(browser, site + path, person=person) as page:
            await page.get_by_role("main").first.wait_for()
            await settle(page)
            found = await findings(page, EVERYTHING)
            assert not found, "\n".join(found)
