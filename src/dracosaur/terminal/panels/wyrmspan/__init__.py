"""Wyrmspan on the screen: a mat of three caves, the cards, and the Dragon Guild."""

from dracosaur.terminal.panels.wyrmspan.panel import WyrmspanPanel

__all__ = ["WyrmspanPanel"]
