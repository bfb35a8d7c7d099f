"""Finished games: records, replays, positions, statistics, ratings, challenges."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from dracosaur.bots.levels import LEVELS
from dracosaur.core.game import Seat
from dracosaur.core.records import check_fair, loads, replay
from dracosaur.games import load
from dracosaur.server.hosting import Host, Refused, Wish
from dracosaur.server.hosting.commands import Applied, Return
from dracosaur.server.hosting.counting import place_in
from dracosaur.server.store import Challenge
from tests.server.hosting.guests import Guest, HandClock, play_out, seat_all, settle

GAME = load("draftosaurus")


async def finished(host: Host, wish: Wish, names: str = "AB") -> tuple[str, list[Guest]]:
    table, guests = await seat_all(host, names, wish)
    await play_out(host, table, guests)
    await settle()
    return table, guests


async def test_the_record_is_whole_and_fair_when_the_match_is_over(host: Host) -> None:
    ann, ben = [await Guest.come(host, name) for name in ("Ann", "Ben")]
    table = await host.open(ann.who, Wish("draftosaurus", 2, open=True, salt="heads\u202e"))
    await ann.watch(table)
    commitment = ann.table["commitment"]
    await host.join(ben.who, table, salt="tails")
    header = loads(await host.record(None, table), GAME)
    assert (header.header.key, header.entries) == ("", [])
    await play_out(host, table, [ann, ben])
    record = loads(await host.record(None, table), GAME)
    assert record.header.commitment == commitment
    assert record.header.salts == ("heads\ufffd", "tails")  # shown on screens, as names are
    assert record.header.names == ("Ann", "Ben")
    assert record.header.key == ann.table["key"]
    check_fair(record, GAME)


async def test_every_step_can_be_seen_as_every_seat_saw_it(host: Host) -> None:
    table, (ann, ben) = await seat_all(host, "AB", Wish("draftosaurus", 2))
    with pytest.raises(Refused, match="not_over"):
        await host.step(ann.who, table, 0)
    await play_out(host, table, [ann, ben])
    record = loads(await host.record(None, table), GAME)
    states = list(replay(record, GAME))
    told = []
    for number, state in enumerate(states):
        step = await host.step(None, table, number, 1, "uk")
        assert (step.step, step.steps) == (number, len(states) - 1)
        assert step.view == GAME.view(state, Seat(1))
        told += [said.text for said in step.told]
    heard = [event for frame in ben.ears.frames("told") for event in frame["events"]]
    assert len(told) == len(heard)
    assert (await host.step(None, table, 9)).view == GAME.view(states[9], None)
    for bad in (-1, len(states)):
        with pytest.raises(Refused, match="no_step"):
            await host.step(None, table, bad)
    with pytest.raises(Refused, match="no_such_seat"):
        await host.step(None, table, 0, 2)


async def test_the_course_tells_points_and_events_of_every_step(host: Host) -> None:
    table, (_, ben) = await finished(host, Wish("draftosaurus", 2))
    states = list(replay(loads(await host.record(None, table), GAME), GAME))
    course = await host.course(None, table, 1, "en")
    assert len(course.entries) == len(states) - 1
    for seat in range(2):
        assert course.points[seat] == tuple(GAME.score_sheet(state).players[seat].total for state in states)
    assert [GAME.view(states[step], None).round for step in course.rounds] == [1, 2, 3, 4]
    heard = [event["text"] for frame in ben.ears.frames("told") for event in frame["events"]]
    assert [said.text for entry in course.entries for said in entry.told] == heard
    with pytest.raises(Refused, match="no_such_seat"):
        await host.course(None, table, 2)


async def test_a_table_goes_on_from_any_step(host: Host) -> None:
    table, (ann, _) = await finished(host, Wish("draftosaurus", 2))
    record = loads(await host.record(None, table), GAME)
    states = list(replay(record, GAME))
    step = next(n for n, state in enumerate(states) if n > 20 and Seat(0) in GAME.to_act(state))
    assert await host.position(None, table, step) == GAME.write_position(states[step])
    other = await host.play_on(ann.who, table, step, Wish("draftosaurus", bots={1: "greedy"}))
    await ann.watch(other)
    await settle()
    assert ann.scene["view"]["round"] == GAME.view(states[step], None).round
    # The position tells what everybody has in hand: nobody gets it before the end.
    assert loads(await host.record(None, other), GAME).header.start is None


async def test_results_count_once(host: Host) -> None:
    table, (ann, ben) = await finished(host, Wish("draftosaurus", 2, rated=True))
    await host.count(host.tables.get(table))
    (mine,) = await host.statistics(ann.who.person)
    (theirs,) = await host.statistics(ben.who.person)
    assert (mine.games, theirs.games) == (1, 1)
    assert mine.rating is not None
    assert theirs.rating is not None
    if mine.victories == theirs.victories == 1:  # shared: it is dealt anew each time
        assert mine.rating == pytest.approx(theirs.rating)
        return
    best, other = (mine, theirs) if mine.victories else (theirs, mine)
    assert best.rating > other.rating  # type: ignore[operator]  # both are rated
    first, second = await host.ranking("draftosaurus", 2)
    assert (first.place, second.place) == (1, 2)
    assert first.rating == best.rating
    assert [card.table for card in await host.my_tables(ann.who, finished=True)] == [table]


async def test_a_match_that_is_not_rated_changes_no_rating(host: Host) -> None:
    _, (ann, _) = await finished(host, Wish("draftosaurus", 2))
    (mine,) = await host.statistics(ann.who.person)
    assert mine.rating is None
    assert await host.ranking("draftosaurus", 2) == []


def test_who_shares_the_points_but_not_the_victory_comes_second() -> None:
    from dracosaur.core.values import PlayerScore, ScoreSheet

    points = [20, 20, 10, 10]
    sheet = ScoreSheet(tuple(PlayerScore(seat, n, ()) for seat, n in enumerate(points)), (1,))
    assert [place_in(sheet, seat) for seat in range(4)] == [2, 1, 3, 3]


async def test_everybody_plays_the_challenge_of_the_day_with_the_same_deal(
    host: Host, clock: HandClock
) -> None:
    ann, ben = [await Guest.come(host, name) for name in ("Ann", "Ben")]
    cards = await host.challenges_of_day()
    assert [card.game for card in cards] == ["draftosaurus", "gods_love_dinosaurs", "wyrmspan"]
    assert [card.challenge for card in cards] == [card.challenge for card in await host.challenges_of_day()]
    assert all(set(card.bots) <= {"", *LEVELS} for card in cards)  # people meet levels, whom they know
    today = cards[0].challenge
    scenes = []
    for guest in (ann, ben):
        table = await host.try_challenge(guest.who, today)
        await guest.watch(table)
        await settle()
        scenes.append(guest.scene["view"])
        with pytest.raises(Refused, match="private"):
            await host.frames((ben if guest is ann else ann).who, table)
        await play_out(host, table, [guest], seed=1 if guest is ann else 2)
        await settle()
    assert scenes[0] == scenes[1]
    leaders = await host.leaderboard(today)
    assert {leader.name for leader in leaders} == {"Ann", "Ben"}
    assert leaders[0].points >= leaders[1].points
    card = await host.challenge(today, ann.who)
    assert card.your_points in [leader.points for leader in leaders]
    await host.try_challenge(ann.who, today)  # for the fun of it
    assert len(await host.leaderboard(today)) == 2
    assert [leader.name for leader in await host.leaderboard(today, ann.who) if leader.is_you] == ["Ann"]
    *before, now = await host.week(ann.who)
    assert not any((day.challenges, day.riddles) != ((), ()) for day in before)
    (score,) = now.challenges
    assert (score.game, score.points, score.players) == ("draftosaurus", card.your_points, 2)
    assert score.place == next(leader.place for leader in leaders if leader.name == "Ann")
    clock.time += 86_400
    assert (await host.challenges_of_day())[0].challenge != today
    assert [len(day.challenges) for day in await host.week(ann.who)] == [0, 0, 0, 0, 0, 1, 0]


async def test_a_match_against_bots_can_be_sent_as_a_challenge(host: Host) -> None:
    wish = Wish("draftosaurus", 2, bots={0: "random"}, salt="mine")
    table, (ann,) = await finished(host, wish, "A")
    record = loads(await host.record(ann.who, table), GAME)
    challenge = await host.make_challenge(ann.who, table)
    assert await host.make_challenge(ann.who, table) == challenge
    assert [leader.name for leader in await host.leaderboard(challenge)] == ["A"]
    ben = await Guest.come(host, "Ben")
    other = await host.try_challenge(ben.who, challenge)
    await ben.watch(other)
    assert ben.scene["seat"] == 1
    await play_out(host, other, [ben], seed=9)
    await settle()
    again = loads(await host.record(ben.who, other), GAME)
    assert [e for e in again.entries if e.seat == -1] == [e for e in record.entries if e.seat == -1]
    both, _ = await finished(host, Wish("draftosaurus", 2))
    with pytest.raises(Refused, match="no_seat"):
        await host.make_challenge(ann.who, both)


async def played_by_bots(host: Host, table: str) -> None:
    """The match is over, and has counted."""
    live = host.tables.get(table)
    while live.fold is None or not live.fold.is_counted:
        await asyncio.sleep(0.01)


async def test_what_a_bot_has_played_for_somebody_beats_nobody(host: Host) -> None:
    """Neither for who leaves a challenge, nor for who comes back for the last decision."""
    today = (await host.challenges_of_day())[0].challenge
    ann, ben = [await Guest.come(host, name) for name in ("Ann", "Ben")]
    table = await host.try_challenge(ann.who, today)
    await host.leave(ann.who, table)
    await played_by_bots(host, table)
    other = await host.try_challenge(ben.who, today)
    await ben.watch(other)
    await host.leave(ben.who, other)
    while ben.scene["told"] < 10:
        await asyncio.sleep(0.01)
    assert isinstance(await host.command(ben.who, other, Return("back")), Applied)
    await play_out(host, other, [ben], most=20_000)
    await settle()
    assert await host.leaderboard(today) == []
    (left,), (back,) = [await host.statistics(guest.who.person) for guest in (ann, ben)]
    assert (left.games, left.victories, left.best_points) == (1, 0, 0)
    assert back.best_points > 0


async def test_who_leaves_a_game_alone_has_not_won_it(host: Host) -> None:
    ann = await Guest.come(host, "Ann")
    table = await host.open(ann.who, Wish("wyrmspan", 1))
    await host.leave(ann.who, table)
    await played_by_bots(host, table)
    (played,) = await host.statistics(ann.who.person)
    assert (played.games, played.victories, played.best_points) == (1, 0, 0)
    challenge = await host.make_challenge(ann.who, table)
    assert await host.leaderboard(challenge) == []


async def test_a_challenge_of_before_keeps_its_bots(host: Host) -> None:
    """Those of earlier versions named no level: they open with the bots that everybody has met so far."""
    old = msgspec.json.encode({"key": "ab" * 32, "seat": 0, "bots": {"1": "greedy"}, "salts": []})
    kept = Challenge("old", "draftosaurus", 2, "", b"{}", old, 1, day="2026-11-16")
    await host.store.challenges.add(kept)
    ann = await Guest.come(host, "Ann")
    assert (await host.challenge("old", ann.who)).bots == ("", "greedy")
    await ann.watch(await host.try_challenge(ann.who, "old"))
    await settle()
    assert [player["name"] for player in ann.table["players"]] == ["Ann", "Bot 2 (greedy)"]
    assert ann.scene["to_act"] == [0]


async def test_what_is_sent_can_be_read_again(host: Host) -> None:
    table, (ann, _) = await finished(host, Wish("draftosaurus", 2))
    step = await host.step(ann.who, table, 5, 0)
    assert msgspec.json.decode(msgspec.json.encode(step))["table"] == table


async def test_a_lesson_has_the_same_deal_for_everybody_and_closed_pens_to_try(host: Host) -> None:
    hands = []
    for name in ("Ann", "Ben"):
        guest = await Guest.come(host, name)
        await guest.watch(await host.open_lesson(guest.who, "draftosaurus"))
        await settle()
        view = guest.scene["view"]
        hands.append(view["hands"][0])
        assert {player.get("bot", "visitor") for player in guest.table["players"]} == {"visitor"}
        assert view["bound"][0]  # by the die: some pens are closed
    assert hands[0] == hands[1]
    for game in ("gods_love_dinosaurs", "wyrmspan"):
        await host.open_lesson(guest.who, game)
        await settle()
    with pytest.raises(Refused, match="not_found"):
        await host.open_lesson(guest.who, "chess")


async def test_an_analysis_tells_every_choice_in_words(host: Host) -> None:
    host.most_playouts = 32
    table, (ann, _) = await finished(host, Wish("draftosaurus", 2))
    record = loads(await host.record(None, table), GAME)
    assert (await host.analysis(ann.who, table)).state == "working"
    while (found := await host.analysis(ann.who, table, "uk")).state == "working":
        await asyncio.sleep(0.2)
    assert (found.state, found.playouts) == ("done", 32)
    assert found.decisions
    for one in found.decisions:
        assert record.entries[one.entry - 1].seat == one.seat
        assert sum(option.is_made for option in one.options) == 1
        assert all(option.label.key and option.label.text and option.spots for option in one.options)
        assert one.asked is not None
        assert one.asked.key.startswith("ask-")
    running, _ = await seat_all(host, "CD", Wish("draftosaurus", 2))
    with pytest.raises(Refused, match="not_over"):
        await host.analysis(None, running)
