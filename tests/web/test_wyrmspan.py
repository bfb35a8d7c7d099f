"""Wyrmspan in a real browser: a solo game to the score sheet, tables of two, phones, keys, refusals, reload.

What is done is found by roles and names only; the number of the question only tells when the next one stands.
"""

from __future__ import annotations

import re
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import Locator, Page, expect

from tests.web.pages import MIDDLE, PHONE, SOON, press, visit

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser

OPEN = re.compile("Can be chosen")
FINGER = 44  # pixels
ACTIONS = (
    "Entice",
    "Excavate",
    "Use it",
    "Explore",
    "Explore: Golden Grotto",
    "Explore: Crimson Cavern",
    "Pass",
)


@asynccontextmanager
async def at_table(browser: Browser, site: str, seats: int, **how: Any) -> AsyncIterator[Page]:
    """A guest at a new table, all other seats held by the quickest bots."""
    async with visit(browser, site, **how) as page:
        asking = page.context.request
        assert (await asking.post(f"{site}/api/v1/me", data={"name": "Marta"})).ok
        bots = {str(seat): "random" for seat in range(1, seats)}
        wish = {"game": "wyrmspan", "seats": seats, "bots": bots}
        opened = await (await asking.post(f"{site}/api/v1/play", data={"wish": wish})).json()
        await page.goto(f"{site}/table/{opened['table']}")
        await expect(page.get_by_role("button", name="Ready")).to_be_visible(timeout=SOON)
        yield page


async def set_up(page: Page, keys: bool = False) -> None:
    """Put the first two cards back, take three resources."""
    choose = partial(press, page) if keys else click

    for _ in range(2):
        await choose(page.get_by_role("button", name=re.compile(": Keep$")).first)
    await expect(page.get_by_role("button", name="Ready")).to_be_disabled()
    for kind in ("meat", "gold", "crystal"):
        await choose(page.get_by_role("group", name="Take a resource").get_by_role("button", name=kind))
    await choose(page.get_by_role("button", name="Ready"))
    await expect(page.get_by_role("button", name="Ready")).to_have_count(0, timeout=SOON)


async def click(button: Locator) -> None:
    """Press a button with the pointer."""
    await button.click()


async def first_of(*found: Locator) -> Locator | None:
    """The first of the things that is there to be pressed."""
    for one in found:
        if await one.count():
            return one.first
    return None


async def answer(page: Page, hurry: bool = False, keys: bool = False) -> bool:
    """Make the first choice that is open; False when the game is over. In a hurry turns are passed."""
    choose = partial(press, page) if keys else click

    over = page.get_by_role("dialog")
    await page.locator("[data-number]").or_(over).first.wait_for(timeout=SOON)
    if await over.count():
        return False
    asked = await page.locator("[data-number]").get_attribute("data-number")
    go_on = page.get_by_role("button", name="Go on")
    if await go_on.count():
        await choose(go_on)
    wished = [page.get_by_role("button", name=name, exact=True, disabled=False) for name in ACTIONS]
    answers = page.get_by_role("group", name="Answers").get_by_role("button", disabled=False)
    decline = page.get_by_role("button", name="Decline")
    pressed = await first_of(
        *([wished[-1], decline] if hurry else wished), answers, page.get_by_role("button", name=OPEN), decline
    )
    assert pressed is not None, await page.get_by_role("status").first.inner_text()
    await choose(pressed)
    # A walk and a pass are shown before they are made.
    back = page.get_by_role("button", name="Back", exact=True)
    if await back.count():
        await choose(page.get_by_role("button", name=re.compile("^(Explore|Pass)$")))
    other = page.locator(f"[data-number]:not([data-number='{asked}'])")
    await other.or_(over).first.wait_for()
    return True


async def test_a_whole_solo_game_by_keys_alone(site: str, browser: Browser) -> None:
    """Some turns of everything, then passes, until the score sheet stands against the Automa's."""
    async with at_table(browser, site, 1) as page:
        await set_up(page, keys=True)
        for _ in range(24):
            assert await answer(page, keys=True)
        await expect(page.get_by_role("region", name="Her last turn")).to_contain_text("decision card")
        while await answer(page, hurry=True, keys=True):
            pass
        sheet = page.get_by_role("dialog")
        await expect(sheet.get_by_role("row")).not_to_have_count(0)
        await expect(sheet).to_contain_text("Automa")


@pytest.mark.parametrize(("seats", "size"), [(2, (1440, 900)), (2, PHONE)], ids=["wide", "phone"])
async def test_some_turns_of_two(site: str, browser: Browser, seats: int, size: tuple[int, int]) -> None:
    async with at_table(browser, site, seats, size=size) as page:
        pin = await page.get_by_role("button", name=re.compile(": Keep$")).first.bounding_box()
        assert pin is not None
        assert size != PHONE or pin["height"] >= FINGER
        await set_up(page)
        for _ in range(8):
            assert await answer(page)
        await page.get_by_role("button", name=re.compile("^Open the mat of (?!Marta)")).first.click()
        await expect(page.get_by_role("dialog", name=re.compile("^Mat of"))).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_the_mat_is_walked_by_arrow_keys(site: str, browser: Browser) -> None:
    async with at_table(browser, site, 1) as page:
        await set_up(page)
        space = page.get_by_role("button", name=re.compile("^Golden Grotto, space 1"))
        await space.focus()
        await page.keyboard.press("ArrowRight")
        await expect(page.get_by_role("button", name=re.compile("^Golden Grotto, space 2"))).to_be_focused()
        await page.keyboard.press("ArrowUp")
        await expect(page.get_by_role("button", name=re.compile("^Crimson Cavern, space 2"))).to_be_focused()


async def test_keys_go_on_from_what_is_asked(site: str, browser: Browser) -> None:
    """Arrows lead to the mat, Enter confirms what is shown first, D declines; not behind a dialog."""
    async with at_table(browser, site, 1) as page:
        await set_up(page)
        status = page.get_by_role("status").first
        await expect(status).to_contain_text("Choose an action", timeout=SOON)
        await page.keyboard.press("ArrowUp")
        await expect(page.get_by_role("button", name=re.compile("^Crimson Cavern, space 1"))).to_be_focused()
        await press(page, page.get_by_role("button", name=re.compile(r"^Explore: Crimson Cavern\.")))
        await expect(page.get_by_role("list", name="What happens on the way")).to_be_visible()
        await page.keyboard.press("Enter")
        await expect(status).to_contain_text("Which resource", timeout=SOON)
        card = page.get_by_role("region", name="Display").get_by_role("button").first
        await card.click()
        await page.keyboard.press("d")
        await page.go_back()
        await expect(page.get_by_role("dialog")).to_have_count(0)
        await expect(status).to_contain_text("Which resource")
        await page.keyboard.press("d")
        await expect(status).to_contain_text("Choose an action", timeout=SOON)


async def test_the_walks_of_all_caves_are_compared_before_one_is_made(site: str, browser: Browser) -> None:
    async with at_table(browser, site, 1) as page:
        await set_up(page)
        status = page.get_by_role("status").first
        await page.get_by_role("button", name="Explore", exact=True).click()
        gates = page.get_by_role("group", name="Explore").get_by_role("button")
        await expect(gates).to_have_count(3)
        for cave in ("Amethyst Abyss", "Golden Grotto"):
            await gates.and_(page.get_by_role("button", name=f"Explore: {cave}")).click()
            await expect(status).to_contain_text(f"Explore the {cave}?")
        await expect(gates.and_(page.get_by_role("button", pressed=True))).to_have_accessible_name(
            "Explore: Golden Grotto"
        )
        await page.get_by_role("button", name="Back", exact=True).click()
        await expect(status).to_contain_text("Choose an action")


async def test_the_first_cards_are_read_on_a_low_screen(site: str, browser: Browser) -> None:
    """Where six cards have no room they scroll; none is lower than its words."""
    async with at_table(browser, site, 2, size=(960, 680)) as page:
        for card in (await page.get_by_role("main").get_by_role("article").all())[:6]:
            assert await card.evaluate("node => node.scrollHeight - node.clientHeight") <= 1


async def test_five_players_have_room_beside_the_log(site: str, browser: Browser) -> None:
    """All of them are seen whole at 1024 pixels."""
    async with at_table(browser, site, 5, size=MIDDLE) as page:
        await set_up(page)
        log = page.get_by_role("tab", name="Log")
        await expect(page.get_by_role("status").first).to_contain_text("Choose an action", timeout=SOON)
        last = await page.get_by_role("article").last.bounding_box()
        beside = await log.bounding_box()
        assert last is not None
        assert beside is not None
        assert last["y"] + last["height"] <= beside["y"]


async def test_a_closed_choice_says_why_and_a_reload_loses_nothing(site: str, browser: Browser) -> None:
    """W8.1: the third exploration of a cave costs two eggs, and there is one."""
    async with at_table(browser, site, 1) as page:
        await set_up(page)
        status = page.get_by_role("status").first
        explore = page.get_by_role("button", name=re.compile(r"^Explore: Crimson Cavern\."))
        for _ in range(2):
            await press(page, explore)
            await expect(page.get_by_role("list", name="What happens on the way")).to_be_visible()
            await press(page, page.get_by_role("button", name="Explore", exact=True))
            await expect(status).to_contain_text("Which resource", timeout=SOON)
            await answer(page)
            await expect(status).to_contain_text("Choose an action", timeout=SOON)
        await expect(explore).to_be_disabled()
        await press(page, explore)
        await expect(status).to_contain_text("W8.1")
        asked = await page.locator("[data-number]").get_attribute("data-number")
        await page.reload()
        await expect(status).to_contain_text("Choose an action", timeout=SOON)
        assert await page.locator("[data-number]").get_attribute("data-number") == asked
