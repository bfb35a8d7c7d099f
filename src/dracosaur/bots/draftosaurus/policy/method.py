"""The method with the features of Draftosaurus."""

from __future__ import annotations

from dracosaur.bots.draftosaurus.policy.critic import margin, phi
from dracosaur.bots.draftosaurus.policy.features import context, features
from dracosaur.bots.draftosaurus.policy.moves import imagine, is_turn, moves, perform
from dracosaur.bots.draftosaurus.policy.weighing import weigh as weigh_joint
from dracosaur.bots.method import method_rules
from dracosaur.games.draftosaurus.rules import apply, draw, must_act, score, setup

weigh, choose, value, play_on, list_moves, try_moves, learn = method_rules(
    setup=setup,
    must_act=must_act,
    apply=apply,
    draw=draw,
    score=score,
    imagine=imagine,
    moves=moves,
    perform=perform,
    context=context,
    features=features,
    phi=phi,
    margin=margin,
    is_turn=is_turn,
    weigh=weigh_joint,
)
