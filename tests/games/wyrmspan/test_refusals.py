"""What is not legal is refused with the number of the rule."""

from __future__ import annotations

import pytest

from dracosaur.core.game import CHANCE, Seat
from dracosaur.games.wyrmspan import rules
from dracosaur.games.wyrmspan.cards import codes, programs
from dracosaur.games.wyrmspan.game import Wyrmspan
from dracosaur.games.wyrmspan.rules import constants
from dracosaur.games.wyrmspan.rules.numbers import (
    W4_5,
    W4_6,
    W4_11,
    W5_1,
    W5_2,
    W5_5,
    W5_9,
    W5_11,
    W5_12,
    W5_15,
    W5_16,
    W5_17,
    W6_1,
    W6_2,
    W6_3,
    W6_4,
    W6_9,
    W7_1,
    W7_2,
    W7_3,
    W8_1,
    W9_4,
    W9_5,
    W9_6,
    W9_15,
    W10_1,
    W10_2,
    W10_5,
    W10_9,
    W10_10,
    W10_15,
    W11_1,
    W11_2,
    W11_6,
    W11_7,
    W11_8,
    W12_2,
    W13_3,
    W13_7,
    W13_11,
    W13_13,
    W13_14,
    W14_5,
    W14_7,
    W15_7,
    W16_5,
    W18_3,
)
from tests.games.wyrmspan.busy import busy_course
from tests.games.wyrmspan.table import (
    DECLINE,
    EGG,
    ENTICE,
    EXCAVATE,
    MAT,
    PASS,
    USE,
    Table,
    cave,
    cave_card,
    cell,
    deal_cave,
    dragon,
    exchange,
    explore,
    resource,
    space,
)
from tests.games.wyrmspan.taking import offered

GAME = Wyrmspan()

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


def test_chance_gives_only_what_lies_in_the_deck() -> None:
    """W4.11."""
    table = Table().display(caves=(5,)).begin().act(PASS)
    assert rules.why_not(table.s, CHANCE, deal_cave(5)) == W4_11


def test_choices_of_setup() -> None:
    """W4.5, W4.6: two cards are put back, then three resources are taken."""
    s = next(s for s in busy_course(2, 1) if s.phase == constants.KEEPING)
    mine, theirs = s.dragon_at.index(constants.IN_HAND), s.dragon_at.index(constants.IN_HAND + 1)
    assert rules.why_not(s, 0, dragon(mine)) == 0
    assert rules.why_not(s, 0, dragon(theirs)) == W4_5
    assert rules.why_not(s, 0, resource("gold")) == W4_5
    for _ in range(2):
        rules.apply(s, 0, GAME.legal_codes(s, Seat(0))[0])
    assert rules.why_not(s, 0, cave_card(s.cave_at.index(constants.IN_HAND))) == W4_6
    assert rules.why_not(s, 0, resource("gold")) == 0


def test_eggs_for_an_exploration() -> None:
    """W5.11, W8.1: the second exploration costs an egg from any nest."""
    table = Table().eggs(1).put("golden", 50, eggs=1)
    table.s.explored[0][0] = 1
    table.begin().act(explore("crimson"))
    assert table.legal() == [space("golden", 1), MAT]
    assert refused(table, space("golden", 2)) == W5_11
    assert refused(table, resource("meat")) == W5_11


def test_nothing_is_left_to_excavate() -> None:
    """W6.9."""
    table = Table().hand(caves=(3,)).eggs(2)
    for name in ("crimson", "golden", "amethyst"):
        table.excavated(name, 4)
    assert refused(table.begin(), EXCAVATE) == W6_9


def test_the_parts_of_a_play() -> None:
    """W5.15: first the dragon, which must be in hand and payable (W7.1, W5.16)."""
    table = Table().hand(48, 60, 62).supply(meat=2, gold=1).begin().act(ENTICE)
    assert table.legal() == [dragon(48), dragon(60)]
    assert refused(table, cave("crimson")) == W5_15
    assert refused(table, dragon(62)) == W5_16
    assert refused(table, dragon(2)) == W7_1


def test_no_cave_for_this_dragon() -> None:
    """W7.3: of three dragons two like a cave with room."""
    table = Table().hand(56, 36, 48).supply(meat=3, gold=3).put("crimson", 168).begin().act(ENTICE)
    assert table.legal() == [dragon(36), dragon(56)]
    assert refused(table, dragon(48)) == W7_3


def test_a_place_for_this_dragon() -> None:
    """W7.3: 56 likes two caves."""
    table = Table().hand(56).supply(meat=1, gold=1).begin().act(ENTICE)
    assert table.legal() == [cave("crimson"), cave("golden")]
    assert refused(table, cave("amethyst")) == W7_3


def test_on_top_of_a_dragon() -> None:
    """W13.7: the Highlands' second row covers a dragon in a cave that the new one likes."""
    table = Table(guild="highlands").hand(56, 62, caves=(3,)).put("crimson", 48).put("golden", 50)
    node = programs.CHILD[programs.NODE[programs.GUILD_BENEFIT[2][1]][codes.FIRST]]
    table = offered(table, node, -1)
    assert table.legal() == [DECLINE, dragon(56)]
    assert refused(table, dragon(62)) == W13_7
    table.act(dragon(56))
    assert table.legal() == [space("crimson", 1), space("golden", 1)]
    assert refused(table, space("amethyst", 1)) == W13_7


def test_what_is_waived_and_exchanged() -> None:
    """W13.3, W5.17, W5.11."""
    table = offered(Table().hand(56).supply(meat=1, gold=1), programs.CAVE_BONUS[52], -1)
    table.act(dragon(56), cave("golden"))
    assert table.legal() == [resource("meat"), resource("gold")]
    assert refused(table, EGG) == W13_3
    table = Table().hand(48).supply(meat=1, gold=1, crystal=1, milk=1).begin().act(ENTICE)
    assert refused(table, exchange("gold", "crystal", "milk")) == W5_17
    table = Table().hand(1).supply(milk=1).eggs(1).put("crimson", 48, eggs=1).begin().act(ENTICE)
    assert table.legal() == [space("crimson", 1), MAT]
    assert refused(table, space("golden", 1)) == W5_11


def test_the_parts_of_an_excavation() -> None:
    """W5.15, W6.3, W5.11: cave, cave card, eggs."""
    table = Table().hand(caves=(3, 4)).eggs(2).put("crimson", 48, eggs=1).excavated("golden", 3).begin()
    table.act(EXCAVATE)
    assert refused(table, cave_card(3)) == W6_3
    assert refused(table, resource("meat")) == W5_15
    table.act(cave("golden"))
    assert refused(table, cave_card(7)) == W6_3
    assert refused(table, MAT) == W6_3
    table.act(cave_card(3))
    assert table.legal() == [space("crimson", 1), MAT]
    assert refused(table, space("golden", 1)) == W5_11
    assert refused(table, resource("meat")) == W5_15


# The rule about what is asked, by the operation that asks it.
ASKED = {
    codes.ALL: W9_6,
    codes.CHOOSE: W9_15,
    codes.GAIN: W9_15,
    codes.GAIN_ANY: W10_1,
    codes.GAIN_ONE_KIND: W9_5,
    codes.GAIN_CHOSEN: W9_5,
    codes.GAIN_OF_COST: W11_6,
    codes.GAIN_CARDS: W10_2,
    codes.STOW: W10_5,
    codes.STOW_CARDS: W10_5,
    codes.SPLIT: W10_15,
    codes.SPLIT_CARDS: W10_10,
    codes.STEPS: W14_5,
    codes.LAY: W11_7,
    codes.LAY_EACH: W11_8,
    codes.CACHE: W11_1,
    codes.TUCK: W11_2,
    codes.TUCK_EACH: W11_2,
    codes.REVEAL: W10_9,
    codes.FEED: W12_2,
    codes.ACTIVATE: W13_14,
    codes.ACTIVATE_MAT: W13_11,
    codes.SWAP: W13_13,
    codes.MARK: W14_7,
    codes.BONUSES: W6_4,
    codes.ABILITIES: W16_5,
    codes.INCOME: W18_3,
}


def test_every_question_names_its_rule() -> None:
    """An exchange of milk for milk answers nothing: it is refused by the rule about what is asked."""
    never = exchange("milk", "milk", "milk")
    asked = set()
    for seed in range(3):
        for s in busy_course(3, seed):
            if s.actor >= 0:
                op = programs.NODE[s.stack[(s.depth - 1) * constants.FRAME]][codes.OP]
                if op in ASKED:
                    assert rules.why_not(s, s.actor, never) == ASKED[op]
                    asked.add(op)
    assert len(asked) > 18
