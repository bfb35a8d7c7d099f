"""The worked examples E01 to E62 of docs/rules/wyrmspan-examples.md, as numbers."""

from __future__ import annotations

import pytest

from dracosaur.core.twin import CHOICES, RNG_SIZE, below, seed_row
from dracosaur.games.wyrmspan import rules
from dracosaur.games.wyrmspan.cards import programs
from dracosaur.games.wyrmspan.cards.codes import FULL_PRICE, NO_RESOURCES, NOWHERE
from dracosaur.games.wyrmspan.rules import constants
from dracosaur.games.wyrmspan.rules.constants import AUTOMA, IN_PILE
from dracosaur.games.wyrmspan.rules.counts import count, count_lowest
from dracosaur.games.wyrmspan.rules.possible import can_afford, can_do
from dracosaur.games.wyrmspan.rules.scoring import (
    end_game_points,
    rank,
    score,
    score_line,
    score_objective,
)
from dracosaur.games.wyrmspan.rules.stack import push
from dracosaur.games.wyrmspan.rules.state import State
from tests.games.wyrmspan.table import (
    DECLINE,
    DRAW_CAVE,
    DRAW_DRAGON,
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
    deal_dragon,
    decision,
    dragon,
    exchange,
    explore,
    index,
    option,
    resource,
    space,
)


def lines(s: State, seat: int = 0) -> list[int]:
    return [score_line(s, seat, line) for line in range(8)]


def offer(table: Table, node: int, seat: int = 0, at: int = NOWHERE) -> Table:
    """The effect of a card or tile is offered to the seat, inside that seat's turn."""
    table.begin()
    rules.stack.close_question(table.s)
    push(table.s, node, seat, at, constants.NEW)
    return table.begin()


# Setup


def laid_out(seats: int) -> tuple[State, list[int]]:
    s = State()
    rules.setup(s, seats, [-1, -1, -1, -1, -1, 0, -1, 0])
    rng = [0] * RNG_SIZE
    seed_row(rng, 1, 1)
    while s.actor == constants.CHANCE:
        rules.apply(s, constants.CHANCE, rules.draw(s, rng))
    return s, rng


def test_e01_setup_for_three_players() -> None:
    """W4."""
    s, rng = laid_out(3)
    buffer = [0] * rules.MOST_LEGAL
    while s.actor == constants.SEVERAL:
        for seat in range(3):
            n = rules.legal(s, seat, buffer)
            if n:
                rules.apply(s, seat, buffer[below(rng, CHOICES, n)])
    rules.apply(s, constants.CHANCE, rules.draw(s, rng))
    assert s.deck == [171, 63]
    assert sum(s.pile) == 6
    for seat in range(3):
        assert s.coins[seat] == 6
        assert s.dragon_cards[seat] + s.cave_cards[seat] == 4
        assert sum(s.resources[seat]) == 3
        assert s.mat_eggs[seat] == s.egg_count[seat] == 1
        assert sum(s.settled[seat]) == 0
        assert sum(s.excavated[seat]) == 3
        assert s.steps[seat] == s.placed[seat] == 0
    shown, few = programs.SQUARES[rules.marking.tile_side(s)], programs.SQUARES[2 * s.guild]
    assert list(shown[:4]) == [2 * n for n in few[:4]]
    assert all(s.objective)
    assert len({(side - 1) // 2 for side in s.objective}) == 4


def test_e02_keeping_cards() -> None:
    """W4.5, W4.6."""
    s, _ = laid_out(2)
    mine = [card for card, at in enumerate(s.cave_at) if at == constants.IN_HAND]
    dragons = [card for card, at in enumerate(s.dragon_at) if at == constants.IN_HAND]
    assert not rules.is_legal(s, 0, resource("meat")), "keeping more than four cards"
    for card in mine[1:]:
        rules.apply(s, 0, cave_card(card))
    assert not rules.is_legal(s, 0, cave_card(mine[0])), "keeping three cards"
    for kind in ("meat", "meat", "milk"):
        assert rules.must_act(s, 0), "taking two resources"
        rules.apply(s, 0, resource(kind))
    assert not rules.must_act(s, 0), "taking four resources"
    assert [card for card, at in enumerate(s.dragon_at) if at == constants.IN_HAND] == dragons
    assert [card for card, at in enumerate(s.cave_at) if at == constants.IN_HAND] == mine[:1]
    assert s.pile == [0, 0], "secret until all have chosen"
    other = [card for card, at in enumerate(s.dragon_at) if at == constants.IN_HAND + 1]
    for action in (dragon(other[0]), dragon(other[1]), *[resource("gold")] * 3):
        rules.apply(s, 1, action)
    assert [s.cave_at[card] for card in mine[1:]] == [IN_PILE, IN_PILE]
    assert s.resources[0] == [2, 0, 0, 1]


# Excavating


def test_e03_cost_by_column() -> None:
    """W6.1, W6.2."""
    table = Table().coins(5).eggs(2).put("golden", 50, eggs=1).hand(caves=(12, 13, 14)).begin()
    table.act(EXCAVATE, cave("crimson"), cave_card(12), DECLINE)
    assert (table.s.coins[0], table.s.egg_count[0]) == (4, 3)
    table.act(PASS)  # the other player
    table.act(EXCAVATE, cave("crimson"), cave_card(13), MAT, DECLINE)
    assert (table.s.coins[0], table.s.egg_count[0]) == (3, 2)
    table.act(EXCAVATE, cave("crimson"), DECLINE)
    assert (table.s.coins[0], table.s.egg_count[0]) == (2, 0)
    assert table.hand_caves() == []


def test_e04_not_enough_eggs() -> None:
    """W5.4, W6.2."""
    table = Table().coins(4).eggs(1).hand(caves=(12, 13))
    for name in ("crimson", "golden", "amethyst"):
        table.excavated(name, 3)
    assert not table.begin().allows(EXCAVATE)


def test_e05_left_to_right() -> None:
    """W6.1: the action names the cave only; the space is the next one."""
    table = Table().coins(4).eggs(2).hand(caves=(12,)).excavated("golden", 2).begin()
    table.act(EXCAVATE, cave("golden"), USE)
    assert table.s.cave[0][index("golden", 3)] == 12
    assert table.s.cave[0][index("golden", 4)] == 0


def test_e06_closing_bonus_before_the_cave_bonus() -> None:
    """W6.4, W6.5."""
    table = Table().coins(1).eggs(2).put("golden", 50).excavated("amethyst", 3)
    table.hand(60, 61, caves=(55,)).supply(milk=1).begin()
    table.act(EXCAVATE, cave("amethyst"), option(1), MAT, MAT, space("golden", 1))
    assert table.s.coins[0] == 1
    assert table.s.egg_count[0] == 3
    assert table.hand_dragons() == []
    assert table.resources() == {}
    assert table.s.pile[0] == 2
    assert table.turn_is_over()


def test_e07_closing_bonus_not_affordable() -> None:
    """W6.5: with two items only the cave card's bonus is offered."""
    table = Table().coins(1).eggs(2).put("golden", 50).excavated("amethyst", 3)
    table.hand(60, caves=(55,)).supply(milk=1).begin()
    table.act(EXCAVATE, cave("amethyst"))
    assert table.legal() == [DECLINE, space("golden", 1), MAT]


def test_e08_free_excavation_in_column_4() -> None:
    """W13.1, W13.4, W13.5."""
    table = Table().coins(2).supply(crystal=2).hand(113, caves=(12,))
    table.put("amethyst", 43).put("amethyst", 45).excavated("amethyst", 3).begin()
    table.act(ENTICE, cave("amethyst"), USE)
    assert table.s.dragon[0][index("amethyst", 3)] == 113
    assert table.s.cave[0][index("amethyst", 4)] == 12
    assert table.s.coins[0] == 1
    assert table.resources() == {}
    assert table.turn_is_over()


# Enticing


def test_e09_printed_coin_cost() -> None:
    """W7.2."""
    assert not Table().coins(1).hand(46).begin().allows(ENTICE)
    table = Table().coins(2).hand(46).begin().act(ENTICE, cave("crimson"))
    assert table.s.coins[0] == 0
    assert table.s.dragon[0][index("crimson", 1)] == 46


def test_e10_exchange_while_paying() -> None:
    """W5.10."""
    assert not Table().coins(1).hand(36).supply(gold=1, meat=1).begin().allows(ENTICE)
    table = Table().coins(1).hand(36).supply(gold=1, meat=1, milk=1).begin().act(ENTICE)
    assert table.s.dragon[0][index("golden", 1)] == 36
    assert table.resources() == {}
    assert table.s.coins[0] == 0


def test_e11_placement() -> None:
    """W7.3."""
    table = Table().coins(1).hand(48).supply(meat=2).put("crimson", 56).excavated("crimson", 3).begin()
    table.act(ENTICE)
    assert table.s.dragon[0][index("crimson", 2)] == 48


def test_e12_no_room() -> None:
    """W7.3."""
    table = Table().coins(1).hand(48).supply(meat=2).put("crimson", 56).put("crimson", 39).begin()
    assert not table.allows(ENTICE)


def test_e13_when_played_with_effect_for_opponents() -> None:
    """W9.3, W9.10."""
    table = Table(3).coins(1).hand(178).supply(meat=1, crystal=1)
    table.s.passed[1] = 1
    table.begin().act(ENTICE)
    deciders = []
    for answer in (DECLINE, USE, USE):
        deciders.append(table.s.actor)
        table.act(answer)
    assert deciders == [0, 1, 2]
    assert [table.s.resources[seat][1] for seat in range(3)] == [0, 1, 1]


# Exploring


def test_e14_rulebook_walk() -> None:
    """W8."""
    table = Table().coins(3).eggs(1).put("crimson", 119, eggs=1).put("crimson", 56, eggs=2)
    table.excavated("crimson", 3).begin()
    table.act(explore("crimson"), resource("meat"), USE, MAT, USE, resource("crystal"))
    assert table.s.coins[0] == 2
    assert table.resources() == {"meat": 1, "gold": 1, "crystal": 1}
    assert table.s.steps[0] == 1
    assert table.s.egg_count[0] == 5
    table.deal()
    assert table.s.actor == 1, "the turn is over"


def test_e15_empty_cave() -> None:
    """W8.2, W8.6."""
    table = Table().coins(1).begin().act(explore("golden"), DRAW_DRAGON, deal_dragon(7)).deal()
    assert table.s.coins[0] == 0
    assert table.hand_dragons() == [7]
    assert table.s.actor == 1


def test_e16_full_cave() -> None:
    """W8.4, W8.5."""
    table = Table().coins(1).hand(60).steps(2)
    for number in (42, 44, 39, 41):
        table.put("golden", number)
    table.begin().act(explore("golden"), DRAW_DRAGON, USE, DRAW_DRAGON, DRAW_DRAGON, space("golden", 1))
    assert len(table.hand_dragons()) == 4
    assert table.s.steps[0] == 3
    first, second = table.hand_dragons()[:2]
    table.act(dragon(first), space("golden", 1), dragon(second), space("golden", 2)).deal()
    assert len(table.hand_dragons()) == 2
    assert sum(table.s.tucked[0]) == 2
    assert table.s.coins[0] == 0
    assert table.s.egg_count[0] == 1


def test_e17_repeated_exploration() -> None:
    """W8.1."""
    table = Table().coins(4).eggs(2).put("golden", 50, eggs=1).begin()
    table.act(explore("amethyst"), DRAW_CAVE, PASS)
    assert (table.s.coins[0], table.s.egg_count[0]) == (3, 3)
    table.act(explore("amethyst"), MAT, DRAW_CAVE)
    assert (table.s.coins[0], table.s.egg_count[0]) == (2, 2)
    table.act(explore("amethyst"), DRAW_CAVE)
    assert (table.s.coins[0], table.s.egg_count[0]) == (1, 0)
    table.deal()
    assert len(table.hand_caves()) == 3
    assert not table.allows(explore("amethyst"))
    assert table.allows(explore("golden"))
    assert table.allows(explore("crimson"))


def test_e18_a_dragon_appears_ahead_of_the_adventurer() -> None:
    """W8.8, W7.6."""
    table = Table(guild="plains").coins(1).eggs(2).hand(50).steps(5)
    table.put("golden", 42).excavated("golden", 2).begin()
    table.act(explore("golden"), DRAW_DRAGON, deal_dragon(130), USE, cell(2), USE, dragon(50))
    assert table.s.dragon[0][index("golden", 2)] == 50
    table.act(DRAW_DRAGON, deal_dragon(131)).deal()
    assert table.hand_dragons() == [130, 131]
    assert table.s.egg_count[0] == 0
    assert table.s.coins[0] == 0
    assert table.s.actor == 1


# Eggs, caching, tucking


def test_e19_choices_when_paying_eggs() -> None:
    """W5.11: four different sets of eggs can be paid."""
    table = Table().coins(1).eggs(1).put("golden", 50, eggs=1).put("golden", 42, eggs=2)
    table.s.explored[0][0] = 2
    table.begin().act(explore("crimson"))
    found = set()
    for first in table.legal():
        one = Table.__new__(Table)
        one.s = table.s.copy()
        one.act(first)
        for second in one.legal():
            two = Table.__new__(Table)
            two.s = one.s.copy()
            two.act(second)
            found.add((two.s.mat_eggs[0], *two.s.eggs[0][4:6]))
    assert found == {(0, 0, 2), (0, 1, 1), (1, 0, 1), (1, 1, 0)}


def test_e20_egg_limited_to_a_cave() -> None:
    """W5.12."""
    table = Table().eggs(2).put("golden", 72).put("crimson", 56, eggs=2)
    assert not can_do(table.s, 0, programs.ABILITY[72], index("golden", 1))
    table.begin().act(PASS, PASS).deal()
    assert table.s.steps[0] == 0
    assert table.s.round == 1


def test_e21_no_free_nest() -> None:
    """W11.7, W18.3."""
    table = Table().eggs(2).begin().act(PASS, PASS).deal()
    assert table.s.coins[0] == 3 + 6
    assert table.s.egg_count[0] == 2


def test_e22_egg_on_each_dragon() -> None:
    """W11.8."""
    table = Table().put("amethyst", 24).put("amethyst", 79, eggs=1).put("amethyst", 92, eggs=2).begin()
    table.act(PASS, PASS)
    assert table.legal() == [DECLINE, space("amethyst", 2)]
    table.act(space("amethyst", 2))
    assert table.s.eggs[0][8:11] == [0, 2, 2]


def test_e23_tuck_for_a_resource() -> None:
    """W11.6."""
    table = offer(Table().put("crimson", 152).hand(38, 46), programs.ABILITY[152], at=0)
    table.act(dragon(38))
    assert table.legal() == [DECLINE, resource("meat"), resource("crystal")]
    table.act(resource("crystal"))
    assert table.resources() == {"crystal": 1}
    table = offer(Table().put("crimson", 152).hand(38, 46), programs.ABILITY[152], at=0)
    table.act(dragon(46))
    assert table.s.tucked[0][0] == 1
    assert table.resources() == {}
    assert table.allows(PASS), "nothing more is asked"


def test_e24_self_inclusion() -> None:
    """W3.10."""
    table = Table().put("crimson", 130).put("crimson", 48).put("golden", 36).begin().act(PASS, PASS)
    table.act(space("crimson", 1), space("crimson", 2)).deal()
    assert table.s.tucked[0][:5] == [1, 1, 0, 0, 0]


# Hatchlings


def test_e25_third_cache() -> None:
    """W12."""
    table = Table().coins(2).eggs(1).put("amethyst", 24, growth=2, milk=2).supply(milk=2).begin()
    table.act(explore("amethyst"), DECLINE, resource("milk"), USE, USE, DECLINE)
    assert table.resources() == {"meat": 1, "milk": 1}
    assert table.s.coins[0] == 1 + 1
    table.act(PASS, explore("amethyst"), DECLINE, resource("milk"), USE, DECLINE)
    assert table.resources() == {"meat": 2}
    assert table.cached("amethyst", 1) == {"milk": 4}
    assert table.s.coins[0] == 1


def test_e26_triggered_from_elsewhere_wrong_resource() -> None:
    """W12.3, W12.5."""
    node = programs.PATH[4]
    table = offer(Table().put("amethyst", 24, growth=2, milk=2).supply(gold=1, milk=1), node)
    table.act(resource("gold"))
    assert table.s.growth[0][8] == 2
    table.act(resource("milk"), USE, USE)
    assert table.s.growth[0][8] == 3
    assert table.resources() == {"meat": 1}
    assert table.s.coins[0] == 3 + 1


def test_e27_exchange_to_feed() -> None:
    """W5.10, W12.2."""
    table = Table().coins(1).put("amethyst", 24).supply(gold=1, crystal=1).begin()
    table.act(explore("amethyst"), DECLINE)
    assert table.legal() == [DECLINE, exchange("gold", "crystal", "milk")]
    table.act(exchange("gold", "crystal", "milk"), resource("milk"), USE)
    assert table.resources() == {"meat": 1}
    assert table.cached("amethyst", 1) == {"milk": 1}


def test_e28_doubled_value() -> None:
    """W12.6."""
    table = Table().coins(0).put("golden", 17, milk=3, gold=1)
    assert lines(table.s) == [0, 1, 3, 0, 4, 0, 0, 0]


def test_e62_hatchling_played_on_top() -> None:
    """W12.5, W13.7, R-16."""
    table = Table(guild="highlands").coins(1).hand(24, caves=(12,)).supply(milk=1)
    table.put("amethyst", 43, eggs=1, tucked=1, milk=2)
    table = offer(table, programs.GUILD_BENEFIT[2][1]).act(USE, dragon(24))
    s = table.s
    assert s.dragon[0][8] == 24
    assert table.cached("amethyst", 1) == {"milk": 2}
    assert (s.eggs[0][8], s.tucked[0][8], s.growth[0][8], s.egg_count[0]) == (0, 2, 0, 0)
    assert table.resources() == {"milk": 1}
    table.act(PASS, PASS, PASS)  # the round ends; then the other player begins and passes again
    table.act(explore("amethyst"), DECLINE, resource("milk"), USE)
    assert table.cached("amethyst", 1) == {"milk": 3}
    assert table.s.growth[0][8] == 1
    assert table.resources() == {"meat": 1}


# Free and discounted plays


def test_e29_discount_by_a_cave_card() -> None:
    """W13.3."""
    node = programs.CAVE_BONUS[52]
    table = Table().coins(1).eggs(1).supply(milk=1).hand(9, 51)
    with_milk = offer(table, node).act(dragon(9), cave("golden"), EGG)
    assert (with_milk.resources(), with_milk.s.egg_count[0], with_milk.s.coins[0]) == ({}, 1, 1)
    table = Table().coins(1).eggs(1).supply(milk=1).hand(9, 51)
    with_egg = offer(table, node).act(dragon(9), cave("golden"), resource("milk"))
    assert (with_egg.resources(), with_egg.s.egg_count[0], with_egg.s.coins[0]) == ({"milk": 1}, 0, 1)
    table = Table().coins(1).eggs(1).supply(milk=1).hand(9, 51)
    plain = offer(table, node).act(dragon(51), cave("golden"))
    assert (plain.resources(), plain.s.egg_count[0], plain.s.coins[0]) == ({"milk": 1}, 1, 0)


def test_e30_ignoring_resource_costs() -> None:
    """W13.2."""
    node = programs.GUILD_BENEFIT[3][1]
    table = offer(Table(guild="rainforest").coins(1).eggs(1).hand(49), node)
    table.act(dragon(49), cave("crimson"))
    assert (table.s.coins[0], table.s.egg_count[0]) == (0, 1)
    table = offer(Table(guild="rainforest").coins(1).eggs(1).hand(7), node)
    table.act(dragon(7))
    assert (table.s.coins[0], table.s.egg_count[0]) == (1, 0)
    poor = Table(guild="rainforest")
    assert not can_afford(poor.s, 0, 49, NO_RESOURCES, 0)
    assert not can_afford(poor.s, 0, 7, NO_RESOURCES, 0)
    assert not can_afford(poor.s, 0, 49, FULL_PRICE, 1)


def test_e31_playing_on_top_surplus_eggs() -> None:
    """W13.7."""
    table = Table(guild="highlands").hand(113, caves=(12,)).put("amethyst", 45)
    table.put("amethyst", 43, eggs=3, tucked=1, milk=2)
    before = score(table.s, 0)
    table = offer(table, programs.GUILD_BENEFIT[2][1]).act(USE, dragon(113), space("amethyst", 2))
    s = table.s
    assert s.dragon[0][9] == 113
    assert (s.eggs[0][9], s.tucked[0][9], table.cached("amethyst", 2)) == (1, 2, {"milk": 2})
    assert s.pile == [0, 1]
    assert table.allows(PASS), "the When Played ability finds no cave card"
    assert score(s, 0) - before == 13 - 8


def test_e32_swap() -> None:
    """W13.9."""
    table = Table().put("crimson", 48, eggs=1, tucked=1).put("amethyst", 45).put("amethyst", 43, eggs=2)
    table = offer(table, programs.ABILITY[157]).act(space("crimson", 1), space("amethyst", 2))
    s = table.s
    assert (s.dragon[0][0], s.eggs[0][0], s.tucked[0][0]) == (43, 2, 0)
    assert (s.dragon[0][9], s.eggs[0][9], s.tucked[0][9]) == (48, 1, 1)


# Guild


def test_e33_double_step_over_a_brown_space() -> None:
    """W14.3, W14.6."""
    table = Table().coins(1).hand(57).supply(gold=2, crystal=1).steps(5).steps(3, seat=1).begin()
    table.act(ENTICE, USE, cell(5, 6), USE, MAT)
    assert table.s.steps[0] == 7
    assert table.s.egg_count[0] == 1
    assert table.s.actor == 1
    table.act(USE, DRAW_CAVE).deal()
    assert table.s.steps[1] == 4
    assert len(table.hand_caves(1)) == 1
    assert programs.MARKERS - table.s.placed[0] == 3


def test_e34_simultaneous_arrival() -> None:
    """W14.9."""
    table = Table(3).steps(5, seat=1).steps(5, seat=2)
    table = offer(table, programs.CAVE_BONUS[27]).act(USE, MAT, USE, USE)
    assert table.resources() == {"meat": 1}
    assert table.s.egg_count[0] == 1
    table.act(USE, cell(5, 6), USE)
    assert table.s.actor == 2
    assert not table.allows(cell(5, 6))
    assert table.allows(cell(5, 3))
    assert table.allows(cell(1))


def test_e35_fifth_brown_space() -> None:
    """W14.8."""
    table = Table().steps(23, markers=(5, 1, 2, 3))
    table.s.steps[0] = 35  # space 11 once more, all four markers placed
    table.s.placed[0] = table.s.placed[0] or 4
    table = offer(table, programs.CAVE_BONUS[27]).act(USE, USE, MAT)
    assert table.s.steps[0] % 12 == 1
    assert table.s.egg_count[0] == 1
    assert table.s.placed[0] == 4


# Limits and display


def test_e36_discarding_to_the_limits() -> None:
    """W15.2, W15.4."""
    table = Table().coins(11).supply(meat=12).hand(60, 61, 62, 63, 64, 65, caves=(12, 13, 14, 15)).begin()
    table.act(PASS, resource("meat"), exchange("meat", "meat", "milk"), resource("meat"), dragon(60)).deal()
    assert table.s.coins[0] == 9
    assert table.s.dragon_cards[0] + table.s.cave_cards[0] == 9
    assert table.resources() == {"meat": 8, "milk": 1}
    late = Table().supply(seat=1, meat=9)
    late = offer(late, programs.ABILITY[178]).act(USE, USE).act(PASS).deal()
    assert late.resources(1) == {"meat": 9, "gold": 1}, "not discarded on another player's turn"


def test_e37_display_runs_empty_within_an_effect() -> None:
    """W9.11, W10.2, W10.6."""
    table = Table(5).display(dragons=(60, 61, 62))
    table = offer(table, programs.CAVE_BONUS[50])
    table.act(option(0), dragon(60), option(3), resource("meat"))
    table.act(option(0), dragon(61), option(0), dragon(62))
    for seat in (3, 4):
        assert table.s.actor == seat
        table.act(option(0)).deal()
    assert table.s.dragon_slot == [0, 0, 0]
    assert [table.s.dragon_cards[seat] for seat in range(5)] == [1, 1, 1, 1, 1]
    table.act(PASS).deal()
    assert all(table.s.dragon_slot)


def test_e38_from_the_display_with_nothing_there() -> None:
    """W10.3: an excavation from the display needs a card there; a cave card without a source may come
    from the deck.
    """
    table = Table()
    assert not can_do(table.s, 0, programs.ABILITY[64], 0)
    table = offer(table, programs.PATH[10])
    assert table.legal() == [DECLINE, DRAW_CAVE]


def test_e39_passing() -> None:
    """W15.5, W9.12."""
    table = Table().coins(3).coins(1, seat=1).hand(178, seat=1).supply(seat=1, meat=1, crystal=1).begin()
    table.act(PASS, ENTICE, USE, USE, MAT).deal()
    assert table.resources(0) == {"gold": 1}
    assert table.s.coins[0] == 9


# End of round and objectives


def ranked(table: Table, *quantities: int) -> list[int]:
    """The places when the eggs of the players are these."""
    for seat, n in enumerate(quantities):
        table.s.egg_count[seat] = n
    score_objective(table.s)
    return [table.s.standing[seat][table.s.round] for seat in range(len(quantities))]


def vp(round_: int, places: list[int]) -> list[int]:
    return [programs.STANDING_VP[round_ - 1][place] for place in places]


def test_e40_friendly_ties() -> None:
    """W17.2, W17.3."""
    places = ranked(Table(4, objectives=("cached", "shy", "eggs", "small"), round_=3), 5, 5, 3, 0)
    assert places == [1, 1, 2, 0]
    assert vp(3, places) == [6, 6, 3, 0]


@pytest.mark.parametrize(
    ("quantities", "points"),
    [((4, 3, 2, 1, 1), [7, 4, 3, 0, 0]), ((2, 2, 2, 2, 2), [7] * 5), ((0, 0, 0, 0, 1), [0, 0, 0, 0, 7])],
)
def test_e41_five_players(quantities: tuple[int, ...], points: list[int]) -> None:
    """W17.2."""
    table = Table(5, objectives=("cached", "shy", "small", "eggs"), round_=4)
    assert vp(4, ranked(table, *quantities)) == points


def test_e42_guild_position() -> None:
    """W17.7."""
    table = Table(3, objectives=("eggs", "guild_position", "shy", "small"), round_=2)
    table.steps(13, markers=(1, 2)).steps(11, seat=1, markers=(3,))
    score_objective(table.s)
    assert vp(2, [table.s.standing[seat][1] for seat in range(3)]) == [5, 2, 0]


def test_e43_dragons_and_caves_in_a_cave() -> None:
    """W17.5, W17.6."""
    table = Table().put("crimson", 56).put("crimson", 48).excavated("crimson", 3)
    which = programs.OBJECTIVE_COUNT[programs.OBJECTIVE_NAMES.index("crimson_cards")]
    assert count(table.s, 0, NOWHERE, which) == 4


def test_e44_order_of_once_per_round_abilities() -> None:
    """W16.3."""
    table = Table(3, start=2).put("crimson", 70, seat=1)
    for seat in range(3):
        table.supply(seat=seat, meat=3).put("golden", (160, 95, 72)[seat], seat=seat)
    table.begin().act(PASS, PASS, PASS)
    order = []
    while table.deal().s.phase == constants.ROUND_END:
        order.append(table.s.actor)
        if table.allows(space("crimson", 1)) and table.s.depth == 1:
            table.act(space("crimson", 1))
        elif table.allows(resource("meat")):
            table.act(resource("meat"))
        elif table.allows(USE):
            table.act(USE)
        elif table.allows(MAT):
            table.act(MAT)
        else:
            table.act(DECLINE)
    assert order[0] == 0, "C has nothing to use without eggs in the cave, then A, then B"
    seventy = order[order.index(1) :]
    assert [seat for i, seat in enumerate(seventy) if i == 0 or seventy[i - 1] != seat] == [1, 2, 0, 1]


# Final scoring


def full_board() -> Table:
    table = Table(objectives=("eggs", "cached", "shy", "nests"), round_=4)
    table.put("crimson", 48).put("crimson", 56, gold=1).put("crimson", 39).put("crimson", 167)
    table.put("golden", 50).put("golden", 42).put("golden", 63, eggs=1, tucked=3)
    table.put("amethyst", 24, milk=4).put("amethyst", 43, eggs=4).put("amethyst", 179, eggs=2)
    table.eggs(2).steps(18, markers=(5, 4, 3))
    table.coins(2).supply(meat=1, gold=1, milk=1).hand(60, 61, caves=(12,))
    table.s.standing[0] = [1, 2, 1, 3]
    table.s.phase = constants.OVER
    return table


def test_e45_full_board() -> None:
    """W19.2."""
    s = full_board().s
    assert lines(s) == [10, 31, 17, 9, 5, 3, 15, 3]
    assert score(s, 0) == 93


def test_e46_paying_end_game_abilities_first() -> None:
    """W19.1."""
    table = Table(round_=4).coins(0).put("crimson", 149).supply(meat=1).hand(60, 61, caves=(12,)).begin()
    table.act(PASS).deal()
    declined = Table.__new__(Table)
    declined.s = table.s.copy()
    table.act(USE, dragon(60))
    assert lines(table.s)[2] + lines(table.s)[7] == 5
    declined.act(DECLINE)
    assert declined.s.phase == constants.OVER
    assert lines(declined.s)[2] + lines(declined.s)[7] == 1


def test_e47_negative_ability() -> None:
    """W19.2."""
    table = Table().put("crimson", 106).put("crimson", 85).put("crimson", 100).put("crimson", 128)
    assert programs.VP[106] + end_game_points(table.s, 0, 0) == 1


def test_e48_lowest_marker() -> None:
    """W20."""
    table = Table(3)
    table.s.phase = constants.OVER
    for seat, places in enumerate(([2, 0, 1, 1], [1, 1, 2, 1], [2, 2, 0, 1])):
        table.s.standing[seat] = places
    assert count_lowest(table.s, 0) == 3
    table.put("crimson", 41)
    assert end_game_points(table.s, 0, 0) == 6


def test_e49_tie_break() -> None:
    """W19.4: visible dragons break a tie, tucked cards do not; else the victory is shared."""
    table = Table(3).coins(0).coins(0, seat=1).coins(0, seat=2)
    table.put("crimson", 48, tucked=2).put("crimson", 56, seat=1).put("crimson", 128, seat=1)
    assert [score(table.s, seat) for seat in range(3)] == [5, 5, 0]
    ranks = [rank(table.s, seat) for seat in range(3)]
    assert ranks[1] > ranks[0] > ranks[2]
    even = Table(3).coins(0).coins(0, seat=1).put("crimson", 48).put("crimson", 128, seat=1)
    assert rank(even.s, 0) == rank(even.s, 1)


# Solo


def solo(**settings: object) -> Table:
    table = Table(1, **settings)  # type: ignore[arg-type]  # the settings are those of Table
    return table.display(dragons=(60, 61, 62), caves=(12, 13, 14))


def her_turn(table: Table, label: str) -> Table:
    """You explore and decline, then the Automa turns over this card."""
    table.coins(2).begin().act(explore("crimson"), DECLINE)
    return table.act(decision(label)).deal()


def test_e50_an_ordinary_turn_over_a_brown_space() -> None:
    """A5, A6, A7, A8."""
    table = her_turn(solo(round_=3).steps(5, seat=AUTOMA), "2")
    s = table.s
    assert s.objective_coins == 0
    assert s.automa_cards == [1, 1]
    assert s.dragon_at[61] == s.cave_at[13] == constants.WITH_AUTOMA
    assert s.steps[AUTOMA] == 7
    assert all(s.dragon_slot)
    assert all(s.cave_slot)


def test_e51_passing_with_the_last_card() -> None:
    """A5.2, A5.3."""
    for label, steps, passes in (("8", 0, 1), ("5", 2, 0)):
        table = solo()
        table.s.turned = 6
        table.s.decisions = sum(
            1 << programs.DECISION_NAMES.index(name) for name in ("1", "2", "3", "4", "6", "7")
        )
        her_turn(table, label)
        assert table.s.steps[AUTOMA] == steps
        assert table.s.passed[AUTOMA] == passes
        table.act(PASS)
        assert table.deal().s.round == 1


def test_e52_guild_marker_full_rows_skipped() -> None:
    """A7.3."""
    table = her_turn(solo(guild="seafarers").steps(5, seat=AUTOMA).steps(6, markers=(1,)), "1")
    assert table.s.markers[AUTOMA][3] == 1
    assert table.s.dragon_at[62] == constants.WITH_AUTOMA


def test_e53_cyclic_counting() -> None:
    """A7.3."""
    table = solo(guild="rainforest", level="ravel_1").steps(5, seat=AUTOMA)
    table.steps(24, markers=(1, 2, 3, 5))
    her_turn(table, "R1/4")
    assert table.s.markers[AUTOMA][5] == 1
    assert programs.CELL_VP[5] == 3
    assert score(table.s, AUTOMA) == 7 + 3


def test_e54_no_marker_available() -> None:
    """A7.4."""
    table = her_turn(solo().steps(11, seat=AUTOMA, markers=(5,)), "7")
    assert table.s.automa_cards == [1, 0]
    assert table.s.placed[AUTOMA] == 1


def test_e55_objective() -> None:
    """A10.2, A10.5."""
    for mine, points in ((3, [5, 5]), (2, [2, 5])):
        table = solo(objectives=("eggs", "medium", "cached", "shy"), round_=2)
        for number in (48, 49, 56)[:mine]:
            table.put("crimson", number, eggs=programs.NESTS[number])
        table.eggs(2)
        table.s.passed[AUTOMA] = 1
        table.s.objective_coins = 2
        table.begin().act(PASS).deal()
        assert vp(2, [table.s.standing[player][1] for player in range(2)]) == points
        assert table.s.objective_coins == 0


def test_e56_cap_and_zero() -> None:
    """A10.4, A10.5."""
    table = solo(objectives=("eggs", "medium", "cached", "golden_cards"), round_=4)
    table.s.objective_coins = 4
    score_objective(table.s)
    assert table.s.tally[AUTOMA] == 7
    table = solo(objectives=("hatchlings", "medium", "cached", "golden_cards"), round_=1)
    score_objective(table.s)
    assert [table.s.standing[player][0] for player in range(2)] == [0, 0]


@pytest.mark.parametrize(
    ("level", "points"),
    [("automa_1", 60), ("automa_2", 60), ("automa_3", 65), ("ravel_1", 66), ("ravel_2", 66), ("ravel_3", 66)],
)
def test_e57_her_final_score(level: str, points: int) -> None:
    """A12.1."""
    s = Table(1, level=level).steps(9, seat=AUTOMA, markers=(5, 1)).s
    s.phase = constants.OVER
    s.automa_cards = [5, 3]
    s.standing[AUTOMA] = [1, 2, 1, 2]
    assert score(s, AUTOMA) == points
    s.coins[0] = points
    assert rank(s, 0) > rank(s, AUTOMA), "on a tie you win (A1.4)"


@pytest.mark.parametrize(("label", "steps"), [("R1/4", 3), ("R2/5", 4), ("R2", 1)])
def test_e58_ravel_steps(label: str, steps: int) -> None:
    """A13.1."""
    table = solo(level="ravel_1" if label == "R2" else "ravel_3")
    table.excavated("crimson", 3).excavated("golden", 2)
    assert her_turn(table, label).s.steps[AUTOMA] == steps


def test_e59_ravel_coins() -> None:
    """A13.2."""
    table = solo(level="ravel_2", round_=2).coins(4).begin().act(PASS).deal()
    assert table.s.round == 2
    assert table.s.coins[0] == 8
    table = solo(level="ravel_2", round_=4).coins(4).begin().act(PASS).deal()
    assert table.s.phase == constants.OVER
    assert table.s.coins[0] == 4


def test_e60_effects_for_opponents() -> None:
    """A14.2, A14.3."""
    table = offer(solo(), programs.ABILITY[57]).act(USE, MAT, USE, USE)
    assert table.s.steps[:2] == [2, 0]
    table = offer(solo().put("crimson", 168), programs.ABILITY[168], at=0).act(USE)
    assert table.resources() == {"meat": 1}


def test_e61_another_round_for_her() -> None:
    """A11."""
    table = solo()
    table.s.passed[AUTOMA] = 1
    s = table.begin().act(PASS).deal().s
    assert s.round == 1
    assert s.placed[AUTOMA] == 0
    assert s.round + 1 - s.placed[AUTOMA] == 2, "one marker from the start and one from between the rounds"
    assert (s.decisions, s.turned) == (0, 0)
    assert s.actor == s.start == 0
