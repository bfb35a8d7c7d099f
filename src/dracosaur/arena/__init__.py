"""Many games at once: simulations, and later tournaments and ratings."""

from dracosaur.arena.simulate import Report, simulate

__all__ = ["Report", "simulate"]
