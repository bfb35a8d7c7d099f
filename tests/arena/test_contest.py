"""Who plays whom, and from which seats."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from dracosaur.arena.contest import Contest, Shape, groups, new_contest, tasks
from dracosaur.games import load

GAME = load("draftosaurus")
NAMES = ("random", "greedy", "keeper", "apprentice")


def contest(n: int, seats: int, shape: Shape = "round_robin") -> Contest:
    return new_contest(GAME, NAMES[:n], seats=seats, shape=shape)


@pytest.mark.parametrize(
    ("n", "seats", "shape", "expected"),
    [
        (3, 2, "round_robin", [(0, 1), (0, 2), (1, 2)]),
        (4, 3, "round_robin", [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
        (2, 3, "round_robin", [(0, 0, 1), (0, 1, 1)]),
        (2, 4, "round_robin", [(0, 0, 1, 1)]),
        (3, 4, "gauntlet", [(0, 1, 1, 1), (0, 2, 2, 2)]),
        (3, 2, "ladder", [(1, 0), (2, 1)]),
    ],
)
def test_groups(n: int, seats: int, shape: Shape, expected: list[tuple[int, ...]]) -> None:
    assert list(groups(contest(n, seats, shape))) == expected


def test_everybody_plays_a_deal_from_every_seat() -> None:
    for group, deal in {(task.group, task.deal) for task in tasks(contest(4, 3), 30)}:
        played = [
            task.seating for task in tasks(contest(4, 3), 30) if (task.group, task.deal) == (group, deal)
        ]
        for seat in range(3):
            assert sorted(seating[seat] for seating in played) == sorted(played[0])


def test_neighbours_change_with_the_deal() -> None:
    orders = {task.seating for task in tasks(contest(3, 3), 60)}
    assert len(orders) == 6


def test_no_deal_is_half_and_all_groups_play_alike() -> None:
    counts = Counter(task.group for task in tasks(contest(4, 3), 10))
    assert set(counts.values()) == {12}


def test_games_come_deal_by_deal_so_that_standings_are_fair_at_any_time() -> None:
    first = list(islice(tasks(contest(3, 2), 50), 6))
    assert {task.group for task in first} == {0, 1, 2}
    assert {task.deal for task in first} == {0}


def test_a_game_has_one_key() -> None:
    keys = [task.key for task in tasks(contest(4, 4), 20)]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("names", "seats", "shape", "said"),
    [
        (["greedy"], 2, "round_robin", "two bots"),
        (["greedy", "greedy"], 2, "round_robin", "same name"),
        (["greedy", "random"], 6, "round_robin", "2 to 5 players"),
        (["greedy", "nobody"], 2, "round_robin", "unknown bot 'nobody'"),
    ],
)
def test_what_cannot_be_played_is_refused(names: list[str], seats: int, shape: Shape, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        new_contest(GAME, names, seats=seats, shape=shape)


def test_who_plays_alone_has_no_gauntlet() -> None:
    wyrmspan = load("wyrmspan")
    assert groups(new_contest(wyrmspan, ["greedy", "random"], seats=1)) == ((0,), (1,))
    with pytest.raises(ValueError, match="no opponent"):
        new_contest(wyrmspan, ["greedy", "random"], seats=1, shape="gauntlet")
