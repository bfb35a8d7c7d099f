"""Draftosaurus on the screen: a zoo with the river in its middle."""

from dracosaur.terminal.panels.draftosaurus.panel import DraftosaurusPanel

__all__ = ["DraftosaurusPanel"]
