"""Draftosaurus through the eyes of a seat, in the subset of the twin."""

from dracosaur.envs.sight.draftosaurus.play import candidates_batch, go_on, look_batch, step_batch, turn_batch
from dracosaur.envs.sight.draftosaurus.seeing import describe, observe
from dracosaur.games.draftosaurus.rules import State

__all__ = [
    "State",
    "candidates_batch",
    "describe",
    "go_on",
    "look_batch",
    "observe",
    "step_batch",
    "turn_batch",
]
