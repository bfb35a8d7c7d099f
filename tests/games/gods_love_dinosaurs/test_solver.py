"""The activation solver against brute force: all plays of the literal rules on small random boards."""

from __future__ import annotations

import pytest

from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.games.gods_love_dinosaurs.actions import Hatch
from dracosaur.games.gods_love_dinosaurs.rules import constants
from dracosaur.games.gods_love_dinosaurs.solver import Worth, board_worth, foresee, next_answer, solve
from tests.games.gods_love_dinosaurs import literal
from tests.games.gods_love_dinosaurs.literal import PREDATORS, PREY, Board
from tests.games.gods_love_dinosaurs.random_boards import random_board
from tests.games.gods_love_dinosaurs.tables import (
    GAME,
    START_CELLS,
    activate,
    eco,
    of_board,
    table,
    wake_dinosaurs,
)
from tests.games.gods_love_dinosaurs.test_examples import E23, E28, E30

KINDS = ("tiger", "eagle", "dinosaur")


def random_worth(rng: Rng) -> Worth:
    return Worth(rng.below(20), rng.below(20), rng.below(12), rng.below(8))


def small_board(rng: Rng, kind: str) -> Board:
    """Small enough for all plays: at most three figures wait."""
    while True:
        board = random_board(
            rng,
            4 + rng.below(7),
            figures=40 + rng.below(30),
            mountains=30,
            dinosaurs=45 if kind == "dinosaur" else 15,
            favourite=None if kind == "dinosaur" else kind,
        )
        if 0 < len(literal.figures(board, kind)) <= 3:
            return board


def best_by_force(board: Board, kind: str, eggs: int, worth: Worth) -> int:
    """The most valuable result of all plays."""

    def value(result: tuple[frozenset[tuple[literal.Coordinates, str]], int]) -> int:
        figures, laid = result
        names_ = [figure for _, figure in figures]
        return (
            worth.egg * (eggs + laid)
            + worth.dinosaur * names_.count("dinosaur")
            + worth.predator * sum(name in PREDATORS for name in names_)
            + worth.prey * sum(name in PREY for name in names_)
        )

    return max(map(value, literal.plays(board, kind)[1]))


def check_boards(first: int, last: int) -> int:
    """Compare solver and force on the boards of these numbers; returns how many had something to decide."""
    decided = 0
    for i in range(first, last):
        rng = Rng("solver", i)
        kind = KINDS[i % len(KINDS)]
        board = small_board(rng, kind)
        worth = random_worth(rng)
        marker = "rat"
        start = table(of_board(board, 2), eco(START_CELLS, eggs=0), marker=marker)
        number = constants.DINOSAUR if kind == "dinosaur" else constants.TIGER + KINDS.index(kind)
        expected = best_by_force(board, kind, 2, worth)
        state = wake_dinosaurs(start, constants.STAGE_DINO) if kind == "dinosaur" else activate(start, kind)
        if state.stage == constants.STAGE_TAKE:
            assert board_worth(state, 0, worth) == expected
            continue
        decided += 1
        assert solve(state, 0, worth).worth == expected, f"board {i}"
        if kind != "dinosaur" or board[0, 0][1] == "dinosaur":
            assert foresee(start, 0, number, worth).worth == expected
        plan = solve(state, 0, worth)
        while state.stage != constants.STAGE_TAKE and state.task[0]:
            if i % 2:  # the rest of the best play is the best play of the rest
                plan = solve(state, 0, worth)
            state = GAME.apply(state, Seat(0), next_answer(state, 0, plan))
        assert board_worth(state, 0, worth) == expected, f"the answers on board {i}"
    return decided


def test_solver_is_exact_on_small_boards() -> None:
    assert check_boards(0, 150) > 50


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_solver_is_exact_on_ten_thousand_small_boards() -> None:
    assert check_boards(0, 10_000) > 4_000


def test_order_and_starving_are_part_of_a_plan() -> None:
    state = activate(table(eco(E23), eco(START_CELLS)), "eagle")
    plan = solve(state, 0, Worth(prey=0))
    assert [(step.q, step.r) for step in plan.steps] == [(2, 0), (3, 0)]
    state = wake_dinosaurs(table(eco(E30), eco(START_CELLS)), constants.STAGE_DINO)
    assert solve(state, 0, Worth()).worth == board_worth(state, 0, Worth()) - 10 - 5 + 12


def test_hatching_pays_if_the_hatchling_is_fed() -> None:
    state = wake_dinosaurs(table(eco(E28), eco(START_CELLS, eggs=0), marker="rabbit"))
    assert next_answer(state, 0, solve(state, 0, Worth())) == Hatch("yes")
    bare = wake_dinosaurs(table(eco(START_CELLS, eggs=2), eco(START_CELLS, eggs=0)))
    assert next_answer(bare, 0, solve(bare, 0, Worth())) == Hatch("no")
    assert foresee(bare, 0, constants.DINOSAUR, Worth()).hatch is False


def test_a_limited_stock_is_part_of_the_board() -> None:
    cells = {**START_CELLS, (2, 0): "Pt", (1, 0): "Lf", (1, -1): "Lf"}
    for stock, tigers in ((5, 2), (0, 1)):
        state = table(eco(cells), eco(START_CELLS), figures="limited")
        state.stock[constants.TIGER] = stock
        state = activate(state, "tiger")
        plan = solve(state, 0, Worth(0, 0, 1, 0))
        assert plan.worth == tigers


def test_only_hunts_are_solved() -> None:
    state = table(eco(START_CELLS), eco(START_CELLS))
    with pytest.raises(ValueError, match="only hatching"):
        solve(state, 0, Worth())
