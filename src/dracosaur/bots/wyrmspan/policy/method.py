"""The method with the features of Wyrmspan."""

from __future__ import annotations

from dracosaur.bots.method import method_rules
from dracosaur.bots.wyrmspan.policy.action import features
from dracosaur.bots.wyrmspan.policy.context import context
from dracosaur.bots.wyrmspan.policy.position import phi
from dracosaur.bots.wyrmspan.policy.turn import is_turn, margin
from dracosaur.core.twin import Row, rule
from dracosaur.games.wyrmspan.rules import apply, draw, legal, must_act, score, setup
from dracosaur.games.wyrmspan.rules.constants import KEEPING
from dracosaur.games.wyrmspan.rules.knowledge import choose_anew, mix_cards, take_back_choices
from dracosaur.games.wyrmspan.rules.state import State


@rule
def imagine(s: State, seat: int, rng: Row) -> None:
    """What the seat cannot know is dealt anew while the question is its own.

    `redeal` of the game looks for hands that fit the question of another player, too, and for that has most
    rules within it; this takes a fraction of its time to compile.
    """
    if s.phase == KEEPING:
        take_back_choices(s, seat)
        mix_cards(s, seat, rng)
        choose_anew(s, seat, rng)
    else:
        mix_cards(s, seat, rng)


weigh, choose, value, play_on, list_moves, try_moves, learn = method_rules(
    setup=setup,
    must_act=must_act,
    apply=apply,
    draw=draw,
    score=score,
    imagine=imagine,
    moves=legal,
    perform=apply,
    context=context,
    features=features,
    phi=phi,
    margin=margin,
    is_turn=is_turn,
)


@rule
def moves(s: State, seat: int, out: Row) -> int:
    """What the seat decides between: each legal action is a move."""
    return legal(s, seat, out)


@rule
def perform(s: State, seat: int, move: int) -> None:
    """The move is carried out."""
    apply(s, seat, move)


@rule
def action_of(move: int) -> int:
    """The action that a move is: each is its own."""
    return move
