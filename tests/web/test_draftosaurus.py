"""Draftosaurus in a real browser, by what a player sees, hears and presses."""

from __future__ import annotations

import re

from playwright.async_api import Browser, Locator, Page, expect

from tests.web.pages import MIDDLE, PHONE, SOON, play_now, press, scene, visit
from tests.web.scenes import Person, document_of

HAND = re.compile("Choose a dinosaur from your hand")
PLACE = re.compile("Choose a place for this dinosaur")
LEAVE = re.compile("Find a new home")
OPEN = re.compile(", open, ")
CLOSED = re.compile(", closed, rule ")
NUMBER = "(document.querySelector('[data-number]')?.dataset.number ?? '')"  # of the decision that is asked


def prompt(page: Page, said: re.Pattern[str]) -> Locator:
    """The prompt while it says this."""
    return page.get_by_role("status").filter(has_text=said)


async def what_next(page: Page, *asked: re.Pattern[str]) -> re.Pattern[str] | None:
    """Which of these is asked as soon as one is; None when the game is over."""
    waits = page.get_by_role("dialog")
    for one in asked:
        waits = waits.or_(prompt(page, one))
    await expect(waits.first).to_be_visible(timeout=SOON)
    for one in asked:
        if await prompt(page, one).count():
            return one
    return None


async def test_a_whole_game_by_keys_alone(site: str, browser: Browser) -> None:
    """From the first dinosaur to the score sheet without a pointer; bots that do not think save the time."""
    with Person(site, "Ada") as ada:
        bots = {"1": "random", "2": "random"}
        table = ada.post("/play", wish={"game": "draftosaurus", "seats": 3, "bots": bots})["table"]
        async with visit(browser, f"{site}/table/{table}", person=ada) as page:
            while (asked := await what_next(page, HAND, PLACE)) is not None:
                number = await page.evaluate(NUMBER)
                if asked is HAND:
                    await page.keyboard.press("1")
                    await page.keyboard.press("1")
                else:  # the last dinosaur of a hand is taken by itself
                    await press(page, page.get_by_role("button", name=OPEN).first)
                    placing = page.get_by_role("button", name="Place it")
                    await expect(placing).to_have_attribute("aria-disabled", "false")
                    await page.keyboard.press("Enter")
                await page.wait_for_function(f"before => {NUMBER} !== before", arg=number)
            await check_sheet(page)


async def check_sheet(page: Page) -> None:
    """The score sheet adds up."""
    sheet = page.get_by_role("dialog").get_by_role("table").filter(has_not_text="How the points grew")
    await sheet.get_by_role("row").first.wait_for()
    points = []
    for row in await sheet.get_by_role("row").all():
        cell = row.get_by_role("cell").first
        if await cell.count():
            told = re.search(r"\d+", await cell.inner_text())  # a place may stand behind the points
            points.append(int(told.group()) if told else 0)
    assert len(points) > 6
    assert points[-1] == sum(points[:-1])


async def test_the_end_by_the_accessibility_tree_alone_on_a_phone(site: str, browser: Browser) -> None:
    """The last dinosaur goes to quarantine, finds its way out, and the zoos are counted."""
    with Person(site, "Ada") as ada:
        wish = {"game": "draftosaurus", "seats": 4, "start": document_of("draftosaurus", "crowd")}
        table = ada.post("/play", wish=wish)["table"]
        async with visit(browser, f"{site}/table/{table}", size=PHONE, person=ada) as page:
            await page.get_by_role("button", name=re.compile("Quarantine Zone, open")).click()
            await page.get_by_role("button", name="Place it").click()
            await prompt(page, LEAVE).wait_for()
            ways = page.get_by_role("group", name="Where it can move").get_by_role("button")
            gains = [
                int((await way.inner_text()).split("\n")[0].replace("−", "-")) for way in await ways.all()
            ]
            assert gains == sorted(gains, reverse=True)
            await ways.first.click()
            await page.get_by_role("button", name="Move it").click()
            await expect(page.get_by_role("dialog")).to_be_visible()
            await check_sheet(page)


async def test_a_closed_pen_says_why_and_a_reload_loses_nothing(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "summer")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            await page.get_by_role("button", name=re.compile("^Forest of Sameness, closed")).click()
            note = page.get_by_role("note")
            await expect(note).to_contain_text("D9.1")
            await expect(note).to_contain_text("Only one species may live in the Forest of Sameness")
            await page.keyboard.press("Escape")
            await page.wait_for_timeout(
                400
            )  # longer than a place takes to explain itself to a pointer at rest
            await expect(note).to_have_count(0)
            await page.reload()
            await expect(prompt(page, PLACE)).to_be_visible()
            assert await page.get_by_role("button", name=CLOSED).count() == 4


async def test_a_choice_stays_while_others_decide(site: str, browser: Browser) -> None:
    """Every decision of another player brings a new scene: what is half done must not be lost."""
    with scene("draftosaurus", "summer")(site) as (ada, path):
        assert ada is not None
        async with visit(browser, site + path, person=ada) as page:
            await page.get_by_role("button", name=re.compile("^King of the Jungle, open")).click()
            take = page.get_by_role("button", name="Place it")
            await expect(take).to_have_attribute("aria-disabled", "false")
            other = next(one for one in ada.beside if one.name == "Mira")
            other.decide(path.rpartition("/")[2])
            await expect(page.get_by_role("article").filter(has_text="Mira")).to_contain_text("has decided")
            await expect(take).to_have_attribute("aria-disabled", "false")


async def test_undo_and_why_it_is_impossible(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "crowd")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            undo = page.get_by_role("button", name="Undo")
            await undo.press("Enter")
            await expect(prompt(page, re.compile("nothing you could still take back"))).to_be_visible()
            await page.get_by_role("button", name=re.compile("^Lookout, open")).click()
            await page.get_by_role("button", name="Place it").click()
            await expect(prompt(page, re.compile("Wait for the other players"))).to_be_visible()
            decided = page.get_by_role("button", name="Lookout; Parasaurolophus")
            await expect(decided).to_be_visible()  # what is decided stands on the own board
            await page.reload()
            await expect(decided).to_be_visible()  # and stays there
            await undo.click()
            await expect(prompt(page, PLACE)).to_be_visible()
            await expect(decided).to_have_count(0)


async def test_a_dinosaur_that_is_taken_lies_apart_until_all_have_chosen(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "choose")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            await expect(prompt(page, HAND)).to_be_visible()
            await page.keyboard.press("2")
            await page.keyboard.press("2")
            await expect(prompt(page, re.compile("Wait for the other players"))).to_be_visible()
            hand = page.get_by_role("group", name="Hand").get_by_role("img")
            await expect(hand).to_have_count(5)
            await expect(hand.first).to_have_accessible_name("Spinosaurus")


async def ends_within(page: Page, inner: str, outer: str) -> bool:
    """Nothing of the one reaches over the right edge of the other."""
    edge = "one => document.querySelector(one).getBoundingClientRect().right"
    return float(await page.evaluate(edge, inner)) <= float(await page.evaluate(edge, outer))


async def test_a_full_hand_fits_its_tray(site: str, browser: Browser) -> None:
    """The five others beside a dinosaur that is placed, and all six with who gets them in a replay."""
    with Person(site, "Ada") as ada:
        wish = {"game": "draftosaurus", "seats": 2, "bots": {"1": "random"}}
        table = ada.post("/play", wish=wish)["table"]
        async with visit(browser, f"{site}/table/{table}", size=PHONE, person=ada) as page:
            await page.get_by_role("group", name="Hand").get_by_role("button").first.click()
            await page.get_by_role("button", name="Take it").click()
            await expect(prompt(page, PLACE)).to_be_visible()
            assert await ends_within(page, ".pieces > :last-child", ".hand")
        while ada.decide(table):
            pass
        for size in (PHONE, MIDDLE):
            async with visit(browser, f"{site}/replay/{table}", size=size, person=ada) as page:
                await page.get_by_role("button", name="One decision on").wait_for()
                await page.keyboard.press("Home")
                await page.keyboard.press("ArrowRight")
                pieces = page.get_by_role("group", name="Hand").locator(".still")
                await expect(pieces).to_have_count(6)
                assert await ends_within(page, ".pass .badge", ".hand")


async def test_the_log_tells_what_was_decided_once(site: str, browser: Browser) -> None:
    """As soon as all reveal, that they have decided is no news."""
    with scene("draftosaurus", "summer")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            log = page.get_by_role("log")
            await expect(log.get_by_role("listitem")).to_have_count(5)
            await expect(log).to_contain_text("Zoé reveals: Diplodocus.")
            await expect(log.get_by_text("has decided")).to_have_text(["Otto has decided."])


async def test_quarantine_is_emptied_before_the_game_is_over(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "quarantine")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            await expect(page.get_by_role("banner")).to_contain_text("End of the game")


async def test_a_hint_says_why_and_points_at_the_board(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "summer")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            await prompt(page, PLACE).wait_for()
            await page.keyboard.press("h")
            said = prompt(page, re.compile("A good choice: "))
            await expect(said).to_be_visible()
            name = (await said.inner_text()).partition("A good choice: ")[2].partition(".")[0]
            hinted = page.locator(".hinted").get_by_role("button")
            await expect(hinted).to_have_attribute("aria-label", re.compile(f"^{re.escape(name)}, open"))


async def test_dragging_takes_and_places_in_one_go(site: str, browser: Browser) -> None:
    """A dinosaur dragged from the hand to a pen is taken, and its place is laid ready."""
    with scene("draftosaurus", "choose")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            piece = page.get_by_role("group", name="Hand").get_by_role("button").first
            box, board = await piece.bounding_box(), page.get_by_role("group", name="Your zoo")
            assert box is not None
            await page.mouse.move(box["x"] + 30, box["y"] + 30)
            await page.mouse.down()
            await page.mouse.move(box["x"] + 60, box["y"] - 60, steps=4)
            wood = board.get_by_role("button", name=re.compile("^Well-Ordered Wood, open"))
            await wood.wait_for()
            pen = await wood.bounding_box()
            assert pen is not None
            await page.mouse.move(pen["x"] + pen["width"] / 2, pen["y"] + pen["height"] / 2, steps=4)
            await page.mouse.up()
            await page.get_by_role("button", name="Take and place it").click()
            await expect(prompt(page, re.compile("Wait for the other players"))).to_be_visible()


async def test_without_confirmation_one_press_is_enough(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "summer")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            await page.evaluate("localStorage.setItem('dracosaur', JSON.stringify({confirm: false}))")
            await page.reload()
            await page.get_by_role("button", name=re.compile("^King of the Jungle, open")).click()
            await expect(prompt(page, re.compile("Wait for the other players"))).to_be_visible()


async def test_the_zoos_of_the_others_are_one_press_away(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "summer")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            await page.get_by_role("button", name="Zoo of Mira, open large").click()
            await expect(page.get_by_role("group", name="Zoo of Mira")).to_be_visible()
            await page.get_by_role("button", name="Zoo of Otto", exact=True).click()
            await expect(page.get_by_role("group", name="Zoo of Otto")).to_be_visible()
            await page.keyboard.press("Escape")
            await expect(page.get_by_role("group", name="Your zoo")).to_be_visible()


async def test_the_board_is_walked_by_arrow_keys(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "summer")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            first = page.get_by_role("button", name=re.compile("^Forest of Sameness"))
            await first.focus()
            for key, name in (("ArrowDown", "Woody Trio"), ("ArrowDown", "Prairie"), ("ArrowRight", "River")):
                await page.keyboard.press(key)
                here = str(await page.evaluate("document.activeElement.getAttribute('aria-label')"))
                assert here.startswith(name)


async def test_the_boards_are_turned_over_between_two_games(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "match")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            between = page.get_by_role("dialog", name=re.compile("The boards are turned over"))
            await expect(between).to_contain_text("32")
            await page.keyboard.press("Enter")
            await expect(between).to_have_count(0)
            await expect(prompt(page, HAND)).to_be_visible()


async def test_the_first_move_is_three_presses_away(site: str, browser: Browser) -> None:
    async with visit(browser, site) as page:
        await play_now(page, "Draftosaurus")
        await prompt(page, HAND).wait_for()
        await page.get_by_role("group", name="Hand").get_by_role("button").first.click()
        await page.get_by_role("button", name="Take it").click()
        await expect(prompt(page, PLACE)).to_be_visible()
