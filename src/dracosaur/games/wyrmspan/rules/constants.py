"""Numbers for what is not printed on a component: seats, where cards are, phases, frames, actions."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import lookup
from dracosaur.games.wyrmspan.cards.programs import CAVE_CARDS, DECISIONS, DRAGON_CARDS, OBJECTIVE_SIDES

SEATS: Final = 5
SPECTATOR: Final = -1  # who sees what everybody sees
AUTOMA: Final = 1  # her place in the rows of players: there is only seat 0 besides her

# Options of a table.
OPTIONS: Final = 8
GUILD: Final = 0  # a guild tile, or RANDOM
OBJECTIVES: Final = 1  # and the next three: a side of an objective tile for each round, or RANDOM
LEVEL: Final = 5  # of the solo game, from 1; 0 with two or more players
START_PLAYER: Final = 6  # a seat, or RANDOM
LEAVE_OUT_NEIGHBORS: Final = 7  # 1: solo without the dragons that look at the left neighbor (AR-02)
RANDOM: Final = -1

# Where a card is. Codes from IN_HAND on are increased by the seat.
IN_DECK: Final = 0
IN_PILE: Final = 1  # the discard pile
ON_DISPLAY: Final = 2
ON_THE_WAY: Final = 3  # drawn and not yet assigned (W10.13)
ON_MAT: Final = 4  # visible on a mat
WITH_AUTOMA: Final = 5
OUT_OF_GAME: Final = 6
IN_HAND: Final = 10
UNDER_DRAGON: Final = 20
PUT_BACK: Final = 30  # not kept in setup; shown when all have chosen (W4.7)

# Who knows which card it is (W1.4).
NOBODY_KNOWS: Final = 0
OWNER_KNOWS: Final = 1
ALL_KNOW: Final = 2  # in his hand or under one of his dragons (W1.5)
ALL_SEE_UNDER: Final = 3  # and that it is under a dragon

# Phases.
SETUP: Final = 0  # chance lays out the table
KEEPING: Final = 1  # all choose cards and resources at once (W4.7)
TURNS: Final = 2
ROUND_END: Final = 3  # Once Per Round abilities (W16.3)
RENEWAL: Final = 4  # a new display (W18.2)
INCOMES: Final = 5  # coins and eggs (W18.3)
PAYMENTS: Final = 6  # End Game abilities with a price (W19.6)
OVER: Final = 7

# Who has to act, besides a seat.
CHANCE: Final = -1
NOBODY: Final = -2  # the rules themselves go on
SEVERAL: Final = -3  # phase KEEPING
FINISHED: Final = -4

# What chance is asked for.
A_DRAGON: Final = 0
A_CAVE: Final = 1
A_GUILD: Final = 2
AN_OBJECTIVE: Final = 3
A_START_PLAYER: Final = 4
A_DECISION: Final = 5

# A frame of the stack: what is being resolved, for whom, printed on the dragon of which space, and how far
# it is.
FRAME: Final = 8
NODE_AT: Final = 0
SEAT_AT: Final = 1
SPACE_AT: Final = 2
LEFT_AT: Final = 3  # how many are left to do
MASK_AT: Final = 4  # a set of spaces, items or slots
MEMO_AT: Final = 5  # what has been chosen so far
STAGE_AT: Final = 6
TAKEN_AT: Final = 7  # NEW: may be declined; TAKEN: the player asked for it; DONE: something has been done
DEPTH: Final = 64
NEW: Final = 0
TAKEN: Final = 1
DONE: Final = 2

# Actions as numbers, the players' first. Each has one meaning wherever it is offered.
ACT_EXCAVATE: Final = 0
ACT_ENTICE: Final = 1
ACT_EXPLORE: Final = 2  # plus the cave
ACT_PASS: Final = 5
ACT_USE: Final = 6
ACT_DECLINE: Final = 7  # also: no more, finished
ACT_OPTION: Final = 8  # plus the index of an item, or of a printed effect of the mat (5 * cave + stop)
OPTION_CODES: Final = 15
ACT_RESOURCE: Final = ACT_OPTION + OPTION_CODES  # plus the kind
ACT_EGG: Final = ACT_RESOURCE + 4  # the egg icon is the one waived (W13.3)
ACT_EXCHANGE: Final = ACT_EGG + 1  # plus 16 * one given + 4 * the other given + the kind taken
ACT_CAVE: Final = ACT_EXCHANGE + 64  # plus the cave of the mat
ACT_SPACE: Final = ACT_CAVE + 3  # plus the space
ACT_MAT: Final = ACT_SPACE + 12  # a nest of the mat
ACT_CELL: Final = ACT_MAT + 1  # plus the cell of the guild tile
CELL_CODES: Final = 7
ACT_DRAW: Final = ACT_CELL + CELL_CODES  # plus the kind of card: the top of that deck
ACT_DRAGON: Final = ACT_DRAW + 2  # plus the number of the dragon card
ACT_CAVE_CARD: Final = ACT_DRAGON + DRAGON_CARDS + 1  # plus the number of the cave card
PLAYER_ACTIONS: Final = ACT_CAVE_CARD + CAVE_CARDS + 1
DEAL_DRAGON: Final = PLAYER_ACTIONS
DEAL_CAVE: Final = DEAL_DRAGON + DRAGON_CARDS + 1
DEAL_GUILD: Final = DEAL_CAVE + CAVE_CARDS + 1
DEAL_OBJECTIVE: Final = DEAL_GUILD + 4
DEAL_START: Final = DEAL_OBJECTIVE + OBJECTIVE_SIDES
DEAL_DECISION: Final = DEAL_START + SEATS
ALL_ACTIONS: Final = DEAL_DECISION + DECISIONS
MOST_LEGAL: Final = (
    320  # more than any list: a draw has at most 183 outcomes, a payment at most the hand and some more
)

# The open question is a set of actions, 61 in a word: 2**61 is below 2**63, and 67 tells the powers of two
# apart.
WORD: Final = 61
WORDS: Final = (PLAYER_ACTIONS + WORD - 1) // WORD
BIT_OF = lookup([next((i for i in range(WORD) if (1 << i) % 67 == rest), 0) for rest in range(67)])
WORD_OF = lookup([action // WORD for action in range(WORDS * WORD)])
FLAG_OF = lookup([1 << (action % WORD) for action in range(WORDS * WORD)])

# Spaces of a mat in reading order of columns, for the adventurer: 0 = P0, 1 = first space, 2 = P1 … 8 = P4.
WALK_STOPS: Final = 9
SETUP_PICKS: Final = 5  # two cards put back, three resources taken; see START_* of the mat
