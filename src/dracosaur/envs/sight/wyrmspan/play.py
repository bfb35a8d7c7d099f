"""Tables of this game for the environments."""

from __future__ import annotations

from dracosaur.envs.sight.wyrmspan.seeing import describe, observe
from dracosaur.envs.stepping import env_rules
from dracosaur.games.wyrmspan.rules import apply, draw, legal, must_act, rank, score

go_on, step_batch, turn_batch, look_batch, candidates_batch = env_rules(
    must_act=must_act,
    legal=legal,
    apply=apply,
    draw=draw,
    score=score,
    rank=rank,
    observe=observe,
    describe=describe,
)
