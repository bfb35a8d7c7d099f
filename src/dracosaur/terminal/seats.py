"""Who plays: people who share this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dracosaur import bots
from dracosaur.bots import Bot
from dracosaur.core.game import AnyGame, Seat
from dracosaur.core.rng import Rng
from dracosaur.text import Words


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

    def make_bots(self, game: AnyGame, *seed: int | str) -> dict[Seat, Bot]:
        """A bot for each of their seats, each with a generator of its own."""
        return {seat: bots.make(name, game, Rng("bot", *seed, seat)) for seat, name in self.bot_names.items()}

    def names(self, given: Sequence[str], words: Words) -> tuple[str, ...]:
        """How the players are called: as the record says, else by number."""
        return tuple(
            given[seat] if seat < len(given) and given[seat] else self._default(Seat(seat), words)
            for seat in range(self.count)
        )

    def _default(self, seat: Seat, words: Words) -> str:
        if seat in self.bot_names:
            return words.say("ui-bot-name", bot=self.bot_names[seat], n=seat + 1)
        return words.say("ui-player-name", n=seat + 1)

    def next_person(self, to_act: Sequence[Seat], present: Seat | None) -> Seat | None:
        """The person who decides next; whoever sits at the keyboard goes first, to spare a change."""
        waiting = [seat for seat in self.humans if seat in to_act]
        if present in waiting:
            return present
        after = -1 if present is None else present
        return min(waiting, key=lambda seat: (seat <= after, seat), default=None)
