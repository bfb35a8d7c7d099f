"""Who one is on the page, and how one brings others to it."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import Browser, Route, expect

from tests.web.pages import PHONE, play_now, visit, waiting_room
from tests.web.scenes import Person


async def test_who_is_known_keeps_her_name_also_where_the_server_is_slow(site: str, browser: Browser) -> None:
    """A lesson is opened before the server has said who she is."""

    async def slowly(route: Route) -> None:
        await asyncio.sleep(1)
        await route.continue_()

    with Person(site, "Ada") as ada:
        async with visit(browser, f"{site}/rules/draftosaurus", person=ada) as page:
            await page.route(re.compile(r"/api/v1/me\?"), slowly)
            await page.goto(f"{site}/learn/draftosaurus")
            await expect(page.get_by_role("region", name="Lesson")).to_be_visible()
        assert ada.get("/me")["name"] == "Ada"


async def test_who_has_signed_out_in_another_tab_plays_on_as_a_guest(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/sign-in?new") as page:
        await page.get_by_role("textbox", name="Name", exact=True).fill("Ada of two tabs")
        await page.get_by_role("textbox", name="Password").fill("long enough")
        await page.get_by_role("button", name="Make an account").click()
        await expect(page).to_have_url(f"{site}/")
        other = await page.context.new_page()
        await other.goto(f"{site}/settings")
        await other.get_by_role("button", name="Sign out", exact=True).click()
        await expect(other).to_have_url(f"{site}/")
        await play_now(page, "Draftosaurus")
        await expect(page.get_by_role("group", name="Hand")).to_be_visible()


async def test_a_link_is_copied_and_pasted_without_a_certificate(site: str, browser: Browser) -> None:
    """In the network of a club the page comes over plain HTTP: browsers then hide their clipboard."""
    club = site.replace("127.0.0.1", "club.test")
    with waiting_room("draftosaurus")(site) as (ada, path):
        assert ada is not None
        ada.site = club
        async with visit(browser, club + path, size=PHONE, person=ada) as page:
            assert not await page.evaluate("isSecureContext")
            await page.get_by_role("button", name="Copy the link").click()
            await expect(page.get_by_role("button", name="Copied")).to_be_focused()
            await page.goto(club)
            code = page.get_by_role("textbox", name="Got a table code?").last
            await code.press("ControlOrMeta+v")
            await code.press("Enter")
            await expect(page).to_have_url(re.compile(re.escape(path)))
