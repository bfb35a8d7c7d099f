"""Every page of the site, and what a person does on them by what she sees."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from urllib.parse import urlsplit

from playwright.async_api import Browser, Locator, Page, expect

from dracosaur.server.hosting.riddles import FIRST_DAY
from tests.web.scenes import Person, document_of, set_up

SOON = 60_000  # milliseconds; bots think meanwhile, and the machine may be busy

expect.set_options(timeout=SOON)

WIDE = (1440, 900)
MIDDLE = (1024, 768)
PHONE = (390, 844)
SIZES = (WIDE, MIDDLE, PHONE)

# Who looks at a page (nobody special where None), and its path.
Opened = tuple[Person | None, str]
Opening = Callable[[str], AbstractContextManager[Opened]]


def at(path: str) -> Opening:
    """A page that anybody may open."""

    @contextmanager
    def open_it(site: str) -> Iterator[Opened]:
        yield None, path

    return open_it


def scene(game: str, name: str) -> Opening:
    """A table in a state that is kept in `scenes/`, through the eyes of the first seat."""

    @contextmanager
    def open_it(site: str) -> Iterator[Opened]:
        with set_up(site, game, name, "Friday zoo") as (people, path):
            yield people[0], path

    return open_it


def scene_elsewhere(game: str, name: str) -> Opening:
    """The home page of the first seat, while a table waits for her."""

    @contextmanager
    def open_it(site: str) -> Iterator[Opened]:
        with set_up(site, game, name, "Friday zoo") as (people, _):
            yield people[0], "/"

    return open_it


def known(prepare: Callable[[Person], str]) -> Opening:
    """A page for somebody whom the server knows: she prepares it, and the path is what comes of it."""

    @contextmanager
    def open_it(site: str) -> Iterator[Opened]:
        with Person(site, "Ada") as person:
            yield person, prepare(person)

    return open_it


def guest(path: str) -> Opening:
    """A page for somebody whom the server knows, and nothing to prepare."""
    return known(lambda person: path)


def playing(game: str, seats: int = 2) -> Opening:
    """A table with bots that has just begun."""
    return known(
        lambda person: f"/table/{person.post('/play', wish={'game': game, 'seats': seats})['table']}"
    )


def waiting_room(game: str) -> Opening:
    """A table that waits for people."""
    return known(lambda person: f"/table/{person.post('/tables', wish={'game': game, 'seats': 3})['table']}")


def finished(path: str) -> Opening:
    """A game of Draftosaurus that is over; `path` says which page of it, for its table."""

    def play(person: Person) -> str:
        start = document_of("draftosaurus", "crowd")
        table = person.post("/play", wish={"game": "draftosaurus", "seats": 4, "start": start})["table"]
        while person.decide(table):
            pass
        return path.format(table=table)

    return known(play)


def lay_a_tile(person: Person) -> str:
    """A table of Gods Love Dinosaurs where she has taken a tile."""
    wish = {
        "game": "gods_love_dinosaurs",
        "seats": 4,
        "seat": 2,
        "start": document_of("gods_love_dinosaurs", "late"),
    }
    table: str = person.post("/play", wish=wish)["table"]
    person.decide(table)
    return f"/table/{table}"


# A new page joins all checks by its line here.
PAGES: dict[str, Opening] = {
    "home": at("/"),
    "sign-in": at("/sign-in"),
    "new-draftosaurus": at("/new/draftosaurus"),
    "new-wyrmspan": at("/new/wyrmspan"),
    "not-found": at("/nowhere"),
    "rules": at("/rules/draftosaurus#D6.5"),
    "guide": at("/rules/wyrmspan/guide"),
    "lessons": at("/learn"),
    "learn": guest("/learn/draftosaurus"),
    "learn-wyrmspan": guest("/learn/wyrmspan"),
    "learn-gods-love-dinosaurs": guest("/learn/gods_love_dinosaurs"),
    "settings": guest("/settings"),
    "today": at("/today"),
    "riddle-draftosaurus": guest(f"/riddle/draftosaurus/{FIRST_DAY}"),
    "riddle-wyrmspan": guest(f"/riddle/wyrmspan/{FIRST_DAY}"),
    "riddle-gods-love-dinosaurs": guest(f"/riddle/gods_love_dinosaurs/{FIRST_DAY}"),
    "profile": guest("/profile"),
    "cards": at("/cards#dragon-11"),
    "waiting-room": waiting_room("draftosaurus"),
    "draftosaurus-summer": scene("draftosaurus", "summer"),
    "draftosaurus-choose": scene("draftosaurus", "choose"),
    "draftosaurus-crowd": scene("draftosaurus", "crowd"),
    "draftosaurus-quarantine": scene("draftosaurus", "quarantine"),
    "draftosaurus-two": scene("draftosaurus", "two"),
    "draftosaurus-five": scene("draftosaurus", "five"),
    "draftosaurus-match": scene("draftosaurus", "match"),
    "result": finished("/table/{table}"),
    "replay": finished("/replay/{table}"),
    "score-draftosaurus": at("/score/draftosaurus"),
    "score-wyrmspan": at("/score/wyrmspan"),
    "score-gods-love-dinosaurs": at("/score/gods_love_dinosaurs"),
    "gods-love-dinosaurs": playing("gods_love_dinosaurs"),
    "gods-love-dinosaurs-late": scene("gods_love_dinosaurs", "late"),
    "gods-love-dinosaurs-lay": known(lay_a_tile),
    "gods-love-dinosaurs-hunt": scene("gods_love_dinosaurs", "hunt"),
    "wyrmspan": playing("wyrmspan"),
}


def played_challenge(person: Person) -> str:
    """Today's challenge, with her on its leaderboard."""
    challenge = person.get("/challenges")[0]["challenge"]
    table = person.post(f"/challenges/{challenge}/tables")["table"]
    while person.decide(table):
        pass
    return "/today"


def invited(game: str) -> Opening:
    """The waiting room of a table of this game, for somebody who has only the link."""

    @contextmanager
    def open_it(site: str) -> Iterator[Opened]:
        with Person(site, "Ada") as host:
            table = host.post("/tables", wish={"game": game, "seats": 3})["table"]
            frame = next(one for one in host.get(f"/tables/{table}") if one["type"] == "table")
            yield None, f"/join/{frame['code']}"

    return open_it


# Sights that are looked at in the slow run only.
MORE_PAGES: dict[str, Opening] = {
    "home-with-tables": scene_elsewhere("draftosaurus", "five"),
    "new-gods-love-dinosaurs": at("/new/gods_love_dinosaurs"),
    "new-account": at("/sign-in?new"),
    "no-such-code": at("/join/QQQQQQ"),
    "no-such-table": at("/table/none"),
    "no-such-riddle": at("/riddle/wyrmspan/2001-01-01"),
    "rules-gods-love-dinosaurs": at("/rules/gods_love_dinosaurs#G8.1"),
    "rules-wyrmspan": at("/rules/wyrmspan#W14.14"),
    "guide-draftosaurus": at("/rules/draftosaurus/guide"),
    "guide-gods-love-dinosaurs": at("/rules/gods_love_dinosaurs/guide"),
    "cards-caves": at("/cards#cave-12"),
    "invited": invited("wyrmspan"),
    "waiting-room-gods-love-dinosaurs": waiting_room("gods_love_dinosaurs"),
    "today-played": known(played_challenge),
    "today-wyrmspan": guest("/today/wyrmspan"),
    "profile-played": finished("/profile"),
    "wyrmspan-late": scene("wyrmspan", "late"),
}


@asynccontextmanager
async def visit(
    browser: Browser,
    address: str,
    lang: str = "en",
    size: tuple[int, int] = WIDE,
    dark: bool = False,
    person: Person | None = None,
    keeps_shell: bool = False,
) -> AsyncIterator[Page]:
    """Somebody opens an address; an error in the page or a request to another host fails the test."""
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        locale=lang,
        reduced_motion="reduce",
        service_workers="allow" if keeps_shell else "block",  # each visit is the first one
    )
    if person is not None:
        await person.lend(context)
    page = await context.new_page()
    page.set_default_timeout(SOON)
    troubles = watch_over(page, address)
    await page.goto(address)
    yield page
    await context.close()
    assert troubles == []


def watch_over(page: Page, address: str) -> list[str]:
    """A list that fills with what goes wrong in the page, and with its requests to other hosts."""
    troubles: list[str] = []
    home = urlsplit(address).netloc

    def note(url: str) -> None:
        if urlsplit(url).netloc not in (home, ""):
            troubles.append(f"asked another host: {url}")

    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda said: troubles.append(said.text) if "Refused" in said.text else None)
    page.on("request", lambda request: note(request.url))
    page.on("websocket", lambda socket: note(socket.url))
    return troubles


async def play_now(page: Page, title: str) -> None:
    """From the home page into a game against bots."""
    card = page.get_by_role("article").filter(has_text=title)
    await card.get_by_role("button").click()
    await page.wait_for_url("**/table/*")


async def reach(page: Page, target: Locator) -> None:
    """Press Tab until the target has the focus, as somebody without a pointer does."""
    for _ in range(120):
        if await target.evaluate("node => node === document.activeElement"):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {target}")


async def press(page: Page, target: Locator) -> None:
    """Press a button by the keyboard alone."""
    await reach(page, target)
    await page.keyboard.press("Enter")
