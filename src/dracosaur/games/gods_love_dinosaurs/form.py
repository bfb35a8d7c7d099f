"""A finished game of Gods Love Dinosaurs written down: the empty document, and the questions that fill it."""

from __future__ import annotations

from typing import Any, Final

from dracosaur.core.game import Message
from dracosaur.games.gods_love_dinosaurs.position import MOST_EGGS
from dracosaur.games.gods_love_dinosaurs.rules import constants
from dracosaur.text.forms import Form, Number, player_name, seat_count

GAME: Final = "gods_love_dinosaurs"
COUNTED: Final = {"eggs": MOST_EGGS, "golden_eggs": MOST_EGGS, "dinosaurs": constants.CELLS}  # G12.3


def template() -> dict[str, Any]:
    """A table of two that can be filled in and scored."""
    players = [{"name": name, **dict.fromkeys(COUNTED, 0)} for name in ("Player 1", "Player 2")]
    return {"game": GAME, "first_player": 0, "players": players}


def form() -> Form:
    """The players, what each has, and who went first."""
    seats = yield seat_count(1, constants.SEATS)
    players: list[dict[str, Any]] = []
    for seat in range(seats):
        name = yield player_name(seat, tuple(player["name"] for player in players))
        player: dict[str, Any] = {"name": name}
        players.append(player)
        for key, most in COUNTED.items():
            asked = Message(f"form-gods_love_dinosaurs-{key}", {"name": name})
            player[key] = yield Number(f"players[{seat}].{key}", asked, "0", 0, most)
    first = yield Number("first_player", Message("form-gods_love_dinosaurs-first"), "1", 1, seats)
    return {"game": GAME, "first_player": first - 1, "players": players}
