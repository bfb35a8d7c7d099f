"""A small bot inside the twin: a policy for Draftosaurus and a search over it, as a package of its own."""

from dracosaur.games.draftosaurus.rules import State
from tests.core.toy_bot.policy import choose, play_on
from tests.core.toy_bot.search import try_each

__all__ = ["State", "choose", "play_on", "try_each"]
