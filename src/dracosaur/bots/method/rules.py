"""The whole method for one game at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from dracosaur.bots.method import learning, policy, search
from dracosaur.core.twin import adopt


class MethodRules(NamedTuple):
    """What a bot's package gets for the names that it gives."""

    weigh: Callable[..., None]
    choose: Callable[..., int]
    value: Callable[..., int]
    play_on: Callable[..., int]
    list_moves: Callable[..., int]
    try_moves: Callable[..., None]
    learn: Callable[..., None]


def method_rules(
    *,
    setup: Callable[..., None],
    must_act: Callable[..., bool],
    apply: Callable[..., None],
    draw: Callable[..., int],
    score: Callable[..., int],
    imagine: Callable[..., None],
    moves: Callable[..., int],
    perform: Callable[..., None],
    context: Callable[..., None],
    features: Callable[..., int],
    phi: Callable[..., int],
    margin: Callable[..., int],
    is_turn: Callable[..., int],
    weigh: Callable[..., None] | None = None,
) -> MethodRules:
    """The method adopted by a game with these rules.

    setup, must_act, apply, draw, score: of the game.
    imagine(s, seat, rng): what the seat cannot know is dealt anew; `redeal` of most games.
    moves(s, seat, out) -> n: what the policy has to decide between; `legal`, where a move is an action.
    perform(s, seat, move): it is carried out; `apply`, where a move is an action.
    context(s, seat, ctx): numbers that the features of all moves share, worked out once for a decision.
    features(s, seat, ctx, move, out) -> n: indices of the active weights of a move, at most MOST_FEATURES.
    phi(s, seat, out) -> n: the same for the critic, of the position as the seat sees it.
    margin(s, seat): what the seat leads by as it stands, in parts of ONE; when all is over its utility.
        ONE should be about what a good turn can change: credit is clipped to three of them.
    is_turn(s, seat): 1 where the seat is asked for the first decision of a turn, else 0.
    weigh(s, seat, n, weights, room): a faster form of the method's own, with the same logits.

    Beside what it gets, a package may have solvers, which a search asks first, with the most of states and
    numbers in a row of the room that they need (SOLVER_STATES, SOLVER_SIZE):
    solve(states, seat, n, room, known) -> bool: what each of n moves brings is known exactly.
    meet(states, seat, n, most, room, known) -> bool: so is the equilibrium of two who decide at once, and how
        often each move should be taken; `most` pairs of answers may be looked at.
    """
    weigh = weigh or adopt(policy.weigh, context=context, features=features)
    choose = adopt(policy.choose, weigh=weigh)
    value = adopt(policy.value, phi=phi, margin=margin)
    play_on = adopt(
        policy.play_on,
        must_act=must_act,
        apply=apply,
        draw=draw,
        moves=moves,
        perform=perform,
        is_turn=is_turn,
        choose=choose,
    )
    begin_turn = adopt(learning.begin_turn, phi=phi, margin=margin)
    note_decision = adopt(learning.note_decision, context=context, features=features)
    play_and_note = adopt(
        learning.play_and_note,
        must_act=must_act,
        apply=apply,
        draw=draw,
        moves=moves,
        perform=perform,
        is_turn=is_turn,
        begin_turn=begin_turn,
        note_decision=note_decision,
    )
    credit_turns = adopt(learning.credit_turns, margin=margin)
    return MethodRules(
        weigh,
        choose,
        value,
        play_on,
        adopt(search.list_moves, moves=moves, weigh=weigh),
        adopt(
            search.try_moves, imagine=imagine, perform=perform, margin=margin, value=value, play_on=play_on
        ),
        adopt(
            learning.learn,
            setup=setup,
            score=score,
            play_and_note=play_and_note,
            credit_turns=credit_turns,
        ),
    )
