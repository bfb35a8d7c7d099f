"""The end of a game is played exactly where it is up to one seat alone."""

from __future__ import annotations

from dracosaur.bots.method import ROOMS
from dracosaur.bots.method.search import KNOWN, MOVE, STATES, TIMES, TOTAL
from dracosaur.bots.wyrmspan.policy import MOST_MOVES, margin, solve
from dracosaur.bots.wyrmspan.policy.ending import is_ending
from dracosaur.games.wyrmspan.rules import State, apply, legal
from dracosaur.games.wyrmspan.rules.constants import FINISHED
from tests.bots.wyrmspan.walks import decisions


def best_margin(s: State, seat: int) -> int:
    """The largest margin that the seat can end with, found by trying everything, one state for each step."""
    if s.actor == FINISHED:
        return margin(s, seat)
    buffer = [0] * MOST_MOVES
    actions = buffer[: legal(s, seat, buffer)]
    assert actions, "neither chance nor anybody else has a say"
    return max(best_margin(after(s, seat, action), seat) for action in actions)


def after(s: State, seat: int, action: int) -> State:
    then = s.copy()
    apply(then, seat, action)
    return then


def test_what_is_solved_is_what_trying_everything_finds() -> None:
    solved = 0
    for seats in (1, 2, 3):
        for seed in range(8):
            for s, seat, actions in decisions(seats, seed):
                if not is_ending(s, seat):
                    continue
                states = [s.copy(), *(State() for _ in range(STATES - 1))]
                room = [[0] * MOST_MOVES for _ in range(ROOMS)]
                known = [[0] * MOST_MOVES for _ in range(KNOWN)]
                known[MOVE][: len(actions)] = actions
                if solve(states, seat, len(actions), room, known):
                    solved += 1
                    best = [best_margin(after(s, seat, action), seat) for action in actions]
                    assert known[TOTAL][: len(actions)] == best
                    assert states[0] == s
                else:
                    assert known[TIMES] == [0] * MOST_MOVES
    assert solved > 5
