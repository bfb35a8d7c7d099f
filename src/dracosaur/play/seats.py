"""Who plays: people and bots, by seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dracosaur import bots
from dracosaur.bots import Bot
from dracosaur.core.game import AnyGame, Seat
from dracosaur.core.records import PERSON
from dracosaur.core.rng import Rng


class Seats:
    """The players of a table by seat; every seat is either a person's or a bot's."""

    def __init__(self, count: int, humans: Sequence[Seat], bot_names: Mapping[Seat, str]) -> None:
        taken = sorted([*humans, *bot_names])
        if taken != list(range(count)):
            raise ValueError(
                f"a table of {count} needs one person or bot for each seat from 0 to {count - 1}, not {taken}"
            )
        self.count = count
        self.humans = tuple(humans)
        self.bot_names = dict(bot_names)

    @classmethod
    def of(cls, players: Sequence[str]) -> Seats:
        """As a header keeps them: `human` or the name of a bot, by seat."""
        seated = [(Seat(seat), player) for seat, player in enumerate(players)]
        humans = [seat for seat, player in seated if player == PERSON]
        return cls(len(players), humans, {seat: player for seat, player in seated if player != PERSON})

    def make_bots(self, game: AnyGame, *seed: int | str) -> dict[Seat, Bot]:
        """A bot for each of their seats, each with a generator of its own."""
        return {seat: bots.make(name, game, Rng("bot", *seed, seat)) for seat, name in self.bot_names.items()}

    def next_person(self, to_act: Sequence[Seat], present: Seat | None) -> Seat | None:
        """The person who decides next; whoever sits at the keyboard goes first, to spare a change."""
        waiting = [seat for seat in self.humans if seat in to_act]
        if present in waiting:
            return present
        after = -1 if present is None else present
        return min(waiting, key=lambda seat: (seat <= after, seat), default=None)
