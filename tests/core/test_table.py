"""Tables: open, act, refuse, undo, resume, tell."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from dracosaur.core.game import CHANCE, AnyGame, BadOption, Event, Illegal, Seat
from dracosaur.core.records import loads
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from tests.core.play import play
from tests.core.processes import run

JOINT = {"placement_commit": "joint", "first_roller": 0}


def test_an_open_table_waits_for_players(game: AnyGame) -> None:
    table = Table.open(game, 4, {"board": "winter"}, seed=5, names=("Ann", "Ben", "Cyd", "Dan"))
    assert table.seats == 4
    assert table.to_act == (0, 1, 2, 3)
    assert not table.is_over
    assert table.record.header.names == ("Ann", "Ben", "Cyd", "Dan")
    assert table.record.header.seed == "5"
    assert {entry.seat for entry in table.record.entries} == {CHANCE}
    assert table.legal(CHANCE) == ()
    assert table.legal(Seat(2)) == tuple(game.legal(table.state, Seat(2)))
    assert table.view(Seat(2)) == game.view(table.state, Seat(2)) != table.view(None)
    assert [player.total for player in table.score_sheet().players] == [0, 0, 0, 0]


def test_the_same_seed_and_decisions_give_the_same_match(game: AnyGame) -> None:
    one, two = (play(Table.open(game, 3, seed="x"), Rng(1)) for _ in range(2))
    assert one.record == two.record
    assert one.state == two.state
    assert play(Table.open(game, 3, seed="y"), Rng(1)).record != one.record


@pytest.mark.parametrize("seed", [0, 17, -3, "17", "Ann"])
def test_the_header_tells_the_seed_that_opens_the_match_again(game: AnyGame, seed: int | str) -> None:
    table = play(Table.open(game, 2, seed=seed), Rng(1))
    assert play(Table.open(game, 2, seed=table.record.header.seed), Rng(1)).record == table.record


def test_what_players_choose_does_not_change_what_chance_gives(game: AnyGame) -> None:
    """D16.5: the same hands are dealt and the same faces rolled whoever plays."""
    one, two = (play(Table.open(game, 3, seed=1), Rng(seed)) for seed in (1, 2))
    chance = [[entry for entry in table.record.entries if entry.seat == CHANCE] for table in (one, two)]
    assert chance[0] == chance[1]
    assert one.record != two.record


@pytest.mark.parametrize(
    ("seats", "options", "names", "error", "message"),
    [
        (6, {}, (), ValueError, "draftosaurus is for 2 to 5 players, not 6"),
        (2, {"board": "x"}, (), BadOption, "option 'board' is \"x\""),
        (2, {}, ("Ann",), ValueError, "1 names for 2 seats"),
    ],
)
def test_an_impossible_table_is_not_opened(
    game: AnyGame,
    seats: int,
    options: Mapping[str, object],
    names: tuple[str, ...],
    error: type[ValueError],
    message: str,
) -> None:
    with pytest.raises(error, match=message):
        Table.open(game, seats, options, names=names)


def test_a_match_runs_to_its_end(game: AnyGame) -> None:
    table = play(Table.open(game, 2, {"board": "match"}, seed=3), Rng(3))
    assert table.is_over
    assert table.to_act == ()
    assert len(table.record.entries) <= game.max_entries
    assert table.score_sheet().winners


def test_an_illegal_action_changes_nothing(game: AnyGame) -> None:
    table = play(Table.open(game, 3, seed=2), Rng(2), 7)
    seat = table.to_act[0]
    action = table.legal(seat)[0]
    before = (table.state.to_bytes(), table.record.dumps(), table.rng.copy(), list(table.news))
    for who, what in [(CHANCE, action), (Seat(3), action), (seat, game.parse_action("0 stay")[1])]:
        with pytest.raises(Illegal) as caught:
            table.act(who, what)
        assert caught.value.rule.startswith("D")
        assert (table.state.to_bytes(), table.record.dumps(), table.rng, table.news) == before


def test_undo_goes_back_to_the_state_before(game: AnyGame) -> None:
    table = Table.open(game, 3, JOINT, seed=8)
    before = (table.state.copy(), table.record.dumps(), table.rng.copy(), table.history(Seat(1)))
    assert not table.can_undo(Seat(1))
    assert table.undo(Seat(1)) is False
    for _ in range(2):
        table.act(Seat(1), table.legal(Seat(1))[0])
    assert table.can_undo(Seat(1))
    assert not table.can_undo(Seat(0))
    assert table.undo(Seat(0)) is False
    assert table.undo(Seat(1)) is True
    assert table.undo(Seat(1)) is True
    assert table.undo(Seat(1)) is False
    assert (table.state, table.record.dumps(), table.rng, table.history(Seat(1))) == before
    table.act(Seat(1), table.legal(Seat(1))[-1])
    assert table.record.entries[-1].action == game.legal(before[0], Seat(1))[-1]


def test_undo_takes_the_untold_news_back_too(game: AnyGame) -> None:
    table = Table.open(game, 3, JOINT, seed=8)
    table.act(Seat(1), table.legal(Seat(1))[0])
    first = list(table.news)
    table.act(Seat(1), table.legal(Seat(1))[0])
    assert len(table.news) > len(first)
    table.undo(Seat(1))
    assert table.news == first
    table.act(Seat(1), table.legal(Seat(1))[0])
    assert [event for event in table.take_news() if event.is_for(Seat(1))] == table.history(Seat(1))
    table.undo(Seat(1))
    assert table.take_news() == []


@pytest.mark.parametrize("viewer", [Seat(0), Seat(2), None])
def test_history_is_all_the_news(game: AnyGame, viewer: Seat | None) -> None:
    table, rng = Table.open(game, 3, {"board": "winter"}, seed=6), Rng(6)
    news: list[Event] = table.take_news()
    while not table.is_over:
        play(table, rng, 1)
        news += table.take_news()
        assert table.take_news() == []
    assert [event for event in news if event.is_for(viewer)] == table.history(viewer)
    assert loads(table.record.dumps(), game) == table.record


def test_secret_news_reach_their_seat_alone(game: AnyGame) -> None:
    table = Table.open(game, 3, seed=6)
    table.act(Seat(0), table.legal(Seat(0))[0])
    mine, others = table.history(Seat(0)), table.history(Seat(1))
    assert [event for event in mine if event.seats == (0,)]
    assert not [event for event in others if event.seats is not None and 1 not in event.seats]
    assert mine != others


RESUME = """
import sys
from dracosaur.core.records import loads
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import load

game = load("draftosaurus")
table = Table.resume(game, loads(open(sys.argv[1], encoding="utf-8").read(), game))
print(table.state.digest(), *table.to_act)
rng = Rng("goes on")
while not table.is_over:
    seat = rng.choice(table.to_act)
    table.act(seat, rng.choice(table.legal(seat)))
print(table.state.digest())
"""


def test_a_match_is_resumed_in_another_process(game: AnyGame, tmp_path: Path) -> None:
    table = play(Table.open(game, 3, {"board": "match"}, seed="long"), Rng(1), 40)
    table.record.save(tmp_path / "match.jsonl")
    seen = [run(RESUME, str(tmp_path / "match.jsonl"), env={"PYTHONHASHSEED": seed}) for seed in ("3", "4")]
    now, end = seen[0].splitlines()
    assert now.split() == [table.state.digest(), *map(str, table.to_act)]
    assert seen[0] == seen[1]
    here = play(Table.resume(game, loads(table.record.dumps(), game)), Rng("goes on"))
    assert here.state.digest() == end


def test_a_record_that_stops_before_chance_is_resumed_with_it(game: AnyGame) -> None:
    table = Table.open(game, 2, seed=1)
    record = loads(table.record.dumps(), game)
    del record.entries[1:]
    resumed = Table.resume(game, record)
    assert resumed.to_act == (0, 1)
    assert resumed.record.entries[0] == table.record.entries[0]
    assert len(resumed.record.entries) == len(table.record.entries)
