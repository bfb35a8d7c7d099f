"""Bots that play Wyrmspan."""
