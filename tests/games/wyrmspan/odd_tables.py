"""Tables that no game from set-up leads to: exhausted decks, full mats, empty supplies (W10.7, W10.12)."""

from __future__ import annotations

from typing import Any, Final

from dracosaur.core.conformance import Chooser
from dracosaur.games.wyrmspan.cards import programs
from dracosaur.games.wyrmspan.cards.codes import CAVE_KIND, DRAGON_KIND
from dracosaur.games.wyrmspan.game import Wyrmspan
from dracosaur.games.wyrmspan.rules import State, constants
from tests.games.wyrmspan.table import CAVES, Table

GUILDS: Final = programs.GUILD_NAMES


def odd_document(chooser: Chooser, seats: int) -> dict[str, Any]:
    """The position document of a table that lacks something or is full of something."""
    level = programs.LEVEL_NAMES[chooser.below(len(programs.LEVEL_NAMES))]
    table = Table(seats, GUILDS[chooser.below(len(GUILDS))], level=level, round_=1 + chooser.below(4))
    for seat in range(seats):
        settle(table, seat, chooser, full=chooser.below(2) == 0)
        supply(table, seat, chooser, rich=chooser.below(2) == 0)
    table.display(lowest(table.s.dragon_at, chooser.below(4)), lowest(table.s.cave_at, chooser.below(4)))
    for kind in (DRAGON_KIND, CAVE_KIND):
        if chooser.below(3) > 0:
            exhaust(table.s, kind, seats, chooser)
    return Wyrmspan().write_position(table.begin().s)


def lowest(places: list[int], n: int) -> tuple[int, ...]:
    return tuple(card for card, place in enumerate(places) if card and place == constants.IN_DECK)[:n]


def settle(table: Table, seat: int, chooser: Chooser, *, full: bool) -> None:
    """Dragons in caves that they like (W7.3), on every space of a full mat."""
    for cave, name in enumerate(CAVES):
        table.excavated(name, 4 if full else 1 + chooser.below(4), seat=seat)
        for _ in range(4 if full else chooser.below(table.s.excavated[seat][cave] + 1)):
            likes = [
                card
                for card, place in enumerate(table.s.dragon_at)
                if card and place == constants.IN_DECK and programs.LIKES[card] >> cave & 1
            ]
            number = likes[chooser.below(len(likes))]
            table.put(name, number, eggs=chooser.below(programs.NESTS[number] + 1), seat=seat)


def supply(table: Table, seat: int, chooser: Chooser, *, rich: bool) -> None:
    """Much or nothing of coins, resources, eggs and cards."""
    table.coins(9 if rich else chooser.below(2), seat)
    table.s.resources[seat] = [chooser.below(4) if rich else 0 for _ in range(4)]
    table.eggs(2 if rich else 0, seat)
    dragons = lowest(table.s.dragon_at, 4 if rich else 0)
    table.hand(*dragons, caves=lowest(table.s.cave_at, 4 if rich else 0), seat=seat)


def exhaust(s: State, kind: int, seats: int, chooser: Chooser) -> None:
    """The deck is empty or nearly so: its cards are tucked or in hands, or on the discard pile."""
    places, known = ((s.dragon_at, s.dragon_known), (s.cave_at, s.cave_known))[kind]
    piled, left = chooser.below(3) == 0, chooser.below(3)
    for number, card in enumerate(lowest(places, s.deck[kind] - left)):
        seat = number % seats
        at = next((space for space in range(12) if s.dragon[seat][space]), None)
        s.deck[kind] -= 1
        if piled:
            places[card], known[card] = constants.IN_PILE, constants.ALL_KNOW
            s.pile[kind] += 1
        elif kind == CAVE_KIND:
            places[card], known[card] = constants.IN_HAND + seat, constants.OWNER_KNOWS
            s.cave_cards[seat] += 1
        elif at is None:
            places[card], known[card] = constants.OUT_OF_GAME, constants.NOBODY_KNOWS
        else:
            places[card], known[card] = constants.UNDER_DRAGON + seat, chooser.below(2)
            s.tucked[seat][at] += 1
