"""Finished matches count once: results, ratings, and the leaderboards of challenges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dracosaur.core.game import ScoreSheet
from dracosaur.server.hosting import rows
from dracosaur.server.hosting.deciding import Deed
from dracosaur.server.hosting.fold import Fold
from dracosaur.server.hosting.live import Live
from dracosaur.server.hosting.talking import Talking
from dracosaur.server.store import Rating, Result


class Counting(Talking):
    """What is kept of a match when it is over."""

    async def count(self, live: Live) -> None:
        """The match counts, however often this is asked."""
        async with live.lock:
            fold = await self.tables.read(live)
            if fold.phase != "over" or fold.is_counted:
                return
            results = results_of(fold, self.tables.now())
            opened = fold.opened
            own = [result for result in results if result.person_id and result.seat not in fold.helped]
        await self.store.results.keep(results, rate if opened.is_rated else None)
        if opened.challenge and own:  # what a bot has played for somebody beats nobody
            await self.store.challenges.finish(live.id, own[0].points, own[0].finished_at)

        def plan(deed: Deed) -> None:
            if not deed.fold.is_counted:
                deed.add(rows.Counted())

        await self.tables.change(live, plan)


def results_of(fold: Fold, now: int) -> list[Result]:
    """How every seat came out. Who left, or whose time was up, has come last."""
    assert fold.table is not None, "nothing was played"
    sheet = fold.table.score_sheet()
    opened = fold.opened
    return [
        Result(
            fold.id,
            player.seat,
            opened.game,
            opened.seats,
            player.total,
            max(opened.seats, 2) if fold.chairs[player.seat].away else place_in(sheet, player.seat),
            now,
            fold.chairs[player.seat].person or None,
            fold.chairs[player.seat].bot or None,
            opened.is_rated,
        )
        for player in sheet.players
        if player.seat < opened.seats  # an opponent without a seat has no result
    ]


def place_in(sheet: ScoreSheet, seat: int) -> int:
    """The place of the seat, from 1; equals share."""
    totals = {player.seat: player.total for player in sheet.players}
    if seat in sheet.winners:
        return 1
    return 1 + sum(other in sheet.winners or total > totals[seat] for other, total in totals.items())


def rate(results: Sequence[Result], old: Mapping[str, Rating]) -> Mapping[str, Rating]:
    """The ratings of the people of a match after it, by Plackett and Luce."""
    from openskill.models import PlackettLuce  # slow to load, and rarely needed

    model = PlackettLuce()
    people = {result.person_id: result for result in results if result.person_id is not None}
    before = [
        [model.rating(mu=old[id].mu, sigma=old[id].sigma) if id in old else model.rating()] for id in people
    ]
    after = model.rate(before, ranks=[float(result.place) for result in people.values()])
    return {
        id: Rating(result.game, result.seats, team[0].mu, team[0].sigma, _games(old, id) + 1)
        for (id, result), team in zip(people.items(), after, strict=True)
    }


def _games(old: Mapping[str, Rating], person: str) -> int:
    return old[person].games if person in old else 0
