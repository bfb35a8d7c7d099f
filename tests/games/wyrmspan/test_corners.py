"""Rules that meet: order of players, moved and covered sources, empty decks, careful payments."""

from __future__ import annotations

import pytest

from dracosaur.games.wyrmspan.cards import programs
from dracosaur.games.wyrmspan.cards.codes import NOWHERE
from dracosaur.games.wyrmspan.rules import constants
from dracosaur.games.wyrmspan.rules.possible import can_do
from tests.games.wyrmspan.table import (
    DECLINE,
    DRAW_DRAGON,
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
    index,
    option,
    resource,
    space,
)
from tests.games.wyrmspan.taking import offered


def test_the_only_dragon_that_can_be_played_cannot_be_paid() -> None:
    """W5.9, W5.14: Seafarers row 2."""
    node = programs.GUILD_BENEFIT[1][1]
    table = offered(Table(guild="seafarers").hand(48, 36, 60).put("crimson", 56), node, -1)
    assert table.legal() == [DECLINE, dragon(48), dragon(60)], "36 alone finds a free space"
    alone = Table(guild="seafarers").hand(36).put("crimson", 56)
    assert not can_do(alone.s, 0, node, -1)


def test_a_resource_that_the_benefit_needs_cannot_be_paid() -> None:
    """W5.9: 76 pays for 172, which could only feed a hatchling with the milk."""
    table = Table().put("crimson", 76).put("crimson", 172).put("amethyst", 24).supply(milk=1, gold=1)
    table = offered(table, programs.ABILITY[76], index("crimson", 1))
    assert table.legal() == [DECLINE, resource("gold")]
    table.act(resource("gold"), space("crimson", 2))
    assert table.cached("amethyst", 1) == {"milk": 1}, "from here on there is only one way"
    assert table.legal() == [USE, DECLINE], "the meat of the hatchling"


def test_no_dragon_activates_itself() -> None:
    """W13.10: 76 has nobody else to choose."""
    table = Table().put("crimson", 76).supply(gold=2)
    assert not can_do(table.s, 0, programs.ABILITY[76], index("crimson", 1))
    with_other = Table().put("crimson", 76).put("crimson", 48).supply(gold=2)
    assert can_do(with_other.s, 0, programs.ABILITY[76], index("crimson", 1))


def test_opponents_are_served_though_the_owner_takes_no_bonus() -> None:
    """W6.6: in column 4 the owner declines both bonuses of cave 27."""
    table = Table().eggs(2).excavated("amethyst", 3).hand(caves=(27,)).supply(meat=4).begin()
    table.act(EXCAVATE, cave("amethyst"), DECLINE)
    assert table.s.actor == 1
    table.act(USE, MAT)
    assert (table.s.steps[0], table.s.steps[1]) == (0, 1)


@pytest.mark.parametrize("card", [27, 50, 69])
def test_who_declines_both_bonuses_is_not_asked_again(card: int) -> None:
    """W6.6, W9.10: then the others clockwise, each once."""
    table = Table(3).eggs(2).excavated("amethyst", 3).hand(caves=(card,)).supply(meat=4)
    table.supply(seat=1, gold=1).supply(seat=2, gold=1).begin().act(EXCAVATE, cave("amethyst"), DECLINE)
    deciders = []
    while not table.turn_is_over():
        deciders.append(table.s.actor)
        table.act(DECLINE)
    assert deciders == [1, 2]


def test_a_nested_effect_begins_with_its_owner() -> None:
    """W9.14: on A's turn B reaches a brown space and places a cave that serves everybody."""
    table = Table(3, guild="seafarers").steps(5, seat=1).hand(caves=(27,), seat=1)
    table = offered(table, programs.CAVE_BONUS[28], -1)
    table.act(DECLINE)  # A makes no step
    table.act(USE, cell(1), cave("crimson"))
    deciders = []
    while table.s.depth > 1:
        deciders.append(table.s.actor)
        table.act(DECLINE)
    assert deciders == [1, 2, 0, 2], "B, C, A of B's cave, then C of A's"


def test_the_left_neighbor_is_the_next_player_clockwise() -> None:
    """Dragon 47 compares the dragons in the Golden Grotto with those of the left neighbor (W20)."""

    def can_use(seats: int, crowded: int) -> bool:
        table = Table(seats).put("golden", 47)
        for number in (36, 42):
            table.put("golden", number, seat=crowded)
        return can_do(table.s, 0, programs.ABILITY[47], index("golden", 1))

    assert not can_use(2, crowded=1)
    assert not can_use(3, crowded=1)
    assert can_use(3, crowded=2)


def test_the_owner_names_a_kind_though_he_takes_nothing() -> None:
    """W9.5: dragon 156."""
    table = offered(Table().put("crimson", 156), programs.ABILITY[156], 0)
    assert DECLINE not in table.legal()
    table.act(resource("milk"), DECLINE, USE)
    assert (table.resources(0), table.resources(1)) == ({}, {"milk": 1})


def test_what_serves_opponents_takes_place_when_the_owner_finishes() -> None:
    """W16.5: dragon 70."""
    table = Table().put("crimson", 70).put("crimson", 107).put("golden", 95).supply(meat=1)
    table.supply(seat=1, gold=2).begin().act(PASS, PASS)
    assert table.s.actor == 0
    table.act(DECLINE)
    assert table.legal() == [USE, DECLINE], "his own part is offered"
    table.act(DECLINE)
    assert table.s.actor == 1
    table.act(USE, MAT)
    assert (table.s.resources[1][1], table.s.egg_count[1]) == (1, 1)


def test_the_adventurer_meets_places() -> None:
    """W8.10: a dragon swapped ahead is met again."""
    table = Table(guild="seafarers").coins(3).steps(5).hand(caves=(66,))
    table.put("crimson", 56).put("crimson", 128).excavated("golden", 1).begin()
    table.act(explore("crimson"), DECLINE, USE)  # P0 declined, the gold of 56
    assert table.resources() == {"gold": 1}
    table.act(USE, cell(1), cave("golden"), space("crimson", 1))
    table.act(USE)
    assert table.resources() == {"gold": 2}, "56 lies in space 2 now"


def test_an_empty_deck_is_renewed() -> None:
    """W10.7, W10.13: the discard pile becomes the deck when a card is needed."""
    table = Table()
    for card in range(1, 184):
        table.s.dragon_at[card] = constants.IN_PILE
    table.s.deck[0], table.s.pile[0] = 0, 183
    table = offered(table, programs.PATH[5], -1).act(DRAW_DRAGON).deal()
    assert table.s.dragon_cards[0] == 1
    assert (table.s.deck[0], table.s.pile[0]) == (182, 0)


def test_with_nothing_left_only_the_display_gives() -> None:
    """W10.12."""
    table = Table().display(dragons=(60,))
    for card in range(1, 184):
        if table.s.dragon_at[card] == constants.IN_DECK:
            table.s.dragon_at[card] = constants.OUT_OF_GAME
    table.s.deck[0] = 0
    assert not can_do(table.s, 0, programs.ABILITY[58], 0), "no card to reveal"
    table = offered(table, programs.PATH[5], -1)
    assert table.legal() == [DECLINE, dragon(60)]


def test_an_excavation_needs_a_cave_card_from_its_source() -> None:
    """W9.15, W10.12, W10.13: the hand, or the deck, into which the cards paid for it are shuffled."""
    from_hand = programs.GUILD_BENEFIT[1][0]
    assert not can_do(Table(guild="seafarers").s, 0, from_hand, -1), "the deck is of no use here"
    assert can_do(Table(guild="seafarers").hand(caves=(3,)).s, 0, from_hand, -1)
    table = Table().hand(caves=(13, 14)).supply(gold=2)
    for card in range(1, 76):
        if table.s.cave_at[card] == constants.IN_DECK:
            table.s.cave_at[card] = constants.OUT_OF_GAME
    table.s.deck[1] = 0
    assert can_do(table.s, 0, programs.CAVE_BONUS[60], -1), "two cave cards pay for one from the deck"
    assert not can_do(table.s, 0, programs.CAVE_BONUS[58], -1), "two gold do not bring a card back"


def test_the_last_card_of_each_kind_is_a_card_like_any_other() -> None:
    """W2.1: dragon 183 and cave 75 can be kept, played, tucked and paid."""
    table = Table().hand(183, caves=(75,)).supply(meat=2, gold=2).begin()
    assert table.allows(ENTICE)
    table.act(ENTICE)
    assert table.legal() == [cave("crimson"), cave("golden")], "of 183, the only card"
    excavation = Table().hand(caves=(75, 3)).begin().act(EXCAVATE, cave("golden"))
    assert cave_card(75) in excavation.legal()
    paying = offered(Table().hand(183, 60, caves=(75,)).put("golden", 36), programs.ABILITY[36], 4)
    assert dragon(183) in paying.legal()
    limit = Table().hand(*range(1, 9), 183, caves=(3, 75)).begin().act(PASS)
    assert {dragon(183), cave_card(75)} <= set(limit.legal())


def test_a_cave_card_never_fills_a_dragon_slot() -> None:
    """W10.7: without deck and discard pile the refill of that kind does not happen."""
    table = Table().display(caves=(12, 13))
    for card in range(1, 184):
        table.s.dragon_at[card] = constants.OUT_OF_GAME
    table.s.deck[0] = 0
    table.begin().act(PASS).act(deal_cave(40)).deal()
    assert table.s.dragon_slot == [0, 0, 0]
    assert table.s.cave_slot == [12, 13, 40]
    assert table.s.cave_at[40] == constants.ON_DISPLAY
    assert table.s.dragon_at[40] == constants.OUT_OF_GAME


def test_a_discount_and_an_exchange() -> None:
    """W5.15: the waived icon is chosen before the exchanges."""
    table = offered(Table().hand(62).supply(crystal=1, meat=2), programs.CAVE_BONUS[52], -1)
    table.act(dragon(62))
    assert table.s.dragon[0][index("amethyst", 1)] == 62
    assert table.resources() == {}


def test_a_waived_egg_need_not_be_there() -> None:
    """W13.3: dragon 4 costs two milk and an egg; cave 52 waives the egg that its player does not have."""
    table = offered(Table().hand(4, 62).supply(milk=2), programs.CAVE_BONUS[52], -1)
    assert table.legal() == [DECLINE, dragon(4)], "62 costs three crystals"
    table.act(dragon(4))
    assert table.s.dragon[0][index("amethyst", 1)] == 4
    assert table.resources() == {}
    short = Table().hand(4).supply(milk=1)
    assert not can_do(short.s, 0, programs.CAVE_BONUS[52], -1), "only one icon is waived"
    exchanged = Table().hand(4).supply(milk=1, gold=2)
    assert can_do(exchanged.s, 0, programs.CAVE_BONUS[52], -1), "W5.17"
    with_egg = Table().hand(4).supply(milk=1).eggs(1)
    assert can_do(with_egg.s, 0, programs.CAVE_BONUS[52], -1), "then a milk is waived"
    full_price = Table().hand(4).supply(milk=2)
    assert not can_do(full_price.s, 0, programs.NODE_ENTICE, -1)


def test_exchanges_are_a_choice_where_they_differ() -> None:
    """W5.17: two of three spare kinds are given."""
    table = Table().hand(48).supply(meat=1, gold=1, crystal=1, milk=1).begin().act(constants.ACT_ENTICE)
    assert table.legal() == [
        exchange("gold", "crystal", "meat"),
        exchange("gold", "milk", "meat"),
        exchange("crystal", "milk", "meat"),
    ]


def test_both_bonuses_of_a_grown_up_hatchling_in_any_order() -> None:
    """W12.4."""
    table = Table().put("golden", 1, growth=2, milk=2).supply(milk=1)
    table = offered(table, programs.ABILITY[1], index("golden", 1)).act(resource("milk"))
    assert table.legal() == [DECLINE, option(0), option(1)]
    table.act(option(1))
    assert table.s.egg_count[0] == 1, "the first egg is taken with the choice"
    assert table.legal() == [DECLINE, MAT]


def test_cards_paid_lie_face_up() -> None:
    """W5.6."""
    table = offered(Table().hand(60, 61, caves=(3,)).put("golden", 36), programs.ABILITY[36], 4)
    table.act(dragon(60), resource("gold"))
    assert table.s.dragon_at[60] == constants.IN_PILE
    assert table.s.dragon_known[60] == constants.ALL_KNOW
    assert cave_card(3) not in table.legal()


def test_an_opponent_may_decline_a_draw_from_the_deck() -> None:
    """W9.15: dragon 165; the deck gives nothing before the player has agreed."""
    table = offered(Table().put("golden", 165), programs.ABILITY[165], index("golden", 1)).act(DECLINE)
    assert (table.s.actor, table.legal()) == (1, [USE, DECLINE])
    table.act(DECLINE)
    assert table.hand_dragons(seat=1) == []


def test_a_condition_about_a_place_fails_without_one() -> None:
    """W9.17: dragon 135 was covered before its turn, and no column is its own any more."""
    table = Table().put("crimson", 1).put("golden", 135).put("amethyst", 2)
    assert can_do(table.s, 0, programs.ABILITY[135], index("golden", 1))
    assert not can_do(table.s, 0, programs.ABILITY[135], NOWHERE)
