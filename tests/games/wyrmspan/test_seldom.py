"""Ways through the rules that few games take, one position for each."""

from __future__ import annotations

import pytest

from dracosaur.core.rng import Rng
from dracosaur.core.twin import DRAWS, RNG_SIZE, ROLLS
from dracosaur.games.wyrmspan import rules
from dracosaur.games.wyrmspan.cards import programs
from dracosaur.games.wyrmspan.cards.codes import EXCAVATE, FIRST, NOWHERE, OP
from dracosaur.games.wyrmspan.rules.constants import A_CAVE, A_DRAGON, CHANCE, NEW, TAKEN
from dracosaur.games.wyrmspan.rules.possible import can_do
from dracosaur.games.wyrmspan.rules.stack import close_question, push
from tests.games.wyrmspan.secrets import GAME
from tests.games.wyrmspan.table import (
    DECLINE,
    ENTICE,
    MAT,
    PASS,
    USE,
    Table,
    cave,
    deal_cave,
    dragon,
    exchange,
    index,
    new_options,
    resource,
    space,
)
from tests.games.wyrmspan.taking import offered


def test_what_cannot_be_paid_has_not_been_done() -> None:
    """W5.9, W9.7: nothing that is given "if you do" may follow a price that nobody can pay."""
    table = offered(Table().put("crimson", 36), programs.ABILITY[36], index("crimson", 1))
    assert (table.s.depth, table.s.did) == (1, 0)


def test_one_player_names_a_kind_and_takes_it_at_once() -> None:
    """W9.5, A14.2: dragon 156, activated by 76; there is no opponent who waits for the kind."""
    table = Table(1).put("crimson", 156).put("crimson", 76).supply(gold=1)
    table = offered(table, programs.ABILITY[76], index("crimson", 2))
    table.act(USE, space("crimson", 1), resource("milk"))
    assert table.resources() == {"milk": 2}


def test_a_dragon_costs_as_many_eggs_as_it_says() -> None:
    """W5.11: dragon 1 costs one egg; the one that was not chosen stays."""
    table = Table().eggs(1).put("crimson", 60, eggs=1).hand(1).supply(milk=1).begin().act(ENTICE)
    assert table.legal() == [space("crimson", 1), MAT]
    table.act(MAT)
    assert (table.s.mat_eggs[0], table.s.eggs[0][index("crimson", 1)]) == (0, 1)
    assert table.s.dragon[0][index("golden", 1)] == 1


def test_an_effect_is_offered_for_the_sake_of_any_opponent() -> None:
    """W9.15: with cave 69 everybody may pay a resource; it is enough that the third player has one."""
    for seat in range(3):
        assert can_do(Table(3).supply(seat=seat, meat=1).s, 0, programs.CAVE_BONUS[69], NOWHERE)
    assert not can_do(Table(3).s, 0, programs.CAVE_BONUS[69], NOWHERE)


def test_who_has_asked_for_a_cave_of_the_deck_is_not_asked_again() -> None:
    """W9.15, W13.16: the deck gives the card at once, and it must be placed."""
    excavate = programs.CHILD[programs.NODE[programs.GUILD_BENEFIT[0][0]][FIRST]]
    assert programs.NODE[excavate][OP] == EXCAVATE
    table = Table().begin()
    close_question(table.s)
    push(table.s, excavate, 0, NOWHERE, TAKEN)
    assert table.begin().s.actor == CHANCE
    table.act(deal_cave(9))
    assert table.legal() == [cave("crimson"), cave("golden"), cave("amethyst")]


def test_an_exchange_feeds_a_hatchling_when_its_food_is_cached() -> None:
    """W5.17, W11.10: dragon 125 caches in its column, where 1 drinks milk and 5 eats meat."""
    for hatchling, food in ((1, "milk"), (5, "meat")):
        table = Table().put("crimson", 125).put("golden", hatchling).supply(gold=2)
        table = offered(table, programs.ABILITY[125], index("crimson", 1))
        assert table.legal() == [DECLINE, resource("gold"), exchange("gold", "gold", food)]


def test_nothing_is_tucked_from_an_empty_hand() -> None:
    """W9.15: dragon 84."""
    table = Table().put("crimson", 84)
    assert not can_do(table.s, 0, programs.ABILITY[84], index("crimson", 1))
    assert can_do(table.hand(60).s, 0, programs.ABILITY[84], index("crimson", 1))


def test_cards_and_lots_come_from_streams_of_their_own() -> None:
    """Who starts, which guild and which objectives come cannot change what the decks will give."""
    state, rng, wanted = rules.State(), Rng("streams").row, set()
    options = new_options()
    rules.setup(state, 3, [-1] * 5 + options[5:])
    while rules.must_act(state, CHANCE):
        before = list(rng)
        action = rules.draw(state, rng)
        moved = [stream for stream in range(RNG_SIZE) if rng[stream] != before[stream]]
        is_card = state.wanted in (A_DRAGON, A_CAVE)
        assert moved == [DRAWS if is_card else ROLLS]
        wanted.add(is_card)
        rules.apply(state, CHANCE, action)
    assert wanted == {False, True}


@pytest.mark.parametrize(
    ("before", "swapped", "after"),
    [
        ("crimson", ("crimson", "golden"), "golden"),
        ("golden", ("crimson", "golden"), "crimson"),
        ("amethyst", ("crimson", "golden"), "amethyst"),
        ("golden", ("golden", "amethyst"), "amethyst"),
        ("crimson", ("golden", "amethyst"), "crimson"),
    ],
)
def test_an_effect_follows_its_dragon_through_a_swap(
    before: str, swapped: tuple[str, str], after: str
) -> None:
    """W9.17, W13.9: two dragons change places before 84 tucks a card under itself."""
    others = iter((56, 42))
    table = Table().hand(60)
    for name in ("crimson", "golden", "amethyst"):
        table.put(name, 84 if name == before else next(others))
    table.begin()
    close_question(table.s)
    push(table.s, programs.ABILITY[84], 0, index(before, 1), NEW)
    push(table.s, programs.CAVE_BONUS[66], 0, NOWHERE, NEW)
    table.begin().act(*(space(name, 1) for name in swapped), dragon(60))
    assert table.s.dragon[0][index(after, 1)] == 84
    assert [i for i, n in enumerate(table.s.tucked[0]) if n] == [index(after, 1)]


def test_nobody_has_had_his_part_when_a_round_begins() -> None:
    """W18.4: the first turn of the second round, as that of the first one."""
    table = Table().begin().act(PASS, PASS)
    while not table.allows(PASS):
        table.act(DECLINE)
    view = GAME.view(table.s, None)
    assert (view.phase, view.round, view.served) == ("turns", 2, 0)
