"""What a bot looks at in Wyrmspan, in the subset of Python that both twins run."""

from dracosaur.bots.wyrmspan.policy.adopted import (
    choose,
    learn,
    list_moves,
    play_on,
    try_moves,
    value,
    weigh,
)
from dracosaur.games.wyrmspan.rules.state import State

__all__ = ["State", "choose", "learn", "list_moves", "play_on", "try_moves", "value", "weigh"]
