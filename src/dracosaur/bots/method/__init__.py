"""One method for all games: a learned linear policy, a search over it, and the self-play that teaches it.

A game gives its features and a few rules to `method_rules` and gets the rest; docs/bots.md tells how.
"""

from dracosaur.bots.method.policy import CONTEXT, FOUND, LOGITS, MOST_FEATURES, MOVES, ROOMS, hashed
from dracosaur.bots.method.rules import MethodRules, method_rules
from dracosaur.bots.method.search import sort_moves

__all__ = [
    "CONTEXT",
    "FOUND",
    "LOGITS",
    "MOST_FEATURES",
    "MOVES",
    "ROOMS",
    "MethodRules",
    "hashed",
    "method_rules",
    "sort_moves",
]
