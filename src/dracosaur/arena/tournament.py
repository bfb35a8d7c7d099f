"""A tournament from the first game to the last; it can be stopped and gone on with at any time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

from dracosaur.arena.contest import Contest, Task, groups, seatings, tasks
from dracosaur.arena.engines import Engine, flow
from dracosaur.arena.journal import Journal
from dracosaur.arena.playing import Played, Result, play_task
from dracosaur.arena.sequential import Claim, Proof

Penalty = Literal["lose", "disqualify"]  # what a fault costs: the game, or also all games to come
Told = Callable[["Tournament", Result], None]


class Tournament:
    """The games of a contest so far, and which are still to be played."""

    def __init__(
        self,
        contest: Contest,
        games: int,
        results: Journal[Contest, Result],
        *,
        claim: Claim | None = None,
        penalty: Penalty = "lose",
        faults: Path | None = None,
    ) -> None:
        self.contest = contest
        self.games = games  # of each group, unless its claim is decided before
        self.groups = groups(contest)
        self.penalty: Penalty = penalty
        self.faults = faults  # where tracebacks go
        self.proofs = [Proof(claim) for _ in self.groups] if claim is not None else []
        self.disqualified: set[int] = set()
        self._results = results
        self._deals: defaultdict[tuple[int, int], dict[int, float]] = defaultdict(dict)
        for result in results.lines:
            self._count(result)

    @property
    def results(self) -> list[Result]:
        """The games played so far, in the order in which they ended."""
        return self._results.lines

    @property
    def path(self) -> Path | None:
        """The file in which the games are kept, if any."""
        return self._results.path

    def is_open(self, group: int) -> bool:
        """Whether games of the group still matter."""
        if self.disqualified.intersection(self.groups[group]):
            return False
        return not self.proofs or self.proofs[group].verdict == "open"

    def run(self, engine: Engine, told: Told | None = None) -> None:
        """Play what is left to play."""
        calls = ((self.contest, task) for task in self._upcoming())
        for played in flow(engine, play_task, calls):
            self._take(played, told)

    def _upcoming(self) -> Iterator[Task]:
        played = {result.key for result in self.results}
        for task in tasks(self.contest, self.games):
            if task.key not in played and self.is_open(task.group):
                yield task

    def _take(self, played: Played, told: Told | None) -> None:
        self._keep_traces(played)
        self._results.append(played.result)
        self._count(played.result)
        if told is not None:
            told(self, played.result)

    def _count(self, result: Result) -> None:
        """What the game says about claims and entrants."""
        if self.penalty == "disqualify":
            self.disqualified.update(result.seating[fault.seat] for fault in result.faults)
        if not self.proofs:
            return
        first = self.groups[result.group][0]
        shares = [share for who, share in zip(result.seating, result.shares, strict=True) if who == first]
        deal = self._deals[result.group, result.deal]
        deal[result.turn] = sum(shares) / len(shares)
        turns = seatings(self.contest.seed, self.groups[result.group], result.group, result.deal)
        if len(deal) == len(turns):
            self.proofs[result.group].add(result.deal, sum(deal.values()) / len(deal))

    def _keep_traces(self, played: Played) -> None:
        """The tracebacks of bots that crashed, for their authors."""
        if self.faults is None or not played.traces:
            return
        with self.faults.open("a", encoding="utf-8") as file:
            for trace in played.traces:
                game = "/".join(map(str, played.result.key))
                file.write(f"Game {game} of seed {self.contest.seed}:\n{trace}\n")
