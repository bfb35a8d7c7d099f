"""Answers to riddles: each counts once, and who needed least comes first."""

from __future__ import annotations

import asyncio

from dracosaur.server.store import Solving, Store
from tests.server.store.things import person

RIDDLE, DAY = "2026-11-17-wyrmspan-abc", "2026-11-17"


async def test_the_first_look_counts_and_every_answer_once(store: Store) -> None:
    ann = await person(store)
    assert await store.riddles.get(RIDDLE, ann.id) is None
    begun = await store.riddles.begin(RIDDLE, ann.id, DAY, 1000)
    assert begun == Solving(RIDDLE, ann.id, DAY, 1000)
    assert await store.riddles.begin(RIDDLE, ann.id, DAY, 5000) == begun
    await asyncio.gather(*(store.riddles.answer(RIDDLE, ann.id, 4, False, 6000) for _ in range(5)))
    kept = await store.riddles.get(RIDDLE, ann.id)
    assert kept is not None
    assert (kept.given, kept.tries, kept.is_solved, kept.finished_at) == ((4,), 1, False, None)
    solved = await store.riddles.answer(RIDDLE, ann.id, 2, True, 9000)
    assert (solved.given, solved.tries, solved.is_solved, solved.finished_at) == ((4, 2), 2, True, 9000)
    for later in (
        await store.riddles.answer(RIDDLE, ann.id, 7, False, 9900),
        await store.riddles.give_up(RIDDLE, ann.id, 9900),
    ):
        assert later == solved


async def test_many_wrong_answers_at_once_are_all_kept(store: Store) -> None:
    ann = await person(store)
    await store.riddles.begin(RIDDLE, ann.id, DAY, 1)
    await asyncio.gather(*(store.riddles.answer(RIDDLE, ann.id, n, False, 2) for n in range(8)))
    kept = await store.riddles.get(RIDDLE, ann.id)
    assert kept is not None
    assert (sorted(kept.given), kept.tries) == (list(range(8)), 8)


async def test_fewer_tries_come_before_less_time(store: Store) -> None:
    ann, ben, eve, dan = [await person(store) for _ in range(4)]
    for who, tries, end in ((ann, 2, 1100), (ben, 1, 9000), (eve, 1, 3000)):
        await store.riddles.begin(RIDDLE, who.id, DAY, 1000)
        for n in range(tries):
            await store.riddles.answer(RIDDLE, who.id, n, n == tries - 1, end)
    await store.riddles.begin(RIDDLE, dan.id, DAY, 1000)
    given_up = await store.riddles.give_up(RIDDLE, dan.id, 1001)
    assert (given_up.is_solved, given_up.finished_at) == (False, 1001)
    board = await store.riddles.leaderboard(RIDDLE)
    assert [one.person_id for one in board] == [eve.id, ben.id, ann.id]
    assert await store.riddles.leaderboard("another") == ()


async def test_what_somebody_has_solved(store: Store) -> None:
    ann = await person(store)
    for day, game, is_best in (("16", "a", True), ("17", "a", True), ("17", "b", True), ("18", "a", False)):
        riddle = f"2026-11-{day}-{game}"
        await store.riddles.begin(riddle, ann.id, f"2026-11-{day}", 1)
        await store.riddles.answer(riddle, ann.id, 0, is_best, 2)
    solved = await store.riddles.solved_by(ann.id)
    assert [one.day for one in solved] == ["2026-11-17", "2026-11-17", "2026-11-16"]
    assert await store.riddles.solved_by("nobody") == ()


async def test_an_account_takes_over_what_it_has_not_seen(store: Store) -> None:
    guest, account = await person(store), await person(store)
    for riddle, who in (("one", guest), ("two", guest), ("two", account)):
        await store.riddles.begin(riddle, who.id, DAY, 1)
        await store.riddles.answer(riddle, who.id, int(who is account), who is guest, 2)
    await store.people.take_over(guest.id, account.id)
    one, two = [await store.riddles.get(riddle, account.id) for riddle in ("one", "two")]
    assert one is not None
    assert two is not None
    assert (one.is_solved, two.is_solved, two.given) == (True, False, (1,))
    assert await store.riddles.get("two", guest.id) is None
