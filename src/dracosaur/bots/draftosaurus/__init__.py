"""Bots that play Draftosaurus."""
