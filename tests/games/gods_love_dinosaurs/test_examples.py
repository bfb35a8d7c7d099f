"""The worked examples of docs/rules/gods-love-dinosaurs-examples.md, one test for each, under its number."""

from __future__ import annotations

from collections import Counter

import pytest

from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.games.gods_love_dinosaurs.actions import (
    Breed,
    Choose,
    Done,
    Fill,
    GodsLoveDinosaursAction,
    Hatch,
    Hunt,
    Lay,
    Roam,
    Starve,
    Take,
)
from dracosaur.games.gods_love_dinosaurs.ecosystem import Ecosystem
from dracosaur.games.gods_love_dinosaurs.options import tile_number
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from dracosaur.games.gods_love_dinosaurs.rules.moves import legal_lays
from tests.games.gods_love_dinosaurs import literal
from tests.games.gods_love_dinosaurs.literal import Coordinates
from tests.games.gods_love_dinosaurs.tables import (
    GAME,
    START,
    START_CELLS,
    act,
    activate,
    board,
    column,
    count_plays,
    eco,
    empty_column,
    figure,
    fresh,
    hexes,
    hunt,
    keep_one_tile,
    listed,
    points,
    print_face,
    roam,
    settle,
    table,
    wake_dinosaurs,
    why,
)


def stacks(state: State) -> list[int]:
    return [len(stack) for stack in GAME.view(state, None).board.stacks]


def on_board(state: State) -> list[list[str | None]]:
    return [list(slots) for slots in GAME.view(state, None).board.slots]


def letters(state: State, species: str) -> str:
    return "".join(str(id_)[0] for id_ in on_board(state)[column(state, species)])


def with_tile_in_hand(state: State, hexes: tuple[str, str], *, from_column: str = "eagle") -> State:
    """The active player has taken a tile with these two hexes, written as in the data file, from a column."""
    state = state.copy()
    state.hand = 1
    print_face(state, 0, *hexes)
    state.taken_from = column(state, from_column)
    state.task[state.active] = constants.LAY
    return state


def hunts(state: State, seat: int) -> list[GodsLoveDinosaursAction]:
    """What is listed besides starving."""
    answers = listed(state, seat)
    assert answers[-1] == Starve()
    return answers[:-1]


# Setup and board


def test_e01_two_players() -> None:
    state = fresh(2)
    assert stacks(state) == [2, 8, 8, 8]
    assert sum(stacks(state)) == 26
    assert [len(slots) for slots in on_board(state)] == [2] * 5
    assert all(str(id_).startswith("A") for slots in on_board(state) for id_ in slots)
    assert [row[2] for row in state.slot] == [0] * 5


def test_e02_three_players() -> None:
    state = fresh(3)
    assert stacks(state) == [6, 12, 12, 12]
    assert [len(slots) for slots in on_board(state)] == [2] * 5
    assert [row[2] for row in state.slot] == [0] * 5


@pytest.mark.parametrize(("seats", "left"), [(4, [5, 16, 16, 17]), (5, [9, 20, 20, 20])])
def test_e03_four_and_five_players(seats: int, left: list[int]) -> None:
    state = fresh(seats)
    assert stacks(state) == left
    assert [len(slots) for slots in on_board(state)] == [3] * 5


def test_e04_figures_after_setup() -> None:
    state = fresh(5)
    for seat in range(5):
        cells = GAME.view(state, None).ecosystems[seat].cells
        assert Counter(cell.figure for cell in cells if cell.figure) == {
            "dinosaur": 1,
            "frog": 1,
            "rabbit": 1,
            "rat": 1,
        }
    assert points(state) == [4] * 5
    assert state.marker == column(state, "frog")
    assert GAME.view(state, None).stock is None
    limited = fresh(5, figures="limited")
    assert GAME.view(limited, None).stock == {
        "dinosaur": 14,
        "tiger": 25,
        "eagle": 25,
        "rat": 30,
        "frog": 20,
        "rabbit": 25,
    }


# Laying tiles


def test_e05_one_shared_edge_is_enough() -> None:
    state = with_tile_in_hand(fresh(), ("plains", "forest"))
    assert why(state, 0, Lay(2, 0, "E")) == ""
    after = act(state, 0, Lay(2, 0, "E"))
    assert {(2, 0), (3, 0)} <= {(cell.q, cell.r) for cell in GAME.view(after, None).ecosystems[0].cells}


@pytest.mark.parametrize(
    ("placement", "key"),
    [
        (Lay(3, 0, "E"), "why-G6-3-apart"),
        (Lay(1, 0, "E"), "why-G6-3-overlap"),
        (Lay(2, 0, "W"), "why-G6-3-overlap"),
    ],
)
def test_e06_illegal_placements(placement: Lay, key: str) -> None:
    state = with_tile_in_hand(fresh(), ("plains", "forest"))
    illegal = GAME.why_not(state, Seat(0), placement)
    assert illegal is not None
    assert (illegal.key, illegal.rule) == (key, "G6.3")
    assert placement not in listed(state, 0)


@pytest.mark.parametrize(("placement", "plains"), [(Lay(2, -1, "SE"), (2, -1)), (Lay(3, 0, "W"), (3, 0))])
def test_e07_orientation_and_the_mirrored_placement(placement: Lay, plains: Coordinates) -> None:
    state = act(with_tile_in_hand(fresh(), ("plains", "forest")), 0, placement)
    terrain = {(cell.q, cell.r): cell.terrain for cell in GAME.view(state, None).ecosystems[0].cells}
    assert (terrain[plains], terrain[2, 0]) == ("plains", "forest")


def test_e08_number_of_placements() -> None:
    state = with_tile_in_hand(fresh(), ("plains", "forest"))
    assert len(listed(state, 0)) == 84
    out = [0] * constants.MOST_LEGAL
    assert legal_lays(with_tile_in_hand(state, ("plains", "plains")), 0, out) == 42
    both = with_tile_in_hand(state, ("lake:frog", "lake:frog"))
    assert legal_lays(both, 0, out) == 42
    assert legal_lays(with_tile_in_hand(state, ("lake:frog", "lake")), 0, out) == 84
    assert why(both, 0, Lay(2, 0, "E")) == ""
    assert why(both, 0, Lay(3, 0, "W")) == "G18.3"


def test_e09_the_new_animal_takes_part() -> None:
    state = fresh()
    empty_column(state, "frog")
    state.marker = column(state, "eagle")
    state = with_tile_in_hand(state, ("lake:frog", "forest"), from_column="frog")
    state = act(state, 0, Lay(2, -1, "E"))
    assert hexes(state, 0, "frog") == {(1, 0), (2, -1)}
    assert listed(state, 0) == [Breed(1, -1), Done()]
    after = act(state, 0, Breed(1, -1))
    assert hexes(after, 0, "frog") == {(1, 0), (1, -1), (2, -1)}


@pytest.mark.parametrize("have_rats", [True, False])
def test_e10_emptying_a_column_without_the_marker(have_rats: bool) -> None:
    cells = START if have_rats else {**START, (0, -1): "F"}
    state = table(eco(cells), eco(cells))
    keep_one_tile(state, "rat")
    state = act(state, 0, Take("rat", 1))
    state = GAME.apply(state, Seat(0), listed(state, 0)[0])
    if have_rats:
        assert GAME.to_act(state) == (0, 1)
        assert {state.task[0], state.task[1]} == {constants.BREED}
        state = act(state, 0, Done())
        state = act(state, 1, Done())
    assert GAME.to_act(state) == (1,)
    assert state.marker == column(state, "frog")
    offered = {action.column for action in listed(state, 1) if isinstance(action, Take)}
    assert offered == {"frog", "rabbit", "tiger", "eagle"}


# Prey


E11 = {**START, (-1, 2): "Pb", (-2, 2): "P", (0, 2): "P", (1, 1): "F"}


def test_e11_two_rabbits_three_free_plains() -> None:
    state = activate(table(eco(E11), eco(START_CELLS)), "rabbit")
    assert listed(state, 0) == [Breed(-2, 2), Breed(0, 1), Breed(0, 2), Done()]
    first = act(state, 0, Breed(-2, 2))
    assert listed(first, 0) == [Breed(0, 1), Breed(0, 2), Done()]
    after = act(first, 0, Breed(0, 2))
    assert hexes(after, 0, "rabbit") == {(-1, 1), (-1, 2), (-2, 2), (0, 2)}
    assert after.task[0] != constants.BREED
    assert count_plays(state, 0) == (10, 7)


E12 = {**START, (0, 2): "P", (1, 1): "F"}


def test_e12_newborns_wait() -> None:
    state = activate(table(eco(E12), eco(START_CELLS)), "rabbit")
    assert listed(state, 0) == [Breed(0, 1), Done()]
    after = act(state, 0, Breed(0, 1))
    assert hexes(after, 0, "rabbit") == {(-1, 1), (0, 1)}
    assert after.stage == constants.STAGE_TAKE


def test_e13_breeding_is_optional() -> None:
    state = activate(table(eco(E12), eco(START_CELLS)), "rabbit")
    after = act(state, 0, Done())
    assert hexes(after, 0, "rabbit") == {(-1, 1)}


def test_e14_two_parents_one_cell() -> None:
    state = activate(table(eco({**START, (2, -1): "Lf", (3, -1): "F"}), eco(START_CELLS)), "frog")
    assert listed(state, 0) == [Breed(1, -1), Done()]
    assert count_plays(state, 0) == (2, 2)


def test_e15_wild_terrain() -> None:
    cells = {**START, (1, -2): "W", (2, -3): "P"}
    state = activate(table(eco(cells), eco(START_CELLS), marker="eagle"), "rat")
    assert listed(state, 0) == [Breed(-1, 0), Breed(1, -2), Done()]
    after = act(state, 0, Breed(1, -2))
    assert hexes(after, 0, "rat") == {(0, -1), (1, -2)}
    later = {**cells, (1, -2): "Wr", (1, -1): "Lf"}
    state = activate(table(eco(later), eco(START_CELLS), marker="eagle"), "frog")
    assert state.stage == constants.STAGE_TAKE  # nobody was asked
    assert hexes(state, 0, "frog") == {(1, 0), (1, -1)}


# Predators


E16 = {**START, (2, 0): "Pt", (3, 0): "F"}


def test_e16_a_tiger_eats_one() -> None:
    state = activate(table(eco(E16), eco(START_CELLS)), "tiger")
    assert hunts(state, 0) == [hunt((2, 0), (1, 0))]
    after = act(state, 0, hunt((2, 0), (1, 0)))
    assert hexes(after, 0, "tiger") == {(1, 0)}
    assert figure(after, 0, (2, 0)) is None
    assert hexes(after, 0, "frog") == set()


E17 = {**START, (2, -1): "Pt", (3, -1): "F", (1, -1): "Lf"}


def test_e17_a_tiger_turns_and_eats_two() -> None:
    state = activate(table(eco(E17), eco(START_CELLS)), "tiger")
    both = hunt((2, -1), (1, -1), (1, 0))
    assert both == Hunt(("W", "SE"))
    assert hunts(state, 0) == [
        hunt((2, -1), (1, -1)),
        hunt((2, -1), (1, 0)),
        hunt((2, -1), (1, -1), (0, -1)),
        both,
    ]
    after = act(state, 0, both)
    assert hexes(after, 0, "tiger") == {(1, 0), (1, -1)}
    assert figure(after, 0, (2, -1)) is None
    assert after.stage == constants.STAGE_TAKE
    assert why(state, 0, hunt((2, -1), (1, 0), (1, -1))) == "G18.8"
    assert len(list(literal.predator_paths(board(E17), (2, -1)))) == 5
    assert count_plays(state, 0) == (5, 5)


def test_e18_through_an_empty_cell() -> None:
    cells = {**START, (1, 0): "L", (2, -1): "Pt", (3, -1): "F"}
    state = activate(table(eco(cells), eco(START_CELLS)), "tiger")
    assert hunts(state, 0) == [hunt((2, -1), (1, -1), (0, -1))]
    after = act(state, 0, hunt((2, -1), (1, -1), (0, -1)))
    assert hexes(after, 0, "tiger") == {(0, -1)}


def test_e19_a_dinosaur_in_the_way() -> None:
    cells = {**START_CELLS, (0, 0): "Md", (1, 0): "Lt", (-1, 0): "Fr"}
    state = activate(table(eco(cells), eco(START_CELLS)), "tiger")
    assert state.stage == constants.STAGE_TAKE  # nobody was asked
    assert hexes(state, 0, "tiger") == set()
    assert hexes(state, 0, "rat") == {(-1, 0)}


E20 = {
    **START_CELLS,
    (0, 0): "Md",
    (-1, 0): "Fr",
    (-2, 2): "Pe",
    (-1, 2): "Pb",
    (0, 2): "Pb",
    (0, 3): "F",
    (-3, 2): "Lf",
    (-4, 2): "Lf",
    (2, 0): "Fe",
    (3, 0): "P",
}


def test_e20_tolyas_two_eagles() -> None:
    state = activate(table(eco(START), eco(E20)), "eagle")
    assert GAME.to_act(state) == (1,)
    assert listed(state, 1) == [Choose(-2, 2), Choose(2, 0)]
    chosen = act(state, 1, Choose(-2, 2))
    assert hunt((-2, 2), (-3, 2), (-4, 2)) in hunts(chosen, 1)
    assert len(hunts(chosen, 1)) == 4
    after = act(chosen, 1, hunt((-2, 2), (-1, 2), (0, 2)))
    assert hexes(after, 1, "eagle") == {
        (-1, 2),
        (0, 2),
    }  # the eagle on (2, 0) has starved without a question
    assert figure(after, 1, (2, 0)) is None
    assert hunts(act(state, 1, Choose(2, 0)), 1) == []
    assert count_plays(state, 1) == (10, 5)


E21 = {**START, (1, -3): "Pe", (1, -2): "Fr", (1, -1): "Lf"}


def test_e21_an_eagle_eats_three() -> None:
    state = activate(table(eco(E21), eco(START_CELLS)), "eagle")
    line: tuple[Coordinates, ...] = ((1, -2), (1, -1), (1, 0))
    assert hunts(state, 0) == [hunt((1, -3), *line[:n]) for n in (1, 2, 3)]
    after = act(state, 0, hunt((1, -3), *line))
    assert hexes(after, 0, "eagle") == set(line)
    assert figure(after, 0, (1, -3)) is None
    short = act(state, 0, hunt((1, -3), (1, -2)))
    assert hexes(short, 0, "eagle") == {(1, -2)}
    assert count_plays(state, 0) == (4, 4)


def test_e22_no_flying_over_gaps_no_turning() -> None:
    cells = {
        **START,
        (2, 0): "Lf",
        (2, -1): "F",
        (3, -1): "P",
        (3, -2): "P",
        (4, -1): "F",
        (4, 0): "Pe",
    }
    state = activate(table(eco(cells), eco(START_CELLS)), "eagle")
    assert hexes(state, 0, "eagle") == set()
    assert (2, 0) in hexes(state, 0, "frog")


E23 = {**START, (2, 0): "Pe", (3, 0): "Pe", (2, -1): "Pb", (2, -2): "F"}


def test_e23_the_order_decides() -> None:
    state = activate(table(eco(E23), eco(START_CELLS)), "eagle")
    assert hunts(act(state, 0, Choose(3, 0)), 0) == []
    frog = act(state, 0, Choose(2, 0), hunt((2, 0), (1, 0)))
    assert hexes(frog, 0, "eagle") == {(1, 0)}
    rabbit = act(state, 0, Choose(2, 0), hunt((2, 0), (2, -1)))
    assert hunts(rabbit, 0) == [hunt((3, 0), (2, 0), (1, 0))]
    both = act(rabbit, 0, hunt((3, 0), (2, 0), (1, 0)))
    assert hexes(both, 0, "eagle") == {(2, -1), (1, 0)}
    assert count_plays(state, 0) == (8, 4)


def test_e24_declining_a_hunt() -> None:
    state = activate(table(eco(E16), eco(START_CELLS)), "tiger")
    after = act(state, 0, Starve())
    assert hexes(after, 0, "tiger") == set()
    assert hexes(after, 0, "frog") == {(1, 0)}


# Dinosaurs


def hunting(*ecosystems: Ecosystem, **options: object) -> State:
    """The dinosaurs hunt; nobody hatches."""
    return wake_dinosaurs(table(*ecosystems, **options), constants.STAGE_DINO)  # type: ignore[arg-type]  # options


E25 = {**START, (2, -1): "Fe", (3, -1): "M"}


def test_e25_one_eagle_and_one_frog() -> None:
    state = hunting(eco(E25), eco(START_CELLS))
    after = act(state, 0, roam((0, 0), (1, 0), (2, -1), (3, -1)))
    assert after.eggs[0] == 4
    assert hexes(after, 0, "dinosaur") == {(3, -1)}
    assert hexes(after, 0, "frog") | hexes(after, 0, "eagle") == set()
    assert len(hunts(state, 0)) == 16
    assert count_plays(state, 0) == (17, 17)
    assert len(list(literal.dinosaur_paths(board(E25), (0, 0)))) == 310


E26 = {**START, (1, -1): "Le", (2, -1): "Ft", (3, -1): "M"}


def test_e26_one_eagle_and_one_tiger() -> None:
    state = hunting(eco(E26), eco(START_CELLS))
    after = act(state, 0, roam((0, 0), (1, -1), (2, -1), (3, -1)))
    assert after.eggs[0] == 3 + 2
    assert len(hunts(state, 0)) == 26
    assert count_plays(state, 0) == (27, 27)
    assert len(list(literal.dinosaur_paths(board(E26), (0, 0)))) == 316


def test_e27_back_to_the_same_mountain() -> None:
    state = hunting(eco({**START, (1, 0): "Lt"}), eco(START_CELLS))
    after = act(state, 0, roam((0, 0), (1, 0), (0, 0)))
    assert after.eggs[0] == 4
    assert hexes(after, 0, "dinosaur") == {(0, 0)}
    again = roam((0, 0), (1, 0), (0, 0), (1, 0), (0, 0))
    assert why(state, 0, again) == "G18.8"


E28 = {
    **START_CELLS,
    (1, 0): "Lt",
    (0, -1): "Fr",
    (2, 0): "Fe",
    (3, 0): "P",
    (4, 0): "Pt",
    (5, 0): "M",
    (-2, 1): "Md",
    (-2, 2): "Lf",
}


def test_e28_varyas_hatching_and_two_hunts() -> None:
    state = wake_dinosaurs(table(eco(E28), eco(START_CELLS, eggs=0), marker="rabbit"))
    assert listed(state, 0) == [Hatch("no"), Hatch("yes")]
    state = act(state, 0, Hatch("yes"))
    assert state.eggs[0] == 2
    assert hexes(state, 0, "dinosaur") == {(0, 0), (-2, 1)}
    assert count_plays(state, 0) == (51, 26)
    new = act(state, 0, Choose(0, 0))
    assert len(hunts(new, 0)) == 6
    assert len(hunts(act(state, 0, Choose(-2, 1)), 0)) == 2
    state = act(new, 0, roam((0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)))
    assert state.eggs[0] == 5
    assert {roam((-2, 1), (-2, 2), (-2, 1)), roam((-2, 1), (-2, 2), (-1, 1), (0, 0))} <= set(hunts(state, 0))
    state = act(state, 0, roam((-2, 1), (-2, 2), (-2, 1)))
    assert (state.eggs[0], hexes(state, 0, "dinosaur")) == (5, {(5, 0), (-2, 1)})
    assert points(state)[0] == 7


def test_e29_eating_is_compulsory() -> None:
    cells = {**START, (0, 1): "Pb", (0, 2): "Pt", (0, 3): "M"}
    state = hunting(eco(cells), eco(START_CELLS))
    after = act(state, 0, roam((0, 0), (0, 1), (0, 2), (0, 3)))
    assert hexes(after, 0, "rabbit") == {(-1, 1)}
    assert after.eggs[0] == 4
    for end, prey in literal.roam_outcomes(board(cells), (0, 0)):
        assert end != (0, 3) or (0, 2) not in prey or (0, 1) in prey


E30 = {
    **START_CELLS,
    (0, 0): "Md",
    (2, 0): "F",
    (3, 0): "Pt",
    (4, 0): "Md",
    (5, 0): "F",
}


def test_e30_an_occupied_mountain() -> None:
    state = hunting(eco(E30), eco(START_CELLS))
    first = act(state, 0, Choose(0, 0))
    assert hunts(first, 0) == []
    freed = act(first, 0, Starve())
    ends = {literal_end((4, 0), action) for action in hunts(freed, 0)}
    assert ends == {(4, 0), (0, 0)}
    stays = act(state, 0, Choose(4, 0), roam((4, 0), (3, 0), (4, 0)))
    assert (stays.eggs[0], hexes(stays, 0, "dinosaur")) == (4, {(4, 0)})
    other = act(state, 0, Choose(4, 0), Starve(), roam((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)))
    assert other == stays
    assert count_plays(state, 0) == (6, 3)


def literal_end(start: Coordinates, action: GodsLoveDinosaursAction) -> Coordinates:
    assert isinstance(action, Roam)
    path = tuple(("E", "NE", "NW", "W", "SW", "SE").index(step) for step in action.steps)
    return literal.cells_of(start, path)[-1]


def test_e31_no_last_meal() -> None:
    cells = {**START_CELLS, (0, 0): "Md", (2, 0): "F", (3, 0): "Pt"}
    before = table(eco(cells), eco(START_CELLS))
    state = wake_dinosaurs(before, constants.STAGE_DINO)
    assert state.stage == constants.STAGE_TAKE  # nobody was asked
    assert hexes(state, 0, "dinosaur") == set()
    assert hexes(state, 0, "tiger") == {(3, 0)}
    assert state.eggs[0] == 3


def test_e32_the_first_activation() -> None:
    state = wake_dinosaurs(table(eco(START), eco(START_CELLS, eggs=0)))
    assert state.stage == constants.STAGE_DINO
    assert len(hunts(state, 0)) == 6
    assert {literal_end((0, 0), action) for action in hunts(state, 0)} == {(0, 0)}
    assert len(list(literal.dinosaur_paths(board(START), (0, 0)))) == 258
    assert count_plays(state, 0) == (7, 7)


def test_e33_hatching_refused_or_paid_with_gold() -> None:
    other = eco(START_CELLS, eggs=0)
    assert wake_dinosaurs(table(eco(START), other)).task[0] == constants.ROAM
    cells = {**START_CELLS, (2, 0): "Md", (3, 0): "F"}
    assert wake_dinosaurs(table(eco(cells, eggs=0), other)).stage == constants.STAGE_TAKE
    state = wake_dinosaurs(table(eco(cells, eggs=5), other))
    sheet = GAME.score_sheet(state).players[0]
    assert [(line.key, line.count) for line in sheet.lines[:2]] == [("eggs", 0), ("golden_eggs", 1)]
    after = GAME.score_sheet(act(state, 0, Hatch("yes"))).players[0]
    assert [(line.key, line.count) for line in after.lines[:2]] == [("eggs", 4), ("golden_eggs", 0)]


def test_e34_a_hatchling_starves() -> None:
    state = wake_dinosaurs(table(eco(START_CELLS, eggs=1), eco(START_CELLS, eggs=0)))
    assert points(state)[0] == 1
    state = act(state, 0, Hatch("yes"))
    assert points(state)[0] == 0
    assert hexes(state, 0, "dinosaur") == set()
    assert GAME.to_act(state) == (-1,)  # the game goes on


def test_e35_newborn_prey_can_be_eaten_the_same_turn() -> None:
    state = activate(table(eco(START_CELLS, eggs=0), eco(START)), "frog")
    state = act(state, 1, Breed(1, -1))
    assert state.stage == constants.STAGE_DINO
    state = act(state, 1, roam((0, 0), (1, -1), (0, 0)))
    assert hexes(state, 1, "frog") == {(1, 0)}
    assert hexes(state, 1, "dinosaur") == {(0, 0)}


# Marker, refill, end


def refill(state: State) -> State:
    """The dinosaurs have just been activated; tiles are drawn as long as chance is asked."""
    state = wake_dinosaurs(state, constants.STAGE_DINO)
    rng = Rng(3)
    while GAME.to_act(state) == (-1,):
        state = GAME.apply(state, Seat(-1), GAME.sample_chance(state, rng))
    return state


BARE = {(0, 0): "M"}


def test_e36_refill_with_two_players() -> None:
    state = table(eco(BARE), eco(BARE))
    for species in ("rat", "eagle"):
        empty_column(state, species)
    keep_one_tile(state, "tiger")
    state = refill(state)
    assert state.marker == column(state, "rabbit")
    assert [letters(state, species) for species in ("frog", "rat", "eagle")] == ["AA", "BB", "BB"]
    assert sum(stacks(state)) == 20
    assert on_board(state)[column(state, "tiger")][1] is None
    assert [row[2] for row in state.slot] == [0] * 5


def test_e37_two_letters_in_one_column() -> None:
    state = table(*[eco(BARE)] * 4)
    empty_column(state, "rat")
    state = refill(state)
    assert [letters(state, species) for species in ("frog", "rat")] == ["AAA", "AAB"]
    assert stacks(state) == [0, 15, 16, 17]


def test_e37_a_tile_of_a_later_letter_is_refused() -> None:
    state = wake_dinosaurs(table(*[eco(BARE)] * 4), constants.STAGE_DINO)
    assert why(state, -1, Fill("B01")) == "G11.3"
    lying = on_board(state)[1][0]
    assert why(state, -1, Fill(str(lying))) == "G14.7"


def test_e38_the_marker_wraps() -> None:
    state = refill(table(eco(BARE), eco(BARE), marker="eagle"))
    assert state.marker == column(state, "frog")


def keep_stack(state: State, n: int) -> None:
    """Only n tiles are left, all of them in stack D."""
    state.in_stack = [0] * constants.STACK_WORDS
    state.left = [0, 0, 0, n]
    for i in range(n):
        number = tile_number(state, f"D{i + 1:02}")
        assert number is not None
        state.in_stack[number // constants.STACK] |= 1 << number % constants.STACK


def test_e39_the_game_ends() -> None:
    state = table(eco(E25), eco(BARE))
    empty_column(state, "rat")
    keep_stack(state, 2)
    state = wake_dinosaurs(state, constants.STAGE_DINO)
    state = act(state, 0, roam((0, 0), (1, 0), (2, -1), (3, -1)))
    assert state.phase == constants.OVER
    assert GAME.to_act(state) == ()
    assert sum(stacks(state)) == 2
    assert on_board(state)[column(state, "rat")] == [None, None]
    assert points(state)[0] == 4 + 1


def test_e40_exactly_enough() -> None:
    state = table(*[eco(BARE)] * 4)
    empty_column(state, "rat")
    keep_stack(state, 6)
    state = refill(state)
    assert sum(stacks(state)) == 0
    assert [letters(state, species) for species in ("frog", "rat")] == ["DDD", "DDD"]
    assert GAME.to_act(state) == (1,)
    state = wake_dinosaurs(state, constants.STAGE_DINO)
    assert state.phase == constants.OVER


def test_e41_scoring() -> None:
    cells = {
        **START_CELLS,
        (0, 0): "Md",
        (2, 0): "Md",
        (3, 0): "Pt",
        (4, 0): "Pt",
        (5, 0): "Pt",
        (6, 0): "Pt",
    }
    state = table(eco(cells, eggs=8), eco(BARE))
    player = GAME.score_sheet(state).players[0]
    assert player.total == 3 + 5 + 2
    assert [(line.key, line.points, line.rule) for line in player.lines] == [
        ("eggs", 3, "G12.3"),
        ("golden_eggs", 5, "G12.3"),
        ("dinosaurs", 2, "G12.3"),
    ]


@pytest.mark.parametrize(
    ("eggs", "first", "winner"),
    [
        ((1, 5, 1, 5), 0, 3),
        ((5, 1, 5, 1), 0, 2),
        ((5, 5, 5, 5), 0, 3),
        ((1, 5, 1, 5), 2, 1),
    ],
)
def test_e42_ties(eggs: tuple[int, ...], first: int, winner: int) -> None:
    state = table(*[eco(BARE, eggs=n) for n in eggs], first_player=first)
    sheet = GAME.score_sheet(state)
    assert sheet.winners == (winner,)
    assert sheet.tie_break is not None
    assert sheet.tie_break.rule == "G12.5"
    assert sheet.tie_break.compared[winner] == max(sheet.tie_break.compared.values())


# Short stock


def test_e43_one_frog_left() -> None:
    state = table(*[eco(START)] * 3, active=1, marker="eagle", figures="limited")
    state.stock[constants.FROG] = 1
    state = activate(state, "frog")
    assert GAME.to_act(state) == (1,)
    assert why(state, 2, Done()) == "G14.2"
    taken = act(state, 1, Breed(1, -1))
    assert GAME.to_act(taken) == (2,)
    assert taken.stage == constants.STAGE_TAKE  # nobody else is asked; the next turn has begun
    left = act(state, 1, Done())
    assert GAME.to_act(left) == (2,)
    assert listed(left, 2) == [Breed(1, -1), Done()]
    assert GAME.to_act(act(left, 2, Done())) == (0,)
    together = activate(table(*[eco(START)] * 3, active=1, marker="eagle"), "frog")
    assert GAME.to_act(together) == (0, 1, 2)


def test_e44_no_tiger_left() -> None:
    state = table(eco(E17), eco(START_CELLS), figures="limited")
    frogs = state.stock[constants.FROG]
    state.stock[constants.TIGER] = 0
    state = activate(state, "tiger")
    assert len(hunts(state, 0)) == 5
    after = act(state, 0, hunt((2, -1), (1, -1), (1, 0)))
    assert hexes(after, 0, "tiger") == {(1, 0)}
    assert figure(after, 0, (1, -1)) is None
    assert after.stock[constants.FROG] == frogs + 2
    other = act(state, 0, hunt((2, -1), (1, 0), (1, -1)))
    assert hexes(other, 0, "tiger") == {(1, -1)}
    assert figure(other, 0, (1, 0)) is None


LONE_EAGLE = {**START_CELLS, (2, 0): "Fe"}


def test_e45_a_returned_figure_helps_the_next_player() -> None:
    state = table(eco(LONE_EAGLE), eco(E21), figures="limited", marker="frog")
    state.stock[constants.EAGLE] = 0
    first = activate(state, "eagle")
    assert hexes(first, 0, "eagle") == set()
    assert GAME.to_act(first) == (1,)
    line: tuple[Coordinates, ...] = ((1, -2), (1, -1), (1, 0))
    assert hunts(first, 1) == [
        hunt((1, -3), *line[:1]),
        hunt((1, -3), *line[:2]),
        hunt((1, -3), *line, young=1),
        hunt((1, -3), *line, young=2),
    ]
    two = act(first, 1, hunt((1, -3), *line[:2]))
    assert hexes(two, 1, "eagle") == {(1, -2), (1, -1)}
    assert hexes(act(first, 1, hunt((1, -3), *line, young=1)), 1, "eagle") == {(1, 0), (1, -2)}
    assert hexes(act(first, 1, hunt((1, -3), *line, young=2)), 1, "eagle") == {(1, 0), (1, -1)}
    assert why(first, 1, hunt((1, -3), *line)) == "G18.6"
    state = table(eco(LONE_EAGLE), eco(E21), figures="limited", active=1)
    state.stock[constants.EAGLE] = 0
    second = activate(state, "eagle")
    assert GAME.to_act(second) == (1,)
    assert hunts(second, 1) == [hunt((1, -3), *line[:n]) for n in (1, 2, 3)]
    after = act(second, 1, hunt((1, -3), *line))
    assert hexes(after, 1, "eagle") == {(1, 0)}


def test_settling_needs_no_question() -> None:
    """G7.6: an activation of a species that nobody has goes by without a question."""
    state = settle(activate(table(eco(BARE), eco(BARE), marker="eagle"), "tiger"))
    assert state.stage == constants.STAGE_TAKE
