"""What a tournament has come to: who stands where, how sure that is, who beats whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from dracosaur.arena.contest import Contest
from dracosaur.arena.intervals import Interval, bootstrap, wilson
from dracosaur.arena.playing import Result
from dracosaur.arena.ratings import Rating, rate
from dracosaur.arena.sequential import Verdict
from dracosaur.arena.tournament import Tournament
from dracosaur.core.game import Value


class Standing(Value, frozen=True):
    """One entrant; a seat at a table is one game of it."""

    entrant: str
    games: int
    wins: float  # shared victories count in parts
    win_rate: Interval  # Wilson
    points: Interval  # bootstrap over deals
    mean_place: float
    rating: Rating | None  # none where everybody plays alone
    decisions: int
    milliseconds: float  # a decision, on one core
    slowest_milliseconds: float
    faults: int
    disqualified: bool


class Duel(Value, frozen=True):
    """How often one entrant ends before another at the same table; equal places count half."""

    entrant: str
    other: str
    games: int
    ahead: Interval


class Tested(Value, frozen=True):
    """What became of the claim about the first of a group."""

    group: tuple[str, ...]
    verdict: Verdict
    ratio: float  # log-likelihood
    deals: int


class Scoreboard(Value, frozen=True):
    """What `dracosaur arena --json` prints."""

    contest: Contest
    games: int
    standings: tuple[Standing, ...]  # the best first
    duels: tuple[Duel, ...]
    tests: tuple[Tested, ...]


def scoreboard(tournament: Tournament) -> Scoreboard:
    """All figures of the tournament as it stands."""
    contest = tournament.contest
    return Scoreboard(
        contest=contest,
        games=len(tournament.results),
        standings=standings(tournament),
        duels=duels(contest, tournament.results),
        tests=tuple(
            Tested(
                tuple(contest.entrants[member] for member in group), proof.verdict, proof.ratio, proof.deals
            )
            for group, proof in zip(tournament.groups, tournament.proofs, strict=False)
        ),
    )


def standings(tournament: Tournament, *, in_full: bool = True) -> tuple[Standing, ...]:
    """The entrants, the best first; while games run ratings and intervals of points are left out."""
    contest = tournament.contest
    results = tournament.results
    ratings = rate(len(contest.entrants), results) if in_full and contest.seats > 1 else None
    found = []
    for number, entrant in enumerate(contest.entrants):
        sat = [
            (result, seat) for result in results for seat, who in enumerate(result.seating) if who == number
        ]
        wins = sum(result.shares[seat] for result, seat in sat)
        decisions = sum(result.decisions[seat] for result, seat in sat)
        seconds = sum(result.seconds[seat] for result, seat in sat)
        deals: defaultdict[int, list[float]] = defaultdict(list)
        for result, seat in sat:
            deals[result.deal].append(result.points[seat])
        mean = sum(map(sum, deals.values())) / max(1, len(sat))
        found.append(
            Standing(
                entrant=entrant,
                games=len(sat),
                wins=wins,
                win_rate=wilson(wins, len(sat)),
                points=bootstrap(list(deals.values())) if in_full else Interval(mean, mean, mean),
                mean_place=sum(result.places[seat] for result, seat in sat) / max(1, len(sat)),
                rating=None if ratings is None else ratings[number],
                decisions=decisions,
                milliseconds=1000 * seconds / max(1, decisions),
                slowest_milliseconds=1000 * max((result.slowest[seat] for result, seat in sat), default=0.0),
                faults=sum(fault.seat == seat for result, seat in sat for fault in result.faults),
                disqualified=number in tournament.disqualified,
            )
        )
    return tuple(sorted(found, key=_strength, reverse=True))


def _strength(standing: Standing) -> tuple[bool, float, float]:
    rating = standing.rating.mu if standing.rating is not None else standing.win_rate.value
    return not standing.disqualified, rating, standing.points.value


def duels(contest: Contest, results: Iterable[Result]) -> tuple[Duel, ...]:
    """Every two entrants that have met."""
    ahead: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
    upwards = -1 if contest.shape == "ladder" else 1  # there the later one is to be the better one
    for result in results:
        for seat, who in enumerate(result.seating):
            for other_seat, other in enumerate(result.seating):
                if upwards * who < upwards * other:
                    own, theirs = result.places[seat], result.places[other_seat]
                    ahead[who, other].append(0.5 if own == theirs else float(own < theirs))
    return tuple(
        Duel(contest.entrants[who], contest.entrants[other], len(values), wilson(sum(values), len(values)))
        for (who, other), values in sorted(ahead.items())
    )
