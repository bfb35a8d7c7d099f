"""Positions with one best answer: how they are found, kept, and noticed when the rules have changed."""

from __future__ import annotations

import lzma
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from dracosaur.arena.engines import Here
from dracosaur.arena.evaluator import Playouts
from dracosaur.arena.journal import Journal
from dracosaur.arena.puzzles import (
    ALL_THEMES,
    BadPuzzles,
    Looked,
    NoPuzzles,
    Puzzle,
    answer_of,
    command_of,
    pack,
    read_puzzles,
    shipped_path,
    shipped_puzzles,
)
from dracosaur.arena.seeking import SOLVERS, Seeker, ask_again, new_search, search
from dracosaur.core.game import Seat
from dracosaur.core.rng import Rng
from dracosaur.core.table import Table
from dracosaur.games import GAMES, load
from dracosaur.play import Voice
from dracosaur.text import LANGUAGES, Words

GAME = load("draftosaurus")
KNOWN = msgspec.json.decode((Path(__file__).parent / "puzzle.json").read_bytes(), type=Puzzle)
SEARCH = new_search(GAME, 2, seed="p")
EVERY = 7  # of the shipped puzzles one in so many is looked at closely


def check(game_name: str, puzzle: Puzzle) -> None:
    """The position can be read, the question is asked, and the answer is the one without a loss."""
    game, seat = load(game_name), Seat(puzzle.seat)
    state = game.read_position(puzzle.position).state
    legal, answer = game.legal(state, seat), answer_of(game_name, puzzle)
    assert game.question(state, seat) is not None
    assert game.format_action(seat, answer) == puzzle.notation
    assert len(legal) == len(puzzle.losses)
    assert [action for action, loss in zip(legal, puzzle.losses, strict=True) if loss == 0] == [answer]


def test_a_known_puzzle_is_found_from_its_document(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACOSAUR_PLAIN", "1")  # the levels that are asked need not be compiled
    state = GAME.read_position(KNOWN.position).state
    trials = [Playouts(GAME, state, seed=seed, by="random", plain=True) for seed in (1, 2, 3)]
    found = Seeker(GAME, state, evaluators=trials).puzzle(state, Seat(KNOWN.seat), KNOWN.found)
    assert found is not None
    assert (found.notation, found.id, found.theme) == (KNOWN.notation, KNOWN.id, KNOWN.theme)
    assert found.difficulty == len(found.missed) >= 1
    assert found.gap >= 2
    check("draftosaurus", found)


def test_a_beginning_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACOSAUR_PLAIN", "1")
    table = Table.open(GAME, 2, seed=5)
    trials = [Playouts(GAME, table.state, seed=seed, by="random", plain=True) for seed in (1, 2, 3)]
    assert Seeker(GAME, table.state, evaluators=trials).puzzle(table.state, table.to_act[0]) is None


@pytest.mark.fast
def test_a_search_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    with Journal(path, SEARCH, Looked) as found:
        search(found, Here(), games=1, most=100)
    told: list[Looked] = []
    with Journal(path, SEARCH, Looked) as found:
        search(found, Here(), games=6, most=100, told=told.append)
        assert sorted(looked.number for looked in found.lines) == [0, 1, 2, 3, 4, 5]
        assert sorted(looked.number for looked in told) == [1, 2, 3, 4, 5]
        search(found, Here(), games=9, most=0)
        assert len(found.lines) == 6
    puzzles = [puzzle for looked in found.lines for puzzle in looked.puzzles]
    assert puzzles
    for puzzle in puzzles:
        check("draftosaurus", puzzle)


def test_a_file_grows_and_holds_each_puzzle_once(tmp_path: Path) -> None:
    hard = msgspec.structs.replace(KNOWN, id="other", difficulty=4)
    path = tmp_path / "puzzles.jsonl.xz"
    assert pack(SEARCH, [Looked(0, (hard,))], path) == 1
    assert pack(SEARCH, [Looked(0, (hard, KNOWN)), Looked(1, (KNOWN,))], path) == 2
    more = new_search(GAME, 3, seed="q")
    assert pack(more, [Looked(0, (KNOWN,))], path) == 2
    header, (easy, last) = read_puzzles(path)
    assert [(sought.search, sought.games) for sought in header.searches] == [(SEARCH, 2), (more, 1)]
    assert (easy.id, last.id) == (KNOWN.id, "other")
    assert easy == KNOWN
    other_game = new_search(load("wyrmspan"), 2)
    with pytest.raises(BadPuzzles, match="puzzles of draftosaurus"):
        pack(other_game, [], path)


def test_levels_of_today_are_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRACOSAUR_PLAIN", "1")
    path = tmp_path / "puzzles.jsonl.xz"
    stale = msgspec.structs.replace(KNOWN, difficulty=1, missed=("professor",))
    pack(SEARCH, [Looked(0, (stale, without_choice()))], path)
    header = read_puzzles(path)[0]
    asked: list[None] = []
    assert ask_again(path, Here(), lambda: asked.append(None)) == 1
    assert len(asked) == 2
    assert read_puzzles(path) == (header, (KNOWN,))


def without_choice() -> Puzzle:
    """What nobody can miss: the only action there is."""
    rng = Rng("walk")
    table = Table.open(GAME, 2, seed=1)
    while len(legal := table.legal(table.to_act[0])) > 1:
        table.act(table.to_act[0], rng.choice(legal))
    position = msgspec.to_builtins(GAME.write_position(table.state))
    return msgspec.structs.replace(
        KNOWN, id="easy", position=position, seat=table.to_act[0], answer=legal[0], losses=(0,)
    )


def test_a_file_that_holds_no_puzzles_is_named(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl.xz"
    for content in (b"", b"no puzzles", lzma.compress(b"{}")):
        path.write_bytes(content)
        with pytest.raises(NoPuzzles, match=path.name):
            read_puzzles(path)


@pytest.mark.parametrize("name", GAMES)
def test_what_ships_is_of_todays_rules(name: str) -> None:
    """A rule that changes makes puzzles worthless: `dracosaur puzzles` has to seek new ones."""
    header, puzzles = read_puzzles(shipped_path(name))
    assert (header.game, header.rules_version) == (name, load(name).rules_version)
    assert puzzles == shipped_puzzles(name)
    assert len(puzzles) == len({puzzle.id for puzzle in puzzles}) >= 100
    for sought in header.searches:
        assert sought.search.rules_version == header.rules_version
        assert f"--seed {sought.search.seed}" in sought.command
    for puzzle in puzzles:
        assert puzzle.theme in ALL_THEMES
        assert puzzle.difficulty == len(puzzle.missed) >= 1
        assert set(puzzle.missed) <= set(SOLVERS)
        assert puzzle.gap >= 4 * puzzle.error
        assert Counter(puzzle.losses)[0] == 1


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_that_ship_can_be_played_and_told(name: str) -> None:
    for puzzle in shipped_puzzles(name)[::EVERY]:
        check(name, puzzle)
        for lang in LANGUAGES:
            voice = Voice(load(name), Words(lang, name, strict=True))
            for reason in puzzle.reasons:
                assert voice.say(reason)


def test_all_that_ships_is_small() -> None:
    assert sum(shipped_path(name).stat().st_size for name in GAMES) < 1_000_000


def test_the_command_names_only_what_is_unusual() -> None:
    odd = new_search(GAME, 2, options={"board": "winter", "prairie_capacity": None}, seed="q")
    assert command_of(odd) == (
        "dracosaur puzzles draftosaurus --players 2 --bot keeper --playouts 64 --seed q"
        " --option board=winter --option prairie_capacity=null"
    )


def test_a_file_of_other_rules_is_not_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    old = msgspec.structs.replace(SEARCH, rules_version=SEARCH.rules_version - 1)
    path = tmp_path / "old.jsonl.xz"
    assert pack(old, [Looked(0, (KNOWN,))], path) == 1
    assert lzma.decompress(path.read_bytes()).count(b"\n") == 2
    monkeypatch.setattr("dracosaur.arena.puzzles.shipped_path", lambda _game: path)
    assert shipped_puzzles.__wrapped__("draftosaurus") == ()
