"""What a careful reader sees on a page: axe's findings, and words that are cut, covered, raw or foreign."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page

from dracosaur.text import LANGUAGES

FOLDER = Path(__file__).parent
WORDS = FOLDER.parents[1] / "web" / "src" / "locales"
GRAVE = ("serious", "critical")
CYRILLIC = ("uk", "ru")
TRIES = 8

# Names and keys that are the same in every language and alphabet.
ALLOWED = [
    *("Dracosaur", "English", "Polski", "Ada", "Mira", "Otto", "Taras", "Friday", "zoo", "FERNEG"),
    *("TYR", "DIP", "TRI", "SPI", "STE", "PAR"),  # species, as the rules shorten them
    *("Enter", "Esc", "Alt", "Rex", "Draftosaurus", "Wyrmspan", "Gods", "Love", "Dinosaurs"),
]

QUIET = """ms => new Promise(done => {
  let timer = setTimeout(done, ms);
  const end = setTimeout(done, 4000);
  new MutationObserver((_, observer) => {
    clearTimeout(timer);
    timer = setTimeout(() => { observer.disconnect(); clearTimeout(end); done(); }, ms);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
})"""

SPEAK = """lang => {
  const choice = document.querySelector("header select");
  if (choice === null) return false;
  choice.value = lang;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}"""


@cache
def ids() -> list[str]:
    """Every id of the page's own words that could stand there raw: those with a hyphen."""
    texts = (file.read_text("utf-8") for file in (WORDS / "en").glob("*.ftl"))
    return [id for text in texts for id in re.findall(r"^([a-z][\w-]*-[\w-]+) =", text, re.MULTILINE)]


async def settle(page: Page, ms: int = 100) -> None:
    """The page has stopped changing and moving, and has its letters."""
    await page.evaluate(QUIET, ms)
    await page.evaluate("document.fonts.ready.then(() => true)")
    await page.evaluate(
        "Promise.allSettled(document.getAnimations().map(one => one.finished)).then(() => true)"
    )


async def speak(page: Page, lang: str) -> None:
    """The page speaks this language, without a reload where it offers that."""
    assert lang in LANGUAGES
    if not await page.evaluate(SPEAK, lang):
        kept = "JSON.parse(localStorage.getItem('dracosaur') ?? '{}')"
        await page.evaluate(
            f"lang => localStorage.setItem('dracosaur', JSON.stringify({{...{kept}, lang}}))", lang
        )
        await page.reload()
    await page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
    await settle(page)


async def read(page: Page, lang: str, english: list[str]) -> list[str]:
    """Everything that is wrong with the words that are seen, also when what was on its way has come."""
    asked = {"ids": ids(), "english": english, "latin": lang not in CYRILLIC, "allowed": ALLOWED}
    found: list[str] = []
    for _ in range(TRIES):
        found = await page.evaluate((FOLDER / "looking.js").read_text("utf-8"), asked)
        if not found:
            break
        await page.wait_for_timeout(300)
    return found


async def texts(page: Page) -> list[str]:
    """Every text of the page."""
    lines = await page.evaluate("document.body.innerText")
    return [line.strip() for line in str(lines).splitlines() if line.strip()]


async def grave_findings(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    results: Any = (await Axe().run(page)).response
    return [
        f"{one['impact']} {one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in results["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
