"""Set-up, rounds and passing: examples E04 to E10 (docs/rules/draftosaurus-examples.md)."""

from collections import Counter

import pytest

from dracosaur.core.game import Seat
from dracosaur.core.table import Table
from dracosaur.games.draftosaurus.actions import Choose
from tests.games.draftosaurus.boards import pieces, places
from tests.games.draftosaurus.tables import (
    GAME,
    counted,
    deals,
    do,
    hand,
    new_table,
    open_places,
    play,
    play_turn,
    roll,
    rollers,
    running,
    turns,
    zoo_size,
)


@pytest.mark.parametrize(
    ("seats", "in_bag", "of_each", "in_box"), [(2, 48, 8, 12), (3, 36, 6, 24), (4, 48, 8, 12), (5, 60, 10, 0)]
)
def test_e04_filling_the_bag(seats: int, in_bag: int, of_each: int, in_box: int) -> None:
    """E04 (D3.2): what the bag holds, and what stays in the box."""
    state = GAME.setup(seats, GAME.options({"first_roller": 0}, seats))
    assert set(counted(state.bag).values()) == {of_each}
    assert GAME.view(state, None).bag_size == in_bag
    assert 60 - sum(state.bag) == in_box


def test_e05_the_bag_is_used_up() -> None:
    """E05 (D3.5, D19.2): with four players the bag holds 48, 24, 0; 12 lie on each board at the end."""
    assert sum(GAME.setup(4, GAME.options({}, 4)).bag) == 48
    table = new_table(4)
    assert sum(table.state.bag) == 24
    play(table, until=lambda state: state.round == 1)
    assert sum(table.state.bag) == 0
    play(table)
    on_boards = [zoo_size(table.state, seat) for seat in range(4)]
    assert on_boards == [12, 12, 12, 12]
    assert 60 - sum(on_boards) == 12  # never left the box


@pytest.mark.parametrize(("seats", "own_again"), [(3, 4), (5, 6)])
def test_e06_who_holds_which_hand(seats: int, own_again: int) -> None:
    """E06 (D5.6): hands go to the left; own ones come back in turn 4 (three players) or 6 (five)."""
    table = play(new_table(seats))
    dealt = deals(table)[:seats]
    for turn, state in enumerate(turns(table)[:6], start=1):
        for seat in range(seats):
            first_holder = (seat - (turn - 1)) % seats
            assert hand(state, seat).total() == 7 - turn
            assert hand(state, seat) <= dealt[first_holder]
            if turn == 2:
                assert first_holder == (seat - 1) % seats  # seat 0 holds the rest of the last seat's hand
            if turn == own_again:
                assert first_holder == seat
    # In turn 2 of three players: seat 0 has five of H2, seat 1 five of H0, seat 2 five of H1.
    chosen = [entry for entry in table.record.entries if isinstance(entry.action, Choose)][:seats]
    second = turns(table)[1]
    for entry in chosen:
        neighbour = (entry.seat + 1) % seats
        assert isinstance(entry.action, Choose)
        assert hand(second, neighbour) == dealt[entry.seat] - Counter([entry.action.species])


@pytest.mark.parametrize("seed", [1, 2])
def test_e06_the_last_piece_of_five_players_is_their_own(seed: int) -> None:
    """E06 (D5.6): with five players the piece placed in turn 6 comes from the player's own first hand."""
    table = play(new_table(5, seed), until=lambda state: state.turn == 5, seed=seed)
    dealt = deals(table)
    for seat in range(5):
        assert hand(table.state, seat).total() == 1
        assert hand(table.state, seat) <= dealt[seat]


def test_e07_die_rotation_with_four_players() -> None:
    """E07 (D5.5, D19.9): each seat rolls three times."""
    seats = rollers(play(new_table(4)))
    assert seats == [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]
    assert Counter(seats) == {0: 3, 1: 3, 2: 3, 3: 3}


def free_placements(table: Table) -> list[int]:
    """How often each seat is free of the die in a whole game, by what the views say."""
    free = [0] * table.seats
    while table.to_act:
        for seat, bound in enumerate(table.view(None).bound):
            free[seat] += not bound
        play_turn(table)
    return free


def test_e08_die_rotation_with_five_players() -> None:
    """E08 (D14.5): without the variant two seats are free once more than the others."""
    table = play(new_table(5, five_player_last_turn=False))
    assert rollers(table) == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1]
    assert free_placements(new_table(5)) == [3, 3, 2, 2, 2]


def test_e09_die_rotation_with_five_players_and_the_polish_variant() -> None:
    """E09 (D14): the roller of turn 5 rolls again, turns 6 and 12 bind all, the die ends at seat 0."""
    table = play(new_table(5, five_player_last_turn=True))
    assert rollers(table) == [0, 1, 2, 3, 4, 4, 0, 1, 2, 3, 4, 4]
    assert table.state.roller == 0
    assert free_placements(new_table(5, five_player_last_turn=True)) == [2, 2, 2, 2, 2]
    polish = new_table(5, five_player_last_turn=True)
    nobody_free = []
    for turn in range(1, 13):
        if all(polish.view(None).bound):
            nobody_free.append(turn)
        play_turn(polish)
    assert nobody_free == [6, 12]


def test_e10_last_piece_of_a_hand() -> None:
    """E10 (D5.2): the dinosaur is forced, its place is still a choice."""
    hands = (pieces("STE"), pieces("DIP"), pieces("TRI"))
    state = GAME.read_position(running("summer", "", "FS: TRI", "", hands=hands, turn=6)).state
    state = do(state, roll("food_court"))
    assert GAME.view(state, None).chosen == ("stegosaurus", "diplodocus", "triceratops")
    assert Seat(1) in GAME.to_act(state)
    assert open_places(state, 1) == places("WT PR RV")  # the Forest has another species
    assert open_places(state, 2) == places("FS WT PR RV")
