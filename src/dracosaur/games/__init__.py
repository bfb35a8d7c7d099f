"""The games, each with the same rooms."""
