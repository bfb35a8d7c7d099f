"""What actions and positions are worth."""

from __future__ import annotations

from typing import Any

import pytest

from dracosaur.arena import play_at_table
from dracosaur.arena.evaluator import FIRST, Playouts, Tried
from dracosaur.arena.trials.rules import WHOLE
from dracosaur.core.game import AnyGame, Seat
from dracosaur.core.records import replay
from dracosaur.games import load

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("draftosaurus", 3, {"board": "winter"}),
    ("gods_love_dinosaurs", 2, {}),
    ("wyrmspan", 1, {"automa": "automa_1"}),
    ("wyrmspan", 2, {}),
]


def played(name: str, seats: int, options: dict[str, object]) -> tuple[AnyGame, list[Any], list[Any]]:
    game = load(name)
    record = play_at_table(game, seats, options, ["random"] * seats, "judge", 0).record
    return game, list(replay(record, game)), record.entries


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_end_of_a_game_is_judged_exactly(name: str, seats: int, options: dict[str, object]) -> None:
    """Every playout of a finished game is the score sheet."""
    game, states, _ = played(name, seats, options)
    sheet = game.score_sheet(states[-1])
    totals = [player.total for player in sheet.players]
    for seat, tried in enumerate(Playouts(game, states[-1], plain=True).position(states[-1])):
        others = [total for other, total in enumerate(totals) if other != seat]
        assert set(tried.leads) == {totals[seat] - max(others)}
        assert tried.win == (1 / len(sheet.winners) if seat in sheet.winners else 0)
        assert tried.error == 0


def forced(game: AnyGame, state: Any) -> Any:
    """The end of a game in which nothing is left to decide."""
    while waiting := game.to_act(state):
        (action,) = game.legal(state, waiting[0])
        state = game.apply(state, waiting[0], action)
    return state


def test_the_last_decision_is_judged_exactly() -> None:
    """After it nobody has a choice any more, so each action brings what the sheet then says."""
    game, states, entries = played("draftosaurus", 2, {})
    number = max(n for n, state in enumerate(states[:-1]) if len(game.legal(state, entries[n].seat)) > 1)
    state, seat = states[number], entries[number].seat
    legal = game.legal(state, seat)
    after = [forced(game, game.apply(state, seat, action)) for action in legal]
    tried = Playouts(game, state, plain=True).actions(game.view(state, seat), seat, legal)
    for end, brought in zip(after, tried, strict=True):
        points = [player.total for player in game.score_sheet(end).players]
        assert set(brought.leads) == {points[seat] - points[1 - seat]}


def test_a_position_has_one_victory_to_share() -> None:
    game, states, _ = played("draftosaurus", 3, {})
    found = Playouts(game, states[0], by="random", plain=True).position(states[-20])
    for shares in zip(*(tried.shares for tried in found), strict=True):
        assert sum(shares) == WHOLE


def test_few_actions_are_tried_to_the_end_and_the_made_one_is_among_them() -> None:
    game, states, entries = played("gods_love_dinosaurs", 2, {})
    judge = Playouts(game, states[0], by="random", plain=True)
    number = max(n for n, state in enumerate(states[:-1]) if len(game.legal(state, entries[n].seat)) > 12)
    state, seat = states[number], entries[number].seat
    legal = game.legal(state, seat)
    tried = judge.actions(game.view(state, seat), seat, legal, entries[number].action)
    lengths = [len(one.leads) for one in tried]
    assert set(lengths) == {FIRST, judge.playouts}
    assert lengths[legal.index(entries[number].action)] == judge.playouts


def test_a_decision_is_judged_by_what_its_seat_knows() -> None:
    from dracosaur.core.rng import Rng
    from tests.games.draftosaurus.secrets import scramble

    game, states, entries = played("draftosaurus", 3, {})
    number = next(n for n, entry in enumerate(entries) if n > 60 and entry.seat == 0)
    state = states[number]
    other = scramble(state, Seat(0), Rng("other"))
    judge = Playouts(game, state, plain=True)
    legal = game.legal(state, Seat(0))
    one, two = (judge.actions(game.view(s, Seat(0)), Seat(0), legal) for s in (state, other))
    assert one == two


@pytest.mark.fast
def test_both_twins_judge_alike() -> None:
    game, states, entries = played("draftosaurus", 2, {})
    state, seat = states[40], entries[40].seat
    legal = game.legal(state, seat)
    plain = Playouts(game, state, plain=True)
    fast = Playouts(game, state, plain.playouts)
    assert fast.position(state) == plain.position(state)
    view = game.view(state, seat)
    assert fast.actions(view, seat, legal) == plain.actions(view, seat, legal)


def test_what_is_paired_is_surer_than_what_is_not() -> None:
    luck = [5, -3, 8, 0, 2, -6, 1, 4]
    one = Tried(tuple(n + 2 for n in luck), (WHOLE,) * 8)
    two = Tried(tuple(luck), (0,) * 8)
    assert one.ahead_of(two) == (2.0, 0.0)
    assert one.error > 1
    assert (one.win, two.win) == (1.0, 0.0)
    assert Tried((3,), (0,)).error == float("inf")
