"""The learned player of Gods Love Dinosaurs inside the twin: features with which it adopts the method."""

from dracosaur.bots.gods_love_dinosaurs.policy.critic import is_turn, margin, phi
from dracosaur.bots.gods_love_dinosaurs.policy.features import context, features
from dracosaur.bots.gods_love_dinosaurs.policy.features import weigh as weigh_moves
from dracosaur.bots.gods_love_dinosaurs.policy.moves import MOST_MOVES, action_of, moves, perform
from dracosaur.bots.gods_love_dinosaurs.policy.outline import CONTEXT_SIZE
from dracosaur.bots.gods_love_dinosaurs.policy.tables import CRITIC_SIZE, POLICY_SIZE
from dracosaur.bots.method import method_rules, sort_moves
from dracosaur.core.twin import seed_row
from dracosaur.games.gods_love_dinosaurs.rules import State, apply, draw, must_act, redeal, score, setup

weigh, choose, value, play_on, list_moves, try_moves, learn = method_rules(
    setup=setup,
    must_act=must_act,
    apply=apply,
    draw=draw,
    score=score,
    imagine=redeal,
    moves=moves,
    perform=perform,
    context=context,
    features=features,
    phi=phi,
    margin=margin,
    is_turn=is_turn,
    weigh=weigh_moves,
)

__all__ = [
    "CONTEXT_SIZE",
    "CRITIC_SIZE",
    "MOST_MOVES",
    "POLICY_SIZE",
    "State",
    "action_of",
    "choose",
    "context",
    "features",
    "learn",
    "list_moves",
    "margin",
    "moves",
    "perform",
    "phi",
    "play_on",
    "seed_row",
    "sort_moves",
    "try_moves",
    "value",
    "weigh",
]
