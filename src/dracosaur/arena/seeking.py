"""How puzzles are found, in games between bots.

Where two quick players disagree there may be something to find. Their two answers are played on a little; if
one of them is clearly better, all actions are, deeper and with other random numbers, and then once more with
others again. A puzzle is what has the same answer ahead by far both times. Then the levels that people meet
are asked: the more of them miss it, the harder it is. Everybody thinks about the position as its document
tells it, which is all that a solver will see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from dracosaur import bots
from dracosaur.arena.engines import Engine, flow
from dracosaur.arena.evaluator import Playouts, Tried
from dracosaur.arena.journal import Journal
from dracosaur.arena.puzzles import Looked, Puzzle, Search, answer_of, read_puzzles, theme_of, write_puzzles
from dracosaur.arena.tables import play_at_table
from dracosaur.bots.base import Bot
from dracosaur.bots.hints import hint
from dracosaur.bots.levels import LEVELS
from dracosaur.core.game import CHANCE, Action, AnyGame, Message, Seat
from dracosaur.core.options import option_values
from dracosaur.core.records import replay
from dracosaur.core.rng import Rng
from dracosaur.games import load

FEWEST_ACTIONS: Final = 3  # a puzzle is no coin to toss
SCREEN: Final = 64  # playouts of the first look
DEEP: Final = 4  # times as many in the second and the third
# Points between the best and the second action; in Gods Love Dinosaurs an egg is much.
GAP: Final[Mapping[str, float]] = {"draftosaurus": 2.0, "gods_love_dinosaurs": 1.0, "wyrmspan": 2.0}
HOPE: Final = 2.0  # standard errors of that gap, in the first look
CERTAIN: Final = 4.0  # in the others
DOUBTS: Final = ("hint-sure", "hint-better", "hint-close")
# What Wyrmspan asks before the game are many answers that belong together, and no table asks for one alone.
BEFORE_THE_GAME: Final = ("put_back", "start_resource")
ASKED: Final = 3  # times each level is asked
# The strongest level is not asked: it thinks by the clock, and never as long as the last look.
SOLVERS: Final = LEVELS[:-1]


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
    seeker = Seeker(game, states[0], of.playouts)
    puzzles = []
    for n, (entry, state) in enumerate(zip(table.record.entries, states, strict=False)):
        if entry.seat != CHANCE:
            puzzle = seeker.puzzle(state, entry.seat, f"{of.seed}/{number}/{n}")
            if puzzle is not None:
                puzzles.append(puzzle)
    return Looked(number, tuple(puzzles))


def asked_again(name: str, puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the difficulty that it has for today's levels; None if nobody misses it any more."""
    game, seat = load(name), Seat(puzzle.seat)
    state = game.read_position(puzzle.position).state
    missed = missed_by(game, game.view(state, seat), game.legal(state, seat), answer_of(name, puzzle))
    return msgspec.structs.replace(puzzle, missed=missed, difficulty=len(missed)) if missed else None


def ask_again(path: Path, engine: Engine, told: Callable[[], None]) -> int:
    """The packed file has today's difficulties, and no puzzle that all find; returns how many are left."""
    header, puzzles = read_puzzles(path)
    left = []
    for puzzle in flow(engine, asked_again, ((header.game, puzzle) for puzzle in puzzles)):
        told()
        if puzzle is not None:
            left.append(puzzle)
    write_puzzles(path, header, left)
    return len(left)


class Seeker:
    """Looks for puzzles at one table."""

    def __init__(
        self, game: AnyGame, state: Any, playouts: int = SCREEN, evaluators: Sequence[Playouts] = ()
    ) -> None:
        self.game = game
        self.first, *self.others = evaluators or [
            Playouts(game, state, n, seed)
            for seed, n in ((1, playouts), (2, DEEP * playouts), (3, DEEP * playouts))
        ]
        self.learned = bots.make("learned", game, Rng("puzzle"))

    def puzzle(self, state: Any, seat: Seat, found: str = "") -> Puzzle | None:
        """The puzzle that the seat has before it, if it is one."""
        game = self.game
        if len(game.legal(state, seat)) < FEWEST_ACTIONS or not self._seems_one(game, state, seat):
            return None
        position = msgspec.to_builtins(game.write_position(state))
        shown = game.read_position(position).state
        legal, question = game.legal(shown, seat), game.question(shown, seat)
        if question is None or question.kind in BEFORE_THE_GAME or len(legal) < FEWEST_ACTIONS:
            return None
        view = game.view(shown, seat)
        verdicts = []
        for evaluator in self.others:
            verdicts.append(Verdict(evaluator.actions(view, seat, legal)))
            if not verdicts[-1].is_clear(GAP[game.name]) or verdicts[-1].best != verdicts[0].best:
                return None
        last = verdicts[-1]
        answer = legal[last.best]
        missed = missed_by(game, view, legal, answer)
        if not missed:
            return None
        name = sha256(msgspec.json.encode((position, seat), order="deterministic")).hexdigest()[:12]
        return Puzzle(
            id=name,
            seat=seat,
            position=position,
            answer=answer,
            notation=game.format_action(seat, answer),
            theme=theme_of(game.name, question.kind),
            difficulty=len(missed),
            missed=missed,
            reasons=reasons_for(game, view, legal, answer),
            losses=last.losses,
            gap=round(last.gap, 2),
            error=round(last.error, 2),
            playouts=self.others[-1].playouts,
            found=found,
        )

    def _seems_one(self, game: AnyGame, state: Any, seat: Seat) -> bool:
        """Whether quick players disagree, and one of them is clearly better."""
        view, legal = game.view(state, seat), game.legal(state, seat)
        greedy = bots.make("greedy", game, Rng("puzzle"))  # a new one: it may hold on to a plan
        answers = greedy.choose(view, legal), self.learned.choose(view, legal)
        if answers[0] == answers[1]:
            return False
        one, other = self.first.actions(view, seat, answers)
        gap, error = one.ahead_of(other)
        return abs(gap) >= max(GAP[game.name], HOPE * error)


class Verdict:
    """What playouts say of all actions."""

    def __init__(self, tried: Sequence[Tried]) -> None:
        order = sorted(range(len(tried)), key=lambda i: tried[i].lead, reverse=True)
        self.best = order[0]
        self.gap, self.error = tried[order[0]].ahead_of(tried[order[1]])
        lead = tried[self.best].lead
        self.losses = tuple(
            0 if i == self.best else max(1, round(lead - one.lead)) for i, one in enumerate(tried)
        )

    def is_clear(self, gap: float) -> bool:
        """Whether one action is ahead of all others by so many points, and that is certain."""
        return self.gap >= max(gap, CERTAIN * self.error)


def reasons_for(game: AnyGame, view: Any, legal: Sequence[Action], answer: Action) -> tuple[Message, ...]:
    """What a hint says for the answer, where it gives the same one; how sure it is, is known better here."""
    hinted = hint(game, view, legal)
    if hinted.action != answer:
        return ()
    return tuple(reason for reason in hinted.reasons if not reason.key.startswith(DOUBTS))


def missed_by(game: AnyGame, view: Any, legal: Sequence[Action], answer: Action) -> tuple[str, ...]:
    """The levels that mostly answer something else."""

    def finds(level: str, n: int) -> bool:
        bot: Bot = bots.make(level, game, Rng("puzzle", level, n))
        return bot.choose(view, legal) == answer

    return tuple(level for level in SOLVERS if 2 * sum(finds(level, n) for n in range(ASKED)) < ASKED)
