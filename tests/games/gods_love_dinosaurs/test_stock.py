"""A limited stock (G13): what happens when it runs out, and what comes back to it."""

from __future__ import annotations

import pytest

from dracosaur.games.gods_love_dinosaurs.actions import Done, Hatch, Lay
from dracosaur.games.gods_love_dinosaurs.options import tile_number
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.scoring import STATISTICS, statistic
from tests.games.gods_love_dinosaurs.literal import Coordinates
from tests.games.gods_love_dinosaurs.tables import (
    GAME,
    START,
    START_CELLS,
    act,
    activate,
    eco,
    figure,
    hexes,
    hunt,
    listed,
    print_face,
    roam,
    table,
    told,
    wake_dinosaurs,
)
from tests.games.gods_love_dinosaurs.test_examples import E17, E25, hunts


@pytest.mark.parametrize(("stock", "may_hatch"), [(1, True), (0, False)])
def test_no_hatching_when_all_dinosaurs_are_out(stock: int, may_hatch: bool) -> None:
    """G10.2, G13.2: hatching is not possible, the egg is kept."""
    state = table(eco(START_CELLS, eggs=2), eco(START_CELLS, eggs=0), figures="limited")
    state.stock[constants.DINOSAUR] = stock
    state = wake_dinosaurs(state)
    assert (state.task[0] == constants.HATCH) is may_hatch
    assert state.eggs[0] == 2


def test_a_dinosaur_in_the_stock_can_be_hatched_without_the_option() -> None:
    """G13.1: with `unlimited` the stock never runs out and is not counted."""
    state = wake_dinosaurs(table(eco(START_CELLS, eggs=2), eco(START_CELLS, eggs=0)))
    assert listed(state, 0) == [Hatch("no"), Hatch("yes")]
    assert not any(act(state, 0, Hatch("yes")).stock)


def test_a_hatched_dinosaur_leaves_the_stock() -> None:
    """G10.2, G13.1; it starves at once here, and comes back (G10.10, G13.3)."""
    cells = {**START_CELLS, (1, 0): "Lf"}
    state = wake_dinosaurs(table(eco(cells, eggs=2), eco(START_CELLS, eggs=0), figures="limited"))
    assert state.stock[constants.DINOSAUR] == 19
    hatched = act(state, 0, Hatch("yes"))
    assert (hatched.stock[constants.DINOSAUR], hatched.hatched[0], hatched.eggs[0]) == (18, 1, 1)
    bare = wake_dinosaurs(table(eco(START_CELLS, eggs=2), eco(START_CELLS, eggs=0), figures="limited"))
    assert act(bare, 0, Hatch("yes")).stock[constants.DINOSAUR] == 19


def test_every_stage_serves_all_seats_one_by_one() -> None:
    """G14.2, G14.3: with `limited` the active player is served first in each stage, then clockwise."""
    state = table(*[eco({**START_CELLS, (1, 0): "Lf"}, eggs=1)] * 3, active=1, figures="limited")
    state = activate(state, "frog")
    for answer, asked in ((Done(), (1, 2, 0)), (Hatch("no"), (1, 2, 0))):
        for seat in asked:
            assert GAME.to_act(state) == (seat,)
            state = act(state, seat, answer)
    assert state.marker == 1


def holding(*printed: str, **stock: int) -> State:
    """Seat 0 lays a tile with these hexes while the stock has so many of these animals."""
    state = table(eco(START), eco(START), figures="limited", marker="eagle")
    state.hand, state.task[0] = 1, constants.LAY
    state.taken_from = next(c for c in range(5) if state.lying[c] > 1)
    print_face(state, 0, *printed)
    for animal, n in stock.items():
        state.stock[{"tiger": constants.TIGER, "frog": constants.FROG}[animal]] = n
    return state


def test_a_printed_animal_that_is_out_is_left_out() -> None:
    """G6.4, G13.2: the cell stays empty; the icon is not made up for later."""
    lay = Lay(2, 0, "E")
    assert figure(act(holding("plains:tiger", "forest", tiger=1), 0, lay), 0, (2, 0)) == "tiger"
    state = holding("plains:tiger", "forest", tiger=0)
    assert figure(act(state, 0, lay), 0, (2, 0)) is None
    assert act(state, 0, lay).stock[constants.TIGER] == 0


def test_of_two_printed_animals_that_of_hex_0_comes_first() -> None:
    """G6.4: if a tile prints an animal on both hexes, both are placed, hex 0 first."""
    state = act(holding("lake:frog", "wild:frog", frog=1), 0, Lay(3, 0, "W"))
    assert (figure(state, 0, (3, 0)), figure(state, 0, (2, 0))) == ("frog", None)


def test_a_dinosaur_that_hunts_needs_no_stock() -> None:
    """G10.7, G13.3: it stays in play; what it eats goes back."""
    state = table(eco(E25), eco(START_CELLS, eggs=0), figures="limited")
    state.stock[constants.DINOSAUR] = 0
    eagles, frogs = state.stock[constants.EAGLE], state.stock[constants.FROG]
    state = wake_dinosaurs(state, constants.STAGE_DINO)
    after = act(state, 0, roam((0, 0), (1, 0), (2, -1), (3, -1)))
    assert hexes(after, 0, "dinosaur") == {(3, -1)}
    assert [after.stock[kind] for kind in (constants.EAGLE, constants.FROG)] == [eagles + 1, frogs + 1]
    assert after.stock[constants.DINOSAUR] == 0


def test_one_tiger_in_the_stock_is_enough_for_its_young() -> None:
    """G18.6: only with no tiger left does the order of two meals matter."""
    state = table(eco(E17), eco(START_CELLS), figures="limited")
    state.stock[constants.TIGER] = 1
    state = activate(state, "tiger")
    assert len(hunts(state, 0)) == 4
    after = act(state, 0, hunt((2, -1), (1, -1), (1, 0)))
    assert hexes(after, 0, "tiger") == {(1, -1), (1, 0)}
    assert after.stock[constants.TIGER] == 0


@pytest.mark.parametrize("start", [(1, -3), (1, 3)])
def test_the_one_young_of_an_eagle_on_a_rising_and_a_falling_line(start: Coordinates) -> None:
    """G13.2, G18.6, G18.10: the answer names the step; answers are listed by the hex of the young."""
    way = 1 if start[1] < 0 else -1
    line = [(1, start[1] + way * i) for i in (1, 2, 3)]
    cells = {**START_CELLS, **{(1, r): "Lf" for r in range(-2, 3)}, line[0]: "Lf", start: "Pe"}
    state = table(eco(cells), eco(START_CELLS), figures="limited")
    state.stock[constants.EAGLE] = 1
    state = activate(state, "eagle")
    first, second = (hunt(start, *line, young=n) for n in ((1, 2) if way > 0 else (2, 1)))
    answers = listed(state, 0)
    assert answers.index(first) + 1 == answers.index(second)
    for n in (1, 2):
        after = act(state, 0, hunt(start, *line, young=n))
        assert hexes(after, 0, "eagle") == {line[n - 1], line[2]}


def test_statistics_of_a_game() -> None:
    """Everybody begins with one dinosaur; what is not there at the end has starved."""
    state = table(eco(START), eco(START_CELLS, eggs=2), eco(START_CELLS))
    state.hatched = [2, 1, 0, 0, 0]
    state.turn, state.activations = 40, 6
    assert dict(zip(STATISTICS, (statistic(state, n) for n in range(4)), strict=True)) == {
        "turns": 40,
        "dinosaur_activations": 6,
        "dinosaurs_hatched": 3,
        "dinosaurs_starved": 5,
    }


def test_an_animal_that_is_out_is_not_told() -> None:
    """G13.2: the events say only what came to stand."""
    state = holding("forest:tiger", "plains", tiger=1)
    tiger = tile_number(state, "A07")  # prints the same
    assert tiger is not None
    state.hand = tiger + 1
    assert [event.key for event in told(state, 0, Lay(2, 0, "E"))] == ["event-laid", "event-animal"]
    state.stock[constants.TIGER] = 0
    assert [event.key for event in told(state, 0, Lay(2, 0, "E"))] == ["event-laid"]
