"""The loop that carries out everything that follows without a question."""

from __future__ import annotations

from dracosaur.core.twin import rule
from dracosaur.games.wyrmspan.cards.codes import (
    ABILITIES,
    AUTOMA_TURN,
    BONUSES,
    CHOOSE,
    EXCAVATE,
    FEED,
    FILL,
    GAIN_CARDS,
    INCOME,
    LAY,
    LAY_EACH,
    MARK,
    OP,
    OPPONENTS,
    PAY,
    PLAY,
    SPLIT_CARDS,
    STEPS,
    TURN,
    WALK,
)
from dracosaur.games.wyrmspan.cards.programs import NODE
from dracosaur.games.wyrmspan.rules.automa import step_automa
from dracosaur.games.wyrmspan.rules.constants import CHANCE, FRAME, KEEPING, NOBODY
from dracosaur.games.wyrmspan.rules.course import advance, choose_start, take_from_chance
from dracosaur.games.wyrmspan.rules.flow import answer_items, step_flow
from dracosaur.games.wyrmspan.rules.gains import answer_gain, step_gain
from dracosaur.games.wyrmspan.rules.marking import answer_mark, answer_special, step_mark, step_special
from dracosaur.games.wyrmspan.rules.payments import answer_pay, step_pay
from dracosaur.games.wyrmspan.rules.plays import (
    answer_bonuses,
    answer_excavate,
    answer_play,
    step_bonuses,
    step_excavate,
    step_play,
)
from dracosaur.games.wyrmspan.rules.stack import close_question
from dracosaur.games.wyrmspan.rules.state import State
from dracosaur.games.wyrmspan.rules.storing import answer_store, step_store
from dracosaur.games.wyrmspan.rules.turns import (
    answer_abilities,
    answer_income,
    answer_turn,
    step_abilities,
    step_fill,
    step_income,
    step_turn,
    step_walk,
)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action and everything that follows from it without a question.

    A question with a single answer is no question (W9.15).
    """
    if seat == CHANCE:
        take_from_chance(s, action)
    elif s.phase == KEEPING:
        choose_start(s, seat, action)
    else:
        close_question(s)
        answer(s, action)
    run(s)


@rule
def run(s: State) -> None:
    """Go on until somebody has to decide."""
    while s.actor == NOBODY:
        if s.depth == 0:
            advance(s)
        else:
            step(s)
        if s.answers == 1:
            only = s.last_answer
            close_question(s)
            answer(s, only)


@rule
def step(s: State) -> None:
    """The frame on top of the stack goes on."""
    base = s.depth * FRAME - FRAME
    op = NODE[s.stack[base]][OP]
    if op <= OPPONENTS:
        if op == PAY:
            step_pay(s, base)
        else:
            step_flow(s, base, op)
    elif op <= GAIN_CARDS or op == LAY or op == LAY_EACH:
        step_gain(s, base, op)
    elif op <= SPLIT_CARDS or STEPS < op <= FEED:
        step_store(s, base, op)
    elif op == FILL:
        step_fill(s, base)
    elif op == WALK:
        step_walk(s, base)
    elif op == TURN:
        step_turn(s, base)
    elif op == PLAY:
        step_play(s, base)
    elif op == EXCAVATE:
        step_excavate(s, base)
    elif op == AUTOMA_TURN:
        step_automa(s, base)
    elif op == MARK:
        step_mark(s, base)
    elif op == BONUSES:
        step_bonuses(s, base)
    elif op == ABILITIES:
        step_abilities(s, base)
    elif op == INCOME:
        step_income(s, base)
    else:
        step_special(s, base, op)


@rule
def answer(s: State, action: int) -> None:
    """The frame on top of the stack takes the player's answer."""
    base = s.depth * FRAME - FRAME
    op = NODE[s.stack[base]][OP]
    if op <= CHOOSE:
        answer_items(s, base, action)
    elif op == PAY:
        answer_pay(s, base, action)
    elif op <= GAIN_CARDS or op == LAY or op == LAY_EACH:
        answer_gain(s, base, op, action)
    elif op <= SPLIT_CARDS or STEPS < op <= FEED:
        answer_store(s, base, op, action)
    elif op == TURN:
        answer_turn(s, base, action)
    elif op == PLAY:
        answer_play(s, base, action)
    elif op == EXCAVATE:
        answer_excavate(s, base, action)
    elif op == MARK:
        answer_mark(s, base, action)
    elif op == BONUSES:
        answer_bonuses(s, base, action)
    elif op == ABILITIES:
        answer_abilities(s, base, action)
    elif op == INCOME:
        answer_income(s, base, action)
    else:
        answer_special(s, base, op, action)
