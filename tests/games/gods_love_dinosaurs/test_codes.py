"""The packed state and the numbers of actions: few enough for search, and what they stand for."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from dracosaur.core.game import CHANCE, Seat
from dracosaur.core.rng import Rng
from dracosaur.games.gods_love_dinosaurs import rules
from dracosaur.games.gods_love_dinosaurs.actions import Breed, Hunt, Lay, Roam, lay_of
from dracosaur.games.gods_love_dinosaurs.data import WAYS, way_of
from dracosaur.games.gods_love_dinosaurs.keys import DIRECTION_KEYS
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.bits import bit_of, ones, ones_of_three
from dracosaur.games.gods_love_dinosaurs.rules.laying import count_lays, lay_at, list_lays
from dracosaur.games.gods_love_dinosaurs.rules.numbers import G6_3, G8_1, G18_5
from tests.games.gods_love_dinosaurs import literal
from tests.games.gods_love_dinosaurs.literal import STEPS, Board, Coordinates
from tests.games.gods_love_dinosaurs.random_boards import random_board
from tests.games.gods_love_dinosaurs.secrets import odd_set
from tests.games.gods_love_dinosaurs.tables import (
    GAME,
    START,
    START_CELLS,
    activate,
    eco,
    fresh,
    listed,
    of_board,
    print_face,
    replace_ecosystem,
    table,
    why,
)


def test_a_state_is_small_and_actions_are_few() -> None:
    """What search copies and what learning scores: 926 numbers of eight bytes, a code for each answer."""
    assert len(State().to_bytes()) == 7408
    assert constants.PLAYER_ACTIONS == 6256


def to_lay(board: Board, *hexes: str) -> State:
    state = fresh()
    replace_ecosystem(state, 0, of_board(board))
    state.hand, state.task[0] = state.slot[0][0], constants.LAY
    print_face(state, state.hand - 1, *hexes)
    return state


def arm(direction: int, cells: int) -> Board:
    """A straight line of lakes from the nest mountain."""
    q, r = STEPS[direction]
    return {(q * i, r * i): ("lake" if i else "mountain", None) for i in range(cells)}


def check_lays(board: Board) -> int:
    """The lays of a board are those of the literal rules, each under its number; returns how many."""
    state = to_lay(board, "lake", "forest")
    out = [0] * constants.LAYS
    n = list_lays(state, 0, out)
    expected = [Lay(*anchor, DIRECTION_KEYS[k]) for anchor, k in literal.placements(board)]
    assert list(map(lay_of, out[:n])) == expected
    assert count_lays(state, 0) == n
    some = range(0, n, max(1, n // 12))
    assert [lay_at(state, 0, i) for i in some] == [out[i] for i in some]
    assert rules.why_not(state, 0, constants.ACT_LAY + n - 1) == 0
    if n < constants.LAYS:
        assert rules.why_not(state, 0, constants.ACT_LAY + n) == G6_3
    assert not any(state.work)
    return n


@pytest.mark.parametrize("direction", range(6))
def test_no_arm_is_too_long_and_none_has_more_lays(direction: int) -> None:
    """G6.3, P1: a line of as many cells as there can be has the most lays, whichever way it goes."""
    assert check_lays(arm(direction, constants.CELLS)) == constants.LAYS


def test_lays_of_two_long_arms() -> None:
    """G6.3: rows that do not fit into one word, in columns with a gap between."""
    for first, second in ((4, 5), (1, 2), (5, 2), (0, 4)):
        n = check_lays({**arm(first, 48), **arm(second, 48)})
        assert n <= constants.LAYS


def test_lays_of_random_boards() -> None:
    for i in range(12):
        rng = Rng("lays", i)
        n = 1 + rng.below(constants.CELLS)
        assert check_lays(random_board(rng, n, figures=0)) <= 12 * n + 36


def test_equal_hexes_are_numbered_once() -> None:
    """G18.3."""
    state = to_lay(literal_start(), "lake:frog", "lake:frog")
    out = [0] * constants.LAYS
    n = list_lays(state, 0, out)
    assert n == count_lays(state, 0) == 42
    assert [lay_at(state, 0, i) for i in range(n)] == out[:n]


def literal_start() -> Board:
    return dict.fromkeys(START_CELLS, ("mountain", None))


def test_every_way_is_the_first_of_its_kind() -> None:
    """G18.7, G18.8: no shorter or earlier walk has the same end and enters the same hexes."""
    seen: dict[tuple[Coordinates, frozenset[Coordinates]], tuple[int, ...]] = {}
    walks: list[tuple[int, ...]] = [()]
    for walk in walks:
        for k in range(6):
            longer = (*walk, k)
            cells = literal.cells_of((0, 0), longer)
            seen.setdefault((cells[-1], frozenset(cells) - {(0, 0)}), longer)
            if len(longer) < constants.REACH:
                walks.append(longer)
    assert [way.steps for way in WAYS] == list(seen.values())
    for (_, entered), walk in seen.items():
        assert len(entered) >= 1
        assert WAYS[way_of(walk)].steps == walk
    assert way_of(()) == -1


def test_the_most_roams_that_there_can_be() -> None:
    """G10.5: on mountains full of animals as far as a dinosaur goes, every way has an outcome of its own."""
    hexes = [(q, r) for q in range(-5, 6) for r in range(-5, 6) if abs(q + r) <= constants.REACH]
    board: Board = {at: ("mountain", "dinosaur" if at == (0, 0) else "frog") for at in hexes}
    state = table(of_board(board), eco(START_CELLS))
    out = [0] * constants.MOST_LEGAL
    n = rules.roaming.legal_roams(state, 0, constants.CELLS // 2 - 3, out)  # the nest is in the middle
    assert n == constants.ROAMS + 1
    assert out[:n] == list(range(constants.ACT_ROAM, constants.ACT_STARVE + 1))


FAR = {(0, 0): "Md", (1, 0): "L", (2, 0): "L", (3, 0): "L", (4, 0): "L"}


@pytest.mark.parametrize(("last", "roams"), [("Mt", True), ("M", False), ("Lt", False)])
def test_an_animal_on_a_mountain_five_steps_away(last: str, roams: bool) -> None:
    """G10.5, G10.8: five steps and the last one eats."""
    state = table(eco({**FAR, (5, 0): last}, eggs=0), eco(START_CELLS, eggs=0))
    state.stage = constants.STAGE_DINO
    out = [0] * constants.MOST_LEGAL
    here = 0
    found = out[: rules.roaming.legal_roams(state, 0, here, out) - 1]
    assert rules.roaming.has_roam(state, 0, here) is roams
    assert [GAME.decode(state, Seat(0), code) for code in found] == [Roam(("E",) * 5)] * roams


def test_codes_stand_for_their_values_in_whole_games() -> None:
    """Every listed code is decoded and encoded again, for a seat of several, in rising order."""
    for seats, figures in ((3, "unlimited"), (2, "limited")):
        rng = Rng("codes", seats)
        state = GAME.setup(seats, GAME.options({"figures": figures, "tiles": odd_set()}, seats))
        while to_act := GAME.to_act(state):
            seat = rng.choice(to_act)
            codes = GAME.legal_codes(state, seat)
            legal = GAME.legal(state, seat)
            assert codes == sorted(codes)
            for code, action in list(zip(codes, legal, strict=True))[:: 1 + len(codes) // 8]:
                assert GAME.decode(state, seat, code) == action
                assert GAME.encode(state, seat, action) == code
            state = GAME.apply(state, seat, rng.choice(legal))


def test_a_cell_has_its_number_on_each_board() -> None:
    """G18.10: cells are numbered by q, then r, on the board of the seat that is asked."""
    cells = {**START, (-2, 2): "P", (-1, 2): "Pb"}
    state = activate(table(eco(START), eco(cells)), "rabbit")
    assert GAME.to_act(state) == (0, 1)
    assert GAME.encode(state, Seat(0), Breed(0, 1)) == GAME.encode(state, Seat(1), Breed(0, 1)) - 2
    assert listed(state, 1)[0] == Breed(-2, 2)
    assert rules.why_not(state, 0, constants.ACT_BREED + state.cells[0]) == G8_1
    state.task[0] = constants.CHOOSE
    assert rules.why_not(state, 0, constants.ACT_CHOOSE + constants.CELLS - 1) == G18_5


def test_walks_that_have_no_code_are_refused() -> None:
    """G9.2, G10.5, G18.8: what never stands for an outcome is forbidden like what it leads to."""
    state = activate(table(eco({**START, (2, 0): "Pe"}), eco(START_CELLS)), "eagle")
    assert why(state, 0, Hunt(("W", "W", "NE"))) == "G9.2"
    assert why(state, 1, Hunt(("W", "W", "NE"))) == "G5.1"
    dino = table(eco({**START, (1, 0): "Lt"}), eco(START_CELLS))
    dino.stage, dino.task, dino.pending = constants.STAGE_DINO, [constants.ROAM, 0, 0, 0, 0], 1
    dino.chosen[0] = 4
    assert why(dino, 0, Roam(("E", "W", "E", "W"))) == "G18.8"
    assert why(dino, 0, Roam(("NE", "SW", "NE", "SW"))) == "G10.5"
    assert why(dino, 1, Roam(("E", "W", "E", "W"))) == "G5.1"


def test_redeal_leaves_a_state_as_it_is() -> None:
    """G14.7: nothing is hidden, so what a seat imagines is the state itself, and chance is not asked."""
    state = fresh(3)
    before, rng = state.copy(), Rng("redeal")
    row = list(rng.row)
    for seat in (CHANCE, 0, 1, 2):
        rules.redeal(state, seat, rng.row)
    assert (state, rng.row) == (before, row)
    assert GAME.imagine(GAME.view(state, None), rng) == state


def test_the_ids_of_a_set_are_known_from_the_options_of_its_table() -> None:
    """G17.3: a state holds the number of its set; record and document hold the set itself."""
    options = GAME.options({"tiles": odd_set(), "first_player": 0}, 2)
    state = GAME.setup(2, options)
    assert [action.tile for action in GAME.legal(state, CHANCE)][:4] == ["t0", "t1", "t7", "t15"]  # type: ignore[union-attr]  # fills
    document = json.loads(msgspec.json.encode(GAME.write_position(state)))
    assert document["options"]["tiles"]["tiles"][2]["id"] == "t2"
    assert GAME.read_position(document).state == state
    state.tile_set += 1
    with pytest.raises(LookupError, match="options of its table"):
        GAME.view(state, None)


@pytest.mark.parametrize("word", [0, 1, 6, 0x5A5A5A5A5A5A, (1 << 62) - 1, 1 << 61])
def test_bits_are_counted(word: int) -> None:
    assert ones(word) == word.bit_count()
    assert ones_of_three(word, word >> 1, 5) == word.bit_count() + (word >> 1).bit_count() + 2
    found: list[Any] = [bit_of(word, i) for i in range(word.bit_count())]
    assert sum(1 << bit for bit in found) == word
    assert found == sorted(found)
