"""A finished game of Draftosaurus written down: the empty document, and the questions that fill it."""

from __future__ import annotations

from typing import Any, Final

from dracosaur.core.game import Message
from dracosaur.games.draftosaurus.keys import BOARD_KEYS, PLACE_KEYS, SPECIES_KEYS
from dracosaur.games.draftosaurus.rules import constants
from dracosaur.games.draftosaurus.shorthand import IDS
from dracosaur.text.forms import NOTHING, Form, Item, Misread, Number, OneOf, Several, player_name, seat_count
from dracosaur.text.lexicon import key_of

GAME: Final = "draftosaurus"
FREE: Final = NOTHING  # a space of the Pyramid without a dinosaur


class Spaces(Item, frozen=True):
    """The six spaces of the Pyramid in their order (D10.3)."""

    def read(self, text: str) -> list[str | None]:
        """The species by space, None for a free one; what is not told at the end is free."""
        parts = text.replace(",", " ").split()
        found: list[str | None] = []
        for part in parts:
            key = None if part == FREE else key_of(GAME, IDS, part)
            if key is None and part != FREE:
                raise Misread("error-word", value=part, known=", ".join((*SPECIES_KEYS, FREE)))
            found.append(key)
        if len(found) > constants.SPACES:
            raise Misread("error-too_many", n=len(found), most=constants.SPACES)
        return found + [None] * (constants.SPACES - len(found))

    @property
    def hint(self) -> Message:
        """How to write the spaces."""
        return Message("form-hint-pyramid")


def template() -> dict[str, Any]:
    """An empty table that can be filled in and scored."""
    pens: dict[str, list[str]] = {place: [] for place in PLACE_KEYS[constants.SUMMER]}
    players = [{"name": name, "pens": pens} for name in ("Player 1", "Player 2")]
    return {"game": GAME, "options": {"board": "summer"}, "players": players}


def form() -> Form:
    """The board, the players, and what stands in each pen of each."""
    ids = {key: f"board-{key}" for key in BOARD_KEYS}
    board = yield OneOf("options.board", Message("form-draftosaurus-board"), "1", GAME, ids)
    options = {"board": board} if board == "summer" else {"board": board, "quarantine": "best"}
    seats = yield seat_count(1, constants.SEATS)
    players: list[dict[str, Any]] = []
    for seat in range(seats):
        name = yield player_name(seat, tuple(player["name"] for player in players))
        player: dict[str, Any] = {"name": name, "pens": {}}
        players.append(player)
        if board == "match":
            player["summer"] = yield from _summer(seat, name)
        for place in PLACE_KEYS[constants.SUMMER if board == "summer" else constants.WINTER]:
            at, asked = f"players[{seat}].pens.{place}", {"name": name, "place": place}
            if place == "pyramid":
                player["pens"][place] = yield Spaces(at, Message("form-draftosaurus-pyramid", {"name": name}))
            else:
                player["pens"][place] = yield Several(
                    at, Message("form-draftosaurus-pen", {**asked}), "", GAME, IDS, constants.ZOO_SIZE
                )
    return {"game": GAME, "options": options, "players": players}


def _summer(seat: int, name: str) -> Form:
    """The result of the first game of a match (D15.2)."""
    result = {}
    for key, most in (("score", 99), ("trexes", constants.IN_BOX)):
        asked = Message(f"form-draftosaurus-summer_{key}", {"name": name})
        result[key] = yield Number(f"players[{seat}].summer.{key}", asked, "0", 0, most)
    return result
