"""The summer/winter match (D15, D17.11)."""

import pytest

from dracosaur.core.game import CHANCE, Seat
from dracosaur.core.records import replay
from dracosaur.core.table import Table
from dracosaur.games.draftosaurus.actions import FirstRoller
from dracosaur.games.draftosaurus.rules import State
from tests.games.draftosaurus.tables import (
    GAME,
    PROTOCOL,
    new_table,
    play,
    points,
    rollers,
    totals,
    turns,
    zoo_size,
)


def is_winter(state: State) -> bool:
    return state.second_game == 1


def boundary(table: Table) -> tuple[State, State]:
    """The states before and after the boards are turned over."""
    states = list(replay(table.record, PROTOCOL))
    number = next(i for i, state in enumerate(states) if is_winter(state))
    return states[number - 1], states[number]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_d15_1_first_summer_then_winter(seats: int) -> None:
    """D15.1: two complete games, each with its own bag, boards and hands."""
    table = play(new_table(seats, board="match"))
    sides = [state.board for state in turns(table)]
    assert sides == [0] * 12 + [1] * 12
    _, fresh = boundary(table)
    assert [zoo_size(fresh, seat) for seat in range(seats)] == [0] * seats
    assert sum(map(sum, fresh.hand)) == sum(map(sum, fresh.discards)) == 0
    assert GAME.view(fresh, None).board == "winter"
    assert [zoo_size(table.state, seat) for seat in range(seats)] == [12] * seats


def test_d15_2_the_sums_of_both_games_count() -> None:
    """D15.2: the score sheet of a match has the summer score as a line of its own."""
    table = play(new_table(3, board="match"))
    view, result = table.view(None), table.score_sheet()
    for player in result.players:
        lines = points(player)
        assert lines["SUMMER"] == view.summer_scores[player.seat]
        assert player.total == view.scores[player.seat]
    assert result.players[0].lines[-1].rule == "D15.2"


def test_d15_6_the_summer_scores_are_final_and_public_before_the_winter_game() -> None:
    """D15.6, D16.1: every view has them; T-Rexes are carried over with them."""
    table = play(new_table(4, board="match"), until=is_winter)
    before, after = boundary(table)
    assert GAME.view(before, None).summer_scores == (0, 0, 0, 0)
    # The last placements happen together with the turning of the boards: score them as a game of its own.
    summer = play(new_table(4, board="summer"))
    assert GAME.view(after, Seat(2)).summer_scores == tuple(totals(summer.score_sheet()))
    trexes = tuple(sum(row[::6]) for row in summer.state.zoo[:4])
    assert GAME.view(after, None).summer_trexes == trexes
    assert sum(trexes) == 8


def test_d15_6_a_single_game_of_a_match_has_no_winner() -> None:
    """D15.6: play goes on after the summer game."""
    table = play(new_table(3, board="match"), until=is_winter)
    assert table.to_act
    assert table.view(None).phase == "turn"


def test_d15_5_two_players_follow_d13_in_both_games() -> None:
    """D15.5: 24 turns, discards of the summer game are gone in winter and twelve more come."""
    table = play(new_table(2, board="match"))
    assert rollers(table) == [0, 1] * 12
    assert table.view(None).discard_counts == (12, 12)


def test_d15_5_the_polish_variant_holds_in_both_games() -> None:
    """D15.5: rollers 0 1 2 3 4 4 four times."""
    table = play(new_table(5, board="match", five_player_last_turn=True))
    assert rollers(table) == [0, 1, 2, 3, 4, 4] * 4


def test_d17_11_the_second_start_drawn_anew() -> None:
    """D17.11: O11 = random asks chance again, among all seats; O1 concerned the first game only."""
    table = new_table(3, board="match", first_roller=1, match_second_start="random")
    play(table, until=is_winter)
    _, turned = boundary(table)
    assert GAME.to_act(turned) == (CHANCE,)
    assert GAME.legal(turned, CHANCE) == tuple(FirstRoller(seat) for seat in range(3))
    assert GAME.view(turned, None).first_roller is None
    drawn = [entry.action for entry in table.record.entries if isinstance(entry.action, FirstRoller)]
    assert drawn == [FirstRoller(table.state.first_roller)]


def test_d17_11_the_same_start_as_in_summer() -> None:
    """D17.11: the seat that rolled first in the summer game, also where chance had named it."""
    options = {"board": "match", "first_roller": "random", "match_second_start": "same_as_first"}
    tables = (Table.open(PROTOCOL, 5, options, seed) for seed in range(50))
    table = next(table for table in tables if table.state.first_roller == 3)
    play(table, until=is_winter)
    assert (table.state.first_roller, table.state.roller) == (3, 3)


def test_d12_1_only_the_winter_game_has_quarantine_moves() -> None:
    """D12.1, D15.6: the summer game ends with its last turn, the winter game with the moves."""
    table = play(new_table(4, seed=2, board="match", quarantine_move="optional"), seed=2)
    phases = [(state.second_game, state.phase) for state in replay(table.record, PROTOCOL)]
    assert (0, 4) not in phases
    assert (1, 4) in phases
    assert phases[-1] == (1, 5)
