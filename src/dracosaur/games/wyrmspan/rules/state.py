"""The state of a game of Wyrmspan."""

from __future__ import annotations

from dracosaur.core.twin import Fields, Grid, Row, cell, grid, row
from dracosaur.games.wyrmspan.cards.codes import CAVES, RESOURCES, SPACES
from dracosaur.games.wyrmspan.cards.programs import CAVE_CARDS, CELLS, DRAGON_CARDS, ROUNDS, SLOTS
from dracosaur.games.wyrmspan.rules.constants import DEPTH, FRAME, OPTIONS, SEATS, WORDS


class State(Fields):
    """Everything about a game in progress, also in the middle of an effect; counts and small ids only."""

    seats: int = cell()
    options: Row = row(OPTIONS)
    phase: int = cell()
    round: int = cell()  # from 0
    start: int = cell()  # who has the start player marker
    turn: int = cell()  # whose turn it is, or whose part of a phase
    served: int = (
        cell()
    )  # setup: cards and tiles laid out; later: players who have had their part of the phase

    # The question that is open
    actor: int = cell()  # a seat, or one of CHANCE, NOBODY, SEVERAL, FINISHED
    open: Row = row(WORDS)  # the actions that answer it, one bit each
    answers: int = cell()  # how many they are
    last_answer: int = cell()  # the last one that was added
    wanted: int = cell()  # what chance is asked for
    drawn: int = cell()  # the card that chance gave and nobody has taken up yet

    # What is still to be resolved; a frame is eight numbers
    depth: int = cell()
    stack: Row = row(DEPTH * FRAME)
    did: int = cell()  # whether the frame that ended last has done anything ("if you do")
    kind: int = cell()  # the kind of resource that the owner of an effect chose (W9.5)
    shown: int = cell()  # the card tucked last for a resource of its cost (W11.6)

    # The table
    guild: int = cell()
    objective: Row = row(ROUNDS)  # side + 1
    dragon_at: Row = row(DRAGON_CARDS + 1)  # where each card is, by number
    dragon_known: Row = row(DRAGON_CARDS + 1)  # who knows it
    cave_at: Row = row(CAVE_CARDS + 1)
    cave_known: Row = row(CAVE_CARDS + 1)
    dragon_slot: Row = row(SLOTS)  # the display, 0 = empty
    cave_slot: Row = row(SLOTS)
    deck: Row = row(2)  # cards in the deck of each kind
    pile: Row = row(2)  # cards in its discard pile

    # Players
    picks: Row = row(SEATS)  # choices made in setup
    coins: Row = row(SEATS)
    resources: Grid = grid(SEATS, RESOURCES)
    dragon_cards: Row = row(SEATS)  # in hand
    cave_cards: Row = row(SEATS)
    passed: Row = row(SEATS)  # the Automa's is in row AUTOMA
    explored: Grid = grid(SEATS, CAVES)  # in this round
    dragon: Grid = grid(SEATS, SPACES)  # the visible dragon of each space, 0 = none
    eggs: Grid = grid(SEATS, SPACES)
    cached: Grid = grid(SEATS, SPACES * RESOURCES)
    tucked: Grid = grid(SEATS, SPACES)
    growth: Grid = grid(SEATS, SPACES)  # feedings of a hatchling, up to 3 (W12.4)
    cave: Grid = grid(SEATS, SPACES)  # the cave card of each space, 0 = none
    settled: Grid = grid(SEATS, CAVES)  # dragons in each cave
    excavated: Grid = grid(SEATS, CAVES)  # spaces of each cave that are open
    mat_eggs: Row = row(SEATS)
    egg_count: Row = row(SEATS)  # in all nests
    nest_count: Row = row(SEATS)  # the mat's included
    fresh: Row = row(SEATS)  # spaces whose dragon was played in this turn (W7.6)
    used: Row = row(SEATS)  # spaces whose dragon has had its turn in this phase
    paid_vp: Row = row(SEATS)  # points of End Game abilities with a price

    # Guild and objectives; the Automa's are in row AUTOMA
    steps: Row = row(SEATS)
    markers: Grid = grid(SEATS, CELLS)
    placed: Row = row(SEATS)  # markers on the tile
    tally: Row = row(SEATS)  # what the last objective counted
    standing: Grid = grid(SEATS, ROUNDS)  # in each objective: 1 to 3, 0 = others or not yet scored

    # The Automa
    decisions: int = cell()  # decision cards turned over in this round, one bit each
    turned: int = cell()  # how many they are
    decision: int = cell()  # the card she is carrying out
    automa_cards: Row = row(2)  # dragons and caves she took
    objective_coins: int = cell()
