"""A match as every shell sees it: scenes, questions, answers, hints, undo. No shell holds a state."""

from dracosaur.play.match import Match, Scene
from dracosaur.play.seats import Seats
from dracosaur.play.voice import Voice

__all__ = ["Match", "Scene", "Seats", "Voice"]
