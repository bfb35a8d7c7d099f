"""The course of a game: set-up, deals, turns, the end of rounds, games and matches (D3 to D5, D12 to D15)."""

from __future__ import annotations

from dracosaur.core.twin import Row, rule
from dracosaur.games.draftosaurus.rules.constants import (
    BOARD,
    BRIDGE_HALF_CAPACITY,
    CAPACITY,
    CHOOSE,
    DEAL,
    DISCARD,
    DISCARD_HIDDEN,
    DISCARD_WITH_CHOICE,
    DRAWN_ANEW,
    FIRST,
    FIRST_ROLLER,
    FIVE_PLAYER_LAST_TURN,
    LEAVE,
    LOVERS_BRIDGE_LEFT,
    LOVERS_BRIDGE_RIGHT,
    MATCH,
    OPTIONS,
    OVER,
    PIECES,
    PLACE,
    PLACE_WITH_CHOICE,
    PLACES,
    PRAIRIE_CAPACITY,
    PRAIRIE_OF_LOVE,
    RANDOM,
    ROLL,
    ROUNDS,
    SAME_AS_FIRST,
    SEATS,
    SECOND_START,
    SPACES,
    SPECIES,
    STAGE_END,
    STAY,
    STEPS,
    SUMMER,
    TURN,
    TURN_LENGTH,
    TURNS,
    WINTER,
)
from dracosaur.games.draftosaurus.rules.placement import leave_quarantine, put, quarantined
from dracosaur.games.draftosaurus.rules.scoring import score_board, trexes
from dracosaur.games.draftosaurus.rules.state import State


@rule
def setup(s: State, seats: int, options: Row) -> None:
    """An empty state becomes the beginning of a game (D3)."""
    s.seats = seats
    for i in range(OPTIONS):
        s.options[i] = options[i]
    s.board = WINTER if options[BOARD] == WINTER else SUMMER
    order_decisions(s)
    measure_pens(s)
    fill_bag(s)
    start_game(s, options[FIRST_ROLLER])


@rule
def fill_bag(s: State) -> None:
    """The bag holds exactly what a game consumes (D3.2, D3.5)."""
    for species in range(SPECIES):
        s.bag[species] = PIECES[s.seats]


@rule
def start_game(s: State, roller: int) -> None:
    """The first deal is due, or, if the first roller is not known, the draw of that seat (D3.4)."""
    if roller == RANDOM:
        s.phase = FIRST
    else:
        s.first_roller = roller
        s.roller = roller
        s.phase = DEAL


@rule
def order_decisions(s: State) -> None:
    """The options fix which decisions of a turn are made together (D17.9)."""
    s.plan = s.options[PLACE_WITH_CHOICE]
    if s.seats == 2:
        s.plan = 2 + 2 * s.options[PLACE_WITH_CHOICE] + s.options[DISCARD_WITH_CHOICE]


@rule
def measure_pens(s: State) -> None:
    """The capacities of the side in play (D2.3, D2.4, O4, O5)."""
    for place in range(PLACES):
        s.capacity[place] = CAPACITY[s.board][place]
    if s.board == SUMMER:
        s.capacity[PRAIRIE_OF_LOVE] = s.options[PRAIRIE_CAPACITY]
    else:
        s.capacity[LOVERS_BRIDGE_LEFT] = s.options[BRIDGE_HALF_CAPACITY]
        s.capacity[LOVERS_BRIDGE_RIGHT] = s.options[BRIDGE_HALF_CAPACITY]


@rule
def step_of(s: State, seat: int) -> int:
    """The decision that the seat owes in a turn."""
    return STEPS[s.plan][s.done[seat]]


@rule
def stage_end(s: State) -> int:
    """How many decisions everybody has made when the present stage is over."""
    return STAGE_END[s.plan][s.stage]


@rule
def hand_size(s: State, seat: int) -> int:
    """The number of dinosaurs in hand; one that is chosen but not yet placed still counts (D19.1)."""
    n = 0
    for species in range(SPECIES):
        n += s.hand[seat][species]
    return n


@rule
def free_pieces(s: State, seat: int, species: int) -> int:
    """How many of the species in hand are not yet meant for a place."""
    n = s.hand[seat][species]
    return n - 1 if s.chosen[seat] == species + 1 else n


@rule
def deal_hand(s: State, hand: int) -> None:
    """The next seat clockwise from the die holder takes six dinosaurs from the bag (D4.3)."""
    seat = (s.roller + s.dealt) % s.seats
    for species in range(SPECIES):
        n = (hand >> (3 * species)) & 7
        s.bag[species] -= n
        s.hand[seat][species] = n
    s.dealt += 1
    if s.dealt == s.seats:
        s.dealt = 0
        s.phase = ROLL


@rule
def begin_turn(s: State, face: int) -> None:
    """The die is rolled and the players may choose (D5.1)."""
    s.die = face
    s.phase = TURN
    begin_stage(s)


@rule
def begin_stage(s: State) -> None:
    """Everybody owes the decisions of the next stage of the turn."""
    s.waiting = s.seats
    if s.turn == TURNS[s.seats] - 1:
        for seat in range(s.seats):
            decide_forced(s, seat)


@rule
def decide_forced(s: State, seat: int) -> None:
    """The last dinosaur of a round left in hand is chosen, or discarded, without a question (E10, D13.4).

    Called for a seat that owes a decision. Only the size of the hand decides this, because it is public: to
    ask no question about two equal dinosaurs would give a hand away.
    """
    if s.turn < TURNS[s.seats] - 1:
        return
    step = step_of(s, seat)
    if step == DISCARD or (step == CHOOSE and s.seats > 2):
        for species in range(SPECIES):
            if free_pieces(s, seat, species) > 0:
                commit_piece(s, seat, step, species)
                return


@rule
def commit_piece(s: State, seat: int, step: int, species: int) -> None:
    """The seat has chosen which dinosaur to place or to discard."""
    if step == CHOOSE:
        s.chosen[seat] = species + 1
    else:
        s.dropped[seat] = species + 1
    count_decision(s, seat)


@rule
def count_decision(s: State, seat: int) -> None:
    """One more decision of the seat is made; after its last one of the stage nobody waits for it."""
    s.done[seat] += 1
    if s.done[seat] == STAGE_END[s.plan][s.stage]:
        s.waiting -= 1


@rule
def commit_spot(s: State, seat: int, spot: int) -> None:
    """The seat has chosen where the dinosaur will stand."""
    s.spot[seat] = spot + 1
    count_decision(s, seat)


@rule
def commit_leave(s: State, seat: int, spot: int) -> None:
    """The seat has chosen where its quarantined dinosaur will go, or that it stays (D12.1)."""
    s.spot[seat] = spot + 1
    s.waiting -= 1


@rule
def is_stage_over(s: State) -> bool:
    """Whether nobody whom this stage of a turn, or the end of the game, has asked owes anything any more."""
    return s.waiting == 0 and (s.phase == TURN or s.phase == LEAVE)


@rule
def go_on(s: State) -> None:
    """What was decided together is shown and done, and the next is due; called while `is_stage_over`."""
    if s.phase == TURN:
        end_stage(s)
    else:
        end_game(s)


@rule
def end_stage(s: State) -> None:
    """Everything decided in the stage is shown and done (D5.3, D5.4)."""
    end = stage_end(s)
    for i in range(s.stage, end):
        if STEPS[s.plan][i] == PLACE:
            place_all(s)
    s.stage = end
    if end == TURN_LENGTH[s.plan]:
        end_turn(s)
    else:
        begin_stage(s)


@rule
def place_all(s: State) -> None:
    """Every chosen dinosaur goes from the hand to its spot."""
    for seat in range(s.seats):
        species = s.chosen[seat] - 1
        s.hand[seat][species] -= 1
        put(s, seat, species, s.spot[seat] - 1)
        s.chosen[seat] = 0
        s.spot[seat] = 0


@rule
def end_turn(s: State) -> None:
    """Discards go to the box, hands and die go to the left (D5.5, D13.3)."""
    for seat in range(s.seats):
        if s.dropped[seat] > 0:
            species = s.dropped[seat] - 1
            s.hand[seat][species] -= 1
            s.discards[seat][species] += 1
            if s.turn == 0 and s.options[DISCARD_HIDDEN] == 1:
                s.hidden_discards[seat][species] += 1
            s.dropped[seat] = 0
        s.done[seat] = 0
    s.stage = 0
    pass_hands(s)
    variant = s.options[FIVE_PLAYER_LAST_TURN] == 1 and s.seats == SEATS
    if not (variant and s.turn == TURNS[SEATS] - 2):  # D14.2: the roller of turn 5 keeps the die
        s.roller = (s.roller + 1) % s.seats
    s.turn += 1
    s.phase = ROLL
    if s.turn == TURNS[s.seats]:
        end_round(s)


@rule
def pass_hands(s: State) -> None:
    """Everybody hands what is left to the left neighbour: the last hand wanders down to the first seat."""
    for seat in range(s.seats - 1, 0, -1):
        hand = s.hand[seat]
        other = s.hand[seat - 1]
        for species in range(SPECIES):
            hand[species], other[species] = other[species], hand[species]


@rule
def end_round(s: State) -> None:
    """The next round is dealt, or the game comes to its end (D4.5, D12)."""
    s.turn = 0
    s.round += 1
    if s.round < ROUNDS[s.seats]:
        s.phase = DEAL
        return
    begin_leaving(s)


@rule
def begin_leaving(s: State) -> None:
    """Whoever has a dinosaur in the Quarantine Zone owes its move (D12.1)."""
    s.phase = LEAVE
    s.waiting = 0
    for seat in range(s.seats):
        s.waiting += 1 if quarantined(s, seat) > 0 else 0


@rule
def end_game(s: State) -> None:
    """All quarantined dinosaurs move, and the game ends (D12.1)."""
    for seat in range(s.seats):
        if quarantined(s, seat) > 0 and s.spot[seat] - 1 != STAY:
            leave_quarantine(s, seat, s.spot[seat] - 1)
        s.spot[seat] = 0
    if s.options[BOARD] == MATCH and s.second_game == 0:
        turn_boards(s)
    else:
        s.phase = OVER


@rule
def turn_boards(s: State) -> None:
    """The summer scores are final; the winter game begins with a new bag and empty boards (D15.1, D15.6)."""
    for seat in range(s.seats):
        points = score_board(s, seat)
        trex = trexes(s, seat)
        s.summer_score[seat] = points
        s.summer_trex[seat] = trex
    for seat in range(s.seats):
        for i in range(PLACES * SPECIES):
            s.zoo[seat][i] = 0
        for place in range(PLACES):
            s.count[seat][place] = 0
        s.settled[seat] = 0
        s.with_trex[seat] = 0
        s.full[seat] = 0
        for space in range(SPACES):
            s.space[seat][space] = 0
        for species in range(SPECIES):
            s.discards[seat][species] = 0
            s.hidden_discards[seat][species] = 0
    s.board = WINTER
    s.second_game = 1
    s.round = 0
    measure_pens(s)
    fill_bag(s)
    if s.options[SECOND_START] == SAME_AS_FIRST:
        start_game(s, s.first_roller)
    elif s.options[SECOND_START] == DRAWN_ANEW:
        start_game(s, RANDOM)
    else:
        start_game(s, s.roller)
