"""Puzzles: positions of games between bots with one clearly best action that weaker players miss.

A position is looked at twice. What seems to have one best answer is tried again, deeper and with other random
numbers, and counts only if the same answer is ahead by far. Then the levels that people meet are asked: the
more of them miss it, the harder it is.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from dracosaur import bots
from dracosaur.arena.engines import Engine, flow
from dracosaur.arena.evaluator import Playouts, Tried
from dracosaur.arena.journal import Journal
from dracosaur.arena.tables import play_at_table
from dracosaur.bots.levels import LEVELS
from dracosaur.core.game import CHANCE, Action, AnyGame, Seat, Value
from dracosaur.core.options import option_values
from dracosaur.core.records import replay
from dracosaur.core.rng import Rng
from dracosaur.games import load

FORMAT: Final = 1
FEWEST_ACTIONS: Final = 3  # a puzzle is no coin to toss
SCREEN: Final = 64  # playouts of the first look
DEEP: Final = 8  # times as many in the second
GAP: Final = 2.0  # points between the best and the second action
CERTAIN: Final = 4.0  # standard errors of that gap
ASKED: Final = 3  # times each level is asked
SOLVERS: Final = LEVELS[:-1]  # the strongest level has to find what a puzzle asks for
SHIPPED: Final = "puzzles.jsonl.gz"


class Search(Value, frozen=True, forbid_unknown_fields=True):
    """All that decides which puzzles are found."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    players: str  # the bot on every seat
    seed: int | str
    playouts: int = SCREEN
    format: int = FORMAT


class Puzzle(Value, frozen=True):
    """A position document, who has to decide, and the answer."""

    id: str
    game: str
    rules_version: int
    seat: int
    position: dict[str, Any]
    answer: Any  # an Action of the game; read from a file, as JSON has it (`answer_of`)
    notation: str
    theme: str  # the kind of the question
    difficulty: int  # how many levels miss it, from 1 to 4
    missed: tuple[str, ...]  # which
    actions: int  # that were open
    gap: float  # points to the second best action
    error: float  # standard error of the gap
    playouts: int


class Looked(Value, frozen=True):
    """A game that has been searched."""

    number: int
    puzzles: tuple[Puzzle, ...]


def new_search(
    game: AnyGame,
    seats: int,
    *,
    options: dict[str, object] | None = None,
    players: str = "keeper",
    seed: int | str = 0,
    playouts: int = SCREEN,
) -> Search:
    """The search for puzzles in games of this kind."""
    chosen = option_values(game.options(options or {}, seats))
    return Search(game.name, game.rules_version, seats, chosen, players, seed, playouts)


def search(
    found: Journal[Search, Looked],
    engine: Engine,
    games: int,
    most: int,
    told: Callable[[Looked], None] | None = None,
) -> None:
    """Look through so many games, or until there are enough puzzles; what was looked through stays so."""
    done = {looked.number for looked in found.lines}

    def calls() -> Iterator[tuple[Search, int]]:
        for number in range(games):
            if sum(len(looked.puzzles) for looked in found.lines) >= most:
                return
            if number not in done:
                yield found.header, number

    for looked in flow(engine, look_through, calls()):
        found.append(looked)
        if told is not None:
            told(looked)


def look_through(of: Search, number: int) -> Looked:
    """The puzzles of one game."""
    game = load(of.game)
    table = play_at_table(game, of.seats, of.options, [of.players] * of.seats, of.seed, number)
    states = list(replay(table.record, game))
    seekers = [
        Playouts(game, states[0], playouts, seed)
        for seed, playouts in ((1, of.playouts), (2, DEEP * of.playouts))
    ]
    puzzles = []
    for entry, state in zip(table.record.entries, states, strict=False):
        if entry.seat != CHANCE:
            puzzle = find_puzzle(game, state, entry.seat, seekers)
            if puzzle is not None:
                puzzles.append(puzzle)
    return Looked(number, tuple(puzzles))


def find_puzzle(game: AnyGame, state: Any, seat: Seat, seekers: Iterable[Playouts]) -> Puzzle | None:
    """The puzzle that the seat has before it, if it is one to all who seek."""
    legal = game.legal(state, seat)
    question = game.question(state, seat)
    if len(legal) < FEWEST_ACTIONS or question is None:
        return None
    view = game.view(state, seat)
    answer: Action | None = None
    gap, error, playouts = 0.0, 0.0, 0
    for seeker in seekers:
        best, gap, error = _clear_best(legal, seeker.actions(view, seat, legal))
        if best is None or answer not in (None, best):
            return None
        answer, playouts = best, seeker.playouts
    missed = _missed_by(game, view, legal, answer)
    if not missed or answer is None:
        return None
    position = game.write_position(state)
    name = sha256(msgspec.json.encode((position, seat), order="deterministic")).hexdigest()[:12]
    return Puzzle(
        id=name,
        game=game.name,
        rules_version=game.rules_version,
        seat=seat,
        position=position,
        answer=answer,
        notation=game.format_action(seat, answer),
        theme=question.kind,
        difficulty=len(missed),
        missed=missed,
        actions=len(legal),
        gap=round(gap, 2),
        error=round(error, 2),
        playouts=playouts,
    )


def _clear_best(legal: tuple[Action, ...], tried: tuple[Tried, ...]) -> tuple[Action | None, float, float]:
    """The action that is ahead of all others by far, if any, with its gap and the error of that."""
    ordered = sorted(zip(legal, tried, strict=True), key=lambda pair: pair[1].lead, reverse=True)
    gap, error = ordered[0][1].ahead_of(ordered[1][1])
    is_clear = gap >= GAP and gap >= CERTAIN * error
    return ordered[0][0] if is_clear else None, gap, error


def _missed_by(game: AnyGame, view: Any, legal: tuple[Action, ...], answer: Action | None) -> tuple[str, ...]:
    """The levels that mostly answer something else."""
    missed = []
    for level in SOLVERS:
        answers = [
            bots.make(level, game, Rng("puzzle", level, n)).choose(view, legal) == answer
            for n in range(ASKED)
        ]
        if 2 * sum(answers) < ASKED:
            missed.append(level)
    return tuple(missed)


def pack(found: Iterable[Looked], path: Path) -> int:
    """All puzzles in one compressed file, each once, the easiest first; returns how many."""
    every = {puzzle.id: puzzle for looked in found for puzzle in looked.puzzles}
    ordered = sorted(every.values(), key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    text = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in ordered)
    beside = path.with_name(f"{path.name}.part")
    beside.write_bytes(gzip.compress(text, mtime=0))
    beside.replace(path)
    return len(ordered)


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a packed file."""
    decoder = msgspec.json.Decoder(Puzzle)
    return tuple(decoder.decode(line) for line in gzip.decompress(path.read_bytes()).splitlines())


def answer_of(puzzle: Puzzle) -> Action:
    """The answer as an action of the game."""
    answer: Action = msgspec.convert(msgspec.to_builtins(puzzle.answer), load(puzzle.game).action_type)
    return answer


def shipped_puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game; none where it has no file of them."""
    with_game = Path(str(files("dracosaur"))) / "games" / game / "data" / SHIPPED
    return read_puzzles(with_game) if with_game.is_file() else ()
