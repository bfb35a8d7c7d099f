"""What a seat may know: views, memory, hidden discards, spectators, imagined states (D16, D17.10)."""

from collections import Counter

import pytest

from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games.draftosaurus.actions import Deal, Roll
from dracosaur.games.draftosaurus.rules import State
from tests.games.draftosaurus.boards import pieces
from tests.games.draftosaurus.random_boards import full_bag
from tests.games.draftosaurus.tables import (
    GAME,
    Option,
    choose,
    counted,
    decide,
    discard,
    do,
    hand,
    leave,
    leaving,
    new_table,
    play,
    play_turn,
    put,
    roll,
    running,
)

HIDDEN: dict[str, Option] = {"two_player_discard_visibility": "hidden"}
WAYS: list[dict[str, Option]] = [
    {"placement_commit": commit, "two_player_discard_timing": timing, "two_player_discard_visibility": seen}
    for commit in ("after_reveal", "joint")
    for timing in ("after_placement", "with_choice")
    for seen in ("open", "hidden")
]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_d16_6_memory(seats: int) -> None:
    """D16.6: in turn t seat i knows the hands of seats i, i+1, …, i+t-1, piece by piece, and no other."""
    table = new_table(seats)
    while table.to_act:
        turn = table.view(None).turn
        for viewer in range(seats):
            known = table.view(Seat(viewer)).hands
            held = {(viewer + ahead) % seats for ahead in range(turn)}
            for seat in range(seats):
                assert (known[seat] is not None) is (seat in held)
                if known[seat] is not None:
                    assert Counter(known[seat]) == +hand(table.state, seat)
        play_turn(table)


def test_d16_6_memory_ends_with_the_round() -> None:
    """D16.6: after a new deal a seat knows its own hand only."""
    table = play(new_table(3), until=lambda state: state.round == 1)
    assert [known is not None for known in table.view(Seat(1)).hands] == [False, True, False]


def test_d16_4_a_spectator_sees_public_data_only() -> None:
    """D16.1, D16.4: boards, die, holder, sizes and scores, but no hand and no secret."""
    table = new_table(4)
    table.act(Seat(2), table.legal(Seat(2))[0])
    view = table.view(None)
    assert view.seat is None
    assert view.hands == view.chosen == view.spots == view.dropped == (None,) * 4
    assert view.decided == (False, False, True, False)
    assert (view.hand_sizes, view.bag_size, view.roller, view.done) == ((6,) * 4, 24, 0, 0)
    assert view.bound == (False, True, True, True)


def test_d16_4_own_decisions_are_in_the_own_view() -> None:
    """D16.4: the own undisclosed decisions and nothing of others."""
    table = new_table(3, placement_commit="joint")
    table.act(Seat(1), table.legal(Seat(1))[0])
    table.act(Seat(1), put("RV"))
    own, other = table.view(Seat(1)), table.view(Seat(0))
    assert own.chosen[1] is not None
    assert own.spots[1] == 6  # the number of the river in the rules
    assert own.done == 2
    assert (other.chosen[1], other.spots[1], other.done) == (None, None, 0)
    assert other.decided == own.decided == (False, True, False)


def test_how_far_somebody_is_in_a_joint_decision_is_secret() -> None:
    """D16.1: public is who has decided, not how much of it."""
    table = new_table(3, placement_commit="joint")
    before = table.view(Seat(0))
    table.act(Seat(1), table.legal(Seat(1))[0])
    assert table.view(Seat(0)) == before


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_d16_3_in_the_last_round_all_pieces_can_be_counted(seats: int) -> None:
    """D16.3: the bag is empty, so hands and boards together are the pieces of the setup."""
    table = play(new_table(seats), until=lambda state: state.round == 1)
    assert table.view(None).bag_size == 0
    on_boards = Counter(
        piece for zoo in table.view(None).zoos for inside in zoo.values() for piece in inside if piece
    )
    hands = sum((hand(table.state, seat) for seat in range(seats)), Counter[str]())
    assert set((on_boards + hands).values()) == {
        counted(GAME.setup(seats, GAME.options({}, seats)).bag).total() // 6
    }


def hidden_round() -> list[State]:
    """A two-player round with hidden discards: the state before it and after each turn."""
    hands = (pieces("2×DIP 2×STE TYR PAR"), pieces("3×TRI 3×SPI"))
    state = GAME.read_position(running("summer", "", "", hands=hands, options=HIDDEN)).state
    states = [state]
    river = put("RV")
    for placed, dropped in ((("DIP", "TRI"), ("TYR", "SPI")), (("TRI", "STE"), ("SPI", "PAR"))):
        state = do(state, roll("woodlands"), (0, choose(placed[0])), (1, choose(placed[1])))
        state = do(state, (0, river), (1, river), (0, discard(dropped[0])), (1, discard(dropped[1])))
        states.append(state)
    state = do(state, roll("woodlands"), (0, choose("DIP")), (1, choose("TRI")), (0, river), (1, river))
    return [*states, state]


def known(state: State, viewer: int | None) -> list[Counter[str]]:
    view = GAME.view(state, None if viewer is None else Seat(viewer))
    return [Counter(each) for each in view.discards]


def test_d17_10_only_discards_of_the_first_turn_stay_unknown() -> None:
    """D17.10: those of turns 2 and 3 come from a hand that the opponent has just held."""
    _, first, second, third = hidden_round()
    assert known(first, 0) == [Counter(pieces("TYR")), Counter()]
    assert known(first, 1) == [Counter(), Counter(pieces("SPI"))]
    assert known(second, 0) == [Counter(pieces("TYR SPI")), Counter(pieces("PAR"))]
    assert known(second, 1) == [Counter(pieces("SPI")), Counter(pieces("SPI PAR"))]
    assert known(third, 0) == [Counter(pieces("TYR SPI STE")), Counter(pieces("PAR SPI"))]
    assert known(third, 1) == [Counter(pieces("SPI STE")), Counter(pieces("SPI PAR SPI"))]
    for state in (first, second, third):
        assert known(state, None) == [Counter(), Counter()]
    assert GAME.view(third, None).discard_counts == (3, 3)


def test_d17_10_the_own_hidden_discards_are_marked() -> None:
    """D17.10: a player knows which of the own discards the opponent cannot work out."""
    third = hidden_round()[-1]
    assert GAME.view(third, Seat(0)).hidden_discards == ("tyrannosaurus",)
    assert GAME.view(third, Seat(1)).hidden_discards == ("spinosaurus",)
    assert GAME.view(third, None).hidden_discards == ()


def test_d17_10_a_hidden_discard_with_the_choice_is_not_shown_with_it() -> None:
    """D17.9, D17.10: at the arrow a discard becomes public only where discards are open."""
    hands = (pieces("2×DIP 2×STE TYR PAR"), pieces("3×TRI 3×SPI"))
    options = {**HIDDEN, "two_player_discard_timing": "with_choice"}
    state = GAME.read_position(running("summer", "", "", hands=hands, options=options)).state
    state = do(state, roll("woodlands"), (0, choose("DIP")), (0, discard("TYR")))
    state = do(state, (1, choose("TRI")), (1, discard("SPI")))
    assert GAME.view(state, Seat(1)).chosen == ("diplodocus", "triceratops")
    assert GAME.view(state, Seat(1)).dropped == (None, "spinosaurus")
    assert GAME.view(state, None).dropped == (None, None)


def test_d16_7_nothing_is_secret_when_the_game_is_over() -> None:
    """D16.7: hidden discards are shown to everybody."""
    table = play(new_table(2, **HIDDEN))
    truth = [counted(table.state.discards[seat]) for seat in (0, 1)]
    for viewer in (0, 1, None):
        assert known(table.state, viewer) == [+pile for pile in truth]
    assert sum(pile.total() for pile in truth) == 24


def test_d16_7_in_a_match_the_second_game_ends_the_secrets() -> None:
    """D16.7, D15.1: the discards of the summer game are back in the bag and stay unknown."""
    table = play(new_table(2, board="match", **HIDDEN), until=lambda state: state.second_game == 1)
    assert known(table.state, 0) == known(table.state, None) == [Counter(), Counter()]
    assert table.view(Seat(0)).hidden_discards == table.view(Seat(1)).hidden_discards == ()


def test_d16_2_quarantine_targets_are_secret_until_all_have_moved() -> None:
    """D16.2: only the own decision is in a view."""
    state = do(leaving("QZ: DIP", "QZ: STE", ""), (1, leave("BR")))
    assert GAME.view(state, Seat(0)).spots == GAME.view(state, None).spots == (None, None, None)
    assert GAME.view(state, Seat(1)).spots == (None, 4, None)
    assert GAME.view(state, Seat(0)).decided == (False, True, False)


def test_d16_5_choices_never_change_later_draws_or_rolls() -> None:
    """D16.5: draws and die come from streams of their own."""

    def chance(table: Table) -> list[object]:
        return [entry.action for entry in table.record.entries if isinstance(entry.action, (Deal, Roll))]

    one, other = play(new_table(3, seed=9), seed=1), play(new_table(3, seed=9), seed=2)
    assert one.record.entries != other.record.entries
    assert chance(one) == chance(other)


def test_undo_never_goes_past_a_reveal() -> None:
    """D5.3, D5.4: a choice may be taken back until the last one is made; then it has been seen."""
    table = new_table(3)
    table.act(Seat(0), table.legal(Seat(0))[0])
    assert table.can_undo(Seat(0))
    assert not table.can_undo(Seat(1))
    table.act(Seat(1), table.legal(Seat(1))[0])
    assert not table.can_undo(Seat(0))  # somebody else has acted since
    table.act(Seat(2), table.legal(Seat(2))[0])
    assert not table.can_undo(Seat(2))


@pytest.mark.parametrize(("seats", "board"), [(2, "match"), (3, "summer"), (4, "winter"), (5, "summer")])
def test_an_imagined_state_looks_the_same(seats: int, board: str) -> None:
    """A full state that fits the view: the viewer, and only the viewer, cannot tell it from the truth."""
    check_imagination(new_table(seats, board=board, first_roller="random"), Rng("imagine", seats, board))


@pytest.mark.parametrize(
    ("seats", "options"), [*((2, way) for way in WAYS), (3, {"placement_commit": "joint"})]
)
def test_an_imagined_state_looks_the_same_whatever_is_decided_together(
    seats: int, options: dict[str, Option]
) -> None:
    """D17.9, D17.10: in the middle of every kind of turn."""
    check_imagination(new_table(seats, board="winter", quarantine_move="optional", **options), Rng("ways"))


def check_imagination(table: Table, rng: Rng) -> None:
    """In a random game all viewers imagine states that look right and can be played on."""
    while True:
        for viewer in (None, *map(Seat, range(table.seats))):
            view = table.view(viewer)
            guess = GAME.imagine(view, rng)
            assert GAME.view(guess, viewer) == view
            assert in_play(guess) == full_bag(table.seats)
            for seat in GAME.to_act(guess):
                assert GAME.legal(guess, seat)
        if not table.to_act:
            return
        decide(table, rng)


def test_what_is_unknown_is_drawn_anew() -> None:
    """Guesses differ where the viewer does not know, and agree where it does (D16.6)."""
    table = new_table(4)
    view = table.view(Seat(1))
    guesses = [GAME.imagine(view, Rng("guess", i)) for i in range(12)]
    assert all(hand(guess, 1) == hand(table.state, 1) for guess in guesses)
    assert len({str(guess.hand[2]) for guess in guesses}) > 6
    assert all(in_play(guess) == full_bag(4) for guess in guesses)


def in_play(state: State) -> Counter[str]:
    """D19.1: all pieces that came out of the box, wherever they are now."""
    rows = [state.bag, *state.hand, *state.discards]
    rows += [zoo[6 * place : 6 * place + 6] for zoo in state.zoo for place in range(7)]
    return sum(map(counted, rows), Counter[str]())
