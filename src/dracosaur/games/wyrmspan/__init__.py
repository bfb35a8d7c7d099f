"""Wyrmspan: caves, dragons and a guild, for one to five players."""
