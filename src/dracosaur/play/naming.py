"""How the players of a table are called, in full and in short, and the values of its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dracosaur.bots.levels import LEVELS
from dracosaur.core.game import Seat
from dracosaur.core.records import PERSON, Header
from dracosaur.text import Words


def all_names(
    count: int, given: Sequence[str], bots: Mapping[Seat, str], words: Words
) -> list[tuple[str, ...]]:
    """By seat all names of a player, the longest first: those given, else by level, or number and kind."""
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
    initials = words.say("ui-bot-initials", n=n)
    if kind in LEVELS:
        # A level is a character whom people know by name; two of them at a table are told apart by number.
        is_alone = list(bots.values()).count(kind) == 1
        name = bot if is_alone else words.say("ui-bot-numbered", bot=bot, n=n)
        return name, name, initials
    return words.say("ui-bot-name", bot=bot, n=n), words.say("ui-bot-short", n=n), initials


def name_of_value(
    words: Words, key: str, value: object, values: Sequence[object], names: Sequence[str] = ()
) -> str:
    """A value of an option: its own word, that of the thing, a word for all games, or a player's name."""
    word = _word(value)
    kind = key.rstrip("_0123456789")  # objective_1 is an objective
    for id in (f"option-{key}-{word}", f"{kind}-{word}", f"ui-value-{word}"):
        if words.has(id):
            return words.say(id)
    if "random" in values:  # drawn, or one of the seats
        seat = int(word)
        return names[seat] if seat < len(names) else words.say("ui-player-name", n=seat + 1)
    return word


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)
