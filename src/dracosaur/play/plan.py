"""What the next match shall be: the game, who sits where, the options. Every plan can be played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from dracosaur.core.game import AnyGame, BadOption, Event
from dracosaur.core.options import option_choices
from dracosaur.core.records import PERSON, Header
from dracosaur.core.table import Table
from dracosaur.games import load

USUAL_SEATS: Final = 3  # one person and two bots, where nothing else is said
USUAL_BOT: Final = "apprentice"  # a gentle level that needs no time to get ready


@dataclass(frozen=True)
class Plan:
    """A match before it begins; changing one thing gives a new plan, without options that no longer fit."""

    game_name: str
    players: tuple[str, ...]  # a person or the name of a bot, by seat
    names: tuple[str, ...]  # by seat; empty where nobody gave one
    options: Mapping[str, object]

    @classmethod
    def usual(cls, game_name: str) -> Plan:
        """One person and as many bots as usual."""
        seats = min(USUAL_SEATS, load(game_name).seat_counts[-1])
        return cls(game_name, (PERSON, *[USUAL_BOT] * (seats - 1)), ("",) * seats, {})

    @classmethod
    def of(cls, header: Header) -> Plan:
        """The same match once more."""
        players = header.players or cls.usual(header.game).with_seats(header.seats).players
        return cls(header.game, players, header.names or ("",) * header.seats, header.options)

    @property
    def game(self) -> AnyGame:
        """The game that will be played."""
        return load(self.game_name)

    @property
    def seats(self) -> int:
        """How many will play."""
        return len(self.players)

    def with_game(self, name: str) -> Plan:
        """Another game, with the same players as far as there is room for them."""
        counts = load(name).seat_counts
        seats = min(max(self.seats, counts[0]), counts[-1])
        return replace(self, game_name=name, options={}).with_seats(seats)

    def with_seats(self, seats: int) -> Plan:
        """More bots, or the last players leave."""
        more = seats - self.seats
        players = (*self.players, *[USUAL_BOT] * more)[:seats]
        return replace(self, players=players, names=(*self.names, *[""] * more)[:seats])._fitting()

    def with_player(self, seat: int, player: str) -> Plan:
        """A person or a bot on this seat."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def with_name(self, seat: int, name: str) -> Plan:
        """Another name for whoever sits there."""
        return replace(self, names=(*self.names[:seat], name, *self.names[seat + 1 :]))

    def with_option(self, key: str, value: object) -> Plan:
        """Another value of an option."""
        return replace(self, options={**self.options, key: value})

    def value(self, key: str) -> object:
        """What the option is set to."""
        return getattr(self.game.options(self.options, self.seats), key)

    def choices(self) -> dict[str, tuple[object, ...]]:
        """The options with the values that fit the rest of the plan; the usual value is the first."""
        fitting = {
            key: tuple(value for value in values if self.with_option(key, value)._fits())
            for key, values in option_choices(self.game.option_type).items()
        }
        return {key: values for key, values in fitting.items() if len(values) > 1}

    def notes(self) -> tuple[Event, ...]:
        """What the players should know of these options."""
        return self.game.notes(self.game.options(self.options, self.seats), self.seats)

    def open(self) -> Table:
        """The table, ready to be played at."""
        names = self.names if any(self.names) else ()
        return Table.open(self.game, self.seats, self.options, names=names, players=self.players)

    def _fits(self) -> bool:
        try:
            self.game.options(self.options, self.seats)
        except BadOption:
            return False
        return True

    def _fitting(self) -> Plan:
        """The plan with as many of its options as fit."""
        fitting = replace(self, options={})
        for key, value in self.options.items():
            more = fitting.with_option(key, value)
            fitting = more if more._fits() else fitting
        return fitting
