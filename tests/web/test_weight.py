"""The page is light and keeps to itself: bytes of the first visit, the policy, the script of a move."""

from __future__ import annotations

import asyncio
import re
from statistics import median
from typing import Any

import pytest
from playwright.async_api import Browser, CDPSession, Page, ViewportSize

from dracosaur.games import GAMES
from dracosaur.text import LANGUAGES
from tests.web.looking import settle
from tests.web.pages import scene, visit
from tests.web.scenes import Person

FIRST_LOAD = 300_000  # bytes on the wire, with the letters of one language and the art of the home page
TABLE = 420_000  # what a first visit to a table of Draftosaurus may bring
SLOWER = 4  # the processor of a phone
CHOICE = 40  # milliseconds of script, on that processor, on a busy machine; `-s` prints what it took
MOVE = {"draftosaurus": 50, "gods_love_dinosaurs": 90, "wyrmspan": 50}  # the same for an answered move
ANSWERS = 5  # of which the median is looked at
STILL = 500  # milliseconds until an answer is drawn
BEFORE = {"wyrmspan": 12}  # answers until the game has begun


async def count_bytes(page: Page, address: str) -> int:
    """What comes over the wire when an address is opened for the first time."""
    session = await page.context.new_cdp_session(page)
    arrived: list[int] = []
    session.on("Network.loadingFinished", lambda event: arrived.append(int(event["encodedDataLength"])))
    await session.send("Network.enable")
    await session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    await page.goto(address)
    await page.get_by_role("main").first.wait_for()
    await page.wait_for_load_state("networkidle")
    return sum(arrived)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_first_load_is_light(site: str, browser: Browser, lang: str) -> None:
    size: ViewportSize = {"width": 1440, "height": 900}
    context = await browser.new_context(locale=lang, viewport=size, service_workers="block")
    taken = await count_bytes(await context.new_page(), site)
    await context.close()
    print(f"first load, {lang}: {taken / 1000:.0f} kB")
    assert taken < FIRST_LOAD


async def test_a_table_loads_its_own_art_only(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "summer")(site) as (ada, path):
        size: ViewportSize = {"width": 1440, "height": 900}
        context = await browser.new_context(locale="en", viewport=size, service_workers="block")
        assert ada is not None
        await ada.lend(context)
        taken = await count_bytes(await context.new_page(), site + path)
        await context.close()
    print(f"a table of Draftosaurus: {taken / 1000:.0f} kB")
    assert taken < TABLE


async def test_the_policy_allows_nothing_inline_and_nobody_else(site: str, browser: Browser) -> None:
    async with visit(browser, site) as page:
        answer = await page.request.get(site)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy or "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert re.search(r"https?://", policy) is None


async def script_time(client: CDPSession) -> float:
    """Milliseconds of script that the page has run so far."""
    metrics = (await client.send("Performance.getMetrics"))["metrics"]
    return 1000 * sum(float(one["value"]) for one in metrics if one["name"] == "ScriptDuration")


async def test_a_move_is_drawn_quickly_on_a_slow_machine(site: str, browser: Browser) -> None:
    """A place is chosen and the choice taken to another one: the best of three, slowed down four times."""
    with scene("draftosaurus", "summer")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            client = await page.context.new_cdp_session(page)
            places = page.get_by_role("button", name=re.compile(", open, "))
            await places.first.wait_for()
            await settle(page)
            await client.send("Performance.enable")
            await client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            taken = []
            for n in range(3):
                before = await script_time(client)
                await places.nth(n % 2).dispatch_event("click")
                await page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
                taken.append(await script_time(client) - before)
    print(f"script of a choice at {SLOWER}x slowdown: {min(taken):.1f} ms")
    assert min(taken) < CHOICE


def answer(people: list[Person], table: str) -> None:
    """Whoever is asked first gives the first answer that is open."""
    for person in people:
        frames = person.get(f"/tables/{table}")
        question: dict[str, Any] | None = next(one for one in frames if one["type"] == "scene").get(
            "question"
        )
        if question is None:
            continue
        number = question["number"]
        choices = [one for one in question["choices"] if "refusal" not in one]
        if not any("action" in one for one in choices):  # where a tile lies and how a hunt goes is asked for
            choices = person.post(f"/tables/{table}/ask", type="ways", number=number, spots=[])
        action = next(one["action"] for one in choices if "action" in one)
        act = {"type": "act", "id": f"answer-{number}", "number": number, "action": action}
        person.post(f"/tables/{table}/commands", **act)
        return
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", GAMES)
async def test_an_answered_move_is_drawn_quickly_on_a_slow_machine(
    site: str, browser: Browser, game: str
) -> None:
    """The script that runs from the answer of the server until the table stands still, whoever has moved.

    Counted in time of the page's own thread, slowed down four times: other programs count little. What
    a script makes the browser lay out at once counts; painting does not.
    """
    with Person(site, "Ada") as ada, Person(site, "Mira") as mira:
        table = ada.post("/tables", wish={"game": game, "seats": 2, "open": True})["table"]
        mira.post(f"/tables/{table}/seats")
        async with visit(browser, f"{site}/table/{table}", person=ada) as page:
            await page.get_by_role("main").first.wait_for()
            for _ in range(BEFORE.get(game, 2)):
                await asyncio.to_thread(answer, [ada, mira], table)
            await settle(page)
            client = await page.context.new_cdp_session(page)
            await client.send("Performance.enable", {"timeDomain": "threadTicks"})
            await client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            taken = []
            for _ in range(ANSWERS):
                before = await script_time(client)
                await asyncio.to_thread(answer, [ada, mira], table)
                await page.wait_for_timeout(STILL)  # to look into the page would be script of ours
                taken.append(await script_time(client) - before)
    times = ", ".join(f"{one:.0f}" for one in sorted(taken))
    print(f"{game}: script of an answered move at {SLOWER}x: median {median(taken):.1f} ms of {times}")
    assert median(taken) < MOVE[game]
