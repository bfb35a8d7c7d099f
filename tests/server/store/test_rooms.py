"""Chat, results, ratings, challenges, secrets, heartbeats and news."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from dracosaur.server.store import (
    Attempt,
    BadStore,
    Challenge,
    ChatLine,
    News,
    NewsKind,
    NoTable,
    RankedAttempt,
    Rating,
    Result,
    Store,
    StoreInUse,
    Unavailable,
    new_id,
)
from tests.postgres import Cluster
from tests.server.store.things import person, row, running, table


async def test_lines_of_chat_count_from_one(store: Store) -> None:
    ann = await person(store)
    kept, other = await table(store, ann), await table(store, ann)
    said = await asyncio.gather(*(store.chat.say(kept.id, ann.id, 0, f"{i}", i) for i in range(5)))
    assert sorted(line.number for line in said) == [1, 2, 3, 4, 5]
    assert await store.chat.say(other.id, ann.id, -1, "héllo", 9) == ChatLine(
        other.id, 1, ann.id, -1, "héllo", 9
    )
    assert [line.number for line in await store.chat.lines(kept.id, since=1, most=3)] == [3, 4, 5]
    assert await store.chat.lines(kept.id) == tuple(sorted(said, key=lambda line: line.number))
    with pytest.raises(NoTable):
        await store.chat.say("nowhere", ann.id, 0, "hello", 1)


def double(results: Sequence[Result], old: Mapping[str, Rating]) -> Mapping[str, Rating]:
    """Not a rating anybody would want, but one that shows a second count."""
    new = {}
    for result in results:
        if result.person_id is not None:
            before = old.get(result.person_id, Rating(result.game, result.seats, 25.0, 8.0))
            new[result.person_id] = Rating(
                result.game, result.seats, before.mu * 2, before.sigma, before.games + 1
            )
    return new


async def test_a_game_counts_once(store: Store) -> None:
    ann, ben = await person(store), await person(store)
    kept = await table(store, ann)
    results = [
        Result(kept.id, 0, "wyrmspan", 3, 61, 1, 9, ann.id, is_rated=True),
        Result(kept.id, 1, "wyrmspan", 3, 44, 2, 9, ben.id, is_rated=True),
        Result(kept.id, 2, "wyrmspan", 3, 44, 2, 9, None, "greedy"),
    ]
    kepts = await asyncio.gather(*(store.results.keep(results, double) for _ in range(5)))
    assert sorted(kepts) == [False] * 4 + [True]
    assert await store.results.of_table(kept.id) == tuple(results)
    assert await store.results.of_person(ben.id) == (results[1],)
    assert await store.results.ratings(ann.id) == (Rating("wyrmspan", 3, 50.0, 8.0, 1),)


async def test_ratings_follow_each_other(store: Store) -> None:
    ann, ben = await person(store), await person(store)
    for finished, who in enumerate([ann, ben, ann]):
        kept = await table(store, who)
        await store.results.keep([Result(kept.id, 0, "wyrmspan", 2, 1, 1, finished, who.id)], double)
    assert [result.finished_at for result in await store.results.of_person(ann.id)] == [2, 0]
    ranking = await store.results.ranking("wyrmspan", 2)
    assert [(who, rating.mu, rating.games) for who, rating in ranking] == [
        (ann.id, 100.0, 2),
        (ben.id, 50.0, 1),
    ]
    assert await store.results.ranking("wyrmspan", 3) == ()


async def test_a_day_has_one_challenge_of_each_game(store: Store) -> None:
    made = [
        Challenge(new_id(), game, 1, "", b"{}", b"key", 1, day="2026-11-16")
        for game in ("wyrmspan", "wyrmspan", "draftosaurus")
    ]
    kept = await asyncio.gather(*(store.challenges.add(one) for one in made))
    assert kept[0] == kept[1]
    assert await store.challenges.of_day("2026-11-16") == (kept[2], kept[0])
    assert await store.challenges.of_day("2026-11-17") == ()
    sent = [Challenge(new_id(), "wyrmspan", 1, "", b"{}", b"key", 1) for _ in range(2)]
    for one in sent:
        assert await store.challenges.add(one) == one
        assert await store.challenges.get(one.id) == one


async def test_only_first_attempts_are_ranked(store: Store) -> None:
    ann, ben, eve = [await person(store) for _ in range(3)]
    challenge = await store.challenges.add(Challenge(new_id(), "wyrmspan", 1, "", b"{}", b"", 1))
    places = [await table(store, who) for who in (ann, ann, ben, eve)]
    for number, (place, who) in enumerate(zip(places, (ann, ann, ben, eve), strict=True)):
        begun = await store.challenges.begin(challenge.id, place.id, who.id, number)
        assert begun == Attempt(challenge.id, place.id, who.id, number, is_first=number != 1)
    for place, points in zip(places[:3], (50, 90, 50), strict=True):
        await store.challenges.finish(place.id, points, points)
    await store.challenges.finish(places[0].id, 99, 99)
    board = await store.challenges.leaderboard(challenge.id)
    assert [(one.person_id, one.points) for one in board] in (
        [(ann.id, 50), (ben.id, 50)],
        [(ben.id, 50), (ann.id, 50)],
    )
    assert [one.points for one in await store.challenges.attempts(challenge.id, ann.id)] == [50, 90]


async def test_the_challenges_of_a_persons_days(store: Store) -> None:
    ann, ben, eve = [await person(store) for _ in range(3)]
    days = ("2026-11-09", "2026-11-10", "2026-11-11")
    made = [Challenge(new_id(), "wyrmspan", 1, "", b"{}", b"", 1, day=day) for day in days]
    made.append(Challenge(new_id(), "wyrmspan", 1, "", b"{}", b"", 1))  # sent by a friend: of no day
    for one in made:
        await store.challenges.add(one)
    second = made[1].id
    tried = {(second, ann): (50, 99), (second, ben): (70,), (second, eve): (50,)}
    tried |= {(one.id, ann): (40,) for one in (made[0], made[3])}
    tables = {}
    for number, ((challenge, who), points) in enumerate(tried.items()):
        for n, each in enumerate(points):
            place = await table(store, who)
            tables[challenge, who, n] = place.id
            await store.challenges.begin(challenge, place.id, who.id, 10 * number + n)
            await store.challenges.finish(place.id, each, 1)
    await store.challenges.begin(made[2].id, (await table(store, ann)).id, ann.id, 99)  # still played
    mine = RankedAttempt(days[1], "wyrmspan", tables[second, ann, 0], 50, 1, 3)
    assert await store.challenges.ranked_since(ann.id, days[1]) == (mine,)
    assert [one.day for one in await store.challenges.ranked_since(ann.id, days[0])] == list(days[:2])


async def test_a_secret_is_made_once(store_url: str) -> None:
    async with await Store.open(store_url) as store:
        one = await store.secrets.get("cookies")
        assert len(one) == 32
        assert await store.secrets.get("other") != one
    async with await Store.open(store_url) as store:
        assert await store.secrets.get("cookies") == one


async def test_news_of_this_process(store: Store) -> None:
    kept = await table(store)
    heard: list[News] = []

    def fail(news: News) -> None:
        raise ValueError(news.kind)

    store.news.listen(fail)
    store.news.listen(heard.append)
    await store.log.append(kept.id, [row(2), row(3)], running())
    await store.chat.say(kept.id, kept.owner_id, 0, "hello", 1)
    await store.news.publish(News(NewsKind.PRESENCE, kept.id, text="Ann"))
    assert heard == [
        News(NewsKind.LOG, kept.id, 3),
        News(NewsKind.CHAT, kept.id, 1),
        News(NewsKind.PRESENCE, kept.id, text="Ann"),
    ]
    store.news.unlisten(heard.append)
    await store.news.publish(News(NewsKind.PRESENCE))
    assert len(heard) == 3


async def test_the_store_says_that_it_works(store: Store) -> None:
    await store.ping()


async def test_a_file_has_one_server(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store:
        assert not store.has_many_processes
        assert await store.beats.beat("me") == ("me",)
        await store.beats.stop("me")
        with pytest.raises(StoreInUse, match="served by another process"):
            await Store.open(sqlite_url)
    async with await Store.open(sqlite_url):
        pass


async def test_news_pass_between_processes(postgres_store_url: str) -> None:
    async with await Store.open(postgres_store_url) as one, await Store.open(postgres_store_url) as other:
        assert one.has_many_processes
        heard: asyncio.Queue[News] = asyncio.Queue()
        other.news.listen(heard.put_nowait)
        mine: list[News] = []
        one.news.listen(mine.append)
        kept = await table(one)
        await one.log.append(kept.id, [row(2)], running())
        await one.chat.say(kept.id, kept.owner_id, 0, "hello", 1)
        await one.news.publish(News(NewsKind.PRESENCE, kept.id))
        expected = [
            News(NewsKind.LOG, kept.id, 2),
            News(NewsKind.CHAT, kept.id, 1),
            News(NewsKind.PRESENCE, kept.id),
        ]
        assert [await asyncio.wait_for(heard.get(), 5) for _ in expected] == expected
        assert mine == expected


async def test_many_news_of_one_group_all_arrive(postgres_store_url: str) -> None:
    async with await Store.open(postgres_store_url) as one, await Store.open(postgres_store_url) as other:
        tables = [await table(one) for _ in range(150)]
        heard: asyncio.Queue[News] = asyncio.Queue()
        other.news.listen(heard.put_nowait)
        await asyncio.gather(*(one.log.append(kept.id, [row(2)], running()) for kept in tables))
        told = {(await asyncio.wait_for(heard.get(), 5)).table_id for _ in tables}
        assert told == {kept.id for kept in tables}


async def test_processes_that_beat_are_alive(postgres_store_url: str) -> None:
    async with await Store.open(postgres_store_url) as store:
        assert await store.beats.beat("b") == ("b",)
        assert await store.beats.beat("a") == ("a", "b")
        await store.beats.stop("a")
        assert await store.beats.beat("b") == ("b",)
        assert await store.database.beat("c", 0) == ("c",)  # others are old by now, whoever asks is alive


async def test_two_processes_race_for_the_same_row(postgres_store_url: str) -> None:
    """The unique keys decide, whoever holds what: nothing is lost, and nothing is in the log twice."""
    async with await Store.open(postgres_store_url) as one, await Store.open(postgres_store_url) as other:
        tables = [await table(one) for _ in range(8)]
        outcomes = await asyncio.gather(
            *(
                store.log.append(kept.id, [row(seq, f"{name}{seq}")], running())
                for seq in range(2, 12)
                for kept in tables
                for name, store in (("one", one), ("other", other))
            ),
            return_exceptions=True,
        )
        assert sum(outcome is None for outcome in outcomes) == sum(
            [await one.log.seq(kept.id) - 1 for kept in tables]
        )
        assert not any(isinstance(outcome, Unavailable) for outcome in outcomes)


@pytest.mark.parametrize(
    "url",
    ["mysql://x", "store.db", "sqlite://", "sqlite:///", "sqlite:///:memory:", "postgresql://u@h:port/x", ""],
)
async def test_an_address_that_names_no_store_says_what_to_write(url: str) -> None:
    with pytest.raises(BadStore, match=r"sqlite:///PATH|postgresql://USER"):
        await Store.open(url)


async def test_a_file_in_no_folder_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    with pytest.raises(Unavailable, match="cannot be made"):
        await Store.open(f"sqlite:///{tmp_path}/letter.txt/store.db")


async def test_a_file_of_another_kind_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 100)
    with pytest.raises(BadStore, match="of another kind"):
        await Store.open(f"sqlite:///{path}")
    assert path.read_text() == "Dear Ann, " * 100


async def test_a_database_that_is_not_there_is_named(cluster: Cluster) -> None:
    with pytest.raises(Unavailable, match="nowhere"):
        await Store.open(cluster.url("nowhere"))
