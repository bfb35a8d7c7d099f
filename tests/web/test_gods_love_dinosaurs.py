"""Gods Love Dinosaurs in a real browser, by roles and names only."""

from __future__ import annotations

import re

from playwright.async_api import Browser, Locator, Page, expect

from tests.web.pages import PHONE, SOON, press, reach, scene, visit
from tests.web.scenes import Person
from tests.web.screenshots import ECOSYSTEM

VERBS = re.compile("^(Take this tile|Lay it here|No more young|Hunt)")
FEW = 6
FINGER = 44  # pixels
expect.set_options(timeout=SOON)


async def sit_down(page: Page, site: str) -> None:
    """At a table of two, with a bot that does not think long."""
    await page.request.post(f"{site}/api/v1/me", data={"name": "Ann"})
    wish = {"game": "gods_love_dinosaurs", "bots": {"1": "random"}}
    table = (await (await page.request.post(f"{site}/api/v1/play", data={"wish": wish})).json())["table"]
    await page.goto(f"{site}/table/{table}")


def landscape(page: Page) -> Locator:
    """The own ecosystem."""
    return page.get_by_role("application", name=re.compile("^Your ecosystem"))


def tiles(page: Page) -> Locator:
    """The tiles that can be taken."""
    return page.get_by_role("region", name="Animal board").get_by_role("button")


def verb(page: Page) -> Locator:
    """The button that answers with what is pointed at."""
    return page.get_by_role("button", name=VERBS)


def figures(page: Page) -> Locator:
    """The figures that can be chosen and find something to eat."""
    return landscape(page).get_by_role("button", name=re.compile(r"^\w+ on \(.*\d hunts?$"))


def hungry(page: Page) -> Locator:
    """The figures that can be chosen and find nothing."""
    return landscape(page).get_by_role("button", name=re.compile(r"^\w+ on \(.*no food$"))


def starving(page: Page) -> Locator:
    """The button that gives the figure up; where it finds nothing there is no other."""
    return page.get_by_role("button", name="Let it starve…")


def refusing(page: Page) -> Locator:
    """The button that hatches no dinosaur."""
    return page.get_by_role("button", name="Do not hatch a dinosaur")


async def settle(page: Page) -> str:
    """Wait until something can be done; the name of what."""
    over = page.get_by_role("dialog", name=re.compile("wins? with"))
    answers = (
        verb(page).or_(figures(page)).or_(hungry(page)).or_(starving(page)).or_(refusing(page)).or_(over)
    )
    await answers.first.wait_for(timeout=SOON)
    if await over.count():
        return "over"
    if await refusing(page).count():
        return "hatch"
    if await figures(page).count() or await hungry(page).count():
        return "choose"
    if await starving(page).count() and not await verb(page).count():
        return "starve"
    return (await verb(page).inner_text()).strip()


async def answer(page: Page) -> str:
    """Answer what is asked with something open, by keys alone; what was asked."""
    asked = await settle(page)
    told = page.get_by_role("tabpanel").get_by_role("listitem")
    before = await told.count()
    if asked == "over":
        return asked
    if asked == "choose":
        await reach(page, landscape(page))
        await page.keyboard.press("ArrowRight")  # from the board to the first figure on it
        await page.keyboard.press("Enter")
        await expect(verb(page).or_(starving(page)).first).to_be_visible()
        return asked
    if asked == "hatch":
        await press(page, refusing(page))
    elif asked == "starve":
        await press(page, starving(page))
        give_up = page.get_by_role("dialog").get_by_role("button", name="Let it starve", exact=True)
        await press(page, give_up)
    elif asked == "Take this tile":
        await press(page, tiles(page).first)  # the focus points at it
    else:
        await expect(verb(page)).not_to_have_attribute("aria-disabled", "true")
        await press(page, verb(page))
        again = page.get_by_role("button", name="Hunt all the same")
        if asked.startswith("Hunt") and await again.count():
            await press(page, again)
    await expect(told).not_to_have_count(before)
    return asked


async def test_a_whole_game_by_keys_alone(site: str, browser: Browser) -> None:
    async with visit(browser, site) as page:
        await sit_down(page, site)
        while await answer(page) != "over":
            pass
        sheet = page.get_by_role("dialog", name=re.compile("wins? with"))
        totals = []
        for player in await sheet.get_by_role("table").filter(has_not_text="How the points grew").all():
            rows = player.get_by_role("row").filter(has=page.get_by_role("rowheader"))
            *lines, total = [int(await row.get_by_role("cell").last.inner_text()) for row in await rows.all()]
            assert total == sum(lines)
            totals.append(total)
        best = re.search(r"with (\d+)", await sheet.get_by_role("heading").first.inner_text())
        assert best is not None
        assert len(totals) == 2
        assert max(totals) == int(best.group(1))


async def test_nothing_starves_by_a_slip(site: str, browser: Browser) -> None:
    async with visit(browser, site) as page:
        await sit_down(page, site)
        for _ in range(60):
            if (await settle(page)).startswith("Hunt"):
                break
            await answer(page)
        told = page.get_by_role("tabpanel").get_by_role("listitem")
        mine = told.filter(has_text="Ann").filter(has_text="starve")  # the others go on with theirs
        before = await mine.count()
        await starving(page).click()
        keep = page.get_by_role("dialog").get_by_role("button", name="Keep it")
        await expect(keep).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("dialog")).to_have_count(0)
        assert await mine.count() == before
        await starving(page).click()
        await page.get_by_role("dialog").get_by_role("button", name="Let it starve", exact=True).click()
        await expect(mine).to_have_count(before + 1)


async def test_a_way_of_a_hunt_says_what_becomes_of_the_others(site: str, browser: Browser) -> None:
    """The three best ways to the first end take the last food of the other dinosaur, the fourth does not."""
    with scene("gods_love_dinosaurs", "hunt")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            ways = page.get_by_role("radiogroup").get_by_role("radio")
            for n in range(3):
                await expect(ways.nth(n)).to_have_accessible_name(re.compile("another starves$"))
            await expect(ways.nth(3)).to_have_accessible_name(re.compile("others eat$"))
            hunt = page.get_by_role("button", name="Hunt, and lose another…")
            await expect(hunt).to_be_visible()
            await ways.nth(3).click()
            await expect(hunt).to_have_count(0)
            await expect(page.get_by_role("status").first).to_contain_text("The other one still finds food")
            await page.keyboard.press("b")
            await hunt.click()
            await expect(page.get_by_role("dialog").get_by_role("button", name="Keep it")).to_be_focused()


async def test_a_few_turns_on_a_phone(site: str, browser: Browser) -> None:
    async with visit(browser, site, size=PHONE) as page:
        await sit_down(page, site)
        for _ in range(FEW):
            await settle(page)
            wider = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wider <= 0
            assert await turn_on_a_phone(page) != "over"
        strip = page.get_by_role("navigation", name="Players").get_by_role("button")
        await strip.last.click()
        await expect(page.get_by_role("application", name=re.compile("^Ecosystem"))).to_be_visible()
        await page.get_by_role("button", name="Back to yours").first.click()
        await expect(landscape(page)).to_be_visible()


async def turn_on_a_phone(page: Page) -> str:
    """Answer where the log is not shown: what is asked next differs, or its turn passes."""
    asked = await settle(page)
    if asked == "choose":
        await figures(page).first.dispatch_event("click")
    elif asked == "hatch":
        await refusing(page).click()
    else:
        if asked == "Take this tile":
            await tiles(page).first.click()
        await expect(verb(page)).not_to_have_attribute("aria-disabled", "true")
        await verb(page).click()
        again = page.get_by_role("button", name="Hunt all the same")
        if await again.count():
            await again.click()
    if asked in ("Take this tile", "Lay it here"):
        await expect(page.get_by_role("button", name=asked)).to_have_count(0)
    return asked


async def test_a_tablet_held_upright_shows_the_landscape(site: str, browser: Browser) -> None:
    with scene("gods_love_dinosaurs", "hunt")(site) as (ada, path):
        async with visit(browser, site + path, size=(834, 1112), person=ada) as page:
            box = await landscape(page).bounding_box()
            assert box is not None
            assert box["height"] >= 400
            await expect(verb(page)).to_be_in_viewport()


async def test_places_are_large_enough_for_a_finger(site: str, browser: Browser) -> None:
    with Person(site, "Ada") as ada:
        path = ECOSYSTEM.reach(ada)
        async with visit(browser, site + path, size=PHONE, person=ada) as page:
            place = landscape(page).get_by_role("button", name=re.compile("^Place ")).first
            await place.wait_for()
            await settle(page)
            box = await place.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= FINGER


async def test_a_mouse_over_a_tile_looks_at_it_and_takes_nothing(site: str, browser: Browser) -> None:
    async with visit(browser, site) as page:
        await sit_down(page, site)
        await settle(page)
        await tiles(page).first.hover()
        await expect(verb(page)).not_to_have_attribute("aria-disabled", "true")
        await landscape(page).hover()
        await expect(verb(page)).to_have_attribute("aria-disabled", "true")
        await tiles(page).first.click()
        await expect(tiles(page).first).to_have_attribute("aria-pressed", "true")
        await expect(verb(page)).to_have_text("Take this tile")


async def test_a_tile_is_moved_and_turned_by_keys(site: str, browser: Browser) -> None:
    async with visit(browser, site) as page:
        await sit_down(page, site)
        await settle(page)
        await reach(page, tiles(page).first)
        await page.keyboard.press("Enter")  # the focus pointed at it already
        await expect(page.get_by_role("button", name="Lay it here")).to_be_visible()
        await reach(page, landscape(page))
        here = landscape(page).get_by_role("button", name=re.compile("^Place"), pressed=True)
        first = await here.get_attribute("aria-label")
        for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
            await page.keyboard.press(key)  # the tile goes along
            if await here.get_attribute("aria-label") != first:
                break
        assert await here.get_attribute("aria-label") != first
        turn = landscape(page).get_by_role("button", name=re.compile("^Turn it"), pressed=True)
        before = await turn.get_attribute("aria-label")
        await page.keyboard.press("r")
        assert await turn.get_attribute("aria-label") != before
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("button", name="Lay it here")).to_have_count(0)


async def test_a_closed_place_says_why_and_a_reload_loses_nothing(site: str, browser: Browser) -> None:
    async with visit(browser, site) as page:
        await sit_down(page, site)
        await settle(page)
        await tiles(page).first.click()
        await verb(page).click()
        closed = landscape(page).get_by_role("button", name=re.compile("^Turn it.*closed$"))
        await closed.first.dispatch_event("click")
        await expect(page.get_by_role("note")).to_contain_text("G6.3")
        await expect(page.get_by_role("note")).to_contain_text("a tile may not cover another one")
        await expect(page.get_by_role("button", name="Lay it here")).to_be_visible()
        told = page.get_by_role("tabpanel").get_by_role("listitem")
        before = await told.all_inner_texts()
        await page.reload()
        await expect(page.get_by_role("button", name="Lay it here")).to_be_visible(timeout=SOON)
        await expect(told).to_have_text(before, use_inner_text=True)
        await page.get_by_role("button", name="Another tile").click()
        await expect(page.get_by_role("button", name="Take this tile")).to_be_visible()
