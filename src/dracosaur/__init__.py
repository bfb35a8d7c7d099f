"""Dracosaur: Draftosaurus, Gods Love Dinosaurs and Wyrmspan, to play, study and solve."""

__version__ = "0.1.0"
