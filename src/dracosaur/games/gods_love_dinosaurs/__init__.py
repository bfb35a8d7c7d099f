"""Gods Love Dinosaurs: everybody lays an ecosystem of hexes and keeps a food chain that feeds the dinosaurs."""

from dracosaur.games.gods_love_dinosaurs.game import GodsLoveDinosaurs

__all__ = ["GodsLoveDinosaurs"]
