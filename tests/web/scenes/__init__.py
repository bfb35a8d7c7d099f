"""Tables in a state worth looking at: positions, with people on all chairs, ready for a browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import sleep
from typing import Any, Self

import httpx
from playwright.async_api import BrowserContext

FOLDER = Path(__file__).parent
ASKED_AGAIN = 300  # times until bots must have decided
NAMES = ("Ada", "Mira", "Otto", "Zoé", "Taras")


def kept(game: str, scene: str) -> tuple[dict[str, Any], list[tuple[int, Any]]]:
    """The position of a state that is kept here, and the decisions of seats that lead to it from there."""
    document: dict[str, Any] = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))[scene]
    moves = document.pop("moves", [])
    return document, [(seat, action) for seat, action in moves]


def document_of(game: str, scene: str) -> dict[str, Any]:
    """The position of a state that is kept here."""
    return kept(game, scene)[0]


class Person:
    """Somebody who speaks to the server without a browser."""

    def __init__(self, site: str, name: str) -> None:
        self.site = site
        self.name = name
        self.beside: list[Person] = []  # who else sits at the table
        self._client = httpx.Client(base_url=f"{site}/api/v1", timeout=60, verify=False)
        self._held = ExitStack()
        self._commands = 0
        self.post("/me", name=name)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()  # also when a test fails: an open line would fail the next one

    def post(self, path: str, **body: Any) -> Any:
        """The answer to a request that must be met."""
        answer = self._client.post(path, json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    def put(self, path: str, **body: Any) -> None:
        """Something is from now on as it says."""
        self._client.put(path, json=body).raise_for_status()

    def get(self, path: str) -> Any:
        """What stands at an address."""
        answer = self._client.get(path)
        answer.raise_for_status()
        return answer.json()

    async def lend(self, context: BrowserContext) -> None:
        """Let the browser be this person."""
        cookies = [
            {"name": c.name, "value": c.value or "", "url": self.site} for c in self._client.cookies.jar
        ]
        await context.add_cookies(cookies)  # type: ignore[arg-type]  # a TypedDict with the same keys

    def asked(self, table: str) -> dict[str, Any] | None:
        """The question at a table, when bots have thought; None when the game is over."""
        for _ in range(ASKED_AGAIN):
            scene = next(frame for frame in self.get(f"/tables/{table}") if frame["type"] == "scene")
            if scene["is_over"]:
                return None
            if "question" in scene:
                question: dict[str, Any] = scene["question"]
                return question
            sleep(0.1)
        raise AssertionError(f"nobody asks {self.name} anything")

    def decide(self, table: str, well: bool = False) -> bool:
        """Answer with the first open choice, or as a good bot would; False when the game is over."""
        question = self.asked(table)
        if question is None:
            return False
        number = question["number"]
        advice = self.post(f"/tables/{table}/ask", type="hint", number=number) if well else {}
        action = advice.get("action")  # none where there is nothing to advise
        if action is None:
            action = next(one for one in question["choices"] if "refusal" not in one)["action"]
        self.act(table, number, action)
        return True

    def act(self, table: str, number: int, action: Any) -> None:
        """Answer the question of this number."""
        self._commands += 1
        self.post(
            f"/tables/{table}/commands", type="act", id=f"c{self._commands}", number=number, action=action
        )

    def look_at(self, table: str) -> None:
        """Be seen at the table until the end."""
        self._held.enter_context(self._client.stream("GET", f"/tables/{table}/stream"))

    def leave(self) -> None:
        """No more requests."""
        self._held.close()
        self._client.close()


@contextmanager
def set_up(site: str, game: str, scene: str, title: str = "") -> Iterator[tuple[list[Person], str]]:
    """A table in this state, with people on all chairs; these people, and the path of the table.

    What led there is played at the table, so that its log tells of it.
    """
    document, moves = kept(game, scene)
    seats = len(document["players"])
    people = [Person(site, name) for name in NAMES[:seats]]
    wish = {"game": game, "seats": seats, "start": document, "title": title, "open": True}
    table = people[0].post("/tables", wish=wish)["table"]
    people[0].beside = people[1:]
    for person in people[1:]:
        person.post(f"/tables/{table}/seats")
        person.look_at(table)
    made = [0] * seats
    for seat, action in moves:
        people[seat].act(table, made[seat], action)
        made[seat] += 1
    try:
        yield people, f"/table/{table}"
    finally:
        for person in people:
            person.leave()
