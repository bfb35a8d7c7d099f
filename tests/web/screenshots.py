"""Pictures of the main screens for the README and the docs: `make screenshots` writes docs/screenshots/."""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.async_api import Browser, Page

from tests.web.looking import settle
from tests.web.pages import PAGES, PHONE, WIDE, Opened, Opening, known, visit
from tests.web.scenes import Person, document_of
from tests.web.serving import Server, chromium, open_browser

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
COLOURS = 256  # the drawings are flat


ANALYSED = 300_000  # milliseconds until a match must be judged
LEVELS = ("apprentice", "visitor", "apprentice")  # who sits at the table besides; they think quickly


class Moment(NamedTuple):
    """A game in its middle: from the position `late` on she plays well until she is asked this."""

    game: str
    seat: int
    seats: int
    kind: str
    after: int  # decisions, so that the log has something to tell

    def reach(self, ada: Person) -> str:
        """The path of a table that has come so far."""
        others = [seat for seat in range(self.seats) if seat != self.seat]
        bots = {str(seat): level for seat, level in zip(others, LEVELS, strict=False)}
        start = document_of(self.game, "late")
        wish = {"game": self.game, "seats": self.seats, "seat": self.seat, "bots": bots, "start": start}
        table: str = ada.post("/play", wish=wish)["table"]
        for made in range(40):
            question = ada.asked(table)
            if question is None or (made >= self.after and question["kind"] == self.kind):
                break
            ada.decide(table, well=True)
        return f"/table/{table}"


@cache
def whole_match(site: str) -> tuple[Person, str]:
    """A game of four that is over, with mistakes to look at: who has played it, and its table."""
    ada = Person(site, "Ada")
    bots = {str(seat): level for seat, level in enumerate(LEVELS, start=1)}
    table: str = ada.post("/play", wish={"game": "draftosaurus", "seats": 4, "bots": bots})["table"]
    made = 0
    while ada.decide(table, well=made % 3 == 0):
        made += 1
    return ada, table


def after_the_match(path: str) -> Opening:
    """A page of the match that is over."""

    @contextmanager
    def open_it(site: str) -> Iterator[Opened]:
        ada, table = whole_match(site)
        yield ada, path.format(table=table)

    return open_it


async def see_the_score(page: Page) -> None:
    """All of the last page is there."""
    await page.get_by_role("dialog").get_by_role("img", name="How the points grew").wait_for()


async def look_at_a_mistake(page: Page) -> None:
    """The match is judged, and the second mistake is looked at."""
    await page.get_by_role("button", name="Judge the decisions").click()
    await page.get_by_role("button", name="Next mistake").wait_for(timeout=ANALYSED)
    await page.keyboard.press("Home")
    for _ in range(2):
        await page.keyboard.press("m")
        await page.wait_for_load_state("networkidle")
    await page.evaluate("scrollTo(0, 0)")


ECOSYSTEM = Moment("gods_love_dinosaurs", seat=2, seats=4, kind="lay", after=4)
CAVES = Moment("wyrmspan", seat=1, seats=3, kind="lay", after=5)
LATE: dict[str, Opening] = {
    "ecosystem": known(ECOSYSTEM.reach),
    "caves": known(CAVES.reach),
    "result": after_the_match("/table/{table}"),
    "replay": after_the_match("/replay/{table}"),
}


class Picture(NamedTuple):
    """One file: a page of `LATE` or `PAGES`, at a size, in a theme, after something was done there."""

    page: str
    size: tuple[int, int] = WIDE
    dark: bool = False
    then: Callable[[Page], Awaitable[None]] | None = None


PICTURES: dict[str, Picture] = {
    "home": Picture("home"),
    "home-phone": Picture("home", PHONE, dark=True),
    "draftosaurus": Picture("draftosaurus-summer"),
    "draftosaurus-winter": Picture("draftosaurus-crowd", dark=True),
    "draftosaurus-two": Picture("draftosaurus-two"),
    "draftosaurus-phone": Picture("draftosaurus-five", PHONE),
    "draftosaurus-phone-dark": Picture("draftosaurus-quarantine", PHONE, dark=True),
    "result": Picture("result", then=see_the_score),
    "replay": Picture("replay", then=look_at_a_mistake),
    "replay-phone": Picture("replay", PHONE, dark=True, then=look_at_a_mistake),
    "rules": Picture("rules"),
    "learn": Picture("learn"),
    "riddle": Picture("riddle-wyrmspan"),
    "riddle-phone": Picture("riddle-gods-love-dinosaurs", PHONE, dark=True),
    "score-phone": Picture("score-draftosaurus", PHONE),
    "gods-love-dinosaurs": Picture("ecosystem"),
    "gods-love-dinosaurs-dark": Picture("ecosystem", dark=True),
    "gods-love-dinosaurs-phone": Picture("ecosystem", PHONE),
    "wyrmspan": Picture("caves"),
    "wyrmspan-dark": Picture("caves", dark=True),
    "wyrmspan-phone": Picture("caves", PHONE),
}


async def take(browser: Browser, site: str, name: str, picture: Picture) -> int:
    """Write one picture; its size in bytes."""
    with (LATE.get(picture.page) or PAGES[picture.page])(site) as (person, path):
        async with visit(browser, site + path, size=picture.size, dark=picture.dark, person=person) as page:
            await page.get_by_role("main").first.wait_for()
            await page.wait_for_load_state("networkidle")
            if picture.then is not None:
                await picture.then(page)
            await settle(page, 400)
            shot = Image.open(io.BytesIO(await page.screenshot()))
    file = FOLDER / f"{name}.png"
    small = shot.convert("RGB").quantize(
        COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE
    )
    small.save(file, optimize=True)
    return file.stat().st_size


async def main(wanted: list[str]) -> int:
    """Write the pictures of these names, else all of them."""
    program = chromium()
    if program is None:
        print("no Chromium: run `make tools`", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    total = 0
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        async with open_browser(program) as browser:
            for name, picture in PICTURES.items():
                if wanted and name not in wanted:
                    continue
                size = await take(browser, server.site, name, picture)
                total += size
                print(f"{size / 1000:6.0f} kB  docs/screenshots/{name}.png")
    print(f"{total / 1000:6.0f} kB  in all")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
