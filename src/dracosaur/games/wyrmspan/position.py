"""Position documents of Wyrmspan: the long form is the whole state, readable by every process of these
rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dracosaur.core.options import option_values
from dracosaur.core.positions import Node, Position
from dracosaur.games.wyrmspan import options as options_module
from dracosaur.games.wyrmspan.rules import State


def read(document: Mapping[str, object]) -> Position[State]:
    """The position of a document; BadPosition names the place of a mistake."""
    root = Node(document)
    root.keys("game", "options", "players", "state")
    node = root.child("state")
    if not isinstance(node.value, Mapping):
        raise node.wrong("error-object")
    try:
        state = State.from_json(node.value)
    except ValueError as error:
        raise node.wrong("error-state", message=str(error)) from None
    players = list(root.child("players").items(state.seats))
    seat_names = tuple(player.child("name").text(f"Player {i + 1}") for i, player in enumerate(players))
    return Position(state, seat_names)


def write(state: State) -> dict[str, Any]:
    """The document of a state; `read` gives the same state back."""
    return {
        "game": "wyrmspan",
        "options": option_values(options_module.from_row(state.options)),
        "players": [{} for _ in range(state.seats)],
        "state": state.to_json(),
    }
