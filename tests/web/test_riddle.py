"""The riddle of the day: a wrong try is answered at once, the right one pointed at, ranked and shared."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Browser, Page, expect

from dracosaur.server.hosting.riddles import FIRST_DAY
from tests.web.pages import PHONE, visit
from tests.web.scenes import Person

Choice = dict[str, Any]  # as it is read from the wire


async def answer(page: Page, choice: Choice) -> None:
    """Give this answer at the table of Draftosaurus: a dinosaur of the hand, or a place of the zoo."""
    label = choice["label"]["text"]
    group = "Hand" if choice["spots"][0][0] == "hand" else "Your zoo"
    name = re.compile(rf"^{re.escape(label)}\b")
    await page.get_by_role("group", name=group).get_by_role("button", name=name).first.dispatch_event("click")
    await page.get_by_role("button", name=re.compile("^(Take it|Return it|Place it|Move it)$")).click()


def riddle_of(person: Person, game: str) -> tuple[str, Choice, list[Choice]]:
    """A riddle that is the same whenever we test, its best answer and the others, learned by giving it up."""
    riddle = f"{FIRST_DAY}-{game}"
    shown = person.post(f"/riddles/{riddle}/surrender")
    best = shown["solution"]["choice"]
    offered = [one for one in shown["frames"][1]["question"]["choices"] if "refusal" not in one]
    return riddle, best, [one for one in offered if one["action"] != best["action"]]


async def test_a_riddle_is_tried_solved_ranked_and_shared(site: str, browser: Browser) -> None:
    with Person(site, "Mira") as mira, Person(site, "Ada") as ada:
        riddle, best, others = riddle_of(mira, "draftosaurus")
        async with visit(browser, site, person=ada) as page:
            await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
            await page.evaluate("delete Navigator.prototype.share")
            cards = page.get_by_role("region", name="Riddles of today").get_by_role("link")
            await expect(cards).to_have_count(3)
            await cards.first.click()
            bubble = page.get_by_role("region", name="Riddle of the day")
            await expect(bubble).to_contain_text("One answer is clearly the best.")
            await page.goto(f"{site}/riddle/draftosaurus/{FIRST_DAY}")
            await expect(page.get_by_role("button", name="Hint")).to_have_count(0)  # it would tell the answer
            await answer(page, others[0])
            await expect(bubble).to_contain_text(
                re.compile(r"Not the best: another answer brings about \d+ point")
            )
            await answer(page, best)
            await expect(bubble).to_contain_text("That is it!")
            await expect(bubble).to_contain_text("Solved with 2 tries.")
            await expect(bubble).to_contain_text(f"The best answer: {best['label']['text']}")
            await expect(page.get_by_text(f"A good choice: {best['label']['text']}")).to_be_visible()
            board = page.get_by_role("region", name="Who has found it").get_by_role("listitem")
            await expect(board.filter(has_text="You")).to_be_visible()
            await bubble.get_by_role("button", name="Share").click()
            await expect(bubble.get_by_role("button", name="Copied")).to_be_visible()
            shared = await page.evaluate("navigator.clipboard.readText()")
            assert shared.endswith(f"{site}/riddle/draftosaurus/{FIRST_DAY}")
            assert best["label"]["text"] not in shared
            await page.reload()
            await expect(bubble).to_contain_text("Solved with 2 tries.")
        assert ada.get(f"/riddles/{riddle}/leaderboard")[0]["name"] == "Ada"


async def test_giving_up_takes_two_presses_and_shows_the_answer(site: str, browser: Browser) -> None:
    with Person(site, "Mira") as mira, Person(site, "Ada") as ada:
        for game in ("gods_love_dinosaurs", "wyrmspan"):
            riddle, best, _ = riddle_of(mira, game)
            async with visit(
                browser, f"{site}/riddle/{game}/{FIRST_DAY}", person=ada, size=PHONE, lang="uk"
            ) as page:
                bubble = page.get_by_role("region", name="Загадка дня")
                await bubble.get_by_role("button", name="Здатися").click()
                await expect(bubble).not_to_contain_text("Найкраща відповідь")
                await bubble.get_by_role("button", name="Справді? Показати відповідь").click()
                await expect(bubble).to_contain_text("Найкраща відповідь")
            assert ada.get(f"/riddles/{riddle}")["progress"] == "given_up"
            assert best["action"]


async def test_a_link_without_a_riddle_says_so(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/riddle/wyrmspan/2000-01-01") as page:
        await expect(page.get_by_role("alert")).to_have_text("There is no such riddle. Check the link.")
        await page.get_by_role("link", name="More of today").click()
        await expect(page.get_by_role("heading", name="Riddles of today")).to_be_visible()
