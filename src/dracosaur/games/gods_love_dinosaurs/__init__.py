"""Gods Love Dinosaurs: everybody lays an ecosystem of hexes whose food chain feeds the dinosaurs."""

from dracosaur.games.gods_love_dinosaurs.game import GodsLoveDinosaurs

__all__ = ["GodsLoveDinosaurs"]
