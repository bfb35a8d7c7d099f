"""The part of the conformance kit that looks at questions: what a seat is asked, and how it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from dracosaur.core.asking import Choice, Question
from dracosaur.core.game import CHANCE, Action, AnyGame, Message, Seat
from dracosaur.core.rng import Rng

MOST_FORESEEN = 1  # actions of a question that are followed further at one state
Say = Callable[[Message], None]  # says a message in every language, and raises where one lacks it


def check_question(game: AnyGame, state: Any, seat: Seat, say: Say | None) -> Question | None:
    """The open choices are exactly what is legal, the closed ones say why, and all of it can be said."""
    question = game.question(state, seat, 7)
    legal = game.legal(state, seat)
    assert (question is None) == (not legal), f"seat {seat} is asked exactly where it owes a decision"
    if question is None:
        return None
    assert (question.seat, question.number) == (seat, 7)
    text = msgspec.json.encode(question)
    assert msgspec.json.encode(game.question(state.copy(), seat, 7)) == text, "the question changes"
    offered = [choice.action for choice in open_choices(game, state, seat, question)]
    assert len(set(offered)) == len(offered), "an action is offered twice"
    assert set(offered) == set(legal), "the open choices are not what is legal"
    for choice in question.choices:
        if choice.refusal is not None and choice.action is not None:
            assert choice.refusal == game.why_not(state, seat, choice.action), "a closed choice says why"
    if say is not None:
        for message in messages_of(question):
            say(message)
    return question


def open_choices(game: AnyGame, state: Any, seat: Seat, question: Question) -> Iterator[Choice]:
    """The choices that may be chosen, those that stand for several one by one."""
    for choice in question.open:
        if choice.action is not None:
            yield choice
        else:
            ways = game.ways(state, seat, choice.spots)
            assert len(ways) == choice.ways, "a choice stands for as many ways as it says"
            yield from ways


def messages_of(question: Question) -> Iterator[Message]:
    """Everything that a question says."""
    yield from filter(None, (question.asked, question.source, question.advice))
    for choice in question.choices:
        yield from filter(None, (choice.label, choice.about, choice.refusal))
        yield from choice.brings


def check_asked_alike(game: AnyGame, state: Any, other: Any, seat: Seat, rng: Rng) -> None:
    """In two states that the seat cannot tell apart it is asked and shown the same."""
    question = game.question(state, seat)
    assert question == game.question(other, seat), f"the question of {seat} tells a secret"
    if question is not None:
        for choice in question.choices:
            if choice.action is None:
                assert game.ways(state, seat, choice.spots) == game.ways(other, seat, choice.spots)
        check_foresight(game, state, other, seat, rng)


def check_foresight(game: AnyGame, state: Any, other: Any, seat: Seat, rng: Rng) -> None:
    """What is foreseen comes from the view alone; where one seat decides alone it comes true."""
    legal = game.legal(state, seat)
    tried: list[Action] = [rng.choice(legal) for _ in range(min(MOST_FORESEEN, len(legal)))]
    for action in tried:
        foreseen = game.foresee(game.view(state, seat), seat, action)
        assert foreseen == game.foresee(game.view(other, seat), seat, action)
        after = game.apply(state, seat, action)
        if foreseen.then is not None and seat in game.to_act(after) and CHANCE not in game.to_act(after):
            assert foreseen.then == game.question(after, seat), "what was foreseen did not come true"
