"""A best response: one seat learns by the usual recipe while the others play by weights that stay."""

from __future__ import annotations

from dracosaur.bots.draftosaurus.policy import choose
from dracosaur.bots.draftosaurus.policy.critic import margin, phi
from dracosaur.bots.draftosaurus.policy.features import context, features
from dracosaur.bots.draftosaurus.policy.moves import action_of, is_turn, moves, perform
from dracosaur.bots.method import MOVES, learning
from dracosaur.bots.method.learning import DECISIONS, ENTRIES, LATEST, PLAYED, POINTS, TURNS, improve
from dracosaur.core.twin import Batch, Grid, Row, Weights, adopt, copy_state, rule, seed_row
from dracosaur.games.draftosaurus.rules import State, apply, draw, must_act, score, setup
from dracosaur.games.draftosaurus.rules.constants import CHANCE, OVER

begin_turn = adopt(learning.begin_turn, phi=phi, margin=margin)
note_decision = adopt(learning.note_decision, context=context, features=features)
credit_turns = adopt(learning.credit_turns, margin=margin)


@rule
def play_frozen(s: State, seat: int, frozen: Weights, rng: Row, room: Grid) -> None:
    """The seat decides as the bot `learned` does: the spot again when the dinosaurs of all lie open."""
    n = moves(s, seat, room[MOVES])
    if n > 0:
        i = 0
        if n > 1:
            i = choose(s, seat, n, frozen, 0, rng, room)
        apply(s, seat, action_of(room[MOVES][i]))


@rule
def learn_response(
    states: Batch[State],
    seats: int,
    options: Row,
    seed: int,
    first: int,
    games: int,
    policy: Row,
    critic: Row,
    steps: Row,
    step: int,
    critic_step: int,
    frozen: Weights,
    rng: Row,
    room: Grid,
    entries: Row,
    shares: Row,
    decisions: Grid,
    turns: Grid,
    kept: Grid,
    used: Row,
) -> None:
    """The games first, first + 1, … of this seed have been played, and one seat has learned from them."""
    for game in range(first, first + games):
        me = game % seats
        s = states[0]
        copy_state(s, states[1])
        seed_row(rng, seed, game)
        setup(s, seats, options)
        used[TURNS] = 0
        used[DECISIONS] = 0
        used[ENTRIES] = 0
        kept[LATEST][me] = -1
        while s.phase != OVER:
            if must_act(s, CHANCE):
                apply(s, CHANCE, draw(s, rng))
            else:
                n = moves(s, me, room[MOVES])
                if n > 0:
                    if is_turn(s, me) or kept[LATEST][me] < 0:
                        begin_turn(s, me, critic, room, turns, kept, used)
                    i = 0
                    if n > 1:
                        i = note_decision(s, me, n, policy, rng, room, entries, shares, decisions, kept, used)
                    perform(s, me, room[MOVES][i])
                for k in range(1, seats):
                    play_frozen(s, (me + k) % seats, frozen, rng, room)
        credit_turns(s, critic, critic_step, turns, kept, used)
        improve(policy, steps, step, entries, shares, decisions, turns, used)
        used[POINTS] += score(s, me)
        used[PLAYED] += 1


@rule
def play_response(
    states: Batch[State],
    seats: int,
    options: Row,
    me: int,
    seed: int,
    game: int,
    mine: Weights,
    frozen: Weights,
    rng: Row,
    room: Grid,
) -> None:
    """State 0 is the end of a game of one set of weights against another; state 1 is an empty one."""
    s = states[0]
    copy_state(s, states[1])
    seed_row(rng, seed, game)
    setup(s, seats, options)
    while s.phase != OVER:
        if must_act(s, CHANCE):
            apply(s, CHANCE, draw(s, rng))
        else:
            play_frozen(s, me, mine, rng, room)
            for k in range(1, seats):
                play_frozen(s, (me + k) % seats, frozen, rng, room)
