"""What a person does on the page, by what she sees."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Page, expect

SOON = 60_000  # milliseconds; bots think meanwhile, and the machine may be busy

WIDE = (1440, 900)
PHONE = (390, 844)


@asynccontextmanager
async def visit(
    browser: Browser, address: str, lang: str = "en", size: tuple[int, int] = WIDE, dark: bool = False
) -> AsyncIterator[Page]:
    """A new visitor opens an address; an error in the page fails the test."""
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        locale=lang,
        reduced_motion="reduce",
    )
    page = await context.new_page()
    page.set_default_timeout(SOON)
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda said: troubles.append(said.text) if "Refused" in said.text else None)
    await page.goto(address)
    yield page
    await context.close()
    assert troubles == []


async def play_now(page: Page, title: str) -> None:
    """From the home page into a game against bots."""
    card = page.get_by_role("article").filter(has_text=title)
    await card.get_by_role("button").click()
    await expect(page.get_by_role("status").first).to_be_visible(timeout=SOON)
