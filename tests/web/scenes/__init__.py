"""Tables in a state worth looking at: positions, with people on all chairs, ready for a browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.async_api import BrowserContext

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Mira", "Otto", "Zoé", "Taras")


def scene_names(game: str) -> list[str]:
    """The states of a game that are kept here."""
    return list(_documents(game))


def _documents(game: str) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    return kept


class Person:
    """Somebody who speaks to the server without a browser."""

    def __init__(self, site: str, name: str) -> None:
        self.site = site
        self._client = httpx.Client(base_url=f"{site}/api/v1", timeout=60)
        self._held = ExitStack()
        self.post("/me", name=name)

    def post(self, path: str, **body: Any) -> Any:
        """The answer to a request that must be met."""
        answer = self._client.post(path, json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

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

    def look_at(self, table: str) -> None:
        """Be seen at the table until the end."""
        self._held.enter_context(self._client.stream("GET", f"/tables/{table}/stream"))

    def leave(self) -> None:
        """No more requests."""
        self._held.close()
        self._client.close()


@contextmanager
def set_up(site: str, game: str, scene: str, title: str = "") -> Iterator[tuple[Person, str]]:
    """A table in this state, with people on all chairs; the first of them, and the path of the table."""
    document = _documents(game)[scene]
    seats = len(document["players"])
    people = [Person(site, name) for name in NAMES[:seats]]
    wish = {"game": game, "seats": seats, "start": document, "title": title, "open": True}
    table = people[0].post("/tables", wish=wish)["table"]
    for person in people[1:]:
        person.post(f"/tables/{table}/seats")
        person.look_at(table)
    try:
        yield people[0], f"/table/{table}"
    finally:
        for person in people:
            person.leave()
