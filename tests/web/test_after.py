"""After a game, and beside one: result, replay, dice, scoring a table at home, lessons."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.async_api import Browser, Locator, Page, expect

from tests.web.pages import MIDDLE, PHONE, finished, playing, reach, visit
from tests.web.scenes import Person

RECORDS = Path(__file__).parents[2] / "web" / "tests" / "records"


def play_out(ann: Person) -> str:
    """She and somebody else play Draftosaurus to its end; the table."""
    table: str = ann.post("/tables", wish={"game": "draftosaurus", "seats": 2, "open": True})["table"]
    with Person(ann.site, "Ben") as ben:
        ben.post(f"/tables/{table}/seats")
        while ann.decide(table) and ben.decide(table):
            pass
    return table


async def test_the_result_leads_to_replay_and_dice_and_back_into_the_game(
    site: str, browser: Browser, tmp_path: Path
) -> None:
    with Person(site, "Ann") as ann:
        table = play_out(ann)
        async with visit(browser, f"{site}/table/{table}", person=ann) as page:
            result = page.get_by_role("dialog")
            await expect(result.get_by_role("heading", level=1)).to_contain_text("with")
            rule = result.get_by_role("link", name="Rule D9.1")
            await expect(rule).to_have_attribute("href", "/rules/draftosaurus#D9.1")
            await expect(result.get_by_role("img", name="How the points grew")).to_be_visible()
            await take_along(page, result, table)
            await result.get_by_role("button", name="Look at the boards").click()
            await expect(result).to_be_hidden()
            await page.reload()
            await result.get_by_role("link", name="Replay").click()
            await walk(page)
            await check_dice(page, tmp_path)
            await judge(page, ann, table)
            await page.get_by_role("button", name="Play on from here").click()
            await page.wait_for_url(lambda url: "/table/" in url and table not in url)
            await expect(page.get_by_role("group", name="Your zoo")).to_be_visible()
            await page.goto(f"{site}/table/{table}")
            await result.get_by_role("button", name="Play again").click()
            await page.wait_for_url(lambda url: "/table/" in url and table not in url)


async def take_along(page: Page, result: Locator, table: str) -> None:
    """The record as a file, and a link for others."""
    async with page.expect_download() as waiting:
        await result.get_by_role("link", name="Save the record").click()
    saved = await waiting.value
    assert saved.suggested_filename == f"{table}.jsonl"
    header, *entries = Path(await saved.path()).read_text("utf-8").splitlines()
    assert json.loads(header)["game"] == "draftosaurus"
    assert len(entries) > 40
    await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await page.evaluate("delete Navigator.prototype.share")
    await result.get_by_role("button", name="Share").click()
    await expect(result.get_by_role("button", name="Copied")).to_be_visible()
    assert (await page.evaluate("navigator.clipboard.readText()")).endswith(f"/replay/{table}")


async def walk(page: Page) -> None:
    """Through a replay, by keys and slider, and through the eyes of the other seat."""
    time = page.get_by_role("slider", name="Time")
    await expect(time).to_be_visible()
    last = await time.input_value()
    await page.keyboard.press("Home")
    await expect(time).to_have_value("0")
    await page.keyboard.press("ArrowRight")  # past chance, to the first decision
    await expect(time).to_have_attribute("aria-valuetext", "Round 1, turn 1")
    first = await time.input_value()
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowLeft")
    await expect(time).to_have_value(first)
    await page.keyboard.press("Shift+ArrowRight")
    await expect(time).to_have_attribute("aria-valuetext", "Round 1, turn 2")
    hand = page.get_by_role("group", name="Hand")
    await expect(hand.get_by_role("img")).not_to_have_count(0)
    await expect(hand).to_contain_text("then on to Ben")
    await page.get_by_role("group", name="Whose eyes").get_by_role("button", name="Ben").click()
    await expect(page.get_by_role("button", name="Ben", pressed=True)).to_be_visible()
    await expect(hand).to_contain_text("then on to Ann")  # his scene is fetched first
    await time.fill("30")
    turn = page.get_by_role("group", name="Log").get_by_role("group", name=re.compile("rolls the die"))
    await expect(turn.locator("[aria-current]")).to_be_visible()
    await page.keyboard.press("End")
    await expect(time).to_have_value(last)
    await expect(hand).to_have_count(0)
    await page.keyboard.press("p")
    await expect(page.get_by_role("alert")).to_contain_text("The game is over here")


async def judge(page: Page, ann: Person, table: str) -> None:
    """What a verdict shows; the tests of the server know how it is found."""
    steps = (ann.get(f"/tables/{table}/steps/{step}?seat=1") for step in range(40, 80))
    found = next(one for one in steps if one.get("question", {}).get("kind") == "place")
    step, question = found["step"], found["question"]
    better, made = [one for one in question["choices"] if "refusal" not in one][:2]
    decision = {
        **{"entry": step + 1, "seat": 1, "mark": "mistake", "loss": 2.5, "error": 0.2, "count": 2},
        "options": [
            {"label": one["label"], "spots": one["spots"], "lead": lead, "win": 0.5, "is_made": one is made}
            for one, lead in ((better, 3.0), (made, 0.5))
        ],
        "asked": question["asked"],
    }
    judged = {"state": "done", "by": "bot", "playouts": 256, "decisions": [decision], "players": []}
    await page.route("**/analysis*", lambda route: route.fulfill(json=judged))
    await page.get_by_role("button", name="Judge the decisions").click()
    await expect(page.get_by_role("tab", name="Decisions")).to_be_visible()  # the judgement has come
    await page.keyboard.press("m")
    await expect(page.get_by_role("slider", name="Time")).to_have_value(str(step))
    verdict = page.get_by_role("region", name="Verdict")
    await expect(verdict.get_by_role("heading")).to_contain_text("−2.5 points")
    await expect(verdict).to_contain_text(f"{better['label']['text']} was worth more.")
    await expect(verdict).to_contain_text("Almost certain: the loss is known to within ± 0.4 points.")
    board = page.get_by_role("group", name="Zoo of Ben")
    await expect(board).to_contain_text("Ben, here")
    await expect(board).to_contain_text("better +2.5")
    decisions = page.get_by_role("tabpanel").get_by_role("listitem")
    await page.get_by_role("tab", name="Decisions").click()
    await expect(decisions).to_contain_text("−2.5")


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


async def test_a_replay_of_a_game_that_goes_on_leads_to_its_table(site: str, browser: Browser) -> None:
    with playing("draftosaurus")(site) as (ada, path):
        async with visit(browser, site + path.replace("table", "replay"), person=ada) as page:
            await expect(page.get_by_role("alert")).to_have_text("The game is not over yet.")
            await page.get_by_role("link", name="Look in").click()
            await expect(page.get_by_role("group", name="Hand")).to_be_visible()


async def test_keys_stay_on_the_last_page(site: str, browser: Browser) -> None:
    """The table below it cannot be seen, so it is not walked through."""
    with finished("/table/{table}")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            last = page.get_by_role("dialog")
            await expect(last).to_be_focused()
            board = page.get_by_role("region", name="Your table")
            for _ in range(40):
                await page.keyboard.press("Tab")
                assert not await board.evaluate("node => node.contains(document.activeElement)")
            await last.get_by_role("button", name="Look at the boards").click()
            await reach(page, page.get_by_role("tab", name="Log"))


async def test_a_zoo_at_home_is_scored_by_taps_and_kept(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/score/draftosaurus", size=PHONE) as page:
        zoo = page.get_by_role("group", name="Zoo of Player 1")
        await page.get_by_role("button", name="Stegosaurus", exact=True).click()
        for points in ("+2", "+2", "+4"):
            await zoo.get_by_role("button", name=f"Forest of Sameness, open, {points}").dispatch_event(
                "click"
            )
        await expect(page.get_by_text("Parasaurolophus", exact=True)).to_be_visible()
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


async def test_the_names_of_dinosaurs_stay_in_one_line(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/score/draftosaurus", size=MIDDLE) as page:
        longest = await page.get_by_text("Parasaurolophus", exact=True).bounding_box()
        shortest = await page.get_by_text("T-Rex", exact=True).bounding_box()
        assert longest is not None
        assert shortest is not None
        assert longest["height"] == shortest["height"]


async def test_nests_at_home_fit_a_small_screen(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/score/gods_love_dinosaurs", size=MIDDLE) as page:
        await page.get_by_role("group", name="Dinosaurs").wait_for()
        assert await page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


async def test_dragons_at_home_are_found_by_typing(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/score/wyrmspan", size=PHONE) as page:
        field = page.get_by_role("combobox", name="Name or number of a dragon")
        await field.fill("fire")
        await expect(page.get_by_role("option").first).to_contain_text("Melodious Firedragon")
        await field.press("Enter")
        await expect(page.get_by_role("button", name="space 1: Melodious Firedragon")).to_be_visible()
        await expect(page.get_by_role("list", name="Player 1 so far")).to_contain_text("Dragon cards2")
        for part in ("Guild", "Goals", "The rest"):  # nothing is forgotten
            await page.get_by_role("button", name=f"Next: {part}").click()
            await expect(page.get_by_role("tab", name=part, selected=True)).to_be_visible()
        await page.get_by_role("button", name="Next: Player 2").click()
        await expect(page.get_by_role("tab", name="Dragons", selected=True)).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


async def test_draftosaurus_is_learned_by_doing(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/learn/draftosaurus") as page:
        said = page.get_by_role("region", name="Lesson").get_by_role("status")
        await expect(said).to_contain_text("Choose one of your six dinosaurs.")
        await answer(page)
        await expect(said).to_contain_text("First try a place with a lock.")
        await page.get_by_role("button", name=re.compile("Prairie of Love, closed")).click()
        await expect(page.get_by_role("note")).to_contain_text("D6.2")
        await expect(said).to_contain_text("Now place it where a rope is.")
        await page.reload()  # it goes on where it was left
        await expect(said).to_contain_text("Now place it where a rope is.")
        for told in (
            "the hands were passed on",
            "Each pen",
            "Two pens",
            "Ask for a hint",
            "You know everything",
        ):
            await answer(page)
            await expect(said).to_contain_text(told)
        await answer(page)
        await expect(said).to_contain_text("That was the lesson!")


async def answer(page: Page) -> None:
    """Choose or place a dinosaur, the first that can be."""
    hand = page.get_by_role("group", name="Hand").get_by_role("button")
    places = page.get_by_role("group", name="Your zoo").get_by_role("button", name=re.compile(", open, "))
    await hand.or_(places).first.wait_for()
    await (hand if await hand.count() else places).first.click()
    await page.get_by_role("button", name=re.compile("^(Take|Place) it$")).click()
