"""After a game, and beside one: result, replay, dice, scoring a table at home, lessons."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.async_api import Browser, Page, expect

from tests.web.pages import PHONE, SOON, visit

RECORDS = Path(__file__).parents[2] / "web" / "tests" / "records"


async def finish(page: Page, site: str, game: str = "draftosaurus") -> str:
    """A game of the visitor against a bot, played to its end through the API; the table."""
    await page.goto(site)
    script = """async ([game]) => {
        const ask = async (path, body) => {
            const answer = await fetch(`api/v1${path}`, {
                method: body === undefined ? "GET" : "POST",
                headers: { "content-type": "application/json" },
                body: body === undefined ? undefined : JSON.stringify(body),
            });
            return answer.json();
        };
        await ask("/me", { name: "Ann" });
        const { table } = await ask("/play", { wish: { game, seats: 2, bots: { 1: "random" } } });
        for (let n = 0; n < 3000; n += 1) {
            const scene = (await ask(`/tables/${table}`)).find((frame) => frame.type === "scene");
            if (scene?.is_over) return table;
            const question = scene?.question;
            if (!question) { await new Promise((go) => setTimeout(go, 20)); continue; }
            const choice = question.choices.find((one) => !one.refusal && one.action);
            const act = { type: "act", id: `${n}`, number: question.number, action: choice.action };
            await ask(`/tables/${table}/commands`, act);
        }
    }"""
    return str(await page.evaluate(script, [game]))


async def test_the_result_leads_to_replay_and_dice_and_back_into_the_game(
    site: str, browser: Browser, tmp_path: Path
) -> None:
    async with visit(browser, site) as page:
        table = await finish(page, site)
        await page.goto(f"{site}/table/{table}")
        result = page.get_by_role("dialog")
        await expect(result.get_by_role("heading", level=1)).to_contain_text("win", timeout=SOON)
        await expect(result.get_by_role("link", name="Rule D9.1")).to_have_attribute(
            "href", "/rules/draftosaurus#D9.1"
        )
        await expect(result.get_by_role("img", name="How the points grew")).to_be_visible()
        await result.get_by_role("button", name="Look at the boards").click()
        await expect(result).to_be_hidden()
        await page.reload()
        await result.get_by_role("link", name="Replay").click()

        time = page.get_by_role("slider", name="Time")
        await expect(time).to_be_visible(timeout=SOON)
        last = int(await time.input_value())
        await page.keyboard.press("Home")
        await expect(time).to_have_value("0")
        for _ in range(12):
            await page.keyboard.press("ArrowRight")
        await page.keyboard.press("ArrowLeft")
        await expect(time).to_have_value("11")
        await expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()
        hand = page.get_by_role("group", name="Hand")
        mine = await hand.inner_html()
        eyes = page.get_by_role("group", name="Whose eyes").get_by_role("button")
        await eyes.nth(1).click()
        await expect(eyes.nth(1)).to_have_attribute("aria-pressed", "true")
        await expect(page.get_by_role("group", name="Zoo of")).not_to_have_count(0)
        assert await hand.inner_html() != mine
        await time.fill(str(last // 2))
        await expect(page.get_by_role("list", name="Log").locator("[aria-current]")).to_be_visible()
        await page.keyboard.press("End")
        await expect(time).to_have_value(str(last))
        await check_dice(page, tmp_path)
        await time.fill(str(last // 2))
        await page.get_by_role("button", name="Play on from here").click()
        await expect(page.locator(".prompt")).to_be_visible(timeout=SOON)
        assert table not in page.url

        await page.goto(f"{site}/table/{table}")
        await page.get_by_role("dialog").get_by_role("button", name="Play again").click()
        await expect(page.locator(".prompt")).to_be_visible(timeout=SOON)
        assert table not in page.url


async def check_dice(page: Page, tmp_path: Path) -> None:
    """The draws of the match, and of a record from elsewhere that somebody has changed."""
    await page.get_by_role("tab", name="Dice").click()
    await page.get_by_role("button", name="Check this match").click()
    found = page.get_by_role("tabpanel").get_by_role("status")
    await expect(found).to_contain_text("draws follow from the key")
    lines = (RECORDS / "wyrmspan-2.jsonl").read_text("utf-8").splitlines()
    seat, action = json.loads(lines[4])
    assert seat == -1
    lines[4] = json.dumps([seat, {**action, "number": action["number"] % 70 + 1}])
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join(lines), "utf-8")
    await page.get_by_label("Check a file").set_input_files(forged)
    await expect(found).to_contain_text("line 5")
    await expect(found).to_contain_text("forged.jsonl")


async def test_a_zoo_at_home_is_scored_by_taps_and_kept(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/score/draftosaurus", size=PHONE) as page:
        zoo = page.get_by_role("group", name="Zoo of Player 1")
        await page.get_by_role("button", name="Stegosaurus", exact=True).click()
        for points in ("+2", "+2", "+4"):
            await zoo.get_by_role("button", name=f"Forest of Sameness, open, {points}").dispatch_event(
                "click"
            )
        await page.get_by_role("button", name="Diplodocus", exact=True).click()
        forest = zoo.get_by_role("button", name="Forest of Sameness, closed, rule D9.1")
        await forest.dispatch_event("click")
        await expect(page.get_by_role("note")).to_contain_text("one species")
        await page.reload()
        so_far = page.get_by_role("list", name="Player 1 so far")
        await expect(so_far).to_contain_text("Forest of Sameness8")
        assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        await page.get_by_role("button", name="Next: Player 2").click()
        await page.get_by_role("button", name="To the sheet").click()
        await expect(page.get_by_role("heading", name="Player 1 wins with 8 points!")).to_be_visible()


async def test_nests_at_home_are_scored(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/score/gods_love_dinosaurs", size=PHONE) as page:
        golden = page.get_by_role("group", name="Golden eggs").get_by_role(
            "button", name="One more: Golden eggs"
        )
        await golden.click()
        await golden.click()
        await expect(page.get_by_role("list", name="Player 1 so far")).to_contain_text("Golden eggs10")
        assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


async def test_dragons_at_home_are_found_by_typing(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/score/wyrmspan", size=PHONE) as page:
        field = page.get_by_role("combobox", name="Name or number of a dragon")
        await field.fill("fire")
        await expect(page.get_by_role("option").first).to_contain_text("Melodious Firedragon")
        await field.press("Enter")
        await expect(page.get_by_role("button", name="space 1: Melodious Firedragon")).to_be_visible()
        await expect(page.get_by_role("list", name="Player 1 so far")).to_contain_text("Dragon cards2")
        assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


async def test_draftosaurus_is_learned_by_doing(site: str, browser: Browser) -> None:
    over = "Оце й увесь урок!"
    async with visit(browser, f"{site}/learn/draftosaurus", "uk") as page:
        teacher = page.get_by_role("region", name="Урок")
        said = teacher.get_by_role("status")
        await expect(said).not_to_be_empty(timeout=SOON)
        await answer(page)
        closed = page.locator(".place.closed")
        await closed.first.dispatch_event("click")  # a wrong try, as the teacher asks for
        await expect(page.get_by_role("note")).to_contain_text("D6.2")
        await page.reload()  # it goes on where it was left
        for _ in range(12):
            if over in await said.inner_text(timeout=SOON):
                break
            await answer(page)
        await expect(said).to_contain_text(over)


async def answer(page: Page) -> None:
    """Answer what is asked with an open choice."""
    await page.locator(".prompt:not(.waiting) .main").first.wait_for(timeout=SOON)
    asked = await page.locator(".prompt").get_attribute("data-number")
    await page.locator(".place.legal, .pieces button:not([disabled])").last.dispatch_event("click")
    await page.locator(".prompt .main[aria-disabled=false]").click()
    await page.locator(f".prompt:not([data-number='{asked}'])").first.wait_for(timeout=SOON)
