"""Length of the game, the turn, and the five-player variant (D4, D5, D14)."""

from collections import Counter

import pytest

from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.games.draftosaurus.actions import Choose
from tests.games.draftosaurus.boards import pieces
from tests.games.draftosaurus.tables import (
    GAME,
    Option,
    choose,
    decide,
    do,
    hand,
    new_table,
    placing,
    play,
    put,
    refusal,
    roll,
    rollers,
    running,
    turns,
    zoo_size,
)


@pytest.mark.parametrize(("seats", "rounds", "turns_"), [(2, 4, 3), (3, 2, 6), (4, 2, 6), (5, 2, 6)])
def test_d4_1_and_d4_2_rounds_and_turns(seats: int, rounds: int, turns_: int) -> None:
    """D4.1, D4.2: two rounds of six turns, with two players four of three; D4.6: twelve placed by each."""
    table = play(new_table(seats))
    counted = Counter(state.round for state in turns(table))
    assert counted == dict.fromkeys(range(rounds), turns_)
    assert [zoo_size(table.state, seat) for seat in range(seats)] == [12] * seats
    assert (table.view(None).rounds, table.view(None).turns) == (rounds, turns_)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_d19_3_hand_sizes(seats: int) -> None:
    """D19.3: before turn t hands have 7 - t pieces, with two players 8 - 2t."""
    table = play(new_table(seats))
    for state in turns(table):
        size = 6 - 2 * state.turn if seats == 2 else 6 - state.turn
        assert [hand(state, seat).total() for seat in range(seats)] == [size] * seats


def test_d5_1_the_die_is_seen_before_anyone_chooses() -> None:
    """D5.1: after the roll everybody, and nobody else, has to choose."""
    table = new_table(3)
    assert table.view(None).die is not None
    assert table.to_act == (0, 1, 2)
    assert all(isinstance(action, Choose) for seat in table.to_act for action in table.legal(seat))


def test_d5_2_each_species_of_the_hand_may_be_chosen_once() -> None:
    """D5.2: the legal choices are the species in hand, and there is no way to skip."""
    hands = (pieces("2×DIP STE"), pieces("3×TRI"), pieces("3×PAR"))
    state = do(
        GAME.read_position(running("summer", "", "", "", hands=hands, turn=4)).state, roll("woodlands")
    )
    assert GAME.legal(state, Seat(0)) == (choose("DIP"), choose("STE"))
    assert refusal(state, choose("TYR")) == ("why-D5-2", "D5.2")


def test_d5_3_choices_are_revealed_together() -> None:
    """D5.3: the last choice shows them all."""
    table = new_table(3)
    for seat in (2, 0):
        table.act(Seat(seat), table.legal(Seat(seat))[0])
        assert table.view(Seat(1)).chosen == (None, None, None)
    table.act(Seat(1), table.legal(Seat(1))[0])
    assert None not in table.view(None).chosen


def test_d5_4_places_become_visible_together() -> None:
    """D5.4, R27: nobody sees where others place before the last one has decided."""
    state = placing("summer", "", "STE", seats=3)
    state = do(state, (0, put("WT")), (2, put("RV")))
    for viewer in (None, Seat(1)):
        view = GAME.view(state, viewer)
        assert all(not any(zoo.values()) for zoo in view.zoos)
        assert view.spots == (None, None, None)
        assert view.decided == (True, False, True)
    after = GAME.view(do(state, (1, put("RV"))), None)
    assert after.zoos[0]["woody_trio"] == ("stegosaurus",)
    assert sum(len(zoo["river"]) for zoo in after.zoos) == 2


def test_d5_5_hands_and_die_go_to_the_left() -> None:
    """D5.5: what is left goes to the left neighbour, and so does the die."""
    hands = (pieces("DIP STE"), pieces("TRI PAR"), pieces("SPI TYR"))
    start = GAME.read_position(running("summer", "", "", "", hands=hands, turn=5, roller=1)).state
    river = put("RV")
    state = do(start, roll("woodlands"), (0, choose("DIP")), (1, choose("TRI")), (2, choose("SPI")))
    state = do(state, (0, river), (1, river), (2, river))
    assert [hand(state, seat) for seat in range(3)] == [
        Counter(pieces(code)) for code in ("TYR", "STE", "PAR")
    ]
    assert state.roller == 2


@pytest.mark.parametrize(
    ("seats", "first", "of_rounds"),
    [(2, 1, [1, 0, 1, 0]), (3, 2, [2, 2]), (4, 1, [1, 3]), (5, 4, [4, 0])],
)
def test_d5_8_who_rolls(seats: int, first: int, of_rounds: list[int]) -> None:
    """D5.8: the roller of turn g is (f + g) mod n, on from round to round."""
    table = play(new_table(seats, first_roller=first))
    assert rollers(table) == [(first + g) % seats for g in range(12)]
    assert [state.roller for state in turns(table) if state.turn == 0] == of_rounds


def test_d5_7_a_placed_dinosaur_never_moves() -> None:
    """D5.7: what stands in a place stands there at the end."""
    table = new_table(4)
    rng = Rng("any")
    while table.to_act:
        before = [row[:] for row in table.state.zoo]
        decide(table, rng)
        for was, now in zip(before, table.state.zoo, strict=True):
            assert all(a <= b for a, b in zip(was, now, strict=True))


@pytest.mark.parametrize("first", range(5))
def test_d14_5_rollers_of_the_polish_variant(first: int) -> None:
    """D14.5: the roller of turn t of either round is (f + min(t, 5) - 1) mod 5."""
    table = play(new_table(5, first_roller=first, five_player_last_turn=True))
    assert rollers(table) == [(first + min(turn, 5) - 1) % 5 for turn in (1, 2, 3, 4, 5, 6) * 2]


def test_d14_2_hands_are_passed_although_the_die_stays() -> None:
    """D14.2: in turn 6 everyone has a piece of the own first hand, as without the variant."""
    table = new_table(5, five_player_last_turn=True)
    first = [hand(table.state, seat) for seat in range(5)]
    play(table, until=lambda state: state.turn == 5)
    assert all(hand(table.state, seat) <= first[seat] for seat in range(5))
    assert table.state.roller == 4


def test_d14_3_the_river_stays_open_to_the_roller() -> None:
    """D14.3: everybody obeys the die in turn 6, and everybody may use the river."""
    state = placing("summer", "", "STE", "restrooms", bound=False, turn=6, five_player_last_turn=True)
    assert refusal(state, put("FS")) == ("why-D14-3", "D14.3")
    assert refusal(state, put("FS"), seat=1) == ("why-D6-2", "D6.2")
    assert refusal(state, put("RV")) == ("", "")
    assert refusal(state, put("KJ")) == ("", "")


@pytest.mark.parametrize(
    ("turn", "seats", "options"),
    [(5, 5, {"five_player_last_turn": True}), (6, 4, {"five_player_last_turn": True}), (6, 5, {})],
)
def test_d14_1_elsewhere_the_roller_is_free(turn: int, seats: int, options: dict[str, Option]) -> None:
    """D14.1, D14.3: only turn 6, only five players, only with the option."""
    state = placing("summer", "", "STE", "restrooms", bound=False, turn=turn, seats=seats, **options)
    assert refusal(state, put("FS")) == ("", "")


def test_forced_choices_are_not_asked() -> None:
    """E10, D13.4: in the last turn of a round the roll itself shows the last pieces."""
    table = play(new_table(4), until=lambda state: state.turn == 5)
    assert table.view(None).shown == 1
    assert None not in table.view(None).chosen


def test_r26_the_fallback_is_always_legal() -> None:
    """R26: who does not answer plays a dinosaur of the hand into the river."""
    table = new_table(2, seed=3, board="winter")
    play(table, until=lambda state: state.round == 2)
    rng = Rng("late")
    rivers = [len(zoo["river"]) for zoo in table.view(None).zoos]
    while table.to_act:
        seat = table.to_act[0]
        action = GAME.fallback(table.state, seat, rng)
        assert action in table.legal(seat)
        table.act(seat, action)
    grown = [len(zoo["river"]) for zoo in table.view(None).zoos]
    assert all(after >= before + 6 for before, after in zip(rivers, grown, strict=True))


def test_r26_every_piece_of_the_hand_is_equally_likely() -> None:
    """R26: a random dinosaur of the hand, so that three of a kind come three times as often as one."""
    hands = (pieces("3×DIP STE"), pieces("4×TRI"), pieces("4×PAR"))
    state = do(
        GAME.read_position(running("summer", "", "", "", hands=hands, turn=3)).state, roll("woodlands")
    )
    rng = Rng("weights")
    chosen = Counter(GAME.fallback(state, Seat(0), rng) for _ in range(400))
    assert set(chosen) == {choose("DIP"), choose("STE")}
    assert 250 < chosen[choose("DIP")] < 350


def test_r26_a_quarantined_dinosaur_goes_to_the_river() -> None:
    """R26: also where it might stay."""
    table = new_table(3, board="winter", quarantine_move="optional")
    play(table, until=lambda state: state.phase == 4, seed=5)
    assert table.view(None).phase == "leave"
    action = GAME.fallback(table.state, table.to_act[0], Rng("late"))
    assert GAME.format_action(Seat(0), action) == "0 leave river"
