"""The menu of a table: the ways out, and what happens to the seat of who leaves."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.web.pages import PHONE, scene, visit


async def test_who_leaves_is_told_what_happens_and_can_come_back(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "choose")(site) as (person, path):
        async with visit(browser, site + path, size=PHONE, person=person) as page:
            await page.get_by_role("group", name="Hand").wait_for()  # before, the bar is that of all pages
            menu = page.get_by_role("button", name="Menu")
            await menu.click()
            ways = page.get_by_role("navigation", name="Menu")
            for name in ("To the games", "Settings"):
                await expect(ways.get_by_role("link", name=name)).to_be_visible()
            await ways.get_by_role("button", name="Rules").click()
            await expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
            await page.get_by_role("button", name="Close").click()
            await menu.click()
            await ways.get_by_role("button", name="Leave the game").click()
            asked = page.get_by_role("dialog", name="Leave this game?")
            await expect(asked).to_contain_text("A bot plays on in your place.")
            await asked.get_by_role("button", name="Stay").click()
            await expect(asked).to_have_count(0)
            await menu.click()
            await ways.get_by_role("button", name="Leave the game").click()
            await asked.get_by_role("button", name="Leave the game").click()
            await page.wait_for_url(site + "/")
            await page.goto(site + path)
            await page.get_by_role("button", name="Play on myself").click()
            await expect(page.get_by_text("A bot plays in your place.")).to_have_count(0)
