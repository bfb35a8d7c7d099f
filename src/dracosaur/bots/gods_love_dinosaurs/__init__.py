"""Bots that play Gods Love Dinosaurs."""
