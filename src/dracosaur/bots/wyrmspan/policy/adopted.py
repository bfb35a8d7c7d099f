"""The method of all bots with the features of Wyrmspan."""

from __future__ import annotations

from dracosaur.bots.method import method_rules
from dracosaur.bots.wyrmspan.policy.action import features
from dracosaur.bots.wyrmspan.policy.context import context
from dracosaur.bots.wyrmspan.policy.position import phi
from dracosaur.bots.wyrmspan.policy.turn import is_turn, margin
from dracosaur.games.wyrmspan.rules.course import setup
from dracosaur.games.wyrmspan.rules.interpreter import apply
from dracosaur.games.wyrmspan.rules.knowledge import redeal
from dracosaur.games.wyrmspan.rules.moves import draw, legal, must_act
from dracosaur.games.wyrmspan.rules.scoring import score

weigh, choose, value, play_on, list_moves, try_moves, learn = method_rules(
    setup=setup,
    must_act=must_act,
    apply=apply,
    draw=draw,
    score=score,
    imagine=redeal,
    moves=legal,
    perform=apply,
    context=context,
    features=features,
    phi=phi,
    margin=margin,
    is_turn=is_turn,
)
