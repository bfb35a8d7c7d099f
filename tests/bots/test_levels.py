"""The levels that people meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from dracosaur import bots
from dracosaur.arena import play_at_table
from dracosaur.bots.levels import LEVELS, Level, Overlooking, level_of
from dracosaur.bots.method.bot import make_learned, make_search
from dracosaur.core.game import Action, Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import GAMES, load
from tests.games.draftosaurus.secrets import scramble


def test_there_are_five_and_all_are_bots() -> None:
    assert len(LEVELS) == 5
    assert set(LEVELS) <= set(bots.BOTS)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["visitor", "apprentice"])
def test_who_overlooks_things_plays_to_the_end(name: str, level: str) -> None:
    assert play_at_table(load(name), 2, {}, [level, "random"], "levels", 0).is_over


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_in_every_game(name: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACOSAUR_PLAIN", "1")  # one decision is not worth compiling for
    game = load(name)
    table = Table.open(game, 2, seed=4)
    seat = table.to_act[0]
    bot = bots.make(level, game, Rng(1))
    assert bot.choose(table.view(seat), table.legal(seat)) in table.legal(seat)


def test_the_lower_one_notices_less_and_thinks_less() -> None:
    kinds = ("greedy", "learned", "search:0.3")
    for game in GAMES:
        levels = [level_of(game, level) for level in LEVELS]
        skill = [(kinds.index(one.bot), one.notices, -one.temperature, one.thinks) for one in levels]
        assert skill == sorted(skill)
        assert levels[-1] == Level("search:0.3")


def test_who_thinks_seldom_mostly_does_the_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACOSAUR_PLAIN", "1")
    game = load("draftosaurus")
    table = Table.open(game, 2, seed=4)
    seat = table.to_act[0]
    view, legal = table.view(seat), table.legal(seat)
    usual = make_learned(game, Rng(0)).choose(view, legal)
    seldom = [make_search(game, Rng(number), 0.01, thinks=10).choose(view, legal) for number in range(30)]
    always = [make_search(game, Rng(number), 0.01).choose(view, legal) for number in range(30)]
    assert sum(choice != usual for choice in always) > 0
    assert sum(choice != usual for choice in seldom) < sum(choice != usual for choice in always)


def test_who_is_undecided_takes_what_is_plausible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACOSAUR_PLAIN", "1")
    game = load("draftosaurus")
    table = Table.open(game, 2, seed=4)
    seat = table.to_act[0]
    view, legal = table.view(seat), table.legal(seat)
    best = make_learned(game, Rng(0)).choose(view, legal)
    seen = [make_learned(game, Rng(number), 2.0).choose(view, legal) for number in range(40)]
    again = [make_learned(game, Rng(number), 2.0).choose(view, legal) for number in range(40)]
    assert seen == again
    assert len(set(seen)) > 1
    assert seen.count(best) == max(seen.count(action) for action in legal)


class First:
    """Takes the first of what it is shown, and remembers how many that were."""

    def __init__(self) -> None:
        self.shown: list[int] = []

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        self.shown.append(len(legal))
        return legal[0]


def test_a_part_of_the_choices_is_noticed_and_one_at_least() -> None:
    game = load("draftosaurus")
    table = Table.open(game, 2, seed=1)
    seat = table.to_act[0]
    legal = table.legal(seat)
    first = First()
    bot = Overlooking(first, 50, Rng(3))
    for _ in range(400):
        assert bot.choose(table.view(seat), legal) in legal
    assert min(first.shown) == 1
    assert sum(first.shown) / 400 == pytest.approx(len(legal) / 2, abs=0.4)


def test_plans_of_gods_love_dinosaurs_are_not_overlooked() -> None:
    first = First()
    bot = Overlooking(first, 1, Rng(3), ("take",))
    game = load("gods_love_dinosaurs")
    table = Table.open(game, 2, seed=1)
    while not table.is_over:
        seat = table.to_act[0]
        legal = table.legal(seat)
        table.act(seat, bot.choose(table.view(seat), legal))
        if legal[0].__struct_config__.tag != "take":
            assert first.shown[-1] == len(legal)


def test_a_level_sees_no_more_than_a_person() -> None:
    game = load("draftosaurus")
    table = Table.open(game, 3, seed=3)
    for _ in range(20):
        seat = table.to_act[0]
        other = scramble(table.state, seat, Rng("other"))
        choices = {
            bots.make("apprentice", game, Rng(5)).choose(game.view(state, Seat(seat)), table.legal(seat))
            for state in (table.state, other)
        }
        assert len(choices) == 1
        table.act(seat, choices.pop())
