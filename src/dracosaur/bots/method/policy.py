"""The policy of a game: a logit for each move of a seat, a choice by them, and whole games played by it.

The open names are what a game gives to `method_rules`; docs/bots.md tells how.
"""

from __future__ import annotations

from typing import Any, Final

from dracosaur.core.twin import Grid, Row, Weights, draw_softmax, generic, rule

State = Any  # of the game

# What a game gives.
must_act: Any = None
apply: Any = None  # only for chance
draw: Any = None
moves: Any = None  # (s, seat, out) -> how many moves the policy has; `legal`, where a move is an action
perform: Any = None  # (s, seat, move); `apply`, where a move is an action
context: Any = None  # (s, seat, ctx): what the features of all its moves share, worked out once a decision
features: Any = None  # (s, seat, ctx, move, out) -> number; indices of the active weights of a move
phi: Any = None  # (s, seat, out) -> number; indices of the active weights of the critic
margin: Any = None  # (s, seat) -> what it leads by as it stands, in parts of ONE; at the end its utility
is_turn: Any = None  # (s, seat) -> 1 where a turn of the seat begins: credit is given by turns

# Rows of the room that a bot works in: a grid with ROOMS rows, each as wide as the longest list of moves.
CONTEXT: Final = 0
FOUND: Final = 1  # the features of a move
LOGITS: Final = 2
MOVES: Final = 3
ROOMS: Final = 4
MOST_FEATURES: Final = 64  # of a move, and of a position

_CHANCE: Final = -1
_WORD: Final = 0xFFFFFFFF


@rule
def hashed(tag: int, a: int, b: int, c: int, size: int) -> int:
    """A weight for each mix of four small numbers among so many weights, a power of two."""
    x = (tag * 1_000_003 + a * 7_919 + b * 104_729 + c * 1_299_709) & _WORD
    x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & _WORD
    x = ((x ^ (x >> 12)) * 0x297A2D39) & _WORD
    return (x ^ (x >> 15)) & (size - 1)


@generic
def weigh(s: State, seat: int, n: int, weights: Weights, room: Grid) -> None:
    """The first n entries of the LOGITS are those of the seat's moves in MOVES, in parts of ONE."""
    context(s, seat, room[CONTEXT])
    found = room[FOUND]
    for i in range(n):
        logit = 0
        for j in range(features(s, seat, room[CONTEXT], room[MOVES][i], found)):
            logit += weights[found[j]]
        room[LOGITS][i] = logit


@generic
def choose(s: State, seat: int, n: int, weights: Weights, temperature: int, rng: Row, room: Grid) -> int:
    """Which of the first n moves the policy takes; the first best one at temperature 0."""
    weigh(s, seat, n, weights, room)
    return draw_softmax(room[LOGITS], n, temperature, rng)


@generic
def value(s: State, seat: int, critic: Weights, room: Grid) -> int:
    """What the seat can expect at the end, in parts of ONE: what it leads by and what the critic adds."""
    total: int = margin(s, seat)
    for j in range(phi(s, seat, room[FOUND])):
        total += critic[room[FOUND][j]]
    return total


@generic
def play_on(s: State, seat: int, turns: int, weights: Weights, temperature: int, rng: Row, room: Grid) -> int:
    """Everybody plays by the policy: to the end, or until so many turns of the seat have begun, if any.

    Returns 1 where the game has come to its end.
    """
    left = turns
    is_running = True
    while is_running:
        is_running = False
        if must_act(s, _CHANCE):
            apply(s, _CHANCE, draw(s, rng))
            is_running = True
        else:
            for player in range(s.seats):
                n = moves(s, player, room[MOVES])
                if n > 0:
                    if turns > 0 and player == seat and is_turn(s, seat):
                        left -= 1
                        if left < 0:
                            return 0
                    i = 0
                    if n > 1:
                        i = choose(s, player, n, weights, temperature, rng, room)
                    perform(s, player, room[MOVES][i])
                    is_running = True
    return 1
