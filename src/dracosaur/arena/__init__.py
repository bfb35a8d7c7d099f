"""Many games at once: simulations, and later tournaments and ratings."""

from dracosaur.arena.simulate import Report, simulate
from dracosaur.arena.tables import play_at_table

__all__ = ["Report", "play_at_table", "simulate"]
