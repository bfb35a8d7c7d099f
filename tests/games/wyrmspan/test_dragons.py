"""One test per dragon: a concrete board, everything taken that is offered, and what has changed by it.

The dragon lies in the first space of the first cave it likes unless the case says otherwise. Numbers are
differences; nothing else may change. Names of places are `golden2` for the second space of the Golden
Grotto; `B.` is the opponent.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from dracosaur.games.wyrmspan.cards import DRAGONS, programs
from dracosaur.games.wyrmspan.cards.codes import END_GAME, IF_ACTIVATED, ONCE_PER_ROUND, WHEN_PLAYED
from dracosaur.games.wyrmspan.rules import constants
from dracosaur.games.wyrmspan.rules.possible import can_do
from dracosaur.games.wyrmspan.rules.scoring import end_game_points
from tests.games.wyrmspan.table import Table, cave_card, index, option, resource, space
from tests.games.wyrmspan.taking import changes, home, offered, snapshot, take_all

GOLD = resource("gold")
CRYSTAL = resource("crystal")


@dataclass
class Case:
    """What lies on the table, and what the ability changes."""

    number: int
    want: dict[str, int]
    coins: int = 3
    supply: dict[str, int] = field(default_factory=dict)
    hand: tuple[int, ...] = ()
    caves: tuple[int, ...] = ()
    eggs: int = 0
    here: dict[str, int] = field(
        default_factory=dict
    )  # eggs, tucked, growth, cached resources of the dragon itself
    left: tuple[tuple[int, int], ...] = ()  # dragons in its cave before it, each with its eggs
    others: tuple[tuple[str, int, int], ...] = ()  # then these: cave, number, eggs
    excavated: dict[str, int] = field(default_factory=dict)
    steps: int = 0
    markers: tuple[int, ...] = ()
    display: tuple[int, ...] = ()
    cave_display: tuple[int, ...] = ()
    prefer: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    cave_deck: tuple[int, ...] = ()
    theirs: dict[str, int] = field(default_factory=dict)  # the opponent's supply
    cave: str = ""

    @property
    def place(self) -> str:
        return self.cave or home(self.number)

    def table(self) -> tuple[Table, int]:
        table = Table().coins(self.coins).supply(**self.supply).supply(seat=1, **self.theirs).eggs(self.eggs)
        for number, eggs in self.left:
            table.put(self.place, number, eggs=eggs)
        table.put(self.place, self.number, **self.here)
        for name, number, eggs in self.others:
            table.put(name, number, eggs=eggs)
        for name, columns in self.excavated.items():
            table.excavated(name, columns)
        table.hand(*self.hand, caves=self.caves).steps(self.steps, markers=self.markers)
        table.display(self.display, self.cave_display)
        return table, index(self.place, len(self.left) + 1)


def result(case: Case) -> dict[str, int]:
    table, at = case.table()
    assert can_do(table.s, 0, programs.ABILITY[case.number], at)
    table = offered(table, programs.ABILITY[case.number], at)
    before = case.table()[0].s
    take_all(table, case.prefer, case.deck, case.cave_deck)
    return changes(snapshot(before), snapshot(table.s))


# Hatchlings: fed for the first time, and for the third time. With all four markers placed the brown spaces
# give nothing,
# so that from space 11 two steps lead over START to an egg.
FAR = {"steps": 35, "markers": (1, 2, 3, 4)}
MILK = {"milk": 1}
MEAT = {"meat": 1}
CARD = (60,)


def fed(number: int, first: dict[str, int], third: dict[str, int], **more: object) -> list[Case]:
    """The hatchling is fed once, and once more as the third time; what it eats is given in both cases."""
    feed = programs.FEEDS_ON[number]
    place = f"{home(number)}1"
    kind = {0: "meat", 3: "milk"}.get(feed, "")
    taken = {kind: -1, f"{place}.{kind}": 1} if kind else {"dragons": -1, f"{place}.tuck": 1}
    supply = {"supply": {kind: 1}} if kind else {"hand": CARD}
    grown: dict[str, int] = {"growth": 2, kind: 2} if kind else {"growth": 2, "tucked": 2}
    return [
        Case(number, _sum(taken, first), **supply, **more),  # type: ignore[arg-type]  # the fields of Case
        Case(number, _sum(taken, third), here=grown, **supply, **more),  # type: ignore[arg-type]
    ]


def _sum(*parts: dict[str, int]) -> dict[str, int]:
    keys = {key for part in parts for key in part}
    total = {key: sum(part.get(key, 0) for part in parts) for key in keys}
    return {key: n for key, n in total.items() if n}


TWO_STEPS = {"steps": 2, "mat": 1}
HATCHLINGS = [
    *fed(1, {"caves": 1}, {"caves": 1, "mat": 2}),
    *fed(2, {"mat": 1}, {"mat": 1, "coins": 1}),
    *fed(3, {"gold": 1}, {"gold": 1, **TWO_STEPS}, **FAR),
    *fed(4, {"crystal": 1}, {"crystal": 1, "coins": 1}),
    *fed(5, {"steps": 1}, {"steps": 1, "gold": 1, "crystal": 1, "meat": 1}, **FAR),
    *fed(6, {"steps": 1}, {"steps": 1, "coins": 1}, **FAR),
    *fed(7, {"gold": 1}, {"gold": 1, **TWO_STEPS}, **FAR),
    *fed(8, {"gold": 1}, {"gold": 1, "dragons": 1, "steps": 1}, **FAR),
    *fed(9, {"dragons": 1}, {"dragons": 1, "crystal": 2}),
    *fed(10, {"caves": 1}, {"caves": 1 - 1, "crimson2.cave": 12, "coins": 1}, cave_deck=(12,)),
    *fed(11, {"mat": 1}, {"mat": 1, "meat": 2}),
    *fed(12, {"crystal": 1}, {"crystal": 1, **TWO_STEPS}, **FAR),
    *fed(13, {"milk": 1}, {"milk": 1, "caves": 2}),
    *fed(14, {"meat": 1}, {"meat": 1, "coins": 1}),
    *fed(15, {"milk": 1}, {"milk": 1, "mat": 2}),
    *fed(16, {"caves": 1}, {"caves": 1 - 1, "crimson2.cave": 12, "coins": 1}, cave_deck=(12,)),
    *fed(17, {}, {"dragons": 2}),
    *fed(18, {}, TWO_STEPS, **FAR),
    *fed(19, {"dragons": 1}, {"dragons": 1, "gold": 2}),
    *fed(20, {"gold": 1}, {"gold": 1, "dragons": 2}),
    *fed(21, {"mat": 1}, {"mat": 1, "caves": -1, "crimson2.cave": 12, "coins": 1}, caves=(12,)),
    *fed(22, {"meat": 1}, {"meat": 1, "dragons": 2}),
    *fed(23, {"mat": 1}, {"mat": 1, "gold": 1, "meat": 1}),
    *fed(24, {"meat": 1}, {"meat": 1, "coins": 1}),
    *fed(25, {"steps": 1}, {"steps": 1, "gold": 2}, **FAR),
    *fed(26, {"dragons": 1}, {"dragons": 1, "coins": 1}),
    *fed(27, {"crystal": 1}, {"crystal": 1, "dragons": 1, "steps": 1}, **FAR),
    *fed(28, {"gold": 1}, {"gold": 1, **TWO_STEPS}, **FAR),
    *fed(29, {}, {"coins": 1}),
    *fed(30, {"steps": 1}, {"steps": 1, "mat": 2}, **FAR),
    *fed(31, {"crystal": 1}, {"crystal": 1, "caves": 2}),
    *fed(32, {"meat": 1}, {"meat": 1, "caves": -1, "crimson2.cave": 12, "coins": 1}, caves=(12,)),
    *fed(33, {"mat": 1}, {"mat": 1, "crystal": 1, "meat": 1}),
    *fed(34, {"milk": 1}, {"milk": 1, "caves": -1, "crimson2.cave": 12, "coins": 1}, caves=(12,)),
    *fed(35, {"gold": 1}, {"gold": 1, "caves": -1, "crimson2.cave": 12, "coins": 1}, caves=(12,)),
]

# Nests of the mat are full in cases where a certain dragon must get the egg.
ACTIVATED = [
    Case(36, {"dragons": -1, "gold": 1}, hand=CARD),
    Case(40, {"steps": 1, "mat": 1}),
    Case(43, {"amethyst1.egg": 1}),
    Case(45, {"coins": -1, "mat": 2, "amethyst1.egg": 1}),
    Case(47, {"dragons": 1}),
    Case(50, {"dragons": 1}),
    Case(53, {"gold": -1, "crimson1.gold": 1}, supply={"gold": 1}),
    Case(55, {"golden1.egg": 1}),
    Case(56, {"gold": 1}),
    Case(58, {"golden1.tuck": 1}, deck=(1,)),
    Case(58, {"dragons": 1}, deck=(60,)),
    Case(
        61,
        {"golden1.egg": -1, "crimson2.egg": -1, "steps": 2, "mat": 1, "meat": 1},
        others=(("crimson", 48, 1), ("golden", 50, 1), ("amethyst", 43, 5)),
    ),
    Case(66, {"dragons": -1, "golden1.egg": 1}, hand=CARD),
    Case(67, {"golden1.egg": -1, "dragons": 1, "steps": 1, "mat": 1}, here={"eggs": 1}),
    Case(
        67,
        {"golden1.egg": -1, "caves": 1, "gold": 1},
        here={"eggs": 1},
        prefer=(option(2), option(3)),
    ),
    Case(68, {"crimson1.tuck": 1}, deck=(60,)),
    Case(68, {"meat": 1}, deck=(1,)),
    Case(73, {"caves": -1, "gold": 1}, caves=(12,)),
    Case(
        73,
        {"caves": -2, "mat": 2},
        caves=(12, 13),
        prefer=(cave_card(12), option(14), cave_card(13)),
    ),
    Case(75, {"steps": 1, "mat": 1}),
    Case(77, {"crimson1.meat": 1}),
    Case(78, {"amethyst1.milk": 1}),
    Case(80, {"dragons": -1, "crimson1.tuck": 1, "gold": 1}, hand=(50,)),
    Case(82, {"amethyst1.egg": 1}, prefer=(space("amethyst", 1),), others=(("amethyst", 43, 0),)),
    Case(84, {"dragons": -1, "golden1.tuck": 1}, hand=CARD),
    Case(90, {"coins": -1, "gold": 1, "crystal": 1, "meat": 1}),
    Case(92, {"crystal": 1}),
    Case(94, {"caves": -1, "steps": 1, "mat": 1}, caves=(12,)),
    Case(94, {"dragons": -1, "steps": 1, "mat": 1}, hand=CARD),
    Case(96, {"golden1.milk": 1}),
    Case(100, {"crimson1.tuck": 1}, deck=(40,)),
    Case(100, {"milk": 1}, deck=(60,)),
    Case(103, {"gold": 1}),
    Case(110, {"golden1.tuck": 1}, deck=(48,)),
    Case(110, {"golden1.tuck": 1}, deck=(60,)),
    Case(110, {"dragons": 1}, deck=(1,)),
    Case(114, {"crystal": 1}),
    Case(123, {"crystal": 1}),
    Case(
        125,
        {"gold": -1, "golden1.gold": 1},
        supply={"gold": 1},
        prefer=(space("golden", 1),),
        others=(("golden", 50, 0),),
    ),
    Case(126, {"caves": 1}),
    Case(127, {"golden1.tuck": 1}, deck=(1,)),
    Case(127, {"golden1.tuck": 1}, deck=(40,)),
    Case(127, {"dragons": 1}, deck=(60,)),
    Case(128, {"meat": 1}),
    Case(133, {"steps": 1, "mat": 1}),
    Case(136, {"crimson1.crystal": 1}),
    Case(137, {"caves": -1, "amethyst1.egg": 2}, caves=(12,)),
    Case(143, {"dragons": 1}),
    Case(148, {"crimson1.tuck": 1}),
    Case(151, {"dragons": -1, "golden1.tuck": 1, "crystal": 1}, hand=(62,)),
    Case(152, {"dragons": -1, "crimson1.tuck": 1, "crystal": 1}, hand=(38,), prefer=(CRYSTAL,)),
    Case(155, {"gold": 1}),
    Case(158, {"crimson1.egg": 1}),
    Case(159, {"golden1.egg": -1, "gold": 2}, here={"eggs": 1}),
    Case(163, {"crimson1.gold": 1}),
    Case(166, {"meat": 1}),
    Case(168, {"meat": 1}),
    Case(169, {"gold": 1}),
    Case(170, {"milk": 1}),
    Case(171, {"dragons": -1, "crimson1.tuck": 1}, hand=CARD, others=(("crimson", 48, 0),)),
    Case(173, {"crimson2.egg": 1}, others=(("crimson", 48, 0), ("amethyst", 43, 0))),
    Case(176, {"golden1.tuck": 1}, deck=(48,)),
    Case(176, {"meat": 1}, deck=(60,)),
    Case(177, {"crystal": 1}),
    Case(182, {"meat": 1}),
]

PLAYED = [
    Case(37, {"mat": 2, "B.mat": 1}),
    Case(38, {"coins": 2}),
    Case(48, {"coins": 1}),
    Case(57, {"steps": 2, "mat": 1, "meat": 1, "B.steps": 1, "B.mat": 1}),
    Case(60, {"milk": 2}),
    Case(62, {"coins": 1}),
    Case(64, {"crimson2.cave": 12, "coins": 1}, cave_display=(12,)),
    Case(65, {"caves": -2, "dragons": -1, "crimson1.dragon": 56}, caves=(3, 4), hand=(56,)),
    Case(76, {"gold": -1, "coins": 2}, supply={"gold": 1}, others=(("amethyst", 38, 0),)),
    Case(83, {"coins": 1, "steps": 1, "mat": 1}),
    Case(85, {"crystal": 2, "B.crystal": 1}),
    Case(88, {"coins": 1}),
    Case(89, {"gold": -1, "golden1.dragon": 50}, supply={"gold": 1}, display=(50,)),
    Case(99, {"coins": 1, "gold": 2}),
    Case(105, {"caves": -3, "amethyst1.egg": 3}, caves=(3, 4, 5)),
    Case(108, {"coins": -1, "steps": 1, "mat": 1, "gold": 1, "caves": 1, "dragons": 1}),
    Case(113, {"caves": -1, "crimson2.cave": 12, "coins": 1}, caves=(12,)),
    Case(115, {"gold": 1, "crimson1.gold": 1}),
    Case(116, {"dragons": 1, "golden1.tuck": 1}),
    Case(118, {"coins": 2}),
    Case(121, {"coins": -1, "steps": 3, "mat": 1, "meat": 1, "dragons": 1}),
    Case(140, {"caves": -1, "crimson2.cave": 12, "coins": 1}, caves=(12,)),
    Case(146, {"gold": -1, "dragons": -1, "golden1.dragon": 50}, supply={"gold": 1}, hand=(50,)),
    Case(147, {"dragons": -1, "crimson1.dragon": 168}, hand=CARD, display=(168,)),
    Case(156, {"gold": 2, "B.gold": 1}),
    Case(157, {"crimson1.dragon": 50, "golden1.dragon": 157}, others=(("golden", 50, 0),)),
    Case(162, {"crimson2.cave": 12, "coins": 1}, cave_display=(12,)),
    Case(165, {"dragons": 2, "B.dragons": 1}),
    Case(172, {"gold": 1}, others=(("golden", 56, 0),)),
    Case(174, {"mat": -1, "gold": 1, "caves": 1, "dragons": 1}, eggs=1),
    Case(178, {"gold": 2, "B.gold": 1}),
    Case(181, {"meat": 2, "B.meat": 1}),
]

EACH_ROUND = [
    Case(63, {"dragons": -1, "golden1.tuck": 1, "golden1.egg": 1}, hand=CARD),
    Case(69, {"golden1.tuck": 2, "dragons": 1}, others=(("golden", 44, 0), ("golden", 47, 0))),
    Case(70, {"gold": -2, "mat": 2, "B.meat": -1, "B.mat": 1}, supply={"gold": 3}, theirs={"meat": 2}),
    Case(72, {"golden1.egg": -1, "steps": 2, "mat": 1, "meat": 1}, here={"eggs": 1}),
    Case(79, {"amethyst1.egg": 1, "amethyst2.egg": 1}, left=((43, 0),), others=(("amethyst", 24, 0),)),
    Case(95, {"crimson1.egg": 1, "amethyst1.egg": 1}, others=(("crimson", 48, 0), ("golden", 50, 1))),
    Case(104, {"dragons": -2, "crimson1.tuck": 2, "gold": 2}, hand=(60, 61, 62)),
    Case(
        107,
        {"crimson1.egg": 1, "crimson2.egg": 1, "crimson3.egg": 1},
        others=(("crimson", 48, 0), ("crimson", 56, 0)),
    ),
    Case(109, {"gold": -1, "dragons": 1, "crimson1.tuck": 1}, supply={"gold": 1}),
    Case(111, {"crimson1.gold": 2}, others=(("crimson", 85, 0),)),
    Case(117, {"golden1.tuck": 3}, steps=18, markers=(1, 2, 3)),
    Case(120, {"gold": -1, "crimson1.gold": 1, "dragons": 1}, supply={"gold": 1}),
    Case(
        130,
        {"crimson1.tuck": 1, "crimson2.tuck": 1},
        others=(("crimson", 48, 0), ("crimson", 56, 0), ("golden", 36, 0)),
    ),
    Case(135, {"golden1.tuck": 2}, others=(("crimson", 48, 0), ("amethyst", 43, 0))),
    Case(138, {"amethyst1.egg": 1, "amethyst2.egg": 1}, others=(("amethyst", 43, 0), ("amethyst", 92, 0))),
    Case(139, {"crimson1.egg": 1}),
    Case(141, {"crimson1.tuck": 1}, others=(("crimson", 48, 0),)),
    Case(142, {"caves": -1, "dragons": 1, "golden1.tuck": 1}, caves=(3,)),
    Case(153, {"gold": -1, "crimson1.gold": 1, "crimson1.egg": 1}, supply={"gold": 1}),
    Case(154, {"golden1.meat": 1}, prefer=(space("golden", 1),), others=(("golden", 50, 0),)),
    Case(160, {"golden1.tuck": 1}),
    Case(161, {"amethyst1.milk": 1}, prefer=(space("amethyst", 1),), others=(("amethyst", 43, 0),)),
    Case(
        164,
        {"golden1.egg": 1, "golden2.egg": 1, "golden3.egg": 1},
        others=(("golden", 50, 0), ("golden", 47, 0)),
    ),
    Case(175, {"golden1.egg": 2}, steps=6, markers=(1,)),
    Case(180, {"golden1.tuck": 1}),
]

AT_THE_END = [
    Case(86, {"dragons": -1, "vp": 1}, hand=CARD),
    Case(86, {"dragons": -2, "vp": 3}, hand=(60, 61), prefer=(option(1),)),
    Case(87, {"caves": -1, "vp": 1}, caves=(3,)),
    Case(87, {"caves": -2, "vp": 3}, caves=(3, 4), prefer=(option(1),)),
    Case(144, {"gold": -1, "vp": 1}, supply={"gold": 1}),
    Case(144, {"gold": -2, "vp": 3}, supply={"gold": 2}, prefer=(option(1),)),
    Case(149, {"gold": -1, "caves": -1, "dragons": -1, "vp": 5}, supply={"gold": 1}, hand=CARD, caves=(3,)),
]

CASES = [*HATCHLINGS, *ACTIVATED, *PLAYED, *EACH_ROUND, *AT_THE_END]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.number))
def test_dragon_does_what_it_says(case: Case) -> None:
    assert result(case) == case.want


# Points at the end: dragons left of it, others, and the points; the number of points of the bare dragon for
# comparison.
@dataclass
class Scored:
    number: int
    bare: int
    points: int
    cave: str = ""
    left: tuple[int, ...] = ()
    right: tuple[int, ...] = ()
    others: tuple[tuple[str, int], ...] = ()
    excavated: int = 0
    markers: tuple[int, ...] = ()
    eggs: int = 0
    here: dict[str, int] = field(default_factory=dict)
    places: tuple[list[int], list[int]] = ([0, 0, 0, 0], [0, 0, 0, 0])


SCORED = [
    Scored(17, 0, 3, here={"milk": 3, "meat": 2}),
    Scored(18, 0, 2, here={"tucked": 2}),
    Scored(29, 0, 4, here={"meat": 4, "milk": 1}),
    Scored(39, 0, 2, left=(48,), right=(56,)),
    Scored(41, 8, 6, places=([1, 2, 1, 2], [2, 1, 1, 2])),
    Scored(42, 0, 6, left=(50,), right=(47,), others=(("crimson", 48),)),
    Scored(44, 0, 6, markers=(1, 4, 5)),
    Scored(46, 0, 3, others=(("golden", 50), ("amethyst", 43))),
    Scored(49, 0, 4, right=(85, 36), others=(("golden", 47),)),
    Scored(51, 0, 2, cave="golden", others=(("crimson", 59), ("amethyst", 37), ("golden", 36))),
    Scored(
        52, 0, 8, others=(("golden", 63), ("golden", 69), ("crimson", 70), ("golden", 72), ("crimson", 104))
    ),
    Scored(54, 4, 0, right=(85,)),
    Scored(59, 0, 4, right=(54, 39), others=(("golden", 44),)),
    Scored(71, 0, 4, right=(48,), others=(("golden", 57),)),
    Scored(74, 0, 3, excavated=4),
    Scored(81, 3, 0, right=(48,)),
    Scored(91, 0, 8, right=(2, 85, 60)),
    Scored(93, 0, 5, left=(50, 47), right=(44,)),
    Scored(97, 0, 3, right=(56,), others=(("golden", 50), ("amethyst", 24))),
    Scored(98, 0, 3, left=(48, 56), right=(60,)),
    Scored(101, 2, 8, right=(39, 41), others=(("golden", 17), ("golden", 42))),
    Scored(102, 0, 3, right=(41,)),
    Scored(106, 0, -4, left=(85,), right=(100,)),
    Scored(112, 0, 4, cave="golden", others=(("crimson", 48), ("golden", 50))),
    Scored(119, 2, 8, right=(48, 49, 56), others=(("golden", 47),)),
    Scored(122, 0, -2, left=(85,), right=(100,)),
    Scored(124, 2, 4, right=(60,)),
    Scored(129, 0, 3, others=(("golden", 36), ("crimson", 56))),
    Scored(131, 0, 4, right=(2, 85, 48)),
    Scored(132, 2, 6, right=(85, 100)),
    Scored(134, 0, 9, others=(("golden", 1), ("golden", 3), ("golden", 5), ("golden", 7))),
    Scored(145, 0, 5, left=(43, 37), right=(45,)),
    Scored(150, 0, 4, cave="golden", others=(("crimson", 76),)),
    Scored(167, 0, 5, left=(48, 56), right=(60,)),
    Scored(179, 0, 2, eggs=1, here={"eggs": 4}),
    Scored(183, 1, 3, right=(76,), others=(("golden", 50), ("golden", 47))),
]


def points(case: Scored, bare: bool) -> int:
    table = Table()
    place = case.cave or home(case.number)
    left = () if bare else case.left
    for number in left:
        table.put(place, number)
    table.put(place, case.number, **({} if bare else case.here))
    if not bare:
        for number in case.right:
            table.put(place, number)
        for name, number in case.others:
            table.put(name, number)
        table.excavated(place, max(case.excavated, table.s.excavated[0][index(place, 1) // 4]))
        table.eggs(case.eggs).steps(6 * len(case.markers), markers=case.markers)
        table.s.standing[0], table.s.standing[1] = case.places
    table.s.phase = constants.OVER
    return end_game_points(table.s, 0, index(place, len(left) + 1))


@pytest.mark.parametrize("case", SCORED, ids=lambda case: str(case.number))
def test_dragon_scores_what_it_says(case: Scored) -> None:
    assert points(case, bare=True) == case.bare
    assert points(case, bare=False) == case.points


def test_every_dragon_has_a_test() -> None:
    tested = {case.number for case in CASES} | {case.number for case in SCORED}
    assert tested == {card.number for card in DRAGONS}


@pytest.mark.parametrize(
    ("cases", "trigger"),
    [
        (HATCHLINGS, IF_ACTIVATED),
        (ACTIVATED, IF_ACTIVATED),
        (PLAYED, WHEN_PLAYED),
        (EACH_ROUND, ONCE_PER_ROUND),
        (AT_THE_END, END_GAME),
    ],
)
def test_triggers(cases: list[Case], trigger: int) -> None:
    """W9.1: the lists above are sorted by when an ability is used."""
    assert {programs.TRIGGER[case.number] for case in cases} == {trigger}
