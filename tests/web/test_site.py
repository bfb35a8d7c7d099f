"""The pages around the tables: rules, settings, invitations, challenges, a profile, and no line at all."""

from __future__ import annotations

import io
import re
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from PIL import Image
from playwright.async_api import Browser, Page, expect

from tests.web.pages import PHONE, SOON, play_now, scene, visit
from tests.web.scenes import Person, set_up
from tests.web.serving import Server


async def test_a_refusal_opens_its_rule_beside_the_table(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "summer")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as page:
            await page.get_by_role("button", name=re.compile("closed, rule D9.1")).first.dispatch_event(
                "click"
            )
            await page.get_by_role("note").get_by_role("link", name="Rule D9.1").click()
            await expect(page.get_by_role("tab", name="Rules", selected=True)).to_be_visible()
            rule = page.get_by_role("tabpanel").get_by_role("link", name="Rule D9.1")
            await expect(rule).to_be_in_viewport()
            await expect(rule).to_have_attribute("href", "/rules/draftosaurus#D9.1")
            await expect(page).to_have_url(site + path)
            await page.get_by_role("searchbox", name="Search the rules by word or number").fill("quarantine")
            await expect(rule).to_have_count(0)
            await expect(page.get_by_role("tabpanel").get_by_role("link")).not_to_have_count(0)


async def test_rules_are_found_by_word_and_by_number(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/rules/draftosaurus") as page:
        search = page.get_by_role("searchbox", name="Search the rules by word or number")
        await search.fill("bridge")
        found = page.get_by_role("definition").filter(has_text=re.compile("bridge", re.IGNORECASE))
        await expect(found.first).to_be_visible()
        await expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+ rules$"))
        await search.fill("d6.7")
        await expect(page.get_by_role("status")).to_have_text("1 rule")
        await search.fill("dragonfly")
        await expect(page.get_by_text("No rule has “dragonfly” in it.")).to_be_visible()
        await page.get_by_role("button", name="Clear the search").click()
        await page.get_by_role("link", name="Player’s guide").first.click()
        await expect(page.get_by_role("heading", name="A turn")).to_be_visible()
        await page.get_by_role("main").get_by_role("link", name="Rule D5.2").first.click()
        await expect(page).to_have_url(f"{site}/rules/draftosaurus#D5.2")


async def test_settings_hold_in_all_tabs_and_over_a_reload(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/settings") as page:
        other = await page.context.new_page()
        await other.goto(f"{site}/settings")
        await page.get_by_role("button", name="Dark", exact=True).click()
        await page.get_by_role("switch", name="Confirm moves").click()
        await expect(other.get_by_role("switch", name="Confirm moves")).to_have_attribute(
            "aria-checked", "false"
        )
        await expect(other.locator("html")).to_have_attribute("data-theme", "dark")
        await page.evaluate("window.same = true")
        await page.get_by_role("button", name="Čeština").click()
        await expect(page.get_by_role("heading", name="Nastavení")).to_be_visible()
        assert await page.evaluate("window.same")
        await expect(other.get_by_role("heading", name="Nastavení")).to_be_visible()
        await page.reload()
        await expect(page.get_by_role("switch", name="Potvrzovat tahy")).to_have_attribute(
            "aria-checked", "false"
        )
        await expect(page.locator("html")).to_have_attribute("data-theme", "dark")


async def test_a_token_is_made_shown_once_and_revoked(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/settings") as page:
        await page.get_by_role("textbox", name="What the token is for").fill("My robot")
        await page.get_by_role("button", name="Make a token").click()
        await expect(page.get_by_text("drac_")).to_be_visible()
        await page.reload()
        revoke = page.get_by_role("button", name="Revoke the token “My robot”")
        await expect(revoke).to_be_visible()
        await expect(page.get_by_text("drac_")).to_have_count(0)
        await revoke.click()
        await expect(revoke).to_have_count(0)


async def test_an_account_takes_the_settings_along(site: str, browser: Browser) -> None:
    name = "Ada of the settings"
    async with visit(browser, f"{site}/sign-in?new") as page:
        await page.get_by_role("textbox", name="Name", exact=True).fill(name)
        await page.get_by_role("textbox", name="Password").fill("long enough")
        await page.get_by_role("button", name="Make an account").click()
        await expect(page).to_have_url(f"{site}/")
        await page.goto(f"{site}/settings")
        async with page.expect_response(lambda answer: answer.request.method == "PATCH"):
            await page.get_by_role("switch", name="Calm motion").click()
    async with visit(browser, f"{site}/sign-in") as page:
        await page.get_by_role("textbox", name="Name", exact=True).fill(name)
        await page.get_by_role("textbox", name="Password").fill("long enough")
        await page.get_by_role("main").get_by_role("button", name="Sign in").click()
        await expect(page).to_have_url(f"{site}/")
        await page.goto(f"{site}/settings")
        await expect(page.get_by_role("switch", name="Calm motion")).to_have_attribute("aria-checked", "true")
        await page.get_by_role("button", name="Sign out everywhere").click()
        await expect(page).to_have_url(f"{site}/")


async def test_a_link_brings_a_friend_to_the_table_and_the_game_begins(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/new/draftosaurus") as host:
        await host.get_by_role("button", name="A person by link or code").first.click()
        chooser = host.get_by_role("dialog", name="Who sits here?")
        await chooser.get_by_role("button", name="Keeper").click()
        await host.get_by_role("button", name="Winter board").click()
        await host.get_by_role("button", name="Polish edition").click()
        await host.get_by_role("button", name="Open the table").click()
        link = await host.get_by_role("textbox", name="Link to this table").input_value()
        assert re.fullmatch(rf"{site}/join/\w{{6}}", link)
        async with visit(browser, link) as friend:
            await expect(friend.get_by_text("Winter board · Polish edition")).to_be_visible()
            await friend.get_by_role("textbox", name="Your name at the table").fill("Mira")
            await friend.keyboard.press("Enter")
            await friend.get_by_role("button", name="Sit down").click()
            for page in (host, friend):
                await expect(page.get_by_role("group", name="Hand")).to_be_visible()


async def test_an_option_of_ones_own_leaves_the_edition(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/new/draftosaurus") as page:
        edition = page.get_by_role("group", name="Edition")
        leaving = page.get_by_role("combobox", name="Leaving quarantine")
        await page.get_by_role("button", name="Winter board").click()
        await edition.get_by_role("button", name="Polish edition").click()
        await expect(page.get_by_role("button", name="Winter board", pressed=True)).to_be_visible()
        await leaving.select_option("It must leave")
        await expect(edition.get_by_role("button", name="My own", pressed=True)).to_be_visible()
        await edition.get_by_role("button", name="Polish edition").click()
        await expect(leaving.get_by_role("option", selected=True)).to_have_text("It may stay")


async def test_who_is_muted_is_heard_no_more_until_one_wants_to(site: str, browser: Browser) -> None:
    with set_up(site, "draftosaurus", "two") as ((ada, mira), path):
        table = path.rpartition("/")[2]
        mira.post(f"/tables/{table}/chat", text="Bananas!")
        async with visit(browser, site + path, person=ada) as page:
            await page.get_by_role("tab", name="Chat").click()
            await expect(page.get_by_text("Bananas!")).to_be_visible()
            await page.get_by_role("button", name="Hear no more of Mira").click()
            await expect(page.get_by_text("Bananas!")).to_have_count(0)
            await page.reload()
            await page.get_by_role("tab", name="Chat").click()
            await expect(page.get_by_text("Mira is muted.")).to_be_visible()
            await expect(page.get_by_text("Bananas!")).to_have_count(0)
            await page.get_by_role("button", name="Hear again").click()
            await page.reload()
            await page.get_by_role("tab", name="Chat").click()
            await expect(page.get_by_text("Bananas!")).to_be_visible()


async def test_a_challenge_is_played_and_counts_on_leaderboard_and_profile(
    site: str, browser: Browser
) -> None:
    with Person(site, "Ada") as ada:
        async with visit(browser, f"{site}/today", person=ada) as page:
            await page.get_by_role("button", name="Play the challenge").click()
            await page.wait_for_url(re.compile("/table/"))
            table = page.url.rpartition("/")[2]
            await finish(page, ada, table)
            await page.goto(f"{site}/today")
            board = page.get_by_role("complementary", name="Best first tries").get_by_role("listitem")
            points = await board.filter(has_text="You").locator("b").last.inner_text()
            await expect(page.get_by_text(f"you have {points} points").first).to_be_visible()
            await page.goto(f"{site}/profile")
            await expect(page.get_by_role("heading", name="Ada")).to_be_visible()
            await expect(page.get_by_text(re.compile(rf"of 3, {points} points"))).to_be_visible()


async def finish(page: Page, person: Person, table: str) -> None:
    """Play to the end by the API, the first open choice always; the page follows."""
    for n in range(SOON // 100):
        frames = person.get(f"/tables/{table}")
        now = next((frame for frame in frames if frame["type"] == "scene"), None)
        assert now is not None
        if now["is_over"]:
            return
        if question := now.get("question"):
            action = next(one["action"] for one in question["choices"] if "refusal" not in one)
            command = {"type": "act", "id": f"a{n}", "number": question["number"], "action": action}
            person.post(f"/tables/{table}/commands", **command)
        else:
            await page.wait_for_timeout(100)  # bots think
    raise AssertionError("the game does not end")


async def test_cards_are_found_by_what_is_printed_on_them(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/cards") as page:
        found = page.get_by_role("status").filter(has_text="of 183 cards")
        await expect(found).to_have_text("183 of 183 cards", timeout=SOON)
        await page.get_by_role("searchbox").fill("seedeating")
        await expect(found).to_have_text("1 of 183 cards")
        await page.get_by_role("button", name=re.compile("Seedeating Drake")).click()
        card = page.get_by_role("complementary", name="Chosen card")
        await expect(card.get_by_role("article", name="Seedeating Drake")).to_be_visible()
        await page.get_by_role("searchbox").fill("")
        await page.get_by_role("button", name=re.compile("^hatchling 35$", re.IGNORECASE)).click()
        await expect(found).to_have_text("35 of 183 cards")
        chosen = page.get_by_role("main").get_by_role("group", name="Filters")
        await chosen.get_by_role("button", name="hatchling").click()
        await expect(found).to_have_text("183 of 183 cards")
        await page.get_by_role("button", name="shy", exact=True).click()
        await page.get_by_role("button", name="Clear all").click()
        await page.get_by_role("button", name="Cave cards", exact=True).click()
        await expect(page.get_by_role("status").filter(has_text="of 75 cards")).to_be_visible()


async def test_an_address_of_nothing_helps_on(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/nowhere/at/all") as page:
        await expect(page.get_by_role("heading", name="This trail leads nowhere")).to_be_visible()
        await page.get_by_role("button", name="Enter a table code").click()
        await page.get_by_role("textbox", name="Got a table code?").fill("QQQQQQ")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("alert")).to_be_visible()
        await page.get_by_role("link", name="To the games").click()
        await expect(page).to_have_url(f"{site}/")
        for broken in ("%E0%A4%A", "table/%D0%9"):  # a letter of the link is missing
            await page.goto(f"{site}/{broken}")
            await expect(page.get_by_role("heading", name="This trail leads nowhere")).to_be_visible()
        await page.goto(f"{site}/rules/draftosaurus#%")
        await expect(page.get_by_role("link", name="D1.1", exact=True)).to_be_visible()


async def score_alone(page: Page, site: str) -> None:
    """A zoo is scored by the browser alone, which also knows why a pen is closed."""
    await page.goto(f"{site}/score/draftosaurus")
    zoo = page.get_by_role("group", name="Zoo of Player 1")
    await page.get_by_role("button", name="Stegosaurus", exact=True).click()
    for points in ("+2", "+2", "+4"):
        await zoo.get_by_role("button", name=f"Forest of Sameness, open, {points}").click()
    await page.get_by_role("button", name="Diplodocus", exact=True).click()
    await zoo.get_by_role("button", name="Forest of Sameness, closed, rule D9.1").click()
    await expect(page.get_by_role("note")).to_contain_text("one species")
    lines = page.get_by_role("list", name=re.compile("Player 1 so far")).get_by_role("listitem")
    await expect(lines.filter(has_text="Total")).to_have_text(re.compile(r"8$"))
    await expect(page.get_by_text("counted on this device")).to_be_visible()


async def test_without_a_line_the_shell_opens_and_no_answer_is_old(tmp_path: Path, browser: Browser) -> None:
    with Server(tmp_path) as server:
        async with visit(browser, server.site, keeps_shell=True) as page:
            await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            await page.reload()
            await page.wait_for_function("navigator.serviceWorker.controller !== null")
            await expect(page.get_by_role("article")).to_have_count(3)
            server.kill()
            await page.reload()
            await expect(page.get_by_role("heading", name="The table is set.")).to_be_visible()
            await expect(page.get_by_role("alert").first).to_contain_text("cannot be reached")
            asked = "fetch('api/v1/games').then(() => 'old', () => 'none')"
            assert await page.evaluate(asked) == "none"
            await score_alone(page, server.site)
            server.start()
            await page.goto(server.site)
            await page.reload()
            await expect(page.get_by_role("article")).to_have_count(3)


async def test_without_a_server_each_page_says_so_and_goes_on_when_it_is_back(
    tmp_path: Path, browser: Browser
) -> None:
    with Server(tmp_path) as server, Person(server.site, "Ada") as ada:
        async with visit(browser, f"{server.site}/settings", person=ada) as page:
            away = "**/api/**"
            await page.route(away, lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
            for path in (
                "/profile",
                "/today",
                "/cards",
                "/riddle/wyrmspan",
                "/learn/wyrmspan",
                "/join/QQQQQQ",
            ):
                await page.goto(server.site + path)
                await expect(page.get_by_role("heading", name="The line is torn")).to_be_visible()
                await expect(page.get_by_role("button", name="Try now")).to_be_visible()
            await page.goto(server.site)
            await expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
            await page.unroute(away)
            await expect(page.get_by_role("article")).to_have_count(3)
            await expect(page.get_by_role("alert")).to_have_count(0)
            await expect(page.get_by_role("textbox", name="Your name at the table")).to_have_value("Ada")


async def test_a_long_list_of_tables_is_short_at_first(site: str, browser: Browser) -> None:
    with Person(site, "Ada") as ada:
        for n in range(6):
            ada.post("/tables", wish={"game": "wyrmspan", "seats": 3, "title": f"Cave {n}"})
        async with visit(browser, site, person=ada) as page:
            mine = page.get_by_role("region", name="My tables")
            await expect(mine.get_by_role("listitem")).to_have_count(3)
            await mine.get_by_role("button", name="Show all 6").click()
            await expect(mine.get_by_role("listitem")).to_have_count(6)
            await mine.get_by_role("button", name="Show fewer").click()
            await expect(mine.get_by_role("listitem")).to_have_count(3)


async def test_it_lives_below_a_prefix(tmp_path: Path, browser: Browser) -> None:
    with Server(tmp_path, "--prefix", "/games") as server:
        home = f"{server.site}/games/"
        asked: list[str] = []
        async with visit(browser, home) as page:
            page.on("request", lambda request: asked.append(request.url))
            page.on("websocket", lambda socket: asked.append(socket.url))
            await play_now(page, "Draftosaurus")
            await page.reload()
            await expect(page.get_by_role("group", name="Hand")).to_be_visible()
            assert page.url.startswith(f"{home}table/")
            for path in ("rules/draftosaurus", "cards", "today", "learn", "score/draftosaurus", "settings"):
                await page.goto(home + path)
                await expect(page.get_by_role("main")).to_be_visible()
                await page.get_by_role("link", name="Dracosaur").click()
                await expect(page).to_have_url(home)
            asked.append(await page.evaluate("document.querySelector('link[rel=manifest]').href"))
        assert [url for url in asked if not urlsplit(url).path.startswith("/games/")] == []


async def test_it_can_be_installed(site: str, browser: Browser) -> None:
    """What a browser asks of a page before it offers to install it."""
    async with visit(browser, site, keeps_shell=True) as page:
        address = await page.evaluate("document.querySelector('link[rel=manifest]').href")
        manifest = await (await page.request.get(address)).json()
        assert manifest["name"]
        assert manifest["display"] == "standalone"
        assert urljoin(address, manifest["start_url"]) == urljoin(address, manifest["scope"]) == f"{site}/"
        sizes = {}
        for icon in manifest["icons"]:
            picture = await page.request.get(urljoin(address, icon["src"]))
            assert picture.headers["content-type"].startswith(icon["type"])
            if icon["type"] == "image/png":
                shown = Image.open(io.BytesIO(await picture.body()))
                assert icon["sizes"] == f"{shown.width}x{shown.height}"
            sizes[icon["sizes"], icon.get("purpose", "any")] = True
        assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= set(sizes)
        assert await page.evaluate("navigator.serviceWorker.ready.then(one => one.scope)") == f"{site}/"


async def test_the_way_back_closes_what_lies_above_the_page(site: str, browser: Browser) -> None:
    async with visit(browser, f"{site}/learn", size=PHONE) as page:
        menu = page.get_by_role("button", name="Menu")
        await menu.click()
        await expect(page.get_by_role("link", name="Rules")).to_be_visible()
        await page.go_back()
        await expect(menu).to_have_attribute("aria-expanded", "false")
        await expect(page).to_have_url(f"{site}/learn")
        await menu.click()
        await page.get_by_role("link", name="Rules").click()  # a link leads on, and back to where it was
        await expect(page).to_have_url(re.compile("/rules/"))
        await page.get_by_role("button", name="Contents").click()
        await page.get_by_role("link", name="Wyrmspan").wait_for()
        await page.go_back()
        await expect(page.get_by_role("link", name="Wyrmspan")).to_have_count(0)
        await page.go_back()
        await expect(page).to_have_url(f"{site}/learn")
        await page.goto(f"{site}/new/draftosaurus")
        await page.get_by_role("button", name="A person by link or code").first.click()
        chooser = page.get_by_role("dialog", name="Who sits here?")
        await chooser.wait_for()
        await page.go_back()
        await expect(chooser).to_have_count(0)
        await expect(page.get_by_role("button", name="Open the table")).to_be_visible()
        await page.get_by_role("button", name="A person by link or code").first.click()
        await chooser.get_by_role("button", name="Keeper").click()  # closed by hand: nothing is left of it
        await expect(chooser).to_have_count(0)
        await page.go_back()
        await expect(page).to_have_url(f"{site}/learn")


async def test_the_way_back_closes_the_sheets_of_a_table(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "summer")(site) as (ada, path):
        async with visit(browser, site + path, size=PHONE, person=ada) as page:
            await page.get_by_role("button", name="Log, chat and rules").click()
            tab = page.get_by_role("tab", name="Rules")
            await expect(tab).to_be_in_viewport()
            await page.go_back()
            await expect(tab).not_to_be_in_viewport()
            await page.get_by_role("button", name="Menu").click()
            await page.get_by_role("button", name="Leave").click()
            leaving = page.get_by_role("dialog")
            await expect(leaving).to_be_visible()
            await page.go_back()
            await expect(leaving).to_have_count(0)
            await expect(page).to_have_url(site + path)
            await expect(page.get_by_role("group", name="Hand")).to_be_visible()
