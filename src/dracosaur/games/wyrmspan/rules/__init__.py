"""The rules of Wyrmspan in the subset of Python that both twins run.

W numbers refer to docs/rules/wyrmspan.md, A numbers to docs/rules/wyrmspan-automa.md.
"""

from dracosaur.core.twin import hash_rows, hash_state
from dracosaur.games.wyrmspan.rules.constants import MOST_LEGAL, PLAYER_ACTIONS
from dracosaur.games.wyrmspan.rules.course import setup
from dracosaur.games.wyrmspan.rules.interpreter import apply
from dracosaur.games.wyrmspan.rules.knowledge import redeal
from dracosaur.games.wyrmspan.rules.moves import draw, is_legal, legal, must_act
from dracosaur.games.wyrmspan.rules.play import (
    apply_batch,
    judge_batch,
    legal_batch,
    mask_batch,
    play_batch,
    playout,
    redeal_batch,
)
from dracosaur.games.wyrmspan.rules.refusals import why_not
from dracosaur.games.wyrmspan.rules.scoring import STATISTICS, rank, score, statistic
from dracosaur.games.wyrmspan.rules.state import State

__all__ = [
    "MOST_LEGAL",
    "PLAYER_ACTIONS",
    "STATISTICS",
    "State",
    "apply",
    "apply_batch",
    "draw",
    "hash_rows",
    "hash_state",
    "is_legal",
    "judge_batch",
    "legal",
    "legal_batch",
    "mask_batch",
    "must_act",
    "play_batch",
    "playout",
    "rank",
    "redeal",
    "redeal_batch",
    "score",
    "setup",
    "statistic",
    "why_not",
]
