"""What each End Game dragon scores, card by card: a literal second opinion (W19.2 category 3, W20).

Card numbers are used on purpose: nothing here reads the effects of the card data. "Itself" counts wherever it
has the property looked for, unless the docstring says "other" (W3.10).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from tests.games.wyrmspan.literal_table import (
    Mat,
    Place,
    Player,
    Space,
    Table,
    adjacent_places,
    cave_places,
    column_places,
    facts,
    has_ability,
)


@dataclass(frozen=True)
class Bearer:
    """The dragon whose ability is counted: on whose mat it lies, and where."""

    table: Table
    seat: int
    number: int

    @property
    def player(self) -> Player:
        return self.table.players[self.seat]

    @property
    def mat(self) -> Mat:
        return self.player.mat

    @property
    def place(self) -> Place:
        return self.mat.place_of(self.number)

    @property
    def space(self) -> Space:
        return self.mat.spaces[self.place]

    def in_this_cave(self) -> list[int]:
        cave, _ = self.place
        return self.mat.dragons(cave_places(cave))

    def others_in_this_cave(self) -> list[int]:
        return [number for number in self.in_this_cave() if number != self.number]

    def in_this_column(self) -> list[int]:
        _, column = self.place
        return self.mat.dragons(column_places(column))

    def adjacent(self) -> list[int]:
        return self.mat.dragons(adjacent_places(self.place))


Ability = Callable[[Bearer], int]
ABILITIES: dict[int, Ability] = {}


def dragon(number: int) -> Callable[[Ability], Ability]:
    """Enters the function as what the dragon with this number scores."""

    def enter(ability: Ability) -> Ability:
        ABILITIES[number] = ability
        return ability

    return enter


def with_trait(trait: str, dragons: list[int]) -> int:
    return sum(facts(number).trait == trait for number in dragons)


def of_size(size: str, dragons: list[int]) -> int:
    return sum(facts(number).size == size for number in dragons)


def with_ability(kind: str, dragons: list[int]) -> int:
    return sum(has_ability(number, kind) for number in dragons)


@dragon(17)
def dragon_17(here: Bearer) -> int:
    """1 more for every milk that is cached on it; other resources on it bring nothing more (W12.6)."""
    return here.space.cached["milk"]


@dragon(18)
def dragon_18(here: Bearer) -> int:
    """1 more for every card tucked under it (W12.6)."""
    return here.space.tucked


@dragon(29)
def dragon_29(here: Bearer) -> int:
    """1 more for every meat that is cached on it; other resources on it bring nothing more (W12.6)."""
    return here.space.cached["meat"]


@dragon(39)
def dragon_39(here: Bearer) -> int:
    """2 with a dragon in the space directly to its left and one directly to its right."""
    cave, column = here.place
    left, right = here.mat.dragon((cave, column - 1)), here.mat.dragon((cave, column + 1))
    return 2 if left is not None and right is not None else 0


@dragon(41)
def dragon_41(here: Bearer) -> int:
    """2 for every objective on which nobody's marker is in a row below the owner's; "others" is the lowest.

    W17.9: the row decides, not its points; ties count. A14.4: in solo play her marker is compared.
    """
    depth = {1: 1, 2: 2, 3: 3, 0: 4}
    return sum(
        2
        for places in here.table.objectives
        if all(depth[place] <= depth[places[here.seat]] for place in places)
    )


@dragon(42)
def dragon_42(here: Bearer) -> int:
    """3 for every other dragon in its cave."""
    return 3 * len(here.others_in_this_cave())


@dragon(44)
def dragon_44(here: Bearer) -> int:
    """2 for every marker of its owner on the guild tile, in whatever row."""
    return 2 * len(here.player.markers)


@dragon(46)
def dragon_46(here: Bearer) -> int:
    """3 when all three spaces of its column hold dragons."""
    return 3 if len(here.in_this_column()) == 3 else 0


@dragon(49)
def dragon_49(here: Bearer) -> int:
    """4 for every complete set of the four traits on the mat."""
    tally = Counter[str](facts(number).trait for number in here.mat.dragons())
    return 4 * min(tally[trait] for trait in ("aggressive", "playful", "helpful", "shy"))


@dragon(51)
def dragon_51(here: Bearer) -> int:
    """1 for every shy dragon next to it."""
    return with_trait("shy", here.adjacent())


@dragon(52)
def dragon_52(here: Bearer) -> int:
    """2 for every Once Per Round dragon on the mat, but not more than 8."""
    return min(8, 2 * with_ability("once_per_round", here.mat.dragons()))


@dragon(54)
def dragon_54(here: Bearer) -> int:
    """4 when no dragon in its cave is aggressive."""
    return 4 if with_trait("aggressive", here.in_this_cave()) == 0 else 0


@dragon(59)
def dragon_59(here: Bearer) -> int:
    """2 for every other shy dragon in its cave."""
    return 2 * with_trait("shy", here.others_in_this_cave())


@dragon(71)
def dragon_71(here: Bearer) -> int:
    """2 for every When Played dragon on the mat, but not more than 8."""
    return min(8, 2 * with_ability("when_played", here.mat.dragons()))


@dragon(74)
def dragon_74(here: Bearer) -> int:
    """3 when its cave is excavated to the end: three cave cards in the row, with dragons or without."""
    cave, _ = here.place
    return 3 if here.mat.cave_cards(cave) == 3 else 0


@dragon(81)
def dragon_81(here: Bearer) -> int:
    """3 when no dragon lies further right in its cave."""
    cave, column = here.place
    further = [(row, col) for row, col in cave_places(cave) if col > column]
    return 3 if not here.mat.dragons(further) else 0


@dragon(91)
def dragon_91(here: Bearer) -> int:
    """8 when its cave shows at least one hatchling, one small and one large dragon."""
    cave = here.in_this_cave()
    return 8 if of_size("hatchling", cave) and of_size("small", cave) and of_size("large", cave) else 0


@dragon(93)
def dragon_93(here: Bearer) -> int:
    """5 when the Golden Grotto holds four dragons, wherever this one lies."""
    return 5 if len(here.mat.dragons(cave_places("golden"))) == 4 else 0


@dragon(97)
def dragon_97(here: Bearer) -> int:
    """1 for every If Activated dragon on the mat; hatchlings are such dragons."""
    return with_ability("if_activated", here.mat.dragons())


@dragon(98)
def dragon_98(here: Bearer) -> int:
    """3 when all four spaces of its cave hold dragons."""
    return 3 if len(here.in_this_cave()) == 4 else 0


@dragon(101)
def dragon_101(here: Bearer) -> int:
    """2 for every End Game dragon on the mat, itself and hatchlings 17, 18, 29 among them; at most 8."""
    return min(8, 2 * with_ability("end_game", here.mat.dragons()))


@dragon(102)
def dragon_102(here: Bearer) -> int:
    """3 with at least one other playful dragon in its cave."""
    return 3 if with_trait("playful", here.others_in_this_cave()) >= 1 else 0


@dragon(106)
def dragon_106(here: Bearer) -> int:
    """2 lost for every other aggressive dragon in its cave."""
    return -2 * with_trait("aggressive", here.others_in_this_cave())


@dragon(112)
def dragon_112(here: Bearer) -> int:
    """2 for every dragon next to it."""
    return 2 * len(here.adjacent())


@dragon(119)
def dragon_119(here: Bearer) -> int:
    """2 for every medium dragon on the mat, but not more than 8."""
    return min(8, 2 * of_size("medium", here.mat.dragons()))


@dragon(122)
def dragon_122(here: Bearer) -> int:
    """1 lost for every other aggressive dragon in its cave."""
    return -with_trait("aggressive", here.others_in_this_cave())


@dragon(124)
def dragon_124(here: Bearer) -> int:
    """2 for every large dragon on the mat, but not more than 8."""
    return min(8, 2 * of_size("large", here.mat.dragons()))


@dragon(129)
def dragon_129(here: Bearer) -> int:
    """3 for every playful dragon next to it."""
    return 3 * with_trait("playful", here.adjacent())


@dragon(131)
def dragon_131(here: Bearer) -> int:
    """4 for every complete set of the four sizes on the mat; hatchling is a size."""
    tally = Counter[str](facts(number).size for number in here.mat.dragons())
    return 4 * min(tally[size] for size in ("hatchling", "small", "medium", "large"))


@dragon(132)
def dragon_132(here: Bearer) -> int:
    """2 for every small dragon on the mat, but not more than 8."""
    return min(8, 2 * of_size("small", here.mat.dragons()))


@dragon(134)
def dragon_134(here: Bearer) -> int:
    """3 for every hatchling on the mat, but not more than 9."""
    return min(9, 3 * of_size("hatchling", here.mat.dragons()))


@dragon(145)
def dragon_145(here: Bearer) -> int:
    """5 when the Amethyst Abyss holds four dragons, wherever this one lies."""
    return 5 if len(here.mat.dragons(cave_places("amethyst"))) == 4 else 0


@dragon(150)
def dragon_150(here: Bearer) -> int:
    """4 with at least one other helpful dragon in its column."""
    others = [number for number in here.in_this_column() if number != here.number]
    return 4 if with_trait("helpful", others) >= 1 else 0


@dragon(167)
def dragon_167(here: Bearer) -> int:
    """5 when the Crimson Cavern holds four dragons, wherever this one lies."""
    return 5 if len(here.mat.dragons(cave_places("crimson"))) == 4 else 0


@dragon(179)
def dragon_179(here: Bearer) -> int:
    """1 for every two eggs in all nests of its owner, the mat nests included; an odd egg is lost."""
    return here.mat.eggs() // 2


@dragon(183)
def dragon_183(here: Bearer) -> int:
    """1 for every helpful dragon on the mat."""
    return with_trait("helpful", here.mat.dragons())


@dataclass(frozen=True)
class Payment:
    """Things that may be given for points at the end of the game, all of them or none (W5.8)."""

    points: int = 0
    dragon_cards: int = 0
    cave_cards: int = 0
    resources: int = 0

    @property
    def things(self) -> int:
        return self.dragon_cards + self.cave_cards + self.resources


NO_PAYMENT = Payment()

# W19.6: only these dragons offer a payment; one of the lines of a dragon at most, and only once.
PAYMENTS = {
    # A dragon card from the hand for 1, or two of them for 3.
    86: [Payment(1, dragon_cards=1), Payment(3, dragon_cards=2)],
    # A cave card from the hand for 1, or two of them for 3.
    87: [Payment(1, cave_cards=1), Payment(3, cave_cards=2)],
    # A resource of any kind for 1, or two of them, equal or different, for 3.
    144: [Payment(1, resources=1), Payment(3, resources=2)],
    # A resource, a cave card and a dragon card together for 5.
    149: [Payment(5, dragon_cards=1, cave_cards=1, resources=1)],
}

END_GAME_DRAGONS = sorted(ABILITIES.keys() | PAYMENTS.keys())


def points_without_payments(table: Table, seat: int) -> int:
    """W19.2 category 3, but for the four dragons that ask for a payment."""
    mat = table.players[seat].mat
    return sum(
        ABILITIES[number](Bearer(table, seat, number)) for number in mat.dragons() if number in ABILITIES
    )
