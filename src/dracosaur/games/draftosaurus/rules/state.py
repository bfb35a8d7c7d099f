"""The state of a game of Draftosaurus."""

from __future__ import annotations

from dracosaur.core.twin import Fields, Grid, Row, cell, grid, row
from dracosaur.games.draftosaurus.rules.constants import OPTIONS, PLACES, SEATS, SPACES, SPECIES


class State(Fields):
    """Everything about a game or match in progress; counts and small ids only."""

    seats: int = cell()
    options: Row = row(OPTIONS)
    plan: int = cell()  # the order of decisions in a turn that the options fix (D17.9)
    capacity: Row = row(PLACES)  # of the places of the side in play
    board: int = cell()  # the side in play: SUMMER or WINTER
    second_game: int = cell()  # 1 in the second game of a match
    phase: int = cell()
    round: int = cell()
    turn: int = cell()  # of the round, from 0
    first_roller: int = cell()  # of this game
    roller: int = cell()  # who has the die
    die: int = cell()
    dealt: int = cell()  # hands dealt in this round
    bag: Row = row(SPECIES)
    hand: Grid = grid(SEATS, SPECIES)
    zoo: Grid = grid(SEATS, PLACES * SPECIES)  # how many of a species stand in a place
    count: Grid = grid(SEATS, PLACES)  # how many dinosaurs stand in a place
    settled: Row = row(SEATS)  # the places in which somebody stands, a bit for each
    with_trex: Row = row(SEATS)  # of these, the places with a T-Rex
    full: Row = row(SEATS)  # the places that have reached their capacity
    wood_first: Row = row(SEATS)  # species + 1 at the left end of the Well-Ordered Wood
    space: Grid = grid(SEATS, SPACES)  # species + 1 on each space of the Pyramid
    discards: Grid = grid(SEATS, SPECIES)  # two players: what each has returned to the box
    hidden_discards: Grid = grid(SEATS, SPECIES)  # of these, what no other player can work out (D17.10)
    stage: int = cell()  # decisions of this turn that have been shown
    waiting: int = cell()  # seats that still have to decide in this stage, or about their quarantine
    done: Row = row(SEATS)  # decisions of this turn that each seat has made
    chosen: Row = row(SEATS)  # species + 1, 0 = not yet or already placed
    spot: Row = row(SEATS)  # spot + 1, 0 = not yet or already placed
    dropped: Row = row(SEATS)  # species + 1 to discard, 0 = not yet
    summer_score: Row = row(SEATS)  # of the first game of a match
    summer_trex: Row = row(SEATS)
