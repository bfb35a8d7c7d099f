"""Gods Love Dinosaurs on the screen: the animal board above, an ecosystem of hexes below."""

from dracosaur.terminal.panels.gods_love_dinosaurs.panel import GodsLoveDinosaursPanel

__all__ = ["GodsLoveDinosaursPanel"]
