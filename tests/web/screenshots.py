"""Pictures of the main screens for the README and the docs: `make screenshots` writes docs/screenshots/."""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.async_api import Browser

from tests.web.looking import settle
from tests.web.pages import PAGES, PHONE, WIDE, visit
from tests.web.serving import Server, chromium, open_browser

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
COLOURS = 256  # the drawings are flat


class Picture(NamedTuple):
    """One file: a page of `PAGES`, at a size, in a theme."""

    page: str
    size: tuple[int, int] = WIDE
    dark: bool = False


PICTURES: dict[str, Picture] = {
    "home": Picture("home"),
    "home-phone": Picture("home", PHONE, dark=True),
    "draftosaurus": Picture("draftosaurus-summer"),
    "draftosaurus-winter": Picture("draftosaurus-crowd", dark=True),
    "draftosaurus-two": Picture("draftosaurus-two"),
    "draftosaurus-phone": Picture("draftosaurus-five", PHONE),
    "draftosaurus-phone-dark": Picture("draftosaurus-quarantine", PHONE, dark=True),
    "result": Picture("result"),
    "replay": Picture("replay"),
    "rules": Picture("rules"),
    "learn": Picture("learn"),
    "riddle": Picture("riddle-wyrmspan"),
    "riddle-phone": Picture("riddle-gods-love-dinosaurs", PHONE, dark=True),
    "score-phone": Picture("score-draftosaurus", PHONE),
    "gods-love-dinosaurs": Picture("gods-love-dinosaurs"),
    "gods-love-dinosaurs-dark": Picture("gods-love-dinosaurs", dark=True),
    "gods-love-dinosaurs-phone": Picture("gods-love-dinosaurs", PHONE),
    "wyrmspan": Picture("wyrmspan"),
    "wyrmspan-dark": Picture("wyrmspan", dark=True),
    "wyrmspan-phone": Picture("wyrmspan", PHONE),
}


async def take(browser: Browser, site: str, name: str, picture: Picture) -> int:
    """Write one picture; its size in bytes."""
    with PAGES[picture.page](site) as (person, path):
        async with visit(browser, site + path, size=picture.size, dark=picture.dark, person=person) as page:
            await page.get_by_role("main").first.wait_for()
            await page.wait_for_load_state("networkidle")
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
