"""Trials of Gods Love Dinosaurs."""

from dracosaur.arena.trials.rules import trial_rules
from dracosaur.bots.gods_love_dinosaurs.policy import play_on
from dracosaur.games.gods_love_dinosaurs.rules import MOST_LEGAL, State, apply, playout, rank, redeal, score

try_actions, try_position = trial_rules(
    redeal=redeal, apply=apply, playout=playout, play_on=play_on, score=score, rank=rank
)

__all__ = ["MOST_LEGAL", "State", "try_actions", "try_position"]
