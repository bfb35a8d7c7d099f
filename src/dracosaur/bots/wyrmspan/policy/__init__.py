"""What bots of Wyrmspan think with, in the twin."""

from dracosaur.bots.method import sort_moves
from dracosaur.bots.wyrmspan.policy.context import CONTEXT_SIZE
from dracosaur.bots.wyrmspan.policy.ending import solve
from dracosaur.bots.wyrmspan.policy.hashing import SIZE
from dracosaur.bots.wyrmspan.policy.method import (
    action_of,
    choose,
    learn,
    list_moves,
    moves,
    perform,
    play_on,
    try_moves,
    value,
    weigh,
)
from dracosaur.bots.wyrmspan.policy.turn import margin
from dracosaur.core.twin import seed_row
from dracosaur.games.wyrmspan.rules import MOST_LEGAL as MOST_MOVES
from dracosaur.games.wyrmspan.rules import State

__all__ = [
    "CONTEXT_SIZE",
    "MOST_MOVES",
    "SIZE",
    "State",
    "action_of",
    "choose",
    "learn",
    "list_moves",
    "margin",
    "moves",
    "perform",
    "play_on",
    "seed_row",
    "solve",
    "sort_moves",
    "try_moves",
    "value",
    "weigh",
]
