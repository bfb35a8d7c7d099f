"""Gods Love Dinosaurs through the eyes of a seat, in the subset of the twin."""

from dracosaur.envs.sight.gods_love_dinosaurs.describing import describe
from dracosaur.envs.sight.gods_love_dinosaurs.play import (
    candidates_batch,
    go_on,
    look_batch,
    step_batch,
    turn_batch,
)
from dracosaur.envs.sight.gods_love_dinosaurs.seeing import observe
from dracosaur.games.gods_love_dinosaurs.rules import State

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
