"""Positions with one best answer."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from dracosaur.arena.engines import Here
from dracosaur.arena.evaluator import Playouts
from dracosaur.arena.journal import Journal
from dracosaur.arena.puzzles import (
    Looked,
    Puzzle,
    answer_of,
    find_puzzle,
    new_search,
    pack,
    read_puzzles,
    search,
    shipped_puzzles,
)
from dracosaur.core.game import Seat
from dracosaur.core.table import Table
from dracosaur.games import GAMES, load

GAME = load("draftosaurus")
KNOWN = msgspec.json.decode((Path(__file__).parent / "puzzle.json").read_bytes(), type=Puzzle)


def test_a_known_puzzle_is_found_from_its_document(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACOSAUR_PLAIN", "1")  # the levels that are asked need not be compiled
    state = GAME.read_position(KNOWN.position).state
    seekers = [Playouts(GAME, state, seed=seed, by="random", plain=True) for seed in (1, 2)]
    found = find_puzzle(GAME, state, Seat(KNOWN.seat), seekers)
    assert found is not None
    assert (found.notation, found.id, found.theme) == (KNOWN.notation, KNOWN.id, KNOWN.theme)
    assert found.difficulty == len(found.missed) >= 1
    assert found.gap >= 2
    legal = GAME.legal(state, Seat(KNOWN.seat))
    assert found.answer in legal
    assert found.answer == answer_of(KNOWN)
    assert len(legal) == found.actions


def test_a_beginning_is_no_puzzle() -> None:
    table = Table.open(GAME, 2, seed=5)
    seekers = [Playouts(GAME, table.state, by="random", plain=True)]
    assert find_puzzle(GAME, table.state, table.to_act[0], seekers) is None


@pytest.mark.fast
def test_a_search_goes_on_where_it_stopped(tmp_path: Path) -> None:
    wanted = new_search(GAME, 2, seed="p")
    path = tmp_path / "found.jsonl"
    with Journal(path, wanted, Looked) as found:
        search(found, Here(), games=1, most=100)
    told: list[Looked] = []
    with Journal(path, wanted, Looked) as found:
        search(found, Here(), games=2, most=100, told=told.append)
        assert [looked.number for looked in found.lines] == [0, 1]
        assert [looked.number for looked in told] == [1]
        search(found, Here(), games=5, most=0)
        assert len(found.lines) == 2
    for looked in found.lines:
        for puzzle in looked.puzzles:
            state = GAME.read_position(puzzle.position).state
            assert answer_of(puzzle) in GAME.legal(state, Seat(puzzle.seat))


def test_packed_puzzles_are_read_again_each_once(tmp_path: Path) -> None:
    hard = msgspec.structs.replace(KNOWN, id="other", difficulty=4)
    path = tmp_path / "puzzles.jsonl.gz"
    assert pack([Looked(0, (hard, KNOWN)), Looked(1, (KNOWN,))], path) == 2
    first = path.read_bytes()
    pack([Looked(1, (KNOWN,)), Looked(0, (hard, KNOWN))], path)
    assert path.read_bytes() == first
    easy, last = read_puzzles(path)
    assert (easy.id, last.id) == (KNOWN.id, "other")
    assert json.dumps(easy.position) == json.dumps(KNOWN.position)


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_that_ship_can_be_played(game: str) -> None:
    for puzzle in shipped_puzzles(game)[:20]:
        state = load(game).read_position(puzzle.position).state
        assert answer_of(puzzle) in load(game).legal(state, Seat(puzzle.seat))
