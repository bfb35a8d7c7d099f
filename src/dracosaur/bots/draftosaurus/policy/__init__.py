"""What bots of Draftosaurus think with, in the twin."""

from dracosaur.bots.draftosaurus.policy.critic import CRITIC_SIZE, margin
from dracosaur.bots.draftosaurus.policy.exact import solve
from dracosaur.bots.draftosaurus.policy.features import CONTEXT_SIZE, POLICY_SIZE
from dracosaur.bots.draftosaurus.policy.meeting import SOLVER_SIZE, SOLVER_STATES, meet
from dracosaur.bots.draftosaurus.policy.method import (
    choose,
    learn,
    list_moves,
    play_on,
    try_moves,
    value,
    weigh,
)
from dracosaur.bots.draftosaurus.policy.moves import MOST_MOVES, action_of, moves, perform
from dracosaur.bots.draftosaurus.policy.versus import play_others, play_versus
from dracosaur.bots.method import sort_moves
from dracosaur.core.twin import seed_row
from dracosaur.games.draftosaurus.rules import State

__all__ = [
    "CONTEXT_SIZE",
    "CRITIC_SIZE",
    "MOST_MOVES",
    "POLICY_SIZE",
    "SOLVER_SIZE",
    "SOLVER_STATES",
    "State",
    "action_of",
    "choose",
    "learn",
    "list_moves",
    "margin",
    "meet",
    "moves",
    "perform",
    "play_on",
    "play_others",
    "play_versus",
    "seed_row",
    "solve",
    "sort_moves",
    "try_moves",
    "value",
    "weigh",
]
