"""How the players of a table are called, in full and in short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dracosaur.core.game import Seat
from dracosaur.core.records import PERSON, Header
from dracosaur.text import Words


def all_names(
    count: int, given: Sequence[str], bots: Mapping[Seat, str], words: Words
) -> list[tuple[str, ...]]:
    """By seat all names of a player, the longest first: those given, else by number and kind of bot."""
    return [
        (given[seat],) if seat < len(given) and given[seat] else _by_number(seat, bots, words)
        for seat in map(Seat, range(count))
    ]


def names_of_record(header: Header, words: Words) -> tuple[str, ...]:
    """The full names of the players of a record; its bots are called as at the table."""
    bots = {Seat(seat): player for seat, player in enumerate(header.players) if player != PERSON}
    return tuple(names[0] for names in all_names(header.seats, header.names, bots, words))


def _by_number(seat: Seat, bots: Mapping[Seat, str], words: Words) -> tuple[str, ...]:
    n = seat + 1
    if seat not in bots:
        return words.say("ui-player-name", n=n), words.say("ui-player-initials", n=n)
    kind = bots[seat]
    bot = words.name_of("bot", kind) if words.has(f"bot-{kind}") else kind
    return (
        words.say("ui-bot-name", bot=bot, n=n),
        words.say("ui-bot-short", n=n),
        words.say("ui-bot-initials", n=n),
    )
