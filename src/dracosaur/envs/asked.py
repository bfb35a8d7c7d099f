"""What an environment is asked for, checked with words that say what there is."""

from __future__ import annotations

from dracosaur.core.game import AnyGame
from dracosaur.games import load


def game_of(game: AnyGame | str) -> AnyGame:
    """The game, also by its name."""
    return load(game) if isinstance(game, str) else game


def seats_of(game: AnyGame, seats: int | None) -> int:
    """How many play: the fewest where nobody says; ValueError where the game is not for so many."""
    if seats is None:
        return game.seat_counts[0]
    if seats not in game.seat_counts:
        least, most = game.seat_counts[0], game.seat_counts[-1]
        raise ValueError(f"{game.name} is for {least} to {most} players, not {seats!r}")
    return seats


def check_seat(seat: int, seats: int) -> None:
    """Raise ValueError for a seat that is not at the table."""
    if seat not in range(seats):
        raise ValueError(f"there is no seat {seat!r} at a table of {seats}; they are counted from 0")


def check_choice(what: str, value: object, allowed: tuple[object, ...]) -> None:
    """Raise ValueError, with what there is, for a value that there is not."""
    if value not in allowed:
        raise ValueError(f"unknown {what} {value!r}; there is {', '.join(map(repr, allowed))}")
