"""What a seat is asked: a dinosaur of its hand, or a place for one (D5.2, D5.4, D12.1, D13.3).

Everything comes from the own hand and decisions and from what lies open. Choices point at these spots:

| kind | `at` |
|---|---|
| `hand` | `(species,)`: the dinosaurs of the species in the own hand |
| `place` | `(place,)` in the own zoo; a space of the Pyramid is `("pyramid", space)`, spaces from 1 |
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from dracosaur.core.asking import Choice, Foresight, Question, Spot, action_label
from dracosaur.core.game import Event, Message, Refusal, Seat
from dracosaur.games.draftosaurus.actions import (
    Choose,
    Discard,
    DraftosaurusAction,
    Leave,
    PlaceIt,
    Stay,
    places_of,
    spot_of,
)
from dracosaur.games.draftosaurus.keys import FACE_KEYS, SPECIES_KEYS
from dracosaur.games.draftosaurus.rules import State, constants
from dracosaur.games.draftosaurus.rules.course import free_pieces, step_of
from dracosaur.games.draftosaurus.rules.placement import (
    is_bound,
    is_last_turn_for_five,
    leave_quarantine,
    put,
    quarantined,
)
from dracosaur.games.draftosaurus.rules.scoring import score

WhyNot = Callable[[DraftosaurusAction], Refusal | None]
FREE_OF_THE_DIE: Final = Message("advice-no_die")


def question(state: State, seat: Seat, number: int, why_not: WhyNot) -> Question:
    """What a seat that owes a decision has to decide."""
    if state.phase == constants.LEAVE:
        return _of_places(state, seat, number, "leave", quarantined(state, seat) - 1, why_not)
    step = step_of(state, seat)
    if step == constants.PLACE:
        return _of_places(state, seat, number, "place", state.chosen[seat] - 1, why_not)
    return _of_hand(state, seat, number, Choose if step == constants.CHOOSE else Discard)


def _of_hand(state: State, seat: Seat, number: int, answer: type[Choose | Discard]) -> Question:
    """One choice for each species of which a piece is free."""
    kind = "choose" if answer is Choose else "discard"
    choices = []
    for species, key in enumerate(SPECIES_KEYS):
        n = free_pieces(state, seat, species)
        if n > 0:
            label = Message("choice-species" if n == 1 else "choice-species-many", {"species": key, "n": n})
            choices.append(Choice(label, answer(key), (Spot("hand", (key,)),)))
    advice = _by_the_die(state, seat) if answer is Choose else FREE_OF_THE_DIE  # D13.3
    return Question(seat, number, kind, Message(f"ask-{kind}"), tuple(choices), advice=advice)


def _of_places(state: State, seat: Seat, number: int, kind: str, species: int, why_not: WhyNot) -> Question:
    """All places of the zoo as they are printed, the Pyramid space by space; closed ones say why."""
    return Question(
        seat=seat,
        number=number,
        kind=kind,
        asked=Message(f"ask-{kind}", {"species": SPECIES_KEYS[species]}),
        choices=tuple(_choices(state, seat, kind, why_not)),
        advice=_by_the_die(state, seat) if kind == "place" else FREE_OF_THE_DIE,  # D12.1
    )


def _choices(state: State, seat: Seat, kind: str, why_not: WhyNot) -> Iterator[Choice]:
    points = score(state, seat)
    for place, space in places_of(state.board):
        action: DraftosaurusAction = Leave(place, space) if kind == "leave" else PlaceIt(place, space)
        if kind == "leave" and place == "quarantine":
            action = Stay()  # to leave for where one is would be to stay (D12.1.3, D17.6)
        refusal = why_not(action)
        after = points if refusal is not None else _points_after(state, seat, action)
        yield Choice(
            label=action_label(action) if isinstance(action, Stay) else _named(place, space),
            action=action,
            spots=(Spot("place", (place,) if space is None else (place, space)),),
            refusal=refusal,
            brings=() if refusal is not None else (Event("brings-points", {"n": after - points}),),
            about=Message(f"pen-rule-{place}"),
        )


def _named(place: str, space: int | None) -> Message:
    if space is None:
        return Message("choice-place", {"place": place})
    return Message("choice-place-space", {"place": place, "space": space})


def _points_after(state: State, seat: Seat, action: DraftosaurusAction) -> int:
    """The seat's points once its dinosaur stands there, while the others' boards are as they are (D12.4)."""
    trial = state.copy()
    if isinstance(action, PlaceIt):
        put(trial, seat, state.chosen[seat] - 1, spot_of(state, action.place, action.space))
    elif isinstance(action, Leave):
        leave_quarantine(trial, seat, spot_of(state, action.place, action.space))
    return score(trial, seat)


def _by_the_die(state: State, seat: Seat) -> Message:
    """How the die binds the seat (D6.2, D6.7, D14.3)."""
    if not is_bound(state, seat):
        return Message("advice-free")
    face = FACE_KEYS[state.die]
    key = "advice-bound_all" if is_last_turn_for_five(state) else "advice-bound"
    return Message(key, {"face": face, "meaning": face})


def foresight(action: DraftosaurusAction, asked: Question, then: Question | None) -> Foresight:
    """What the action brings, with the places to which a dinosaur that is only considered could go."""
    choice = asked.choice_of(action)
    brings = () if choice is None else choice.brings
    if isinstance(action, Choose) and then is not None and then.kind == "place":
        places = dict.fromkeys(str(choice.spots[0].at[0]) for choice in then.open)
        brings = (*brings, Event("brings-places", {"species": action.species, "place": tuple(places)}))
    return Foresight(brings, then)
