"""The half of a facade that all games share."""

from __future__ import annotations

import pytest

from dracosaur.core.game import CHANCE, AnyGame, Illegal, Refusal, Seat, rule_name
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from tests.core.nim import Nim, NimOptions, NimView, Take
from tests.core.play import play


@pytest.mark.parametrize(
    ("number", "name"),
    [(6_00_00, "D6"), (6_02_00, "D6.2"), (10_03_02, "D10.3.2"), (10_00_02, "D10.0.2"), (17_10_00, "D17.10")],
)
def test_a_rule_number_is_written_as_in_the_text(number: int, name: str) -> None:
    assert rule_name("D", number) == name


@pytest.mark.parametrize("seats", [-1, 0, 1, 3])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"^nim is for 2 to 2 players, not {seats}$"):
        Nim().setup(seats, NimOptions())


def test_a_game_of_a_toy_from_deal_to_end() -> None:
    game = Nim()
    state = game.setup(2, game.options({"gift": 4}, 2))
    assert game.to_act(state) == (CHANCE,)
    assert len(game.legal(state, CHANCE)) == 20
    assert game.legal(state, Seat(0)) == ()
    state = game.apply(state, CHANCE, Take(3))
    assert game.to_act(state) == (0,)
    assert game.legal(state, Seat(0)) == (Take(1), Take(2), Take(3))
    assert game.legal_codes(state, Seat(0)) == [1, 2, 3]
    state = game.apply(state, Seat(0), Take(2))
    state = game.apply(state, Seat(1), Take(1))
    assert game.to_act(state) == ()
    assert game.view(state, None) == NimView(0, (6, 1))


def test_apply_leaves_the_given_state_as_it_is() -> None:
    game = Nim()
    state = game.apply(game.setup(2, NimOptions()), CHANCE, Take(3))
    before = state.to_bytes()
    assert game.apply(state, Seat(0), Take(1)).pile == 2
    with pytest.raises(Illegal):
        game.apply(state, Seat(0), Take(4))
    assert state.to_bytes() == before


def test_a_refusal_names_message_and_rule() -> None:
    game = Nim()
    state = game.apply(game.setup(2, NimOptions()), CHANCE, Take(2))
    assert game.why_not(state, Seat(0), Take(2)) is None
    too_many = game.why_not(state, Seat(0), Take(3))
    assert too_many is not None
    assert too_many == Refusal("why-N2-3", rule="N2.3")
    other = game.why_not(state, Seat(1), Take(1))
    assert other is not None
    assert (other.key, other.rule) == ("why-N1", "N1")


def test_after_the_end_the_reason_is_the_end() -> None:
    game = Nim()
    state = game.apply(game.apply(game.setup(2, NimOptions()), CHANCE, Take(1)), Seat(0), Take(1))
    illegal = game.why_not(state, Seat(1), Take(1))
    assert illegal is not None
    assert illegal == Refusal("why-over")


def test_chance_gives_what_is_legal_and_follows_its_generator() -> None:
    game = Nim()
    state = game.setup(2, NimOptions())
    drawn = [game.sample_chance(state, Rng(seed)) for seed in range(60)]
    assert set(drawn) <= set(game.legal(state, CHANCE))
    assert len(set(drawn)) > 10
    assert drawn == [game.sample_chance(state, Rng(seed)) for seed in range(60)]


def test_a_game_without_secrets_has_nothing_to_note_or_reveal() -> None:
    game = Nim()
    before = game.setup(2, NimOptions())
    assert game.notes(NimOptions(), 2) == ()
    assert game.reveals(before, game.apply(before, CHANCE, Take(1))) is False


def test_an_action_that_has_no_code_here_is_refused(game: AnyGame) -> None:
    """The encoder's own refusal reaches the player as any other: D2.1, no such pen on this side."""
    table = play(Table.open(game, 3, {"board": "summer"}, seed=0), Rng(0), 3)
    _, action = game.parse_action("0 place pyramid 1")
    illegal = game.why_not(table.state, Seat(0), action)
    assert illegal is not None
    assert (illegal.key, illegal.rule, illegal.values) == ("why-D2-1", "D2.1", {"place": "pyramid"})
    with pytest.raises(Illegal, match=r"^That place is not on the board you are playing on\. \(D2\.1\)$"):
        game.apply(table.state, Seat(0), action)


@pytest.mark.parametrize("junk", [None, "choose", 7, {"type": "stay"}, Take(1)])
def test_what_is_no_action_is_refused_in_a_sentence(game: AnyGame, junk: object) -> None:
    """Also without a table, where a notebook asks the game itself."""
    state = game.setup(2, game.options({}, 2))
    refusal = game.why_not(state, Seat(0), junk)
    assert refusal is not None
    assert refusal.key == "why-no_action"
    with pytest.raises(Illegal, match="is not an action of this game"):
        game.apply(state, Seat(0), junk)


def test_notation_of_the_facade_reads_back() -> None:
    game = Nim()
    assert game.format_action(CHANCE, Take(9)) == "* take 9"
    assert game.parse_action("* take 9") == (CHANCE, Take(9))
