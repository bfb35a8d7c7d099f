"""The rules compared with a second, literal implementation on random boards."""

from __future__ import annotations

import pytest

from dracosaur.core.rng import Rng
from dracosaur.games.gods_love_dinosaurs.actions import Breed, Done, Hunt, Lay, Roam, Starve
from dracosaur.games.gods_love_dinosaurs.keys import DIRECTION_KEYS
from dracosaur.games.gods_love_dinosaurs.rules import State, constants
from tests.games.gods_love_dinosaurs import literal
from tests.games.gods_love_dinosaurs.literal import Board, Coordinates
from tests.games.gods_love_dinosaurs.random_boards import random_board
from tests.games.gods_love_dinosaurs.tables import (
    GAME,
    START_CELLS,
    Choose,
    act,
    activate,
    eco,
    fresh,
    hexes,
    listed,
    literal_board,
    of_board,
    print_face,
    replace_ecosystem,
    table,
    wake_dinosaurs,
    why,
)

BOARDS = 120


def steps(path: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(DIRECTION_KEYS[k] for k in path)


def boards(name: str, kind: str, n: int = BOARDS, **more: int) -> list[Board]:
    found = []
    for i in range(n):
        rng = Rng(name, i)
        favourite = None if kind == "dinosaur" else kind
        found.append(
            random_board(rng, 4 + rng.below(24), figures=30 + rng.below(55), favourite=favourite, **more)
        )
    return found


def alone(board: Board, species: str = "dinosaur") -> State:
    """A table on which only seat 0 has figures; the marker is not below the species."""
    marker = "frog" if species == "rat" else "rat"
    return table(of_board(board, 0), eco(START_CELLS, eggs=0), marker=marker)


def choose(state: State, start: Coordinates) -> State:
    return act(state, 0, Choose(*start)) if state.task[0] == constants.CHOOSE else state


def test_placements() -> None:
    for board in boards("placements", "frog"):
        state = fresh()
        replace_ecosystem(state, 0, of_board(board))
        state.hand, state.task[0] = state.slot[0][0], constants.LAY
        print_face(state, state.hand - 1, "lake", "forest")
        expected = [Lay(*anchor, DIRECTION_KEYS[k]) for anchor, k in literal.placements(board)]
        assert listed(state, 0) == expected


@pytest.mark.parametrize("species", ["frog", "rat", "rabbit"])
def test_breeding(species: str) -> None:
    asked = 0
    for i in range(BOARDS):
        rng = Rng("breeding", species, i)
        board = random_board(rng, 4 + rng.below(9), figures=50, mountains=10, favourite=species)
        sets = literal.young_sets(board, species)
        state = activate(alone(board, species), species)
        if sets == {frozenset()}:
            assert state.stage == constants.STAGE_TAKE
            continue
        asked += 1
        results = set()
        todo: list[tuple[State, frozenset[Coordinates]]] = [(state, frozenset())]
        while todo:
            now, named = todo.pop()
            results.add(named)
            addable = {
                next(iter(more - named)) for more in sets if named < more and len(more) == len(named) + 1
            }
            if now.stage == constants.STAGE_TAKE:
                assert not addable
                continue
            assert listed(now, 0) == [*(Breed(*at) for at in sorted(addable)), Done()]
            for at in addable:
                if frozenset({*named, at}) not in results:
                    todo.append((act(now, 0, Breed(*at)), frozenset({*named, at})))
        assert results == sets
    assert asked > BOARDS // 3


@pytest.mark.parametrize("species", ["tiger", "eagle"])
def test_hunts(species: str) -> None:
    asked = 0
    for board in boards("hunts", species):
        state = activate(alone(board, species), species)
        waiting = literal.figures(board, species)
        if not any(literal.hunt_outcomes(board, start) for start in waiting):
            assert hexes(state, 0, species) == set()
            continue
        for start in waiting:
            chosen = choose(state, start)
            outcomes = literal.hunt_outcomes(board, start)
            expected = [Hunt(steps(path)) for path in outcomes.values()]  # type: ignore[arg-type]  # directions
            assert listed(chosen, 0) == [*expected, Starve()]
            every = {steps(path) for path in literal.predator_paths(board, start)}
            for path in every - {action.steps for action in expected}:
                assert why(chosen, 0, Hunt(path)) == "G18.8"  # type: ignore[arg-type]  # directions
            for action, prey in zip(expected, outcomes, strict=True):
                after = act(chosen, 0, action)
                want = literal.after_hunt(board, start, prey)
                got = literal_board(after, 0)
                rest = set(waiting) - {start}
                # Those that wait for nothing have starved.
                assert {p for p in want if want[p] != got[p]} <= rest
                asked += 1
    assert asked > BOARDS


def test_roams() -> None:
    asked = 0
    for board in boards("roams", "dinosaur", 50, dinosaurs=40, mountains=25):
        state = wake_dinosaurs(alone(board), constants.STAGE_DINO)
        waiting = literal.figures(board, "dinosaur")
        if not any(literal.roam_outcomes(board, start) for start in waiting):
            assert hexes(state, 0, "dinosaur") == set()
            continue
        for start in waiting:
            chosen = choose(state, start)
            outcomes = literal.roam_outcomes(board, start)
            expected = [Roam(steps(path)) for path in outcomes.values()]  # type: ignore[arg-type]  # directions
            assert listed(chosen, 0) == [*expected, Starve()]
            for i, ((end, prey), action) in enumerate(zip(outcomes, expected, strict=True)):
                asked += 1
                if i % 7 == 0:
                    after = act(chosen, 0, action)
                    want = literal.after_roam(board, start, end, prey)
                    got = literal_board(after, 0)
                    assert {p for p in want if want[p] != got[p]} <= set(waiting) - {start}
                    assert after.eggs[0] == literal.eggs_of(board, prey)
    assert asked > BOARDS


def test_other_paths_of_dinosaurs_are_refused() -> None:
    refused = 0
    for board in boards("others", "dinosaur", 25, dinosaurs=40):
        state = wake_dinosaurs(alone(board), constants.STAGE_DINO)
        for start in literal.figures(board, "dinosaur"):
            if not literal.roam_outcomes(board, start):
                continue
            chosen = choose(state, start)
            standing = set(literal.roam_outcomes(board, start).values())
            every = set(literal.dinosaur_paths(board, start))
            for path in sorted(every - standing)[:: max(1, len(every) // 20)]:
                assert why(chosen, 0, Roam(steps(path))) == "G18.8"  # type: ignore[arg-type]  # directions
                refused += 1
            rng = Rng("other paths", str(start))
            for _ in range(20):
                path = tuple(rng.below(6) for _ in range(1 + rng.below(5)))
                if path not in every:
                    assert why(chosen, 0, Roam(steps(path))) == "G10.5"  # type: ignore[arg-type]  # directions
    assert refused > 50


@pytest.mark.parametrize("kind", ["tiger", "eagle", "dinosaur"])
def test_plays_and_results(kind: str) -> None:
    """All series of answers of a player, counted by both implementations (G18.12)."""
    counted = 0
    for i in range(40):
        rng = Rng("plays", kind, i)
        board = random_board(
            rng,
            4 + rng.below(6),
            figures=45,
            mountains=30,
            dinosaurs=45,
            favourite=None if kind == "dinosaur" else kind,
        )
        total, results = literal.plays(board, kind)
        if not 1 < total < 150:
            continue
        counted += 1
        start = alone(board, kind)
        state = wake_dinosaurs(start, constants.STAGE_DINO) if kind == "dinosaur" else activate(start, kind)
        seen: dict[tuple[frozenset[tuple[Coordinates, str]], int], int] = {}
        todo = [state]
        ends = 0
        while todo:
            now = todo.pop()
            if now.task[0] == 0 or now.stage == constants.STAGE_TAKE:
                ends += 1
                key = frozenset((p, f) for p, (_, f) in literal_board(now, 0).items() if f), now.eggs[0]
                seen[key] = seen.get(key, 0) + 1
                continue
            todo += [GAME.apply(now, GAME.to_act(now)[0], action) for action in listed(now, 0)]
        assert (ends, seen) == (total, results)
    assert counted >= 5
