"""All doors of the API, room by room."""

from __future__ import annotations

from typing import Final

from dracosaur.server.api import challenges, finished, games, people, riddles, rules, stream, tables
from dracosaur.server.api.routing import Route

ROUTES: Final[tuple[Route, ...]] = (
    *people.ROUTES,
    *games.ROUTES,
    *rules.ROUTES,
    *tables.ROUTES,
    *stream.ROUTES,
    *finished.ROUTES,
    *challenges.ROUTES,
    *riddles.ROUTES,
)
AREAS: Final = {
    "people": "Who you are: guests, accounts, tokens",
    "games": "What can be played, and what a table at home scores",
    "rules": "Rules, guides, cards and words",
    "tables": "Opening, joining and playing",
    "stream": "Listening to a table as lines of JSON",
    "finished": "Finished games: records, replays, statistics",
    "challenges": "The same deal for everybody",
    "riddles": "A position of the day with one best answer",
}
