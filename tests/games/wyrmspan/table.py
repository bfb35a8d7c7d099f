"""A table set up by hand, for tests: put things where they should be, then play by names instead of
numbers.
"""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import Row
from dracosaur.games.wyrmspan import rules
from dracosaur.games.wyrmspan.cards import programs
from dracosaur.games.wyrmspan.cards.codes import CAVE_KIND, COLUMNS, DRAGON_KIND
from dracosaur.games.wyrmspan.rules import constants
from dracosaur.games.wyrmspan.rules.constants import (
    CHANCE,
    IN_DECK,
    IN_HAND,
    ON_DISPLAY,
    ON_MAT,
    UNDER_DRAGON,
)
from dracosaur.games.wyrmspan.rules.course import begin_game
from dracosaur.games.wyrmspan.rules.interpreter import run

CAVES: Final = {"crimson": 0, "golden": 1, "amethyst": 2}
RESOURCES: Final = {"meat": 0, "gold": 1, "crystal": 2, "milk": 3}
KINDS: Final = tuple(RESOURCES)

EXCAVATE: Final = constants.ACT_EXCAVATE
ENTICE: Final = constants.ACT_ENTICE
PASS: Final = constants.ACT_PASS
USE: Final = constants.ACT_USE
DECLINE: Final = constants.ACT_DECLINE
MAT: Final = constants.ACT_MAT
EGG: Final = constants.ACT_EGG
DRAW_DRAGON: Final = constants.ACT_DRAW
DRAW_CAVE: Final = constants.ACT_DRAW + 1


def explore(cave: str) -> int:
    return constants.ACT_EXPLORE + CAVES[cave]


def option(i: int) -> int:
    return constants.ACT_OPTION + i


def resource(kind: str) -> int:
    return constants.ACT_RESOURCE + RESOURCES[kind]


def exchange(one: str, other: str, taken: str) -> int:
    a, b = sorted((RESOURCES[one], RESOURCES[other]))
    return constants.ACT_EXCHANGE + 16 * a + 4 * b + RESOURCES[taken]


def cave(name: str) -> int:
    return constants.ACT_CAVE + CAVES[name]


def space(name: str, column: int) -> int:
    """The space of a cave, columns counted from 1."""
    return constants.ACT_SPACE + index(name, column)


def index(name: str, column: int) -> int:
    return COLUMNS * CAVES[name] + column - 1


def cell(row: int, vp: int = 0) -> int:
    return constants.ACT_CELL + (row - 1 if row < 5 else 4 + (6, 3, 1).index(vp))


def dragon(number: int) -> int:
    return constants.ACT_DRAGON + number


def cave_card(number: int) -> int:
    return constants.ACT_CAVE_CARD + number


def deal_dragon(number: int) -> int:
    return constants.DEAL_DRAGON + number


def deal_cave(number: int) -> int:
    return constants.DEAL_CAVE + number


def decision(label: str) -> int:
    return constants.DEAL_DECISION + programs.DECISION_NAMES.index(label)


def new_options(guild: str = "plains", objectives: tuple[str, ...] = (), level: str = "") -> Row:
    sides = [programs.OBJECTIVE_NAMES.index(name) for name in objectives]
    number = programs.LEVEL_NAMES.index(level) + 1 if level else 0
    return [programs.GUILD_NAMES.index(guild), *sides, *[-1] * (4 - len(sides)), number, 0, 0]


class Table:
    """A game before the first turn of a round, with empty hands, no resources, three coins and no display.

    Chance is asked for nothing that a test does not care about: the lowest card of a deck comes by itself.
    """

    def __init__(
        self,
        seats: int = 2,
        guild: str = "plains",
        objectives: tuple[str, ...] = ("cave_cards", "eggs", "cached", "shy"),
        level: str = "automa_1",
        round_: int = 1,
        start: int = 0,
    ) -> None:
        s = self.s = rules.State()
        begin_game(s, seats, new_options(guild, objectives, level if seats == 1 else ""))
        s.guild = programs.GUILD_NAMES.index(guild)
        for i, name in enumerate(objectives):
            s.objective[i] = programs.OBJECTIVE_NAMES.index(name) + 1
        s.round = round_ - 1
        s.start = start
        s.turn = (start - 1) % max(seats, 2)
        s.phase = constants.TURNS
        for seat in range(seats):
            s.coins[seat] = 3  # enough for a choice: who has none passes by himself
            s.mat_eggs[seat] = s.egg_count[seat] = 0
            s.picks[seat] = 5

    # Setting up

    def coins(self, n: int, seat: int = 0) -> Table:
        self.s.coins[seat] = n
        return self

    def supply(self, seat: int = 0, **kinds: int) -> Table:
        for kind, n in kinds.items():
            self.s.resources[seat][RESOURCES[kind]] = n
        return self

    def hand(self, *dragons: int, caves: tuple[int, ...] = (), seat: int = 0) -> Table:
        for card in dragons:
            self._take(DRAGON_KIND, card, IN_HAND + seat)
            self.s.dragon_cards[seat] += 1
        for card in caves:
            self._take(CAVE_KIND, card, IN_HAND + seat)
            self.s.cave_cards[seat] += 1
        return self

    def display(self, dragons: tuple[int, ...] = (), caves: tuple[int, ...] = ()) -> Table:
        for slot, card in enumerate(dragons):
            self._take(DRAGON_KIND, card, ON_DISPLAY)
            self.s.dragon_slot[slot] = card
        for slot, card in enumerate(caves):
            self._take(CAVE_KIND, card, ON_DISPLAY)
            self.s.cave_slot[slot] = card
        return self

    def eggs(self, n: int, seat: int = 0) -> Table:
        """Eggs on the nests of the mat."""
        self.s.mat_eggs[seat] += n
        self.s.egg_count[seat] += n
        return self

    def excavated(self, name: str, columns: int, *cards: int, seat: int = 0) -> Table:
        """So many open spaces; cave cards that the test does not name come from the end of the deck."""
        row = CAVES[name]
        for column in range(self.s.excavated[seat][row], columns):
            at = self.s.cave_at
            i = column - 1
            free = max(card for card in range(1, len(at)) if at[card] == IN_DECK)
            card = cards[i] if i < len(cards) else free
            self._take(CAVE_KIND, card, ON_MAT)
            self.s.cave[seat][COLUMNS * row + column] = card
        self.s.excavated[seat][row] = columns
        return self

    def put(
        self,
        name: str,
        number: int,
        eggs: int = 0,
        tucked: int = 0,
        growth: int = 0,
        seat: int = 0,
        **cached: int,
    ) -> Table:
        """The dragon on the next space of the cave, which is excavated if need be."""
        s, row = self.s, CAVES[name]
        column = s.settled[seat][row]
        if column >= s.excavated[seat][row]:
            self.excavated(name, column + 1, seat=seat)
        at = COLUMNS * row + column
        self._take(DRAGON_KIND, number, ON_MAT)
        s.dragon[seat][at] = number
        s.settled[seat][row] += 1
        s.nest_count[seat] += programs.NESTS[number]
        s.eggs[seat][at] = eggs
        s.egg_count[seat] += eggs
        s.growth[seat][at] = growth
        for _ in range(tucked):
            free = max(card for card in range(1, len(s.dragon_at)) if s.dragon_at[card] == IN_DECK)
            self._take(DRAGON_KIND, free, UNDER_DRAGON + seat)
            s.tucked[seat][at] += 1
        for kind, n in cached.items():
            s.cached[seat][4 * at + RESOURCES[kind]] = n
        return self

    def steps(self, n: int, seat: int = 0, markers: tuple[int, ...] = ()) -> Table:
        """Guild steps made so far; markers lie on the cells of row 1 to 4, or on 6, 3, 1 of row 5 by 5,
        6, 7.
        """
        self.s.steps[seat] = n
        for row in markers:
            self.s.markers[seat][row - 1] += 1
            self.s.placed[seat] += 1
        return self

    def _take(self, kind: int, card: int, where: int) -> None:
        at = self.s.dragon_at if kind == DRAGON_KIND else self.s.cave_at
        known = self.s.dragon_known if kind == DRAGON_KIND else self.s.cave_known
        assert at[card] == IN_DECK, f"card {card} is used twice"
        at[card] = where
        known[card] = 1 if where in range(IN_HAND, IN_HAND + 5) else 2
        self.s.deck[kind] -= 1

    # Playing

    def begin(self) -> Table:
        run(self.s)
        return self

    def act(self, *actions: int) -> Table:
        """Each action in turn by whoever is to act; cards nobody named come in the order of their numbers."""
        for action in actions:
            if action < constants.PLAYER_ACTIONS:
                self.deal()
            seat = self.s.actor
            assert rules.is_legal(self.s, seat, action), f"{action} by {seat}; legal: {self.legal()}"
            rules.apply(self.s, seat, action)
        return self

    def deal(self) -> Table:
        """Chance gives the lowest of what it can give until a player has to decide."""
        while self.s.actor == CHANCE:
            rules.apply(self.s, CHANCE, self.legal()[0])
        return self

    def legal(self) -> list[int]:
        buffer = [0] * rules.MOST_LEGAL
        return buffer[: rules.legal(self.s, self.s.actor, buffer)]

    def allows(self, action: int) -> bool:
        self.deal()
        return rules.is_legal(self.s, self.s.actor, action)

    def turn_is_over(self, seat: int = 0) -> bool:
        """Whether somebody else is to choose an action, or the same player again."""
        self.deal()
        return self.s.depth == 1 and self.allows(PASS)

    # Looking

    def hand_dragons(self, seat: int = 0) -> list[int]:
        return [card for card, at in enumerate(self.s.dragon_at) if card and at == IN_HAND + seat]

    def hand_caves(self, seat: int = 0) -> list[int]:
        return [card for card, at in enumerate(self.s.cave_at) if card and at == IN_HAND + seat]

    def resources(self, seat: int = 0) -> dict[str, int]:
        return {kind: n for kind, n in zip(KINDS, self.s.resources[seat], strict=True) if n}

    def cached(self, name: str, column: int, seat: int = 0) -> dict[str, int]:
        at = 4 * index(name, column)
        found = self.s.cached[seat][at : at + 4]
        return {kind: n for kind, n in zip(KINDS, found, strict=True) if n}
