"""What happened, as message ids with values: the log, the animation and the screen reader read from it."""

from __future__ import annotations

from collections.abc import Iterator

from dracosaur.core.game import Event, Seat
from dracosaur.games.draftosaurus.actions import Deal, DraftosaurusAction, FirstRoller, Roll, encode, place_at
from dracosaur.games.draftosaurus.keys import SPECIES_KEYS
from dracosaur.games.draftosaurus.rules import State, constants
from dracosaur.games.draftosaurus.rules.course import (
    begin_stage,
    commit_piece,
    commit_spot,
    decide_forced,
    end_stage,
    stage_end,
)
from dracosaur.games.draftosaurus.rules.placement import quarantined
from dracosaur.games.draftosaurus.score import score_sheet


def events(before: State, seat: Seat, action: DraftosaurusAction, after: State) -> tuple[Event, ...]:
    """Everything that became known with this action, in the order in which it happened."""
    return (*_of_action(before, seat, action), *_of_course(before, after))


def _of_action(before: State, seat: Seat, action: DraftosaurusAction) -> Iterator[Event]:
    match action:
        case FirstRoller(first):
            yield Event("event-first_roller", {"player": first})
        case Deal(hand):
            if before.dealt == 0:
                yield Event(
                    "event-round", {"round": before.round + 1, "rounds": constants.ROUNDS[before.seats]}
                )
            to = (before.roller + before.dealt) % before.seats
            yield Event("event-dealt", {"player": to})
            yield Event("event-dealt-you", {"hand": hand}, seats=(to,))
        case Roll(face):
            yield Event("event-rolled", {"player": before.roller, "face": face})
            state = before.copy()
            state.phase = constants.TURN
            begin_stage(state)
            yield from _of_stages(state)
        case _:
            yield from _of_decision(before.copy(), seat, encode(before, action))


def _of_decision(state: State, seat: int, code: int) -> Iterator[Event]:
    """A decision of a player, carried out on a copy of the state, and what it shows to all."""
    if state.phase == constants.LEAVE:
        state.spot[seat] = code - constants.ACT_MOVE + 1
        yield Event("event-decided", {"player": seat})
        yield from _of_leaving(state)
        return
    if code >= constants.ACT_DISCARD:
        commit_piece(state, seat, constants.DISCARD, code - constants.ACT_DISCARD)
    elif code >= constants.ACT_PLACE:
        commit_spot(state, seat, code - constants.ACT_PLACE)
    else:
        commit_piece(state, seat, constants.CHOOSE, code)
    decide_forced(state, seat)
    if state.done[seat] == stage_end(state):  # how far somebody is before that is nobody's business
        yield Event("event-decided", {"player": seat})
    yield from _of_stages(state)


def _of_stages(state: State) -> Iterator[Event]:
    """The stages of the turn that come to their end, one after another."""
    while state.phase == constants.TURN and state.waiting == 0:
        steps = constants.STEPS[state.plan][state.stage : stage_end(state)]
        for step in steps:
            if (
                step != constants.CHOOSE or constants.PLACE not in steps
            ):  # a placement says the species anyway
                for seat in range(state.seats):
                    yield _of_step(state, seat, step)
        end_stage(state)


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
    """The quarantine moves, shown together when the last one is decided (D12.1.5)."""
    leaving = [seat for seat in range(state.seats) if quarantined(state, seat) > 0]
    if any(state.spot[seat] == 0 for seat in leaving):
        return
    for seat in leaving:
        species = quarantined(state, seat) - 1
        if state.spot[seat] - 1 == constants.STAY:
            yield Event("event-stayed", {"player": seat, "species": SPECIES_KEYS[species]})
        else:
            yield _standing("event-moved", state, seat, species)


def _of_course(before: State, after: State) -> Iterator[Event]:
    """The die moves on, a round begins, a board is scored, somebody wins."""
    if after.second_game != before.second_game:
        for seat in range(after.seats):
            yield Event("event-scored", {"player": seat, "points": after.summer_score[seat]})
        yield Event("event-board_turned")
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
