"""Numbers for everything that has a name in Draftosaurus: species, places, faces, options, steps, actions."""

from __future__ import annotations

from typing import Final

from dracosaur.core.twin import lookup

SEATS: Final = 5
SPECIES: Final = 6
TYRANNOSAURUS: Final = 0  # the other five species are equal in the rules (D1.1)

SUMMER: Final = 0
WINTER: Final = 1
MATCH: Final = 2

# The pens of both boards in the same order of quarters (D2.5), so that one table of zones serves both boards:
# woodlands left, left, right; grasslands left, right, right.
PENS: Final = 6
FOREST_OF_SAMENESS: Final = 0
WOODY_TRIO: Final = 1
KING_OF_THE_JUNGLE: Final = 2
PRAIRIE_OF_LOVE: Final = 3
MEADOW_OF_DIFFERENCES: Final = 4
SOLITARY_ISLAND: Final = 5
WELL_ORDERED_WOOD: Final = 0
LOVERS_BRIDGE_LEFT: Final = 1
LOOKOUT: Final = 2
QUARANTINE: Final = 3
LOVERS_BRIDGE_RIGHT: Final = 4
PYRAMID: Final = 5
RIVER: Final = 6
PLACES: Final = 7

# A spot says where exactly: a place, or one of the six spaces of the Pyramid (P1 = 7 … P6 = 12).
SPACES: Final = 6
FIRST_SPACE: Final = 7
SPOTS: Final = 13
STAY: Final = 13  # only for the quarantine move under O7 = optional

WOODLANDS: Final = 0
GRASSLANDS: Final = 1
RESTROOMS: Final = 2
FOOD_COURT: Final = 3
EMPTY_PEN: Final = 4
BEWARE_TREX: Final = 5
FACES: Final = 6

# Sets of pens, a bit for each: pen 0 is the last digit.
ALL_PENS: Final = 0b111111
LOVERS_BRIDGE: Final = 1 << LOVERS_BRIDGE_LEFT | 1 << LOVERS_BRIDGE_RIGHT
# D6.3: the pens that a zone face opens.
OPENED = lookup(
    (
        0b000111,  # woodlands
        0b111000,  # grasslands
        0b110100,  # restrooms: right of the river
        0b001011,  # food court: left of the river
    )
)

# The options O1 to O12 of D17.2 as numbers, in their order.
OPTIONS: Final = 12
FIRST_ROLLER: Final = 0  # a seat, or RANDOM
BOARD: Final = 1  # SUMMER, WINTER or MATCH
FIVE_PLAYER_LAST_TURN: Final = 2
PRAIRIE_CAPACITY: Final = 3
BRIDGE_HALF_CAPACITY: Final = 4
BRIDGE_AS_ONE_PEN: Final = 5  # O6 = trex_bonus_only
QUARANTINE_OPTIONAL: Final = 6
PLACE_WITH_CHOICE: Final = 7  # O8 = joint
DISCARD_WITH_CHOICE: Final = 8
DISCARD_HIDDEN: Final = 9
SECOND_START: Final = 10  # CONTINUE_DIE, SAME_AS_FIRST or DRAWN_ANEW
TIE_SHARED: Final = 11
RANDOM: Final = -1
CONTINUE_DIE: Final = 0
SAME_AS_FIRST: Final = 1
DRAWN_ANEW: Final = 2

# What the game waits for: chance first, then the players.
FIRST: Final = 0  # chance names the first roller
DEAL: Final = 1  # chance deals a hand
ROLL: Final = 2  # chance rolls the die
TURN: Final = 3  # the players choose, place, discard
LEAVE: Final = 4  # the quarantine moves (D12.1)
OVER: Final = 5

# The decisions of a turn (D17.9). A plan is their order; a stage ends where what was decided is shown.
CHOOSE: Final = 0
PLACE: Final = 1
DISCARD: Final = 2
NOTHING: Final = 3
STEPS = lookup(
    (
        (CHOOSE, PLACE, NOTHING),  # 0: three to five players
        (CHOOSE, PLACE, NOTHING),  # 1: the same, joint
        (CHOOSE, PLACE, DISCARD),  # 2: two players
        (CHOOSE, DISCARD, PLACE),  # 3: two players, discard with the choice
        (CHOOSE, PLACE, DISCARD),  # 4: two players, joint
        (CHOOSE, PLACE, DISCARD),  # 5: two players, joint, discard with the choice
    )
)
# How many decisions are made when the stage that holds this decision ends.
STAGE_END = lookup(
    ((1, 2, 2), (2, 2, 2), (1, 2, 3), (2, 2, 3), (2, 2, 3), (3, 3, 3)),
)
TURN_LENGTH = lookup((2, 2, 3, 3, 3, 3))

# Actions as numbers: players' first, then those of chance.
ACT_CHOOSE: Final = 0
ACT_PLACE: Final = ACT_CHOOSE + SPECIES
ACT_DISCARD: Final = ACT_PLACE + SPOTS
ACT_MOVE: Final = ACT_DISCARD + SPECIES
ACT_STAY: Final = ACT_MOVE + STAY
PLAYER_ACTIONS: Final = ACT_STAY + 1
ACT_FIRST: Final = PLAYER_ACTIONS
ACT_ROLL: Final = ACT_FIRST + SEATS
ACT_DEAL: Final = ACT_ROLL + FACES  # plus the hand, three bits for each species
HAND_BITS: Final = 3
DEAL_ACTIONS: Final = 1 << (HAND_BITS * SPECIES)
PIECE_BITS: Final = 8  # for each species in a number that counts pieces
EACH_1: Final = 0x010101010101
EACH_127: Final = 0x7F7F7F7F7F7F
EACH_128: Final = 0x808080808080
MOST_LEGAL: Final = 512  # a deal has at most 462 outcomes
CHANCE: Final = -1
SPECTATOR: Final = -1  # where somebody is asked who knows what

# D2.3, D2.4: how many dinosaurs fit; options may limit the Prairie and the halves of the bridge otherwise.
NO_LIMIT: Final = 99
CAPACITY = lookup(((6, 3, 1, NO_LIMIT, 6, 1, NO_LIMIT), (6, NO_LIMIT, 1, 1, NO_LIMIT, 6, NO_LIMIT)))

# Set-up by number of players (D3.2, D4.1, D4.2).
HAND: Final = 6
PIECES = lookup((0, 0, 8, 6, 8, 10))  # of each species in the bag
ROUNDS = lookup((0, 0, 4, 2, 2, 2))
TURNS = lookup((0, 0, 3, 6, 6, 6))
IN_BOX: Final = 10  # of each species in all
ZOO_SIZE: Final = 12  # dinosaurs in a finished zoo (D4.6)
