"""What is not legal is refused with the number of the rule."""

from __future__ import annotations

import pytest

from dracosaur.games.wyrmspan import rules
from dracosaur.games.wyrmspan.rules.numbers import (
    W5_1,
    W5_2,
    W5_5,
    W5_9,
    W5_12,
    W5_16,
    W6_1,
    W6_2,
    W6_9,
    W7_1,
    W7_2,
    W7_3,
    W8_1,
    W9_4,
    W11_7,
    W14_7,
    W15_7,
)
from tests.games.wyrmspan.table import (
    DECLINE,
    ENTICE,
    EXCAVATE,
    MAT,
    PASS,
    USE,
    Table,
    cave,
    cave_card,
    cell,
    dragon,
    explore,
    resource,
    space,
)

REFUSED = [
    ("another player's turn", Table().begin(), 1, PASS, W5_1),
    ("no cave card", Table().begin(), 0, EXCAVATE, W6_9),
    ("no dragon card", Table().begin(), 0, ENTICE, W7_1),
    ("too dear", Table().hand(48).begin(), 0, ENTICE, W7_2),
    ("no room", Table().hand(48).supply(meat=2).put("crimson", 56).begin(), 0, ENTICE, W7_3),
    ("not asked", Table().begin(), 0, USE, W5_2),
]


@pytest.mark.parametrize(("name", "table", "seat", "action", "rule"), REFUSED)
def test_actions_of_a_turn(name: str, table: Table, seat: int, action: int, rule: int) -> None:
    assert rules.why_not(table.s, seat, action) == rule, name


def refused(table: Table, action: int) -> int:
    return rules.why_not(table.deal().s, table.s.actor, action)


def test_excavation() -> None:
    table = Table().hand(caves=(3, 4)).excavated("crimson", 4).excavated("golden", 3).begin()
    table.act(EXCAVATE)
    assert table.s.cave[0][9] == 0, "only the Amethyst Abyss can be paid: the card is asked for"
    assert refused(table, cave("crimson")) == W6_1
    assert refused(table, cave("golden")) == W6_2
    assert refused(table, DECLINE) == W9_4


def test_no_eggs_for_any_cave() -> None:
    table = Table().hand(caves=(3,))
    for name in ("crimson", "golden", "amethyst"):
        table.excavated(name, 3)
    assert refused(table.begin(), EXCAVATE) == W6_2


def test_enticing() -> None:
    table = Table().hand(48, 56, 60, 168).supply(meat=2).put("golden", 50).begin().act(ENTICE)
    assert refused(table, dragon(60)) == W5_16
    assert refused(table, dragon(1)) == W7_1
    assert refused(table, cave_card(3)) != 0


def test_exploring_a_fourth_time() -> None:
    table = Table().eggs(2)
    table.s.explored[0][0] = 3
    assert refused(table.begin(), explore("crimson")) == W8_1


def test_no_coin_for_an_action() -> None:
    """Whoever has no coin passes by himself, so the refusal is seen only in a position set up by hand."""
    table = Table().hand(caves=(3,)).begin()
    table.s.coins[0] = 0
    table.s.open = [1 << PASS, *table.s.open[1:]]
    assert refused(table, EXCAVATE) == W5_5


def test_nests_and_cells() -> None:
    table = Table().eggs(2).put("golden", 50).put("golden", 42, eggs=3).put("crimson", 48).steps(5)
    table.begin().act(explore("golden"), DECLINE, DECLINE, USE)
    assert refused(table, MAT) == W14_7
    table.act(cell(5, 1))
    lay = Table().eggs(2).put("amethyst", 43).put("amethyst", 45).begin().act(explore("amethyst"), DECLINE)
    assert refused(lay, MAT) == W11_7


def test_eggs_from_the_wrong_place() -> None:
    table = Table().eggs(2).put("golden", 159, eggs=2).put("golden", 50, eggs=1).begin()
    table.act(explore("golden"), DECLINE)
    assert refused(table, MAT) == W5_12
    assert refused(table, resource("meat")) == W5_9
    assert table.allows(space("golden", 2))


def test_limits() -> None:
    table = Table().supply(meat=12).begin().act(PASS)
    assert refused(table, resource("gold")) == W15_7
