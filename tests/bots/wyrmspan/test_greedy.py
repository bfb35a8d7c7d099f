"""The greedy bot of Wyrmspan plays from views alone, by the rules, and far better than chance."""

from __future__ import annotations

import pytest

from dracosaur import bots
from dracosaur.arena import play_at_table, simulate
from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load
from tests.games.wyrmspan import table as tables
from tests.games.wyrmspan.secrets import scramble

GAME = load("wyrmspan")


@pytest.mark.parametrize("level", ["automa_1", "automa_2", "automa_3", "ravel_1", "ravel_2", "ravel_3"])
def test_it_plays_alone_to_the_end(level: str) -> None:
    table = play_at_table(GAME, 1, {"automa": level}, ["greedy"], "alone", 1)
    assert table.is_over


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_plays_in_company_to_the_end(seats: int) -> None:
    table = play_at_table(GAME, seats, {}, ["greedy"] * seats, "company", 1)
    assert table.is_over


def test_it_beats_random() -> None:
    report = simulate(GAME, 2, 6, bots=("greedy", "random"))
    assert report.wins[0] >= 5
    assert report.mean_scores[0] > report.mean_scores[1] + 15


def test_it_answers_with_one_of_the_legal_actions() -> None:
    table = Table.open(GAME, 3, seed="legal")
    players = [bots.make("greedy", GAME, Rng("legal", seat)) for seat in range(3)]
    answered = set()
    while not table.is_over:
        seat = table.to_act[0]
        legal = table.legal(seat)
        action = players[seat].choose(table.view(seat), legal)
        assert action in legal
        answered.add(type(action).__name__)
        table.act(seat, action)
    assert {"Excavate", "Entice", "Explore", "Pass", "PickCave", "PickDragon", "PickResource"} <= answered


def test_it_decides_alike_where_its_seat_cannot_tell_the_difference() -> None:
    table = Table.open(GAME, 3, seed=3)
    different = 0
    for step in range(80):
        seat = table.to_act[0]
        other = scramble(table.state, seat, Rng("other", step))
        different += other != table.state
        legal = table.legal(seat)
        choices = {
            bots.make("greedy", GAME, Rng(5)).choose(GAME.view(state, seat), legal)
            for state in (table.state, other)
        }
        assert len(choices) == 1
        table.act(seat, choices.pop())
    assert different > 40


def test_the_same_seed_gives_the_same_decisions() -> None:
    def record() -> str:
        return play_at_table(GAME, 2, {}, ["greedy", "random"], "again", 7).record.dumps()

    assert record() == record()


def choice(table: tables.Table) -> str:
    """What the bot does on a table set up by hand."""
    state = table.begin().s
    seat = Seat(state.actor)
    action = bots.make("greedy", GAME, Rng(1)).choose(GAME.view(state, seat), GAME.legal(state, seat))
    return GAME.format_action(seat, action)


def test_the_last_coin_buys_points() -> None:
    """A dragon of six points is worth more than any exploration when nothing comes after it."""
    table = tables.Table(seats=1, round_=4).coins(1).hand(66).supply(meat=2, gold=2, crystal=2)
    assert choice(table) == "0 entice"


def test_a_coin_is_kept_where_nothing_is_worth_more() -> None:
    """At the end a coin is a point, a resource a quarter of one (W19.2)."""
    assert choice(tables.Table(seats=1, round_=4).coins(1)) == "0 pass"


def test_the_first_coins_are_not_kept() -> None:
    assert choice(tables.Table(seats=1, round_=1).coins(6).hand(81, caves=(55,))) != "0 pass"


@pytest.mark.slow
def test_it_scores_well_against_the_automa() -> None:
    report = simulate(GAME, 1, 60, options={"automa": "automa_2"}, bots=("greedy",))
    assert report.mean_scores[0] >= 60
