"""The first games of Gods Love Dinosaurs and Wyrmspan with the teacher, played to the end of the lesson."""

from __future__ import annotations

import re

from playwright.async_api import Browser, Locator, Page, expect

from tests.web import test_gods_love_dinosaurs as dinosaurs
from tests.web import test_wyrmspan as dragons
from tests.web.pages import PHONE, visit

OVER = "That was the lesson!"
MANY = 60  # answers within which a lesson must have told everything


def teacher(page: Page) -> Locator:
    """What the professor says."""
    return page.get_by_role("region", name="Lesson").get_by_role("status")


async def test_gods_love_dinosaurs_is_learned_by_doing(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/learn/gods_love_dinosaurs") as page:
        said = teacher(page)
        await expect(said).to_contain_text("Take a tile.")
        for _ in range(MANY):
            await dinosaurs.answer(page)
            if OVER in await said.inner_text():
                break
        await expect(said).to_contain_text(OVER)
        await page.get_by_role("link", name="Play on").click()
        await expect(page).to_have_url(re.compile("/table/"))


async def test_wyrmspan_is_learned_by_doing(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/learn/wyrmspan") as page:
        said = teacher(page)
        await expect(said).to_contain_text("Which cards do you keep?")
        await dragons.set_up(page)
        for _ in range(MANY):
            if OVER in await said.inner_text():
                break
            await dragons.answer(page)
        await expect(said).to_contain_text(OVER)


async def test_a_lesson_can_be_skipped_step_by_step_and_as_a_whole(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/learn/draftosaurus", size=PHONE) as page:
        said = teacher(page)
        lesson = page.get_by_role("region", name="Lesson")
        await expect(said).to_contain_text("Choose one of your six dinosaurs.")
        await lesson.get_by_role("button", name="Skip", exact=True).click()
        await expect(said).not_to_contain_text("Choose one of your six dinosaurs.")
        await lesson.get_by_role("button", name="Skip the lesson").click()
        await expect(said).to_contain_text(OVER)
        await page.goto(f"{site}/learn")
        await expect(page.get_by_role("article").first).to_contain_text("Draftosaurus")
