"""The rules of Draftosaurus, which both twins run; D numbers are those of docs/rules/draftosaurus.md."""

from dracosaur.core.twin import hash_rows, hash_state
from dracosaur.games.draftosaurus.rules.constants import MOST_LEGAL, PLAYER_ACTIONS
from dracosaur.games.draftosaurus.rules.course import setup
from dracosaur.games.draftosaurus.rules.knowledge import redeal
from dracosaur.games.draftosaurus.rules.moves import apply, draw, legal, must_act, why_not
from dracosaur.games.draftosaurus.rules.play import (
    apply_batch,
    judge_batch,
    legal_batch,
    mask_batch,
    play_batch,
    playout,
    redeal_batch,
)
from dracosaur.games.draftosaurus.rules.scoring import STATISTICS, rank, score, statistic
from dracosaur.games.draftosaurus.rules.state import State

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
