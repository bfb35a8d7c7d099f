"""Options of a table: what is allowed, and that the setup follows them."""

from __future__ import annotations

import pytest

from dracosaur.core.game import CHANCE, BadOption
from dracosaur.core.options import option_values
from dracosaur.core.rng import Rng
from dracosaur.games.wyrmspan.cards.programs import COMPARES_LEFT
from dracosaur.games.wyrmspan.game import Wyrmspan
from dracosaur.games.wyrmspan.keys import GUILD_KEYS, OBJECTIVE_KEYS
from dracosaur.games.wyrmspan.rules import State, constants

GAME = Wyrmspan()


def laid_out(seats: int, **given: object) -> State:
    """The table when the players have to choose their cards."""
    state, rng = GAME.setup(seats, GAME.options(given, seats)), Rng(1)
    while GAME.to_act(state) == (CHANCE,):
        state = GAME.apply(state, CHANCE, GAME.sample_chance(state, rng))
    return state


def test_options_survive_the_state() -> None:
    given = {"guild": "highlands", "objective_2": "eggs", "start_player": 1}
    options = GAME.options(given, 3)
    assert GAME.options_of(GAME.setup(3, options)) == options


def test_a_fixed_objective_keeps_both_sides_of_its_tile_out() -> None:
    """W4.3: eggs are fixed for round 3, so neither eggs nor nests can come in rounds 1, 2 and 4."""
    state, rng = GAME.setup(2, GAME.options({"objective_3": "eggs"}, 2)), Rng(1)
    tile = OBJECTIVE_KEYS.index("eggs") // 2
    asked = 0
    while GAME.to_act(state) == (CHANCE,):
        if state.wanted == constants.AN_OBJECTIVE:
            codes = GAME.legal_codes(state, CHANCE)
            assert all((code - constants.DEAL_OBJECTIVE) // 2 != tile for code in codes)
            asked += 1
        state = GAME.apply(state, CHANCE, GAME.sample_chance(state, rng))
    assert asked == 3


def test_what_is_fixed_is_not_drawn() -> None:
    """W4.1, W4.3."""
    state = laid_out(2, guild="rainforest", objective_1="eggs", objective_4="shy")
    assert GUILD_KEYS[state.guild] == "rainforest"
    assert OBJECTIVE_KEYS[state.objective[0] - 1] == "eggs"
    assert OBJECTIVE_KEYS[state.objective[3] - 1] == "shy"
    assert len({(side - 1) // 2 for side in state.objective}) == 4


def test_guild_position_never_comes_up_alone() -> None:
    """A2.2."""
    rng = Rng(5)
    for _ in range(40):
        state = GAME.setup(1, GAME.options({}, 1))
        while GAME.to_act(state) == (CHANCE,):
            state = GAME.apply(state, CHANCE, GAME.sample_chance(state, rng))
        assert OBJECTIVE_KEYS.index("guild_position") + 1 not in state.objective


def test_neighbors_may_be_left_out() -> None:
    """AR-02."""
    state = laid_out(1, leave_out_neighbors=True)
    out = [card for card, place in enumerate(state.dragon_at) if place == constants.OUT_OF_GAME]
    assert (
        out == [card for card, compares in enumerate(COMPARES_LEFT) if compares] == [47, 103, 114, 168, 170]
    )
    assert state.deck[0] == 183 - 5 - 3 - 3


@pytest.mark.parametrize(
    ("given", "seats", "said"),
    [
        ({"guilde": "plains"}, 2, "unknown option"),
        ({"guild": "desert"}, 2, "allowed"),
        ({"objective_1": "eggs", "objective_2": "nests"}, 2, "same tile"),
        ({"objective_3": "guild_position"}, 1, "A2.2"),
        ({"start_player": 2}, 2, "0–1"),
        ({"automa": "automa_4"}, 1, "allowed"),
    ],
)
def test_bad_options_are_told(given: dict[str, object], seats: int, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        GAME.options(given, seats)


def test_solo_options_at_a_larger_table_get_a_note() -> None:
    options = GAME.options({"automa": "ravel_2"}, 3)
    assert [event.key for event in GAME.notes(options, 3)] == ["note-solo_options"]
    assert not GAME.notes(options, 1)
    assert option_values(options)["automa"] == "ravel_2"


def test_options_without_effect_are_named() -> None:
    """A solo player begins every round (A2.6); at larger tables nobody plays against the Automa (A1.1)."""
    assert GAME.idle(GAME.options({}, 1), 1) == ("start_player",)
    assert GAME.idle(GAME.options({}, 3), 3) == ("automa", "leave_out_neighbors")
