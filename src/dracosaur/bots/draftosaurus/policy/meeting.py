"""The last two turns of two players, solved: they decide at once, and know everything else.

In the last round the bag is empty, and after its first turn both have seen both hands. So what is left is a
row of decisions that both make at once (the dinosaur, its spot, the discard), one roll of the die, the last
dinosaur, and its spot, which is the one with most points (`exact.py`). Each decision is a matrix of what
comes of each pair of answers, and is worth what its equilibrium brings.

Only for the order in which each of these decisions is shown before the next one, the usual one (D17.9).
"""

from __future__ import annotations

from typing import Final

from dracosaur.bots.draftosaurus.policy.critic import margin
from dracosaur.bots.draftosaurus.policy.matrix import MIX, MOST_OPTIONS, SHARE, against, solve_matrix
from dracosaur.bots.draftosaurus.policy.moves import action_of
from dracosaur.bots.method import CONTEXT, FOUND, LOGITS, MOVES
from dracosaur.bots.method.search import DEALT, MOVE, PLAYED, ROOT, SQUARES, STATES, TIMES, TOTAL
from dracosaur.core.twin import Batch, Grid, Row, copy_state, rule
from dracosaur.games.draftosaurus.rules import State
from dracosaur.games.draftosaurus.rules.constants import (
    ACT_CHOOSE,
    ACT_DISCARD,
    ACT_MOVE,
    ACT_PLACE,
    ACT_STAY,
    BOARD,
    CHOOSE,
    DISCARD,
    FACES,
    FIRST_SPACE,
    MATCH,
    OVER,
    PLACE,
    PLACES,
    PYRAMID,
    RIVER,
    ROUNDS,
    SPECIES,
    SPOTS,
    STAY,
    STEPS,
    TURN,
    TURNS,
    WINTER,
)
from dracosaur.games.draftosaurus.rules.moves import list_spots, why_not_leave
from dracosaur.games.draftosaurus.rules.placement import (
    leave_quarantine,
    pens_by_die,
    put,
    quarantined,
    why_not_by_pen,
)
from dracosaur.games.draftosaurus.rules.scoring import score_board

SHOWN_IN_TURN: Final = 2  # the plan in which each decision of two players is shown before the next one

# States beyond those of a search.
AFTER: Final = STATES  # with the dinosaur of the other one somewhere
ENDED: Final = STATES + 1
SOLVER_STATES: Final = STATES + 2

# Matrices and what else is worked out, in the row CONTEXT; DEALT are the zoos that the last turn begins with.
CHOSEN: Final = 0
PLACED: Final = CHOSEN + SPECIES * SPECIES
DROPPED: Final = PLACED + MOST_OPTIONS * MOST_OPTIONS
LAST: Final = DROPPED + SPECIES * SPECIES
ENDS: Final = LAST + SPECIES * SPECIES  # of each pair of last dinosaurs, for each face of the die
WAYS: Final = ENDS + SPECIES * SPECIES * FACES  # the best way to end of each of the two, for each face
MOST: Final = WAYS + 2 * FACES  # points of that way
ROWS: Final = MOST + FACES  # of the matrix that was solved last
COLUMNS: Final = ROWS + 1
SOLVER_SIZE: Final = COLUMNS + 1

# Lists of options, in the row MOVES.
OWN: Final = 0
OTHER: Final = MOST_OPTIONS
OWN_SPOTS: Final = 2 * MOST_OPTIONS
OTHER_SPOTS: Final = 3 * MOST_OPTIONS
OWN_LAST: Final = 4 * MOST_OPTIONS
OTHER_LAST: Final = 5 * MOST_OPTIONS

LEAVES: Final = STAY + 2  # a way is spot * LEAVES + where the quarantined dinosaur goes, plus 1
NO_POINTS: Final = -1


@rule
def is_meeting(s: State, seat: int) -> bool:
    """Whether the seat decides in one of the last two turns of two players, and not on its very last spot."""
    if s.seats != 2 or s.plan != SHOWN_IN_TURN or s.phase != TURN or s.round < ROUNDS[2] - 1:
        return False
    if s.options[BOARD] == MATCH and s.second_game == 0:
        return False
    if s.turn == TURNS[2] - 1:
        return STEPS[s.plan][s.done[seat]] == CHOOSE
    return s.turn == TURNS[2] - 2


@rule
def meet(states: Batch[State], seat: int, n: int, most: int, room: Grid, known: Grid) -> bool:
    """Whether the equilibrium of this decision is known; so many pairs of spots may be looked at for it.

    Then with the first n moves stands what they bring against it, and in the row LOGITS how often each should
    be taken, in parts of SHARE.
    """
    s = states[ROOT]
    if not is_meeting(s, seat) or count_pairs(s, seat, room[MOVES]) > most:
        return False
    step = STEPS[s.plan][s.done[seat]]
    if step == PLACE:
        weigh_spots(states, seat, s.chosen[seat] - 1, s.chosen[1 - seat] - 1, room)
        tell(n, ACT_PLACE, OWN_SPOTS, PLACED, room, known)
    elif step == CHOOSE:
        if s.turn == TURNS[2] - 1:
            weigh_last(states, seat, room)
        else:
            weigh_choices(states, seat, room)
        tell(n, ACT_CHOOSE, OWN, CHOSEN, room, known)
    else:
        copy_state(states[DEALT], s)
        begin_last_turn(states[DEALT])
        weigh_discards(states, seat, room)
        tell(n, ACT_DISCARD, OTHER_LAST, DROPPED, room, known)
    return True


@rule
def count_pairs(s: State, seat: int, out: Row) -> int:
    """How many pairs of spots for the dinosaurs of this turn there are: the time goes by them."""
    step = STEPS[s.plan][s.done[seat]]
    if s.turn == TURNS[2] - 1 or step == DISCARD:
        return 1
    return count_ways(s, seat, step, out) * count_ways(s, 1 - seat, step, out)


@rule
def count_ways(s: State, seat: int, step: int, out: Row) -> int:
    """In how many ways the seat can choose, or has chosen, and place."""
    by_die = pens_by_die(s, seat)
    if step == PLACE:
        return list_spots(s, seat, s.chosen[seat] - 1, by_die, 0, 0, out)
    n = 0
    for species in range(SPECIES):
        if s.hand[seat][species] > 0:
            n += list_spots(s, seat, species, by_die, 0, 0, out)
    return n


@rule
def tell(n: int, first: int, listed: int, at: int, room: Grid, known: Grid) -> None:
    """Each of the first n moves knows what its option brings, and how often it should be taken."""
    mine = room[FOUND]
    rows = room[CONTEXT][ROWS]
    whole = 0
    for i in range(rows):
        whole += mine[MIX + i]
    for k in range(n):
        i = place_of(room[MOVES], listed, action_of(known[MOVE][k]) - first)
        known[TOTAL][k] = against(room[CONTEXT], at, i, room[CONTEXT][COLUMNS], room[LOGITS])
        known[SQUARES][k] = known[TOTAL][k] * known[TOTAL][k] >> 10
        known[TIMES][k] = 1
    for k in range(n):
        i = place_of(room[MOVES], listed, action_of(known[MOVE][k]) - first)
        room[LOGITS][k] = mine[MIX + i] * SHARE // whole
        mine[MIX + i] = 0  # other spots of the same dinosaur are decided about later


@rule
def place_of(options: Row, listed: int, wanted: int) -> int:
    """Where the option stands in the list that begins there."""
    i = 0
    while options[listed + i] != wanted:
        i += 1
    return i


@rule
def solve_at(room: Grid, at: int, rows: int, columns: int) -> int:
    """What the matrix from there on is worth; its mixes stand in the rows FOUND and LOGITS."""
    room[CONTEXT][ROWS] = rows
    room[CONTEXT][COLUMNS] = columns
    return solve_matrix(room[CONTEXT], at, rows, columns, room[FOUND], room[LOGITS])


@rule
def list_species(s: State, seat: int, options: Row, listed: int) -> int:
    """The species in the seat's hand stand from there on; returns how many."""
    n = 0
    for species in range(SPECIES):
        if s.hand[seat][species] > 0:
            options[listed + n] = species
            n += 1
    return n


@rule
def begin_last_turn(s: State) -> None:
    """The die goes to the left for the last turn; hands are left to cross where they are looked at."""
    s.roller = 1 - s.roller
    s.turn += 1


@rule
def weigh_choices(states: Batch[State], seat: int, room: Grid) -> int:
    """What the choice of dinosaurs in the turn before the last is worth."""
    rows = list_species(states[ROOT], seat, room[MOVES], OWN)
    columns = list_species(states[ROOT], 1 - seat, room[MOVES], OTHER)
    for i in range(rows):
        for j in range(columns):
            mine = room[MOVES][OWN + i]
            theirs = room[MOVES][OTHER + j]
            room[CONTEXT][CHOSEN + i * columns + j] = weigh_spots(states, seat, mine, theirs, room)
    return solve_at(room, CHOSEN, rows, columns)


@rule
def weigh_spots(states: Batch[State], seat: int, mine: int, theirs: int, room: Grid) -> int:
    """What the choice of spots for these two dinosaurs in the turn before the last is worth."""
    other = 1 - seat
    s = states[ROOT]
    options = room[MOVES]
    rows = list_spots(s, seat, mine, pens_by_die(s, seat), 0, OWN_SPOTS, options) - OWN_SPOTS
    columns = list_spots(s, other, theirs, pens_by_die(s, other), 0, OTHER_SPOTS, options) - OTHER_SPOTS
    for i in range(rows):
        for j in range(columns):
            dealt = states[DEALT]
            copy_state(dealt, s)
            dealt.hand[seat][mine] -= 1
            dealt.hand[other][theirs] -= 1
            put(dealt, seat, mine, options[OWN_SPOTS + i])
            put(dealt, other, theirs, options[OTHER_SPOTS + j])
            begin_last_turn(dealt)
            room[CONTEXT][PLACED + i * columns + j] = weigh_discards(states, seat, room)
    return solve_at(room, PLACED, rows, columns)


@rule
def weigh_discards(states: Batch[State], seat: int, room: Grid) -> int:
    """What the discards are worth: each takes its last dinosaur from what the other one leaves in hand."""
    s = states[DEALT]
    options = room[MOVES]
    work = room[CONTEXT]
    own = list_species(s, 1 - seat, options, OWN_LAST)
    others = list_species(s, seat, options, OTHER_LAST)
    for i in range(own):
        for j in range(others):
            at = ENDS + (i * others + j) * FACES
            weigh_ends(states, seat, options[OWN_LAST + i], options[OTHER_LAST + j], at, room)
    for mine in range(others):
        for theirs in range(own):
            total = 0
            for face in range(FACES):
                total += weigh_leftovers(s, seat, own, others, theirs, mine, face, room)
            work[DROPPED + mine * own + theirs] = total // FACES
    return solve_at(room, DROPPED, others, own)


@rule
def weigh_leftovers(
    s: State, seat: int, own: int, others: int, out_of_own: int, out_of_others: int, face: int, room: Grid
) -> int:
    """What the choice of last dinosaurs is worth after this roll, when one of each list is discarded."""
    options = room[MOVES]
    rows = 0
    columns = 0
    n = 0
    for i in range(own):
        if s.hand[1 - seat][options[OWN_LAST + i]] > (i == out_of_own):
            rows += 1
            columns = 0
            for j in range(others):
                if s.hand[seat][options[OTHER_LAST + j]] > (j == out_of_others):
                    room[CONTEXT][LAST + n] = room[CONTEXT][ENDS + (i * others + j) * FACES + face]
                    columns += 1
                    n += 1
    return solve_matrix(room[CONTEXT], LAST, rows, columns, room[FOUND], room[LOGITS])


@rule
def weigh_last(states: Batch[State], seat: int, room: Grid) -> int:
    """What the choice of dinosaurs in the last turn is worth."""
    copy_state(states[DEALT], states[ROOT])
    face = states[ROOT].die
    rows = list_species(states[ROOT], seat, room[MOVES], OWN)
    columns = list_species(states[ROOT], 1 - seat, room[MOVES], OTHER)
    for i in range(rows):
        for j in range(columns):
            weigh_ends(states, seat, room[MOVES][OWN + i], room[MOVES][OTHER + j], ENDS, room)
            room[CONTEXT][CHOSEN + i * columns + j] = room[CONTEXT][ENDS + face]
    return solve_at(room, CHOSEN, rows, columns)


@rule
def weigh_ends(states: Batch[State], seat: int, mine: int, theirs: int, at: int, room: Grid) -> None:
    """What the seat has at the end with these last dinosaurs stands from there on, for each face."""
    work = room[CONTEXT]
    find_ways(states, seat, mine, theirs, WAYS, work)
    find_ways(states, 1 - seat, theirs, mine, WAYS + FACES, work)
    for face in range(FACES):
        same = 0  # an earlier face after which both do the same
        while (
            work[WAYS + same] != work[WAYS + face] or work[WAYS + FACES + same] != work[WAYS + FACES + face]
        ):
            same += 1
        if same == face:
            ended = states[ENDED]
            copy_state(ended, states[DEALT])
            go_way(ended, seat, mine, work[WAYS + face])
            go_way(ended, 1 - seat, theirs, work[WAYS + FACES + face])
            ended.phase = OVER
            work[at + face] = margin(ended, seat)
        else:
            work[at + face] = work[at + same]


@rule
def find_ways(states: Batch[State], seat: int, species: int, theirs: int, at: int, work: Row) -> None:
    """The way to end with most points stands from there on, for each face of the die."""
    s = states[DEALT]
    copy_state(states[AFTER], s)
    put(states[AFTER], 1 - seat, theirs, RIVER)
    for face in range(FACES):
        work[MOST + face] = NO_POINTS
    for spot in range(SPOTS if s.board == WINTER else PLACES):
        if why_not_by_pen(s, seat, species, spot) == 0:
            way = best_way(states, seat, species, spot)
            copy_state(states[ENDED], states[AFTER])
            go_way(states[ENDED], seat, species, way)
            points = score_board(states[ENDED], seat)
            pen = PYRAMID if spot >= FIRST_SPACE else spot
            for face in range(FACES):
                s.die = face
                is_open = spot == RIVER or (pens_by_die(s, seat) >> pen) & 1 == 1
                if is_open and points > work[MOST + face]:
                    work[MOST + face] = points
                    work[at + face] = way


@rule
def best_way(states: Batch[State], seat: int, species: int, spot: int) -> int:
    """The way with most points that begins with the last dinosaur on the spot."""
    copy_state(states[ENDED], states[AFTER])
    put(states[ENDED], seat, species, spot)
    best = spot * LEAVES
    if quarantined(states[ENDED], seat) == 0:
        return best
    most = NO_POINTS
    for action in range(ACT_MOVE, ACT_STAY + 1):
        if why_not_leave(states[ENDED], seat, action) == 0:
            copy_state(states[PLAYED], states[ENDED])
            if action != ACT_STAY:
                leave_quarantine(states[PLAYED], seat, action - ACT_MOVE)
            points = score_board(states[PLAYED], seat)
            if points > most:
                most = points
                best = spot * LEAVES + (0 if action == ACT_STAY else action - ACT_MOVE + 1)
    return best


@rule
def go_way(s: State, seat: int, species: int, way: int) -> None:
    """The last dinosaur is placed, and the quarantined one has left."""
    put(s, seat, species, way // LEAVES)
    if way % LEAVES > 0:
        leave_quarantine(s, seat, way % LEAVES - 1)
