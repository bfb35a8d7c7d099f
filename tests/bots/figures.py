"""Every figure that the bots must show, each with its sample size, line by line.

`python -m tests.bots.figures --keep FOLDER --jobs 2` is the long form, some hours of processor time; games
that lie in the folder are not played again, and lines that the ledger (`docs/figures/bots.jsonl`) knows are
not measured again unless `--again` says so. `--share 0.05` plays a twentieth of the games and writes no
ledger, `--only wyrmspan` measures the lines that have the word, `--known` only tells what is known. A line
holds if what was reached is not below what is asked for; it is open where the interval of 95 % reaches to the
other side.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from dracosaur.arena.intervals import wilson
from dracosaur.bots.levels import LEVELS, level_of
from dracosaur.bots.method.duel import duel
from dracosaur.bots.method.profile import PROFILES, profile_of
from dracosaur.bots.method.training import Training
from dracosaur.bots.method.weights import load as load_weights
from dracosaur.games import load
from tests.bots import ledger
from tests.bots.draftosaurus import ends, luck, pairs, speed
from tests.bots.draftosaurus.versus import Hall, Table, measure
from tests.bots.gods_love_dinosaurs.figures import match_of as dinosaurs
from tests.bots.gods_love_dinosaurs.figures import playouts
from tests.bots.matches import Match, Played, mean_of, play_match
from tests.bots.wyrmspan import bare
from tests.bots.wyrmspan.figures import match_of as wyrms
from tests.bots.wyrmspan.pairs import check_pairs

LEVEL_SEED = "levels"
HEADING = "line | what | asked | reached | games | CPU s | verdict | more"
LOW, HIGH = 60.0, 80.0  # how often a level should beat the one below, two players; about 70 is meant


class Reached(NamedTuple):
    """What was measured: a figure with its interval and whatever else there is to tell."""

    value: float
    low: float
    high: float
    more: str = ""


class Line(NamedTuple):
    """A figure that must be shown."""

    number: int  # of the list
    what: str
    unit: str
    asked: float | None  # at least; None where it is only to be stated
    games: int
    measure: Callable[[int, Path], Reached]  # by so many games, some of which lie in the file
    most: float | None = None  # where too much is as wrong as too little


class Told(NamedTuple):
    """A line that was measured."""

    line: Line
    games: int
    reached: Reached
    seconds: float

    @classmethod
    def known(cls, line: Line, entry: ledger.Entry) -> Told:
        """As it was measured some other time."""
        return cls(line, entry.games, Reached(entry.value, entry.low, entry.high, entry.more), entry.seconds)

    @property
    def entry(self) -> ledger.Entry:
        """What the ledger keeps of it."""
        got = self.reached
        return ledger.Entry(
            what=self.line.what,
            games=self.games,
            value=round(got.value, 3),
            low=round(got.low, 3),
            high=round(got.high, 3),
            seconds=round(self.seconds),
            stamp=ledger.stamp_of(self.line.what),
            more=got.more,
        )

    def __str__(self) -> str:
        line, got = self.line, self.reached
        asked = "-" if line.asked is None else f"{line.asked:g}"
        asked += "" if line.most is None else f" to {line.most:g}"
        interval = "" if got.low == got.high else f" ({got.low:.1f} to {got.high:.1f})"
        figure = f"{got.value:,.1f}{interval}"
        told = (line.number, line.what, f"{asked} {line.unit}", figure, self.games, f"{self.seconds:.0f}")
        return " | ".join(map(str, (*told, self.verdict, got.more)))

    @property
    def verdict(self) -> str:
        """Whether the line holds."""
        line, got = self.line, self.reached
        if line.asked is None or (line.asked == line.most and self.games < line.games):
            return "stated"  # a part of a course does not teach as much
        most = line.most if line.most is not None else float("inf")
        is_sure = (line.asked <= got.low and got.high <= most) or got.high < line.asked or got.low > most
        return ("holds" if line.asked <= got.value <= most else "FAILS") + ("" if is_sure else ", open")


def victories(played: Sequence[Played]) -> Reached:
    """Percentage of the games won."""
    won = wilson(sum(game.won for game in played), len(played))
    points, error = mean_of([game.points for game in played])
    pace = 1000 * sum(game.seconds for game in played) / max(1, sum(game.decisions for game in played))
    more = f"{points:.1f} ± {error:.1f} points, {pace:.1f} ms a decision"
    return Reached(100 * won.value, 100 * won.low, 100 * won.high, more)


def by_match(match: Match, games: int, keep: Path) -> Reached:
    """Victories of the first bot of a match through views."""
    return victories(play_match(match, games, keep))


def points_by_match(match: Match, games: int, keep: Path) -> Reached:
    """Points of the first bot."""
    mean, error = mean_of([game.points for game in play_match(match, games, keep)])
    return Reached(mean, mean - error, mean + error)


def by_table(table: Table, hall: type[Hall], games: int, keep: Path) -> Reached:
    """Victories of a bot of Draftosaurus against greedy elsewhere."""
    return victories(measure(table, games, keep, hall=hall))


def alone(level: str, games: int, keep: Path) -> Reached:
    """Victories of the bare policy of Wyrmspan."""
    player = bare.Alone(level)
    played = [player.play(game) for game in range(games)]
    won = wilson(sum(points >= rival for points, rival in played), games)
    points, error = mean_of([points for points, _ in played])
    return Reached(100 * won.value, 100 * won.low, 100 * won.high, f"{points:.1f} ± {error:.1f} points")


def agreement(bot: str, positions: int, keep: Path) -> Reached:
    """Choices that agree with the equilibrium."""
    found = ends.agreement(bot, positions)
    share = wilson(found.agreed.total(), positions)
    return Reached(100 * share.value, 100 * share.low, 100 * share.high)


def rate(measured: Callable[[int], float], rounds: int, keep: Path) -> Reached:
    """Playouts in a core-second, the best of some rounds."""
    best = measured(rounds)
    return Reached(best, best, best)


def wyrm_playouts(rounds: int) -> float:
    """Of Wyrmspan alone."""
    player = bare.Alone("automa_2")
    return max(player.playouts() for _ in range(rounds))


def told_apart(n: int, keep: Path) -> Reached:
    """Pairs of Draftosaurus on which the bots choose alike."""
    same = n - pairs.differing(n)
    return Reached(100 * same / n, 100 * same / n, 100 * same / n)


def wyrm_pairs(n: int, keep: Path) -> Reached:
    """The same for Wyrmspan, which stops at the first pair that differs."""
    different = check_pairs(n, playouts=40)
    return Reached(100.0, 100.0, 100.0, f"{different} of them different tables")


def taught_again(name: str, one: str, games: int, keep: Path) -> Reached:
    """By how much weights that are taught anew differ in strength from those that ship."""
    profile = profile_of(name)
    assert profile is not None
    shipped = load_weights(profile.folder / f"{one}.npz")
    seed, folder = shipped.header.seed, keep.with_suffix("")
    training = Training(load(name), profile, one, seed=seed, folder=folder, games=games)
    training.resume()
    training.run(lambda point, games: None)
    policy, critic = training.school.weights()
    if policy == shipped.policy and critic == shipped.critic:
        return Reached(0.0, 0.0, 0.0, f"the same numbers after {training.seconds:.0f} s")
    new = type(shipped)(shipped.header, policy, critic)
    verdict = duel(load(name), profile, training.course, new, shipped, 400)
    low, high = verdict.mean - verdict.interval, verdict.mean + verdict.interval
    more = f"after {training.seconds:.0f} s and {training.course.games} of {shipped.header.games} games"
    return Reached(verdict.mean, low, high, more)


def lines() -> Iterator[Line]:
    """All of them, in the order of the list."""
    yield from wyrmspan_alone()
    for seats, asked in ((2, 90), (3, 75), (4, 65), (5, 55)):
        match = wyrms(("search:0.05", *["greedy"] * (seats - 1)))
        yield Line(2, f"wyrmspan, search:0.05, {seats} players", "%", asked, 100, partial(by_match, match))
    match = wyrms(("search:0.05", "learned"))
    yield Line(2, "wyrmspan, search:0.05 against learned", "%", 60, 100, partial(by_match, match))
    yield from drafts()
    for seats, asked in ((2, 92), (3, 80), (4, 72), (5, 65)):
        match = dinosaurs("learned", "greedy", seats, "figures")
        what = f"gods_love_dinosaurs, learned, {seats} players"
        yield Line(4, what, "%", asked, 300, partial(by_match, match))
    match = dinosaurs("search:0.2", "learned", 2, "figures")
    yield Line(4, "gods_love_dinosaurs, search:0.2 against learned", "%", 60, 300, partial(by_match, match))
    draft = partial(rate, partial(speed.playouts_per_second, 4, "summer"))
    yield Line(5, "draftosaurus, playouts of four players", "/s", 60_000, 800, draft)
    yield Line(5, "wyrmspan, playouts alone", "/s", 10_000, 200, partial(rate, wyrm_playouts))
    two = partial(rate, partial(playouts, 2, 60))
    yield Line(5, "gods_love_dinosaurs, playouts of two players", "/s", 1_500, 100, two)
    yield Line(6, "draftosaurus, pairs on which bots choose alike", "%", 100, 10_000, told_apart)
    yield Line(6, "wyrmspan, pairs on which bots choose alike", "%", 100, 10_000, wyrm_pairs)
    yield from courses()
    yield from levels()


def wyrmspan_alone() -> Iterator[Line]:
    """Wyrmspan against the Automa and Ravel."""
    yield Line(1, "wyrmspan, learned, automa_2", "%", 75, 200, partial(alone, "automa_2"))
    for bot, level, games, asked, points in (
        ("search:0.015", "automa_2", 200, 97, None),
        ("search:0.015", "automa_3", 200, 75, None),
        ("search:0.1", "automa_3", 200, 88, 109),
        ("search:0.3", "automa_3", 60, 95, 113),
    ):
        match = wyrms((bot,), level)
        yield Line(1, f"wyrmspan, {bot}, {level}", "%", asked, games, partial(by_match, match))
        if points:
            what = f"wyrmspan, {bot}, {level}, points"
            yield Line(1, what, "points", points, games, partial(points_by_match, match))
    for number in (1, 2, 3):
        level = f"ravel_{number}"
        yield Line(1, f"wyrmspan, learned, {level}", "%", None, 200, partial(alone, level))
        match = wyrms(("search:0.05",), level)
        yield Line(1, f"wyrmspan, search:0.05, {level}", "%", None, 200, partial(by_match, match))


def drafts() -> Iterator[Line]:
    """Draftosaurus against greedy in all other seats, its end, and how much is luck."""
    for bot, board, marks in (
        ("search:0.05", "summer", (94, 85, 70, 66)),
        ("search:0.05", "winter", (97, 90, 88, 78)),
        ("learned", "summer", (78, 69, 57, 45)),
    ):
        for seats, asked in zip(range(2, 6), marks, strict=True):
            table = Table(bot, seats, board)
            what = f"draftosaurus, {bot}, {seats} players, {board}"
            yield Line(3, what, "%", asked, 1000, partial(by_table, table, Hall))
    end = partial(agreement, "search:0.05")
    yield Line(3, "draftosaurus, last two turns as in the equilibrium", "%", 99, 1000, end)
    for seats in range(2, 6):
        for board in ("summer", "winter"):
            table = Table(f"foresight:{luck.PLAYOUTS}p", seats, board)
            what = f"draftosaurus, who knows the future, {seats} players, {board}"
            yield Line(3, what, "%", None, 200, partial(by_table, table, luck.Foresight))


def courses() -> Iterator[Line]:
    """Each set of weights, taught anew: how much it gains on what ships, in the unit of the margin."""
    for name in PROFILES:
        profile = profile_of(name)
        assert profile is not None
        for one in profile.courses:
            games = load_weights(profile.folder / f"{one}.npz").header.games
            work = partial(taught_again, name, one)
            yield Line(7, f"{name}, train --set {one}", "gain", 0, games, work, 0)


def levels() -> Iterator[Line]:
    """Each level against the one below."""
    for name in PROFILES:
        for seats in (2, 4):
            for below, level in pairwise(LEVELS):
                match = Match(name, (level, *[below] * (seats - 1)), {}, LEVEL_SEED)
                asked, most = (LOW, HIGH) if seats == 2 else (None, None)
                what = f"{name}, {level} against {below}, {seats} players"
                games = 60 if level_of(name, level).bot.startswith("search") else 200
                yield Line(8, what, "%", asked, games, partial(by_match, match), most)


def tell(line: Line, share: float, keep: Path) -> Told:
    """One line, measured by so many of its games."""
    games = max(2, round(line.games * share))
    start = time.process_time()
    name = "".join(letter if letter.isalnum() else "-" for letter in line.what.removesuffix(", points"))
    reached = line.measure(games, keep / f"{name}.jsonl")
    return Told(line, games, reached, time.process_time() - start)


def is_wanted(line: Line, only: str) -> bool:
    """Whether the line has this number, or the words; the bots and tables in the words have numbers, too."""
    return str(line.number) == only if only.isdigit() else only in line.what


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--share", type=float, default=1.0, help="of the games of each line")
    parser.add_argument(
        "--keep", type=Path, help="a folder of finished games; those in it are not played again"
    )
    parser.add_argument("--only", default="", help="lines that have this word, or the number of a line")
    parser.add_argument("--jobs", type=int, default=1, help="lines that are measured at once")
    parser.add_argument("--again", action="store_true", help="measure also what is known")
    parser.add_argument("--known", action="store_true", help="measure nothing, tell what is known")
    given = parser.parse_args(arguments)
    keep = given.keep or Path(tempfile.mkdtemp())
    keep.mkdir(parents=True, exist_ok=True)
    listed = list(lines())
    wanted = [line for line in listed if is_wanted(line, given.only)]
    known = {} if given.again else ledger.read()
    print(HEADING, flush=True)
    told = [Told.known(line, known[line.what]) for line in wanted if line.what in known]
    for one in told:
        print(one, flush=True)
    missing = [] if given.known else [line for line in wanted if line.what not in known]
    for one in measured(missing, given.share, keep, given.jobs):
        print(one, flush=True)
        told.append(one)
        if given.share >= 1:
            note(one.entry, listed)
    return 1 if any(one.verdict == "FAILS" for one in told) else 0


def measured(wanted: Sequence[Line], share: float, keep: Path, jobs: int) -> Iterator[Told]:
    """The lines, one after the other or in several processes."""
    work = partial(tell, share=share, keep=keep)
    if jobs == 1:
        yield from map(work, wanted)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            for done in as_completed([pool.submit(work, line) for line in wanted]):
                yield done.result()


def note(entry: ledger.Entry, listed: Sequence[Line]) -> None:
    """The ledger knows the figure, too, in the order of the list; other runs may have written meanwhile."""
    known = {**ledger.read(), entry.what: entry}
    ledger.write(known[line.what] for line in listed if line.what in known)


if __name__ == "__main__":
    sys.exit(main())
