"""The vocabulary in which every card, guild row and space of the mat is written down.

An effect is a frozen struct named after what the player does. Three readers share it: the loader
(`load.py`), the text composer (`words.py`) and the compiler of the rules. When an effect happens is
not part of it; that is the card's `when` or the place where the effect is printed.

A *benefit* is a tuple of effects: all of them, in the order the player likes, each one optional
(W9.2, W9.6). Items of the same kind are carried out one by one (W9.15, W11.10).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Cave = Literal["crimson", "golden", "amethyst"]
Resource = Literal["meat", "gold", "crystal", "milk"]
Size = Literal["hatchling", "small", "medium", "large"]
Trait = Literal["aggressive", "playful", "helpful", "shy"]
Icon = Literal["when_played", "if_activated", "once_per_round", "end_game"]
CardKind = Literal["dragon_card", "cave_card"]

Positive = Annotated[int, Meta(ge=1)]
Natural = Annotated[int, Meta(ge=0)]


class Fact(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of card data; a field that nobody knows is a mistake, not an extension."""


class Word(Fact, frozen=True, tag=True):
    """A piece of card data that names itself by the key `type`."""


# Counts: a number that depends on the table ---------------------------------------------------------------


class Dragons(Word, frozen=True):
    """Your visible dragons in a place that pass every filter; an empty filter lets all pass (W20)."""

    where: Literal["mat", "this_cave", "this_column", "adjacent", "crimson", "golden", "amethyst"]
    sizes: tuple[Size, ...] = ()
    traits: tuple[Trait, ...] = ()
    icons: tuple[Icon, ...] = ()
    other: bool = False  # leave out the dragon that bears the text (W3.10)
    cost_at_least: Natural = 0  # icons of the printed cost, of whatever kind
    cost_at_most: Natural | None = None


class DragonsAndCaves(Word, frozen=True):
    """Dragons plus cave cards in one of your caves."""

    where: Cave


class Eggs(Word, frozen=True):
    """Eggs in all your nests, in groups of `every`, rounded down."""

    every: Positive = 1


class Sets(Word, frozen=True):
    """Complete sets of four sizes or four traits on your mat."""

    of: Literal["sizes", "traits"]


class Cached(Word, frozen=True):
    """All resources cached on your dragons."""


class Nests(Word, frozen=True):
    """Nest icons on your visible dragons; those of the mat do not count (W17.5)."""


class CaveCards(Word, frozen=True):
    """Cave cards on your mat, under dragons or not."""


class FullColumns(Word, frozen=True):
    """Columns of your mat with three dragons."""


class CostIcons(Word, frozen=True):
    """Resource icons in the printed costs of the dragons of your best cave (W19.7)."""


class GuildMarkers(Word, frozen=True):
    """Your markers on the guild tile, in any row."""


class GuildPosition(Word, frozen=True):
    """Your guild steps since the start of the game (W17.7)."""


class LowestObjectives(Word, frozen=True):
    """Scored objectives on which nobody's marker is in a lower row than yours (W17.9)."""


# What cards count, and what only objectives count.
Count: TypeAlias = (
    Dragons | Eggs | Sets | CaveCards | FullColumns | CostIcons | GuildMarkers | LowestObjectives
)
Quantity: TypeAlias = Count | DragonsAndCaves | Cached | Nests | GuildPosition
# A count is taken when the benefit begins (W9.16).
Amount: TypeAlias = Positive | Dragons | GuildMarkers


# Conditions -----------------------------------------------------------------------------------------------


class AtLeast(Word, frozen=True):
    """The count is `n` or more."""

    n: Positive
    count: Dragons | GuildMarkers


class NoneOf(Word, frozen=True):
    """The count is zero."""

    count: Dragons


class Every(Word, frozen=True):
    """All the conditions hold."""

    of: tuple[AtLeast, ...]


class ColumnFull(Word, frozen=True):
    """All three spaces of this column hold a dragon."""


class CaveFull(Word, frozen=True):
    """All four spaces of this cave hold a dragon."""


class CaveExcavated(Word, frozen=True):
    """All four spaces of this cave are excavated, with or without dragons."""


class BetweenTwo(Word, frozen=True):
    """A dragon stands directly left and another directly right of this one in its cave."""


class LastInCave(Word, frozen=True):
    """No dragon stands further right in this cave."""


class MatchesLeftNeighbor(Word, frozen=True):
    """You have at least as many dragons in that cave as your left neighbor in hers (W20, A14.3)."""

    cave: Cave


Condition: TypeAlias = (
    AtLeast
    | NoneOf
    | Every
    | ColumnFull
    | CaveFull
    | CaveExcavated
    | BetweenTwo
    | LastInCave
    | MatchesLeftNeighbor
)


# Targets and costs ----------------------------------------------------------------------------------------


class Each(Fact, frozen=True):
    """Every dragon of the place, this one included; `trait` or `without` narrows them (W9.16)."""

    where: Literal["this_cave", "this_column"]
    trait: Trait | None = None
    without: Trait | None = None


# `any`: any of your dragons, for eggs the nests of the mat as well; the others are dragons only (W5.12).
Place = Literal["any", "here", "this_cave", "this_column", "adjacent"]
Target: TypeAlias = Place | Each


class Price(Fact, frozen=True):
    """What an ability costs, paid in full before its benefit (W5.7–W5.9)."""

    resource: Natural = 0  # of any kind
    coin: Natural = 0
    egg: Natural = 0
    dragon_card: Natural = 0  # cards come from the hand
    cave_card: Natural = 0
    card: Natural = 0  # of either kind
    goods: Natural = 0  # any mix of resources and cards from the hand (W6.5)
    eggs_from: Literal["anywhere", "this_cave", "adjacent"] = "anywhere"

    def __post_init__(self) -> None:
        cards = self.dragon_card + self.cave_card + self.card
        if not self.resource + self.coin + self.egg + cards + self.goods:
            raise ValueError("costs nothing")


# Effects --------------------------------------------------------------------------------------------------


class Gain(Word, frozen=True):
    """Take coins or resources from the general supply.

    `any`: each one free to choose. `one_kind`: free to choose, all of one kind; `chosen_kind`: of the kind
    that the owner of the effect chose (W9.5). `cost_of_tucked`: of a kind in the printed cost of the card
    just tucked (W11.6).
    """

    what: Literal[
        "meat", "gold", "crystal", "milk", "any", "coin", "one_kind", "chosen_kind", "cost_of_tucked"
    ]
    n: Amount = 1


class GainCards(Word, frozen=True):
    """Take cards into the hand: `any` leaves the choice of display or deck for each card (W10.2, W10.4)."""

    what: CardKind
    n: Amount = 1
    source: Literal["any", "deck"] = "any"


class MayStow(Word, frozen=True):
    """Gain, then cache (resources) or tuck (cards) up to `up_to` of what was gained, if you like (W10.5)."""

    gain: Gain | GainCards
    up_to: Positive
    on: Literal["here", "any"]


class Split(Word, frozen=True):
    """Gain, then give one to each share in this order; `stow` caches or tucks it (W10.10, W10.15)."""

    gain: Gain | GainCards
    shares: tuple[Literal["keep", "discard", "stow"], ...]
    on: Literal["here", "any"]


class GuildSteps(Word, frozen=True):
    """Advance on the guild track, one space after the other."""

    n: Positive = 1


class LayEggs(Word, frozen=True):
    """Lay eggs into free nests of the target; with `Each`, `n` on every dragon that has room."""

    n: Positive = 1
    on: Target = "any"


class Cache(Word, frozen=True):
    """Cache resources of any kind from your own or from the general supply."""

    on: Place
    n: Positive = 1
    source: Literal["own", "general"] = "own"


class Tuck(Word, frozen=True):
    """Tuck dragon cards; those from the deck are not looked at (W11.2)."""

    on: Target
    n: Amount = 1
    source: Literal["hand", "deck"] = "hand"


class Reveal(Word, frozen=True):
    """Turn up the top dragon of the deck: of one of these sizes it is tucked here, else it goes elsewhere."""

    sizes: tuple[Size, ...]
    otherwise: Literal["hand", "discard"]
    then: tuple[Effect, ...] = ()  # only if it was not tucked


class PlayDragon(Word, frozen=True):
    """Play a dragon without the action coin (W13.1–W13.3, W13.7).

    `free`: without its printed cost; `discount`: one egg or resource less; `no_resources`: only its coins
    and eggs are paid; `on_top`: free, and over one of your dragons.
    """

    source: tuple[Literal["hand", "display"], ...]
    terms: Literal["free", "discount", "no_resources", "on_top"]


class Excavate(Word, frozen=True):
    """Place a cave card on the next space of a cave, without coin and eggs (W13.4, W13.16)."""

    source: tuple[Literal["hand", "display", "deck"], ...]


class ActivateDragon(Word, frozen=True):
    """Use once an ability with one of these icons on a visible dragon of yours, not this one (W13.10)."""

    icons: tuple[Icon, ...]


class ActivateMat(Word, frozen=True):
    """Use once one of the effects printed along the caves of your mat (W13.11)."""


class SwapDragons(Word, frozen=True):
    """Let two of your dragons change places, with all that is theirs (W13.9)."""


class Pay(Word, frozen=True):
    """Offer a payment and, only once it is made, the benefit."""

    cost: Price
    then: tuple[Effect, ...]


class IfDone(Word, frozen=True):
    """Do the first; the benefit follows only if it really happened. The first is no cost (W5.18)."""

    first: Effect
    then: tuple[Effect, ...]


class If(Word, frozen=True):
    """The benefit is offered if the condition holds now."""

    condition: Condition
    then: tuple[Effect, ...]


class UpTo(Word, frozen=True):
    """Do the effect up to so many times, each one finished before the next (W9.7)."""

    times: Positive
    effect: Effect


class Choose(Word, frozen=True):
    """Do up to `n` different ones of the options (W20)."""

    options: tuple[Effect, ...]
    n: Positive = 1


class Opponents(Word, frozen=True):
    """A benefit for you, then one for each opponent, whether or not you use yours (W9.3, W9.10)."""

    you: tuple[Effect, ...]
    each: tuple[Effect, ...]


class Score(Word, frozen=True):
    """So many points; only in final scoring."""

    vp: int


class ScoreEach(Word, frozen=True):
    """So many points for each one counted, lost if negative; only in final scoring."""

    vp: int
    per: Count
    at_most: Positive | None = None


Effect: TypeAlias = (
    Gain
    | GainCards
    | MayStow
    | Split
    | GuildSteps
    | LayEggs
    | Cache
    | Tuck
    | Reveal
    | PlayDragon
    | Excavate
    | ActivateDragon
    | ActivateMat
    | SwapDragons
    | Pay
    | IfDone
    | If
    | UpTo
    | Choose
    | Opponents
    | Score
    | ScoreEach
)


class Hatchling(Word, frozen=True):
    """The three parts of a hatchling (W12): fed when activated, thankful each time, grown up at the third.

    `each_time` follows every feeding, from whatever cause; `third` comes once in addition. A hatchling has
    either `each_time` or `extra_vp`, by which each matching thing here is worth more at the end (W12.6).
    """

    feed: Literal["meat", "milk", "dragon_card"]
    third: tuple[Effect, ...]
    each_time: tuple[Effect, ...] = ()
    extra_vp: Natural = 0

    def __post_init__(self) -> None:
        if bool(self.each_time) == bool(self.extra_vp):
            raise ValueError("needs either each_time or extra_vp")


Ability: TypeAlias = Effect | Hatchling


def walk(part: object) -> Iterator[Fact]:
    """Every piece of card data inside `part`, itself first, in reading order."""
    if isinstance(part, tuple):
        for item in part:
            yield from walk(item)
    elif isinstance(part, Fact):
        yield part
        for name in part.__struct_fields__:
            yield from walk(getattr(part, name))
