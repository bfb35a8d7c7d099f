"""What a seat sees at a table of Draftosaurus (D16), in the order of `layouts/draftosaurus.py`."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import Observation, Row, copy_numbers, rule
from dracosaur.envs.stepping import clockwise, distance
from dracosaur.games.draftosaurus.rules import State
from dracosaur.games.draftosaurus.rules.constants import (
    ACT_DISCARD,
    ACT_MOVE,
    ACT_PLACE,
    BOARD,
    CHOOSE,
    DISCARD,
    FIRST,
    FIRST_SPACE,
    LEAVE,
    MATCH,
    PLACES,
    PYRAMID,
    ROLL,
    SPACES,
    SPECIES,
    STAGE_END,
    STAY,
    STEPS,
    SUMMER,
    TURN,
    TURNS,
)
from dracosaur.games.draftosaurus.rules.knowledge import is_secret, unknown_discards
from dracosaur.games.draftosaurus.rules.placement import is_last_turn_for_five, quarantined

# What is asked: nothing, or one more than CHOOSE, PLACE, DISCARD; LEAVING is the move out of the quarantine.
LEAVING: Final = 4
QUESTIONS: Final = 5


@rule
def question_of(s: State, seat: int) -> int:
    """What the seat is asked."""
    if s.phase == TURN and s.done[seat] < STAGE_END[s.plan][s.stage]:
        return 1 + STEPS[s.plan][s.done[seat]]
    if s.phase == LEAVE and s.spot[seat] == 0 and quarantined(s, seat) > 0:
        return LEAVING
    return 0


@rule
def observe(s: State, seat: int, shape: Row, out: Observation) -> None:
    """What the seat sees of the table, then of each player, beginning with itself and going clockwise."""
    has_begun = s.phase != FIRST
    has_rolled = s.phase > ROLL or s.turn > 0 or s.round > 0 or s.second_game == 1
    bag = 0
    for species in range(SPECIES):
        bag += s.bag[species]
    out[0] = question_of(s, seat)
    out[1] = s.board
    out[2] = s.second_game
    out[3] = s.round
    out[4] = s.turn
    out[5] = TURNS[s.seats] - s.turn
    out[6] = s.die + 1 if has_rolled else 0
    out[7] = distance(s.seats, seat, s.roller) + 1 if has_begun else 0
    out[8] = distance(s.seats, seat, s.first_roller) + 1 if has_begun else 0
    out[9] = s.stage
    out[10] = s.done[seat]
    out[11] = bag
    out[12] = s.spot[seat]
    at = 13
    if s.seats == 2:
        copy_numbers(out, at, s.hidden_discards[seat])
        at += SPECIES
    hides_choice = is_secret(s, CHOOSE)
    # As `is_bound` says of each: all but the roller, who is free until the last turn of the Polish variant.
    free = -1 if is_last_turn_for_five(s) else s.roller
    for k in range(s.seats):
        at = observe_player(s, seat, k, hides_choice, free, out, at)


@rule
def observe_player(
    s: State, seat: int, k: int, hides_choice: int, free: int, out: Observation, at: int
) -> int:
    """What the seat sees of the player k places on begins at this place; returns where it ends."""
    player = clockwise(s.seats, seat, k)
    copy_numbers(out, at, s.zoo[player])
    at += PLACES * SPECIES
    hand = s.hand[player]
    n = 0
    for species in range(SPECIES):
        n += hand[species]
        out[at + species] = 0
    knows = 1 if k <= s.turn else 0  # as `knows_hand`, without the call
    if knows == 1:
        copy_numbers(out, at, hand)
    at += SPECIES
    out[at] = knows
    out[at + 1] = n
    has_decided = s.done[player] == STAGE_END[s.plan][s.stage] if s.phase == TURN else s.spot[player] > 0
    out[at + 2] = 1 if has_decided else 0
    out[at + 3] = 1 if s.phase == TURN and player != free else 0
    out[at + 4] = s.chosen[player] if player == seat or not hides_choice else 0
    at += 5
    if s.seats == 2:
        at = observe_discards(s, seat, player, out, at)
    if s.options[BOARD] != SUMMER:
        copy_numbers(out, at, s.space[player])
        out[at + SPACES] = s.wood_first[player]
        at += SPACES + 1
    if s.options[BOARD] == MATCH:
        out[at] = s.summer_score[player]
        out[at + 1] = s.summer_trex[player]
        at += 2
    return at


@rule
def observe_discards(s: State, seat: int, player: int, out: Observation, at: int) -> int:
    """What the seat knows of the player's discards; returns where it ends."""
    n = 0
    for species in range(SPECIES):
        n += s.discards[player][species]
        out[at + species] = s.discards[player][species] - unknown_discards(s, seat, player, species)
    at += SPECIES
    out[at] = n
    out[at + 1] = s.dropped[player] if player == seat or not is_secret(s, DISCARD) else 0
    return at + 2


@rule
def describe(s: State, seat: int, action: int, out: Observation) -> None:
    """The features of a legal action: what is asked, the species that moves, where to, who stands there."""
    out[0] = question_of(s, seat)
    spot = -1
    species = action
    if action >= ACT_MOVE:
        spot = action - ACT_MOVE
        species = quarantined(s, seat) - 1
    elif action >= ACT_DISCARD:
        species = action - ACT_DISCARD
    elif action >= ACT_PLACE:
        spot = action - ACT_PLACE
        species = s.chosen[seat] - 1
    out[1] = species + 1
    out[2] = spot + 1
    out[3] = 0
    out[4] = 0
    if 0 <= spot < STAY:
        place = PYRAMID if spot >= FIRST_SPACE else spot
        out[3] = s.count[seat][place]
        out[4] = s.zoo[seat][place * SPECIES + species]
