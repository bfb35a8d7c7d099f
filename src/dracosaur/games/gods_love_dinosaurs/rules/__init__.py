"""The rules of the game for both twins; G numbers are those of docs/rules/gods-love-dinosaurs.md."""

from dracosaur.core.twin import hash_rows, hash_state
from dracosaur.games.gods_love_dinosaurs.rules.constants import MOST_LEGAL, PLAYER_ACTIONS
from dracosaur.games.gods_love_dinosaurs.rules.course import setup
from dracosaur.games.gods_love_dinosaurs.rules.moves import apply, draw, legal, must_act, redeal, why_not
from dracosaur.games.gods_love_dinosaurs.rules.play import (
    apply_batch,
    judge_batch,
    legal_batch,
    mask_batch,
    play_batch,
    playout,
    redeal_batch,
)
from dracosaur.games.gods_love_dinosaurs.rules.scoring import STATISTICS, rank, score, statistic
from dracosaur.games.gods_love_dinosaurs.rules.state import State

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
