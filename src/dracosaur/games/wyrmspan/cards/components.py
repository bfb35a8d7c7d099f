"""What lies in the box, as frozen structs: cards, tiles, track, mat and the Automa's deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from dracosaur.games.wyrmspan.cards.effects import (
    Ability,
    Cave,
    Effect,
    Fact,
    Hatchling,
    Icon,
    Natural,
    Positive,
    Quantity,
    Score,
    ScoreEach,
    Size,
    Trait,
    walk,
)

Benefit: TypeAlias = tuple[Effect, ...]
When = Literal["when_played", "if_activated", "once_per_round", "end_game", "hatchling"]
GuildId = Literal["plains", "seafarers", "highlands", "rainforest"]
FourNumbers: TypeAlias = tuple[Natural, Natural, Natural, Natural]
Slot: TypeAlias = Annotated[int, Meta(ge=1, le=3)]


class PrintedCost(Fact, frozen=True):
    """The icons in the corner of a dragon card."""

    meat: Natural = 0
    gold: Natural = 0
    crystal: Natural = 0
    milk: Natural = 0
    coin: Natural = 0
    egg: Natural = 0

    @property
    def resources(self) -> int:
        """Icons of meat, gold, crystal and milk."""
        return self.meat + self.gold + self.crystal + self.milk

    @property
    def total(self) -> int:
        """All icons, coins and eggs included (W17.5)."""
        return self.resources + self.coin + self.egg


class Dragon(Fact, frozen=True):
    """A dragon card."""

    number: Positive
    name: str  # in English
    size: Size
    trait: Trait
    cost: PrintedCost
    caves: tuple[Cave, ...]
    vp: Natural
    when: When
    effects: tuple[Ability, ...]
    nests: Natural = 0

    @property
    def icons(self) -> tuple[Icon, ...]:
        """The ability icons that other cards and objectives count (W20)."""
        if self.when != "hatchling":
            return (self.when,)
        scores = any(isinstance(part, Hatchling) and part.extra_vp for part in self.effects)
        return ("if_activated", "end_game") if scores else ("if_activated",)

    def __post_init__(self) -> None:
        if not self.caves or len(set(self.caves)) < len(self.caves):
            raise ValueError("caves: expected one to three different caves")
        if not self.effects:
            raise ValueError("effects: expected at least one")
        hatchling = any(isinstance(part, Hatchling) for part in self.effects)
        if {self.size == "hatchling", self.when == "hatchling", hatchling} == {True, False}:
            raise ValueError("a hatchling is one in size, in when and in effects, or in none of them")
        if hatchling and self.nests:
            raise ValueError("nests: a hatchling has none")
        scores = any(isinstance(part, Score | ScoreEach) for part in walk(self.effects))
        if scores and self.when not in ("end_game", "hatchling"):
            raise ValueError("effects: points are scored by end_game abilities only")


class CaveCard(Fact, frozen=True):
    """A cave card; its effects are When Played."""

    number: Positive
    effects: Benefit


class GuildTile(Fact, frozen=True):
    """A guild tile: rows 1–4 with their squares on both sides, and the printed points of row 5."""

    id: GuildId
    rows: tuple[Benefit, Benefit, Benefit, Benefit]
    few: FourNumbers
    many: FourNumbers
    few_players: Positive
    printed_vp: tuple[Positive, ...]  # squares, but for the last: a rectangle that holds any number

    def squares(self, players: int) -> FourNumbers:
        """Squares beside rows 1–4 on the side for so many players."""
        return self.few if players <= self.few_players else self.many


class GuildRow(Fact, frozen=True):
    """One row of a guild tile, 1–5; in row 5 the effects are empty and `printed_vp` is filled."""

    guild: GuildId
    row: Annotated[int, Meta(ge=1, le=5)]
    effects: Benefit
    few: Natural
    many: Natural
    few_players: Positive
    printed_vp: tuple[Positive, ...]


class Track(Fact, frozen=True):
    """The guild track, clockwise from START."""

    markers: Positive
    brown: tuple[Natural, ...]
    spaces: tuple[Benefit, ...]


class Objective(Fact, frozen=True):
    """One side of an objective tile; without `automa` it is not used in solo play."""

    id: str
    tile: Positive
    side: Literal["a", "b"]
    count: Quantity
    automa: FourNumbers | None
    cap: Positive | None


class Start(Fact, frozen=True):
    """What a player begins with: cards drawn, and how many of them are kept (W4.4–W4.6)."""

    coins: Natural
    eggs: Natural
    resources: Natural
    dragon_cards: Natural
    cave_cards: Natural
    keep: Natural


class Income(Fact, frozen=True):
    """What a player gets at the start of rounds 2–4 (W18.3)."""

    coins: Natural
    eggs: Natural


class Limits(Fact, frozen=True):
    """What a player may keep at the end of the own turn (W15.2)."""

    coins: Natural
    cards: Natural
    resources: Natural


class Display(Fact, frozen=True):
    """Face-up slots."""

    dragon_cards: Positive
    cave_cards: Positive


class Exchange(Fact, frozen=True):
    """Resources given for resources taken, at any time (W5.10)."""

    give: Positive
    take: Positive


class Remaining(Fact, frozen=True):
    """How many coins, or resources and cards in hand, are worth a point at the end (W19.2)."""

    coins_per_vp: Positive
    goods_per_vp: Positive


Path: TypeAlias = tuple[Benefit, Benefit, Benefit, Benefit, Benefit]


class Paths(Fact, frozen=True):
    """The printed effects P0–P4 of each cave (W8.4)."""

    crimson: Path
    golden: Path
    amethyst: Path


class Mat(Fact, frozen=True):
    """The player mat, and the numbers of setup, income and limits that belong to it."""

    nests: Natural
    action_coins: Natural
    excavate_eggs: tuple[Natural, Natural, Natural]
    explore_eggs: tuple[Natural, Natural, Natural]
    start: Start
    income: Income
    limits: Limits
    display: Display
    exchange: Exchange
    remaining: Remaining
    closing_bonus: Benefit
    path: Paths


class MatEffect(Fact, frozen=True):
    """One printed effect of the mat: P0–P4 of a cave."""

    cave: Cave
    position: Annotated[int, Meta(ge=0, le=4)]
    effects: Benefit


class ByCave(Fact, frozen=True):
    """A Ravel advance: the excavated spaces of your most or least excavated cave, and some more (A13.1)."""

    cave: Literal["most", "least"]
    plus: Natural = 0


class DecisionCard(Fact, frozen=True):
    """A card of the Automa's deck (A4.1); on a brown space she takes a cave or places a marker."""

    label: str
    advance: FourNumbers | ByCave
    dragon: Slot
    cave: Slot | None = None
    guild: Annotated[int, Meta(ge=1, le=5)] | None = None
    objective: Literal[-1, 0, 1] = 0
    passes: bool = False
    refreshes: bool = False

    def __post_init__(self) -> None:
        if (self.cave is None) == (self.guild is None):
            raise ValueError("needs either cave or guild")


class Level(Fact, frozen=True):
    """A level of the solo game: its eight decision cards and what a dragon is worth to the Automa."""

    deck: tuple[str, str, str, str, str, str, str, str]
    vp_per_dragon: Positive
    ravel: bool = False


class Automa(Fact, frozen=True):
    """The solo opponent."""

    cards: Mapping[str, DecisionCard]
    levels: Mapping[str, Level]
    vp_per_cave: Natural
    vp_per_step: Natural
    ravel_coins_kept: Natural
