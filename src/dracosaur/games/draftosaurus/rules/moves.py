"""The decisions as numbers: who owes one, what is legal, what forbids the rest, what an action does."""

from __future__ import annotations

from dracosaur.core.twin import ROLLS, Row, below, rule
from dracosaur.games.draftosaurus.rules.constants import (
    ACT_CHOOSE,
    ACT_DEAL,
    ACT_DISCARD,
    ACT_FIRST,
    ACT_MOVE,
    ACT_PLACE,
    ACT_ROLL,
    ACT_STAY,
    CHANCE,
    CHOOSE,
    DEAL,
    DEAL_ACTIONS,
    DISCARD,
    FACES,
    FIRST,
    FIRST_SPACE,
    HAND,
    HAND_BITS,
    LEAVE,
    OVER,
    PENS,
    PIECE_BITS,
    PLACE,
    PYRAMID,
    QUARANTINE,
    QUARANTINE_OPTIONAL,
    RIVER,
    ROLL,
    SPECIES,
    SPOTS,
    STAGE_END,
    STEPS,
    SUMMER,
    TURN,
    WINTER,
)
from dracosaur.games.draftosaurus.rules.course import (
    begin_turn,
    commit_leave,
    commit_piece,
    commit_spot,
    deal_hand,
    decide_forced,
    free_pieces,
    go_on,
    is_stage_over,
    start_game,
    step_of,
)
from dracosaur.games.draftosaurus.rules.numbers import D2_1, D5_2, D5_4, D8_1, D12_1, D12_1_3, D13_3, D16_5
from dracosaur.games.draftosaurus.rules.pieces import draw_pieces
from dracosaur.games.draftosaurus.rules.placement import (
    ROW_FROM,
    ROW_TO,
    pens_by_die,
    pens_by_species,
    quarantined,
    why_not_by_pen,
    why_not_in_space,
    why_not_there,
)
from dracosaur.games.draftosaurus.rules.state import State


@rule
def must_act(s: State, seat: int) -> bool:
    """Whether the seat owes a decision; in a turn several do at once."""
    if s.phase == TURN:
        return 0 <= seat < s.seats and s.done[seat] < STAGE_END[s.plan][s.stage]
    if s.phase == LEAVE:
        return 0 <= seat < s.seats and s.spot[seat] == 0 and quarantined(s, seat) > 0
    return seat == CHANCE and s.phase != OVER


@rule
def why_not(s: State, seat: int, action: int) -> int:
    """0 where the action is legal for a seat that owes a decision, else the rule that forbids it."""
    if not must_act(s, seat):
        return D5_4
    if seat == CHANCE:
        return why_not_chance(s, action)
    if s.phase == LEAVE:
        return why_not_leave(s, seat, action)
    step = step_of(s, seat)
    if ACT_CHOOSE <= action < ACT_CHOOSE + SPECIES:
        if step != CHOOSE:
            return D5_4
        return 0 if free_pieces(s, seat, action - ACT_CHOOSE) > 0 else D5_2
    if ACT_PLACE <= action < ACT_PLACE + SPOTS:
        return why_not_spot(s, seat, action - ACT_PLACE) if step == PLACE else D5_4
    if ACT_DISCARD <= action < ACT_DISCARD + SPECIES:
        if step != DISCARD:
            return D5_4
        return 0 if free_pieces(s, seat, action - ACT_DISCARD) > 0 else D13_3
    return D5_4


@rule
def why_not_spot(s: State, seat: int, spot: int) -> int:
    """0 where the chosen dinosaur may go to the spot (D6.8)."""
    if spot >= FIRST_SPACE and s.board == SUMMER:
        return D2_1
    return why_not_there(s, seat, s.chosen[seat] - 1, spot)


@rule
def why_not_leave(s: State, seat: int, action: int) -> int:
    """0 where the quarantined dinosaur may go there at the end; the die has no say (D12.1)."""
    if action == ACT_STAY:
        return 0 if s.options[QUARANTINE_OPTIONAL] == 1 else D12_1_3
    spot = action - ACT_MOVE
    if spot < 0 or spot >= SPOTS or spot == QUARANTINE:
        return D12_1
    if spot == PYRAMID:
        return D8_1
    return why_not_by_pen(s, seat, quarantined(s, seat) - 1, spot)


@rule
def why_not_chance(s: State, action: int) -> int:
    """0 where the bag or the die can give this."""
    if s.phase == FIRST and ACT_FIRST <= action < ACT_FIRST + s.seats:
        return 0
    if s.phase == ROLL and ACT_ROLL <= action < ACT_ROLL + FACES:
        return 0
    if s.phase == DEAL and ACT_DEAL <= action < ACT_DEAL + DEAL_ACTIONS:
        size = 0
        for species in range(SPECIES):
            n = ((action - ACT_DEAL) >> (3 * species)) & 7
            if n > s.bag[species]:
                return D16_5
            size += n
        return 0 if size == HAND else D16_5
    return D16_5


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action and everything that follows from it without a question."""
    carry_out(s, seat, action)
    while is_stage_over(s):
        go_on(s)


@rule
def carry_out(s: State, seat: int, action: int) -> None:
    """What the action decides or gives; a stage that ends with it has not gone on yet."""
    if s.phase == TURN:
        if action >= ACT_DISCARD:
            commit_piece(s, seat, DISCARD, action - ACT_DISCARD)
        elif action >= ACT_PLACE:
            commit_spot(s, seat, action - ACT_PLACE)
        else:
            commit_piece(s, seat, CHOOSE, action - ACT_CHOOSE)
        if s.done[seat] < STAGE_END[s.plan][s.stage]:  # as `must_act`, without the call
            decide_forced(s, seat)
    elif s.phase == LEAVE:
        commit_leave(s, seat, action - ACT_MOVE)
    elif s.phase == ROLL:
        begin_turn(s, action - ACT_ROLL)
    elif s.phase == DEAL:
        deal_hand(s, action - ACT_DEAL)
    else:
        start_game(s, action - ACT_FIRST)


@rule
def legal(s: State, seat: int, out: Row) -> int:
    """The legal actions are in the buffer in rising order; returns how many, 0 for a seat that owes none."""
    if not must_act(s, seat):
        return 0
    if s.phase == TURN:
        return legal_in_turn(s, seat, out)
    if s.phase == LEAVE:
        return legal_leaves(s, seat, out)
    if s.phase == DEAL:
        return legal_hands(s, out)
    first = ACT_ROLL if s.phase == ROLL else ACT_FIRST
    n = FACES if s.phase == ROLL else s.seats
    for i in range(n):
        out[i] = first + i
    return n


@rule
def legal_in_turn(s: State, seat: int, out: Row) -> int:
    """The pieces of the hand, or the spots that take the chosen dinosaur.

    Written first and counted afterwards: without a branch to guess wrong, machine code is a fifth faster.
    """
    step = STEPS[s.plan][s.done[seat]]
    if step == PLACE:
        return legal_spots(s, seat, out)
    n = 0
    base = ACT_CHOOSE if step == CHOOSE else ACT_DISCARD
    hand = s.hand[seat]
    chosen = s.chosen[seat] - 1
    for species in range(SPECIES):
        out[n] = base + species
        n += 1 if hand[species] > (species == chosen) else 0  # as `free_pieces`, without the call
    return n


@rule
def legal_spots(s: State, seat: int, out: Row) -> int:
    """The spots that take the chosen dinosaur; the river always does."""
    return list_spots(s, seat, s.chosen[seat] - 1, pens_by_die(s, seat), ACT_PLACE, 0, out)


@rule
def list_spots(s: State, seat: int, species: int, by_die: int, base: int, n: int, out: Row) -> int:
    """Behind the first n entries stands base + spot for each spot that takes the species; returns the number.

    `by_die` are the pens that the die leaves open to the seat.
    """
    pens = by_die & ~s.full[seat] & pens_by_species(s, seat, species)
    for pen in range(PENS):
        out[n] = base + pen
        n += (pens >> pen) & 1
    out[n] = base + RIVER
    n += 1
    if s.board == WINTER and (by_die >> PYRAMID) & 1 == 1:
        inside = s.count[seat][PYRAMID]
        for space in range(ROW_FROM[inside], ROW_TO[inside] + 1):
            if why_not_in_space(s, seat, species, space) == 0:
                out[n] = base + FIRST_SPACE + space
                n += 1
    return n


@rule
def legal_leaves(s: State, seat: int, out: Row) -> int:
    """The spots that take the quarantined dinosaur, and staying where the option allows it."""
    n = 0
    for action in range(ACT_MOVE, ACT_STAY + 1):
        if why_not_leave(s, seat, action) == 0:
            out[n] = action
            n += 1
    return n


@rule
def legal_hands(s: State, out: Row) -> int:
    """Every hand that the bag can give, in rising order; the first species varies fastest."""
    n = 0
    for f in range(min(HAND, s.bag[5]) + 1):
        for e in range(min(HAND - f, s.bag[4]) + 1):
            for d in range(min(HAND - f - e, s.bag[3]) + 1):
                for c in range(min(HAND - f - e - d, s.bag[2]) + 1):
                    for b in range(min(HAND - f - e - d - c, s.bag[1]) + 1):
                        a = HAND - f - e - d - c - b
                        if a <= s.bag[0]:
                            out[n] = ACT_DEAL + (a | b << 3 | c << 6 | d << 9 | e << 12 | f << 15)
                            n += 1
    return n


@rule
def draw(s: State, rng: Row) -> int:
    """The action of chance that the generator gives: a face, a seat, a hand."""
    if s.phase == ROLL:
        return ACT_ROLL + below(rng, ROLLS, FACES)
    if s.phase == FIRST:
        return ACT_FIRST + below(rng, ROLLS, s.seats)
    return ACT_DEAL + draw_hand(s, rng)


@rule
def draw_hand(s: State, rng: Row) -> int:
    """Six pieces one by one from the bag, as a hand with three bits for each species (D4.3)."""
    up_to = 0
    left = 0
    for species in range(SPECIES):
        left += s.bag[species]
        up_to |= left << (PIECE_BITS * species)
    drawn = draw_pieces(rng, up_to, HAND)
    hand = 0
    for species in range(SPECIES):
        hand |= ((drawn >> (PIECE_BITS * species)) & 7) << (HAND_BITS * species)
    return hand
