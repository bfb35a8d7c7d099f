"""Many games at once: simulations, tournaments, and what games between bots can teach."""

from dracosaur.arena.simulate import Report, simulate
from dracosaur.arena.tables import play_at_table

__all__ = ["Report", "play_at_table", "simulate"]
