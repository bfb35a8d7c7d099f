"""A finished game judged: decisions, luck, turning points."""

from __future__ import annotations

import pytest

from dracosaur.arena import play_at_table
from dracosaur.arena.analysis import Analysis, analyse, mark_of
from dracosaur.core.game import CHANCE, Seat
from dracosaur.core.records import Record, replay
from dracosaur.core.table import Table
from dracosaur.games import load
from dracosaur.play import Match, Seats

GAME = load("draftosaurus")


@pytest.fixture(scope="module")
def record() -> Record:
    return play_at_table(GAME, 2, {}, ["greedy", "random"], "analysis", 0).record


@pytest.fixture(scope="module")
def found(record: Record) -> Analysis:
    return analyse(record, GAME, playouts=32, by="random", plain=True)


def test_every_decision_with_a_choice_is_judged(record: Record, found: Analysis) -> None:
    states = list(replay(record, GAME))
    with_choice = [
        number + 1
        for number, entry in enumerate(record.entries)
        if entry.seat != CHANCE and len(GAME.legal(states[number], entry.seat)) > 1
    ]
    assert [decision.entry for decision in found.decisions] == with_choice
    for decision in found.decisions:
        entry = record.entries[decision.entry - 1]
        assert (decision.seat, decision.made.action) == (entry.seat, entry.action)
        assert decision.made in decision.options
        assert decision.loss == pytest.approx(decision.options[0].lead - decision.made.lead)
        assert decision.loss >= 0


def test_luck_and_decisions_add_up_to_the_result(record: Record, found: Analysis) -> None:
    """Nothing else changes what can be expected: the sum of all changes leads from the first to the last."""
    sheet = GAME.score_sheet(list(replay(record, GAME))[-1])
    result = sheet.players[0].total - sheet.players[1].total
    assert [player.result for player in found.players] == [result, -result]
    for player in found.players:
        line = found.leads[player.seat]
        assert len(line) == len(record.entries) + 1
        by_chance = sum(line[draw.entry] - line[draw.entry - 1] for draw in found.draws)
        assert player.luck == pytest.approx(by_chance)
        assert player.fair == pytest.approx(player.result - player.luck)
    assert found.players[0].luck == pytest.approx(-found.players[1].luck)
    assert len(found.draws) == sum(entry.seat == CHANCE for entry in record.entries)


def test_chances_of_victory_are_whole(found: Analysis) -> None:
    for column in zip(*found.wins, strict=True):
        assert sum(column) == pytest.approx(1)
    assert {line[-1] for line in found.wins} == {0.0, 1.0}


def test_who_plays_at_random_loses_more_by_decisions(found: Analysis) -> None:
    greedy, random = found.players
    assert random.lost > 1.5 * greedy.lost
    assert random.best + random.good + random.mistakes == random.decisions


def test_turning_points_are_large_and_in_order(found: Analysis) -> None:
    assert found.turning_points
    entries = [turn.entry for turn in found.turning_points]
    assert entries == sorted(entries)
    for turn in found.turning_points:
        line = found.wins[turn.seat]
        assert (turn.before, turn.after) == (line[turn.entry - 1], line[turn.entry])
        assert abs(turn.after - turn.before) >= 0.15


def late(record: Record, entries: int) -> Record:
    """The end of the game as a record of its own, which begins at a position."""
    states = list(replay(record, GAME))
    table = Table.open_at(GAME, GAME.write_position(states[-1 - entries]), seed=1)
    for entry in record.entries[-entries:]:
        if entry.seat != CHANCE:
            table.act(entry.seat, entry.action)
    return table.record


def test_one_seat_alone(record: Record) -> None:
    end = late(record, 4)
    assert {d.seat for d in analyse(end, GAME, seat=Seat(1), plain=True).decisions} <= {1}


def test_the_same_game_is_judged_the_same(record: Record) -> None:
    end = late(record, 4)
    assert analyse(end, GAME, plain=True) == analyse(end, GAME, plain=True)


def test_progress_counts_every_entry(record: Record) -> None:
    end = late(record, 4)
    told: list[int] = []
    analyse(end, GAME, plain=True, told=told.append)
    assert sum(told) == len(end.entries)


def test_a_match_is_analysed_when_it_is_over(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACOSAUR_PLAIN", "1")
    end = late(record, 4)
    match = Match(Table.resume(GAME, end), Seats.of(("human", "human")))
    assert match.analysis().players[0].result == analyse(end, GAME, plain=True).players[0].result
    begun = Match(Table.open(GAME, 2, seed=1), Seats.of(("human", "human")))
    with pytest.raises(ValueError, match="not finished"):
        begun.analysis()


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [(0.0, 0.0, "best"), (0.3, 0.1, "best"), (1.0, 0.1, "good"), (2.0, 0.5, "mistake"), (2.0, 1.5, "good")],
)
def test_no_mistake_is_called_where_it_is_not_certain(loss: float, error: float, mark: str) -> None:
    assert mark_of(loss, error) == mark
