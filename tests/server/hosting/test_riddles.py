"""Riddles of the day: the same for everybody, answered as at a table, solved once."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import msgspec
import pytest

from dracosaur.arena.puzzles import Puzzle, shipped_puzzles
from dracosaur.core.game import Seat
from dracosaur.games import GAMES, load
from dracosaur.server.hosting import Host, Refused
from dracosaur.server.hosting.commands import Advice, Advise, Foresee, Illegal, Ways, WhyNot
from dracosaur.server.hosting.frames import SceneFrame, TableFrame
from dracosaur.server.hosting.riddles import FIRST_DAY, Judged, riddle_of
from dracosaur.text import LANGUAGES
from tests.server.hosting.guests import Guest, HandClock

TODAY = date(2027, 1, 15)  # of the HandClock
DAY = 86_400


def puzzle_of(game: str, day: date = TODAY) -> Puzzle:
    found = riddle_of(game, day)
    assert found is not None
    return found.puzzle


def actions(game_name: str) -> tuple[list[Any], list[Any]]:  # Any: actions as JSON
    """Today's best answer, and the others."""
    puzzle, game = puzzle_of(game_name), load(game_name)
    legal = game.legal(game.read_position(puzzle.position).state, Seat(puzzle.seat))
    read = [msgspec.to_builtins(action) for action in legal]
    best = [action for action, loss in zip(read, puzzle.losses, strict=True) if loss == 0]
    return best, [action for action in read if action not in best]


@pytest.mark.parametrize("game", GAMES)
def test_none_comes_again_before_all_had_their_day(game: str) -> None:
    n = len(shipped_puzzles(game))
    days = [FIRST_DAY + timedelta(i) for i in range(n + 1)]
    ids = [puzzle_of(game, day).id for day in days]
    assert len(set(ids[:n])) == n
    assert ids[n] == ids[0]


async def test_everybody_has_the_same_riddles_and_another_day_has_others(
    host: Host, clock: HandClock
) -> None:
    ann = await Guest.come(host, "Ann")
    mine = await host.riddles_of_day(ann.who, "en")
    assert mine == await host.riddles_of_day(None, "en")
    assert (mine.day, [card.game for card in mine.riddles]) == (TODAY.isoformat(), list(GAMES))
    assert [card.progress for card in mine.riddles] == ["new"] * len(GAMES)
    for lang in LANGUAGES:
        titles = [card.title for card in (await host.riddles_of_day(None, lang)).riddles]
        assert not [title for title in titles if title.startswith("«")]
    await clock.go_on(DAY)
    later = await host.riddles_of_day(None, "en")
    assert not {card.riddle for card in later.riddles} & {card.riddle for card in mine.riddles}
    assert await host.riddle(None, mine.riddles[0].riddle, "en") == mine.riddles[0]  # a link stays true


@pytest.mark.parametrize(
    "bad", ["", "2027-01-16-wyrmspan", "2026-11-16-wyrmspan", "2027-01-15-chess", "2027-01-15"]
)
async def test_a_day_to_come_and_nonsense_have_no_riddle(host: Host, bad: str) -> None:
    with pytest.raises(Refused, match="no_riddle"):
        await host.riddle(None, bad, "en")


@pytest.mark.parametrize("game", GAMES)
async def test_a_riddle_is_a_table_with_its_question(host: Host, game: str) -> None:
    ann = await Guest.come(host, "Ann")
    riddle = f"{TODAY}-{game}"
    shown = await host.begin_riddle(ann.who, riddle)
    table, scene = shown.frames
    assert isinstance(table, TableFrame)
    assert isinstance(scene, SceneFrame)
    puzzle = puzzle_of(game)
    assert (table.game, table.you, scene.seat) == (game, puzzle.seat, puzzle.seat)
    assert table.players[puzzle.seat].name == "Ann"
    assert scene.question is not None
    assert shown.card.progress == "open"
    assert shown.solution is None
    state = load(game).read_position(puzzle.position).state
    assert scene.view == load(game).view(state, Seat(puzzle.seat))  # nothing but what the seat knows
    number = scene.question.number
    with pytest.raises(Refused, match="no_hint"):
        await host.ask_riddle(ann.who, riddle, Advise(number))
    (best,), _ = actions(game)
    assert await host.ask_riddle(ann.who, riddle, Foresee(number, best))
    assert (await host.ask_riddle(ann.who, riddle, WhyNot(number, best))).refusal is None
    await host.ask_riddle(ann.who, riddle, Ways(number, ()))
    with pytest.raises(Refused, match="not_asked"):
        await host.ask_riddle(ann.who, riddle, Foresee(number + 1, best))
    forbidden = {"type": "no such thing"}
    assert isinstance(await host.ask_riddle(ann.who, riddle, WhyNot(number, forbidden)), Illegal)
    assert isinstance(await host.answer_riddle(ann.who, riddle, forbidden), Illegal)
    assert (await host.riddle(ann.who, riddle, "en")).tries == 0


@pytest.mark.parametrize("game", GAMES)
async def test_wrong_answers_say_what_is_missing_and_the_right_one_ends_it(
    host: Host, clock: HandClock, game: str
) -> None:
    ann = await Guest.come(host, "Ann")
    riddle = f"{TODAY}-{game}"
    await host.begin_riddle(ann.who, riddle)
    (best,), others = actions(game)
    for _ in range(2):  # the same one again is no other try
        wrong = await host.answer_riddle(ann.who, riddle, others[0])
        assert isinstance(wrong, Judged)
        assert (wrong.is_best, wrong.card.tries, wrong.solution) == (False, 1, None)
        assert wrong.loss >= 1
        assert str(wrong.loss) in wrong.said.text
    await clock.go_on(30)
    right = await host.answer_riddle(ann.who, riddle, best)
    assert isinstance(right, Judged)
    assert (right.is_best, right.card.progress, right.card.tries, right.card.seconds) == (
        True,
        "solved",
        2,
        30,
    )
    assert right.solution is not None
    assert msgspec.to_builtins(right.solution.choice.action) == best
    assert right.solution.reasons[0].key == "riddle-gain"
    advice = await host.ask_riddle(ann.who, riddle, Advise(0))
    assert isinstance(advice, Advice)
    assert msgspec.to_builtins(advice.action) == best
    again = await host.answer_riddle(ann.who, riddle, others[1])
    assert isinstance(again, Judged)
    assert (again.card.tries, again.card.progress) == (2, "solved")
    (leader,) = await host.riddle_leaderboard(None, riddle)
    assert (leader.place, leader.name, leader.tries, leader.seconds) == (1, "Ann", 2, 30)
    assert (await host.riddle_leaderboard(ann.who, riddle))[0].is_you


async def test_who_gives_up_sees_the_answer_and_is_not_ranked(host: Host) -> None:
    ann = await Guest.come(host, "Ann")
    riddle = f"{TODAY}-draftosaurus"
    shown = await host.give_up_riddle(ann.who, riddle)
    (best,), _ = actions("draftosaurus")
    assert shown.card.progress == "given_up"
    assert shown.solution is not None
    assert msgspec.to_builtins(shown.solution.choice.action) == best
    await host.answer_riddle(ann.who, riddle, best)
    assert await host.riddle_leaderboard(None, riddle) == []


async def test_days_in_a_row(host: Host, clock: HandClock) -> None:
    ann = await Guest.come(host, "Ann")
    for day in range(3):
        riddle = riddle_of("wyrmspan", TODAY + timedelta(day))
        assert riddle is not None
        assert (await host.riddles_of_day(ann.who, "en")).streak == day
        await host.answer_riddle(ann.who, riddle.id, riddle.puzzle.answer)
        assert (await host.riddles_of_day(ann.who, "en")).streak == day + 1
        await clock.go_on(DAY)
    missed = riddle_of("wyrmspan", TODAY + timedelta(3))
    await clock.go_on(DAY)
    assert (await host.riddles_of_day(ann.who, "en")).streak == 0
    assert missed is not None
    await host.answer_riddle(ann.who, missed.id, missed.puzzle.answer)  # too late for the row
    assert (await host.riddles_of_day(ann.who, "en")).streak == 0
    assert [day.riddles for day in await host.week(ann.who)] == [(), (), *[("wyrmspan",)] * 3, (), ()]


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_has_a_solution_to_show(game: str) -> None:
    """Also where one choice of the question stands for several ways."""
    rules = load(game)
    for puzzle in shipped_puzzles(game)[::9]:
        state, seat = rules.read_position(puzzle.position).state, Seat(puzzle.seat)
        question = rules.question(state, seat)
        assert question is not None
        action = msgspec.convert(puzzle.answer, rules.action_type)
        found = question.choice_of(action) or [
            way for way in rules.ways(state, seat, ()) if way.action == action
        ]
        assert found
