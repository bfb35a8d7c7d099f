"""Draftosaurus: dinosaurs are drafted from hand to hand and find a place in everybody's zoo."""

from dracosaur.games.draftosaurus.game import Draftosaurus

__all__ = ["Draftosaurus"]
