"""A match as every shell sees it."""

from __future__ import annotations

import pytest

from dracosaur.core.game import Illegal, Seat
from dracosaur.core.table import Stale, Table
from dracosaur.games import GAMES, load
from dracosaur.play import Match, Seats, Voice
from dracosaur.text import Words


def open_match(name: str, seats: int = 2, seed: str = "match") -> Match:
    table = Table.open(load(name), seats, seed=seed)
    return Match(table, Seats(seats, tuple(Seat(seat) for seat in range(seats)), {}))


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_names_the_decision_that_it_answers(name: str) -> None:
    match = open_match(name)
    seat = match.to_act[0]
    question = match.question(seat)
    assert question is not None
    action = match.task(seat)[2][0]
    with pytest.raises(Stale) as stale:
        match.answer(seat, question.number + 1, action)
    assert (stale.value.seat, stale.value.number, stale.value.now) == (seat, 1, 0)
    match.answer(seat, question.number, action)
    with pytest.raises(Stale):
        match.answer(seat, question.number, action)
    with pytest.raises(Stale):
        match.why_not(seat, question.number, action)
    with pytest.raises(Stale):
        match.foresee(seat, question.number, action)


def test_fast_opponents_make_nobody_stale() -> None:
    match = open_match("draftosaurus")
    first, second = match.to_act
    question = match.question(first)
    assert question is not None
    match.answer(second, 0, match.task(second)[2][0])
    match.answer(first, question.number, match.task(first)[2][0])


def test_a_question_is_none_where_nothing_is_owed_and_an_answer_is_refused() -> None:
    match = open_match("gods_love_dinosaurs")
    waiting = Seat(1 - match.to_act[0])
    assert match.question(waiting) is None
    assert match.hint(waiting) is None
    with pytest.raises(Illegal):
        match.answer(waiting, 0, match.task(match.to_act[0])[2][0])


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_one_of_the_open_answers(name: str) -> None:
    match = open_match(name)
    seat = match.to_act[0]
    hint = match.hint(seat)
    assert hint is not None
    assert match.why_not(seat, 0, hint.action) is None
    assert match.hint(seat) == hint


def test_a_voice_cites_the_rule_of_a_refusal() -> None:
    match = open_match("gods_love_dinosaurs")
    seat = Seat(1 - match.to_act[0])
    refusal = match.why_not(seat, 0, match.task(match.to_act[0])[2][0])
    assert refusal is not None
    assert (
        Voice(match.game, Words("uk", match.game.name, strict=True))
        .say(refusal)
        .endswith(f"({refusal.rule})")
    )


@pytest.mark.parametrize(
    ("seats", "level", "rival"),
    [(1, "automa_2", "rival-automa"), (1, "ravel_3", "rival-ravel"), (2, "automa_2", None)],
)
def test_the_opponent_without_a_seat_has_a_name(seats: int, level: str, rival: str | None) -> None:
    """A1.1, A13: the Automa or Ravel plays against one player, behind whom she stands on the sheet."""
    table = Table.open(load("wyrmspan"), seats, {"automa": level}, 1)
    match = Match(table, Seats(seats, [Seat(seat) for seat in range(seats)], {}))
    assert match.rival == rival
    assert len(match.scene(None).sheet.players) == seats + (rival is not None)
