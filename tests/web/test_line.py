"""The line between the page and the server: two browsers, two tabs, late clicks, a server that is killed."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.async_api import Browser, WebSocketRoute, expect

from tests.web.pages import SOON, scene, visit
from tests.web.scenes import set_up
from tests.web.serving import Server
from tests.web.test_draftosaurus import PLACE, prompt

WAIT = re.compile("Wait for the other players")
# From now on count the lines that are taken out of the log.
COUNT_LOST = """() => {
  window.lost = 0;
  const count = (changes) => changes.forEach((change) => (window.lost += change.removedNodes.length));
  new MutationObserver(count).observe(document.querySelector("[role=tabpanel] ol"), { childList: true });
}"""


async def test_two_browsers_at_one_table(site: str, browser: Browser) -> None:
    """What one does the other sees, also what is said; past what was seen, an undo needs both."""
    with set_up(site, "draftosaurus", "two") as ((ada, mira), path):
        async with (
            visit(browser, site + path, person=ada) as one,
            visit(browser, site + path, person=mira) as two,
        ):
            for page in (one, two):
                await page.get_by_role("group", name="Hand").get_by_role("button").first.click()
                await page.get_by_role("button", name="Return it").click()
            await expect(two.get_by_role("tabpanel")).to_contain_text("Ada returns to the box")
            await expect(one.get_by_role("tabpanel")).to_contain_text("Mira returns to the box")
            await one.get_by_role("tab", name="Chat").click()
            await one.get_by_role("textbox", name="Say something").fill("Well played")
            await one.keyboard.press("Enter")
            await two.get_by_role("tab", name="Chat").click()
            await expect(two.get_by_role("tabpanel")).to_contain_text("Well played")
            await one.get_by_role("button", name="Undo").click()
            await two.get_by_role("button", name="Agree").click()
            await expect(prompt(one, re.compile("return to the box"))).to_be_visible()


async def test_who_looks_on_is_told_when_a_table_becomes_private(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "two")(site) as (ada, path):
        assert ada is not None
        async with visit(browser, site + path) as page:
            await expect(page.get_by_role("tab", name="Log")).to_be_visible()
            ada.put(f"/tables/{path.rpartition('/')[2]}/public", public=False)
            await expect(page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
            await expect(page.get_by_role("alert")).to_contain_text("private")


async def test_two_tabs_show_the_same(site: str, browser: Browser) -> None:
    with scene("draftosaurus", "summer")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as one:
            two = await one.context.new_page()
            await two.goto(site + path)
            await two.get_by_role("button", name=re.compile("^King of the Jungle, open")).click()
            await two.get_by_role("button", name="Place it").click()
            await expect(prompt(one, WAIT)).to_be_visible()


async def test_a_late_click_is_refused_with_the_reason(site: str, browser: Browser) -> None:
    """Another tab has answered, and this one has not heard of it: it says so and shows the truth."""
    with scene("draftosaurus", "summer")(site) as (ada, path):
        async with visit(browser, site + path, person=ada) as late:
            deaf = False

            def wire(socket: WebSocketRoute) -> None:
                server = socket.connect_to_server()

                def pass_on(message: str | bytes) -> None:
                    if not deaf or json.loads(message)["type"] not in ("scene", "told", "table"):
                        socket.send(message)

                server.on_message(pass_on)

            await late.route_web_socket(re.compile("/api/v1/socket"), wire)
            await late.reload()
            await late.get_by_role("button", name=re.compile("^King of the Jungle, open")).click()
            deaf = True
            other = await late.context.new_page()
            await other.goto(site + path)
            await other.get_by_role("button", name=re.compile("^River, open")).click()
            await other.get_by_role("button", name="Place it").click()
            await expect(prompt(other, WAIT)).to_be_visible()
            await late.get_by_role("button", name="Place it").click()
            await expect(prompt(late, WAIT)).to_be_visible()
            await expect(late.get_by_role("status").locator(".bad")).to_be_visible()


async def test_a_line_that_comes_back_keeps_the_log(site: str, browser: Browser) -> None:
    """What was told once is not told again: nobody wants to hear it read out twice."""
    with scene("draftosaurus", "two")(site) as (ada, path):
        assert ada is not None
        sockets: list[WebSocketRoute] = []

        def wire(socket: WebSocketRoute) -> None:
            sockets.append(socket)
            socket.connect_to_server()

        async with visit(browser, site + path, person=ada) as page:
            await page.route_web_socket(re.compile("/api/v1/socket"), wire)
            await page.reload()
            await page.get_by_role("group", name="Hand").get_by_role("button").first.click()
            await page.get_by_role("button", name="Return it").click()
            lines = page.get_by_role("tabpanel").get_by_role("listitem")
            await expect(lines.filter(has_text="Ada has decided")).to_have_count(1)
            await page.evaluate(COUNT_LOST)
            await sockets[-1].close()
            await expect(page.get_by_text("The line is lost")).to_be_visible()
            await expect(page.get_by_text("The line is lost")).to_have_count(0, timeout=SOON)
            ada.beside[0].decide(path.rpartition("/")[2])
            await expect(lines.filter(has_text="Mira returns to the box")).to_have_count(1)
            assert await page.evaluate("window.lost") == 0


async def test_a_killed_server_loses_nothing(tmp_path: Path, browser: Browser) -> None:
    """The page says that the line is lost, calls again, and sends the choice that was made meanwhile."""
    with Server(tmp_path) as server, scene("draftosaurus", "summer")(server.site) as (ada, path):
        async with visit(browser, server.site + path, person=ada) as page:
            await prompt(page, PLACE).wait_for()
            server.kill()
            await expect(page.get_by_text("The line is lost")).to_be_visible()
            await page.get_by_role("button", name=re.compile("^King of the Jungle, open")).click()
            await page.get_by_role("button", name="Place it").click()
            server.start()
            await expect(page.get_by_text("The line is lost")).to_have_count(0, timeout=SOON)
            await expect(prompt(page, WAIT)).to_be_visible()
            await page.reload()
            await expect(prompt(page, WAIT)).to_be_visible()


async def test_a_line_that_died_silently_is_noticed_when_somebody_is_back(
    site: str, browser: Browser
) -> None:
    """As after a laptop slept: the socket looks open, and nothing passes in either direction."""
    with set_up(site, "draftosaurus", "two") as ((ada, mira), path):
        async with visit(browser, site, person=ada) as page:
            lines: list[dict[str, bool]] = []

            def relay(near: WebSocketRoute) -> None:
                far = near.connect_to_server()
                line = {"dead": False}
                lines.append(line)
                near.on_message(lambda said: None if line["dead"] else far.send(said))
                far.on_message(lambda said: None if line["dead"] else near.send(said))

            await page.route_web_socket(re.compile("/api/v1/socket"), relay)
            await page.goto(site + path)
            other = page.get_by_role("article").filter(has_text="Mira")
            await expect(other).to_contain_text("still deciding")
            lines[0]["dead"] = True
            mira.decide(path.rpartition("/")[2])
            await page.wait_for_timeout(500)
            await expect(other).to_contain_text("still deciding")
            await page.evaluate("dispatchEvent(new Event('online'))")
            await expect(other).to_contain_text("has decided")
            assert len(lines) == 2
