"""Draftosaurus in a real browser, from the first click to the score sheet."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Page, expect

from tests.web.pages import PHONE, SOON, WIDE, play_now, visit

OPEN = ".place.legal, .pieces button:not([disabled]), .hand .choice:not([aria-disabled=true])"


async def answer(page: Page) -> bool:
    """Answer what is asked with an open choice; False when the game is over."""
    await page.locator(".prompt:not(.waiting) .main, .result").first.wait_for()
    if await page.locator(".result").count():
        return False
    asked = await page.locator(".prompt").get_attribute("data-number")
    open_ones = page.locator(
        ".place.legal, .pieces button:not([disabled]), .hand .choice:not([aria-disabled=true])"
    )
    await open_ones.last.dispatch_event("click")
    await page.locator(".prompt .main[aria-disabled=false]").click()
    await page.locator(f".prompt:not([data-number='{asked}']), .result").first.wait_for()
    return True


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (PHONE, "uk")], ids=["wide", "phone"])
async def test_a_whole_game(site: str, browser: Browser, size: tuple[int, int], lang: str) -> None:
    async with visit(browser, site, lang, size) as page:
        await play_now(page, "Draft" if lang == "en" else "Драфт")
        while await answer(page):
            pass
        sheet = page.get_by_role("dialog")
        await expect(sheet.get_by_role("row")).not_to_have_count(0)
        total = await sheet.locator("tfoot td").first.inner_text()
        lines = await sheet.locator("tbody tr td:nth-of-type(1)").all_inner_texts()
        assert int(total) == sum(int(points) for points in lines if points != "–")


async def test_a_closed_pen_says_why_and_a_reload_loses_nothing(site: str, browser: Browser) -> None:
    async with visit(browser, site) as page:
        await play_now(page, "Draftosaurus")
        closed = page.locator(".place.closed")
        for _ in range(30):
            await page.locator(".prompt:not(.waiting) .main").first.wait_for()
            if await closed.count():
                break
            assert await answer(page)
        await closed.first.dispatch_event("click")
        note = page.get_by_role("note")
        await expect(note.locator(".rule")).to_have_text(await closed_rule(page))
        asked = await page.locator(".prompt .do").inner_text()
        await page.reload()
        await expect(page.locator(".prompt .do")).to_have_text(asked, timeout=SOON)


async def closed_rule(page: Page) -> str:
    """The number of the rule that the first closed place names."""
    label = await page.locator(".place.closed").first.get_attribute("aria-label")
    assert label is not None
    return label.partition("rule ")[2].split(". ")[0].rstrip(".")
