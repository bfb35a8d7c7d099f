"""What happened, as message ids with values: the log, the animation and the screen reader read from it."""

from __future__ import annotations

from collections.abc import Iterator

from dracosaur.core.game import Event, Seat
from dracosaur.games.draftosaurus.actions import Deal, DraftosaurusAction, FirstRoller, Roll, encode, place_at
from dracosaur.games.draftosaurus.keys import SPECIES_KEYS
from dracosaur.games.draftosaurus.rules import State, constants, must_act
from dracosaur.games.draftosaurus.rules.course import go_on, is_stage_over, stage_end
from dracosaur.games.draftosaurus.rules.moves import carry_out
from dracosaur.games.draftosaurus.rules.placement import quarantined
from dracosaur.games.draftosaurus.score import score_sheet


def events(before: State, seat: Seat, action: DraftosaurusAction) -> tuple[Event, ...]:
    """Everything that became known with this action, in the order in which it happened."""
    return tuple(_told(before, seat, action))


def _told(before: State, seat: Seat, action: DraftosaurusAction) -> Iterator[Event]:
    """The action is carried out once more on a copy, so that each stage is seen as it ends."""
    state = before.copy()
    carry_out(state, seat, encode(before, action))
    yield from _of_action(before, seat, action, state)
    while is_stage_over(state):
        yield from _of_stage(state)
        go_on(state)
    yield from _of_course(before, state)


def _of_action(before: State, seat: Seat, action: DraftosaurusAction, state: State) -> Iterator[Event]:
    match action:
        case FirstRoller(first):
            yield Event("event-first_roller", {"player": first})
        case Deal(hand):
            if before.dealt == 0:
                yield Event(
                    "event-round", {"round": before.round + 1, "rounds": constants.ROUNDS[before.seats]}
                )
            to = (before.roller + before.dealt) % before.seats
            yield Event("event-dealt", {"player": to}, but=to)
            yield Event("event-dealt-you", {"species": hand}, seats=(to,))
        case Roll(face):
            yield Event("event-rolled", {"player": before.roller, "face": face})
        case _:
            if not must_act(state, seat):  # how far somebody is before that is nobody's business
                yield Event("event-decided", {"player": seat})


def _of_stage(state: State) -> Iterator[Event]:
    """What is shown when everybody has decided what a stage of the turn, or the end of the game, asks."""
    if state.phase == constants.LEAVE:
        yield from _of_leaving(state)
        return
    steps = constants.STEPS[state.plan][state.stage : stage_end(state)]
    for step in steps:
        if step != constants.CHOOSE or constants.PLACE not in steps:  # a placement says the species anyway
            for seat in range(state.seats):
                yield _of_step(state, seat, step)


def _of_step(state: State, seat: int, step: int) -> Event:
    if step == constants.CHOOSE:
        return Event("event-revealed", {"player": seat, "species": SPECIES_KEYS[state.chosen[seat] - 1]})
    if step == constants.PLACE:
        return _standing("event-placed", state, seat, state.chosen[seat] - 1)
    if state.options[constants.DISCARD_HIDDEN]:
        return Event("event-discarded-hidden", {"player": seat})
    return Event("event-discarded", {"player": seat, "species": SPECIES_KEYS[state.dropped[seat] - 1]})


def _standing(key: str, state: State, seat: int, species: int) -> Event:
    """A dinosaur goes to the spot that the seat has named."""
    place, space = place_at(state.board, state.spot[seat] - 1)
    values: dict[str, str | int | tuple[str, ...]] = {
        "player": seat,
        "species": SPECIES_KEYS[species],
        "place": place,
    }
    return Event(key, values) if space is None else Event(f"{key}-space", {**values, "space": space})


def _of_leaving(state: State) -> Iterator[Event]:
    """The quarantine moves, shown together (D12.1.5)."""
    for seat in range(state.seats):
        species = quarantined(state, seat) - 1
        if species < 0:
            continue
        if state.spot[seat] - 1 == constants.STAY:
            yield Event("event-stayed", {"player": seat, "species": SPECIES_KEYS[species]})
        else:
            yield _standing("event-moved", state, seat, species)


def _of_course(before: State, after: State) -> Iterator[Event]:
    """A board is scored, hands and die move on, somebody wins."""
    if after.second_game != before.second_game:
        for seat in range(after.seats):
            yield Event("event-scored", {"player": seat, "points": after.summer_score[seat]})
        yield Event("event-board_turned")
    if after.turn > before.turn:  # D5.5: at the end of a round nothing is left to pass on
        yield Event("event-hands_passed")
    goes_on = before.phase == constants.TURN and after.phase in (constants.ROLL, constants.DEAL)
    if goes_on and after.roller != before.roller:
        yield Event("event-passed", {"player": after.roller})
    if after.phase == constants.OVER:
        yield from _of_end(after)


def _of_end(after: State) -> Iterator[Event]:
    sheet = score_sheet(after)
    for player in sheet.players:
        yield Event("event-scored", {"player": player.seat, "points": player.total})
    if sheet.tie_break is not None and sheet.tie_break.compared:  # nothing is compared where O12 shares
        yield Event("event-tie_break")
    points = sheet.players[sheet.winners[0]].total
    if len(sheet.winners) == 1:
        yield Event("event-won", {"player": sheet.winners[0], "points": points})
    else:
        yield Event("event-shared", {"players": tuple(map(str, sheet.winners)), "points": points})
