"""What shells ask the game besides playing: how everybody stands, and what a question is about."""

from __future__ import annotations

import pytest

from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.games.wyrmspan.cards import CAVES, DRAGONS, MAT
from dracosaur.games.wyrmspan.cards.codes import CHOOSE, COUNT, FIRST, OP
from dracosaur.games.wyrmspan.cards.compose import Language
from dracosaur.games.wyrmspan.cards.printed import effects_of
from dracosaur.games.wyrmspan.cards.programs import ABILITY, CAVE_BONUS, CHILD, CLOSING, NODE, PATH
from dracosaur.games.wyrmspan.cards.words import LANGUAGES, say
from dracosaur.games.wyrmspan.rules.scoring import quantity

GAME = load("wyrmspan")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everybody_counts_what_the_rules_count(seats: int) -> None:
    """W17.5, A10.2: the quantities are public, so any view gives them, a spectator's too."""
    table = Table.open(GAME, seats, {}, 11)
    rng = Rng("standing", seats)
    for _ in range(60 * seats):
        if table.is_over:
            break
        seat = table.to_act[0]
        table.act(seat, rng.choice(table.legal(seat)))
        now = tuple(quantity(table.state, player) for player in range(max(seats, 2)))
        for viewer in (None, Seat(0), Seat(seats - 1)):
            assert table.view(viewer).quantities[table.state.round] == now


def test_a_node_leads_back_to_what_is_printed() -> None:
    assert effects_of(CLOSING) == MAT.closing_bonus
    assert effects_of(PATH[1]) == MAT.path.crimson[1]
    for cave in CAVES:
        assert effects_of(CAVE_BONUS[cave.number]) == cave.effects
    whens = ("when_played", "if_activated", "once_per_round")
    for dragon in DRAGONS:
        if dragon.when in whens:
            assert effects_of(ABILITY[dragon.number]) == dragon.effects


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_item_of_a_choice_has_words(lang: Language) -> None:
    items = [CHILD[row[FIRST] + i] for row in NODE if row[OP] == CHOOSE for i in range(row[COUNT])]
    assert len(items) > 10
    for node in items:
        assert say(effects_of(node), lang)
